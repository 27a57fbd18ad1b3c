"""Swords: auctions and sealed bids [3.1]."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.table.position import Universalis
from tests.games.universalis.short_board import board, do, said, why


def five(**table: Any) -> Universalis:
    return board(
        {"step": "Swords"},
        kingdoms=("bizantini", "mamelucchi", "rum", "sri", "ungheria"),
        florins={0: 100, 1: 200, 2: 300, 3: 0, 4: 50},
        **table,
    )


def test_3_1_two_swords_are_auctioned_with_five_players() -> None:
    p = five(dice=[1, 1, 1])
    do(p, 0, "bid 50")
    assert why(p, 1, "bid 50") == "bid-too-low"
    do(p, 1, "bid 60")
    do(p, 2, "pass")
    do(p, 3, "pass")
    do(p, 4, "pass")
    do(p, 0, "pass")
    assert p.florins[1] == 140
    assert said(p, "sword-sold") == [["1", "1", "60", "2"]]
    for s in (0, 2, 3, 4):
        do(p, s, "pass")  # nobody bids: the second sword joins the others
    assert said(p, "sword-unsold") == [["2"]]
    assert p.order[0] == 1
    assert sorted(p.order) == [0, 1, 2, 3, 4]


def test_3_1_a_poor_player_is_asked_all_the_same() -> None:
    p = five(order=["3", "0", "1", "2", "4"])
    assert p.waiting == (3,)
    assert p.legal(3) == [0]


def test_r12_sealed_bids_ties_to_the_lower_previous_sword() -> None:
    p = five(options={"sealed_auction": "on"}, order=["2", "1", "0", "3", "4"], dice=[1, 1])
    for s, w in ((0, "bid 90"), (1, "bid 100"), (2, "bid 100"), (3, "pass"), (4, "pass")):
        do(p, s, w)
    assert said(p, "sword-sold") == [["2", "1", "100", "3"]]
    assert p.florins[2] == 200
