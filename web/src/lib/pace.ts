/**
 * What others do in quick succession is shown one after the other, as slowly as somebody likes, so that an eye can follow it.
 *
 * It is shown in the order in which it came, and one's own question comes with the last of it. What is urgent is shown at once,
 * with all that waits before it: after a move of one's own, and where nothing is to travel.
 */
import type { PaceName } from "./settings.svelte";

const PAUSES: Record<PaceName, number> = { slow: 1600, normal: 700, instant: 0, wait: Infinity }; // ms after each move
const MANY = 40; // that wait: who comes back to so much does not watch it all

export class Pace {
  private readonly waiting: { moment: number; show: () => void }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = -Infinity; // when something was
  private moment = -1; // of the game, that it belongs to

  constructor(
    private readonly isUrgent: () => boolean,
    private readonly chosen: () => PaceName,
    private readonly tell: (waiting: number) => void = () => undefined,
  ) {}

  /** Show something when its time has come; what belongs to one moment is shown together. */
  take(moment: number, show: () => void): void {
    this.waiting.push({ moment, show });
    this.go();
  }

  /** Show the next one now, whatever the pace. */
  step(): void {
    this.shown = -Infinity;
    this.stop();
    this.next();
    this.go();
  }

  /** Show all that waits now. */
  rush(): void {
    this.stop();
    while (this.waiting.length) this.next();
    this.tell(0);
  }

  /** Somebody has changed the pace. */
  anew(): void {
    this.stop();
    this.go();
  }

  /** Forget what waits. */
  clear(): void {
    this.stop();
    this.waiting.length = 0;
    this.tell(0);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    const one = this.waiting.shift();
    if (!one) return;
    this.moment = one.moment;
    one.show();
  }

  private go(): void {
    if (this.timer !== undefined) return;
    while (this.waiting[0]) {
      const rest = this.rest(this.waiting[0].moment);
      if (rest > 0) {
        if (rest < Infinity) this.timer = setTimeout(() => ((this.timer = undefined), this.go()), rest);
        break;
      }
      if (this.waiting[0].moment !== this.moment) this.shown = performance.now();
      this.next();
    }
    this.tell(this.waiting.length);
  }

  /** How long something still has to wait, in ms. */
  private rest(moment: number): number {
    if (this.isUrgent() || moment === this.moment || this.waiting.length > MANY) return 0;
    return this.shown + PAUSES[this.chosen()] - performance.now();
  }
}
