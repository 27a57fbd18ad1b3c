"""Menus list what listing thing by thing gives."""

from __future__ import annotations

import pytest

from reame.kernel.chance import Dice
from reame.kernel.kinds import Kind, numbers
from reame.kernel.menus import MENUS, Pairs, amounts, menu, menus
from reame.kernel.moves import MoveTable

CLAN = Kind("clan", [f"c{i}" for i in range(5)])
PROVINCE = Kind("province", [f"p{i}" for i in range(50)])
UNITS = numbers("units", 1, 4)
TABLE = MoveTable()
CHOOSE = TABLE.verb("choose", "1", CLAN)
CLAIM = TABLE.verb("claim", "1", PROVINCE)
PLAY = TABLE.verb("play", "1", CLAN, PROVINCE)
JOIN = TABLE.verb("join", "1", PROVINCE, UNITS)


def masks(size: int) -> list[int]:
    """Nothing, everything, each thing alone, and some by chance."""
    dice = Dice("masks")
    some = [sum(2**i for i in range(size) if dice.below(2)) for _ in range(50)]
    return [0, 2**size - 1, *(2**i for i in range(size)), *some]


def members(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


@pytest.mark.parametrize("verb", [CHOOSE, CLAIM], ids=["few things", "many things"])
def test_a_menu_lists_the_moves_of_a_mask(verb: object) -> None:
    assert verb is CHOOSE or verb is CLAIM
    of = CHOOSE if verb is CHOOSE else CLAIM
    listing = menu(of)
    for mask in masks(of.kinds[0].size) * 2:
        wanted = [of.at(x) for x in members(mask)]
        assert listing.listed(mask) == wanted
        out = [0]
        listing.add(mask, out)
        assert out == [0, *wanted]


def test_menus_by_the_first_argument() -> None:
    for mask in masks(PROVINCE.size):
        for clan, listing in enumerate(menus(PLAY)):
            assert listing.listed(mask) == [PLAY.at(clan, x) for x in members(mask)]


def test_pairs_of_two_masks() -> None:
    places = Pairs(PLAY)
    for seconds in masks(PROVINCE.size):
        for firsts in masks(CLAN.size) * 2:
            wanted = [PLAY.at(c, x) for c in members(firsts) for x in members(seconds)]
            assert places.menu(seconds).listed(firsts) == wanted
    assert places.menu(7) is places.menu(7)
    for seconds in range(MENUS + 1):
        places.menu(seconds)
    assert len(places.known) <= MENUS, "what is remembered has a bound"


def test_amounts_up_to_what_is_allowed() -> None:
    listings = amounts(JOIN)
    assert len(listings) == UNITS.size + 1
    for mask in masks(PROVINCE.size):
        for most, listing in enumerate(listings):
            wanted = [JOIN.at(x, n) for x in members(mask) for n in range(1, most + 1)]
            assert listing.listed(mask) == wanted
            out = [0]
            listing.add(mask, out)
            assert out == [0, *wanted]
