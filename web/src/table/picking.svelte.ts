/** A set that is being chosen, card by card and in any order; nothing is sent before it is full and confirmed. */
import type { Sets } from "../../protocol";
import type { Perspective } from "./perspective.svelte";
import { changed, forced, having, missing, movesFor, size, unpack, type Count, type Whole } from "./sets";

const NONE: Count = new Map();

export class Picking {
  private chosen = $state.raw<{ event: number; count: Count }>({ event: -1, count: NONE });

  constructor(private readonly at: Perspective) {}

  // In a lesson one does one thing after the other.
  private readonly told: Sets | null = $derived.by(() =>
    this.at.live.travels || this.at.table?.lesson ? null : (this.at.table?.sets ?? null),
  );
  private readonly sets: Whole[] = $derived(this.told ? unpack(this.told) : []);
  private readonly fixed: Count = $derived(forced(this.sets));
  private readonly count: Count = $derived.by(() =>
    this.chosen.event === this.at.table?.event ? this.chosen.count : this.fixed,
  );
  private readonly open: Whole[] = $derived(having(this.sets, this.count));
  private readonly more: Set<string> = $derived.by(() => {
    const found = this.open.flatMap(({ things }) =>
      [...things].flatMap(([thing, count]) => (count > this.has(thing) ? [thing] : [])),
    );
    return new Set(found);
  });

  /** Whether a set is asked for. */
  readonly asks: boolean = $derived(this.sets.length > 0);
  readonly wanted: number = $derived(this.sets[0] ? size(this.sets[0].things) : 0);
  readonly number: number = $derived(size(this.count));
  /** The moves that choose what is chosen, once that is enough. */
  readonly moves: string[] = $derived(this.number === this.wanted ? movesFor(this.open, this.count) : []);
  /** Everything that is chosen, by name. */
  readonly list: string[] = $derived(
    [...this.count].flatMap(([thing, count]) => Array.from({ length: count }, () => thing)).sort(),
  );
  readonly begun: boolean = $derived(this.number > size(this.fixed));

  /** How many of a thing are chosen. */
  has(thing: string): number {
    return this.count.get(thing) ?? 0;
  }

  /** Whether one more of it fits to what is chosen. */
  fits(thing: string): boolean {
    return this.more.has(thing);
  }

  /** Whether it is in any set at all: if so and it does not fit now, that is because of what is chosen. */
  knows(thing: string): boolean {
    return this.told?.things.includes(thing) ?? false;
  }

  /** Of things that are alike, the first ones are those that are chosen: whether this one can be clicked. */
  canToggle(thing: string, nth: number): boolean {
    return nth < this.has(thing) ? nth >= (this.fixed.get(thing) ?? 0) : this.fits(thing);
  }

  toggle(thing: string, nth: number): void {
    if (!this.canToggle(thing, nth)) return;
    const count = changed(this.count, thing, nth < this.has(thing) ? -1 : 1);
    this.chosen = { event: this.at.table?.event ?? -1, count };
  }

  /** Of moves that choose a whole set, the next to be made, or the last if all is chosen; null if something else is. */
  towards(moves: readonly string[], about: (move: string) => string[]): string | null {
    const whole = this.open.find((one) => one.moves.join() === moves.join());
    if (!whole) return null;
    const next = missing(whole, this.count);
    const named = [...moves, ...this.told!.moves].find((move) => next && about(move).includes(next));
    return named ?? moves.at(-1)!;
  }

  startOver(): void {
    this.chosen = { event: -1, count: NONE };
  }
}
