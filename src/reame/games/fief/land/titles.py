"""Titles (11): conquered with a capital, given to a lord, moved inside a family, received by the next lord."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.steps import Step


def give_title(p: Fief, region: int, lord: int) -> None:
    """A lord bears the title, and his family owns the fief."""
    p.title[region] = lord
    p.fief[region] = p.family[lord]
    p.claim[region] = NOBODY
    p.tell(say.TITLE_GIVEN, region, p.capital[region], lord, p.family[lord])


def move_title(p: Fief, region: int, lord: int) -> None:
    """It passes to another lord of the family (11.4)."""
    p.tell(say.TITLE_MOVED, region, p.capital[region], p.title[region], lord)
    p.title[region] = lord


def conquer(p: Fief, region: int, seat: int) -> None:
    """A player owns a whole fief and gives its title to one of his lords (11.3, R46)."""
    before = p.fief[region]
    p.fief[region] = seat
    p.title[region] = NOBODY
    p.claim[region] = t.CONQUEROR
    if before == NOBODY:
        p.tell(say.FIEF_TAKEN, seat, p.capital[region], region)
    else:
        p.tell(say.FIEF_CONQUERED, seat, p.capital[region], region, before)
    p.push(Bestow(region, seat, before == NOBODY))


class Bestow(Step[Fief]):
    """A player gives a title to a lord of his: a free one; for want of better a prisoner; else it is pending (R46)."""

    rule: ClassVar[str] = "11.3"
    FIELDS: ClassVar[list[Field]] = fields(region=One(t.REGION), seat=One(SEAT), fought=Flag())

    def __init__(self, region: int = NOBODY, seat: int = NOBODY, fought: bool = False) -> None:
        super().__init__()
        self.region = region
        self.seat = seat
        self.fought = fought

    def heirs(self, p: Fief) -> list[int]:
        """Who may bear it; after rebels first those who fought there (R19)."""
        free = p.free_lords(self.seat)
        if self.fought:
            there = [x for x in free if t.VILLAGE_OF[p.place[x]] == p.capital[self.region]]
            if there:
                return there
        return free or p.lords_of(self.seat)

    def run(self, p: Fief) -> None:
        heirs = self.heirs(p)
        if p.fief[self.region] != self.seat or p.title[self.region] != NOBODY or not heirs:
            p.end()
        elif len(heirs) == 1:
            give_title(p, self.region, heirs[0])
            p.end()
        else:
            p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [t.TITLE_TO.at(self.region, x) for x in self.heirs(p)]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_BEARER.of(self.region, p.capital[self.region])

    def default(self, p: Fief, seat: int) -> int:
        return t.TITLE_TO.at(self.region, humblest(p, self.heirs(p)))

    def take(self, p: Fief, seat: int, move: int) -> None:
        give_title(p, self.region, t.TITLE_TO.b(move))
        p.end()


def humblest(p: Fief, lords: list[int]) -> int:
    """The lord with the lowest total rank."""
    best = lords[0]
    for x in lords:
        if p.rank_total(x) < p.rank_total(best):
            best = x
    return best


def title_moves(p: Fief, seat: int, region: int, lord: int) -> bool:
    """May this title pass to another free lord of the family: does the giver keep one as high (11.4)?"""
    giver = p.title[region]
    if giver == NOBODY or giver == lord or p.family[giver] != seat or p.captor[giver] != NOBODY:
        return False
    if p.family[lord] != seat or p.captor[lord] != NOBODY or p.titles_moved >> region & 1:
        return False
    return keeps_as_high(p, giver, region)


def keeps_as_high(p: Fief, giver: int, region: int) -> bool:
    """Has the giver another title of equal or higher rank?"""
    return any(r != region and p.title[r] == giver and t.RANK[r] >= t.RANK[region] for r in range(t.REGIONS))


def take_pending(p: Fief, seat: int, lord: int) -> None:
    """The first lord a player brings into play receives titles and money that nobody else has a claim to (12.2)."""
    for r in range(t.REGIONS):
        if p.fief[r] == seat and p.title[r] == NOBODY and p.claim[r] in (NOBODY, t.CONQUEROR):
            give_title(p, r, lord)
    for estate in p.estates:
        if estate.seat == seat and estate.claim == NOBODY:
            p.money[seat] += estate.ecus
            p.tell(say.ESTATE_KEPT, seat, estate.ecus, to=1 << seat)
    p.estates = [e for e in p.estates if e.seat != seat or e.claim != NOBODY]
