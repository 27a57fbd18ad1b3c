"""Pieces that have to leave a territory: fewest border steps to an own one (8.3, 13.8)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ARRIVES,
    ASK_GO,
    GO,
    NOT_NEAREST,
    PREACHER_GONE,
    PREACHER_MOVED,
    TERRITORY,
    UNIT,
    UNIT_LOST,
    UNITS,
)
from reame.kernel.fields import Field, Flag, Number, One, Per, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step


def lift(p: Conspiracy, territory: int) -> list[int]:
    """Take all units off a territory."""
    i = territory * UNITS
    out = p.troops[i : i + UNITS]
    for u in range(UNITS):
        p.troops[i + u] = 0
    return out


def send_away(p: Conspiracy, seat: int, origin: int, units: list[int], preacher: bool) -> None:
    """These pieces of a player leave for his nearest territory."""
    if preacher:
        p.preacher_at = NOBODY
    if preacher or any(units):
        p.push(Depart(seat, origin, units, preacher))


def clear_out(p: Conspiracy, territory: int, former: int) -> None:
    """Troops and Preacher of the former owner leave, unless he is the new one (Entry step 2)."""
    if former != NOBODY and former != p.owner[territory]:
        preacher = p.preacher_at == territory
        send_away(p, former, territory, lift(p, territory), preacher)


class Depart(Step[Conspiracy]):
    """Each piece goes to one of the nearest own territories, without dice; with none left it is lost (R48, R52)."""

    rule: ClassVar[str] = "13.8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), origin=One(TERRITORY), units=Per(UNIT, Number(), 0), preacher=Flag()
    )

    def __init__(
        self, seat: int = NOBODY, origin: int = NOBODY, units: list[int] | None = None, preacher: bool = False
    ) -> None:
        super().__init__()
        self.seat = seat
        self.origin = origin
        self.units = [0] * UNITS if units is None else units
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

    def send(self, p: Conspiracy, goal: int) -> None:
        """The next piece arrives."""
        for u in range(UNITS):
            if self.units[u]:
                self.units[u] -= 1
                p.troops[goal * UNITS + u] += 1
                p.tell(ARRIVES, self.seat, u, goal)
                return
        self.preacher = False
        p.preacher_at = goal
        p.tell(PREACHER_MOVED, self.seat, goal)

    def lose(self, p: Conspiracy) -> None:
        """There is nowhere to go."""
        for u in range(UNITS):
            for _ in range(self.units[u]):
                p.tell(UNIT_LOST, self.seat, u)
            self.units[u] = 0
        if self.preacher:
            self.preacher = False
            p.preacher_owner = NOBODY
            p.tell(PREACHER_GONE)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return GO.each(p.nearest(seat, self.origin))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if not GO.has(move):
            return NOT_NOW
        return None if GO.a(move) in p.nearest(seat, self.origin) else NOT_NEAREST

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_GO.of(self.origin)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.send(p, GO.a(move))
