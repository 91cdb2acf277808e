/** Codes, ids and numbers in, sentences of one language out: the same as the speaker of the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrasing } from "../../protocol";
import * as asking from "./asking";
import * as deeds from "./deeds";
import { phrasing, takeApart } from "./notation";
import { written } from "./seats";
import type { StoryEvent } from "./story";

export type Slots = Record<string, unknown>;
export type Event = StoryEvent;

/** What of a view is put into words. */
export interface Asking {
  actor: number;
  actors: number[];
  seat: number | null;
  question: { ask: string };
  ranks: number[] | null;
  scores?: number[] | null;
  winner?: number | null;
  printed?: object; // figures of the edition
}

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

  /** A message, or an attribute of it, with its arguments. What is missing is a bug of ours: it is reported, never shown as a key. */
  say = (key: string, args: Slots = {}, attribute = ""): string => {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      console.error(`${this.lang}: ${key} ${attribute} is missing`);
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

  /** One event of a story by itself. */
  event(event: Event, people: readonly string[], reader: number | null = null): string {
    return this.deed(event, [event], people, reader);
  }

  /** A deed in one sentence: the event that names it, and what it gathers from all events of its line. */
  deed(head: Event, line: readonly Event[], people: readonly string[], reader: number | null): string {
    return deeds.sentence(this, head, line, people, reader);
  }

  /** What the viewer has to do, or whom they wait for; at the end, who won. */
  question(
    view: Asking,
    people: readonly string[],
    legal: readonly string[] = [],
    chosen: Slots = {},
    bots: readonly number[] = [],
  ): string {
    return asking.question(this, view, people, legal, chosen, bots);
  }

  reason(reason: Reason, people: readonly string[]): string {
    const sentence = this.say(`reason-${reason.code}`, this.words(reason.args, people, null, 1));
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
    return this.say(`move-${verb}`, this.words(slots, people, null, 1));
  }

  allOf(words: readonly string[]): string {
    if (words.length < 2) return words.join("");
    return this.say("list-and", { first: words.slice(0, -1).join(", "), last: words.at(-1) });
  }

  anyOf(words: readonly string[]): string {
    if (words.length < 2) return words.join("");
    return this.say("list-or", { first: words.slice(0, -1).join(", "), last: words.at(-1) });
  }

  person(seat: number, people: readonly string[]): string {
    return people[seat] ?? this.say("name-seat", { number: written(seat) });
  }

  /**
   * Each slot as people read it, and as `<slot>_id` as it was, for a message to select on. Of a thing with two names
   * (`africa/pottery`), `<slot>_of` is the first and `<slot>_kind` the second. Of a seat, `<slot>_who` says whether it is
   * `you`.
   */
  words(slots: Slots, people: readonly string[], reader: number | null = null, first = 0): Slots {
    const words: Slots = {};
    for (const [slot, given] of Object.entries(slots)) {
      const value = numberOrWord(given);
      words[`${slot}_id`] = value;
      const names =
        typeof value === "string" && value.includes("/") ? value.split("/").map(numberOrWord) : [value, value];
      [words[`${slot}_of`], words[`${slot}_kind`]] = names;
      if (this.phrasing.people.includes(slot))
        words[`${slot}_who`] = value != null && value === reader ? "you" : "other";
      words[slot] = this.word(slot, value, people, reader, first);
    }
    return words;
  }

  private word(slot: string, value: unknown, people: readonly string[], reader: number | null, first: number): unknown {
    const { people: persons, kinds } = this.phrasing;
    if (persons.includes(slot) && typeof value === "number") {
      if (value === reader) return this.say(slot === persons[0] ? "name-you" : "name-you-other");
      return this.person(value - first, people);
    }
    const key = nameKey(kinds[slot] ?? slot, value);
    return this.has(key) ? this.say(key) : value;
  }
}

const numberOrWord = (given: unknown): unknown =>
  typeof given === "string" && /^\d+$/.test(given) ? Number(given) : given;

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
