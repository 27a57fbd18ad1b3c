"""Deals in phase D [11.2]: the active player proposes one; it is about passage or absolution, or about anything."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.diplomacy.bargain import Bargain
from reame.games.medieval.diplomacy.terms import ABSOLUTION, PASSAGE
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.action import Action
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import OFFER, PROPOSALS
from reame.kernel.kinds import Phrase, Sentence
from reame.kernel.moves import PROPOSE
from reame.kernel.native import i64


class MakeOffer(Action):
    """Six times a turn, to one with whom there is something to bargain about."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        if p.proposals < PROPOSALS and p.dealing():
            out += [OFFER.at(s) for s in range(p.seats) if self.refuse_partner(p, seat, s) is None]

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not p.dealing() or p.proposals >= PROPOSALS:
            return say.NO_MORE_OFFERS
        return self.refuse_partner(p, seat, OFFER.a(move))

    def refuse_partner(self, p: Medieval, seat: int, other: int) -> Phrase | None:
        if other == seat or other >= p.seats:
            return say.NO_SUCH_PLAYER
        return None if self.has_occasion(p, seat, other) else say.NOTHING_TO_BARGAIN

    def has_occasion(self, p: Medieval, seat: int, other: int) -> bool:
        """A fresh Excommunication, or powers of one that could pass provinces of the other [R-57]."""
        if p.readings().free_bargains:
            return True
        return p.fresh & p.excommunicated != 0 or (p.crowns(seat) != 0 and p.domain(other) != 0)

    def do(self, p: Medieval, seat: int, move: int) -> None:
        p.proposals += 1
        p.push(Offer(seat, OFFER.a(move)))


class Offer(Bargain):
    """An offer of the active player, its answer, at most one counter-offer [11.2]."""

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        no = super().refuse(p, seat, move)
        if move == PROPOSE and no is None and not (p.readings().free_bargains or self.has_occasion()):
            return say.NO_OCCASION
        return no

    def has_occasion(self) -> bool:
        """Bargaining exists for passage and absolution only [R-57]."""
        return any(PASSAGE.has(m) or ABSOLUTION.has(m) for m in self.terms)

    def question(self, p: Medieval, seat: int) -> Sentence:
        if self.stage == "draft":
            return say.ASK_TERMS.of(self.other)
        if self.stage == "answer":
            return say.ASK_ANSWER.of(self.maker)
        return say.ASK_COUNTER.of(self.other) if self.stage == "counter" else say.ASK_REPLY.of(self.maker)


ACTIONS: Final[list[Action]] = [MakeOffer(OFFER)]
