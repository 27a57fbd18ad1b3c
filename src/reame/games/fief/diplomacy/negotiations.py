"""Phase 6: inheritances, candidates, talks, ballot (13.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.court.election import Ballot, Candidates
from reame.games.fief.court.inheritance import Inheritance
from reame.games.fief.diplomacy.talk import Talk, refuse_talk, talk_moves
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Number, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import Step


class Negotiations(Step[Fief]):
    """The sequence of the phase."""

    rule: ClassVar[str] = "13.1"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("inherit", "candidates", "talks", "late", "ballot", "fall", "end")
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "inherit"

    def bargains(self) -> bool:
        return True  # aloud or in secret, in another room for instance [13]

    def run(self, p: Fief) -> None:
        if self.stage == "inherit":
            self.stage = "candidates"
            p.push(Inheritance())
        elif self.stage == "candidates":
            self.stage = "talks"
            if p.king == NOBODY:
                p.push(Candidates())
        elif self.stage == "talks":
            self.stage = "late"
            if p.dealing():
                p.push(Talks(p.turn_order()))
        elif self.stage == "late":
            self.stage = "ballot"
            if p.king == NOBODY:
                p.push(Candidates())
        elif self.stage == "ballot":
            self.stage = "end"
            if p.king == NOBODY and any(x != NOBODY for x in p.candidates):
                p.push(Ballot())
        elif self.stage == "fall":
            self.stage = "end"
            p.push(Inheritance(consecrated=True))
        else:
            self.close(p)
            p.end()

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Ballot) and child.crowned:
            self.stage = "fall"

    def close(self, p: Fief) -> None:
        """Promises for this round's ballot are over."""
        p.balloted = False
        for s in range(p.seats):
            p.candidates[s] = NOBODY
            p.pledge[s] = NOBODY
            p.pledge_known[s] = 0
        for i in range(len(p.blessing)):
            p.blessing[i] = 0


class Talks(Step[Fief]):
    """Offers in turn order, again and again, until all have passed one after the other (13.1, R66)."""

    rule: ClassVar[str] = "13.1"
    FIELDS: ClassVar[list[Field]] = fields(order=Some(SEAT), passed=Number(0, t.SEATS))

    def __init__(self, order: list[int] | None = None) -> None:
        super().__init__()
        self.order: list[int] = order or []
        self.passed = 0

    def run(self, p: Fief) -> None:
        if self.passed >= len(self.order):
            p.end()
        elif talk_moves(p, self.order[0]):
            p.ask(self.order[0])
        else:
            self.turn()  # all his offers are spent, as everybody knows
            self.passed += 1

    def turn(self) -> None:
        """The next player speaks."""
        self.order.append(self.order.pop(0))

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [PASS, *talk_moves(p, seat)]

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        return None if move == PASS else refuse_talk(p, seat, move)

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_TALK.of()

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.turn()
        if move == PASS:
            self.passed += 1
        else:
            self.passed = 0
            p.push(Talk(seat, move))
