"""A sixth game: secrets, sealed bids, a window of reactions, an auction, deals, options.

The Fair: in each of four rounds the merchants draw a card, seal a bid for a stall, may veto the sale (and veto the
veto), buy a relic at auction, look at the top of the deck, and trade coins and cards. Most coins and stalls win.
"""

from __future__ import annotations

from typing import Any, ClassVar

from reame.kernel.auctions import Auction
from reame.kernel.cards import Bag, Cards, redeal
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel
from reame.kernel.deals import Deal
from reame.kernel.fields import Deck, Field, Flag, Hand, Moves, Number, One, Per, Some, Word, fields, hidden, own
from reame.kernel.game import DEALS, WINDOWS, Game, Option
from reame.kernel.kinds import NOBODY, SEAT, Kind, Phrase, Sentence, numbers
from reame.kernel.moves import PASS, MoveTable, Verb
from reame.kernel.position import Position
from reame.kernel.steps import NOT_NOW, Step, circle
from reame.kernel.windows import Window

CARD = Kind("card", ["veto", "spyglass", "cloth"])
VETO, SPYGLASS, CLOTH = 0, 1, 2
COINS = numbers("coins", 1, 40)

TABLE = MoveTable()
BID = TABLE.verb("bid", "2", COINS)
PLAY_VETO = TABLE.verb("veto", "3")
LOOK = TABLE.verb("look", "4")
OFFER = TABLE.verb("offer", "5", SEAT)
GIVE_COINS = TABLE.verb("give_coins", "5", COINS)
ASK_COINS = TABLE.verb("ask_coins", "5", COINS)
GIVE_CARD = TABLE.verb("give_card", "5", CARD)
RAISE = TABLE.verb("raise", "6", COINS)

ASK_BID = Phrase("ask-bid", "2")
ASK_VETO = Phrase("ask-veto", "3")
ASK_MARKET = Phrase("ask-market", "4")
ASK_DEAL = Phrase("ask-deal", "5")
ASK_RAISE = Phrase("ask-raise", "6")
NO_CARD = Phrase("no-card", "3")
TOO_POOR = Phrase("too-poor", "5")
ALREADY_SAID = Phrase("already-said", "5")
SOLD = Phrase("sold", "2", SEAT)
VETOED = Phrase("vetoed", "3", SEAT)
LOOKED = Phrase("looked", "4", SEAT)
SAW = Phrase("saw", "4", CARD)

ROUNDS = 4
OFFERS = 2


class Fair(Position):
    FIELDS: ClassVar[list[Field]] = (
        fields(round=Number(), stalls=Per(SEAT, Number(), 0), discard=Some(CARD, most=18))
        + own(coins=Per(SEAT, Number(), 0), hands=Per(SEAT, Hand(CARD)))
        + hidden(deck=Deck(CARD))
    )

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        self.round = 0
        self.stalls = [0] * seats
        self.discard: list[int] = []
        self.coins = [0] * seats
        self.hands = [Cards() for _ in range(seats)]
        self.deck = Bag(CARD.size)

    def calendar(self) -> list[int]:
        return [self.round]

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)

    def forget(self, seat: int, dice: Dice) -> None:
        redeal(self.hands, self.deck, seat, dice)
        for s in range(self.seats):
            if s != seat:
                self.coins[s] = 5 + dice.below(20)


class Rounds(Step[Fair]):
    """Bids, market, auction (1)."""

    rule: ClassVar[str] = "1"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("draw", "bids", "market", "relic"), turn=Number())

    def __init__(self) -> None:
        super().__init__()
        self.stage = "draw"
        self.turn = 0

    def run(self, p: Fair) -> None:
        if self.stage == "draw":
            if p.round == ROUNDS:
                scores = [p.coins[s] + 5 * p.stalls[s] for s in range(p.seats)]
                p.finish([s for s in range(p.seats) if scores[s] == max(scores)], scores, "rounds", "7")
                return
            p.round += 1
            for s in range(p.seats):
                p.coins[s] += 5
                if p.deck.size():
                    p.hands[s].add(p.deck.draw(p.dice), 1 << s)
            self.stage = "bids"
            p.push(Bids())
        elif self.stage == "bids":
            self.stage = "market"
            self.turn = 0
        elif self.stage == "market":
            if self.turn < p.seats:
                self.turn += 1
                p.push(Market(self.turn - 1))
            else:
                self.stage = "relic"
        else:
            self.stage = "draw"
            p.push(Relic(circle(p.round % p.seats, p.seats)))


