"""Points of objectives, and how a game ends [7.5, 11.2]."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.realm.honour import by_points, check_cap, check_objective
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.journal import Event
from reame.words import Words
from tests.games.universalis.short_board import MAMLUK_COMBAT, board, said

NAMES = ["Anna", "Bruno", "Carla", "Dora"]


def told(p: Universalis) -> list[Event]:
    assert p.journal is not None
    return p.journal.events


def lines(p: Universalis, language: str) -> list[str]:
    """What was told, in words."""
    words = Words("universalis", language, NAMES)
    return [words.sentence(e) for e in told(p)]


def sums(p: Universalis, key: str) -> list[list[str]]:
    """The sums of every line with this key."""
    words = Words("universalis", "en", NAMES)
    return [words.sums(e) for e in told(p) if e.phrase.key == key]


def test_7_5_an_objective_that_costs_points_is_told_so() -> None:
    p = board(MAMLUK_COMBAT, objective={"0": "castiglia_1"})
    by_points(p, "turns")
    assert said(p, "objective-costs") == [["0", "21"]]  # seven of eight home territories are lost


def test_11_2_points_are_told_part_by_part_and_who_won_by_them() -> None:
    p = board(
        MAMLUK_COMBAT,
        objective={"0": "castiglia_1"},
        honour={"0": 30, "1": 7},
        options={"max_turns": "4"},
    )
    by_points(p, "turns")
    assert lines(p, "en")[:2] == ["Turn 4 was the last one: Honour Points decide.", "The end of the game."]
    assert sums(p, "objective-costs") == [["Anna’s objective: −7 home territories lost 21"]]
    assert sums(p, "final-points")[:2] == [
        ["Anna’s points: honour 30 − objective 21 = 9"],
        ["Bruno’s points: honour 7"],
    ]
    assert lines(p, "en")[-1] == "Anna wins with 9 Honour Points."
    assert lines(p, "it")[-1] == "Vince Anna con 9 Punti Onore."


@pytest.mark.parametrize(
    ("held", "florins", "told"),
    [
        ({"irlanda": (0, 5), "leon": (0, 5)}, {0: 0}, "won-by-lands"),
        ({}, {0: 60, 1: 50}, "won-by-florins"),
        ({}, {0: 50, 1: 50}, "won-by-sword"),
    ],
)
def test_11_2_what_breaks_a_tie_is_told(held: dict[str, tuple[int | str, int]], florins: Any, told: str) -> None:
    p = board(MAMLUK_COMBAT, lands=held, florins=florins, honour={"0": 5, "1": 5})
    by_points(p, "turns")
    assert [row[0] for row in said(p, told)] == ["0"]
    assert p.outcome is not None
    assert p.outcome.winners == [0]


def test_11_2_enough_honour_and_a_whole_objective_are_told_as_such() -> None:
    p = board(MAMLUK_COMBAT, honour={"2": 50})
    check_cap(p, 2)
    assert lines(p, "en")[-1] == "Carla wins with 50 Honour Points: 50 are enough."
    card = box.OBJECTIVE.find("castiglia_1")
    whole: dict[str, tuple[int | str, int]] = {box.TERRITORY.word(t): (0, 5) for t in box.YELLOW[card] + box.RED[card]}
    p = board(MAMLUK_COMBAT, lands=whole, objective={"0": "castiglia_1"})
    check_objective(p, 0)
    assert lines(p, "en")[-1].startswith("Anna wins, holding all territories of “")
    worth = [e for e in told(p) if e.phrase.key == "objective-worth"]
    assert [e.args[1] for e in worth] == [e.sums[0].total for e in worth]


def test_11_2_the_last_one_left_wins_alone() -> None:
    p = board(MAMLUK_COMBAT)
    p.dead = 0b0111
    by_points(p, "last")
    assert lines(p, "it")[-1] == "Vince Dora: non resta nessun altro."
