"""Barbarians, pirates and invasions [4.4, 9], from the specification."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.barbarians.invasion import ENTRIES, ENTRIES_SOUTH
from reame.games.universalis.table import things as box
from tests.games.universalis.wild_board import armies, board, calamity, holder, land, over, play, says, slot

# -- rebellion [9.2] -------------------------------------------------------------------------


def test_9_2_territories_with_few_armies_rebel_in_map_order() -> None:
    p = board(
        {"step": "Rebellion"},
        lands={0: {"pannonia": 3, "slavonia": 2, "alfold": 2}, 1: {"delta": 5}},
        settlement={"pannonia": 2},
        fort={"slavonia": 1},
        cathedral={"slavonia": 1},
        catapults={"slavonia": 1},
        stored={"slavonia": {"sale": 4}},
        dice=[2, 6, 3],  # threshold 2; slavonia, then alfold
    )
    assert over(p)
    assert holder(p, "pannonia") == 0
    assert holder(p, "slavonia") == box.BARBARIANS
    assert armies(p, "slavonia") == 6
    assert p.leader[land("slavonia")] == box.GENERAL
    assert armies(p, "alfold") == 3
    assert p.leader[land("alfold")] == box.COMMANDER
    assert p.fort[land("slavonia")] == 1
    assert p.cathedral[land("slavonia")] == p.catapults[land("slavonia")] == 0
    assert sum(p.stored) == 0
    assert p.honour == [0, 0, 0]


def test_r20_armies_aboard_count_and_are_lost() -> None:
    p = board(
        {"step": "Rebellion"},
        lands={0: {"pannonia": 9, "slavonia": 1, "alfold": 1}},
        transport_at={"0-cavalry-1": "slavonia", "0-cavalry-2": "alfold"},
        transport_armies={"0-cavalry-1": 4, "0-cavalry-2": 2},
        dice=[4, 1],
    )
    assert holder(p, "slavonia") == 0
    assert holder(p, "alfold") == box.BARBARIANS
    assert p.transport_at[slot("0-cavalry-2")] == -1


def test_r20_the_last_territory_is_spared() -> None:
    p = board({"step": "Rebellion"}, lands={0: {"pannonia": 1, "slavonia": 1}, 1: {"delta": 1}}, dice=[1, 2])
    assert over(p)
    assert len(p.lands(0)) == 1
    assert holder(p, "delta") == 1


# -- growth and resolution [3.4, 3.12, 9.3] --------------------------------------------------


def test_3_4_a_double_gives_every_barbarian_territory_one_army() -> None:
    p = board({"step": "Growth"}, lands={0: {"pannonia": 50}})
    assert over(p)
    assert armies(p, "delta") == 2
    assert armies(p, "pannonia") == 50


def test_3_12_only_leaders_grow_at_the_end_of_the_turn() -> None:
    p = board(
        {"step": "Growth", "leaders": True},
        lands={0: {"pannonia": 50}},
        leader={"delta": "commander", "siria": "general"},
    )
    assert [armies(p, t) for t in ("delta", "siria", "sinai")] == [2, 3, 1]


def test_9_3_barbarians_attack_the_weakest_neighbour_and_keep_one_army() -> None:
    p = board(
        {"step": "Resolution", "territory": "austria"},
        lands={0: {"pannonia": 4, "slavonia": 2, "croazia": 9}},
        wild={"austria": 8},
        dice=[6, 6, 5, 1, 2, 3],
    )
    assert says(p) == ["roll 1", "roll 2"]
    play(p, "roll 2")
    assert over(p)
    assert holder(p, "slavonia") == box.BARBARIANS
    assert armies(p, "slavonia") == 7  # a forest holds ten
    assert armies(p, "austria") == 1
    assert p.leader[land("slavonia")] == box.COMMANDER


def test_r55_the_old_leader_stays_at_home() -> None:
    p = board(
        {"step": "Resolution", "territory": "austria"},
        lands={0: {"pannonia": 1, "alfold": 9}},
        wild={"austria": 4},
        leader={"austria": "commander"},
        dice=[5, 4, 3, 5, 6],  # the commander makes the five a six; then a general rises
    )
    play(p, "roll 1")
    assert p.leader[land("austria")] == box.COMMANDER
    assert p.leader[land("pannonia")] == box.GENERAL


def test_9_4_on_conquest_armies_move_in_up_to_what_terrain_and_reduced_buildings_hold() -> None:
    p = board(
        {"step": "Resolution", "territory": "austria"},
        lands={0: {"pannonia": 1, "alfold": 1}},
        wild={"austria": 60},
        settlement={"pannonia": 2},
        fort={"pannonia": 1},
        cathedral={"pannonia": 1},
        transport_at={"0-caravan-1": "pannonia"},
        cargo={"0-caravan-1": {"sale": 2}},
        dice=[6, 6, 6, 1, 1, 3],
    )
    play(p, "roll 1")
    t = land("pannonia")
    assert armies(p, "pannonia") == 20  # plain 10, camp 10; fort and cathedral are gone
    assert armies(p, "austria") == 40
    assert (p.settlement[t], p.fort[t], p.cathedral[t]) == (1, 0, 0)
    assert p.transport_at[slot("0-caravan-1")] == -1
    assert p.honour[0] == 0


def test_9_3_nobody_weaker_and_no_overpopulation_nothing() -> None:
    p = board({"step": "Resolution", "territory": "austria"}, lands={0: {"pannonia": 5}}, wild={"austria": 5})
    assert over(p)
    assert armies(p, "austria") == 5


def test_9_3_overpopulation_attacks_even_the_stronger() -> None:
    p = board(
        {"step": "Resolution", "territory": "austria"},
        lands={0: {"pannonia": 40, "slavonia": 30}},
        wild={"austria": 12},
        dice=[1, 1, 1, 6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1, 6, 6, 6],
    )
    assert p.stack[-1].view(0)["defender"] == "0"
    play(p, "roll 3", "roll 3", "roll 3", "roll 3")
    assert over(p)
    assert armies(p, "austria") == 1
    assert armies(p, "slavonia") == 30
    assert armies(p, "pannonia") == 40


def test_9_3_overpopulation_builds_a_fort_then_gets_a_leader_then_sails() -> None:
    p = board({"step": "Resolution", "territory": "cirenaica"}, lands={0: {"pannonia": 5}}, wild={"cirenaica": 6})
    assert armies(p, "cirenaica") == 5
    assert p.fort[land("cirenaica")] == 1
    p = board(
        {"step": "Resolution", "territory": "cirenaica"},
        lands={0: {"pannonia": 5}},
        wild={"cirenaica": 16},
        fort={"cirenaica": 1},
        dice=[6],
    )
    assert armies(p, "cirenaica") == 15
    assert p.leader[land("cirenaica")] == box.GENERAL  # R56
    p = board(
        {"step": "Resolution", "territory": "cirenaica"},
        lands={0: {"pannonia": 5}},
        wild={"cirenaica": 36},
        fort={"cirenaica": 1},
        leader={"cirenaica": "general"},
        dice=[2],  # of the two seas on its coast
    )
    assert armies(p, "cirenaica") == 6
    assert p.leader[land("cirenaica")] == box.NO_LEADER
    assert [(ship.armies, ship.leader) for ship in p.pirates] == [(30, box.GENERAL)]


def test_9_3_inland_barbarians_are_cut_to_capacity() -> None:
    p = board(
        {"step": "Resolution", "territory": "alto_egitto"},
        lands={0: {"pannonia": 5}},
        wild={"alto_egitto": 29},
        fort={"alto_egitto": 1},
        leader={"alto_egitto": "commander"},
    )
    assert armies(p, "alto_egitto") == 25


# -- among barbarians [4.4] ------------------------------------------------------------------


def visit(aboard: int, wild: int, dice: list[int] | None = None, **more: Any) -> Any:
    return board(
        {"step": "Trespass", "seat": "0", "territory": "austria"},
        lands={0: {"pannonia": 5}},
        wild={"austria": wild},
        transport_at={"0-cavalry-1": "austria"},
        transport_armies={"0-cavalry-1": aboard},
        transport_moves={"0-cavalry-1": 4},
        dice=dice,
        **more,
    )


def test_4_4_who_outnumbers_them_is_left_alone() -> None:
    p = visit(3, 2)
    assert over(p)
    assert p.transport_moves[slot("0-cavalry-1")] == 4


def test_4_4_a_piece_without_armies_is_lost_at_once() -> None:
    p = visit(0, 1)
    assert p.transport_at[slot("0-cavalry-1")] == -1


def test_r69_a_single_barbarian_stops_a_piece_but_does_not_attack() -> None:
    p = visit(1, 1)
    assert over(p)
    assert p.transport_moves[slot("0-cavalry-1")] == 0
    assert p.transport_armies[slot("0-cavalry-1")] == 1


def test_4_4_they_fight_with_all_armies_but_one() -> None:
    p = visit(3, 3, [1, 1, 6, 6])
    play(p, "roll 2")
    assert over(p)
    assert armies(p, "austria") == 1
    assert p.transport_armies[slot("0-cavalry-1")] == 3
    assert p.transport_moves[slot("0-cavalry-1")] == 4  # it outnumbers them now


def test_9_4_victory_over_a_transport_destroys_it_and_raises_a_leader() -> None:
    p = visit(1, 4, [6, 6, 6, 1, 6])
    play(p, "roll 1")
    assert over(p)
    assert p.transport_at[slot("0-cavalry-1")] == -1
    assert armies(p, "austria") == 4
    assert p.leader[land("austria")] == box.GENERAL


def test_9_3_trespassers_are_attacked_before_the_action() -> None:
    p = board(
        {"step": "Resolution", "territory": "austria"},
        lands={0: {"alfold": 5}},
        wild={"austria": 4},
        transport_at={"0-caravan-1": "austria"},
        transport_armies={"0-caravan-1": 0},
    )
    assert p.transport_at[slot("0-caravan-1")] == -1


# -- pirates [9.5] ---------------------------------------------------------------------------

SHIP = {"sea": "mare_egitto", "armies": 5, "leader": "none"}


def test_9_5_pirates_land_and_the_rest_of_the_crew_vanishes() -> None:
    p = board(
        {"step": "PiratesMove"},
        lands={0: {"pannonia": 5, "sinai": 1}},
        pirates=[{**SHIP, "armies": 9, "leader": "commander"}],
        dice=[1, 6, 6, 6, 1],  # the first of the ways is the player's coast
    )
    play(p, "roll 1")
    assert over(p)
    assert holder(p, "sinai") == box.BARBARIANS
    assert armies(p, "sinai") == 5  # desert
    assert p.leader[land("sinai")] == box.COMMANDER
    assert p.pirates == []


def test_9_5_pirates_attack_the_weakest_fleet_at_sea() -> None:
    p = board(
        {"step": "PiratesMove"},
        lands={0: {"pannonia": 5}, 1: {"tracia": 5}},
        pirates=[SHIP],
        transport_at={"0-war_ship-1": "mar_levante", "1-trade_ship-1": "mar_levante"},
        transport_armies={"0-war_ship-1": 6, "1-trade_ship-1": 1},
        dice=[sea_way("mare_egitto", "mar_levante"), 6, 6, 6, 6, 1, 6],
    )
    assert p.waiting == (1,)
    play(p, "roll 1")
    assert over(p)
    assert p.transport_at[slot("1-trade_ship-1")] == -1
    assert p.transport_at[slot("0-war_ship-1")] >= box.TERRITORIES
    assert (p.pirates[0].armies, p.pirates[0].leader) == (5, box.GENERAL)


def test_9_5_defeat_removes_the_pirate_ship() -> None:
    p = board(
        {"step": "PiratesMove"},
        lands={0: {"pannonia": 5}},
        pirates=[{**SHIP, "armies": 1}],
        transport_at={"0-war_ship-1": "mar_levante"},
        transport_armies={"0-war_ship-1": 6},
        dice=[sea_way("mare_egitto", "mar_levante"), 1, 2, 6, 6, 6, 6],
    )
    play(p, "roll 3")
    assert over(p)
    assert p.pirates == []
    assert p.transport_armies[slot("0-war_ship-1")] == 6


def sea_way(a: str, b: str) -> int:
    """The number of a sea area among the ways of pirates, if no player holds their coast."""
    return box.SEA_NEXT[box.SEA.find(a)].index(box.SEA.find(b)) + 1


# -- invasion [9.6] --------------------------------------------------------------------------


def test_13_5_an_invasion_of_ten_players_in_turn_21_has_210_armies() -> None:
    p = board(
        calamity("invasioni"),
        seats=10,
        turn=21,
        lands={0: {"pannonia": 5}, 4: {"mesopotamia": 3}},
        dice=[4, 1],
    )
    assert p.stack[-2].view(0)["force"] == 210
    assert holder(p, "mesopotamia") == 4


def test_9_6_the_horde_fills_what_it_takes_and_rides_on() -> None:
    p = board(
        calamity("invasioni"),
        turn=6,  # 18 armies
        lands={0: {"pannonia": 5}, 1: {"mesopotamia": 1}},
        dice=[5, 1, 6, 6, 6, 1, 2],  # Ilkhanate, Mesopotamia; taken; a commander
    )
    play(p, "roll 1")
    assert over(p)
    assert holder(p, "mesopotamia") == box.BARBARIANS
    assert armies(p, "mesopotamia") == 10
    assert armies(p, "kurdistan") == 5  # barbarian and mountain: filled up without a fight
    assert p.leader[land("kurdistan")] == box.NO_LEADER
    assert sum(armies(p, t) - 1 for t in ("sebastea", "paflagonia", "ponto", "galazia", "armenia", "melitene")) == 4


def test_9_6_a_failed_attack_ends_the_invasion() -> None:
    p = board(
        calamity("invasioni"), turn=1, lands={0: {"pannonia": 5}, 1: {"mesopotamia": 9}}, dice=[5, 1, 1, 1, 1, 6, 6, 6]
    )
    play(p, "roll 3")
    assert over(p)
    assert armies(p, "mesopotamia") == 9


@pytest.mark.parametrize("wien", [True, False])
def test_9_6_entering_the_goal_ends_the_game(wien: bool) -> None:
    p = board(
        calamity("invasioni"),
        turn=40,
        lands={0: {"austria": 1} if wien else {"delta": 1}, 1: {"sinai": 3}},
        honour={"1": 2},
        dice=[1, 1, 1, *([6, 6, 6, 1, 1] if wien else [])],  # Valacchia, then the first of two ways
    )
    if wien:
        play(p, "roll 1")
    assert p.outcome is not None
    assert p.outcome.reason == "invasion"
    assert p.outcome.winners == [1]


# -- the pirates of the calamity [9.7] -------------------------------------------------------


def test_13_5_pirates_of_ten_players_in_turn_17_have_170_armies() -> None:
    p = board(calamity("pirati"), seats=10, turn=17, lands={0: {"ifriqiya": 5}}, dice=[4, 1])
    assert p.stack[-2].view(0)["force"] == 170


def test_9_7_they_strike_until_no_player_coast_is_left() -> None:
    p = board(
        calamity("pirati"),
        turn=20,
        lands={0: {"pannonia": 5, "toscana": 1, "sinai": 1}},
        dice=[4, 1, 6, 6, 6, 1, 1],
    )
    play(p, "roll 1")
    assert over(p)
    assert holder(p, "toscana") == box.BARBARIANS
    assert armies(p, "toscana") == 10
    assert holder(p, "sinai") == 0  # another sea zone


HOME: dict[int, dict[str, int]] = {0: {"pannonia": 30, "croazia": 9}, 1: {"delta": 20}, 2: {"tracia": 20}}


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
