"""Reinforcements and taxes [3.6, 3.7], and the instalments of peace treaties [6.6]."""

from __future__ import annotations

from reame.games.universalis.realm.ledger import claim, earn, pay
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import open_purse


def reinforcements(p: Universalis, seat: int) -> int:
    """Home territories held, and every other kingdom held completely by its size [3.6]; towers with the option."""
    n = 0
    home = p.kingdom[seat]
    for k in range(box.KINGDOMS):
        lands = p.realm(k)
        held = len([t for t in lands if p.owner[t] == seat])
        if k == home or held == len(lands):
            n += held
    for t in range(box.TERRITORIES):
        if p.tower[t] and p.owner[t] == seat:
            n += 1 + p.poles[t]
    return n


def reinforce(p: Universalis, seat: int) -> None:
    """Armies into the reserve."""
    n = reinforcements(p, seat)
    p.keep_armies(seat, n)
    p.tell(say.REINFORCED, seat, n)
    if p.journal is not None:
        tell_sources(p, seat)


def tell_sources(p: Universalis, seat: int) -> None:
    """Where reinforcements come from."""
    p.tell_sum(say.OF_REINFORCEMENTS, seat)
    for k in range(box.KINGDOMS):
        lands = p.realm(k)
        held = len([t for t in lands if p.owner[t] == seat])
        if held and (k == p.kingdom[seat] or held == len(lands)):
            p.tell_term(say.SUM_KINGDOM, held, k)
    for t in range(box.TERRITORIES):
        if p.tower[t] and p.owner[t] == seat:
            p.tell_term(say.SUM_TOWER, 1 + p.poles[t], t)


def collected(p: Universalis, seat: int) -> int:
    """What one tax collector brings [3.7]."""
    if not p.collectors[seat]:
        return 0
    return p.cathedrals(seat) * len(p.lands(seat)) * box.COLLECTOR_PAYS


def has_taxes(p: Universalis, seat: int) -> bool:
    """Is there anything to tell of the phase?"""
    merchants = p.merchants[seat] if p.has(seat, box.COINAGE) else 0
    return merchants > 0 or collected(p, seat) > 0 or any(due.payer == seat for due in p.instalments)


def tax(p: Universalis, seat: int) -> None:
    """Merchants and one tax collector."""
    n = p.merchants[seat] * box.MERCHANT_PAYS if p.has(seat, box.COINAGE) else 0
    if n:
        earn(p, seat, n, box.TAXES)
        p.tell(say.MERCHANTS_PAID, seat, p.merchants[seat], n)
    n = collected(p, seat)
    if n:
        earn(p, seat, n, box.TAXES)
        p.tell(say.COLLECTOR_PAID, seat, p.cathedrals(seat), len(p.lands(seat)), n)


def pay_instalments(p: Universalis, seat: int) -> None:
    """What peace treaties demand; who cannot pay in full pays what he has and is resented [6.6]."""
    for due in list(p.instalments):
        if due.payer != seat:
            continue
        n = min(due.amount, p.florins[seat])
        short = n < due.amount
        if short:  # all see how poor he is
            open_purse(p, seat)
        pay(p, seat, n)
        earn(p, due.creditor, n, box.DEALT)
        p.tell(say.INSTALMENT_PAID, seat, due.creditor, n)
        if short:
            p.tell(say.INSTALMENT_SHORT, seat, due.creditor, due.amount - n)
            claim(p, due.creditor, seat, 1)
        due.turns -= 1
    p.instalments = [due for due in p.instalments if due.turns]
