/** A view in words, whatever the game: what is called how, and what is a table, a list or a single thing. */
import { kindsOf } from "../lib/notation";
import type { Seen } from "../table/seen";

export type Thing = Record<string, unknown>;

// What the frame of the table tells already, and what everybody has a card of their own for.
const FRAME = ["game", "seats", "seat", "ply", "actor", "actors", "question", "round", "stage", "players"];
const ENDING = ["scores", "ranks"]; // told in a sheet of their own at the end
const SEATS = ["starter", "first", "turn", "winner", "holder"]; // besides those that the phrasing names

export const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the middle of the table shows. */
export function shared(at: Seen): Thing {
  const hidden = at.table?.phase === "over" ? [...FRAME, ...ENDING] : FRAME;
  return Object.fromEntries(
    Object.entries(at.view ?? {}).filter(([key, value]) => !hidden.includes(key) && value != null),
  );
}

/** Whether a list says something of each seat, as the contract of games has it. */
export const isBySeat = (key: string): boolean => ENDING.includes(key);

/** What is seen of a player. */
export function player(at: Seen, seat: number): Thing {
  const players: unknown = at.view?.players;
  const found: unknown = Array.isArray(players) ? players[seat] : null;
  return isThing(found) ? Object.fromEntries(Object.entries(found).filter(([key]) => key !== "seat")) : {};
}

/** What a part of a view is called: in the words of the game, or by its key. */
export function label(at: Seen, key: string, within = ""): string {
  return at.speaker.sayIf(`view-${key}`) || named(at, within, key) || spaced(key);
}

/** A single value in words. */
export function word(at: Seen, key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return at.speaker.say(value ? "web-yes" : "web-no");
  if (typeof value === "number" && [...at.speaker.phrasing.people, ...SEATS].includes(key))
    return at.people[value] ?? String(value);
  return named(at, key, value) || (typeof value === "string" ? spaced(value) : String(value));
}

/** The name of a thing, by what holds it or by what moves call it; empty without one. */
function named(at: Seen, key: string, value: unknown): string {
  const { kinds } = at.speaker.phrasing;
  const one = key.replace(/s$/, "");
  for (const kind of [kinds[key], key, one, ...kindsOf(at.game, String(value))])
    if (kind && at.speaker.hasName(kind, value)) return at.speaker.name(kind, value);
  return "";
}

const spaced = (key: string): string => key.replaceAll(/[_-]/g, " ");

export interface Table {
  heads: string[];
  rows: { name: string; cells: Thing }[]; // without a name in a list
}

/** Several things that are alike, in a list or by name, as a table; null for anything else. */
export function tableOf(value: unknown): Table | null {
  if (typeof value !== "object" || value === null) return null;
  const rows = Object.entries(value).map(([name, cells]) => ({ name: Array.isArray(value) ? "" : name, cells }));
  if (rows.length < 2 || !rows.every(({ cells }) => isThing(cells))) return null;
  const heads = Object.keys(rows[0]!.cells);
  const alike = rows.every(({ cells }) => Object.keys(cells).join() === heads.join());
  return alike ? { heads, rows } : null;
}

/** Whether a value needs a separate line. */
export const isWide = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.values(value).some((one) => typeof one === "object");
