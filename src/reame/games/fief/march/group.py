"""A group on its way: its leader, other lords, prisoners and soldiers, and who may come along (8.1, R35)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import unmarched
from reame.games.fief.table.position import Fief
from reame.kernel.chance import Dice
from reame.kernel.fields import Field, Flag, Grid, Number, One, Per, Some, fields, hidden, own
from reame.kernel.kinds import NOBODY, SEAT, Phrase
from reame.kernel.native import holds, i64
from reame.kernel.steps import Step


def reach(p: Fief, seat: int, place: int) -> int:
    """Steps a piece may make from here: three if the d'Arc woman stands here and can come along (R35)."""
    maid = p.maid
    if maid != NOBODY and p.family[maid] == seat and p.captor[maid] == NOBODY and p.place[maid] == place:
        return t.STEPS_WITH_D_ARC if p.steps_made[maid] < t.STEPS_WITH_D_ARC else t.STEPS_A_TURN
    return t.STEPS_A_TURN


def refuse_leader(p: Fief, seat: int, lord: int, shut: int) -> Phrase | None:
    """Why a lord cannot lead a step from where he stands."""
    place = p.place[lord]
    v = t.VILLAGE_OF[place]
    if t.IS_GATE[place]:
        return say.AT_GATE
    if p.foggy(v):
        return say.BAD_WEATHER_HERE
    if p.resisting[v] >> seat & 1:
        return say.RESISTING
    if shut >> v & 1:
        return say.GATE_SHUT
    return None if p.steps_made[lord] < reach(p, seat, place) else say.TIRED


class Group(Step[Fief]):
    """Who goes. Lords are named in order, then soldiers by the steps they have made: there is one way to form it."""

    FIELDS: ClassVar[list[Field]] = [
        *fields(
            seat=One(SEAT),
            leader=One(t.LORD),
            place=One(t.PLACE),
            asked=Per(t.VILLAGE, Number(0, t.TOLL.high + t.TOLL.unit), 0),
            lords=Some(t.LORD),
        ),
        *own(taken=Grid(SEAT, t.MADE, 0, t.SOLDIERS)),
        *hidden(vague=Flag()),
    ]

    def __init__(self, seat: int, leader: int, place: int, asked: list[int] | None) -> None:
        super().__init__()
        self.seat = seat
        self.leader = leader
        self.place = place
        self.asked = asked.copy() if asked else [0] * t.VILLAGES  # as in the turn
        self.lords: list[int] = [leader] if leader != NOBODY else []
        self.taken = [0] * (SEAT.size * t.MADE.size)  # points by steps made, of this seat
        self.vague = False  # an imagined group: who goes with it shows only when it moves

    def points(self) -> int:
        """Soldiers in the group."""
        base = self.seat * t.MADE.size
        return self.taken[base] + self.taken[base + 1] + self.taken[base + 2]

    def strength(self, p: Fief) -> int:
        """Of the group, guards included."""
        n = self.points()
        for x in self.lords:
            if p.fighter(x):
                n += 1
        for g in range(t.GUARDS):
            if p.guards[g] and p.captain(g) in self.lords:
                n += p.guards[g]
        return n

    def forget(self, p: Fief, seat: int, dice: Dice) -> None:
        """Another player's group: whoever looks on knows only what stands there."""
        if seat != self.seat:
            self.vague = True
            base = self.seat * t.MADE.size
            for m in range(t.MADE.size):
                self.taken[base + m] = 0

    # -- lords ---------------------------------------------------------------------------------

    def joiners(self, p: Fief) -> list[int]:
        """Other lords of the family here, and prisoners kept here, named in order."""
        out: list[int] = []
        here: i64 = self.place
        x: i64 = -1
        at: i64
        for at in p.place:
            x += 1
            if at == here and self.refuse_join(p, x) is None:
                out.append(x)
        return out

    def refuse_join(self, p: Fief, lord: int) -> Phrase | None:
        """Of the same place and not too tired; named in order."""
        mine = p.family[lord] == self.seat and p.captor[lord] == NOBODY
        if p.place[lord] != self.place or not (mine or p.captor[lord] == self.seat):
            return say.NOT_HERE
        if holds(self.lords, lord) or (len(self.lords) > 1 and lord < self.lords[len(self.lords) - 1]):
            return say.NAMED_IN_ORDER
        if self.points():
            return say.NAMED_IN_ORDER
        return None if p.steps_made[lord] < reach(p, self.seat, self.place) else say.TIRED

    # -- soldiers --------------------------------------------------------------------------------

    def escorts(self, p: Fief) -> list[int]:
        """All soldiers that could come along now, as moves."""
        here = p.soldiers[self.seat * t.PLACES + self.place]
        if not here:
            return []
        fresh = self.ready(p, 0)
        once = self.ready(p, 1)
        twice = self.ready(p, 2)
        out: list[int] = []
        pieces = p.pieces(self.seat)
        taken: i64 = self.points()
        points: i64
        for points in range(1, max(max(fresh, once), twice) + 1):
            if pieces.splits(here, taken + points):
                first: i64 = t.TAKE.at(points, 0)
                if points <= fresh:
                    out.append(t.MOVE[first])
                if points <= once:
                    out.append(t.MOVE[first + 1])
                if points <= twice:
                    out.append(t.MOVE[first + 2])
        return out

    def ready(self, p: Fief, made: int) -> i64:
        """How many with so many steps could come along, as far as their legs go."""
        return unmarched(p, self.seat, self.place, made) if self.refuse_sort(p, made) is None else 0

    def refuse_sort(self, p: Fief, made: int) -> Phrase | None:
        """Soldiers with so many steps are named once, before those with more, and may not be too tired."""
        base = self.seat * t.MADE.size
        for m in range(made, t.MADE.size):
            if self.taken[base + m]:
                return say.NAMED_IN_ORDER
        return say.TIRED if made >= reach(p, self.seat, self.place) else None

    def refuse_take(self, p: Fief, points: int, made: int) -> Phrase | None:
        """As many as stand here with so many steps, and as the pieces allow (R6)."""
        no = self.refuse_sort(p, made)
        if no is not None:
            return no
        if points > unmarched(p, self.seat, self.place, made):
            return say.NOT_HERE
        here = p.soldiers[self.seat * t.PLACES + self.place]
        return None if p.pieces(self.seat).splits(here, self.points() + points) else say.NO_PIECES

    # -- setting out -----------------------------------------------------------------------------

    def refuse_departure(self, p: Fief) -> Phrase | None:
        """Too many steps without the d'Arc woman, or prisoners left alone (8.1, R35)."""
        if p.maid not in self.lords or p.captor[p.maid] != NOBODY:
            if self.taken[self.seat * t.MADE.size + 2]:
                return say.TIRED
            for x in self.lords:
                if p.steps_made[x] >= t.STEPS_A_TURN:
                    return say.TIRED
        for x in p.prisoners_at(self.seat, self.place):
            if x not in self.lords:
                return None if self.guards_stay(p) else say.PRISONERS_ALONE
        return None

    def guards_stay(self, p: Fief) -> bool:
        """Does a piece of this player stay in the place?"""
        if p.soldiers[self.seat * t.PLACES + self.place] > self.points():
            return True
        return any(x not in self.lords and p.place[x] == self.place for x in p.free_lords(self.seat))
