/** Bots think in a worker of their own, so that the table answers at once: a question goes there, an answer comes back. */

export class Elsewhere {
  private readonly worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
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
