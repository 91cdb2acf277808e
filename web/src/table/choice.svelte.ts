/** A move that is chosen step by step: what is picked, what still fits, and what waits to be confirmed. */
import type { Considered } from "../../protocol";
import { speaksOf, type Slots } from "../lib/notation";
import { settings } from "../lib/settings.svelte";
import type { Guide } from "../lesson/guide.svelte";
import { endingOf } from "./endings";
import type { Perspective } from "./perspective.svelte";
import { Picking } from "./picking.svelte";
import type { Parts, Terms } from "./seen";

export class Choice {
  private waiting = $state.raw<{ event: number; move: string } | null>(null); // for the golden button
  private doubted = $state(-1); // at which event it was asked whether somebody means to do without: no longer, once the table goes on
  private picked = $state.raw<{ event: number; slots: Slots }>({ event: -1, slots: {} });

  readonly picking: Picking; // where several things are chosen, which goes its own way

  constructor(
    private readonly at: Perspective,
    private readonly guide: Guide,
    private readonly make: (move: string) => Promise<void>,
  ) {
    this.picking = new Picking(at);
  }

  readonly legal: string[] = $derived.by(() => (this.at.live.travels ? [] : this.guide.legal));
  private readonly possible: string[] = $derived.by(() => this.at.table?.legal ?? []); // in a lesson more than is meant
  readonly terms: Terms = $derived.by(() => this.at.table?.terms ?? {});
  private readonly apart: Map<string, Slots> = $derived.by(() => {
    const moves = [...this.possible, ...(this.at.table?.sets?.moves ?? [])]; // those of a set are legal one after another
    return new Map(moves.map((move) => [move, { ...speaksOf(this.at.game, move), ...words(this.terms[move]) }]));
  });
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
  readonly chosen: Slots = $derived.by(() => (this.picked.event === this.at.table?.event ? this.picked.slots : {}));
  readonly left: string[] = $derived.by(() => (this.picking.asks ? [] : this.fitting(this.chosen, this.legal)));
  /** The move that was chosen and waits to be confirmed. */
  readonly held: string = $derived.by(() =>
    this.waiting && this.waiting.event === this.at.table?.event ? this.waiting.move : "",
  );

  /** Whether somebody is asked if they mean it: they have chosen to do without what they could still do. */
  readonly asks: boolean = $derived.by(() => this.doubted >= 0 && this.doubted === this.at.table?.event);

  /** What a legal move speaks of, or one that chooses a thing of a set. */
  about(move: string): Slots {
    return this.apart.get(move) ?? {};
  }

  /** The moves that speak of all this; of those that are left, unless others are given. */
  fitting(slots: Parts, moves: readonly string[] = this.left): string[] {
    const { speaking } = this;
    const sets = Object.entries(slots).map(([slot, value]) => speaking.get(`${slot} ${value}`));
    return sets.includes(undefined) ? [] : moves.filter((move) => sets.every((set) => set!.has(move)));
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

  /** The next move of what is advised, if what is chosen can become it: of a set, the first that is not chosen yet. */
  towards({ move, whole }: Considered): string | null {
    if (!this.picking.asks) return this.left.includes(move) ? move : null;
    return this.picking.towards(whole ?? [], (one) => Object.values(this.about(one)));
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
    const settled = this.fitting(next, this.possible).length === 1 && Object.keys(next).length > 0 && !wait;
    if (settled && !settings.confirm) return void this.make(left[0]!); // the board changes once, when the answer comes
    this.picked = { event: this.at.table?.event ?? -1, slots: next };
    this.waiting = null;
    if (settled) void this.play(left[0]!);
  }

  startOver(): void {
    this.picking.startOver();
    this.picked = { event: -1, slots: {} };
    this.waiting = null;
    this.doubted = -1;
  }

  /** To do without was not meant. */
  goOn(): void {
    this.doubted = -1;
  }

  /** Nothing waits to be confirmed any more; what is picked stays until the table goes on. */
  letGo(): void {
    this.waiting = null;
  }

  /** A move was chosen: it is made, or for those who like to confirm, shown first. Choosing it again confirms it. */
  play(move: string): Promise<void> {
    const ending = this.guide.lesson ? null : endingOf(this.legal);
    if (ending?.how === "asked" && ending.move === move) {
      this.doubted = this.asks ? -1 : (this.at.table?.event ?? -1);
      return Promise.resolve();
    }
    if (!settings.confirm || this.held === move || !this.legal.includes(move)) return this.make(move);
    this.waiting = { event: this.at.table?.event ?? -1, move };
    return Promise.resolve();
  }

  confirm(): Promise<void> {
    return this.held ? this.make(this.held) : Promise.resolve();
  }
}

/** The words among the terms of a move: what a choice can go by. */
function words(terms: Terms[string] = {}): Slots {
  return Object.fromEntries(
    Object.entries(terms).flatMap(([slot, value]) => (typeof value === "string" ? [[slot, value]] : [])),
  );
}
