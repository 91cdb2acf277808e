"""The workflows call the same commands as people do, on the systems and Pythons that the package names."""

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.yml"))}
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = [
    found[1]
    for line in PROJECT["project"]["classifiers"]
    if (found := re.search(r"Python :: (3\.\d+)$", line)) is not None
]


def steps(workflow: str) -> Iterator[dict[str, Any]]:
    for job in WORKFLOWS[workflow]["jobs"].values():
        yield from job.get("steps", [])


def commands(workflow: str) -> set[str]:
    """The targets of `make` that a workflow names."""
    return {target for step in steps(workflow) for target in re.findall(r"\bmake (\w+)", step.get("run", ""))}


def test_every_purpose_has_its_workflow_and_its_commands() -> None:
    assert {name: commands(name) for name in WORKFLOWS} == {
        "container": {"container"},
        "release": {"packages"},
        "site": {"site", "docs"},
        "tests": {"test", "check"},
        "weekly": {"soak", "bench"},
        "wheels": {"build"},
    }


def test_every_command_is_in_the_makefile() -> None:
    for name in WORKFLOWS:
        assert commands(name) <= TARGETS


def test_tests_run_on_three_systems_and_every_python_of_the_package() -> None:
    jobs = WORKFLOWS["tests"]["jobs"]
    assert jobs["tests"]["strategy"]["matrix"] == {"os": ["ubuntu-latest", "macos-latest"], "python": PYTHONS}
    assert (jobs["windows"]["runs-on"], jobs["windows"]["strategy"]["matrix"]) == (
        "windows-latest",
        {"python": PYTHONS},
    )
    for path in re.findall(r"tests/\S+", "".join(step.get("run", "") for step in jobs["windows"]["steps"])):
        assert (ROOT / path).exists()


def test_wheels_are_built_for_every_python_of_the_package() -> None:
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{python.replace('.', '')}-*" for python in PYTHONS]


def test_nobody_may_more_than_needed_and_no_password_is_stored() -> None:
    for name, workflow in WORKFLOWS.items():
        assert workflow["permissions"] == {"contents": "read"}, name
        text = (FOLDER / f"{name}.yml").read_text(encoding="utf-8")
        assert set(re.findall(r"secrets\.(\w+)", text)) <= {"GITHUB_TOKEN"}
    assert WORKFLOWS["release"]["jobs"]["publish"]["permissions"]["id-token"] == "write"


@pytest.mark.skipif(shutil.which("actionlint") is None, reason="there is no actionlint")
def test_the_linter_of_workflows_is_content() -> None:
    answer = subprocess.run(["actionlint"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout
