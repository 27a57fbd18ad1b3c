"""Terms about money (15.2): gifts and prices, ransoms paid from what is kept for the prisoner, loans (R39, R65)."""

from __future__ import annotations

from reame.games.fief.diplomacy.terms import Bargain, Term
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.parts import Loan
from reame.games.fief.table.position import Fief
from reame.kernel.journal import ALL
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.moves import Verb


class Money(Term):
    """A sum, paid at once."""

    def __init__(self, verb: Verb, asked: bool) -> None:
        super().__init__(verb, ["movement", "battles", "negotiations"])
        self.asked = asked
        self.sort = "money"
        self.amounts = True
        self.quiet = True
        self.all = list(range(verb.first, verb.end))

    def ecus(self, term: int) -> int:
        return self.verb.a(term)

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        return self.all if self.asked else self.verb.span(t.SUM.low, purse)

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        p.tell(say.TERM_MONEY, self.giver(maker, other), self.taker(maker, other), self.verb.a(term), to=to)

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        payer = self.giver(bargain.maker, bargain.other)
        payee = self.taker(bargain.maker, bargain.other)
        ecus = self.verb.a(term)
        p.money[payer] -= ecus
        p.tell(say.PAID, payer, payee, ecus, to=bargain.to)
        share_ransom(p, payee, ecus, [x for x in bargain.released if p.captor[x] == payee], bargain.to)


class FromEscrow(Term):
    """A part of a ransom, from the income that was kept for the prisoner."""

    def __init__(self) -> None:
        super().__init__(t.FROM_ESCROW, ["negotiations"])

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        out: list[int] = []
        for x in range(t.LORDS):
            if p.escrow[x] and {p.captor[x], p.family[x]} == {maker, other}:
                most = min(p.escrow[x], t.SUM.high)
                out += [t.FROM_ESCROW.at(x, n) for n in range(t.SUM.low, most + 1, t.SUM.unit)]
        return out

    def beside(self, term: int, terms: list[int]) -> Phrase | None:
        no = super().beside(term, terms)
        return no or (None if t.RELEASE.at(t.FROM_ESCROW.a(term)) in terms else say.NO_RELEASE)

    def refuse(self, p: Fief, maker: int, other: int, term: int) -> Phrase | None:
        lord = t.FROM_ESCROW.a(term)
        if p.captor[lord] == NOBODY or {p.captor[lord], p.family[lord]} != {maker, other}:
            return say.NO_PRISONER
        if p.escrow[lord] < t.FROM_ESCROW.b(term):
            return say.TOO_DEAR.naming(t.FROM_ESCROW.b(term), p.escrow[lord])
        return None

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        p.tell(say.TERM_ESCROW, t.FROM_ESCROW.b(term), t.FROM_ESCROW.a(term), to=to)

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        lord = t.FROM_ESCROW.a(term)
        p.tell(say.ESCROW_USED, lord, t.FROM_ESCROW.b(term), to=bargain.to)
        p.escrow[lord] -= t.FROM_ESCROW.b(term)
        share_ransom(p, p.captor[lord], t.FROM_ESCROW.b(term), [lord], bargain.to)


def share_ransom(p: Fief, captor: int, ecus: int, lords: list[int], to: int) -> None:
    """Money comes in; for a prisoner it is shared as his captors agreed, the remainder to their leader (R39)."""
    left = ecus
    for x in lords:
        part = ecus // len(lords)
        weights = [p.shares[x * t.OCCUPANT.size + s] if p.alive(s) else 0 for s in range(p.seats)]
        total = sum(weights)
        for s in range(p.seats):
            if s != captor and weights[s]:
                share = part * weights[s] // total // t.ECUS.unit * t.ECUS.unit
                p.money[s] += share
                left -= share
                p.tell(say.RANSOM_SHARED, s, share, x, to=ALL if to == ALL else to | 1 << s)
    p.money[captor] += left


class Lending(Term):
    """A loan: paid now, repaid by the engine at the end of a later phase 2 (R65)."""

    def __init__(self, verb: Verb, asked: bool) -> None:
        super().__init__(verb, ["negotiations"])
        self.asked = asked
        self.sort = "loan"
        self.amounts = True
        self.quiet = True
        self.all = list(range(verb.first, verb.end))

    def ecus(self, term: int) -> int:
        return self.verb.a(term)

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        if self.asked or purse >= t.LOAN.high:
            return self.all
        return [x for x in self.all if self.verb.a(x) <= purse]

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        lender, borrower = self.giver(maker, other), self.taker(maker, other)
        p.tell(say.TERM_LOAN, lender, borrower, self.verb.a(term), self.verb.b(term), self.verb.c(term), to=to)

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        lender = self.giver(bargain.maker, bargain.other)
        borrower = self.taker(bargain.maker, bargain.other)
        ecus = self.verb.a(term)
        due = p.round + self.verb.c(term)
        p.money[lender] -= ecus
        p.money[borrower] += ecus
        p.loans.append(Loan(lender, borrower, ecus + self.verb.b(term), due, 1 if bargain.secret else 0))
        p.tell(say.LENT, lender, borrower, ecus, ecus + self.verb.b(term), due, to=bargain.to)
