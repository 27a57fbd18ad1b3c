"""Offers of pacts and of peace [6.2, 6.6]: terms given and asked for, one counter-demand, carried out at once."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.crusade.march import CrusadeCheck
from reame.games.universalis.diplomacy.effects import apply, apply_toll, can_claim, effect, toll_cost
from reame.games.universalis.realm.deeds import end_war, give_territory, prune_blockades, take_banner, take_transport
from reame.games.universalis.realm.ledger import earn, pay, take_card, turn_up
from reame.games.universalis.realm.papacy import become_pope
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis, both
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
    (do.GIVE_PASSAGE, do.ASK_PASSAGE),
    (do.GIVE_TRADE, do.ASK_TRADE),
    (do.GIVE_TOLL, do.ASK_TOLL),
    (do.GIVE_FLORINS, do.ASK_FLORINS),
    (do.GIVE_INSTALMENTS, do.ASK_INSTALMENTS),
    (do.GIVE_TRANSPORT, do.ASK_TRANSPORT),
    (do.GIVE_TERRITORY, do.ASK_TERRITORY),
    (do.GIVE_POPE, do.ASK_POPE),
    (do.GIVE_CARD, do.ASK_CARD),
):
    MIRROR.append((_give.first, _give.end, _ask.first - _give.first))
    MIRROR.append((_ask.first, _ask.end, _give.first - _ask.first))
SAID: list[tuple[Verb, Phrase]] = [  # how the journal tells terms that name something
    (do.GIVE_TOLL, say.OFFERS_TOLL),
    (do.ASK_TOLL, say.DEMANDS_TOLL),
    (do.GIVE_FLORINS, say.OFFERS_FLORINS),
    (do.ASK_FLORINS, say.DEMANDS_FLORINS),
    (do.GIVE_INSTALMENTS, say.OFFERS_PARTS),
    (do.ASK_INSTALMENTS, say.DEMANDS_PARTS),
    (do.GIVE_TRANSPORT, say.OFFERS_TRANSPORT),
    (do.ASK_TRANSPORT, say.DEMANDS_TRANSPORT),
    (do.GIVE_TERRITORY, say.OFFERS_TERRITORY),
    (do.ASK_TERRITORY, say.DEMANDS_TERRITORY),
    (do.GIVE_CARD, say.OFFERS_CARD),
    (do.ASK_CARD, say.DEMANDS_CARD),
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
    return bool((holy >> a & 1 and p.faith(b) == box.MUSLIM) or (holy >> b & 1 and p.faith(a) == box.MUSLIM))


class Offer(Deal[Universalis]):
    """D6 to D8. The receiver may add demands; then the proposer accepts the whole or refuses it."""

    rule: ClassVar[str] = "6.2"
    most: ClassVar[int] = 6
    FIELDS: ClassVar[list[Field]] = Deal.FIELDS + fields(
        terms=Moves(do.MOVES),
        peace=Flag(),
        demands=Moves(do.MOVES),  # what a counter added
        by_claims=Mask(SEAT),  # who takes a toll for casus belli instead of honour
    )

    def __init__(self, maker: int = NOBODY, other: int = NOBODY, peace: bool = False) -> None:
        super().__init__(maker, other)
        self.peace = peace
        self.demands: list[int] = []
        self.by_claims = 0
        if peace:
            self.terms.append(do.PEACE.at())

    # -- terms -------------------------------------------------------------------------------

    def candidates(self, p: Universalis) -> list[int]:
        a, b = self.maker, self.other
        out = [do.GIVE_PASSAGE.at(), do.ASK_PASSAGE.at(), do.GIVE_TRADE.at(), do.ASK_TRADE.at()]
        out += [*do.GIVE_TOLL.span(10, 20), *do.ASK_TOLL.span(10, 20), do.ALLY.at()]
        if self.stage != "counter":
            out += do.GIVE_FLORINS.span(10, p.florins[a])
        out += do.ASK_FLORINS.span(10, do.ASK_FLORINS.kinds[0].high)
        if not self.peace:
            return out
        if self.stage != "counter":
            out += range(do.GIVE_INSTALMENTS.first, do.GIVE_INSTALMENTS.end)
        out += range(do.ASK_INSTALMENTS.first, do.ASK_INSTALMENTS.end)
        out += do.GIVE_TRANSPORT.each(p.transports_of(a))
        out += do.ASK_TRANSPORT.each(p.transports_of(b))
        out += do.GIVE_TERRITORY.each(p.lands(a))
        out += do.ASK_TERRITORY.each(p.lands(b))
        out += [do.GIVE_POPE.at(), do.ASK_POPE.at()]
        out += do.GIVE_CARD.each(own_cards(p, a))
        out += [do.ASK_CARD.at(c) for c in range(box.POPE)]
        return out

    def refuse_term(self, p: Universalis, term: int) -> Phrase | None:
        if self.stage == "counter" and not asks(term):
            return say.DEMANDS_ONLY
        no = self.refuse_item(p, term)
        if no is not None:
            return no
        sort = sort_of(term)
        for t in self.terms:
            if sort_of(t) == sort:
                return say.ONE_OF_A_KIND
        return None

    def refuse_item(self, p: Universalis, term: int) -> Phrase | None:
        """Is it a thing that can be offered between the two, whatever else is?"""
        a, b = self.maker, self.other
        pact = do.GIVE_PASSAGE.first <= term < do.ALLY.end
        if pact:
            return self.refuse_pact(p, a, b, term)
        if do.GIVE_FLORINS.has(term):
            return None if do.GIVE_FLORINS.a(term) <= p.florins[a] else say.CANNOT_DELIVER
        if do.ASK_FLORINS.has(term):
            return None
        if not self.peace or not do.GIVE_INSTALMENTS.first <= term < do.ASK_CARD.end:
            return NOT_NOW
        if do.GIVE_TRANSPORT.has(term) or do.ASK_TRANSPORT.has(term):
            giver = a if do.GIVE_TRANSPORT.has(term) else b
            x = do.GIVE_TRANSPORT.a(term) if do.GIVE_TRANSPORT.has(term) else do.ASK_TRANSPORT.a(term)
            return None if box.OWNER_OF[x] == giver and p.transport_at[x] != NOBODY else say.CANNOT_DELIVER
        if do.GIVE_TERRITORY.has(term) or do.ASK_TERRITORY.has(term):
            giver = a if do.GIVE_TERRITORY.has(term) else b
            t = do.GIVE_TERRITORY.a(term) if do.GIVE_TERRITORY.has(term) else do.ASK_TERRITORY.a(term)
            if p.owner[t] != giver:
                return say.CANNOT_DELIVER
            return None if self.spare(p, giver) else say.LAST_TERRITORY
        if do.GIVE_POPE.has(term) or do.ASK_POPE.has(term):
            giver, taker = (a, b) if do.GIVE_POPE.has(term) else (b, a)
            if p.pope != giver or not p.christian(taker):
                return say.CANNOT_DELIVER
            return None if self.spare(p, giver) else say.LAST_TERRITORY
        if do.GIVE_CARD.has(term):
            return None if do.GIVE_CARD.a(term) in own_cards(p, a) else say.CANNOT_DELIVER
        if do.ASK_CARD.has(term):
            return None if do.ASK_CARD.a(term) != box.POPE else say.CANNOT_DELIVER
        return None

    def refuse_pact(self, p: Universalis, a: int, b: int, term: int) -> Phrase | None:
        """Pacts that stand are not offered again; crusaders and the Pope keep away from Muslims."""
        if bound_to_crusade(p, a, b):
            return say.NOT_IN_CRUSADE
        i, j = a * box.SEATS + b, b * box.SEATS + a
        if do.ALLY.has(term):
            if p.pope in (a, b) and box.MUSLIM in (p.faith(a), p.faith(b)):
                return say.POPE_AND_MUSLIMS
            return say.HAVE_IT_ALREADY if p.alliance[i] else None
        if do.GIVE_PASSAGE.has(term):
            return say.HAVE_IT_ALREADY if p.passage[i] else None
        if do.ASK_PASSAGE.has(term):
            return say.HAVE_IT_ALREADY if p.passage[j] else None
        if do.GIVE_TRADE.has(term):
            return say.HAVE_IT_ALREADY if p.trade[i] else None
        if do.ASK_TRADE.has(term):
            return say.HAVE_IT_ALREADY if p.trade[j] else None
        if do.GIVE_TOLL.has(term):
            return say.HAVE_IT_ALREADY if p.toll[j] == do.GIVE_TOLL.a(term) else None
        return say.HAVE_IT_ALREADY if p.toll[i] == do.ASK_TOLL.a(term) else None

    def spare(self, p: Universalis, giver: int) -> bool:
        """Has the giver a territory besides those already named?"""
        n = 0
        for t in self.terms:
            mine = giver == self.maker
            if (do.GIVE_TERRITORY if mine else do.ASK_TERRITORY).has(t) or (do.GIVE_POPE if mine else do.ASK_POPE).has(
                t
            ):
                n += 1
        return len(p.lands(giver)) > n + 1

    def cannot(self, p: Universalis, seat: int, terms: list[int]) -> Phrase | None:
        """Florins and cards of one's own; everything else can be seen by all."""
        mine = terms if seat == self.maker else [mirrored(t) for t in terms]
        florins = 0
        for t in mine:
            if do.GIVE_FLORINS.has(t):
                florins += do.GIVE_FLORINS.a(t)
            elif do.GIVE_CARD.has(t) and do.GIVE_CARD.a(t) not in own_cards(p, seat):
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
        return None if can_claim(p, seat, other, self.toll_to(p, seat)) else say.CLAIMS_MISSING

    # -- the procedure -----------------------------------------------------------------------

    def legal(self, p: Universalis, seat: int) -> list[int]:
        out = super().legal(p, seat) + coin_moves(p, seat)
        if self.stage in ("answer", "reply"):
            if self.refuse(p, seat, do.ACCEPT_CLAIMS.at()) is None:
                out.append(do.ACCEPT_CLAIMS.at())
        elif self.refuse(p, seat, do.PROPOSE_CLAIMS.at()) is None:
            out.append(do.PROPOSE_CLAIMS.at())
        out.sort()
        return out

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if is_coin(move):
            return refuse_coin(p, seat, move)
        if do.ACCEPT_CLAIMS.has(move):
            if self.stage not in ("answer", "reply"):
                return NOT_NOW
            return self.cannot(p, seat, self.terms) or self.refuse_claims(p, seat)
        if do.PROPOSE_CLAIMS.has(move):
            if self.stage not in ("draft", "counter"):
                return NOT_NOW
            return self.refuse(p, seat, PROPOSE) or self.refuse_claims(p, seat)
        if move == COUNTER and self.stage == "answer" and (p.banned >> seat & 1 or len(self.terms) >= self.most):
            return say.CANNOT_COUNTER
        if move == PROPOSE and self.stage == "counter" and not self.demands:
            return say.CANNOT_COUNTER
        drafting = self.stage in ("draft", "counter") and move not in (PROPOSE, DROP)
        if drafting and len(self.terms) >= self.most:
            return say.TERMS_FULL
        return super().refuse(p, seat, move)

    def question(self, p: Universalis, seat: int) -> Sentence:
        if self.stage == "draft":
            return say.Q_DRAFT.of(self.other)
        if self.stage == "counter":
            return say.Q_COUNTER.of(self.other)
        return say.Q_ANSWER.of(self.maker) if self.stage == "answer" else say.Q_REPLY.of(self.maker)

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
            self.decline(p, seat, move)
            super().take(p, seat, move)
        else:
            if self.stage == "counter":
                self.demands.append(move)
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

    def decline(self, p: Universalis, seat: int, move: int) -> None:
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
            terms = [mirrored(t) for t in terms if t not in self.demands]
        wanted = [t for t in terms if asks(t) or do.ALLY.has(t)]
        if self.peace or any(not do.ASK_PASSAGE.first <= t < do.ALLY.end for t in wanted):
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
            p.tell(say.PEACE_MADE, a, b)
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
        if do.ALLY.has(term):
            self.ally(p, a, b)
            return
        if do.PEACE.has(term):
            return
        if asks(term):
            a, b = b, a
            term = mirrored(term)
        i = a * box.SEATS + b
        if do.GIVE_PASSAGE.has(term):
            p.passage[i] = 1
            p.tell(say.PASSAGE_GRANTED, a, b)
        elif do.GIVE_TRADE.has(term):
            p.trade[i] = 1
            p.tell(say.TRADE_GRANTED, a, b)
        elif do.GIVE_TOLL.has(term):
            percent = do.GIVE_TOLL.a(term)
            apply_toll(p, b, a, percent, bool(self.by_claims >> b & 1))
            p.toll[b * box.SEATS + a] = percent
            p.tell(say.TOLL_AGREED, b, a, percent)
        elif do.GIVE_FLORINS.has(term):
            n = do.GIVE_FLORINS.a(term)
            pay(p, a, n)
            earn(p, b, n, box.DEALT)
            p.tell(say.FLORINS_GIVEN, a, b, n)
        elif do.GIVE_INSTALMENTS.has(term):
            p.instalments.append([a, b, do.GIVE_INSTALMENTS.a(term), do.GIVE_INSTALMENTS.b(term)])
            p.tell(say.PARTS_AGREED, a, b, do.GIVE_INSTALMENTS.a(term), do.GIVE_INSTALMENTS.b(term))
        elif do.GIVE_CARD.has(term):
            card = do.GIVE_CARD.a(term)
            take_card(p, a, card)
            p.hands[b].add(card, (1 << p.seats) - 1)
            p.tell(say.CARD_GIVEN, a, b, card)
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
        p.tell(say.ALLIED, a, b)

    def cede(self, p: Universalis, a: int, b: int, term: int) -> None:
        """A transport with its load, a territory with all in it, or the Pope with his state."""
        if do.GIVE_TRANSPORT.has(term):
            x = do.GIVE_TRANSPORT.a(term)
            p.tell(say.TRANSPORT_CEDED, a, b, x)
            if p.transport_at[x] != NOBODY:
                take_transport(p, x, b)
            return
        t = box.PAPAL if do.GIVE_POPE.has(term) else do.GIVE_TERRITORY.a(term)
        if p.owner[t] != a:
            return  # it went along with the Pope
        p.tell(say.TERRITORY_CEDED, a, b, t)
        for x in p.transports_at(a, t):
            take_transport(p, x, b)
        for banner in p.banners_at(a, t):
            take_banner(p, banner, b)
        give_territory(p, t, b, p.armies[t])
        if do.GIVE_POPE.has(term):
            become_pope(p, b)


