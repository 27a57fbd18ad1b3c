"""The rebels on the move (8.5): whoever holds a village on their way lets them through or resists (R16, R17)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.land.holders import ravage, refresh
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.parts import Army
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import Step


def refuse_rebel_step(p: Fief, seat: int, village: int, made: int) -> Phrase | None:
    """The controller's rebels make up to two steps, not into Bad Weather's grip nor where he has pieces (R16)."""
    if not p.rebels:
        return say.NO_REVOLT
    if p.controller != seat:
        return say.NOT_CONTROLLER
    if t.IS_GATE[p.rebels_at]:
        return say.REBELS_AT_GATE
    if village not in t.NEIGHBOURS[p.rebels_at]:
        return say.NO_ROAD
    if made >= t.STEPS_A_TURN:
        return say.TIRED
    if p.foggy(p.rebels_at):
        return say.BAD_WEATHER_HERE
    return say.OWN_PIECES_THERE if seat in p.occupants[village] else None


class RebelStep(Step[Fief]):
    """One step of the rebels: into an empty village, or to the door of a held one."""

    rule: ClassVar[str] = "8.5"
    FIELDS: ClassVar[list[Field]] = fields(village=One(t.VILLAGE), done=Flag())

    def __init__(self, village: int = NOBODY) -> None:
        super().__init__()
        self.village = village
        self.done = False

    def run(self, p: Fief) -> None:
        host = p.holder(self.village)
        if self.done:
            p.end()
        elif host != NOBODY:
            p.push(RebelsAtDoor(host, self.village))
        else:
            self.enter(p)

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, RebelsAtDoor):
            self.done = True
            if child.let:
                self.enter(p)
            elif not p.foggy(self.village):
                left = p.rebels_at
                p.rebels_at = t.gate(self.village, left)
                p.armies.append(Army(t.REBELS, p.rebels_at, child.host))
                refresh(p, left)

    def enter(self, p: Fief) -> None:
        """They are inside, and destroy works and castle."""
        self.done = True
        left = p.rebels_at
        p.rebels_at = self.village
        p.tell(say.REBELS_MOVE, p.controller, t.VILLAGE_OF[left], self.village)
        ravage(p, self.village)
        refresh(p, left)
        refresh(p, self.village)


class RebelsAtDoor(Step[Fief]):
    """Whoever holds a village on their way lets the rebels through or resists (8.5, R17)."""

    rule: ClassVar[str] = "8.5"
    FIELDS: ClassVar[list[Field]] = fields(host=One(SEAT), village=One(t.VILLAGE), let=Flag())

    def __init__(self, host: int = NOBODY, village: int = NOBODY) -> None:
        super().__init__()
        self.host = host
        self.village = village
        self.let = False

    def run(self, p: Fief) -> None:
        p.ask(self.host)

    def legal(self, p: Fief, seat: int) -> list[int]:
        # Bad Weather: there can be no fight, so the rebels come in only if let through.
        return [t.RESIST.at(), t.LET_THROUGH.at()]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_REBELS.of(self.village, p.rebels)

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.let = t.LET_THROUGH.has(move)
        p.tell(say.LET_THROUGH if self.let else say.REBELS_RESISTED, seat, self.village)
        p.end()
