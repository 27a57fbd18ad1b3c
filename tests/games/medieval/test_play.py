"""Whole games by random seats: every invariant after every move, all seats and options, and the shape of the data."""

from __future__ import annotations

import pytest

from reame.bots.random import any_move
from reame.games.medieval.geography import (
    CARD_OF,
    COPIES,
    DATA,
    DRAFTED,
    HOMES,
    INCOME,
    MAP,
    POWER,
    POWER_TABLE,
    PROVINCE,
    START,
)
from reame.kernel.chance import Dice
from tests.games.medieval.tables import GAME
from tests.suite.properties import Walk, check_every_move, check_twins


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"windows": "open"}, {"deals": "off"}])
def test_16_invariants_hold_in_random_games(seats: int, options: dict[str, str]) -> None:
    for k in range(4):
        check_every_move(GAME, seats, f"random {k}", options)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_13_defaults_finish_every_game(seats: int) -> None:
    p = GAME.start(seats, "defaults")
    while not p.over:
        for s in p.waiting:
            p.apply(s, p.default(s))
            assert not GAME.broken(p)
    assert p.outcome is not None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_16_17_twins_with_open_windows(seats: int) -> None:
    assert sum(check_twins(GAME, seats, f"open twins {k}", {"windows": "open"}) for k in range(10)) > 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_16_2_imagined_games_keep_the_invariants_too(seats: int) -> None:
    w = Walk(GAME, seats, "imagined")
    while not w.position.over:
        seat, move = w.step()
        if w.moves % 9 == 0:
            q = w.position.imagine(w.moves % seats, Dice(f"imagined {w.moves}"))
            for _ in range(30):
                if not q.over:
                    s = q.waiting[0]
                    q.apply(s, any_move(GAME.table, q.legal(s), w.dice))
                    assert not GAME.broken(q)
        w.go(seat, move)


def test_17_cards_and_powers() -> None:
    assert len(MAP.words) == 19
    assert sum(COPIES) == 91
    assert DATA["deck"]["totals"]["all_cards"] == 19 + sum(COPIES)
    assert len(POWER.words) == 27
    assert [POWER.words[x] for x in range(27) if not DRAFTED[x]] == ["SWE", "PRU", "POV", "CUM", "GEO", "BGS"]
    for x in range(27):
        assert DRAFTED[x] == any(START[CARD_OF[t]] for t in HOMES[x])


def test_17_one_province_per_power_and_card() -> None:
    seen = [(POWER.words[x], CARD_OF[t]) for x in range(27) for t in HOMES[x]]
    twice = {s for s in seen if seen.count(s) > 1}
    assert twice == {("LAT", MAP.find("3D"))}


def test_17_power_table_covers_all_rolls() -> None:
    rolls = [10 * a + b for a in range(1, 7) for b in range(1, 7)]
    assert all(POWER_TABLE[r] >= 0 for r in rolls)
    assert len({POWER_TABLE[r] for r in rolls}) == 21


def test_17_starting_income_of_the_example() -> None:
    names = "HRE_1B HRE_2B HRE_2C AYY_4D ALM_3A SPA_3A"
    assert sum(INCOME[PROVINCE.find(w)] for w in names.split()) == 16
