"""Bishops who try to calm the rebels (8.6, R20)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.court.deaths import Deaths
from reame.games.fief.land.holders import enter_from_gates, hold_first, refresh
from reame.games.fief.land.titles import give_title
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, One, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import Step


def preachers(p: Fief, seat: int, village: int) -> list[int]:
    """Free bishops of a family at this village who have not tried this round."""
    return [
        x
        for x in p.free_lords(seat)
        if p.bishop[x] != NOBODY and not p.preached >> x & 1 and t.VILLAGE_OF[p.place[x]] == village
    ]


def persuasions(p: Fief, seat: int) -> int:
    """How many points of persuasion a player can pay; three always suffice."""
    return min(t.PERSUASION.high, p.money[seat] // t.PERSUASION_PRICE)


def try_to_calm(p: Fief, lord: int, points: int) -> None:
    """A bishop who stands among the rebels ends the revolt, or dies."""
    if preach(p, lord, points):
        calmed_by(p, lord)
    else:
        p.push(Deaths([lord]))


def preach(p: Fief, lord: int, points: int) -> bool:
    """A die and the points bought: 4 or more ends the revolt; else he is to be stoned. The money is gone either way."""
    p.pay(p.family[lord], points * t.PERSUASION_PRICE)
    p.preached |= 1 << lord
    die = p.dice.roll()
    p.tell(say.PREACHES, lord, p.family[lord], t.VILLAGE_OF[p.rebels_at], die + points, t.CALM_SUCCESS)
    p.tell_sum(say.SUM_OF_LORD, lord)
    p.tell_term(say.SUM_DIE, die)
    if points:
        p.tell_term(say.SUM_PERSUASION, points, points * t.PERSUASION_PRICE)
    return calms(die, points)


def calms(die: int, points: int) -> bool:
    """Does a sermon end the revolt (8.6)?"""
    return die + points >= t.CALM_SUCCESS


def end_revolt(p: Fief) -> None:
    """No rebel is left; the card is discarded (5.4)."""
    village = t.VILLAGE_OF[p.rebels_at]
    p.rebels = 0
    p.rebels_at = NOBODY
    p.controller = NOBODY
    p.discard(t.REVOLT)
    p.armies = [a for a in p.armies if a.who != t.REBELS]
    p.tell(say.REVOLT_ENDS, village)
    if t.REBELS in p.occupants[village]:
        p.occupants[village].remove(t.REBELS)


def calmed_by(p: Fief, lord: int) -> None:
    """The revolt ends; a citadel the rebels held goes to the bishop and his player (R19)."""
    village = t.VILLAGE_OF[p.rebels_at]
    r = t.REGION_OF[village]
    seat = p.family[lord]
    won = p.capital[r] == village and p.fief[r] == NOBODY and p.holder(village) == t.REBELS
    end_revolt(p)
    if won:
        give_title(p, r, lord)
        if t.IS_GATE[p.place[lord]]:
            enter_from_gates(p, seat, village)
        hold_first(p, village, seat)
    else:
        refresh(p, village)


class Sermons(Step[Fief]):
    """Just before a battle against the rebels, each bishop at the place may try to calm them."""

    rule: ClassVar[str] = "8.6"
    FIELDS: ClassVar[list[Field]] = fields(village=One(t.VILLAGE), queue=Some(SEAT), begun=Flag())

    def __init__(self, village: int = NOBODY) -> None:
        super().__init__()
        self.village = village
        self.queue: list[int] = []
        self.begun = False

    def run(self, p: Fief) -> None:
        if not self.begun:
            self.begun = True
            self.queue = p.turn_order()
        while self.queue and (not p.rebels or not preachers(p, self.queue[0], self.village)):
            self.queue.pop(0)
        if self.queue:
            p.ask(self.queue[0])
        else:
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        most = persuasions(p, seat)
        return [PASS, *[t.CALM.at(x, k) for x in preachers(p, seat, self.village) for k in range(most + 1)]]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_CALM.of(p.rebels)

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.queue.pop(0)
        else:
            try_to_calm(p, t.CALM.a(move), t.CALM.b(move))
