"""What to think of a position of Medieval Conspiracy: families are weighed in ducats, crowns in chances."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.conspiracy.bot.frozen_2026_11.offers import offers
from reame.games.conspiracy.bot.glances import GLANCES, WEIGHTS
from reame.games.conspiracy.bot.worth import worths
from reame.games.conspiracy.crown.election import foremost
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.counsel import Counsel, Rehearsal
from reame.kernel.kinds import NOBODY
from reame.kernel.native import first_at, i64

SHARPNESS: Final = 6.0  # how surely the richer family wins
NO_EMPEROR: Final = 0.75  # how much of an election held now is believed


class PhaseRehearsal(Rehearsal[Conspiracy]):
    """A phase is played to its end: all its auctions are paid from one purse."""

    MOMENTS: ClassVar[int] = 2  # what a phase was good for shows in the next

    def moment(self, p: Conspiracy) -> int:
        return p.turn * len(t.PHASES) + t.PHASES.index(p.phase)


class Frozen(Counsel[Conspiracy]):
    """Values auctions and wars in ducats, keeps heirs of both kinds, gathers votes before the Emperor dies."""

    def value(self, p: Conspiracy, seat: int) -> float:
        powers: list[float] = [max(1.0, w) ** SHARPNESS for w in worths(p)]
        share = powers[seat] / sum(powers)
        first = foremost(p)
        if first == NOBODY:
            return share
        chance = NO_EMPEROR * emperor_soon(p)
        return (1.0 - chance) * share + (chance if first == seat else 0.0)

    def weigh(self, p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
        out: list[float] = []
        start: i64 = 0
        while start < len(moves):
            verb = t.MOVES.of(moves[start])
            end = first_at(moves, verb.end, start)
            glance = GLANCES.get(verb.name)
            if glance is None:
                out += [WEIGHTS[verb.name]] * (end - start)
            else:
                out += glance(p, seat, moves[start:end])
            start = end
        return out

    def rehearsal(self) -> Rehearsal[Conspiracy] | None:
        return PhaseRehearsal()

    def offers(self, p: Conspiracy, seat: int) -> list[list[int]]:
        return offers(p, seat)


def emperor_soon(p: Conspiracy) -> float:
    """Chance that the Emperor dies in the next two Event phases."""
    left = 2 * p.seats
    if p.event_cards() < left:
        return 1.0
    alive = 1.0
    for pile in (p.events_top, p.events_middle, p.events_bottom):
        size = pile.size()
        if size and left > 0:
            drawn = min(left, size)
            alive *= max(0.0, 1.0 - pile.counts[t.EMPEROR_DIES] * drawn / size)
            left -= drawn
    return 1.0 - alive
