"""Words of the moves: each says what is done also while its things are still open."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_that_an_option_or_an_ending_cites_stands_in_the_guide(language: str) -> None:
    guide = files("reame.games.universalis").joinpath(f"guide.{language}.md").read_text("utf-8")
    headings = {line.split()[1] for line in guide.splitlines() if line.startswith("#")}
    assert {option.rule for option in GAME.OPTIONS if option.rule} | {"11.2"} <= headings


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_a_row_for_every_technology_calamity_card_and_event(language: str) -> None:
    guide = files("reame.games.universalis").joinpath(f"guide.{language}.md").read_text("utf-8")
    words = Words("universalis", language)
    cells = {cell.strip() for line in guide.splitlines() if line.startswith("|") for cell in line.split("|")}
    cells |= {part for cell in cells for part in cell.split(", ")}
    for kind in (box.TECH, box.CALAMITY, box.CARD):
        assert {words.thing(kind.name, w) for w in kind.words} <= cells
    assert {words.thing("event", w) for w in box.EVENT.words[: box.ORDER_EVENTS]} <= cells
