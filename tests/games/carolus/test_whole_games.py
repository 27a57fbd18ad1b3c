"""Whole games of Carolus Magnus: what must hold from move to move, and the figures of section 11."""

from __future__ import annotations

import pytest

from reame.games.carolus.position import Carolus
from reame.games.carolus.steps import Rounds
from reame.games.carolus.things import CLANS
from reame.kernel.chance import Dice
from reame.kernel.kinds import NOBODY
from tests.games.carolus.policy import GAME, SPREAD, TABLE, Means, choose
from tests.games.carolus.tables import of_clan


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_10_what_holds_from_move_to_move(seats: int) -> None:
    for k in range(12):
        p: Carolus = GAME.start(seats, f"moves {k}")
        dice = Dice(f"moves {k}")
        while not p.over:
            before = p.clone()
            seat = p.waiting[0]
            p.apply(seat, choose(p, seat, dice))
            check_step(before, p)
            check_kept(p)
            assert not GAME.broken(p)


def check_kept(p: Carolus) -> None:
    """What is kept from move to move is what a position has that knows nothing yet."""
    fresh: Carolus = GAME.load(p.dump())
    for q in (p, p.clone()):
        assert q.spaces() == fresh.spaces() == sum(s > 0 for s in p.size)
        for seat in p.waiting:
            assert q.legal(seat) == fresh.legal(seat)


def check_step(a: Carolus, b: Carolus) -> None:
    for clan in range(CLANS):
        assert sum(of_clan(b.cubes, clan)) >= sum(of_clan(a.cubes, clan)), "10.2"
        lost = {x - y for x, y in zip(of_clan(a.courts, clan), of_clan(b.courts, clan), strict=True)}
        assert max(lost) <= 0 or len(lost) == 1, "10.2: relief takes the same from every court"
        if a.holder[clan] != NOBODY:
            assert b.holder[clan] != NOBODY, "10.7: a held clan never becomes neutral again"
    assert b.spaces() <= a.spaces(), "10.5"
    owned_a = sum(a.size[t] for t in range(15) if a.owner[t] != NOBODY)
    owned_b = sum(b.size[t] for t in range(15) if b.owner[t] != NOBODY)
    assert owned_b >= owned_a, "10.5: a territory that has had a castle is never unowned again"
    gained = [s for s in range(a.figures.sides) if b.stock[s] < a.stock[s]]
    lost_castles = [s for s in range(a.figures.sides) if b.stock[s] > a.stock[s]]
    assert len(gained) <= 1, "10.13"
    assert len(lost_castles) <= 1, "10.13"
    between = len(b.stack) == 2 and isinstance(b.stack[0], Rounds)
    if between and b.stack[1].dump()["step"] == "Tokens":
        assert all(b.reserve(s) <= sum(b.figures.opening) for s in range(b.seats)), "10.9"


def test_10_12_scores_when_the_spaces_run_out() -> None:
    seen: set[tuple[int, ...]] = set()
    k = 0
    while len(seen) < 2 and k < 400:
        p, _ = run(2, f"scores {k}")
        k += 1
        assert p.outcome is not None
        if p.outcome.reason == "spaces":
            score = tuple(sorted(p.outcome.scores, reverse=True))
            assert score in {(9, 5), (8, 6), (7, 7), (9, 6), (8, 7)}
            seen.add(score)
    assert seen, "no game of four hundred ended so"


def run(seats: int, seed: str) -> tuple[Carolus, int]:
    p: Carolus = GAME.start(seats, seed)
    dice = Dice("policy " + seed)
    while not p.over:
        p.apply(p.waiting[0], choose(p, p.waiting[0], dice))
    return p, p.round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_11_means_are_near_those_of_an_independent_engine(seats: int) -> None:
    """300 games: within four standard errors; `make soak` plays 40,000 a row."""
    m = Means(seats, 300, "means")
    rounds, turns, builds, replacements, by_castles, *_ = TABLE[seats]
    error = SPREAD[seats] / 300**0.5
    assert abs(m.rounds - rounds) < 4 * error
    assert abs(m.player_turns - turns) < 8 * error
    assert abs(m.builds - builds) < 0.5
    assert abs(m.replacements - replacements) < 0.5
    assert abs(m.by_castles - by_castles) < 0.06


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_seed_and_same_moves_same_game(seats: int) -> None:
    a, _ = run(seats, "twice")
    b, _ = run(seats, "twice")
    c, _ = run(seats, "once")
    assert a == b
    assert a != c
