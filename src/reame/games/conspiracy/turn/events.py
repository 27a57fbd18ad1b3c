"""Event Cards, the second phase (section 7): shortage, draw, Deaths, auctions."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.anarchy.emperor import EmperorDies
from reame.games.conspiracy.cards.auction import Sale
from reame.games.conspiracy.succession.electors import ElectorDies
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.turn.purchases import Ban, Purchase
from reame.kernel.cards import Bag
from reame.kernel.fields import Field, Number, Word, fields
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step, circle


class EventPhase(Step[Conspiracy]):
    """A card for every player: the Deaths first, the others are auctioned in turn."""

    rule: ClassVar[str] = "7"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("shortage", "shuffle", "draw", "emperors", "electors", "auctions"), auctioned=Number(0, t.LARGEST)
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "shortage"
        self.auctioned = 0

    def run(self, p: Conspiracy) -> None:
        if self.stage == "shortage":
            self.stage = "draw"
            if p.event_cards() < p.seats:
                self.stage = "shuffle"
                p.tell(say.SHORTAGE, p.event_cards(), p.seats)
                p.push(EmperorDies())
        elif self.stage == "shuffle":
            new_event_deck(p)
            self.stage = "draw"
        elif self.stage == "draw":
            draw_events(p)
            if p.event_cards() < p.seats and p.options["end_with_deck"]:
                p.last_turn = True
                p.tell(say.LAST_TURN)
            self.stage = "emperors"
        elif self.stage == "emperors":
            if t.EMPEROR_DIES in p.slots:
                discard_event(p, t.EMPEROR_DIES)
                p.push(EmperorDies())
            else:
                self.stage = "electors"
        elif self.stage == "electors":
            if t.ELECTOR_DIES in p.slots:
                discard_event(p, t.ELECTOR_DIES)
                p.push(ElectorDies())
            else:
                self.stage = "auctions"
        elif p.slots:
            opener = p.active + self.auctioned
            self.auctioned += 1
            p.push(Sale(circle(opener, p.seats), event=p.slots[0]))
        else:
            p.end()

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, Sale):
            discard_event(p, child.event)
            if child.high == NOBODY:
                p.tell(say.UNSOLD_EVENT, child.event)
            elif child.event == t.REICHSACHT:
                p.push(Ban(child.high))
            else:
                p.push(Purchase(child.high, child.event))


def new_event_deck(p: Conspiracy) -> None:
    """All 38 cards in one deck (R15)."""
    p.events_top = Bag(t.EVENT.size)
    p.events_middle = Bag(t.EVENT.size)
    p.events_bottom = Bag(t.EVENT.size)
    for event in range(t.EVENT.size):
        p.events_top.add(event, t.EVENT_COUNTS[event])
        p.event_discard[event] = 0
    p.tell(say.NEW_EVENT_DECK, p.event_cards())


def draw_events(p: Conspiracy) -> None:
    """A card for every player; a second Preacher is replaced, if a card is left (R14)."""
    for _ in range(p.seats):
        p.slots.append(p.draw_event())
    p.tell_list(say.EVENTS_DRAWN, p.slots)
    if p.slots.count(t.PREACHER_EVENT) > 1:
        last = len(p.slots) - 1 - p.slots[::-1].index(t.PREACHER_EVENT)
        p.slots.pop(last)
        p.event_discard[t.PREACHER_EVENT] += 1
        if p.event_cards():
            p.slots.insert(last, p.draw_event())
            p.tell(say.SECOND_PREACHER, p.slots[last])
        else:
            p.tell(say.NO_SECOND_PREACHER)


def discard_event(p: Conspiracy, event: int) -> None:
    """A card leaves its slot."""
    p.slots.remove(event)
    p.event_discard[event] += 1
