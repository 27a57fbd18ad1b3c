"""Battles from the first blow to the last (23.6, 13.7, 13.10)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import (
    HEIRS_3,
    MAP_3,
    choices,
    hands,
    heirs_of,
    owner,
    prisoners,
    say,
    table,
    troops,
)
from tests.games.conspiracy.war.battles import ATTACK, DEFENCE, battle, chart, declared, unit


def test_23_6_c1_knight_against_mercenary_behind_a_castle() -> None:
    p = battle(
        [unit(ATTACK, 0, "knight", "bar"), unit(DEFENCE, 1, "mercenary", "luxemburg")],
        [3, 4, 2, 4, 6, 6, 4, 4],
        works={"luxemburg": ["castle"]},
    )
    assert chart(p) == [("attack", 1, 0, "knight"), ("defence", 1, 0, "mercenary1")]
    say(p, "0 pass", "1 pass")
    assert owner(p, "luxemburg") == 0
    assert troops(p, "luxemburg") == {"knight1": 1}
    assert heirs_of(p, 0) == (0, 1)


def test_23_6_c2_relic_preacher_and_a_swap() -> None:
    p = battle(
        [
            unit(ATTACK, 0, "mercenary", "bar"),
            unit(ATTACK, 0, "mercenary", "bar"),
            unit(DEFENCE, 1, "mercenary", "luxemburg"),
        ],
        [3, 3, 2, 3, 4, 4, 5, 5, 5, 6, 2, 2],
        works={"luxemburg": ["relic", "monastery"]},
        preacher_owner="1",
        preacher_at="luxemburg",
    )
    say(p, "0 pass", "1 pass")
    assert choices(p, 0) == ["standard", "front 0 mercenary", "front 0 mercenary1"]
    say(p, "0 front 0 mercenary")
    assert chart(p) == [("attack", 1, 0, "mercenary1"), ("defence", 1, 0, "mercenary1")]
    say(p, "0 pass", "1 pass")
    assert owner(p, "luxemburg") == 0
    assert troops(p, "luxemburg") == {"mercenary1": 1}
    assert p.preacher_captor == 0
    assert p.preacher_owner == 1


def wounded(front: list[str], foe: str, dice: list[int]) -> Any:
    """The front knight of the defence has two hits; both sides line up by themselves."""
    units = [unit(ATTACK, 0, foe, "bar"), *[unit(DEFENCE, 1, f, "luxemburg") for f in front]]
    return battle(units, dice, step={"round": 1})


def test_23_6_c3_the_second_hit_goes_to_the_support() -> None:
    p = wounded(["knight2", "mercenary"], "knight", [6, 6, 1, 1])
    say(p, "1 front 1 knight2")
    assert prisoners(p, 0, 1) == 1
    assert chart(p) == [("attack", 1, 0, "knight"), ("defence", 1, 0, "mercenary1")]


def test_23_6_c4_without_support_the_knight_is_killed() -> None:
    p = wounded(["knight2"], "knight", [6, 6, 1, 1])
    assert prisoners(p, 0, 1) == 0
    assert owner(p, "luxemburg") == 0
    assert p.over


def test_23_6_c5_both_fall_and_the_fief_is_neutral() -> None:
    p = battle(
        [unit(ATTACK, 0, "mercenary1", "bar"), unit(DEFENCE, 1, "mercenary1", "luxemburg")],
        [3, 4, 3, 4],
        preacher_owner="1",
        preacher_at="luxemburg",
    )
    assert owner(p, "luxemburg") == -1
    assert heirs_of(p, 0) == (1, 1)
    assert p.view(0)["table"]["preacher_at"] == "juelich", "the nearest territory of his owner"


def test_23_6_c9_no_defenders() -> None:
    p = declared(troops={"bar": {"knight": 1, "mercenary": 1}})
    say(p, "0 attack luxemburg", "0 send knight", "0 pass")
    assert owner(p, "luxemburg") == 0
    assert troops(p, "luxemburg") == {"knight": 1}
    assert troops(p, "bar") == {"mercenary": 1}


def test_r39_defence_leader_without_units_and_attack_without_units() -> None:
    p = declared(
        troops={"bar": {"mercenary": 1}},
        hands=hands(s1=["peasant_uprising"]),
        preacher_owner="1",
        preacher_at="luxemburg",
    )
    say(p, "0 attack luxemburg", "1 play peasant_uprising")
    assert owner(p, "luxemburg") == 1, "neither side has units: nothing changes"
    assert p.preacher_free(1)


def test_r53_the_owner_of_the_front_unit_has_the_prisoner() -> None:
    units = [unit(ATTACK, 2, "mercenary", "metz"), unit(DEFENCE, 1, "knight2", "luxemburg")]
    p = battle(units, [4, 4, 1, 1], step={"attack_allies": ["2"]})
    assert prisoners(p, 2, 1) == 1, "not the Attack Leader's"
    assert owner(p, "luxemburg") == 0
    assert troops(p, "metz") == {"mercenary": 1}
    assert not troops(p, "luxemburg")


def test_13_10_what_an_ally_bought_goes_to_his_nearest_territory() -> None:
    units = [unit(ATTACK, 0, "knight", "bar"), unit(ATTACK, 2, "mercenary"), unit(ATTACK, 0, "mercenary")]
    p = battle(units, [], step={"attack_allies": ["2"]})
    assert troops(p, "luxemburg") == {"knight": 1, "mercenary": 1}, "the leader's bought ones move in"
    assert troops(p, "metz") == {"mercenary": 1}


def test_r52_a_conqueror_without_resistance_captures_the_preacher() -> None:
    p = battle([unit(ATTACK, 0, "knight", "bar")], [], preacher_owner="1", preacher_at="luxemburg")
    assert not p.preacher_free(1)
    assert (p.preacher_owner, p.preacher_captor) == (1, 0)


def test_r49_when_all_fall_the_preacher_leaves_for_his_owners_nearest() -> None:
    units = [unit(ATTACK, 0, "mercenary1", "bar"), unit(DEFENCE, 1, "mercenary1", "luxemburg")]
    p = battle(units, [4, 4, 4, 4], preacher_owner="1", preacher_at="luxemburg")
    assert owner(p, "luxemburg") == -1
    assert p.preacher_free(1)
    assert p.view(0)["table"]["preacher_at"] == "juelich"


def test_r51_the_ruler_driven_out_is_lost() -> None:
    p = table(
        3,
        [{"step": "Declarations", "target": "luxemburg", "queue": ["0"], "bids": ["0", "1", "2"]}],
        owner=MAP_3,
        heirs=HEIRS_3,
        troops={"bar": {"knight": 1}},
    )
    say(p, "0 attack luxemburg")
    assert heirs_of(p, 1) == (1, 1), "he does not return to education"
    assert heirs_of(p, 0) == (0, 1)
