"""Editions that are made to be slow, large or deep: refused before anything reads them."""

import tomllib
from typing import Any

import pytest
from test_editions import changed, refused

import wunderkammer as wk
from wunderkammer import editions

HEAD = 'name = "mine"\ngame = "artefakt"\n'
SLOW = HEAD + "[march_steps]\nvalue = 2\nmark = 'ours'\nsource = ''\n" + ".".join(["a"] * 16_000) + " = 1\n"


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads the text fails the test."""

    def loads(_: str) -> dict[str, Any]:
        raise AssertionError("read although it is out of bounds")

    monkeypatch.setattr(tomllib, "loads", loads)


@pytest.mark.usefixtures("unread")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        (SLOW, "edition-nested"),
        (HEAD + "[" + ".".join(["a"] * 16_000) + "]\n", "edition-nested"),
        (HEAD + "a = {" + " . ".join(["a"] * 8_000) + " = 1}\n", "edition-nested"),
        (HEAD + ".".join(["'a'"] * 6_000) + " = 1\n", "edition-nested"),
        (HEAD + ".".join(['"a\\""'] * 4_000) + " = 1\n", "edition-nested"),
        (HEAD + "a = " + "[" * 30_000, "edition-nested"),
        (HEAD + "a = " + "[" * 7 + "]" * 7, "edition-nested"),
        (HEAD + "a = " + "{a = " * 7 + "1" + "}" * 7, "edition-nested"),
        (HEAD + "a = " + "{a = " * 6_000, "edition-nested"),
        (HEAD + "a = " + "9" * 30_000, "edition-word"),
        (HEAD + "a = 0x" + "f" * 30_000, "edition-word"),
        (HEAD + "a = 1." + "0" * 30_000 + "1", "edition-word"),
        (HEAD + "a = 1e" + "9" * 300, "edition-word"),
        (HEAD + "a" * 41 + " = 1", "edition-word"),
        (HEAD + "a = [" + "1," * 1_001 + "]", "edition-values"),
        (HEAD + "".join(f"a{number} = 1\n" for number in range(1_001)), "edition-values"),
        (HEAD + "# " + "x" * editions.SIZE, "edition-size"),
    ],
)
def test_what_is_made_to_be_slow_is_not_read(text: str, code: str) -> None:
    assert refused(text)[0] == code


@pytest.mark.usefixtures("unread")
@pytest.mark.parametrize(
    "before",
    [
        "a = '''x'''\n",
        "a = '''''x'''''\n",
        'a = """x\\""" ""\\"" """""\n',
        'a = """\n"" " \\\\"""\n',
        'a = "\\\\"\n',
        "a = '\\'\n",
        "# ''' and \"\"\"\n",
        'a = "\'"\n',
        "a = '\"'\n",
        "a = ''\n",
        'a = ""\n',
    ],
)
def test_no_text_or_comment_hides_a_deep_key(before: str) -> None:
    assert refused(HEAD + before + ".".join("a" * 100) + " = 1\n")[0] == "edition-nested"


@pytest.mark.parametrize(
    "text",
    [
        changed() + "# " + "." * 1_000 + "[" * 100 + "," * 2_000 + "x" * 1_000,
        changed().replace('"a test"', "'''" + ".[{" * 100 + "\n" + "=," * 1_000 + "'''"),
        changed().replace('"a test"', '"""' + '.[{""' * 100 + "\n" + "x" * 1_000 + '\\""""""'),
        changed().replace('"a test"', '"' + "\\\\.[{#" * 100 + '"'),
        changed().replace("[march_steps]\nvalue = 2", "[march_steps]\n'value' = 2"),
        changed().replace("\n", "\r\n"),
    ],
)
def test_what_stands_in_texts_and_comments_is_free(text: str) -> None:
    assert editions.parse(text, "artefakt", wk.game("artefakt").figures).name == "mine"


def test_texts_that_never_end_are_no_toml() -> None:
    for text in ('a = """' + '"" ' * 9_000, "a = '''" + "'' " * 9_000, 'a = "' + "\\" * 30_001, "a = '"):
        assert refused(HEAD + text)[0] == "edition-not-toml"


def test_a_figure_has_no_further_parts() -> None:
    text = changed().replace("[march_steps]\n", '[march_steps]\nnote = "further"\n')
    assert refused(text) == (
        "figure-part",
        {"key": "march_steps", "found": "note", "allowed": ["value", "mark", "source"]},
    )
    assert refused(changed().replace('"mine"', f'"{"x" * 41}"'))[0] == "edition-name"


def test_what_version_0_1_accepted_is_still_read() -> None:
    text = changed().replace("[march_steps]\n", '[march_steps]\nnote = "further"\n')
    edition = editions.stored("artefakt", text.replace('"mine"', f'"{"x" * 41}"'))
    assert edition is not None
    assert edition.figures == editions.parse(changed(), "artefakt", wk.game("artefakt").figures).figures


def test_an_edition_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text = changed(last_round=7) + "# read once"
    read = []
    loads = tomllib.loads

    def watched(text: str) -> dict[str, Any]:
        read.append(text)
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", watched)
    assert editions.of("artefakt", text) is editions.stored("artefakt", text) is editions.of("artefakt", text)
    assert len(read) == 1
    assert editions.of("artefakt", "") is None
