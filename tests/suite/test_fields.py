"""Nothing of a position or a step is forgotten by dump, clone and view. For the plain build: it looks into objects."""

from __future__ import annotations

import pytest

import reame
from reame.games import NAMES
from reame.kernel.position import Position


@pytest.mark.parametrize("name", NAMES)
def test_every_field_is_described(name: str) -> None:
    game = reame.game(name)
    kernel = set(vars(Position(game, game.seat_range[0])))
    position = game.blank(game.seat_range[0])
    assert described(position) - kernel == {f.name for f in position.FIELDS}
    for step in game.steps.values():
        assert described(step()) - {"at", "by"} == {f.name for f in step.FIELDS}, step.__name__


def described(thing: object) -> set[str]:
    """What has to be a field: _names are caches, worked out anew where they are missing."""
    return {a for a in vars(thing) if not a.startswith("_")}
