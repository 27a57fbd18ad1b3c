"""The line-up on the combat chart (13.6, 13.9)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import HEIRS_3, MAP_3, choices, refusal, say, table
from tests.games.conspiracy.war.battles import ATTACK, DEFENCE, battle, chart, fray, unit


def test_23_6_c6_line_up_of_nine() -> None:
    units = [unit(ATTACK, 0, "knight", "bar") for _ in range(2)]
    units += [unit(ATTACK, 0, "mercenary", "bar") for _ in range(5)]
    units += [unit(DEFENCE, 1, "knight", "luxemburg"), unit(DEFENCE, 1, "mercenary", "luxemburg")]
    # Dice: 5 + 1 against the mercenary is a hit for the attacking knight, 6 for the mercenary is none.
    p = battle(units, [1, 1, 1, 1, 5, 1, 5, 1])
    attack = [u for u in chart(p) if u[0] == "attack"]
    assert [(u[1], u[2], u[3]) for u in attack] == [
        (0, 0, "mercenary"),
        (1, 0, "knight"),
        (1, 1, "mercenary"),
        (1, 2, "mercenary"),
        (2, 0, "knight"),
        (2, 1, "mercenary"),
        (2, 2, "mercenary"),
    ]
    assert ("defence", 2, 0, "mercenary1") in chart(p)
    assert ("defence", 1, 0, "knight") in chart(p)


def test_23_6_c10_supports_on_different_pairs() -> None:
    units = [unit(ATTACK, 0, "mercenary", "bar") for _ in range(7)]
    units += [unit(DEFENCE, 1, "mercenary", "luxemburg") for _ in range(8)]
    p = battle(units, [1] * 24)
    assert "support 1 mercenary 3" in choices(p, 1)
    say(p, "1 support 1 mercenary 3")
    assert refusal(p, "1 support 1 mercenary 3") == "pair-full"
    say(p, "1 support 1 mercenary 5")
    pairs = [u[1] for u in chart(p) if u[0] == "defence" and u[2] == 1]
    assert pairs == [3, 5]
    assert len([u for u in chart(p) if u[0] == "attack" and u[2] == 1]) == 1
    assert max(u[1] for u in chart(p)) == 6


def test_r47_knights_come_first_in_the_first_line_up_only() -> None:
    units = [
        unit(ATTACK, 0, "knight", "bar"),
        unit(ATTACK, 0, "mercenary", "bar"),
        unit(DEFENCE, 1, "knight", "luxemburg"),
    ]
    p = battle(units, [1, 1, 1, 1])
    assert ("attack", 1, 0, "knight") in chart(p), "no choice in the first round"
    say(p, "0 pass", "1 pass")
    assert choices(p, 0) == ["standard", "front 0 knight", "front 0 mercenary"]
    two = [unit(ATTACK, 0, "knight", "bar"), unit(ATTACK, 2, "knight", "metz"), unit(ATTACK, 0, "mercenary", "bar")]
    q = battle([*two, unit(DEFENCE, 1, "knight", "luxemburg")], [], step={"attack_allies": ["2"]})
    assert refusal(q, "0 front 0 mercenary") == "knights-first"


def test_13_6_an_ally_may_refuse_the_line_up() -> None:
    units = [
        unit(ATTACK, 0, "knight", "bar"),
        unit(ATTACK, 2, "knight", "metz"),
        unit(DEFENCE, 1, "knight", "luxemburg"),
    ]
    p = battle(units, [1, 1, 1, 1], step={"attack_allies": ["2"]})
    say(p, "0 front 2 knight")
    assert p.waiting == (2,)
    say(p, "2 no")
    front = fray(p).standing_at(0, 1, 0)
    assert front is not None
    assert front.seat == 0, "the standard line-up puts the leader's knight in front"


def test_r83_places_without_a_choice_fill_themselves_the_sound_before_the_wounded() -> None:
    def unit(side: str, seat: int, sort: str, home: str) -> dict[str, Any]:
        return {"side": side, "seat": str(seat), "unit": sort, "home": home, "pair": 0, "rank": 0, "leaving": 0}

    battle = {
        "step": "Battle",
        "target": "luxemburg",
        "attacker": "0",
        "defender": "1",
        "stage": "check",
        "round": 1,
        "units": [
            unit("attack", 0, "mercenary1", "bar"),
            unit("attack", 0, "knight2", "bar"),
            unit("attack", 0, "knight", "bar"),
            unit("defence", 1, "mercenary", "luxemburg"),
        ],
    }
    p = table(3, [battle], [1] * 4, owner=MAP_3, heirs=HEIRS_3)
    assert p.waiting == (0,), "he has a choice, the lone defender has none"
    say(p, "0 standard")
    rows = next(s["units"] for s in p.view(0)["stack"] if s["step"] == "Battle")
    placed = {u["unit"]: (u["pair"], u["rank"]) for u in rows if u["side"] == "attack"}
    assert placed == {"knight": (1, 0), "knight2": (1, 1), "mercenary1": (1, 2)}
    assert [(u["pair"], u["rank"]) for u in rows if u["side"] == "defence"] == [(1, 0)]
