"""Whole random games: every number of seats, every option, the invariants of section 24 after every move."""

from __future__ import annotations

from typing import Any

import pytest

from reame.bots.random import any_move
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import TERRITORIES, TYPE
from reame.kernel.chance import Dice
from tests.games.conspiracy.tables import GAME

FAST = {
    "extra_fief": "on",
    "cheap_electorates": "on",
    "end_with_deck": "on",
    "buy_heir": "100",
    "honourable_retreat": "on",
}


def play(seats: int, seed: str, options: dict[str, Any]) -> Conspiracy:
    p: Conspiracy = GAME.start(seats, seed, options)
    dice = Dice("seats of " + seed)
    while not p.over:
        seat = p.waiting[0]
        before = p.owner.copy()
        heirs = p.heirs.copy()
        p.apply(seat, any_move(GAME.table, p.legal(seat), dice))
        assert not GAME.broken(p)
        if p.turn:
            check_new_owners(p, before, heirs)
    return p


def check_new_owners(p: Conspiracy, before: list[int], heirs: list[int]) -> None:
    """24.7: a new owner has one heir of the matching type less, unless children were born in the same move."""
    for t in range(TERRITORIES):
        s = p.owner[t]
        if s >= 0 and s != before[t]:
            gained = [o for o in range(TERRITORIES) if p.owner[o] == s != before[o] and TYPE[o] == TYPE[t]]
            assert p.heir(s, TYPE[t]) >= heirs[2 * s + TYPE[t]] - len(gained)
            assert heirs[2 * s + TYPE[t]] >= len(gained), f"{t} was taken without an heir"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"windows": "open", "turns": "15"}, FAST, {"deals": "off", "turns": "20"}])
def test_24_random_games_keep_the_invariants_and_end(seats: int, options: dict[str, Any]) -> None:
    p = play(seats, f"invariants {seats}", options)
    assert p.outcome is not None
    assert len(p.outcome.winners) >= 1


def test_24_18_same_seed_and_answers_same_game() -> None:
    assert play(3, "twice", {}).dump() == play(3, "twice", {}).dump()
