/** Python with our package, in a worker. Everything comes from the folder of the page. */

/** What we use of Pyodide, which is loaded when it is needed and not built into the page. */
export interface Python {
  unpackArchive(buffer: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, (...args: unknown[]) => unknown>;
}

interface Pyodide {
  loadPyodide(options: { indexURL: string }): Promise<Python>;
}

const PLACE = "/house";
const folder = new URL("../python/", self.location.href).href; // beside the folder of this file

/** Our package, of the same build as the page: its hash is the name of this worker. */
async function house(): Promise<ArrayBuffer> {
  const answer = await fetch(`${folder}house.tar.xz`, { integrity: self.name });
  if (!answer.ok) throw new Error(`house.tar.xz: ${answer.status}`);
  return answer.arrayBuffer();
}

/** `loaded` is called when Python is there, before our package is. */
export async function startPython(loaded: () => void = () => undefined): Promise<Python> {
  const packed = house();
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  const python = await loadPyodide({ indexURL: folder });
  loaded();
  python.unpackArchive(await packed, "xztar", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  return python;
}
