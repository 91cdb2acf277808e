/** What somebody did, in drawings. A sentence always goes with it, for those who want words or hear them. */

export interface Sign {
  icon?: string;
  look?: string; // classes that give it the colours of a piece
  text?: string; // a number beside it
  seat?: number; // or a player
}

export const ARROW: Sign = { icon: "ui-arrow", look: "arrow" };
export const HIDDEN: Sign = { icon: "ui-secret" };
export const PASSED: Sign = { icon: "ui-hourglass" };

/** So many more or fewer of something. */
export const amount = (number: number, icon: string): Sign => ({
  icon,
  look: "sum",
  text: `${number < 0 ? "−" : "+"}${Math.abs(number)}`,
});
