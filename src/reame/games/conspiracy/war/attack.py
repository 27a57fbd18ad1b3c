"""Who may attack whom (section 12)."""

from __future__ import annotations

from typing import Final

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import FIEFS
from reame.kernel.kinds import Phrase

EVERYBODY: Final = 2**t.WIDE - 1  # a mask of all seats: no bid is needed


def refuse_foe(p: Conspiracy, seat: int, territory: int) -> Phrase | None:
    """To be attacked or banned: a fief in play, neutral or of another player who is not immune (R57)."""
    if territory >= FIEFS:
        return say.IS_ELECTORATE
    if not p.in_play(territory):
        return say.OUT_OF_PLAY
    if p.owner[territory] == seat:
        return say.YOUR_OWN
    return say.IS_IMMUNE if p.protected(territory) else None


def refuse_attack(p: Conspiracy, seat: int, target: int, bids: int) -> Phrase | None:
    """The conditions of section 12; `bids` is who made a bid, or EVERYBODY."""
    no = refuse_foe(p, seat, target)
    if no is not None:
        return no
    if not p.matching(seat, target):
        return say.NO_MATCHING_HEIR
    if not p.borders_with_units(seat, target, True):
        return say.NO_UNIT_ON_BORDER
    return None if bids >> seat & 1 else say.NO_BID_MADE


def might_attack(p: Conspiracy, seat: int, target: int, bids: int) -> bool:
    """Could he attack, perhaps with a mercenary bought for a card? By what all can see."""
    no = refuse_attack(p, seat, target, bids)
    if no is not say.NO_UNIT_ON_BORDER:
        return no is None
    near = any(land < FIEFS and p.owner[land] == seat for land in t.NEIGHBOURS[target])
    return near and p.hands[seat].size() > 0 and bids >> seat & 1 == 1


def fiefs_to_attack(p: Conspiracy, seat: int) -> list[int]:
    """Where this player could attack if no bid is needed."""
    reach = p.fiefs_within_reach(seat)
    if not reach:
        return []
    return [fief for fief in range(FIEFS) if reach >> fief & 1 and refuse_attack(p, seat, fief, EVERYBODY) is None]
