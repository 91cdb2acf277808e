import type { Seen, View } from "../../table/seen";
import type { GameTable, Source } from "../plug";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";

function round(at: Seen): string {
  const { round: number, rounds } = at.view!;
  return number ? at.speaker.say("ui-round-of", { round: number, last: rounds }) : "";
}

function sources(at: Seen): Source[] {
  const players = at.view!.players;
  const named = (key: string, sign: number): Source => ({
    label: at.speaker.say(`web-points-${key}`),
    values: players.map((player: View) => sign * player.points[key] || 0),
    fact: false,
  });
  const all = [named("materials", 1), named("artworks", 1), named("artisan", 1), named("reserved", -1)];
  const artworks = players.map((player: View) => player.artworks.length);
  return [
    ...all.filter(({ values }) => values.some(Boolean)),
    { label: at.speaker.say("web-fact-artworks"), values: artworks, fact: true },
  ];
}

export default {
  Board,
  Own,
  Facts,
  figures: [
    ["points", "laurel"],
    ["cards", "ui-cards"],
  ],
  round,
  sources,
} satisfies GameTable;
