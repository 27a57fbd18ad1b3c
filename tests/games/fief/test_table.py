"""What the box holds, and what a dump may say."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.fief.table.things import (
    CARD,
    CARD_COUNT,
    CARDINALS,
    CASTLES,
    GUARD_POINTS,
    LORDS,
    MILLS,
    PRESSES,
    REBEL_POINTS,
    SOLDIERS,
    VILLAGES_OF,
    WOMAN,
)
from reame.kernel.errors import BadPosition
from tests.games.fief.table import board, can, table, turn, why


def test_r2_r3_the_supplies_of_the_box() -> None:
    assert (SOLDIERS, GUARD_POINTS, REBEL_POINTS) == (45, [20, 10], 18)
    assert (CASTLES, MILLS, PRESSES, CARDINALS) == (12, 12, 12, 3)
    assert (sum(CARD_COUNT), LORDS, sum(WOMAN)) == (57, 16, 4)
    counts = {CARD.word(c): CARD_COUNT[c] for c in range(LORDS + 4, CARD.size)}
    assert counts == {
        "d_arc": 1,
        "tithe": 4,
        "feudal_tax": 5,
        "assassination": 1,
        "justice": 1,
        "bad_weather": 3,
        "sun": 6,
        "famine": 2,
        "good_harvest": 6,
        "peasant_revolt": 4,
        "plague": 2,
        "escape": 2,
    }
    assert sorted(len(v) for v in VILLAGES_OF) == [3, 3, 4, 4, 5, 5]


def test_r8_money_is_numbers_and_pieces_are_limited() -> None:
    p = board([{"step": "Incomes"}], lords={"louis": (0, "bourg")}, mills={"bourg": 3}, treasury=100)
    assert table(p)["money"] == {"0": 600}
    assert p.treasury == -500
    twelve = dict.fromkeys(["bourg", "st_vivien", "villeneuve", "la_buissiere", "st_paul", "sigy"], 1)
    twelve |= dict.fromkeys(["beaujeu", "tournus", "sennecy", "chateaufort", "blaye", "charolles"], 1)
    q = board(
        turn("PurchaseTurn"), lords={"louis": (0, "la_salle")}, walls=twelve, money={"0": 2000}, phase="purchases"
    )
    assert why(q, 0, "build la_salle castle") == "no-more-pieces"
    assert can(q, 0, "build la_salle mill")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("round", 201),
        ("points", {"0": 60_001}),
        ("offers", {"1": 9}),
        ("guards", {"king": 21}),
        ("mills", {"bourg": 4}),
        ("let_in", {"bourg": {"1": 7}}),
        ("rebels", 19),
        ("once", {"0": {"bourg": 46}}),
        ("most", {"0": {"bourg": 46}}),
        ("money", {"0": 2_500_001}),
        ("treasury", 23_001),
        ("discards", {"sun": 7}),
        ("loans", [{"lender": "0", "borrower": "1", "ecus": 1400, "due": 5}]),
        ("loans", [{"lender": "0", "borrower": "1", "ecus": 500, "due": 204}]),
        ("estates", [{"seat": "0", "ecus": -100}]),
        ("armies", [{"who": "7", "place": "bourg-villeneuve"}]),
    ],
)
def test_what_the_box_does_not_hold_is_refused_with_its_path(field: str, value: Any) -> None:
    with pytest.raises(BadPosition, match=rf"table\.{field}"):
        board(turn("PurchaseTurn"), **{field: value})


@pytest.mark.parametrize(
    "question",
    [
        {"step": "Plea", "seat": "0"},
        {"step": "Mercy", "pleader": "0"},
        {"step": "Enlistment", "seat": "0"},
        {"step": "Acceptance", "joiner": "0", "party": "attackers", "sharing": "equal"},
        {"step": "Sortie"},
        {"step": "Aftermath"},
    ],
)
def test_questions_of_a_battle_need_a_battle(question: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=f"{question['step']}: no battle lies below it"):
        board([question], lords={"louis": (0, "bourg")}).question(0)
