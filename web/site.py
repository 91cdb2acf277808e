"""Build the folder that needs no server: the page, and the whole house in Python for the browser.

    python web/site.py build/site

Everything comes from the built page, from this environment, and from two wheels of the same versions for the browser.
"""

import asyncio
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from base64 import b64encode
from importlib import metadata
from pathlib import Path

import wunderkammer as wk
from wunderkammer.server.http.app import Settings, create_app
from wunderkammer.server.http.doors import APP_POLICY
from wunderkammer.server.local.door import Door

HERE = Path(__file__).parent
ROOT = HERE.parent
PACKAGE = ROOT / "src" / "wunderkammer"
PYODIDE = HERE / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"

# Of the environment: what the application imports. Locales are those of our languages.
LIBRARIES = (
    *("anyio", "attr", "attrs", "babel", "fluent", "litestar", "multidict", "multipart.py", "mypy_extensions.py"),
    *("prometheus_client", "pytz", "sniffio", "typing_extensions.py", "yaml"),
)
NAMED = ("litestar",)  # asks for its own version
LOCALES = ("root", "en", "en_US", "fr", "fr_FR", "de", "de_DE")
COMPILED = ("librt", "msgspec")  # of the package index: for the browser's platform
# Not for a browser: commands, experiments, machine code, and parts of libraries that nothing here uses.
LEFT_OUT = re.compile(
    r"(^|/)(__pycache__|locale-data/(?!(" + "|".join(LOCALES) + r")\.dat)|tests?/)|\.(so|pyd|pyi|pyx|c|h)$"
    r"|^wunderkammer/(cli|lab|env|testing|web|boards|texts/(help|commands))/|^wunderkammer/games/\w+/board/"
    r"|^wunderkammer/(texts|games/\w+/texts)/\w+\.ftl$|^anyio/(_backends/_trio|pytest_plugin)\.|^babel/messages/"
    r"|^litestar/(cli|contrib|testing|channels|repository)/|^pytz/zoneinfo/"
)
# Of the standard library: what is for developers, other encodings, other protocols.
NOT_NEEDED = re.compile(
    r"^(unittest|xml|xmlrpc|__phello__|ctypes/macholib)/"
    r"|^(doctest|pydoc|cProfile|profile|pstats|trace|tracemalloc|turtle|mailbox|imaplib|smtplib|poplib|ftplib"
    r"|antigravity|this|__hello__|tabnanny|pyclbr|modulefinder|zipapp|wave|colorsys|webbrowser)\.py$"
    r"|^encodings/(?!(__init__|aliases|utf_8|utf_16_le|latin_1|ascii|cp437|idna|punycode|raw_unicode_escape|unicode_escape)\.py)"
)
READS_ITSELF = "anyio/__init__.py"  # its source says what to import when

PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")


def main(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(PACKAGE / "web", target)
    python = target / "python"
    python.mkdir()
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, python)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (python / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}))
    with tempfile.TemporaryDirectory() as folder:
        house, library = Path(folder) / "house", Path(folder) / "library"
        gather(house)
        with zipfile.ZipFile(PYODIDE / LIBRARY) as opened:
            opened.extractall(library)
        thin(library, NOT_NEEDED)
        subprocess.run([sys.executable, HERE / "npm.py", "run", "--silent", "precompile", house], check=True)
        shutil.copy(installed() / READS_ITSELF, house / READS_ITSELF)
        (house / READS_ITSELF).with_suffix(".pyc").unlink()
        zipped(library, python / LIBRARY)
        tarred(house, python / "house.tar.xz")
    asyncio.run(describe(target / "kit"))
    furnish(target)
    list_files(target)
    sys.stdout.write(f"{target}: {sum(one.stat().st_size for one in files_of(target)):,} bytes\n")


