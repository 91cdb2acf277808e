/** Which part of a table a phone shows. Each part keeps its place, Back leads from any to the board, and a reload changes nothing. */
import { tick } from "svelte";

export const TABS = [
  ["board", "site-america"],
  ["own", "ui-cards"],
  ["others", "laurel"],
  ["log", "ui-chat"],
] as const;
export type Tab = (typeof TABS)[number][0];

interface Place {
  hash: string; // of the table
  places: Partial<Record<Tab, number>>; // px from the top
  led: string; // the question that the page has last gone to
}

const KEY = "wunderkammer.place";
const kept = (): { tab?: Tab } => (history.state ?? {}) as { tab?: Tab };

/** Where one was at this table before a reload. */
function before(): Place {
  const nowhere = { hash: location.hash, places: {}, led: "" };
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Place | null;
    return place?.hash === location.hash ? place : nowhere;
  } catch {
    return nowhere; // private windows may refuse
  }
}
const names: readonly string[] = TABS.map(([name]) => name);

export class Tabs {
  now = $state<Tab>(names.includes(kept().tab ?? "") ? kept().tab! : "board");
  private readonly place = before();
  private readonly places = this.place.places;
  private done = this.place.led; // the question that the page goes to no more
  private above = Boolean(kept().tab); // of two entries for this table in the history, we are at the upper one

  /** Show a part. There is one entry of the history for the board, and one above it for whatever came after. */
  go(tab: Tab): void {
    if (tab === this.now) return;
    const state = { ...kept(), tab };
    if (kept().tab) history.replaceState(state, "");
    else history.pushState(state, "");
    this.above = true;
    this.show(tab);
  }

  /** The browser went back or forth within this table. */
  returned(): void {
    if (location.hash !== this.place.hash) return; // it left
    const tab = kept().tab ?? "board";
    const down = this.above && !kept().tab;
    this.above = Boolean(kept().tab);
    if (tab !== this.now) this.show(tab);
    else if (down) history.back(); // from board to board would look like nothing
  }

  /** The page is about to go: what is seen now is what will be seen again. The history takes nothing any more by then. */
  keep(): void {
    this.places[this.now] = scrollY;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.place));
    } catch {
      // then it begins at the top
    }
  }

  /** Whether the page has already gone to this question, also before a reload. */
  hasLed(question: string): boolean {
    return this.done === question;
  }

  /** It goes there now; after a reload it will not go there again. */
  leads(question: string): void {
    this.place.led = question;
  }

  /** It has; it will not go there again. */
  led(question: string): void {
    this.done = question;
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
