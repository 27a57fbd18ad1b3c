"""Phase 2: incomes, Tithe and Feudal Tax, pensions, loans that fall due (6). Nobody decides anything."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.journal import ALL
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step


class Incomes(Step[Fief]):
    """The engine pays everybody from the position at the start of the phase."""

    rule: ClassVar[str] = "6"

    def run(self, p: Fief) -> None:
        earned = [0] * p.seats
        for v in range(t.VILLAGES):
            pay_village(p, v, earned)
        for r in range(t.REGIONS):
            if p.tax[r] != NOBODY:
                pay_tax(p, r, earned)
        pay_pensions(p, earned)
        for seat in range(p.seats):
            if earned[seat]:
                p.earn(seat, earned[seat])
                p.tell(say.EARNED, seat, earned[seat])
        clear_levies(p)
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


def pay_village(p: Fief, village: int, earned: list[int]) -> None:
    """Stronghold and works of one village."""
    if not p.walls[village] and not p.mills[village] and not p.presses[village]:
        return
    who = payee(p, village)
    if who == NOBODY:
        return
    r = t.REGION_OF[village]
    bearer = p.title[r] if p.capital[r] != NOBODY else NOBODY
    frozen = bearer != NOBODY and p.captor[bearer] != NOBODY
    walls = t.WALLS_INCOME[p.walls[village]]
    works = p.mills[village] * t.MILL_INCOME + p.presses[village] * t.PRESS_INCOME
    if p.famine >> r & 1:
        works = 0
    bishop = p.tithe[t.BISHOPRIC_OF[village]]
    if bishop != NOBODY and p.free(bishop) and p.bishop[bishop] == t.BISHOPRIC_OF[village]:
        earned[p.family[bishop]] += works
        works = 0
    if frozen:
        p.escrow[bearer] += walls + works
        p.treasury -= walls + works
    else:
        earned[who] += walls + works


def pay_tax(p: Fief, region: int, earned: list[int]) -> None:
    """200 ecus for each village of an active fief without invaders; to the heir if its owner has no lord left (R26)."""
    who = p.fief[region]
    bearer = p.title[region]
    if who == NOBODY or not p.active(region) or (bearer != NOBODY and p.captor[bearer] != NOBODY):
        return
    if bearer == NOBODY:
        claim = p.claim[region]
        who = p.crown_seat() if claim == t.CROWN else (claim if claim < t.SEATS else NOBODY)
        if who == NOBODY:
            return
    owner = p.fief[region]
    for v in t.VILLAGES_OF[region]:
        foes = [s for s in p.occupants[v] if p.invades(s, v) and (s == t.REBELS or not p.allied(s, owner))]
        if not foes:
            earned[who] += t.INCOME["feudal_tax_per_village"]


def pay_pensions(p: Fief, earned: list[int]) -> None:
    """King of age, Queen, Regent; nothing to prisoners."""
    if p.king_of_age() and p.free(p.king):
        earned[p.family[p.king]] += t.INCOME["king"]
    if p.queen != NOBODY and p.free(p.queen):
        earned[p.family[p.queen]] += t.INCOME["queen"]
        if p.regent == p.queen:
            earned[p.family[p.queen]] += t.INCOME["regent"] - t.INCOME["queen"]


def clear_levies(p: Fief) -> None:
    """Tithe and Feudal Tax cards leave the board, used or not."""
    for b in range(t.BISHOPRICS):
        if p.tithe[b] != NOBODY:
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
        if paid:
            loan.ecus -= paid
            to = 1 << loan.lender | 1 << loan.borrower if loan.secret else ALL
            p.tell(say.LOAN_REPAID, loan.borrower, loan.lender, paid, to=to)
    p.loans = [loan for loan in p.loans if loan.ecus]
