"""Auctions, with Pestilence and the Magistrate of Trade (5, 23.4)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import THREE, TWO, choices, discarded, hands, refusal, say, table, told

RICH = {"0": 200, "1": 200, "2": 200}


def sale(seats: int = 3, event: str = "architect", **fields: Any) -> Any:
    stack = [{"step": "Sale", "bidders": [str(s) for s in range(seats)], "event": event, "minimum": 10}]
    return table(seats, stack, **{"owner": THREE, **fields})


def test_23_4_a1_magistrate_pays_half_rounded_up() -> None:
    p = sale(ducats={"0": 100, "1": 60, "2": 0}, hands=hands(s0=["magistrate_of_trade"]))
    say(p, "0 bid 60")
    assert refusal(p, "1 bid 70") == "too-poor", "the full amount must be there"
    assert refusal(p, "1 bid 60") == "bid-at-least"
    say(p, "1 pass", "2 pass", "0 play magistrate_of_trade")
    assert p.ducats[0] == 70
    q = sale(ducats={"0": 100}, hands=hands(s0=["magistrate_of_trade"]))
    say(q, "0 bid 70", "1 pass", "2 pass", "0 play magistrate_of_trade")
    assert q.ducats[0] == 60, "40 of 70"


def test_5_a_pass_is_final() -> None:
    p = sale(ducats={"0": 100, "1": 100, "2": 100})
    say(p, "0 pass", "1 bid 10", "2 bid 20", "1 bid 30", "2 pass")
    assert p.over
    assert p.ducats == [100, 70, 100]


def test_5_the_high_bidder_cannot_spend_below_his_bid() -> None:
    p = sale(ducats={"0": 100, "1": 100, "2": 100}, hands=hands(s0=["pestilence", "hostler"]))
    say(p, "0 pass", "0 bid 30")
    assert "recruit hostler bar" not in choices(p, 0)
    assert refusal(p, "0 recruit hostler bar") == "too-poor"


def test_r22_pestilence_cannot_strike_the_high_bidder() -> None:
    p = sale(ducats={"0": 100, "1": 100, "2": 100}, hands=hands(s2=["pestilence"]))
    say(p, "2 pass", "0 bid 10")
    assert refusal(p, "2 pestilence 0") == "high-bidder"
    say(p, "2 pestilence 1")
    assert p.waiting == (2,), "the next decision is his own"
    say(p, "2 pass")
    assert p.ducats == [90, 100, 100]
    assert discarded(p, "pestilence") == 1


def test_4_a_standing_pass_for_pestilence() -> None:
    p = sale(ducats={"0": 100, "1": 100, "2": 100}, hands=hands(s2=["pestilence"]))
    say(p, "2 waive", "0 bid 10", "1 bid 20", "2 pass", "0 pass")
    assert p.ducats == [100, 80, 100]


def test_4_one_window_before_each_bidding_decision() -> None:
    p = sale(ducats=RICH, hands=hands(s2=["pestilence", "pestilence"]))
    say(p, "2 pestilence 1")
    assert p.waiting == (2,), "the asking goes on after a card"
    say(p, "2 pass")
    assert p.waiting == (0,), "the decision that the window was opened for is still his"
    say(p, "0 bid 10")
    assert p.waiting == (2,), "the next decision has a window again; its player is asked last"


def test_4_pestilence_on_the_last_bidder_leaves_the_card_unsold() -> None:
    p = sale(ducats=RICH, hands=hands(s2=["pestilence"]))
    say(p, "2 pass", "0 pass", "2 pass", "1 pass")
    assert p.waiting == (2,), "nobody is left whom he could shut out"
    say(p, "2 pass")
    assert p.over
    assert p.ducats == [200, 200, 200]
    q = sale(ducats=RICH, hands=hands(s0=["pestilence"]))
    say(q, "0 pass", "0 pass", "0 pass", "1 pass", "0 pestilence 2")
    assert q.over
    assert q.ducats == [200, 200, 200]


def test_4_a_card_given_for_a_mercenary_is_discarded_not_played() -> None:
    p = sale(ducats=RICH, hands=hands(s0=["pestilence"], s1=["pestilence"]))
    say(p, "1 recruit pestilence bayern")
    assert told(p) == ["recruited-between-bids"], "in the line that says it"
    assert p.waiting == (0,), "without a card for the situation he is passed over"


def test_r77_bids_stop_at_2990() -> None:
    sale = {"step": "Sale", "bidders": ["0", "1"], "event": "architect", "minimum": 10}
    p = table(2, [sale], owner=TWO, ducats={"0": 5000, "1": 5000})
    assert choices(p, 0)[-1] == "bid 2990"
    say(p, "0 bid 2990")
    assert choices(p, 1) == ["pass"]
