"""Incomes (6, 23.5) and the cards played on them (23.3)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import (
    MAP_3,
    hands,
    holder,
    income_window,
    lands,
    say,
    table,
    told,
    troops,
)


def shown(**fields: Any) -> Any:
    return table(3, [{"step": "ActionSlot", "seat": "0"}], hands=hands(s0=["alchemist"]), **fields)


def test_23_5_i1_one_reichsstadt() -> None:
    p = shown(owner=lands(s0=["salzburg", "oesterreich", "kaernten"]), works={"salzburg": ["reichsstadt"]})
    assert p.land_income(0) == 40
    assert p.road_income(0) == 50
    assert p.income(0) == 90


def test_23_5_i2_two_reichsstadt_and_the_master_of_trade() -> None:
    fields: dict[str, Any] = {
        "owner": lands(s0=["salzburg", "oesterreich", "kaernten"]),
        "works": {"salzburg": ["reichsstadt"], "kaernten": ["reichsstadt"]},
    }
    p = shown(**fields)
    assert p.road_income(0) == 80
    assert p.income(0) == 120
    q = table(3, [{"step": "Purchase", "seat": "0", "event": "architect", "stage": "site"}], **fields)
    say(q, "0 site salzburg")
    assert holder(q, "trade") == 0
    assert q.income(0) == 150, "120, the card's 20 and the castle's 10"


def test_23_5_i3_floor_of_sixty() -> None:
    p = shown(owner=lands(s0=["bar", "bayern", "berg"]))
    assert p.land_income(0) == 30
    assert p.road_income(0) == 0
    assert p.income(0) == 60


def test_6_all_parts_of_an_income() -> None:
    p = shown(
        owner=lands(s0=["salzburg", "bar", "mainz", "breisgau"]),
        works={"salzburg": ["castle", "relic"], "bar": ["monastery", "relic"]},
        preacher_owner="0",
        preacher_at="bar",
        holder={"faith": "0"},
    )
    assert p.income(0) == 20 + 10 + 50 + 10 + 4 * 10 + 10 + 20
    q = shown(
        owner=lands(s0=["salzburg", "bar", "mainz", "breisgau"]),
        works={"salzburg": ["castle", "relic"], "bar": ["monastery", "relic"]},
        preacher_owner="0",
        preacher_captor="1",
    )
    assert q.income(0) == 20 + 10 + 50 + 10 + 4 * 10, "in prison the Preacher gives nothing (R52)"


def test_r9_roads_abroad() -> None:
    assert shown(owner=lands(s0=["krain"])).road_income(0) == 10
    assert shown(owner=lands(s0=["krain"]), works={"krain": ["reichsstadt"]}).road_income(0) == 20


def test_23_3_x1_robbers_and_an_alchemist() -> None:
    p = income_window(hands=hands(s0=["alchemist"], s2=["robber_knight"], s3=["robber_knight"]))
    say(p, "0 play alchemist", "2 rob 0", "3 rob 2")
    assert p.over
    assert p.ducats == [100, 170, 100, 160]
    assert "card-void" in told(p)


def test_r21_a_second_robber_finds_nothing() -> None:
    p = income_window(hands=hands(s1=["robber_knight"], s2=["robber_knight"]))
    say(p, "1 rob 0", "2 rob 0")
    assert p.ducats == [100, 170, 190, 160]


def test_r21_a_victim_pays_back_what_he_has() -> None:
    p = income_window(hands=hands(s0=["alchemist"], s1=["robber_knight"]))
    say(p, "0 recruit alchemist bar", "1 rob 0")
    assert p.ducats[0] == 20, "80 of 180 went into a mercenary, 80 back to the bank"
    assert troops(p, "bar") == {"mercenary": 1}


def test_4_alchemist_doubles_and_is_robbed_with_the_rest() -> None:
    p = income_window(hands=hands(s0=["alchemist"]))
    say(p, "0 play alchemist")
    assert p.ducats[0] == 260
    # Robbed after the Alchemist has taken effect: it was played last, so it is resolved first.
    q = income_window(hands=hands(s0=["alchemist"], s1=["robber_knight"]))
    say(q, "0 pass", "1 rob 0", "0 play alchemist")
    assert q.ducats[0] == 100


def test_r10_a_robbed_player_may_end_with_nothing() -> None:
    p = table(
        3,
        [{"step": "IncomePhase"}],
        owner=MAP_3,
        hands=hands(s1=["robber_knight"]),
    )
    assert p.ducats[0] >= 60
    say(p, "1 rob 0")
    assert p.ducats[0] == 0
