"""Ransoms (19.3)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import MAP, holder, prisoners, refusal, say, table, told, troops


def test_19_3_ransom_with_a_counter_offer() -> None:
    fields: dict[str, Any] = {
        "owner": MAP,
        "prisoners": {"1": {"0": 2}},
        "ducats": {"0": 100, "1": 0},
        "preacher_owner": "0",
        "preacher_captor": "1",
    }
    p = table(4, [{"step": "Ransoms"}], **fields)
    assert refusal(p, "0 free-knights 3") == "no-such-prisoner"
    say(p, "0 free-knights 2")
    assert refusal(p, "0 propose") == "wrong-terms"
    say(p, "0 price 30", "0 free-preacher", "0 propose", "1 counter")
    assert refusal(p, "1 free-knights 1") == "not-now"
    say(p, "1 price 90", "1 propose", "0 yes")
    assert p.ducats[:2] == [10, 90]
    say(p, "0 site bar", "0 site burgund", "0 site elsass")
    assert troops(p, "bar") == troops(p, "burgund") == {"knight": 1}
    assert p.preacher_free(0)
    assert prisoners(p, 1, 0) == 0


def test_19_3_the_owner_must_have_the_price() -> None:
    p = table(4, [{"step": "Ransoms"}], owner=MAP, prisoners={"1": {"0": 1}}, ducats={"0": 20})
    assert refusal(p, "0 price 30") == "too-poor"
    say(p, "0 free-knights 1", "0 price 20", "0 propose", "1 counter", "1 price 200", "1 propose")
    assert refusal(p, "0 yes") == "too-poor"
    say(p, "0 no")
    assert prisoners(p, 1, 0) == 1


def test_19_3_the_owner_is_asked_for_the_price_that_the_captor_named() -> None:
    p = table(4, [{"step": "Ransoms"}], owner=MAP, prisoners={"2": {"0": 1}}, ducats={"0": 100})
    say(p, "0 free-knights 1", "0 price 10", "0 propose")
    asked = p.question(2)
    assert asked is not None
    assert asked.phrase.key == "ask-ransom-reply"
    say(p, "2 counter", "2 price 70", "2 propose")
    asked = p.question(0)
    assert asked is not None
    assert (asked.phrase.key, asked.args) == ("ask-ransom-counter", [2, 70])
    say(p, "0 no")
    assert told(p) == ["ransom-offered", "ransom-countered", "price-refused"]


def test_19_3_an_owner_without_a_territory_cannot_offer() -> None:
    p = table(4, [{"step": "Ransoms"}], owner={"metz": "2"}, prisoners={"2": {"0": 1}}, ducats={"0": 100})
    assert p.over
    assert prisoners(p, 2, 0) == 1


def test_14_each_ransom_counts_before_the_next_one() -> None:
    p = table(
        4,
        [{"step": "Ransoms"}],
        owner=MAP,
        active="0",
        prisoners={"2": {"0": 1, "1": 1}},
        troops={"bar": {"mercenary": 8}, "luxemburg": {"mercenary": 8}},
        tracks={"war": {"0": 8, "1": 8}},
        holder={"war": "1"},
        marker={"war": "trier"},
    )
    say(p, "0 free-knights 1", "0 price 0", "0 propose", "2 yes", "0 site bar")
    assert holder(p, "war") == 0, "10 against 8"
    assert "freed" in told(p)
    say(p, "0 vote mainz", "1 free-knights 1", "1 price 0", "1 propose", "2 yes", "1 site luxemburg")
    assert holder(p, "war") == 0, "equal values leave it with the holder"
