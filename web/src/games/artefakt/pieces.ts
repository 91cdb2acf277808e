/** How the things of Artefakt are drawn. */

export const COLOURS = ["blue", "brown", "yellow"] as const;
export const FIGURES = ["bulky", "lady", "tall"] as const;
export const CARDS = [1, 2, 3, 4] as const;
export const STAGES: readonly string[] = ["discover", "prepare", "travel", "possession", "round-end"];

export const MOTIFS: Record<string, string> = {
  blue: "artefact-relic",
  brown: "artefact-armour",
  yellow: "artefact-jewel",
};
/** The line of the glossary about an artifact, a travel card, a step of the round. */
export const ARTIFACTS: Record<string, string> = { blue: "relic", brown: "armour", yellow: "jewellery" };
export const TRAVELS: Record<number, string> = { 1: "motorbike", 2: "car", 3: "train", 4: "plane" };
export const STEPS: Record<string, string> = {
  discover: "number-die",
  prepare: "travel-card",
  travel: "figure",
  possession: "settle",
  "round-end": "starting-player",
};
export const VEHICLES: Record<number, string> = {
  1: "travel-1-motorbike",
  2: "travel-2-car",
  3: "travel-3-train",
  4: "travel-4-plane",
};
export const PLACES: Record<number, string> = {
  1: "cathedral",
  2: "cave",
  3: "jungle",
  4: "easter-island",
  5: "ruin",
  6: "cemetery",
  7: "oasis",
  8: "atlantis",
  9: "pyramid",
  10: "harbour",
};

/** Where the ten places lie, in hundredths of the board: an oval on a desk, a circle on a phone; clockwise from the top. */
export function place(index: number, count: number): { x: number; y: number } {
  const angle = (2 * Math.PI * (index - 0.5)) / Math.max(count, 1) - Math.PI / 2;
  return { x: 50 + 39.8 * Math.cos(angle), y: 50 + 38.6 * Math.sin(angle) };
}

/** How many of each piece of a colour are among some fragments. */
export function quarters(fragments: readonly string[], colour: string): number[] {
  return CARDS.map((piece) => fragments.filter((one) => one === `${colour}/${piece}`).length);
}

/** The seats from one of them on, round the table. */
export function from(seat: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (seat + step) % seats);
}
