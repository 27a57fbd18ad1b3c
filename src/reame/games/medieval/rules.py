"""Medieval as a game of the registry: options, start, facts."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.medieval import cards, diplomacy, pope, turn, war
from reame.games.medieval.bot.counsel import counsel
from reame.games.medieval.bot.frozen_2026_11.counsel import Frozen
from reame.games.medieval.land.atlas import Atlas
from reame.games.medieval.prospects import PROSPECTS
from reame.games.medieval.table import things as t
from reame.games.medieval.table.invariants import broken
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import DRAFTED, MOVES, POWER, POWERS
from reame.games.medieval.terms import TALLIES, TERMS, terms
from reame.games.medieval.turn.turn import Rounds
from reame.kernel.game import DEALS, WINDOWS, Game, Option
from reame.kernel.journal import Tally
from reame.kernel.kinds import NOBODY
from reame.kernel.prospects import Subject
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [*turn.STEPS, *cards.STEPS, *pope.STEPS, *war.STEPS, *diplomacy.STEPS]


class MedievalGame(Game[Medieval]):
    """Three to five players."""

    name: ClassVar[str] = "medieval"
    title: ClassVar[str] = "Medieval"
    version: ClassVar[int] = 3
    seat_range: ClassVar[list[int]] = [3, 4, 5]
    PROSPECTS: ClassVar[dict[str, Subject]] = PROSPECTS
    TERMS: ClassVar[dict[str, float]] = TERMS
    TALLIES: ClassVar[list[Tally]] = TALLIES
    OPTIONS: ClassVar[list[Option]] = [
        WINDOWS,
        DEALS,
        Option("origins", t.ORIGINS, "home", "R-09"),
        Option("knights", t.SUPPORTS, "before", "R-61"),
        Option("unity", t.UNITY, "whole", "R-26"),
        Option("edge", t.EDGE, "row", "R-02"),
        Option("interception", t.INTERCEPTORS, "home", "R-43"),
        Option("spied", t.SPIED, "attacker", "R-62"),
        Option("bargains", t.BARGAINS, "occasion", "R-57"),
    ]

    def __init__(self) -> None:
        super().__init__(MOVES, STEPS, counsel(), {"2026-11": Frozen()})
        self.atlas = Atlas()

    def blank(self, seats: int) -> Medieval:
        return Medieval(self, seats, self.atlas)

    def copy(self, p: Medieval) -> Medieval:
        return Medieval(self, p.seats, self.atlas, p)

    def setup(self, p: Medieval) -> None:
        p.push(Rounds())

    def facts(self, p: Medieval) -> dict[str, float]:
        """For the balance of the powers: what became of those who picked them."""
        out = {"turns": float(p.turn), "map cards lost": float(p.gone.bit_count())}
        if p.outcome is not None:
            for x in range(POWERS):
                seat = p.picked[x]
                if DRAFTED[x]:
                    out[f"{POWER.words[x]} picked"] = float(seat != NOBODY)
                if seat != NOBODY:
                    winners = p.outcome.winners
                    out[f"{POWER.words[x]} won"] = 1.0 / len(winners) if seat in winners else 0.0
                    out[f"{POWER.words[x]} points"] = float(p.outcome.scores[seat])
        return out

    def factions(self, p: Medieval) -> list[list[str]]:
        """The powers that each seat picked."""
        return [[POWER.words[x] for x in range(POWERS) if p.picked[x] == s] for s in range(p.seats)]

    def terms(self, p: Medieval, seat: int) -> list[tuple[str, float]]:
        return terms(p, seat)

    def broken(self, p: Medieval) -> list[str]:
        return broken(p)


GAME: Final = MedievalGame()
