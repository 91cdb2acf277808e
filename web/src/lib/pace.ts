/**
 * What comes in quick succession is shown one after the other, so that an eye can follow it.
 *
 * Nobody is kept waiting by it: what is urgent is shown at once, with all that waits before it, and so is everything after a
 * click or a key.
 */
const STEP = 460; // ms between two
const LONGEST = 1300; // ms until all is shown, however many wait

export class Pace {
  private readonly waiting: { moment: number; show: () => void }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = -STEP; // when something was
  private moment = -1; // of the game, that it belongs to

  constructor(private readonly isUrgent: () => boolean) {
    addEventListener("click", this.hurry);
    addEventListener("keyup", this.hurry);
  }

  /** Show something when its time has come; what belongs to one moment is shown together. */
  take(moment: number, show: () => void): void {
    this.waiting.push({ moment, show });
    this.go();
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
  }

  close(): void {
    this.clear();
    removeEventListener("click", this.hurry);
    removeEventListener("keyup", this.hurry);
  }

  private readonly hurry = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const one of this.waiting.splice(0)) one.show();
  };

  private readonly go = (): void => {
    if (this.timer !== undefined) return;
    while (this.waiting[0]) {
      const { moment, show } = this.waiting[0];
      const rest =
        this.isUrgent() || moment === this.moment
          ? 0
          : this.shown + Math.min(STEP, LONGEST / this.waiting.length) - performance.now();
      if (rest > 0) {
        this.timer = setTimeout(() => ((this.timer = undefined), this.go()), rest);
        return;
      }
      this.shown = performance.now();
      this.moment = moment;
      this.waiting.shift();
      show();
    }
  };
}