def tell_term(p: Universalis, term: int) -> None:
    """One term of an offer for the journal, with all it names."""
    verb = do.MOVES.of(term)
    if not verb.kinds:
        p.tell(say.OFFER_TERM, do.TERM.find(verb.name))
        return
    for said, phrase in SAID:
        if said is verb:
            p.tell(phrase, said.a(term), said.b(term) if len(said.kinds) > 1 else NOBODY)


def own_cards(p: Universalis, seat: int) -> list[int]:
    """Kinds of cards a player could give, in hand or face up."""
    out = p.hands[seat].distinct()
    if p.merchants[seat] and box.MERCHANT not in out:
        out.append(box.MERCHANT)
    if p.collectors[seat] and box.TAX_COLLECTOR not in out:
        out.append(box.TAX_COLLECTOR)
    out.sort()
    return out


def sort_of(term: int) -> int:
    """Terms of one sort cannot stand in one offer: sums twice or in both directions, the Pope and his state."""
    if do.GIVE_FLORINS.first <= term < do.ASK_FLORINS.end:
        return do.GIVE_FLORINS.first
    if do.GIVE_INSTALMENTS.first <= term < do.ASK_INSTALMENTS.end:
        return do.GIVE_INSTALMENTS.first
    if do.GIVE_TOLL.has(term):
        return do.GIVE_TOLL.first
    if do.ASK_TOLL.has(term):
        return do.ASK_TOLL.first
    rome = (do.GIVE_TERRITORY.at(box.PAPAL), do.ASK_TERRITORY.at(box.PAPAL))
    return do.GIVE_POPE.first if do.GIVE_POPE.has(term) or do.ASK_POPE.has(term) or term in rome else term


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
