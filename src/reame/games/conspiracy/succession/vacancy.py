"""A lord or bishop has died: cards, claims, bribes, auction, entry, intervention (8.1, 8.3, 8.4, 19.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.cards.auction import Sale
from reame.games.conspiracy.cards.slots import RulerDied
from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.succession.entry import Declarations, Entry
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ASK_BRIBE,
    ASK_BRIBE_REPLY,
    ASK_CLAIM,
    ASK_TAKE,
    BRIBE_ACCEPTED,
    BRIBE_OFFERED,
    BRIBE_REFUSED,
    CLAIMS,
    MOVES,
    NEUTRAL,
    PAY,
    RULER_DIES,
    SECULAR,
    TERRITORY,
    TOO_POOR,
    TYPE,
)
from reame.games.conspiracy.war.departure import clear_out
from reame.kernel.fields import Field, Flag, Mask, Moves, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.steps import NOT_NOW, Step, circle


def fall_neutral(p: Conspiracy, territory: int) -> None:
    """Nobody takes it: neutral, and all pieces there leave."""
    former = p.owner[territory]
    p.give(territory, NOBODY)
    p.vacant = NOBODY
    p.tell(NEUTRAL, territory)
    clear_out(p, territory, former)


class Vacancy(Step[Conspiracy]):
    """A lord or bishop has been chosen to die (8.1): cards, claims, bribes, auction, entry, intervention."""

    rule: ClassVar[str] = "8.3"
    FIELDS: ClassVar[list[Field]] = fields(
        fief=One(TERRITORY),
        chooser=One(SEAT),
        winner=One(SEAT),
        eligible=Some(SEAT),
        tried=Number(),
        bids=Mask(SEAT),
        stage=Word("window", "claim", "count", "take", "bribes", "auction", "enter", "review", "intervene", "done"),
    )

    def __init__(self, fief: int = NOBODY, chooser: int = NOBODY) -> None:
        super().__init__()
        self.fief = fief
        self.chooser = chooser
        self.winner = NOBODY
        self.eligible: list[int] = []
        self.tried = 0
        self.bids = 0
        self.stage = "window"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "window":
            p.tell(RULER_DIES, self.chooser, self.fief)
            self.stage = "claim"
            p.push(RulerDied(circle(self.chooser + 1, p.seats), self.fief))
        elif self.stage == "claim":
            self.claim(p)
        elif self.stage == "count":
            self.count(p)
        elif self.stage == "take":
            p.ask(self.eligible[0])
        elif self.stage == "bribes":
            self.bribes(p)
        elif self.stage == "auction":
            self.stage = "enter"
            p.push(Sale(self.eligible.copy(), territory=self.fief))
        elif self.stage == "enter":
            self.stage = "review"
            if self.winner == NOBODY:
                fall_neutral(p, self.fief)
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
            if child.healed:
                self.stage = "done"
                return
            p.vacant = self.fief
            if child.granted != NOBODY:
                self.winner = child.granted
                self.stage = "enter"
            else:
                self.eligible = [s for s in p.order() if s in child.claimants and p.matching(s, self.fief)]
        elif isinstance(child, Bribe):
            if child.agreed:
                self.winner = child.offerer
                self.stage = "enter"
        elif isinstance(child, Sale):
            self.winner = child.high
            self.bids = child.bids

    def claim(self, p: Conspiracy) -> None:
        """The family of a dead lord may claim his fief; a see is claimed by nobody (8.3, 8.4, R31)."""
        former = p.owner[self.fief]
        family = former != NOBODY and TYPE[self.fief] == SECULAR and p.matching(former, self.fief)
        if family and former not in self.eligible:
            p.ask(former)
        else:
            self.stage = "count"

    def count(self, p: Conspiracy) -> None:
        """Claimants shut out all others; without them everybody with a matching heir is eligible."""
        claimed = len(self.eligible) > 0
        if not claimed:
            self.eligible = [s for s in p.order() if p.matching(s, self.fief)]
        if not self.eligible:
            self.stage = "enter"
        elif TYPE[self.fief] != SECULAR:
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

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_TAKE.of(self.fief) if self.stage == "take" else ASK_CLAIM.of(self.fief)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if self.stage == "take":
            self.stage = "enter"
            if move == YES:
                self.winner = seat
        else:
            self.stage = "count"
            if move == YES:
                p.tell(CLAIMS, seat, self.fief)
                self.eligible = [s for s in p.order() if s == seat or s in self.eligible]


class Bribe(Step[Conspiracy]):
    """One offer to every other player with a secular heir; all must agree, in secret and at once (19.1, R32)."""

    rule: ClassVar[str] = "19.1"
    FIELDS: ClassVar[list[Field]] = fields(
        offerer=One(SEAT),
        fief=One(TERRITORY),
        others=Some(SEAT),
        terms=Moves(MOVES),
        stage=Word("draft", "replies", "done"),
        agreed=Flag(),
    )

    def __init__(self, offerer: int = NOBODY, fief: int = NOBODY, others: list[int] | None = None) -> None:
        super().__init__()
        self.offerer = offerer
        self.fief = fief
        self.others = [] if others is None else others
        self.terms: list[int] = []  # what each of the others is offered, in their order
        self.stage = "draft"
        self.agreed = False

    def left(self, p: Conspiracy) -> int:
        """What the offerer could still promise."""
        out = p.ducats[self.offerer]
        for m in self.terms:
            out -= PAY.b(m)
        return out

    def run(self, p: Conspiracy) -> None:
        if self.stage == "draft":
            if len(self.terms) < len(self.others):
                p.ask(self.offerer)
                return
            for m in self.terms:
                p.tell(BRIBE_OFFERED, self.offerer, PAY.a(m), PAY.b(m))
            self.stage = "replies"
        elif self.stage == "replies":
            p.ask_sealed(self.others)
        else:
            p.end()

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        if self.stage == "replies":
            return [YES, NO]
        payee = self.others[len(self.terms)]
        most = min(self.left(p), PAY.kinds[1].high)
        out = [] if self.terms else [PASS]
        return out + list(range(PAY.at(payee, 0), PAY.at(payee, most) + 1))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if self.stage == "replies":
            return None if move in (YES, NO) else NOT_NOW
        if move == PASS:
            return NOT_NOW if self.terms else None
        if not PAY.has(move) or PAY.a(move) != self.others[len(self.terms)]:
            return NOT_NOW
        return None if PAY.b(move) <= self.left(p) else TOO_POOR

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        if self.stage == "draft":
            return ASK_BRIBE.of(self.others[len(self.terms)], self.fief)
        return ASK_BRIBE_REPLY.of(self.offerer, self.fief, PAY.b(self.terms[self.others.index(seat)]))

    def default(self, p: Conspiracy, seat: int) -> int:
        return NO if self.stage == "replies" else p.legal(seat)[0]

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
        else:
            self.terms.append(move)

    def reveal(self, p: Conspiracy) -> None:
        self.stage = "done"
        self.agreed = True
        for s in self.others:
            if p.drafts[s][0] == NO:
                self.agreed = False
        if not self.agreed:
            p.tell(BRIBE_REFUSED, self.offerer)
            return
        p.tell(BRIBE_ACCEPTED, self.offerer, self.fief)
        for m in self.terms:
            p.ducats[self.offerer] -= PAY.b(m)
            p.ducats[PAY.a(m)] += PAY.b(m)
