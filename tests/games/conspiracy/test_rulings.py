"""Rulings of section 22 that have an effect and are not met elsewhere."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import (
    GAME,
    choices,
    events,
    hands,
    heirs,
    heirs_of,
    holder,
    lands,
    owner,
    refusal,
    say,
    table,
    told,
    troops,
    works,
)

MAP = lands(
    s0=["bar", "lothringen", "elsass", "burgund"],
    s1=["luxemburg", "juelich", "bayern", "tirol", "krain"],
    s2=["metz", "holstein", "pommern", "mecklenburg"],
)
HEIRS = heirs((1, 1), (1, 1), (1, 1))


def test_r10_a_robbed_player_may_end_with_nothing() -> None:
    p = table(
        3,
        [{"step": "IncomePhase"}],
        owner=MAP,
        hands=hands(s1=["robber_knight"]),
    )
    assert p.ducats[0] >= 60
    say(p, "1 rob 0")
    assert p.ducats[0] == 0


def test_r25_a_castle_stops_neither_ban_nor_attack() -> None:
    p = table(
        3,
        [{"step": "Ban", "seat": "0", "stage": "name"}],
        owner=MAP,
        heirs=HEIRS,
        works={"luxemburg": ["castle"]},
        troops={"bar": {"knight": 1}},
    )
    say(p, "0 ban luxemburg", "0 attack luxemburg")
    assert owner(p, "luxemburg") == 0
    assert works(p, "luxemburg"), "the castle stays"


def test_r51_the_ruler_driven_out_is_lost() -> None:
    p = table(
        3,
        [{"step": "Declarations", "target": "luxemburg", "queue": ["0"], "bids": ["0", "1", "2"]}],
        owner=MAP,
        heirs=HEIRS,
        troops={"bar": {"knight": 1}},
    )
    say(p, "0 attack luxemburg")
    assert heirs_of(p, 1) == (1, 1), "he does not return to education"
    assert heirs_of(p, 0) == (0, 1)


def test_r30_no_war_over_an_electorate() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        owner={**MAP, "trier": "2"},
        electors={"mainz": 1},
        heirs=HEIRS,
        ducats={"0": 600, "1": 700},
        troops={"luxemburg": {"knight": 1}, "metz": {"knight": 1}},
    )
    say(p, "0 bid 500", "1 bid 510", "2 pass", "0 pass")
    assert owner(p, "mainz") == 1
    assert p.over, "nobody is asked to attack"


def test_r60_a_marker_on_a_dying_elector_comes_back_after_the_auction() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        owner={**MAP, "koeln": "1", "trier": "1", "boehmen": "1", "pfalz": "2"},
        sold=["koeln", "trier", "boehmen", "pfalz"],
        electors={"mainz": 1},
        works={"metz": ["relic"]},
        preacher_owner="2",
        preacher_at="metz",
        holder={"faith": "2"},
        marker={"faith": "mainz"},
        tracks={"faith": {"2": 2}},
        heirs=heirs((0, 0), (0, 1), (0, 0)),
    )
    assert p.marker[0] == -1, "taken back for the auction"
    say(p, "1 pass")
    assert choices(p, 2) == ["vote mainz", "vote brandenburg", "vote sachsen"]
    say(p, "2 vote mainz")
    assert p.marker[0] == 0


def test_r64_masters_do_not_help_to_depose() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        owner={**MAP, "koeln": "0", "trier": "0"},
        sold=["koeln", "trier"],
        electors={"mainz": 1},
        holder={"faith": "0", "war": "0"},
        marker={"faith": "pfalz", "war": "sachsen"},
        works={"elsass": ["monastery", "relic"], "burgund": ["monastery", "relic"]},
        troops={"bar": {"knight": 4}},
        tracks={"faith": {"0": 2}, "war": {"0": 8}},
        heirs=heirs((0, 1), (0, 0), (0, 0)),
        ducats={"0": 500},
    )
    say(p, "0 bid 500")
    assert p.outcome is not None
    assert p.outcome.reason == "stop", "three electorates and two Masters: the game goes on"
    assert p.votes(0) == 5


def test_r63_an_equal_candidate_stops_the_election() -> None:
    # Three for the neutral candidate, three for 0: equal votes, glory and direct votes.
    p = table(
        3,
        [{"step": "EmperorDies"}],
        owner=lands(s0=["mainz", "koeln", "trier"], s1=["pfalz"]),
    )
    assert not p.over
    assert not p.peace


def test_r71_a_conquered_relic_moves_with_its_new_owner() -> None:
    p = table(
        3,
        [{"step": "Movement", "seat": "0"}],
        owner={**MAP, "metz": "0", "strassburg": "0"},
        works={"metz": ["relic"]},
    )
    assert refusal(p, "0 move-relic metz bar") == "no-room-for-relic"
    say(p, "0 move-relic metz strassburg")
    assert works(p, "strassburg")
    assert not works(p, "metz")


def test_r79_a_ban_ends_when_the_fief_falls_neutral() -> None:
    p = table(
        3,
        [{"step": "Ban", "seat": "0", "stage": "name"}],
        [3, 4, 3, 4, 3, 4, 3, 4],
        owner=MAP,
        heirs=HEIRS,
        troops={"bar": {"mercenary": 1}, "luxemburg": {"mercenary": 1}, "metz": {"knight": 1}},
    )
    say(p, "0 ban luxemburg", "0 attack luxemburg", "2 pass", "0 pass", "1 pass")
    assert owner(p, "luxemburg") == -1
    assert p.over, "2 has a knight next to it and is not asked"


def test_r80_nothing_is_placed_where_the_ruler_has_just_died() -> None:
    p = table(
        3,
        [
            {"step": "Vacancy", "fief": "bar", "chooser": "1", "stage": "enter", "eligible": ["0", "1"]},
            {"step": "Sale", "bidders": ["1", "0"], "territory": "bar", "minimum": 10},
        ],
        owner=MAP,
        vacant="bar",
        heirs=HEIRS,
        hands=hands(s0=["pestilence"]),
        ducats={"0": 200, "1": 100},
    )
    assert p.waiting == (0,)
    assert "recruit pestilence lothringen" in choices(p, 0)
    assert refusal(p, "0 recruit pestilence bar") == "not-yours"


def test_r11_only_auctions_turn_the_opener() -> None:
    p = table(
        3,
        [{"step": "EventPhase"}],
        [1, 1, 1, 1],
        owner=MAP,
        events_top=events("architect"),
        events_middle=events("death_of_an_elector"),
        events_bottom=events("reichsstadt"),
        electors={"mainz": 1},
    )
    order: list[int] = []
    while not p.over:
        order.append(p.waiting[0])
        say(p, f"{p.waiting[0]} pass")
    assert order == [0, 1, 2, 1, 2, 0]
    assert "elector-unsold" in told(p) or owner(p, "mainz") == -1


def test_r4_own_turn_cards_in_every_slot() -> None:
    stacks: list[dict[str, Any]] = [
        {"step": "Purchase", "seat": "0", "event": "architect"},
        {"step": "Fate", "seat": "0"},
        {"step": "Movement", "seat": "0"},
        {"step": "ActionSlot", "seat": "0"},
        {"step": "Riot", "seat": "0"},
    ]
    for stack in stacks:
        p = table(
            3,
            [stack],
            [4],
            owner=MAP,
            troops={"bayern": {"mercenary": 2}},
            hands=hands(s0=["crusade", "hostler"]),
            heirs=HEIRS,
        )
        say(p, "0 crusade bayern")
        assert troops(p, "bayern") == {}, stack


def test_r77_bids_stop_at_2990() -> None:
    sale = {"step": "Sale", "bidders": ["0", "1"], "event": "architect", "minimum": 10}
    p = table(2, [sale], owner=MAP, ducats={"0": 5000, "1": 5000})
    assert choices(p, 0)[-1] == "bid 2990"
    say(p, "0 bid 2990")
    assert choices(p, 1) == ["pass"]


def test_r78_a_value_that_falls_was_reached_when_it_last_rose() -> None:
    # Seats 1 and 2 have eight each; seat 1 had more before and fell to it, seat 2 has risen to it since.
    p = table(
        4,
        [{"step": "ActionSlot", "seat": "3"}],
        owner=lands(s0=["bar"], s1=["bayern", "krain"], s2=["tirol"], s3=["holland"]),
        troops={"bar": {"knight": 6}, "bayern": {"knight": 4}, "krain": {"knight": 1}, "tirol": {"knight": 4}},
        holder={"war": "0"},
        marker={"war": "mainz"},
        tracks={"war": {"0": 12, "1": 10, "2": 8}},
        reached={"war": {"0": 3, "1": 1, "2": 2}},
        clock=3,
        hands=hands(s3=["crusade", "crusade"]),
    )
    say(p, "3 crusade krain", "3 crusade bar", "1 vote mainz")
    assert holder(p, "war") == 1


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
    p = table(3, [battle, away], dice=[1], owner=MAP, heirs=HEIRS)
    say(p, "0 withdraw mercenary")
    assert p.waiting == (2,), "nothing has been thrown yet"
    assert "retreat-roll" not in told(p)
    say(p, "2 pass")
    assert told(p).count("retreat-roll") == 1


def test_r87_who_does_not_answer_proposes_the_north_and_discards_the_first_card() -> None:
    p = table(2, [{"step": "Half"}])
    assert GAME.table.words(p.default(0)) == "half north"
    six = ["alchemist", "alchemist", "hostler", "hostler", "defector", "defector"]
    q = table(3, [{"step": "ActionSlot", "seat": "0"}], hands=hands(s0=six))
    assert GAME.table.words(q.default(0)) == "discard alchemist"


def verbs(p: Any, seat: int) -> set[str]:
    return {c.split(" ")[0] for c in choices(p, seat)}


def test_r17_in_a_battle_a_mercenary_for_80_only_when_the_cards_are_chosen() -> None:
    p = table(
        3,
        [{"step": "Declarations", "target": "luxemburg", "queue": ["0"], "bids": ["0", "1", "2"]}],
        [1] * 12,
        owner=MAP,
        heirs=HEIRS,
        troops={"bar": {"mercenary": 2}, "luxemburg": {"mercenary": 2}},
        hands=hands(s0=["alchemist", "alchemist"]),
        ducats={"0": 400},
    )
    assert not {"recruit", "enlist"} & verbs(p, 0), "not when he declares"
    say(p, "0 attack luxemburg")
    assert verbs(p, 0) <= {"send", "pass"}, "not when he sends his troops"
    say(p, "0 send mercenary", "0 send mercenary")
    assert p.sealed
    assert "enlist alchemist" in choices(p, 0)
    assert refusal(p, "0 recruit alchemist bar") == "not-now", "on his side of the battle, not on the map"
    say(p, "0 enlist alchemist", "0 pass")
    assert p.ducats[0] == 320
    met: set[str] = set()
    while "withdraw" not in met:
        seat = p.waiting[0]
        met |= verbs(p, seat)
        say(p, f"{seat} {'standard' if 'standard' in choices(p, seat) else 'pass'}")
    assert not {"recruit", "enlist"} & met, "neither in line-ups nor in retreats"


def test_r83_places_without_a_choice_fill_themselves_the_sound_before_the_wounded() -> None:
    def unit(side: str, seat: int, sort: str, home: str) -> dict[str, Any]:
        return {"side": side, "seat": str(seat), "unit": sort, "home": home, "pair": 0, "rank": 0, "leaving": 0}

    battle = {
        "step": "Battle",
        "target": "luxemburg",
        "attacker": "0",
        "defender": "1",
        "stage": "check",
        "round": 1,
        "units": [
            unit("attack", 0, "mercenary1", "bar"),
            unit("attack", 0, "knight2", "bar"),
            unit("attack", 0, "knight", "bar"),
            unit("defence", 1, "mercenary", "luxemburg"),
        ],
    }
    p = table(3, [battle], [1] * 4, owner=MAP, heirs=HEIRS)
    assert p.waiting == (0,), "he has a choice, the lone defender has none"
    say(p, "0 standard")
    rows = next(s["units"] for s in p.view(0)["stack"] if s["step"] == "Battle")
    placed = {u["unit"]: (u["pair"], u["rank"]) for u in rows if u["side"] == "attack"}
    assert placed == {"knight": (1, 0), "knight2": (1, 1), "mercenary1": (1, 2)}
    assert [(u["pair"], u["rank"]) for u in rows if u["side"] == "defence"] == [(1, 0)]


def test_r85_the_campaign_takes_the_soundest() -> None:
    p = table(
        3,
        [{"step": "Slot", "seat": "0"}],
        owner=MAP,
        hands=hands(s0=["campaign_against_the_slavs"]),
        troops={"bayern": {"knight": 1, "knight2": 1, "mercenary": 1, "mercenary1": 2}},
    )
    say(p, "0 campaign bayern")
    assert troops(p, "bayern") == {"knight2": 1, "mercenary1": 2}
