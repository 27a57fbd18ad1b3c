"""Income and Event Cards: the first two phases (sections 6 and 7), and the Reichsacht."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.anarchy.emperor import EmperorDies
from reame.games.conspiracy.cards.auction import Sale
from reame.games.conspiracy.cards.slots import IncomeCards, Slot
from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.succession.electors import ElectorDies
from reame.games.conspiracy.succession.entry import Declarations
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ARCHITECT,
    ARMY_OF_KNIGHTS,
    ASK_BAN,
    ASK_SITE_EVENT,
    BAN,
    BANNED,
    BUILT_ALREADY,
    CASTLE,
    COLLECTED,
    ELECTOR_DIES,
    EMPEROR_DIES,
    EVENT,
    EVENT_COUNTS,
    EVENT_DRAWN,
    EVENT_PLACED,
    FIEFS,
    KNIGHT,
    MONASTERY,
    MONASTERY_EVENT,
    NEW_EVENT_DECK,
    NO_ROOM_FOR_RELIC,
    NO_SITE,
    NOT_SECULAR_FIEF,
    NOT_YOURS,
    PREACHER_EVENT,
    PREACHER_MOVED,
    REICHSACHT,
    REICHSSTADT,
    REICHSSTADT_EVENT,
    RELIC,
    RELIC_EVENT,
    SECOND_PREACHER,
    SECULAR,
    SHORTAGE,
    SITE,
    TYPE,
    UNITS,
    UNSOLD_EVENT,
)
from reame.games.conspiracy.war.allies import refuse_foe
from reame.kernel.cards import Bag
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step, circle


class IncomePhase(Step[Conspiracy]):
    """Everybody collects; then one window for Alchemists and Robber Knights (section 6)."""

    rule: ClassVar[str] = "6"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("collect", "done"))

    def __init__(self) -> None:
        super().__init__()
        self.stage = "collect"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "done":
            p.end()
            return
        self.stage = "done"
        cards = IncomeCards(p.order())
        for s in p.order():
            income = p.income(s)
            p.ducats[s] += income
            cards.collected[s] = cards.got[s] = income
            p.tell(COLLECTED, s, income)
        p.push(cards)


class EventPhase(Step[Conspiracy]):
    """Shortage, draw, Deaths, auctions (section 7)."""

    rule: ClassVar[str] = "7"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("shortage", "shuffle", "draw", "emperors", "electors", "auctions"), auctioned=Number()
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
                p.tell(SHORTAGE)
                p.push(EmperorDies())
        elif self.stage == "shuffle":
            new_event_deck(p)
            self.stage = "draw"
        elif self.stage == "draw":
            draw_events(p)
            if p.event_cards() < p.seats and p.options["end_with_deck"]:
                p.last_turn = True
            self.stage = "emperors"
        elif self.stage == "emperors":
            if EMPEROR_DIES in p.slots:
                discard_event(p, EMPEROR_DIES)
                p.push(EmperorDies())
            else:
                self.stage = "electors"
        elif self.stage == "electors":
            if ELECTOR_DIES in p.slots:
                discard_event(p, ELECTOR_DIES)
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
                p.tell(UNSOLD_EVENT, child.event)
            elif child.event == REICHSACHT:
                p.push(Ban(child.high))
            else:
                p.push(Purchase(child.high, child.event))


def new_event_deck(p: Conspiracy) -> None:
    """All 38 cards in one deck (R15)."""
    p.events_top = Bag(EVENT.size)
    p.events_middle = Bag(EVENT.size)
    p.events_bottom = Bag(EVENT.size)
    for e in range(EVENT.size):
        p.events_top.add(e, EVENT_COUNTS[e])
        p.event_discard[e] = 0
    p.tell(NEW_EVENT_DECK)


def draw_events(p: Conspiracy) -> None:
    """A card for every player; a second Preacher is replaced, if a card is left (R14)."""
    for _ in range(p.seats):
        p.slots.append(p.draw_event())
        p.tell(EVENT_DRAWN, p.slots[-1])
    if p.slots.count(PREACHER_EVENT) > 1:
        last = len(p.slots) - 1 - p.slots[::-1].index(PREACHER_EVENT)
        p.slots.pop(last)
        p.event_discard[PREACHER_EVENT] += 1
        p.tell(SECOND_PREACHER)
        if p.event_cards():
            p.slots.insert(last, p.draw_event())
            p.tell(EVENT_DRAWN, p.slots[last])


def discard_event(p: Conspiracy, event: int) -> None:
    """A card leaves its slot."""
    p.slots.remove(event)
    p.event_discard[event] += 1


def refuse_event_site(p: Conspiracy, seat: int, event: int, territory: int) -> Phrase | None:
    """Where the buyer may put what he has bought (section 7, R13)."""
    if p.owner[territory] != seat:
        return NOT_YOURS
    works = p.works[territory]
    if event == ARCHITECT:
        return BUILT_ALREADY if works & CASTLE else None
    if event == REICHSSTADT_EVENT:
        return BUILT_ALREADY if works & REICHSSTADT else None
    if event == MONASTERY_EVENT:
        if TYPE[territory] != SECULAR or territory >= FIEFS:
            return NOT_SECULAR_FIEF
        return BUILT_ALREADY if works & MONASTERY else None
    if event == RELIC_EVENT:
        if not p.relic_site(territory):
            return NO_ROOM_FOR_RELIC
        return BUILT_ALREADY if works & RELIC else None
    return None


class Purchase(Step[Conspiracy]):
    """The buyer of an Event card: his slot, then the site (section 7)."""

    rule: ClassVar[str] = "7"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), event=One(EVENT), stage=Word("slot", "site", "done"))

    def __init__(self, seat: int = NOBODY, event: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.event = event
        self.stage = "slot"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "slot":
            self.stage = "site"
            p.push(Slot(self.seat))
        elif self.stage == "site":
            if self.event == PREACHER_EVENT and p.preacher_free(self.seat):
                p.tell(PREACHER_MOVED, self.seat, p.preacher_at)  # he stays where he is
                self.stage = "done"
                return
            sites = self.sites(p)
            if not sites:
                p.tell(NO_SITE, self.seat, self.event)
                self.stage = "done"
            elif len(sites) == 1:
                self.build(p, sites[0])
            else:
                p.ask(self.seat)
        else:
            p.end()

    def sites(self, p: Conspiracy) -> list[int]:
        """His territories that can take it."""
        return [t for t in p.lands(self.seat) if refuse_event_site(p, self.seat, self.event, t) is None]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return SITE.each(self.sites(p))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return refuse_event_site(p, seat, self.event, SITE.a(move)) if SITE.has(move) else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_SITE_EVENT.of(self.event)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.build(p, SITE.a(move))

    def build(self, p: Conspiracy, territory: int) -> None:
        """The effect of the card."""
        self.stage = "done"
        p.tell(EVENT_PLACED, self.seat, self.event, territory)
        if self.event == ARMY_OF_KNIGHTS:
            p.troops[territory * UNITS + KNIGHT] += 1
        elif self.event == PREACHER_EVENT:
            p.preacher_owner = self.seat
            p.preacher_at = territory
            p.preacher_captor = NOBODY
            p.tell(PREACHER_MOVED, self.seat, territory)
        elif self.event == ARCHITECT:
            p.works[territory] |= CASTLE
        elif self.event == MONASTERY_EVENT:
            p.works[territory] |= MONASTERY
        elif self.event == RELIC_EVENT:
            p.works[territory] |= RELIC
        else:
            p.found_reichsstadt(territory)
        review(p)


class Ban(Step[Conspiracy]):
    """Reichsacht: the buyer bans a fief; he first, then the others may attack it once each (R54)."""

    rule: ClassVar[str] = "7"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), stage=Word("slot", "name", "done"))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "slot"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "slot":
            self.stage = "name"
            p.push(Slot(self.seat))
        elif self.stage == "name":
            if self.fiefs(p):
                p.ask(self.seat)
            else:
                p.tell(NO_SITE, self.seat, REICHSACHT)
                self.stage = "done"
        else:
            p.end()

    def fiefs(self, p: Conspiracy) -> list[int]:
        """All he may ban."""
        return [t for t in range(FIEFS) if refuse_foe(p, self.seat, t) is None]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return BAN.each(self.fiefs(p))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return refuse_foe(p, seat, BAN.a(move)) if BAN.has(move) else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_BAN.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        t = BAN.a(move)
        self.stage = "done"
        p.tell(BANNED, seat, t)
        queue = [seat, *[s for s in p.order() if s != seat]]
        p.push(Declarations(t, queue, ban=True, banned=p.owner[t]))
