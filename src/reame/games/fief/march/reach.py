"""Where a lord can be brought at one go: moves one after the other, as long as nothing is learned on the way (8.1)."""

from __future__ import annotations

from typing import Final, final

from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.steps import listed

MOST_ROADS: Final = 2  # of a lord who is not Joan of Arc: further ways are found step by step


@final
class Way:
    """A village, and the moves that lead there with all soldiers who can come along."""

    def __init__(self, village: int, moves: list[int], points: int) -> None:
        self.village = village
        self.moves = moves
        self.points = points


def ways_of(p: Fief, seat: int, lead: int) -> list[Way]:
    """The villages that open roads lead a lord to, the near ones first, each by its shortest way."""
    out: list[Way] = []
    seen: list[int] = [t.VILLAGE_OF[p.place[t.LEAD.a(lead)]]]  # not back to where one stands
    open_ends: list[tuple[Fief, list[int]]] = [(p, [])]
    for _ in range(MOST_ROADS):
        further: list[tuple[Fief, list[int]]] = []
        for world, before in open_ends:
            for way, then in _one_road(world, seat, lead, before):
                if way.village in seen:
                    continue
                seen.append(way.village)
                out.append(way)
                if then is not None:
                    further.append((then, way.moves))
        open_ends = further
    return out


def _one_road(p: Fief, seat: int, lead: int, before: list[int]) -> list[tuple[Way, Fief | None]]:
    """Each open road from where the lord stands; the world behind it where the same lord could go on at once."""
    start = p.clone()
    start.apply(seat, lead)
    moves = [*before, lead]
    points = 0
    while seat in start.waiting:
        takes = [m for m in start.legal(seat) if t.TAKE.has(m)]
        if not takes:
            break
        most = takes[0]
        for m in takes:
            if t.TAKE.a(m) > t.TAKE.a(most):
                most = m
        start.apply(seat, most)
        moves.append(most)
        points += t.TAKE.a(most)
    out: list[tuple[Way, Fief | None]] = []
    for go in start.legal(seat) if seat in start.waiting else []:
        if not t.GO.has(go):
            continue
        then = start.clone()
        dice, news = then.dice.at, then.learned + then.shown
        then.apply(seat, go)
        quiet = then.dice.at == dice and then.learned + then.shown == news
        goes_on = quiet and not then.over and seat in then.waiting and listed(then.legal(seat), lead)
        out.append((Way(t.GO.a(go), [*moves, go], points), then if goes_on else None))
    return out
