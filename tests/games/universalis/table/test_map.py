"""The map and what its territories hold [1.2, 1.4]."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from tests.games.universalis.short_board import FIGHT, board, land


def test_r1_the_map_has_151_territories_36_cities_and_46_seas() -> None:
    assert (box.PRINTED, box.CITY.size, box.SEA.size) == (151, 36, 46)


@pytest.mark.parametrize(("seats", "zones"), [(3, 2), (5, 2), (6, 3), (8, 3), (9, 4), (10, 4)])
def test_r3_zones_in_play(seats: int, zones: int) -> None:
    p: Universalis = GAME.start(seats, "zones")
    assert {box.LAND_ZONE[t] for t in range(box.PRINTED) if p.owner[t] >= 0} == set(range(1, zones + 1))


def test_r5_fortifications_hold_a_flat_ten_or_ten_a_level() -> None:
    base: dict[str, Any] = {"lands": {"castiglia_nuova": (0, 5)}, "settlement": {"castiglia_nuova": 4}}
    walls: dict[str, Any] = {"fort": {"castiglia_nuova": 4}, "technologies": {"0": ["agricoltura"]}}
    assert board(FIGHT, **base, **walls).capacity(land("castiglia_nuova")) == 70
    p = board(FIGHT, options={"fort_capacity_cumulative": "on"}, **base, **walls)
    assert p.capacity(land("castiglia_nuova")) == 100


def test_r6_a_capital_holds_three_times_the_transports_of_its_terrain() -> None:
    p = board(FIGHT, settlement={"castiglia_nuova": 4, "andalusia": 3})
    assert (p.transport_room(land("castiglia_nuova")), p.transport_room(land("andalusia"))) == (9, 6)
    assert p.banner_room(land("castiglia_nuova")) == 4


def test_r65_pottery_adds_to_agriculture_unless_switched_off() -> None:
    base: dict[str, Any] = {"lands": {"castiglia_vecchia": (0, 5)}, "technologies": {"0": ["agricoltura", "vasellame"]}}
    assert board(FIGHT, **base).capacity(land("castiglia_vecchia")) == 30
    assert board(FIGHT, options={"pottery_capacity": "off"}, **base).capacity(land("castiglia_vecchia")) == 20
