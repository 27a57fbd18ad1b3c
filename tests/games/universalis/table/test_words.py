"""Words of the moves: each says what is done also while its things are still open."""

from __future__ import annotations

import re

import pytest

from reame.games.universalis.rules import GAME
from reame.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_can_be_told_apart_before_its_things_are_chosen(language: str) -> None:
    words = Words("universalis", language)
    labels: dict[str, str] = {}
    for verb in GAME.table.verbs:
        names = words.arguments(verb.kinds, [k.low for k in verb.kinds])
        label = words.text(f"move-{verb.name}", **dict.fromkeys(names, "…"))
        assert not verb.kinds or re.search(r"[^\W\d_]{3}", label), f"{verb.name} reads {label!r}"
        assert label not in labels, f"{verb.name} and {labels.get(label)} both read {label!r}"
        labels[label] = verb.name
