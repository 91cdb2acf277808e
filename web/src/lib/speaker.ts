/** Codes, ids and numbers in, sentences of one language out: the same as the speaker of the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrasing } from "../../protocol";
import { phrasing, takeApart } from "./notation";
import { written } from "./seats";
import { numberIn, type StoryEvent } from "./story";

type Slots = Record<string, unknown>;
type Event = StoryEvent;

/** What of a view is put into words. */
interface Asking {
  actor: number;
  actors: number[];
  seat: number | null;
  question: { ask: string };
  ranks: number[] | null;
  scores?: number[] | null;
  winner?: number | null;
  printed?: object; // figures of the edition
}

const OVER = -2;

export interface Reason {
  code: string;
  clause: string;
  args: Slots;
}

export class Speaker {
  readonly phrasing: Phrasing;
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    readonly game: string | null,
    sources: readonly string[],
  ) {
    this.phrasing = phrasing(game);
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message with its arguments. One that is missing is a bug of ours: it is reported, never shown as a key. */
  say = (key: string, args: Slots = {}): string => {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`${this.lang}: ${key} is missing`);
      return "…";
    }
    const errors: Error[] = [];
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) given[name] = plain(value);
    const text = this.bundle.formatPattern(pattern, given, errors);
    for (const error of errors) console.error(`${this.lang}: ${key}: ${error.message}`);
    return text;
  };

  /** The same, or nothing where there is no such message. */
  sayIf(key: string, args: Slots = {}): string {
    return this.has(key) ? this.say(key, args) : "";
  }

  name(kind: string, which: unknown): string {
    return this.say(nameKey(kind, which));
  }

  hasName(kind: string, which: unknown): boolean {
    return this.has(nameKey(kind, which));
  }

  /** What a thing is called, or the thing itself where it has no name. */
  called(kind: string, which: unknown): string {
    const key = nameKey(kind, which);
    return this.has(key) ? this.say(key) : String(which);
  }

  event(event: Event, people: readonly string[]): string {
    const { event: name, ...slots } = event;
    return this.say(`story-${name}`, { ...this.words(slots, people, 0), ...this.heap(event) });
  }

  /** What is expected, of the one who looks or of whom he waits for; at the end, who won. */
  question(view: Asking, people: readonly string[]): string {
    if (view.actor === OVER) return this.ending(view, people);
    const { ask, ...slots } = view.question;
    // What is printed differs between editions; sentences may say any figure of it.
    const words = { ...view.printed, ...this.words(slots, people, 0) };
    const asked = view.actors;
    if (view.seat !== null && asked.includes(view.seat)) return this.say(`ask-${ask}`, words);
    const names = asked.map((seat) => this.person(seat, people));
    return this.say(`wait-${ask}`, { ...words, seats: this.allOf(names), count: names.length });
  }

  reason(reason: Reason, people: readonly string[]): string {
    const sentence = this.say(`reason-${reason.code}`, this.words(reason.args, people, 1));
    if (!reason.clause) return this.say("reason-alone", { reason: sentence });
    return this.say("reason-with-clause", { reason: sentence, clause: reason.clause });
  }

  /** Why the server has refused something. */
  refusal(refusal: Reason, people: readonly string[]): string {
    if (refusal.clause && this.has(`reason-${refusal.code}`)) return this.reason(refusal, people);
    const { line, reason, ...args } = refusal.args;
    if (reason) args.reason = this.reason(reason as Reason, people);
    // What the server says, the terminal says in the same words; `refused` are those that only a page meets.
    const keys = [`error-${refusal.code}`, `refused-${refusal.code}`, `ui-${refusal.code}`];
    const key = keys.find((one) => this.has(one));
    const error = key ? this.say(key, args) : this.say("refused-other", { code: refusal.code });
    return line ? this.say("error-in-line", { line, error }) : error;
  }

  move(move: string, people: readonly string[]): string {
    const [verb, slots] = takeApart(this.game ?? "", move);
    return this.say(`move-${verb}`, this.words(slots, people, 1));
  }

  allOf(words: readonly string[]): string {
    if (words.length < 2) return words.join("");
    return this.say("list-and", { first: words.slice(0, -1).join(", "), last: words.at(-1) });
  }

  private ending(view: Asking, people: readonly string[]): string {
    const ranks = view.ranks ?? [];
    const best = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const scored = this.has("over-scored") ? "over-scored" : "over-best"; // a game's own sentence, if it counts no points
    const how = best.length > 1 ? "over-shared" : view.winner == null ? scored : "over-won";
    const names = best.filter((seat) => seat !== view.seat).map((seat) => this.person(seat, people));
    return this.say(view.seat !== null && best.includes(view.seat) ? `${how}-you` : how, {
      seats: this.allOf(names),
      points: view.scores?.[best[0]!],
    });
  }

  /** Each slot as people read it, and as `<slot>_id` as it was, for a message to select on. */
  private words(slots: Slots, people: readonly string[], first: number): Slots {
    const words: Slots = {};
    for (const [slot, given] of Object.entries(slots)) {
      const value = typeof given === "string" && /^\d+$/.test(given) ? Number(given) : given;
      words[`${slot}_id`] = value;
      words[slot] = this.word(slot, value, people, first);
    }
    return words;
  }

  private word(slot: string, value: unknown, people: readonly string[], first: number): unknown {
    if (this.phrasing.people.includes(slot) && typeof value === "number") return this.person(value - first, people);
    const key = nameKey(this.phrasing.kinds[slot] ?? slot, value);
    return this.has(key) ? this.say(key) : value;
  }

  private person(seat: number, people: readonly string[]): string {
    return people[seat] ?? this.say("name-seat", { number: written(seat) });
  }

  /** A heap of things: all of them by name for those who may know, by number for the others. */
  private heap(event: Event): Slots {
    const { heap } = this.phrasing;
    if (!heap || !(heap.pieces in event)) return {};
    const pieces = event[heap.pieces] as readonly string[] | null;
    const counts = heap.counted
      .map((slot): [string, number] => [slot, numberIn(event, slot)])
      .filter(([, count]) => count > 0);
    const told = pieces
      ? pieces.map((piece) => this.name(heap.kind, piece))
      : counts.map(([slot, count]) => this.say(heap.count, { [`${heap.by}_id`]: slot, count }));
    return { count: counts.reduce((sum, [, count]) => sum + count, 0), [heap.told]: this.allOf(told) };
  }
}

/** What Fluent can take: words and numbers. */
function plain(value: unknown): FluentVariable {
  if (Array.isArray(value)) return value.map((one) => String(plain(one))).join(", ");
  if (value === null || value === undefined) return "none";
  return typeof value === "number" ? value : String(value);
}

function nameKey(kind: string, which: unknown): string {
  const value =
    which === null || which === undefined ? "None" : which === true ? "True" : which === false ? "False" : which;
  return `name-${kind}-${value}`.replaceAll("/", "-").replaceAll(" ", "-");
}
