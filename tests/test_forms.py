"""The two forms of the rules: compiled by mypyc, and interpreted from the same sources."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import wunderkammer as wk

SOURCES = Path(__file__).parents[1] / "src"
EXTENSIONS = [path for suffix in EXTENSION_SUFFIXES[:1] for path in SOURCES.glob(f"wunderkammer/**/*{suffix}")]

LIST_LOADED_EXTENSIONS = """
import sys, pkgutil, importlib, wunderkammer
for module in pkgutil.walk_packages(wunderkammer.__path__, "wunderkammer."):
    if not module.name.endswith(("__main__", "local.browser")):  # which only a browser can import
        importlib.import_module(module.name)
print(*(name for name, module in sys.modules.items()
        if name.startswith("wunderkammer") and not str(module.__file__).endswith(".py")))
"""


def loaded_extensions(pure: str) -> set[str]:
    result = subprocess.run(
        [sys.executable, "-c", LIST_LOADED_EXTENSIONS],
        env={**os.environ, "WUNDERKAMMER_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(result.stdout.split())


def test_no_compiled_module_is_older_than_its_source() -> None:
    """After an edit only `make` recompiles; tests of an outdated module would prove nothing."""
    for extension in EXTENSIONS:
        source = extension.with_name(extension.name.split(".")[0] + ".py")
        assert source.stat().st_mtime <= extension.stat().st_mtime, f"{source} has changed: run make"


def test_compiled_tells_the_form_in_use() -> None:
    assert wk.compiled == (bool(EXTENSIONS) and os.environ.get("WUNDERKAMMER_PURE") != "1")


def test_every_compiled_module_is_used() -> None:
    assert len(loaded_extensions(pure="0") - {"wunderkammer__mypyc"}) == len(EXTENSIONS)


def test_pure_passes_over_every_compiled_module() -> None:
    assert loaded_extensions(pure="1") == set()
