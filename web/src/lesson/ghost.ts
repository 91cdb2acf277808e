/** “Show me”: a ghost of the piece goes the way of the move that is meant, and the click is left to the learner. */
import { still } from "../lib/settings.svelte";
import { piece, target } from "./anchors";

const WAY = 1100; // ms
const UNMOVED = 900; // for somebody who wants nothing to travel, it is shown where it would get

/** The ghost of a move: `at` is what the bubble points to, `also` what it speaks of besides. */
export function showMove(at: string, also: readonly string[]): void {
  const goal = target([at]) ?? piece(at);
  const others = also.map(piece).filter((one) => one !== null);
  if (!goal) return;
  const apart = others.find((one) => !one.contains(goal) && !goal.contains(one));
  // Of two things the smaller one is what moves.
  const [mover, end] = apart && size(apart) < size(goal) ? [apart, goal] : apart ? [goal, apart] : [goal, goal];
  const ghost = ghostOf(mover);
  document.body.append(ghost);
  const run = ghost.animate(steps(mover, end), { duration: still() ? UNMOVED : WAY, easing: "ease-in-out" });
  const away = (): void => ghost.remove();
  run.finished.then(away, away);
  goal.focus({ preventScroll: true });
}

const size = (one: Element): number => {
  const { width, height } = one.getBoundingClientRect();
  return width * height;
};

function steps(mover: Element, end: Element): Keyframe[] {
  const [from, to] = [mover.getBoundingClientRect(), end.getBoundingClientRect()];
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const there = `translate(${x}px, ${y}px)`;
  if (still())
    return [
      { transform: there, opacity: 0.85 },
      { transform: there, opacity: 0.85 },
    ];
  if (mover === end)
    return [{ transform: "none" }, { transform: "translateY(-10px) scale(1.12)" }, { transform: "none", opacity: 0.6 }];
  return [
    { transform: "none", opacity: 0.9 },
    { transform: there, opacity: 0.9, offset: 0.8 },
    { transform: there, opacity: 0 },
  ];
}

/** A picture of a piece: nothing finds it, clicks it or reads it aloud. */
function ghostOf(one: HTMLElement): HTMLElement {
  const { x, y, width, height } = one.getBoundingClientRect();
  const ghost = one.cloneNode(true) as HTMLElement;
  for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")]) {
    part.removeAttribute("id");
    for (const name of ["at", "target", "why", "piece", "place", "picked", "move", "act"]) delete part.dataset?.[name];
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.dataset.ghost = "";
  ghost.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;margin:0;z-index:30;pointer-events:none`;
  return ghost;
}
