/** An exercise that somebody tries: what it is, and what was answered to the move. */
import type { Line } from "../lib/house";
import type { Solved } from "../../protocol";
import { note } from "./progress";
import { ExerciseWire } from "./wire";

export class Exercise {
  grade = $state("");
  of = $state(0); // exercises of this game
  solved = $state.raw<Solved | null>(null);
  private shown = $state(false);
  /** The best move, when it is no secret any more. */
  readonly best: string = $derived.by(() =>
    this.solved && (this.solved.right || this.shown)
      ? this.solved.right
        ? this.solved.move
        : this.solved.answers[0]!
      : "",
  );

  constructor(
    readonly game: string,
    readonly number: number,
  ) {}

  wire(): Line {
    const wire = new ExerciseWire(this.game, this.number, (grade, of) => ([this.grade, this.of] = [grade, of]));
    return wire as unknown as Line; // as much of it as a table needs
  }

  answered(solved: Solved): void {
    this.solved = solved;
    this.shown = false;
    note(this.game, this.number, solved.right);
  }

  show(): void {
    this.shown = true;
  }

  again(): void {
    this.solved = null;
    this.shown = false;
  }
}
