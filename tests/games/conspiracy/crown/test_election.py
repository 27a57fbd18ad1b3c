"""Elections and deposition (15.1, 16, 23.2)."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.conspiracy.table.things import MASTER
from tests.games.conspiracy.tables import MAP_3, hands, heirs, lands, say, table

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


def test_r63_an_equal_candidate_stops_the_election() -> None:
    # Three for the neutral candidate, three for 0: equal votes, glory and direct votes.
    p = table(
        3,
        [{"step": "EmperorDies"}],
        owner=lands(s0=["mainz", "koeln", "trier"], s1=["pfalz"]),
    )
    assert not p.over
    assert not p.peace


def test_r64_masters_do_not_help_to_depose() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        owner={**MAP_3, "koeln": "0", "trier": "0"},
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


GLORY = {"election": "glory"}


@pytest.mark.parametrize("example", range(5))
def test_r61_glory_before_votes_elects_the_same_in_the_examples_of_the_book(example: int) -> None:
    families, *_, elected = EXAMPLES[example]
    p = table(len(families), [{"step": "EmperorDies"}], options=GLORY, **electoral_table(families))
    assert p.over == (elected is not None)
    assert p.outcome is None or p.outcome.winners == [elected]


def test_r61_glory_before_votes_is_an_option() -> None:
    # Three electorates are 15 Glory Points; one and all three Masters are four votes, and 14 Glory Points.
    families = [(3, []), (1, ["faith", "war", "trade"])]
    by_votes = table(2, [{"step": "EmperorDies"}], **electoral_table(families))
    by_glory = table(2, [{"step": "EmperorDies"}], options=GLORY, **electoral_table(families))
    assert by_votes.outcome is not None
    assert by_glory.outcome is not None
    assert by_votes.outcome.winners == [1]
    assert by_glory.outcome.winners == [0]
