"""Lists of moves by masks are what listing thing by thing gives."""

from __future__ import annotations

from reame.games.medieval.table.masks import lowest, members
from reame.games.medieval.table.menus import menu, menus, tallies
from reame.games.medieval.table.things import ATTACK, JOIN_PROVINCE, MURDER
from reame.kernel.chance import Dice


def masks(size: int) -> list[int]:
    """Nothing, everything, each thing alone, and some by chance."""
    dice = Dice("masks")
    some = [sum(2**i for i in range(size) if dice.below(2)) for _ in range(50)]
    return [0, 2**size - 1, *(2**i for i in range(size)), *some]


def test_9_4_moves_by_masks() -> None:
    powers = MURDER.kinds[0].size
    provinces = ATTACK.kinds[1].size
    murders = menu(MURDER)
    attacks = menus(ATTACK)
    for mask in masks(powers) * 2:
        assert members(mask) == [x for x in range(powers) if mask >> x & 1]
        assert murders.listed(mask) == [MURDER.at(x) for x in members(mask)]
    for mask in masks(provinces) * 2:
        assert not mask or lowest(mask) == members(mask)[0]
        for x in range(powers):
            assert attacks[x].listed(mask) == [ATTACK.at(x, t) for t in members(mask)]


def test_6_2_moves_by_masks_and_amounts() -> None:
    units = tallies(JOIN_PROVINCE)
    assert len(units) == JOIN_PROVINCE.kinds[1].size + 1
    for mask in masks(JOIN_PROVINCE.kinds[0].size):
        for n in range(len(units)):
            out = [0]
            units[n].add(mask, out)
            assert out == [0] + [JOIN_PROVINCE.at(t, k) for t in members(mask) for k in range(n)]
