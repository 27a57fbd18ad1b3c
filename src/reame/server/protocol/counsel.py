"""What a counsellor is asked at a table, and what it answers."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from reame.server.protocol.texts import Id, Message, MoveWords, Seat
from reame.server.store.rows import CounselRule

Want = Literal["preview", "hint"]
LEVELS: Final[tuple[CounselRule, ...]] = ("off", "rules", "preview", "hint")
MOST_RATED: Final[CounselRule] = "rules"  # where games count for ratings


def allows(rule: CounselRule, what: CounselRule) -> bool:
    """Does a table with this rule allow so much?"""
    return LEVELS.index(what) <= LEVELS.index(rule)


class AskCounsel(Message, tag="counsel"):
    """What would this choice bring, or which one would search make, and why? About the decision that has this `seq`."""

    id: Id
    seat: Seat
    seq: int
    want: Want
    words: MoveWords = ""  # of the choice, for a preview


Plain = dict[str, Any]  # a move as choices are sent: `{move, words, verb, args}`; or a sentence


class Kind(Struct):
    """Moves of one kind: the first of them, and how many there are."""

    move: Plain
    count: int


class Chance(Struct):
    """A line of the journal that only some of the worlds tell."""

    line: Plain
    count: int


class Figure(Struct):
    """By how much something that counts is changed: on average, at least, at most."""

    term: str
    mean: float
    low: float
    high: float


class PreviewTold(Struct, kw_only=True):
    """What a move would bring at once. `opens`, `closes`, `question`: only if the same seat is asked next for sure."""

    move: Plain
    worlds: int
    lucky: bool  # did dice fall?
    certain: list[Plain]
    chances: list[Chance]
    rest: int  # chances that are not told
    figures: list[Figure]
    asked: list[int]
    over: int
    opens: list[Kind] | None = None
    closes: list[Kind] | None = None
    question: Plain | None = None


class Reason(Struct):
    """By how much of something one move is ahead of another, give or take its standard error."""

    term: str
    amount: float
    error: float


class Beside(Struct):
    """Another move; not `sure`, if it hardly matters."""

    move: Plain
    sure: bool
    better: int  # worlds in which the hint did better
    reasons: list[Reason]


class HintTold(Struct):
    """The move that search would make, what it would do next, and how it compares with others."""

    move: Plain
    plan: list[Plain]
    worlds: int
    beside: list[Beside]
