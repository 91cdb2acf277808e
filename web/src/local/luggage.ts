/** A running game as part of an address, made small, and back. After the # it reaches no server's log. */
import type { Luggage } from "./wire";

const HOW = "deflate-raw";

async function through(bytes: Uint8Array<ArrayBuffer>, stream: ReadableWritablePair): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function packed(luggage: Luggage): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(luggage));
  const small = await through(plain, new CompressionStream(HOW));
  return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** An error if it is no such part. */
export async function unpacked(text: string): Promise<Luggage> {
  const small = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  const plain = new TextDecoder().decode(await through(small, new DecompressionStream(HOW)));
  const { game, record, edition, at } = JSON.parse(plain) as Luggage;
  return { game: String(game), record: String(record), edition: String(edition), at: Number(at) };
}
