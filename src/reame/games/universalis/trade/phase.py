"""The trade phase [3.10]: caravans and trade ships move, sell and buy (D20)."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.church.feeding import FEEDING
from reame.games.universalis.decision.menu import Menu
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.routes import full_moves
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.trade.goods import TradeTransports
from reame.games.universalis.trade.market import Buy, Sell
from reame.kernel.fields import Field, Moves, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS


class TradePhase(Decision):
    """Trade transports move and deal; after dealing a transport goes no further."""

    rule: ClassVar[str] = "3.10"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), dealt=Moves(do.MOVES), stage=Word("start", "acts", "end", "done")
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.dealt: list[int] = []  # each good is sold and bought once by a transport
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        if self.stage == "done" or not p.alive(self.seat):
            p.end()
        elif self.stage == "start":
            for x in p.transports_of(self.seat):
                if box.IS_TRADE[box.TYPE_OF[x]]:
                    p.transport_moves[x] = full_moves(p, x)
                    p.delay[x] = 0
            self.stage = "acts"
        elif self.stage == "acts":
            p.ask(self.seat)
        else:
            for x in p.transports_of(self.seat):
                p.transport_moves[x] = 0
            self.stage = "done"

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return TRADE.moves(p, seat, self)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        return TRADE.refuse(p, seat, move, self)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_TRADE.of(min(p.florins[seat], box.FLORINS.high))

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "end"
        else:
            TRADE.take(p, seat, move, self)


TRADE: Final = Menu[TradePhase](TradeTransports(), Sell(), Buy(), *FEEDING)
