/** Codes, ids and numbers in, sentences of one language out: the same as the speaker of the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kindOf, takeApart } from "./notation";

type Slots = Record<string, unknown>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a game shows has no types yet
type Event = Record<string, any>;

const OVER = -2;
const PEOPLE = ["seat", "rival", "by"]; // slots that hold a seat
const COLOURS = ["blue", "brown", "yellow"];

export interface Reason {
  code: string;
  clause: string;
  args: Slots;
}

export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    readonly game: string | null,
    sources: readonly string[],
  ) {
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

  name(kind: string, which: unknown): string {
    return this.say(nameKey(kind, which));
  }

  /** What a thing is called, or the thing itself where it has no name. */
  called(kind: string, which: unknown): string {
    const key = nameKey(kind, which);
    return this.has(key) ? this.say(key) : String(which);
  }

  event(event: Event, people: readonly string[]): string {
    const { event: name, ...slots } = event;
    return this.say(`story-${name}`, { ...this.words(slots, people, 0), ...this.more(event) });
  }

  /** What is expected, of the one who looks or of whom he waits for; at the end, who won. */
  question(view: Event, people: readonly string[]): string {
    if (view.actor === OVER) return this.ending(view, people);
    const { ask, ...slots } = view.question;
    const words = this.words(slots, people, 0);
    const asked: number[] = view.actors;
    if (asked.includes(view.seat)) return this.say(`ask-${ask}`, words);
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
    const keys = [`refused-${refusal.code}`, `error-${refusal.code}`, `ui-${refusal.code}`];
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

  private ending(view: Event, people: readonly string[]): string {
    const ranks: number[] = view.ranks;
    const best = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const how = best.length > 1 ? "over-shared" : view.winner == null ? "over-best" : "over-won";
    const names = best.filter((seat) => seat !== view.seat).map((seat) => this.person(seat, people));
    return this.say(best.includes(view.seat) ? `${how}-you` : how, { seats: this.allOf(names) });
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
    if (PEOPLE.includes(slot) && typeof value === "number") return this.person(value - first, people);
    const key = nameKey(kindOf(this.game ?? "", slot), value);
    return this.has(key) ? this.say(key) : value;
  }

  private person(seat: number, people: readonly string[]): string {
    return people[seat] ?? this.say("name-seat", { number: seat + 1 });
  }

  /** A heap of fragments of Artefakt: piece by piece for who may know, by colour for the others. */
  private more(event: Event): Slots {
    if (this.game !== "artefakt" || !("pieces" in event)) return {};
    const counts = COLOURS.map((colour): [string, number] => [colour, event[colour]]).filter(([, count]) => count > 0);
    const told =
      event.pieces === null
        ? counts.map(([colour, count]) => this.say("phrase-count", { colour_id: colour, count }))
        : (event.pieces as string[]).map((piece) => this.name("piece", piece));
    return { count: counts.reduce((sum, [, count]) => sum + count, 0), fragments: this.allOf(told) };
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
