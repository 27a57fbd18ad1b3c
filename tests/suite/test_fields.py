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
    own = {a for a in vars(position) if not a.startswith("_")} - kernel  # _names are caches
    assert own == {f.name for f in position.FIELDS}
    for step in game.steps.values():
        assert set(vars(step())) - {"at", "by"} == {f.name for f in step.FIELDS}, step.__name__
