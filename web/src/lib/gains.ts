/** The figures of a player that moves change, by game: those that are worth a drawing beside a move. */
export const FIGURES: Record<string, readonly (readonly [figure: string, icon: string])[]> = {
  artifact: [
    ["money", "coin"],
    ["prestige", "laurel"],
    ["bonus", "income"],
    ["supply", "hut-piece"],
  ],
  artisans: [
    ["points", "laurel"],
    ["cards", "ui-cards"],
  ],
  artefakt: [["points", "fragment-1"]],
};

/** A sum with its sign, as people read it; a proper minus. */
export function signed(sum: number): string {
  return sum < 0 ? `−${-sum}` : `+${sum}`;
}
