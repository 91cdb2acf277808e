/**
 * The two houses that this page can talk to: the server it came from, and the one on this device.
 *
 * Both speak the same protocol; the names of tables tell them apart. A page from a folder of files has no server.
 */
import { localHouse } from "../local/later";

/** What the page uses of a WebSocket. */
export type Line = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose" | "readyState">;

export interface House {
  fetch(path: string, request: RequestInit): Promise<Response>;
  connect(path: string): Line;
}

const LOCAL = "here-"; // how the names of tables on this device begin

/** The folder of the page, wherever it is hosted. */
export const folder = new URL(".", document.baseURI).href;

const server: House = {
  fetch: (path, request) => fetch(`${folder}api${path}`, request),
  connect: (path) => new WebSocket(`${folder.replace(/^http/, "ws")}api${path}`),
};

/** Whether there is no server: the page comes from a folder of files. */
export const isAlone = document.querySelector('meta[name="wunderkammer-house"][content="local"]') !== null;

export const isHere = (table: string): boolean => isAlone || table.startsWith(LOCAL);

/** The house that a request is for: that of its table; for one without a table, the house where new ones are made. */
export function houseAt(path: string): House {
  const [, table = ""] = /^\/tables\/([^/?]+)/.exec(path) ?? [];
  return isHere(table) ? localHouse() : server;
}
