import type { ArtifactPlayer } from "../../../views";
import type { Seen } from "../../table/seen";
import type { GameTable, Source } from "../plug";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import "./colours.css";
import { markersOf } from "./pieces";
import { viewOf } from "./view";

function round(at: Seen): string {
  const { year, round: number, spaces } = viewOf(at);
  return number ? `${year} · ${at.speaker.say("ui-year-of", { round: number, last: spaces.years.length })}` : "";
}

function sources(at: Seen): Source[] {
  const { players, scores, research } = viewOf(at);
  const line = (key: string, fact: boolean, value: (player: ArtifactPlayer, seat: number) => number): Source => ({
    label: at.speaker.say(key),
    values: players.map(value),
    fact,
  });
  return [
    line("web-points-exhibitions", false, (player) => player.prestige),
    line(
      research ? "web-points-coins-research" : "web-points-coins",
      false,
      (player, seat) => scores![seat]! - player.prestige,
    ),
    line("web-fact-exhibitions", true, (player) => player.tiles.length + player.solos),
    line("web-fact-coins", true, (player) => player.money),
  ];
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
  sources,
  passing,
} satisfies GameTable;
