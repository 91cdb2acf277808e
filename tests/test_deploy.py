"""What hosts are given: the unit, the pinned dependencies and the examples hold what the documents say."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

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
    examples = [one for one in re.findall(r"^```\n(.*?)^```$", HOSTING, re.MULTILINE | re.DOTALL) if "8600" in one]
    assert len(examples) == 2
    for example in examples:
        assert re.search(r"/metrics.*(403|deny all)", example)


def test_hosts_install_what_was_tested() -> None:
    serve, dev = pinned("serve"), pinned("dev")
    assert serve.items() <= dev.items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["scale"]]
    names = {re.split(r"[>=<;\[ ]", one)[0].lower().replace(".", "-").replace("_", "-") for one in wanted}
    assert names <= set(serve)


def test_every_pinned_dependency_has_hashes_and_no_index() -> None:
    text = (ROOT / "requirements" / "serve.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    for entry in re.split(r"\n(?=\S)", text.partition("make lock\n")[2].strip()):
        assert "--hash=sha256:" in entry, entry
