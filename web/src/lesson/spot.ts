/** Where a bubble goes: beside its piece, on the side with most room, never over what is ringed if that can be helped. */
import type { Box } from "./anchors";

export type Side = "right" | "left" | "below" | "above" | "over";

export interface Spot {
  side: Side;
  x: number;
  y: number;
  tip: number; // where the tail is, from the left or from the top
}

interface Size {
  width: number;
  height: number;
}

const PAD = 5; // px from a piece to its ring
const GAP = 15; // from the ring to the bubble: the length of the tail
const EDGE = 10; // to the edge of the window
const CORNER = 14; // the tail keeps away from the corners

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** The box of a ring around a piece. */
export const ring = ({ x, y, width, height }: Box): Box => ({
  x: x - PAD,
  y: y - PAD,
  width: width + 2 * PAD,
  height: height + 2 * PAD,
});

/** A hole of the veil with round corners, as a path. */
export function hole(box: Box): string {
  const { x, y, width, height } = ring(box);
  const r = Math.min(8, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

/** The place of a bubble; `pieces` are all that it speaks of, the first is what it points to. `top` is free below it. */
export function spot(pieces: readonly Box[], { width, height }: Size, top: number): Spot {
  const [to] = pieces;
  const low = { x: EDGE, y: top + EDGE };
  const high = { x: innerWidth - width - EDGE, y: innerHeight - height - EDGE };
  if (!to) return { side: "over", x: clamp((innerWidth - width) / 2, low.x, high.x), y: high.y, tip: 0 };
  const middle = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const along = { x: clamp(middle.x - width * 0.3, low.x, high.x), y: clamp(middle.y - height * 0.4, low.y, high.y) };
  const far = PAD + GAP;
  const sides: [Side, number, number][] = [
    ["right", to.x + to.width + far, along.y],
    ["left", to.x - width - far, along.y],
    ["below", along.x, to.y + to.height + far],
    ["above", along.x, to.y - height - far],
  ];
  const faces = (from: number, length: number, point: number): boolean =>
    point > from + CORNER && point < from + length - CORNER;
  const inside = ([side, x, y]: [Side, number, number]): boolean =>
    x >= low.x &&
    x <= high.x &&
    y >= low.y &&
    y <= high.y &&
    (isUpright(side) ? faces(x, width, middle.x) : faces(y, height, middle.y));
  const room = ([side]: [Side, number, number]): number =>
    ({
      right: innerWidth - to.x - to.width - width,
      left: to.x - width,
      below: innerHeight - to.y - to.height - height,
      above: to.y - top - height,
      over: 0,
    })[side];
  const over = ([, x, y]: [Side, number, number]): number =>
    pieces.reduce((sum, one) => sum + overlap(ring(one), { x, y, width, height }), 0);
  // Beside nothing: corners and middles of what is free, for a piece that fills the table.
  const elsewhere = [low.y, (low.y + high.y) / 2, high.y].flatMap((y) =>
    [low.x, (low.x + high.x) / 2, high.x].map((x): [Side, number, number] => ["over", x, y]),
  );
  const beside = sides.filter(inside).sort((a, b) => over(a) - over(b) || room(b) - room(a))[0];
  const free = elsewhere.sort((a, b) => over(a) - over(b) || distance(a, middle) - distance(b, middle))[0]!;
  const [side, x, y] = beside && over(beside) <= over(free) + width * 20 ? beside : free;
  const tip = isUpright(side)
    ? clamp(middle.x - x - 8, CORNER, width - 16 - CORNER)
    : clamp(middle.y - y - 8, CORNER, height - 16 - CORNER);
  return { side, x, y, tip };
}

const isUpright = (side: Side): boolean => side === "below" || side === "above";

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const distance = ([, x, y]: [Side, number, number], to: { x: number; y: number }): number =>
  Math.hypot(x - to.x, y - to.y);
