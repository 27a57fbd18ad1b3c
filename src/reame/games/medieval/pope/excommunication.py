"""Excommunication [6.3], and what its victim can do about it at once."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.diplomacy.ransom import Ransom
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.masks import BIT
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import POWER, RANSOMS
from reame.kernel.fields import Field, Number, One, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step


def excommunicate(p: Medieval, seat: int, power: int) -> None:
    """Mark a Catholic power; its holder may at once offer something to be absolved [6.3]."""
    p.excommunicated |= BIT[power]
    p.fresh |= BIT[power]
    p.tell(say.BANNED, seat, power)
    if p.dealing() and p.holder[power] not in (NOBODY, seat):
        p.push(Pleading(p.holder[power], seat, power))


class Pleading(Step[Medieval]):
    """The holder of an excommunicated power makes an offer, and one more if it is refused [11.4]."""

    rule: ClassVar[str] = "6.3"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), pope=One(SEAT), power=One(POWER), left=Number(0, RANSOMS))

    def __init__(self, seat: int = NOBODY, pope: int = NOBODY, power: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.pope = pope
        self.power = power
        self.left = RANSOMS

    def bargains(self) -> bool:
        return True  # an agreement lifts the ban [6.3]

    def run(self, p: Medieval) -> None:
        if self.left:
            self.left -= 1
            p.push(Ransom(self.seat, self.pope, self.power))
        else:
            p.end()

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Ransom) and (child.agreed or not child.proposed):
            self.left = 0
