"""Ways and trade, by the refusals and prices of the rules: the worked examples of 13 before they are played."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.rules import GAME
from reame.games.universalis.table.position import Universalis
from reame.kernel.errors import NoSuchProspect
from tests.games.universalis.short_board import BUY, FIGHT, MARKET, WILD, board, can, do, mutual, pairs


def figures(p: Universalis, about: str, seat: int = 0) -> dict[str, Any]:
    """The figures of each thing."""
    return {x.of.partition(":")[2]: x.figures for x in GAME.prospects(p, seat, about)}


def trader(**table: Any) -> Universalis:
    base: dict[str, Any] = {
        "lands": {"triveneto": (1, 5), "delta": (0, 5)},
        "settlement": {"triveneto": 1, "delta": 1},
        "transport_at": {"0-trade_ship-1": "delta"},
        "transport_moves": {"0-trade_ship-1": 9},
        "florins": {0: 700, 1: 0},
        "trade": pairs((1, 0, 1)),
    }
    return board(MARKET, **{**base, **table})


def test_13_2_a_ship_gets_from_alexandria_to_venice_for_seven() -> None:
    way = figures(trader(), "ways:0-trade_ship-1")["triveneto"]
    assert way["cost"] == 7
    assert way["path"][0] == "mare_egitto"
    assert way["path"][-1] == "triveneto"
    assert "triveneto" not in figures(trader(transport_moves={"0-trade_ship-1": 6}), "ways:0-trade_ship-1")
    assert "triveneto" not in figures(trader(trade={}), "ways:0-trade_ship-1")
    assert not any(area.startswith("oceano") for area in figures(trader(), "ways:0-trade_ship-1"))


def test_4_3_the_first_steps_of_a_way_are_the_legal_moves() -> None:
    p = trader()
    ways = figures(p, "ways:0-trade_ship-1")
    for area, way in ways.items():
        assert can(p, 0, f"move 0-trade_ship-1 {area}") == (len(way["path"]) == 1)


def test_5_8_a_blockade_keeps_a_ship_in() -> None:
    shut = [{"by": "1", "against": "0", "sea": "mare_egitto", "strait": 0}]
    ships = {"0-trade_ship-1": "delta", "1-war_ship-1": "mare_egitto"}
    assert figures(trader(blockades=shut, transport_at=ships, war=mutual(0, 1)), "ways:0-trade_ship-1") == {}


def test_4_4_nobody_goes_on_where_barbarians_would_attack() -> None:
    p = board(
        FIGHT,
        lands={"leon": (0, 5), "galicia": (WILD, 5), "douro": (WILD, 2)},
        transport_at={"0-cavalry-1": "leon"},
        transport_armies={"0-cavalry-1": 4},
        transport_moves={"0-cavalry-1": 9},
    )
    ways = figures(p, "ways:0-cavalry-1")
    dangerous = [t for t, way in ways.items() if way.get("danger")]
    assert dangerous == ["galicia"]
    assert not [t for t, way in ways.items() if "galicia" in way["path"][:-1]]
    assert GAME.prospects(p, 0, "marches:0-banner-1") == []


def test_13_4_ten_spices_gain_three_hundred_less_the_toll() -> None:
    def best(p: Universalis) -> dict[str, Any]:
        (ship,) = GAME.prospects(p, 0, "routes")
        (venice,) = [x for x in ship.parts if x.of == "territory:triveneto" and x.figures["good"] == "spezie"]
        return venice.figures

    assert best(trader()) | {"path": []} == {
        "good": "spezie", "units": 10, "carried": False, "cost": 7, "turns": 1, "gain": 300, "path": [],
    }  # fmt: skip
    assert best(trader(toll=pairs((1, 0, 20))))["gain"] == 150
    assert figures(trader(), "ways:0-trade_ship-1")["triveneto"]["gain"] == 300


def test_3_10_markets_and_goods() -> None:
    p = trader(toll=pairs((1, 0, 20)))
    markets = figures(p, "markets")
    assert {t: m["open"] for t, m in markets.items()} == {"delta": True, "triveneto": True}
    assert markets["triveneto"]["toll"] == 20
    assert "open" not in figures(p, "markets", -1)["triveneto"]
    assert figures(trader(trade={}), "markets")["triveneto"]["open"] is False
    goods = figures(p, "goods")
    assert goods["spezie"] == {
        "least": markets["delta"]["buy"]["spezie"],
        "most": markets["triveneto"]["sell"]["spezie"],
        "barred": False,
    }
    assert goods["ferro"]["barred"]


def prices(p: Universalis) -> dict[str, str]:
    """What a choice costs or brings."""
    return {x.of: x.price.words()[0] for x in GAME.prospects(p, 0, "choices") if x.price is not None}


def test_3_10_units_cost_and_bring_what_is_then_paid() -> None:
    p = trader()
    each = int(prices(p)["purchase 0-trade_ship-1 spezie"])
    do(p, 0, "purchase 0-trade_ship-1 spezie")
    assert prices(p) == {f"units {n}": str(n * each) for n in range(1, 11)}
    do(p, 0, "units 10")
    assert p.florins[0] == 700 - 10 * each


def test_3_8_purchases_cost_what_is_then_paid_also_with_an_architect() -> None:
    p = board(
        BUY, florins={0: 2000}, technologies={"0": ["matematica", "architettura"]}, hands={"0": [["architetto", 1]]}
    )
    full = prices(p)
    for words in ("fortify leon", "research agricoltura", "buy banner"):
        after = p.tried(0, GAME.table.parse(words))
        assert 2000 - after.florins[0] == int(full[words])
    do(p, 0, "architect")
    assert 2 * int(prices(p)["fortify leon"]) == int(full["fortify leon"])


def test_a_subject_wants_a_thing_of_its_kind() -> None:
    p = trader()
    for about in ("ways", "ways:leon", "markets:leon", "battle:", "weather"):
        if about != "battle:":
            with pytest.raises(NoSuchProspect):
                GAME.prospects(p, 0, about)


def test_1_4_lands_and_powers() -> None:
    p = board(
        FIGHT,
        lands={"leon": (0, 4), "galicia": (WILD, 9)},
        technologies={"0": ["matematica"]},
        pirates=[{"sea": "oceano_sud", "armies": 3, "leader": "none"}],
        war=mutual(0, 1),
        excommunicated=["0"],
    )
    lands = figures(p, "lands")
    assert lands["leon"]["threat"] == 8
    assert lands["leon"]["armies"] == lands["leon"]["held"] == 4
    powers = figures(p, "powers")
    assert powers["0"]["faith"] == "muslim"
    assert powers["0"]["enemies"] == [1]
    assert (powers["0"]["level"], powers["0"]["to_next"]) == (1, 8)
    (mine, *_) = GAME.prospects(p, 0, "powers")
    assert next(x.figures for x in mine.parts if x.of == "seat:1") == {"war": True}


def test_7_2_technologies_are_open_dear_locked_owned_or_new() -> None:
    p = board(BUY, florins={0: 100}, technologies={"0": ["matematica", "istruzione"]}, fresh={"0": ["istruzione"]})
    mine = figures(p, "technologies:0")
    names = ["matematica", "istruzione", "agricoltura", "architettura", "legge"]
    assert [mine[k]["status"] for k in names] == ["owned", "fresh", "open", "dear", "locked"]
    assert mine["legge"]["missing"] == ["istruzione"]
    assert figures(p, "technologies:0", 1)["architettura"]["status"] == "open"  # nobody sees what another could pay
    assert len(mine) == 24


def test_7_5_and_10_3_aims() -> None:
    p = board(
        FIGHT,
        objective={"0": "castiglia_1"},
        crusade="marching",
        crusade_target="palestina",
        crusade_start="leon",
        crusaders=["0"],
        host={"0": 12},
        host_at="mare_egitto",
        lands={"leon": (0, 5), "palestina": (WILD, 2)},
    )
    (aim,) = GAME.prospects(p, 0, "objective")
    assert aim.of == "objective:castiglia_1"
    assert (aim.figures["green_held"], aim.figures["points"]) == (1, -21)
    assert GAME.prospects(p, 1, "objective") == GAME.prospects(p, -1, "objective") == []
    (goal,) = GAME.prospects(p, -1, "crusade")
    assert goal.of == "territory:palestina"
    assert (goal.figures["left"], goal.figures["way"], goal.figures["armies"]) == (1, ["palestina"], 12)
