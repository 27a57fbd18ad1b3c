"""Simulation: same seed same result on any number of processes; seats are fair; failures leave a record."""

from __future__ import annotations

from typing import Any

import pytest

from reame.arena.plan import Plan
from reame.arena.play import play_game, seat_bots
from reame.arena.simulate import simulate
from reame.bots import Bot, NoSuchBot
from reame.kernel.chance import Dice
from reame.kernel.errors import BadStart, NoSuchGame
from reame.kernel.eyes import Eyes
from reame.kernel.record import read_record
from tests.kernel import toy


def run(jobs: int) -> dict[str, Any]:
    done: list[int] = []
    t = simulate(Plan("carolus", 3, 24, "seed", ["random", "random"], {}), jobs, done.append).plain()
    assert done[-1] == 24
    for key in ("seconds", "decisions_per_second"):
        t.pop(key)
    return t


def test_one_process_or_two_give_the_same_games() -> None:
    assert run(1) == run(2)


def test_bots_change_seats_from_game_to_game() -> None:
    assert [seat_bots(2, 3, k) for k in range(2)] == [[0, 1, 0], [1, 0, 1]]


def test_a_bad_plan_is_refused_before_anything_runs() -> None:
    with pytest.raises(NoSuchGame):
        Plan("chess", 2, 1, "s", ["random"], {})
    with pytest.raises(BadStart):
        Plan("carolus", 7, 1, "s", ["random"], {})
    with pytest.raises(NoSuchBot):
        Plan("carolus", 2, 1, "s", ["deep blue"], {})


class Cheat(Bot):
    """Makes a move that is not legal after a while."""

    def __init__(self) -> None:
        self.moves = 0

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        self.moves += 1
        return eyes.legal()[0] if self.moves < 9 else -1


def test_a_failure_leaves_a_record_that_opens() -> None:
    played = play_game(toy.GAME, 2, "cheat", {}, [Cheat()], 0)
    assert "IllegalMove" in played.failure
    assert not played.winners
    record = read_record(played.record, lambda _: toy.GAME)
    assert 0 < len(record) <= 8
