/** Pieces of a board to look at, without a table: nobody sits there, and nothing can be clicked. */
import { SPECTATOR } from "../lib/seats";
import { speaker } from "../lib/words.svelte";
import type { Seen, View } from "../table/seen";

/** `view` is as much of one as the drawings need. */
export function stillLife(game: string, view: object, people: readonly string[]): Seen {
  return {
    game,
    speaker: speaker(game),
    people: [...people],
    eyes: SPECTATOR,
    table: null,
    view: view as View,
    edition: "",
    question: "",
    log: [],
    legal: [],
    terms: {},
    left: [],
    chosen: {},
    gains: {},
    picking: null,
    story: [],
    about: () => ({}),
    fitting: () => [],
    glows: () => false,
    isPicked: () => false,
    pick: () => undefined,
    startOver: () => undefined,
    play: () => Promise.resolve(),
    undo: () => Promise.resolve(),
    why: () => Promise.resolve(),
  };
}
