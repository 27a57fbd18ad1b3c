"""What threatens and what is being fought over: armies at gates, battles, strongholds that are weakly held."""

from __future__ import annotations

from typing import Final

from reame.games.fief.battle.camps import Sides
from reame.games.fief.bot.campaign import (
    FIEF,
    RANKED,
    SHIELD,
    SOLDIER,
    buildings,
    odds,
    prize,
    soldier_cost,
    standing,
    toll_of,
)
from reame.games.fief.table import things as t
from reame.games.fief.table.parts import Army
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY

LORD_AT_RISK: Final = 620.0
CAPTURED: Final = 300.0  # whoever leads an army that is beaten
SKIRMISH: Final = 150.0  # a fight that does not decide who holds the village


def at_stake(p: Fief, village: int) -> float:
    """What whoever holds or owns a village would lose with it."""
    r = t.REGION_OF[village]
    if p.capital[r] == village:
        n = FIEF + RANKED * t.RANK[r] + buildings(p, village)
        if p.fief[r] == NOBODY:
            return n
        owned = p.fiefs_of(p.fief[r])
        return n + standing(p, p.fief[r], owned) - standing(p, p.fief[r], owned - 1)
    return 210.0 + buildings(p, village)


def strength_inside(p: Fief, village: int, seat: int) -> float:
    """A garrison."""
    return float(p.rebels if seat == t.REBELS else p.inside_strength(seat, village))


def shelter(p: Fief, village: int, seat: int) -> int:
    """The walls a garrison stands behind; rebels have none (R15)."""
    return 0 if seat == t.REBELS else p.walls[village]


def perils(p: Fief, out: list[float], force: list[float], friends: list[int]) -> None:
    """All of it, taken from or added to what each family has."""
    fighting = NOBODY
    for i in range(len(p.stack)):
        step = p.stack[i]
        if isinstance(step, Sides) and step.camps:
            fighting = step.village
            battle_hopes(p, step, out)
    for a in p.armies:
        if a.who != t.REBELS and not a.before(fighting):
            siege(p, a, out)
    for v in range(t.VILLAGES):
        if p.walls[v] or p.mills[v] or p.presses[v]:
            threat(p, v, out, force, friends)


def siege(p: Fief, army: Army, out: list[float]) -> None:
    """An army waits at a gate."""
    who = army.who
    v = t.VILLAGE_OF[army.place]
    foe = p.holder(v)
    if foe == NOBODY or foe == who:
        return
    mine = float(p.gate_strength(who, v))
    theirs = strength_inside(p, v, foe)
    win = odds(mine, theirs, shelter(p, v, foe))
    here = p.strength(who, army.place) / mine if mine > 0.0 else 0.0  # of all his armies before the village
    lost = soldier_cost(p, who) * toll_of(mine, theirs, shelter(p, v, foe), win)
    out[who] += here * (win * prize(p, who, v) - lost - (1.0 - win) * CAPTURED)
    if foe != t.REBELS:
        out[foe] -= here * win * (at_stake(p, v) + SOLDIER * theirs * 0.5)


def threat(p: Fief, village: int, out: list[float], force: list[float], friends: list[int]) -> None:
    """Strangers near a village that has something to lose."""
    s = p.owner(village)
    if s == NOBODY or not p.alive(s):
        return
    capital = p.capital[t.REGION_OF[village]] == village
    if capital and p.holder(village) != s:
        out[s] -= 0.3 * FIEF
    most = 0.0
    for o in range(p.seats):
        if o != s and not friends[o] >> s & 1:
            near = force[o * t.VILLAGES + village]
            for u in t.NEIGHBOURS[village]:
                near += force[o * t.VILLAGES + u]
            most = max(most, near)
    if most > 0.0:
        guard = force[s * t.VILLAGES + village] + 0.5
        out[s] -= (0.2 if capital else 0.12) * at_stake(p, village) * odds(most, guard, p.walls[village])


def battle_hopes(p: Fief, b: Sides, out: list[float]) -> None:
    """A battle under way: each side's odds, by strength behind its walls."""
    sides = [0.0, 0.0]
    for c in b.contingents:
        camp = b.camps[c.camp]
        sides[camp.side] += c.strength(p, b.village) * SHIELD[camp.walls]
    decides = b.defender == b.holder
    for c in b.contingents:
        who = c.who
        if who == t.REBELS or c.gone:
            continue
        camp = b.camps[c.camp]
        win = odds(sides[camp.side], sides[1 - camp.side] - 1.0, 0)  # walls are counted, the tie is not
        mine = c.strength(p, b.village)
        lords = 0
        for x in range(t.LORDS):
            if p.family[x] == who and p.captor[x] == NOBODY and t.VILLAGE_OF[p.place[x]] == b.village:
                lords += 1
        out[who] -= (1.0 - win) * (soldier_cost(p, who) * mine * 0.8 + LORD_AT_RISK * lords)
        if camp.side == t.ATTACKERS and who == camp.leader:
            out[who] += win * (prize(p, who, b.village) if decides else SKIRMISH)
        elif who == b.defender:
            out[who] -= (1.0 - win) * (at_stake(p, b.village) if decides else SKIRMISH)
