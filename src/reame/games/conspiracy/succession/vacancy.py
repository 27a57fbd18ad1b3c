"""A lord or bishop has died: cards, claims, bribes, auction, entry, intervention (8.1, 8.3, 8.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.cards.auction import Sale
from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.succession.bribe import Bribe
from reame.games.conspiracy.succession.entry import Entry
from reame.games.conspiracy.succession.ruler_died import RulerDied
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.consent import Consent
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.declarations import Declarations
from reame.games.conspiracy.war.departure import clear_out
from reame.kernel.fields import Field, Mask, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import YES
from reame.kernel.steps import Step, circle


class Vacancy(Step[Conspiracy]):
    """A lord or bishop has been chosen to die (8.1), and his fief looks for a ruler."""

    rule: ClassVar[str] = "8.3"
    FIELDS: ClassVar[list[Field]] = fields(
        fief=One(t.TERRITORY),
        chooser=One(SEAT),
        winner=One(SEAT),
        eligible=Some(SEAT),
        tried=Number(0, t.LARGEST),
        bids=Mask(SEAT),
        stage=Word("window", "claim", "count", "take", "bribes", "auction", "enter", "review", "intervene", "done"),
    )

    def __init__(self, fief: int = NOBODY, chooser: int = NOBODY) -> None:
        super().__init__()
        self.fief = fief
        self.chooser = chooser
        self.winner = NOBODY
        self.eligible: list[int] = []
        self.tried = 0  # how many of them have had their chance to bribe the others
        self.bids = 0
        self.stage = "window"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "window":
            self.tell_death(p)
            self.stage = "claim"
            p.push(RulerDied(circle(self.chooser + 1, p.seats), self.fief))
        elif self.stage == "claim":
            self.claim(p)
        elif self.stage == "count":
            self.count(p)
        elif self.stage == "take":
            p.push(LoneHeir(self.eligible[0], self.fief))
        elif self.stage == "bribes":
            self.bribes(p)
        elif self.stage == "auction":
            self.stage = "enter"
            p.push(Sale(self.eligible.copy(), territory=self.fief))
        elif self.stage == "enter":
            self.stage = "review"
            if self.winner == NOBODY:
                self.fall_neutral(p)
            else:
                p.push(Entry(self.winner, self.fief))
        elif self.stage == "review":
            self.stage = "intervene"
            review(p)
        elif self.stage == "intervene":
            self.stage = "done"
            queue = [s for s in p.order() if self.bids >> s & 1 and s != self.winner]
            if self.winner != NOBODY and queue:
                p.push(Declarations(self.fief, queue, self.bids))
        else:
            p.end()

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, RulerDied):
            self.mourn(p, child)
        elif isinstance(child, FamilyClaim):
            self.stage = "count"
            if child.given:
                p.tell(say.CLAIMS, child.seat, self.fief)
                self.eligible = [s for s in p.order() if s == child.seat or s in self.eligible]
            else:
                p.tell(say.CLAIM_WAIVED, child.seat, self.fief)
        elif isinstance(child, LoneHeir):
            self.stage = "enter"
            if child.given:
                self.winner = child.seat
            else:
                p.tell(say.DECLINED, child.seat, self.fief)
        elif isinstance(child, Bribe):
            if child.agreed:
                self.stage = "enter"
                self.winner = child.offerer
        elif isinstance(child, Sale):
            self.winner = child.high
            self.bids = child.bids
            if child.high == NOBODY:
                p.tell(say.UNSOLD_FIEF, self.fief)

    def tell_death(self, p: Conspiracy) -> None:
        """Who was chosen by whom."""
        ruler = t.TYPE[self.fief]
        if p.owner[self.fief] == NOBODY:
            p.tell(say.NEUTRAL_RULER_DIES, self.chooser, ruler, self.fief)
        else:
            p.tell(say.RULER_DIES, self.chooser, ruler, self.fief, p.owner[self.fief])

    def mourn(self, p: Conspiracy, cards: RulerDied) -> None:
        """What was played on his death: he lives, the Emperor has decided, or there are claimants (8.3 step 1)."""
        if cards.healed:
            self.stage = "done"
            return
        p.vacant = self.fief
        if cards.granted != NOBODY:
            self.winner = cards.granted
            self.stage = "enter"
        else:
            self.eligible = [s for s in p.order() if s in cards.claimants]

    def claim(self, p: Conspiracy) -> None:
        """The family of a dead lord may claim his fief; a see is claimed by nobody (8.3, 8.4, R31)."""
        former = p.owner[self.fief]
        family = former != NOBODY and t.TYPE[self.fief] == t.SECULAR and p.matching(former, self.fief)
        if family and former not in self.eligible:
            p.push(FamilyClaim(former, self.fief))
        else:
            self.stage = "count"

    def count(self, p: Conspiracy) -> None:
        """Claimants shut out all others; without them everybody with a matching heir is eligible."""
        claimed = len(self.eligible) > 0
        if not claimed:
            self.eligible = [s for s in p.order() if p.matching(s, self.fief)]
        if not self.eligible:
            self.stage = "enter"
            p.tell(say.NO_HEIRS, self.fief)
        elif t.TYPE[self.fief] != t.SECULAR:
            self.stage = "auction"  # a lone bidder must still bid (R33)
        elif len(self.eligible) > 1:
            self.stage = "bribes" if p.options["deals"] else "auction"
        elif claimed and self.eligible[0] == p.owner[self.fief]:
            self.winner = self.eligible[0]  # the family has said that it wants it
            self.stage = "enter"
        else:
            self.stage = "take"

    def bribes(self, p: Conspiracy) -> None:
        """In turn order each eligible player may make one offer (19.1)."""
        if self.tried < len(self.eligible):
            offerer = self.eligible[self.tried]
            self.tried += 1
            heirs = [s for s in p.order() if s != offerer and p.matching(s, self.fief)]
            p.push(Bribe(offerer, self.fief, heirs))
        else:
            self.stage = "auction"

    def fall_neutral(self, p: Conspiracy) -> None:
        """Nobody takes it, and all pieces there leave."""
        former = p.owner[self.fief]
        p.give(self.fief, NOBODY)
        p.vacant = NOBODY
        clear_out(p, self.fief, former)


class Claim(Consent):
    """Does he want the fief? Who does not answer, does."""

    rule: ClassVar[str] = "8.3"
    FIELDS: ClassVar[list[Field]] = Consent.FIELDS + fields(fief=One(t.TERRITORY))
    silence: ClassVar[int] = YES

    def __init__(self, seat: int = NOBODY, fief: int = NOBODY) -> None:
        super().__init__(seat)
        self.fief = fief


class FamilyClaim(Claim):
    """The family of a dead lord may claim his fief (8.3 step 1, R31)."""

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_CLAIM.of(self.fief)


class LoneHeir(Claim):
    """Who alone is eligible may take the fief without bidding (8.3 step 4)."""

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_TAKE.of(self.fief)
