"""Deals [9.5, 6.3]: terms, permissions, ransoms."""

from __future__ import annotations

from reame.games.medieval.table.things import (
    POWER,
    PROVINCE,
)
from reame.games.medieval.war.ways import permits
from tests.games.medieval.tables import (
    EXAMPLE,
    RICH,
    action,
    can,
    owner,
    play,
    table,
    verbs,
    why_not,
    words,
)


def test_11_1_a_deal_is_about_passage_or_absolution() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    play(p, "0 offer 1", "0 give_florins 2")
    assert why_not(p, 0, "propose") == "no-occasion"
    play(p, "0 ask_passage HRE FRA_2B", "0 propose", "1 yes")
    assert p.florins == [14, 18, 18]
    assert permits(p, 0, POWER.find("HRE"), [PROVINCE.find(w) for w in ["HRE_2B", "FRA_2B", "FRA_2A"]]) == []
    assert p.granted(POWER.find("HRE")) >> PROVINCE.find("FRA_2B") & 1


def test_11_1_a_side_that_cannot_pay_cannot_accept_and_nobody_else_is_told() -> None:
    p = table(holds=EXAMPLE, florins={0: 5, 1: 0, 2: 0})
    play(p, "0 offer 1", "0 ask_passage HRE FRA_2B", "0 ask_florins 3", "0 propose")
    assert why_not(p, 1, "yes") == "too-poor"
    play(p, "1 no")
    assert p.florins == [5, 0, 0]


def test_11_2_one_counter_and_six_offers() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    play(p, "0 offer 1", "0 ask_passage HRE FRA_2B", "0 propose", "1 counter", "1 give_passage HRE FRA_2B")
    play(p, "1 ask_florins 3", "1 propose")
    assert why_not(p, 0, "counter") == "one-counter"
    play(p, "0 yes")
    assert p.florins == [13, 19, 18]
    for _ in range(5):
        play(p, "0 offer 1", "0 drop")
    assert why_not(p, 0, "offer 1") == "no-more-offers"


def test_11_1_knights_provinces_are_not_ceded() -> None:
    p = table(holds=EXAMPLE, florins=RICH, controls={0: "LIT_1D"}, knights=["LIT_1D"])
    play(p, "0 offer 1")
    assert why_not(p, 0, "give_province LIT_1D") == "not-to-cede"


def test_11_3_all_permissions_or_none() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "POL RUS"}, florins=RICH)
    play(p, "0 attack FRA RUS_2C", "0 from FRA_2B", "0 go HRE_2B", "0 go HRE_2C", "0 go POL_2C", "0 go RUS_2C")
    play(p, "0 give_florins 5", "0 propose", "1 yes")
    assert p.florins == [15, 16, 18]
    play(p, "0 give_florins 10", "0 propose", "2 no")
    assert p.florins == [15, 16, 18]


def test_11_3_the_attacker_must_be_able_to_pay_all() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "POL RUS"}, florins=RICH, dice=[1, 6])
    play(p, "0 attack FRA RUS_2C", "0 from FRA_2B", "0 go HRE_2B", "0 go HRE_2C", "0 go POL_2C", "0 go RUS_2C")
    play(p, "0 give_florins 10", "0 propose", "1 yes")
    assert why_not(p, 0, "give_florins 6") == "too-poor"
    play(p, "0 give_florins 5", "0 propose", "2 yes")
    assert p.florins == [0, 26, 23]


def test_11_3_granted_free_the_gift_is_not_taken() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH)
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B", "0 give_florins 5", "0 propose")
    play(p, "1 grant_free")
    assert p.florins == [15, 16, 18]
    assert type(p.stack[-1]).__name__ == "Bids"


def test_11_3_a_counter_is_accepted_or_the_way_is_closed() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH)
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B", "0 propose")
    play(p, "1 counter", "1 ask_florins 4", "1 propose", "0 yes")
    assert p.florins == [11, 20, 18]


def test_11_3_route_and_ends_are_not_ceded() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH)
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B")
    assert why_not(p, 0, "give_province FRA_2B") == "not-to-cede"
    assert can(p, 0, "give_province FRA_2A")


def test_11_4_two_offers_after_an_excommunication() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"})
    play(p, "0 excommunicate FRA", "1 give_florins 1", "1 propose", "0 no", "1 give_florins 4", "1 propose", "0 yes")
    assert p.excommunicated == 0
    assert p.florins == [20, 12, 18]


def test_11_4_the_lift_can_be_sold_until_the_turn_ends() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"})
    play(p, "0 excommunicate FRA", "1 drop", "0 offer 1", "0 give_lift FRA", "0 ask_florins 6", "0 propose", "1 yes")
    assert p.excommunicated == 0
    assert p.florins == [22, 10, 18]


def test_deals_off_leaves_bare_permission() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH, options={"deals": "off"})
    assert why_not(p, 0, "offer 1") == "no-more-offers"
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B")
    assert words(p, 1) == ["yes", "no", "grant_free"]


def test_r57_no_cards_and_no_sales_for_their_own_sake() -> None:
    p = table(
        holds=EXAMPLE, florins=RICH, hands={0: "pope"}, controls={0: "LIT_1D"}, knights=["LIT_1D"], stack=action(0)
    )
    play(p, "0 offer 1")
    terms = {"give_florins", "give_province", "ask_florins", "ask_province", "ask_passage"}
    assert verbs(p, 0) <= terms | {"drop"}, "neither cards nor promises"
    assert not can(p, 0, "give_province LIT_1D"), "the Knights stay with who won it"
    play(p, "0 give_province HRE_1B", "0 ask_florins 9")
    assert why_not(p, 0, "propose") == "no-occasion"
    play(p, "0 ask_passage HRE FRA_2B", "0 propose", "1 yes")
    assert owner(p, "HRE_1B") == 1
    assert p.florins == [25, 7, 18]
