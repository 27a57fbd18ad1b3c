"""Grain reserves, behind the panel and in farms [1.7, 11.3]."""

from __future__ import annotations

from reame.games.universalis.table import things as box
from tests.games.universalis.short_board import BUY, board, do, mutual, why


def test_11_3_nobody_has_more_than_four_grain_reserves() -> None:
    p = board(
        {"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 1},
        lands={"leon": (0, 5), "andalusia": (0, 5), "champagne": (1, 5), "guascogna": (1, 5)},
        options={"grain_in_farm": "on"},
        settlement={"andalusia": 1, "guascogna": 1},
        building={"andalusia": "fattoria", "guascogna": "fattoria"},
        barn={"andalusia": 3, "guascogna": 3},
        war=mutual(0, 1),
    )
    do(p, 0, "offer_peace 1", "ask_territory guascogna", "propose")
    do(p, 1, "yes")
    assert p.grain_of(0) == 4
    assert p.barn[box.TERRITORY.find("guascogna")] == 1


def test_11_3_grain_lies_in_farms() -> None:
    p = board(
        BUY,
        lands={"castiglia_nuova": (0, 5)},
        settlement={"castiglia_nuova": 1},
        building={"castiglia_nuova": "fattoria"},
        technologies={"0": ["agricoltura"]},
        florins={0: 100},
        options={"grain_in_farm": "on"},
    )
    assert why(p, 0, "buy_grain") == "farm-needed"
    do(p, 0, "store_grain castiglia_nuova")
    assert p.grain_of(0) == 1


def test_r10_either_craft_buys_grain() -> None:
    for craft in ("agricoltura", "vasellame"):
        p = board(BUY, technologies={"0": [craft]}, florins={0: 200})
        do(p, 0, *["buy_grain"] * 4)
        assert p.grain[0] == 4
        assert why(p, 0, "buy_grain") == "grain-full"
    assert why(board(BUY, florins={0: 200}), 0, "buy_grain") == "needs-craft"
