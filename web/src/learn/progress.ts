/** How far one has come in the lessons, by game. */
import type { GameInfo } from "../../protocol";
import * as api from "../lib/api";
import { tokensOf } from "../lib/keys";
import type { GameName } from "../lib/notation";
import { go } from "../lib/route.svelte";
import { recall, remember } from "../lib/stored";
import { open, play } from "./tables";

export interface Progress {
  table: string;
  number: number; // of the step, from 1
  steps: number;
  over: boolean; // this time
  done: boolean; // ever
}

const KEY = "lessons";

export const progressIn = (game: string): Progress | null => recall<Record<string, Progress>>(KEY, {})[game] ?? null;

/** A lesson to go on with; null if there is none. */
export const begun = (one: Progress | null): Progress | null => (one && !one.over && one.number > 1 ? one : null);

export function note(game: string, table: string, number: number, steps: number, over: boolean): void {
  const all = recall<Record<string, Progress>>(KEY, {});
  remember(KEY, { ...all, [game]: { table, number, steps, over, done: over || (all[game]?.done ?? false) } });
}

/** Go on with the lesson of a game, or begin it. */
export async function learn({ name, lesson }: GameInfo): Promise<void> {
  const table = begun(progressIn(name))?.table;
  if (table && (await isThere(table))) return go(table);
  if (lesson) await open({ game: name as GameName, seats: lesson.seats, lesson: lesson.name });
}

async function isThere(table: string): Promise<boolean> {
  const [token] = tokensOf(table);
  if (!token) return false;
  try {
    return (await api.look(table, token)).lesson !== null;
  } catch (error) {
    if (error instanceof api.Refused && error.reason.code !== "unreachable") return false;
    throw error;
  }
}

/** A first real game: three seats, novices, and the opening that needs no choice where there is one. */
export function playFirst({ name, seats, options }: GameInfo): Promise<string> {
  const count = Math.max(3, seats[0] ?? 3);
  const quick = options.some((one) => one.name === "quick_start") ? { quick_start: true } : {};
  const bots = Array.from({ length: count }, (_, seat) => (seat ? ("novice" as const) : null));
  return play({ game: name as GameName, seats: count, options: quick, bots });
}
