"""Odds at a glance: how battles go, and how safe a territory is."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.position import Universalis
from reame.games.universalis.things import BARBARIANS, FORT_HOLDS, NEIGHBOURS, OWNER_OF, SEATS, TERRITORIES, TRANSPORTS
from reame.kernel.kinds import NOBODY

EVEN: Final = 1.7  # armies for each defender with which an attack succeeds every second time
HARDER: Final = 1.57  # each further die of the defender makes it so many times more
STEEP: Final = 3.6
GROWTH: Final = 0.21  # how much barbarians grow while one has no turn, for each player, with some bad luck
REBELLIONS: Final = 0.28  # how often rebellion is rolled for in the turn of one player
SAFE: Final = 5  # armies that no rebellion takes


def chance(force: float, theirs: float, dice: float) -> float:
    """How likely an attack is to succeed against so many armies with so many extra dice."""
    if theirs <= 0:
        return 1.0
    if force <= 0:
        return 0.0
    x: float = (force / (EVEN * theirs * HARDER**dice)) ** STEEP
    return x / (1.0 + x)


def extra_dice(p: Universalis, t: int, armies: int) -> float:
    """What walls, engines and leaders give the defence of a territory, in dice."""
    n = 0.5 * p.leader[t] + p.tower[t]
    if p.fort[t] and armies <= FORT_HOLDS[p.fort[t]]:
        n += 1.0
    if p.catapults[t]:
        n += 1.0
    if p.bombards[t]:
        n += 1.0
    return n


def crews(p: Universalis) -> list[int]:
    """Armies aboard transports in territories of their owner: they defend it too."""
    out = [0] * TERRITORIES
    for x in range(TRANSPORTS):
        n = p.transport_armies[x]
        if n:
            t = p.transport_at[x]
            if 0 <= t < TERRITORIES and p.owner[t] == OWNER_OF[x]:
                out[t] += n
    return out


def rebellion_odds(seats: int) -> list[float]:
    """By armies, how likely a territory is to rebel within a turn."""
    return [1.0] + [1.0 - ((a - 1) / 4.0) ** (REBELLIONS * seats) for a in range(1, SAFE)]


REBELLION: Final[list[list[float]]] = [rebellion_odds(n) for n in range(SEATS + 1)]


def peril(p: Universalis, t: int, armies: int, banners: list[int]) -> float:
    """How likely a territory of a player is to be lost soon, with so many armies, crews included."""
    seat = p.owner[t]
    dice = extra_dice(p, t, armies)
    most = 0.0
    for u in NEIGHBOURS[t]:
        s = p.owner[u]
        if s == BARBARIANS:
            force = p.armies[u] + p.leader[u] + GROWTH * p.seats
            eager = 1.0 if force > p.room(u, s) else 0.25 * (force - armies + 2.0)
            if eager <= 0.0:
                continue
            n = min(1.0, eager) * chance(force - 1.0, armies, dice)
        elif s != seat and s != NOBODY and p.war[seat * SEATS + s]:
            n = (0.6 if banners[u] else 0.2) * chance(p.armies[u] - 1.0, armies, dice)
        else:
            continue
        if n > most:
            most = n
    if armies < SAFE:
        most = 1.0 - (1.0 - most) * (1.0 - REBELLION[p.seats][max(0, armies)])
    return most
