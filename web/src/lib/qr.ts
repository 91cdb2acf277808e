/** A link as a QR code: bytes, level L, versions 1 to 6, always the first mask (any is valid). ISO/IEC 18004. */
const BLOCKS = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [68, 18, 2],
] as const; // data, correction, how many
const FORMAT = 0b111011111000100; // level L, mask 0, with its correction

// Powers of 2 in the field of 256 elements, and their logarithms.
const POWER = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let at = 0, value = 1; at < 255; at++) {
  POWER[at] = POWER[at + 255] = value;
  LOG[value] = at;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}

const times = (a: number, b: number): number => (a && b ? POWER[LOG[a]! + LOG[b]!]! : 0);

/** The dark squares, row by row; null for a text that is too long. */
export function squares(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([data, , count]) => data * count >= bytes.length + 2) + 1;
  if (!version) return null;
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  drawPatterns(size, version, set);
  fill(dark, fixed, codewords(bytes, version));
  return dark;
}

function drawPatterns(size: number, version: number, set: (x: number, y: number, on: boolean) => void): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, rings: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, rings.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [0, 1, 3]);
  if (version > 1) square(size - 7, size - 7, 2, [0, 2]);
  for (let bit = 0; bit < 15; bit++) {
    const on = ((FORMAT >> bit) & 1) === 1;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : bit === 8 ? 7 : 14 - bit; // past the timing line
    if (bit < 8) {
      set(8, near, on);
      set(size - 1 - bit, 8, on);
    } else {
      set(near, 8, on);
      set(8, size - 15 + bit, on);
    }
  }
  set(8, size - 8, true);
}

/** The text with its length and padding, in blocks with their correction, mixed. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [length, correction, count] = BLOCKS[version - 1]!;
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: nibbles.length / 2 }, (_, at) => (nibbles[2 * at]! << 4) | nibbles[2 * at + 1]!);
  for (let pad = 0; data.length < length * count; pad++) data.push(pad % 2 ? 0x11 : 0xec);
  const parts = Array.from({ length: count }, (_, at) => data.slice(at * length, (at + 1) * length));
  const checks = parts.map((part) => remainder(part, correction));
  const mixed = (rows: readonly number[][]): number[] => rows[0]!.flatMap((_, at) => rows.map((row) => row[at]!));
  return [...mixed(parts), ...mixed(checks)];
}

/** Reed and Solomon: what is left of the data divided by the generator of so many powers. */
function remainder(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let at = 0; at < degree; at++) {
    const next = [...generator, 0];
    generator.forEach((factor, place) => (next[place + 1]! ^= times(factor, POWER[at]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!;
    generator.forEach((factor, place) => (rest[at + place]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

/** Lay the bits in columns of two, up and down from the right, through the chessboard of mask 0. */
function fill(dark: boolean[][], fixed: readonly boolean[][], words: readonly number[]): void {
  const size = dark.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const on = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        dark[y]![x] = on !== ((x + y) % 2 === 0);
        bit++;
      }
    }
  }
}
