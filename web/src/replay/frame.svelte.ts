/** One position of a replayed game as a board is given it: nothing glows, nothing can be done. */
import type { Standing } from "../lib/live.svelte";
import { called } from "../lib/people";
import type { Slots } from "../lib/notation";
import type { Speaker } from "../lib/speaker";
import { lines, type Line, type StoryEvent } from "../lib/story";
import { say, speaker } from "../lib/words.svelte";
import type { Gains, Seen, Terms, View } from "../table/seen";
import type { Reel } from "./reel.svelte";

export class Frame implements Seen {
  readonly legal: string[] = [];
  readonly terms: Terms = {};
  readonly left: string[] = [];
  readonly chosen: Slots = {};
  readonly gains: Gains = {};
  readonly picking = null;

  constructor(
    readonly reel: Reel,
    readonly eyes: number,
  ) {}

  readonly game: string = $derived.by(() => this.reel.replay.game);
  readonly edition: string = $derived.by(() => this.reel.replay.edition);
  readonly speaker: Speaker = $derived.by(() => speaker(this.game));
  readonly people: string[] = $derived.by(() => called(this.reel.replay.seats));
  readonly view: View = $derived.by(() => (this.reel.now?.view ?? this.reel.replay.view) as unknown as View);
  readonly reader: number | null = $derived.by(() => (this.eyes < 0 ? null : this.eyes));
  readonly question: string = $derived.by(() => this.speaker.question(this.view, this.people));
  readonly story: readonly StoryEvent[] = $derived.by(() => this.reel.events.slice(0, this.reel.event + 1));
  readonly log: Line[] = $derived.by(() => lines(this.speaker, this.reel.events, this.people, this.reader));
  readonly table: Standing = $derived.by(() => {
    const { replay, step, last, now } = this.reel;
    const over = replay.phase === "over" && step === last;
    return {
      is: "table",
      event: step,
      seat: this.eyes < 0 ? null : this.eyes,
      phase: over ? "over" : "playing",
      seats: replay.seats,
      view: { ...this.view },
      asked: now?.asked ?? [],
      evident: [],
      legal: [],
      terms: {},
      only: [],
      sets: null,
      undo: null,
      back: null,
      practice: false,
      coach: false,
      wish: null,
      ply: step,
      left: null,
      scores: over ? replay.scores : [],
      ranks: over ? replay.ranks : [],
      final: null,
      key: "",
      words: [],
      chance: null,
      again: "",
      lesson: null,
    };
  });
  /** What has just happened. */
  readonly sentence: string = $derived.by(() => {
    const { now, step, last, replay } = this.reel;
    if (!now) return say("replay-beginning");
    if (step === last && replay.phase === "over") return this.question;
    const story = now.story as unknown as StoryEvent[];
    const told = lines(this.speaker, story, this.people, this.reader).map((line) => line.text);
    if (told.length) return told.join(" ");
    if (story.length) return story.map((event) => this.speaker.event(event, this.people, this.reader)).join(" ");
    if (now.seat === null) return say("replay-chance");
    const seat = this.people[now.seat];
    return now.move.includes("?")
      ? say("replay-unseen", { seat })
      : say("replay-move", { seat, move: this.speaker.move(now.move, this.people) });
  });

  about(): Slots {
    return {};
  }

  fitting(): string[] {
    return [];
  }

  glows(): boolean {
    return false;
  }

  isPicked(): boolean {
    return false;
  }

  pick(): void {}

  startOver(): void {}

  async play(): Promise<void> {}

  async undo(): Promise<void> {}

  async why(): Promise<void> {}
}
