"""Retreats: dice, honour, and where everybody goes (13.8)."""

from __future__ import annotations

import pytest

from tests.games.conspiracy.tables import HEIRS_3, MAP, MAP_3, owner, prisoners, say, table, told, troops
from tests.games.conspiracy.war.battles import ATTACK, DEFENCE, battle, unit

DICE = ("retreat-safe", "retreat-hit")


@pytest.mark.parametrize(
    ("sort", "face", "left", "captured"),
    [
        ("mercenary", 5, {"mercenary": 1}, 0),
        ("mercenary1", 5, {}, 0),
        ("knight2", 5, {}, 1),
        ("knight", 6, {"knight1": 1}, 0),
    ],
)
def test_23_6_c7_retreat_dice(sort: str, face: int, left: dict[str, int], captured: int) -> None:
    units = [unit(ATTACK, 0, sort, "bar"), unit(DEFENCE, 1, "mercenary", "luxemburg")]
    p = battle(units, [face], stage="attack_retreat", step={"round": 1}, owner={**MAP, "lothringen": "2"})
    say(p, f"0 withdraw {sort}")
    assert troops(p, "bar") == left
    assert prisoners(p, 1, 0) == captured
    assert owner(p, "luxemburg") == 1
    assert troops(p, "luxemburg") == {"mercenary": 1}


def test_13_8_preacher_flees_with_the_troops() -> None:
    units = [unit(ATTACK, 0, "knight", "bar"), unit(DEFENCE, 1, "mercenary", "luxemburg")]
    p = battle(
        units,
        [1],
        stage="defence_retreat",
        step={"round": 1},
        preacher_owner="1",
        preacher_at="luxemburg",
    )
    say(p, "1 withdraw mercenary")
    assert owner(p, "luxemburg") == 0
    assert p.preacher_free(1)
    assert p.view(0)["table"]["preacher_at"] == "juelich"
    assert troops(p, "juelich") == {"mercenary": 1}


def test_18_5_honourable_retreat() -> None:
    units = [unit(ATTACK, 0, "knight2", "bar"), unit(DEFENCE, 1, "mercenary", "luxemburg")]
    p = battle(
        units,
        [],
        stage="attack_retreat",
        step={"round": 1},
        options={"honourable_retreat": "on"},
        owner={**MAP, "lothringen": "2"},
    )
    say(p, "0 withdraw knight2")
    assert p.waiting == (1,)
    say(p, "1 yes")
    assert troops(p, "bar") == {"knight2": 1}


def test_r48_a_unit_without_a_territory_to_go_to_is_lost() -> None:
    units = [unit(ATTACK, 0, "knight", "bar"), unit(DEFENCE, 1, "mercenary", "luxemburg")]
    p = battle(units, [1], stage="defence_retreat", step={"round": 1}, owner={"luxemburg": "1", "bar": "0"})
    say(p, "1 withdraw mercenary")
    assert owner(p, "luxemburg") == 0
    assert sum(p.troops) == 1


def test_13_8_leader_and_allies_withdraw_each_to_their_own() -> None:
    units = [
        unit(ATTACK, 0, "mercenary", "bar"),
        unit(DEFENCE, 1, "mercenary1", "luxemburg"),
        unit(DEFENCE, 3, "knight", "luettich"),
    ]
    p = battle(units, [5, 6], stage="defence_retreat", step={"round": 1, "defence_allies": ["3"]})
    say(p, "1 withdraw mercenary1", "3 withdraw knight")
    assert owner(p, "luxemburg") == 0
    assert not troops(p, "juelich"), "a wounded one dies on a 5"
    assert len([key for key in told(p) if key in DICE]) == 2, "everybody sees the dice"
    assert troops(p, "luettich") == {"knight1": 1}, "a sound knight is hit on a 6 and gets away"


def test_r69_honour_needs_the_whole_side_and_may_be_denied() -> None:
    options = {"honourable_retreat": "on"}
    units = [
        unit(ATTACK, 0, "knight", "bar"),
        unit(ATTACK, 0, "mercenary1", "bar"),
        unit(DEFENCE, 1, "knight", "luxemburg"),
    ]
    step = {"round": 1}
    p = battle(units, [5], stage="attack_retreat", step=step, options=options)
    say(p, "0 withdraw mercenary1", "0 pass")
    assert "unit-dead" in told(p), "one stays: dice"
    q = battle(units[1:], [5], stage="attack_retreat", step=step, options=options)
    say(q, "0 withdraw mercenary1", "1 no")
    assert "unit-dead" in told(q)
    assert owner(q, "luxemburg") == 1


def test_r52_a_preacher_whose_owner_has_nothing_left_is_nobodys() -> None:
    units = [unit(ATTACK, 0, "knight", "bar"), unit(DEFENCE, 1, "mercenary", "luxemburg")]
    p = battle(
        units,
        [1],
        stage="defence_retreat",
        step={"round": 1},
        owner={"luxemburg": "1", "bar": "0"},
        preacher_owner="1",
        preacher_at="luxemburg",
    )
    say(p, "1 withdraw mercenary")
    assert (p.preacher_owner, p.preacher_at, p.preacher_captor) == (-1, -1, -1)


def test_r82_all_say_who_withdraws_before_the_first_die() -> None:
    unit = {"home": "bar", "pair": 1, "unit": "mercenary", "rank": 0, "leaving": 0}
    battle = {
        "step": "Battle",
        "target": "luxemburg",
        "attacker": "0",
        "defender": "1",
        "attack_allies": ["2"],
        "stage": "defence_retreat",
        "round": 1,
        "units": [
            {"side": "attack", "seat": "0", **unit},
            {"side": "attack", "seat": "2", **unit, "home": "metz", "rank": 1},
            {"side": "defence", "seat": "1", **unit, "home": "luxemburg"},
        ],
    }
    away = {"step": "Withdrawal", "side": "attack", "queue": ["0", "2"]}
    p = table(3, [battle, away], dice=[1], owner=MAP_3, heirs=HEIRS_3)
    say(p, "0 withdraw mercenary")
    assert p.waiting == (2,), "nothing has been thrown yet"
    assert not [key for key in told(p) if key in DICE]
    say(p, "2 pass")
    assert len([key for key in told(p) if key in DICE]) == 1
