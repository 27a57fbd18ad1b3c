"""A player is asked for a yes or a no."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Flag, One, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.moves import NO, YES
from reame.kernel.steps import Step


class Consent(Step[Conspiracy]):
    """One question of this sort; whoever has asked finds the answer in `given`."""

    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), given=Flag())
    silence: ClassVar[int] = NO  # what no answer means

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.given = False

    def run(self, p: Conspiracy) -> None:
        p.ask(self.seat)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [YES, NO]

    def default(self, p: Conspiracy, seat: int) -> int:
        return self.silence

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.given = move == YES
        p.end()
