"""Children are born: the cards played on a Fate roll of 4 to 6 (4, 8.2)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.reactions import Reactions
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Flag, Number, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW


class OwnFateRoll(Reactions):
    """Window `own_fate_roll`: the Witch turns a birth into a death (R23)."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(bewitched=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__([] if seat == NOBODY else [seat], seat)
        self.bewitched = False

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return [t.PLAY.at(t.WITCH)]

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return NOT_NOW if self.played else None  # one Witch is enough

    def tell_played(self, p: Conspiracy, seat: int, move: int) -> None:
        p.tell(say.WITCH_PLAYED, seat)

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        self.bewitched = True

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_WITCH.of()


class Birth(Reactions):
    """Window `birth`: Death in the Cradle by others; the parent's Miracle Healer against it."""

    rule: ClassVar[str] = "8.2"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(
        parent=One(SEAT), children=Number(0, 2), protected=Number(0, t.ACTION_COUNTS[t.MIRACLE_HEALER])
    )

    def __init__(self, queue: list[int] | None = None, parent: int = NOBODY, children: int = 0) -> None:
        super().__init__(queue)
        self.parent = parent
        self.children = children
        self.protected = 0

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return [t.PLAY.at(t.MIRACLE_HEALER if seat == self.parent else t.CRADLE)]

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        # There must be a death to heal (R81).
        return NOT_NOW if seat == self.parent and t.PLAY.at(t.CRADLE) not in self.played else None

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        if t.PLAY.a(move) == t.MIRACLE_HEALER:
            self.protected += 1
        elif self.protected:
            self.protected -= 1
            p.tell(say.CHILD_SAVED, self.parent)
        elif self.children:
            self.children -= 1
            p.tell(say.CHILD_DIES, self.parent)
        else:
            self.void(p, seat, move)

    def concerns(self, p: Conspiracy, seat: int) -> bool:
        return seat == self.parent

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_BIRTH.of(self.parent)
