/** The secrets of the seats that are played in this browser, by table, and the ones that were given to it to hand on. */
import { recall, remember } from "./stored";

const KEPT = 30; // tables remembered

export interface Held {
  table: string;
  game: string;
  tokens: string[];
  invited?: (string | null)[]; // by seat, for links
  when: number;
}

export function held(): Held[] {
  return recall<Held[]>("tables", []);
}

function of(table: string): Held | undefined {
  return held().find((one) => one.table === table);
}

export function tokensOf(table: string): string[] {
  return of(table)?.tokens ?? [];
}

export function invitedOf(table: string): (string | null)[] {
  return of(table)?.invited ?? [];
}

export function hold(table: string, game: string, tokens: readonly string[], invited?: (string | null)[]): void {
  const all = [...new Set([...tokensOf(table), ...tokens])];
  const others = held().filter((one) => one.table !== table);
  remember("tables", [{ table, game, tokens: all, invited: invited ?? invitedOf(table), when: Date.now() }, ...others].slice(0, KEPT));
}

export function forget(table: string): void {
  remember("tables", held().filter((one) => one.table !== table));
}
