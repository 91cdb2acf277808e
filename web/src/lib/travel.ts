/**
 * Pieces travel: what vanished at one place and appeared at another flies there.
 *
 * A board says of each piece what it is (`data-piece`) and where it lies (`data-place`); a heap that is drawn once also how
 * many it holds (`data-count`), a card which side is up (`data-face`), a deck what it deals (`data-source`), and what needs no
 * mark after it has moved that it is quiet (`data-quiet`). The board is changed at once and can be clicked at once; what
 * flies is a picture above it, which the next change ends. Who wants to know is told when the last of them lies.
 */
import { tick } from "svelte";
import { journeys, type Lying } from "./journeys";
import { still } from "./settings.svelte";

const STAGGER = 45; // ms between two pieces
const LATEST = 180; // ms after which the last of them starts, so that all have landed after 600
const FRESH = 4000; // ms that a piece is marked as newly moved
const GRASP = 500; // ms in which what was pressed is answered, or the board is measured again

interface Seen extends Lying {
  face: string;
  box: DOMRect;
  element: HTMLElement;
  parent: HTMLElement;
}

interface Scene {
  eyes: string; // whose view it is: another view shows other things, but nothing has moved
  marked: Map<HTMLElement, Seen>; // all pieces, also those that are not shown
  pieces: Seen[]; // those that are
  sources: HTMLElement[];
}

const aloft = new Map<Animation, () => void>(); // what flies now, and how to clear it away
let landed: (() => void) | null = null; // told when nothing flies any more
let pressed: { scene: Scene; when: number; scrolled: number } | null = null;

// Who presses something is about to change the board: it is measured while the finger is still down.
addEventListener(
  "pointerdown",
  () => (pressed = isStill() ? null : { scene: look(), when: performance.now(), scrolled: scrollY }),
  { capture: true, passive: true },
);

// Nobody watches a page in the background, and browsers do not end what flies there.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) land();
});

/** Make a change of the board, and let the pieces travel that it has moved; `lie` is called when the last of them lies. */
export function travelling(change: () => void, lie: () => void): void {
  const before = isStill() ? null : (atPress() ?? look());
  pressed = null;
  land();
  change();
  if (!before) return lie();
  landed = lie;
  void tick().then(() => {
    depart(before, look(before));
    if (landed === lie) settle();
  });
}

/** The board as it was when something was pressed, if that was just now and all stands where it stood. */
function atPress(): Scene | null {
  if (!pressed || aloft.size) return null;
  return performance.now() - pressed.when < GRASP && scrollY === pressed.scrolled ? pressed.scene : null;
}

/** Whether nothing is to move: the system, the person or a page in the background asks for it. */
export function isStill(): boolean {
  return still() || document.hidden;
}

/** The only pass that measures. What lies where it lay need not be measured again: it does not travel. */
function look(before?: Scene): Scene {
  const scene: Scene = {
    eyes: document.querySelector("[data-eyes]")?.getAttribute("data-eyes") ?? "",
    marked: new Map(),
    pieces: [],
    sources: [],
  };
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece], [data-source]")) {
    if (element.hasAttribute("data-source")) scene.sources.push(element);
    const old = before?.marked.get(element);
    const seen = old && lies(old, element) ? old : measured(element);
    if (!seen) continue;
    scene.marked.set(element, seen);
    if (seen.box.width) scene.pieces.push(seen);
  }
  return scene;
}

const told = (element: HTMLElement, what: string): string => element.getAttribute(`data-${what}`) ?? ""; // faster than a dataset

function lies({ piece, place, count, face }: Seen, element: HTMLElement): boolean {
  return (
    told(element, "piece") === piece &&
    told(element, "place") === place &&
    told(element, "face") === face &&
    Number(told(element, "count") || 1) === count
  );
}

function measured(element: HTMLElement): Seen | null {
  const piece = told(element, "piece");
  const parent = element.parentElement;
  if (!piece || !parent) return null;
  return {
    piece,
    place: told(element, "place"),
    count: Number(told(element, "count") || 1),
    face: told(element, "face"),
    box: element.getBoundingClientRect(),
    element,
    parent,
  };
}

