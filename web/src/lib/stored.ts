/** What this browser remembers; where it may not, until the page is left. */
const memory = new Map<string, string>();

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`wunderkammer.${key}`) ?? memory.get(key);
    return text === undefined ? otherwise : (JSON.parse(text) as T);
  } catch {
    return memory.has(key) ? (JSON.parse(memory.get(key)!) as T) : otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`wunderkammer.${key}`, JSON.stringify(value));
  } catch {
    memory.set(key, JSON.stringify(value)); // private windows may refuse
  }
}
