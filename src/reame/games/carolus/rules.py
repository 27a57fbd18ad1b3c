"""Carolus Magnus as a game of the registry."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.carolus.bot.counsel import counsel
from reame.games.carolus.bot.frozen_2026_11 import Frozen
from reame.games.carolus.invariants import broken
from reame.games.carolus.position import Carolus
from reame.games.carolus.prospects import PROSPECTS
from reame.games.carolus.steps import STEPS, Rounds, lay_out
from reame.games.carolus.terms import TALLIES, TERMS, terms
from reame.games.carolus.things import MOVES, PAIRS
from reame.kernel.game import Game, Option
from reame.kernel.journal import Tally
from reame.kernel.prospects import Subject


class CarolusMagnus(Game[Carolus]):
    """Two, three, or four players in pairs."""

    name: ClassVar[str] = "carolus"
    title: ClassVar[str] = "Carolus Magnus"
    version: ClassVar[int] = 1
    seat_range: ClassVar[list[int]] = [2, 3, 4]
    OPTIONS: ClassVar[list[Option]] = [PAIRS]
    PROSPECTS: ClassVar[dict[str, Subject]] = PROSPECTS
    TERMS: ClassVar[dict[str, float]] = TERMS
    TALLIES: ClassVar[list[Tally]] = TALLIES

    def blank(self, seats: int) -> Carolus:
        return Carolus(self, seats)

    def copy(self, p: Carolus) -> Carolus:
        return Carolus(self, p.seats, p)

    def setup(self, p: Carolus) -> None:
        lay_out(p)
        p.push(Rounds())

    def terms(self, p: Carolus, seat: int) -> list[tuple[str, float]]:
        return terms(p, seat)

    def broken(self, p: Carolus) -> list[str]:
        return broken(p)


GAME: Final = CarolusMagnus(MOVES, STEPS, counsel(), {"2026-11": Frozen()})
