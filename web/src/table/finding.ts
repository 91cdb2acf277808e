/** Where on the screen something lies that the story or a hint speaks of. */
import type { Trace } from "../games/plug";
import type { Mark } from "./following.svelte";

export const isShown = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
const isAt = (place: string, wanted: string): boolean => place === wanted || place.startsWith(`${wanted} `);

function lying([piece, place]: Trace): HTMLElement[] {
  const alike = document.querySelectorAll<HTMLElement>(`main [data-piece="${CSS.escape(piece)}"]`);
  return [...alike].filter((one) => isAt(one.dataset.place ?? "", place) && isShown(one));
}

/** Which pieces bear which numbers: of pieces that are alike, those that came last lie last. */
export function numbered(marks: readonly Mark[]): Map<HTMLElement, number[]> {
  const found = new Map<HTMLElement, number[]>();
  const taken = new Map<string, number>();
  for (const { number, traces } of marks.toSorted((a, b) => b.number - a.number)) {
    for (const trace of traces) {
      const alike = lying(trace);
      const before = taken.get(trace.join()) ?? 0;
      taken.set(trace.join(), before + 1);
      const piece = alike[Math.max(0, alike.length - 1 - before)]; // a heap is drawn once
      const numbers = piece ? (found.get(piece) ?? []) : [];
      if (piece && !numbers.includes(number)) found.set(piece, [number, ...numbers]);
    }
  }
  return found;
}
