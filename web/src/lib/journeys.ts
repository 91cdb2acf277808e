/** Which pieces have gone from where to where, told from what lay where before and after. */
export interface Lying {
  piece: string; // `fragment blue`
  place: string; // `site 3`
  count: number; // of a heap that is drawn once
}

export interface Journey<T extends Lying> {
  from: T | null; // null: from nowhere
  to: T | null; // null: it is gone
}

/** What is alike is not told apart: as few pieces travel as explain the difference. */
export function journeys<T extends Lying>(
  before: readonly T[],
  after: readonly T[],
  same: (a: T, b: T) => boolean,
): Journey<T>[] {
  const kinds = new Set([...before, ...after].map((one) => one.piece));
  return [...kinds].flatMap((kind) => {
    const old = before.filter((one) => one.piece === kind);
    const now = after.filter((one) => one.piece === kind);
    const gone = surplus(old, now, same);
    const come = surplus(now, old, same);
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({
      from: gone[at] ?? null,
      to: come[at] ?? null,
    }));
  });
}

/** What is in these and not in those, place by place; newly drawn pieces before those that stayed on the screen. */
function surplus<T extends Lying>(these: readonly T[], those: readonly T[], same: (a: T, b: T) => boolean): T[] {
  const found: T[] = [];
  for (const place of new Set(these.map((one) => one.place))) {
    const here = these.filter((one) => one.place === place);
    const there = those.filter((one) => one.place === place);
    const units = here.flatMap((one) => {
      const kept = there.find((other) => same(one, other))?.count ?? 0;
      return Array.from({ length: one.count }, (_, at) => ({ one, stayed: at < kept }));
    });
    const more = units.length - there.reduce((sum, one) => sum + one.count, 0);
    units.sort((a, b) => Number(a.stayed) - Number(b.stayed));
    found.push(...units.slice(0, Math.max(0, more)).map((unit) => unit.one));
  }
  return found;
}
