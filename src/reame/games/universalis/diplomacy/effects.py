"""The effects of diplomacy on honour and casus belli [6.3, 6.4], from the table of the scroll."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.realm.ledger import claim, score
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import Phrase


def effect(p: Universalis, action: str, a: int, b: int, event: str) -> dict[str, Any]:
    """The row of the table for two players as they stand to each other."""
    return box.EFFECT.get((action, p.same_faith(a, b), event), {})


def cost(p: Universalis, action: str, a: int, b: int, event: str) -> int:
    """Honour points that the one who acts would lose."""
    return -int(effect(p, action, a, b, event).get("po_self", 0))


def price_in_claims(points: int) -> int:
    """Casus belli that pay for so many points."""
    return box.CB_PER_HONOUR * points


def can_claim(p: Universalis, a: int, b: int, points: int) -> bool:
    """Could a player pay a loss of honour with casus belli against the other? All or nothing [6.4]."""
    return points > 0 and p.claims[a * box.SEATS + b] >= price_in_claims(points)


def claims_missing(p: Universalis, a: int, b: int, points: int) -> Phrase | None:
    """Why a loss of honour cannot be paid with casus belli."""
    if can_claim(p, a, b, points):
        return None
    if points <= 0:
        return say.NO_HONOUR_LOST
    return say.CLAIMS_MISSING.naming(price_in_claims(points), min(say.CLAIMS.high, p.claims[a * box.SEATS + b]))


def spend_claims(p: Universalis, a: int, b: int, points: int) -> None:
    """Casus belli instead of honour."""
    n = price_in_claims(points)
    p.claims[a * box.SEATS + b] -= n
    p.tell(say.CLAIMS_SPENT, a, b, n)


def apply(p: Universalis, action: str, a: int, b: int, event: str, paid: bool = False) -> None:
    """Honour and casus belli of an act of one player towards another; with `paid` the actor's honour is spared."""
    row = effect(p, action, a, b, event)
    mine = int(row.get("po_self", 0))
    if paid and mine < 0:
        spend_claims(p, a, b, -mine)
    else:
        score(p, a, mine, "diplomacy")
    score(p, b, int(row.get("po_other", 0)), "diplomacy")
    claim(p, a, b, int(row.get("cb_self_on_other", 0)))
    claim(p, b, a, int(row.get("cb_other_on_self", 0)))
    outrage(p, a, int(row.get("cb_faith_on_self", 0)))
    outrage(p, b, int(row.get("cb_faith_on_other", 0)))


def outrage(p: Universalis, seat: int, n: int) -> None:
    """Every player of the same faith marks casus belli."""
    for s in p.living():
        if n and s != seat and p.same_faith(s, seat):
            claim(p, s, seat, n)


def apply_toll(p: Universalis, taker: int, payer: int, percent: int, paid: bool) -> None:
    """A toll is agreed: the payer resents it, and a high one costs its taker honour."""
    row = effect(p, f"toll_{percent}", taker, payer, "accept")
    points = int(row.get("po_taker", 0))
    if paid and points < 0:
        spend_claims(p, taker, payer, -points)
    else:
        score(p, taker, points, "diplomacy")
    claim(p, payer, taker, int(row.get("cb_payer_on_taker", 0)))


def toll_cost(p: Universalis, taker: int, payer: int, percent: int) -> int:
    """Honour points that taking a toll costs."""
    return -int(effect(p, f"toll_{percent}", taker, payer, "accept").get("po_taker", 0))
