"""Whole games by random seats: every invariant after every move, all seats and options; money (16.16)."""

from __future__ import annotations

import pytest

from reame.bots.random import any_move
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import (
    POWER,
)
from reame.games.medieval.war.battle import Battle
from reame.kernel.chance import Dice
from tests.games.medieval.tables import (
    GAME,
)
from tests.suite.properties import check_every_move

GAINS = {"holds-first": 2, "collected": 1, "knights-income": 1, "crusade-gain": 1}  # where the sum stands


FEES = {"attacks-now": 3, "heresy-quelled": 2, "war-fought": 2, "ban-bought-off": 2, "intercepts": 3}


def jihad_of(p: Medieval, seat: int) -> bool:
    return any(isinstance(s, Battle) and s.jihad and s.attacker == seat for s in p.stack)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_16_16_florins_come_and_go_by_the_rules_alone(seats: int) -> None:
    p: Medieval = GAME.start(seats, f"ledger {seats}", journal=True)
    assert p.journal is not None
    dice = Dice(f"clerks {seats}")
    purses = [0] * seats
    read = 0
    met: set[str] = set()
    while not p.over:
        seat = p.waiting[0]
        move = any_move(GAME.table, p.legal(seat), dice)
        verb, *rest = GAME.table.words(move).split(" ")
        if verb == "fit_out":
            purses[seat] -= 4 * int(rest[0])
        cheap = [jihad_of(p, s) for s in range(seats)]
        p.apply(seat, move)
        for event in p.journal.events[read:]:
            key, args = event.phrase.key, event.args
            met.add(key)
            if key in GAINS:
                purses[args[0]] += args[GAINS[key]]
            elif key in FEES:
                purses[args[0]] -= args[FEES[key]]
            elif key in ("levied", "florins-passed"):
                purses[args[0]] -= args[2]
                purses[args[1]] += args[2]
            elif key in ("disaster-strikes", "ruined"):
                purses[args[0]] -= min(args[2], purses[args[0]])
            elif key == "bid-shown":
                assert args[2] == args[1] * (2 if cheap[args[0]] else 3)
                purses[args[0]] -= args[2]
        read = len(p.journal)
        assert purses == p.florins, GAME.table.words(move)
    assert {"collected", "disaster-strikes", "bid-shown"} <= met


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


def test_facts_tell_who_was_picked_and_what_became_of_him() -> None:
    p = GAME.start(4, "facts")
    dice = Dice("facts")
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, any_move(GAME.table, p.legal(seat), dice))
    assert p.outcome is not None
    facts = GAME.facts(p)
    picked = [x for x in POWER.words if facts.get(f"{x} picked")]
    assert len(picked) == 8
    assert sum(facts[f"{x} won"] for x in picked) == pytest.approx(2.0)  # two powers each
    assert sum(facts[f"{x} points"] for x in picked) == 2 * sum(p.outcome.scores)
    assert "SWE picked" not in facts  # it cannot be
