"""Terms of an offer [6.2, 6.6]: one class for each sort of thing that one player can give another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reame.games.universalis.diplomacy.effects import apply, apply_toll
from reame.games.universalis.realm.banners import take_banner
from reame.games.universalis.realm.lands import give_territory
from reame.games.universalis.realm.ledger import earn, pay, take_card, turn_up
from reame.games.universalis.realm.papacy import become_pope
from reame.games.universalis.realm.transports import take_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.parts import Ground, Instalment
from reame.games.universalis.table.position import Universalis, both
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.moves import Verb
from reame.kernel.steps import NOT_NOW

if TYPE_CHECKING:
    from reame.games.universalis.diplomacy.offer import Offer


class Term:
    """Something that one side gives the other: offered with one verb, asked for with another.

    An item is a move of the verb that offers it, whoever names it.
    """

    def __init__(
        self, give: Verb, ask: Verb, offered: Phrase = say.OFFER_TERM, demanded: Phrase = say.OFFER_TERM
    ) -> None:
        self.give = give
        self.ask = ask
        self.offered = offered  # how the journal tells it
        self.demanded = demanded

    def offers(self, p: Universalis, giver: int) -> list[int]:
        """Items that a player could offer, as far as he can see."""
        return [self.give.at()]

    def demands(self, p: Universalis, giver: int) -> list[int]:
        """Items that a player could be asked for, as far as everybody can see."""
        return self.offers(p, giver)

    def fitting(self, p: Universalis, offer: Offer) -> list[int]:
        """All moves that name this term and that its maker could make, but for what the draft names already."""
        maker, other = offer.maker, offer.other
        out = [item for item in self.offers(p, maker) if self.refuse(p, maker, other, item, offer) is None]
        for item in self.demands(p, other):
            if self.refuse(p, other, maker, item, offer) is None:
                out.append(item - self.give.first + self.ask.first)
        return out

    def refuse(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> Phrase | None:
        """Why an item cannot pass between the two, by what everybody can see."""
        raise NotImplementedError(f"{type(self).__name__}.refuse")

    def refuse_giver(self, p: Universalis, giver: int, item: int) -> Phrase | None:
        """Why its owner cannot offer an item, by what only he can see."""
        return None

    def sort(self, term: int) -> int:
        """A number: two terms with the same one do not stand in one offer."""
        return term

    def carry_out(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> None:
        """The item passes."""
        raise NotImplementedError(f"{type(self).__name__}.carry_out")


# -- pacts [6.1] -----------------------------------------------------------------------------


def bound_to_crusade(p: Universalis, a: int, b: int) -> bool:
    """Crusaders make no pacts and truces with Muslims [10.3]."""
    if p.crusade == "none":
        return False
    holy = p.crusaders
    return bool((holy >> a & 1 and p.faith(b) == box.MUSLIM) or (holy >> b & 1 and p.faith(a) == box.MUSLIM))


class Pact(Term):
    """A right; one that stands is not offered again."""

    def stands(self, p: Universalis, giver: int, taker: int, item: int) -> bool:
        """Has the taker it already?"""
        raise NotImplementedError(f"{type(self).__name__}.stands")

    def refuse(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> Phrase | None:
        if bound_to_crusade(p, giver, taker):
            return say.NOT_IN_CRUSADE
        return say.HAVE_IT_ALREADY if self.stands(p, giver, taker, item) else None


class PassageTerm(Pact):
    """The way through one's lands and straits."""

    def stands(self, p: Universalis, giver: int, taker: int, item: int) -> bool:
        return p.passage[giver * box.SEATS + taker] == 1

    def carry_out(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> None:
        p.passage[giver * box.SEATS + taker] = 1
        p.tell(say.PASSAGE_GRANTED, giver, taker)


class TradeTerm(Pact):
    """Trade in one's cities."""

    def stands(self, p: Universalis, giver: int, taker: int, item: int) -> bool:
        return p.trade[giver * box.SEATS + taker] == 1

    def carry_out(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> None:
        p.trade[giver * box.SEATS + taker] = 1
        p.tell(say.TRADE_GRANTED, giver, taker)


class TollTerm(Pact):
    """A part of what the giver sells in cities of the taker."""

    def offers(self, p: Universalis, giver: int) -> list[int]:
        return self.give.span(box.TOLL.low, box.TOLL.high)

    def stands(self, p: Universalis, giver: int, taker: int, item: int) -> bool:
        return p.toll[taker * box.SEATS + giver] == self.give.a(item)

    def sort(self, term: int) -> int:
        return self.give.first if self.give.has(term) else self.ask.first

    def carry_out(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> None:
        percent = self.give.a(item)
        apply_toll(p, taker, giver, percent, bool(offer.by_claims >> taker & 1))
        p.toll[taker * box.SEATS + giver] = percent
        p.tell(say.TOLL_AGREED, taker, giver, percent)


class AllianceTerm(Pact):
    """Mutual; across faiths it costs both honour and is a ground for excommunication. The Pope has no Muslim allies."""

    def demands(self, p: Universalis, giver: int) -> list[int]:
        return []

    def stands(self, p: Universalis, giver: int, taker: int, item: int) -> bool:
        return p.alliance[giver * box.SEATS + taker] == 1

    def refuse(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> Phrase | None:
        if bound_to_crusade(p, giver, taker):
            return say.NOT_IN_CRUSADE
        if p.pope in (giver, taker) and box.MUSLIM in (p.faith(giver), p.faith(taker)):
            return say.POPE_AND_MUSLIMS
        return super().refuse(p, giver, taker, item, offer)

    def carry_out(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> None:
        apart = not p.same_faith(giver, taker)
        apply(p, "alliance", giver, taker, "accept")
        for s in (giver, taker):
            if apart and p.christian(s):
                p.grounds.append(Ground(s, box.ALLIANCE_MADE))
        both(p.alliance, giver, taker, 1)
        p.tell(say.ALLIED, giver, taker)


# -- florins and cards -----------------------------------------------------------------------


class FlorinsTerm(Term):
    """A sum, in one direction."""

    def offers(self, p: Universalis, giver: int) -> list[int]:
        return self.give.span(box.SUMS.low, p.florins[giver])

    def demands(self, p: Universalis, giver: int) -> list[int]:
        return self.give.span(box.SUMS.low, box.SUMS.high)

    def fitting(self, p: Universalis, offer: Offer) -> list[int]:
        return self.give.span(box.SUMS.low, p.florins[offer.maker]) + self.ask.span(box.SUMS.low, box.SUMS.high)

    def refuse(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> Phrase | None:
        return None

    def refuse_giver(self, p: Universalis, giver: int, item: int) -> Phrase | None:
        return None if self.give.a(item) <= p.florins[giver] else say.CANNOT_DELIVER

    def sort(self, term: int) -> int:
        return self.give.first

    def carry_out(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> None:
        n = self.give.a(item)
        pay(p, giver, n)
        earn(p, taker, n, box.DEALT)
        p.tell(say.FLORINS_GIVEN, giver, taker, n)


class PeaceTerm(Term):
    """What the book lets pass for a peace; with freer terms also without a war."""

    def refuse(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> Phrase | None:
        if offer.peace or p.options["free_terms"]:
            return self.refuse_in_peace(p, giver, taker, item, offer)
        return NOT_NOW

    def refuse_in_peace(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> Phrase | None:
        """The same, for a peace."""
        return None


class InstalmentsTerm(PeaceTerm):
    """A sum every turn, in one direction."""

    def offers(self, p: Universalis, giver: int) -> list[int]:
        return list(range(self.give.first, self.give.end))

    def sort(self, term: int) -> int:
        return self.give.first

    def carry_out(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> None:
        amount, turns = self.give.a(item), self.give.b(item)
        p.instalments.append(Instalment(giver, taker, amount, turns))
        p.tell(say.INSTALMENTS_AGREED, giver, taker, amount, turns)


class CardTerm(PeaceTerm):
    """An empire card, of the hand or face up; never the Pope."""

    def offers(self, p: Universalis, giver: int) -> list[int]:
        return self.give.each(own_cards(p, giver))

    def demands(self, p: Universalis, giver: int) -> list[int]:
        return self.give.each(list(range(box.POPE)))

    def refuse_in_peace(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> Phrase | None:
        return None if self.give.a(item) != box.POPE else say.CANNOT_DELIVER

    def refuse_giver(self, p: Universalis, giver: int, item: int) -> Phrase | None:
        return None if self.give.a(item) in own_cards(p, giver) else say.CANNOT_DELIVER

    def carry_out(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> None:
        card = self.give.a(item)
        take_card(p, giver, card)
        p.hands[taker].add(card, (1 << p.seats) - 1)
        p.tell(say.CARD_GIVEN, giver, taker, card)
        turn_up(p, taker)


def own_cards(p: Universalis, seat: int) -> list[int]:
    """Kinds of cards a player could give, in hand or face up."""
    out = p.hands[seat].distinct()
    if p.merchants[seat] and box.MERCHANT not in out:
        out.append(box.MERCHANT)
    if p.collectors[seat] and box.TAX_COLLECTOR not in out:
        out.append(box.TAX_COLLECTOR)
    out.sort()
    return out


# -- what passes with all in it --------------------------------------------------------------


class TransportTerm(PeaceTerm):
    """A transport with its load."""

    def offers(self, p: Universalis, giver: int) -> list[int]:
        return self.give.each(p.transports_of(giver))

    def refuse_in_peace(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> Phrase | None:
        x = self.give.a(item)
        return None if box.OWNER_OF[x] == giver and p.transport_at[x] != NOBODY else say.CANNOT_DELIVER

    def carry_out(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> None:
        x = self.give.a(item)
        p.tell(say.TRANSPORT_CEDED, giver, taker, x)
        if p.transport_at[x] != NOBODY:
            take_transport(p, x, taker)


class TerritoryTerm(PeaceTerm):
    """A territory with everything in it, never the last one."""

    def offers(self, p: Universalis, giver: int) -> list[int]:
        return self.give.each(p.lands(giver))

    def refuse_in_peace(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> Phrase | None:
        if p.owner[self.give.a(item)] != giver:
            return say.CANNOT_DELIVER
        return None if len(p.lands(giver)) > offer.ceded_by(giver) + 1 else say.LAST_TERRITORY

    def sort(self, term: int) -> int:
        return do.GIVE_POPE.first if term in (self.give.at(box.PAPAL), self.ask.at(box.PAPAL)) else term

    def carry_out(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> None:
        cede(p, self.give.a(item), giver, taker)


class PopeTerm(PeaceTerm):
    """The Pope with his state, among Christians; never the last territory."""

    def refuse_in_peace(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> Phrase | None:
        if p.pope != giver or not p.christian(taker):
            return say.CANNOT_DELIVER
        return None if len(p.lands(giver)) > offer.ceded_by(giver) + 1 else say.LAST_TERRITORY

    def sort(self, term: int) -> int:
        return do.GIVE_POPE.first

    def carry_out(self, p: Universalis, giver: int, taker: int, item: int, offer: Offer) -> None:
        if cede(p, box.PAPAL, giver, taker):
            become_pope(p, taker)


def cede(p: Universalis, t: int, giver: int, taker: int) -> bool:
    """A territory passes with all its owner has there; not if it is his no longer."""
    if p.owner[t] != giver:
        return False
    p.tell(say.TERRITORY_CEDED, giver, taker, t)
    for x in p.transports_at(giver, t):
        take_transport(p, x, taker)
    for b in p.banners_at(giver, t):
        take_banner(p, b, taker)
    give_territory(p, t, taker, p.armies[t])
    return True


# -- all of them -----------------------------------------------------------------------------

TERMS_WITHOUT_WAR: Final[list[Term]] = [
    PassageTerm(do.GIVE_PASSAGE, do.ASK_PASSAGE),
    TradeTerm(do.GIVE_TRADE, do.ASK_TRADE),
    TollTerm(do.GIVE_TOLL, do.ASK_TOLL, say.OFFERS_TOLL, say.DEMANDS_TOLL),
    AllianceTerm(do.ALLY, do.ALLY),
    FlorinsTerm(do.GIVE_FLORINS, do.ASK_FLORINS, say.OFFERS_FLORINS, say.DEMANDS_FLORINS),
]
TERMS: Final[list[Term]] = [
    *TERMS_WITHOUT_WAR,
    InstalmentsTerm(do.GIVE_INSTALMENTS, do.ASK_INSTALMENTS, say.OFFERS_INSTALMENTS, say.DEMANDS_INSTALMENTS),
    TransportTerm(do.GIVE_TRANSPORT, do.ASK_TRANSPORT, say.OFFERS_TRANSPORT, say.DEMANDS_TRANSPORT),
    TerritoryTerm(do.GIVE_TERRITORY, do.ASK_TERRITORY, say.OFFERS_TERRITORY, say.DEMANDS_TERRITORY),
    PopeTerm(do.GIVE_POPE, do.ASK_POPE),
    CardTerm(do.GIVE_CARD, do.ASK_CARD, say.OFFERS_CARD, say.DEMANDS_CARD),
]
_OFFERED: Final[dict[str, Term]] = {term.give.name: term for term in TERMS}
_ASKED: Final[dict[str, Term]] = {term.ask.name: term for term in TERMS if term.ask is not term.give}


def term_of(move: int) -> Term | None:
    """The term that a move names, whoever has to give."""
    name = do.MOVES.of(move).name
    return _OFFERED.get(name) or _ASKED.get(name)


def asks(move: int) -> bool:
    """Is it something the other side has to give?"""
    return do.MOVES.of(move).name in _ASKED


def mirrored(move: int) -> int:
    """The same term as the other side says it."""
    name = do.MOVES.of(move).name
    term = _ASKED.get(name)
    if term is not None:
        return move - term.ask.first + term.give.first
    term = _OFFERED.get(name)
    return move if term is None else move - term.give.first + term.ask.first


def tell_term(p: Universalis, move: int) -> None:
    """One term of an offer for the journal, with all it names."""
    verb = do.MOVES.of(move)
    term = term_of(move)
    if term is None or not verb.kinds:
        p.tell(say.OFFER_TERM, do.TERM.find(verb.name))
        return
    phrase = term.demanded if asks(move) else term.offered
    p.tell(phrase, verb.a(move), verb.b(move) if len(verb.kinds) > 1 else NOBODY)
