"""What the buyer of an Event card does with it (section 7), and the Reichsacht (R54)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.slots import Slot
from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.attack import refuse_foe
from reame.games.conspiracy.war.declarations import Declarations
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step


def refuse_event_site(p: Conspiracy, seat: int, event: int, territory: int) -> Phrase | None:
    """Where the buyer may put what he has bought (section 7, R13)."""
    if p.owner[territory] != seat:
        return say.NOT_YOURS
    works = p.works[territory]
    if event == t.ARCHITECT:
        return say.BUILT_ALREADY if works & t.CASTLE else None
    if event == t.REICHSSTADT_EVENT:
        return say.BUILT_ALREADY if works & t.REICHSSTADT else None
    if event == t.MONASTERY_EVENT:
        if t.TYPE[territory] != t.SECULAR or territory >= t.FIEFS:
            return say.NOT_SECULAR_FIEF
        return say.BUILT_ALREADY if works & t.MONASTERY else None
    if event == t.RELIC_EVENT:
        if not p.relic_site(territory):
            return say.NO_ROOM_FOR_RELIC
        return say.BUILT_ALREADY if works & t.RELIC else None
    return None


class Purchase(Step[Conspiracy]):
    """The buyer of an Event card: his slot, then the site (section 7)."""

    rule: ClassVar[str] = "7"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), event=One(t.EVENT), stage=Word("slot", "site", "done"))

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
            if self.event == t.PREACHER_EVENT and p.preacher_free(self.seat):
                p.tell(say.PREACHER_STAYS, self.seat, p.preacher_at)
                self.stage = "done"
                return
            sites = self.sites(p)
            if not sites:
                p.tell(say.NO_SITE, self.seat, self.event)
                self.stage = "done"
            elif len(sites) == 1:
                self.build(p, sites[0])
            else:
                p.ask(self.seat)
        else:
            p.end()

    def sites(self, p: Conspiracy) -> list[int]:
        """His territories that can take it."""
        return [land for land in p.lands(self.seat) if refuse_event_site(p, self.seat, self.event, land) is None]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return t.SITE.each(self.sites(p))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return refuse_event_site(p, seat, self.event, t.SITE.a(move)) if t.SITE.has(move) else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_SITE_EVENT.of(self.event)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.build(p, t.SITE.a(move))

    def build(self, p: Conspiracy, territory: int) -> None:
        """The effect of the card."""
        self.stage = "done"
        if self.event == t.PREACHER_EVENT:
            self.win_preacher(p, territory)
            return
        p.tell(say.EVENT_PLACED, self.seat, self.event, territory)
        if self.event == t.ARMY_OF_KNIGHTS:
            p.post(t.KNIGHT, territory)
        elif self.event == t.ARCHITECT:
            p.works[territory] |= t.CASTLE
        elif self.event == t.MONASTERY_EVENT:
            p.works[territory] |= t.MONASTERY
        elif self.event == t.RELIC_EVENT:
            p.works[territory] |= t.RELIC
        else:
            p.found_reichsstadt(territory)
        review(p)

    def win_preacher(self, p: Conspiracy, territory: int) -> None:
        """The Preacher comes onto the map, or from another owner; out of prison, too (R53)."""
        if p.preacher_owner in (NOBODY, self.seat):
            p.tell(say.PREACHER_BOUGHT, self.seat, territory)
        else:
            p.tell(say.PREACHER_TAKEN, self.seat, p.preacher_owner, territory)
        p.preacher_owner = self.seat
        p.preacher_at = territory
        p.preacher_captor = NOBODY
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
                p.tell(say.NO_SITE, self.seat, t.REICHSACHT)
                self.stage = "done"
        else:
            p.end()

    def fiefs(self, p: Conspiracy) -> list[int]:
        """All he may ban."""
        return [fief for fief in range(t.FIEFS) if refuse_foe(p, self.seat, fief) is None]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return t.BAN.each(self.fiefs(p))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return refuse_foe(p, seat, t.BAN.a(move)) if t.BAN.has(move) else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_BAN.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        fief = t.BAN.a(move)
        self.stage = "done"
        if p.owner[fief] == NOBODY:
            p.tell(say.BANNED, seat, fief)
        else:
            p.tell(say.BANNED_OF, seat, fief, p.owner[fief])
        queue = [seat, *[s for s in p.order() if s != seat]]
        p.push(Declarations(fief, queue, ban=True, banned=p.owner[fief]))
