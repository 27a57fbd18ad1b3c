"""Games by chance: they end, every invariant holds after every move, and secrets stay secret."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.fief.rules import GAME
from reame.games.fief.table.phrases import BATTLE_WON
from reame.games.fief.table.position import Fief
from reame.games.fief.table.things import REBELS, WORKS
from reame.kernel.chance import Dice
from reame.words import Words

SHORT = {"limit": "10"}


def lively(p: Fief, seat: int, dice: Dice) -> int:
    """A move by chance, the promising ones more often: lords marry, fiefs are founded, kings elected and killed."""
    moves = p.legal(seat)
    weights = [int(100 * w) + 8 for w in GAME.counsel.weigh(p, seat, moves)]
    k = dice.below(sum(weights))
    for move, weight in zip(moves, weights, strict=True):
        k -= weight
        if k < 0:
            return move
    return moves[-1]


def lively_game(seats: int, seed: str, options: dict[str, Any]) -> Fief:
    """Played to its end; invariants after every move."""
    p = GAME.start(seats, seed, options)
    dice = Dice("lively " + seed)
    while not p.over:
        for seat in p.waiting:
            p.apply(seat, lively(p, seat, dice))
            assert not GAME.broken(p)
    return p


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "options",
    [
        SHORT,
        {"mode": "points", "length": "10", "first_lord": "chosen"},
        {**SHORT, "open_stacks": "on", "windows": "open"},
        {"limit": "20", "deals": "off"},
    ],
)
def test_19_invariants_after_every_move(seats: int, options: dict[str, Any]) -> None:
    p = lively_game(seats, f"play {seats}", options)
    assert p.outcome is not None
    assert p.outcome.winners
    assert p.outcome.reason in ("last", "alone", "couple", "pair", "points")


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_what_is_kept_as_the_game_goes_on_is_what_the_table_shows(seats: int) -> None:
    p = GAME.start(seats, f"kept {seats}", SHORT)
    dice = Dice("kept")
    for n in range(1500):
        if p.over:
            break
        seat = p.waiting[0]
        p.apply(seat, lively(p, seat, dice))
        if n % 6 == 0:
            known = p.imagine(seat, Dice("kept")) if n % 12 == 0 else p.clone()
            fresh = GAME.load(known.dump())
            assert known.clone() == fresh  # with the steps that soldiers have made
            assert known.turn_order() == fresh.turn_order()
            for s in range(seats):
                kept, counted = known.pieces(s), fresh.pieces(s)
                assert [kept.total, kept.units, kept.pairs] == [counted.total, counted.units, counted.pairs]
                assert known.free_lords(s) == fresh.free_lords(s)
            assert [known.supply(w) for w in range(WORKS)] == [fresh.supply(w) for w in range(WORKS)]


def test_16_imagining_deals_anew_hands_money_and_stacks() -> None:
    p = GAME.start(4, "secrets", SHORT)
    dice = Dice("secrets")
    shown = False
    for n in range(900):
        if p.over:
            break
        seat = p.waiting[0]
        p.apply(seat, lively(p, seat, dice))
        if n % 60 == 0 and not p.over:
            me = n // 60 % 4
            q = p.imagine(me, Dice(f"world {n}"))
            assert q.view(me) == p.view(me)
            assert not GAME.broken(q)
            assert q == p.imagine(me, Dice("elsewhere")).imagine(me, Dice(f"world {n}"))
            shown = shown or q.view((me + 1) % 4) != p.view((me + 1) % 4)
    assert shown


def test_facts_tell_rounds_land_crown_and_the_way_of_winning() -> None:
    p = lively_game(3, "facts", SHORT)
    assert p.outcome is not None
    facts = GAME.facts(p)
    assert facts["rounds"] == facts[f"rounds to {p.outcome.reason}"] <= 10
    assert facts["winners"] == len(p.outcome.winners)
    assert 0 <= facts["fiefs of a winner"] <= facts["fiefs founded"] <= 6
    assert facts["families out"] < 3


def test_players_go_by_their_names_also_where_rebels_could_stand() -> None:
    words = Words("fief", "en", ["Ada", "Berengar", "Constance"])
    assert words.thing("occupant", "1") == "Berengar"
    assert words.sentence(BATTLE_WON.of(0, 0, 2)) == "Ada wins the battle in Bourg in 2 rounds."
    assert words.sentence(BATTLE_WON.of(REBELS, 0, 1)) == "The rebels win the battle in Bourg in one round."
    assert Words("fief", "it").thing("claim", "1") == "Giocatore 2"
