/** What is read beside the board: on a phone behind a tab, else in a drawer. */
import { phone } from "../lib/phone";
import type { Page } from "./pages";
import type { Tabs } from "./tabs.svelte";

export class Reading {
  side = $state<Page>("log"); // of a phone
  drawer = $state<Page | null>(null); // that is open
  clause = $state(""); // of the rules, that was asked for
  read = $state(0); // chat lines that were seen
  readonly chatting = $derived((phone.current ? this.side : this.drawer) === "chat");

  constructor(private readonly tabs: Tabs) {}

  readonly openRules = (clause: string): void => {
    this.clause = clause;
    this.side = this.drawer = "rules";
    this.tabs.go("log");
  };

  readonly leaveRules = (): void => {
    this.side = "log";
    this.drawer = null;
    this.tabs.go("board");
  };
}
