"""Lords put on the board: set free they go where they belong, or where somebody receives them (10, R11, R22)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.land.holders import put_lord, refresh
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, Mask, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.steps import Step


def refuges(p: Fief, seat: int) -> list[int]:
    """Where an escaped lord may go without asking: villages held, controlled, or empty but no other's capital (R22)."""
    out: list[int] = []
    for v in range(t.VILLAGES):
        h = p.holder(v)
        r = t.REGION_OF[v]
        capital = p.capital[r] == v and p.fief[r] != seat
        if h == seat or p.controls(seat, v) or (h == NOBODY and not capital):
            out.append(v)
    return out


class Placement(Step[Fief]):
    """A lord set free is put by his player where he belongs, or where somebody receives him (10, R22)."""

    at_once: ClassVar[int] = 4
    rule: ClassVar[str] = "R22"
    FIELDS: ClassVar[list[Field]] = fields(lord=One(t.LORD), ransomed=Flag(), declined=Mask(SEAT), done=Flag())

    def __init__(self, lord: int = NOBODY, ransomed: bool = False) -> None:
        super().__init__()
        self.lord = lord
        self.ransomed = ransomed
        self.declined = 0  # hosts who would not receive him: nobody is asked twice
        self.done = False

    def run(self, p: Fief) -> None:
        if self.done:
            p.end()
        else:
            p.ask(p.family[self.lord])

    def legal(self, p: Fief, seat: int) -> list[int]:
        home = [v for v in range(t.VILLAGES) if p.holder(v) == seat or p.controls(seat, v)]
        if self.ransomed and home:
            return t.PUT.each(home)
        sure = refuges(p, seat)
        hosts = [v for v in range(t.VILLAGES) if 0 <= p.holder(v) < t.REBELS and not self.declined >> p.holder(v) & 1]
        out = t.PUT.each(sorted(set(sure + hosts)))
        return out if sure else [PASS, *out]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_PLACE.of(self.lord)

    def default(self, p: Fief, seat: int) -> int:
        legal = p.legal(seat)
        sure = refuges(p, seat)
        return t.PUT.at(sure[0]) if sure and t.PUT.at(sure[0]) in legal else legal[0]

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.done = True
            refresh(p, t.VILLAGE_OF[p.place[self.lord]])
            return
        v = t.PUT.a(move)
        if p.holder(v) not in (seat, NOBODY) and not p.controls(seat, v):
            p.push(Receive(p.holder(v), self.lord, v))
        else:
            self.settle(p, v)

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Receive):
            if child.agreed:
                p.let_in[child.village * t.OCCUPANT.size + p.family[self.lord]] = child.host + 1
                self.settle(p, child.village)
            else:
                self.declined |= 1 << child.host

    def settle(self, p: Fief, village: int) -> None:
        """He is there."""
        left = t.VILLAGE_OF[p.place[self.lord]]
        put_lord(p, self.lord, village)
        p.tell(say.LORD_PLACED, self.lord, village)
        self.done = True
        refresh(p, village)
        refresh(p, left)


class Receive(Step[Fief]):
    """Does the holder of a village receive another player's lord (R11, R22)?"""

    rule: ClassVar[str] = "R11"
    FIELDS: ClassVar[list[Field]] = fields(host=One(SEAT), lord=One(t.LORD), village=One(t.VILLAGE), agreed=Flag())

    def __init__(self, host: int = NOBODY, lord: int = NOBODY, village: int = NOBODY) -> None:
        super().__init__()
        self.host = host
        self.lord = lord
        self.village = village
        self.agreed = False

    def run(self, p: Fief) -> None:
        p.ask(self.host)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_RECEIVE.of(self.lord, self.village)

    def default(self, p: Fief, seat: int) -> int:
        return NO

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.agreed = move == YES
        p.tell(say.RECEIVED if self.agreed else say.NOT_RECEIVED, seat, self.lord, self.village)
        p.end()
