"""Copies of positions: deepcopy, pickle, and the typed half that tools/state.py writes."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import reame
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel
from reame.kernel.errors import NoSuchGame
from reame.kernel.game import Game
from reame.kernel.position import Position
from tests.kernel import toy

GAMES: list[Game[Any]] = [toy.GAME, *(reame.game(name) for name in reame.NAMES)]


def under_way(game: Game[Any]) -> Position:
    """In the middle of something."""
    p: Position = game.start(game.seat_range[-1], "copies", journal=True)
    dice = Dice("copies")
    for _ in range(60):
        seat = p.waiting[0]
        p.apply(seat, any_move(game.table, p.legal(seat), dice))
    return p


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_a_position_can_be_copied_and_pickled(game: Game[Any]) -> None:
    p = under_way(game)
    before = p.dump()
    for other in (copy.copy(p), copy.deepcopy(p), pickle.loads(pickle.dumps(p))):
        assert type(other) is type(p)
        assert other == p
        assert other.game is game
        assert other.journal is None
        seat = other.waiting[0]
        other.apply(seat, other.legal(seat)[0])
        assert p.dump() == before, "what is copied goes on by itself"


def test_positions_inside_other_things_are_copied_with_them() -> None:
    p = under_way(toy.GAME)
    worlds: dict[str, Any] = copy.deepcopy({"here": [p], "there": [p.imagine(0, Dice("there"))]})
    assert worlds["here"] == [p]
    assert worlds["here"][0] is not p


def test_a_game_that_no_module_holds_cannot_be_pickled_unnoticed() -> None:
    other = toy.TheFair(toy.TABLE, toy.STEPS, Counsel())
    assert pickle.loads(pickle.dumps(other)) is toy.GAME, "a game is found by its name"
    other = Page(toy.TABLE, toy.STEPS, Counsel())
    with pytest.raises(NoSuchGame, match="has no GAME 'page'"):
        pickle.loads(pickle.dumps(other.start(2, "page")))


class Page(toy.TheFair):
    name = "page"
