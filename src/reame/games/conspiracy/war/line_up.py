"""The line-up on the combat chart: the leader proposes, allies agree (13.6, 13.9)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.consent import Consent
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.chart import Chart
from reame.games.conspiracy.war.fray import battle_of
from reame.kernel.fields import Field, Flag, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import YES
from reame.kernel.steps import NOT_NOW, Step


class LineUp(Step[Conspiracy]):
    """A side places its units (R46, R47); places without a choice fill themselves.

    The leader proposes; if an ally refuses, the standard line-up applies.
    """

    rule: ClassVar[str] = "13.6"
    FIELDS: ClassVar[list[Field]] = fields(
        side=One(t.SIDE), own=Flag(), queue=Some(SEAT), stage=Word("clear", "place", "replies", "done")
    )

    def __init__(self, side: int = NOBODY) -> None:
        super().__init__()
        self.side = side
        self.own = False  # has the leader chosen anything himself?
        self.queue: list[int] = []
        self.stage = "clear"

    def chart(self, p: Conspiracy) -> Chart:
        """This side's part of it."""
        return Chart(battle_of(p), self.side)

    def run(self, p: Conspiracy) -> None:
        b = battle_of(p)
        if self.stage == "clear":
            self.chart(p).clear()
            self.stage = "place"
        elif self.stage == "place":
            chart = self.chart(p)
            chart.fill_forced()
            if chart.open_places():
                p.ask(b.leader(self.side))
            else:
                self.stage = "replies"
                fighting = [f.seat for f in chart.mine]
                self.queue = [s for s in b.party(self.side)[1:] if s in fighting] if self.own else []
        elif self.stage == "replies":
            if self.queue:
                p.push(LineUpReply(self.queue[0], b.leader(self.side)))
            else:
                self.stage = "done"
        else:
            for f in b.on_chart(self.side):
                if f.pair:
                    p.tell(say.SUPPORTS if f.rank else say.LINED_UP, self.side, f.pair, f.seat, f.unit)
            p.end()

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, LineUpReply):
            self.queue.pop(0)
            if not child.given:
                self.queue = []
                chart = self.chart(p)
                chart.clear()
                chart.fill_standard(p.order())

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        chart = self.chart(p)
        units = chart.waiting()
        if chart.next_rank() == 0:
            return [t.STANDARD.at(), *[t.FRONT.at(f.seat, f.unit) for f in units]]
        pairs = chart.next_pairs()
        return [t.STANDARD.at(), *[t.SUPPORT.at(f.seat, f.unit, pair) for f in units for pair in pairs]]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if t.STANDARD.has(move):
            return None
        chart = self.chart(p)
        front = chart.next_rank() == 0
        verb = t.FRONT if front else t.SUPPORT
        if not verb.has(move):
            return NOT_NOW
        whose, unit = verb.a(move), verb.b(move)
        if not any(f.seat == whose and f.unit == unit for f in chart.free()):
            return say.NO_SUCH_UNIT
        if chart.find(whose, unit) is None:
            return say.KNIGHTS_FIRST
        return None if front or t.SUPPORT.c(move) in chart.next_pairs() else say.PAIR_FULL

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        chart = self.chart(p)
        return say.ASK_FRONT.of(chart.next_pairs()[0]) if chart.next_rank() == 0 else say.ASK_SUPPORT.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        chart = self.chart(p)
        if t.STANDARD.has(move):
            chart.fill_standard(p.order())
            return
        self.own = True
        verb = t.FRONT if t.FRONT.has(move) else t.SUPPORT
        fighter = chart.find(verb.a(move), verb.b(move))
        assert fighter is not None
        chart.put(fighter, chart.next_pairs()[0] if t.FRONT.has(move) else t.SUPPORT.c(move))


class LineUpReply(Consent):
    """Does an ally agree to what his leader proposes? (13.6)"""

    rule: ClassVar[str] = "13.6"
    FIELDS: ClassVar[list[Field]] = Consent.FIELDS + fields(leader=One(SEAT))
    silence: ClassVar[int] = YES

    def __init__(self, seat: int = NOBODY, leader: int = NOBODY) -> None:
        super().__init__(seat)
        self.leader = leader

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_LINE_UP_REPLY.of(self.leader)
