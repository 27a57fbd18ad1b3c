"""Auctions and successions (23.4), electors (23.7), and the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conspiracy.tables import (
    choices,
    discarded,
    events,
    hands,
    heirs,
    heirs_of,
    lands,
    owner,
    refusal,
    say,
    table,
    told,
    troops,
    works,
)

THREE = lands(
    s0=["bar", "luxemburg", "juelich", "geldern"],
    s1=["bayern", "tirol", "krain", "steiermark"],
    s2=["holstein", "pommern", "mecklenburg", "lueneburg"],
)


def sale(seats: int = 3, event: str = "architect", **fields: Any) -> Any:
    stack = [{"step": "Sale", "bidders": [str(s) for s in range(seats)], "event": event, "minimum": 10}]
    return table(seats, stack, **{"owner": THREE, **fields})


def test_23_4_a1_magistrate_pays_half_rounded_up() -> None:
    p = sale(ducats={"0": 100, "1": 60, "2": 0}, hands=hands(s0=["magistrate_of_trade"]))
    say(p, "0 bid 60")
    assert refusal(p, "1 bid 70") == "bid-too-high", "the full amount must be there"
    assert refusal(p, "1 bid 60") == "bid-too-low"
    say(p, "1 pass", "2 pass", "0 play magistrate_of_trade")
    assert p.ducats[0] == 70
    q = sale(ducats={"0": 100}, hands=hands(s0=["magistrate_of_trade"]))
    say(q, "0 bid 70", "1 pass", "2 pass", "0 play magistrate_of_trade")
    assert q.ducats[0] == 60, "40 of 70"


def test_23_4_a2_no_legal_bid_for_an_electorate() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        electors={"pfalz": 1},
        owner=THREE,
        heirs=heirs((1, 0), (0, 1), (0, 1)),
        ducats={"0": 480, "1": 900, "2": 900},
    )
    assert choices(p, 0) == ["pass"], "asked all the same: nobody sees who is poor"
    say(p, "0 pass")
    assert owner(p, "pfalz") == -1
    assert p.elector_discard == 16


def vacancy(fief: str, by: int = 0, **fields: Any) -> Any:
    return table(3, [{"step": "Vacancy", "fief": fief, "chooser": str(by)}], **{"owner": THREE, **fields})


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


def test_23_4_a5_a_bribe_accepted() -> None:
    fields: dict[str, Any] = {
        "hands": hands(s2=["right_of_succession"]),
        "ducats": {"0": 20, "1": 30, "2": 80},
    }
    p = vacancy("bar", heirs=heirs((1, 0), (0, 0), (1, 0)), **fields)
    say(p, "2 play right_of_succession", "0 yes", "0 pass")
    assert refusal(p, "2 pay 0 90") == "too-poor"
    say(p, "2 pay 0 50", "0 yes")
    assert owner(p, "bar") == 2
    assert p.ducats == [70, 30, 30]
    assert p.over, "no auction, no intervention"
    q = vacancy("bar", heirs=heirs((1, 0), (1, 0), (1, 0)), **fields)
    say(q, "2 play right_of_succession", "0 yes", "0 pass", "2 pay 0 50", "2 pay 1 0")
    assert q.sealed
    say(q, "1 no", "0 yes")
    assert q.ducats == [20, 30, 80], "a player without a claim stops it (R32)"
    assert q.waiting == (0,)
    assert choices(q, 0)[0] == "pass"


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


# -- entry and intervention ------------------------------------------------------------------------


def test_8_3_garrison_of_one_knight_and_two_mercenaries() -> None:
    p = table(
        3,
        [{"step": "Entry", "seat": "0", "fief": "elsass"}],
        owner=THREE,
        heirs=heirs((1, 0), (0, 0), (0, 0)),
        troops={"bar": {"knight": 2, "mercenary": 3}},
    )
    say(p, "0 garrison knight bar")
    assert refusal(p, "0 garrison knight bar") == "garrison-full"
    say(p, "0 garrison mercenary bar", "0 garrison mercenary bar")
    assert p.over
    assert troops(p, "elsass") == {"knight": 1, "mercenary": 2}


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


def test_8_3_troops_and_preacher_leave_for_the_nearest_territory() -> None:
    p = vacancy(
        "bar",
        heirs=heirs((0, 0), (0, 0), (1, 0)),
        owner={**THREE, "lothringen": "0"},
        troops={"bar": {"knight": 1, "mercenary": 1}},
        preacher_owner="0",
        preacher_at="bar",
        works={"bar": ["castle"]},
    )
    say(p, "2 yes")
    assert choices(p, 0) == ["go luxemburg", "go lothringen"]
    assert refusal(p, "0 go geldern") == "not-nearest"
    say(p, "0 go luxemburg", "0 go lothringen", "0 go lothringen")
    assert troops(p, "luxemburg") == {"knight": 1}
    assert troops(p, "lothringen") == {"mercenary": 1}
    assert p.view(0)["table"]["preacher_at"] == "lothringen"
    assert works(p, "bar"), "improvements stay"


# -- auctions ----------------------------------------------------------------------------------------


def test_5_a_pass_is_final() -> None:
    p = sale(ducats={"0": 100, "1": 100, "2": 100})
    say(p, "0 pass", "1 bid 10", "2 bid 20", "1 bid 30", "2 pass")
    assert p.over
    assert p.ducats == [100, 70, 100]


def test_r22_pestilence_cannot_strike_the_high_bidder() -> None:
    p = sale(ducats={"0": 100, "1": 100, "2": 100}, hands=hands(s2=["pestilence"]))
    say(p, "2 pass", "0 bid 10")
    assert refusal(p, "2 pestilence 0") == "high-bidder"
    say(p, "2 pestilence 1")
    assert p.waiting == (2,), "the next decision is his own"
    say(p, "2 pass")
    assert p.ducats == [90, 100, 100]
    assert discarded(p, "pestilence") == 1


def test_4_a_standing_pass_for_pestilence() -> None:
    p = sale(ducats={"0": 100, "1": 100, "2": 100}, hands=hands(s2=["pestilence"]))
    say(p, "2 waive", "0 bid 10", "1 bid 20", "2 pass", "0 pass")
    assert p.ducats == [100, 80, 100]


def test_5_the_high_bidder_cannot_spend_below_his_bid() -> None:
    p = sale(ducats={"0": 100, "1": 100, "2": 100}, hands=hands(s0=["pestilence", "hostler"]))
    say(p, "0 pass", "0 bid 30")
    assert "recruit hostler bar" not in choices(p, 0)
    assert refusal(p, "0 recruit hostler bar") == "too-poor"


def test_r11_the_opener_rotates_with_the_auctions_and_unsold_cards_are_lost() -> None:
    p = table(
        3,
        [{"step": "EventPhase"}],
        [1, 1, 1],
        active="1",
        owner=THREE,
        events_top=events("architect", "architect", "reichsstadt"),
    )
    order = []
    while not p.over:
        order.append(p.waiting[0])
        say(p, f"{p.waiting[0]} pass")
    assert order == [1, 2, 0, 2, 0, 1, 0, 1, 2]
    assert told(p).count("unsold-event") == 3
    assert sum(p.event_discard) == 3


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


def test_r14_a_second_preacher_is_replaced() -> None:
    p = table(
        2,
        [{"step": "EventPhase"}],
        [1, 1, 1],
        owner=THREE,
        events_top=events("itinerant_preacher", "itinerant_preacher"),
        events_middle=events("relic"),
    )
    assert p.view(0)["table"]["slots"] == ["itinerant_preacher", "relic"]
    q = table(
        2,
        [{"step": "EventPhase"}],
        [1, 1],
        owner=THREE,
        events_top=events("itinerant_preacher", "itinerant_preacher"),
    )
    assert q.view(0)["table"]["slots"] == ["itinerant_preacher"], "if a card is left"


def test_7_deaths_come_before_the_auctions() -> None:
    p = table(
        3,
        [{"step": "EventPhase"}],
        [1, 1, 1, 1],
        owner=THREE,
        events_top=events("architect", "death_of_the_emperor", "death_of_an_elector"),
        electors={"mainz": 1},
        ducats={"0": 200},
    )
    told_so_far = told(p)
    assert p.waiting == (0,), "the anarchy begins: castles"
    assert "elector-dead" not in told_so_far
    say(p, "0 pass", "1 pass", "2 pass", "0 raise secular", "1 raise secular", "2 raise secular")
    assert p.view(0)["table"]["slots"] == ["architect"], "Mainz was offered to nobody with an heir, then the auctions"


def test_r15_shortage_kills_the_emperor_and_makes_a_new_deck() -> None:
    p = table(
        3,
        [{"step": "EventPhase"}],
        [1, 1, 1],
        owner={**THREE, "mainz": "0", "koeln": "0", "trier": "0"},
        events_top=events("architect", "architect"),
    )
    assert p.waiting == (0,), "three votes against four: anarchy"
    say(p, "0 pass", "1 pass", "2 pass", "0 raise secular", "1 raise secular", "2 raise secular")
    assert p.event_cards() == 35
    assert sum(p.event_discard) == 0


# -- electors ------------------------------------------------------------------------------------------


def test_23_7_d1_the_elector_deck() -> None:
    p = table(
        3,
        [{"step": "ElectorDies", "fate": True}],
        [1],
        owner={**THREE, "koeln": "0", "trier": "1", "boehmen": "1", "brandenburg": "2", "sachsen": "2"},
        sold=["koeln", "trier", "boehmen", "brandenburg", "sachsen"],
        elector_discard=["mainz", "pfalz"],
        heirs=heirs((0, 1), (0, 0), (0, 0)),
        ducats={"0": 500},
    )
    assert p.vacant == 57, "Mainz, the first of the two in the reshuffled discards"
    say(p, "0 bid 500")
    assert owner(p, "mainz") == 0
    assert p.elector_discard == 0
    assert p.electors.size() == 1


def seven_sold(fate: bool, dice: list[int]) -> Any:
    return table(
        3,
        [{"step": "ElectorDies", "fate": fate}],
        dice,
        owner={
            **lands(s0=["trier", "bar", "luxemburg"], s1=["mainz", "koeln", "boehmen", "tirol"]),
            **lands(s2=["pfalz", "brandenburg", "sachsen", "holstein"]),
        },
        sold=["mainz", "koeln", "trier", "boehmen", "pfalz", "brandenburg", "sachsen"],
        heirs=heirs((1, 1), (1, 1), (1, 1)),
    )


def test_23_7_d3_immune_electors_are_not_drawn_after_a_roll() -> None:
    p = seven_sold(True, [3])
    assert p.vacant == 60, "of the other six, the third is Böhmen"
    q = seven_sold(False, [3])
    assert q.vacant == 59, "the Event card may draw Trier"


def test_8_5_former_owner_may_bid_and_keeps_his_troops() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        owner={**THREE, "mainz": "0", "koeln": "1", "trier": "1", "boehmen": "2", "pfalz": "2", "brandenburg": "2"},
        sold=["mainz", "koeln", "trier", "boehmen", "pfalz", "brandenburg", "sachsen"],
        elector_discard=["sachsen"],
        heirs=heirs((0, 1), (0, 0), (0, 1)),
        ducats={"0": 500, "2": 400},
        troops={"mainz": {"knight": 1}},
    )
    say(p, "0 bid 500", "2 pass")
    assert owner(p, "mainz") == 0
    assert heirs_of(p, 0) == (0, 0)
    assert troops(p, "mainz") == {"knight": 1}


def test_8_5_unsold_electorate_empties() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        owner={**THREE, "mainz": "0", "koeln": "1", "trier": "1", "boehmen": "2", "pfalz": "2", "brandenburg": "2"},
        sold=["mainz", "koeln", "trier", "boehmen", "pfalz", "brandenburg", "sachsen"],
        elector_discard=["sachsen"],
        troops={"mainz": {"knight": 1}},
    )
    assert owner(p, "mainz") == -1
    assert troops(p, "luxemburg") == {"knight": 1}
    assert p.elector_discard == 65


def test_18_2_cheaper_electorates() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        {"cheap_electorates": "on"},
        electors={"mainz": 1},
        owner=THREE,
        heirs=heirs((0, 1), (0, 0), (0, 0)),
        ducats={"0": 400},
    )
    assert choices(p, 0) == ["pass", "bid 400"]


# -- fate ------------------------------------------------------------------------------------------------


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
