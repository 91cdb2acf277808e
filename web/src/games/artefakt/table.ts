import type { ArtefaktPlayer } from "../../../views";
import type { Seen } from "../../table/seen";
import type { GameTable, Source } from "../plug";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import "./colours.css";
import { viewOf } from "./view";

function round(at: Seen): string {
  const number = viewOf(at).round;
  return number ? at.speaker.say("ui-round", { round: number }) : "";
}

function pieces(player: ArtefaktPlayer, colour: string): string {
  const known = (player.known as string[]).filter((one) => one.startsWith(colour));
  const numbers = known.map((one) => one.slice(colour.length).replace(/\D/g, ""));
  return numbers.sort().join(" ") || "–";
}

function sources(at: Seen): Source[] {
  const players: ArtefaktPlayer[] = viewOf(at).players;
  const colours = Object.keys(players[0]?.fragments ?? {});
  const all = (player: ArtefaktPlayer): number => colours.reduce((sum, colour) => sum + player.fragments[colour]!, 0);
  return [
    ...colours.map((colour) => ({
      label: at.speaker.say("web-fact-pieces", { colour: at.speaker.name("colour", colour) }),
      values: players.map((player) => pieces(player, colour)),
      fact: true,
    })),
    { label: at.speaker.say("web-fact-fragments"), values: players.map(all), fact: true },
  ];
}

/** Who completes an artifact wins without counting: then equal pieces tell only the others apart. */
function tie(at: Seen): string {
  return at.speaker.say(viewOf(at).winner === null ? "web-tie-artefakt" : "web-tie-artefakt-won");
}

export default {
  Board,
  Own,
  Facts,
  terms: { first: "starting-player" },
  figures: [["points", "fragment-1"]],
  round,
  sources,
  tie,
} satisfies GameTable;
