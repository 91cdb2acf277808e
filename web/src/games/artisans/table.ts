import type { Seen } from "../../table/seen";
import type { GameTable } from "../plug";
import { aims } from "./aims";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import "./colours.css";
import { signs } from "./signs";
import { traces } from "./traces";
import { viewOf } from "./view";

function round(at: Seen): string {
  const { round: number, rounds } = viewOf(at);
  return number ? at.speaker.say("ui-round-of", { round: number, last: rounds }) : "";
}

export default {
  Board,
  Own,
  Facts,
  terms: { first: "token" },
  rail: [262, 312],
  figures: [
    ["points", "laurel"],
    ["cards", "ui-cards"],
  ],
  round,
  aims,
  traces,
  signs,
} satisfies GameTable;
