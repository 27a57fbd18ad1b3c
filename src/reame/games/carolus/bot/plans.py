"""Whole turns: which cubes go to court and which to the space where the emperor will stop, and how far he goes."""

from __future__ import annotations

from reame.games.carolus.position import Carolus
from reame.games.carolus.steps import Turn
from reame.games.carolus.things import ADVANCE, CLANS, COURT, PLAY


def plans(p: Carolus, seat: int) -> list[list[int]]:
    """All of them, from here to the emperor's stop; none outside of a turn."""
    top = p.stack[len(p.stack) - 1]
    out: list[list[int]] = []
    if not isinstance(top, Turn) or top.stage == "refill":
        return out
    reserve = [p.reserves[seat * CLANS + clan] for clan in range(CLANS)]
    seen: set[int] = set()
    for steps in range(1, p.placed[seat] + 1):
        space = int(p.after(p.emperor, steps))
        if space in seen:  # he has been all the way round
            break
        seen.add(space)
        _allot(reserve, 0, int(top.left), space, steps, [], out)
    return out


def _allot(
    reserve: list[int], clan: int, left: int, space: int, steps: int, chain: list[int], out: list[list[int]]
) -> None:
    """The cubes that are left, clan by clan, to court or to that space."""
    if left == 0:
        out.append([*chain, ADVANCE.at(steps)])
        return
    if clan == CLANS:
        return
    for n in range(min(reserve[clan], left) + 1):
        for court in range(n + 1):
            more = chain + [PLAY.at(clan, COURT)] * court + [PLAY.at(clan, space + 1)] * (n - court)
            _allot(reserve, clan + 1, left - n, space, steps, more, out)
