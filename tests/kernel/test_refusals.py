"""Refusals that say figures of their own."""

from __future__ import annotations

import pytest

from reame.kernel.kinds import Phrase, numbers

DUCATS = numbers("ducats", 0, 500, 10)
TOO_POOR = Phrase("too-poor", "5", DUCATS, DUCATS)


def test_a_refusal_names_its_figures_and_leaves_the_phrase_as_it_was() -> None:
    named = TOO_POOR.naming(80, 60)
    assert (named.key, named.rule, named.about) == ("too-poor", "5", [80, 60])
    assert TOO_POOR.about is None


def test_a_refusal_has_room_for_all_its_figures() -> None:
    with pytest.raises(ValueError, match="2 arguments"):
        TOO_POOR.naming(80)
