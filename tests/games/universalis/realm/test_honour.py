"""Points of objectives, and how a game ends [7.5, 11.2]."""

from __future__ import annotations

from reame.games.universalis.realm.honour import by_points
from tests.games.universalis.short_board import MAMLUK_COMBAT, board, said


def test_7_5_an_objective_that_costs_points_is_told_so() -> None:
    p = board(MAMLUK_COMBAT, objective={"0": "castiglia_1"})
    by_points(p, "turns")
    assert said(p, "objective-costs") == [["0", "21"]]  # seven of eight home territories are lost
