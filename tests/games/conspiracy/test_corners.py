"""Corners where several rules meet: allies, prisons, windows, ransoms, and what a seat may see of them."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import (
    hand,
    hands,
    heirs,
    heirs_of,
    holder,
    lands,
    owner,
    prisoners,
    refusal,
    say,
    table,
    told,
    troops,
)

# Luxemburg borders Bar (0), Jülich (1), Metz (2) and Lüttich (3).
MAP = lands(
    s0=["bar", "lothringen", "elsass", "burgund"],
    s1=["luxemburg", "juelich", "bayern", "tirol", "krain"],
    s2=["metz", "holstein", "pommern", "mecklenburg"],
    s3=["luettich", "hessen", "thueringen", "meissen"],
)
NEUTRAL = {t: s for t, s in MAP.items() if t != "luxemburg"}
HEIRS = heirs((1, 1), (1, 1), (1, 1), (1, 1))
ATTACK, DEFENCE = "attack", "defence"


def unit(side: str, seat: int, sort: str, home: str | None = None) -> dict[str, Any]:
    return {"side": side, "seat": str(seat), "unit": sort, "home": home, "pair": 0, "rank": 0, "leaving": 0}


def battle(units: list[dict[str, Any]], dice: list[int], stage: str = "check", **fields: Any) -> Any:
    """Seat 0 attacks Luxemburg, which seat 1 defends."""
    step = {"step": "Battle", "target": "luxemburg", "attacker": "0", "defender": "1", "stage": stage, "units": units}
    step.update(fields.pop("step", {}))
    return table(4, [step], dice, **{"owner": MAP, "heirs": HEIRS, **fields})


# -- auctions and windows -----------------------------------------------------------------------------


def sale(**fields: Any) -> Any:
    stack = [{"step": "Sale", "bidders": ["0", "1", "2"], "event": "architect", "minimum": 10}]
    return table(3, stack, **{"owner": MAP, "ducats": {"0": 200, "1": 200, "2": 200}, **fields})


def test_4_one_window_before_each_bidding_decision() -> None:
    p = sale(hands=hands(s2=["pestilence", "pestilence"]))
    say(p, "2 pestilence 1")
    assert p.waiting == (2,), "the asking goes on after a card"
    say(p, "2 pass")
    assert p.waiting == (0,), "the decision that the window was opened for is still his"
    say(p, "0 bid 10")
    assert p.waiting == (2,), "the next decision has a window again; its player is asked last"


def test_4_pestilence_on_the_last_bidder_leaves_the_card_unsold() -> None:
    p = sale(hands=hands(s2=["pestilence"]))
    say(p, "2 pass", "0 pass", "2 pass", "1 pass")
    assert p.waiting == (2,), "nobody is left whom he could shut out"
    say(p, "2 pass")
    assert p.over
    assert p.ducats == [200, 200, 200]
    q = sale(hands=hands(s0=["pestilence"]))
    say(q, "0 pass", "0 pass", "0 pass", "1 pass", "0 pestilence 2")
    assert q.over
    assert q.ducats == [200, 200, 200]


def test_20_a_covert_window_looks_the_same_whoever_is_asked() -> None:
    for card, stack in (
        ("pestilence", {"step": "Sale", "bidders": ["0", "1", "2"], "event": "architect", "minimum": 10}),
        ("right_of_succession", {"step": "Vacancy", "fief": "nassau", "chooser": "0"}),
        ("robber_knight", {"step": "IncomePhase"}),
    ):
        common: dict[str, Any] = {"owner": MAP, "heirs": heirs((1, 1), (1, 1), (1, 1))}
        p = table(3, [stack], hands=hands(s1=[card], s2=["hostler"]), **common)
        q = table(3, [stack], hands=hands(s2=[card], s1=["hostler"]), **common)
        assert (p.waiting, q.waiting) == ((1,), (2,))
        assert p.view(0) == q.view(0), card
        assert p.view(-1) == q.view(-1), card
        assert p.legal(0) == q.legal(0) == []


def test_4_an_empty_deck_is_made_of_the_discards() -> None:
    p = table(
        3,
        [{"step": "Turns", "stage": "actions"}],
        [1, 1],
        owner=MAP,
        active="0",
        deck={"hostler": 1},
        action_discard={"crusade": 1},
    )
    assert hand(p, 0) == ["hostler"]
    say(p, "0 pass")
    assert hand(p, 1) == ["crusade"]
    assert "new-action-deck" in told(p)
    say(p, "1 pass")
    assert hand(p, 2) == [], "if both are empty nothing is drawn"


def test_4_a_card_given_for_a_mercenary_is_discarded_not_played() -> None:
    p = sale(hands=hands(s0=["pestilence"], s1=["pestilence"]))
    say(p, "1 recruit pestilence luxemburg")
    assert told(p) == ["discarded", "recruited"]
    assert p.waiting == (0,), "without a card for the situation he is passed over"


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


# -- battle -------------------------------------------------------------------------------------------


def test_r38_allies_in_the_defence_of_a_neutral_fief() -> None:
    p = table(
        4,
        [{"step": "Declarations", "target": "luxemburg", "queue": ["0"], "bids": [str(s) for s in range(4)]}],
        [1, 1, 6, 6, 1, 1, 6, 6],
        owner=NEUTRAL,
        heirs=HEIRS,
        troops={"bar": {"knight": 1}, "metz": {"knight": 1}, "luettich": {"knight": 1}},
    )
    say(p, "0 attack luxemburg", "2 join defence", "3 join defence")
    assert p.waiting == (2,), "the first who defends leads, and is asked about the second"
    say(p, "2 yes", "2 bring knight metz", "3 bring knight luettich", "2 standard")
    say(p, "0 pass", "2 pass", "3 pass", "2 standard")
    assert owner(p, "luxemburg") == 2
    assert heirs_of(p, 2) == (0, 1)
    assert troops(p, "luxemburg") == {"knight": 1}, "the leader's stay"
    assert troops(p, "luettich") == {"knight": 1}, "the ally's go back"
    assert sum(p.troops) == 2, "a fourth hit without support kills"


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
    assert told(p).count("retreat-roll") == 2, "everybody sees the dice"
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


def test_r53_a_buyer_takes_the_preacher_out_of_prison() -> None:
    p = table(
        4,
        [{"step": "Purchase", "seat": "2", "event": "itinerant_preacher", "stage": "site"}],
        owner=MAP,
        preacher_owner="1",
        preacher_captor="0",
    )
    say(p, "2 site metz")
    assert p.preacher_free(2)
    assert p.preacher_captor == -1


# -- ransoms ------------------------------------------------------------------------------------------


def test_14_each_ransom_counts_before_the_next_one() -> None:
    p = table(
        4,
        [{"step": "Ransoms"}],
        owner=MAP,
        active="0",
        prisoners={"2": {"0": 1, "1": 1}},
        troops={"bar": {"mercenary": 8}, "luxemburg": {"mercenary": 8}},
        tracks={"war": {"0": 8, "1": 8}},
        holder={"war": "1"},
        marker={"war": "trier"},
    )
    say(p, "0 free-knights 1", "0 price 0", "0 propose", "2 yes", "0 site bar")
    assert holder(p, "war") == 0, "10 against 8"
    assert "arrives" in told(p)
    say(p, "0 vote mainz", "1 free-knights 1", "1 price 0", "1 propose", "2 yes", "1 site luxemburg")
    assert holder(p, "war") == 0, "equal values leave it with the holder"


def test_19_3_the_owner_is_asked_for_the_price_that_the_captor_named() -> None:
    p = table(4, [{"step": "Ransoms"}], owner=MAP, prisoners={"2": {"0": 1}}, ducats={"0": 100})
    say(p, "0 free-knights 1", "0 price 10", "0 propose")
    asked = p.question(2)
    assert asked is not None
    assert asked.phrase.key == "ask-ransom-reply"
    say(p, "2 counter", "2 price 70", "2 propose")
    asked = p.question(0)
    assert asked is not None
    assert (asked.phrase.key, asked.args) == ("ask-ransom-counter", [2, 70])
    say(p, "0 no")
    assert "ransom-refused" in told(p)


def test_19_3_an_owner_without_a_territory_cannot_offer() -> None:
    p = table(4, [{"step": "Ransoms"}], owner={"metz": "2"}, prisoners={"2": {"0": 1}}, ducats={"0": 100})
    assert p.over
    assert prisoners(p, 2, 0) == 1


def test_17_a_ban_on_the_other_half_is_refused() -> None:
    p = table(
        2,
        [{"step": "Ban", "seat": "0", "stage": "name"}],
        half="south",
        owner=lands(s0=["bar", "lothringen"], s1=["bayern", "tirol", "krain", "steiermark"]),
        heirs=heirs((1, 1), (1, 1)),
    )
    assert refusal(p, "0 ban holstein") == "out-of-play"
    say(p, "0 ban luxemburg")
