"""`--version`: asked by programs, so it is answered without importing anything else."""

import wunderkammer as wk


def version() -> str:
    return f"wunderkammer {wk.__version__} ({'compiled' if wk.compiled else 'interpreted'})"
