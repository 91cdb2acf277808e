"""The codes with which the server may refuse something, as they stand in the source."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "wunderkammer"
PLACES = {"Refused": 0, "Refusal": 1, "answered": 1, "deny": 2}  # where in a call the code stands


def refusals() -> Iterator[tuple[str, set[str] | None]]:
    """Each refusal that is made somewhere: its code, and its arguments if they stand there by name."""
    for path in sorted((SOURCES / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (place := PLACES.get(name_of(node.func))) is not None:
                code = node.args[place] if len(node.args) > place else None
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    named = {word.arg for word in node.keywords if word.arg is not None}
                    yield code.value, named if name_of(node.func) == "Refused" else None


def name_of(called: ast.expr) -> str:
    match called:
        case ast.Name():
            return called.id
        case ast.Attribute():
            return called.attr
    return ""
