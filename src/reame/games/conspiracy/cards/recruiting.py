"""Mercenaries before an election or a war: a card and 80 ducats buy one whenever there is no combat (4, R88)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.mercenaries import recruit, recruits, refuse_recruit
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Mask, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, circle
from reame.kernel.windows import Window


class Recruiting(Window[Conspiracy]):
    """Who could buy a mercenary is asked, as far as that is public. In silent windows those without 80 ducats are
    passed over, unseen. After a purchase all are asked again: it may call for an answer.
    """

    rule: ClassVar[str] = "R88"
    FIELDS: ClassVar[list[Field]] = Window.FIELDS + fields(among=Mask(SEAT), target=One(t.TERRITORY))

    def __init__(self, queue: list[int] | None = None, target: int = NOBODY) -> None:
        super().__init__()
        self.queue = [] if queue is None else queue
        self.among = 0
        for s in self.queue:
            self.among |= 1 << s
        self.target = target  # the fief that may be fought for, if it is about one

    def options(self, p: Conspiracy, seat: int) -> list[int]:
        return recruits(p, seat)

    def refuse_reaction(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return refuse_recruit(p, seat, move) if t.RECRUIT.has(move) else NOT_NOW

    def react(self, p: Conspiracy, seat: int, move: int) -> None:
        self.queue = [s for s in circle(seat, p.seats) if self.among >> s & 1 and p.hands[s].size()]
        recruit(p, seat, move)

    def close(self, p: Conspiracy) -> None:
        p.end()

    def concerns(self, p: Conspiracy, seat: int) -> bool:
        return p.owner[self.target] == seat if self.target != NOBODY else not p.peace

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        if self.target != NOBODY:
            return say.ASK_RECRUIT_WAR.of(self.target)
        return say.ASK_RECRUIT_ELECTION.of() if p.peace else say.ASK_RECRUIT_ANARCHY.of()


def before_election(p: Conspiracy) -> Recruiting:
    """Everybody who holds a card and has a place for a mercenary may buy one: the Master of War may change."""
    return Recruiting([s for s in p.order() if could_buy(p, s)])


def before_anarchy(p: Conspiracy, first: int) -> Recruiting:
    """All but the first to act, who is asked at once what he does."""
    return Recruiting([s for s in p.order() if s != first and could_buy(p, s)])


def before_war(p: Conspiracy, target: int) -> Recruiting:
    """Whoever has an heir for this fief and a land next to it, and no unit to attack it with.

    All others can buy one when they declare or when cards are chosen in battle (13.5).
    """
    return Recruiting([s for s in p.order() if could_buy(p, s) and lacks_unit(p, s, target)], target)


def could_buy(p: Conspiracy, seat: int) -> bool:
    """By what all can see: a card, and a place."""
    return p.hands[seat].size() > 0 and len(p.sites(seat)) > 0


def lacks_unit(p: Conspiracy, seat: int, target: int) -> bool:
    """Is a mercenary next to the target all that keeps him out of the war?"""
    if p.owner[target] == seat or not p.matching(seat, target) or p.borders_with_units(seat, target, True):
        return False
    return any(p.owner[land] == seat for land in t.NEIGHBOURS[target])
