"""Asking leave: passage into a village, the gate of a stronghold, surrender demanded of a guest (8.3)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.land.captives import give_up
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, Number, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import NO, YES
from reame.kernel.steps import Step


class Passage(Step[Fief]):
    """The holder, or the owner of an empty fief village, grants or refuses leave to enter."""

    rule: ClassVar[str] = "8.3"
    FIELDS: ClassVar[list[Field]] = fields(
        host=One(SEAT),
        mover=One(SEAT),
        village=One(t.VILLAGE),
        toll=Number(0, t.TOLL.high),
        purpose=One(t.PURPOSE),
        granted=Flag(),
    )

    def __init__(
        self, host: int = NOBODY, mover: int = NOBODY, village: int = NOBODY, toll: int = 0, purpose: int = NOBODY
    ) -> None:
        super().__init__()
        self.host = host
        self.mover = mover
        self.village = village
        self.toll = toll
        self.purpose = purpose
        self.granted = False

    def run(self, p: Fief) -> None:
        p.ask(self.host)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_PASSAGE.of(self.mover, self.village, self.toll, self.purpose)

    def default(self, p: Fief, seat: int) -> int:
        return NO

    def brings(self, p: Fief, seat: int) -> int:
        return self.toll

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.granted = move == YES
        p.tell(say.PASSAGE_GRANTED if self.granted else say.PASSAGE_REFUSED, seat, self.mover, self.village, self.toll)
        p.end()


class GateKeeper(Step[Fief]):
    """A guest wants to leave a stronghold: its holder opens, closes, or closes and demands surrender (8.3, R34)."""

    rule: ClassVar[str] = "8.3"
    FIELDS: ClassVar[list[Field]] = fields(
        host=One(SEAT), guest=One(SEAT), village=One(t.VILLAGE), opened=Flag(), done=Flag()
    )

    def __init__(self, host: int = NOBODY, guest: int = NOBODY, village: int = NOBODY) -> None:
        super().__init__()
        self.host = host
        self.guest = guest
        self.village = village
        self.opened = False
        self.done = False

    def run(self, p: Fief) -> None:
        if self.done:
            p.end()
        else:
            p.ask(self.host)

    def legal(self, p: Fief, seat: int) -> list[int]:
        out = [t.OPEN_GATE.at(), t.CLOSE_GATE.at()]
        if may_demand(p, seat, self.guest, self.village):
            out.append(t.BETRAY.at())
        return out

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_GATE.of(self.guest, self.village)

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.done = True
        self.opened = t.OPEN_GATE.has(move)
        p.tell(say.GATE_OPENED if self.opened else say.GATE_CLOSED, seat, self.guest, self.village)
        if t.BETRAY.has(move):
            p.push(Ultimatum(self.host, self.guest, self.village))


def may_demand(p: Fief, host: int, guest: int, village: int) -> bool:
    """Surrender may be demanded of guests within walls, once a round, never in Bad Weather (R34, R13)."""
    if p.holder(village) != host or guest == host or guest not in p.occupants[village] or not p.walls[village]:
        return False
    return p.has_piece(guest, village) and not p.demanded[village] >> guest & 1 and not p.foggy(village)


class Ultimatum(Step[Fief]):
    """The host demands the surrender of a guest, who gives himself up or resists (8.3)."""

    rule: ClassVar[str] = "8.3"
    FIELDS: ClassVar[list[Field]] = fields(host=One(SEAT), guest=One(SEAT), village=One(t.VILLAGE), done=Flag())

    def __init__(self, host: int = NOBODY, guest: int = NOBODY, village: int = NOBODY) -> None:
        super().__init__()
        self.host = host
        self.guest = guest
        self.village = village
        self.done = False

    def run(self, p: Fief) -> None:
        if self.done:
            p.end()
        else:
            p.ask(self.guest)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [t.SURRENDER.at(), t.RESIST.at()]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_SURRENDER.of(self.host, self.village)

    def default(self, p: Fief, seat: int) -> int:
        return t.RESIST.at()

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.done = True
        p.demanded[self.village] |= 1 << self.guest
        p.tell(say.SURRENDER_DEMANDED, self.host, self.guest, self.village)
        if t.RESIST.has(move):
            p.resisting[self.village] |= 1 << self.guest
            p.tell(say.RESISTS, self.guest, self.host, self.village)
        else:
            give_up(p, self.guest, self.host, self.village)
