"""Behind the actions of a turn anybody may make an offer to anybody, on an open table [R-57]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.medieval.diplomacy.offer import Offer
from reame.games.medieval.diplomacy.terms import PASSAGE
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import OFFER, OVERTURES
from reame.kernel.fields import Field, Number, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class Market(Step[Medieval]):
    """All but the active player are asked in turn, from his left."""

    rule: ClassVar[str] = "R-57"
    FIELDS: ClassVar[list[Field]] = fields(asked=Number(0, SEAT.size))

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def run(self, p: Medieval) -> None:
        self.asked += 1
        if self.asked < p.seats:
            p.push(Overtures((p.active + self.asked) % p.seats))
        else:
            p.end()


class Overtures(Step[Medieval]):
    """One player makes up to two offers, or none."""

    rule: ClassVar[str] = "R-57"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), left=Number(0, OVERTURES))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.left = OVERTURES

    def bargains(self) -> bool:
        return True

    def run(self, p: Medieval) -> None:
        if self.left:
            p.ask(self.seat)
        else:
            p.end()

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return [PASS, *(OFFER.at(s) for s in range(p.seats) if s != seat)]

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if not OFFER.has(move):
            return NOT_NOW
        other = OFFER.a(move)
        return say.NO_SUCH_PLAYER if other == seat or other >= p.seats else None

    def default(self, p: Medieval, seat: int) -> int:
        return PASS

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_OVERTURE.of(p.active, self.left)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if move == PASS:
            self.left = 0
            return
        self.left -= 1
        p.push(Overture(seat, OFFER.a(move)))


class Overture(Offer):
    """An offer behind the actions of a turn: nobody marches any more, so leave to pass has no place in it."""

    def refuse_kind(self, p: Medieval, term: int) -> Phrase | None:
        return say.TERM_OUT_OF_PLACE if PASSAGE.has(term) else None
