"""Compile the rules with mypyc where that is possible; everything else about the package is in pyproject.toml.

The compiled form is an option, not a need: without it the same sources run interpreted, only slower.
So a missing compiler is a notice. A type error in the sources, however, is a bug of ours and fails the build.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src/wunderkammer")

# Commands that only ask about the package or pack its sources: compiling for these would be time lost.
NOTHING_TO_COMPILE = {"clean", "dist_info", "egg_info", "sdist"}

# What a game brings for the rest of the package: it may import anything. The types of views are read by programs, too,
# and mypyc would keep only half of what they say.
INTERPRETED = {"__init__.py", "plug.py", "balance.py", "bounds.py", "measures.py", "views.py"}


def compiled_sources() -> list[str]:
    """The core, every game with its rules and judge, and how bots think. Other __init__ files only make packages."""
    modules = [*PACKAGE.glob("core/*.py"), *PACKAGE.glob("games/*/*.py"), *PACKAGE.glob("bots/thinking/*.py")]
    whole = [*PACKAGE.glob("games/*/rules/*.py"), *PACKAGE.glob("games/*/judge/*.py")]
    return sorted(str(path) for path in (*(path for path in modules if path.name not in INTERPRETED), *whole))


def obstacle() -> tuple[str, str] | None:
    """Why the rules cannot be compiled here and what to do about it, or None if they can."""
    if os.environ.get("WUNDERKAMMER_PURE") == "1":
        return "WUNDERKAMMER_PURE=1 asks for the interpreted form", "unset it"
    try:
        import mypyc.build  # noqa: F401, PLC0415 - whether it is there is the question
    except ImportError:
        return "mypyc is missing", "install mypy"
    return compiler_trouble()


def compiler_trouble() -> tuple[str, str] | None:
    """Try the C compiler that Python was built with, or the one named by CC, on a file that needs Python's headers."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = sysconfig.get_path("include")
    remedy = "install a C compiler and Python's headers (on Debian: apt install gcc python3-dev)"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void);\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        command = [*compiler, f"-I{headers}", "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            failed = subprocess.run(command, capture_output=True, check=False).returncode
        except OSError:
            return f"there is no C compiler ({compiler[0]})", remedy
    if failed and not Path(headers, "Python.h").exists():
        return f"Python's C headers are missing ({headers})", remedy
    return (f"the C compiler fails ({shlex.join(compiler)})", remedy) if failed else None


def extensions() -> list[Extension]:
    if NOTHING_TO_COMPILE & set(sys.argv):
        return []
    if trouble := obstacle():
        reason, remedy = trouble
        print(
            f"wunderkammer: the rules are not compiled: {reason}.\n"
            "  Everything works the same, but simulations and bots run many times slower.\n"
            f"  For the compiled form {remedy}, then install again.",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - see obstacle()

    # One group, so that calls between the modules are plain C calls. It becomes the module `wunderkammer__mypyc`,
    # which has to lie beside the package: mypyc reckons the modules' __file__ and __path__ from there.
    compiled = mypycify(compiled_sources(), opt_level="3", separate=False, group_name="wunderkammer")
    if sys.platform != "win32":
        for extension in compiled:  # nobody else calls our C functions: the compiler may inline them
            extension.extra_compile_args.append("-fvisibility=hidden")
    return compiled


setup(ext_modules=extensions())
