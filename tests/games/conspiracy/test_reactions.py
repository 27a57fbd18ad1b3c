"""Reactions (23.3) and the windows of section 4."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import (
    choices,
    discarded,
    hand,
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
)

FOUR = lands(
    s0=["bar", "luxemburg", "juelich", "geldern"],
    s1=["bayern", "tirol", "krain", "steiermark"],
    s2=["holstein", "pommern", "mecklenburg", "lueneburg"],
    s3=["hessen", "thueringen", "meissen", "anhalt"],
)


def income_window(**fields: Any) -> Any:
    got = {"0": 80, "1": 70, "2": 90, "3": 60}
    return table(
        4,
        [{"step": "IncomeCards", "queue": ["0", "1", "2", "3"], "collected": got, "got": got}],
        ducats={"0": 180, "1": 170, "2": 190, "3": 160},
        owner=FOUR,
        **fields,
    )


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


def test_4_alchemist_doubles_and_is_robbed_with_the_rest() -> None:
    p = income_window(hands=hands(s0=["alchemist"]))
    say(p, "0 play alchemist")
    assert p.ducats[0] == 260
    # Robbed after the Alchemist has taken effect: it was played last, so it is resolved first.
    q = income_window(hands=hands(s0=["alchemist"], s1=["robber_knight"]))
    say(q, "0 pass", "1 rob 0", "0 play alchemist")
    assert q.ducats[0] == 100


def test_r21_a_victim_pays_back_what_he_has() -> None:
    p = income_window(hands=hands(s0=["alchemist"], s1=["robber_knight"]))
    say(p, "0 recruit alchemist bar", "1 rob 0")
    assert p.ducats[0] == 20, "80 of 180 went into a mercenary, 80 back to the bank"
    assert troops(p, "bar") == {"mercenary": 1}


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
    assert p.stack[-1].rule == "8"
    assert choices(p, 0) == ["raise secular", "raise ecclesiastical"]


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


def test_4_death_abroad_and_the_healer() -> None:
    fields: dict[str, Any] = {
        "owner": FOUR,
        "hands": hands(s0=["death_abroad"], s1=["miracle_healer"]),
        "heirs": heirs((0, 0), (1, 1), (0, 0), (0, 0)),
    }
    p = table(4, [{"step": "Slot", "seat": "0"}], **fields)
    assert refusal(p, "0 death-abroad 2 secular") == "no-such-heir"
    assert refusal(p, "0 death-abroad 0 secular") == "your-own"
    say(p, "0 death-abroad 1 secular", "1 play miracle_healer")
    assert heirs_of(p, 1) == (1, 1)
    q = table(4, [{"step": "Slot", "seat": "0"}], **fields)
    say(q, "0 death-abroad 1 secular", "1 pass")
    assert heirs_of(q, 1) == (0, 1)


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


def test_4_campaign_and_crusade() -> None:
    fields: dict[str, Any] = {
        "owner": FOUR,
        "hands": hands(s0=["campaign_against_the_slavs", "crusade"]),
        "troops": {"bayern": {"knight": 2, "mercenary": 3}, "bar": {"knight": 1}},
    }
    p = table(4, [{"step": "Slot", "seat": "0"}], **fields)
    assert refusal(p, "0 crusade bar") == "your-own"
    assert refusal(p, "0 crusade tirol") == "no-troops"
    say(p, "0 campaign bayern")
    assert troops(p, "bayern") == {"knight": 1, "mercenary": 2}
    say(p, "0 crusade bayern")
    assert troops(p, "bayern") == {}
    assert hand(p, 0) == []


def test_r18_a_mercenary_for_any_card_in_a_window_is_no_pass() -> None:
    p = income_window(hands=hands(s0=["alchemist", "hostler"]))
    say(p, "0 recruit hostler bar", "0 play alchemist")
    assert p.ducats[0] == 180
    assert troops(p, "bar") == {"mercenary": 1}


def test_4_silent_windows_ask_only_those_with_a_card_and_open_ones_everybody() -> None:
    p = income_window(hands=hands(s2=["robber_knight"]))
    assert p.waiting == (2,)
    assert p.covert
    assert p.view(0)["asked"] == []
    q = income_window(options={"windows": "open"}, hands=hands(s2=["robber_knight"]))
    say(q, "0 pass", "1 pass", "2 rob 1", "3 pass", "0 pass", "1 pass", "2 pass")
    assert q.over
    assert q.ducats[1] == 100


def test_10_more_than_five_cards_are_played_or_discarded() -> None:
    six = ["alchemist", "alchemist", "hostler", "hostler", "defector", "defector"]
    p = table(3, [{"step": "ActionSlot", "seat": "0"}], hands=hands(s0=six))
    assert refusal(p, "0 pass") == "hand-too-big"
    say(p, "0 discard hostler")
    assert refusal(p, "0 discard hostler") == "not-now"
    say(p, "0 pass")
    assert len(hand(p, 0)) == 5


def test_18_4_an_heir_for_two_cards() -> None:
    fields: dict[str, Any] = {"hands": hands(s0=["alchemist", "hostler", "hostler"]), "ducats": {"0": 350}}
    p = table(3, [{"step": "ActionSlot", "seat": "0"}], options={"buy_heir": "150"}, **fields)
    assert refusal(p, "0 buy-heir alchemist alchemist secular") == "no-card"
    say(p, "0 buy-heir hostler hostler secular")
    assert heirs_of(p, 0) == (1, 0)
    assert p.ducats[0] == 200
    q = table(3, [{"step": "ActionSlot", "seat": "0"}], **fields)
    assert refusal(q, "0 buy-heir hostler hostler secular") == "not-now"
