"""Pieces that have to leave a territory: fewest border steps to an own one (8.3, 13.8)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Flag, Number, One, Per, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step


def send_away(p: Conspiracy, seat: int, origin: int, units: list[int], preacher: bool = False) -> None:
    """These pieces of a player leave for his nearest territory; units by their sorts."""
    if preacher:
        p.preacher_at = NOBODY
    if preacher or any(units):
        p.push(Depart(seat, origin, units, preacher))


def send_preacher_away(p: Conspiracy, origin: int) -> None:
    """The Preacher leaves for the nearest territory of his owner."""
    send_away(p, p.preacher_owner, origin, [0] * t.UNITS, True)


def clear_out(p: Conspiracy, territory: int, former: int) -> None:
    """Troops and Preacher of the former owner leave, unless he is the new one (8.3, Entry step 2)."""
    if former != NOBODY and former != p.owner[territory]:
        preacher = p.preacher_at == territory
        send_away(p, former, territory, p.clear(territory), preacher)


class Depart(Step[Conspiracy]):
    """Each piece goes to one of the nearest own territories, without dice; with none left it is lost (R48, R52)."""

    at_once: ClassVar[int] = 4
    rule: ClassVar[str] = "13.8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        origin=One(t.TERRITORY),
        units=Per(t.UNIT, Number(0, t.UNITS_MOST), 0),
        preacher=Flag(),
    )

    def __init__(
        self, seat: int = NOBODY, origin: int = NOBODY, units: list[int] | None = None, preacher: bool = False
    ) -> None:
        super().__init__()
        self.seat = seat
        self.origin = origin
        self.units = [0] * t.UNITS if units is None else units
        self.preacher = preacher

    def run(self, p: Conspiracy) -> None:
        if not self.preacher and not any(self.units):
            p.end()
            return
        goals = p.nearest(self.seat, self.origin)
        if len(goals) > 1:
            p.ask(self.seat)
        elif goals:
            self.send(p, goals[0])
        else:
            self.lose(p)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return t.GO.each(p.nearest(seat, self.origin))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if not t.GO.has(move):
            return NOT_NOW
        return None if t.GO.a(move) in p.nearest(seat, self.origin) else say.NOT_NEAREST

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_GO.of(self.origin)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.send(p, t.GO.a(move))

    def send(self, p: Conspiracy, goal: int) -> None:
        """The next piece arrives."""
        for unit in range(t.UNITS):
            if self.units[unit]:
                self.units[unit] -= 1
                p.post(unit, goal)
                p.tell(say.ARRIVES, self.seat, unit, self.origin, goal)
                return
        self.preacher = False
        p.preacher_at = goal
        p.tell(say.PREACHER_FLEES, self.seat, self.origin, goal)

    def lose(self, p: Conspiracy) -> None:
        """There is nowhere to go."""
        for unit in range(t.UNITS):
            for _ in range(self.units[unit]):
                p.tell(say.UNIT_LOST, self.seat, unit, self.origin)
            self.units[unit] = 0
        if self.preacher:
            self.preacher = False
            p.preacher_owner = NOBODY
            p.tell(say.PREACHER_GONE, self.seat)
