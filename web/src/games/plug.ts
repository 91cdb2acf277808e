/** What a game brings to the page: `games/<game>/index.ts` exports a `Plug`, and nothing else on the page names a game. */
import type { Component } from "svelte";
import type { Slots } from "../lib/notation";
import type { Sign } from "../lib/signs";
import type { StoryEvent } from "../lib/story";
import type { Seen } from "../table/seen";

/** What is needed before anybody sits down. */
export interface Plug {
  order: number; // on the wall
  icon: string;
  poster: string; // an SVG
  table: () => Promise<{ default: GameTable }>; // fetched with the first table of the game
  learn?: () => Promise<{ default: Teaching }>; // fetched with the page that teaches it
}

/** How a game is taught on one page: pictures of its own pieces; the words are in `learn/<lang>.ftl`. */
export interface Teaching {
  Picture: Component<{ part: string; at: Seen }>; // `frame-1`, `act-hire`, `scores`
  frames: number; // of a round
  acts: readonly string[]; // what can be done, by name
  ends: readonly string[]; // drawings beside what ends the game
  scores: readonly string[]; // and beside what scores
  view: (figures: Figures) => object; // what the pieces show
  words: (figures: Figures) => Record<string, number>; // figures in the texts
}

export type Figures = Record<string, unknown>; // of the edition, by name

/** What is needed at its tables. A board gets what is seen in, and gives choices out; it knows no rules. */
export interface GameTable {
  Board: Component<{ at: Seen }>;
  Own: Component<{ at: Seen }>;
  Facts: Component<{ at: Seen; seat: number }>;
  terms?: { first: string; passed?: string }; // of the glossary: who begins, and who has passed
  rail?: readonly [usual: number, wide: number]; // width of the column of people, in modules (styles/desk.css)
  figures: readonly Figure[]; // of a player, which moves change
  round: (at: Seen) => string; // which one it is, in words
  aims?: (at: Seen, slots: Slots) => string[]; // where a move is clicked, as selectors, besides the things that it names
  traces?: (event: StoryEvent) => Trace[]; // the pieces that it moved
  signs?: (event: StoryEvent) => Sign[]; // the same in drawings
  passing?: (at: Seen) => string; // what is left unused, and what passing leads to
}

/** A piece, and where it came to lie: as a board names them (`data-piece`, `data-place`), or the first word of the place. */
export type Trace = readonly [piece: string, place: string];

/** A number of a player with its drawing, worth being shown beside a move that changes it. */
export type Figure = readonly [name: string, icon: string];
