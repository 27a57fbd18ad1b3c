"""Who fights: the units that attackers commit (13.3) and defenders bring (13.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Number, One, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


def origins(p: Conspiracy, seat: int, target: int) -> list[int]:
    """Own fiefs with units next to the target."""
    return [land for land in t.NEIGHBOURS[target] if land < t.FIEFS and p.owner[land] == seat and p.units_in(land)]


class Commitment(Step[Conspiracy]):
    """An attacker sends units from one own fief next to the target, at least one (13.3)."""

    rule: ClassVar[str] = "13.3"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        target=One(t.TERRITORY),
        origin=One(t.TERRITORY),
        units=Per(t.UNIT, Number(0, t.UNITS_MOST), 0),
        stage=Word("open", "done"),
    )

    def __init__(self, seat: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.origin = NOBODY
        self.units = [0] * t.UNITS
        self.stage = "open"

    def run(self, p: Conspiracy) -> None:
        if self.origin == NOBODY:
            fiefs = origins(p, self.seat, self.target)
            if len(fiefs) > 1:
                p.push(Origin(self.seat, self.target))
                return
            self.origin = fiefs[0]
        if p.units_in(self.origin) == 1 and not any(self.units):
            self.send(p, self.present(p)[0])
        if self.stage == "done" or not p.units_in(self.origin):
            p.end()
        else:
            p.ask(self.seat)

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, Origin):
            self.origin = child.origin

    def present(self, p: Conspiracy) -> list[int]:
        """The sorts of units that could still be sent."""
        return [unit for unit in range(t.UNITS) if p.posted(unit, self.origin)]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        out = [PASS] if any(self.units) else []
        return out + t.SEND.each(self.present(p))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if t.SEND.has(move):
            return None if p.posted(t.SEND.a(move), self.origin) else say.NO_SUCH_UNIT
        if move == PASS:
            return None if any(self.units) else say.SEND_ONE
        return NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_SEND.of(self.origin)

    def default(self, p: Conspiracy, seat: int) -> int:
        return t.SEND.at(self.present(p)[0])

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
        else:
            self.send(p, t.SEND.a(move))

    def send(self, p: Conspiracy, unit: int) -> None:
        """A unit goes to war."""
        p.lift(unit, self.origin)
        self.units[unit] += 1
        p.tell(say.SENT, self.seat, unit, self.origin)


class Origin(Step[Conspiracy]):
    """From which own fief does he attack? (13.3, R35)"""

    rule: ClassVar[str] = "13.3"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), target=One(t.TERRITORY), origin=One(t.TERRITORY))

    def __init__(self, seat: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.origin = NOBODY

    def run(self, p: Conspiracy) -> None:
        p.ask(self.seat)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return t.FROM.each(origins(p, seat, self.target))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if not t.FROM.has(move):
            return NOT_NOW
        return None if t.FROM.a(move) in origins(p, seat, self.target) else say.NO_UNIT_ON_BORDER

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_FROM.of(self.target)

    def default(self, p: Conspiracy, seat: int) -> int:
        fiefs = origins(p, seat, self.target)
        best = fiefs[0]
        for fief in fiefs:
            if p.strength(fief) > p.strength(best):
                best = fief
        return t.FROM.at(best)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.origin = t.FROM.a(move)
        p.end()


class Reinforcement(Step[Conspiracy]):
    """A defender brings units from own territories next to the target, as many as he likes (13.4).

    Only the owner of the fief may bring none: who defends another's, or nobody's, fights for it (R89).
    """

    rule: ClassVar[str] = "13.4"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        target=One(t.TERRITORY),
        units=Some(t.UNIT, most=1998),
        homes=Some(t.TERRITORY, most=1998),
        stage=Word("open", "done"),
    )

    def __init__(self, seat: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.units: list[int] = []  # brought, and ...
        self.homes: list[int] = []  # ... from where
        self.stage = "open"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "done" or not p.borders_with_units(self.seat, self.target, False):
            p.end()
        else:
            p.ask(self.seat)

    def may_stop(self, p: Conspiracy) -> bool:
        """Has he brought what he must?"""
        return len(self.units) > 0 or p.owner[self.target] == self.seat

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        around = [land for land in t.NEIGHBOURS[self.target] if p.owner[land] == seat]
        units = range(t.UNITS)
        brought = [t.BRING.at(unit, land) for unit in units for land in around if p.posted(unit, land)]
        return [PASS, *brought] if self.may_stop(p) else brought

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None if self.may_stop(p) else say.BRING_ONE
        if not t.BRING.has(move):
            return NOT_NOW
        unit, home = t.BRING.a(move), t.BRING.b(move)
        if p.owner[home] != seat:
            return say.NOT_YOURS
        if home not in t.NEIGHBOURS[self.target]:
            return say.NO_UNIT_ON_BORDER
        return None if p.posted(unit, home) else say.NO_SUCH_UNIT

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_BRING.of(self.target)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
            return
        unit, home = t.BRING.a(move), t.BRING.b(move)
        p.lift(unit, home)
        self.units.append(unit)
        self.homes.append(home)
        p.tell(say.BROUGHT, seat, unit, home)
