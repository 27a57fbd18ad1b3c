"""Who may attack what, and with which armies [5.1]."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.table import things as box
from tests.games.universalis.short_board import (
    BANNER,
    FIGHT,
    ON_FOOT,
    WILD,
    at,
    board,
    can,
    do,
    fight,
    mutual,
    ship,
    siege,
    why,
)

TRADER_AT_TUNIS: dict[str, Any] = {
    "transport_at": {"0-war_ship-1": "canale_sicilia", "1-trade_ship-1": "canale_sicilia"},
    "transport_armies": {"0-war_ship-1": 9, "1-trade_ship-1": 2},
    "transport_moves": {"0-war_ship-1": 6},
    "banner_on": {"0-banner-1": "0-war_ship-1"},
}


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


def test_r34_war_is_needed_for_land_and_fleets() -> None:
    p = board(FIGHT, lands={"guascogna": (0, 12), "linguadoca": (1, 1)}, **ON_FOOT)
    assert why(p, 0, "attack 0-banner-1 linguadoca") == "not-at-war"
    assert why(board(FIGHT, **BANNER, **TRADER_AT_TUNIS), 0, "attack_fleet 0-banner-1 1") == "nothing-to-attack"


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


def test_r79_of_several_pirate_ships_the_oldest_is_attacked() -> None:
    rows = [{"sea": "canale_sicilia", "armies": n, "leader": "none"} for n in (7, 2)]
    p = board(FIGHT, pirates=rows, **BANNER, **TRADER_AT_TUNIS)
    do(p, 0, "attack_pirates 0-banner-1")
    assert fight(p).defenders(p) == 7


def test_r82_trade_ships_alone_have_no_level_in_battle() -> None:
    techs = {"1": box.TECH.words[:17]}
    p = board(FIGHT, war=mutual(0, 1), technologies=techs, **BANNER, **TRADER_AT_TUNIS)
    do(p, 0, "attack_fleet 0-banner-1 1")
    r = fight(p).round(p)
    assert (r.dice_attack, r.dice_defence, r.top_attack, r.top_defence) == (1, 0, 0, 0)
    ships = {**TRADER_AT_TUNIS["transport_at"], "1-war_ship-1": "canale_sicilia"}
    p = board(FIGHT, war=mutual(0, 1), technologies=techs, **BANNER, **{**TRADER_AT_TUNIS, "transport_at": ships})
    do(p, 0, "attack_fleet 0-banner-1 1")
    r = fight(p).round(p)
    assert (r.dice_attack, r.dice_defence, r.top_attack, r.top_defence) == (1, 1, 0, 2)  # one war ship brings both


def test_r83_an_attacking_fleet_loses_armies_of_trade_ships_first_the_flagship_last() -> None:
    fleet = {"0-war_ship-1": 4, "0-war_ship-2": 1, "0-trade_ship-1": 1}
    p = board(
        FIGHT,
        war=mutual(0, 1),
        technologies={"0": box.TECH.words[:9]},
        dice=[1, 1, 1, 1, 1, 6, 6, 6],
        **BANNER,
        **{
            **TRADER_AT_TUNIS,
            "transport_at": {**dict.fromkeys(fleet, "canale_sicilia"), "1-trade_ship-1": "canale_sicilia"},
            "transport_armies": {**fleet, "1-trade_ship-1": 3},
        },
    )
    do(p, 0, "attack_fleet 0-banner-1 1", "roll 3")
    do(p, 1, "roll 3")
    assert [p.transport_armies[ship(x)] for x in fleet] == [3, 0, 0]


def test_r28_all_armies_there_defend_one_to_three_are_rolled() -> None:
    p = siege({"transport_at": {"1-cavalry-1": "linguadoca"}, "transport_armies": {"1-cavalry-1": 6}})
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 5", "roll 1")
    assert fight(p).defenders(p) == 8
    assert [can(p, 1, f"roll {n}") for n in (1, 2, 3)] == [True, True, True]
