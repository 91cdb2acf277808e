import type { Seen } from "../../table/seen";
import type { GameTable } from "../plug";
import { aims } from "./aims";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import "./colours.css";
import { markersOf } from "./pieces";
import { signs } from "./signs";
import { traces } from "./traces";
import { viewOf } from "./view";

function round(at: Seen): string {
  const { year, round: number, spaces } = viewOf(at);
  return number ? `${year} · ${at.speaker.say("ui-year-of", { round: number, last: spaces.years.length })}` : "";
}

function passing(at: Seen): string {
  const player = viewOf(at).players[at.eyes]!;
  return at.speaker.say("artifact-passing", { markers: markersOf(player).length, coins: player.money });
}

export default {
  Board,
  Own,
  Facts,
  terms: { first: "first-player", passed: "passing" },
  figures: [
    ["money", "coin"],
    ["prestige", "laurel"],
    ["bonus", "income"],
    ["supply", "hut-piece"],
  ],
  round,
  aims,
  traces,
  signs,
  passing,
} satisfies GameTable;
