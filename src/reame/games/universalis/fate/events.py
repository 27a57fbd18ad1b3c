"""Event cards [7.3]: they strike the transports that stand in one zone of land or sea."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.decision.question import Question
from reame.games.universalis.fate.disasters import roll_land_zone
from reame.games.universalis.fate.event_effects import (
    AT_SEA,
    CHRISTIANS_ONLY,
    PER_PLAYER,
    bless,
    price_of,
    spared,
    strike,
    struck,
)
from reame.games.universalis.realm.ledger import pay, refill
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import NO, YES
from reame.kernel.steps import Step


class DrawEvent(Step[Universalis]):
    """One skull: a card, a zone, and all owners in sword order from the drawer."""

    rule: ClassVar[str] = "7.3"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word("draw", "players", "strike", "done"),
        card=One(box.EVENT),
        zone=Number(0, box.SEA_ZONES),
        players=Some(SEAT),
        queue=Some(box.TRANSPORT),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "draw"
        self.card = NOBODY
        self.zone = 0
        self.players: list[int] = []
        self.queue: list[int] = []  # transports of one of them

    def run(self, p: Universalis) -> None:
        if self.stage == "draw":
            self.draw(p)
        elif self.stage == "players":
            if self.players:
                self.befall(p, self.players.pop(0))
            else:
                self.stage = "done"
        elif self.stage == "strike":
            if self.queue:
                self.hit(p, self.queue.pop(0))
            else:
                self.stage = "players"
        else:
            p.end()

    def draw(self, p: Universalis) -> None:
        """Land cards: 1D4 for a zone in play. Sea cards: 1D6."""
        self.stage = "done"
        if not refill(p.events, p.event_discards):
            return
        self.card = p.events.draw(p.dice)
        p.event_discards.add(self.card)
        p.tell(say.EVENT_DRAWN, self.seat, self.card)
        if AT_SEA[self.card]:
            self.zone = p.dice.roll(box.SEA_ZONES)
            p.tell(say.EVENT_SEA, self.zone)
        else:
            self.zone = roll_land_zone(p)
            p.tell(say.EVENT_LAND, self.zone)
        self.players = p.from_seat(self.seat)
        self.stage = "players"
        if not [x for s in self.players for x in p.transports_of(s) if struck(p, self.card, self.zone, x)]:
            p.tell(say.EVENT_MISSES)

    def befall(self, p: Universalis, seat: int) -> None:
        """One player, once or for each of his transports in the zone."""
        mine = [x for x in p.transports_of(seat) if struck(p, self.card, self.zone, x)]
        if PER_PLAYER[self.card]:
            mine = [x for x in mine if not spared(p, self.card, x)]
            if mine and (p.christian(seat) or not CHRISTIANS_ONLY[self.card]):
                bless(p, self.card, seat, mine)
        else:
            self.queue = mine
            self.stage = "strike"

    def hit(self, p: Universalis, x: int) -> None:
        """One transport, which may have been lost meanwhile."""
        if not struck(p, self.card, self.zone, x):
            return
        if spared(p, self.card, x):
            p.tell(say.EVENT_SAFE, box.OWNER_OF[x], x)
            return
        if price_of(self.card):
            p.push(EventRansom(box.OWNER_OF[x], x, self.card))
        else:
            strike(p, self.card, x)


class EventRansom(Question):
    """D5: the owner of a transport pays, or it stands still."""

    rule: ClassVar[str] = "7.3"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(transport=One(box.TRANSPORT), card=One(box.EVENT))

    def __init__(self, seat: int = NOBODY, transport: int = NOBODY, card: int = NOBODY) -> None:
        super().__init__(seat)
        self.transport = transport
        self.card = card

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return [YES, NO] if p.florins[seat] >= price_of(self.card) else [NO]

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_EVENT_PAY.of(self.transport, price_of(self.card))

    def default(self, p: Universalis, seat: int) -> int:
        return NO

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == YES:
            pay(p, seat, price_of(self.card))
            p.tell(say.EVENT_PAID, seat, self.transport, price_of(self.card))
        else:
            p.delay[self.transport] = box.STAND_STILL
            p.tell(say.EVENT_STOPPED, seat, self.transport)
