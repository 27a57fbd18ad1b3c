"""What is looked at in a position of Carolus Magnus: castles, what the emperor may bring, clans, tokens."""

from __future__ import annotations

import math
from typing import Final

from reame.games.carolus.position import Carolus
from reame.games.carolus.steps import Rounds, Throw, Turn
from reame.games.carolus.things import CLANS, TOKEN
from reame.kernel.kinds import NOBODY

# Each by its place in the list; the castles of a conquest count twice.
BUILT: Final = 0  # castles on the board, of all one has
BUILT_SQUARE: Final = 1
GAIN: Final = 2  # castles to be won one space before the emperor, then at two, three, four or five, and farther
GAIN_FAR: Final = 6
FIRM: Final = 7  # the lead where one has built
FREE: Final = 8  # the lead where nobody has
HELD: Final = 9  # clans,
HELD_RING: Final = 10  # their cubes in the ring,
HELD_LEAD: Final = 11  # the lead in court,
THREATENED: Final = 12  # those that can be lost next turn,
TAKEABLE: Final = 13  # and those of others that can be won
KINDS: Final = 14  # clans in reserve,
RESERVE: Final = 15  # cubes in reserve,
RESERVE_HELD: Final = 16  # and those of clans one holds
TOKENS: Final = 17  # the sum of those in hand
LOW: Final = 18  # is the lowest one in hand?
ASKED: Final = 19
JOINS: Final = 20  # spaces to be won beside one's own
LARGEST: Final = 21  # region
LAST: Final = 22  # one or two castles are left
FEW: Final = 23  # castles on the board, when few spaces are left and most castles win
REACH_NEXT: Final = 24  # the most that whoever acts next can win with the token it has placed,
REACH_LATER: Final = 25  # and those who act after
CROWNS: Final = 26  # cubes of any clan still to be taken
NAMES: Final[list[str]] = [
    "built", "built_square", "gain_1", "gain_2", "gain_3", "gain_5", "gain_far", "firm", "free", "held",
    "held_ring", "held_lead", "threatened", "takeable", "kinds", "reserve", "reserve_held", "tokens", "low", "asked",
    "joins", "largest", "last", "few", "reach_next", "reach_later", "crowns",
]  # fmt: skip
COUNT: Final = 27
RING_WEIGHT: Final = 0.3  # a cube in the ring beside holding its clan


def features(p: Carolus) -> list[list[float]]:
    """Of each side."""
    fig = p.figures
    sides = fig.sides
    out: list[list[float]] = [[0.0] * COUNT for _ in range(sides)]
    few = p.spaces() <= 5
    for side in range(sides):
        f = out[side]
        built = (fig.castles - p.stock[side]) / float(fig.castles)
        f[BUILT] = built
        f[BUILT_SQUARE] = built * built
        if p.stock[side] <= 2:
            f[LAST] = 1.0
        if few:
            f[FEW] = built
    best_of: list[int] = []  # who wins the space at each distance within reach, and what
    gain_of: list[float] = []
    _ring(p, out, best_of, gain_of)
    _clans(p, out)
    _hands(p, out, best_of, gain_of)
    return out


def _ring(p: Carolus, out: list[list[float]], best_of: list[int], gain_of: list[float]) -> None:
    """Spaces, from the one after the emperor to his own."""
    sides = len(out)
    space = p.emperor
    for distance in range(1, p.spaces() + 1):
        space = p.after(space)
        influence = p.influence(space)
        best = 0
        second = -1
        for side in range(1, sides):
            if influence[side] > influence[best]:
                second = best
                best = side
            elif second < 0 or influence[side] > influence[second]:
                second = side
        margin = influence[best] - influence[second]
        owner = p.owner[space]
        size = float(p.size[space])
        gain = 0.0
        if margin and owner != best:
            gain = 2.0 * size if owner != NOBODY else size
            f = out[best]
            at = GAIN + min(distance, 4) - 1 if distance <= 5 else GAIN_FAR
            f[at] = f[at] + gain
            if p.owner[p.after(space)] == best or p.owner[p.before(space)] == best:
                f[JOINS] = f[JOINS] + 1.0
        if distance <= TOKEN.size:
            best_of.append(best)
            gain_of.append(gain)
        if owner != NOBODY:
            least = 3
            for side in range(sides):
                if side != owner:
                    least = min(least, influence[owner] - influence[side])
            f = out[owner]
            f[FIRM] = f[FIRM] + max(-3, least) * math.sqrt(size)
            if size > f[LARGEST]:
                f[LARGEST] = size
        elif margin:
            f = out[best]
            f[FREE] = f[FREE] + min(3, margin)


