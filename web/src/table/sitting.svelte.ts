/** Sitting at a table: what one sees, what one may do, and a choice that is made step by step. */
import type { Considered } from "../../protocol";
import { Refused } from "../lib/api";
import { Live, type Standing } from "../lib/live.svelte";
import { speaksOf, type Slots } from "../lib/notation";
import { drawn, hold } from "../lib/keys";
import { called } from "../lib/people";
import { carryLink } from "../lib/route.svelte";
import type { Speaker } from "../lib/speaker";
import { lines, type Line, type StoryEvent } from "../lib/story";
import { settings } from "../lib/settings.svelte";
import { speaker } from "../lib/words.svelte";
import type { Frame } from "../replay/frame.svelte";
import { pastOf } from "../replay/past";
import type { Gains, Parts, Seen, Terms, View } from "./seen";
import { golden, type Golden } from "./golden";
import { Previews } from "./previews.svelte";

export type { Seen, View } from "./seen";

export class Sitting implements Seen {
  readonly live: Live;
  readonly previews = new Previews(this);
  notice = $state("");
  counting = $state(false); // the points are being counted before one's eyes
  leaving = $state(false); // somebody is about to leave, and is asked whether he means it
  advice = $state.raw<Considered[]>([]);
  past = $state.raw<Frame | null>(null); // an earlier position that one looks at
  curtain = $state(true); // where several seats are played: nobody sees the secrets of the next until he says so
  private looking = $state(0); // the seat of those played here that looks
  private waiting = $state.raw<{ ply: number; move: string } | null>(null); // for the golden button
  private answered = { ply: -1, eyes: 0 }; // the question to which a move is under way
  private picked = $state.raw<{ ply: number; slots: Slots }>({ ply: -1, slots: {} });

  constructor(name: string, tokens: readonly string[]) {
    this.live = new Live(name, tokens);
  }

  /** The seat through whose eyes one looks, from 1; 0 for a spectator. Of several, the one that was handed the device. */
  readonly eyes: number = $derived.by(() => {
    const seats = this.live.seats;
    if (seats.length < 2) return seats[0] ?? 0;
    if (seats.includes(this.looking)) return this.looking;
    return seats.find((seat) => this.live.tables[seat]?.asked.includes(seat)) ?? seats[0] ?? 0;
  });
  readonly table: Standing | null = $derived.by(() => this.live.tables[this.eyes] ?? null);
  readonly game: string = $derived.by(() => this.live.welcome?.game ?? "");
  readonly edition: string = $derived.by(() => this.live.welcome?.edition ?? "");
  readonly speaker: Speaker = $derived(speaker(this.game));
  readonly view: View | null = $derived((this.table?.view ?? null) as View | null);
  readonly people: string[] = $derived(called(this.table?.seats ?? []));
  readonly legal: string[] = $derived(this.table?.legal ?? []);
  readonly terms: Terms = $derived(this.table?.terms ?? {});
  private readonly apart: Map<string, Slots> = $derived(
    new Map(this.legal.map((move) => [move, { ...speaksOf(this.game, move), ...words(this.terms[move]) }])),
  );
  // The legal moves by each part that they speak of: a board asks for hundreds of parts with every change.
  private readonly speaking: Map<string, Set<string>> = $derived.by(() => {
    const found = new Map<string, Set<string>>();
    for (const [move, slots] of this.apart) {
      for (const [slot, value] of Object.entries(slots)) {
        const key = `${slot} ${value}`;
        found.set(key, (found.get(key) ?? new Set()).add(move));
      }
    }
    return found;
  });
  readonly chosen: Slots = $derived(this.picked.ply === this.table?.ply ? this.picked.slots : {});
  readonly left: string[] = $derived(this.fitting(this.chosen, this.legal));
  readonly story: readonly StoryEvent[] = $derived.by(() => this.live.stories[this.eyes] ?? []);
  readonly log: Line[] = $derived(lines(this.speaker, this.story, this.people));
  readonly asked: boolean = $derived(this.table?.asked.includes(this.eyes) ?? false);
  /** The move that was chosen and waits to be confirmed. */
  readonly held: string = $derived(this.waiting && this.waiting.ply === this.table?.ply ? this.waiting.move : "");
  /** Another seat of this device that is asked while this one is not; 0 for none. */
  readonly next: number = $derived.by(() => {
    if (this.asked || this.table?.phase !== "playing") return 0;
    return this.live.seats.find((seat) => this.table?.asked.includes(seat)) ?? 0;
  });
  readonly covered: boolean = $derived.by(
    () => this.curtain && this.live.seats.length > 1 && this.table?.phase === "playing",
  );
  readonly golden: Golden | null = $derived.by(() => golden(this));
  readonly question: string = $derived(this.view ? this.speaker.question(this.view, this.people) : "");

