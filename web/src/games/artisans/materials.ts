/** The things of Artisans in the order of the box, and how far a workshop is from an artwork. */

export const MATERIALS = ["textile", "clay", "wood", "stone", "glass", "gold", "metal"] as const;
export const ARTISANS = [
  "goldlover",
  "sculptor",
  "versatile",
  "specialist",
  "nightworker",
  "perfectionist",
  "collector",
  "opportunist",
  "farsighted",
] as const;
export const ROMAN = ["–", "I", "II", "III", "IV"];

export type Levels = Record<string, number>;

/** How many levels a workshop still lacks for what is asked. */
export function lacking(has: Levels, asked: Levels): number {
  return Object.entries(asked).reduce((sum, [material, level]) => sum + Math.max(0, level - (has[material] ?? 0)), 0);
}
