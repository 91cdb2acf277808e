/** A seat at a table: combines its view, the choice made step by step, and the commands to the server. */
import { after } from "../lib/asking";
import { Live, type Standing } from "../lib/live.svelte";
import type { Slots } from "../lib/notation";
import type { Speaker } from "../lib/speaker";
import type { Line, StoryEvent } from "../lib/story";
import type { Exercise } from "../exercise/exercise.svelte";
import { Guide } from "../lesson/guide.svelte";
import { Choice } from "./choice.svelte";
import { Coach } from "./coach.svelte";
import { Commands } from "./commands.svelte";
import { counselOf, type Counsel } from "./counsel";
import { Following } from "./following.svelte";
import { golden, refrain, type Golden, type Refrain } from "./golden";
import { Perspective } from "./perspective.svelte";
import type { Picking } from "./picking.svelte";
import { Previews } from "./previews.svelte";
import type { Gains, Parts, Seen, Terms, View } from "./seen";

export type { Seen, View } from "./seen";

export class Sitting implements Seen {
  readonly live: Live;
  readonly perspective: Perspective;
  readonly guide: Guide;
  readonly choice: Choice;
  readonly coach: Coach;
  readonly commands: Commands;
  readonly previews: Previews;
  readonly following: Following;
  counting = $state(false); // the points are being counted on screen

  constructor(
    name: string,
    tokens: readonly string[],
    readonly exercise: Exercise | null = null,
  ) {
    this.live = new Live(name, tokens, exercise ? () => exercise.wire() : undefined);
    this.perspective = new Perspective(this.live);
    this.guide = new Guide(this.perspective, async (move) => (await this.commands.reason(move)).text);
    this.choice = new Choice(this.perspective, this.guide, (move) => this.commands.make(move));
    this.coach = new Coach(this.perspective, this.guide, exercise !== null);
    this.commands = new Commands(this.perspective, this.choice, this.guide, this.coach, exercise);
    this.previews = new Previews(this.perspective);
    this.following = new Following(this.perspective);
  }

  readonly eyes: number = $derived.by(() => this.perspective.eyes);
  readonly table: Standing | null = $derived.by(() => this.perspective.table);
  readonly game: string = $derived.by(() => this.perspective.game);
  readonly edition: string = $derived.by(() => this.perspective.edition);
  readonly speaker: Speaker = $derived.by(() => this.perspective.speaker);
  readonly view: View | null = $derived.by(() => this.perspective.view);
  readonly people: string[] = $derived.by(() => this.perspective.people);
  readonly story: readonly StoryEvent[] = $derived.by(() => this.perspective.story);
  readonly log: Line[] = $derived.by(() => this.perspective.log);
  /** What to do now; changes with the choice being made. */
  readonly question: string = $derived.by(() => {
    const { view, speaker, people, bots, live } = this.perspective;
    if (live.travels) return "";
    const { picking, left, legal, chosen } = this.choice;
    if (this.perspective.evident && legal[0])
      return speaker.say("ui-evident", { move: speaker.move(legal[0], people) });
    if (!view || !picking.asks) return view ? speaker.question(view, people, left, chosen, bots) : "";
    if (picking.moves.length) return speaker.say("web-set-ready", { count: picking.wanted });
    const question = { ...view.question, left: picking.wanted - picking.number };
    return speaker.question({ ...view, question }, people, legal, {}, bots);
  });
  /** The sentence in the banner: what to do now, or while waiting, what somebody else has just done. */
  readonly sentence: string = $derived.by(() => {
    const waits = this.table?.phase === "playing" && !this.perspective.asked;
    if (!waits) return this.question;
    return this.live.travels ? (this.log.at(-1)?.text ?? "") : after(this.perspective.deed, this.question);
  });
  readonly legal: string[] = $derived.by(() => this.choice.legal);
  readonly terms: Terms = $derived.by(() => this.choice.terms);
  readonly left: string[] = $derived.by(() => this.choice.left);
  readonly chosen: Slots = $derived.by(() => this.choice.chosen);
  readonly gains: Gains = $derived.by(() => this.previews.gains);
  readonly picking: Picking | null = $derived.by(() => (this.choice.picking.asks ? this.choice.picking : null));
  readonly counsel: Counsel | null = $derived.by(() => counselOf(this, this.coach.advice));
  readonly golden: Golden | null = $derived.by(() => golden(this));
  readonly refrain: Refrain | null = $derived.by(() => refrain(this));

  about(move: string): Slots {
    return this.choice.about(move);
  }

  fitting(slots: Parts, moves?: readonly string[]): string[] {
    return this.choice.fitting(slots, moves);
  }

  glows(slot: string, value: string | number): boolean {
    return this.choice.glows(slot, value);
  }

  isPicked(slot: string, value: string | number): boolean {
    return this.choice.isPicked(slot, value);
  }

  pick(slots: Parts, wait = false): void {
    this.choice.pick(slots, wait);
  }

  startOver(): void {
    this.choice.startOver();
  }

  play(move: string): Promise<void> {
    return this.choice.play(move);
  }

  undo(to: number | null = null): Promise<void> {
    return this.commands.undo(to);
  }

  why(move: string): Promise<void> {
    return this.commands.why(move);
  }

  /** Ask for a hint, or for more of the one that is shown; after its last word it is hidden. */
  hint(): Promise<void> {
    if (this.exercise) return Promise.resolve();
    if (!this.counsel) return this.commands.hint();
    this.coach.deepen();
    return Promise.resolve();
  }

  /** Hand the device to another seat played here. */
  handOver(seat: number): void {
    this.perspective.handOver(seat);
    this.startOver();
  }
}
