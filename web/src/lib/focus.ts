/** Keyboard players keep their place when the board changes. */
import { tick } from "svelte";

const TELLING = ["piece", "target", "move", "act", "tab"] as const; // by what a thing is known again

// Keyboard or mouse, for the last input. Finding a place for the focus costs a layout, which mouse users need not wait for.
let byKeyboard = false;

addEventListener("keydown", () => (byKeyboard = true), { capture: true });
addEventListener("pointerdown", () => (byKeyboard = false), { capture: true });

/** Make a change; if the thing that had the focus is gone, it goes to the same thing elsewhere, or to what can be done now. */
export function keepingFocus(change: () => void): void {
  const had = document.activeElement;
  if (!byKeyboard) {
    if (had instanceof HTMLButtonElement) had.blur(); // before it may vanish: then the browser would look at all styles
    return change();
  }
  const kept = had instanceof HTMLElement && had.closest("main") ? had : null;
  const piece = kept?.closest<HTMLElement>("[data-piece]") ?? kept?.querySelector<HTMLElement>("[data-piece]");
  const known: Record<string, string | undefined> | null = kept && {
    ...kept.dataset,
    ...(piece && { piece: piece.dataset.piece }),
  };
  change();
  if (!known) return;
  void tick().then(() => {
    if (document.activeElement !== document.body) return;
    for (const name of TELLING) {
      const value = known[name];
      const found = value ? document.querySelector<HTMLElement>(`main [data-${name}="${CSS.escape(value)}"]`) : null;
      const able = found && (found.closest<HTMLElement>("button") ?? found.querySelector<HTMLElement>("button"));
      if (able) return able.focus({ preventScroll: true });
    }
    const main = document.querySelector<HTMLElement>("main");
    if (main) main.tabIndex = -1;
    (main?.querySelector<HTMLElement>("[data-target]") ?? main)?.focus({ preventScroll: true });
  });
}
