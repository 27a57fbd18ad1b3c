"""Phase 5: each player resolves his battles; then armies still at a gate attack or withdraw (9.1, R36)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.battle.battle import Battle
from reame.games.fief.court.talk import Talk, refuse_talk, talk_moves
from reame.games.fief.land.holders import withdraw
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.table.troops import march_all
from reame.kernel.fields import Field, Flag, Mask, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step


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
            left = [s for s in [*p.turn_order(), t.REBELS] if any(a[0] == s for a in p.armies)] if p.armies else []
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
        if foe == NOBODY or has_fought(p, village, t.REBELS, foe):
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


def has_fought(p: Fief, village: int, a: int, b: int) -> bool:
    """Have these two met here this phase?"""
    return [village, a, b] in p.fought or [village, b, a] in p.fought


def must_fight(p: Fief, seat: int) -> list[int]:
    """Gate armies against the holder they were announced to; guests who resist; rebels at a gate (9.1)."""
    out: list[int] = []
    for who, at, enemy in p.armies:
        v = t.VILLAGE_OF[at]
        if enemy != p.holder(v) or has_fought(p, v, who, enemy):
            continue
        if who == seat and p.gate_strength(seat, v):
            out.append(t.FIGHT.at(v, enemy))
        elif who == t.REBELS and p.controller == seat:
            out.append(t.RISE.at(v, enemy))
    v = -1
    for guests in p.resisting:
        v += 1
        if guests and p.holder(v) == seat and p.inside_strength(seat, v):
            for s in range(p.seats):
                if guests >> s & 1 and s in p.occupants[v] and not has_fought(p, v, seat, s):
                    out.append(t.FIGHT.at(v, s))
    return sorted(set(out)) if out else out


def may_storm(p: Fief, seat: int, village: int) -> bool:
    """Can his army at the gates of a village attack whoever holds it?"""
    foe = p.holder(village)
    return foe not in (NOBODY, seat) and p.gate_strength(seat, village) > 0 and not has_fought(p, village, seat, foe)


def may_fight(p: Fief, seat: int) -> list[int]:
    """Anybody in the same village; a gate army whose enemy has changed; the controller's rebels (9.1)."""
    out: list[int] = []
    v: i64 = -1
    for inside in p.occupants:
        v += 1
        if len(inside) < 2 or p.foggy(v):
            continue
        if seat in inside and p.inside_strength(seat, v):
            out += [t.FIGHT.at(v, s) for s in inside if s != seat and not has_fought(p, v, seat, s)]
        if p.controller == seat and t.REBELS in inside:
            out += [t.RISE.at(v, s) for s in inside if s not in (t.REBELS, seat) and not has_fought(p, v, t.REBELS, s)]
    for a in p.armies:
        v = t.VILLAGE_OF[a[1]]
        if a[0] == seat and not p.foggy(v) and may_storm(p, seat, v):
            out.append(t.FIGHT.at(v, p.holder(v)))
    return sorted(set(out)) if out else out


def changed(p: Fief, seat: int) -> list[int]:
    """Villages before which his army stands whose enemy is no longer the one announced, or cannot be fought."""
    out: list[int] = []
    for who, at, enemy in p.armies:
        v = t.VILLAGE_OF[at]
        stuck = enemy != p.holder(v) or not p.gate_strength(seat, v) or has_fought(p, v, seat, enemy)
        if who == seat and stuck and v not in out:
            out.append(v)
    return sorted(out)


class BattleTurn(Step[Fief]):
    """A player's battles, one at a time in the order he likes."""

    rule: ClassVar[str] = "9.1"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word("choose", "leave", "end"),
        village=One(t.VILLAGE),
        hosts=Some(SEAT),
        kept=Mask(t.VILLAGE),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "choose"
        self.village = NOBODY
        self.hosts: list[int] = []
        self.kept = 0  # villages from which he was not let back

    def run(self, p: Fief) -> None:
        if self.stage == "end" or not p.alive(self.seat):
            p.end()
        elif self.stage == "choose":
            p.ask(self.seat)
        elif self.hosts:
            p.ask(self.hosts[0])
        else:
            withdraw(p, self.seat, self.village)
            self.stage = "choose"

    def legal(self, p: Fief, seat: int) -> list[int]:
        if self.stage == "leave":
            return [YES, NO]
        must = must_fight(p, seat)
        may = may_fight(p, seat)
        out = [] if must else [PASS]
        out += sorted(set(must + may)) if must and may else must or may
        if p.armies:
            out += [t.WITHDRAW.at(v) for v in changed(p, seat) if not self.kept >> v & 1]
        if p.dealing():
            out += talk_moves(p, seat)
        return out

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if self.stage == "leave":
            return None if move in (YES, NO) else NOT_NOW
        talk = refuse_talk(p, seat, move)
        if talk is not NOT_NOW:
            return talk
        must = must_fight(p, seat)
        if move == PASS:
            return say.MUST_FIGHT if must else None
        if t.FIGHT.has(move) or t.RISE.has(move):
            return None if move in must or move in may_fight(p, seat) else say.NO_BATTLE
        if t.WITHDRAW.has(move):
            v = t.WITHDRAW.a(move)
            return None if v in changed(p, seat) and not self.kept >> v & 1 else say.NO_WITHDRAWAL
        return NOT_NOW

    def question(self, p: Fief, seat: int) -> Sentence:
        if self.stage == "leave":
            return say.ASK_RETURN.of(self.seat, self.village)
        return say.ASK_BATTLE.of()

    def default(self, p: Fief, seat: int) -> int:
        if self.stage == "leave":
            return NO
        must = must_fight(p, seat)
        return must[0] if must else PASS

    def take(self, p: Fief, seat: int, move: int) -> None:
        if self.stage == "leave":
            if move == YES:
                self.hosts.pop(0)
            else:
                self.hosts = []
                self.stage = "choose"
                self.kept |= 1 << self.village
                p.tell(say.RETURN_REFUSED, seat, self.seat)
        elif move == PASS:
            self.stage = "end"
        elif t.FIGHT.has(move):
            p.push(Battle(t.FIGHT.a(move), seat, t.FIGHT.b(move)))
        elif t.RISE.has(move):
            p.push(Battle(t.RISE.a(move), t.REBELS, t.RISE.b(move)))
        elif t.WITHDRAW.has(move):
            self.village = t.WITHDRAW.a(move)
            self.hosts = []
            for a in p.armies:
                if a[0] == seat and t.VILLAGE_OF[a[1]] == self.village:
                    host = p.holder(t.ROAD_FROM[a[1]])
                    if host not in (seat, NOBODY, t.REBELS) and host not in self.hosts:
                        self.hosts.append(host)
            self.stage = "leave"
        else:
            p.push(Talk(seat, move))


class LeftAtGate(Step[Fief]):
    """After the last turn an army still at a gate attacks, asks for a truce, or goes back (R36)."""

    rule: ClassVar[str] = "R36"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), village=One(t.VILLAGE), done=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.village = NOBODY
        self.done = False

    def run(self, p: Fief) -> None:
        mine = [t.VILLAGE_OF[a[1]] for a in p.armies if a[0] == self.seat]
        if self.done or not mine:
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
