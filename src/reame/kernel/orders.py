"""Standing orders: what somebody has said beforehand about a kind of question, looked at when it is asked.

An order is words and numbers, and knows no position. Whether it speaks of a question, and by which move, follows from
the step that asks, from the eyes of the seat that is asked; the move is always one of its legal ones.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from reame.kernel.kinds import NOBODY
from reame.kernel.moves import YES
from reame.kernel.position import Position
from reame.kernel.steps import listed

BID: Final = "bid"
PASS_ON: Final = "pass"
ACCEPT: Final = "accept"
KINDS: Final = (BID, PASS_ON, ACCEPT)

PHASE: Final = "phase"
ROUND: Final = "round"
END: Final = "end"
SPANS: Final = (PHASE, ROUND, END)
ANY: Final = ""  # in place of the key of a question: every auction, every window


class Grounds:
    """What an order may say about the question that a seat is asked, and what bears on it."""

    def __init__(self, p: Position, seat: int) -> None:
        top = p.stack[-1]
        question = p.question(seat)
        assert question is not None
        self.question = question
        self.window = top.window
        self.bids = top.bid_within(p, seat, 0) != NOBODY
        self.passes = top.declines(p, seat) != NOBODY
        self.concerns = top.concerns(p, seat)
        self.brings = top.brings(p, seat) if listed(p.legal(seat), YES) else NOBODY

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {
            "pass": self.passes,
            "window": self.window,
            "concerns": self.concerns,
            "bid": self.bids,
            "brings": None if self.brings == NOBODY else self.brings,
        }


def grounds(p: Position, seat: int) -> Grounds | None:
    """What an order may say about the present question; None if this seat is asked nothing."""
    return Grounds(p, seat) if seat in p.waiting else None


def answer(p: Position, seat: int, kind: str, question: str, limit: int, spare: bool) -> int:
    """The move by which an order answers what this seat is asked; NOBODY if it does not speak of that.

    `question` is the key of what is asked, or ANY; with `spare` nothing is passed that concerns the seat.
    """
    if seat not in p.waiting:
        return NOBODY
    top = p.stack[-1]
    asked = p.question(seat)
    assert asked is not None
    if question not in (ANY, asked.phrase.key):
        return NOBODY
    move = NOBODY
    if kind == BID:
        move = top.bid_within(p, seat, limit) if question != ANY or top.auction else NOBODY
    elif kind == ACCEPT:
        move = YES if question != ANY and top.brings(p, seat) >= max(0, limit) else NOBODY
    elif (question != ANY or top.window) and not (spare and top.concerns(p, seat)):
        move = top.declines(p, seat)
    return move if move != NOBODY and listed(p.legal(seat), move) else NOBODY


def mark(p: Position, span: str) -> str:
    """What changes when a span of the game is over: a phase, a round. Looks only at what everybody sees."""
    if span == END or p.over:
        return ""
    told: list[Any] = [p.calendar()[:1]]
    if span == PHASE:
        told = [p.calendar(), p.stack[0].view(-1), [type(s).__name__ for s in p.stack[1:2]]]
    return hashlib.blake2b(json.dumps(told).encode(), digest_size=9).hexdigest()
