"""Frozen in November 2026, to measure later bots against; not to be changed.

What to think of a position of Carolus Magnus: castles, what the emperor can still reach, and the clans.
"""

from __future__ import annotations

import math
from typing import ClassVar, Final

from reame.games.carolus.position import Carolus
from reame.games.carolus.things import ADVANCE, CLANS, COURT, PLAY, TERRITORIES
from reame.kernel.counsel import Counsel
from reame.kernel.kinds import NOBODY

# How likely the emperor is to stop on a space before long, by its distance from him.
NEAR: Final = [0.25, 0.45, 0.45, 0.4, 0.35, 0.3]
FAR: Final = 0.2
CASTLE: Final = 1.0
CLAN: Final = 0.25  # holding a clan, and
LEAD: Final = 0.06  # each cube of lead in court, up to three
SHARPNESS: Final = 0.55


class Frozen(Counsel[Carolus]):
    """A side is as strong as its castles, those it would get where the emperor may stop, and its hold on clans."""

    USUAL: ClassVar[float] = 2.0  # turns are short

    def value(self, p: Carolus, seat: int) -> float:
        strength = strengths(p)
        mine = p.figures.side_of[seat]
        highest = max(strength)
        total = 0.0
        for s in strength:
            total += math.exp(SHARPNESS * (s - highest))
        return math.exp(SHARPNESS * (strength[mine] - highest)) / total

    def weigh(self, p: Carolus, seat: int, moves: list[int]) -> list[float]:
        if ADVANCE.has(moves[0]):
            return [math.exp(1.5 * gain_of_stop(p, p.figures.side_of[seat], ADVANCE.a(m))) for m in moves]
        if PLAY.has(moves[0]):
            return weigh_cubes(p, seat, moves)
        return [1.0] * len(moves)


def strengths(p: Carolus) -> list[float]:
    """Of each side."""
    sides = p.figures.sides
    goal = p.figures.castles
    out = [0.0] * sides
    for side in range(sides):
        built = goal - p.stock[side]
        out[side] = CASTLE * built * (1.0 + built / goal)
    space = p.emperor
    for distance in range(p.spaces()):
        chance = NEAR[distance] if distance < len(NEAR) else FAR
        add_prospect(p, space, chance, out)
        space = p.after(space)
    for clan in range(CLANS):
        holder = p.holder[clan]
        if holder != NOBODY:
            mine = p.courts[holder * CLANS + clan]
            lead = 3
            for s in range(p.seats):
                if s != holder:
                    lead = min(lead, mine - p.courts[s * CLANS + clan])
            out[p.figures.side_of[holder]] += CLAN + LEAD * lead
    return out


def add_prospect(p: Carolus, space: int, chance: float, out: list[float]) -> None:
    """What a stop on this space would bring, and how firmly it is held."""
    influence = p.influence(space)
    best = 0
    second = -1
    for side in range(1, len(influence)):
        if influence[side] > influence[best]:
            second = best
            best = side
        elif second < 0 or influence[side] > influence[second]:
            second = side
    margin = influence[best] - influence[second]
    owner = p.owner[space]
    castles = float(p.size[space])
    if margin == 0:
        return
    # A larger lead is less likely to be overturned before he comes.
    firm = margin / (margin + 1.5)
    if owner != best:
        out[best] += chance * castles * firm * 1.4
        if owner != NOBODY:
            out[owner] -= chance * castles * firm
    else:
        out[best] += 0.25 * castles * firm


def gain_of_stop(p: Carolus, side: int, steps: int) -> float:
    """Castles this side wins, less those others win, if the emperor goes so far."""
    space = p.after(p.emperor, steps)
    owner = p.owner[space]
    new = p.majority(space)
    if new in (NOBODY, owner):
        return 0.0
    castles = float(p.size[space])
    neighbours = (p.owner[p.after(space)] == new) + (p.owner[p.before(space)] == new)
    gain = castles + 0.4 * neighbours
    if new == side:
        return gain + (castles if owner != NOBODY else 0.0)
    return -gain - (castles if owner == side else 0.0)


def weigh_cubes(p: Carolus, seat: int, moves: list[int]) -> list[float]:
    """To court where a clan can be won or is in danger; onto spaces in reach, of clans one's side holds."""
    side = p.figures.side_of[seat]
    court = [0.0] * CLANS
    held = [False] * CLANS
    for clan in range(CLANS):
        mine = p.courts[seat * CLANS + clan]
        rival = 0
        for s in range(p.seats):
            if s != seat:
                rival = max(rival, p.courts[s * CLANS + clan])
        holder = p.holder[clan]
        held[clan] = holder != NOBODY and p.figures.side_of[holder] == side
        gap = mine - rival
        if holder == seat:
            court[clan] = 2.0 if gap <= 1 else 0.7
        elif holder == NOBODY or gap == 0:
            court[clan] = 6.0
        else:
            court[clan] = 3.0 if gap == -1 else 1.0
    reach = [0.15] * TERRITORIES
    space = p.emperor
    for step in range(5):
        space = p.after(space)
        reach[space] = 1.0 if step < p.placed[seat] else 0.5
    out: list[float] = []
    for m in moves:
        clan = PLAY.a(m)
        place = PLAY.b(m)
        if place == COURT:
            out.append(court[clan])
        elif held[clan]:
            out.append(reach[place - 1] * (1.5 if p.owner[place - 1] == side else 2.5))
        else:
            out.append(0.05)
    return out
