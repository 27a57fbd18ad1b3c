"""Calamities of the faith [8]: the inquisition, superstition, and the cathedrals that fall."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis.decision.question import Decision, Question
from reame.games.universalis.fate.famine import bury
from reame.games.universalis.realm.buildings import remove_cathedral
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step

ARMIES_PER_CATHEDRAL: Final = int(box.CALAMITY_EFFECTS["inquisizione"]["armies_per_cathedral"])
SUPERSTITION_DRAWER: Final = int(box.CALAMITY_EFFECTS["superstizione"]["drawer_cathedrals"])
SUPERSTITION_OTHERS: Final = int(box.CALAMITY_EFFECTS["superstizione"]["other_cathedrals"])
SUPERSTITION_PLAYERS: Final = 3


def cathedrals_of(p: Universalis, seat: int) -> list[int]:
    """Territories of a player with a cathedral."""
    return [t for t in range(box.TERRITORIES) if p.cathedral[t] and p.owner[t] == seat]


class LoseCathedrals(Decision):
    """So many cathedrals, chosen by their owner."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), n=Number(0, box.TERRITORIES), lost=Number(0, box.TERRITORIES)
    )

    def __init__(self, seat: int = NOBODY, n: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.n = n
        self.lost = 0

    def run(self, p: Universalis) -> None:
        have = cathedrals_of(p, self.seat)
        if not have or self.n <= 0:
            p.end()
        elif len(have) > self.n:
            p.ask(self.seat)
        else:
            for t in have:
                self.lose(p, t)

    def lose(self, p: Universalis, t: int) -> None:
        """One is gone."""
        remove_cathedral(p, t)
        self.lost += 1
        self.n -= 1

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.LOSE_CATHEDRAL.each(cathedrals_of(p, seat))

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NO_CATHEDRAL_THERE if do.LOSE_CATHEDRAL.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_LOSE_CATHEDRAL.of(self.n)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.lose(p, do.LOSE_CATHEDRAL.a(move))


class SpareCathedral(Question):
    """All cathedrals but one, which their owner chooses."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(lost=Number(0, box.TERRITORIES))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.lost = 0

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.SPARE_CATHEDRAL.each(cathedrals_of(p, seat))

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NO_CATHEDRAL_THERE if do.SPARE_CATHEDRAL.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_SPARE_CATHEDRAL.of()

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        for t in cathedrals_of(p, seat):
            if t != do.SPARE_CATHEDRAL.a(move):
                remove_cathedral(p, t)
                self.lost += 1


class Inquisition(Step[Universalis]):
    """The drawer loses all cathedrals; with the Pope it strikes all others instead. Armies are lost with them."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("start", "strike", "armies"), queue=Some(SEAT), lost=Number(0, box.TERRITORIES)
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "start"
        self.queue: list[int] = []
        self.lost = 0

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.queue = [self.seat]
            if p.pope == self.seat:
                self.queue = [s for s in p.from_seat(self.seat) if s != self.seat]
                p.tell(say.POPE_IMMUNE, self.seat)
            self.stage = "strike"
        elif not self.queue:
            p.end()
        elif self.stage == "strike":
            self.stage = "armies"
            s = self.queue[0]
            shielded = p.has(s, box.THEOLOGY) and not p.has(s, box.MONOTHEISM)
            if not p.cathedrals(s):
                p.tell(say.NO_CATHEDRALS, s)
            elif shielded:
                p.tell(say.SHIELDED, s, box.THEOLOGY)
            if p.pope == self.seat:
                p.push(LoseCathedrals(s, 0 if shielded else 1))
            elif not shielded:
                p.push(LoseCathedrals(s, p.cathedrals(s)))
            elif p.cathedrals(s) > 1:
                p.push(SpareCathedral(s))
        else:
            s = self.queue.pop(0)
            self.stage = "strike"
            if self.lost:
                bury(p, s, ARMIES_PER_CATHEDRAL * self.lost)
            self.lost = 0

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, (LoseCathedrals, SpareCathedral)):
            self.lost = child.lost


class Superstition(Step[Universalis]):
    """The drawer loses up to three cathedrals, three other random players one each."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), stage=Word("start", "strike"), queue=Some(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "start"
        self.queue: list[int] = []

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            others = [s for s in p.from_seat(self.seat) if s != self.seat]
            while len(others) > SUPERSTITION_PLAYERS:
                others.pop(p.dice.below(len(others)))
            self.queue = [self.seat, *others]
            self.stage = "strike"
        elif self.queue:
            s = self.queue.pop(0)
            n = SUPERSTITION_DRAWER if s == self.seat else SUPERSTITION_OTHERS
            if not p.cathedrals(s):
                p.tell(say.NO_CATHEDRALS, s)
            if p.has(s, box.DEISM) or p.has(s, box.MYSTICISM):
                n -= 1
                if p.cathedrals(s):
                    p.tell(say.SHIELDED, s, box.DEISM if p.has(s, box.DEISM) else box.MYSTICISM)
            p.push(LoseCathedrals(s, n))
        else:
            p.end()
