"""Names that can be seen, and that nobody can be taken for."""

import pytest

from wunderkammer.server.tables import names
from wunderkammer.server.tables.chairs import Chairs
from wunderkammer.server.tables.events import Chair
from wunderkammer.server.tables.refusal import Refused

FAMILY = "👨\u200d👩\u200d👧\u200d👦"


def taken(name: str, *others: str) -> str:
    """The name as it is kept, at a table where the others sit."""
    chairs = Chairs([Chair(), *[Chair("person", other) for other in others]])
    return chairs.free_name(name, 0)


def refused(name: str, *others: str) -> str:
    with pytest.raises(Refused) as caught:
        taken(name, *others)
    return caught.value.code


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "Ngô Đình",
        "O’Brien-Smith Jr.",
        "Мария",
        "Ελένη",
        "יוסף",
        "علی\u200cرضا",
        "शर्मा",
        "क्\u200dष",
        "田中さん",
        "김민준",
        "ปิ่น",
        FAMILY,
        f"Die {FAMILY}",
        "👩🏽\u200d🚀",
        "❤\ufe0f\u200d🔥",
        "🏳\ufe0f\u200d🌈",
        "🇩🇪",
        "1\ufe0f\u20e3",
        "Ada 2",
        "x" * 40,
    ],
)
def test_names_of_all_kinds_are_welcome(name: str) -> None:
    assert taken(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",  # Hangul filler
        "\u115f\u1160",
        "\uffa0",
        "\u2800",  # Braille without dots
        "\u200b",
        "A\u200bda",
        "Ada\u200d",
        "\u200dAda",
        "A\u200dda",
        "A\u200cda",
        "\ufeffAda",
        "Ada\ufe0f",
        "Ada\u2060",
        "A\u00adda",
        "\u202eadA",
        "\u2066Ada\u2069",
        "Ada\u061c",
        "Ada\u034f",
        "Ada\U000e0041",
        "Ada\U000e0100",
        "Ada\ue000",  # for private use
        "Ada\uffff",
        "Ada\ud800",
        "\u0301",
        "A" + "\u0301" * 9,
        "A\x07",
        "x" * 41,
    ],
)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    assert refused(name) == "bad-name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ada", "Ada"),
        ("Ａｄａ", "Ada"),
        ("𝐀𝐝𝐚", "Ada"),
        ("STRASSE", "Straße"),
        ("Zoe\u0308", "Zoë"),
        ("Expert", ""),
    ],
)
def test_the_same_name_in_other_letters(name: str, other: str) -> None:
    assert refused(name, other) == "same-name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Аda", "Ada"),  # a Cyrillic A
        ("Αda", "Ada"),  # a Greek one
        ("Adа", "Ada"),
        ("реtеr", "peter"),
        ("Ian", "lan"),
        ("1an", "Ian"),
        ("B0b", "BOb"),
        ("Arno", "Amo"),
        ("A d a", "Ada"),
        ("Ada.", "Ada"),
        ("mаster", ""),  # a bot, with a Cyrillic a
        (f"{FAMILY}.", FAMILY),
    ],
)
def test_a_name_that_looks_like_another(name: str, other: str) -> None:
    assert refused(name, other) == "similar-name"


@pytest.mark.parametrize(
    ("name", "other"),
    [("Eila", "Ella"), ("Zoe", "Zoë"), ("Ada 🎲", "Ada 🐱"), ("Player 1", "Player 2"), ("राम", "रीमा"), ("...", "---")],
)
def test_names_that_differ(name: str, other: str) -> None:
    assert taken(name, other) == name


def test_a_look_alike_is_named() -> None:
    assert names.alike("Аda", ["Ben", "Ada"]) == "Ada"
    assert names.alike("Cleo", ["Ben", "Ada"]) is None
