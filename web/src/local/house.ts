/** The house on this device, from the page: requests and connections go to its worker as messages. */
import { folder, type House, type Line } from "../lib/house";
import type { FromHouse, ToHouse } from "./messages";
import { opening } from "./opening.svelte";

class LocalHouse implements House {
  private readonly worker = new Worker(new URL("./house.worker.ts", import.meta.url), {
    type: "module",
    name: document.querySelector<HTMLMetaElement>('meta[name="wunderkammer-house"]')?.dataset.integrity,
  });
  private readonly answers = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>();
  private readonly lines = new Map<number, LocalLine>();
  private count = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.hear(data);
    this.worker.onerror = (error) => this.fail(error.message);
  }

  fetch(path: string, request: RequestInit): Promise<Response> {
    if (/^\/games(\/[^/]+)?$/.test(path)) return fetch(`${folder}kit${path}.json`); // written with the page: needs no Python
    if (opening.problem) return Promise.reject(new Error(opening.problem));
    const id = ++this.count;
    const headers = (request.headers ?? {}) as Record<string, string>;
    const body = typeof request.body === "string" ? request.body : "";
    const answer = new Promise<Response>((resolve, reject) => this.answers.set(id, { resolve, reject }));
    this.tell({ is: "ask", id, method: request.method ?? "GET", target: `/api${path}`, headers, body });
    return answer;
  }

  connect(path: string): Line {
    const number = ++this.count;
    const line = new LocalLine(
      (text) => this.tell({ is: "say", line: number, text }),
      () => this.tell({ is: "hang-up", line: number }),
    );
    this.lines.set(number, line);
    this.tell({ is: "connect", line: number, target: `/api${path}` });
    return line;
  }

  private tell(message: ToHouse): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromHouse): void {
    switch (message.is) {
      case "stage":
        opening.stage = message.stage;
        if (message.stage === "open") for (const line of this.lines.values()) line.open();
        break;
      case "failed":
        this.fail(message.problem);
        break;
      case "answer": {
        const { status, kind, body } = message;
        this.answers.get(message.id)?.resolve(new Response(body, { status, headers: { "content-type": kind } }));
        this.answers.delete(message.id);
        break;
      }
      case "said":
        this.lines.get(message.line)?.hear(message.text);
        break;
      case "closed":
        this.lines.get(message.line)?.end(message.code, message.reason);
        this.lines.delete(message.line);
    }
  }

  /** Without Python nothing works here: everybody who waits is told. */
  private fail(problem: string): void {
    opening.problem = problem;
    for (const { reject } of this.answers.values()) reject(new Error(problem));
    this.answers.clear();
  }
}

/** A connection to the house, with as much of a WebSocket as the page uses. */
class LocalLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readyState: Line["readyState"] = WebSocket.CONNECTING;

  constructor(
    private readonly say: (text: string) => void,
    private readonly hangUp: () => void,
  ) {
    if (opening.stage === "open") queueMicrotask(() => this.open());
  }

  send(text: Parameters<Line["send"]>[0]): void {
    this.say(String(text));
  }

  open(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  hear(text: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: text }));
  }

  close(): void {
    this.readyState = WebSocket.CLOSING;
    this.hangUp();
  }

  end(code: number, reason: string): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code, reason }));
  }
}

let house: LocalHouse | undefined;

/** Opened when it is needed for the first time. */
export const opened = (): House => (house ??= new LocalHouse());
