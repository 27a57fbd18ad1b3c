"""Offers of pacts and of peace [6.2, 6.6]: terms given and asked for, one counter-demand, carried out at once."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.crusade.march import CrusadeCheck
from reame.games.universalis.diplomacy.effects import apply, apply_toll, can_claim, effect, toll_cost
from reame.games.universalis.realm.deeds import end_war, give_territory, prune_blockades, take_banner, take_transport
from reame.games.universalis.realm.ledger import earn, pay, take_card, turn_up
from reame.games.universalis.realm.papacy import become_pope
from reame.games.universalis.table.phrases import (
    ALLIED,
    CANNOT_COUNTER,
    CANNOT_DELIVER,
    CARD_GIVEN,
    CLAIMS_MISSING,
    COUNTERED,
    DEMANDS_CARD,
    DEMANDS_FLORINS,
    DEMANDS_ONLY,
    DEMANDS_PARTS,
    DEMANDS_TERRITORY,
    DEMANDS_TOLL,
    DEMANDS_TRANSPORT,
    FLORINS_GIVEN,
    HAVE_IT_ALREADY,
    LAST_TERRITORY,
    NOT_IN_CRUSADE,
    OFFER_ACCEPTED,
    OFFER_MADE,
    OFFER_REFUSED,
    OFFER_TERM,
    OFFERS_CARD,
    OFFERS_FLORINS,
    OFFERS_PARTS,
    OFFERS_TERRITORY,
    OFFERS_TOLL,
    OFFERS_TRANSPORT,
    ONE_OF_A_KIND,
    PARTS_AGREED,
    PASSAGE_GRANTED,
    PEACE_MADE,
    POPE_AND_MUSLIMS,
    Q_ANSWER,
    Q_COUNTER,
    Q_DRAFT,
    Q_REPLY,
    TERMS_FULL,
    TERRITORY_CEDED,
    TOLL_AGREED,
    TRADE_GRANTED,
    TRANSPORT_CEDED,
)
from reame.games.universalis.table.position import Universalis, both
from reame.games.universalis.table.things import (
    ACCEPT_CB,
    ALLY,
    ASK_CARD,
    ASK_FLORINS,
    ASK_PARTS,
    ASK_PASSAGE,
    ASK_POPE,
    ASK_TERRITORY,
    ASK_TOLL,
    ASK_TRADE,
    ASK_TRANSPORT,
    DEALT,
    GABELLIERE,
    GIVE_CARD,
    GIVE_FLORINS,
    GIVE_PARTS,
    GIVE_PASSAGE,
    GIVE_POPE,
    GIVE_TERRITORY,
    GIVE_TOLL,
    GIVE_TRADE,
    GIVE_TRANSPORT,
    MERCANTE,
    MOVES,
    MUSLIM,
    OWNER_OF,
    PAPA,
    PAPAL,
    PEACE,
    PROPOSE_CB,
    SEATS,
    TERM,
)
from reame.games.universalis.turn.decision import coin_moves, is_coin, refuse_coin, spend_coin
from reame.games.universalis.turn.limits import settle_excess
from reame.kernel.deals import Deal
from reame.kernel.fields import Field, Flag, Mask, Moves, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import COUNTER, DROP, NO, PROPOSE, YES, Verb
from reame.kernel.steps import NOT_NOW

GROUND_ALLIANCE: int = 1  # see GROUND
MIRROR: list[tuple[int, int, int]] = []  # first and end of a verb, and how far its mirror image is away
for _give, _ask in (
    (GIVE_PASSAGE, ASK_PASSAGE),
    (GIVE_TRADE, ASK_TRADE),
    (GIVE_TOLL, ASK_TOLL),
    (GIVE_FLORINS, ASK_FLORINS),
    (GIVE_PARTS, ASK_PARTS),
    (GIVE_TRANSPORT, ASK_TRANSPORT),
    (GIVE_TERRITORY, ASK_TERRITORY),
    (GIVE_POPE, ASK_POPE),
    (GIVE_CARD, ASK_CARD),
):
    MIRROR.append((_give.first, _give.end, _ask.first - _give.first))
    MIRROR.append((_ask.first, _ask.end, _give.first - _ask.first))
SAID: list[tuple[Verb, Phrase]] = [  # how the journal tells terms that name something
    (GIVE_TOLL, OFFERS_TOLL),
    (ASK_TOLL, DEMANDS_TOLL),
    (GIVE_FLORINS, OFFERS_FLORINS),
    (ASK_FLORINS, DEMANDS_FLORINS),
    (GIVE_PARTS, OFFERS_PARTS),
    (ASK_PARTS, DEMANDS_PARTS),
    (GIVE_TRANSPORT, OFFERS_TRANSPORT),
    (ASK_TRANSPORT, DEMANDS_TRANSPORT),
    (GIVE_TERRITORY, OFFERS_TERRITORY),
    (ASK_TERRITORY, DEMANDS_TERRITORY),
    (GIVE_CARD, OFFERS_CARD),
    (ASK_CARD, DEMANDS_CARD),
]


def mirrored(term: int) -> int:
    """The same term as the other side says it."""
    for first, end, way in MIRROR:
        if first <= term < end:
            return term + way
    return term


def asks(term: int) -> bool:
    """Is it something the other side has to give?"""
    for first, end, way in MIRROR:
        if first <= term < end:
            return way < 0
    return False


def bound_to_crusade(p: Universalis, a: int, b: int) -> bool:
    """Crusaders make no pacts and truces with Muslims [10.3]."""
    if p.crusade == "none":
        return False
    holy = p.crusaders
    return bool((holy >> a & 1 and p.faith(b) == MUSLIM) or (holy >> b & 1 and p.faith(a) == MUSLIM))


class Offer(Deal[Universalis]):
    """D6 to D8. The receiver may add demands; then the proposer accepts the whole or refuses it."""

    rule: ClassVar[str] = "6.2"
    most: ClassVar[int] = 6
    FIELDS: ClassVar[list[Field]] = Deal.FIELDS + fields(
        terms=Moves(MOVES),
        peace=Flag(),
        demands=Moves(MOVES),  # what a counter added
        by_claims=Mask(SEAT),  # who takes a toll for casus belli instead of honour
    )

    def __init__(self, maker: int = NOBODY, other: int = NOBODY, peace: bool = False) -> None:
        super().__init__(maker, other)
        self.peace = peace
        self.demands: list[int] = []
        self.by_claims = 0
        if peace:
            self.terms.append(PEACE.at())

    # -- terms -------------------------------------------------------------------------------

    def candidates(self, p: Universalis) -> list[int]:
        a, b = self.maker, self.other
        out = [GIVE_PASSAGE.at(), ASK_PASSAGE.at(), GIVE_TRADE.at(), ASK_TRADE.at()]
        out += [*GIVE_TOLL.span(10, 20), *ASK_TOLL.span(10, 20), ALLY.at()]
        if self.stage != "counter":
            out += GIVE_FLORINS.span(10, p.florins[a])
        out += ASK_FLORINS.span(10, ASK_FLORINS.kinds[0].high)
        if not self.peace:
            return out
        if self.stage != "counter":
            out += range(GIVE_PARTS.first, GIVE_PARTS.end)
        out += range(ASK_PARTS.first, ASK_PARTS.end)
        out += GIVE_TRANSPORT.each(p.transports_of(a))
        out += ASK_TRANSPORT.each(p.transports_of(b))
        out += GIVE_TERRITORY.each(p.lands(a))
        out += ASK_TERRITORY.each(p.lands(b))
        out += [GIVE_POPE.at(), ASK_POPE.at()]
        out += GIVE_CARD.each(own_cards(p, a))
        out += [ASK_CARD.at(c) for c in range(PAPA)]
        return out

    def refuse_term(self, p: Universalis, term: int) -> Phrase | None:
        if self.stage == "counter" and not asks(term):
            return DEMANDS_ONLY
        no = self.refuse_item(p, term)
        if no is not None:
            return no
        sort = sort_of(term)
        for t in self.terms:
            if sort_of(t) == sort:
                return ONE_OF_A_KIND
        return None

    def refuse_item(self, p: Universalis, term: int) -> Phrase | None:
        """Is it a thing that can be offered between the two, whatever else is?"""
        a, b = self.maker, self.other
        pact = GIVE_PASSAGE.first <= term < ALLY.end
        if pact:
            return self.refuse_pact(p, a, b, term)
        if GIVE_FLORINS.has(term):
            return None if GIVE_FLORINS.a(term) <= p.florins[a] else CANNOT_DELIVER
        if ASK_FLORINS.has(term):
            return None
        if not self.peace or not GIVE_PARTS.first <= term < ASK_CARD.end:
            return NOT_NOW
        if GIVE_TRANSPORT.has(term) or ASK_TRANSPORT.has(term):
            giver = a if GIVE_TRANSPORT.has(term) else b
            x = GIVE_TRANSPORT.a(term) if GIVE_TRANSPORT.has(term) else ASK_TRANSPORT.a(term)
            return None if OWNER_OF[x] == giver and p.transport_at[x] != NOBODY else CANNOT_DELIVER
        if GIVE_TERRITORY.has(term) or ASK_TERRITORY.has(term):
            giver = a if GIVE_TERRITORY.has(term) else b
            t = GIVE_TERRITORY.a(term) if GIVE_TERRITORY.has(term) else ASK_TERRITORY.a(term)
            if p.owner[t] != giver:
                return CANNOT_DELIVER
            return None if self.spare(p, giver) else LAST_TERRITORY
        if GIVE_POPE.has(term) or ASK_POPE.has(term):
            giver, taker = (a, b) if GIVE_POPE.has(term) else (b, a)
            if p.pope != giver or not p.christian(taker):
                return CANNOT_DELIVER
            return None if self.spare(p, giver) else LAST_TERRITORY
        if GIVE_CARD.has(term):
            return None if GIVE_CARD.a(term) in own_cards(p, a) else CANNOT_DELIVER
        if ASK_CARD.has(term):
            return None if ASK_CARD.a(term) != PAPA else CANNOT_DELIVER
        return None

    def refuse_pact(self, p: Universalis, a: int, b: int, term: int) -> Phrase | None:
        """Pacts that stand are not offered again; crusaders and the Pope keep away from Muslims."""
        if bound_to_crusade(p, a, b):
            return NOT_IN_CRUSADE
        i, j = a * SEATS + b, b * SEATS + a
        if ALLY.has(term):
            if p.pope in (a, b) and MUSLIM in (p.faith(a), p.faith(b)):
                return POPE_AND_MUSLIMS
            return HAVE_IT_ALREADY if p.alliance[i] else None
        if GIVE_PASSAGE.has(term):
            return HAVE_IT_ALREADY if p.passage[i] else None
        if ASK_PASSAGE.has(term):
            return HAVE_IT_ALREADY if p.passage[j] else None
        if GIVE_TRADE.has(term):
            return HAVE_IT_ALREADY if p.trade[i] else None
        if ASK_TRADE.has(term):
            return HAVE_IT_ALREADY if p.trade[j] else None
        if GIVE_TOLL.has(term):
            return HAVE_IT_ALREADY if p.toll[j] == GIVE_TOLL.a(term) else None
        return HAVE_IT_ALREADY if p.toll[i] == ASK_TOLL.a(term) else None

    def spare(self, p: Universalis, giver: int) -> bool:
        """Has the giver a territory besides those already named?"""
        n = 0
        for t in self.terms:
            mine = giver == self.maker
            if (GIVE_TERRITORY if mine else ASK_TERRITORY).has(t) or (GIVE_POPE if mine else ASK_POPE).has(t):
                n += 1
        return len(p.lands(giver)) > n + 1

    def cannot(self, p: Universalis, seat: int, terms: list[int]) -> Phrase | None:
        """Florins and cards of one's own; everything else can be seen by all."""
        mine = terms if seat == self.maker else [mirrored(t) for t in terms]
        florins = 0
        for t in mine:
            if GIVE_FLORINS.has(t):
                florins += GIVE_FLORINS.a(t)
            elif GIVE_CARD.has(t) and GIVE_CARD.a(t) not in own_cards(p, seat):
                return CANNOT_DELIVER
        return CANNOT_DELIVER if florins > p.florins[seat] else None

    # -- honour for tolls --------------------------------------------------------------------

    def toll_to(self, p: Universalis, seat: int) -> int:
        """Honour that the tolls of this offer would cost a player."""
        n = 0
        other = self.other if seat == self.maker else self.maker
        for t in self.terms:
            term = t if seat == self.maker else mirrored(t)
            if ASK_TOLL.has(term):
                n += toll_cost(p, seat, other, ASK_TOLL.a(term))
        return n

    def refuse_claims(self, p: Universalis, seat: int) -> Phrase | None:
        """Can this player take the toll for casus belli?"""
        other = self.other if seat == self.maker else self.maker
        return None if can_claim(p, seat, other, self.toll_to(p, seat)) else CLAIMS_MISSING

    # -- the procedure -----------------------------------------------------------------------

    def legal(self, p: Universalis, seat: int) -> list[int]:
        out = super().legal(p, seat) + coin_moves(p, seat)
        if self.stage in ("answer", "reply"):
            if self.refuse(p, seat, ACCEPT_CB.at()) is None:
                out.append(ACCEPT_CB.at())
        elif self.refuse(p, seat, PROPOSE_CB.at()) is None:
            out.append(PROPOSE_CB.at())
        out.sort()
        return out

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if is_coin(move):
            return refuse_coin(p, seat, move)
        if ACCEPT_CB.has(move):
            if self.stage not in ("answer", "reply"):
                return NOT_NOW
            return self.cannot(p, seat, self.terms) or self.refuse_claims(p, seat)
        if PROPOSE_CB.has(move):
            if self.stage not in ("draft", "counter"):
                return NOT_NOW
            return self.refuse(p, seat, PROPOSE) or self.refuse_claims(p, seat)
        if move == COUNTER and self.stage == "answer" and (p.banned >> seat & 1 or len(self.terms) >= self.most):
            return CANNOT_COUNTER
        if move == PROPOSE and self.stage == "counter" and not self.demands:
            return CANNOT_COUNTER
        drafting = self.stage in ("draft", "counter") and move not in (PROPOSE, DROP)
        if drafting and len(self.terms) >= self.most:
            return TERMS_FULL
        return super().refuse(p, seat, move)

    def question(self, p: Universalis, seat: int) -> Sentence:
        if self.stage == "draft":
            return Q_DRAFT.of(self.other)
        if self.stage == "counter":
            return Q_COUNTER.of(self.other)
        return Q_ANSWER.of(self.maker) if self.stage == "answer" else Q_REPLY.of(self.maker)

    def default(self, p: Universalis, seat: int) -> int:
        if self.stage == "answer" and self.terms == [PEACE.at()]:
            return YES
        return super().default(p, seat)

    def take(self, p: Universalis, seat: int, move: int) -> None:
        if is_coin(move):
            spend_coin(p, seat, move)
        elif move == PROPOSE or PROPOSE_CB.has(move):
            if PROPOSE_CB.has(move):
                self.by_claims |= 1 << seat
            self.publish(p, seat)
            super().take(p, seat, PROPOSE)
        elif move == COUNTER:
            terms = [mirrored(t) for t in self.terms]
            super().take(p, seat, move)
            self.terms = sorted(terms)
        elif move == YES or ACCEPT_CB.has(move):
            if ACCEPT_CB.has(move):
                self.by_claims |= 1 << seat
            p.tell(OFFER_ACCEPTED, seat, self.maker)
            super().take(p, seat, YES)
        elif move == NO or move == DROP:
            self.decline(p, seat, move)
            super().take(p, seat, move)
        else:
            if self.stage == "counter":
                self.demands.append(move)
            super().take(p, seat, move)

    def publish(self, p: Universalis, seat: int) -> None:
        """Offers are public: what their maker promises he must have, and all know it."""
        p.tell(COUNTERED if self.stage == "counter" else OFFER_MADE, seat, self.other)
        for t in self.terms:
            tell_term(p, t)
            if GIVE_FLORINS.has(t):
                p.least[seat] = max(p.least[seat], GIVE_FLORINS.a(t))
            elif GIVE_CARD.has(t) and p.hands[seat].has(GIVE_CARD.a(t)):
                p.hands[seat].show_one(GIVE_CARD.a(t), (1 << p.seats) - 1)

    def decline(self, p: Universalis, seat: int, move: int) -> None:
        """A refusal; the asker resents it if only pacts were asked for. A draft that is dropped is no offer."""
        if self.stage == "draft":
            return
        p.tell(OFFER_REFUSED, seat, self.maker if seat == self.other else self.other)
        if self.stage == "reply":
            return  # a counter refused is nobody's refusal
        terms = self.terms
        asker = self.maker
        if self.stage == "counter":
            asker = self.other
            terms = [mirrored(t) for t in terms if t not in self.demands]
        wanted = [t for t in terms if asks(t) or ALLY.has(t)]
        if self.peace or any(not ASK_PASSAGE.first <= t < ALLY.end for t in wanted):
            return
        for what in heaviest(wanted):
            if effect(p, what, asker, seat, "refuse"):
                apply(p, what, asker, seat, "refuse")
                return

    # -- carried out -------------------------------------------------------------------------

    def execute(self, p: Universalis) -> None:
        """Everything at once; too many pieces of a sort are then given up."""
        a, b = self.maker, self.other
        if self.peace:
            end_war(p, a, b)
            for s, foe in ((a, b), (b, a)):
                if foe == p.crusade_foe and p.crusade_wars >> s & 1:
                    p.crusade_wars -= 1 << s  # a later war is not the crusade's
            p.tell(PEACE_MADE, a, b)
        for t in self.terms:
            self.carry_out(p, a, b, t)
        prune_blockades(p)
        if self.peace:
            settle_excess(p, a)
            settle_excess(p, b)
            if p.crusade != "none":
                p.push(CrusadeCheck())

    def carry_out(self, p: Universalis, a: int, b: int, term: int) -> None:
        """One term, from giver to taker."""
        if ALLY.has(term):
            self.ally(p, a, b)
            return
        if PEACE.has(term):
            return
        if asks(term):
            a, b = b, a
            term = mirrored(term)
        i = a * SEATS + b
        if GIVE_PASSAGE.has(term):
            p.passage[i] = 1
            p.tell(PASSAGE_GRANTED, a, b)
        elif GIVE_TRADE.has(term):
            p.trade[i] = 1
            p.tell(TRADE_GRANTED, a, b)
        elif GIVE_TOLL.has(term):
            percent = GIVE_TOLL.a(term)
            apply_toll(p, b, a, percent, bool(self.by_claims >> b & 1))
            p.toll[b * SEATS + a] = percent
            p.tell(TOLL_AGREED, b, a, percent)
        elif GIVE_FLORINS.has(term):
            n = GIVE_FLORINS.a(term)
            pay(p, a, n)
            earn(p, b, n, DEALT)
            p.tell(FLORINS_GIVEN, a, b, n)
        elif GIVE_PARTS.has(term):
            p.instalments.append([a, b, GIVE_PARTS.a(term), GIVE_PARTS.b(term)])
            p.tell(PARTS_AGREED, a, b, GIVE_PARTS.a(term), GIVE_PARTS.b(term))
        elif GIVE_CARD.has(term):
            card = GIVE_CARD.a(term)
            take_card(p, a, card)
            p.hands[b].add(card, (1 << p.seats) - 1)
            p.tell(CARD_GIVEN, a, b, card)
            turn_up(p, b)
        else:
            self.cede(p, a, b, term)

    def ally(self, p: Universalis, a: int, b: int) -> None:
        """An alliance; across faiths it costs both honour and is a ground for excommunication."""
        apart = not p.same_faith(a, b)
        apply(p, "alliance", a, b, "accept")
        for s in (a, b):
            if apart and p.christian(s):
                p.grounds.append([s, GROUND_ALLIANCE])
        both(p.alliance, a, b, 1)
        p.tell(ALLIED, a, b)

    def cede(self, p: Universalis, a: int, b: int, term: int) -> None:
        """A transport with its load, a territory with all in it, or the Pope with his state."""
        if GIVE_TRANSPORT.has(term):
            x = GIVE_TRANSPORT.a(term)
            p.tell(TRANSPORT_CEDED, a, b, x)
            if p.transport_at[x] != NOBODY:
                take_transport(p, x, b)
            return
        t = PAPAL if GIVE_POPE.has(term) else GIVE_TERRITORY.a(term)
        if p.owner[t] != a:
            return  # it went along with the Pope
        p.tell(TERRITORY_CEDED, a, b, t)
        for x in p.transports_at(a, t):
            take_transport(p, x, b)
        for banner in p.banners_at(a, t):
            take_banner(p, banner, b)
        give_territory(p, t, b, p.armies[t])
        if GIVE_POPE.has(term):
            become_pope(p, b)


