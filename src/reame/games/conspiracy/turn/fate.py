"""Fate, the third phase (section 8): each player has a slot and rolls; a ruler dies or children are born."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.cards.slots import Slot
from reame.games.conspiracy.succession.electors import ElectorDies, elector_can_die
from reame.games.conspiracy.succession.heirs import Upbringing
from reame.games.conspiracy.succession.vacancy import Vacancy
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.turn.births import Birth, OwnFateRoll
from reame.kernel.fields import Field, Flag, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step, circle


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
            p.tell(say.FATE_ROLL, self.seat, face)
            if face < t.CHILD_AT:
                self.stage = "kill"
            else:
                self.children = 2 if face >= t.TWINS_AT else 1
                self.stage = "birth"
                p.push(OwnFateRoll(self.seat))
        elif self.stage == "birth":
            self.stage = "raise"
            p.push(Birth(circle(self.seat + 1, p.seats), self.seat, self.children))
        elif self.stage == "raise":
            self.stage = "done"
            if self.children:
                p.push(Upbringing(self.seat, self.children))
        elif self.stage == "kill":
            self.stage = "done"
            if elector_can_die(p, True) or victims(p):
                p.push(DeathRoll(self.seat))
            else:
                p.tell(say.NOBODY_DIES)
        else:
            p.end()

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, OwnFateRoll):
            if child.bewitched:
                self.children = 0
                self.stage = "kill"
        elif isinstance(child, Birth):
            self.children = child.children
        elif isinstance(child, DeathRoll):
            if child.elector:
                p.tell(say.ELECTOR_CHOSEN, self.seat)
                p.push(ElectorDies(fate=True))
            else:
                p.push(Vacancy(child.fief, self.seat))


def refuse_kill(p: Conspiracy, territory: int) -> Phrase | None:
    """A lord or bishop without a castle, neutral or of an owner who is not immune (8.1)."""
    if territory >= t.FIEFS:
        return say.IS_ELECTORATE
    if not p.in_play(territory):
        return say.OUT_OF_PLAY
    if p.works[territory] & t.CASTLE:
        return say.HAS_CASTLE
    return say.IS_IMMUNE if p.protected(territory) else None


def victims(p: Conspiracy) -> list[int]:
    """All rulers who can be chosen to die."""
    immune = [p.immune(s) for s in range(p.seats)]
    out: list[int] = []
    first = t.KILL.at(0)
    for fief in range(t.FIEFS):
        owner = p.owner[fief]
        if not p.works[fief] & t.CASTLE and (owner == NOBODY or not immune[owner]) and p.in_play(fief):
            out.append(first + fief)
    if elector_can_die(p, True):
        out.append(t.KILL_ELECTOR.at())
    return out


class DeathRoll(Step[Conspiracy]):
    """A roll of 1 to 3: the roller must choose who dies, a lord, a bishop or an elector without a name (8.1, R24)."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), fief=One(t.TERRITORY), elector=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.fief = NOBODY  # whose ruler dies, or ...
        self.elector = False  # ... one of the electors

    def run(self, p: Conspiracy) -> None:
        p.ask(self.seat)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return victims(p)

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if t.KILL_ELECTOR.has(move):
            return None if elector_can_die(p, True) else say.NO_ELECTOR_TO_DRAW
        return refuse_kill(p, t.KILL.a(move)) if t.KILL.has(move) else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_KILL.of()

    def default(self, p: Conspiracy, seat: int) -> int:
        moves = p.legal(seat)
        return moves[len(moves) - 1]

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if t.KILL_ELECTOR.has(move):
            self.elector = True
        else:
            self.fief = t.KILL.a(move)
        p.end()
