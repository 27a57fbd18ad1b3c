"""Mercenaries: the card of that name, or any other card and 80 ducats (section 4)."""

from __future__ import annotations

from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.kinds import Phrase


def refuse_purchase(p: Conspiracy, seat: int, card: int, price: int) -> Phrase | None:
    """The card must be in hand and the price in the purse."""
    if not p.hands[seat].has(card):
        return say.NO_CARD
    return None if p.free_ducats(seat) >= price else say.too_poor(price, p.free_ducats(seat))


def refuse_site(p: Conspiracy, seat: int, territory: int) -> Phrase | None:
    """New pieces appear in an own territory, not in one whose ruler has just died."""
    return None if p.owner[territory] == seat and territory != p.vacant else say.NOT_YOURS


# -- the card ----------------------------------------------------------------------------------


def hires(p: Conspiracy, seat: int) -> list[int]:
    """A Mercenary card and 50 ducats for a mercenary in an own territory."""
    if refuse_purchase(p, seat, t.MERCENARY, t.MERCENARY_PRICE) is not None:
        return []
    return t.HIRE.each(p.sites(seat))


def refuse_hire(p: Conspiracy, seat: int, move: int) -> Phrase | None:
    """None exactly if the move is among the hires."""
    no = refuse_purchase(p, seat, t.MERCENARY, t.MERCENARY_PRICE)
    return no or refuse_site(p, seat, t.HIRE.a(move))


def hire(p: Conspiracy, seat: int, move: int) -> None:
    """The card is played."""
    p.spend(seat, t.MERCENARY)
    p.tell(say.HIRED, seat, t.HIRE.a(move), t.MERCENARY_PRICE)
    enlist(p, seat, t.HIRE.a(move), t.MERCENARY_PRICE)


# -- any card ----------------------------------------------------------------------------------


def recruits(p: Conspiracy, seat: int) -> list[int]:
    """Any card and 80 ducats for a mercenary in an own territory."""
    hand = p.hands[seat].distinct()
    if not hand or p.free_ducats(seat) < t.RECRUIT_PRICE:
        return []
    sites = p.sites(seat)
    out: list[int] = []
    for card in hand:
        first = t.RECRUIT.at(card, 0)
        out += [first + site for site in sites]
    return out


def refuse_recruit(p: Conspiracy, seat: int, move: int) -> Phrase | None:
    """None exactly if the move is among the recruits."""
    no = refuse_purchase(p, seat, t.RECRUIT.a(move), t.RECRUIT_PRICE)
    return no or refuse_site(p, seat, t.RECRUIT.b(move))


def recruit(p: Conspiracy, seat: int, move: int, told: Phrase = say.RECRUITED) -> None:
    """The card is discarded, not played: it cannot be answered."""
    p.spend(seat, t.RECRUIT.a(move))
    p.tell(told, seat, t.RECRUIT.a(move), t.RECRUIT.b(move), t.RECRUIT_PRICE)
    enlist(p, seat, t.RECRUIT.b(move), t.RECRUIT_PRICE)


def enlist(p: Conspiracy, seat: int, territory: int, price: int) -> None:
    """He is paid and appears at once."""
    p.ducats[seat] -= price
    p.post(t.MERCENARY_UNIT, territory)
    review(p)
