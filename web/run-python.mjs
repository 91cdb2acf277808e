// Run a Python program as the browser would, with the files of a site: node run-python.mjs SITE PROGRAM ARGUMENT
// Its function `told` gets the argument and returns a text, which is printed.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [site, program, argument] = process.argv.slice(2);
const folder = resolve(site, "python");
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder });
const packed = new Uint8Array(await readFile(resolve(folder, "house.tar.xz")));
try {
    python.unpackArchive(packed, "xztar", { extractDir: "/house" });
    python.runPython('import sys; sys.path.insert(0, "/house")');
    python.runPython(await readFile(program, "utf8"));
    const told = await python.globals.get("told")(argument);
    process.stdout.write(`${told}\n`, () => process.exit()); // not waiting for clocks that still run
} catch (error) {
    process.stderr.write(`${error.message}\n`); // not the line of Python's own code, which is a million letters long
    process.exitCode = 1;
}
