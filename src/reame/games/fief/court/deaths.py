"""Death of lords, whatever the cause (12): cards, titles, crown, claims, prisoners, in that order (R47)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.court.crown import settle_guards, succession
from reame.games.fief.land.holders import free_unguarded, give_title, humblest, refresh
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, Many, Mask, Number, One, Row, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.steps import Step


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
        orphaned=Many(Row(region=One(t.REGION), seat=One(SEAT), spouse=One(t.LORD))),
        pending=Many(Row(region=One(t.REGION), seat=One(SEAT), spouse=One(t.LORD))),
        escrows=Many(Row(seat=One(SEAT), spouse=One(t.LORD), ecus=Number())),
        touched=Mask(t.VILLAGE),
    )

    def __init__(self, lords: list[int] | None = None, battle: bool = False) -> None:
        super().__init__()
        self.lords: list[int] = lords or []
        self.battle = battle
        self.stage = "remove"
        self.king = False
        self.queen = False
        self.prince = False
        self.orphaned: list[list[int]] = []
        self.pending: list[list[int]] = []
        self.escrows: list[list[int]] = []
        self.touched = 0

    def run(self, p: Fief) -> None:
        if self.stage == "remove":
            for x in self.lords:
                if p.family[x] != NOBODY:
                    self.remove(p, x)
            order = p.turn_order()
            self.orphaned.sort(key=lambda row: order.index(row[1]) * 10 + row[0])
            self.stage = "titles"
        elif self.stage == "titles":
            self.settle_titles(p)
        elif self.stage == "crown":
            succession(p, self.king, self.queen, self.prince)
            self.settle_claims(p)
            self.stage = "end"
            if not self.battle:
                settle_guards(p)
                for v in range(t.VILLAGE.size):
                    if self.touched >> v & 1:
                        refresh(p, v)
                free_unguarded(p)
        else:
            p.end()

    def remove(self, p: Fief, lord: int) -> None:
        """His piece leaves the board, his cards their places (12.1)."""
        seat = p.family[lord]
        mate = p.spouse[lord]
        p.tell(say.LORD_DIES, lord, seat)
        self.touched |= 1 << t.VILLAGE_OF[p.place[lord]]
        for r in p.titles_of(lord):
            p.title[r] = NOBODY
            self.orphaned.append([r, seat, mate])
        if p.escrow[lord]:
            self.escrows.append([seat, mate, p.escrow[lord]])
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

    def settle_titles(self, p: Fief) -> None:
        """Each title to another lord of the family, free or prisoner; with none left it is pending."""
        if not self.orphaned:
            self.stage = "crown"
            return
        region, seat, _ = self.orphaned[0]
        heirs = p.lords_of(seat)
        if len(heirs) > 1:
            p.ask(seat)
        elif heirs:
            give_title(p, region, heirs[0])
            self.orphaned.pop(0)
        else:
            self.pending.append(self.orphaned.pop(0))

    def heir(self, p: Fief, mate: int) -> int:
        """Who has the claim: the spouse's player, else the crown, else nobody (12.2)."""
        if mate != NOBODY and p.family[mate] != NOBODY:
            return p.family[mate]
        return t.CROWN if p.crown_seat() != NOBODY else NOBODY

    def settle_claims(self, p: Fief) -> None:
        """The last lord of a family is dead: the claims are fixed now (R48)."""
        for region, seat, mate in self.pending:
            p.claim[region] = self.heir(p, mate)
            p.tell(say.TITLE_PENDING, region, seat, p.claim[region])
        self.pending = []
        for seat, mate, ecus in self.escrows:
            if p.lords_of(seat):
                p.money[seat] += ecus
            else:
                p.estates.append([seat, self.heir(p, mate), ecus])
        self.escrows = []

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [t.TITLE_TO.at(self.orphaned[0][0], x) for x in p.lords_of(seat)]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_HEIR.of(self.orphaned[0][0])

    def default(self, p: Fief, seat: int) -> int:
        return t.TITLE_TO.at(self.orphaned[0][0], humblest(p, p.lords_of(seat)))

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.orphaned.pop(0)
        give_title(p, t.TITLE_TO.a(move), t.TITLE_TO.b(move))
