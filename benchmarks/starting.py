"""How long it takes until the library is imported and a command answers, beside a Python that does nothing.

Processor time of a fresh process, the best of some rounds; ratios mean more than seconds. `--write` puts the figures
into docs/benchmarks.md. Part of `make bench`.
"""

import argparse
import resource
import subprocess
import sys

import page

NOTHING = "python -c pass"
STARTED = {
    NOTHING: ("-c", "pass"),
    "import wunderkammer": ("-c", "import wunderkammer"),
    "wunderkammer --version": ("-m", "wunderkammer", "--version"),
    "wunderkammer games": ("-m", "wunderkammer", "games"),
    "wunderkammer --help": ("-m", "wunderkammer", "--help"),
}


def seconds(arguments: tuple[str, ...]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measured(rounds: int) -> dict[str, float]:
    times = [{name: seconds(arguments) for name, arguments in STARTED.items()} for _ in range(rounds)]
    return {name: min(one[name] for one in times) for name in STARTED}


def table(best: dict[str, float]) -> str:
    rows = [f"| `{name}` | {time:.3f} | {time / best[NOTHING]:.1f} |" for name, time in best.items()]
    return "\n".join(["| | seconds of processor | ratio |", "|---|---:|---:|", *rows])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rounds", type=int, default=10)
    asked.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    wanted = asked.parse_args()
    text = table(measured(wanted.rounds))
    print(text)
    if wanted.write:
        whole = page.PAGE.read_text(encoding="utf-8")
        page.PAGE.write_text(page.replaced(whole, "starting", text), encoding="utf-8")


if __name__ == "__main__":
    main()
