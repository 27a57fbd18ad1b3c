"""What buyers do with their Event cards (7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conspiracy.tables import MAP, THREE, choices, hands, refusal, say, table, told


def purchase(event: str, **fields: Any) -> Any:
    stack = [{"step": "Purchase", "seat": "0", "event": event, "stage": "site"}]
    return table(3, stack, **{"owner": {**THREE, "metz": "0", "mainz": "0", "pfalz": "0"}, **fields})


@pytest.mark.parametrize(
    ("event", "sites"),
    [
        ("monastery", ["geldern", "juelich", "luxemburg", "bar"]),
        ("relic", ["bar", "metz", "mainz"]),
        ("architect", ["geldern", "juelich", "bar", "metz", "mainz", "pfalz"]),
        ("army_of_knights", ["geldern", "juelich", "luxemburg", "bar", "metz", "mainz", "pfalz"]),
    ],
)
def test_7_sites(event: str, sites: list[str]) -> None:
    built = {"bar": ["monastery"]} if event == "relic" else {"luxemburg": ["castle"]} if event == "architect" else {}
    p = purchase(event, works=built)
    assert sorted(choices(p, 0)) == sorted(f"site {t}" for t in sites)
    assert refusal(p, "0 site bayern") == "not-yours"


def test_r70_no_monastery_in_an_electorate_or_see() -> None:
    p = purchase("monastery")
    assert refusal(p, "0 site pfalz") == "not-secular-fief"
    assert refusal(p, "0 site metz") == "not-secular-fief"


def test_r13_without_a_site_the_card_is_lost() -> None:
    p = table(3, [{"step": "Purchase", "seat": "0", "event": "relic"}], owner=THREE, hands=hands(s0=["hostler"]))
    say(p, "0 pass")
    assert p.over
    assert "no-site" in told(p)


def test_7_the_preacher_changes_hands_or_stays() -> None:
    p = purchase("itinerant_preacher", preacher_owner="1", preacher_at="tirol")
    say(p, "0 site metz")
    assert p.preacher_free(0)
    q = purchase("itinerant_preacher", preacher_owner="0", preacher_at="bar")
    assert q.over, "who has him already keeps him where he stands"
    r = purchase("itinerant_preacher", preacher_owner="0", preacher_captor="1")
    say(r, "0 site bar")
    assert r.preacher_free(0), "bought anew out of prison (R53)"


def test_r53_a_buyer_takes_the_preacher_out_of_prison() -> None:
    p = table(
        4,
        [{"step": "Purchase", "seat": "2", "event": "itinerant_preacher", "stage": "site"}],
        owner=MAP,
        preacher_owner="1",
        preacher_captor="0",
    )
    say(p, "2 site metz")
    assert p.preacher_free(2)
    assert p.preacher_captor == -1