def tell_term(p: Universalis, term: int) -> None:
    """One term of an offer for the journal, with all it names."""
    verb = MOVES.of(term)
    if not verb.kinds:
        p.tell(OFFER_TERM, TERM.find(verb.name))
        return
    for said, phrase in SAID:
        if said is verb:
            p.tell(phrase, said.a(term), said.b(term) if len(said.kinds) > 1 else NOBODY)


def own_cards(p: Universalis, seat: int) -> list[int]:
    """Kinds of cards a player could give, in hand or face up."""
    out = p.hands[seat].distinct()
    if p.merchants[seat] and MERCANTE not in out:
        out.append(MERCANTE)
    if p.collectors[seat] and GABELLIERE not in out:
        out.append(GABELLIERE)
    out.sort()
    return out


def sort_of(term: int) -> int:
    """Terms of one sort cannot stand in one offer: sums twice or in both directions, the Pope and his state."""
    if GIVE_FLORINS.first <= term < ASK_FLORINS.end:
        return GIVE_FLORINS.first
    if GIVE_PARTS.first <= term < ASK_PARTS.end:
        return GIVE_PARTS.first
    if GIVE_TOLL.has(term):
        return GIVE_TOLL.first
    if ASK_TOLL.has(term):
        return ASK_TOLL.first
    rome = (GIVE_TERRITORY.at(PAPAL), ASK_TERRITORY.at(PAPAL))
    return GIVE_POPE.first if GIVE_POPE.has(term) or ASK_POPE.has(term) or term in rome else term


def heaviest(wanted: list[int]) -> list[str]:
    """Pacts asked for, the heaviest first."""
    out: list[str] = []
    if any(ALLY.has(t) for t in wanted):
        out.append("alliance")
    if any(ASK_TRADE.has(t) for t in wanted):
        out.append("trade")
    if any(ASK_PASSAGE.has(t) for t in wanted):
        out.append("passage")
    return out
