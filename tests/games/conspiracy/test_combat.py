"""Combat (23.6), anarchy (23.7) and the rulings on war."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.conspiracy.fray import Fray
from tests.games.conspiracy.tables import (
    GAME,
    choices,
    hand,
    hands,
    heirs,
    heirs_of,
    lands,
    owner,
    prisoners,
    refusal,
    say,
    table,
    told,
    troops,
)

# 0 attacks Luxemburg from Bar; 1 owns it; 2 and 3 border it as well (Metz, Lüttich).
MAP = lands(
    s0=["bar", "lothringen", "elsass", "burgund"],
    s1=["luxemburg", "juelich", "bayern", "tirol", "krain"],
    s2=["metz", "holstein", "pommern", "mecklenburg"],
    s3=["luettich", "hessen", "thueringen", "meissen"],
)
ATTACK, DEFENCE = "attack", "defence"


def unit(side: str, seat: int, sort: str, home: str | None = None) -> dict[str, Any]:
    return {"side": side, "seat": str(seat), "unit": sort, "home": home, "pair": 0, "rank": 0, "leaving": 0}


def battle(units: list[dict[str, Any]], dice: list[int], stage: str = "check", **fields: Any) -> Any:
    """A battle for Luxemburg, before its first line-up."""
    step = {"step": "Battle", "target": "luxemburg", "attacker": "0", "defender": "1", "stage": stage, "units": units}
    step.update(fields.pop("step", {}))
    return table(4, [step], dice, **{"owner": MAP, "heirs": heirs((1, 1), (1, 1), (1, 1), (1, 1)), **fields})


def fray(p: Any) -> Fray:
    """The battle on the stack."""
    found = [s for s in p.stack if isinstance(s, Fray)]
    return found[0]


def chart(p: Any) -> list[tuple[str, int, int, str]]:
    """Units in battle: side, pair, rank, sort."""
    rows = next(s["units"] for s in p.view(0)["stack"] if s["step"] == "Battle")
    return sorted((u["side"], u["pair"], u["rank"], u["unit"]) for u in rows)


def declared(dice: list[int] = [], **fields: Any) -> Any:  # noqa: B006 - never changed
    """Seat 0 is asked whether he attacks Luxemburg under a ban."""
    stack = [{"step": "Declarations", "target": "luxemburg", "queue": ["0"], "bids": BIDS}]
    return table(4, stack, dice, **{"owner": MAP, "heirs": heirs((1, 1), (1, 1), (1, 1), (1, 1)), **fields})


BIDS = [str(s) for s in range(4)]


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


def test_11_the_end_phase_heals() -> None:
    p = table(
        3, [{"step": "Turns", "stage": "end"}], owner=lands(s0=["bar"]), troops={"bar": {"knight1": 1, "mercenary1": 2}}
    )
    assert troops(p, "bar") == {"knight": 1, "mercenary": 2}


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


def test_23_6_c9_no_defenders() -> None:
    p = declared(troops={"bar": {"knight": 1, "mercenary": 1}})
    say(p, "0 attack luxemburg", "0 send knight", "0 pass")
    assert owner(p, "luxemburg") == 0
    assert troops(p, "luxemburg") == {"knight": 1}
    assert troops(p, "bar") == {"mercenary": 1}


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
    fronts = [u for u in fray(p).units if u[4] == 1 and u[5] == 0 and u[0] == 0]
    assert fronts[0][1] == 0, "the standard line-up puts the leader's knight in front"


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
    assert [u[1] for u in fray(p).of_side(0)] == [0, 0], "he owns it from now on"


def test_r37_allies_are_welcome_if_the_leader_says_so() -> None:
    p = declared(
        [6, 6, 1, 1],
        troops={
            "bar": {"knight": 1},
            "metz": {"knight": 1},
            "luettich": {"mercenary": 2},
            "luxemburg": {"mercenary": 1},
        },
    )
    say(p, "0 attack luxemburg", "2 join attack", "3 join defence")
    say(p, "0 yes", "1 no")
    assert "ally-refused" in told(p)
    assert fray(p).attack_allies == [2]
    say(p, "0 front 2 knight", "2 yes")
    assert owner(p, "luxemburg") == 0
    assert troops(p, "metz") == {"knight": 1}, "allied units go back where they came from"
    assert troops(p, "luxemburg") == {"knight": 1}


def test_r16_no_heir_no_war() -> None:
    p = declared(
        troops={"bar": {"knight": 1}, "metz": {"knight": 1}},
        heirs=heirs((1, 0), (0, 0), (0, 1), (0, 0)),
    )
    say(p, "0 attack luxemburg")
    assert owner(p, "luxemburg") == 0, "2 borders it but has no secular heir: he is not even asked"


def test_r36_electorates_reinforce_and_do_not_attack() -> None:
    p = declared(
        troops={"trier": {"knight": 1}, "bar": {"knight": 1}},
        owner={**MAP, "trier": "1"},
    )
    say(p, "0 attack luxemburg")
    assert choices(p, 1) == ["pass", "bring knight trier"]
    q = table(
        4,
        [{"step": "Riot", "seat": "1"}],
        owner={**MAP, "trier": "1", "mainz": "1"},
        troops={"trier": {"knight": 1}},
        heirs=heirs((1, 1), (1, 1), (1, 1), (1, 1)),
        hands=hands(s1=["alchemist"]),
    )
    assert refusal(q, "1 attack metz") == "no-unit-on-border"
    assert refusal(q, "1 attack koeln") == "is-electorate"


def test_r38_a_neutral_fief_is_defended_by_the_first_who_wants_to() -> None:
    fields: dict[str, Any] = {
        "owner": {**MAP, "luxemburg": None},
        "troops": {"bar": {"mercenary": 1}, "metz": {"knight": 1}, "luettich": {"mercenary": 1}},
    }
    fields["owner"].pop("luxemburg")
    p = declared([1, 1, 6, 6], **fields)
    say(p, "0 attack luxemburg", "2 join defence", "3 join defence")
    assert p.waiting == (2,), "the Defence Leader answers the second offer"
    say(p, "2 no", "2 bring knight metz")
    assert owner(p, "luxemburg") == 2
    assert heirs_of(p, 2) == (0, 1)
    assert troops(p, "luxemburg") == {"knight": 1}


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


def test_r35_one_origin_for_each_attacker() -> None:
    p = declared(
        troops={"bar": {"mercenary": 1}, "metz": {"knight": 2}, "trier": {"knight": 1}},
        owner={**MAP, "metz": "0", "trier": "0"},
    )
    say(p, "0 attack luxemburg")
    assert choices(p, 0) == ["from bar", "from metz"]
    assert GAME.table.words(p.default(0)) == "from metz"
    say(p, "0 from metz")
    assert refusal(p, "0 pass") == "send-one"
    say(p, "0 send knight", "0 pass")
    assert troops(p, "luxemburg") == {"knight": 1}


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


def test_12_immunity_stops_attacks_and_bans() -> None:
    p = table(
        4,
        [{"step": "Ban", "seat": "0", "stage": "name"}],
        owner={**MAP, "krain": "2", "tirol": "2"},
        heirs=heirs((1, 1), (0, 0), (0, 0), (0, 0)),
        troops={"bar": {"knight": 1}},
    )
    assert refusal(p, "0 ban luxemburg") == "is-immune"
    assert refusal(p, "0 ban bar") == "your-own"
    assert refusal(p, "0 ban mainz") == "is-electorate"


def test_r54_a_ban_opens_the_fief_to_all_and_ends_with_a_new_owner() -> None:
    fields: dict[str, Any] = {
        "owner": MAP,
        "heirs": heirs((1, 1), (1, 1), (1, 1), (1, 1)),
        "troops": {"bar": {"knight": 1}, "metz": {"knight": 1}, "luettich": {"knight": 1}},
        "active": "3",
    }
    p = table(4, [{"step": "Ban", "seat": "0", "stage": "name"}], **fields)
    say(p, "0 ban luxemburg", "0 pass")
    assert p.waiting == (3,), "then the others in turn order"
    say(p, "3 attack luxemburg", "0 pass", "2 pass")
    assert owner(p, "luxemburg") == 3
    assert p.over


# -- ransom -------------------------------------------------------------------------------------------


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


# -- anarchy ------------------------------------------------------------------------------------------


def anarchy(**fields: Any) -> Any:
    """Order P1, P2, P3: Metz belongs to 1, Bar to 0 and Lüttich to 2; Luxemburg is neutral."""
    owned = lands(
        s0=["bar", "lothringen", "elsass", "burgund", "basel"],
        s1=["metz", "juelich", "bayern", "tirol", "krain"],
        s2=["luettich", "hessen", "thueringen", "meissen", "brabant"],
    )
    stack = [{"step": "EmperorDies", "stage": "castles"}]
    base: dict[str, Any] = {
        "owner": owned,
        "heirs": heirs((2, 2), (2, 2), (2, 2)),
        "troops": {"bar": {"knight": 1}, "metz": {"knight": 1}, "luettich": {"knight": 1}},
        "peace": False,
    }
    return table(3, stack, **{**base, **fields})


def test_23_7_n1_outlaws_and_the_second_pass() -> None:
    p = anarchy()
    say(p, "0 pass", "1 pass", "2 pass")  # no castles
    say(p, "0 pass", "1 attack luxemburg", "2 pass", "0 pass")
    assert owner(p, "luxemburg") == 1
    assert p.outlaws == 2
    say(p, "2 attack juelich", "1 pass")
    assert owner(p, "juelich") == 2
    assert p.outlaws == 2, "an attack on an outlaw breaks no peace"
    assert p.waiting == (0,)
    assert choices(p, 0) == ["pass", "attack luxemburg", "attack metz"]
    assert refusal(p, "0 attack hessen") in ("no-unit-on-border", "no-outlaw")
    say(p, "0 pass", "2 pass")
    say(p, "0 raise secular", "1 raise secular", "2 raise ecclesiastical")
    assert p.outlaws == 0
    assert p.peace


def test_23_7_n2_an_immune_outlaw() -> None:
    four = lands(
        s0=["bar", "lothringen", "elsass", "burgund", "basel"],
        s1=["metz", "juelich", "bayern", "tirol"],
        s2=["luettich", "hessen", "thueringen", "meissen", "brabant"],
    )
    p = anarchy(
        owner=four,
        hands=hands(s2=["peasant_uprising"]),
        troops={"bar": {"knight": 1}, "metz": {"mercenary": 1}, "luettich": {"knight": 1}},
    )
    say(p, "0 pass", "1 pass", "2 pass", "0 pass")
    # P2's attack on neutral Luxemburg is met by P3 and fails against a Peasant Uprising.
    say(p, "1 attack luxemburg", "2 join defence", "0 pass", "2 bring knight luettich", "2 play peasant_uprising")
    assert owner(p, "luxemburg") == 2
    assert p.outlaws == 2
    say(p, "2 attack juelich")
    assert p.owner.count(1) == 3
    assert p.waiting == (0,)
    assert choices(p, 0) == ["raise secular", "raise ecclesiastical"], "nobody has a target in the second pass"


def test_15_castles_for_150() -> None:
    p = anarchy(ducats={"0": 160, "1": 140})
    assert refusal(p, "0 build metz") == "not-yours"
    say(p, "0 build bar")
    assert p.ducats[0] == 10
    assert choices(p, 1) == ["pass"]
    assert refusal(p, "1 build metz") == "too-poor"


# -- movement -----------------------------------------------------------------------------------------


def test_9_each_piece_moves_once() -> None:
    p = table(
        3,
        [{"step": "Movement", "seat": "0"}],
        owner=lands(s0=["bar", "metz", "mainz", "krain"], s1=["tirol"]),
        troops={"bar": {"knight": 1, "mercenary": 1}, "mainz": {"mercenary": 1}},
        works={"metz": ["relic"]},
        preacher_owner="0",
        preacher_at="krain",
    )
    assert refusal(p, "0 march knight bar tirol") == "not-yours"
    say(p, "0 march mercenary bar mainz")
    say(p, "0 march mercenary mainz krain")
    assert refusal(p, "0 march mercenary mainz bar") == "moved-already"
    say(p, "0 move-relic metz mainz")
    assert refusal(p, "0 move-relic mainz metz") == "moved-already"
    assert refusal(p, "0 move-relic mainz bar") in ("no-room-for-relic", "moved-already")
    say(p, "0 move-preacher bar")
    assert refusal(p, "0 move-preacher metz") == "moved-already"
    say(p, "0 march knight bar metz")
    assert p.over, "nothing is left to move"
    assert troops(p, "metz") == {"knight": 1}
