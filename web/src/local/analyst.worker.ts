/** A worker that weighs one finished game, in Python: its lines one after the other, and null at the end. */
import { startPython } from "./python";

const python = startPython();
self.onmessage = async ({ data }: MessageEvent<string>) => {
  const { weighed } = (await python).pyimport("wunderkammer.server.local.browser");
  weighed!(data, (line: string) => self.postMessage(line));
  self.postMessage(null);
};
