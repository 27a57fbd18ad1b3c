"""A player's turn of phase 5 (9.1): which battles he must fight, which he may, and armies that go back (R36)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.battle.battle import Battle
from reame.games.fief.diplomacy.talk import Talk, refuse_talk, talk_moves
from reame.games.fief.land.holders import withdraw
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, Mask, One, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step


def must_fight(p: Fief, seat: int) -> list[int]:
    """Gate armies against the holder they were announced to; guests who resist; rebels at a gate (9.1)."""
    out: list[int] = []
    for a in p.armies:
        v = t.VILLAGE_OF[a.place]
        if a.enemy != p.holder(v) or p.met(v, a.who, a.enemy):
            continue
        if a.who == seat and p.gate_strength(seat, v):
            out.append(t.FIGHT.at(v, a.enemy))
        elif a.who == t.REBELS and p.controller == seat:
            out.append(t.RISE.at(v, a.enemy))
    v = -1
    for guests in p.resisting:
        v += 1
        if guests and p.holder(v) == seat and p.inside_strength(seat, v):
            for s in range(p.seats):
                if s != seat and guests >> s & 1 and s in p.occupants[v] and not p.met(v, seat, s):
                    out.append(t.FIGHT.at(v, s))
    return sorted(set(out)) if out else out


def may_storm(p: Fief, seat: int, village: int) -> bool:
    """Can his army at the gates of a village attack whoever holds it?"""
    foe = p.holder(village)
    return foe not in (NOBODY, seat) and p.gate_strength(seat, village) > 0 and not p.met(village, seat, foe)


def may_fight(p: Fief, seat: int) -> list[int]:
    """Anybody in the same village; a gate army whose enemy has changed; the controller's rebels (9.1)."""
    out: list[int] = []
    v: i64 = -1
    for inside in p.occupants:
        v += 1
        if len(inside) < 2 or p.foggy(v):
            continue
        if seat in inside and p.inside_strength(seat, v):
            out += [t.FIGHT.at(v, s) for s in inside if s != seat and not p.met(v, seat, s)]
        if p.controller == seat and t.REBELS in inside:
            out += [t.RISE.at(v, s) for s in inside if s not in (t.REBELS, seat) and not p.met(v, t.REBELS, s)]
    for a in p.armies:
        v = t.VILLAGE_OF[a.place]
        if a.who == seat and not p.foggy(v) and may_storm(p, seat, v):
            out.append(t.FIGHT.at(v, p.holder(v)))
    return sorted(set(out)) if out else out


def changed(p: Fief, seat: int) -> list[int]:
    """Villages before which his army stands whose enemy is no longer the one announced, or cannot be fought."""
    out: list[int] = []
    for a in p.armies:
        v = t.VILLAGE_OF[a.place]
        stuck = a.enemy != p.holder(v) or not p.gate_strength(seat, v) or p.met(v, seat, a.enemy)
        if a.who == seat and stuck and v not in out:
            out.append(v)
    return sorted(out)


class BattleTurn(Step[Fief]):
    """A player's battles, one at a time in the order he likes."""

    rule: ClassVar[str] = "9.1"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), ended=Flag(), kept=Mask(t.VILLAGE))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.ended = False
        self.kept = 0  # villages from which he was not let back

    def run(self, p: Fief) -> None:
        if self.ended or not p.alive(self.seat):
            p.end()
        else:
            p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
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
        return say.ASK_BATTLE.of()

    def default(self, p: Fief, seat: int) -> int:
        must = must_fight(p, seat)
        return must[0] if must else PASS

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.ended = True
        elif t.FIGHT.has(move):
            p.push(Battle(t.FIGHT.a(move), seat, t.FIGHT.b(move)))
        elif t.RISE.has(move):
            p.push(Battle(t.RISE.a(move), t.REBELS, t.RISE.b(move)))
        elif t.WITHDRAW.has(move):
            p.push(Withdrawal(seat, t.WITHDRAW.a(move), hosts_behind(p, seat, t.WITHDRAW.a(move))))
        else:
            p.push(Talk(seat, move))

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Withdrawal) and child.refused:
            self.kept |= 1 << child.village


def hosts_behind(p: Fief, seat: int, village: int) -> list[int]:
    """Other players who hold the villages from which his armies before this one came."""
    out: list[int] = []
    for a in p.armies:
        if a.who == seat and a.before(village):
            host = p.holder(t.ROAD_FROM[a.place])
            if host not in (seat, NOBODY, t.REBELS) and host not in out:
                out.append(host)
    return out


class Withdrawal(Step[Fief]):
    """An army goes back where it came from, if whoever holds that village lets it in again (R36)."""

    rule: ClassVar[str] = "R36"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), village=One(t.VILLAGE), hosts=Some(SEAT), refused=Flag(), done=Flag()
    )

    def __init__(self, seat: int = NOBODY, village: int = NOBODY, hosts: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.village = village
        self.hosts: list[int] = hosts or []  # still to be asked
        self.refused = False
        self.done = False

    def run(self, p: Fief) -> None:
        if self.refused or self.done:
            p.end()
        elif self.hosts:
            p.ask(self.hosts[0])
        else:
            self.done = True
            withdraw(p, self.seat, self.village)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_RETURN.of(self.seat, self.village)

    def default(self, p: Fief, seat: int) -> int:
        return NO

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == YES:
            self.hosts.pop(0)
        else:
            self.refused = True
            p.tell(say.RETURN_REFUSED, seat, self.seat, self.village)
