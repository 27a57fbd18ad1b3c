"""Fate (section 8): in turn order each player has a slot and rolls; a ruler dies or children are born."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.conspiracy.anarchy.emperor import emptier_zone, zones
from reame.games.conspiracy.cards.slots import Birth, OwnFateRoll, Slot
from reame.games.conspiracy.succession.electors import ElectorDies, elector_can_die
from reame.games.conspiracy.succession.vacancy import Vacancy
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ASK_KILL,
    ASK_ZONE,
    CASTLE,
    CHILDREN_BORN,
    FATE_ROLL,
    FIEFS,
    HAS_CASTLE,
    IS_ELECTORATE,
    IS_IMMUNE,
    KILL,
    KILL_ELECTOR,
    NO_ELECTOR_TO_DRAW,
    NOBODY_DIES,
    OUT_OF_PLAY,
    RAISE,
)
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step, circle

CHILD_AT: Final = 4
TWINS_AT: Final = 6


def refuse_kill(p: Conspiracy, territory: int) -> Phrase | None:
    """A lord or bishop without a castle, neutral or of an owner who is not immune (8.1)."""
    if territory >= FIEFS:
        return IS_ELECTORATE
    if not p.in_play(territory):
        return OUT_OF_PLAY
    if p.works[territory] & CASTLE:
        return HAS_CASTLE
    owner = p.owner[territory]
    return IS_IMMUNE if owner != NOBODY and p.immune(owner) else None


class Fate(Step[Conspiracy]):
    """One player's fate."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), children=Number(0, 2), stage=Word("slot", "roll", "birth", "raise", "kill", "done")
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.children = 0
        self.stage = "slot"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "slot":
            self.stage = "roll"
            p.push(Slot(self.seat, fate=True))
        elif self.stage == "roll":
            face = p.dice.roll()
            p.tell(FATE_ROLL, self.seat, face)
            if face < CHILD_AT:
                self.stage = "kill"
            else:
                self.children = 2 if face >= TWINS_AT else 1
                self.stage = "birth"
                p.push(OwnFateRoll(self.seat))
        elif self.stage == "birth":
            self.stage = "raise"
            p.push(Birth(circle(self.seat + 1, p.seats), self.seat, self.children))
        elif self.stage == "raise":
            if self.children:
                p.ask(self.seat)
            else:
                self.stage = "done"
        elif self.stage == "kill":
            if elector_can_die(p, True) or self.victims(p):
                p.ask(self.seat)
            else:
                p.tell(NOBODY_DIES)
                self.stage = "done"
        else:
            p.end()

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, OwnFateRoll):
            if child.bewitched:
                self.children = 0
                self.stage = "kill"
        elif isinstance(child, Birth):
            self.children = child.children

    def victims(self, p: Conspiracy) -> list[int]:
        """Rulers who can be chosen to die."""
        immune = [p.immune(s) for s in range(p.seats)]
        out: list[int] = []
        first = KILL.at(0)
        for t in range(FIEFS):
            owner = p.owner[t]
            if not p.works[t] & CASTLE and (owner == NOBODY or not immune[owner]) and p.in_play(t):
                out.append(first + t)
        if elector_can_die(p, True):
            out.append(KILL_ELECTOR.at())
        return out

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return zones() if self.stage == "raise" else self.victims(p)

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if self.stage == "raise":
            return None if RAISE.has(move) else NOT_NOW
        if KILL_ELECTOR.has(move):
            return None if elector_can_die(p, True) else NO_ELECTOR_TO_DRAW
        return refuse_kill(p, KILL.a(move)) if KILL.has(move) else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_ZONE.of(self.children) if self.stage == "raise" else ASK_KILL.of()

    def default(self, p: Conspiracy, seat: int) -> int:
        if self.stage == "raise":
            return emptier_zone(p, seat)
        moves = p.legal(seat)
        return moves[len(moves) - 1]

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.stage = "done"
        if RAISE.has(move):
            p.heirs[2 * seat + RAISE.a(move)] += self.children
            p.tell(CHILDREN_BORN, seat, self.children, RAISE.a(move))
        elif KILL_ELECTOR.has(move):
            p.push(ElectorDies(fate=True))
        else:
            p.push(Vacancy(KILL.a(move), seat))
