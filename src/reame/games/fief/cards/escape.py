"""Escape (5.3): prisoners kept in one place go free (R22)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.land.captives import set_free
from reame.games.fief.land.placement import Placement
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import Step


class Escape(Step[Fief]):
    """One prisoner, or any of those kept in the same place, by whomever, go free and leave (R22)."""

    rule: ClassVar[str] = "R22"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), lords=Some(t.LORD), stage=Word("who", "go", "end"))

    def __init__(self, seat: int = NOBODY, lord: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.lords: list[int] = [lord] if lord != NOBODY else []
        self.stage = "who"

    def others(self, p: Fief) -> list[int]:
        """Prisoners in the same place, whoever keeps them."""
        at = p.place[self.lords[0]]
        return [x for x in p.prisoners() if x not in self.lords and p.place[x] == at]

    def run(self, p: Fief) -> None:
        if self.stage == "who":
            if self.others(p):
                p.ask(self.seat)
            else:
                self.stage = "go"
        elif self.stage == "go":
            self.stage = "end"
            p.tell_list(say.ESCAPE_PLAYED, self.lords, self.seat, t.VILLAGE_OF[p.place[self.lords[0]]])
            for x in self.lords:
                set_free(p, x)
                p.push(Placement(x))
        else:
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [PASS, *t.FREE.each(self.others(p))]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_ESCAPE.of()

    def default(self, p: Fief, seat: int) -> int:
        return p.legal(seat)[1]

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "go"
        else:
            self.lords.append(t.FREE.a(move))
