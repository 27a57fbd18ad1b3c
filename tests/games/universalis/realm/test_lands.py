"""Territories pass [5.4, 11.1]: what conquest breaks, and whose kingdom is completed."""

from __future__ import annotations

import pytest

from reame.games.universalis.realm.lands import conquer, give_territory
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from tests.games.universalis.short_board import FIGHT, board, land, mutual

SCOTLAND = ("lothian", "highlands", "galloway")
CASTILE, FRANCE, ENGLAND, MAMLUKS = range(4)


@pytest.mark.parametrize(
    ("before", "after"), [((2, 2), (1, 1)), ((1, 1), (0, 0)), ((4, 4), (3, 3)), ((3, 1), (2, 0)), ((0, 1), (0, 0))]
)
def test_3_04_conquest_lowers_settlement_and_fortification_by_one_level_each(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    p = board(
        FIGHT,
        lands={"guascogna": (1, 3), "champagne": (1, 5)},
        settlement={"guascogna": before[0]},
        fort={"guascogna": before[1]},
        war=mutual(0, 1),
    )
    t = land("guascogna")
    conquer(p, t, CASTILE, 2)
    assert (p.settlement[t], p.fort[t]) == after


def held(**holders: int) -> Universalis:
    return board(FIGHT, lands={t: ("barbarians" if s == box.BARBARIANS else s, 3) for t, s in holders.items()})


def test_r21_a_minor_kingdom_is_the_barbarians_however_its_last_land_was_held() -> None:
    for last in (box.BARBARIANS, FRANCE):
        p = held(lothian=CASTILE, highlands=CASTILE, galloway=last)
        conquer(p, land("galloway"), CASTILE, 2)
        assert p.honour[CASTILE] == 1


def test_r21_a_minor_kingdom_is_the_players_who_held_it_whole_last() -> None:
    for order in (SCOTLAND, tuple(reversed(SCOTLAND))):
        p = held(lothian=FRANCE, highlands=FRANCE, galloway=FRANCE)
        give_territory(p, land("galloway"), FRANCE, 3)  # whole in one hand
        give_territory(p, land("highlands"), box.BARBARIANS, 2)  # rebels
        for t in order:
            conquer(p, land(t), CASTILE, 2)
        assert p.honour[CASTILE] == 3


def test_r21_a_minor_kingdom_that_is_all_barbarian_again_is_theirs() -> None:
    p = held(lothian=FRANCE, highlands=FRANCE, galloway=FRANCE)
    give_territory(p, land("galloway"), FRANCE, 3)
    for t in SCOTLAND:
        give_territory(p, land(t), box.BARBARIANS, 1)
    for t in SCOTLAND:
        conquer(p, land(t), CASTILE, 2)
    assert p.honour[CASTILE] == 1


def home(kingdom: str, last: int, seat: int = CASTILE) -> Universalis:
    """One takes the last territory of a large kingdom from another."""
    lands = [box.TERRITORY.word(t) for t in box.LANDS[0][box.KINGDOM.find(kingdom)]]
    p = held(**dict.fromkeys(lands[:-1], seat), **{lands[-1]: last})
    conquer(p, land(lands[-1]), seat, 2)
    return p


def test_4_03_the_home_of_a_player_is_worth_ten_whoever_held_its_last_land() -> None:
    assert home("francia", FRANCE).honour[CASTILE] == 10
    assert home("francia", box.BARBARIANS).honour[CASTILE] == 10
    assert home("francia", ENGLAND).honour[CASTILE] == 10


def test_4_03_a_large_kingdom_that_is_nobodys_home_is_worth_three() -> None:
    assert home("sri", box.BARBARIANS).honour[CASTILE] == 3
    assert home("sri", ENGLAND).honour[CASTILE] == 3


def test_r21_each_kingdom_is_honoured_once_and_the_own_one_never() -> None:
    p = held(lothian=CASTILE, highlands=CASTILE, galloway=box.BARBARIANS)
    for _ in range(2):
        conquer(p, land("galloway"), CASTILE, 2)
        give_territory(p, land("galloway"), box.BARBARIANS, 1)
    assert p.honour[CASTILE] == 1
    assert home("castiglia", box.BARBARIANS).honour[CASTILE] == 0
