"""Soldiers: what the pieces can make up (R6), and moving them while the others see only that they move (R68)."""

from __future__ import annotations

from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief


def add(p: Fief, seat: int, place: int, points: int) -> None:
    """Soldiers come, as everybody sees."""
    i = seat * t.PLACES + place
    p.soldiers[i] += points
    p.recount(seat)
    p.least[i] += points
    p.most[i] += points


def reveal(p: Fief, seat: int, place: int) -> None:
    """Everybody sees how many there are."""
    i = seat * t.PLACES + place
    if p.least[i] != p.soldiers[i] or p.most[i] != p.soldiers[i]:
        p.least[i] = p.soldiers[i]
        p.most[i] = p.soldiers[i]
        p.shown += 1


def loss(p: Fief, seat: int, place: int, points: int) -> int:
    """What a loss comes to: raised until the pieces can make up what is left (R6)."""
    here = p.soldiers[seat * t.PLACES + place]
    points = min(points, here)
    pieces = p.pieces(seat)
    while points < here and not pieces.enough(here, here - points):
        points += 1
    return points


def remove(p: Fief, seat: int, place: int, points: int) -> None:
    """Soldiers go, as everybody sees; what has marched least goes first."""
    reveal(p, seat, place)
    i = seat * t.PLACES + place
    p.soldiers[i] -= points
    p.recount(seat)
    p.least[i] = p.soldiers[i]
    p.most[i] = p.soldiers[i]
    over = p.once[i] + p.twice[i] + p.thrice[i] - p.soldiers[i]
    for row in (p.once, p.twice, p.thrice):
        cut = max(0, min(over, row[i]))
        row[i] -= cut
        over -= cut


def march(p: Fief, seat: int, start: int, end: int, points: int) -> None:
    """Soldiers go from one place to another; the others see that some go, and whether some stay."""
    if not points:
        return
    a = seat * t.PLACES + start
    b = seat * t.PLACES + end
    p.soldiers[a] -= points
    p.soldiers[b] += points
    p.recount(seat)
    if p.soldiers[a]:
        p.least[b] += 1
        p.most[b] += p.most[a] - 1
        p.least[a] = 1
        p.most[a] -= 1
    else:
        p.least[b] += p.least[a]
        p.most[b] += p.most[a]
        p.least[a] = 0
        p.most[a] = 0


def march_all(p: Fief, seat: int, start: int, end: int) -> None:
    """Every soldier of a place, with the steps he has made."""
    a = seat * t.PLACES + start
    b = seat * t.PLACES + end
    for row in (p.once, p.twice, p.thrice):
        row[b] += row[a]
        row[a] = 0
    march(p, seat, start, end, p.soldiers[a])


def unmarched(p: Fief, seat: int, place: int, made: int) -> int:
    """Points in a place that have made exactly so many steps this turn."""
    i = seat * t.PLACES + place
    if made == 0:
        return p.soldiers[i] - p.once[i] - p.twice[i] - p.thrice[i]
    if made == 1:
        return p.once[i]
    return p.twice[i]
