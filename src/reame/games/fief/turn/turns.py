"""What the turns of phases 1 and 3 have in common: a player acts until he has done; a title moves once (R30)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, One, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step


class Turn(Step[Fief]):
    """A player is asked again and again until he passes."""

    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), ended=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.ended = False

    def run(self, p: Fief) -> None:
        if self.ended or not p.alive(self.seat):
            p.titles_moved = 0
            p.end()
        else:
            p.ask(self.seat)
