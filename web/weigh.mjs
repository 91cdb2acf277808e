// How heavy the files of a folder are over the line, compressed one by one as static hosts do: node weigh.mjs FOLDER
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants;
const files = readdirSync(process.argv[2], { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const weights = files.map((one) => {
    const bytes = readFileSync(join(one.parentPath, one.name));
    const brotli = brotliCompressSync(bytes, { params: { [QUALITY]: 9, [WINDOW]: 24 } });
    return [join(one.parentPath, one.name), bytes.length, gzipSync(bytes, { level: 6 }).length, brotli.length];
});
process.stdout.write(`${JSON.stringify(weights)}\n`);
