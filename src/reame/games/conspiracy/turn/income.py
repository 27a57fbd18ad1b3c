"""Income, the first phase (section 6)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.reactions import Reactions
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Mask, Number, Per, Word, fields
from reame.kernel.kinds import SEAT, Phrase, Sentence
from reame.kernel.steps import Step


class IncomePhase(Step[Conspiracy]):
    """Everybody collects; then one window for Alchemists and Robber Knights (section 6)."""

    rule: ClassVar[str] = "6"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("collect", "done"))

    def __init__(self) -> None:
        super().__init__()
        self.stage = "collect"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "done":
            p.end()
            return
        self.stage = "done"
        cards = IncomeCards(p.order())
        for s in p.order():
            income = p.income(s)
            p.ducats[s] += income
            cards.collected[s] = cards.got[s] = income
            p.tell(say.COLLECTED, s, income)
            if p.journal is not None:
                tell_income(p, s)
        p.push(cards)


def tell_income(p: Conspiracy, seat: int) -> None:
    """What an income is made of (section 6)."""
    lands = p.lands(seat)
    fiefs = [land for land in lands if land < t.FIEFS]
    secular = len([fief for fief in fiefs if t.TYPE[fief] == t.SECULAR])
    p.tell_sum(say.INCOME_OF, seat)
    tell_source(p, say.SUM_SECULAR, t.FIEF_INCOME[t.SECULAR], secular)
    tell_source(p, say.SUM_ECCLESIASTICAL, t.FIEF_INCOME[t.ECCLESIASTICAL], len(fiefs) - secular)
    tell_source(p, say.SUM_ELECTORATES, t.ELECTORATE_INCOME, p.electorates(seat))
    told = p.land_income(seat)
    for work in range(len(t.WORK_INCOME)):
        n = len([land for land in lands if p.works[land] >> work & 1])
        if n:
            p.tell_term(say.SUM_WORKS, t.WORK_INCOME[work] * n, work, n)
    told += p.work_income(seat)
    if p.road_income(seat):
        p.tell_term(say.SUM_ROADS, p.road_income(seat), roads_of(p, seat))
        told += p.road_income(seat)
    masters = p.holder.count(seat)
    tell_source(p, say.SUM_MASTERS, t.MASTER_INCOME, masters)
    told += t.MASTER_INCOME * masters
    if p.preacher_free(seat):
        p.tell_term(say.SUM_PREACHER, t.PREACHER_INCOME)
        told += t.PREACHER_INCOME
    if told < t.INCOME_FLOOR:
        p.tell_term(say.SUM_FLOOR, t.INCOME_FLOOR - told)


def tell_source(p: Conspiracy, phrase: Phrase, each: int, n: int) -> None:
    """So many things that bring so much each."""
    if n:
        p.tell_term(phrase, each * n, n)


def roads_of(p: Conspiracy, seat: int) -> int:
    """How many roads bring him something."""
    lands = p.lands(seat)
    return sum([t.ABROAD[land] + len([o for o in t.ROADS_ON[land] if p.owner[o] == seat]) for land in lands])


class IncomeCards(Reactions):
    """Window `income`: Alchemists and Robber Knights (R21)."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(
        collected=Per(SEAT, Number(0, t.INCOME_MOST), 0), got=Per(SEAT, Number(0, t.INCOME_MOST), 0), robbed=Mask(SEAT)
    )

    def __init__(self, queue: list[int] | None = None) -> None:
        super().__init__(queue)
        self.collected = [0] * t.LARGEST  # the income of this phase, and ...
        self.got = [0] * t.LARGEST  # ... what Alchemists have made of it
        self.robbed = 0

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return [t.PLAY.at(t.ALCHEMIST), *[t.ROB.at(s) for s in range(p.seats) if s != seat]]

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return None

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        alchemy = t.PLAY.has(move)
        whose = seat if alchemy else t.ROB.a(move)
        if self.robbed >> whose & 1:
            self.void(p, seat, move)
        elif alchemy:
            self.double(p, seat)
        else:
            self.rob(p, whose, seat)

    def double(self, p: Conspiracy, seat: int) -> None:
        """An Alchemist: the income once more."""
        p.ducats[seat] += self.collected[seat]
        self.got[seat] += self.collected[seat]
        p.tell(say.DOUBLED, seat, self.collected[seat])

    def rob(self, p: Conspiracy, victim: int, robber: int) -> None:
        """A Robber Knight: all he got is lost, as far as he still has it."""
        loss = min(self.got[victim], p.ducats[victim])
        p.ducats[victim] -= loss
        self.robbed |= 1 << victim
        p.tell(say.ROBBED, victim, loss, robber)

    def concerns(self, p: Conspiracy, seat: int) -> bool:
        return t.ROB.at(seat) in self.played

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_INCOME.of()
