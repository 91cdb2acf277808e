/** The secrets of the seats that are played in this browser, by table, and the ones that were given to it to hand on. */
import { isAlone } from "./house";
import { recall, remember } from "./stored";

// A server may offer the page without a server at the same address: their tables have nothing to do with each other.
const TABLES = isAlone ? "tables-here" : "tables";
const KEPT = isAlone ? 300 : 30; // tables remembered

export interface Held {
  table: string;
  game: string;
  tokens: string[];
  invited?: (string | null)[]; // by seat, for links
  maker?: string; // with which one may change a table that one has made
  when: number;
}

export function held(): Held[] {
  return recall<Held[]>(TABLES, []);
}

function of(table: string): Held | undefined {
  return held().find((one) => one.table === table);
}

export function tokensOf(table: string): string[] {
  return of(table)?.tokens ?? [];
}

/** Which game is played at a table that one knows; empty for another. */
export function gameOf(table: string): string {
  return of(table)?.game ?? "";
}

/** What lets one change a table before its game; empty if somebody else has made it. */
export function makerOf(table: string): string {
  return of(table)?.maker ?? "";
}

export function invitedOf(table: string): (string | null)[] {
  return of(table)?.invited ?? [];
}

/** The invitation with which one came to a table; empty without. */
export function invitationTo(table: string): string {
  return recall<Record<string, string>>("invitations", {})[table] ?? "";
}

/** Keep the invitation of a link, so that it need not stay in the address. */
export function invite(table: string, invitation: string): void {
  const others = Object.entries(recall<Record<string, string>>("invitations", {})).filter(([name]) => name !== table);
  remember("invitations", Object.fromEntries([...others.slice(1 - KEPT), [table, invitation]]));
}

/** 128 random bits, for what nobody else may guess. */
export function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export function hold(
  table: string,
  game: string,
  tokens: readonly string[],
  rights: Pick<Held, "invited" | "maker"> = {},
): void {
  const known = of(table);
  const all = [...new Set([...(known?.tokens ?? []), ...tokens])];
  const others = held().filter((one) => one.table !== table);
  const kept = { invited: known?.invited ?? [], maker: known?.maker ?? "", ...rights };
  remember(TABLES, [{ table, game, tokens: all, ...kept, when: Date.now() }, ...others].slice(0, KEPT));
}

/** Tokens that open nothing any more. */
export function drop(table: string, tokens: readonly string[]): void {
  remember(
    TABLES,
    held().map((one) =>
      one.table === table ? { ...one, tokens: one.tokens.filter((token) => !tokens.includes(token)) } : one,
    ),
  );
}

export function forget(table: string): void {
  remember(
    TABLES,
    held().filter((one) => one.table !== table),
  );
}
