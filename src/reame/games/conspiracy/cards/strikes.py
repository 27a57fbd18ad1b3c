"""Campaign against the Slavs and Crusade: troops of another player leave the map (section 4, R73)."""

from __future__ import annotations

from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.kinds import Phrase


def refuse_troops(p: Conspiracy, seat: int, territory: int) -> Phrase | None:
    """Both strike a territory of another player with troops in it."""
    if p.owner[territory] == seat:
        return say.YOUR_OWN
    return None if p.units_in(territory) else say.NO_TROOPS


def strikes(p: Conspiracy, seat: int) -> list[int]:
    """Every territory that one of these cards in hand could strike."""
    hand = p.hands[seat]
    campaign = hand.has(t.CAMPAIGN_CARD)
    crusade = hand.has(t.CRUSADE_CARD)
    if not campaign and not crusade:
        return []
    targets = [land for land in range(t.TERRITORIES) if refuse_troops(p, seat, land) is None]
    out = t.CAMPAIGN.each(targets) if campaign else []
    return out + t.CRUSADE.each(targets) if crusade else out


def refuse_campaign(p: Conspiracy, seat: int, move: int) -> Phrase | None:
    """None exactly if the campaign is among the strikes."""
    return refuse_troops(p, seat, t.CAMPAIGN.a(move)) if p.hands[seat].has(t.CAMPAIGN_CARD) else say.NO_CARD


def refuse_crusade(p: Conspiracy, seat: int, move: int) -> Phrase | None:
    """None exactly if the crusade is among the strikes."""
    return refuse_troops(p, seat, t.CRUSADE.a(move)) if p.hands[seat].has(t.CRUSADE_CARD) else say.NO_CARD


def campaign(p: Conspiracy, seat: int, territory: int) -> None:
    """Up to one knight and one mercenary leave."""
    p.spend(seat, t.CAMPAIGN_CARD)
    knights = mercenaries = 0
    for _ in range(t.CAMPAIGN_KNIGHTS):
        knights += remove_one(p, territory, t.KNIGHT, t.MERCENARY_UNIT)
    for _ in range(t.CAMPAIGN_MERCENARIES):
        mercenaries += remove_one(p, territory, t.MERCENARY_UNIT, t.UNITS)
    p.tell(say.TROOPS_GONE, seat, t.CAMPAIGN_CARD, p.owner[territory], territory, knights, mercenaries)
    review(p)


def crusade(p: Conspiracy, seat: int, territory: int) -> None:
    """All of them leave."""
    p.spend(seat, t.CRUSADE_CARD)
    gone = p.clear(territory)
    knights = sum(gone[: t.MERCENARY_UNIT])
    p.tell(say.TROOPS_GONE, seat, t.CRUSADE_CARD, p.owner[territory], territory, knights, sum(gone) - knights)
    review(p)


def remove_one(p: Conspiracy, territory: int, first: int, end: int) -> int:
    """The soundest unit of a sort leaves, if there is one (R85); how many have left."""
    for unit in range(first, end):
        if p.posted(unit, territory):
            p.lift(unit, territory)
            return 1
    return 0
