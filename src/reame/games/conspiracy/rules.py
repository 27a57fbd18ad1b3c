"""Medieval Conspiracy as a game of the registry."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.conspiracy import anarchy, cards, crown, succession, turn, war
from reame.games.conspiracy.bot.counsel import ConspiracyCounsel
from reame.games.conspiracy.bot.frozen_2026_11.counsel import Frozen
from reame.games.conspiracy.prospects import PROSPECTS
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.invariants import broken
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.terms import TALLIES, TERMS, terms
from reame.games.conspiracy.turn.turn import Turns
from reame.kernel.game import DEALS, ON_OR_OFF, WINDOWS, Game, Option
from reame.kernel.journal import Tally
from reame.kernel.prospects import Subject
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    *turn.STEPS,
    *cards.STEPS,
    *succession.STEPS,
    *war.STEPS,
    *crown.STEPS,
    *anarchy.STEPS,
]


class MedievalConspiracy(Game[Conspiracy]):
    """Two to six families."""

    name: ClassVar[str] = "conspiracy"
    title: ClassVar[str] = "Medieval Conspiracy"
    version: ClassVar[int] = 2
    seat_range: ClassVar[list[int]] = [2, 3, 4, 5, 6]
    PROSPECTS: ClassVar[dict[str, Subject]] = PROSPECTS
    TERMS: ClassVar[dict[str, float]] = TERMS
    TALLIES: ClassVar[list[Tally]] = TALLIES
    OPTIONS: ClassVar[list[Option]] = [
        WINDOWS,
        DEALS,
        Option("extra_fief", ON_OR_OFF, "off", "18.1"),
        Option("cheap_electorates", ON_OR_OFF, "off", "18.2"),
        Option("end_with_deck", ON_OR_OFF, "off", "18.3"),
        Option("buy_heir", t.HEIR_FOR, "off", "18.4"),
        Option("honourable_retreat", ON_OR_OFF, "off", "18.5"),
        Option("turns", t.TURNS, "unlimited", "R76"),
        Option("last_elector", t.LAST_ELECTOR, "faith", "R59"),
        Option("election", t.ELECTION, "votes", "R61"),
    ]

    def blank(self, seats: int) -> Conspiracy:
        return Conspiracy(self, seats)

    def copy(self, p: Conspiracy) -> Conspiracy:
        return Conspiracy(self, p.seats, p)

    def setup(self, p: Conspiracy) -> None:
        p.push(Turns())

    def facts(self, p: Conspiracy) -> dict[str, float]:
        """How long it took, who owns what, and what was paid."""
        best = max(p.glory(s) for s in range(p.seats))
        out: dict[str, float] = {
            "turns": float(p.turn),
            "electorates owned": float(t.ELECTORATES - len(p.neutral_electors())),
            "glory of the best": float(best),
            "territories of the largest family": float(max(len(p.lands(s)) for s in range(p.seats))),
        }
        for goods in range(t.GOODS.size):
            name = t.GOODS.word(goods)
            out[f"{name} auctions"] = float(p.sales[goods])
            if p.sales[goods]:
                out[f"mean price: {name}"] = p.spent[goods] / p.sales[goods]
        return out

    def terms(self, p: Conspiracy, seat: int) -> list[tuple[str, float]]:
        return terms(p, seat)

    def broken(self, p: Conspiracy) -> list[str]:
        return broken(p)


GAME: Final = MedievalConspiracy(t.MOVES, STEPS, ConspiracyCounsel(), {"2026-11": Frozen()})
