/** A plain table for games that nobody has drawn a board for: all that is seen as lists and tables, all moves as buttons. */
import type { GameTable } from "../games/plug";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";

export default {
  Board,
  Own,
  Facts,
  figures: [],
  round: (at) => {
    const round = at.view?.round;
    return typeof round === "number" && round ? at.speaker.say("ui-round", { round }) : "";
  },
} satisfies GameTable;