def _clans(p: Carolus, out: list[list[float]]) -> None:
    """Who holds them, how firmly, and what they are worth in the ring."""
    side_of = p.figures.side_of
    most = p.figures.cubes_per_turn
    seats = p.seats
    for clan in range(CLANS):
        ring = sum(p.cubes[clan::CLANS])
        holder = p.holder[clan]
        side = NOBODY
        if holder != NOBODY:
            side = side_of[holder]
            f = out[side]
            mine = p.courts[holder * CLANS + clan]
            lead = 3
            danger = False
            for s in range(seats):
                if side_of[s] != side:
                    gap = mine - p.courts[s * CLANS + clan]
                    lead = min(lead, gap)
                    if min(most, p.reserves[s * CLANS + clan]) > gap:
                        danger = True
            f[HELD] = f[HELD] + 1.0
            f[HELD_RING] = f[HELD_RING] + ring
            f[HELD_LEAD] = f[HELD_LEAD] + lead
            if danger:
                f[THREATENED] = f[THREATENED] + 1.0 + RING_WEIGHT * ring
        for s in range(seats):
            f = out[side_of[s]]
            reserve = p.reserves[s * CLANS + clan]
            if reserve:
                f[KINDS] = f[KINDS] + 1.0
                f[RESERVE] = f[RESERVE] + reserve
                if side == side_of[s]:
                    f[RESERVE_HELD] = f[RESERVE_HELD] + reserve
            if side != side_of[s]:
                rival = 0
                for q in range(seats):
                    if q != s:
                        rival = max(rival, p.courts[q * CLANS + clan])
                if p.courts[s * CLANS + clan] + min(most, reserve) > rival:
                    f[TAKEABLE] = f[TAKEABLE] + 1.0 + RING_WEIGHT * ring


def _hands(p: Carolus, out: list[list[float]], best_of: list[int], gain_of: list[float]) -> None:
    """Tokens in hand and on the table, and who is asked."""
    side_of = p.figures.side_of
    for s in range(p.seats):
        f = out[side_of[s]]
        hand = p.hands[s]
        for token in range(1, TOKEN.size + 1):
            if hand >> token - 1 & 1:
                f[TOKENS] = f[TOKENS] + token
        if hand & 1:
            f[LOW] = f[LOW] + 1.0
    if not p.over:
        f = out[side_of[p.waiting[0]]]
        f[ASKED] = 1.0
    at = REACH_NEXT
    for s in to_act(p):
        side = side_of[s]
        most = 0.0
        for i in range(min(p.placed[s], len(gain_of))):
            if best_of[i] == side and gain_of[i] > most:
                most = gain_of[i]
        f = out[side]
        if most > f[at]:
            f[at] = most
        at = REACH_LATER
    top = p.stack[len(p.stack) - 1]
    if isinstance(top, Throw):
        f = out[side_of[top.seat]]
        f[CROWNS] = f[CROWNS] + float(top.crowns)


def to_act(p: Carolus) -> list[int]:
    """The seats that have placed a token and have still to lead the emperor, in order."""
    out: list[int] = []
    for step in p.stack:
        if isinstance(step, Rounds):
            if step.acted:
                out = p.order[step.acted :]
            else:
                for token in range(1, TOKEN.size + 1):
                    for s in p.order:
                        if p.placed[s] == token:
                            out.append(s)
        elif isinstance(step, Turn) and step.stage != "refill":
            out.insert(0, step.seat)
    return out


def progress(p: Carolus) -> float:
    """How near the first side is to its last castle: 0 to 1."""
    return 1.0 - min(p.stock) / float(p.figures.castles)
