/** A question about something out of sight leads there: once, and never against somebody who scrolls or writes. */
import { still } from "../lib/settings.svelte";
import { isShown } from "./finding";

const QUIET = 500; // ms without a finger or a wheel
const TARGETS = "main [data-target]"; // under the thumb lie only what ends a choice and what does without it
const DOCKED = ".thumb, [data-dock]"; // what lies over the end of the page

let moved = -Infinity; // when somebody last scrolled
let held = false; // a finger is on the screen

const scrolls = (): void => void (moved = performance.now());
for (const kind of ["wheel", "touchmove"]) addEventListener(kind, scrolls, { passive: true });
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

/** Go to what can be tapped, if none of it is in sight; `turn` opens the part of the page where something is. */
export function lead(turn: (to: Element) => Promise<void>, find: () => Element[] = targets): () => void {
  const asked = performance.now();
  let timer = 0;
  const look = async (): Promise<void> => {
    if (moved > asked || writes()) return; // they look for themselves
    if (held || performance.now() - moved < QUIET) return wait();
    const all = find();
    if (all.length && !all.some(isShown)) await turn(all[0]!);
    const open = all.filter(isShown);
    const sight = visiblePart();
    if (!open.length || open.some((one) => inSight(one, sight))) return;
    const tops = open.map((one) => one.getBoundingClientRect());
    const first = tops.reduce((best, box) => (box.top < best.top ? box : best));
    const middle = (first.top + first.bottom) / 2 - (sight[0] + sight[1]) / 2;
    scrollBy({ top: middle, behavior: still() ? "instant" : "smooth" });
  };
  const wait = (ms = QUIET): void => void (timer = window.setTimeout(() => void look(), ms));
  wait(0);
  return () => clearTimeout(timer);
}
