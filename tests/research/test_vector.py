"""Many games in one process: each is the game it would be by itself."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest

import reame
from reame.kernel.errors import IllegalMove, ReameError
from reame.research import many

ROOM = 1e9  # bytes, for
POSITIONS = 10_000


def test_each_game_is_what_it_would_be_by_itself() -> None:
    m = many("carolus", seats=3, n=4, seed="side")
    alone = [reame.game("carolus").start(3, f"side/{k}") for k in range(4)]
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        moves = m.any_moves(rng)
        seats = m.seats.copy()
        begun = m.started
        rewards, over = m.step(moves)
        for i in range(4):
            alone[i].apply(int(seats[i]), moves[i])
            outcome = alone[i].outcome
            assert over[i] == (outcome is not None)
            if outcome is not None:
                assert list(np.flatnonzero(rewards[i])) == sorted(outcome.winners)
                assert rewards[i].sum() == pytest.approx(1)
                alone[i] = reame.game("carolus").start(3, f"side/{begun}")
                begun += 1
                ended += 1
            else:
                assert not rewards[i].any()
        assert [p == q for p, q in zip(m.positions, alone, strict=True)] == [True] * 4
    assert ended > 4
    assert m.started == 4 + ended


@pytest.mark.parametrize("name", reame.NAMES)
def test_arrays_of_all_games_or_of_some(name: str) -> None:
    m = many(name, n=3)
    rng = np.random.default_rng(2)
    for _ in range(20):
        m.step(m.any_moves(rng))
    seen = m.observe()
    assert seen.shape == (3, m.layout.size)
    assert list(seen[:, 0]) == list(m.seats)
    assert (m.observe([2, 0]) == seen[[2, 0]]).all()
    assert (m.observe(out=seen.copy()) == seen).all()
    masks = m.masks()
    assert [list(np.flatnonzero(row)) for row in masks] == [m.legal(i) for i in range(3)]
    assert (m.masks([1]) == masks[[1]]).all()


def test_what_is_wrong_is_said() -> None:
    m = many("carolus", n=2)
    with pytest.raises(ReameError, match="1 moves for 2 games"):
        m.step([0])
    with pytest.raises(IllegalMove):
        m.step([-1, -1])


@pytest.mark.parametrize("name", reame.NAMES)
def test_ten_thousand_positions_take_less_than_a_gigabyte(name: str) -> None:
    """Measured on a few in the midst of their games, with as many seats as there can be."""
    few = 12
    rng = np.random.default_rng(3)
    tracemalloc.start()
    warm = many(name, reame.game(name).seat_range[-1], 1)  # what all games share
    warm.step(warm.any_moves(rng))
    before = tracemalloc.get_traced_memory()[0]
    m = many(name, reame.game(name).seat_range[-1], few)
    for _ in range(60):
        m.step(m.any_moves(rng))
    each = (tracemalloc.get_traced_memory()[0] - before) / few
    tracemalloc.stop()
    assert each * POSITIONS < ROOM, f"{each:.0f} bytes each"
