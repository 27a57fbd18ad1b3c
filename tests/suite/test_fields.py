"""Dump, clone and view forget nothing of a position, a step or a part. For the plain build: it looks inside."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import reame
from reame.games import NAMES
from reame.kernel.fields import Codec, Field, Many, Part, PartOf, Per
from reame.kernel.position import Position


@pytest.mark.parametrize("name", NAMES)
def test_every_field_is_described(name: str) -> None:
    game = reame.game(name)
    kernel = set(vars(Position(game, game.seat_range[0])))
    position = game.blank(game.seat_range[0])
    assert described(position) - kernel == names(position.FIELDS)
    for step in game.steps.values():
        assert described(step()) - {"at", "by"} == names(step.FIELDS), step.__name__
    for listed in (position.FIELDS, *(step.FIELDS for step in game.steps.values())):
        for part in (part for field in listed for part in parts(field.codec)):
            assert described(part()) == names(part.FIELDS), part.__name__


def described(thing: object) -> set[str]:
    """What has to be a field: _names are caches, worked out anew where they are missing."""
    return {a for a in vars(thing) if not a.startswith("_")}


def names(listed: list[Field]) -> set[str]:
    return {field.name for field in listed}


def parts(codec: Codec) -> Iterator[type[Part]]:
    """The small classes that a value is made of."""
    if isinstance(codec, PartOf):
        yield codec.made
        for field in codec.made.FIELDS:
            yield from parts(field.codec)
    elif isinstance(codec, (Many, Per)):
        yield from parts(codec.each)
