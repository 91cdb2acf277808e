"""Documentation is tested: what it describes exists, what exists is described, and its examples run as they stand."""

import contextlib
import io
import itertools
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import typer.main
from cli.running import run
from test_clauses import rules_of
from typer.core import TyperGroup

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.bots.external.protocol import ask, end, hello
from wunderkammer.cli.app import app
from wunderkammer.server.system.logs import FACTS
from wunderkammer.server.system.metrics import Metrics
from wunderkammer.texts.bundles import source

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(DOCS.rglob("*.md"))
SOURCES = ROOT / "src" / "wunderkammer"
GAME = ROOT / "tests" / "records" / "3-seats-advanced.wk"  # what the examples call game.wk

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| (`.*?) \| (.*?) ?\|", re.MULTILINE)  # of a table whose first column is code
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
CALL = re.compile(r"(?:^ *(?:\$ )?|`)wunderkammer ([a-z]+(?:-[a-z]+)*)\b([^`#\n]*)", re.MULTILINE)


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return [body for name, body in FENCE.findall(text) if name == language]


def sections(text: str) -> dict[str, str]:
    """What stands under each heading of the second level."""
    parts = re.split(r"^## (.+)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


# The command line.


def group() -> TyperGroup:
    found = typer.main.get_command(app())
    assert isinstance(found, TyperGroup)
    return found


COMMANDS = group().commands
HELP = {"--help", "-h"}


def options_of(command: str | None) -> set[str]:
    """The options of a command (None: those before any) or of the commands under it, help included."""
    found = group() if command is None else COMMANDS[command]
    under = found.commands.values() if isinstance(found, TyperGroup) and command is not None else []
    params = [*found.params, *(param for one in under for param in one.params)]
    return HELP | {spelling for param in params if param.param_type_name == "option" for spelling in param.opts}


def documented_options(section: str) -> set[str]:
    return {option for cell, _ in ROW.findall(section) for option in re.findall(r"`(--?[a-z][a-z-]*)", cell)}


CLI = text_of(DOCS / "cli.md")
COMMAND_SECTIONS = {title.strip("`"): body for title, body in sections(CLI).items() if title.startswith("`")}


def test_every_command_has_its_section_and_no_other_is_there() -> None:
    assert list(COMMAND_SECTIONS) == list(COMMANDS)
    assert re.findall(r"^\| \[`([\w-]+)`\]", CLI, re.MULTILINE) == list(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_is_in_its_table_and_no_other(command: str) -> None:
    assert documented_options(COMMAND_SECTIONS[command]) | HELP | {"--lang"} == options_of(command)


def test_the_options_of_all_commands_are_in_the_first_table() -> None:
    assert documented_options(sections(CLI)["Everywhere"]) == options_of(None)
    assert all("--lang" in options_of(command) for command in COMMANDS)


def test_no_option_is_spoken_of_that_there_is_not() -> None:
    known = set.union(options_of(None), *map(options_of, COMMANDS))
    assert set(OPTION.findall(CLI)) - known == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_on_every_page_exist_with_their_options(page: Path) -> None:
    for command, rest in CALL.findall(text_of(page)):
        assert command in COMMANDS
        assert set(OPTION.findall(rest)) <= options_of(command), f"wunderkammer {command} {rest}"


class Example(NamedTuple):
    """A command, what is typed into it, the file its output goes to, and the output that is shown."""

    arguments: list[str]
    typed: str
    goal: str | None
    shown: str


def examples(text: str) -> Iterator[Example]:
    for block in blocks(text, "console"):
        assert block.startswith("$ wunderkammer ")
        for part in re.split(r"^\$ wunderkammer ", block, flags=re.MULTILINE)[1:]:
            line, _, shown = part.partition("\n")
            words, arrow, goal = line.partition(" > ")
            typed = "".join(f"{words}\n" for words in re.findall(r"^› (.*)$", shown, re.MULTILINE))
            yield Example(shlex.split(words), typed, goal if arrow else None, shown)


def tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.split("\n")).strip("\n")


def shows(shown: str, actual: str) -> bool:
    """Whether this is the whole output, `…` standing for anything."""
    parts, text = tidy(shown).split("…"), tidy(actual)
    if len(parts) == 1:
        return parts[0] == text
    if not text.startswith(parts[0]) or not text.endswith(parts[-1]):
        return False
    place, end = len(parts[0]), len(text) - len(parts[-1])
    for part in parts[1:-1]:
        found = text.find(part, place, end)
        if found < 0:
            return False
        place = found + len(part)
    return place <= end


def test_the_examples_run_and_print_what_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(GAME, "game.wk")
    ran = set()
    for example in examples(CLI):
        answer = run(*example.arguments, typed=example.typed, columns=100)
        assert answer.code == 0, (example.arguments, answer.err)
        if example.goal is not None:
            Path(example.goal).write_text(answer.out, encoding="utf-8")
            answer = answer._replace(out="")
        assert shows(example.shown, answer.out), f"{shlex.join(example.arguments)} prints:\n{answer.out}"
        ran.add(example.arguments[0])
    assert ran == set(COMMANDS)


def test_shown_output_is_compared() -> None:
    assert shows("a\n…\nd", "a  \nb\nc\nd\n")
    assert shows("a … d\n", "a b c d")
    assert not shows("a\nd", "a\nb\nd")
    assert not shows("a\n…\nd", "a\nb\nd\ne")
    assert not shows("a\n…\nc\n…\nb\n…", "a\nx\nb\nx\nc\n")
    assert not shows("ab…bc", "abc")


# Records.

RECORDS = text_of(DOCS / "records.md")


def documented_codes() -> list[str]:
    return [cell.strip("`") for cell, _ in ROW.findall(sections(RECORDS)["What is refused"])]


def test_every_code_of_a_refused_record_is_listed() -> None:
    sources = "".join(text_of(path) for path in (SOURCES / "record").glob("*.py"))
    codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', sources))
    assert len(codes) > 20
    assert codes - set(documented_codes()) == set()


def test_no_code_is_listed_that_there_is_not() -> None:
    known = re.findall(r"^error-([a-z-]+) =", source("en"), re.MULTILINE)
    assert set(documented_codes()) - set(known) == set()
    assert len(set(documented_codes())) == len(documented_codes())


def test_the_record_that_is_shown_is_right() -> None:
    (shown,) = blocks(RECORDS, "wk")
    assert record.verify(record.parse(shown)).ply == len(record.parse(shown).entries) > 0


def test_the_keys_of_the_header_are_listed() -> None:
    listed = re.findall(r"`([A-Z][a-z]+(?: 1)?)`", "".join(cell for cell, _ in ROW.findall(RECORDS)))
    assert listed == ["Wunderkammer", "Game", "Rules", "Edition", "Options", "Seat 1"]
    with pytest.raises(wk.RecordError) as caught:
        record.parse("Wunderkammer: 1\nDate: today\n")
    assert caught.value.details["allowed"][: len(listed)] == listed


# The notation.


def notation(game: str) -> str:
    """The section of a game: its heading ends with its name."""
    (section,) = [
        body for title, body in sections(text_of(DOCS / "notation.md")).items() if title.endswith(f"`{game}`")
    ]
    return section


def spelled_out(section: str) -> list[str]:
    """All moves that a section describes: every verb with every combination of the words of its parameters."""
    words: dict[str, list[str]] = {}
    moves: list[str] = []
    for cell, beside in ROW.findall(section):
        if cell.startswith("`<"):
            words.update(dict.fromkeys(re.findall(r"<\w+>", cell), values(beside, words)))
        elif beside in ("*", "seat", "*, seat"):
            moves += [" ".join(move.split()) for move in combinations(cell.strip("`"), words)]
    return moves


def values(cell: str, words: dict[str, list[str]]) -> list[str]:
    """The words of a parameter: one piece of code with all of them, or several, each a phrase; and maybe nothing."""
    code = re.findall(r"`([^`]+)`", cell)
    phrases = code[0].split() if len(code) == 1 else code
    nothing = [""] if cell.startswith("nothing") else []
    return nothing + [value for phrase in phrases for value in combinations(phrase, words)]


def combinations(phrase: str, words: dict[str, list[str]]) -> list[str]:
    """A phrase with every combination of the words of its parameters, the last one running fastest."""
    parts = re.split(r"(<\w+>)", phrase)
    return ["".join(parts) for parts in itertools.product(*(words[p] if p[:1] == "<" else [p] for p in parts))]


def test_parameters_are_spelled_out() -> None:
    table = "| `<a>` | `x y` |\n| `<b>` | nothing, `with <a>`, `free` |\n| `<c>` | `<a>/1` |\n"
    moves = "| `go <a> up <b>` | seat | … |\n| `turn <c>` | * | … |\n"
    assert spelled_out(table + moves) == [
        *("go x up", "go x up with x", "go x up with y", "go x up free"),
        *("go y up", "go y up with x", "go y up with y", "go y up free"),
        *("turn x/1", "turn y/1"),
    ]


def test_every_game_has_its_section_and_no_other_is_there() -> None:
    titles = sections(text_of(DOCS / "notation.md"))
    assert sorted(title.split("`")[1] for title in titles) == list(wk.games())


@pytest.mark.parametrize("game", wk.games())
def test_the_notation_is_the_one_of_the_game_word_for_word(game: str) -> None:
    assert spelled_out(notation(game)) == wk.game(game).move_names()


@pytest.mark.parametrize("game", wk.games())
def test_the_notation_points_at_clauses_that_exist(game: str) -> None:
    named = re.findall(r"§(\d+(?:\.\d+)?)", notation(game))
    clauses = rules_of(game)
    chapters = {clause.split(".")[0] for clause in clauses}
    assert named
    assert set(named) - set(clauses) - chapters == set()


# The protocol of external bots.


def test_the_protocol_is_described_key_by_key_and_forfeit_by_forfeit() -> None:
    page = text_of(DOCS / "external-bots.md")
    documented = {word for cell, _ in ROW.findall(page) for word in re.findall(r"`([a-z-]+)`", cell)}
    game = wk.game("artisans")
    told = [hello(game, 2, 0, {}, None, 1), ask({}, [], [])]
    keys = {key for message in told for key in message if key != "is"}
    codes = set(re.findall(r"^error-(forfeit-[a-z-]+) =", source("en"), re.MULTILINE))
    assert documented == keys | codes
    for message in (*told, end([], [], [], [])):
        (shown,) = re.findall(rf'^{{"is": "{message["is"]}", .*?}}$', page, re.MULTILINE | re.DOTALL)
        places = [shown.find(f'"{key}": ') for key in message]
        assert places == sorted(places)
        assert -1 not in places


# Hosting.


def test_every_figure_and_every_fact_of_the_log_is_described() -> None:
    page = text_of(DOCS / "hosting.md")
    figures = re.findall(r"^# TYPE (\w+)", Metrics().text().decode(), re.MULTILINE)
    documented = [re.match(r"`(wunderkammer_\w+)", cell) for cell, _ in ROW.findall(page)]
    ours = [name for name in figures if name.startswith("wunderkammer_") and not name.endswith("_created")]
    assert [found[1] for found in documented if found] == ours
    assert all(f"`{fact}`" in page for fact in FACTS)
    (line,) = blocks(page, "json")
    assert set(json.loads(line)) - set(FACTS) == {"time", "level", "message", "logger", "process"}


# All pages.


def slugs(text: str) -> set[str]:
    """The anchors of the headings."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def broken_links(page: Path) -> list[str]:
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", FENCE.sub("", text_of(page))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        goal = page.parent / path if path else page
        if not goal.exists() or path.startswith("/") or (anchor and anchor not in slugs(text_of(goal))):
            broken.append(link)
    return broken


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_broken_links_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A `b` c\n[x](#a-b-c) [x](page.md) [x](no.md) [x](page.md#no) [x](https://a.b/c) [x](/tmp)")
    assert broken_links(page) == ["no.md", "page.md#no", "/tmp"]


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", DOCS / "records.md", DOCS / "env.md", DOCS / "bots.md"], ids=lambda page: page.name
)
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(GAME, "game.wk")
    programs = [program for program in blocks(text_of(page), "python") if "import torch" not in program]
    assert programs
    for program in programs:  # all but the one that learns: PyTorch is not among what tests need
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(compile(program, page.name, "exec"), {"__name__": "example"})
        assert out.getvalue().strip()


def test_the_readme_begins_with_the_two_commands() -> None:
    beginning = text_of(ROOT / "README.md").split("\n")[:15]
    targets = re.findall(r"^([a-z]+):", text_of(ROOT / "Makefile"), re.MULTILINE)
    for command in ("play", "test"):
        assert any(line.strip().startswith(f"make {command} ") for line in beginning)
        assert command in targets


# What belongs to one computer only has no place in the repository.

PACKAGE_INDEX = re.compile(
    r"https?://\S*(?:/simple\b|pythonhosted\.org|/packages/\S+\.(?:whl|tar\.gz))"
    r"|(?:index-url|find-links|trusted-host)(?:\s*=\s*|[ \t]+)[\w.]",
    re.IGNORECASE,
)
HOME = re.compile(r"(?:/home|/Users)/[\w.-]+|/root\b/|[A-Z]:\\Users\\")


def tracked_texts() -> Iterator[tuple[str, str]]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        content = path.read_bytes() if path.is_file() else b"\0"
        if b"\0" not in content:
            yield name, content.decode(errors="replace")


@pytest.mark.skipif(not (ROOT / ".git").exists() or shutil.which("git") is None, reason="not in a clone")
def test_no_file_holds_the_address_of_a_package_index_or_a_home() -> None:
    texts = dict(tracked_texts())
    assert "README.md" in texts
    found = [
        (name, match[0])
        for name, text in texts.items()
        for match in [PACKAGE_INDEX.search(text), HOME.search(text)]
        if match
    ]
    assert found == []


def test_addresses_and_homes_are_recognised() -> None:
    host = "index.example"
    for line in ("//".join(("https:", f"{host}/simple")), f"pip install --index-url {host}", f"index-url = {host}"):
        assert PACKAGE_INDEX.search(line)
    assert not PACKAGE_INDEX.search("uv pip compile --no-emit-index-url --no-emit-find-links --quiet")
    for parts in (("", "home", "ada", "x"), ("", "Users", "ada"), ("", "root", "x")):
        assert HOME.search("/".join(parts))
    assert not HOME.search("https://example.org/homepage and the root of all")
