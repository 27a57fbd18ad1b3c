"""Phase 4: a player's movement turn (8)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.court.deaths import Deaths
from reame.games.fief.court.talk import Talk, refuse_talk, talk_moves
from reame.games.fief.land.holders import ravage, refresh
from reame.games.fief.march.march import March, refuse_leader
from reame.games.fief.march.passage import RebelsAtDoor, Ultimatum, may_demand
from reame.games.fief.march.sermons import calmed_by, persuasions, preach, preachers
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, Mask, Number, One, Per, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step


class MovementTurn(Step[Fief]):
    """Any number of steps in any order; the rebels' steps; demands of surrender, sermons, gifts (8.1 to 8.6)."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word("begin", "steps", "end"),
        acted=Flag(),
        halted=Mask(t.LORD),
        asked=Per(t.VILLAGE, Number(0, t.TOLL.high + 100), 0),
        shut=Mask(t.VILLAGE),
        rebel_steps=Number(0, 2),
        door=One(t.VILLAGE),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "begin"
        self.acted = False
        self.halted = 0  # lords who were told to lead and did not
        self.asked = [0] * t.VILLAGES  # the highest toll refused so far, plus 100
        self.shut = 0  # strongholds that closed their gate to this player
        self.rebel_steps = 0
        self.door = NOBODY  # where the rebels wait for an answer

    def run(self, p: Fief) -> None:
        if self.stage == "begin":
            self.stage = "steps"
        if self.stage == "steps" and p.alive(self.seat):
            p.ask(self.seat)
        elif self.stage == "steps":
            self.stage = "end"
        else:
            if self.acted:
                p.clear_steps()
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        out = [PASS]
        for x in p.free_lords(seat):
            if not self.halted >> x & 1 and refuse_leader(p, seat, x, self.shut) is None:
                out.append(t.LEAD.moves[x])
        if p.rebels and not t.IS_GATE[p.rebels_at]:
            most = persuasions(p, seat)
            out += [t.CALM.at(x, k) for x in preachers(p, seat, p.rebels_at) for k in range(most + 1)]
            out += [t.MARCH_REBELS.at(v) for v in t.NEIGHBOURS[p.rebels_at] if self.refuse_rebels(p, seat, v) is None]
        v: i64 = -1
        for inside in p.occupants:
            v += 1
            if len(inside) > 1 and inside[0] == seat:
                out += [t.DEMAND.at(v, s) for s in sorted(inside) if s != t.REBELS and may_demand(p, seat, s, v)]
        if p.dealing():
            out += talk_moves(p, seat)
        return out

    def refuse_lead(self, p: Fief, seat: int, lord: int) -> Phrase | None:
        """Can this lord take a step at all?"""
        if p.family[lord] != seat or not p.free(lord):
            return say.NOT_YOUR_FREE_LORD
        if self.halted >> lord & 1:
            return say.HALTED
        return refuse_leader(p, seat, lord, self.shut)

    def refuse_rebels(self, p: Fief, seat: int, village: int) -> Phrase | None:
        """The controller's rebels make up to two steps, not into Bad Weather's grip nor where he has pieces (R16)."""
        if not p.rebels:
            return say.NO_REVOLT
        if p.controller != seat:
            return say.NOT_CONTROLLER
        if t.IS_GATE[p.rebels_at]:
            return say.REBELS_AT_GATE
        if village not in t.NEIGHBOURS[p.rebels_at]:
            return say.NO_ROAD
        if self.rebel_steps >= t.STEPS:
            return say.TIRED
        if p.foggy(p.rebels_at):
            return say.BAD_WEATHER_HERE
        return say.OWN_PIECES_THERE if seat in p.occupants[village] else None

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        talk = refuse_talk(p, seat, move)
        if talk is not NOT_NOW:
            return talk
        if t.LEAD.has(move):
            return self.refuse_lead(p, seat, t.LEAD.a(move))
        if t.CALM.has(move):
            if not p.rebels or t.IS_GATE[p.rebels_at]:
                return say.NO_REVOLT
            if t.CALM.a(move) not in preachers(p, seat, p.rebels_at):
                return say.NO_PREACHER
            return None if t.CALM.b(move) <= persuasions(p, seat) else say.TOO_DEAR
        if t.MARCH_REBELS.has(move):
            return self.refuse_rebels(p, seat, t.MARCH_REBELS.a(move))
        if t.DEMAND.has(move):
            guest = t.DEMAND.b(move)
            if guest >= p.seats:
                return say.NO_GUEST
            if may_demand(p, seat, guest, t.DEMAND.a(move)):
                return None
            return say.BAD_WEATHER_HERE if p.foggy(t.DEMAND.a(move)) else say.NO_GUEST
        return NOT_NOW

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_STEP.of()

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.acted = self.acted or move != PASS
        if move == PASS:
            self.stage = "end"
        elif t.LEAD.has(move):
            p.push(March(seat, t.LEAD.a(move), p.place[t.LEAD.a(move)], self.asked, self.shut))
        elif t.CALM.has(move):
            if preach(p, t.CALM.a(move), t.CALM.b(move)):
                calmed_by(p, t.CALM.a(move))
            else:
                p.push(Deaths([t.CALM.a(move)]))
        elif t.MARCH_REBELS.has(move):
            self.rebel_step(p, t.MARCH_REBELS.a(move))
        elif t.DEMAND.has(move):
            p.push(Ultimatum(seat, t.DEMAND.b(move), t.DEMAND.a(move)))
        else:
            p.push(Talk(seat, move))

    def rebel_step(self, p: Fief, village: int) -> None:
        """Into an empty village, or to the door of a held one (8.5)."""
        self.rebel_steps += 1
        host = p.holder(village)
        if host == NOBODY:
            self.rebels_enter(p, village)
        else:
            self.door = village
            p.push(RebelsAtDoor(host, village))

    def rebels_enter(self, p: Fief, village: int) -> None:
        """They are inside, and destroy works and castle."""
        left = p.rebels_at
        p.rebels_at = village
        p.tell(say.REBELS_MOVE, village)
        ravage(p, village)
        if p.foggy(village):
            self.rebel_steps = t.STEPS
        refresh(p, left)
        refresh(p, village)

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, March):
            if child.halted:
                self.halted |= 1 << child.leader
            self.asked = child.asked
            self.shut = child.shut
        elif isinstance(child, RebelsAtDoor):
            village, self.door = self.door, NOBODY
            if child.let:
                self.rebels_enter(p, village)
            elif not p.foggy(village):
                left = p.rebels_at
                p.rebels_at = t.gate(village, left)
                p.armies.append([t.REBELS, p.rebels_at, child.host])
                refresh(p, left)
