/** The small set of keys of a table; what they do stands on the sheet of keys (`?`). */
import { keyed } from "./endings";
import type { Sitting } from "./sitting.svelte";

export const KEYS = [
  ["/", "type"],
  ["1 – 9", "number"],
  ["← ↑ → ↓", "arrows"],
  ["E · Enter", "golden"],
  ["U", "undo"],
  ["R", "restart"],
  ["H", "hint"],
  ["Esc", "escape"],
  ["?", "help"],
] as const;

/** Those of a lesson, beside the plain ones (lesson/Lesson.svelte). */
export const LESSON_KEYS = [
  ["Enter", "next"],
  ["B", "back"],
  ["S", "show"],
  ["F6", "piece"],
] as const;

const TARGETS = ".table [data-target]:not(:disabled)";
const ACROSS = 2.5; // how much a step aside counts more than one ahead

/** Do what a key asks for; true if it asked for something. */
export function press(event: KeyboardEvent, at: Sitting): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return false;
  if (event.target.closest("input, textarea, select, [popover]")) return false;
  if (at.perspective.covered || document.querySelector(":popover-open")) return false; // Escape closes what is open
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key.startsWith("Arrow")) return step(key.slice(5));
  if (key === "Escape") {
    at.startOver();
    at.commands.notice = "";
    return true;
  }
  if (key === "e" || (key === "Enter" && !event.target.closest("button, a, summary"))) {
    if (!at.golden || at.golden.waits) return false;
    at.golden.act();
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    const move = keyed(at.left, at.legal, Number(key));
    if (move) void at.play(move);
    return move !== "";
  }
  if (key === "u" && at.table?.back && at.table.back.how !== "ask") void at.undo();
  else if (key === "r" && at.perspective.restart !== null) void at.undo(at.perspective.restart);
  else if (key === "h" && at.perspective.asked && at.coach.speaks) void at.hint();
  else return false;
  return true;
}

/** Focus what glows nearest in a direction, or first of all. */
function step(way: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(TARGETS)].filter((one) => one.getClientRects().length);
  if (!all.length) return false;
  const here = all.find((one) => one === document.activeElement);
  const next = here ? nearest(here, all, way) : all[0];
  next?.focus();
  return true;
}

function nearest(here: HTMLElement, all: readonly HTMLElement[], way: string): HTMLElement | undefined {
  const [x, y] = middle(here);
  const upright = way === "Up" || way === "Down";
  const sign = way === "Up" || way === "Left" ? -1 : 1;
  const far = (one: HTMLElement): number => {
    const [dx, dy] = [middle(one)[0] - x, middle(one)[1] - y];
    const [ahead, aside] = upright ? [sign * dy, dx] : [sign * dx, dy];
    return ahead > 1 ? ahead + ACROSS * Math.abs(aside) : Infinity;
  };
  const ranked = all.filter((one) => one !== here && far(one) < Infinity).sort((a, b) => far(a) - far(b));
  return ranked[0];
}

function middle(one: HTMLElement): [number, number] {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
