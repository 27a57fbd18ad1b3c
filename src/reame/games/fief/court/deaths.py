"""Death of lords, whatever the cause (12): cards, titles, crown, claims, prisoners, in that order (R47)."""

from __future__ import annotations

from typing import ClassVar, final

from reame.games.fief.court.crown import succession
from reame.games.fief.land.captives import free_unguarded
from reame.games.fief.land.holders import refresh
from reame.games.fief.land.titles import give_title, humblest
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.parts import Estate
from reame.games.fief.table.pieces import settle_guards
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, Many, Mask, Number, One, Part, PartOf, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.steps import Step


@final
class Bequest(Part):
    """A title left by a lord of a family, and whom he was married to."""

    FIELDS: ClassVar[list[Field]] = fields(region=One(t.REGION), seat=One(SEAT), spouse=One(t.LORD))

    def __init__(self, region: int = NOBODY, seat: int = NOBODY, spouse: int = NOBODY) -> None:
        self.region = region
        self.seat = seat
        self.spouse = spouse


@final
class Escrow(Part):
    """Money that was kept for a lord who has died."""

    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), spouse=One(t.LORD), ecus=Number(0, t.MOST_ECUS))

    def __init__(self, seat: int = NOBODY, spouse: int = NOBODY, ecus: int = 0) -> None:
        self.seat = seat
        self.spouse = spouse
        self.ecus = ecus


class Deaths(Step[Fief]):
    """Some lords die at the same moment. In battle, guards and prisoners wait for its end (R44, R45)."""

    rule: ClassVar[str] = "12.1"
    FIELDS: ClassVar[list[Field]] = fields(
        lords=Some(t.LORD),
        battle=Flag(),
        stage=Word("remove", "titles", "crown", "end"),
        king=Flag(),
        queen=Flag(),
        prince=Flag(),
        orphaned=Many(PartOf(Bequest), most=6),
        pending=Many(PartOf(Bequest), most=6),
        escrows=Many(PartOf(Escrow), most=16),
        touched=Mask(t.VILLAGE),
        bereaved=Per(SEAT, Mask(SEAT), 0),
    )

    def __init__(self, lords: list[int] | None = None, battle: bool = False) -> None:
        super().__init__()
        self.lords: list[int] = lords or []
        self.battle = battle
        self.stage = "remove"
        self.king = False
        self.queen = False
        self.prince = False
        self.orphaned: list[Bequest] = []
        self.pending: list[Bequest] = []
        self.escrows: list[Escrow] = []
        self.touched = 0
        self.bereaved = [0] * SEAT.size  # by seat, families to which the dead were married

    def run(self, p: Fief) -> None:
        if self.stage == "remove":
            self.stage = "titles"
            for x in self.lords:
                if p.family[x] != NOBODY:
                    self.remove(p, x)
            order = p.turn_order()
            self.orphaned.sort(key=lambda left: order.index(left.seat) * t.REGIONS + left.region)
        elif self.stage == "titles":
            if self.orphaned:
                self.bequeath(p, self.orphaned.pop(0))
            else:
                self.stage = "crown"
        elif self.stage == "crown":
            self.stage = "end"
            succession(p, self.king, self.queen, self.prince)
            self.settle_claims(p)
            if not self.battle:
                settle_guards(p)
                for v in range(t.VILLAGES):
                    if self.touched >> v & 1:
                        refresh(p, v)
                free_unguarded(p)
        else:
            p.end()

    def remove(self, p: Fief, lord: int) -> None:
        """His piece leaves the board, his cards their places (12.1)."""
        seat = p.family[lord]
        mate = p.spouse[lord]
        p.tell(say.LORD_DIES, lord, seat, t.VILLAGE_OF[p.place[lord]])
        self.touched |= 1 << t.VILLAGE_OF[p.place[lord]]
        for r in p.titles_of(lord):
            p.title[r] = NOBODY
            self.orphaned.append(Bequest(r, seat, mate))
        if p.escrow[lord]:
            self.escrows.append(Escrow(seat, mate, p.escrow[lord]))
            p.escrow[lord] = 0
        self.king = self.king or lord == p.king
        self.queen = self.queen or lord == p.queen
        self.prince = self.prince or lord == p.prince
        p.discard(lord)
        if p.bishop[lord] != NOBODY:
            p.discard(t.BISHOP_CARD + p.bishop[lord])
            p.bishop[lord] = NOBODY
        p.cardinals &= ~(1 << lord)
        if p.maid == lord:
            p.discard(t.D_ARC)
            p.maid = NOBODY
        if mate != NOBODY:
            self.bereaved[seat] |= 1 << p.family[mate]
            p.spouse[mate] = NOBODY
            p.spouse[lord] = NOBODY
        if p.candidates[seat] == lord:
            p.candidates[seat] = NOBODY
        p.family[lord] = NOBODY
        p.place[lord] = NOBODY
        p.captor[lord] = NOBODY
        p.families_changed()
        p.steps_made[lord] = 0
        for s in range(p.seats):
            p.shares[lord * t.OCCUPANT.size + s] = 0

    def bequeath(self, p: Fief, left: Bequest) -> None:
        """A title goes to another lord of the family, free or prisoner; with none left it is pending."""
        heirs = p.lords_of(left.seat)
        if len(heirs) > 1:
            p.push(FamilyHeir(left.region, left.seat))
        elif heirs:
            give_title(p, left.region, heirs[0])
        else:
            self.pending.append(left)

    def settle_claims(self, p: Fief) -> None:
        """The last lord of a family is dead: the claims are fixed now (R48)."""
        for left in self.pending:
            p.claim[left.region] = claimant(p, left.spouse)
            mourn(p, left.seat, p.claim[left.region])
            told = say.TITLE_WAITS if p.claim[left.region] == NOBODY else say.TITLE_PENDING
            p.tell(told, left.region, p.capital[left.region], left.seat, p.claim[left.region])
        self.pending = []
        for kept in self.escrows:
            if p.lords_of(kept.seat):
                p.money[kept.seat] += kept.ecus
                p.tell(say.ESTATE_KEPT, kept.seat, kept.ecus, to=1 << kept.seat)
            else:
                p.estates.append(Estate(kept.seat, claimant(p, kept.spouse), kept.ecus))
        self.escrows = []
        for a in range(p.seats):
            for b in range(p.seats):
                if self.bereaved[a] >> b & 1 and not p.allied(a, b):
                    p.tell(say.ALLIANCE_ENDS, a, b)


