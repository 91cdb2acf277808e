/** The coach of a seat: hints in three depths, a warning before a grave mistake, and a line after a turn. */
import type { Considered, Weighed } from "../../protocol";
import { Refused } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Guide } from "../lesson/guide.svelte";
import type { Perspective } from "./perspective.svelte";

export const DEPTHS = ["look", "move", "why"] as const; // where to look, which move, what for
export type Depth = (typeof DEPTHS)[number];
const PATIENCE = 3_000; // ms that a move waits for the coach at most

/** Moves that a good player would consider, the best first, between which moves, and how much of it is told. */
export interface Advised {
  moves: readonly Considered[];
  legal: readonly string[];
  depth: Depth;
}

/** Moves that wait: one of them would be a grave mistake. */
export interface Warned extends Weighed {
  moves: readonly string[];
}

export class Coach {
  advice = $state.raw<Advised | null>(null);
  private held = $state.raw<Warned | null>(null);
  private told = $state.raw<{ turn: number; eyes: number; brought: Record<string, number> } | null>(null);
  private warnedIn = -1; // the turn in which somebody was warned, by the ply at which it began

  constructor(
    private readonly at: Perspective,
    private readonly guide: Guide,
    private readonly examined = false, // in an exercise nobody helps
  ) {}

  /** Whether there is one: the table allows it, the person wants it, and no lesson speaks. */
  readonly speaks: boolean = $derived.by(
    () => !this.examined && settings.coach !== "off" && this.at.table?.coach === true && this.guide.lesson === null,
  );
  readonly warning: Warned | null = $derived.by(() => (this.held?.event === this.at.table?.event ? this.held : null));
  /** What the last turn has brought, as long as this one goes on. */
  readonly brought: Record<string, number> = $derived.by(() =>
    this.speaks && this.told?.turn === this.turn && this.told.eyes === this.at.eyes ? this.told.brought : {},
  );

  /** The turn of this seat: the ply at which it began. */
  private get turn(): number {
    return this.at.live.began[this.at.eyes] ?? -1;
  }

  /** A move may just have been made: then the answer is about what is legal after it, or it is no longer one's turn. */
  async ask(legal: () => readonly string[]): Promise<void> {
    const before = legal();
    this.letGo(); // whoever asks looks again
    const answer = await this.at.live.send({ do: "hint", seat: this.at.eyes }).catch((error: unknown) => {
      if (error instanceof Refused && error.reason.code === "not-asked") return null;
      throw error;
    });
    if (answer?.is !== "hint") return;
    const now = answer.event === this.at.table?.event;
    this.advice = { moves: answer.moves, legal: now ? legal() : before, depth: DEPTHS[0] };
  }

  /** Tell more of the advice; after all is told, nothing. */
  deepen(): void {
    const next = this.advice && DEPTHS[DEPTHS.indexOf(this.advice.depth) + 1];
    this.advice = this.advice && next ? { ...this.advice, depth: next } : null;
  }

  /** Whether a strict coach holds moves back; at most once a turn. If it cannot tell soon, it lets them pass. */
  async objects(moves: readonly string[]): Promise<boolean> {
    const { table, eyes, live } = this.at;
    const chooses = (table?.legal.length ?? 0) > 1 || table?.sets; // a set may begin with what there is no choice about
    if (settings.coach !== "strict" || !this.speaks || !chooses) return false;
    if (this.warnedIn === this.turn || this.at.evident) return false;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    try {
      const answer = await Promise.race([live.send({ do: "weigh", moves: [...moves], seat: eyes }), late]);
      if (answer?.is !== "weigh" || !answer.mistake) return false;
      this.warnedIn = this.turn;
      this.held = { ...answer, moves };
      return true;
    } catch (error) {
      if (error instanceof Refused) return false; // whatever is wrong with the moves, the table says itself
      throw error;
    }
  }

  /** Nothing waits any more. */
  letGo(): void {
    this.held = null;
  }

  /** At the beginning of a turn: what the last one has brought. */
  async recall(): Promise<void> {
    const { turn } = this;
    const { eyes, live } = this.at;
    if (!this.speaks || (this.told?.turn === turn && this.told.eyes === eyes)) return;
    this.told = { turn, eyes, brought: {} };
    try {
      const answer = await live.send({ do: "recap", seat: eyes });
      if (answer.is === "recap") this.told = { turn, eyes, brought: answer.brought };
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the table has gone on, or too much is asked: it is only a line
    }
  }
}
