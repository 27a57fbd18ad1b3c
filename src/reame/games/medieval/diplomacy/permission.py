"""Leave to pass, asked for by an attacker [9.5, 11.3]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.medieval.diplomacy.bargain import Bargain
from reame.games.medieval.diplomacy.terms import FIRST_ASKED, HANDOVER, PASSAGE, PLEDGE
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.promises import refused
from reame.kernel.chance import Dice
from reame.kernel.fields import Field, Flag, Mask, Number, One, Per, fields, own
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import COUNTER, DROP, PROPOSE, YES
from reame.kernel.steps import NOT_NOW


class Permission(Bargain):
    """An attacker asks to pass, with or without a gift; the other grants, refuses, or says what he wants [11.3].

    What was agreed waits in the attack until all have agreed.
    """

    FIELDS: ClassVar[list[Field]] = (
        Bargain.FIELDS
        + fields(power=One(t.POWER), closed=Mask(t.PROVINCE), granted=Flag())
        + own(
            promised=Per(SEAT, Number(0, t.FLORINS.high * t.MOST_SEATS), 0),
            pledged=Per(SEAT, Mask(t.PROVINCE), 0),
        )
    )

    def __init__(self, maker: int = NOBODY, other: int = NOBODY, power: int = NOBODY, closed: int = 0) -> None:
        super().__init__(maker, other)
        self.power = power
        self.closed = closed  # provinces that cannot be ceded in this attack
        self.promised = [0] * t.MOST_SEATS  # florins and provinces the attacker owes others on this route
        self.pledged = [0] * t.MOST_SEATS
        self.granted = False

    def bind(self, florins: int, provinces: int) -> Permission:
        """What the attacker has promised on the way so far."""
        self.promised[self.maker] = florins
        self.pledged[self.maker] = provinces
        return self

    def spoken_for(self, p: Medieval, seat: int) -> int:
        return self.promised[seat]

    def barred(self, p: Medieval, seat: int) -> int:
        return self.closed | self.pledged[seat]

    def refuse_kind(self, p: Medieval, term: int) -> Phrase | None:
        """The attacker gives, and the other asks: leave to pass is what he has it for. All is paid later."""
        if (
            not p.dealing()
            or PASSAGE.has(term)
            or HANDOVER.has(term)
            or PLEDGE.has(term)
            or (term < FIRST_ASKED) != (self.stage == "draft")
        ):
            return say.TERM_OUT_OF_PLACE
        return None

    def run(self, p: Medieval) -> None:
        if self.stage == "draft" and not p.dealing():
            self.take(p, self.maker, PROPOSE)
        super().run(p)

    def legal(self, p: Medieval, seat: int) -> list[int]:
        out = super().legal(p, seat)
        if self.stage == "answer":
            out.append(t.GRANT_FREE.first)
        return out

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if move == t.GRANT_FREE.first:
            return None if self.stage == "answer" else NOT_NOW
        if move == PROPOSE and self.stage == "draft" and not self.terms:
            return None
        if move == COUNTER and not p.dealing():
            return NOT_NOW
        return super().refuse(p, seat, move)

    def question(self, p: Medieval, seat: int) -> Sentence:
        if self.stage == "draft":
            return say.ASK_REQUEST.of(self.other, self.power)
        if self.stage == "answer":
            return say.ASK_PERMISSION.of(self.maker, self.power)
        return say.ASK_COUNTER.of(self.other) if self.stage == "counter" else say.ASK_REPLY.of(self.maker)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if move == t.GRANT_FREE.first:
            self.terms = []
            move = YES
        super().take(p, seat, move)
        if move == YES:
            self.granted = True
            p.tell(say.PERMITTED, self.maker if self.maker != p.active else self.other, self.power)
        elif move == DROP:
            self.tell_refused(p, seat)

    def tell_made(self, p: Medieval) -> None:
        told = say.PASSAGE_COUNTERED if self.stage == "reply" else say.PASSAGE_ASKED
        p.tell(told, self.maker, self.other, self.power)

    def tell_refused(self, p: Medieval, seat: int) -> None:
        p.tell(say.REFUSED_PASSAGE if seat != p.active else say.PASSAGE_FORGONE, seat, self.power)
        if seat != p.active:
            refused(p, seat, p.active)

    def execute(self, p: Medieval) -> None:
        """Nothing yet: all requests of a route must succeed first."""

    def forget(self, p: Medieval, seat: int, dice: Dice) -> None:
        super().forget(p, seat, dice)
        for s in range(t.MOST_SEATS):
            if s != seat:
                self.promised[s] = 0
                self.pledged[s] = 0
