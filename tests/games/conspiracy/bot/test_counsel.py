"""The counsel of Medieval Conspiracy: sane values and weights, sensible offers, and a greedy seat that beats chance."""

from __future__ import annotations

import pytest

from reame.bots.greedy import Greedy
from reame.bots.random import Random, any_move
from reame.games.conspiracy.bot.glances import GLANCES, WEIGHTS
from reame.games.conspiracy.crown.election import elect, foremost, standing
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from tests.games.conspiracy.tables import GAME, hands, heirs, lands, table

HOUSES = lands(s0=["bar", "luxemburg", "juelich", "geldern"], s1=["bayern", "tirol"], s2=["holstein", "pommern"])


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_values_add_up_and_weights_are_positive(seats: int) -> None:
    p: Conspiracy = GAME.start(seats, "counsel")
    dice = Dice("counsel")
    for n in range(600):
        if p.over:
            break
        seat = p.waiting[0]
        moves = p.legal(seat)
        if n % 7 == 0:
            assert sum(GAME.counsel.value(p, s) for s in range(seats)) == pytest.approx(1.0)
            weights = GAME.counsel.weigh(p, seat, moves)
            assert len(weights) == len(moves)
            assert min(weights) > 0.0
            assert foremost(p) == elect(p) == by_standing(p)
        for chain in GAME.counsel.offers(p, seat):
            q = p.clone()
            for move in chain:
                q.apply(seat, move)
        p.apply(seat, any_move(GAME.table, moves, dice))


def test_every_verb_is_weighed_once() -> None:
    assert sorted([*WEIGHTS, *GLANCES]) == sorted(GAME.table.by_name)


def by_standing(p: Conspiracy) -> int:
    """The election of 15.1, counted the long way."""
    free = p.neutral_votes()
    neutral = standing(p, free, 5 * free, free, 0)
    ranks = [standing(p, p.votes(s), p.glory(s), p.electorates(s), p.best_master(s)) for s in range(p.seats)]
    best = max(neutral, *ranks)
    first = [s for s in range(p.seats) if ranks[s] == best]
    return first[0] if len(first) == 1 and neutral < best else -1


def choose(p: Conspiracy, seat: int) -> str:
    return GAME.table.words(Greedy().choose(Eyes(p, seat), Dice("choice")))


def sale(ducats: int, bid: int) -> Conspiracy:
    step = {"step": "Sale", "bidders": ["0", "1", "2"], "event": "architect", "minimum": 10, "high": "2", "bid": bid}
    return table(3, [step], owner=HOUSES, ducats={"0": ducats, "2": bid}, heirs=heirs((1, 1), (1, 1), (1, 1)))


def test_a_castle_is_worth_a_small_raise_and_no_fortune() -> None:
    assert choose(sale(300, 20), 0) == "bid 30"
    assert choose(sale(300, 200), 0) == "pass"


def test_a_child_fills_the_empty_zone() -> None:
    p = table(
        3,
        [{"step": "Fate", "seat": "0", "stage": "raise", "children": 1}],
        owner=HOUSES,
        heirs=heirs((3, 0), (1, 1), (1, 1)),
    )
    assert choose(p, 0) == "raise ecclesiastical"


def test_an_undefended_neutral_fief_is_worth_an_attack() -> None:
    p = table(
        3,
        [{"step": "Riot", "seat": "0"}],
        owner=HOUSES,
        peace=False,
        troops={"bar": {"knight": 1}},
        heirs=heirs((2, 2), (0, 0), (0, 0)),
    )
    assert choose(p, 0).startswith("attack")


def test_the_magistrate_halves_a_big_bid() -> None:
    step = {"step": "Sale", "bidders": ["0"], "event": "architect", "minimum": 10, "high": "0", "bid": 90}
    p = table(3, [step], owner=HOUSES, ducats={"0": 100}, hands=hands(s0=["magistrate_of_trade"]))
    assert p.waiting == (0,)
    assert choose(p, 0) == "play magistrate_of_trade"


def test_greedy_beats_chance() -> None:
    wins = 0
    for game in range(2):
        p: Conspiracy = GAME.start(3, f"duel {game}", {"turns": "15"})
        bots = [Greedy() if s == game else Random() for s in range(3)]
        dice = [Dice(f"duel {game} {s}") for s in range(3)]
        while not p.over:
            for s in p.waiting:
                p.apply(s, bots[s].choose(Eyes(p, s), dice[s]))
        assert p.outcome is not None
        wins += game in p.outcome.winners
    assert wins == 2