class Bids(Step[Fair]):
    """Sealed bids of one or two amounts for a stall; then a window in which the sale may be vetoed (2)."""

    rule: ClassVar[str] = "2"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("bids", "veto", "sell")) + own(bids=Per(SEAT, Number(), 0))

    def __init__(self) -> None:
        super().__init__()
        self.stage = "bids"
        self.bids = [0] * 10

    def run(self, p: Fair) -> None:
        if self.stage == "bids":
            p.ask_sealed(list(range(p.seats)))
        elif self.stage == "veto":
            self.stage = "sell"
            p.push(Veto(circle(0, p.seats)))
        else:
            p.end()

    def legal(self, p: Fair, seat: int) -> list[int]:
        said = sum(BID.a(m) for m in p.drafts[seat])
        return [PASS, *BID.span(1, p.coins[seat] - said)]

    def question(self, p: Fair, seat: int) -> Sentence:
        return ASK_BID.of()

    def more(self, p: Fair, seat: int) -> bool:
        return len(p.drafts[seat]) < 2 and p.drafts[seat][-1] != PASS

    def reveal(self, p: Fair) -> None:
        for s in p.asked:
            self.bids[s] = sum(BID.a(m) for m in p.drafts[s] if m != PASS)
        self.stage = "veto"

    def resume(self, p: Fair, child: Step[Any]) -> None:
        if isinstance(child, Veto) and not child.stands:
            best = max(range(p.seats), key=lambda s: self.bids[s])
            if self.bids[best]:
                p.coins[best] -= self.bids[best]
                p.stalls[best] += 1
                p.shown += 1
                p.tell(SOLD, best)

    def forget(self, p: Fair, seat: int, dice: Dice) -> None:
        for s in range(p.seats):
            if s != seat:
                self.bids[s] = dice.below(p.coins[s] + 1) if self.stage != "bids" else 0


class Veto(Window[Fair]):
    """Each in turn may veto what is going on; a veto may itself be vetoed (3)."""

    rule: ClassVar[str] = "3"
    FIELDS: ClassVar[list[Field]] = Window.FIELDS + fields(stands=Flag(), by_whom=One(SEAT))
    at_once: ClassVar[int] = 6  # a veto of a veto of a veto..., as many as there are cards

    def __init__(self, queue: list[int] | None = None, by_whom: int = NOBODY) -> None:
        super().__init__()
        self.queue = queue or []
        self.stands = False  # has a veto been played, and does it hold?
        self.by_whom = by_whom

    def options(self, p: Fair, seat: int) -> list[int]:
        return [PLAY_VETO.at()] if p.hands[seat].has(VETO) else []

    def refuse_reaction(self, p: Fair, seat: int, move: int) -> Phrase | None:
        if not PLAY_VETO.has(move):
            return NOT_NOW
        return None if p.hands[seat].has(VETO) else NO_CARD

    def question(self, p: Fair, seat: int) -> Sentence:
        return ASK_VETO.of()

    def react(self, p: Fair, seat: int, move: int) -> None:
        p.spend(seat, VETO)
        p.tell(VETOED, seat)
        p.push(Veto([s for s in circle(seat, p.seats) if s != seat], seat))

    def resume(self, p: Fair, child: Step[Any]) -> None:
        if isinstance(child, Veto) and not child.stands:
            self.stands = True
            self.queue = []

    def close(self, p: Fair) -> None:
        p.end()