  readonly gains: Gains = $derived(this.previews.gains);

  /** What a legal move speaks of. */
  about(move: string): Slots {
    return this.apart.get(move) ?? {};
  }

  /** The moves that speak of all this; of those that are left, unless others are given. */
  fitting(slots: Parts, moves: readonly string[] = this.left): string[] {
    const { speaking } = this;
    const sets = Object.entries(slots).map(([slot, value]) => speaking.get(`${slot} ${value}`));
    return sets.includes(undefined) ? [] : moves.filter((move) => sets.every((set) => set!.has(move)));
  }

  /** Give the device to another seat that is played here; its secrets stay covered until it looks. */
  handOver(seat: number): void {
    this.looking = seat;
    this.curtain = true;
    this.past = null;
    this.startOver();
  }

  look(): void {
    this.looking = this.eyes;
    this.curtain = false;
  }

  /** Whether a click on something would bring the choice further. */
  glows(slot: string, value: string | number): boolean {
    if (slot in this.chosen) return false;
    const fitting = this.fitting({ [slot]: value });
    return fitting.length > 0 && (fitting.length < this.left.length || fitting.length === 1);
  }

  isPicked(slot: string, value: string | number): boolean {
    return this.chosen[slot] === String(value);
  }

  /** Choose a part of a move; when only one move is left, it is made, unless one waits. A second click takes the part back, or confirms. */
  pick(slots: Parts, wait = false): void {
    if (this.held && Object.entries(slots).every(([slot, value]) => this.isPicked(slot, value)))
      return void this.confirm();
    const next: Slots = { ...this.chosen };
    for (const [slot, value] of Object.entries(slots)) {
      if (next[slot] === String(value)) delete next[slot];
      else next[slot] = String(value);
    }
    const left = this.fitting(next, this.legal);
    if (!left.length) return;
    const settled = left.length === 1 && Object.keys(next).length > 0 && !wait;
    if (settled && !settings.confirm) return void this.make(left[0]!); // the board changes once, when the answer comes
    this.picked = { ply: this.table?.ply ?? -1, slots: next };
    this.waiting = null;
    if (settled) void this.play(left[0]!);
  }

  startOver(): void {
    this.picked = { ply: -1, slots: {} };
    this.waiting = null;
  }

  /** A move was chosen: it is made, or where somebody likes to confirm, shown first. Choosing it again confirms it. */
  play(move: string): Promise<void> {
    if (!settings.confirm || this.held === move || !this.legal.includes(move)) return this.make(move);
    this.waiting = { ply: this.table?.ply ?? -1, move };
    return Promise.resolve();
  }

  confirm(): Promise<void> {
    return this.held ? this.make(this.held) : Promise.resolve();
  }

  /** Make a move, or several in a row, once however often it is clicked: until it is refused, or the table has gone on. */
  async make(...moves: readonly string[]): Promise<void> {
    const { eyes } = this;
    const ply = this.table?.ply ?? 0;
    if (this.answered.ply === ply && this.answered.eyes === eyes) return;
    this.answered = { ply, eyes };
    if (this.advice.length) this.advice = [];
    this.past = null;
    this.waiting = null;
    await this.attempt(async () => {
      try {
        await this.live.send({ do: "play", ply, moves: [...moves], seat: eyes || null });
      } catch (refused) {
        this.answered = { ply: -1, eyes: 0 };
        throw refused;
      }
    });
  }

