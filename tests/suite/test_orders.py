"""Standing orders in every game: what they may say follows from what a seat knows, and what they answer is legal."""

from __future__ import annotations

import random
from typing import Any

import pytest

import reame
from reame.games import NAMES
from reame.kernel import orders
from reame.kernel.chance import Dice
from reame.kernel.kinds import NOBODY
from reame.kernel.position import Position

MOVES = 700
GIVEN = [("bid", 60, False), ("accept", 1, False), ("pass", 0, True)]


def answers(p: Position, seat: int) -> list[int]:
    """What orders of every kind say, about all questions and about this one."""
    question = p.question(seat)
    assert question is not None
    return [
        orders.answer(p, seat, kind, key, n, spare) for kind, n, spare in GIVEN for key in ("", question.phrase.key)
    ]


def played(name: str, **options: Any) -> list[Position]:
    """The moments of a game in which half of the answers are those of orders, if they have any."""
    rng = random.Random(name)
    game = reame.game(name)
    p: Position = game.start(game.seat_range[len(game.seat_range) // 2], "orders", options)
    out: list[Position] = []
    for n in range(MOVES):
        if p.over:
            break
        seat = rng.choice(p.waiting)
        out.append(p.clone())
        said = [m for m in answers(p, seat) if m != NOBODY]
        assert set(said) <= set(p.legal(seat)), p
        # What is dealt anew is what this seat does not know: its orders may not, either.
        dream = p.imagine(seat, Dice(f"{name} {n}"))
        found, dreamt = orders.grounds(p, seat), orders.grounds(dream, seat)
        assert found is not None
        assert dreamt is not None
        assert found.plain() == dreamt.plain(), p
        assert answers(dream, seat) == answers(p, seat), p
        p.apply(seat, rng.choice(said if said and rng.random() < 0.5 else p.legal(seat)))
    return out


@pytest.mark.parametrize("name", NAMES)
def test_orders_answer_legally_and_by_what_their_seat_knows(name: str) -> None:
    for windows in [{}, {"windows": "open"}] if reame.game(name).windows else [{}]:
        moments = played(name, **windows)
        steps: list[Any] = []
        marks: list[tuple[str, str]] = []
        for p in moments:
            steps.append([type(s).__name__ for s in p.stack[1:2]])
            marks.append((orders.mark(p, "phase"), orders.mark(p, "round")))
            assert orders.mark(p, "end") == ""
        for n in range(1, len(moments)):
            if steps[n] != steps[n - 1]:
                assert marks[n][0] != marks[n - 1][0]  # another phase has another mark
        # No phase comes back, and a round lasts longer than its phases.
        order = [m for n, (m, _) in enumerate(marks) if n == 0 or m != marks[n - 1][0]]
        assert len(order) == len(set(order)) > 1
        assert len({m for _, m in marks}) < len(order)
