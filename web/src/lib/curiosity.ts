/** When somebody wants to know what a thing is: the mouse rests on it, a finger presses it for long, or `?` is typed. */

const REST = 400; // ms that the mouse stays
const PRESS = 500; // ms that a finger does
const LEAVE = 250; // ms to get from a thing to what is said of it
const SHAKE = 10; // px that a finger may move meanwhile

export interface Curiosity {
  find: (from: Element) => HTMLElement | null; // the thing that explains itself
  isText: (thing: HTMLElement) => boolean; // its words explain themselves, not the thing
  said: string; // a selector of what is said: whoever is there stays, unless something that glows lies under it
  ask: (thing: HTMLElement, by: "mouse" | "finger" | "key", x: number, y: number) => void;
  leave: () => void;
}

type Hear = <Name extends keyof WindowEventMap>(
  name: Name,
  what: (event: WindowEventMap[Name], from: Element) => void,
) => void;

/** Watch the window, before anything else does; what comes back ends that. */
export function watch(curiosity: Curiosity): () => void {
  const end = new AbortController();
  const hear: Hear = (name, what) =>
    addEventListener(name, (event) => what(event, event.target instanceof Element ? event.target : document.body), {
      capture: true,
      signal: end.signal,
    });
  const patience = new Patience(curiosity);
  const unhush = watchMouse(curiosity, patience, hear);
  watchFinger(curiosity, patience, hear);
  watchKeys(curiosity, patience, hear);
  hear("wheel", () => patience.end());
  return () => {
    end.abort();
    patience.end();
    unhush();
  };
}

/** What is about to happen, unless something else does. */
class Patience {
  private timer = 0;

  constructor(private readonly curiosity: Curiosity) {}

  stop(): void {
    clearTimeout(this.timer);
  }

  until(wait: number, what: () => void): void {
    this.stop();
    this.timer = window.setTimeout(what, wait);
  }

  leave(): void {
    this.until(LEAVE, this.curiosity.leave);
  }

  end(): void {
    this.stop();
    this.curiosity.leave();
  }
}

function watchMouse({ find, isText, said, ask }: Curiosity, patience: Patience, hear: Hear): () => void {
  let on: HTMLElement | null = null; // what the mouse is on
  let last = { x: -1, y: -1 };
  let reading = false; // the mouse is on what is said
  let unhush = (): void => {};
  const isMouse = (event: PointerEvent, from: Element): boolean =>
    event.pointerType === "mouse" && from.closest(said) === null;

  const meet = (event: PointerEvent, from: Element): void => {
    const thing = find(from);
    unhush();
    unhush = thing && !isText(thing) ? hushed(from) : () => {};
    if (thing === on) return;
    on = thing;
    if (thing) patience.until(REST, () => ask(thing, "mouse", event.clientX, event.clientY));
    else patience.leave();
  };
  hear("pointerover", (event, from) => {
    if (!isMouse(event, from)) return patience.stop();
    if (event.clientX === last.x && event.clientY === last.y) return; // the table has moved, not the mouse
    if (!isOver(said, event)) return meet(event, from);
    if (!from.closest("[data-target]")) return patience.stop();
    patience.end();
    meet(event, from);
  });
  hear("pointermove", (event, from) => {
    if (event.pointerType !== "mouse") return;
    const { x, y } = (last = { x: event.clientX, y: event.clientY });
    const before = reading;
    reading = isOver(said, event);
    if (reading) return patience.stop();
    if (before) meet(event, from);
    const text = on && isText(on) && on.contains(from) ? on : null;
    if (text) patience.until(REST, () => ask(text, "mouse", x, y)); // from word to word
  });
  hear("pointerout", (event) => {
    if (event.pointerType === "mouse" && !event.relatedTarget) patience.leave(); // out of the window
  });
  hear("pointerdown", (event, from) => {
    if (!isMouse(event, from)) return;
    patience.end();
    on = find(from); // whoever has clicked does not ask
    last = { x: event.clientX, y: event.clientY };
  });
  return () => unhush();
}

/** Whether the mouse is where something is said, which it goes through. */
function isOver(said: string, { clientX: x, clientY: y }: PointerEvent): boolean {
  const box = document.querySelector(said)?.getBoundingClientRect();
  return box !== undefined && x >= box.x && x <= box.right && y >= box.y && y <= box.bottom;
}

function watchFinger({ find, said, ask }: Curiosity, patience: Patience, hear: Hear): void {
  let start = { x: 0, y: 0 };
  let pressed = false; // for long: the click that ends it is none

  hear("pointerdown", (event, from) => {
    if (event.pointerType === "mouse" || from.closest(said)) return;
    patience.end();
    pressed = false;
    start = { x: event.clientX, y: event.clientY };
    const thing = find(from);
    if (!thing) return;
    patience.until(PRESS, () => {
      pressed = true;
      ask(thing, "finger", start.x, start.y);
    });
  });
  hear("pointermove", (event) => {
    if (event.pointerType === "mouse" || pressed) return;
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SHAKE) patience.stop();
  });
  for (const name of ["pointerup", "pointercancel"] as const)
    hear(name, (event) => {
      if (event.pointerType !== "mouse") patience.stop();
    });
  hear("contextmenu", (event) => {
    if (pressed) event.preventDefault();
  });
  hear("click", (event) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  });
}

function watchKeys({ find, ask }: Curiosity, patience: Patience, hear: Hear): void {
  hear("keydown", (event) => {
    const focused = document.activeElement;
    const thing = event.key === "?" && focused && !focused.matches("input, textarea") ? find(focused) : null;
    if (!thing) return patience.end();
    const { x, y } = thing.getBoundingClientRect();
    ask(thing, "key", x, y);
    event.preventDefault();
    event.stopPropagation(); // elsewhere this key opens the sheet of keys
  });
}

/** What the browser would say of a thing by itself: not while we do. What comes back lets it speak again. */
function hushed(from: Element): () => void {
  const titled = from.closest<HTMLElement>("[title]");
  if (!titled) return () => {};
  titled.dataset.title = titled.title;
  titled.removeAttribute("title");
  return () => {
    if (!titled.title) titled.title = titled.dataset.title ?? ""; // unless it got a new one meanwhile
    delete titled.dataset.title;
  };
}
