/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104). Browsers have their own only on safe connections, and friends in a local network
 * have none: there the page has to check chance, too.
 */
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  (one) => one > 1 && !Array.from({ length: one }, (_, by) => by).some((by) => by > 1 && one % by === 0),
);
const bits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.slice(0, 64).map((prime) => bits(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => bits(Math.sqrt(prime)));
const BLOCK = 64; // bytes

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The words of one block, drawn out to one for each round. */
function schedule(block: DataView): Int32Array {
  const words = new Int32Array(64);
  for (let at = 0; at < 16; at++) words[at] = block.getInt32(4 * at);
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15]!, words[at - 2]!];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16]! + first + words[at - 7]! + second;
  }
  return words;
}

function stir(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[round]! + words[round]!) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at]! += word));
}

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK * Math.ceil((data.length + 9) / BLOCK));
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, data.length << 3);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) stir(state, schedule(new DataView(padded.buffer, at, BLOCK)));
  const sum = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => sum.setInt32(4 * at, word));
  return new Uint8Array(sum.buffer);
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      data,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

export const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const bytes = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
