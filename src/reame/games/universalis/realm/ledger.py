"""Florins, honour, casus belli and empire cards: what is gained and lost by anybody at any time."""

from __future__ import annotations

from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.cards import Bag
from reame.kernel.kinds import Phrase


def pay(p: Universalis, seat: int, n: int, secret: bool = False) -> None:
    """Florins to the bank; what all see paid tells them something about the purse."""
    p.florins[seat] -= n
    if not secret:
        p.least[seat] = max(0, p.least[seat] - n)
        p.most[seat] -= n


def too_dear(p: Universalis, seat: int, price: int) -> Phrase | None:
    """Why a player cannot pay so much."""
    if price <= p.florins[seat]:
        return None
    return say.TOO_DEAR.naming(min(price, box.FLORINS.high), min(p.florins[seat], box.FLORINS.high))


def earn(p: Universalis, seat: int, n: int, source: int) -> None:
    """Florins from the bank, in the open."""
    p.florins[seat] += n
    p.least[seat] += n
    p.most[seat] += n
    p.earned[seat * box.SOURCE.size + source] += n


def score(p: Universalis, seat: int, points: int, feat: str) -> None:
    """Honour gained or lost [11.1]; with honour coins, one for every ten reached for the first time [11.3]."""
    if points == 0:
        return
    p.honour[seat] += points
    if points > 0:
        p.tell(say.HONOUR_GAINED, seat, points, box.FEAT.find(feat))
    else:
        p.tell(say.HONOUR_LOST, seat, -points, box.FEAT.find(feat))
    if p.options["honour_coin"]:
        while p.honour[seat] >= 10 * (p.tens[seat] + 1):
            p.tens[seat] += 1
            p.coins[seat] += 1
            p.tell(say.COIN_GAINED, seat)


def claim(p: Universalis, holder: int, against: int, n: int) -> None:
    """Casus belli of one player against another [6.4]."""
    if n > 0 and holder != against and p.alive(holder):
        p.claims[holder * box.SEATS + against] += n
        p.tell(say.CLAIM_GAINED, holder, against, n)


def refill(deck: Bag, discards: Bag) -> bool:
    """An empty deck is rebuilt from its discards [1.9]; is there a card now?"""
    if deck.size() == 0:
        for card in range(len(discards.counts)):
            n = discards.counts[card]
            if n:
                deck.add(card, n)
                discards.counts[card] = 0
                discards.total -= n
    return deck.size() > 0


def draw_card(p: Universalis, seat: int, told: bool = False) -> None:
    """One empire card into the hand; skipped if none is left. Perhaps all have been told that it is drawn."""
    empty = p.deck.size() == 0
    if not refill(p.deck, p.discards):
        p.tell(say.NO_CARD_LEFT, seat)
        return
    if empty:
        p.tell(say.DECK_REBUILT)
    card = p.deck.draw(p.dice)
    p.hands[seat].add(card, 1 << seat)
    if not told:
        p.tell(say.CARD_DRAWN_OPEN, seat)
    p.tell(say.CARD_DRAWN, seat, card, to=1 << seat)
    turn_up(p, seat)


def lose_card(p: Universalis, seat: int, card: int) -> None:
    """A card leaves a hand for the discards; face-up ones lie before the player."""
    take_card(p, seat, card)
    p.discards.add(card)


def take_card(p: Universalis, seat: int, card: int) -> None:
    """A card leaves a player, from the table if it lies there and not in the hand."""
    if card in p.hands[seat].cards:
        p.hands[seat].remove(card)
    elif card == box.MERCHANT:
        p.merchants[seat] -= 1
    else:
        p.collectors[seat] -= 1


def turn_up(p: Universalis, seat: int) -> None:
    """Merchants and tax collectors lie face up as soon as their condition holds [3.7]."""
    hand = p.hands[seat]
    while hand.has(box.MERCHANT) and p.has(seat, box.COINAGE):
        hand.remove(box.MERCHANT)
        p.merchants[seat] += 1
        p.shown += 1
        p.tell(say.MERCHANT_UP, seat)
    while hand.has(box.TAX_COLLECTOR) and p.cathedrals(seat) > 0:
        hand.remove(box.TAX_COLLECTOR)
        p.collectors[seat] += 1
        p.shown += 1
        p.tell(say.COLLECTOR_UP, seat)


def empire_cards(p: Universalis) -> list[int]:
    """How many of each card there are anywhere; the Pope is counted if somebody holds him."""
    out = [p.deck.counts[c] + p.discards.counts[c] for c in range(box.CARDS)]
    for s in range(p.seats):
        for c in p.hands[s].cards:
            out[c] += 1
        out[box.MERCHANT] += p.merchants[s]
        out[box.TAX_COLLECTOR] += p.collectors[s]
    out[box.POPE] = box.CARD_COUNT[box.POPE]
    return out
