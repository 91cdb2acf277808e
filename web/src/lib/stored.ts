/** What this browser remembers; nothing where it may not. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`wunderkammer.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`wunderkammer.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the game goes on without.
  }
}
