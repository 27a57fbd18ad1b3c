"""A term of an offer (15.2): between whom and when, what must hold for it, and what it does when it is accepted."""

from __future__ import annotations

from typing import Final, final

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.journal import ALL
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.moves import Verb

# In this order the terms of an offer are carried out.
PURSES: Final = 0  # money, promises, cards
BOARD: Final = 1  # marriages, births, armies
CAPTIVES: Final = 2
TURNS: Final = [PURSES, BOARD, CAPTIVES]


@final
class Bargain:
    """An offer both have agreed on, while it is carried out."""

    def __init__(self, p: Fief, maker: int, other: int, terms: list[int], secret: bool) -> None:
        self.maker = maker
        self.other = other
        self.secret = secret
        self.known = (1 << maker | 1 << other) if secret else (1 << p.seats) - 1  # who hears of it
        self.to = self.known if secret else ALL
        self.released = [t.RELEASE.a(x) for x in terms if t.RELEASE.has(x)]


class Term:
    """One line of the table of items; its verb says what it is about. Every other line is a class of its own."""

    def __init__(self, verb: Verb, phases: list[str]) -> None:
        self.verb = verb
        self.phases = phases
        self.asked = False  # does the other side deliver, and not whoever makes the offer?
        self.sort = verb.name  # an offer has one term of a sort
        self.several = False  # or several
        self.amounts = False  # all its choices are fine as they are
        self.whispered = False  # never said openly
        self.quiet = False  # leaves no trace on the table
        self.turn = PURSES

    def giver(self, maker: int, other: int) -> int:
        """Who delivers."""
        return other if self.asked else maker

    def taker(self, maker: int, other: int) -> int:
        """Who receives."""
        return maker if self.asked else other

    # -- what whoever delivers must have ---------------------------------------------------------

    def ecus(self, term: int) -> int:
        """Money that he lays down."""
        return 0

    def card(self, term: int) -> int:
        """The card that he gives up."""
        return NOBODY

    def bound(self, p: Fief, seat: int, term: int) -> bool:
        """Has he promised something else?"""
        return False

    # -- which terms there are ---------------------------------------------------------------

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        """Terms worth looking at, sorted; so much money has the maker left."""
        raise NotImplementedError

    def beside(self, term: int, terms: list[int]) -> Phrase | None:
        """Why it cannot stand beside what was said already."""
        return say.TERM_THERE if term in terms else None

    def refuse(self, p: Fief, maker: int, other: int, term: int) -> Phrase | None:
        """What everybody can see must hold for it."""
        return None

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        """It is offered: a line for those who hear it."""
        raise NotImplementedError

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        """It is agreed."""
        raise NotImplementedError
