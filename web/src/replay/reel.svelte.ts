/** A replayed game: all its steps, and the one that is looked at. Step 0 is before the first action. */
import type { Replay, Step } from "../../protocol";
import type { StoryEvent } from "../lib/story";

const PACE = 900; // ms for a step at usual speed
const QUIET = 4; // so much quicker is a step that tells nothing
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export class Reel {
  replay = $state.raw() as Replay;
  playing = $state(false);
  speed = $state(1);
  private reached = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, step: number | null = null) {
    this.replay = replay;
    this.step = step ?? replay.steps.length;
  }

  readonly last: number = $derived.by(() => this.replay.steps.length);
  readonly now: Step | null = $derived.by(() => this.replay.steps[this.reached - 1] ?? null);
  readonly events: StoryEvent[] = $derived.by(() =>
    this.replay.steps.flatMap((step) => step.story as unknown as StoryEvent[]),
  );
  /** How many events have been told after each step. */
  readonly told: number[] = $derived.by(() => {
    let count = 0;
    return [0, ...this.replay.steps.map((step) => (count += step.story.length))];
  });
  /** The last event that has been told. */
  readonly event: number = $derived.by(() => this.told[this.reached]! - 1);

  get step(): number {
    return this.reached;
  }

  set step(step: number) {
    this.reached = Math.max(0, Math.min(this.last, step));
  }

  /** The step that contains an event. */
  stepOf(event: number): number {
    const step = this.told.findIndex((count) => count > event);
    return step < 0 ? this.last : step;
  }

  /** The same game as another viewer sees it. */
  swap(replay: Replay): void {
    this.replay = replay;
    this.step = this.reached;
  }

  /** Play on by itself, from the beginning if it is at its end; or stop. */
  toggle(): void {
    if (this.playing) this.stop();
    else {
      if (this.reached === this.last) this.step = 0;
      this.playing = true;
      this.wait();
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  go(step: number): void {
    this.stop();
    this.step = step;
  }

  private wait(): void {
    const next = this.replay.steps[this.reached];
    const pace = next && next.seat === null ? PACE / QUIET : PACE;
    this.timer = setTimeout(() => {
      this.step += 1;
      if (this.reached < this.last) this.wait();
      else this.playing = false;
    }, pace / this.speed);
  }
}
