"""One step of a group along a road: who goes, the gate behind them, and what meets them in front (8.1 to 8.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.court.deaths import Deaths
from reame.games.fief.land.holders import put_lord, refresh
from reame.games.fief.march.passage import GateKeeper, Passage
from reame.games.fief.march.sermons import calmed_by, persuasions, preach
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.table.troops import march, unmarched
from reame.kernel.chance import Dice
from reame.kernel.fields import Field, Flag, Grid, Mask, Move, Number, One, Per, Some, Word, fields, hidden, own
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.native import holds, i64
from reame.kernel.steps import NOT_NOW, Step


def reach(p: Fief, seat: int, place: int) -> int:
    """Steps a piece may make from here: three if the d'Arc woman stands here and can come along (R35)."""
    maid = p.maid
    if maid != NOBODY and p.family[maid] == seat and p.captor[maid] == NOBODY and p.place[maid] == place:
        return t.STEPS_WITH_D_ARC if p.steps_made[maid] < t.STEPS_WITH_D_ARC else t.STEPS
    return t.STEPS


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


class March(Step[Fief]):
    """A group is formed around its leader and takes one road."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = [
        *fields(
            seat=One(SEAT),
            leader=One(t.LORD),
            place=One(t.PLACE),
            asked=Per(t.VILLAGE, Number(0, t.TOLL.high + 100), 0),
            shut=Mask(t.VILLAGE),
            lords=Some(t.LORD),
            stage=Word("group", "gate", "arrive", "end"),
            way=Move(t.MOVES),
            halted=Flag(),
        ),
        *own(taken=Grid(SEAT, t.MADE)),
        *hidden(vague=Flag()),
    ]

    def __init__(
        self,
        seat: int = NOBODY,
        leader: int = NOBODY,
        place: int = NOBODY,
        asked: list[int] | None = None,
        shut: int = 0,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.leader = leader
        self.place = place
        self.asked = asked.copy() if asked else [0] * t.VILLAGES
        self.shut = shut
        self.lords: list[int] = [leader] if leader != NOBODY else []
        self.taken = [0] * (SEAT.size * t.MADE.size)  # points by steps made, of this seat
        self.vague = False  # an imagined group: who goes with it shows only when it moves
        self.stage = "group"
        self.way = NOBODY
        self.halted = False

    def points(self) -> int:
        """Soldiers in the group."""
        base = self.seat * t.MADE.size
        return self.taken[base] + self.taken[base + 1] + self.taken[base + 2]

    def run(self, p: Fief) -> None:
        if self.stage == "group":
            p.ask(self.seat)
        elif self.stage == "gate":
            self.stage = "arrive"
            v = t.VILLAGE_OF[self.place]
            host = p.holder(v)
            if host != self.seat and host != t.REBELS and p.walls[v] and self.place == v:
                p.push(GateKeeper(host, self.seat, v))
        elif self.stage == "arrive":
            self.stage = "end"
            self.arrive(p)
        else:
            p.end()

    # -- forming the group -------------------------------------------------------------------

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
        """Of the same place and not too tired; named in order, so that a group is formed in one way only."""
        mine = p.family[lord] == self.seat and p.captor[lord] == NOBODY
        if p.place[lord] != self.place or not (mine or p.captor[lord] == self.seat):
            return say.NOT_HERE
        if holds(self.lords, lord) or (len(self.lords) > 1 and lord < self.lords[len(self.lords) - 1]):
            return say.NAMED_IN_ORDER
        if self.points():
            return say.NAMED_IN_ORDER
        return None if p.steps_made[lord] < reach(p, self.seat, self.place) else say.TIRED

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

    def refuse_departure(self, p: Fief) -> Phrase | None:
        """Too many steps without the d'Arc woman, or prisoners left alone (8.1, R35)."""
        if p.maid not in self.lords or p.captor[p.maid] != NOBODY:
            if self.taken[self.seat * t.MADE.size + 2]:
                return say.TIRED
            for x in self.lords:
                if p.steps_made[x] >= t.STEPS:
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

    def roads(self, p: Fief) -> list[int]:
        """Where one could turn to."""
        around = t.NEIGHBOURS[t.VILLAGE_OF[self.place]]
        return [v for v in around if self.refuse_road(p, v) is None] if p.armies else around

    def refuse_road(self, p: Fief, village: int) -> Phrase | None:
        """No road, or attackers stand on it: in front of the village left, or of the one to be entered (8.4, R37)."""
        here = t.VILLAGE_OF[self.place]
        if village not in t.NEIGHBOURS[here]:
            return say.NO_ROAD
        behind = t.gate(here, village)
        return say.ROAD_BLOCKED if any(a[1] == behind and a[0] != self.seat for a in p.armies) else None

    def refuse_entry(self, p: Fief, village: int) -> Phrase | None:
        """Attackers stand on the road that leads in."""
        if not p.armies:
            return None
        front = t.gate(village, t.VILLAGE_OF[self.place])
        return say.ROAD_BLOCKED if any(a[1] == front for a in p.armies) else None

    def is_open(self, p: Fief, village: int) -> bool:
        """May one walk in without asking (8.2)?"""
        h = p.holder(village)
        if h == NOBODY or h == self.seat:
            return True
        r = t.REGION_OF[village]
        return h != t.REBELS and not p.walls[village] and p.capital[r] != NOBODY and p.fief[r] == self.seat

    def refuse_go(self, p: Fief, village: int) -> Phrase | None:
        """Nobody is to be asked."""
        return self.refuse_entry(p, village) or (None if self.is_open(p, village) else say.HELD_BY_OTHERS)

    def refuse_assault(self, p: Fief, village: int) -> Phrase | None:
        """A held village, no Bad Weather, some strength (8.2, R13, R42)."""
        if self.is_open(p, village):
            return say.NOTHING_TO_ATTACK
        if p.foggy(village):
            return say.BAD_WEATHER_HERE
        return None if self.strength(p) else say.NO_STRENGTH

    def host(self, p: Fief, village: int) -> int:
        """Whose leave may be asked: the holder's, or in an empty fief village its owner's (8.3)."""
        h = p.holder(village)
        if h == NOBODY and p.capital[t.REGION_OF[village]] != NOBODY:
            o = p.fief[t.REGION_OF[village]]
            return o if o != self.seat else NOBODY
        return NOBODY if h in (NOBODY, t.REBELS, self.seat) or self.is_open(p, village) else h

    def refuse_request(self, p: Fief, village: int, toll: int) -> Phrase | None:
        """Leave is asked again only for a higher toll (R32)."""
        host = self.host(p, village)
        if host == NOBODY or not p.alive(host):
            return say.NOBODY_TO_ASK
        if toll > p.money[self.seat]:
            return say.TOO_DEAR
        if toll < self.asked[village]:
            return say.ASKED_ALREADY
        return self.refuse_entry(p, village)

    def requests(self, p: Fief, village: int) -> list[int]:
        """All that could be offered for leave to enter, as moves."""
        least = -(-self.asked[village] // t.TOLL.unit) * t.TOLL.unit
        most = min(t.TOLL.high, p.money[self.seat] // t.TOLL.unit * t.TOLL.unit)
        if least > most or self.refuse_request(p, village, least) is not None:
            return []
        return t.MOVE[t.REQUEST.at(village, least, 0) : t.REQUEST.at(village, most, t.PURPOSE.size - 1) + 1]

    def refuse_preach(self, p: Fief, village: int, lord: int, points: int) -> Phrase | None:
        """A bishop of the group steps among the rebels; in Bad Weather he comes alone (R13, R20)."""
        if p.rebels_at != village:
            return say.NO_REVOLT
        if lord not in self.lords or p.family[lord] != self.seat or p.bishop[lord] == NOBODY or p.preached >> lord & 1:
            return say.NO_PREACHER
        if p.foggy(village) and (len(self.lords) > 1 or self.points()):
            return say.BISHOP_ALONE
        return None if points <= persuasions(p, self.seat) else say.TOO_DEAR

    def legal(self, p: Fief, seat: int) -> list[int]:
        out = [PASS]
        out += t.JOIN.each(self.joiners(p))
        out += self.escorts(p)
        if self.refuse_departure(p) is not None:
            return out
        roads = self.roads(p)
        for v in roads:
            if self.refuse_go(p, v) is None:
                out.append(t.GO.moves[v])
        for v in roads:
            if self.refuse_assault(p, v) is None:
                out.append(t.ASSAULT.moves[v])
        for v in roads:
            if self.host(p, v) != NOBODY:
                out += self.requests(p, v)
        if p.rebels and p.rebels_at in roads:
            for x in sorted(self.lords):
                out += [
                    t.PREACH.at(p.rebels_at, x, k) for k in range(4) if self.refuse_preach(p, p.rebels_at, x, k) is None
                ]
        return out

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if t.JOIN.has(move):
            return self.refuse_join(p, t.JOIN.a(move))
        if t.TAKE.has(move):
            return self.refuse_take(p, t.TAKE.a(move), t.TAKE.b(move))
        for verb in (t.GO, t.ASSAULT, t.REQUEST, t.PREACH):
            if verb.has(move):
                v = verb.a(move)
                no = self.refuse_departure(p) or self.refuse_road(p, v)
                if no is not None:
                    return no
                if verb is t.GO:
                    return self.refuse_go(p, v)
                if verb is t.ASSAULT:
                    return self.refuse_assault(p, v)
                if verb is t.REQUEST:
                    return self.refuse_request(p, v, t.REQUEST.b(move))
                return self.refuse_preach(p, v, t.PREACH.b(move), t.PREACH.c(move))
        return NOT_NOW

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_GROUP.of(self.leader)

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.halted = True
            self.stage = "end"
        elif t.JOIN.has(move):
            self.lords.append(t.JOIN.a(move))
        elif t.TAKE.has(move):
            self.taken[seat * t.MADE.size + t.TAKE.b(move)] = t.TAKE.a(move)
        else:
            self.way = move
            self.stage = "gate"

    def forget(self, p: Fief, seat: int, dice: Dice) -> None:
        """Another player's group: whoever looks on knows only what stands there."""
        if seat != self.seat:
            self.vague = True
            base = self.seat * t.MADE.size
            for m in range(t.MADE.size):
                self.taken[base + m] = 0

    # -- on the road -------------------------------------------------------------------------

    def target(self) -> int:
        """The village at the end of the road."""
        for verb in (t.GO, t.ASSAULT, t.REQUEST):
            if verb.has(self.way):
                return verb.a(self.way)
        return t.PREACH.a(self.way)

    def arrive(self, p: Fief) -> None:
        """What the mover said he would do there."""
        v = self.target()
        if t.GO.has(self.way):
            self.enter(p, v)
        elif t.ASSAULT.has(self.way):
            self.lay_siege(p, v)
        elif t.REQUEST.has(self.way):
            p.push(Passage(self.host(p, v), self.seat, v, t.REQUEST.b(self.way), t.REQUEST.c(self.way)))
        elif preach(p, t.PREACH.b(self.way), t.PREACH.c(self.way)):
            self.calm(p, v)
        else:
            lord = t.PREACH.b(self.way)
            self.lords.remove(lord)
            if self.strength(p):
                self.lay_siege(p, v)
            p.push(Deaths([lord]))

    def calm(self, p: Fief, village: int) -> None:
        """The rebels are gone: the group goes in, or asks whoever holds the village (R19, R20)."""
        lord = t.PREACH.b(self.way)
        holder = [s for s in p.occupants[village] if s != t.REBELS]
        r = t.REGION_OF[village]
        won = p.capital[r] == village and p.fief[r] == NOBODY
        if won or not holder or holder[0] == self.seat:
            put_lord(p, lord, village)
            calmed_by(p, lord)
            put_lord(p, lord, self.place)
            self.enter(p, village)
        else:
            calmed_by(p, lord)
            p.push(Passage(holder[0], self.seat, village, 0, 0))

    def resume(self, p: Fief, child: Step[Any]) -> None:
        p.shown += 1  # who let the group in, or out, now sees it move
        if isinstance(child, GateKeeper):
            if not child.opened:
                self.shut |= 1 << child.village
                self.stage = "end"
        elif isinstance(child, Passage):
            if child.granted:
                p.money[self.seat] -= child.toll
                p.money[child.host] += child.toll
                p.let_in[child.village * t.OCCUPANT.size + self.seat] = child.host + 1
                self.enter(p, child.village)
            else:
                self.asked[child.village] = child.toll + 100

    def enter(self, p: Fief, village: int) -> None:
        """The group is inside; late, before the walls, if an attack has been announced (8.2, 8.4)."""
        late = p.walls[village] > 0 and p.besieged(village, self.seat)
        self.go(p, t.FIELD + village if late else village, 3 if p.foggy(village) else 0)

    def lay_siege(self, p: Fief, village: int) -> None:
        """The group stops at the gate and will fight in phase 5 (8.2)."""
        at = t.gate(village, t.VILLAGE_OF[self.place])
        p.tell(say.ATTACKS, self.seat, p.holder(village), village)
        if not any(a[0] == self.seat and a[1] == at for a in p.armies):
            p.armies.append([self.seat, at, p.holder(village)])
        self.go(p, at, 3)

    def go(self, p: Fief, place: int, stop: int) -> None:
        """All pieces of the group change place, each with one more step."""
        if self.vague:
            p.shown += 1
        seat = self.seat
        a = seat * t.PLACES + self.place
        b = seat * t.PLACES + place
        for x in self.lords:
            put_lord(p, x, place)
            p.steps_made[x] = max(stop, p.steps_made[x] + 1)
        base = seat * t.MADE.size
        fresh, once, twice = self.taken[base], self.taken[base + 1], self.taken[base + 2]
        p.once[a] -= once
        p.twice[a] -= twice
        march(p, seat, self.place, place, self.points())
        if stop:
            p.thrice[b] += fresh + once + twice
        else:
            p.once[b] += fresh
            p.twice[b] += once
            p.thrice[b] += twice
        v = t.VILLAGE_OF[place]
        if self.points():
            p.note_marches()
            most = max([stop, *[p.steps_made[x] for x in self.lords]])
            p.tired[v] = max(p.tired[v], most)
        p.tell(say.MOVES, seat, self.leader, v)
        refresh(p, v)
        refresh(p, t.VILLAGE_OF[self.place])
