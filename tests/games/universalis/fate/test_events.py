"""Event cards [7.3] and treasure cards [7.4], from the specification and the texts of the cards."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.table import things as box
from reame.games.universalis.table.parts import PirateShip
from tests.games.universalis.wild_board import armies, board, holder, land, over, play, says, slot

DRAW = {"step": "DrawEvent", "seat": "0"}


def event(card: str, dice: list[int], **table: Any) -> Any:
    """The only card of the deck is drawn; then the zone and what the card rolls."""
    table.setdefault("lands", {0: {"pannonia": 5}, 1: {"delta": 5}, 2: {"tracia": 5}})
    return board(DRAW, events={card: 1}, dice=[1, *dice], **table)


CARAVAN: dict[str, Any] = {
    "transport_at": {"0-caravan-1": "pannonia", "1-caravan-1": "delta"},
    "cargo": {"0-caravan-1": {"sale": 4, "vino": 3}, "1-caravan-1": {"sale": 4}},
    "transport_armies": {"0-caravan-1": 5},
}


def test_7_3_the_zone_is_rolled_again_while_it_is_not_in_play() -> None:
    p = event("affari", [5], transport_at={"0-trade_ship-1": "egeo_nord"})
    assert p.florins[0] == 30
    p = event("guide", [4, 3, 2], **CARAVAN)
    assert p.delay[slot("0-caravan-1")] == 2
    assert p.delay[slot("1-caravan-1")] == 0
    assert p.event_discards.size() == 1


@pytest.mark.parametrize(
    ("roll", "techs", "left"), [(2, [], 7), (3, [], 3), (5, [], 0), (3, ["esercito"], 7), (5, ["esercito"], 3)]
)
def test_7_3_brigands(roll: int, techs: list[str], left: int) -> None:
    p = event("briganti", [2, roll], techs={0: techs}, **CARAVAN)
    assert p.load(slot("0-caravan-1")) == left
    assert p.load(slot("1-caravan-1")) == 4


def test_7_3_trade_fair_pays_five_a_good_up_to_fifty() -> None:
    p = event("fiera", [2], **CARAVAN)
    assert p.florins[0] == 35
    p = event("fiera", [1], transport_at={"1-caravan-1": "delta"}, cargo={"1-caravan-1": {"sale": 20}})
    assert p.florins[1] == 50


def test_7_3_roads_keep_out_of_the_mud() -> None:
    assert event("fango", [2], **CARAVAN).delay[slot("0-caravan-1")] == -3
    assert event("fango", [2], techs={0: ["strade"]}, **CARAVAN).delay[slot("0-caravan-1")] == 0


def test_7_3_toll_is_paid_or_suffered_and_asked_even_of_the_poor() -> None:
    p = event("pedaggio", [2], florins={"0": 20}, **CARAVAN)
    assert says(p) == ["yes", "no"]
    play(p, "yes")
    assert over(p)
    assert p.florins[0] == 0
    assert p.delay[slot("0-caravan-1")] == 0
    p = event("pedaggio", [2], florins={"0": 19}, **CARAVAN)
    assert says(p) == ["no"]
    play(p, "no")
    assert p.delay[slot("0-caravan-1")] <= -9


def test_7_3_pilgrims_honour_each_player_once_for_a_transport_in_a_city() -> None:
    table = {"transport_at": {"0-caravan-1": "pannonia", "0-cavalry-1": "pannonia", "2-caravan-1": "pannonia"}}
    assert event("pellegrini", [2], **table).honour == [0, 0, 0]
    assert event("pellegrini", [2], settlement={"pannonia": 1}, **table).honour == [1, 0, 1]


def test_7_3_desertion_and_volunteers() -> None:
    assert event("diserzione", [2, 6], **CARAVAN).transport_armies[slot("0-caravan-1")] == 0
    assert event("diserzione", [2, 4], **CARAVAN).transport_armies[slot("0-caravan-1")] == 1
    p = event("volontari", [2, 6], transport_at={"0-cavalry-1": "pannonia"}, transport_armies={"0-cavalry-1": 18})
    assert p.transport_armies[slot("0-cavalry-1")] == 20


def test_7_3_horse_plague_leaves_the_load_on_own_land() -> None:
    table: dict[str, Any] = {
        "transport_armies": {"0-cavalry-1": 7},
        "experience": {"0-banner-1": 2},
        "banner_on": {"0-banner-1": "0-cavalry-1"},
    }
    p = event("moria", [2, 5], transport_at={"0-cavalry-1": "pannonia"}, **table)
    assert p.transport_at[slot("0-cavalry-1")] == -1
    assert armies(p, "pannonia") == 12
    assert p.banner_at[0] == land("pannonia")
    p = event("moria", [2, 6], transport_at={"0-cavalry-1": "austria"}, **table)
    assert p.banners_of(0) == []
    assert armies(p, "austria") == 1
    p = event("moria", [2, 5], techs={0: ["medicina"]}, transport_at={"0-cavalry-1": "austria"}, **table)
    assert p.transport_at[slot("0-cavalry-1")] == land("austria")


def test_7_3_ambush_strikes_only_abroad() -> None:
    assert over(event("imboscata", [2], **CARAVAN))
    p = event(
        "imboscata",
        [2, 1, 6, 5],
        transport_at={"0-caravan-1": "austria"},
        transport_armies={"0-caravan-1": 1},
    )
    play(p, "roll 1")
    assert over(p)
    assert p.transport_at[slot("0-caravan-1")] == -1
    assert armies(p, "austria") == 1  # the bandits vanish


# -- at sea ----------------------------------------------------------------------------------

SHIPS: dict[str, Any] = {
    "transport_at": {"0-trade_ship-1": "mar_tirreno", "0-war_ship-1": "mar_tirreno", "1-trade_ship-1": "delta"},
    "transport_armies": {"0-trade_ship-1": 5, "0-war_ship-1": 7},
    "cargo": {"0-trade_ship-1": {"sale": 2}},
}


def test_7_3_mutiny_makes_a_pirate_ship_of_a_ship_without_a_banner() -> None:
    p = event("ammutinamento", [4, 6], experience={"0-banner-1": 1}, banner_on={"0-banner-1": "0-war_ship-1"}, **SHIPS)
    assert p.transport_at[slot("0-trade_ship-1")] == -1
    assert p.transport_at[slot("0-war_ship-1")] >= box.TERRITORIES
    assert p.pirates == [PirateShip(box.SEA.find("mar_tirreno"), 5)]


def test_7_3_dead_calm_is_softened_by_weaving() -> None:
    assert event("bonaccia", [4], **SHIPS).delay[slot("0-war_ship-1")] == -9
    assert event("bonaccia", [4], techs={0: ["tessitura"]}, **SHIPS).delay[slot("0-war_ship-1")] == -4
    assert event("vento", [4], **SHIPS).delay[slot("0-war_ship-1")] == 3


def test_7_3_ships_in_port_are_not_struck() -> None:
    assert event("vento", [5], **SHIPS).delay == [0] * 240


def test_7_3_shipwreck() -> None:
    p = event("naufragio", [4, 5, 6], **SHIPS)
    assert p.transport_at[slot("0-trade_ship-1")] >= 0
    assert p.transport_at[slot("0-war_ship-1")] == -1
    p = event("naufragio", [4, 6, 6], techs={0: ["ingegneria"]}, **SHIPS)
    assert p.transport_at[slot("0-war_ship-1")] >= 0


def test_7_3_corsairs_spare_a_ship_under_escort() -> None:
    assert over(event("corsari", [4], **SHIPS))
    p = event(
        "corsari",
        [4, 2, 4, 3, 4, 1],
        transport_at={"0-trade_ship-1": "mar_tirreno"},
        transport_armies={"0-trade_ship-1": 1},
    )
    play(p, "roll 1")
    assert not over(p)  # a tie goes to the defender; one corsair is left
    assert p.transport_armies[slot("0-trade_ship-1")] == 1


def test_7_3_damage_scurvy_wreck_glory() -> None:
    p = event("avaria", [4], florins={"0": 60}, **SHIPS)
    play(p, "yes", "no")
    assert p.florins[0] == 10
    assert p.delay[slot("0-trade_ship-1")] == 0
    assert p.delay[slot("0-war_ship-1")] <= -9
    p = event("scorbuto", [4], **SHIPS)
    assert [p.transport_armies[slot(f"0-{x}-1")] for x in ("trade_ship", "war_ship")] == [3, 4]
    assert event("scorbuto", [4], techs={0: ["medicina"]}, **SHIPS).transport_armies[slot("0-war_ship-1")] == 7
    p = event("relitto", [4, 3, box.IRON + 1], **SHIPS)
    assert p.cargo[slot("0-trade_ship-1") * box.GOODS + box.IRON] == 3
    assert event("gloria", [4], **SHIPS).honour == [1, 0, 0]


def test_11_3_religious_orders_serve_christians_with_cavalry_in_the_zone() -> None:
    table: dict[str, Any] = {
        "options": {"religious_orders": "on"},
        "transport_at": {"0-cavalry-1": "pannonia", "2-cavalry-1": "pannonia"},
        "transport_armies": {"0-cavalry-1": 1},
    }
    p = event("ordine_templari", [2, 4], **table)
    assert p.transport_armies[slot("0-cavalry-1")] == 7
    assert p.transport_armies[slot("2-cavalry-1")] == 0  # Byzantines are orthodox
    p = event("ordine_templari", [2], excommunicated=["0"], **table)
    assert p.transport_armies[slot("0-cavalry-1")] == 1


# -- treasure [7.4] --------------------------------------------------------------------------


def treasure(card: str, dice: list[int], area: str = "austria", **table: Any) -> Any:
    return board(
        {"step": "DrawTreasure", "seat": "0", "area": area},
        lands={0: {"pannonia": 5}},
        options={"treasure": "on"},
        treasures={card: 1},
        deck={"genio": 1},
        dice=[1, *dice],
        **table,
    )


def test_7_4_florins_card_and_goods_for_whoever_loads_them() -> None:
    p = treasure("tesoro_10", [1, 3])
    assert p.florins[0] == 60
    assert p.hands[0].size() == 1
    assert p.finds[land("austria") * box.GOODS + 2] == 10
    assert p.treasure_discards.size() == 1


def test_7_4_at_sea_goods_go_aboard_or_sink() -> None:
    table: dict[str, Any] = {"transport_at": {"0-trade_ship-1": "mar_tirreno"}}
    p = treasure("tesoro_06", [1], "mar_tirreno", **table)
    assert p.cargo[slot("0-trade_ship-1") * box.GOODS + box.GOOD.find("sale")] == 4
    assert sum(treasure("tesoro_06", [1], "mar_tirreno").finds) == 0


def test_7_4_a_dead_general_brings_deserters_to_the_defender() -> None:
    p = board(
        {"step": "Resolution", "territory": "austria"},
        lands={0: {"pannonia": 2, "alfold": 9}},
        wild={"austria": 4},
        leader={"austria": "general"},
        options={"treasure": "on"},
        treasures={"tesoro_05": 1},
        dice=[1, 1, 1, 6, 6, 1, 1, 6, 6, 6],
    )
    assert p.leader[land("austria")] == box.GENERAL
    play(p, "roll 2")
    assert p.honour[0] == 1
    assert armies(p, "pannonia") == 12
    assert holder(p, "pannonia") == 0


HOME: dict[int, dict[str, int]] = {0: {"pannonia": 30, "croazia": 9}, 1: {"delta": 20}, 2: {"tracia": 20}}


def struck_by(card: str, **more: Any) -> dict[str, Any]:
    """The step of a card that was drawn."""
    return {"step": "DrawEvent", "seat": "0", "card": card, "stage": "players", "players": ["0", "1", "2"], **more}


def test_r47_events_strike_transports_only() -> None:
    p = board(struck_by("diserzione", zone=box.LAND_ZONE[land("pannonia")]), lands=HOME)
    assert over(p)
    assert [armies(p, t) for t in ("pannonia", "croazia", "delta", "tracia")] == [30, 9, 20, 20]


def test_r86_half_of_the_goods_goes_one_by_one_from_the_largest_heap() -> None:
    p = board(
        struck_by("briganti", zone=box.LAND_ZONE[land("pannonia")]),
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
        struck_by("ammutinamento", zone=4),
        lands=HOME,
        transport_at={"0-war_ship-1": "mar_tirreno"},
        transport_armies={"0-war_ship-1": crew},
        dice=[6],
    )
    assert over(p)
    assert p.transports_of(0) == []
    assert [ship.armies for ship in p.pirates] == ([4] if crew else [])
