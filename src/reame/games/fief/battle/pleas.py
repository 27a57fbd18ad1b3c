"""Pleas for mercy before a round of battle (9.5): who may plead, who hears it, and what mercy means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reame.games.fief.battle.camps import (
    GONE,
    LEADER,
    OF_CAMP,
    SIDE,
    STRUCK_BY,
    WHO,
    lords_in,
    places_of,
    ransom_weights,
)
from reame.games.fief.battle.targets import strongest
from reame.games.fief.land.holders import capture, hand_over
from reame.games.fief.march.passage import disband
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY

if TYPE_CHECKING:
    from reame.games.fief.battle.battle import Battle


def rows_of(b: Battle, seat: int) -> list[list[int]]:
    """The contingents of a player that are still there."""
    return [c for c in b.contingents if c[WHO] == seat and not c[GONE]]


def captor_camp(p: Fief, b: Battle, seat: int) -> int:
    """Who would answer his plea: the camp that struck him last, at first the strongest enemy (R41)."""
    rows = rows_of(b, seat)
    if not rows:
        return NOBODY
    enemies = b.standing(p, 1 - b.camps[rows[0][OF_CAMP]][SIDE])
    for c in rows:
        if b.camps[c[OF_CAMP]][STRUCK_BY] in enemies:
            return b.camps[c[OF_CAMP]][STRUCK_BY]
    return strongest(p, b, enemies) if enemies else NOBODY


def may_plead(p: Fief, b: Battle, seat: int) -> bool:
    """A free lord in the battle, and an enemy who can hear him (R18)."""
    if not any(lords_in(p, b.village, c) for c in rows_of(b, seat)):
        return False
    camp = captor_camp(p, b, seat)
    return camp != NOBODY and b.camps[camp][LEADER] != t.REBELS


def next_plea(p: Fief, b: Battle) -> None:
    """Each player in turn order may plead once before a round."""
    if not b.standing(p, t.ATTACKERS) or not b.standing(p, t.DEFENDERS):
        b.stage = "next"
        return
    while b.queue and not may_plead(p, b, b.queue[0]):
        b.queue.pop(0)
    if b.queue:
        p.ask(b.queue[0])
    else:
        b.stage = "targets"


def grant(p: Fief, b: Battle, seat: int) -> None:
    """His lords here become prisoners, his troops are removed; prisoners he kept pass on (R41, R45)."""
    camp = captor_camp(p, b, seat)
    captor = b.camps[camp][LEADER]
    weights = ransom_weights(p, b.camps[camp], b.members(camp), b.village)
    at = stand(p, b, camp)
    for c in rows_of(b, seat):
        places = places_of(p, b.village, c)
        hand_over(p, seat, places, captor, at, weights)
        for x in lords_in(p, b.village, c):
            capture(p, x, captor, at, weights)
        for place in places:
            disband(p, seat, place)
        c[GONE] = 1


def stand(p: Fief, b: Battle, camp: int) -> int:
    """A place where the leader of a camp has pieces."""
    for c in b.members(camp):
        if c[WHO] == b.camps[camp][LEADER]:
            for x in places_of(p, b.village, c):
                if p.has_piece(c[WHO], x):
                    return x
    return b.village
