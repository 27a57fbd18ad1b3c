"""Knights of Christ in defence: against the Mongols and in a land battle [7.1, 7.3]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import KNIGHT, KNIGHTS, MAP, PROVINCE, SUPPORT
from reame.kernel.fields import Field, Number, One, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.steps import NOT_NOW
from reame.kernel.windows import Window


class Support(Window[Medieval]):
    """Each player of the queue, who is known to have the right, may play any number of Knights cards."""

    rule: ClassVar[str] = "7.1"
    FIELDS: ClassVar[list[Field]] = Window.FIELDS + fields(
        map=One(MAP), province=One(PROVINCE), cards=Number(0, KNIGHT.high)
    )

    def __init__(self, queue: list[int] | None = None, card: int = NOBODY, province: int = NOBODY) -> None:
        super().__init__()
        self.queue = queue if queue is not None else []
        self.map = card
        self.province = province
        self.cards = 0

    def options(self, p: Medieval, seat: int) -> list[int]:
        return SUPPORT.span(1, p.hands[seat].count(KNIGHTS))

    def refuse_reaction(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not SUPPORT.has(move):
            return NOT_NOW
        held = p.hands[seat].count(KNIGHTS)
        return say.few_knights(SUPPORT.a(move), held) if SUPPORT.a(move) > held else None

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_SUPPORT.of(self.province) if self.map == NOBODY else say.ASK_DEFEND_CARD.of(self.map)

    def react(self, p: Medieval, seat: int, move: int) -> None:
        n = SUPPORT.a(move)
        for _ in range(n):
            p.spend(seat, KNIGHTS)
        self.cards += n
        p.tell(say.SUPPORTED, seat, n)

    def close(self, p: Medieval) -> None:
        p.end()
