/** How much room the circle has: where there is little, sites are medallions and their words stand below. */
const ENOUGH = 880; // px; the style sheets of what lies in the circle ask the same of their container

export const circle = $state({ width: ENOUGH });

export function isSmall(): boolean {
  return circle.width < ENOUGH;
}
