"""Rulings 1 to 46 and 65 to 84 of the specification that have an effect in peace, trade and war."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.realm.routes import step_cost
from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.income import reinforcements
from reame.games.universalis.war.battle import Battle
from reame.games.universalis.war.conquest import Occupation
from tests.games.universalis.table import WILD, at, board, can, do, mutual, pairs, said, why

BUY: dict[str, Any] = {"step": "Purchase", "seat": "0", "stage": "buy"}
FIGHT: dict[str, Any] = {"step": "CombatPhase", "seat": "0", "stage": "acts"}
MARKET: dict[str, Any] = {"step": "TradePhase", "seat": "0", "stage": "acts"}
TALKS: dict[str, Any] = {"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 4}
LIMITS: dict[str, Any] = {"step": "Limits", "seat": "0"}
BANNER: dict[str, Any] = {
    "experience": {"0-banner-1": 1},
    "banner_level": {"0-banner-1": 1},
    "attacks": {"0-banner-1": 1},
    "banner_moves": {"0-banner-1": 1},
}
ON_FOOT: dict[str, Any] = {**BANNER, "banner_at": {"0-banner-1": "guascogna"}}
TUNIS: dict[str, Any] = {
    "transport_at": {"0-war_ship-1": "canale_sicilia", "1-trade_ship-1": "canale_sicilia"},
    "transport_armies": {"0-war_ship-1": 9, "1-trade_ship-1": 2},
    "transport_moves": {"0-war_ship-1": 6},
    "banner_on": {"0-banner-1": "0-war_ship-1"},
}


def land(name: str) -> int:
    return box.TERRITORY.find(name)


def ship(name: str) -> int:
    return box.TRANSPORT.find(name)


def fight(p: Universalis) -> Battle:
    (b,) = [s for s in p.stack if isinstance(s, Battle)]
    return b


# -- lost tables and the map -----------------------------------------------------------------


def test_r1_the_map_has_151_territories_36_cities_and_46_seas() -> None:
    assert (box.PRINTED, box.CITY.size, box.SEA.size) == (151, 36, 46)


@pytest.mark.parametrize(("seats", "zones"), [(3, 2), (5, 2), (6, 3), (8, 3), (9, 4), (10, 4)])
def test_r3_zones_in_play(seats: int, zones: int) -> None:
    p: Universalis = GAME.start(seats, "zones")
    assert {box.LAND_ZONE[t] for t in range(box.PRINTED) if p.owner[t] >= 0} == set(range(1, zones + 1))


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


def test_r7_limits_are_for_each_player() -> None:
    ships = {f"{s}-war_ship-{k}": "canale_sicilia" for s in (0, 1) for k in (1, 2, 3)}
    p = board(LIMITS, transport_at=ships, technologies={"0": box.TECH.words[:17], "1": box.TECH.words[:17]})
    assert p.over  # three of each are no too many


def test_r9_a_bombard_costs_as_much_as_a_catapult() -> None:
    p = board(BUY, technologies={"0": box.TECH.words}, florins={0: 1000})
    do(p, 0, "buy bombard", "buy catapult")
    assert p.florins[0] == 0


def test_r10_either_craft_buys_grain() -> None:
    for craft in ("agricoltura", "vasellame"):
        p = board(BUY, technologies={"0": [craft]}, florins={0: 200})
        do(p, 0, *["buy_grain"] * 4)
        assert p.grain[0] == 4
        assert why(p, 0, "buy_grain") == "grain-full"
    assert why(board(BUY, florins={0: 200}), 0, "buy_grain") == "needs-craft"


def test_r13_a_whole_foreign_kingdom_reinforces_by_its_size() -> None:
    england = {box.TERRITORY.word(t): (0, 3) for t in box.LANDS[0][box.KINGDOM.find("inghilterra")]}
    p = board(BUY, lands={"leon": (0, 3), **england})
    assert reinforcements(p, 0) == 1 + 8
    p.owner[land("kent")] = box.BARBARIANS
    assert reinforcements(p, 0) == 1


def test_r15_religion_has_two_levels() -> None:
    p = board(BUY, technologies={"0": ["deismo"]}, florins={0: 1000})
    do(p, 0, "research teologia", "research monoteismo", "research misticismo")
    assert p.florins[0] == 1000 - 3 * 150


# -- timing and information ------------------------------------------------------------------


def test_r19_defence_cards_work_in_the_turn_of_another() -> None:
    lands: dict[str, tuple[int | str, int]] = {"guascogna": (0, 9), "linguadoca": (1, 3)}
    p = board(FIGHT, lands=lands, war=mutual(0, 1), hands={"1": [["genio", 2]]}, active="0", **ON_FOOT)
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 3", "roll 1")
    do(p, 1, "play genio")


def test_r22_mercenaries_are_hired_in_the_purchase_phase_alone() -> None:
    hand: dict[str, Any] = {"hands": {"0": [["mercenario", 1]]}, "florins": {0: 100}}
    assert can(board(BUY, **hand), 0, "hire 5")
    for step in (TALKS, FIGHT, MARKET, {"step": "Placement", "seat": "0"}):
        assert why(board(step, **hand), 0, "hire 5") == "not-now"


def test_r23_assassins_thieves_and_bishops_serve_in_diplomacy_and_combat() -> None:
    hand: dict[str, Any] = {
        "hands": {"0": [["sicario", 1], ["ladro", 1], ["vescovo", 1]]},
        "cathedral": {"champagne": 1},
    }
    for step in (TALKS, FIGHT):
        p = board(step, **hand)
        assert can(p, 0, "assassin 1")
        assert can(p, 0, "thief 1")
        assert can(p, 0, "bishop champagne")
    for step in (BUY, MARKET):
        assert why(board(step, **hand), 0, "assassin 1") == "not-now"


def test_r24_diplomatic_cards_are_discarded_and_their_terms_chosen() -> None:
    p = board(TALKS, hands={"0": [["diplomatico", 1], ["targa_doro", 1], ["trattato", 1]]})
    do(p, 0, "treaty 1 1", "golden_tablet 1 3", "diplomat 2 2")
    assert p.hands[0].size() == 0
    assert p.discards.size() == 3
    assert (p.trade_term[box.SEATS], p.passage_term[box.SEATS], p.truce[2]) == (5, 7, 6)


def test_r26_technologies_and_loads_are_public_florins_and_reserves_are_not() -> None:
    p = board(
        FIGHT,
        technologies={"1": ["monete"]},
        florins={1: 77},
        reserve={"1": {"banner": 1}},
        transport_at={"1-caravan-1": "champagne"},
        transport_armies={"1-caravan-1": 3},
        grain={"1": 2},
    )
    table = p.view(0)["table"]
    assert table["technologies"]["1"] == ["monete"]
    assert table["transport_armies"]["1-caravan-1"] == 3
    assert table["florins"]["1"] is None
    assert table["reserve"]["1"] is None
    assert table["grain"]["1"] is None


# -- combat ----------------------------------------------------------------------------------


def siege(defence: dict[str, Any], dice: list[int] | None = None, force: int = 12, armies: int = 2) -> Universalis:
    lands: dict[str, tuple[int | str, int]] = {"guascogna": (0, force), "linguadoca": (1, armies), "champagne": (1, 5)}
    return board(FIGHT, lands=lands, war=mutual(0, 1), dice=dice, **{**ON_FOOT, **defence})


def test_r28_all_armies_there_defend_one_to_three_are_rolled() -> None:
    p = siege({"transport_at": {"1-cavalry-1": "linguadoca"}, "transport_armies": {"1-cavalry-1": 6}})
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 5", "roll 1")
    assert fight(p).defenders(p) == 8
    assert [can(p, 1, f"roll {n}") for n in (1, 2, 3)] == [True, True, True]


def test_r29_at_least_as_many_occupy_as_fought_last_and_survive() -> None:
    p = siege({}, [6, 6, 2, 3, 5])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 6", "roll 3")
    do(p, 1, "roll 2")  # 6 6 2 against 5 3: both fall, three survive
    (o,) = [s for s in p.stack if isinstance(s, Occupation)]
    assert (o.least, o.force) == (3, 6)
    assert why(p, 0, "armies 2") == "not-enough"


def test_r30_an_attack_on_foot_costs_nothing_one_from_cavalry_the_entry() -> None:
    lands: dict[str, tuple[int | str, int]] = {"guascogna": (0, 12), "aragona": (1, 2)}  # hills
    p = board(FIGHT, lands=lands, war=mutual(0, 1), **{**ON_FOOT, "banner_moves": {}})
    assert can(p, 0, "attack 0-banner-1 aragona")
    riding: dict[str, Any] = {"banner_on": {"0-banner-1": "0-cavalry-1"}, "transport_at": {"0-cavalry-1": "guascogna"}}
    load: dict[str, Any] = {"transport_armies": {"0-cavalry-1": 5}, **BANNER, **riding}
    p = board(FIGHT, lands=lands, war=mutual(0, 1), transport_moves={"0-cavalry-1": 1}, **load)
    assert why(p, 0, "attack 0-banner-1 aragona") == "no-moves-left"
    p = board(FIGHT, lands=lands, war=mutual(0, 1), transport_moves={"0-cavalry-1": 4}, **load)
    do(p, 0, "attack 0-banner-1 aragona")
    assert p.transport_moves[ship("0-cavalry-1")] < 4


def test_r31_the_army_held_back_is_neither_rolled_nor_lost() -> None:
    p = siege({}, [1, 1, 1, 6, 6], 4)
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 3", "roll 3")
    do(p, 1, "roll 2")
    do(p, 0, "no")
    assert at(p, "guascogna") == ("0", 2)
    p = siege({"fort": {"linguadoca": 1}, "catapults": {"linguadoca": 1}}, [1, 1, 6, 6, 6, 6])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 1", "roll 1")
    do(p, 1, "roll 2")
    assert at(p, "guascogna") == ("0", 11)  # losses stop at the force


def test_r32_experience_is_gained_at_the_end_of_the_phase_and_lost_at_once() -> None:
    p = siege({}, [6, 1], armies=1)
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 2", "roll 1")
    do(p, 1, "roll 1")
    do(p, 0, "armies 1", "pass")
    assert p.experience[0] == 1
    do(p, 0, "pass")
    assert p.experience[0] == 2
    p = siege({"experience": {"0-banner-1": 3}}, [1, 6])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 2", "roll 1")
    do(p, 1, "roll 1")
    do(p, 0, "no")
    assert p.experience[0] == 2


def test_r34_war_is_needed_for_land_and_fleets() -> None:
    p = board(FIGHT, lands={"guascogna": (0, 12), "linguadoca": (1, 1)}, **ON_FOOT)
    assert why(p, 0, "attack 0-banner-1 linguadoca") == "not-at-war"
    assert why(board(FIGHT, **BANNER, **TUNIS), 0, "attack_fleet 0-banner-1 1") == "nothing-to-attack"


def test_r35_out_of_port_a_fleet_is_attacked_only_to_break_a_blockade() -> None:
    port: dict[str, Any] = {
        "lands": {"ifriqiya": (0, 5)},
        "settlement": {"ifriqiya": 1},
        "transport_at": {"0-war_ship-1": "ifriqiya", "1-war_ship-1": "canale_sicilia"},
        "transport_armies": {"0-war_ship-1": 9, "1-war_ship-1": 2},
        "transport_moves": {"0-war_ship-1": 6},
        "banner_on": {"0-banner-1": "0-war_ship-1"},
        **BANNER,
    }
    assert why(board(FIGHT, war=mutual(0, 1), **port), 0, "attack_fleet 0-banner-1 1") == "nothing-to-attack"
    shut = [{"by": "1", "against": "0", "sea": "canale_sicilia", "strait": 0}]
    assert can(board(FIGHT, blockades=shut, **port), 0, "attack_fleet 0-banner-1 1")


def test_r36_only_the_ship_with_the_banner_lands_armies() -> None:
    p = board(
        FIGHT,
        lands={"ifriqiya": (WILD, 1)},
        transport_at={"0-war_ship-1": "canale_sicilia", "0-war_ship-2": "canale_sicilia"},
        transport_armies={"0-war_ship-1": 4, "0-war_ship-2": 9},
        transport_moves={"0-war_ship-1": 6, "0-war_ship-2": 6},
        banner_on={"0-banner-1": "0-war_ship-1"},
        **BANNER,
    )
    do(p, 0, "attack 0-banner-1 ifriqiya")
    assert fight(p).force == 3


def test_r37_a_banner_that_runs_out_of_experience_is_nobodys_honour() -> None:
    p = siege({"general": {"0-banner-1": 1}}, [1, 6])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 2", "roll 1")
    do(p, 1, "roll 1")
    do(p, 0, "no")
    assert p.experience[0] == 0
    assert p.honour == [0, 0, 0, 0]


# -- diplomacy -------------------------------------------------------------------------------


def test_r40_three_faiths_are_different() -> None:
    p = board(TALKS, kingdoms=("castiglia", "bizantini", "mamelucchi"))
    assert not any(p.same_faith(a, b) for a, b in ((0, 1), (0, 2), (1, 2)))
    do(p, 0, "declare_war 1")
    assert p.honour[0] == 0


def test_r41_passage_and_trade_run_one_way() -> None:
    p = board(TALKS)
    do(p, 0, "offer 1", "give_trade", "ask_passage", "propose")
    do(p, 1, "yes")
    assert (p.may_trade(0, 1), p.may_trade(1, 0)) == (True, False)
    assert (p.may_pass(1, 0), p.may_pass(0, 1)) == (True, False)


def test_r42_only_claims_against_the_one_concerned_count() -> None:
    p = board(TALKS, claims=pairs((0, 2, 9)))
    assert why(p, 0, "declare_war_claims 1") == "claims-missing"
    do(p, 0, "declare_war_claims 2")
    assert p.claims[2] == 3


def test_r43_comrades_of_a_war_are_allied_while_it_lasts() -> None:
    p = board(TALKS, alliance=mutual(0, 1))
    do(p, 0, "declare_war 2")
    do(p, 1, "join 0")
    assert p.at_war(1, 2)
    p = board(TALKS, war=mutual(0, 2), comrades=pairs((0, 1, 4), (1, 0, 4)))
    assert not p.allied(0, 1)  # the other is not at war with the foe
    both = {"0": {"2": 1}, "1": {"2": 1}, "2": {"0": 1, "1": 1}}
    p = board(TALKS, war=both, comrades=pairs((0, 1, 4), (1, 0, 4)))
    assert p.allied(0, 1)
    do(p, 0, "offer_peace 2", "propose")
    do(p, 2, "yes")
    assert not p.allied(0, 1)


def test_r67_a_ceded_territory_takes_banners_generals_and_engines_along() -> None:
    p = board(
        TALKS,
        lands={"leon": (0, 5), "champagne": (1, 5), "ile_de_france": (1, 7)},
        war=mutual(0, 1),
        settlement={"ile_de_france": 2},
        catapults={"ile_de_france": 1},
        experience={"1-banner-1": 2},
        general={"1-banner-1": 1},
        banner_at={"1-banner-1": "ile_de_france"},
        transport_at={"1-cavalry-1": "ile_de_france"},
        transport_armies={"1-cavalry-1": 4},
    )
    do(p, 0, "offer_peace 1", "ask_territory ile_de_france", "propose")
    do(p, 1, "yes")
    assert at(p, "ile_de_france") == ("0", 7)
    assert p.catapults[land("ile_de_france")] == 1
    assert (p.banners_of(1), p.generals(0)) == ([], 1)
    assert p.transport_armies[ship("0-cavalry-1")] == 4


# -- own rulings -----------------------------------------------------------------------------


def test_r65_pottery_adds_to_agriculture_unless_switched_off() -> None:
    base: dict[str, Any] = {"lands": {"castiglia_vecchia": (0, 5)}, "technologies": {"0": ["agricoltura", "vasellame"]}}
    assert board(FIGHT, **base).capacity(land("castiglia_vecchia")) == 30
    assert board(FIGHT, options={"pottery_capacity": "off"}, **base).capacity(land("castiglia_vecchia")) == 20


def test_r72_ships_are_stationed_first() -> None:
    p = board({"step": "StartPieces"}, lands={"andalusia": (0, 1)}, settlement={"andalusia": 1}, phase="setup")
    assert why(p, 0, "station banner andalusia") == "ships-first"
    assert can(p, 0, "station trade_ship andalusia")


def test_r73_pieces_in_reserve_go_first_and_unseen() -> None:
    p = board(
        TALKS,
        lands={"leon": (0, 5), "champagne": (1, 5)},
        war=mutual(0, 1),
        reserve={"0": {"caravan": 1}},
        transport_at={"1-caravan-1": "champagne"},
    )
    do(p, 0, "offer_peace 1", "ask_transport 1-caravan-1", "propose")
    do(p, 1, "yes")
    assert p.number_of_type(0, 1) == 1
    assert p.transports_of(0) == [ship("0-caravan-1")]
    assert said(p, "transport-lost") == []


def test_r74_trade_in_a_barbarian_city_while_one_outnumbers_them() -> None:
    for armies, fine in ((3, True), (2, False)):
        p = board(
            MARKET,
            lands={"andalusia": (WILD, 2)},
            settlement={"andalusia": 1},
            transport_at={"0-caravan-1": "andalusia"},
            transport_armies={"0-caravan-1": armies},
            florins={0: 500},
        )
        assert can(p, 0, "purchase 0-caravan-1 sale") is fine


def test_r75_each_good_is_sold_and_bought_once_in_a_phase() -> None:
    p = board(
        MARKET,
        lands={"andalusia": (0, 2)},
        settlement={"andalusia": 1},
        transport_at={"0-caravan-1": "andalusia"},
        florins={0: 900},
    )
    do(p, 0, "purchase 0-caravan-1 sale", "units 2")
    assert why(p, 0, "purchase 0-caravan-1 sale") == "said-already"
    do(p, 0, "sell 0-caravan-1 sale", "units 1")
    assert why(p, 0, "sell 0-caravan-1 sale") == "said-already"


def test_r76_a_blockade_is_declared_once_in_a_phase() -> None:
    p = board(FIGHT, transport_at={"0-war_ship-1": "canale_sicilia"})
    do(p, 0, "blockade 1 canale_sicilia", "lift 1 canale_sicilia")
    assert why(p, 0, "blockade 1 canale_sicilia") == "said-already"
    assert p.claims[box.SEATS] == 1


def test_r78_a_banner_that_went_back_to_the_reserve_begins_again() -> None:
    p = board(
        {"step": "Diplomacy", "seat": "0", "stage": "acts"},
        {"step": "Placement", "seat": "1"},
        lands={"ile_de_france": (1, 4)},
        settlement={"ile_de_france": 1},
        reserve={"1": {"banner": 1}},
    )
    do(p, 1, "place banner ile_de_france")
    assert p.experience[6] == 1


def test_r79_of_several_pirate_ships_the_oldest_is_attacked() -> None:
    rows = [{"sea": "canale_sicilia", "armies": n, "leader": "none"} for n in (7, 2)]
    p = board(FIGHT, pirates=rows, **BANNER, **TUNIS)
    do(p, 0, "attack_pirates 0-banner-1")
    assert fight(p).defenders(p) == 7


def test_r80_sums_have_bounds() -> None:
    p = board(TALKS, florins={0: 5000})
    do(p, 0, "offer 1")
    assert can(p, 0, "give_florins 1000")
    assert max(GAME.table.of(m).args(m)[0] for m in p.legal(0) if GAME.table.of(m).name == "give_florins") == 1000


def test_r82_the_level_of_ships_counts_with_trade_ships_too() -> None:
    techs = {"1": box.TECH.words[:17]}
    p = board(FIGHT, war=mutual(0, 1), technologies=techs, **BANNER, **TUNIS)
    do(p, 0, "attack_fleet 0-banner-1 1")
    r = fight(p).round(p)
    assert (r.dice_attack, r.dice_defence, r.top_attack, r.top_defence) == (1, 0, 0, 2)


def test_r83_an_attacking_fleet_loses_armies_of_trade_ships_first_the_flagship_last() -> None:
    fleet = {"0-war_ship-1": 4, "0-war_ship-2": 1, "0-trade_ship-1": 1}
    p = board(
        FIGHT,
        war=mutual(0, 1),
        technologies={"0": box.TECH.words[:9]},
        dice=[1, 1, 1, 1, 1, 6, 6, 6],
        **BANNER,
        **{
            **TUNIS,
            "transport_at": {**dict.fromkeys(fleet, "canale_sicilia"), "1-trade_ship-1": "canale_sicilia"},
            "transport_armies": {**fleet, "1-trade_ship-1": 3},
        },
    )
    do(p, 0, "attack_fleet 0-banner-1 1", "roll 3")
    do(p, 1, "roll 3")
    assert [p.transport_armies[ship(x)] for x in fleet] == [3, 0, 0]


def test_r84_comrades_of_another_war_are_not_called() -> None:
    war = {"0": {"2": 1}, "1": {"2": 1}, "2": {"0": 1, "1": 1}}
    p = board(TALKS, war=war, comrades=pairs((0, 1, 4), (1, 0, 4)))
    do(p, 0, "declare_war 3")
    assert p.waiting == (0,)  # nobody is asked
    assert not p.at_war(1, 3)


def test_r85_a_kingdom_completed_in_this_turn_builds_no_cathedral() -> None:
    home = {box.TERRITORY.word(t): (0, 3) for t in box.LANDS[0][box.KINGDOM.find("castiglia")]}
    base: dict[str, Any] = {"lands": home, "technologies": {"0": ["architettura"]}, "florins": {0: 1000}}
    assert why(board(BUY, **base), 0, "cathedral leon") == "kingdom-not-held"
    assert can(board(BUY, complete={"castiglia": "0"}, **base), 0, "cathedral leon")
