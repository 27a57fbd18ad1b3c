"""Offers of pacts and of peace [6.2, 6.6]: terms given and asked for, one counter-offer, carried out at once."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.church.host import CrusadeCheck
from reame.games.universalis.decision.coins import coin_moves, is_coin, refuse_coin, spend_coin
from reame.games.universalis.decision.limits import settle_excess
from reame.games.universalis.diplomacy.effects import apply, claims_missing, effect, toll_cost
from reame.games.universalis.diplomacy.terms import (
    TERMS,
    TERMS_WITHOUT_WAR,
    asks,
    mirrored,
    own_cards,
    tell_term,
    term_of,
)
from reame.games.universalis.realm.blockades import prune_blockades
from reame.games.universalis.realm.honour import check_objective
from reame.games.universalis.realm.treaties import end_war
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.deals import Deal
from reame.kernel.fields import Field, Flag, Mask, Moves, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import COUNTER, DROP, NO, PROPOSE, YES
from reame.kernel.steps import NOT_NOW


class Offer(Deal[Universalis]):
    """D6 to D8. The receiver may add terms of any sort; then the proposer accepts the whole or refuses it."""

    rule: ClassVar[str] = "6.2"
    most: ClassVar[int] = box.TERMS_MOST
    FIELDS: ClassVar[list[Field]] = Deal.FIELDS + fields(
        terms=Moves(do.MOVES, most=box.TERMS_MOST),
        peace=Flag(),
        added=Moves(do.MOVES, most=box.TERMS_MOST),  # by a counter
        by_claims=Mask(SEAT),  # who takes a toll for casus belli instead of honour
    )

    def __init__(self, maker: int = NOBODY, other: int = NOBODY, peace: bool = False) -> None:
        super().__init__(maker, other)
        self.peace = peace
        self.added: list[int] = []
        self.by_claims = 0
        if peace:
            self.terms.append(do.PEACE.at())

    # -- terms -------------------------------------------------------------------------------

    def fitting(self, p: Universalis) -> list[int]:
        taken: list[int] = []
        for t in self.terms:
            named = term_of(t)
            if named is not None:
                taken.append(named.sort(t))
        out: list[int] = []
        for term in TERMS if self.peace or p.options["free_terms"] else TERMS_WITHOUT_WAR:
            moves = term.fitting(p, self)
            out += [m for m in moves if term.sort(m) not in taken] if taken else moves
        return out

    def refuse_term(self, p: Universalis, term: int) -> Phrase | None:
        asked = asks(term)
        thing = term_of(term)
        if thing is None:
            return NOT_NOW
        if asked:
            no = thing.refuse(p, self.other, self.maker, mirrored(term), self)
        else:
            no = thing.refuse(p, self.maker, self.other, term, self) or thing.refuse_giver(p, self.maker, term)
        if no is not None:
            return no
        sort = thing.sort(term)
        for t in self.terms:
            named = term_of(t)
            if named is not None and named.sort(t) == sort:
                return say.ONE_OF_A_KIND
        return None

    def ceded_by(self, giver: int) -> int:
        """How many territories of a player are named, the Pope's with him."""
        n = 0
        for t in self.terms:
            item = t if giver == self.maker else mirrored(t)
            if do.GIVE_TERRITORY.has(item) or do.GIVE_POPE.has(item):
                n += 1
        return n

    def cannot(self, p: Universalis, seat: int, terms: list[int]) -> Phrase | None:
        """Florins and cards of one's own; everything else can be seen by all."""
        florins = 0
        for t in terms:
            item = t if seat == self.maker else mirrored(t)
            if do.GIVE_FLORINS.has(item):
                florins += do.GIVE_FLORINS.a(item)
            elif do.GIVE_CARD.has(item) and do.GIVE_CARD.a(item) not in own_cards(p, seat):
                return say.CANNOT_DELIVER
        return say.CANNOT_DELIVER if florins > p.florins[seat] else None

    # -- honour for tolls --------------------------------------------------------------------

    def toll_to(self, p: Universalis, seat: int) -> int:
        """Honour that the tolls of this offer would cost a player."""
        n = 0
        other = self.other if seat == self.maker else self.maker
        for t in self.terms:
            term = t if seat == self.maker else mirrored(t)
            if do.ASK_TOLL.has(term):
                n += toll_cost(p, seat, other, do.ASK_TOLL.a(term))
        return n

    def refuse_claims(self, p: Universalis, seat: int) -> Phrase | None:
        """Can this player take the toll for casus belli?"""
        other = self.other if seat == self.maker else self.maker
        return claims_missing(p, seat, other, self.toll_to(p, seat))

    # -- the procedure -----------------------------------------------------------------------

    def drafting(self) -> bool:
        """Are terms being named, or an answer awaited?"""
        return self.stage in ("draft", "counter")

    def legal(self, p: Universalis, seat: int) -> list[int]:
        out = super().legal(p, seat) + coin_moves(p, seat)
        by_claims = do.PROPOSE_CLAIMS.at() if self.drafting() else do.ACCEPT_CLAIMS.at()
        if self.refuse(p, seat, by_claims) is None:
            out.append(by_claims)
        out.sort()
        return out

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if is_coin(move):
            return refuse_coin(p, seat, move)
        if do.ACCEPT_CLAIMS.has(move):
            if self.drafting():
                return NOT_NOW
            return self.cannot(p, seat, self.terms) or self.refuse_claims(p, seat)
        if do.PROPOSE_CLAIMS.has(move):
            if not self.drafting():
                return NOT_NOW
            return self.refuse(p, seat, PROPOSE) or self.refuse_claims(p, seat)
        if move == COUNTER and self.stage == "answer" and (p.banned >> seat & 1 or len(self.terms) >= self.most):
            return say.CANNOT_COUNTER
        if move == PROPOSE and self.stage == "counter" and not self.added:
            return say.CANNOT_COUNTER
        if self.drafting() and move not in (PROPOSE, DROP) and len(self.terms) >= self.most:
            return say.TERMS_FULL
        return super().refuse(p, seat, move)

    def question(self, p: Universalis, seat: int) -> Sentence:
        if self.stage == "draft":
            return say.Q_DRAFT.of(self.other)
        if self.stage == "counter":
            return say.Q_COUNTER.of(self.other)
        return say.Q_ANSWER.of(self.maker) if self.stage == "answer" else say.Q_REPLY.of(self.maker)

    def brings(self, p: Universalis, seat: int) -> int:
        if self.drafting() or any(not do.GIVE_FLORINS.has(m) for m in self.terms):
            return NOBODY
        return sum([do.GIVE_FLORINS.a(m) for m in self.terms])

    def default(self, p: Universalis, seat: int) -> int:
        if self.stage == "answer" and self.terms == [do.PEACE.at()]:
            return YES
        return super().default(p, seat)

    def take(self, p: Universalis, seat: int, move: int) -> None:
        if is_coin(move):
            spend_coin(p, seat, move)
        elif move == PROPOSE or do.PROPOSE_CLAIMS.has(move):
            if do.PROPOSE_CLAIMS.has(move):
                self.by_claims |= 1 << seat
            self.publish(p, seat)
            super().take(p, seat, PROPOSE)
        elif move == COUNTER:
            terms = [mirrored(t) for t in self.terms]
            super().take(p, seat, move)
            self.terms = sorted(terms)
        elif move == YES or do.ACCEPT_CLAIMS.has(move):
            if do.ACCEPT_CLAIMS.has(move):
                self.by_claims |= 1 << seat
            p.tell(say.OFFER_ACCEPTED, seat, self.maker)
            super().take(p, seat, YES)
        elif move == NO or move == DROP:
            self.decline(p, seat)
            super().take(p, seat, move)
        else:
            if self.stage == "counter":
                self.added.append(move)
            super().take(p, seat, move)

    def publish(self, p: Universalis, seat: int) -> None:
        """Offers are public: what their maker promises he must have, and all know it."""
        p.tell(say.COUNTERED if self.stage == "counter" else say.OFFER_MADE, seat, self.other)
        for t in self.terms:
            tell_term(p, t)
            if do.GIVE_FLORINS.has(t):
                p.least[seat] = max(p.least[seat], do.GIVE_FLORINS.a(t))
            elif do.GIVE_CARD.has(t) and p.hands[seat].has(do.GIVE_CARD.a(t)):
                p.hands[seat].show_one(do.GIVE_CARD.a(t), (1 << p.seats) - 1)

    def decline(self, p: Universalis, seat: int) -> None:
        """A refusal; the asker resents it if only pacts were asked for. A draft that is dropped is no offer."""
        if self.stage == "draft":
            return
        p.tell(say.OFFER_REFUSED, seat, self.maker if seat == self.other else self.other)
        if self.stage == "reply":
            return  # a counter refused is nobody's refusal
        terms = self.terms
        asker = self.maker
        if self.stage == "counter":
            asker = self.other
            terms = [mirrored(t) for t in terms if t not in self.added]
        wanted = [t for t in terms if asks(t) or do.ALLY.has(t)]
        if self.peace or any(not do.ASK_PASSAGE.first <= t < do.ALLY.end for t in wanted):
            return
        for what in heaviest(wanted):
            if effect(p, what, asker, seat, "refuse"):
                apply(p, what, asker, seat, "refuse")
                return

    def execute(self, p: Universalis) -> None:
        """Everything at once; too many pieces of a sort are then given up."""
        a, b = self.maker, self.other
        if self.peace:
            end_war(p, a, b)
            for s, foe in ((a, b), (b, a)):
                if foe == p.crusade_foe and p.crusade_wars >> s & 1:
                    p.crusade_wars -= 1 << s  # a later war is not the crusade's
            p.tell(say.PEACE_MADE, a, b)
        for t in self.terms:
            thing = term_of(t)
            if thing is not None:  # the peace itself is made
                if asks(t):
                    thing.carry_out(p, b, a, mirrored(t), self)
                else:
                    thing.carry_out(p, a, b, t, self)
        prune_blockades(p)
        check_objective(p, a)
        check_objective(p, b)
        settle_excess(p, a)
        settle_excess(p, b)
        if p.crusade != "none":
            p.push(CrusadeCheck())


def heaviest(wanted: list[int]) -> list[str]:
    """Pacts asked for, the heaviest first."""
    out: list[str] = []
    if any(do.ALLY.has(t) for t in wanted):
        out.append("alliance")
    if any(do.ASK_TRADE.has(t) for t in wanted):
        out.append("trade")
    if any(do.ASK_PASSAGE.has(t) for t in wanted):
        out.append("passage")
    return out
