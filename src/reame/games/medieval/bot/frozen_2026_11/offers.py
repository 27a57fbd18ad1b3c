"""What a bot would propose: a small gift for passage, a few florins for absolution; and what it thinks of a draft."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.diplomacy.bargain import Bargain
from reame.games.medieval.diplomacy.offer import Offer
from reame.games.medieval.diplomacy.permission import Permission
from reame.games.medieval.diplomacy.ransom import Ransom
from reame.games.medieval.diplomacy.terms import PAYMENT
from reame.games.medieval.table.masks import members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import GIVE_FLORINS, GIVE_LIFT, GRANT_FREE, OFFER, TAKE_FLORINS
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import COUNTER, DROP, PROPOSE

ASKING: Final = 3  # florins offered and asked for a favour
RANSOM: Final = 4


def offers(p: Medieval, seat: int) -> list[list[int]]:
    """To sell the absolution of a power excommunicated this turn."""
    return [
        [OFFER.at(p.holder[power]), GIVE_LIFT.at(power), TAKE_FLORINS.at(ASKING), PROPOSE]
        for power in members(p.fresh & p.excommunicated)
        if p.holder[power] not in (NOBODY, seat)
    ]


def deal_weight(p: Medieval, deal: Bargain, seat: int, move: int) -> float:
    """Answers are thought about by their outcome; a draft is one sensible term, or two, and then proposed."""
    if deal.stage in ("answer", "reply"):
        if move == GRANT_FREE.first:
            return 0.05
        return 0.1 if move == COUNTER else 1.0
    if move == PROPOSE:
        return 8.0
    if move == DROP:
        return 0.3
    return 20.0 if is_sensible(p, deal, seat, move) else 0.02


def is_sensible(p: Medieval, deal: Bargain, seat: int, term: int) -> bool:
    """Is this what the draft still lacks?"""
    if isinstance(deal, Offer):
        if seat != p.active:
            return False
        if GIVE_LIFT.has(term):
            return p.holder[GIVE_LIFT.a(term)] == deal.other
    if any(PAYMENT.has(m) for m in deal.terms):
        return False
    if isinstance(deal, Permission):
        if deal.stage == "draft":
            return term == GIVE_FLORINS.at(min(ASKING, max(p.florins[seat], 1)))
        return term == TAKE_FLORINS.at(ASKING + 1)
    if isinstance(deal, Ransom):
        return term == GIVE_FLORINS.at(RANSOM)
    return deal.terms != [] and term == TAKE_FLORINS.at(ASKING)
