"""What a seat knows, and what it imagines in place of the rest."""

from __future__ import annotations

from typing import Any

import pytest

from reame.bots.random import any_move
from reame.games.medieval.table.purses import hand_over, most_known
from reame.games.medieval.table.things import (
    CARD,
    MOST_FLORINS,
)
from reame.kernel.chance import Dice
from reame.kernel.errors import BadPosition
from reame.kernel.kinds import SEAT
from tests.games.medieval.tables import (
    EXAMPLE,
    GAME,
    RICH,
    play,
    table,
)
from tests.suite.properties import Walk, check_twins


def test_r50_third_parties_do_not_see_the_sum_in_a_deal() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    play(p, "0 offer 1", "0 give_florins 7", "0 ask_passage HRE FRA_2B", "0 propose")
    assert "give_florins 7" in str(p.view(1))
    assert "give_florins 7" not in str(p.view(2))
    play(p, "1 yes")
    assert p.journal is not None
    assert "florins-passed" not in [e["key"] for e in p.journal.lines(2)]
    assert "money-passed" in [e["key"] for e in p.journal.lines(2)]


def test_bounds_follow_public_payments() -> None:
    p = GAME.start(3, "bounds")
    for power in ["HRE", "FRA", "ENG", "SPA", "RUS", "AYY", "ALM", "BYZ", "HUN"]:
        p.apply(p.waiting[0], GAME.table.parse(f"pick {power}"))
    for a in range(3):
        for b in range(3):
            if a != b:
                assert p.least[a * SEAT.size + b] == p.most[a * SEAT.size + b] == p.florins[b]


def test_who_offers_a_sum_is_known_to_have_it() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH)
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B", "0 give_florins 9", "0 propose")
    for k in range(20):
        assert p.imagine(1, Dice(f"offer {k}")).florins[0] >= 9
    assert min(p.imagine(2, Dice(f"third {k}")).florins[0] for k in range(60)) < 9


def test_imagined_hands_hold_no_mandatory_card_after_phase_c() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={1: "pope pope heresy knights"}, deck={"disaster": 20, "spies": 3})
    for k in range(20):
        q = p.imagine(0, Dice(f"hands {k}"))
        assert CARD.find("disaster") not in q.hands[1].cards


def test_what_a_spy_saw_stays_in_his_imagination() -> None:
    p = table(holds=EXAMPLE, hands={0: "spies", 1: "pope heresy"}, deck={"jihad": 3, "assassin": 4})
    play(p, "0 spies_hand 1")
    for k in range(10):
        assert p.imagine(0, Dice(f"spy {k}")).hands[1].cards == p.hands[1].cards


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_16_17_twins_with_open_windows(seats: int) -> None:
    assert sum(check_twins(GAME, seats, f"open twins {k}", {"windows": "open"}) for k in range(10)) > 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_16_2_imagined_games_keep_the_invariants_too(seats: int) -> None:
    w = Walk(GAME, seats, "imagined")
    while not w.position.over:
        seat, move = w.step()
        if w.moves % 9 == 0:
            q = w.position.imagine(w.moves % seats, Dice(f"imagined {w.moves}"))
            for _ in range(30):
                if not q.over:
                    s = q.waiting[0]
                    q.apply(s, any_move(GAME.table, q.legal(s), w.dice))
                    assert not GAME.broken(q)
        w.go(seat, move)


def test_what_may_have_changed_hands_between_two_others_stays_within_what_anybody_can_have() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    for _ in range(60):  # each time the third has to think that all of it may have passed
        hand_over(p, 0, 1, 5)
        hand_over(p, 1, 0, 5)
    assert p.florins == [16, 16, 18]
    assert most_known(p, 2, 0) <= MOST_FLORINS
    assert GAME.load(p.dump()) == p
    assert p.imagine(2, Dice("to and fro")).florins[0] <= MOST_FLORINS


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", 10**6),
        ("mongols_drawn", 11),
        ("attacks", 3),
        ("proposals", 7),
        ("florins", {"0": 10**5}),
        ("most", {"0": {"1": 10**5}}),
        ("discard", {"pope": 13}),
    ],
)
def test_no_table_holds_more_than_the_box(field: str, value: Any) -> None:
    with pytest.raises(BadPosition, match=f"table.{field}"):
        table(**{field: value})
