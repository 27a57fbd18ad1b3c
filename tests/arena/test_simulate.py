"""Simulation: same seed same result on any number of processes; seats are fair; failures leave a record."""

from __future__ import annotations

import pickle
from typing import Any, get_args

import pytest

import reame
from examples import fair as toy
from reame import bots
from reame.arena.plan import Plan
from reame.arena.play import Keep, play_game, seat_bots
from reame.arena.simulate import simulate
from reame.bots import Bot, NoSuchBot
from reame.bots.random import random_play
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel
from reame.kernel.errors import BadStart, NoSuchGame
from reame.kernel.eyes import Eyes
from reame.kernel.record import read_record

KEEPS: tuple[Keep, ...] = get_args(Keep)


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


class CountingFair(toy.TheFair):
    """Counts how many positions are made; every copy is one."""

    made = 0

    def blank(self, seats: int) -> toy.Fair:
        CountingFair.made += 1
        return super().blank(seats)


@pytest.mark.parametrize("line_up", [["random"], ["random", "greedy"]])
def test_the_same_game_whatever_is_kept(line_up: list[str]) -> None:
    players = [bots.find(name) for name in line_up]
    for number in range(3):
        played = {keep: play_game(toy.GAME, 3, f"keep {number}", {}, players, number, keep) for keep in KEEPS}
        assert len({(g.decisions, *g.winners, *g.scores) for g in played.values()}) == 1
        none, moves, record = played["none"], played["moves"], played["record"]
        assert (none.moves, none.record, moves.record, record.moves) == ([], "", "", [])
        assert read_record(record.record, lambda _: toy.GAME).moves == moves.moves
        assert len(moves.moves) == none.decisions > 0


def test_a_simulated_game_is_the_bare_loop() -> None:
    for name in ("carolus", "fief"):
        game = reame.game(name)
        seats = game.seat_range[0]
        played = play_game(game, seats, "bare", {}, [bots.find("random")], 0)
        assert played.decisions == random_play(game, seats, "bare")


@pytest.mark.parametrize("keep", KEEPS)
def test_random_seats_make_no_copies(keep: Keep) -> None:
    game = CountingFair(toy.TABLE, toy.STEPS, Counsel())
    game.start(3, "blank")  # the blank that every position is copied from
    CountingFair.made = 0
    assert play_game(game, 3, "copies", {}, [bots.find("random")], 0, keep).winners
    assert CountingFair.made == 1


class BadRounds(toy.Rounds):
    """Stumbles in the third round."""

    def run(self, p: toy.Fair) -> None:
        if p.round == 3 and self.stage == "market":
            raise ZeroDivisionError("no such market")
        super().run(p)


def test_a_random_game_that_fails_leaves_a_record_too() -> None:
    old = toy.Rounds
    BadRounds.__name__ = "Rounds"
    toy.Rounds = BadRounds  # type: ignore[misc]
    try:
        game = toy.TheFair(toy.TABLE, [BadRounds, *toy.STEPS[1:]], Counsel())
        played = play_game(game, 2, "fails", {}, [bots.find("random")], 0)
    finally:
        toy.Rounds = old  # type: ignore[misc]
    assert played.failure == "ZeroDivisionError: no such market"
    assert not played.winners
    record = read_record(played.record, lambda _: toy.GAME)
    assert len(record) == played.decisions > 0
    assert record.position.view(-1)["table"]["round"] == 3


def test_what_was_played_goes_from_process_to_process() -> None:
    played = play_game(toy.GAME, 2, "sent", {}, [bots.find("random")], 1, "record")
    got = pickle.loads(pickle.dumps(played))
    names = ("seed", "seating", "decisions", "winners", "scores", "reason", "facts", "failure", "moves", "record")
    assert [getattr(got, n) for n in names] == [getattr(played, n) for n in names]
