"""Elections (23.2), Master cards and their votes (23.5), income (23.5)."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.conspiracy.table.things import MASTER
from tests.games.conspiracy.tables import (
    GAME,
    choices,
    events,
    hands,
    heirs,
    holder,
    lands,
    owner,
    refusal,
    say,
    table,
    told,
)

ELECTORS = ["mainz", "koeln", "trier", "boehmen", "pfalz", "brandenburg", "sachsen"]

# Owned electorates and Master cards of each seat; votes, glory, and those of the neutral candidate; who is elected
EXAMPLES: list[tuple[list[tuple[int, list[str]]], list[int], list[int], int, int | None]] = [
    ([(0, ["war"]), (1, ["trade"]), (3, []), (1, [])], [1, 2, 3, 1], [3, 7, 15, 5], 0, 2),
    ([(1, []), (1, ["faith"]), (0, ["war", "trade"])], [1, 2, 2], [5, 9, 5], 2, None),
    ([(1, ["faith"]), (1, ["war"]), (1, ["trade"])], [2, 2, 2], [9, 8, 7], 1, 0),
    ([(1, ["faith"]), (2, []), (2, ["war"]), (2, ["trade"])], [1, 2, 2, 2], [9, 10, 13, 12], 0, 2),
    (
        [(1, []), (1, ["faith"]), (1, ["trade", "war"]), (2, []), (1, []), (1, [])],
        [1, 1, 1, 2, 1, 1],
        [5, 9, 10, 10, 5, 5],
        0,
        3,
    ),
    ([(2, []), (1, ["faith"]), (0, [])], [2, 2, 0], [10, 9, 0], 3, None),
    ([(2, []), (1, ["war", "trade"])], [2, 3], [10, 10], 2, 1),
    ([(3, []), (3, []), (1, ["faith", "war", "trade"])], [3, 3, 1], [15, 15, 14], 0, None),
]


def electoral_table(families: list[tuple[int, list[str]]]) -> dict[str, Any]:
    """Owners, holders and markers as the example says; markers go on the neutral electors, most glory first."""
    owned: dict[str, str] = {}
    free = ELECTORS.copy()
    for seat, (n, _) in enumerate(families):
        for _ in range(n):
            owned[free.pop(0)] = str(seat)
    held = {m: str(seat) for seat, (_, masters) in enumerate(families) for m in masters}
    marker = {m: free[i] for i, m in enumerate([m for m in MASTER.words if m in held][: len(free)])}
    return {"owner": owned, "holder": held, "marker": marker}


@pytest.mark.parametrize(("families", "votes", "glory", "neutral", "winner"), EXAMPLES)
def test_23_2_examples(
    families: list[tuple[int, list[str]]],
    votes: list[int],
    glory: list[int],
    neutral: int,
    winner: int | None,
) -> None:
    seats = len(families)
    fields = electoral_table(families)
    still = table(seats, [{"step": "Riot", "seat": "0"}], hands=hands(s0=["alchemist"]), **fields)
    assert [still.votes(s) for s in range(seats)] == votes
    assert [still.glory(s) for s in range(seats)] == glory
    assert still.neutral_votes() == neutral
    p = table(seats, [{"step": "EmperorDies"}], **fields)
    if winner is None:
        assert "nobody-elected" in told_or_waiting(p)
    else:
        assert p.outcome is not None
        assert p.outcome.winners == [winner]
        assert p.outcome.reason == "election"
        assert p.outcome.scores == glory


def told_or_waiting(p: Any) -> list[str]:
    """An anarchy has begun: the peace is suspended and somebody is asked."""
    return ["nobody-elected"] if not p.over and not p.peace else []


def test_r61_printed_votes_would_elect_another() -> None:
    # Example 5: Green wins by two votes, not Red by the three that the rulebook prints.
    p = table(6, [{"step": "EmperorDies"}], **electoral_table(EXAMPLES[4][0]))
    assert p.outcome is not None
    assert p.outcome.winners == [3]


def test_16_four_electorates_win_at_once() -> None:
    p = table(
        2,
        [{"step": "ElectorDies"}],
        [1],
        owner=lands(s0=["mainz", "koeln", "trier", "bayern"], s1=["tirol", "krain"]),
        sold=["mainz", "koeln", "trier"],
        electors={"pfalz": 1},
        heirs=heirs((1, 0), (0, 0)),
        ducats={"0": 600},
        half="south",
    )
    say(p, "0 bid 600")
    assert p.outcome is not None
    assert (p.outcome.winners, p.outcome.reason) == ([0], "deposition")


# -- income (23.5) ------------------------------------------------------------------------------


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


# -- Masters (section 14) -----------------------------------------------------------------------


def masters_table(**more: Any) -> Any:
    """Relics, troops and roads that make 0 Master of Faith, 1 of War, 2 of Trade; three neutral electors."""
    fields: dict[str, Any] = {
        "owner": lands(
            s0=["salzburg", "passau", "boehmen", "brandenburg"],
            s1=["bar", "luxemburg", "juelich", "mainz", "koeln"],
            s2=["kaernten", "steiermark", "krain", "tirol"],
            s3=["holland", "utrecht", "friesland"],
        ),
        "works": {
            "salzburg": ["relic"],
            "passau": ["relic"],
            "kaernten": ["reichsstadt"],
            "krain": ["reichsstadt"],
        },
        "troops": {"bar": {"knight": 4}},
        "holder": {"faith": "0", "war": "1", "trade": "2"},
        "marker": {"faith": "trier", "war": "pfalz", "trade": "sachsen"},
        "tracks": {"faith": {"0": 2}, "war": {"1": 8}, "trade": {"2": 170, "0": 20}},
        "sold": ["boehmen", "brandenburg", "mainz", "koeln"],
        "heirs": heirs((0, 0), (0, 0), (0, 0), (0, 1)),
        "ducats": {"3": 400},
    }
    fields.update(more)
    return fields


def test_23_5_m1_sold_elector_displaces_down_the_line() -> None:
    p = table(4, [{"step": "ElectorDies"}], [1], electors={"trier": 1}, **masters_table())
    say(p, "3 bid 400")
    assert owner(p, "trier") == 3
    assert choices(p, 0) == ["vote pfalz", "vote sachsen"]
    say(p, "0 vote pfalz")
    # War displaces Trade in Sachsen without a choice; Trade has no vote but keeps glory and income.
    assert p.over
    assert [p.marker[m] for m in range(3)] == [4, 6, -1]
    assert p.holder == [0, 1, 2]
    assert p.glory(2) == 2


def test_23_5_m1_unsold_elector_gives_trade_its_vote_back() -> None:
    fields = masters_table(marker={"faith": "pfalz", "war": "sachsen"}, ducats={})
    fields["owner"]["trier"] = "3"
    fields["sold"] = ELECTORS
    fields["elector_discard"] = ["pfalz", "sachsen"]
    p = table(4, [{"step": "ElectorDies"}], [2], **fields)
    say(p, "3 pass")
    assert owner(p, "koeln") == -1
    assert p.marker == [4, 6, 1]


def test_23_5_m2_equal_value_leaves_the_card_with_its_holder() -> None:
    fields: dict[str, Any] = {
        "owner": lands(s0=["bar", "luxemburg"], s1=["bayern", "tirol"]),
        "troops": {"bar": {"knight": 4}, "bayern": {"knight": 3, "mercenary": 1}},
        "holder": {"war": "0"},
        "marker": {"war": "mainz"},
        "tracks": {"war": {"0": 8, "1": 7}},
        "hands": hands(s1=["mercenary", "mercenary"]),
        "ducats": {"1": 200},
    }
    p = table(3, [{"step": "ActionSlot", "seat": "1"}], **fields)
    say(p, "1 hire bayern")
    assert holder(p, "war") == 0
    say(p, "1 hire bayern")
    assert holder(p, "war") == 1
    assert p.marker[1] == -1, "the old marker has gone back"
    say(p, "1 vote trier")
    assert p.marker[1] == 2


def test_r58_first_to_reach_the_value() -> None:
    # The holder of War drops out; of two others with nine each the one who reached it first gets the card.
    p = table(
        4,
        [{"step": "ActionSlot", "seat": "3"}],
        owner=lands(s0=["bar"], s1=["bayern"], s2=["tirol"], s3=["holland"]),
        troops={"bar": {"knight": 5}, "bayern": {"mercenary": 9}, "tirol": {"mercenary": 9}},
        holder={"war": "0"},
        marker={"war": "mainz"},
        tracks={"war": {"0": 10, "1": 9, "2": 9}},
        reached={"war": {"0": 1, "1": 3, "2": 2}},
        clock=3,
        hands=hands(s3=["crusade"]),
    )
    say(p, "3 crusade bar")
    assert holder(p, "war") == 2


def test_14_minimum_of_a_master() -> None:
    p = table(
        3,
        [{"step": "ActionSlot", "seat": "0"}],
        owner=lands(s0=["bar"]),
        troops={"bar": {"mercenary": 6}},
        hands=hands(s0=["mercenary", "mercenary"]),
        ducats={"0": 100},
    )
    say(p, "0 hire bar")
    assert holder(p, "war") == -1
    say(p, "0 hire bar")
    assert holder(p, "war") == 0


def test_r59_a_marker_must_be_placed_and_may_displace() -> None:
    fields = masters_table(marker={"trade": "sachsen", "war": "pfalz"})
    p = table(4, [{"step": "Influence"}], **fields)
    assert choices(p, 0) == ["vote trier", "vote pfalz", "vote sachsen"]
    assert refusal(p, "0 pass") == "not-now"
    assert refusal(p, "0 vote mainz") == "no-place-for-vote"
    assert GAME.table.words(p.default(0)) == "vote trier"
    say(p, "0 vote pfalz", "1 vote sachsen")
    assert p.marker == [4, 6, 2], "Trade moves to the last free elector without a choice"


def test_18_3_end_with_the_deck() -> None:
    p = table(
        3,
        [{"step": "Turns", "stage": "events"}],
        [1, 1, 1, 4, 4, 4],
        {"end_with_deck": "on"},
        owner=lands(s0=["mainz"], s1=["bar"], s2=["bayern"]),
        events_top=events("architect", "architect", "architect"),
    )
    for _ in range(9):
        say(p, f"{p.waiting[0]} pass")
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, p.default(seat))
    assert p.outcome is not None
    assert (p.outcome.reason, p.outcome.winners) == ("deck", [0])


def test_r76_agreed_number_of_turns() -> None:
    p = table(
        2,
        [{"step": "Turns", "stage": "end"}],
        options={"turns": "5"},
        turn=5,
        owner=lands(s0=["bar"], s1=["bayern"]),
        ducats={"0": 100, "1": 110},
    )
    assert p.outcome is not None
    assert (p.outcome.reason, p.outcome.winners) == ("turns", [1]), "equal in everything: ducats decide"
    assert "turn-begins" not in told(p)
