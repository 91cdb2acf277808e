/** A new message is mostly the same as the one before. */
type Nested = Record<string, unknown>;

/**
 * Update the stored copy of the previous message to the new one, in place.
 *
 * Only what differs is touched, so that nothing else is redrawn.
 */
export function renew<T extends object>(kept: T, before: T, now: T): void {
  change(kept as Nested, before as Nested, now as Nested);
}

function change(kept: Nested, before: Nested, now: Nested): void {
  if (Array.isArray(kept) && kept.length > Number(now.length)) kept.length = Number(now.length);
  for (const key of Object.keys(now)) {
    const old = before[key];
    const value = now[key];
    if (isSame(old, value)) continue;
    if (isNested(old) && isNested(value) && isAlike(old, value)) change(kept[key] as Nested, old, value);
    else kept[key] = value;
  }
}

function isNested(value: unknown): value is Nested {
  return typeof value === "object" && value !== null;
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isNested(one) || !isNested(other)) return one === other;
  const keys = Object.keys(one);
  return (
    isAlike(one, other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(one[key], other[key]))
  );
}

/** Whether both have the same parts in the same order, in which a board may show them; a list may be longer or shorter. */
function isAlike(one: Nested, other: Nested): boolean {
  if (Array.isArray(one) || Array.isArray(other)) return Array.isArray(one) && Array.isArray(other);
  const [mine, others] = [Object.keys(one), Object.keys(other)];
  return mine.length === others.length && mine.every((key, at) => key === others[at]);
}
