"""Rulings 47 to 64 and 86 to 97 that have an effect on events, calamities, barbarians and crusades."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.barbarians.invasion import ENTRIES, ENTRIES_SOUTH
from reame.games.universalis.table import things as box
from tests.games.universalis.fate import (
    armies,
    board,
    calamity,
    holder,
    kept,
    land,
    over,
    pair,
    play,
    says,
    slot,
)

HOME: dict[int, dict[str, int]] = {0: {"pannonia": 30, "croazia": 9}, 1: {"delta": 20}, 2: {"tracia": 20}}


def event(card: str, **more: Any) -> dict[str, Any]:
    return {"step": "DrawEvent", "seat": "0", "card": card, "stage": "players", "players": ["0", "1", "2"], **more}


def test_r47_events_strike_transports_only() -> None:
    p = board(event("diserzione", zone=box.LAND_ZONE[land("pannonia")]), lands=HOME)
    assert over(p)
    assert [armies(p, t) for t in ("pannonia", "croazia", "delta", "tracia")] == [30, 9, 20, 20]


def test_r49_the_plague_strikes_neighbours_and_all_their_cities() -> None:
    lands = {0: {"pannonia": 101}, 1: {"austria": 51, "delta": 50}, 2: {"tracia": 20}}
    p = board(calamity("peste"), lands=lands, settlement={"pannonia": 1, "austria": 2, "delta": 3}, dice=[1])
    play(p, "lose_ground austria", "armies 10")
    assert over(p)
    assert armies(p, "pannonia") == 101 - 10 - 1
    assert armies(p, "austria") == 51 - 10 - 2
    assert armies(p, "delta") == 50 - 3  # far from the drawer, and struck all the same
    assert armies(p, "tracia") == 20


def test_r50_alchemy_serves_only_the_drawer() -> None:
    p = board(calamity("alchimia"), lands=HOME, stored={"delta": {"ferro": 5}})
    assert over(p)
    assert p.florins == [0, 0, 0]
    assert p.stored[land("delta") * box.GOODS + 1] == 5


def test_r54_barbarians_attack_once_and_keep_one_army() -> None:
    lands = {0: {"pannonia": 30}, 1: {"delta": 1}, 2: {"tracia": 20}}
    p = board({"step": "Resolution", "territory": "sinai"}, lands=lands, wild={"sinai": 5}, dice=[6, 6, 6, 1, 2])
    play(p, "roll 1")
    assert over(p)
    assert holder(p, "delta") == box.BARBARIANS
    assert (armies(p, "sinai"), armies(p, "delta")) == (1, 4)


def test_r57_the_golden_horde_enters_through_what_touches_a_zone_out_of_play() -> None:
    assert ENTRIES[0] != ENTRIES_SOUTH[0]
    p = board(calamity("invasioni"), lands=HOME, turn=1, dice=[1, 1])
    assert over(p)
    reached = [t for t in ENTRIES_SOUTH[0] if p.armies[t] > 1]
    assert reached == ENTRIES_SOUTH[0][:1]  # barbarian land is filled without a fight
    assert p.armies[reached[0]] == 1 + 3
    assert not any(p.owner[t] >= 0 for t in ENTRIES[0])


def test_r58_the_cities_a_storm_hits_are_drawn_among_those_that_touch_the_zone() -> None:
    lands = {0: {"ifriqiya": 5, "pannonia": 5}, 1: {"delta": 5}}
    p = board(
        calamity("tempesta"),
        lands=lands,
        settlement={"ifriqiya": 3, "pannonia": 3, "delta": 3},
        dice=[4, 1],  # zone D: Tunis alone touches it
    )
    assert over(p)
    assert [p.settlement[land(t)] for t in ("ifriqiya", "pannonia", "delta")] == [0, 3, 3]


def test_r86_half_of_the_goods_goes_one_by_one_from_the_largest_heap() -> None:
    p = board(
        event("briganti", zone=box.LAND_ZONE[land("pannonia")]),
        lands={0: {"pannonia": 30}},
        transport_at={"0-caravan-1": "pannonia"},
        cargo={"0-caravan-1": {"sale": 5, "vino": 2}},
        dice=[3],
    )
    x = slot("0-caravan-1")
    assert (p.cargo[x * box.GOODS], p.cargo[x * box.GOODS + 7]) == (1, 2)


def test_r87_against_bandits_one_transport_defends_alone() -> None:
    p = board(
        {"step": "Assault", "transport": "0-caravan-1", "force": 3},
        lands={0: {"pannonia": 30}},
        transport_at={"0-caravan-1": "pannonia", "0-cavalry-1": "pannonia"},
        transport_armies={"0-caravan-1": 1, "0-cavalry-1": 9},
        dice=[6, 6, 6, 1],
    )
    assert says(p) == ["roll 1"]
    play(p, "roll 1")
    assert over(p)
    assert p.transport_at[slot("0-caravan-1")] == -1
    assert p.transport_armies[slot("0-cavalry-1")] == 9


@pytest.mark.parametrize("crew", [0, 4])
def test_r90_a_mutiny_without_armies_loses_the_ship(crew: int) -> None:
    p = board(
        event("ammutinamento", zone=4),
        lands=HOME,
        transport_at={"0-war_ship-1": "mar_tirreno"},
        transport_armies={"0-war_ship-1": crew},
        dice=[6],
    )
    assert over(p)
    assert p.transports_of(0) == []
    assert [ship.armies for ship in p.pirates] == ([4] if crew else [])


def test_r92_all_cities_fall_before_the_slaves_rise() -> None:
    lands = {0: {"pannonia": 30, "croazia": 9}, 1: {"delta": 20}, 2: {"tracia": 20}}
    p = board(
        calamity("rivolta_schiavi"),
        lands=lands,
        settlement={"pannonia": 2, "delta": 2},
        stored={"pannonia": {"schiavi": 1}, "delta": {"schiavi": 1}},
        dice=[1, 6, 1, 6],
    )
    assert p.settlement[land("pannonia")] == p.settlement[land("delta")] == 1  # while the first fight is on
    play(p, "roll 1", "roll 1")
    assert over(p)


# -- crusades --------------------------------------------------------------------------------

WORLD: dict[int, dict[str, int]] = {
    0: {"pannonia": 30, "stato_chiesa": 5},
    1: {"delta": 10, "palestina": 4},
    2: {"tracia": 5},
    3: {"austria": 40},
}
MARCHING: dict[str, Any] = {
    "crusade": "marching",
    "crusade_target": "palestina",
    "crusade_start": "pannonia",
    "crusaders": ["0", "3"],
    "crusade_holder": "1",
    "pope": "0",
}


def test_r61_the_call_to_join_comes_before_the_plan() -> None:
    cities = {"pannonia": 1, "austria": 1, "palestina": 1}
    p = board(calamity("crociata", 1), seats=4, lands=WORLD, pope="0", settlement=cities)
    assert p.waiting == (3,)
    assert says(p) == ["yes", "no"]
    play(p, "no")
    assert p.waiting == (0,)
    play(p, "crusade_target palestina")
    assert says(p) == ["crusade_start pannonia"]  # none of who refused
    play(p, "crusade_start pannonia", "crusade_turns 1")
    assert says(p)[-1] == "crusade_percent 50"


def test_10_3_a_pledge_counts_the_armies_on_the_map_when_the_card_was_drawn() -> None:
    p = board(
        calamity("crociata", 1),
        seats=4,
        lands=WORLD,
        pope="0",
        settlement={"pannonia": 1, "palestina": 1},
        options={"honour_coin": "on"},
        coins={"0": 1},
    )
    play(p, "yes", "coin_armies pannonia", "crusade_target palestina", "crusade_start pannonia", "crusade_turns 1")
    play(p, "crusade_percent 20")
    assert (p.pledge[0], p.pledge[3]) == (7, 8)  # of 35 and 40, whatever came later


def test_r62_only_participants_and_the_holder_of_the_target_are_at_war() -> None:
    p = board(
        calamity("crociata", 1), seats=4, lands=WORLD, pope="0", settlement={"pannonia": 1, "palestina": 1, "tracia": 1}
    )
    play(p, "no", "crusade_target palestina", "crusade_start pannonia", "crusade_turns 1", "crusade_percent 10")
    assert [(a, b) for a in range(4) for b in range(a) if pair(p.war, a, b)] == [(1, 0)]


def host(step: dict[str, Any], **more: Any) -> Any:
    return board(step, **{"seats": 4, "lands": WORLD, "host": {"0": 3, "3": 2}, **MARCHING, **more})


def test_r93_orders_of_battle_are_sealed_and_then_shown() -> None:
    p = host({"step": "Storming"}, alliance={"1": {"2": 1}, "2": {"1": 1}}, trains=[train(2)], host_at="palestina")
    assert p.sealed
    assert sorted(p.waiting) == [0, 1]
    p.apply(0, p.default(0))
    assert p.host_order == [0, 3]
    assert p.view(1)["draft"] == []


def train(seat: int) -> dict[str, Any]:
    return {"seat": str(seat), "territory": "palestina", "armies": 2}


def test_r94_a_target_saved_by_allies_alone_keeps_one_of_their_armies() -> None:
    p = host(
        {"step": "Storming", "stage": "round", "holder": "1", "defence": ["1", "2"], "attacker": "3", "defender": "1"},
        lands={**WORLD, 1: {"delta": 10, "palestina": 1}},
        host={"0": 1},
        crusaders=["0"],
        alliance={"1": {"2": 1}, "2": {"1": 1}},
        trains=[train(2)],
        host_at="palestina",
        host_order=["0"],
        dice=[1, 6],
    )
    play(p, "roll 1", "roll 1")
    assert over(p)
    assert armies(p, "palestina") >= 1
    assert holder(p, "palestina") == 1


def test_r97_a_destroyed_host_counts_as_a_conquest() -> None:
    p = host(
        {"step": "CombatPhase", "seat": "1", "stage": "acts"},
        host={"0": 1},
        crusaders=["0"],
        host_at="delta",
        host_order=["0"],
        experience={"1-banner-1": 1},
        attacks={"1-banner-1": 1},
        banner_at={"1-banner-1": "delta"},
        dice=[6, 1],
    )
    play(p, "attack_host 1-banner-1", "armies 3", "roll 1", "roll 1", "pass")
    assert p.experience[6] == 2
    assert p.crusade == "none"
    assert kept(p, 0, "armies") == 0
