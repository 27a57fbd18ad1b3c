"""One step of a group along a road: who goes, the gate behind them, and what meets them in front (8.1 to 8.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.court.deaths import Deaths
from reame.games.fief.land.holders import put_lord, refresh
from reame.games.fief.march.passage import GateKeeper, Passage
from reame.games.fief.march.sermons import calmed_by, persuasions, preach
from reame.games.fief.table import phrases as say
from reame.games.fief.table.position import Fief
from reame.games.fief.table.things import (
    ASSAULT,
    FIELD,
    GO,
    GUARDS,
    IS_GATE,
    JOIN,
    LORD,
    MADE,
    MOVE,
    MOVES,
    NEIGHBOURS,
    OCCUPANT,
    PLACE,
    PLACES,
    PREACH,
    PURPOSE,
    REBELS,
    REGION_OF,
    REQUEST,
    STEPS,
    STEPS_WITH_D_ARC,
    TAKE,
    TOLL,
    VILLAGE,
    VILLAGE_OF,
    VILLAGES,
    gate,
)
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
        return STEPS_WITH_D_ARC if p.steps_made[maid] < STEPS_WITH_D_ARC else STEPS
    return STEPS


def refuse_leader(p: Fief, seat: int, lord: int, shut: int) -> Phrase | None:
    """Why a lord cannot lead a step from where he stands."""
    place = p.place[lord]
    v = VILLAGE_OF[place]
    if IS_GATE[place]:
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
            leader=One(LORD),
            place=One(PLACE),
            asked=Per(VILLAGE, Number(0, TOLL.high + 100), 0),
            shut=Mask(VILLAGE),
            lords=Some(LORD),
            stage=Word("group", "gate", "arrive", "end"),
            way=Move(MOVES),
            halted=Flag(),
        ),
        *own(taken=Grid(SEAT, MADE)),
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
        self.asked = asked.copy() if asked else [0] * VILLAGES
        self.shut = shut
        self.lords: list[int] = [leader] if leader != NOBODY else []
        self.taken = [0] * (SEAT.size * MADE.size)  # points by steps made, of this seat
        self.vague = False  # an imagined group: who goes with it shows only when it moves
        self.stage = "group"
        self.way = NOBODY
        self.halted = False

    def points(self) -> int:
        """Soldiers in the group."""
        base = self.seat * MADE.size
        return self.taken[base] + self.taken[base + 1] + self.taken[base + 2]

    def run(self, p: Fief) -> None:
        if self.stage == "group":
            p.ask(self.seat)
        elif self.stage == "gate":
            self.stage = "arrive"
            v = VILLAGE_OF[self.place]
            host = p.holder(v)
            if host != self.seat and host != REBELS and p.walls[v] and self.place == v:
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
        base = self.seat * MADE.size
        for m in range(made, MADE.size):
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
        here = p.soldiers[self.seat * PLACES + self.place]
        return None if p.pieces(self.seat).splits(here, self.points() + points) else say.NO_PIECES

    def escorts(self, p: Fief) -> list[int]:
        """All soldiers that could come along now, as moves."""
        here = p.soldiers[self.seat * PLACES + self.place]
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
                first: i64 = TAKE.at(points, 0)
                if points <= fresh:
                    out.append(MOVE[first])
                if points <= once:
                    out.append(MOVE[first + 1])
                if points <= twice:
                    out.append(MOVE[first + 2])
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
        for g in range(GUARDS):
            if p.guards[g] and p.captain(g) in self.lords:
                n += p.guards[g]
        return n

    def refuse_departure(self, p: Fief) -> Phrase | None:
        """Too many steps without the d'Arc woman, or prisoners left alone (8.1, R35)."""
        if p.maid not in self.lords or p.captor[p.maid] != NOBODY:
            if self.taken[self.seat * MADE.size + 2]:
                return say.TIRED
            for x in self.lords:
                if p.steps_made[x] >= STEPS:
                    return say.TIRED
        for x in p.prisoners_at(self.seat, self.place):
            if x not in self.lords:
                return None if self.guards_stay(p) else say.PRISONERS_ALONE
        return None

    def guards_stay(self, p: Fief) -> bool:
        """Does a piece of this player stay in the place?"""
        if p.soldiers[self.seat * PLACES + self.place] > self.points():
            return True
        return any(x not in self.lords and p.place[x] == self.place for x in p.free_lords(self.seat))

    def roads(self, p: Fief) -> list[int]:
        """Where one could turn to."""
        around = NEIGHBOURS[VILLAGE_OF[self.place]]
        return [v for v in around if self.refuse_road(p, v) is None] if p.armies else around

    def refuse_road(self, p: Fief, village: int) -> Phrase | None:
        """No road, or attackers stand on it: in front of the village left, or of the one to be entered (8.4, R37)."""
        here = VILLAGE_OF[self.place]
        if village not in NEIGHBOURS[here]:
            return say.NO_ROAD
        behind = gate(here, village)
        return say.ROAD_BLOCKED if any(a[1] == behind and a[0] != self.seat for a in p.armies) else None

    def refuse_entry(self, p: Fief, village: int) -> Phrase | None:
        """Attackers stand on the road that leads in."""
        if not p.armies:
            return None
        front = gate(village, VILLAGE_OF[self.place])
        return say.ROAD_BLOCKED if any(a[1] == front for a in p.armies) else None

    def is_open(self, p: Fief, village: int) -> bool:
        """May one walk in without asking (8.2)?"""
        h = p.holder(village)
        if h == NOBODY or h == self.seat:
            return True
        r = REGION_OF[village]
        return h != REBELS and not p.walls[village] and p.capital[r] != NOBODY and p.fief[r] == self.seat

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
        if h == NOBODY and p.capital[REGION_OF[village]] != NOBODY:
            o = p.fief[REGION_OF[village]]
            return o if o != self.seat else NOBODY
        return NOBODY if h in (NOBODY, REBELS, self.seat) or self.is_open(p, village) else h

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
        least = -(-self.asked[village] // TOLL.unit) * TOLL.unit
        most = min(TOLL.high, p.money[self.seat] // TOLL.unit * TOLL.unit)
        if least > most or self.refuse_request(p, village, least) is not None:
            return []
        return MOVE[REQUEST.at(village, least, 0) : REQUEST.at(village, most, PURPOSE.size - 1) + 1]

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
        out += JOIN.each(self.joiners(p))
        out += self.escorts(p)
        if self.refuse_departure(p) is not None:
            return out
        roads = self.roads(p)
        for v in roads:
            if self.refuse_go(p, v) is None:
                out.append(GO.moves[v])
        for v in roads:
            if self.refuse_assault(p, v) is None:
                out.append(ASSAULT.moves[v])
        for v in roads:
            if self.host(p, v) != NOBODY:
                out += self.requests(p, v)
        if p.rebels and p.rebels_at in roads:
            for x in sorted(self.lords):
                out += [
                    PREACH.at(p.rebels_at, x, k) for k in range(4) if self.refuse_preach(p, p.rebels_at, x, k) is None
                ]
        return out

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if JOIN.has(move):
            return self.refuse_join(p, JOIN.a(move))
        if TAKE.has(move):
            return self.refuse_take(p, TAKE.a(move), TAKE.b(move))
        for verb in (GO, ASSAULT, REQUEST, PREACH):
            if verb.has(move):
                v = verb.a(move)
                no = self.refuse_departure(p) or self.refuse_road(p, v)
                if no is not None:
                    return no
                if verb is GO:
                    return self.refuse_go(p, v)
                if verb is ASSAULT:
                    return self.refuse_assault(p, v)
                if verb is REQUEST:
                    return self.refuse_request(p, v, REQUEST.b(move))
                return self.refuse_preach(p, v, PREACH.b(move), PREACH.c(move))
        return NOT_NOW

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_GROUP.of(self.leader)

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.halted = True
            self.stage = "end"
        elif JOIN.has(move):
            self.lords.append(JOIN.a(move))
        elif TAKE.has(move):
            self.taken[seat * MADE.size + TAKE.b(move)] = TAKE.a(move)
        else:
            self.way = move
            self.stage = "gate"

    def forget(self, p: Fief, seat: int, dice: Dice) -> None:
        """Another player's group: whoever looks on knows only what stands there."""
        if seat != self.seat:
            self.vague = True
            base = self.seat * MADE.size
            for m in range(MADE.size):
                self.taken[base + m] = 0

    # -- on the road -------------------------------------------------------------------------

    def target(self) -> int:
        """The village at the end of the road."""
        for verb in (GO, ASSAULT, REQUEST):
            if verb.has(self.way):
                return verb.a(self.way)
        return PREACH.a(self.way)

    def arrive(self, p: Fief) -> None:
        """What the mover said he would do there."""
        v = self.target()
        if GO.has(self.way):
            self.enter(p, v)
        elif ASSAULT.has(self.way):
            self.lay_siege(p, v)
        elif REQUEST.has(self.way):
            p.push(Passage(self.host(p, v), self.seat, v, REQUEST.b(self.way), REQUEST.c(self.way)))
        elif preach(p, PREACH.b(self.way), PREACH.c(self.way)):
            self.calm(p, v)
        else:
            lord = PREACH.b(self.way)
            self.lords.remove(lord)
            if self.strength(p):
                self.lay_siege(p, v)
            p.push(Deaths([lord]))

    def calm(self, p: Fief, village: int) -> None:
        """The rebels are gone: the group goes in, or asks whoever holds the village (R19, R20)."""
        lord = PREACH.b(self.way)
        holder = [s for s in p.occupants[village] if s != REBELS]
        r = REGION_OF[village]
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
                p.let_in[child.village * OCCUPANT.size + self.seat] = child.host + 1
                self.enter(p, child.village)
            else:
                self.asked[child.village] = child.toll + 100

    def enter(self, p: Fief, village: int) -> None:
        """The group is inside; late, before the walls, if an attack has been announced (8.2, 8.4)."""
        late = p.walls[village] > 0 and p.besieged(village, self.seat)
        self.go(p, FIELD + village if late else village, 3 if p.foggy(village) else 0)

    def lay_siege(self, p: Fief, village: int) -> None:
        """The group stops at the gate and will fight in phase 5 (8.2)."""
        at = gate(village, VILLAGE_OF[self.place])
        p.tell(say.ATTACKS, self.seat, p.holder(village), village)
        if not any(a[0] == self.seat and a[1] == at for a in p.armies):
            p.armies.append([self.seat, at, p.holder(village)])
        self.go(p, at, 3)

    def go(self, p: Fief, place: int, stop: int) -> None:
        """All pieces of the group change place, each with one more step."""
        if self.vague:
            p.shown += 1
        seat = self.seat
        a = seat * PLACES + self.place
        b = seat * PLACES + place
        for x in self.lords:
            put_lord(p, x, place)
            p.steps_made[x] = max(stop, p.steps_made[x] + 1)
        base = seat * MADE.size
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
        v = VILLAGE_OF[place]
        if self.points():
            p.note_marches()
            most = max([stop, *[p.steps_made[x] for x in self.lords]])
            p.tired[v] = max(p.tired[v], most)
        p.tell(say.MOVES, seat, self.leader, v)
        refresh(p, v)
        refresh(p, VILLAGE_OF[self.place])
