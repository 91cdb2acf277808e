"""What hosts are given: the unit, the pinned dependencies and the examples hold what the documents say."""

import json
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest
import yaml
from test_docs import blocks, options_of

from wunderkammer.server.system.metrics import Metrics

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "deploy" / "wunderkammer.service"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PINNED = re.compile(r"^([\w.-]+)==([^\s;\\]+)", re.MULTILINE)


def pinned(name: str) -> dict[str, str]:
    return dict(PINNED.findall((ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")))


def test_the_unit_in_the_documents_is_the_one_in_the_folder() -> None:
    (quoted,) = re.findall(r"^```ini\n(.*?)^```$", HOSTING, re.MULTILINE | re.DOTALL)
    assert quoted == UNIT.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "line",
    [
        "After=network-online.target",
        "RestartSec=5",
        "StartLimitBurst=5",
        "LimitNOFILE=65536",
        "DynamicUser=yes",
        "ProtectSystem=strict",
        "CapabilityBoundingSet=",
        "SystemCallFilter=@system-service",
        "UMask=0077",
    ],
)
def test_the_unit_is_closed(line: str) -> None:
    assert re.search(rf"^{re.escape(line)}( |$)", UNIT.read_text(encoding="utf-8"), re.MULTILINE)


def test_systemd_calls_the_unit_safe() -> None:
    """Where there is systemd to ask; its answer is in the documents."""
    said = re.search(r"`systemd-analyze security` rates this (\d\.\d)", HOSTING)
    assert said is not None
    assert float(said[1]) < 3
    if shutil.which("systemd-analyze"):
        command = ["systemd-analyze", "security", "--offline=true", "--threshold=30", str(UNIT)]
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stdout[-300:]
        assert f": {said[1]} " in answer.stdout


def test_every_example_of_a_proxy_closes_the_metrics() -> None:
    examples = [one for one in blocks(HOSTING, "") if "8600" in one]
    assert len(examples) == 2
    for example in examples:
        assert re.search(r"/metrics.*(403|deny all)", example)


def test_hosts_install_what_was_tested() -> None:
    serve, dev = pinned("serve"), pinned("dev")
    assert serve.items() <= dev.items()
    assert names(*wanted("table"), *wanted("scale")) - {"wunderkammer"} <= set(serve)


def test_players_install_what_was_tested_and_no_tools_of_developers() -> None:
    run, dev = pinned("run"), pinned("dev")
    assert run.items() <= dev.items()
    assert names(*wanted("table"), "mypy", "setuptools") <= set(run)
    assert not {"pytest", "ruff", "numpy", "ray", "playwright"} & set(run)


def wanted(extra: str) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"][extra]]


def names(*requirements: str) -> set[str]:
    return {re.split(r"[>=<;\[ ]", one)[0].lower().replace(".", "-").replace("_", "-") for one in requirements}


@pytest.mark.parametrize("lock", ["dev", "docs", "learners", "node", "run", "serve"])
def test_every_pinned_dependency_has_hashes_and_no_index(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    for entry in re.split(r"\n(?=\S)", text.partition("make lock\n")[2].strip()):
        assert "--hash=sha256:" in entry, entry


# Watching it.

FIGURES = set(re.findall(r"^# TYPE (wunderkammer_\w+)", Metrics().text().decode(), re.MULTILINE))
PARTS = r"_(?:bucket|sum|count)$"  # of a figure that is a histogram


def figures_of(expressions: Iterable[str]) -> set[str]:
    found = {name for one in expressions for name in re.findall(r"wunderkammer_\w+", one)}
    return {re.sub(PARTS, "", name) for name in found}


def test_alarms_are_about_figures_that_there_are_and_say_where_help_is() -> None:
    (group,) = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    assert figures_of(rule["expr"] for rule in group["rules"]) <= FIGURES
    sections = set(re.findall(r"^## (.*)$", HOSTING, re.MULTILINE))
    assert {rule["annotations"]["help"] for rule in group["rules"]} <= sections
    names = [rule["alert"] for rule in group["rules"]]
    assert len(set(names)) == len(names)


def test_the_dashboard_shows_every_figure() -> None:
    board = json.loads((ROOT / "deploy" / "dashboard.json").read_text(encoding="utf-8"))
    shown = figures_of(target["expr"] for panel in board["panels"] for target in panel["targets"])
    assert shown == {name for name in FIGURES if not name.endswith("_created")}


# The container.

CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_the_container_is_closed_and_says_how_it_is() -> None:
    last = CONTAINERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER [1-9]\d*$", last, re.MULTILINE)
    assert "/healthz" in re.findall(r"^HEALTHCHECK.*$", last, re.MULTILINE)[0]
    assert "gcc" not in last
    table = COMPOSE["services"]["table"]
    assert table["read_only"] is True
    assert (table["cap_drop"], table["security_opt"]) == (["ALL"], ["no-new-privileges:true"])
    assert "/tmp" in table["tmpfs"]
    assert "ports" not in table, "only the proxy is reached from outside"


def test_the_composed_table_is_served_by_several_workers_with_words_that_exist() -> None:
    table = COMPOSE["services"]["table"]
    options = options_of("serve")
    assert {word for word in table["command"] if word.startswith("--")} <= options
    assert int(table["command"][table["command"].index("--workers") + 1]) > 1
    (command,) = re.findall(r"^CMD (\[.*\])$", CONTAINERFILE, re.MULTILINE)
    assert {word for word in json.loads(command) if word.startswith("--")} <= options
    assert set(table["environment"]) == {"DATABASE_URL", "BUS_URL", "WUNDERKAMMER_HOSTS", "FORWARDED_ALLOW_IPS"}
    assert {"proxy", "table", "database", "hints"} == set(COMPOSE["services"])


def test_the_proxy_of_the_container_closes_the_metrics_and_asks_the_table() -> None:
    caddy = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert "respond /metrics 403" in caddy
    assert "reverse_proxy table:8600" in caddy


def test_nothing_of_the_folder_that_is_made_goes_into_the_container() -> None:
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    assert {".venv", ".cache", ".git", "build", "dist", "tables", "web/node_modules", "**/*.so"} <= set(ignored)


@pytest.mark.soak
def test_the_steps_of_the_container_make_a_server(tmp_path: Path) -> None:
    """Without a container engine: the steps of the first stage as a script in a clean folder; gcc is there or not."""
    first = CONTAINERFILE.partition("\nFROM docker.io/library/python:3.13-slim\n")[0]
    steps = [step for step in re.findall(r"^RUN (.*)$", first, re.MULTILINE) if "apt-get" not in step]
    goal = tmp_path / "opt"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(tmp_path / "build")], check=True)
    script = "\n".join(["set -e", *steps]).replace("/opt/wunderkammer", str(goal))
    subprocess.run(["bash", "-c", script], cwd=tmp_path / "build", check=True)
    command = [str(goal / "bin" / "wunderkammer"), "serve", "--check", "--port", "0", "--data", str(tmp_path / "data")]
    assert subprocess.run(command, check=False).returncode == 0
