"""Pleas for mercy before a round of battle (9.5): who may plead, who hears it, and what mercy means."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.battle.camps import InBattle, Sides
from reame.games.fief.land.captives import capture, hand_over
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import disband
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, One, fields
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


class Plea(InBattle):
    """Does a player plead for mercy, for all he has in the battle (R41)?"""

    rule: ClassVar[str] = "9.5"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), pleaded=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.pleaded = False

    def run(self, p: Fief) -> None:
        p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [PASS, t.PLEAD.at()]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_PLEA.of(self.battle(p).village)

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move != PASS:
            self.pleaded = True
            p.tell(say.PLEADS, seat)
        p.end()


class Mercy(InBattle):
    """Does the leader of the camp that struck him last grant it?"""

    rule: ClassVar[str] = "9.5"
    FIELDS: ClassVar[list[Field]] = fields(pleader=One(SEAT))

    def __init__(self, pleader: int = NOBODY) -> None:
        super().__init__()
        self.pleader = pleader

    def run(self, p: Fief) -> None:
        b = self.battle(p)
        p.ask(b.camps[captor_camp(p, b, self.pleader)].leader)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_MERCY.of(self.pleader)

    def take(self, p: Fief, seat: int, move: int) -> None:
        p.tell(say.MERCY if move == YES else say.NO_MERCY, seat, self.pleader)
        if move == YES:
            grant(p, self.battle(p), self.pleader)
        p.end()


def grant(p: Fief, b: Sides, seat: int) -> None:
    """His lords here become prisoners, his troops are removed; prisoners he kept pass on (R41, R45)."""
    camp = captor_camp(p, b, seat)
    captor = b.camps[camp].leader
    weights = b.ransom_weights(p, camp)
    at = stand_of(p, b, camp)
    for c in b.of_player(seat):
        places = c.places(p, b.village)
        hand_over(p, seat, places, captor, at, weights)
        for x in c.lords(p, b.village):
            capture(p, x, captor, at, weights)
        for place in places:
            disband(p, seat, place)
        c.gone = 1


def stand_of(p: Fief, b: Sides, camp: int) -> int:
    """A place where the leader of a camp has pieces."""
    for c in b.members(camp):
        if c.who == b.camps[camp].leader:
            for place in c.places(p, b.village):
                if p.has_piece(c.who, place):
                    return place
    return b.village
