"""A group arrives (8.2 to 8.4): inside a village, at its gate, or among rebels with a sermon (8.6)."""

from __future__ import annotations

from reame.games.fief.court.deaths import Deaths
from reame.games.fief.land.holders import put_lord, refresh
from reame.games.fief.march.group import Group
from reame.games.fief.march.passage import Passage
from reame.games.fief.march.sermons import calmed_by, preach
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.parts import Army
from reame.games.fief.table.pieces import march_soldiers
from reame.games.fief.table.position import Fief
from reame.kernel.journal import ALL
from reame.kernel.kinds import NOBODY


def companions(p: Fief, g: Group) -> list[int]:
    """Who goes with the leader, as everybody sees: how many soldiers, nobody does."""
    out = [x if p.captor[x] == NOBODY else t.CAPTIVE + x for x in g.lords if x != g.leader]
    if g.points():
        out.append(t.SOME_SOLDIERS)
    return out + [t.SOME_GUARDS + k for k in range(t.GUARDS) if p.guards[k] and p.captain(k) in g.lords]


def tell_escort(p: Fief, g: Group) -> None:
    """How many soldiers go, for their player; for all, if stacks are open (R68)."""
    if g.points():
        p.tell(say.LEADS, g.seat, g.points(), to=ALL if p.options["open_stacks"] else 1 << g.seat)


def enter(p: Fief, g: Group, village: int) -> None:
    """The group is inside; late, before the walls, if an attack has been announced (8.2, 8.4)."""
    late = p.walls[village] > 0 and p.besieged(village, g.seat)
    if p.journal is not None:
        p.tell_list(say.MOVES, companions(p, g), g.seat, g.leader, t.VILLAGE_OF[g.place], village)
        tell_escort(p, g)
        if late:
            p.tell(say.LATE, g.seat, village)
    change_place(p, g, t.FIELD + village if late else village, t.STEPS_WITH_D_ARC if p.foggy(village) else 0)


def lay_siege(p: Fief, g: Group, village: int) -> None:
    """The group stops at the gate and will fight in phase 5 (8.2)."""
    at = t.gate(village, t.VILLAGE_OF[g.place])
    if p.journal is not None:
        here = t.VILLAGE_OF[g.place]
        p.tell_list(say.ATTACKS, companions(p, g), g.seat, g.leader, here, p.holder(village), village)
        tell_escort(p, g)
    if not any(a.who == g.seat and a.place == at for a in p.armies):
        p.armies.append(Army(g.seat, at, p.holder(village)))
    change_place(p, g, at, t.STEPS_WITH_D_ARC)


def preach_there(p: Fief, g: Group, village: int, lord: int, points: int) -> None:
    """A bishop of the group calms the rebels, or dies and leaves his companions at the gate (R20)."""
    if preach(p, lord, points):
        calm(p, g, village, lord)
        return
    g.lords.remove(lord)
    if g.strength(p):
        lay_siege(p, g, village)
    p.push(Deaths([lord]))


def calm(p: Fief, g: Group, village: int, lord: int) -> None:
    """The rebels are gone: the group goes in, or asks whoever holds the village (R19, R20)."""
    holder = [s for s in p.occupants[village] if s != t.REBELS]
    r = t.REGION_OF[village]
    won = p.capital[r] == village and p.fief[r] == NOBODY
    if won or not holder or holder[0] == g.seat:
        put_lord(p, lord, village)
        calmed_by(p, lord)
        put_lord(p, lord, g.place)
        enter(p, g, village)
    else:
        calmed_by(p, lord)
        p.push(Passage(holder[0], g.seat, village, 0, 0))


def change_place(p: Fief, g: Group, place: int, stop: int) -> None:
    """All pieces of the group stand elsewhere, each with one more step, or with so many that they go no further."""
    if g.vague:
        p.shown += 1
    seat = g.seat
    a = seat * t.PLACES + g.place
    b = seat * t.PLACES + place
    for x in g.lords:
        put_lord(p, x, place)
        p.steps_made[x] = max(stop, p.steps_made[x] + 1)
    base = seat * t.MADE.size
    fresh, once, twice = g.taken[base], g.taken[base + 1], g.taken[base + 2]
    p.once[a] -= once
    p.twice[a] -= twice
    march_soldiers(p, seat, g.place, place, g.points())
    if stop:
        p.thrice[b] += fresh + once + twice
    else:
        p.once[b] += fresh
        p.twice[b] += once
        p.thrice[b] += twice
    v = t.VILLAGE_OF[place]
    if g.points():
        p.note_marches()
        most = max([stop, *[p.steps_made[x] for x in g.lords]])
        p.tired[v] = max(p.tired[v], most)
    refresh(p, v)
    refresh(p, t.VILLAGE_OF[g.place])
