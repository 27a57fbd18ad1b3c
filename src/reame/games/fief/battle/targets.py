"""Targets of camps and dice aimed at lords (9.3, R40): who chooses, among what, and what was said under seal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reame.games.fief.battle.camps import LEADER, SHELTER, SIDE, TARGET, WHO
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import PASS

if TYPE_CHECKING:
    from reame.games.fief.battle.battle import Battle


def ask_targets(p: Fief, b: Battle) -> None:
    """Each camp strikes one enemy camp; leaders with a choice make it under seal."""
    seats: list[int] = []
    for i in range(len(b.camps)):
        if not b.strength(p, i):
            continue
        enemies = b.standing(p, 1 - b.camps[i][SIDE])
        if len(enemies) == 1 or b.voice(p, i) == NOBODY:
            b.camps[i][TARGET] = strongest(p, b, enemies)
        elif b.voice(p, i) not in seats:
            seats.append(b.voice(p, i))
    if seats:
        p.ask_sealed(seats)
    else:
        b.stage = "dice"


def strongest(p: Fief, b: Battle, camps: list[int]) -> int:
    """The camp with most points."""
    best = camps[0]
    for i in camps:
        if b.strength(p, i) > b.strength(p, best):
            best = i
    return best


def choosing(p: Fief, b: Battle, seat: int) -> list[int]:
    """Camps this seat has to name a target for."""
    return [
        i for i in range(len(b.camps)) if b.strength(p, i) and b.camps[i][TARGET] == NOBODY and b.voice(p, i) == seat
    ]


def exposed(p: Fief, b: Battle, camp: int) -> list[int]:
    """Lords this camp may aim at: all free lords of its target, unless behind walls (R40)."""
    target = b.camps[camp][TARGET]
    return [] if target == NOBODY or b.camps[target][SHELTER] != t.OPEN else b.lords(p, target)


def aiming(p: Fief, b: Battle, seat: int) -> list[int]:
    """Camps whose dice this seat assigns, if there is a lord to aim at."""
    return [i for i in range(len(b.camps)) if exposed(p, b, i) and b.strength(p, i) and thrower(p, b, i) == seat]


def throwers(p: Fief, b: Battle) -> list[int]:
    """Seats that have dice to assign."""
    seats: list[int] = []
    for i in range(len(b.camps)):
        if exposed(p, b, i) and b.strength(p, i):
            s = thrower(p, b, i)
            if s != NOBODY and s not in seats:
                seats.append(s)
    return seats


def spoken(p: Fief, b: Battle, seat: int) -> list[list[int]]:
    """The draft of a seat read as aims, camp by camp; the last row is the camp it is at, or there is none: done."""
    rows: list[list[int]] = []
    camps = aiming(p, b, seat)
    at = 0
    used = 0
    for m in p.drafts[seat]:
        if m == PASS:
            at += 1
            used = 0
            continue
        rows.append([camps[at], t.AIM.a(m)])
        used += 1
        if used == t.DICE_FOR[b.strength(p, camps[at])]:
            at += 1
            used = 0
    if at < len(camps):
        rows.append([camps[at], NOBODY])
    return rows


def thrower(p: Fief, b: Battle, camp: int) -> int:
    """The members of a combined camp take turns at the dice, the leader first (R39)."""
    leader = b.camps[camp][LEADER]
    if leader == t.REBELS:
        return b.deputy(p)
    others = [c[WHO] for c in b.members(camp) if c[WHO] != leader]
    if not others:
        return leader
    seats = [leader] + [s for s in p.turn_order() if s in others]
    return seats[(b.round - 1) % len(seats)]
