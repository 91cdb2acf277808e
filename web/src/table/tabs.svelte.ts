/** Which part of a table a phone shows. Each part keeps its place, Back leads from any to the board, and a reload changes nothing. */
import { tick } from "svelte";

export const TABS = [
  ["board", "site-america"],
  ["own", "ui-cards"],
  ["others", "laurel"],
  ["log", "ui-chat"],
] as const;
export type Tab = (typeof TABS)[number][0];

interface Kept {
  tab?: Tab;
  places?: Partial<Record<Tab, number>>; // px from the top
  led?: string; // the question whose answer was shown
}

const kept = (): Kept => (history.state ?? {}) as Kept;
const names: readonly string[] = TABS.map(([name]) => name);

export class Tabs {
  now = $state<Tab>(names.includes(kept().tab ?? "") ? kept().tab! : "board");
  led = kept().led ?? "";
  private readonly places: Partial<Record<Tab, number>> = { ...kept().places };

  /** Show a part. There is one entry of the history for the board, and one above it for whatever came after. */
  go(tab: Tab): void {
    if (tab === this.now) return;
    const state = { ...kept(), tab };
    if (kept().tab) history.replaceState(state, "");
    else history.pushState(state, "");
    this.show(tab);
  }

  /** The browser went back or forth within this table. */
  returned(): void {
    const tab = kept().tab ?? "board";
    if (tab !== this.now) this.show(tab);
    else if (!kept().tab) history.back(); // from board to board would look like nothing
  }

  /** The page is about to go: what is seen now is what will be seen again. */
  keep(): void {
    this.places[this.now] = scrollY;
    history.replaceState({ ...kept(), places: { ...this.places }, led: this.led }, "");
  }

  /** After a reload, as soon as there is something to see. */
  restore(): void {
    scrollTo(0, this.places[this.now] ?? 0);
  }

  private show(tab: Tab): void {
    this.places[this.now] = scrollY;
    this.now = tab;
    void tick().then(() => this.restore());
  }
}
