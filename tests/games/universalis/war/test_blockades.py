"""Naval blockades [5.8]."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.table import things as box
from tests.games.universalis.short_board import FIGHT, MAMLUK_COMBAT, board, can, do, mutual, why

ENGLISH_BLOCKADE = [{"by": "2", "against": "3", "sea": "canale_sicilia", "strait": 0}]
SHIPS_AT_TUNIS = {f"2-war_ship-{k}": "canale_sicilia" for k in (1, 2, 3)} | {
    "3-war_ship-1": "ifriqiya",
    "3-war_ship-2": "ifriqiya",
}
STRAIT = [{"by": "0", "against": "3", "sea": "stretto_messina", "strait": 1}]


def test_13_6_an_ally_before_tunis_ends_the_blockade_with_the_ships_in_port() -> None:
    p = board(
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        lands={"ifriqiya": (3, 5)},
        settlement={"ifriqiya": 1},
        transport_at={**SHIPS_AT_TUNIS, "0-war_ship-1": "mar_ionio", "0-war_ship-2": "mar_ionio"},
        transport_moves={"0-war_ship-1": 9, "0-war_ship-2": 9},
        alliance=mutual(0, 3),
        blockades=ENGLISH_BLOCKADE,
    )
    do(p, 0, "move 0-war_ship-1 canale_sicilia")
    assert len(p.blockades) == 1  # three against three
    do(p, 0, "move 0-war_ship-2 canale_sicilia")
    assert p.blockades == []  # four against three


def test_5_8_a_new_war_ship_in_port_counts() -> None:
    p = board(
        {"step": "Placement", "seat": "3"},
        lands={"ifriqiya": (3, 5)},
        settlement={"ifriqiya": 1},
        transport_at={**SHIPS_AT_TUNIS, "2-war_ship-3": "mar_ionio"},
        reserve={"3": {"war_ship": 1}},
        blockades=ENGLISH_BLOCKADE,
    )
    do(p, 3, "place war_ship ifriqiya")
    assert p.blockades == []


def test_5_8_a_trade_ship_inside_a_closed_strait_may_still_make_port() -> None:
    base: dict[str, Any] = {
        "lands": {"tracia": (0, 3), "bitinia": (0, 3)},
        "settlement": {"tracia": 1},
        "trade": {"0": {"3": 1}},
        "transport_moves": {"3-trade_ship-1": 9},
        "blockades": [{"by": "0", "against": "3", "sea": "bosforo", "strait": 1}],
    }
    trade = {"step": "TradePhase", "seat": "3", "stage": "acts"}
    p = board(trade, **base, transport_at={"3-trade_ship-1": "bosforo"})
    assert can(p, 3, "move 3-trade_ship-1 tracia")
    p = board(trade, **base, transport_at={"3-trade_ship-1": "egeo_nord"})
    assert why(p, 3, "move 3-trade_ship-1 bosforo") == "blockaded"


def test_5_8_a_closed_strait_opens_only_its_own_banks_to_attack() -> None:
    lands: dict[str, tuple[int | str, int]] = {"calabria": (0, 3), "sicilia": (0, 3), "tracia": (0, 3)}
    lands |= {"bitinia": (0, 3), "licia": (3, 9), "puglia": (3, 9)}
    p = board(
        MAMLUK_COMBAT,
        lands=lands,
        experience={"3-banner-1": 1, "3-banner-2": 1},
        attacks={"3-banner-1": 1, "3-banner-2": 1},
        banner_at={"3-banner-1": "licia", "3-banner-2": "puglia"},
        blockades=STRAIT,
    )
    assert why(p, 3, "attack 3-banner-1 bitinia") == "not-at-war"
    assert can(p, 3, "attack 3-banner-2 calabria")


def test_r76_a_blockade_is_declared_once_in_a_phase() -> None:
    p = board(FIGHT, transport_at={"0-war_ship-1": "canale_sicilia"})
    do(p, 0, "blockade 1 canale_sicilia", "lift 1 canale_sicilia")
    assert why(p, 0, "blockade 1 canale_sicilia") == "said-already"
    assert p.claims[box.SEATS] == 1
