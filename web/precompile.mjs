// Compile the Python files of a folder for the browser's Python, by itself: node precompile.mjs FOLDER
// Reading source code is most of what starting takes there.
import { loadPyodide } from "pyodide";

const PLACE = "/work";
const python = await loadPyodide();
python.FS.mkdir(PLACE);
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, PLACE);
python.runPython(`
import compileall, pathlib
assert compileall.compile_dir("${PLACE}", quiet=1, legacy=True, optimize=1, stripdir="${PLACE}", invalidation_mode=compileall.py_compile.PycInvalidationMode.UNCHECKED_HASH)
for source in pathlib.Path("${PLACE}").rglob("*.py"):
    source.unlink()
`);