def mourn(p: Fief, seat: int, heir: int) -> None:
    """Two families stay allied until the one has inherited the fiefs of the other (13)."""
    if NOBODY < heir < t.SEATS:
        p.mourning[seat] |= 1 << heir
        p.mourning[heir] |= 1 << seat


def claimant(p: Fief, mate: int) -> int:
    """Who has the claim: the spouse's player, else the crown, else nobody (12.2)."""
    if mate != NOBODY and p.family[mate] != NOBODY:
        return p.family[mate]
    return t.CROWN if p.crown_seat() != NOBODY else NOBODY


class FamilyHeir(Step[Fief]):
    """Which lord of the family, free or prisoner, inherits a title of the dead (12.1)?"""

    rule: ClassVar[str] = "12.1"
    FIELDS: ClassVar[list[Field]] = fields(region=One(t.REGION), seat=One(SEAT))

    def __init__(self, region: int = NOBODY, seat: int = NOBODY) -> None:
        super().__init__()
        self.region = region
        self.seat = seat

    def run(self, p: Fief) -> None:
        p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [t.TITLE_TO.at(self.region, x) for x in p.lords_of(seat)]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_HEIR.of(self.region, p.capital[self.region])

    def default(self, p: Fief, seat: int) -> int:
        return t.TITLE_TO.at(self.region, humblest(p, p.lords_of(seat)))

    def take(self, p: Fief, seat: int, move: int) -> None:
        give_title(p, self.region, t.TITLE_TO.b(move))
        p.end()
