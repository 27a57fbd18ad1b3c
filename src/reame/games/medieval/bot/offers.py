"""What a bot would propose: money for passage or absolution, an absolution for money; and what it thinks of a draft."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.diplomacy.bargain import Bargain
from reame.games.medieval.diplomacy.offer import Offer
from reame.games.medieval.diplomacy.permission import Permission
from reame.games.medieval.diplomacy.terms import ABSOLUTION, PAYMENT
from reame.games.medieval.pope.excommunication import Pleading
from reame.games.medieval.table.masks import members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import (
    ATTACK_FEE,
    GIVE_FLORINS,
    GIVE_LIFT,
    GRANT_FREE,
    MILITIA_COST,
    OFFER,
    RANSOMS,
    TAKE_FLORINS,
)
from reame.games.medieval.war.attack import Attack
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import COUNTER, DROP, PROPOSE, YES

SUMS: Final = [1, 2, 3, 4, 6, 9, 12]  # florins offered or asked; which of them is found out by trying
RAISED: Final = [[1, 2, 3], [4, 6], [9, 12]]  # for leave to pass: more at each further try of the same attack
PLEAS: Final = [[1, 2, 3, 4], [6, 9, 12]]  # for an absolution: more at the second plea
USUAL: Final = [3, 4]  # if trying tells nothing
KEPT: Final = ATTACK_FEE + MILITIA_COST  # whoever pays a ransom can still attack
NEVER: Final = 1e-7  # the weight of what is not even tried


def offers(p: Medieval, seat: int) -> list[list[int]]:
    """To ransom one's power, to pay for passage or ask for pay, to sell an absolution: each for several sums."""
    top = p.stack[len(p.stack) - 1]
    if isinstance(top, Bargain):
        if top.maker != seat or top.stage not in ("draft", "counter"):
            return []
        return [[term, PROPOSE] for term in carries_on(p, top, seat) if PAYMENT.has(term)]
    if p.proposals or not p.dealing() or seat != p.active:
        return []  # whoever was refused does not come back in the same turn
    return [
        [OFFER.at(p.holder[power]), GIVE_LIFT.at(power), TAKE_FLORINS.at(n), PROPOSE]
        for power in members(p.fresh & p.excommunicated)
        if p.holder[power] not in (NOBODY, seat)
        for n in SUMS
    ]


def deal_weight(p: Medieval, deal: Bargain, seat: int, move: int) -> float:
    """Answers are thought about by their outcome; a draft is one thing for one sum, and nothing else is tried."""
    if deal.stage in ("answer", "reply"):
        for_nothing = isinstance(deal, Permission) and deal.stage == "answer" and not deal.terms and p.dealing()
        if for_nothing and move in (YES, GRANT_FREE.first):
            return NEVER  # leave is sold: one says what one wants, or no
        if move == GRANT_FREE.first:
            return 0.05
        if move == COUNTER:
            return 0.1 if isinstance(deal, Permission) else NEVER
        return 1.0
    if move not in carries_on(p, deal, seat):
        return NEVER
    return 0.5 if PAYMENT.has(move) and PAYMENT.verb(move).a(move) not in USUAL else 1.0


def carries_on(p: Medieval, deal: Bargain, seat: int) -> list[int]:
    """The moves by which a draft of this seat becomes an offer worth making, or else is given up."""
    if any(PAYMENT.has(m) for m in deal.terms):
        return [PROPOSE]
    if isinstance(deal, Permission):
        if deal.stage == "draft":
            tried = tries(p)
            # The first time one may ask with empty hands; whoever was refused has to offer more.
            return [m for m in sums(p, deal, seat, 0) if GIVE_FLORINS.a(m) in RAISED[tried - 1]] or (
                [PROPOSE] if tried == 1 else [DROP]
            )
        return asked(p, deal)
    if isinstance(deal, Offer):
        if seat != p.active:
            return [DROP]
        if not any(ABSOLUTION.has(m) for m in deal.terms):
            banned = p.fresh & p.excommunicated
            return [GIVE_LIFT.at(x) for x in members(banned) if p.holder[x] == deal.other] or [DROP]
        return asked(p, deal)
    return [m for m in sums(p, deal, seat, KEPT) if GIVE_FLORINS.a(m) in PLEAS[pleas(p) - 1]] or [DROP]


def tries(p: Medieval) -> int:
    """How many ways the attack under way has tried, this one included."""
    for step in p.stack:
        if isinstance(step, Attack):
            return step.tried
    return 1


def pleas(p: Medieval) -> int:
    """How many offers the victim of a ban has made for its absolution, this one included."""
    for step in p.stack:
        if isinstance(step, Pleading):
            return RANSOMS - step.left
    return 1


def sums(p: Medieval, deal: Bargain, seat: int, kept: int) -> list[int]:
    """What one could pay and keep so much."""
    most = p.florins[seat] - deal.spoken_for(p, seat) - kept
    payments: list[int] = PAYMENT.candidates(p, deal, seat, GIVE_FLORINS)
    return [m for m in payments if GIVE_FLORINS.a(m) in SUMS and GIVE_FLORINS.a(m) <= most]


def asked(p: Medieval, deal: Bargain) -> list[int]:
    """What the other could pay, for all one knows."""
    payments: list[int] = PAYMENT.candidates(p, deal, deal.other, TAKE_FLORINS)
    return [m for m in payments if TAKE_FLORINS.a(m) in SUMS] or [DROP]
