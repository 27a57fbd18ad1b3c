"""Phase 5: each player resolves his battles; then armies still at a gate attack or withdraw (9.1, R36)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.battle.battle import Battle
from reame.games.fief.battle.battle_turn import BattleTurn, may_storm
from reame.games.fief.diplomacy.talk import Talk, talk_moves
from reame.games.fief.land.holders import withdraw
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import march_all
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.native import i64
from reame.kernel.steps import Step


class BattlePhase(Step[Fief]):
    """All turns, then the armies left at gates; between phases nobody stays there."""

    rule: ClassVar[str] = "9.1"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("begin", "turns", "gates", "end"), queue=Some(SEAT))

    def __init__(self) -> None:
        super().__init__()
        self.stage = "begin"
        self.queue: list[int] = []

    def run(self, p: Fief) -> None:
        if self.stage == "begin":
            self.queue = p.turn_order()
            self.stage = "turns"
        elif self.stage == "turns":
            if self.queue:
                p.push(BattleTurn(self.queue.pop(0)))
            else:
                self.stage = "gates"
        elif self.stage == "gates":
            left = [s for s in [*p.turn_order(), t.REBELS] if any(a.who == s for a in p.armies)] if p.armies else []
            if not left:
                self.stage = "end"
            elif left[0] == t.REBELS:
                self.rebels_left(p)
            else:
                p.push(LeftAtGate(left[0]))
        else:
            self.close(p)
            p.end()

    def rebels_left(self, p: Fief) -> None:
        """Rebels at a gate attack whoever holds the village (R33)."""
        village = t.VILLAGE_OF[p.rebels_at]
        foe = p.holder(village)
        if foe == NOBODY or p.met(village, t.REBELS, foe):
            withdraw(p, t.REBELS, village)
        else:
            p.push(Battle(village, t.REBELS, foe))

    def close(self, p: Fief) -> None:
        """Late pieces are inside, demands and battles forgotten."""
        for x in range(t.LORDS):
            if p.place[x] >= t.FIELD:
                p.place[x] -= t.FIELD
        for g in range(t.GUARDS):
            if p.guards_at[g] >= t.FIELD:
                p.guards_at[g] -= t.FIELD
        soldiers = p.soldiers
        v: i64
        for s in range(p.seats):
            late: i64 = s * t.PLACES + t.FIELD
            for v in range(t.VILLAGES):
                if soldiers[late + v]:
                    march_all(p, s, t.FIELD + v, v)
        p.demanded = [0] * t.VILLAGES
        p.resisting = [0] * t.VILLAGES
        p.fought = []


class LeftAtGate(Step[Fief]):
    """After the last turn an army still at a gate attacks, asks for a truce, or goes back (R36)."""

    rule: ClassVar[str] = "R36"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), village=One(t.VILLAGE))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.village = NOBODY

    def run(self, p: Fief) -> None:
        mine = [t.VILLAGE_OF[a.place] for a in p.armies if a.who == self.seat]
        if not mine:
            p.end()
            return
        self.village = mine[0]
        p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        v = self.village
        out: list[int] = []
        if may_storm(p, seat, v):
            out.append(t.FIGHT.at(v, p.holder(v)))
        out.append(t.WITHDRAW.at(v))
        out += talk_moves(p, seat)
        return out

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_LEFT_AT_GATE.of(self.village)

    def default(self, p: Fief, seat: int) -> int:
        return t.WITHDRAW.at(self.village)

    def take(self, p: Fief, seat: int, move: int) -> None:
        if t.FIGHT.has(move):
            p.push(Battle(self.village, seat, t.FIGHT.b(move)))
        elif t.WITHDRAW.has(move):
            withdraw(p, seat, self.village)
        else:
            p.push(Talk(seat, move))
