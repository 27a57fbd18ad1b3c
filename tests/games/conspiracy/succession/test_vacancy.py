"""Who follows a dead lord or bishop: cards, claims, auctions, interventions (8.3, 8.4, 23.4)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import (
    FOUR,
    HEIRS,
    HEIRS_3,
    MAP,
    MAP_3,
    THREE,
    choices,
    discarded,
    hands,
    heirs,
    heirs_of,
    owner,
    refusal,
    say,
    table,
    told,
    troops,
    vacancy,
)


def test_23_4_a3_the_family_replaces_its_lord() -> None:
    p = vacancy("bar", heirs=heirs((2, 0), (3, 0), (3, 0)), ducats={"0": 50}, troops={"bar": {"knight": 1}})
    say(p, "0 yes")
    assert p.over
    assert owner(p, "bar") == 0
    assert heirs_of(p, 0) == (1, 0)
    assert p.ducats[0] == 50
    assert troops(p, "bar") == {"knight": 1}, "his troops stay"


def test_r31_a_family_may_waive_its_claim() -> None:
    p = vacancy("bar", heirs=heirs((1, 0), (1, 0), (0, 0)), ducats={"0": 50, "1": 50})
    say(p, "0 no", "0 pass", "1 pass", "0 bid 10", "1 bid 20", "0 pass")
    assert owner(p, "bar") == 1


def test_23_4_a4_only_one_has_an_heir() -> None:
    p = vacancy("bar", heirs=heirs((0, 0), (0, 0), (1, 0)), troops={"bar": {"mercenary": 2}})
    say(p, "2 yes")
    assert owner(p, "bar") == 2
    assert p.over, "no auction, no intervention"
    assert troops(p, "luxemburg") == {"mercenary": 2}
    q = vacancy("bar", heirs=heirs((0, 0), (0, 0), (1, 0)))
    say(q, "2 no")
    assert owner(q, "bar") == -1
    assert heirs_of(q, 2) == (1, 0)


def test_8_3_nobody_has_an_heir() -> None:
    p = vacancy("bar", heirs=heirs((0, 1), (0, 1), (0, 1)), troops={"bar": {"knight": 1}})
    assert p.over
    assert owner(p, "bar") == -1
    assert troops(p, "luxemburg") == {"knight": 1}


def test_23_4_a6_a_bishop_is_never_free() -> None:
    see: dict[str, Any] = {"owner": {**THREE, "metz": "0"}}
    p = vacancy("metz", heirs=heirs((0, 0), (0, 0), (0, 1)), ducats={"2": 30}, **see)
    say(p, "2 bid 10")
    assert owner(p, "metz") == 2
    assert p.ducats[2] == 20
    q = vacancy("metz", heirs=heirs((0, 0), (0, 0), (0, 1)), ducats={"2": 30}, **see)
    say(q, "2 pass")
    assert owner(q, "metz") == -1


def test_deals_off_goes_straight_to_the_auction() -> None:
    p = vacancy("bar", heirs=heirs((0, 0), (1, 0), (1, 0)), options={"deals": "off"})
    assert "bid" in choices(p, 1)[0] or choices(p, 1) == ["pass"]
    assert p.stack[-1].rule == "5"


def test_r34_intervention_by_those_who_bid() -> None:
    fields: dict[str, Any] = {
        "owner": {**THREE, "lothringen": "0", "burgund": "1", "basel": "2", "strassburg": "2"},
        "heirs": heirs((1, 0), (2, 0), (2, 0)),
        "troops": {"burgund": {"knight": 1}, "basel": {"knight": 1}},
        "ducats": {"0": 100, "1": 100, "2": 100},
    }
    p = vacancy("elsass", **fields)
    say(p, "0 pass", "1 pass", "2 pass", "0 bid 10", "1 bid 20", "2 pass", "0 bid 30", "1 pass")
    assert owner(p, "elsass") == 0
    # 1 bid and borders; 2 borders too but made no bid, so he may not lead or join an attack; he could defend.
    assert p.waiting == (1,)
    say(p, "1 attack elsass")
    assert p.waiting == (2,)
    assert choices(p, 2) == ["pass", "join defence"]
    assert refusal(p, "2 join attack") == "no-bid-made"
    say(p, "2 pass")
    assert owner(p, "elsass") == 1
    assert heirs_of(p, 1) == (1, 0)


def test_r33_no_intervention_without_an_auction() -> None:
    p = vacancy(
        "elsass",
        owner={**THREE, "burgund": "1"},
        heirs=heirs((0, 0), (2, 0), (1, 0)),
        troops={"burgund": {"knight": 1}},
        hands=hands(s2=["emperor_intervenes"]),
    )
    say(p, "2 play emperor_intervenes")
    assert owner(p, "elsass") == 2
    assert p.over


def death(fief: str, by: int, **fields: Any) -> Any:
    return table(4, [{"step": "Vacancy", "fief": fief, "chooser": str(by)}], **{"owner": FOUR, **fields})


def test_23_3_x2_healing() -> None:
    p = death(
        "bar",
        0,
        hands=hands(s0=["miracle_healer"], s2=["right_of_succession"]),
        heirs=heirs((1, 0), (1, 0), (1, 0), (0, 0)),
    )
    say(p, "2 play right_of_succession", "0 play miracle_healer")
    assert p.over
    assert owner(p, "bar") == 0
    assert discarded(p, "miracle_healer") == discarded(p, "right_of_succession") == 1
    assert heirs_of(p, 0) == (1, 0)


def test_23_3_x3_the_emperor_is_resolved_first() -> None:
    p = death(
        "bar",
        0,
        hands=hands(s0=["miracle_healer"], s1=["emperor_intervenes"], s2=["right_of_succession"]),
        heirs=heirs((1, 0), (1, 0), (1, 0), (0, 0)),
        troops={"bar": {"mercenary": 1}},
    )
    say(p, "1 pass", "2 play right_of_succession", "0 play miracle_healer", "1 play emperor_intervenes")
    assert owner(p, "bar") == 1
    assert heirs_of(p, 1) == (0, 0)
    assert told(p).count("card-void") == 2
    assert p.over, "no claims, no auction, no war; nobody has a garrison to bring"
    assert troops(p, "bar") == {}
    assert troops(p, "luxemburg") == {"mercenary": 1}, "the nearest territory of the former owner"


def test_23_3_x5_two_rights_of_succession() -> None:
    p = death(
        "elsass",
        0,
        hands=hands(s2=["right_of_succession"], s3=["right_of_succession"]),
        heirs=heirs((1, 0), (1, 0), (1, 0), (1, 0)),
        ducats={"0": 100, "1": 100, "2": 100, "3": 100},
    )
    say(p, "2 play right_of_succession", "3 play right_of_succession")
    # The bribe round asks only those who could enter the auction, and every heir must agree (R32).
    say(p, "2 pass", "3 pay 0 10", "3 pay 1 10", "3 pay 2 10")
    assert sorted(p.waiting) == [0, 1, 2]
    say(p, "0 yes", "1 yes", "2 no")
    assert p.ducats == [100] * 4
    assert p.waiting == (2,)
    say(p, "2 bid 10", "3 bid 20", "2 pass")
    assert owner(p, "elsass") == 3
    assert p.ducats == [100, 100, 100, 80]


def test_r20_right_of_succession_is_for_lords() -> None:
    p = death("metz", 0, hands=hands(s2=["right_of_succession"]), heirs=heirs((1, 1), (0, 0), (1, 1), (0, 0)))
    assert p.waiting == (0,), "no window for a bishop; the auction begins"


def test_r73_emperor_intervenes_for_a_see_too() -> None:
    p = table(
        4,
        [{"step": "Vacancy", "fief": "metz", "chooser": "3"}],
        owner=MAP,
        heirs=HEIRS,
        hands=hands(s0=["emperor_intervenes"], s2=["right_of_succession"]),
    )
    say(p, "0 play emperor_intervenes")
    assert owner(p, "metz") == 0
    assert heirs_of(p, 0) == (1, 0)
    assert p.over, "no auction, no war"


def test_r80_nothing_is_placed_where_the_ruler_has_just_died() -> None:
    p = table(
        3,
        [
            {"step": "Vacancy", "fief": "bar", "chooser": "1", "stage": "enter", "eligible": ["0", "1"]},
            {"step": "Sale", "bidders": ["1", "0"], "territory": "bar", "minimum": 10},
        ],
        owner=MAP_3,
        vacant="bar",
        heirs=HEIRS_3,
        hands=hands(s0=["pestilence"]),
        ducats={"0": 200, "1": 100},
    )
    assert p.waiting == (0,)
    assert "recruit pestilence lothringen" in choices(p, 0)
    assert refusal(p, "0 recruit pestilence bar") == "not-yours"
