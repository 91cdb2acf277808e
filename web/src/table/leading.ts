/** A question about something out of sight leads there: once, and never against somebody who scrolls or writes. */
import { still } from "../lib/settings.svelte";
import { isShown } from "./finding";

const QUIET = 500; // ms without a finger or a wheel, and between two looks
const LOOKS = 8; // by then the page has drawn itself
const TARGETS = "main [data-target]"; // under the thumb lie only what ends a choice and what does without it
const DOCKED = ".thumb, [data-dock]"; // what lies over the end of the page

let moved = -Infinity; // when somebody last scrolled
let pressed = -Infinity; // when somebody last tapped or pressed something
let held = false; // a finger is on the screen

const scrolls = (): void => void (moved = performance.now());
for (const kind of ["wheel", "touchmove"]) addEventListener(kind, scrolls, { passive: true });
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (pressed = performance.now()), { capture: true });
addEventListener("touchstart", () => (held = true), { passive: true });
for (const kind of ["touchend", "touchcancel"]) addEventListener(kind, () => (held = false), { passive: true });

const isFixed = (one: Element): boolean => ["fixed", "sticky"].includes(getComputedStyle(one).position);
const writes = (): boolean => document.activeElement?.matches("input, textarea, select") ?? false;

/** From where to where one sees the page: below the banner, above what is docked. */
export function visiblePart(): [top: number, bottom: number] {
  const banner = document.querySelector(".banner");
  const docks = [...document.querySelectorAll(DOCKED)].filter((one) => isShown(one) && isFixed(one));
  return [
    banner && isFixed(banner) ? Math.max(0, banner.getBoundingClientRect().bottom) : 0,
    Math.min(innerHeight, ...docks.map((one) => one.getBoundingClientRect().top)),
  ];
}

/** Whether something can be tapped without scrolling: its middle is in sight. */
function inSight(target: Element, [top, bottom]: [number, number]): boolean {
  const dock = target.closest(DOCKED);
  if (dock && isFixed(dock)) return true;
  const box = target.getBoundingClientRect();
  const middle = (box.top + box.bottom) / 2;
  return middle > top && middle < bottom;
}

const targets = (): Element[] => [...document.querySelectorAll(TARGETS)];

/**
 * Go to what can be tapped, if none of it is in sight; `turn` opens the part of the page where something is.
 *
 * The page may still be drawing itself, and what comes in above pushes the rest down: so look again for
 * a while, unless somebody moves on by themselves. Then it is `done`.
 */
export function lead(
  turn: (to: Element) => Promise<void>,
  find: () => Element[] = targets,
  done: () => void = () => {},
): () => void {
  const asked = performance.now();
  let timer = 0;
  let left = false; // there is another question, or none
  let looks = 0;
  const look = async (): Promise<void> => {
    if (moved > asked || (looks && pressed > asked) || writes()) return done();
    if (held || performance.now() - moved < QUIET) return wait();
    const all = find();
    if (all.length && !all.some(isShown)) await turn(all[0]!);
    if (left) return;
    const open = all.filter(isShown);
    const sight = visiblePart();
    if (open.length && !open.some((one) => inSight(one, sight))) bring(open, sight);
    if (++looks === LOOKS) return done();
    wait();
  };
  const wait = (ms = QUIET): void => void (timer = window.setTimeout(() => void look(), ms));
  wait(0);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

/** Scroll the highest of them to the middle of what one sees. */
function bring(open: Element[], [top, bottom]: [number, number]): void {
  const boxes = open.map((one) => one.getBoundingClientRect());
  const first = boxes.reduce((best, box) => (box.top < best.top ? box : best));
  const by = (first.top + first.bottom) / 2 - (top + bottom) / 2;
  scrollBy({ top: by, behavior: still() ? "instant" : "smooth" });
}
