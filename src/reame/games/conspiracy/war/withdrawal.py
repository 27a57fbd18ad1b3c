"""Retreat from a battle (13.8)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.consent import Consent
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.departure import send_away
from reame.games.conspiracy.war.fray import Fray, battle_of, by_seat, enemy
from reame.kernel.fields import Field, Flag, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class Withdrawal(Step[Conspiracy]):
    """A side may withdraw units: one die each, or none if the enemy leader lets all of them go (13.8, 18.5).

    All say who withdraws before the first die is thrown (R82).
    """

    rule: ClassVar[str] = "13.8"
    FIELDS: ClassVar[list[Field]] = fields(
        side=One(t.SIDE), queue=Some(SEAT), free=Flag(), stage=Word("ask", "honour", "dice", "done")
    )

    def __init__(self, side: int = NOBODY, queue: list[int] | None = None) -> None:
        super().__init__()
        self.side = side
        self.queue = [] if queue is None else queue
        self.free = False
        self.stage = "ask"

    def run(self, p: Conspiracy) -> None:
        b = battle_of(p)
        if self.stage == "ask":
            while self.queue:
                if len(self.choices(b, self.queue[0])) > 1:
                    p.ask(self.queue[0])
                    return
                self.queue.pop(0)
            mine = b.of_side(self.side)
            leaving = len([f for f in mine if f.leaving])
            self.stage = "dice" if leaving else "done"
            if leaving == len(mine) and p.options["honourable_retreat"]:
                self.stage = "honour"
        elif self.stage == "honour":
            p.push(Honour(b.leader(enemy(self.side))))
        elif self.stage == "dice":
            self.stage = "done"
            self.leave(p, b)
        else:
            p.end()

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, Honour):
            self.stage = "dice"
            self.free = child.given
            if self.free:
                p.tell(say.LET_GO, child.seat)

    def choices(self, b: Fray, seat: int) -> list[int]:
        """To stay, or each sort of unit this player could withdraw."""
        out = [PASS]
        for f in sorted(b.of_side(self.side), key=by_seat):
            move = t.WITHDRAW.at(f.unit)
            if f.seat == seat and not f.leaving and move not in out:
                out.append(move)
        return out

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return self.choices(battle_of(p), seat)

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if move != PASS and not t.WITHDRAW.has(move):
            return NOT_NOW
        return None if move in self.choices(battle_of(p), seat) else say.NO_SUCH_UNIT

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_WITHDRAW.of(battle_of(p).target)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if move == PASS:
            self.queue.pop(0)
            return
        for f in battle_of(p).on_chart(self.side):
            if f.seat == seat and f.unit == t.WITHDRAW.a(move) and not f.leaving:
                f.leaving = 1
                p.tell(say.WITHDRAWS, seat, f.unit)
                return

    def leave(self, p: Conspiracy, b: Fray) -> None:
        """Dice in chart order; survivors leave for the nearest own territory."""
        away: list[list[int]] = [[0] * t.UNITS for _ in range(p.seats)]
        p.tell(say.RETREAT, self.side, len([f for f in b.of_side(self.side) if f.leaving]), b.target)
        for f in b.on_chart(self.side):
            if not f.leaving:
                continue
            if f.seat == b.defender:
                b.withdrew = True
            if not self.free:
                hit_at = t.RETREAT_HIT_AT_WOUNDED if t.HITS[f.unit] else t.RETREAT_HIT_AT
                face = p.dice.roll()
                p.tell(say.RETREAT_HIT if face >= hit_at else say.RETREAT_SAFE, f.seat, f.unit, face, hit_at)
                if face >= hit_at and b.wound(p, f):
                    b.fell(p, f, b.leader(enemy(self.side)), False)
                    continue
            b.remove(f)
            away[f.seat][f.unit] += 1
        for s in b.party(self.side):
            send_away(p, s, b.target, away[s])


class Honour(Consent):
    """Honourable retreat: does the enemy leader let a beaten side go without dice? (18.5, R69)"""

    rule: ClassVar[str] = "18.5"

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_HONOUR.of()
