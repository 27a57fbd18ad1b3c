"""What a player may not keep [1.4, 1.5]."""

from __future__ import annotations

from reame.games.universalis.table import things as box
from tests.games.universalis.short_board import LIMITS, TALKS, board, do, mutual, said, ship


def test_r7_limits_are_for_each_player() -> None:
    ships = {f"{s}-war_ship-{k}": "canale_sicilia" for s in (0, 1) for k in (1, 2, 3)}
    p = board(LIMITS, transport_at=ships, technologies={"0": box.TECH.words[:17], "1": box.TECH.words[:17]})
    assert p.over  # three of each are no too many


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
