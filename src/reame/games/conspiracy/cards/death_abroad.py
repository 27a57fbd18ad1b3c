"""Death Abroad: an heir of another player dies far from home, unless his family has a Healer (section 4)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.reactions import Reactions
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Flag, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, circle


def refuse_heir(p: Conspiracy, seat: int, victim: int, zone: int) -> Phrase | None:
    """It strikes an heir of another player."""
    if victim == seat:
        return say.YOUR_OWN
    return None if victim < p.seats and p.heir(victim, zone) else say.NO_SUCH_HEIR


def deaths_abroad(p: Conspiracy, seat: int) -> list[int]:
    """Whom the card, if it is in hand, could strike."""
    if not p.hands[seat].has(t.DEATH_ABROAD_CARD):
        return []
    return [
        t.DEATH_ABROAD.at(victim, zone)
        for victim in range(p.seats)
        for zone in range(t.ZONE.size)
        if refuse_heir(p, seat, victim, zone) is None
    ]


def refuse_death_abroad(p: Conspiracy, seat: int, move: int) -> Phrase | None:
    """None exactly if the move is among the deaths abroad."""
    if not p.hands[seat].has(t.DEATH_ABROAD_CARD):
        return say.NO_CARD
    return refuse_heir(p, seat, t.DEATH_ABROAD.a(move), t.DEATH_ABROAD.b(move))


def death_abroad(p: Conspiracy, seat: int, move: int) -> None:
    """The card is played; it may be answered."""
    victim = t.DEATH_ABROAD.a(move)
    p.spend(seat, t.DEATH_ABROAD_CARD)
    p.tell(say.DEATH_ABROAD, seat, victim, t.DEATH_ABROAD.b(move))
    p.push(HeirRemoved(circle(seat + 1, p.seats), victim, t.DEATH_ABROAD.b(move)))


class HeirRemoved(Reactions):
    """Window `heir_removed`: his family may heal him."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(victim=One(SEAT), zone=One(t.ZONE), saved=Flag())

    def __init__(self, queue: list[int] | None = None, victim: int = NOBODY, zone: int = NOBODY) -> None:
        super().__init__(queue)
        self.victim = victim
        self.zone = zone
        self.saved = False

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return [t.PLAY.at(t.MIRACLE_HEALER)]

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return None if seat == self.victim and not self.played else NOT_NOW

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        self.saved = True

    def settle(self, p: Conspiracy) -> None:
        if self.saved:
            p.tell(say.HEIR_SAVED, self.victim, self.zone)
        else:
            p.educate(self.victim, self.zone, -1)
            p.tell(say.HEIR_LOST, self.victim, self.zone, p.heir(self.victim, self.zone))

    def concerns(self, p: Conspiracy, seat: int) -> bool:
        return seat == self.victim

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_HEIR_REMOVED.of(self.victim, self.zone)
