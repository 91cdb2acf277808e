/** The house on this device is fetched when it is first needed: whoever plays at a server does without it. */
import type { House, Line } from "../lib/house";

const house = (): Promise<House> => import("./house").then((module) => module.opened());

/** Stands for a connection until there is one. */
class LaterLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  private line: Line | null = null;

  constructor(path: string) {
    void house().then((open) => {
      this.line = open.connect(path);
      this.line.onopen = (event) => this.onopen?.call(this as unknown as WebSocket, event);
      this.line.onmessage = (event) => this.onmessage?.call(this as unknown as WebSocket, event);
      this.line.onclose = (event) => this.onclose?.call(this as unknown as WebSocket, event);
    });
  }

  get readyState(): Line["readyState"] {
    return this.line?.readyState ?? WebSocket.CONNECTING;
  }

  send(text: Parameters<Line["send"]>[0]): void {
    this.line?.send(text);
  }

  close(): void {
    this.line?.close();
  }
}

const later: House = {
  fetch: async (path, request) => (await house()).fetch(path, request),
  connect: (path) => new LaterLine(path),
};

export const localHouse = (): House => later;
