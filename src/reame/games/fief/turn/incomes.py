"""Phase 2: incomes, Tithe and Feudal Tax, pensions, loans that fall due (6). Nobody decides anything."""

from __future__ import annotations

from typing import ClassVar, final

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.journal import ALL
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.steps import Step


@final
class Receipts:
    """What each player receives in this phase, and from what."""

    def __init__(self, p: Fief) -> None:
        self.total = [0] * p.seats
        self.told = p.journal is not None
        self.parts: list[list[tuple[Phrase, int, int]]] = [[] for _ in range(p.seats)]  # what, how much, of which place

    def add(self, seat: int, source: Phrase, ecus: int, where: int = NOBODY) -> None:
        """So much from this source."""
        if ecus:
            self.total[seat] += ecus
        if ecus and self.told:
            self.parts[seat].append((source, ecus, where))

    def tell(self, p: Fief, seat: int) -> None:
        """One line, and under it every source with all that it has given."""
        p.tell(say.EARNED, seat, self.total[seat])
        if p.journal is None:
            return
        p.tell_sum(say.SUM_OF, seat)
        said: list[tuple[Phrase, int]] = []
        for source, _, where in self.parts[seat]:
            if (source, where) not in said:
                said.append((source, where))
                p.tell_term(source, sum(n for s, n, at in self.parts[seat] if s is source and at == where), where)


class Incomes(Step[Fief]):
    """The engine pays everybody from the position at the start of the phase."""

    rule: ClassVar[str] = "6"

    def run(self, p: Fief) -> None:
        earned = Receipts(p)
        tithes = [0] * (t.BISHOPRICS * p.seats)  # by bishopric and by whose works they are
        for v in range(t.VILLAGES):
            pay_village(p, v, earned, tithes)
        for r in range(t.REGIONS):
            if p.tax[r] != NOBODY:
                pay_tax(p, r, earned)
        pay_pensions(p, earned)
        for seat in range(p.seats):
            if earned.total[seat]:
                p.earn(seat, earned.total[seat])
                earned.tell(p, seat)
                tell_tithes(p, seat, tithes)
        tell_escrows(p)
        clear_levies(p, tithes)
        pay_loans(p)
        p.end()


def payee(p: Fief, village: int) -> int:
    """Who is paid for a village: the owner of an active fief everywhere, else where he is holder; the holder (6)."""
    r = t.REGION_OF[village]
    h = p.holder(village)
    if p.capital[r] == NOBODY:
        return NOBODY if h == t.REBELS else h
    o = p.fief[r]
    return o if o != NOBODY and (p.active(r) or h == o) else NOBODY


def collector(p: Fief, bishopric: int) -> int:
    """The bishop to whom a Tithe goes: free, and still bishop there; else nobody (R25)."""
    lord = p.tithe[bishopric]
    return lord if lord != NOBODY and p.free(lord) and p.bishop[lord] == bishopric else NOBODY


def pay_village(p: Fief, village: int, earned: Receipts, tithes: list[int]) -> None:
    """Stronghold and works of one village."""
    if not p.walls[village] and not p.mills[village] and not p.presses[village]:
        return
    who = payee(p, village)
    if who == NOBODY:
        return
    r = t.REGION_OF[village]
    bearer = p.title[r] if p.capital[r] != NOBODY else NOBODY
    walls = t.WALLS_INCOME[p.walls[village]]
    mills = p.mills[village] * t.MILL_INCOME
    presses = p.presses[village] * t.PRESS_INCOME
    if p.famine >> r & 1:
        mills = presses = 0
    see = t.BISHOPRIC_OF[village]
    bishop = collector(p, see)
    if bishop != NOBODY:
        earned.add(p.family[bishop], say.SUM_TITHE, mills + presses, see)
        tithes[see * p.seats + who] += mills + presses
        mills = presses = 0
    if bearer != NOBODY and p.captor[bearer] != NOBODY:  # frozen
        p.escrow[bearer] += walls + mills + presses
        p.treasury -= walls + mills + presses
    else:
        earned.add(who, say.SUM_CITADELS if p.walls[village] == t.CITADEL else say.SUM_CASTLES, walls)
        earned.add(who, say.SUM_MILLS, mills)
        earned.add(who, say.SUM_PRESSES, presses)


