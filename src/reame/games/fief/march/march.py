"""One step of a group along a road: who goes, the gate behind them, and what meets them in front (8.1 to 8.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.march.arrival import enter, lay_siege, preach_there
from reame.games.fief.march.group import Group
from reame.games.fief.march.passage import GateKeeper, Passage
from reame.games.fief.march.roads import (
    host_of,
    refuse_assault,
    refuse_go,
    refuse_preach,
    refuse_request,
    refuse_road,
    requests,
    roads,
    sermons,
)
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, Mask, Move, Word, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class March(Group):
    """A group is formed around its leader and takes one road."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = [
        *Group.FIELDS,
        *fields(
            shut=Mask(t.VILLAGE),
            stage=Word("group", "gate", "arrive", "end"),
            way=Move(t.MOVES),
            halted=Flag(),
        ),
    ]

    def __init__(
        self,
        seat: int = NOBODY,
        leader: int = NOBODY,
        place: int = NOBODY,
        asked: list[int] | None = None,
        shut: int = 0,
    ) -> None:
        super().__init__(seat, leader, place, asked)
        self.shut = shut
        self.stage = "group"
        self.way = NOBODY
        self.halted = False

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

    def legal(self, p: Fief, seat: int) -> list[int]:
        out = [PASS]
        out += t.JOIN.each(self.joiners(p))
        out += self.escorts(p)
        if self.refuse_departure(p) is not None:
            return out
        ways = roads(p, self)
        for v in ways:
            if refuse_go(p, self, v) is None:
                out.append(t.GO.moves[v])
        for v in ways:
            if refuse_assault(p, self, v) is None:
                out.append(t.ASSAULT.moves[v])
        for v in ways:
            if host_of(p, self.seat, v) != NOBODY:
                out += requests(p, self, v)
        if p.rebels and p.rebels_at in ways:
            out += sermons(p, self)
        return out

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if t.JOIN.has(move):
            return self.refuse_join(p, t.JOIN.a(move))
        if t.TAKE.has(move):
            return self.refuse_take(p, t.TAKE.a(move), t.TAKE.b(move))
        v = end_of_road(move)
        if v == NOBODY:
            return NOT_NOW
        no = self.refuse_departure(p) or refuse_road(p, self, v)
        if no is not None:
            return no
        if t.GO.has(move):
            return refuse_go(p, self, v)
        if t.ASSAULT.has(move):
            return refuse_assault(p, self, v)
        if t.REQUEST.has(move):
            return refuse_request(p, self, v, t.REQUEST.b(move))
        return refuse_preach(p, self, v, t.PREACH.b(move), t.PREACH.c(move))

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

    def arrive(self, p: Fief) -> None:
        """What the mover said he would do there."""
        v = end_of_road(self.way)
        if t.GO.has(self.way):
            enter(p, self, v)
        elif t.ASSAULT.has(self.way):
            lay_siege(p, self, v)
        elif t.REQUEST.has(self.way):
            host = host_of(p, self.seat, v)
            p.push(Passage(host, self.seat, v, t.REQUEST.b(self.way), t.REQUEST.c(self.way)))
        else:
            preach_there(p, self, v, t.PREACH.b(self.way), t.PREACH.c(self.way))

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
                enter(p, self, child.village)
            else:
                self.asked[child.village] = child.toll + t.TOLL.unit


def end_of_road(way: int) -> int:
    """The village a group turns to; NOBODY if the move names none."""
    for verb in (t.GO, t.ASSAULT, t.REQUEST, t.PREACH):
        if verb.has(way):
            return verb.a(way)
    return NOBODY
