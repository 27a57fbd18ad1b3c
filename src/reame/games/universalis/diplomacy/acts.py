"""Diplomatic actions [6.2]: so many a turn, by technology level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reame.games.universalis.decision.menu import Act
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import Phrase

if TYPE_CHECKING:
    from reame.games.universalis.diplomacy.phase import Diplomacy


def refuse_rival(p: Universalis, seat: int, other: int) -> Phrase | None:
    """Is there a player to deal with? Under truce there is no diplomacy."""
    if other == seat or other >= p.seats or not p.alive(other):
        return say.NOT_A_RIVAL
    return say.UNDER_TRUCE if p.truced(seat, other) else None


class DiplomaticAct(Act["Diplomacy"]):
    """What takes one of the actions of the turn."""

    def acts(self, p: Universalis, seat: int) -> list[int]:
        """Its moves, as long as there are actions."""
        raise NotImplementedError(f"{type(self).__name__}.acts")

    def refuse_act(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        """Why it cannot be done, as long as there are actions."""
        raise NotImplementedError(f"{type(self).__name__}.refuse_act")

    def act(self, p: Universalis, seat: int, move: int) -> None:
        """It is done."""
        raise NotImplementedError(f"{type(self).__name__}.act")

    def moves(self, p: Universalis, seat: int, phase: Diplomacy) -> list[int]:
        return self.acts(p, seat) if phase.actions > 0 else []

    def refuse(self, p: Universalis, seat: int, move: int, phase: Diplomacy) -> Phrase | None:
        return say.NO_ACTIONS if phase.actions <= 0 else self.refuse_act(p, seat, move)

    def take(self, p: Universalis, seat: int, move: int, phase: Diplomacy) -> None:
        phase.actions -= 1
        self.act(p, seat, move)
