/** A running game as part of an address, made small, and back. After the # it reaches no server's log. */
import type { Luggage } from "../../protocol";
import { isAlone } from "../lib/house";

/** With the house that it comes from, so that it finds its way back. */
export interface Packed extends Luggage {
  from: string;
}

const HOW = "deflate-raw";
export const GOAL = isAlone ? "friends" : "home"; // under which the house is remembered to which a game went, or may go back

const IN_THE_ROOM = /^(localhost|[\d.]+|\[[\da-f:]+\])(:|\/|$)/; // a machine without a name has no certificate either

/** The address of a house as people type it, perhaps without its beginning; empty if it is none. */
export function houseOf(text: string): string {
  const typed = text.trim();
  const begins = /^\w+:\/\//.test(typed) ? "" : IN_THE_ROOM.test(typed) ? "http://" : "https://";
  const url = URL.parse(begins + typed);
  if (!url?.host || /\s/.test(typed) || !/^https?:$/.test(url.protocol)) return "";
  url.hash = url.search = "";
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return url.href;
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: ReadableWritablePair): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function packed(luggage: Packed): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(luggage));
  const small = await through(plain, new CompressionStream(HOW));
  return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** An error if it is no such part. */
export async function unpacked(text: string): Promise<Packed> {
  const small = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  const plain = new TextDecoder().decode(await through(small, new DecompressionStream(HOW)));
  const { game, record, edition, at, from } = JSON.parse(plain) as Packed;
  return { game: String(game), record: String(record), edition: String(edition), at: Number(at), from: houseOf(from) };
}