  /** Take back one's last move, or to so many actions. */
  undo(to: number | null = null): Promise<void> {
    return this.attempt(() => this.live.send({ do: "undo", to, seat: this.eyes || null }));
  }

  /** To how many actions one's turn can be begun again; null if nothing was done in it. */
  readonly restart: number | null = $derived.by(() => {
    const began = this.live.began[this.eyes];
    return began !== undefined && this.asked && this.table && began < this.table.moves ? began : null;
  });

  agree(yes: boolean): Promise<void> {
    return this.attempt(() => this.live.send({ do: "agree", yes, seat: this.eyes || null }));
  }

  chat(text: string): Promise<void> {
    return this.attempt(() => this.live.send({ do: "say", text, seat: this.eyes || null }));
  }

  leave(): Promise<void> {
    this.leaving = false;
    return this.attempt(() => this.live.send({ do: "leave", seat: this.eyes || null }));
  }

  back(): Promise<void> {
    return this.attempt(() => this.live.send({ do: "back", seat: this.eyes || null }));
  }

  rematch(): Promise<void> {
    return this.attempt(() => this.live.send({ do: "rematch", seat: this.eyes || null }));
  }

  /** A link by which this seat can be played on another device, too; empty if it was refused. */
  async carry(): Promise<string> {
    const code = drawn();
    await this.attempt(() => this.live.send({ do: "carry", code, seat: this.eyes || null }));
    return this.notice ? "" : carryLink(this.live.name, code);
  }

  /** Somebody else has my link: a new token, which is kept before it is sent, so that nothing is lost with the answer. */
  async renew(): Promise<void> {
    const token = drawn();
    hold(this.live.name, this.game, [token]);
    await this.attempt(() => this.live.send({ do: "renew", token, seat: this.eyes || null }));
    this.live.use(token); // also when the answer was lost: if it opens nothing, it is dropped
  }

  hint(): Promise<void> {
    return this.attempt(async () => {
      const answer = await this.live.send({ do: "hint", seat: this.eyes || null });
      if (answer.is === "hint") this.advice = answer.moves.slice(0, 3);
    });
  }

  /** Look at the table as it was after a line of the log. */
  lookBack(line: Line): Promise<void> {
    return this.attempt(async () => {
      this.past = await pastOf(this.live.name, this.eyes, this.live.tokens, line.last);
    });
  }

  /** Why a move is not possible, in words with its clause. */
  async reason(move: string): Promise<string> {
    try {
      const answer = await this.live.send({ do: "why", move, seat: this.eyes || null });
      if (answer.is !== "why") return "";
      return answer.legal ? this.speaker.say("ui-is-legal", { move }) : this.speaker.reason(here(answer), this.people);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return this.speaker.refusal(here(error.reason), this.people);
    }
  }

  async why(move: string): Promise<void> {
    this.notice = await this.reason(move);
  }

  /** What is typed: a move, or a word that asks for something else. */
  typed(text: string): Promise<void> {
    const line = text.trim().replace(/^\//, "").toLowerCase().replace(/\s+/g, " ");
    const [first, ...rest] = line.split(" ");
    if (first === "why" && rest.length) return this.why(rest.join(" "));
    if (line === "hint") return this.hint();
    if (line === "undo") return this.undo();
    if (first === "say" && rest.length) return this.chat(text.trim().slice(4));
    return line ? this.make(line) : Promise.resolve();
  }

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    this.notice = "";
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notice = this.speaker.refusal(here(error.reason), this.people);
      this.startOver();
    }
  }
}

/** The words among the terms of a move: what a choice can go by. */
function words(terms: Terms[string] = {}): Slots {
  return Object.fromEntries(
    Object.entries(terms).flatMap(([slot, value]) => (typeof value === "string" ? [[slot, value]] : [])),
  );
}

/** A reason as one says it at a table, where everybody knows which game's rules are meant. */
function here<R extends { clause: string }>(reason: R): R {
  return { ...reason, clause: reason.clause.replace(/^[a-z]+ (?=§)/, "") };
}
