"""Sales and purchases in cities [3.10]."""

from __future__ import annotations

from tests.games.universalis.short_board import MARKET, WILD, board, can, do, why


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
