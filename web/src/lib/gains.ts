/** A sum with its sign, as people read it; a proper minus. */
export function signed(sum: number): string {
  return sum < 0 ? `−${-sum}` : `+${sum}`;
}