def tell_tithes(p: Fief, seat: int, tithes: list[int]) -> None:
    """Under the line of the bishop's player: whose works they were."""
    if p.journal is None:
        return
    for b in range(t.BISHOPRICS):
        bishop = collector(p, b)
        if bishop != NOBODY and p.family[bishop] == seat:
            for victim in range(p.seats):
                if victim != seat and tithes[b * p.seats + victim]:
                    p.tell(say.TITHE_PAID, victim, seat, tithes[b * p.seats + victim], b)


def tell_escrows(p: Fief) -> None:
    """What is kept for prisoners now; their player and the captor know it (16)."""
    if p.journal is None:
        return
    for x in range(t.LORDS):
        if p.escrow[x]:
            p.tell(say.ESCROWED, x, p.escrow[x], to=1 << p.family[x] | 1 << p.captor[x])


def pay_tax(p: Fief, region: int, earned: Receipts) -> None:
    """200 ecus for each village of an active fief without invaders; to the heir if its owner has no lord left (R26)."""
    who = taxer(p, region)
    if who == NOBODY:
        p.tell(say.TAX_VOID, region, p.capital[region])
        return
    owner = p.fief[region]
    free = 0
    for v in t.VILLAGES_OF[region]:
        foes = [s for s in p.occupants[v] if p.invades(s, v) and (s == t.REBELS or not p.allied(s, owner))]
        free += not foes
    earned.add(who, say.SUM_TAX, free * t.INCOME["feudal_tax_per_village"], p.capital[region])


def taxer(p: Fief, region: int) -> int:
    """Who receives the Feudal Tax of a fief; nobody if it is void."""
    bearer = p.title[region]
    if p.fief[region] == NOBODY or not p.active(region) or (bearer != NOBODY and p.captor[bearer] != NOBODY):
        return NOBODY
    if bearer != NOBODY:
        return p.fief[region]
    claim = p.claim[region]
    return p.crown_seat() if claim == t.CROWN else (claim if claim < t.SEATS else NOBODY)


def pay_pensions(p: Fief, earned: Receipts) -> None:
    """King of age, Queen, Regent; nothing to prisoners."""
    if p.king_of_age() and p.free(p.king):
        earned.add(p.family[p.king], say.SUM_KING, t.INCOME["king"])
    if p.queen != NOBODY and p.free(p.queen):
        earned.add(p.family[p.queen], say.SUM_QUEEN, t.INCOME["queen"])
        if p.regent == p.queen:
            earned.add(p.family[p.queen], say.SUM_REGENT, t.INCOME["regent"] - t.INCOME["queen"])


def clear_levies(p: Fief, tithes: list[int]) -> None:
    """Tithe and Feudal Tax cards leave the board, used or not."""
    for b in range(t.BISHOPRICS):
        if p.tithe[b] != NOBODY:
            if collector(p, b) == NOBODY:
                p.tell(say.TITHE_VOID, b)
            elif not any(tithes[b * p.seats : (b + 1) * p.seats]):
                p.tell(say.TITHE_EMPTY, b)
            p.tithe[b] = NOBODY
            p.discard(t.TITHE)
    for r in range(t.REGIONS):
        if p.tax[r] != NOBODY:
            p.tax[r] = NOBODY
            p.discard(t.TAX)


def pay_loans(p: Fief) -> None:
    """A debtor pays what he has; the rest follows each round (R65)."""
    for loan in p.loans:
        if p.round < loan.due:
            continue
        paid = min(loan.ecus, p.money[loan.borrower])
        p.money[loan.borrower] -= paid
        p.money[loan.lender] += paid
        p.shown += 1  # how much comes back tells the lender about the debtor's purse
        to = 1 << loan.lender | 1 << loan.borrower if loan.secret else ALL
        loan.ecus -= paid
        if paid:
            p.tell(say.LOAN_REPAID, loan.borrower, loan.lender, paid, loan.ecus, to=to)
        else:
            p.tell(say.LOAN_UNPAID, loan.borrower, loan.lender, loan.ecus, to=to)
    p.loans = [loan for loan in p.loans if loan.ecus]
