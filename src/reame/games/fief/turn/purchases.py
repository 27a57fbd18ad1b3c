"""Phase 3: a player buys soldiers, works, castles, titles, cardinals, and moves titles inside his family (7)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.turn.price_list import PRICE_LIST
from reame.kernel.fields import Field, Flag, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class PurchaseTurn(Step[Fief]):
    """A player buys and rearranges as he likes, within his money and the supplies."""

    rule: ClassVar[str] = "7"
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

    def legal(self, p: Fief, seat: int) -> list[int]:
        out = [PASS]
        purse = p.money[seat]
        mine = p.controlled(seat) if purse >= t.POINT_PRICE else []
        for line in PRICE_LIST:
            if purse >= line.least:
                out += line.ways(p, seat, purse, mine)
        return out

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        for line in PRICE_LIST:
            if line.verb.has(move):
                return line.refuse(p, seat, p.money[seat], move)
        return NOT_NOW

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_PURCHASE.of()

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.ended = True
        for line in PRICE_LIST:
            if line.verb.has(move):
                line.buy(p, seat, move)
