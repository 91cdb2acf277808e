/** Where a label goes: beside what it is about, never over it, and over as few as possible of the things that can be clicked now. */

const EDGE = 8; // px to the edge of the window, and to the thing

export interface Spot {
  x: number;
  y: number;
  over: number; // so many things that glow lie under it
}

/** What glows on the page. */
export const glowing = (): DOMRect[] =>
  [...document.querySelectorAll("[data-target]")].map((one) => one.getBoundingClientRect());

/** How many of some boxes lie under a label at this place. */
export const covered = (boxes: readonly DOMRect[], x: number, y: number, wide: number, high: number): number =>
  boxes.filter((box) => box.x < x + wide && box.right > x && box.y < y + high && box.bottom > y).length;

/** Below, above or beside a thing; of the places that are equally good, the first. */
export function beside(thing: DOMRect, wide: number, high: number): Spot {
  const targets = glowing();
  const along = { x: thing.x + (thing.width - wide) / 2, y: thing.y + (thing.height - high) / 2 };
  const rows = [along.x, thing.x, thing.right - wide].map((x) => Math.max(EDGE, Math.min(x, innerWidth - wide - EDGE)));
  const columns = [along.y, thing.y, thing.bottom - high].map((y) =>
    Math.max(EDGE, Math.min(y, innerHeight - high - EDGE)),
  );
  const places = [
    ...[thing.bottom + EDGE, thing.y - high - EDGE].flatMap((y) => rows.map((x) => ({ x, y }))),
    ...[thing.right + EDGE, thing.x - wide - EDGE].flatMap((x) => columns.map((y) => ({ x, y }))),
  ];
  const inside = places.filter(
    ({ x, y }) => x >= EDGE && y >= EDGE && x + wide + EDGE <= innerWidth && y + high + EDGE <= innerHeight,
  );
  const spots = (inside.length ? inside : places.slice(0, 1)).map(({ x, y }) => ({
    x,
    y,
    over: covered(targets, x, y, wide, high),
  }));
  return spots.reduce((best, one) => (one.over < best.over ? one : best));
}
