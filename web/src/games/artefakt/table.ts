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
  const number = viewOf(at).round;
  return number ? at.speaker.say("ui-round", { round: number }) : "";
}

export default {
  Board,
  Own,
  Facts,
  terms: { first: "starting-player" },
  figures: [["points", "fragment-1"]],
  round,
  aims,
  traces,
  signs,
} satisfies GameTable;
