"""Movement, loading, capacity and limits (1.4, 1.5, 4): the tables of 13.2 and 13.3, then the rules around them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from reame.games.universalis.realm.routes import full_moves, land_cost, step_cost
from reame.games.universalis.table import things as box
from reame.games.universalis.table.parts import Train
from reame.games.universalis.table.position import Universalis
from tests.games.universalis.short_board import (
    FIGHT,
    MAMLUK_COMBAT,
    WILD,
    at,
    board,
    can,
    do,
    mutual,
    pairs,
    said,
    ship,
    why,
)

LEVEL_3 = [*box.TECH.words[:17]]
STEPS = box.DATA["examples"]["movement"]
COMBAT: dict[str, Any] = {"step": "CombatPhase", "seat": "0", "stage": "acts"}
MARKET: dict[str, Any] = {"step": "TradePhase", "seat": "0", "stage": "acts"}


@pytest.mark.parametrize("example", STEPS, ids=[e["id"] for e in STEPS])
def test_13_2_ways_and_their_cost(example: dict[str, Any]) -> None:
    techs = list(example["techs"])
    if example["level"] == 3:
        techs += [w for w in box.TECH.words if w not in ("strade", *techs)][: 17 - len(techs)]
    p = board(COMBAT, technologies={"0": techs}, transport_at={f"0-{example['transport']}-1": example["path"][0]})
    x = box.TRANSPORT.find(f"0-{example['transport']}-1")
    costs = box.COST_CARAVAN if example["transport"] == "caravan" else box.COST_CAVALRY
    way = [box.TERRITORY.find(t) for t in example["path"]]
    cost = sum(land_cost(p, 0, costs, a, b) for a, b in pairwise(way)) + example["loads"]
    assert cost == example["cost"]
    assert full_moves(p, x) == example["available"]
    if "next" in example:
        assert land_cost(p, 0, costs, way[-1], box.TERRITORY.find(example["next"])) == example["next_cost"]


def sail(p: Universalis, ship: str, *way: str) -> int:
    """What a ship pays along a way."""
    x = box.TRANSPORT.find(ship)
    total = 0
    for w in way:
        total += step_cost(p, x, box.AREA.find(w))
        p.transport_at[x] = box.AREA.find(w)
    return total


def test_13_2_alexandria_to_venice() -> None:
    p = board(COMBAT, transport_at={"0-trade_ship-1": "delta"})
    way = ("mare_egitto", "golfo_sirte", "mar_ionio", "adriatico_sud", "adriatico_nord", "triveneto")
    assert sail(p, "0-trade_ship-1", *way) == 7
    assert full_moves(p, box.TRANSPORT.find("0-trade_ship-1")) == 9


def test_4_1_ocean_only_with_astronomy() -> None:
    ship = {"0-war_ship-1": "costa_lusitana"}
    p = board(COMBAT, transport_at=ship, transport_moves={"0-war_ship-1": 5})
    assert why(p, 0, "move 0-war_ship-1 oceano_sud") == "no-way-there"
    p = board(
        COMBAT, transport_at=ship, transport_moves={"0-war_ship-1": 5}, technologies={"0": ["matematica", "astronomia"]}
    )
    do(p, 0, "move 0-war_ship-1 oceano_sud")
    assert p.transport_moves[box.TRANSPORT.find("0-war_ship-1")] == 4
    p = board(COMBAT, transport_at=ship, transport_moves={"0-war_ship-1": 5}, options={"ocean_needs_astronomy": "off"})
    do(p, 0, "move 0-war_ship-1 oceano_sud")
    assert p.transport_moves[box.TRANSPORT.find("0-war_ship-1")] == 3


def capacity(terrain: str, techs: list[str], option: dict[str, str] | None = None, **table: Any) -> int:
    p = board(COMBAT, lands={terrain: (0, 1)}, technologies={"0": techs}, options=option, **table)
    return p.capacity(box.TERRITORY.find(terrain))


def test_13_3_capacity() -> None:
    assert capacity("kent", ["agricoltura"], fort={"kent": 1}) == 30
    assert capacity("kent", ["agricoltura", "vasellame"], fort={"kent": 1}) == 40
    assert capacity("wessex", []) == 10
    assert capacity("tafilalt", [], fort={"tafilalt": 1}, cathedral={"tafilalt": 1}) == 25
    assert capacity("damasceno", [], settlement={"damasceno": 2}, fort={"damasceno": 2}) == 40
    high: dict[str, Any] = {"settlement": {"kent": 4}, "fort": {"kent": 4}}
    assert capacity("kent", ["agricoltura"], cathedral={"kent": 1}, **high) == 80
    assert capacity("kent", ["agricoltura"], **high) == 70
    assert capacity("kent", ["agricoltura"], {"fort_capacity_cumulative": "on"}, **high) == 100
    assert capacity("kent", ["vasellame"], {"pottery_capacity": "off"}) == 10


def test_13_3_loads() -> None:
    p = board(COMBAT, transport_at={"0-caravan-1": "leon", "0-war_ship-1": "costa_lusitana"})
    assert p.army_space(box.TRANSPORT.find("0-caravan-1")) == 10
    assert p.goods_space(box.TRANSPORT.find("0-caravan-1")) == 10
    p = board(COMBAT, transport_at={"0-war_ship-1": "costa_lusitana"}, technologies={"0": LEVEL_3})
    assert p.army_space(box.TRANSPORT.find("0-war_ship-1")) == 60


def test_1_4_room_for_transports() -> None:
    p = board(COMBAT, lands={"kent": (0, 1)}, settlement={"kent": 4})
    assert p.transport_room(box.TERRITORY.find("kent")) == 9
    p = board(COMBAT, lands={"kent": (0, 1)}, settlement={"kent": 3})
    assert p.transport_room(box.TERRITORY.find("kent")) == 6
    assert p.area_room(box.TERRITORIES + box.SEA.find("oceano_nord")) == 6


def riders(**table: Any) -> Universalis:
    base: dict[str, Any] = {
        "lands": {"leon": (0, 8), "castiglia_vecchia": (0, 5), "galicia": (0, 4)},
        "transport_at": {"0-cavalry-1": "leon"},
        "transport_moves": {"0-cavalry-1": 4},
        "experience": {"0-banner-1": 1},
        "banner_at": {"0-banner-1": "leon"},
        "banner_moves": {"0-banner-1": 1},
    }
    base.update(table)
    return board(COMBAT, **base)


def test_4_2_a_load_costs_one_point_and_leaves_one_army() -> None:
    p = riders()
    do(p, 0, "load 0-cavalry-1")
    assert can(p, 0, "armies 7")
    assert not can(p, 0, "armies 8")
    do(p, 0, "armies 7", "take_banner 0-banner-1")
    x = box.TRANSPORT.find("0-cavalry-1")
    assert p.transport_moves[x] == 3
    assert p.transport_armies[x] == 7
    assert p.banner_on[box.BANNER.find("0-banner-1")] == x


def test_4_3_armies_leave_elsewhere_only_with_a_banner_as_its_train() -> None:
    grant = pairs((1, 0, 1))
    p = riders(
        lands={"leon": (0, 8), "guascogna": (1, 3)},
        transport_at={"0-cavalry-1": "guascogna"},
        transport_armies={"0-cavalry-1": 5},
        passage=grant,
    )
    assert why(p, 0, "unload 0-cavalry-1") == "nothing-to-unload"
    p = riders(
        lands={"leon": (0, 8), "guascogna": (1, 3)},
        transport_at={"0-cavalry-1": "guascogna"},
        transport_armies={"0-cavalry-1": 5},
        banner_at={},
        banner_on={"0-banner-1": "0-cavalry-1"},
        passage=grant,
    )
    do(p, 0, "unload 0-cavalry-1", "armies 3")
    assert p.trains == [Train(0, box.TERRITORY.find("guascogna"), 3)]
    assert p.banner_at[box.BANNER.find("0-banner-1")] == box.TERRITORY.find("guascogna")


def test_4_3_another_players_land_needs_passage() -> None:
    lands: dict[str, tuple[int | str, int]] = {"leon": (0, 8), "biscaglia": (1, 3), "castiglia_vecchia": (0, 5)}
    assert why(riders(lands=lands), 0, "move 0-cavalry-1 biscaglia") == "no-right"
    assert can(riders(lands=lands, passage=pairs((1, 0, 1))), 0, "move 0-cavalry-1 biscaglia")
    assert can(riders(lands=lands, passage_term=pairs((1, 0, 4))), 0, "move 0-cavalry-1 biscaglia")
    assert not can(riders(lands=lands, passage_term=pairs((1, 0, 3))), 0, "move 0-cavalry-1 biscaglia")


def test_4_3_trade_lets_caravans_in_but_no_cavalry() -> None:
    lands: dict[str, tuple[int | str, int]] = {"leon": (0, 8), "castiglia_vecchia": (1, 3), "castiglia_nuova": (1, 3)}
    base: dict[str, Any] = {"lands": lands, "trade": pairs((1, 0, 1)), "settlement": {"castiglia_nuova": 1}}
    assert not can(riders(**base), 0, "move 0-cavalry-1 castiglia_vecchia")
    p = board(MARKET, transport_at={"0-caravan-1": "leon"}, transport_moves={"0-caravan-1": 6}, **base)
    assert can(p, 0, "move 0-caravan-1 castiglia_vecchia")


FRENCH: dict[str, tuple[int | str, int]] = {
    "guascogna": (0, 9),
    **dict.fromkeys(("poitou", "bretagna", "normandia", "ile_de_france"), (1, 5)),
}


def pedlar(at: str, city: int = 1, more: dict[str, int] | None = None, **table: Any) -> Universalis:
    """A caravan of Castile in or before France, whose only city is Paris behind Poitou, unless there are more."""
    return board(
        MARKET,
        lands=FRENCH,
        settlement={"ile_de_france": city, **(more or {})},
        transport_at={"0-caravan-1": at},
        transport_moves={"0-caravan-1": 20},
        **{"trade": pairs((1, 0, 1)), **table},
    )


def test_r99_trade_opens_the_way_into_a_city_and_out_again_not_the_land() -> None:
    p = pedlar("guascogna")
    do(p, 0, "move 0-caravan-1 poitou")
    assert why(p, 0, "move 0-caravan-1 bretagna") == "no-right"  # leads nowhere
    assert why(p, 0, "move 0-caravan-1 normandia") == "no-right"  # no nearer to Paris
    assert can(p, 0, "move 0-caravan-1 guascogna")
    do(p, 0, "move 0-caravan-1 ile_de_france")
    assert why(p, 0, "move 0-caravan-1 normandia") == "no-right"
    do(p, 0, "move 0-caravan-1 poitou", "move 0-caravan-1 guascogna")


def test_r99_trade_opens_the_way_from_city_to_city() -> None:
    """[5.01]: it lets one reach the cities of the grantor, also the next one from the first."""
    p = pedlar("ile_de_france", more={"bretagna": 1})
    assert can(p, 0, "move 0-caravan-1 normandia")  # on the way to Brittany
    do(p, 0, "move 0-caravan-1 poitou", "move 0-caravan-1 bretagna")
    do(p, 0, "move 0-caravan-1 normandia", "move 0-caravan-1 ile_de_france")
    p = pedlar("guascogna", more={"bretagna": 1}, trade={})
    assert why(p, 0, "move 0-caravan-1 poitou") == "no-right"


def test_3_06_armies_pass_between_war_and_trade_transports_and_both_pay() -> None:
    place: dict[str, Any] = {
        "transport_at": {"0-cavalry-1": "leon", "0-caravan-1": "leon"},
        "transport_armies": {"0-cavalry-1": 6, "0-caravan-1": 4},
    }
    p = board(COMBAT, lands={"leon": (0, 8)}, transport_moves={"0-cavalry-1": 3}, **place)
    do(p, 0, "transfer 0-cavalry-1", "armies 5", "transfer 0-caravan-1", "armies 2")
    assert [p.transport_armies[ship(x)] for x in ("0-cavalry-1", "0-caravan-1")] == [3, 7]
    assert p.transport_moves[ship("0-cavalry-1")] == 1
    assert full_moves(p, ship("0-caravan-1")) == 4  # of six in the trade phase to come
    assert why(p, 0, "load 0-caravan-1") == "other-phase"
    p = board(MARKET, lands={"leon": (0, 8)}, transport_moves={"0-cavalry-1": 1, "0-caravan-1": 6}, **place)
    do(p, 0, "transfer 0-cavalry-1", "armies 5")
    assert why(p, 0, "transfer 0-caravan-1") == "nothing-to-unload"  # the cavalry has no point left
    assert p.transport_armies[ship("0-caravan-1")] == 9


def test_3_06_two_transports_of_the_other_phase_pass_nothing() -> None:
    p = board(
        COMBAT,
        lands={"leon": (0, 8)},
        transport_at={"0-caravan-1": "leon", "0-caravan-2": "leon"},
        transport_armies={"0-caravan-1": 4},
    )
    assert why(p, 0, "transfer 0-caravan-1") == "other-phase"


def test_r99_trade_opens_nothing_where_no_city_stands() -> None:
    assert why(pedlar("guascogna", 0), 0, "move 0-caravan-1 poitou") == "no-right"
    passage: dict[str, Any] = {"trade": {}, "passage": pairs((1, 0, 1))}
    p = pedlar("guascogna", 0, **passage)
    do(p, 0, "move 0-caravan-1 poitou", "move 0-caravan-1 bretagna")  # passage opens all


def test_r100_who_is_caught_inside_may_only_leave() -> None:
    p = pedlar("bretagna", trade={})
    assert why(p, 0, "move 0-caravan-1 normandia") == "no-right"
    do(p, 0, "move 0-caravan-1 poitou")
    assert why(p, 0, "move 0-caravan-1 ile_de_france") == "no-right"
    do(p, 0, "move 0-caravan-1 guascogna")
    marching: dict[str, Any] = {"lands": FRENCH, "experience": {"0-banner-1": 3}, "banner_moves": {"0-banner-1": 4}}
    p = board(COMBAT, banner_at={"0-banner-1": "normandia"}, **marching)
    assert why(p, 0, "march 0-banner-1 ile_de_france") == "no-right"
    do(p, 0, "march 0-banner-1 poitou")
    p = board(COMBAT, banner_at={"0-banner-1": "poitou"}, **marching)
    do(p, 0, "march 0-banner-1 guascogna")


def test_4_3_a_banner_on_foot_has_its_level_in_movement_and_takes_armies_along() -> None:
    p = riders()
    assert why(p, 0, "march 0-banner-1 galicia") == "no-moves-left"  # forest 2
    do(p, 0, "march 0-banner-1 castiglia_vecchia", "armies 4")
    assert at(p, "leon") == ("0", 4)
    assert at(p, "castiglia_vecchia") == ("0", 9)


def test_r33_banners_on_foot_do_not_cross_straits_cavalry_does() -> None:
    lands: dict[str, tuple[int | str, int]] = {"andalusia": (0, 8), "rif": (0, 5)}
    p = riders(
        lands=lands,
        transport_at={"0-cavalry-1": "andalusia"},
        transport_moves={"0-cavalry-1": 6},
        banner_at={"0-banner-1": "andalusia"},
        banner_moves={"0-banner-1": 4},
    )
    assert why(p, 0, "march 0-banner-1 rif") == "no-way-there"
    do(p, 0, "move 0-cavalry-1 rif")
    assert p.transport_moves[box.TRANSPORT.find("0-cavalry-1")] == 0  # 3 and the mountain


def test_4_4_pieces_that_outnumber_barbarians_are_left_alone() -> None:
    p = riders(lands={"leon": (0, 8), "estremadura": (WILD, 3)}, transport_armies={"0-cavalry-1": 4})
    do(p, 0, "move 0-cavalry-1 estremadura")
    assert p.transport_armies[box.TRANSPORT.find("0-cavalry-1")] == 4
    assert said(p, "pieces-raided") == []


def test_4_4_a_piece_without_armies_is_lost_at_once() -> None:
    p = riders(lands={"leon": (0, 8), "estremadura": (WILD, 3)})
    do(p, 0, "move 0-cavalry-1 estremadura")
    assert p.transports_of(0) == []


def test_1_7_engines_move_one_territory_in_the_phase() -> None:
    p = riders(catapults={"leon": 1})
    do(p, 0, "move_engine catapult leon castiglia_vecchia")
    assert p.catapults[box.TERRITORY.find("castiglia_vecchia")] == 1
    assert why(p, 0, "move_engine catapult castiglia_vecchia leon") == "moved-already"


def test_1_4_the_owner_picks_what_goes_beyond_capacity() -> None:
    p = board({"step": "Limits", "seat": "0"}, lands={"leon": (0, 9), "galicia": (0, 3)}, stored={"leon": {"vino": 4}})
    assert p.occupants(box.TERRITORY.find("leon")) - p.capacity(box.TERRITORY.find("leon")) == 3
    do(p, 0, "remove_goods leon vino", "units 2", "remove_armies leon")
    assert p.over
    assert at(p, "leon") == ("0", 8)
    assert p.stored[box.TERRITORY.find("leon") * 8 + 7] == 2


def test_1_4_armies_alone_go_without_a_question() -> None:
    p = board({"step": "Limits", "seat": "0"}, lands={"leon": (0, 14), "galicia": (0, 3)})
    assert p.over
    assert at(p, "leon") == ("0", 10)


def test_1_5_one_transport_too_many_is_given_up_by_choice() -> None:
    p = board({"step": "Excess", "seat": "0"}, transport_at={"0-caravan-1": "leon", "0-caravan-2": "leon"})
    do(p, 0, "remove_transport 0-caravan-1")
    assert p.transports_of(0) == [box.TRANSPORT.find("0-caravan-2")]


# -- blockades -------------------------------------------------------------------------------


def tunis(**table: Any) -> Universalis:
    """13.6: three war ships of England before Tunis, two of the Mamluks in port."""
    base: dict[str, Any] = {
        "lands": {"ifriqiya": (3, 5)},
        "settlement": {"ifriqiya": 1},
        "transport_at": {
            "2-war_ship-1": "canale_sicilia",
            "2-war_ship-2": "canale_sicilia",
            "2-war_ship-3": "canale_sicilia",
            "3-war_ship-1": "ifriqiya",
            "3-war_ship-2": "ifriqiya",
            "3-trade_ship-1": "mar_ionio",
        },
        "transport_moves": {"3-war_ship-1": 9, "3-war_ship-2": 9},
        "transport_armies": {"3-war_ship-1": 5, "3-war_ship-2": 5, "2-war_ship-1": 5},
        "blockades": [{"by": "2", "against": "3", "sea": "canale_sicilia", "strait": 0}],
    }
    base.update(table)
    return board({"step": "CombatPhase", "seat": "3", "stage": "acts"}, **base)


def test_13_6_a_blockaded_fleet_cannot_leave_without_attacking() -> None:
    p = tunis()
    assert why(p, 3, "move 3-war_ship-1 canale_sicilia") == "blockaded"
    p = tunis(
        experience={"3-banner-1": 1},
        banner_on={"3-banner-1": "3-war_ship-1"},
        banner_level={"3-banner-1": 1},
        attacks={"3-banner-1": 1},
        dice=[6, 6, 6, 1, 1, 1, 1],
    )
    assert can(p, 3, "attack_fleet 3-banner-1 2")  # out of port, without a war
    do(p, 3, "move 3-war_ship-1 canale_sicilia")
    assert type(p.stack[-1]).__name__ == "Round"


def test_13_6_with_an_ally_the_blockade_is_outnumbered() -> None:
    ships = {
        "2-war_ship-1": "canale_sicilia",
        "2-war_ship-2": "canale_sicilia",
        "2-war_ship-3": "canale_sicilia",
        "3-war_ship-1": "ifriqiya",
        "3-war_ship-2": "ifriqiya",
        "0-war_ship-1": "canale_sicilia",
        "0-war_ship-2": "canale_sicilia",
    }
    p = tunis(transport_at=ships, alliance=mutual(0, 3))
    do(p, 3, "move 3-war_ship-1 canale_sicilia", "move 3-war_ship-2 canale_sicilia")
    assert p.blockades == []


def test_5_8_trade_ships_of_the_target_and_its_allies_stay_out() -> None:
    ships = {"2-war_ship-1": "canale_sicilia", "3-trade_ship-1": "mar_ionio", "0-trade_ship-1": "mar_ionio"}
    row = [{"by": "2", "against": "3", "sea": "canale_sicilia", "strait": 0}]
    for seat in (3, 0):
        p = board(
            {"step": "TradePhase", "seat": str(seat), "stage": "acts"},
            transport_at=ships,
            transport_moves={"3-trade_ship-1": 9, "0-trade_ship-1": 9},
            blockades=row,
            alliance=mutual(0, 3),
        )
        assert why(p, seat, f"move {seat}-trade_ship-1 canale_sicilia") == "blockaded"


def test_5_8_a_strait_is_closed_by_who_holds_both_banks() -> None:
    lands: dict[str, tuple[int | str, int]] = {"calabria": (0, 3), "sicilia": (0, 3)}
    p = board(COMBAT, lands=lands)
    do(p, 0, "close_strait 3 stretto_messina")
    assert p.claims[3 * 10 + 0] == 1
    assert why(p, 0, "close_strait 3 stretto_messina") == "said-already"
    p = board(COMBAT, lands=lands, passage=pairs((0, 3, 1)))
    assert why(p, 0, "close_strait 3 stretto_messina") == "has-passage"
    p = board(COMBAT, lands={"calabria": (0, 3)})
    assert why(p, 0, "close_strait 3 stretto_messina") == "no-strait"


# -- trade -----------------------------------------------------------------------------------


def spices(**table: Any) -> Universalis:
    base: dict[str, Any] = {
        "lands": {"triveneto": (1, 5), "delta": (0, 5)},
        "settlement": {"triveneto": 1, "delta": 1},
        "transport_at": {"0-trade_ship-1": "triveneto"},
        "transport_moves": {"0-trade_ship-1": 2},
        "cargo": {"0-trade_ship-1": {"spezie": 10}},
        "florins": {0: 100, 1: 0},
        "trade": pairs((1, 0, 1)),
    }
    base.update(table)
    return board(MARKET, **base)


def test_13_4_spices_from_alexandria_to_venice() -> None:
    p = spices(transport_at={"0-trade_ship-1": "delta"}, cargo={}, florins={0: 450, 1: 0})
    do(p, 0, "purchase 0-trade_ship-1 spezie", "units 10")
    assert p.florins[0] == 0
    p = spices()
    do(p, 0, "sell 0-trade_ship-1 spezie", "units 10")
    assert p.florins[0] == 100 + 750
    assert p.transport_moves[box.TRANSPORT.find("0-trade_ship-1")] == 0


def test_13_4_a_toll_of_twenty_per_cent() -> None:
    p = spices(toll=pairs((1, 0, 20)))
    do(p, 0, "sell 0-trade_ship-1 spezie", "units 10")
    assert p.florins[0] == 100 + 600
    assert p.florins[1] == 150


def test_3_10_no_trade_without_a_grant_and_no_iron_without_metals() -> None:
    assert why(spices(trade={}), 0, "sell 0-trade_ship-1 spezie") == "no-market"
    assert why(spices(), 0, "purchase 0-trade_ship-1 ferro") == "needs-metals"


def test_1_3_no_trade_where_the_city_has_fallen() -> None:
    assert why(spices(settlement={"delta": 1}), 0, "sell 0-trade_ship-1 spezie") == "no-market"


def test_11_3_a_farm_makes_wine_cheaper_for_everybody() -> None:
    p = spices(building={"triveneto": "fattoria"}, cargo={}, options={"trade_buildings": "on"})
    do(p, 0, "purchase 0-trade_ship-1 vino", "units 2")
    assert p.florins[0] == 100 - 2 * 25


def test_2_a_ship_in_a_foreign_start_port_is_safe_until_it_leaves() -> None:
    base: dict[str, Any] = {
        "lands": {"leon": (0, 8), "tago": (WILD, 3), "lothian": (0, 5)},
        "settlement": {"tago": 1},
        "transport_at": {"0-trade_ship-1": "tago"},
        "dice": [1, 2, 3, 4],
    }
    growth = {"step": "Growth", "leaders": False}
    p = board(growth, sheltered={"0-trade_ship-1": 1}, **base)
    assert p.transports_of(0) == [box.TRANSPORT.find("0-trade_ship-1")]
    p = board(growth, **base)
    assert p.transports_of(0) == []


def test_4_3_where_the_right_has_ended_a_banner_stays_aboard() -> None:
    base: dict[str, Any] = {
        "lands": {"linguadoca": (1, 5)},
        "transport_at": {"3-cavalry-1": "linguadoca"},
        "transport_moves": {"3-cavalry-1": 5},
        "transport_armies": {"3-cavalry-1": 4},
        "experience": {"3-banner-1": 1},
        "banner_on": {"3-banner-1": "3-cavalry-1"},
    }
    assert can(board(MAMLUK_COMBAT, **base, passage={"1": {"3": 1}}), 3, "unload 3-cavalry-1")
    assert why(board(MAMLUK_COMBAT, **base), 3, "unload 3-cavalry-1") == "nothing-to-unload"


def test_13_2_alexandria_to_london_without_astronomy() -> None:
    start, goal = [box.PORT_SEAS[box.CITY_LAND[box.CITY.find(c)]] for c in ("alessandria", "londra")]
    areas = 1
    reached = set(start)
    while not reached & set(goal):
        reached |= {s for r in reached for s in box.SEA_NEXT[r] if not box.OCEAN[s]}
        areas += 1
    assert areas + 2 == 15  # one point for each area, one out of port and one into it


def test_r4_a_ship_caught_in_the_ocean_may_leave_at_normal_cost() -> None:
    at_sea: dict[str, Any] = {"transport_at": {"0-war_ship-1": "mare_sardegna"}}
    p = board(FIGHT, **at_sea)
    assert step_cost(p, ship("0-war_ship-1"), box.AREA.find("mar_ligure")) == 1
    sailing: dict[str, Any] = {"transport_at": {"0-war_ship-1": "mar_ligure"}}
    assert step_cost(board(FIGHT, **sailing), ship("0-war_ship-1"), box.AREA.find("mare_sardegna")) == -1
    p = board(FIGHT, options={"ocean_needs_astronomy": "off"}, **sailing)
    assert step_cost(p, ship("0-war_ship-1"), box.AREA.find("mare_sardegna")) == 2
    p = board(FIGHT, options={"ocean_needs_astronomy": "off"}, technologies={"0": ["astronomia"]}, **sailing)
    assert step_cost(p, ship("0-war_ship-1"), box.AREA.find("mare_sardegna")) == 1
