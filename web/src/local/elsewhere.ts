/** Bots think in a worker of their own, so that the table answers at once: a question goes there, an answer comes back. */

export class Elsewhere {
  private readonly worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), {
    type: "module",
    name: self.name, // as ours
  });
  private waiting: { resolve: (answer: string) => void; reject: (error: Error) => void } | null = null;

  private constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<string>) => this.waiting?.resolve(data);
    this.worker.onerror = (error) => this.waiting?.reject(new Error(error.message));
  }

  /** When it is ready to think. */
  static async begin(): Promise<Elsewhere> {
    const begun = new Elsewhere();
    await begun.answer();
    return begun;
  }

  ask(question: string): Promise<string> {
    this.worker.postMessage(question);
    return this.answer();
  }

  end(): void {
    this.worker.terminate();
  }

  private answer(): Promise<string> {
    return new Promise((resolve, reject) => (this.waiting = { resolve, reject }));
  }
}

/** Weigh a finished game in a worker that ends with it; `hear` gets its lines, the last with the result. */
export function weigh(game: string, hear: (line: string) => void): Promise<void> {
  const worker = new Worker(new URL("./analyst.worker.ts", import.meta.url), { type: "module", name: self.name });
  return new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string | null>) => (data === null ? resolve() : hear(data));
    worker.onerror = (error) => reject(new Error(error.message));
    worker.postMessage(game);
  }).finally(() => worker.terminate());
}
