"""Fief as a game of the registry."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.fief import battle, cards, court, diplomacy, land, march, turn
from reame.games.fief.bot.counsel import FiefCounsel
from reame.games.fief.bot.frozen_2026_11.counsel import Frozen
from reame.games.fief.prospects import PROSPECTS
from reame.games.fief.table import things as t
from reame.games.fief.table.invariants import broken
from reame.games.fief.table.position import Fief
from reame.games.fief.terms import TALLIES, TERMS, terms
from reame.games.fief.turn.turn import Rounds
from reame.kernel.game import DEALS, ON_OR_OFF, WINDOWS, Game, Option
from reame.kernel.journal import Tally
from reame.kernel.kinds import NOBODY, Kind
from reame.kernel.prospects import Subject


class FiefGame(Game[Fief]):
    """Three to six players; until somebody wins, or for points over a number of rounds."""

    name: ClassVar[str] = "fief"
    title: ClassVar[str] = "Fief"
    version: ClassVar[int] = 2
    seat_range: ClassVar[list[int]] = [3, 4, 5, 6]
    PROSPECTS: ClassVar[dict[str, Subject]] = PROSPECTS
    TERMS: ClassVar[dict[str, float]] = TERMS
    TALLIES: ClassVar[list[Tally]] = TALLIES
    OPTIONS: ClassVar[list[Option]] = [
        Option("mode", Kind("mode", ["normal", "points"]), "normal", "14"),
        Option("length", t.LENGTH, "15", "14"),
        Option("limit", t.LIMIT, "30", "R64"),
        Option("first_lord", Kind("first_lord", ["dealt", "chosen"]), "dealt", "R4"),
        Option("open_stacks", ON_OR_OFF, "off", "R68"),
        WINDOWS,
        DEALS,
    ]

    def blank(self, seats: int) -> Fief:
        return Fief(self, seats)

    def copy(self, p: Fief) -> Fief:
        return Fief(self, p.seats, p)

    def setup(self, p: Fief) -> None:
        p.push(Rounds())

    def facts(self, p: Fief) -> dict[str, float]:
        """How long it took by each way of winning, and what had become of land, crown and families."""
        out = {
            "rounds": float(p.round),
            "fiefs founded": float(sum(v != NOBODY for v in p.capital)),
            "families out": float(p.out.bit_count()),
            "king at the end": float(p.king != NOBODY),
        }
        if p.outcome is not None:
            winners = p.outcome.winners
            out[f"rounds to {p.outcome.reason}"] = float(p.round)
            out["winners"] = float(len(winners))
            out["fiefs of a winner"] = sum(p.fiefs_of(s) for s in winners) / len(winners)
        return out

    def terms(self, p: Fief, seat: int) -> list[tuple[str, float]]:
        return terms(p, seat)

    def broken(self, p: Fief) -> list[str]:
        return broken(p)


STEPS: Final = [
    *turn.STEPS,
    *cards.STEPS,
    *march.STEPS,
    *battle.STEPS,
    *land.STEPS,
    *court.STEPS,
    *diplomacy.STEPS,
]
GAME: Final = FiefGame(t.MOVES, STEPS, FiefCounsel(), {"2026-11": Frozen()})