def gather(folder: Path) -> None:
    """Our package and all it imports, into one folder."""
    shutil.copytree(PACKAGE, folder / "wunderkammer")
    for name in LIBRARIES:
        source = installed() / name
        shutil.copytree(source, folder / name) if source.is_dir() else shutil.copy(source, folder)
    for name in (*NAMED, "wunderkammer"):
        known = metadata.distribution(name)
        place = folder / f"{name}-{known.version}.dist-info"
        place.mkdir()
        (place / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {known.version}\n")
    thin(folder, LEFT_OUT)
    for wheel in wheels(folder):
        with zipfile.ZipFile(wheel) as opened:
            opened.extractall(folder)
        wheel.unlink()


def wheels(folder: Path) -> list[Path]:
    """Of the versions that are locked, checked against the hashes of the lock."""
    locked = (ROOT / "requirements" / "dev.txt").read_text()
    wanted = folder / "wanted.txt"
    wanted.write_text("\n".join(re.findall(rf"^(?:{'|'.join(COMPILED)})==(?:.*\\\n)+.*\n", locked, re.MULTILINE)))
    asked = ("download", "--quiet", "--no-deps", "--only-binary", ":all:", "--require-hashes", "--dest", str(folder))
    subprocess.run([sys.executable, "-m", "pip", *asked, *PLATFORM, "--requirement", str(wanted)], check=True)
    wanted.unlink()
    return list(folder.glob("*.whl"))


def installed() -> Path:
    """Where the libraries of this environment are."""
    return Path(str(metadata.distribution("litestar").locate_file("")))


def thin(folder: Path, without: re.Pattern[str]) -> None:
    for path in files_of(folder):
        if without.search(path.relative_to(folder).as_posix()):
            path.unlink()


def files_of(folder: Path) -> list[Path]:
    return sorted(one for one in folder.rglob("*") if one.is_file())


# The same bytes for the same files: nothing in them says when they were made.


def zipped(folder: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w") as packed:
        for path in files_of(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix())
            packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def tarred(folder: Path, target: Path) -> None:
    with tarfile.open(target, "w:xz", preset=9) as packed:
        for path in files_of(folder):
            entry = tarfile.TarInfo(path.relative_to(folder).as_posix())
            entry.size = path.stat().st_size
            with path.open("rb") as content:
                packed.addfile(entry, content)


async def describe(target: Path) -> None:
    """What the house says of its games: always the same, so that the lobby need not wait for Python."""
    app = create_app(Settings(Path()))
    door = Door(app)
    for name in ("", *(f"/{game}" for game in wk.games())):
        file = target / f"games{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes((await door.request("GET", f"/api/games{name}", {})).body)


def furnish(target: Path) -> None:
    """The page says by itself that it is alone, what it may load, and how it is installed."""
    page = target / "index.html"
    house = integrity((target / "python" / "house.tar.xz").read_bytes())  # of this build, for this page
    head = (
        f'<meta http-equiv="content-security-policy" content="{APP_POLICY}" />\n'
        f'    <meta name="wunderkammer-house" content="local" data-integrity="{house}" />\n'
        '    <link rel="manifest" href="./manifest.webmanifest" />\n'
        '    <link rel="apple-touch-icon" href="./icons/192.png" />\n'
        '    <meta name="theme-color" content="#2b211a" />\n    '
    )
    page.write_text(page.read_text().replace('<meta name="viewport"', f'{head}<meta name="viewport"', 1))
    shutil.copytree(HERE / "app", target, dirs_exist_ok=True)  # the manifest and its icons


def integrity(content: bytes) -> str:
    return f"sha256-{b64encode(hashlib.sha256(content).digest()).decode()}"


def list_files(target: Path) -> None:
    """For the service worker: every file with its hash."""
    files = {path.relative_to(target).as_posix(): integrity(path.read_bytes()) for path in files_of(target)}
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    known = {"VERSION": version, "POLICY": APP_POLICY, "FILES": files}
    listed = "".join(f"const {name} = {json.dumps(value, indent=2)};\n" for name, value in known.items())
    (target / "sw.js").write_text(listed + (HERE / "sw.js").read_text())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
