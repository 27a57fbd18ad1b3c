"""A new owner moves in, and those who bid or are called by a ban may march against him (8.3, 12)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ASK_ATTACK,
    ASK_GARRISON,
    ATTACK,
    ENTERS,
    GARRISON,
    GARRISON_FULL,
    GARRISON_KNIGHTS,
    GARRISON_MERCENARIES,
    MERCENARY_UNIT,
    MOVED,
    NO_SUCH_UNIT,
    NOT_THE_TARGET,
    NOT_YOURS,
    TERRITORY,
    TYPE,
    UNITS,
)
from reame.games.conspiracy.war.allies import EVERYBODY, refuse_attack
from reame.games.conspiracy.war.battle import Battle
from reame.games.conspiracy.war.departure import clear_out
from reame.kernel.fields import Field, Flag, Mask, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class Entry(Step[Conspiracy]):
    """The new owner: an heir onto the fief, others leave, a garrison comes (8.3 step 6)."""

    rule: ClassVar[str] = "8.3"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        fief=One(TERRITORY),
        stage=Word("heir", "garrison", "done"),
        knights=Number(),
        mercenaries=Number(),
    )

    def __init__(self, seat: int = NOBODY, fief: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.fief = fief
        self.stage = "heir"
        self.knights = 0  # brought in so far
        self.mercenaries = 0

    def run(self, p: Conspiracy) -> None:
        if self.stage == "heir":
            former = p.owner[self.fief]
            p.give(self.fief, self.seat)
            p.vacant = NOBODY
            p.heirs[2 * self.seat + TYPE[self.fief]] -= 1
            p.tell(ENTERS, self.seat, self.fief)
            self.stage = "garrison"
            clear_out(p, self.fief, former)
        elif self.stage == "garrison" and self.moves(p):
            p.ask(self.seat)
        else:
            p.end()

    def refuse_unit(self, unit: int) -> Phrase | None:
        """Up to two mercenaries and one knight."""
        if unit < MERCENARY_UNIT:
            return None if self.knights < GARRISON_KNIGHTS else GARRISON_FULL
        return None if self.mercenaries < GARRISON_MERCENARIES else GARRISON_FULL

    def moves(self, p: Conspiracy) -> list[int]:
        """Units he could bring."""
        lands = [t for t in p.lands(self.seat) if t != self.fief and p.units_in(t)]
        return [
            GARRISON.at(u, t)
            for u in range(UNITS)
            if self.refuse_unit(u) is None
            for t in lands
            if p.troops[t * UNITS + u]
        ]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [PASS, *self.moves(p)]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if not GARRISON.has(move):
            return NOT_NOW
        t = GARRISON.b(move)
        if p.owner[t] != seat or t == self.fief:
            return NOT_YOURS
        if not p.troops[t * UNITS + GARRISON.a(move)]:
            return NO_SUCH_UNIT
        return self.refuse_unit(GARRISON.a(move))

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_GARRISON.of(self.fief)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
            return
        unit, t = GARRISON.a(move), GARRISON.b(move)
        p.troops[t * UNITS + unit] -= 1
        p.troops[self.fief * UNITS + unit] += 1
        p.tell(MOVED, seat, unit, t, self.fief)
        if unit < MERCENARY_UNIT:
            self.knights += 1
        else:
            self.mercenaries += 1


class Declarations(Step[Conspiracy]):
    """One after the other may declare one attack on a fief, as long as section 12 allows it (R34, R54).

    Under a ban it ends when the fief has changed hands: `banned` is its owner then.
    """

    rule: ClassVar[str] = "12"
    FIELDS: ClassVar[list[Field]] = fields(
        target=One(TERRITORY), queue=Some(SEAT), bids=Mask(SEAT), ban=Flag(), banned=One(SEAT)
    )

    def __init__(
        self,
        target: int = NOBODY,
        queue: list[int] | None = None,
        bids: int = EVERYBODY,
        ban: bool = False,
        banned: int = NOBODY,
    ) -> None:
        super().__init__()
        self.target = target
        self.queue = [] if queue is None else queue
        self.bids = bids
        self.ban = ban
        self.banned = banned

    def run(self, p: Conspiracy) -> None:
        if self.ban and p.owner[self.target] != self.banned:
            self.queue = []
        while self.queue:
            if refuse_attack(p, self.queue[0], self.target, self.bids) is None:
                p.ask(self.queue[0])
                return
            self.queue.pop(0)
        p.end()

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [PASS, ATTACK.at(self.target)]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if not ATTACK.has(move):
            return NOT_NOW
        return None if ATTACK.a(move) == self.target else NOT_THE_TARGET

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_ATTACK.of(self.target)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.queue.pop(0)
        if move != PASS:
            p.push(Battle(self.target, seat, self.bids))
