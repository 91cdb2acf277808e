"""Records and editions gone wrong: the library refuses them with an error that can be told in every language."""

import pytest
from seeds import contents, mutations

import wunderkammer as wk
from wunderkammer import editions, record
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.record import fair
from wunderkammer.record.masked import masked
from wunderkammer.texts import LANGUAGES, Speaker

MANY = [2_000, pytest.param(20_000, marks=pytest.mark.soak)]
SPEAKERS = [Speaker(lang, "artefakt") for lang in LANGUAGES]  # the game of all that is kept


def read_record(data: bytes) -> None:
    """All that is done with a record from outside."""
    text = data.decode(errors="surrogateescape")
    game = record.parse(text)
    note = fair.noted(text)
    record.verify(game)
    masked(game, None)
    assert record.parse(record.write(game)).entries is not None
    if note is not None:
        fair.check(game, note)


def read_edition(data: bytes) -> None:
    for game in wk.games():
        text = data.decode(errors="surrogateescape").replace('"artefakt"', f'"{game}"')
        wk.game(game).new(3, {}, editions.parse(text, game, wk.game(game).figures))


def told(data: bytes, error: WunderkammerError) -> None:
    """That there is a sentence for it, of reasonable length."""
    for speaker in SPEAKERS:
        sentence = speaker.error(error)
        assert 0 < len(sentence) < 2_500, (sentence, data)


def test_records_that_are_kept() -> None:
    refused = 0
    for data in contents("records"):
        try:
            read_record(data)
        except WunderkammerError as error:
            told(data, error)
            refused += 1
    assert refused > 60


@pytest.mark.parametrize("count", MANY)
def test_records_gone_wrong(count: int) -> None:
    for data in mutations("records", count):
        try:
            read_record(data)
        except WunderkammerError as error:
            told(data, error)
        except Exception as error:
            raise AssertionError(data) from error


def test_editions_that_are_kept() -> None:
    refused = 0
    for data in contents("editions"):
        try:
            read_edition(data)
        except WunderkammerError as error:
            told(data, error)
            refused += 1
    assert refused > 25


@pytest.mark.parametrize("count", MANY)
def test_editions_gone_wrong(count: int) -> None:
    for data in mutations("editions", count):
        try:
            read_edition(data)
        except WunderkammerError as error:
            told(data, error)
        except Exception as error:
            raise AssertionError(data) from error
