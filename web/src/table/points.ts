/** Where the points of a finished game come from: what the last view says plainly, a line for each source. */
import type { Sitting, View } from "./sitting.svelte";

export interface Source {
  label: string;
  values: (number | string)[]; // by seat
  fact: boolean; // something to know, not points that are added up
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a game shows has no types yet
type Player = Record<string, any>;

export function sources(at: Sitting): Source[] {
  const view = at.view;
  if (!view) return [];
  const players: Player[] = view.players;
  if (view.game === "artisans") return ofArtisans(at, players);
  if (view.game === "artifact") return ofArtifact(at, view, players);
  return view.game === "artefakt" ? ofArtefakt(at, players) : [];
}

function ofArtisans(at: Sitting, players: readonly Player[]): Source[] {
  const named = (key: string, sign: number): Source => ({
    label: at.speaker.say(`web-points-${key}`),
    values: players.map((player) => sign * player.points[key] || 0),
    fact: false,
  });
  const all = [named("materials", 1), named("artworks", 1), named("artisan", 1), named("reserved", -1)];
  return [
    ...all.filter(({ values }) => values.some(Boolean)),
    { label: at.speaker.say("web-fact-artworks"), values: players.map((player) => player.artworks.length), fact: true },
  ];
}

function ofArtifact(at: Sitting, view: View, players: readonly Player[]): Source[] {
  const rest = players.map((player, seat) => view.scores[seat] - player.prestige);
  return [
    { label: at.speaker.say("web-points-exhibitions"), values: players.map((player) => player.prestige), fact: false },
    {
      label: at.speaker.say(view.research ? "web-points-coins-research" : "web-points-coins"),
      values: rest,
      fact: false,
    },
    {
      label: at.speaker.say("web-fact-exhibitions"),
      values: players.map((player) => player.tiles.length + player.solos),
      fact: true,
    },
    { label: at.speaker.say("web-fact-coins"), values: players.map((player) => player.money), fact: true },
  ];
}

function ofArtefakt(at: Sitting, players: readonly Player[]): Source[] {
  const colours = Object.keys(players[0]?.fragments ?? {});
  const pieces = (player: Player, colour: string): string =>
    (player.known as string[])
      .filter((one) => one.startsWith(colour))
      .map((one) => one.slice(colour.length).replace(/\D/g, ""))
      .sort()
      .join(" ");
  return [
    ...colours.map((colour) => ({
      label: at.speaker.say("web-fact-pieces", { colour: at.speaker.name("colour", colour) }),
      values: players.map((player) => pieces(player, colour) || "–"),
      fact: true,
    })),
    {
      label: at.speaker.say("web-fact-fragments"),
      values: players.map((player) => colours.reduce((sum, colour) => sum + player.fragments[colour], 0)),
      fact: true,
    },
  ];
}

/** Whether equal points were told apart by something else. */
export function tied(scores: readonly number[], ranks: readonly number[]): boolean {
  return scores.some((score, seat) =>
    scores.some((other, rival) => seat < rival && score === other && ranks[seat] !== ranks[rival]),
  );
}
