"""A mercenary for a card and 80 ducats at any moment but in combat: before elections and before wars (4, R88)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import (
    HEIRS,
    MAP,
    choices,
    hands,
    heirs,
    holder,
    lands,
    owner,
    refusal,
    say,
    table,
    troops,
)


def election(options: dict[str, str] | None = None, **fields: Any) -> Any:
    """0 and 1 have two electorates each; 1 lacks one mercenary to be Master of War, with the vote of Sachsen."""
    owned = lands(
        s0=["bar", "luxemburg", "mainz", "koeln", "trier"],
        s1=["bayern", "tirol", "boehmen", "pfalz", "brandenburg"],
        s2=["holstein", "pommern", "mecklenburg"],
    )
    base: dict[str, Any] = {
        "owner": owned,
        "troops": {"bayern": {"mercenary": 7}},
        "tracks": {"war": {"1": 7}},
        "sold": ["mainz", "koeln", "trier", "boehmen", "pfalz", "brandenburg"],
    }
    chosen = {"last_elector": "masters", **(options or {})}
    return table(3, [{"step": "EmperorDies"}], options=chosen, **{**base, **fields})


def test_r88_a_mercenary_before_the_vote_decides_an_election() -> None:
    p = election(hands=hands(s1=["crusade"]), ducats={"1": 80})
    assert p.waiting == (1,), "silent windows ask who could buy, before the vote"
    assert p.covert
    asked = p.question(1)
    assert asked is not None
    assert asked.phrase.key == "ask-recruit-election"
    say(p, "1 recruit crusade bayern")
    assert holder(p, "war") == 1
    assert p.outcome is not None
    assert (p.outcome.winners, p.outcome.reason) == ([1], "election"), "four votes against three"


def test_r88_who_passes_is_asked_again_when_another_has_bought() -> None:
    p = election(hands=hands(s0=["crusade"], s1=["crusade"]), ducats={"0": 80, "1": 80})
    say(p, "0 pass", "1 recruit crusade bayern")
    assert p.waiting == (0,), "the purchase may call for an answer"
    say(p, "0 recruit crusade bar")
    assert p.over


def test_r88_silent_windows_pass_over_who_cannot_pay_and_open_ones_ask() -> None:
    p = election(hands=hands(s1=["crusade"], s2=["hostler"]), ducats={"1": 70, "2": 0})
    assert p.waiting != (1,)
    assert not p.peace, "nobody was asked: the election is over, and nobody has been elected"
    p = election({"windows": "open"}, hands=hands(s1=["crusade"]), ducats={"1": 70})
    assert p.waiting == (1,), "0 and 2 hold no card, as everybody sees"
    assert choices(p, 1) == ["pass"]
    assert refusal(p, "1 recruit crusade bayern") == "too-poor"


def war(options: dict[str, str] | None = None, **fields: Any) -> Any:
    """0 may attack Luxemburg if he has a unit in Bar."""
    base: dict[str, Any] = {"owner": MAP, "heirs": HEIRS, "troops": {"luxemburg": {"mercenary": 1}}}
    step = {"step": "Declarations", "target": "luxemburg", "queue": ["0"]}
    return table(4, [step], [6, 6, 1, 1] * 4, options or {}, **{**base, **fields})


def test_r88_a_mercenary_before_the_war_makes_it_possible() -> None:
    p = war(hands=hands(s0=["crusade", "hostler"]), ducats={"0": 160})
    assert p.covert
    assert p.waiting == (0,)
    asked = p.question(0)
    assert asked is not None
    assert asked.phrase.key == "ask-recruit-war"
    assert refusal(p, "0 attack luxemburg") == "not-now"
    say(p, "0 recruit crusade bar", "0 pass")
    assert not p.covert
    assert "attack luxemburg" in choices(p, 0)
    say(p, "0 recruit hostler bar")
    assert "attack luxemburg" in choices(p, 0), "who declares may still buy, and declares then"
    say(p, "0 attack luxemburg", "0 send mercenary", "0 pass")
    assert troops(p, "bar") == {"mercenary": 1}


def test_r88_a_neighbour_buys_before_the_war_to_have_a_part_in_it() -> None:
    p = war(
        troops={"bar": {"knight": 1}},
        hands=hands(s0=["crusade"], s1=["crusade"], s2=["crusade"], s3=["crusade"]),
        ducats={"0": 80, "1": 80, "2": 80, "3": 70},
    )
    assert p.waiting == (2,), "0 is asked whether he attacks, 1 owns the fief, 3 cannot pay"
    say(p, "2 recruit crusade metz", "0 attack luxemburg")
    assert "join defence" in choices(p, 2)
    say(p, "2 pass")


def test_r88_no_window_where_no_war_can_come() -> None:
    p = war(heirs=heirs((0, 0), (1, 1), (1, 1), (1, 1)), hands=hands(s2=["crusade"]), ducats={"2": 80})
    assert p.over, "0 has no heir: nobody is asked anything"


def test_r88_before_the_next_declaration_they_may_buy_again() -> None:
    p = table(
        4,
        [{"step": "Declarations", "target": "luxemburg", "queue": ["0", "2"]}],
        [1, 1, 6, 6] * 2,
        owner=MAP,
        heirs=HEIRS,
        troops={"bar": {"mercenary": 1}, "luxemburg": {"knight": 1}, "metz": {"mercenary": 1}},
        hands=hands(s2=["crusade"]),
        ducats={"2": 80},
    )
    say(p, "0 attack luxemburg", "2 join attack", "0 yes", "2 pass", "0 standard")
    while p.stack[-1].__class__.__name__ != "Recruiting":
        say(p, f"{p.waiting[0]} {'standard' if 'standard' in choices(p, p.waiting[0]) else 'pass'}")
    assert p.waiting == (2,), "his mercenary has fallen beside 0's; another one opens the war to him"
    say(p, "2 recruit crusade metz")
    assert choices(p, 2) == ["pass", "attack luxemburg"]


def test_r88_before_the_attacks_of_an_anarchy() -> None:
    p = table(
        3,
        [{"step": "EmperorDies", "stage": "arms"}],
        owner=lands(
            s0=["bar", "lothringen", "elsass", "burgund"],
            s1=["metz", "juelich", "bayern", "tirol"],
            s2=["luettich", "hessen", "thueringen", "meissen"],
        ),
        peace=False,
        heirs=heirs((1, 1), (1, 1), (1, 1)),
        troops={"bar": {"knight": 1}},
        hands=hands(s0=["crusade"], s1=["crusade"], s2=["crusade", "hostler"]),
        ducats={"0": 80, "1": 80, "2": 160},
    )
    assert p.waiting == (1,), "0 is the first to act and has his own slot"
    say(p, "1 recruit crusade metz", "2 pass", "0 attack luxemburg", "1 pass", "0 pass")
    assert owner(p, "luxemburg") == 0, "no ally, and no card in the battle"
    say(p, "1 pass", "2 pass")  # their own slots: no attack
    say(p, "0 pass")
    assert p.waiting == (2,), "before the reprisals they may buy; 1 will be asked at once whether he strikes back"
    say(p, "2 recruit crusade luettich", "2 pass", "0 pass")
    assert "attack luxemburg" in choices(p, 1)
    say(p, "1 pass")
    assert "attack luxemburg" in choices(p, 2), "he can, with the mercenary"
    assert "recruit hostler luettich" in choices(p, 2), "and may buy another one when he is asked"
