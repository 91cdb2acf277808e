/** The lesson of a table: which of its bubbles is shown, which moves may be made now, and what is answered to others. */
import type { Bubble, Lesson } from "../../protocol";
import type { Reason } from "../lib/speaker";
import type { Perspective } from "../table/perspective.svelte";
import { wordsOf } from "../learn/words.svelte";

const coarse = matchMedia("(pointer: coarse)");
const PATIENCE = 2; // other moves in one step, until “Show me” breathes

/** An answer to a move that is not meant: why it is not possible, if it is not, and what to do instead. */
export interface Answer {
  step: string;
  reason: string; // of the rules
  line: string; // of the lesson
  misses: number; // in this step
}

export class Guide {
  // The step whose bubble is shown; or after a step back, the ply whose last bubble is.
  private here = $state.raw({ step: "", ply: -1 });
  private given = $state.raw<Answer | null>(null);

  constructor(
    private readonly at: Perspective,
    private readonly why: (move: string) => Promise<string>,
  ) {}

  readonly lesson: Lesson | null = $derived.by(() => this.at.table?.lesson ?? null);
  private readonly bubbles: Bubble[] = $derived.by(() => this.lesson?.bubbles ?? []);
  private readonly number: number = $derived.by(() => {
    const found = this.bubbles.findIndex(({ step }) => step === this.here.step);
    return found < 0 && this.at.table?.ply === this.here.ply ? this.bubbles.length - 1 : Math.max(0, found);
  });
  readonly bubble: Bubble | null = $derived.by(() => this.bubbles[this.number] ?? null);
  private readonly isLast: boolean = $derived.by(() => this.number === this.bubbles.length - 1);
  /** The script plays, and there is nothing to read or to do. */
  readonly watching: boolean = $derived.by(() => this.lesson !== null && (this.lesson.playing || !this.bubble));
  readonly asks: boolean = $derived.by(() => this.bubble?.kind === "do");
  /** There is nothing more to play: `then` of the lesson says what comes next. */
  readonly over: boolean = $derived.by(() => this.isLast && Boolean(this.lesson?.then));
  readonly canGoOn: boolean = $derived.by(() => this.bubble !== null && !this.asks && !this.over);
  readonly canGoBack: boolean = $derived.by(() => this.number > 0 || this.at.table?.undo != null);
  /** The moves that can be made: all legal ones at a usual table, those that are meant in a lesson. */
  readonly legal: string[] = $derived.by(() => {
    const legal = this.at.table?.legal ?? [];
    if (!this.lesson) return legal;
    return this.asks ? legal.filter((move) => this.lesson!.meant.includes(move)) : [];
  });
  readonly answer: Answer | null = $derived.by(() => (this.given?.step === this.bubble?.step ? this.given : null));
  readonly isStuck: boolean = $derived.by(() => (this.answer?.misses ?? 0) >= PATIENCE);

  /** What the bubble says; empty until its words are there. */
  readonly text: string = $derived.by(() => (this.bubble ? this.say(this.bubble.text, this.bubble.facts) : ""));
  readonly chapters: string[] = $derived.by(() => (this.lesson?.chapters ?? []).map(({ text }) => this.say(text)));

  private say(text: string, facts: Bubble["facts"] = {}, attribute = ""): string {
    const hand = coarse.matches ? "finger" : "mouse";
    return wordsOf(this.at.game)?.say(text, { hand, ...facts }, attribute) ?? "";
  }

  async next(): Promise<void> {
    const { bubbles, number, at } = this;
    if (!this.canGoOn) return;
    const following = bubbles[number + 1];
    if (following) this.show(following.step);
    else await at.live.send({ do: "next", event: at.table!.event, seat: at.eyes });
  }

  async back(): Promise<void> {
    const { bubbles, number, at } = this;
    const undo = at.table?.undo ?? null;
    if (number > 0) this.show(bubbles[number - 1]!.step);
    else if (undo !== null) {
      this.here = { step: "", ply: undo };
      this.given = null;
      await at.live.send({ do: "undo", to: undo, seat: at.eyes });
    }
  }

  private show(step: string): void {
    this.here = { step, ply: -1 };
    this.given = null;
  }

  /** Somebody has clicked on something that is not meant; the move that it stands for, if any. */
  async missed(move: string): Promise<void> {
    const possible = !move || (this.at.table?.legal ?? []).includes(move);
    const reason = possible || !this.asks ? "" : await this.why(move);
    this.reply(reason, this.lesson?.answers[move] ?? "else");
  }

  /** The server has refused a move. */
  refused(refusal: Reason, move: string): void {
    const kind = refusal.code === "lesson";
    const reason = kind ? "" : this.at.speaker.refusal(refusal, this.at.people);
    this.reply(reason, kind ? String(refusal.args.attribute) : (this.lesson?.answers[move] ?? "else"));
  }

  private reply(reason: string, attribute: string): void {
    const { bubble } = this;
    if (!bubble) return;
    const line = this.asks
      ? this.say(bubble.text, bubble.facts, attribute)
      : (wordsOf(this.at.game)?.say(this.over ? "learn-first-choose" : "learn-first-read") ?? "");
    this.given = { step: bubble.step, reason, line, misses: (this.answer?.misses ?? 0) + 1 };
  }
}
