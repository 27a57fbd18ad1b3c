"""Odds at a glance: how battles go, and how safe a territory is."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY

EVEN: Final = 1.7  # armies for each defender with which an attack succeeds every second time
HARDER: Final = 1.57  # each further die of the defender makes it so many times more
FIRST: Final = 1.0  # the last defenders roll fewer dice
STEEP: Final = 3.3
GROWTH: Final = 0.28  # how much barbarians grow before help can come, for each player
REBELLIONS: Final = 0.28  # how often rebellion is rolled for in the turn of one player
SAFE: Final = 5  # armies that no rebellion takes
ELSEWHERE: Final = 0.4  # how often barbarians come who have weaker neighbours
AFTERMATH: Final = 0.4  # how often rebellion comes before help, after a raid


def aimed_at(p: Universalis, seat: int, t: int) -> bool:
    """Does the player whose turn it is aim at this territory, in thought?"""
    return seat == p.active and (p.aim == t or p.aim == box.TERRITORIES + t)


def all_out(p: Universalis, seat: int) -> bool:
    """Does he stake everything on it, whatever becomes of his other land?"""
    return seat == p.active and p.aim >= box.TERRITORIES


def chance(force: float, theirs: float, dice: float) -> float:
    """How likely an attack is to succeed against so many armies with so many extra dice."""
    if theirs <= 0:
        return 1.0
    if force <= 0:
        return 0.0
    even = max(1.0, EVEN * theirs * HARDER**dice - FIRST)
    x: float = (force / even) ** STEEP
    return x / (1.0 + x)


def losses(theirs: float, dice: float) -> float:
    """Armies that a conquest costs, about."""
    return max(0.3, (1.45 + 0.6 * dice) * theirs - 1.0)


def extra_dice(p: Universalis, t: int, armies: int) -> float:
    """What walls, engines and leaders give the defence of a territory, in dice."""
    n = 0.5 * p.leader[t] + p.tower[t]
    if p.fort[t] and armies <= box.FORT_HOLDS[p.fort[t]]:
        n += 1.0
    if p.catapults[t]:
        n += 1.0
    if p.bombards[t]:
        n += 1.0
    return n


def crews(p: Universalis) -> list[int]:
    """Armies aboard transports in territories of their owner: they defend it too."""
    out = [0] * box.TERRITORIES
    for x in range(box.TRANSPORTS):
        n = p.transport_armies[x]
        if n:
            t = p.transport_at[x]
            if 0 <= t < box.TERRITORIES and p.owner[t] == box.OWNER_OF[x]:
                out[t] += n
    return out


def rebellion_odds(seats: int) -> list[float]:
    """By armies, how likely a territory is to rebel within a turn."""
    return [1.0] + [1.0 - ((a - 1) / 4.0) ** (REBELLIONS * seats) for a in range(1, SAFE)]


REBELLION: Final[list[list[float]]] = [rebellion_odds(n) for n in range(box.SEATS + 1)]


def peril(p: Universalis, t: int, armies: int, banners: list[int]) -> float:
    """How likely a territory of a player is to be lost soon, with so many armies, crews included."""
    return risk(p, p.owner[t], t, armies, extra_dice(p, t, armies), banners)


def risk(p: Universalis, seat: int, t: int, armies: float, dice: float, banners: list[int]) -> float:
    """How likely a player is to lose a territory soon that he holds, or would hold, with so many armies and dice."""
    safe = 1.0
    for u in box.NEIGHBOURS[t]:
        n = threat(p, seat, t, armies, dice, u, banners)
        if n > 0.0:
            safe *= 1.0 - n
    if armies < SAFE:
        safe *= 1.0 - REBELLION[p.seats][max(0, int(armies))]
    return 1.0 - safe


def threat(p: Universalis, seat: int, t: int, armies: float, dice: float, u: int, banners: list[int]) -> float:
    """How likely the holder of a neighbouring territory is to take it, or to leave it so weak that it rebels."""
    s = p.owner[u]
    if s == box.BARBARIANS:
        force = p.armies[u] + p.leader[u] + GROWTH * p.seats
        eager = 1.0 if force > p.room(u, s) else 0.25 * (force - armies + 1.5)
        if eager <= 0.0:
            return 0.0
        eager = min(1.0, eager)
        if weaker(p, t, u, armies):
            eager *= ELSEWHERE
        taken = chance(force - 1.0, armies, dice)
        left = armies - force * (0.6 - 0.15 * dice)
        if left < SAFE:
            taken += (1.0 - taken) * AFTERMATH * REBELLION[p.seats][max(0, int(left))]
        return eager * taken
    if s != seat and s != NOBODY and p.war[seat * box.SEATS + s]:
        return (0.6 if banners[u] else 0.2) * chance(p.armies[u] - 1.0, armies, dice)
    return 0.0


def weaker(p: Universalis, t: int, u: int, armies: float) -> bool:
    """Would the barbarians of a territory rather attack somebody else?"""
    return any(v != t and 0 <= p.owner[v] < p.seats and p.armies[v] < armies for v in box.NEIGHBOURS[u])