/** The only pass that writes. */
function depart(before: Scene, after: Scene): void {
  if (before.eyes !== after.eyes || !before.pieces.length) return;
  const length = duration();
  let order = 0;
  const old = before.pieces.filter((one) => after.marked.get(one.element) !== one);
  const now = after.pieces.filter((one) => before.marked.get(one.element) !== one);
  const moved = journeys(old, now, (a, b) => a.element === b.element);
  const starts = moved.map(({ from, to }) => from?.box ?? (to && source(after, to.piece)));
  for (const [at, { from, to }] of moved.entries()) {
    const delay = Math.min(order * STAGGER, LATEST);
    if (to) {
      const start = starts[at];
      if (start) mark(to);
      if (start && (isOnScreen(start) || isOnScreen(to.box))) {
        fly(to, start, from !== null && from.face !== to.face, length, delay);
        order++;
      }
    } else if (from?.parent.isConnected && isOnScreen(from.box)) fade(from, length);
  }
  for (const one of now) {
    const same = old.find((other) => other.piece === one.piece && other.place === one.place);
    if (same && same.face !== one.face) turn(one.element, length, Math.min(order++ * STAGGER, LATEST));
  }
}

function source(scene: Scene, piece: string): DOMRect | null {
  const fitting = scene.sources.filter((element) => piece.startsWith(told(element, "source")));
  const boxes = fitting
    .sort((a, b) => told(b, "source").length - told(a, "source").length)
    .map((element) => element.getBoundingClientRect());
  return boxes.find((box) => box.width) ?? null;
}

function isOnScreen(box: DOMRect): boolean {
  return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
}

function fly(to: Seen, from: DOMRect, turns: boolean, length: number, delay: number): void {
  const flyer = double(to.element, to.parent, to.box);
  const scale = from.width / to.box.width;
  const way = `translate(${from.left - to.box.left}px, ${from.top - to.box.top}px) scale(${scale})`;
  const timing: KeyframeAnimationOptions = {
    duration: length,
    delay,
    easing: "cubic-bezier(.3, .05, .2, 1)",
    fill: "backwards",
  };
  const hidden = to.count === 1 ? to.element : null; // its picture flies; it can be clicked all the same
  if (hidden) hidden.style.opacity = "0";
  watch(flyer.animate([{ transform: way }, { transform: "none" }], timing), () => {
    flyer.remove();
    if (hidden) hidden.style.opacity = "";
  });
  if (turns) turn(flyer.firstElementChild as HTMLElement, length, delay);
}

function fade(gone: Seen, length: number): void {
  const flyer = double(gone.element, gone.parent, gone.box);
  watch(flyer.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(.8)" }], { duration: length }), () =>
    flyer.remove(),
  );
}

/** A card turns on its long axis. */
function turn(card: HTMLElement, length: number, delay: number): void {
  watch(
    card.animate(
      [{ transform: "perspective(600px) rotateY(180deg)" }, { transform: "perspective(600px) rotateY(0)" }],
      { duration: length, delay, easing: "ease-out", fill: "backwards" },
    ),
  );
}

/** The picture of a piece above everything; it stays among its kin, so that it looks like them. */
function double(element: HTMLElement, parent: HTMLElement, box: DOMRect): HTMLElement {
  const flyer = document.createElement("span");
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of Object.keys(one.dataset)) delete one.dataset[name];
    one.classList.remove("legal", "picked", "fresh-ring");
  }
  flyer.className = "traveller";
  flyer.popover = "manual";
  flyer.inert = true;
  for (const side of ["left", "top", "width", "height"] as const) flyer.style.setProperty(side, `${box[side]}px`);
  flyer.append(copy);
  parent.append(flyer);
  flyer.showPopover();
  return flyer;
}

function mark(moved: Seen): void {
  if (moved.count !== 1 || "quiet" in moved.element.dataset) return;
  moved.element.classList.add("fresh-ring");
  setTimeout(() => moved.element.classList.remove("fresh-ring"), FRESH);
}

function watch(animation: Animation, clear: () => void = () => undefined): void {
  aloft.set(animation, clear);
  animation.onfinish = () => {
    clear();
    aloft.delete(animation);
    settle();
  };
}

/** End at once whatever flies. */
function land(): void {
  for (const [animation, clear] of aloft) {
    animation.cancel();
    clear();
  }
  aloft.clear();
  settle();
}

/** If nothing flies any more, say so, once. */
function settle(): void {
  if (aloft.size) return;
  const lie = landed;
  landed = null;
  lie?.();
}

let length = 0;

/** How long a piece travels, in ms; a style sheet may have it in seconds. It says so once: to ask costs a look at all styles. */
function duration(): number {
  if (!length) {
    const said = getComputedStyle(document.documentElement).getPropertyValue("--m-move").trim();
    length = parseFloat(said) * (said.endsWith("ms") ? 1 : 1000) || 420;
  }
  return length;
}
