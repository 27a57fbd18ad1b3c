"""The order of battle of a crusade (D27) [10.3, steps 6 and 7]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.church.host import crusade_leader, members
from reame.games.universalis.decision.coins_before import CoinsBefore
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.steps import Step


class BattleOrder(Step[Universalis]):
    """Both sides fix their order in secret: the leader that of the host, the holder of the target the defenders'."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = fields(holder=One(SEAT), defence=Some(SEAT), stage=Word("coins", "ask", "done"))

    def __init__(self, holder: int = NOBODY, defence: list[int] | None = None) -> None:
        super().__init__()
        self.holder = holder  # of the target, if players defend it
        self.defence: list[int] = [] if defence is None else defence
        self.stage = "coins"

    def run(self, p: Universalis) -> None:
        if self.stage == "coins":
            self.stage = "ask"
            p.push(CoinsBeforeOrder(self.askers(p)))
        elif self.stage == "ask":
            self.stage = "done"
            ask = self.askers(p)
            if not p.host_order:
                p.host_order = members(p)
            if ask:
                p.ask_sealed(ask)
        else:
            p.end()

    def askers(self, p: Universalis) -> list[int]:
        """Who has something to put in order."""
        ask: list[int] = []
        if not p.host_order and len(members(p)) > 1:
            ask.append(crusade_leader(p))
        if len(self.defence) > 1:
            ask.append(self.holder)
        return ask

    def side(self, p: Universalis, seat: int) -> list[int]:
        """Whom a seat puts in order."""
        return self.defence if seat == self.holder else p.host_order

    def legal(self, p: Universalis, seat: int) -> list[int]:
        said = [do.ORDER_NEXT.a(m) for m in p.drafts[seat]]
        return [do.ORDER_NEXT.at(s) for s in sorted(self.side(p, seat)) if s not in said]

    def default(self, p: Universalis, seat: int) -> int:
        said = [do.ORDER_NEXT.a(m) for m in p.drafts[seat]]
        for s in self.side(p, seat):
            if s not in said:
                return do.ORDER_NEXT.at(s)
        return p.legal(seat)[0]

    def more(self, p: Universalis, seat: int) -> bool:
        return len(p.drafts[seat]) < len(self.side(p, seat)) - 1

    def reveal(self, p: Universalis) -> None:
        for seat in p.asked:
            order = [do.ORDER_NEXT.a(m) for m in p.drafts[seat]]
            order += [s for s in self.side(p, seat) if s not in order]
            if seat == self.holder:
                self.defence = order
            else:
                p.host_order = order
            p.tell_list(say.HOST_ORDER, order, seat)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_ORDER.of(p.crusade_target)


class CoinsBeforeOrder(CoinsBefore):
    """Nobody sees an order before the other is fixed, so coins are spent before both."""

    rule: ClassVar[str] = "10.3"

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_COIN_ORDER.of(p.crusade_target)


def next_in(order: list[int], last: int, strong: list[bool]) -> int:
    """The next of an order, after the last one, who still has armies; NOBODY if nobody has."""
    n = len(order)
    first = order.index(last) + 1 if last in order else 0
    for i in range(n):
        s = order[(first + i) % n]
        if strong[s]:
            return s
    return NOBODY
