import type { ArtisansPoints } from "../../../views";
import type { Seen } from "../../table/seen";
import type { GameTable, Source } from "../plug";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import "./colours.css";
import { viewOf } from "./view";

function round(at: Seen): string {
  const { round: number, rounds } = viewOf(at);
  return number ? at.speaker.say("ui-round-of", { round: number, last: rounds }) : "";
}

function sources(at: Seen): Source[] {
  const players = viewOf(at).players;
  const named = (key: keyof ArtisansPoints, sign: number): Source => ({
    label: at.speaker.say(`web-points-${key}`),
    values: players.map((player) => sign * player.points[key] || 0),
    fact: false,
  });
  const all = [named("materials", 1), named("artworks", 1), named("artisan", 1), named("reserved", -1)];
  const artworks = players.map((player) => player.artworks.length);
  return [
    ...all.filter(({ values }) => values.some(Boolean)),
    { label: at.speaker.say("web-fact-artworks"), values: artworks, fact: true },
  ];
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
  sources,
} satisfies GameTable;
