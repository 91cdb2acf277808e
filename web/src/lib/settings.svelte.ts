/** How somebody likes the page, remembered in the browser. */
import { recall, remember } from "./stored";

export const LOOKS = ["system", "light", "dark"] as const;
export type Look = (typeof LOOKS)[number];
export const MOTIONS = ["system", "full", "less"] as const;
export type Motion = (typeof MOTIONS)[number];

export const PACES = ["slow", "normal", "instant", "wait"] as const;
export type PaceName = (typeof PACES)[number];

export const COACHES = ["off", "gentle", "strict"] as const;
export type CoachLevel = (typeof COACHES)[number];

interface Settings {
  name: string;
  lang: string;
  look: Look;
  motion: Motion;
  pace: PaceName; // how fast the moves of others are shown
  since: boolean; // what they did since one's turn opens by itself
  muted: boolean; // what those say who watch the games you play
  sound: boolean; // a soft bell when it is your turn
  moves: boolean; // whether the list of moves in words is open
  confirm: boolean; // a move is shown first, and made by the golden button
  coach: CoachLevel; // gentle: answers when asked; strict: warns before a grave mistake, too
}

const USUAL: Settings = {
  name: "",
  lang: "",
  look: "system",
  motion: "system",
  pace: "normal",
  since: true,
  muted: false,
  sound: false,
  moves: false,
  confirm: false,
  coach: "gentle",
};

export const settings = $state<Settings>({ ...USUAL, ...recall<Partial<Settings>>("settings", {}) });

export function keep(change: Partial<Settings>): void {
  Object.assign(settings, change);
  remember("settings", $state.snapshot(settings));
  dress();
}

/** Put the chosen look on. */
export function dress(): void {
  const page = document.documentElement.dataset;
  if (settings.look === "system") delete page.theme;
  else page.theme = settings.look;
  if (settings.motion === "system") delete page.motion;
  else page.motion = settings.motion;
}

const less = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things should rather be there at once than travel. */
export function still(): boolean {
  if (settings.motion !== "system") return settings.motion === "less";
  return less.matches;
}
