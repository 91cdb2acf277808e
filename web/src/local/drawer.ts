/** Where the house on this device keeps its tables: the pages of its file, each an entry of the browser's database. */

const NAME = "wunderkammer";
const PAGES = "pages";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

export class Drawer {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Drawer> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(PAGES);
    return new Drawer(await done(opening));
  }

  /** All pages, one after the other. */
  async load(): Promise<Uint8Array> {
    const pages = (await done(this.database.transaction(PAGES).objectStore(PAGES).getAll())) as Uint8Array[];
    const whole = new Uint8Array(pages.reduce((sum, page) => sum + page.length, 0));
    let at = 0;
    for (const page of pages) {
      whole.set(page, at);
      at += page.length;
    }
    return whole;
  }

  /** Keep these pages, and forget all from number `count` on; all of it or nothing. */
  keep(changed: [number, Uint8Array][], count: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(PAGES, "readwrite", { durability: "strict" });
      const pages = transaction.objectStore(PAGES);
      for (const [number, page] of changed) pages.put(page, number);
      pages.delete(IDBKeyRange.lowerBound(count));
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
    });
  }
}
