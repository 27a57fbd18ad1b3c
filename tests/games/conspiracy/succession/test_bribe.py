"""Bribes (19.1)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import choices, hands, heirs, owner, refusal, say, vacancy


def test_23_4_a5_a_bribe_accepted() -> None:
    fields: dict[str, Any] = {
        "hands": hands(s2=["right_of_succession"]),
        "ducats": {"0": 20, "1": 30, "2": 80},
    }
    p = vacancy("bar", heirs=heirs((1, 0), (0, 0), (1, 0)), **fields)
    say(p, "2 play right_of_succession", "0 yes", "0 pass")
    assert refusal(p, "2 pay 0 90") == "too-poor"
    say(p, "2 pay 0 50", "0 yes")
    assert owner(p, "bar") == 2
    assert p.ducats == [70, 30, 30]
    assert p.over, "no auction, no intervention"
    q = vacancy("bar", heirs=heirs((1, 0), (1, 0), (1, 0)), **fields)
    say(q, "2 play right_of_succession", "0 yes", "0 pass", "2 pay 0 50", "2 pay 1 0")
    assert q.sealed
    say(q, "1 no", "0 yes")
    assert q.ducats == [20, 30, 80], "a player without a claim stops it (R32)"
    assert q.waiting == (0,)
    assert choices(q, 0)[0] == "pass"
