"""Fate: who may die, and children (8.1, 8.2, 23.3)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import (
    FOUR,
    THREE,
    choices,
    hands,
    heirs_of,
    lands,
    refusal,
    say,
    table,
)


def fate(**fields: Any) -> Any:
    stack = [{"step": "Fate", "seat": "0", "stage": "kill"}]
    return table(3, stack, **{"owner": THREE, "electors": {"mainz": 1}, **fields})


def test_8_1_castles_and_immunity_protect_rulers() -> None:
    p = fate(owner={**THREE, "elsass": "2", "steiermark": "0"}, works={"bar": ["castle"]})
    assert refusal(p, "0 kill bar") == "has-castle"
    assert refusal(p, "0 kill tirol") == "is-immune", "three territories are left to him"
    assert refusal(p, "0 kill mainz") == "is-electorate"
    assert {"kill luxemburg", "kill elsass", "kill metz", "kill-elector"} <= set(choices(p, 0)), "his own too (R24)"


def test_r57_immunity_is_counted_with_electorates() -> None:
    p = fate(owner={**lands(s1=["bayern", "tirol", "krain", "mainz"]), "bar": "0"})
    assert "kill bayern" in choices(p, 0)


def test_17_fiefs_of_the_other_half_are_out_of_play() -> None:
    p = table(
        2,
        [{"step": "Fate", "seat": "0", "stage": "kill"}],
        half="south",
        owner=lands(s0=["bar"], s1=["bayern"]),
        electors={"koeln": 1},
    )
    assert refusal(p, "0 kill holland") == "out-of-play"
    assert "kill metz" in choices(p, 0)
    assert "kill-elector" in choices(p, 0), "all electorates stay in play (R66)"


def birth(children: int, **fields: Any) -> Any:
    stack = [
        {"step": "Fate", "seat": "0", "stage": "raise", "children": children},
        {"step": "Birth", "queue": ["1", "2", "3", "0"], "parent": "0", "children": children},
    ]
    return table(4, stack, owner=FOUR, **fields)


def test_23_3_x4_twins_and_death_in_the_cradle() -> None:
    p = birth(2, hands=hands(s1=["death_in_the_cradle"]))
    say(p, "1 play death_in_the_cradle", "0 raise secular")
    assert heirs_of(p, 0) == (1, 0)
    q = birth(2, hands=hands(s1=["death_in_the_cradle"], s0=["miracle_healer"]))
    say(q, "1 play death_in_the_cradle", "0 play miracle_healer", "0 raise ecclesiastical")
    assert heirs_of(q, 0) == (0, 2), "twins go into one zone together (R23)"


def test_8_2_an_only_child_dies_in_the_cradle() -> None:
    p = birth(1, hands=hands(s1=["death_in_the_cradle"]))
    say(p, "1 play death_in_the_cradle")
    assert p.over
    assert heirs_of(p, 0) == (0, 0)


def test_4_no_cradle_for_the_parent_and_nothing_to_heal_without_one() -> None:
    p = birth(1, hands=hands(s0=["death_in_the_cradle", "miracle_healer"]))
    assert p.waiting == (0,)
    assert p.stack[-1].rule == "8.2"
    assert choices(p, 0) == ["raise secular", "raise ecclesiastical"]


def test_r23_the_witch_works_on_the_own_roll_only() -> None:
    p = table(
        4,
        [{"step": "Fate", "seat": "1", "stage": "roll"}],
        [5],
        owner=FOUR,
        hands=hands(s0=["witch_in_the_woods"]),
    )
    assert p.waiting == (1,)
    assert choices(p, 1) == ["raise secular", "raise ecclesiastical"]
