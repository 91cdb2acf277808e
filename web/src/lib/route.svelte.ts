/** Where one is: the part of the address after #, so that secrets in links never reach a server's log. */
export interface Route {
  page: string; // lobby, table, replay, rules
  table: string; // or the game whose rules are read; none for a replay that is uploaded
  token: string; // of an invitation, or a clause
  at: number | null; // a replay after so many of its actions
}

function read(): Route {
  const [, page = "", table = "", token = ""] = location.hash.split("/").map(decodeURIComponent);
  if (!table && page !== "replay") return { page: "lobby", table: "", token: "", at: null };
  return { page, table, token, at: page === "replay" && /^\d+$/.test(token) ? Number(token) : null };
}

let now = $state.raw<Route>(read());

addEventListener("hashchange", () => {
  now = read();
  scrollTo(0, 0);
});

export const route = (): Route => now;

export function go(table = ""): void {
  location.hash = table ? `#/table/${table}` : "#/";
}

/** The address of a position of a replayed game. */
export function position(table: string, at: number): string {
  return `${location.origin}/#/replay/${table}/${at}`;
}

export function invitation(table: string, token: string): string {
  return `${location.origin}/#/table/${table}/${token}`;
}
