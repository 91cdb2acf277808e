"""Compile the rules with mypyc where that is possible; everything else about the package is in pyproject.toml.

The compiled form is an option, not a need: without it the same sources run interpreted, only slower.
So a missing compiler is a notice. A type error in the sources, however, is a bug of ours and fails the build.
"""

import ast
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
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
            f"  For the compiled form {remedy}, then install again; pip needs --no-cache-dir for that,\n"
            "  as it keeps what it has built.",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - see obstacle()

    # One group, so that calls between the modules are plain C calls. It becomes the module `wunderkammer__mypyc`,
    # which has to lie beside the package: mypyc reckons the modules' __file__ and __path__ from there.
    # Modules that are not compiled are not judged: where pip builds, most packages that they need are missing.
    sources = ["--follow-imports=silent", *compiled_sources()]
    compiled = mypycify(sources, opt_level="3", separate=False, group_name="wunderkammer")
    said = docstrings()
    for extension in compiled:
        extension.sources = [documented(one, said) if "__native" in one else one for one in extension.sources]
        if sys.platform != "win32":  # nobody else calls our C functions: the compiler may inline them
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return compiled


# mypyc leaves docstrings out, and `help()` would be empty. In the C code it writes, each class and function has a
# place for them, after its signature.

LITERAL = r'PyDoc_STR\("((?:[^"\\]|\\.)*)"\)'
METHOD = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*[\w |]+, )" + LITERAL)
CLASS = re.compile(r"(CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = )" + LITERAL)


def docstrings() -> dict[str, str]:
    """By the names that mypyc gives in C: a module may be called by the last parts of its name only."""
    found = {}
    for source in compiled_sources():
        parts = Path(source).relative_to("src").with_suffix("").parts
        parts = parts[:-1] if parts[-1] == "__init__" else parts
        for name, text in described(ast.parse(Path(source).read_text(encoding="utf-8"))):
            found.update({"___".join((*parts[first:], name)): text for first in range(len(parts))})
    return found


def described(tree: ast.Module | ast.ClassDef, within: str = "") -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            if text := ast.get_docstring(node):
                yield within + node.name, text
            if isinstance(node, ast.ClassDef):
                yield from described(node, f"{node.name}___")


def documented(source: str, said: dict[str, str]) -> str:
    """A copy of the C code with docstrings, and without its indentation, which is three quarters of it."""
    code = re.sub(r"^ +", "", Path(source).read_text(encoding="utf-8"), flags=re.MULTILINE)
    for place in (METHOD, CLASS):
        code = place.sub(lambda hit: f'{hit[1]}PyDoc_STR("{hit[3]}{in_c(said.get(hit[2], ""))}")', code)
    copy = Path("build", "documented", Path(source).name)
    copy.parent.mkdir(parents=True, exist_ok=True)
    if not copy.exists() or copy.read_text(encoding="utf-8") != code:
        copy.write_text(code, encoding="utf-8")
    return str(copy)


def in_c(text: str) -> str:
    """For a string literal: plain signs as they are, everything else as three octal digits."""
    return "".join(chr(one) if 32 <= one < 127 and chr(one) not in '"?\\' else f"\\{one:03o}" for one in text.encode())


setup(ext_modules=extensions())
