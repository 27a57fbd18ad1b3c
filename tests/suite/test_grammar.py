"""No sentence of any game makes a native reader stumble."""

from __future__ import annotations

import pytest

import reame
from reame.games import NAMES
from reame.words import LANGUAGES
from tests.suite.grammar import faults


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_sentences_read_well(name: str, language: str) -> None:
    found = faults(reame.game(name), language)
    assert not found, "\n".join(found)
