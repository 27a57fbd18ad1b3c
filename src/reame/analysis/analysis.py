"""The analysis of a finished game, step by step: it can stop after any step, be stored, and go on elsewhere.

First every position is judged, with open cards; where dice fell, they fall anew as often as `trials` says, and the
mean tells luck from the rest. Then the decisions that seem to have cost most are looked at from the eyes of the seat
that made them. The same record has the same analysis: all dice follow from it.
"""

from __future__ import annotations

import time
from typing import Any, Final

from reame.analysis.course import Course
from reame.analysis.shares import shares
from reame.analysis.turning import Row, worth_a_look
from reame.bots import counsellor
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.journal import Journal
from reame.kernel.position import Position


class Budget:
    """How much is spent on a game."""

    def __init__(self, trials: int, looks: int) -> None:
        self.trials = trials  # times that dice fall anew; a power of two, so that means are exact
        self.looks = looks  # decisions looked at

    def __repr__(self) -> str:
        return f"<budget {self.trials} trials, {self.looks} looks>"


USUAL: Final = Budget(16, 32)


class Analysis:
    """Of one game. `found` is all that is known so far, as plain data."""

    def __init__(self, course: Course, budget: Budget = USUAL, found: dict[str, Any] | None = None) -> None:
        self.course = course
        self.budget = budget
        self._game = course.game
        self._rehearsal = course.game.counsel.rehearsal()
        self._here = course.begin()
        self._here.journal = Journal()
        self._at = 0
        first = self._here
        self.found: dict[str, Any] = found or {
            "shares": [shares(first)],  # before the first move, and after each
            "luck": {},  # by number of the move: so many times what the dice brought each seat as they fell anew
            "free": [],  # moves with a choice
            "ends": [],  # moves at which a moment ended
            "round": _round_of(first),
            "rounds": [{"round": _round_of(first), "moves": 0, "terms": _terms(first), "tallies": _nothing(first)}],
            "tallies": _nothing(first),
            "looked": [],
        }
        self._worth: list[int] | None = None

    @property
    def judged(self) -> int:
        """Moves after which the position was judged."""
        return len(self.found["shares"]) - 1

    @property
    def done(self) -> bool:
        """Is there nothing left to do?"""
        return self.judged == len(self.course.moves) and len(self.found["looked"]) == len(self.worth)

    @property
    def progress(self) -> float:
        """From 0 to 1: judging is one half of it, looking the other."""
        moves = len(self.course.moves)
        if self.judged < moves:
            return 0.5 * self.judged / moves
        return 0.5 + 0.5 * (len(self.found["looked"]) / len(self.worth) if self.worth else 1.0)

    @property
    def worth(self) -> list[int]:
        """The decisions that are looked at, once all is judged."""
        if self._worth is None:
            f = self.found
            self._worth = worth_a_look(self.course.moves, f["free"], f["ends"], self.brought(), self.budget.looks)
        return self._worth

    def go_on(self, until: float) -> None:
        """Step by step, until an hour of `time.monotonic`, or until it is done."""
        while not self.done:
            self.step()
            if time.monotonic() > until:
                break

    def step(self) -> None:
        """Judge one more move, or look at one more decision."""
        if self.judged < len(self.course.moves):
            self._go(self.judged)
            self._judge()
        else:
            n = self.worth[len(self.found["looked"])]
            self._go(n - 1)
            seat, move = self.course.moves[n - 1]
            eyes = Eyes(self._here, seat)
            verdict = counsellor.verdict(eyes, move, counsellor.seed_of(eyes))
            self.found["looked"].append({"moves": n - 1, "seat": seat, **verdict})

    def brought(self) -> list[Row]:
        """What each move brought each seat without its luck, `trials` times over; nothing before the first."""
        known: list[Row] = self.found["shares"]
        out: list[Row] = [[0] * self._here.seats]
        for n in range(1, len(known)):
            luck = self.found["luck"].get(str(n), out[0])
            out.append(
                [self.budget.trials * (known[n][s] - known[n - 1][s]) - luck[s] for s in range(self._here.seats)]
            )
        return out

    def _go(self, n: int) -> None:
        """To the position after n moves."""
        if self._at > n:
            self._here, self._at = self.course.begin(), 0
        while self._at < n:
            self._here.apply(*self.course.moves[self._at])
            self._at += 1

    def _judge(self) -> None:
        """Make the next move, and note what came of it."""
        f = self.found
        p = self._here
        n = self._at + 1
        seat, move = self.course.moves[self._at]
        if len(p.legal(seat)) > 1:
            f["free"].append(n)
        moment = None if self._rehearsal is None else self._rehearsal.moment(p)
        before = p.clone()
        at = p.dice.at
        p.journal = Journal()
        p.apply(seat, move)
        self._at = n
        now = shares(p)
        f["shares"].append(now)
        if p.dice.at != at:
            f["luck"][str(n)] = self._luck(before, n, now)
        if p.over or self._rehearsal is None or self._rehearsal.moment(p) != moment:
            f["ends"].append(n)
        for k, tally in enumerate(self._game.TALLIES):
            for event in p.journal.events:
                for named in tally.of(event):
                    f["tallies"][k][named] += 1
        p.journal = None
        this = _round_of(p)
        if p.over or this != f["round"]:
            row = {"round": f["round"], "moves": n, "terms": _terms(p), "tallies": f["tallies"]}
            f["rounds"].append(row)
            f["round"] = this
            f["tallies"] = _nothing(p)

    def _luck(self, before: Position, n: int, now: Row) -> Row:
        """So many times what fell, without what might have fallen."""
        trials = self.budget.trials
        seat, move = self.course.moves[n - 1]
        out = [trials * x for x in now]
        for i in range(trials):
            p = before.clone()
            p.dice = Dice(f"{self.course.seed}/luck/{n}/{i}")
            p.apply(seat, move)
            might = shares(p)
            for s in range(p.seats):
                out[s] -= might[s]
        return out


def _round_of(p: Position) -> int:
    """What everybody counts first; games that count nothing have one round."""
    return (p.calendar() or [0])[0]


def _terms(p: Position) -> list[list[float]]:
    """By seat, in the order of TERMS."""
    return [[amount for _, amount in p.game.terms(p, seat)] for seat in range(p.seats)]


def _nothing(p: Position) -> list[Row]:
    return [[0] * p.seats for _ in p.game.TALLIES]