class Market(Step[Fair]):
    """A merchant may use a spyglass, make offers, or pass (4)."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), offers=Number(), done=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.offers = 0
        self.done = False

    def run(self, p: Fair) -> None:
        if self.done:
            p.end()
        else:
            p.ask(self.seat)

    def legal(self, p: Fair, seat: int) -> list[int]:
        moves = [PASS, LOOK.at(), *(OFFER.at(s) for s in range(p.seats))]
        return [m for m in moves if self.refuse(p, seat, m) is None]

    def refuse(self, p: Fair, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if LOOK.has(move):
            return None if p.hands[seat].has(SPYGLASS) and p.deck.size() else NO_CARD
        if not OFFER.has(move) or OFFER.a(move) == seat or OFFER.a(move) >= p.seats or not p.options["deals"]:
            return NOT_NOW
        return None if self.offers < OFFERS else ALREADY_SAID

    def question(self, p: Fair, seat: int) -> Sentence:
        return ASK_MARKET.of()

    def take(self, p: Fair, seat: int, move: int) -> None:
        if move == PASS:
            self.done = True
        elif LOOK.has(move):
            p.spend(seat, SPYGLASS)
            top = p.deck.peek(p.dice, 2, seat)
            p.shown += 1
            p.tell(LOOKED, seat)
            p.tell(SAW, top[0], to=1 << seat)
        else:
            self.offers += 1
            p.push(Trade(seat, OFFER.a(move)))


class Trade(Deal[Fair]):
    """Coins and cards change hands (5)."""

    rule: ClassVar[str] = "5"
    FIELDS: ClassVar[list[Field]] = Deal.FIELDS + fields(terms=Moves(TABLE))

    def candidates(self, p: Fair) -> list[int]:
        return (
            GIVE_COINS.span(1, p.coins[self.maker])
            + ASK_COINS.span(1, 40)
            + [GIVE_CARD.at(c) for c in p.hands[self.maker].distinct()]
        )

    def refuse_term(self, p: Fair, term: int) -> Phrase | None:
        for said in self.terms:
            if TABLE.of(said) is TABLE.of(term):
                return ALREADY_SAID
        if GIVE_COINS.has(term):
            return None if GIVE_COINS.a(term) <= p.coins[self.maker] else TOO_POOR
        if GIVE_CARD.has(term):
            return None if p.hands[self.maker].has(GIVE_CARD.a(term)) else NO_CARD
        return None if ASK_COINS.has(term) else NOT_NOW

    def cannot(self, p: Fair, seat: int, terms: list[int]) -> Phrase | None:
        verb = GIVE_COINS if seat == self.maker else ASK_COINS
        due = sum(verb.a(t) for t in terms if verb.has(t))
        return None if due <= p.coins[seat] else TOO_POOR

    def question(self, p: Fair, seat: int) -> Sentence:
        return ASK_DEAL.of()

    def take(self, p: Fair, seat: int, move: int) -> None:
        if GIVE_CARD.has(move):  # who offers a card shows it
            p.hands[seat].show_one(GIVE_CARD.a(move), (1 << p.seats) - 1)
            p.shown += 1
        super().take(p, seat, move)

    def execute(self, p: Fair) -> None:
        for t in self.terms:
            if GIVE_COINS.has(t):
                self.pay(p, self.maker, self.other, GIVE_COINS.a(t))
            elif ASK_COINS.has(t):
                self.pay(p, self.other, self.maker, ASK_COINS.a(t))
            else:
                p.hands[self.maker].remove(GIVE_CARD.a(t))
                p.hands[self.other].add(GIVE_CARD.a(t), 1 << self.maker | 1 << self.other)

    def pay(self, p: Fair, payer: int, payee: int, coins: int) -> None:
        p.coins[payer] -= coins
        p.coins[payee] += coins

    def forget(self, p: Fair, seat: int, dice: Dice) -> None:
        if seat != self.maker:  # who offers so much has so much
            p.coins[self.maker] = max(
                p.coins[self.maker], sum(GIVE_COINS.a(t) for t in self.terms if GIVE_COINS.has(t))
            )


class Relic(Auction[Fair]):
    """A relic for the highest bidder, who gets a stall (6)."""

    rule: ClassVar[str] = "6"

    def verb(self) -> Verb:
        return RAISE

    def purse(self, p: Fair, seat: int) -> int:
        return p.coins[seat]

    def question(self, p: Fair, seat: int) -> Sentence:
        return ASK_RAISE.of()

    def won(self, p: Fair) -> None:
        p.coins[self.high] -= self.bid
        p.stalls[self.high] += 1
        p.tell(SOLD, self.high)

    def forget(self, p: Fair, seat: int, dice: Dice) -> None:
        if self.high not in (NOBODY, seat):  # who has bid so much has so much
            p.coins[self.high] = max(p.coins[self.high], self.bid)


class TheFair(Game[Fair]):
    name: ClassVar[str] = "fair"
    title: ClassVar[str] = "The Fair"
    version: ClassVar[int] = 1
    seat_range: ClassVar[list[int]] = [2, 3, 4]
    OPTIONS: ClassVar[list[Option]] = [WINDOWS, DEALS]

    def blank(self, seats: int) -> Fair:
        return Fair(self, seats)

    def setup(self, p: Fair) -> None:
        for card, n in ((VETO, 6), (SPYGLASS, 4), (CLOTH, 8)):
            p.deck.add(card, n)
        for s in range(p.seats):
            p.coins[s] = 10
        p.push(Rounds())

    def broken(self, p: Fair) -> list[str]:
        cards = p.deck.size() + len(p.discard) + sum(h.size() for h in p.hands)
        return [] if cards == 18 else [f"1: {cards} cards"]


STEPS: list[type[Step[Any]]] = [Rounds, Bids, Veto, Market, Trade, Relic]
GAME = TheFair(TABLE, STEPS, Counsel())


if __name__ == "__main__":
    from reame import bots
    from reame.arena.play import play_game

    played = play_game(GAME, 3, "a day at the fair", {"windows": "open"}, [bots.find("greedy"), bots.find("random")], 0)
    print(f"{GAME.title}: {played.decisions} decisions; points {played.scores}; won by {played.winners}")
