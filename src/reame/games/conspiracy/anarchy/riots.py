"""The two passes of the anarchy: riots that make outlaws, reprisals against them (15.3, steps 2 and 3)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.mercenaries import recruit, recruits, refuse_recruit
from reame.games.conspiracy.cards.slots import OwnSlot
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.attack import EVERYBODY, fiefs_to_attack, refuse_attack
from reame.games.conspiracy.war.battle import Battle
from reame.kernel.fields import Field, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


def is_outlaw(p: Conspiracy, seat: int) -> bool:
    """Has he broken the peace? Nobody is nobody's outlaw."""
    return seat != NOBODY and p.outlaws >> seat & 1 == 1


class Riot(OwnSlot):
    """First pass: cards, then one attack on any fief, or none (slot S5).

    Who attacks anybody but an outlaw becomes one; a neutral fief, too, breaks the peace (R55).
    """

    rule: ClassVar[str] = "15"

    def has_more(self, p: Conspiracy) -> bool:
        return len(fiefs_to_attack(p, self.seat)) > 0

    def add_more(self, p: Conspiracy, out: list[int]) -> None:
        out += t.ATTACK.each(fiefs_to_attack(p, self.seat))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if t.ATTACK.has(move):
            return refuse_attack(p, seat, t.ATTACK.a(move), EVERYBODY)
        return super().refuse(p, seat, move)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_ATTACK_ANY.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if not t.ATTACK.has(move):
            super().take(p, seat, move)
            if move == PASS:
                p.tell(say.STAYS_QUIET, seat)
            return
        self.stage = "done"
        target = t.ATTACK.a(move)
        if not is_outlaw(p, p.owner[target]):
            p.outlaws |= 1 << seat
            p.tell(say.OUTLAWED, seat)
        p.push(Battle(target, seat))


def refuse_reprisal(p: Conspiracy, seat: int, target: int) -> Phrase | None:
    """A fief of another player who is an outlaw (R55)."""
    no = refuse_attack(p, seat, target, EVERYBODY)
    return no or (None if is_outlaw(p, p.owner[target]) else say.NO_OUTLAW)


def outlaw_fiefs(p: Conspiracy, seat: int) -> list[int]:
    """All he may attack in the second pass."""
    if not p.outlaws:
        return []
    return [fief for fief in fiefs_to_attack(p, seat) if is_outlaw(p, p.owner[fief])]


class Reprisal(Step[Conspiracy]):
    """Second pass: one attack on a fief of an outlaw, or none; it makes nobody an outlaw."""

    rule: ClassVar[str] = "15"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), target=One(t.TERRITORY))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.target = NOBODY

    def run(self, p: Conspiracy) -> None:
        p.ask(self.seat)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [PASS, *recruits(p, seat), *t.ATTACK.each(outlaw_fiefs(p, seat))]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if t.RECRUIT.has(move):
            return refuse_recruit(p, seat, move)
        return refuse_reprisal(p, seat, t.ATTACK.a(move)) if t.ATTACK.has(move) else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_ATTACK_OUTLAW.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if t.RECRUIT.has(move):
            recruit(p, seat, move)
            return
        if move == PASS:
            p.tell(say.STAYS_QUIET, seat)
        else:
            self.target = t.ATTACK.a(move)
        p.end()
