"""Ways and what is kept of them are what a fresh look at the map finds."""

from __future__ import annotations

import pytest

from reame.games.medieval.table.masks import lowest, members
from reame.games.medieval.table.things import (
    ATTACK,
    END,
    QUELL_WAR,
)
from reame.games.medieval.war.route import Route
from reame.games.medieval.war.sorties import add_sorties
from reame.games.medieval.war.ways import reach, straight
from reame.kernel.chance import Dice
from tests.games.medieval.tables import (
    GAME,
    decisions,
)

HALF = 0o252525252  # every other power


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_9_5_what_is_known_of_the_map_as_the_game_goes_on_is_what_the_table_shows(seats: int) -> None:
    for p in decisions(seats, "domains"):
        fresh = GAME.load(p.dump())
        twin = p.clone()
        assert p.face_up() == twin.face_up() == fresh.face_up()
        for s in range(seats):
            assert p.domain(s) == twin.domain(s) == fresh.domain(s)
            assert p.crowns(s) == twin.crowns(s) == fresh.crowns(s)
            for power in p.powers_of(s):
                assert reach(p, s, power) == reach(fresh, s, power)
            for powers in (p.crowns(s), p.crowns(s), p.crowns(s) & ~p.used, p.crowns(s) & HALF):
                listed = [END.first]
                add_sorties(p, s, powers, listed)
                listed.append(QUELL_WAR.first)
                targets = [(x, reach(fresh, s, x) & ~fresh.domain(s)) for x in members(powers)]
                attacks = [ATTACK.at(x, t) for x, mask in targets for t in members(mask)]
                assert listed == [END.first, *attacks, QUELL_WAR.first]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_9_5_a_route_that_is_as_planned_needs_no_new_plan(seats: int) -> None:
    kept = 0
    for k in range(5):
        for p in decisions(seats, f"plans {k}"):
            top = p.stack[-1] if p.stack else None
            if isinstance(top, Route):
                assert top.plan == straight(p, top.seat, top.power, top.target, top.route)
                kept += top.route != [] and top.plan[: len(top.route)] == top.route
    assert kept > 10


def test_a_mask_and_its_members() -> None:
    dice = Dice("masks")
    for mask in [0, *(2**i for i in range(62)), *(dice.below(2**31) * 2**30 + dice.below(2**30) for _ in range(50))]:
        assert members(mask) == [i for i in range(62) if mask >> i & 1]
        assert not mask or lowest(mask) == members(mask)[0]
