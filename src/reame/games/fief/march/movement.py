"""Phase 4: a player's movement turn (8)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.diplomacy.talk import Talk, refuse_talk, talk_moves
from reame.games.fief.march.group import refuse_leader
from reame.games.fief.march.march import March
from reame.games.fief.march.passage import Ultimatum, may_demand
from reame.games.fief.march.rebels import RebelStep, refuse_rebel_step
from reame.games.fief.march.sermons import persuasions, preachers, try_to_calm
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, Mask, Number, One, Per, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step


class MovementTurn(Step[Fief]):
    """Any number of steps in any order; the rebels' steps; demands of surrender, sermons, gifts (8.1 to 8.6)."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        ended=Flag(),
        acted=Flag(),
        recalled=Per(t.LORD, Number(0, t.RECALLS), 0),
        asked=Per(t.VILLAGE, Number(0, t.TOLL.high + t.TOLL.unit), 0),
        shut=Mask(t.VILLAGE),
        rebel_steps=Number(0, t.STEPS_A_TURN),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.ended = False
        self.acted = False
        self.recalled = [0] * t.LORDS  # how often a lord was told to lead and then called back
        self.asked = [0] * t.VILLAGES  # by village, the least toll that may still be offered (R32)
        self.shut = 0  # strongholds that closed their gate to this player
        self.rebel_steps = 0

    def run(self, p: Fief) -> None:
        if not self.ended and p.alive(self.seat):
            p.ask(self.seat)
        else:
            if self.acted:
                p.clear_steps()
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        out = [PASS]
        for x in p.free_lords(seat):
            if self.recalled[x] < t.RECALLS and refuse_leader(p, seat, x, self.shut) is None:
                out.append(t.LEAD.moves[x])
        if p.rebels and not t.IS_GATE[p.rebels_at]:
            most = persuasions(p, seat)
            out += [t.CALM.at(x, k) for x in preachers(p, seat, p.rebels_at) for k in range(most + 1)]
            for v in t.NEIGHBOURS[p.rebels_at]:
                if refuse_rebel_step(p, seat, v, self.rebel_steps) is None:
                    out.append(t.MARCH_REBELS.at(v))
        village: i64 = -1
        for inside in p.occupants:
            village += 1
            if len(inside) > 1 and inside[0] == seat:
                guests = [s for s in sorted(inside) if s != t.REBELS and may_demand(p, seat, s, village)]
                out += [t.DEMAND.at(village, s) for s in guests]
        if p.dealing():
            out += talk_moves(p, seat)
        return out

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        talk = refuse_talk(p, seat, move)
        if talk is not NOT_NOW:
            return talk
        if t.LEAD.has(move):
            return self.refuse_lead(p, seat, t.LEAD.a(move))
        if t.CALM.has(move):
            return refuse_calm(p, seat, t.CALM.a(move), t.CALM.b(move))
        if t.MARCH_REBELS.has(move):
            return refuse_rebel_step(p, seat, t.MARCH_REBELS.a(move), self.rebel_steps)
        if t.DEMAND.has(move):
            village, guest = t.DEMAND.a(move), t.DEMAND.b(move)
            if guest >= p.seats:
                return say.NO_GUEST
            if may_demand(p, seat, guest, village):
                return None
            return say.BAD_WEATHER_HERE if p.foggy(village) else say.NO_GUEST
        return NOT_NOW

    def refuse_lead(self, p: Fief, seat: int, lord: int) -> Phrase | None:
        """Can this lord take a step at all?"""
        if p.family[lord] != seat or not p.free(lord):
            return say.NOT_YOUR_FREE_LORD
        if self.recalled[lord] >= t.RECALLS:
            return say.HALTED
        return refuse_leader(p, seat, lord, self.shut)

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_STEP.of()

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.acted = self.acted or move != PASS
        if move == PASS:
            self.ended = True
        elif t.LEAD.has(move):
            p.push(March(seat, t.LEAD.a(move), p.place[t.LEAD.a(move)], self.asked, self.shut))
        elif t.CALM.has(move):
            try_to_calm(p, t.CALM.a(move), t.CALM.b(move))
        elif t.MARCH_REBELS.has(move):
            self.rebel_steps += 1
            p.push(RebelStep(t.MARCH_REBELS.a(move)))
        elif t.DEMAND.has(move):
            p.push(Ultimatum(seat, t.DEMAND.b(move), t.DEMAND.a(move)))
        else:
            p.push(Talk(seat, move))

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, March):
            if child.halted:
                self.recalled[child.leader] += 1
            self.asked = child.asked
            self.shut = child.shut
        elif isinstance(child, RebelStep) and p.rebels_at == child.village and p.foggy(child.village):
            self.rebel_steps = t.STEPS_A_TURN


def refuse_calm(p: Fief, seat: int, lord: int, points: int) -> Phrase | None:
    """A bishop of his who stands among the rebels and has not tried this round (8.6, R20)."""
    if not p.rebels or t.IS_GATE[p.rebels_at]:
        return say.NO_REVOLT
    if lord not in preachers(p, seat, p.rebels_at):
        return say.NO_PREACHER
    return None if points <= persuasions(p, seat) else say.TOO_DEAR.naming(points * t.PERSUASION_PRICE, p.money[seat])
