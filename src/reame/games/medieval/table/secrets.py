"""What a seat does not know is dealt anew: hands, decks and florins, from nothing but what it has seen."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.table.things import CARDS, IS_MANDATORY
from reame.kernel.cards import Bag, Cards
from reame.kernel.chance import Dice
from reame.kernel.kinds import SEAT

FORCED: Final = [c for c in range(CARDS) if IS_MANDATORY[c]]
OPTIONAL: Final = [c for c in range(CARDS) if not IS_MANDATORY[c]]


def redeal_cards(hands: list[Cards], deck: Bag, maps: Bag, loose: list[int], seat: int, dice: Dice) -> None:
    """All unseen cards into one pool, then out again.

    A hand has at most as many mandatory cards as it has `loose` ones: in his own phase C every player has played
    them. Hands without loose cards are dealt first, so that the pool cannot run out of the others.
    """
    me = 1 << seat if seat >= 0 else 0
    pool_top(deck, me)
    pool_top(maps, me)
    gaps: list[int] = []
    for s in range(len(hands)):
        h = hands[s]
        kept = Cards()
        for i in range(len(h.cards)):
            if h.seen[i] & me:
                kept.add(h.cards[i], h.seen[i] if s == seat else h.seen[i] & (me | 1 << s))
            else:
                deck.add(h.cards[i])
        gaps.append(h.size() - kept.size())
        h.cards = kept.cards
        h.seen = kept.seen
    for s in range(len(hands)):
        bound = 0
        for c in hands[s].cards:
            bound += IS_MANDATORY[c]
        free = max(min(gaps[s], loose[s] - bound), 0)
        for _ in range(gaps[s] - free):
            hands[s].add(pull_optional(deck, dice), 1 << s)
        gaps[s] = free
    for s in range(len(hands)):
        for _ in range(gaps[s]):
            hands[s].add(deck.pull(dice), 1 << s)
    deal_top(deck, me, dice)
    deal_top(maps, me, dice)


def pool_top(bag: Bag, me: int) -> None:
    """Cards on top of a deck that only others have looked at go back into it; their places stay."""
    for i in range(len(bag.top)):
        if not bag.top_seen[i] & me:
            bag.add(bag.top[i])


def deal_top(bag: Bag, me: int, dice: Dice) -> None:
    """Fill those places again; behind the last card the seat knows there is just the deck."""
    while bag.top and not bag.top_seen[len(bag.top) - 1] & me:
        bag.top.pop()
        bag.top_seen.pop()
    for i in range(len(bag.top)):
        if bag.top_seen[i] & me:
            bag.top_seen[i] = me
        else:
            bag.top[i] = bag.pull(dice)
            bag.top_seen[i] = 0


def pull_optional(deck: Bag, dice: Dice) -> int:
    """Any card that nobody is forced to play, each as likely."""
    total = deck.total
    for card in FORCED:
        total -= deck.counts[card]
    k = dice.below(total)
    for card in OPTIONAL:
        n = deck.counts[card]
        if k < n:
            deck.take(card)
            return card
        k -= n
    raise LookupError("no such card in the deck")


def redeal_florins(florins: list[int], least: list[int], most: list[int], seat: int, dice: Dice) -> None:
    """Any sum between the bounds this seat has for each of the others; what those know of each other it cannot tell."""
    if seat < 0:
        return
    n = len(florins)
    for s in range(n):
        if s != seat:
            mine = seat * SEAT.size + s
            florins[s] = least[mine] + dice.below(most[mine] - least[mine] + 1)
            for observer in range(n):
                if observer not in (s, seat):
                    least[observer * SEAT.size + s] = least[mine]
                    most[observer * SEAT.size + s] = most[mine]
