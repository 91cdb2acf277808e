/** The house on this device: the server's own application, in Python, without a network. */
import { Drawer } from "./drawer";
import { Elsewhere, weigh } from "./elsewhere";
import type { FromHouse, ToHouse } from "./messages";
import { startPython } from "./python";

interface Line {
  say(text: string): void;
  hang_up(): void;
}

/** `Front` of wunderkammer.server.local.browser. */
interface Front {
  request(method: string, target: string, headers: string, body: string): Promise<[number, string, string]>;
  connect(target: string, hear: (text: string) => void, closed: (code: number, reason: string) => void): Line;
}

const tell = (message: FromHouse): void => self.postMessage(message);
const TURN = "wunderkammer-house"; // the name of a lock

/** One page at a time has the tables of this device: the others wait until it is closed. */
async function turn(): Promise<void> {
  if (!navigator.locks) return; // an address without encryption
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === TURN)) tell({ is: "stage", stage: "taken" });
  await new Promise<void>((begin) => {
    void navigator.locks.request(TURN, () => {
      begin();
      return new Promise(() => undefined); // as long as this worker lives
    });
  });
}

async function opened(): Promise<Front> {
  tell({ is: "stage", stage: "python" });
  const [python, drawer] = await Promise.all([startPython(() => tell({ is: "stage", stage: "rules" })), Drawer.open()]);
  const { open_house: openHouse } = python.pyimport("wunderkammer.server.local.browser");
  await turn();
  tell({ is: "stage", stage: "tables" });
  const front = (await openHouse!(drawer, () => Elsewhere.begin(), weigh)) as Front;
  tell({ is: "stage", stage: "open" });
  return front;
}

const lines = new Map<number, Line>();

async function heard(front: Front, message: ToHouse): Promise<void> {
  switch (message.is) {
    case "ask": {
      const { id, method, target, headers, body } = message;
      const [status, kind, text] = await front.request(method, target, JSON.stringify(headers), body);
      tell({ is: "answer", id, status, kind, body: text });
      break;
    }
    case "connect": {
      const { line, target } = message;
      const hear = (text: string): void => tell({ is: "said", line, text });
      const closed = (code: number, reason: string): void => {
        lines.delete(line);
        tell({ is: "closed", line, code, reason });
      };
      lines.set(line, front.connect(target, hear, closed));
      break;
    }
    case "say":
      lines.get(message.line)?.say(message.text);
      break;
    case "hang-up":
      lines.get(message.line)?.hang_up();
  }
}

const front = opened();
front.catch((error: unknown) => tell({ is: "failed", problem: String(error) }));
self.onmessage = ({ data }: MessageEvent<ToHouse>) =>
  front.then(
    (open) => heard(open, data),
    () => undefined, // which was told
  );
