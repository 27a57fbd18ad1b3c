"""Pleas for mercy before a round of battle (9.5): who may plead, who hears it, and what mercy means."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.battle.camps import InBattle, Sides
from reame.games.fief.land.captives import capture, hand_over
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import disband
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, One, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import NO, PASS, YES


def captor_camp(p: Fief, b: Sides, seat: int) -> int:
    """Who would answer his plea: the camp that struck him last, at first the strongest enemy (R41)."""
    mine = b.of_player(seat)
    if not mine:
        return NOBODY
    enemies = b.standing(p, 1 - b.camps[mine[0].camp].side)
    for c in mine:
        if b.camps[c.camp].struck_by in enemies:
            return b.camps[c.camp].struck_by
    return b.strongest(p, enemies) if enemies else NOBODY


def may_plead(p: Fief, b: Sides, seat: int) -> bool:
    """A free lord in the battle, and an enemy who can hear him (R18)."""
    if not any(c.lords(p, b.village) for c in b.of_player(seat)):
        return False
    camp = captor_camp(p, b, seat)
    return camp != NOBODY and b.camps[camp].leader != t.REBELS


def pleaders(p: Fief, b: Sides, seat: int) -> list[int]:
    """His free lords in the battle, for whom he may ask mercy."""
    out: list[int] = []
    for c in b.of_player(seat):
        out += c.lords(p, b.village)
    return sorted(out)


class Plea(InBattle):
    """Does a player plead for mercy, for all his lords in the battle or for some of them (R41)?"""

    rule: ClassVar[str] = "9.5"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), lords=Some(t.LORD), ended=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.lords: list[int] = []  # for whom he pleads
        self.ended = False

    def run(self, p: Fief) -> None:
        left = [x for x in pleaders(p, self.battle(p), self.seat) if x not in self.lords]
        if self.ended or not left:
            if self.lords:
                p.tell_list(say.PLEADS, self.lords, self.seat)
            p.end()
        else:
            p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        lords = pleaders(p, self.battle(p), seat)
        if self.lords:
            return [PASS, *t.PLEAD_FOR.each([x for x in lords if x not in self.lords])]
        return [PASS, t.PLEAD.at(), *(t.PLEAD_FOR.each(lords) if len(lords) > 1 else [])]

    def question(self, p: Fief, seat: int) -> Sentence:
        return (say.ASK_PLEA_ALSO if self.lords else say.ASK_PLEA).of(self.battle(p).village)

    def take(self, p: Fief, seat: int, move: int) -> None:
        if t.PLEAD_FOR.has(move):
            self.lords.append(t.PLEAD_FOR.a(move))
            return
        self.ended = True
        if t.PLEAD.has(move):
            self.lords = pleaders(p, self.battle(p), seat)


class Mercy(InBattle):
    """Does the leader of the camp that struck him last grant it?"""

    rule: ClassVar[str] = "9.5"
    FIELDS: ClassVar[list[Field]] = fields(pleader=One(SEAT), lords=Some(t.LORD))

    def __init__(self, pleader: int = NOBODY, lords: list[int] | None = None) -> None:
        super().__init__()
        self.pleader = pleader
        self.lords: list[int] = lords or []

    def run(self, p: Fief) -> None:
        b = self.battle(p)
        p.ask(b.camps[captor_camp(p, b, self.pleader)].leader)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Fief, seat: int) -> Sentence:
        return Sentence(say.ASK_MERCY, [self.pleader], items=self.lords)

    def take(self, p: Fief, seat: int, move: int) -> None:
        p.tell(say.MERCY if move == YES else say.NO_MERCY, seat, self.pleader)
        if move == YES:
            grant(p, self.battle(p), self.pleader, self.lords)
        p.end()


def grant(p: Fief, b: Sides, seat: int, lords: list[int]) -> None:
    """These lords become prisoners, the troops that stand with them are removed; the others fight on (R41).

    Where nobody of his is left, the prisoners he kept pass on (R45). Guards of somebody who fights on stay with him.
    """
    camp = captor_camp(p, b, seat)
    captor = b.camps[camp].leader
    weights = b.ransom_weights(p, camp)
    at = stand_of(p, b, camp)
    all_of_them = len(lords) == len(pleaders(p, b, seat))
    for c in b.of_player(seat):
        here = c.lords(p, b.village)
        spared = [x for x in here if x in lords]
        if not spared and not all_of_them:
            continue
        places = c.places(p, b.village)
        for place in places:
            disband(p, seat, place, [x for x in here if x not in lords])
        if len(spared) == len(here):
            hand_over(p, seat, places, captor, at, weights)
            c.gone = 1
        for x in spared:
            capture(p, x, captor, at, weights)


def stand_of(p: Fief, b: Sides, camp: int) -> int:
    """A place where the leader of a camp has pieces."""
    for c in b.members(camp):
        if c.who == b.camps[camp].leader:
            for place in c.places(p, b.village):
                if p.has_piece(c.who, place):
                    return place
    return b.village
