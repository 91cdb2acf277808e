/** Where one is: the part of the address after #, so that secrets in links never reach a server's log. */
import { folder } from "./house";
import { invite } from "./keys";

export interface Route {
  page: string; // lobby, learn, watch, past, mine, table, carry, arrive, replay, analysis, rules, exercises, exercise
  table: string; // or the game whose rules are read, or that is learned, or one that arrives; none for a record that is uploaded
  more: string; // an invitation to a table, a code that carries a seat here, a clause of rules, or the number of an exercise
  at: number | null; // a replay after this many of its actions
}

const WITHOUT_TABLE = ["learn", "watch", "past", "mine", "replay", "analysis"];
export const NOWHERE = "?"; // no table has this name

/** A part of the address in plain. What cannot be one leads nowhere, where the page can say so. */
function decoded(part: string): string {
  try {
    const plain = decodeURIComponent(part);
    return /^(?!\.+$)[^/?\\\s\p{C}]*$/u.test(plain) ? plain : NOWHERE;
  } catch {
    return NOWHERE;
  }
}

function read(): Route {
  const [, page = "", table = "", more = ""] = location.hash.split("/").map(decoded);
  if (!table && !WITHOUT_TABLE.includes(page)) return { page: "lobby", table: "", more: "", at: null };
  if (page === "table" && more) invite(table, more);
  if ((page === "table" && more) || page === "carry") hide(`#/table/${encodeURIComponent(table)}`);
  if (page === "arrive") hide("#/");
  return { page, table, more, at: page === "replay" && /^\d+$/.test(more) ? Number(more) : null };
}

/** What a link brought leaves the address at once: it is not there to be read, copied or found again. */
function hide(instead: string): void {
  history.replaceState(history.state, "", instead);
}

let now = $state.raw<Route>(read());

let table = ""; // at which one sat before

addEventListener("hashchange", () => {
  if (now.page === "table") table = now.table;
  now = read();
  scrollTo(0, 0);
});

export const route = (): Route => now;

/** The table that one came from, to go back to it; empty if there was none. */
export const cameFrom = (): string => table;

/** From an address that is hidden to what it stands for. */
export function arrive(table: string): void {
  now = { page: "table", table, more: "", at: null };
}

export function go(table = ""): void {
  location.hash = table ? `#/table/${table}` : "#/";
}

/** The address of a position of a replayed game. */
export function position(table: string, at: number): string {
  return `${folder}#/replay/${table}/${at}`;
}

export function invitationLink(table: string, invitation: string): string {
  return `${folder}#/table/${table}/${invitation}`;
}

/** For another device of the same person. */
export function carryLink(table: string, code: string): string {
  return `${folder}#/carry/${table}/${code}`;
}
