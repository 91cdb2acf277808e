/** A table as somebody sees it, live or long ago: what boards are given, and what they may ask of it. */
import type { Standing } from "../lib/live.svelte";
import type { Slots } from "../lib/notation";
import type { Speaker } from "../lib/speaker";
import type { Line, StoryEvent } from "../lib/story";
import type { Picking } from "./picking.svelte";

/** What the views of all games share; a game knows the whole of its own (`games/<game>/view.ts`). */
export interface View {
  game: string;
  seats: number;
  seat: number | null; // null for a spectator
  ply: number;
  actor: number; // -1 is chance, -2 the end
  actors: number[];
  question: { ask: string };
  players: { seat: number; passed?: boolean }[];
  scores: number[] | null;
  ranks: number[] | null;
  round?: number;
  stage?: string;
  starter?: number; // who starts the round, in some games `first`
  first?: number;
  last_round?: boolean;
}

export type Parts = Record<string, string | number>; // of a move, by slot
export type Gains = Record<string, Record<string, number>>; // by move, by figure

export type Terms = Record<string, Record<string, string | number>>; // what legal moves need and bring, by move

export interface Seen {
  readonly game: string;
  readonly speaker: Speaker;
  readonly people: string[];
  readonly eyes: number; // the seat through whose eyes one looks, or SPECTATOR
  readonly table: Standing | null;
  readonly view: View | null;
  readonly edition: string; // empty for the standard one
  readonly question: string;
  readonly log: Line[];
  readonly legal: string[]; // nothing is, in a game that is over
  readonly terms: Terms;
  readonly left: string[]; // moves that still fit what was chosen
  readonly chosen: Slots;
  readonly gains: Gains; // what moves would change, as far as it is certain
  readonly picking: Picking | null; // where several things are chosen together
  readonly story: readonly StoryEvent[]; // what these eyes have seen happen, from the beginning
  about(move: string): Slots;
  fitting(slots: Parts, moves?: readonly string[]): string[];
  glows(slot: string, value: string | number): boolean;
  isPicked(slot: string, value: string | number): boolean;
  pick(slots: Parts, wait?: boolean): void;
  startOver(): void;
  play(move: string): Promise<void>;
  undo(): Promise<void>;
  why(move: string): Promise<void>;
}
