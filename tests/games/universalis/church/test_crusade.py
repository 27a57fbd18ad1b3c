"""The crusade [10.3], from the specification."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.church.host import check_crusade
from reame.games.universalis.church.march import ways
from reame.games.universalis.table import things as box
from tests.games.universalis.wild_board import (
    armies,
    board,
    calamity,
    claims,
    holder,
    kept,
    land,
    over,
    pair,
    play,
    refusal,
    says,
)

# Seats: 0 Hungary (Pope), 1 Mamluks, 2 Byzantines, 3 Empire.
WORLD: dict[int, dict[str, int]] = {
    0: {"pannonia": 30, "stato_chiesa": 5, "croazia": 28},
    1: {"delta": 10, "palestina": 4},
    2: {"tracia": 5},
    3: {"austria": 40},
}
CITIES = {"pannonia": 1, "stato_chiesa": 1, "austria": 2, "palestina": 2, "delta": 1, "tracia": 1}


def call(lands: dict[int, dict[str, int]] | None = None, **table: Any) -> Any:
    """The card is drawn by the Mamluks in turn 7."""
    table.setdefault("pope", "0")
    return board(calamity("crociata", 1), seats=4, turn=7, lands=lands or WORLD, **{"settlement": CITIES, **table})


# -- steps 1 to 3 ----------------------------------------------------------------------------


def test_10_3_no_pope_no_crusade() -> None:
    p = call(pope=None)
    assert over(p)
    assert p.crusade == "none"


def test_r64_one_crusade_at_a_time() -> None:
    p = call(crusade="preparing", crusaders=["0"], crusade_target="delta", crusade_start="pannonia", crusade_due=9)
    assert over(p)
    assert p.crusade_target == land("delta")


def test_10_3_no_target_qualifies() -> None:
    lands = {**WORLD, 0: {**WORLD[0], "palestina": 1, "delta": 1, "tracia": 1}, 1: {"sinai": 3}, 2: {"rodopi": 3}}
    p = call(lands)
    assert over(p)
    assert p.crusade == "none"


def test_10_3_who_refuses_is_excommunicated_at_once() -> None:
    p = call()
    assert p.waiting == (3,)
    assert p.default(3) == p.game.table.parse("yes")
    play(p, "no")
    assert p.excommunicated == 1 << 3
    assert claims(p, 3, 0) == 3
    play(p, "crusade_target palestina")
    assert "crusade_start austria" not in says(p)


def test_13_8_pledge_and_preparation() -> None:
    """20 per cent of 63 armies: 13. Drawn in turn 7 with 2 turns of preparation: fed in turns 7, 8 and 9."""
    p = call()
    play(p, "yes")
    assert says(p) == ["crusade_target tracia", "crusade_target delta", "crusade_target palestina"]
    assert refusal(p, "crusade_target sinai") == "not-a-target"
    play(p, "crusade_target palestina")
    assert refusal(p, "crusade_start tracia") == "not-a-start"
    play(p, "crusade_start pannonia", "crusade_turns 2", "crusade_percent 20")
    assert over(p)
    assert p.crusade == "preparing"
    assert p.pledge == [13, 0, 0, 8]
    assert p.crusade_due == 9
    assert p.crusaders == 0b1001


def test_10_3_the_plan_by_default_is_the_best_target_the_nearest_city_two_turns_and_twenty_per_cent() -> None:
    p = call()
    for _ in range(5):
        p.apply(p.waiting[0], p.default(p.waiting[0]))
    assert over(p)
    assert p.crusade_target == land("palestina")
    far = ways(p, p.crusade_target)
    assert far[p.crusade_start] == min(far[land(t)] for t in ("pannonia", "stato_chiesa", "austria"))
    assert p.crusade_due == 9
    assert p.pledge[0] == 13


def both_ways(*pairs: tuple[str, str]) -> dict[str, dict[str, int]]:
    out: dict[str, dict[str, int]] = {}
    for a, b in pairs:
        out.setdefault(a, {})[b] = 1
        out.setdefault(b, {})[a] = 1
    return out


def test_10_3_wars_within_a_faith_end_and_crusaders_are_at_war_with_the_holder() -> None:
    p = call(
        war=both_ways(("0", "3"), ("2", "3")),
        alliance=both_ways(("1", "3"), ("2", "0")),
        truce={"0": {"1": 9}, "1": {"0": 9}},
        passage={"1": {"3": 1}},
    )
    play(p, "yes", "crusade_target palestina", "crusade_start pannonia", "crusade_turns 1", "crusade_percent 10")
    assert pair(p.war, 0, 3) == 0
    assert pair(p.war, 2, 3) == 1  # another faith
    assert p.allied(0, 3)
    assert pair(p.alliance, 1, 3) == pair(p.passage, 1, 3) == pair(p.truce, 0, 1) == 0
    assert pair(p.alliance, 2, 0) == 1  # Byzantines are not Muslim
    assert p.at_war(0, 1)
    assert p.at_war(3, 1)
    assert p.crusade_foe == 1


def test_r63_a_barbarian_target_makes_no_war() -> None:
    p = call({**WORLD, 1: {"delta": 10}})
    play(p, "yes", "crusade_target palestina", "crusade_start pannonia", "crusade_turns 1", "crusade_percent 10")
    assert p.crusade_foe == -1
    assert sum(p.war) == 0


# -- step 4: feeding -------------------------------------------------------------------------

GATHERING: dict[str, Any] = {
    "settlement": CITIES,
    "pope": "0",
    "crusade": "preparing",
    "crusaders": ["0", "3"],
    "crusade_target": "palestina",
    "crusade_start": "pannonia",
    "crusade_due": 9,
    "crusade_holder": "1",
    "crusade_foe": "1",
    "crusade_wars": ["0", "3"],
    "war": both_ways(("0", "1"), ("3", "1")),
    "pledge": {"0": 13, "3": 8},
}


def test_10_3_feeding_the_host_in_the_own_phases() -> None:
    p = board(
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        seats=4,
        turn=8,
        lands=WORLD,
        experience={"0-banner-1": 2},
        general={"0-banner-1": 1},
        banner_at={"0-banner-1": "pannonia"},
        bombards={"pannonia": 1},
        transport_at={"0-cavalry-1": "pannonia"},
        transport_armies={"0-cavalry-1": 6},
        **{**GATHERING, "active": "0"},
    )
    fed = [m for m in says(p) if m.startswith("feed")]
    assert fed == ["feed_ground", "feed_aboard 0-cavalry-1"]  # banner and engine go with armies
    play(p, "feed_ground")
    assert says(p)[-1] == "armies 29"  # one army stays
    assert p.default(0) == p.game.table.parse("armies 13")
    play(p, "armies 9", "feed_aboard 0-cavalry-1", "armies 6")
    assert p.host[0] == 15
    assert armies(p, "pannonia") == 21
    play(p, "feed_banner 0-banner-1", "feed_engine bombard pannonia")
    assert (p.host_banner[0], p.host_general[0], p.host_engine[0]) == (2, 1, box.BOMBARD)
    assert p.banners_of(0) == []
    assert not [m for m in says(p) if m.startswith(("feed_banner", "feed_engine"))]


def test_10_3_participants_pass_through_each_others_lands_while_they_gather() -> None:
    p = board({"step": "CrusadeCheck"}, seats=4, turn=8, lands=WORLD, **GATHERING)
    assert p.may_pass(0, 3)
    assert not p.may_pass(0, 2)


# -- step 5: the end of preparation ----------------------------------------------------------


def muster(turn: int = 9, **table: Any) -> Any:
    return board({"step": "Muster"}, seats=4, turn=turn, phase="barbarians", **{"lands": WORLD, **GATHERING, **table})


def test_13_8_the_host_sets_out_when_the_last_turn_of_preparation_is_over() -> None:
    assert muster(8, host={"0": 13, "3": 8}).crusade == "preparing"
    p = muster(9, host={"0": 13, "3": 8})
    assert p.crusade == "marching"
    assert p.host_at == land("pannonia")


def test_10_3_a_broken_pledge_is_judged_at_once_and_may_be_forgiven() -> None:
    p = muster(host={"0": 13, "3": 7})
    play(p, "no")
    assert p.crusade == "marching"
    assert p.host == [13, 0, 0, 7]
    p = muster(host={"0": 13, "3": 7})
    play(p, "yes")
    assert p.excommunicated == 1 << 3
    assert p.host == [13, 0, 0, 0]
    assert kept(p, 3, "armies") == 7


def test_10_3_an_empty_host_loses_the_crusade_and_its_wars_end() -> None:
    p = muster(pledge={})
    assert over(p)
    assert p.crusade == "none"
    assert p.honour == [-5, 5, 0, -5]
    assert sum(p.war) == 0


def test_10_3_a_start_city_in_other_hands_loses_it_and_the_host_goes_home() -> None:
    lands = {**WORLD, 0: {"stato_chiesa": 5}, 2: {"tracia": 5, "pannonia": 3}}
    p = muster(host={"0": 13, "3": 8}, lands=lands)
    assert p.crusade == "none"
    assert kept(p, 0, "armies") == 13
    assert p.honour == [-5, 5, 0, -5]


# -- step 6: the march -----------------------------------------------------------------------

MARCHING: dict[str, Any] = {
    **GATHERING,
    "crusade": "marching",
    "host_at": "pannonia",
    "host": {"0": 6, "3": 4},
    "turn": 10,
}


def march(**table: Any) -> Any:
    return board({"step": "March"}, seats=4, **{"lands": WORLD, **MARCHING, **table})


def test_14_13_a_step_of_the_march_shortens_the_way_by_one() -> None:
    p = march()
    far = ways(p, land("palestina"))
    assert over(p)
    assert far[p.host_at] == far[land("pannonia")] - 1
    p = march(host_at="croazia")
    assert says(p) == ["lead_host dalmazia", "lead_host adriatico_nord"]
    assert refusal(p, "lead_host austria") == "not-on-the-way"
    play(p, "lead_host adriatico_nord")
    assert p.host_at == box.AREA.find("adriatico_nord")


def test_10_3_the_host_goes_over_sea_without_ships() -> None:
    p = march(host_at="mar_levante")
    assert p.host_at == land("palestina")  # one way: the battle is on
    assert p.waiting == (0,)
    assert type(p.stack[-1]).__name__ == "BattleOrder"


def test_10_3_without_a_pope_the_strongest_participant_leads() -> None:
    assert march(pope=None, host={"0": 4, "3": 6}, host_at="croazia").waiting == (3,)
    assert march(host={"0": 4, "3": 6}, host_at="croazia").waiting == (0,)


def test_10_3_barbarians_attack_a_host_that_does_not_outnumber_them() -> None:
    p = march(
        host_at="medio_egitto",
        host={"0": 2, "3": 1},
        lands={**WORLD, 1: {"palestina": 4}},
        wild={"sinai": 4},
        dice=[6, 6, 6, 1, 6, 6, 6, 1, 1, 5],
    )
    assert p.host_at == land("sinai")
    assert p.waiting == (0,)  # the leader fixes the order first
    play(p, "order_next 3")
    assert p.waiting == (3,)
    play(p, "roll 1")
    assert p.host == [2, 0, 0, 0]
    play(p, "roll 2")
    assert over(p)  # destroyed: the crusade is lost
    assert p.crusade == "none"
    assert p.honour == [-5, 5, 0, -5]
    assert p.leader[land("sinai")] == box.COMMANDER


def test_10_3_a_host_that_outnumbers_them_is_left_alone() -> None:
    p = march(host_at="medio_egitto", host={"0": 5}, lands={**WORLD, 1: {"palestina": 4}}, wild={"sinai": 4})
    assert over(p)
    assert p.host_at == land("sinai")
    assert p.host[0] == 5


# -- attacks on the host ---------------------------------------------------------------------


def attack(seat: int = 1, **table: Any) -> Any:
    return board(
        {"step": "CombatPhase", "seat": str(seat), "stage": "acts"},
        seats=4,
        **{
            "lands": WORLD,
            **MARCHING,
            "active": str(seat),
            "host_at": "sinai",
            "host": {"0": 1},
            "host_order": ["0"],
            "host_banner": {"0": 1},
            "host_general": {"0": 1},
            "experience": {f"{seat}-banner-1": 2},
            "attacks": {f"{seat}-banner-1": 2},
            "banner_at": {f"{seat}-banner-1": "delta"},
            **table,
        },
    )


def test_13_8_a_host_destroyed_on_its_way_costs_the_crusaders_the_value() -> None:
    p = attack(dice=[6, 5, 1])
    play(p, "attack_host 1-banner-1", "armies 2", "roll 2", "roll 1")
    assert p.crusade == "none"
    assert p.honour[0] == p.honour[3] == -5
    assert p.honour[1] == 5 + 2  # banner and general of the host fall with its last army
    assert p.conquests[6] == 1


def test_3_30_5_engines_of_the_host_fight_and_are_worth_honour() -> None:
    for engine in ("catapult", "bombard"):
        p = attack(dice=[6, 5, 1, 1], host_engine={"0": engine})
        play(p, "attack_host 1-banner-1", "armies 2", "roll 2", "roll 1")
        assert p.dice.plain()["script"] == []  # two dice each: one of the host's is the engine's
        assert p.honour[1] == 5 + 3  # banner, general and engine


def test_10_3_a_failed_attack_shames_the_banner() -> None:
    p = attack(dice=[1, 6])
    play(p, "attack_host 1-banner-1", "armies 1", "roll 1", "roll 1")
    assert p.crusade == "marching"
    assert p.experience[6] == 1
    assert p.attacks[6] == 0


def test_10_3_christians_allies_and_those_under_truce_do_not_attack_the_host() -> None:
    assert "attack_host 1-banner-1" in says(attack())
    p = attack(truce={"1": {"0": 12}, "0": {"1": 12}})
    assert refusal(p, "attack_host 1-banner-1") == "not-a-foe-of-the-host"
    p = attack(banner_at={"1-banner-1": "palestina"}, host_at="pannonia")
    assert refusal(p, "attack_host 1-banner-1") == "host-out-of-reach"
    p = attack(seat=3, banner_at={"3-banner-1": "austria"}, host_at="pannonia", crusaders=["0"], crusade_wars=["0"])
    assert refusal(p, "attack_host 3-banner-1") == "not-a-foe-of-the-host"


# -- steps 7 and 8: the target ---------------------------------------------------------------


def storm(dice: list[int] | None = None, **table: Any) -> Any:
    return board(
        {"step": "Storming"}, seats=4, **{"lands": WORLD, **MARCHING, "host_at": "palestina", **table}, dice=dice
    )


def test_13_8_two_participants_take_jerusalem() -> None:
    p = storm([6, 6, 6, 1, 1, 1, 6, 6, 6, 1], host={"0": 6, "3": 4}, cathedral={"palestina": 1})
    assert p.waiting == (0,)
    play(p, "order_next 0")
    play(p, "roll 3", "roll 3")  # the Pope against the Mamluks
    assert p.waiting == (3,)
    play(p, "roll 3", "roll 1")  # then the Emperor
    assert says(p) == ["grant_city 0", "grant_city 3"]
    play(p, "grant_city 3")
    assert over(p)
    assert holder(p, "palestina") == 3
    assert p.honour == [5, -5, 0, 5 + 1]
    assert armies(p, "palestina") == 4
    assert p.settlement[land("palestina")] == 1
    assert p.cathedral[land("palestina")] == 0
    assert kept(p, 0, "armies") == 6
    assert p.crusade == "none"
    assert not p.at_war(0, 1)
    assert p.host == [0, 0, 0, 0]


def test_3_30_5_engines_of_the_target_are_worth_honour() -> None:
    p = storm(
        [6, 6, 6, 1, 1], host={"0": 6}, lands={**WORLD, 1: {"delta": 10, "palestina": 1}}, catapults={"palestina": 1}
    )
    play(p, "roll 3", "roll 1")
    assert over(p)
    assert p.honour == [5 + 1 + 1, -5, 0, 5]  # the city and its catapult
    assert p.catapults[land("palestina")] == 0


def test_5_5_transports_taken_at_the_target_are_manned_by_the_host() -> None:
    p = storm(
        [6, 6, 6, 1, 1, 1, 6, 6, 6, 1],
        host={"0": 20},
        transport_at={"1-caravan-1": "palestina", "1-trade_ship-1": "palestina"},
    )
    play(p, "roll 3", "roll 3", "roll 3", "roll 1")
    play(p, "man 0-trade_ship-1 2", "pass")
    assert over(p)
    assert [p.transport_armies[x] for x in p.transports_of(0)] == [2]
    assert armies(p, "palestina") + kept(p, 0, "armies") == 18


def test_10_3_defeat_at_the_target() -> None:
    p = storm([1, 6, 6, 6], host={"0": 1}, host_banner={"0": 1}, fort={"palestina": 0})
    play(p, "roll 1", "roll 3")
    assert over(p)
    assert p.honour == [-5, 5 + 1, 0, -5]  # and a banner fell
    assert holder(p, "palestina") == 1


def test_10_3_allies_with_armies_there_defend_in_the_holders_order() -> None:
    p = storm(
        [6, 6, 6, 1, 6, 6, 6, 1, 1],
        host={"0": 9},
        lands={**WORLD, 1: {"delta": 10, "palestina": 2}},
        alliance=both_ways(("1", "2")),
        trains=[{"seat": "2", "territory": "palestina", "armies": 1}],
    )
    assert p.waiting == (1,)
    play(p, "order_next 2", "roll 3")
    assert p.waiting == (2,)  # the ally first
    play(p, "roll 1", "roll 3", "roll 2")
    assert over(p)
    assert holder(p, "palestina") == 0
    assert p.honour == [5 + 1, -5, -5, 5]


def test_r63_barbarians_defend_alone_and_gain_nothing() -> None:
    lands = {**WORLD, 1: {"delta": 10}}
    p = storm([1, 6, 6, 6, 6], host={"0": 1}, lands=lands, wild={"palestina": 4}, fort={"palestina": 1})
    play(p, "roll 1")
    assert over(p)
    assert p.honour == [-5, 0, 0, -5]
    p = storm([6, 6, 1, 1], host={"0": 3}, lands=lands, wild={"palestina": 1}, fort={"palestina": 1})
    play(p, "roll 2")
    assert holder(p, "palestina") == 0
    assert p.honour == [5, 0, 0, 5]  # no city of a player was taken


def test_10_3_the_fortification_counts_the_sum_of_all_defenders() -> None:
    """Eleven armies in two hands are too many for a small fort."""
    p = storm(
        [6, 6, 6, 1, 1, 1],
        host={"0": 9},
        lands={**WORLD, 1: {"delta": 10, "palestina": 9}},
        fort={"palestina": 1},
        alliance=both_ways(("1", "2")),
        trains=[{"seat": "2", "territory": "palestina", "armies": 2}],
    )
    play(p, "order_next 1", "roll 3", "roll 3")
    assert armies(p, "palestina") == 6
    assert p.dice.plain()["script"] == []


def test_10_3_survivors_beyond_capacity_and_pieces() -> None:
    p = storm(
        [6, 6, 6, 1],
        host={"0": 60},
        host_banner={"0": 2},
        host_general={"0": 1},
        host_engine={"0": "catapult"},
        lands={**WORLD, 1: {"delta": 10, "palestina": 1}},
    )
    play(p, "roll 3", "roll 1")
    assert over(p)
    assert armies(p, "palestina") == 20  # hill and camp
    assert kept(p, 0, "armies") == 40
    assert p.experience[0] == 2
    assert p.general[0] == 1
    assert p.banner_at[0] == land("palestina")
    assert p.catapults[land("palestina")] == 1


# -- other ends ------------------------------------------------------------------------------


def ends(lands: dict[int, dict[str, int]], **table: Any) -> Any:
    return board({"step": "CrusadeCheck"}, seats=4, turn=8, lands=lands, **{**GATHERING, "host": {"0": 4}, **table})


def test_10_3_a_participant_who_takes_the_target_wins_the_crusade_at_once() -> None:
    p = ends({**WORLD, 1: {"delta": 10}, 3: {"austria": 40, "palestina": 2}})
    assert p.crusade == "none"
    assert p.honour == [5, -5, 0, 5]
    assert kept(p, 0, "armies") == 4


def test_10_3_another_christian_ends_it_without_points() -> None:
    p = ends({**WORLD, 1: {"delta": 10}, 3: {"austria": 40, "palestina": 2}}, crusaders=["0"])
    assert p.crusade == "none"
    assert p.honour == [0, 0, 0, 0]


def test_10_3_the_target_lost_to_barbarians_first_costs_its_old_holder_nothing() -> None:
    p = ends({**WORLD, 1: {"delta": 10}})
    assert p.crusade == "preparing"
    assert p.crusade_holder == box.BARBARIANS
    p.owner[land("palestina")] = 0
    check_crusade(p)
    assert p.honour == [5, 0, 0, 5]


@pytest.mark.parametrize("face", [5, 6])
def test_11_3_a_general_killed_at_the_target_brings_treasure_to_the_host(face: int) -> None:
    p = storm(
        [face, 1, 1, 1],
        host={"0": 3},
        lands={**WORLD, 1: {"delta": 10}},
        wild={"palestina": 1},
        leader={"palestina": "general"},
        options={"treasure": "on"},
        treasures={"tesoro_05": 1},
    )
    assert p.leader[land("palestina")] == box.GENERAL
    play(p, "roll 1")
    assert holder(p, "palestina") == 0
    assert armies(p, "palestina") + kept(p, 0, "armies") == 13
    assert p.honour[0] == 5 + 1
