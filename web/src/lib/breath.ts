/**
 * The halos breathe while nobody stirs: to animate them keeps a browser busy all the time, and whoever reaches for something
 * wants an answer at once.
 */
const UNMOVED = 2000; // ms
const STIRRING = ["pointermove", "pointerdown", "keydown", "wheel", "touchmove"];

export function breathe(): void {
  const page = document.documentElement.classList;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stir = (): void => {
    clearTimeout(timer);
    page.remove("calm");
    timer = setTimeout(() => page.add("calm"), UNMOVED);
  };
  for (const kind of STIRRING) addEventListener(kind, stir, { capture: true, passive: true });
  stir();
}
