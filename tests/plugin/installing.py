"""A game in a separate package, installed as anybody would install it: its entry point is real."""

import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent / "package"


def installed(folder: Path) -> str:
    """Install Pawn below a folder of the test; what has to stand in PYTHONPATH for it to be found."""
    source, target = folder / "source", folder / "site"
    shutil.copytree(PACKAGE, source, ignore=shutil.ignore_patterns("__pycache__"))  # building leaves traces
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *flags, "--target", str(target), str(source)]
    subprocess.run(command, check=True, capture_output=True)
    return str(target)
