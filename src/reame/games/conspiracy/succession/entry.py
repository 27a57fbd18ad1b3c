"""A new owner moves in (8.3 step 6)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.departure import clear_out
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class Entry(Step[Conspiracy]):
    """An heir onto the fief, others leave, a garrison comes."""

    rule: ClassVar[str] = "8.3"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        fief=One(t.TERRITORY),
        stage=Word("heir", "garrison", "done"),
        knights=Number(0, t.GARRISON_KNIGHTS),
        mercenaries=Number(0, t.GARRISON_MERCENARIES),
    )

    def __init__(self, seat: int = NOBODY, fief: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.fief = fief
        self.stage = "heir"
        self.knights = 0  # brought in so far
        self.mercenaries = 0

    def run(self, p: Conspiracy) -> None:
        if self.stage == "heir":
            former = p.owner[self.fief]
            p.enthrone(self.fief, self.seat)
            p.vacant = NOBODY
            p.tell(say.ENTERS, self.seat, self.fief)
            self.stage = "garrison"
            clear_out(p, self.fief, former)
        elif self.stage == "garrison" and self.garrisons(p):
            p.ask(self.seat)
        else:
            p.end()

    def refuse_unit(self, unit: int) -> Phrase | None:
        """Up to two mercenaries and one knight."""
        if t.is_knight(unit):
            return None if self.knights < t.GARRISON_KNIGHTS else say.GARRISON_FULL
        return None if self.mercenaries < t.GARRISON_MERCENARIES else say.GARRISON_FULL

    def garrisons(self, p: Conspiracy) -> list[int]:
        """Units he could bring."""
        homes = [land for land in p.lands(self.seat) if land != self.fief and p.units_in(land)]
        units = [unit for unit in range(t.UNITS) if self.refuse_unit(unit) is None]
        return [t.GARRISON.at(unit, home) for unit in units for home in homes if p.posted(unit, home)]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [PASS, *self.garrisons(p)]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if not t.GARRISON.has(move):
            return NOT_NOW
        unit, home = t.GARRISON.a(move), t.GARRISON.b(move)
        if p.owner[home] != seat or home == self.fief:
            return say.NOT_YOURS
        return self.refuse_unit(unit) if p.posted(unit, home) else say.NO_SUCH_UNIT

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_GARRISON.of(self.fief)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
            return
        unit, home = t.GARRISON.a(move), t.GARRISON.b(move)
        p.lift(unit, home)
        p.post(unit, self.fief)
        p.tell(say.GARRISONED, seat, unit, home, self.fief)
        if t.is_knight(unit):
            self.knights += 1
        else:
            self.mercenaries += 1
