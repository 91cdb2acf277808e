"""Every refusal of the server can be said to people, in every language."""

import pytest
from texts.words import messages, said, variables

from wunderkammer.core.errors import WunderkammerError
from wunderkammer.server.tables.refusal import STATUS
from wunderkammer.texts import LANGUAGES, Speaker

from .codes import refusals

CODES = {code for code, _ in refusals()}


def test_the_codes_are_found() -> None:
    assert {"stale", "wrong-token", "bad-message", "server-error", "too-many", "origin"} <= CODES
    assert set(STATUS) <= CODES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_words(lang: str) -> None:
    assert {f"error-{code}" for code in CODES} - set(messages(lang, None)) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_brings_what_its_words_need(lang: str) -> None:
    for code, given in refusals():
        if given is not None:
            assert variables(lang, None, f"error-{code}") <= given, code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_told_in_whole_sentences(lang: str) -> None:
    for code in CODES:
        details = {name: [1, 2] for name in variables(lang, None, f"error-{code}")}
        said(Speaker(lang).error(WunderkammerError(code, details)))
