/** The pieces that a bubble speaks of: `data-at` names them on every board. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const isShown = (one: Element): boolean => {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
};

/** The piece of a name: the first that can be seen, else one that lies in another part of the page. */
export function piece(name: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)];
  return all.find(isShown) ?? all[0] ?? null;
}

export function boxOf(name: string): Box | null {
  const found = piece(name);
  if (!found || !isShown(found)) return null;
  return boxIn(found);
}

function boxIn(one: Element): Box {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
}

const targets = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[data-target]:not(:disabled)")].filter(isShown);

const touches = (one: Element | null, button: Element): boolean =>
  one !== null && (one.contains(button) || button.contains(one));

/** What can be clicked for the move that is meant: inside the pieces spoken of, else anywhere. */
export function target(names: readonly string[]): HTMLElement | null {
  const all = targets();
  const inside = names.map(piece).flatMap((one) => all.filter((button) => touches(one, button)));
  return inside[0] ?? all[0] ?? null;
}

/** Whether a click on a piece, or on something in it, is meant. */
export const isMeant = (name: string): boolean => targets().some((button) => touches(piece(name), button));

/** What is spoken of, as far as it lies on the table; where nothing does, what can be clicked. */
export function spokenOf(names: readonly string[], asks: boolean): { box: Box; meant: boolean }[] {
  const found = names.flatMap((name) => {
    const box = boxOf(name);
    return box ? [{ box, meant: asks && isMeant(name) }] : [];
  });
  const [next] = asks && !boxOf(names[0] ?? "") ? targets() : [];
  return next ? [{ box: boxIn(next), meant: true }, ...found] : found;
}
