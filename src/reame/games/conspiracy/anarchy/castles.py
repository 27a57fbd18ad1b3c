"""Before the riots everybody may wall himself in (15.3, step 1)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


def without_castle(p: Conspiracy, seat: int) -> list[int]:
    """His territories without a castle."""
    return [land for land in p.lands(seat) if not p.works[land] & t.CASTLE]


class CastleOffer(Step[Conspiracy]):
    """A castle for 150 ducats in an own territory without one, or none. The poor are asked, too: purses are secret."""

    rule: ClassVar[str] = "15"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), stage=Word("open", "done"))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "open"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "open":
            p.ask(self.seat)
        else:
            p.end()

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        sites = without_castle(p, seat) if p.ducats[seat] >= t.CASTLE_PRICE else []
        return [PASS, *t.BUILD.each(sites)]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if not t.BUILD.has(move):
            return NOT_NOW
        site = t.BUILD.a(move)
        if p.owner[site] != seat:
            return say.NOT_YOURS
        if p.works[site] & t.CASTLE:
            return say.BUILT_ALREADY
        return None if p.ducats[seat] >= t.CASTLE_PRICE else say.too_poor(t.CASTLE_PRICE, p.ducats[seat])

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_CASTLE.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.stage = "done"
        if move != PASS:
            site = t.BUILD.a(move)
            p.ducats[seat] -= t.CASTLE_PRICE
            p.works[site] |= t.CASTLE
            p.tell(say.CASTLE_BUILT, seat, site, t.CASTLE_PRICE)
            review(p)
