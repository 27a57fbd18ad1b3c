"""Retreat from a battle (13.8)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ASK_HONOUR,
    ASK_WITHDRAW,
    ATTACK_SIDE,
    DEFENCE_SIDE,
    HITS,
    LET_GO,
    NO_SUCH_UNIT,
    RETREAT_HIT_AT,
    RETREAT_HIT_AT_WOUNDED,
    RETREAT_ROLL,
    SIDE,
    UNITS,
    WITHDRAW,
    WITHDRAWS,
)
from reame.games.conspiracy.war.departure import send_away
from reame.games.conspiracy.war.fray import (
    KIND,
    LEAVING,
    OF_SEAT,
    Fray,
    battle_of,
    by_seat,
    chart_order,
)
from reame.kernel.fields import Field, Flag, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.steps import NOT_NOW, Step


class Withdrawal(Step[Conspiracy]):
    """A side may withdraw units: one die each, or none if the enemy leader lets all of them go (13.8, 18.5)."""

    rule: ClassVar[str] = "13.8"
    FIELDS: ClassVar[list[Field]] = fields(
        side=One(SIDE), queue=Some(SEAT), free=Flag(), stage=Word("ask", "honour", "dice", "done")
    )

    def __init__(self, side: int = NOBODY, queue: list[int] | None = None) -> None:
        super().__init__()
        self.side = side
        self.queue = [] if queue is None else queue
        self.free = False
        self.stage = "ask"

    def foe(self, b: Fray) -> int:
        """The enemy leader."""
        return b.leader(DEFENCE_SIDE if self.side == ATTACK_SIDE else ATTACK_SIDE)

    def run(self, p: Conspiracy) -> None:
        b = battle_of(p)
        if self.stage == "ask":
            while self.queue:
                if len(self.choices(b, self.queue[0])) > 1:
                    p.ask(self.queue[0])
                    return
                self.queue.pop(0)
            mine = b.of_side(self.side)
            leaving = len([u for u in mine if u[LEAVING]])
            self.stage = "dice" if leaving else "done"
            if leaving == len(mine) and p.options["honourable_retreat"]:
                self.stage = "honour"
        elif self.stage == "honour":
            p.ask(self.foe(b))
        elif self.stage == "dice":
            self.stage = "done"
            self.leave(p, b)
        else:
            p.end()

    def choices(self, b: Fray, seat: int) -> list[int]:
        """To stay, or each sort of unit this player could withdraw."""
        out = [PASS]
        for u in sorted(b.of_side(self.side), key=by_seat):
            move = WITHDRAW.at(u[KIND])
            if u[OF_SEAT] == seat and not u[LEAVING] and move not in out:
                out.append(move)
        return out

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [YES, NO] if self.stage == "honour" else self.choices(battle_of(p), seat)

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if self.stage == "honour":
            return None if move in (YES, NO) else NOT_NOW
        if move == PASS:
            return None
        if not WITHDRAW.has(move):
            return NOT_NOW
        return None if move in self.choices(battle_of(p), seat) else NO_SUCH_UNIT

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_HONOUR.of() if self.stage == "honour" else ASK_WITHDRAW.of(battle_of(p).target)

    def default(self, p: Conspiracy, seat: int) -> int:
        return NO if self.stage == "honour" else PASS

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if self.stage == "honour":
            self.stage = "dice"
            self.free = move == YES
            if self.free:
                p.tell(LET_GO, seat)
        elif move == PASS:
            self.queue.pop(0)
        else:
            for u in sorted(battle_of(p).of_side(self.side), key=chart_order):
                if u[OF_SEAT] == seat and u[KIND] == WITHDRAW.a(move) and not u[LEAVING]:
                    u[LEAVING] = 1
                    p.tell(WITHDRAWS, seat, u[KIND])
                    return

    def leave(self, p: Conspiracy, b: Fray) -> None:
        """Dice in chart order; survivors leave for the nearest own territory."""
        away: list[list[int]] = [[0] * UNITS for _ in range(p.seats)]
        for u in sorted(b.of_side(self.side), key=chart_order):
            if not u[LEAVING]:
                continue
            if u[OF_SEAT] == b.defender:
                b.withdrew = True
            if not self.free:
                hit_at = RETREAT_HIT_AT_WOUNDED if HITS[u[KIND]] else RETREAT_HIT_AT
                face = p.dice.roll()
                p.tell(RETREAT_ROLL, u[OF_SEAT], u[KIND], face)
                if face >= hit_at and b.wound(p, u):
                    b.fell(p, u, self.foe(b), False)
                    continue
            b.units.remove(u)
            away[u[OF_SEAT]][u[KIND]] += 1
        for s in b.party(self.side):
            send_away(p, s, b.target, away[s], False)
