"""A player is out [5.7]."""

from __future__ import annotations

from reame.games.universalis.table import things as box
from tests.games.universalis.short_board import board, do, pairs


def test_3_11_a_player_without_anything_left_ends_the_turn() -> None:
    p = board(
        {"step": "TradePhase", "seat": "0", "stage": "acts"},
        lands={"leon": ("barbarians", 4), "galicia": ("barbarians", 4)},
        transport_at={"0-caravan-1": "leon"},
        transport_armies={"0-caravan-1": 5},
        transport_moves={"0-caravan-1": 6},
        passage=pairs((1, 0, 1)),
    )
    p.transport_armies[box.TRANSPORT.find("0-caravan-1")] = 0
    do(p, 0, "move 0-caravan-1 galicia")
    assert not p.alive(0)
    assert p.over
