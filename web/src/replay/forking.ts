/** A new table in the middle of a game that was played: you in one seat, bots in the others. */
import type { SeatInfo } from "../../protocol";
import * as api from "../lib/api";
import { hold } from "../lib/keys";
import { LEVELS, USUAL, type GameName, type Level } from "../lib/notation";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { speaker } from "../lib/words.svelte";
import { kept } from "./kept.svelte";

export interface Moment {
  table: string; // empty: of the record that was uploaded
  game: string;
  at: number; // actions that have been played
  mine: number; // the seat you play
  levels: Level[]; // of the others, by seat
}

/** Make it, sit down, and go there. */
export async function fork({ table, game, at, mine, levels }: Moment): Promise<void> {
  const origin = table ? { table } : { record: kept()?.text ?? "", edition: kept()?.edition ?? "" };
  const bots = levels.map((level, seat) => (seat === mine ? null : level));
  const made = await api.make({ game: game as GameName, seats: levels.length, bots, at, ...origin });
  const name = settings.name.trim() || speaker().say("ui-guest");
  await api.sit(made.table, game, { name, invitation: made.invitations[mine] ?? "", lang: speaker().lang });
  hold(made.table, game, []);
  go(made.table);
}

/** The bots as they were; people are played by the usual one. */
export function sameLevels(seats: readonly SeatInfo[]): Level[] {
  return seats.map(({ level }) => LEVELS.find((one) => one === level) ?? USUAL);
}
