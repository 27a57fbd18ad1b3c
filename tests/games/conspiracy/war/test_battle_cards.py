"""Cards in battle (13.5)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import (
    HEIRS_3,
    MAP_3,
    choices,
    hand,
    hands,
    refusal,
    say,
    table,
)
from tests.games.conspiracy.war.battles import chart, declared, fray


def test_23_6_c8_cards_in_order() -> None:
    p = declared(
        [1, 1, 1, 1],
        troops={"bar": {"mercenary": 2}, "luxemburg": {"knight": 1, "mercenary": 1}},
        hands=hands(s0=["defector"], s1=["peasant_uprising", "alchemist"]),
        ducats={"1": 100},
    )
    say(p, "0 attack luxemburg", "0 send mercenary", "0 send mercenary")
    assert p.sealed
    say(p, "1 play peasant_uprising", "1 enlist alchemist", "0 play defector")
    assert p.ducats[1] == 20
    # The Uprising leaves no attacker; the Defector brings one over; the defender's last mercenary supports his knight.
    assert chart(p) == [
        ("attack", 1, 0, "mercenary"),
        ("defence", 1, 0, "knight"),
        ("defence", 1, 1, "mercenary"),
    ]


def test_13_5_bonuses_hold_and_add_up() -> None:
    # Two Hostlers turn 5 into 7.
    p = declared(
        [2, 3, 1, 1],
        troops={"bar": {"knight": 1}, "luxemburg": {"knight": 1}},
        hands=hands(s0=["hostler", "hostler"]),
    )
    say(p, "0 attack luxemburg", "0 play hostler", "0 play hostler")
    assert ("defence", 1, 0, "knight1") in chart(p)
    assert hand(p, 0) == []


def test_13_5_costs_must_be_covered() -> None:
    p = declared(
        [1, 1, 1, 1],
        troops={"bar": {"knight": 1}, "luxemburg": {"knight": 1}},
        hands=hands(s0=["mercenary", "mercenary", "alchemist"]),
        ducats={"0": 100},
    )
    say(p, "0 attack luxemburg", "0 play mercenary")
    assert refusal(p, "0 enlist alchemist") == "too-poor"
    assert refusal(p, "0 play alchemist") == "not-now"
    say(p, "0 play mercenary")
    assert choices(p, 0) == ["pass"]
    say(p, "0 pass")
    assert p.ducats[0] == 0
    assert len(fray(p).of_side(0)) == 3


def test_13_5_defector_asks_which_mercenary() -> None:
    p = declared(
        [1] * 12,
        troops={"bar": {"knight": 1}, "luxemburg": {"mercenary": 1, "mercenary1": 1}},
        hands=hands(s0=["defector"]),
    )
    say(p, "0 attack luxemburg", "0 play defector")
    assert choices(p, 0) == ["victim 1 mercenary", "victim 1 mercenary1"]
    say(p, "0 victim 1 mercenary")
    assert chart(p) == [
        ("attack", 1, 0, "knight"),
        ("attack", 1, 1, "mercenary"),
        ("defence", 1, 0, "mercenary1"),
    ]
    assert [f.seat for f in fray(p).of_side(0)] == [0, 0], "he owns it from now on"


def verbs(p: Any, seat: int) -> set[str]:
    return {c.split(" ")[0] for c in choices(p, seat)}


def test_r17_in_a_battle_a_mercenary_for_80_only_when_the_cards_are_chosen() -> None:
    p = table(
        3,
        [{"step": "Declarations", "target": "luxemburg", "queue": ["0"], "bids": ["0", "1", "2"]}],
        [1] * 12,
        owner=MAP_3,
        heirs=HEIRS_3,
        troops={"bar": {"mercenary": 2}, "luxemburg": {"mercenary": 2}},
        hands=hands(s0=["alchemist", "alchemist"]),
        ducats={"0": 400},
    )
    assert verbs(p, 0) == {"pass", "recruit", "attack"}, "on the map as long as no war is declared (R88)"
    say(p, "0 attack luxemburg")
    assert verbs(p, 0) <= {"send", "pass"}, "not when he sends his troops"
    say(p, "0 send mercenary", "0 send mercenary")
    assert p.sealed
    assert "enlist alchemist" in choices(p, 0)
    assert refusal(p, "0 recruit alchemist bar") == "not-now", "on his side of the battle, not on the map"
    say(p, "0 enlist alchemist", "0 pass")
    assert p.ducats[0] == 320
    met: set[str] = set()
    while "withdraw" not in met:
        seat = p.waiting[0]
        met |= verbs(p, seat)
        say(p, f"{seat} {'standard' if 'standard' in choices(p, seat) else 'pass'}")
    assert not {"recruit", "enlist"} & met, "neither in line-ups nor in retreats"
