"""Decks as bags without order, hands that remember who has seen what, and dealing anew what a seat does not know."""

from __future__ import annotations

from typing import Final, final

from reame.kernel.chance import Dice
from reame.kernel.native import first_at, holds, i64, mypyc_attr

UNMARKED: Final[list[bool]] = []
UNBOUNDED: Final[list[int]] = []
NO_PILES: Final[list[Cards]] = []


@final
@mypyc_attr(acyclic=True)
class Bag:
    """A face-down deck: how many of each card are left. Only what somebody has looked at has an order, the top."""

    def __init__(self, size: int = 0) -> None:
        self.counts = [0] * size
        self.total = 0
        self.top: list[int] = []
        self.top_seen: list[int] = []

    def __repr__(self) -> str:
        return f"<bag of {self.size()}, {len(self.top)} looked at>"

    def clone(self) -> Bag:
        """A copy."""
        b = Bag()
        b.counts = self.counts.copy()
        b.total = self.total
        b.top = self.top.copy()
        b.top_seen = self.top_seen.copy()
        return b

    def size(self) -> int:
        """Cards left."""
        return self.total + len(self.top)

    def add(self, card: int, n: int = 1) -> None:
        """Shuffle cards in, below what has been looked at."""
        self.counts[card] += n
        self.total += n

    def pull(self, dice: Dice) -> int:
        """Any card but those looked at, each as likely."""
        k: i64 = dice.below(self.total)
        counts = self.counts
        card: i64 = 0
        n: i64 = counts[0]
        while k >= n:
            k -= n
            card += 1
            n = counts[card]
        counts[card] = n - 1
        self.total -= 1
        return card

    def pull_unmarked(self, dice: Dice, marked: list[bool]) -> int:
        """The same, but none of a marked sort."""
        total = self.total
        for card in range(len(marked)):
            if marked[card]:
                total -= self.counts[card]
        if not total:
            raise LookupError("only marked cards are left in the bag")
        k = dice.below(total)
        for card in range(len(marked)):
            n = 0 if marked[card] else self.counts[card]
            if k < n:
                self.take(card)
                return card
            k -= n
        raise AssertionError("counts and total differ")

    def draw(self, dice: Dice) -> int:
        """The top card. One that somebody has looked at is as much news to the others: the dice move on."""
        if self.top:
            dice.at += 1
            self.top_seen.pop(0)
            return self.top.pop(0)
        return self.pull(dice)

    def take(self, card: int) -> None:
        """Remove a given card, for set-ups and searches of the deck."""
        if not self.counts[card]:
            raise LookupError("no such card in the bag")
        self.counts[card] -= 1
        self.total -= 1

    def peek(self, dice: Dice, n: int, seat: int) -> list[int]:
        """A seat looks at the next n cards: only now do they get an order."""
        while len(self.top) < n and self.total:
            self.top.append(self.pull(dice))
            self.top_seen.append(0)
        n = min(n, len(self.top))
        for i in range(n):
            self.top_seen[i] |= 1 << seat
        return self.top[:n]

    def reshuffle(self) -> None:
        """What was looked at is shuffled in."""
        for card in self.top:
            self.add(card)
        self.top = []
        self.top_seen = []


@final
@mypyc_attr(acyclic=True)
class Cards:
    """Cards in a hand, in order of kind; each remembers which seats have seen it."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.seen: list[int] = []

    def __repr__(self) -> str:
        return f"<cards {self.cards}>"

    def clone(self) -> Cards:
        """A copy."""
        c = Cards()
        c.cards = self.cards.copy()
        c.seen = self.seen.copy()
        return c

    def size(self) -> int:
        """How many."""
        return len(self.cards)

    def count(self, card: int) -> int:
        """How many of this sort."""
        return self.cards.count(card)

    def has(self, card: int) -> bool:
        """Is one of this sort here?"""
        return holds(self.cards, card)

    def distinct(self) -> list[int]:
        """Each sort once, in order."""
        out: list[int] = []
        for c in self.cards:
            if not out or out[len(out) - 1] != c:
                out.append(c)
        return out

    def add(self, card: int, seen: int) -> None:
        """One more card, known to the seats of the mask."""
        cards = self.cards
        i: i64 = len(cards)
        while i > 0 and (cards[i - 1] > card or (cards[i - 1] == card and self.seen[i - 1] > seen)):
            i -= 1
        cards.insert(i, card)
        self.seen.insert(i, seen)

    def remove(self, card: int) -> None:
        """One card of this sort leaves. Whoever knew of a copy cannot tell which copy went: every seat forgets one."""
        at = first_at(self.cards, card, 0)
        end = first_at(self.cards, card + 1, at) - 1  # of its other copies
        if end < at:
            raise LookupError("no such card in the hand")
        self.cards.pop(at)
        lost = self.seen.pop(at)
        if end == at:
            return
        masks = self.seen[at:end]
        del self.cards[at:end]
        del self.seen[at:end]
        stale = 0
        for m in masks:
            stale |= m & ~lost
        for m in masks:
            self.add(card, m & ~stale)
            stale &= ~m

    def show(self, mask: int) -> None:
        """The seats of the mask look at the whole hand."""
        cards, seen = self.cards, self.seen
        self.cards, self.seen = [], []
        for i in range(len(cards)):
            self.add(cards[i], seen[i] | mask)

    def show_one(self, card: int, mask: int) -> None:
        """The seats of the mask look at one card of this sort, the one that most of them know already."""
        best = -1
        for i in range(len(self.cards)):
            if self.cards[i] == card and (best < 0 or self.seen[i] & mask > self.seen[best] & mask):
                best = i
        seen = self.seen.pop(best)
        self.cards.pop(best)
        self.add(card, seen | mask)

    def known_to(self, seat: int) -> list[int]:
        """The cards this seat has seen."""
        return [c for c, m in zip(self.cards, self.seen, strict=True) if m >> seat & 1]


def redeal(
    hands: list[Cards],
    bag: Bag,
    seat: int,
    dice: Dice,
    marked: list[bool] = UNMARKED,
    most: list[int] = UNBOUNDED,
    piles: list[Cards] = NO_PILES,
) -> None:
    """Deal anew every card this seat has not seen.

    All unseen cards are first put into one pool, so that the result depends on what the seat knows, not on the truth.
    Looking into a hand is open: the seat knows who has seen its own cards, not what others know of each other's.

    Where all know that hand s has at most most[s] of the marked cards (`marked` says of each sort whether it is), that
    holds. Places in a hand that cannot be marked cards are filled first, lest the pool run out of others.

    Piles lie face down and are nobody's; everybody knows who has looked at how many of their cards.
    """
    me = 1 << seat if seat >= 0 else 0
    _pool_top(bag, me)
    looks = [_pool_pile(pile, bag, me) for pile in piles]
    gaps: list[int] = []
    for s in range(len(hands)):
        h = hands[s]
        kept = Cards()
        for i in range(len(h.cards)):
            if h.seen[i] & me:
                kept.add(h.cards[i], h.seen[i] if s == seat else h.seen[i] & (me | 1 << s))
            else:
                bag.add(h.cards[i])
        gaps.append(h.size() - kept.size())
        h.cards = kept.cards
        h.seen = kept.seen
    if marked:
        for s in range(len(hands)):
            h = hands[s]
            room = most[s]
            for card in h.cards:
                if marked[card]:
                    room -= 1
            while gaps[s] > max(room, 0):
                h.add(bag.pull_unmarked(dice, marked), 1 << s)
                gaps[s] -= 1
    _deal_top(bag, me, dice)
    for s in range(len(hands)):
        for _ in range(gaps[s]):
            hands[s].add(bag.pull(dice), 1 << s)
    for n, masks in enumerate(looks):
        for mask in masks:
            piles[n].add(bag.pull(dice), mask)


def redeal_top(bag: Bag, seat: int, dice: Dice) -> None:
    """The same for a deck of which nobody holds cards: what only others have looked at."""
    me = 1 << seat if seat >= 0 else 0
    _pool_top(bag, me)
    _deal_top(bag, me, dice)


def _pool_pile(pile: Cards, bag: Bag, me: int) -> list[int]:
    """Cards of a pile unknown to the seat go into the pool; who has seen each, in an order that tells nothing."""
    kept = Cards()
    masks: list[int] = []
    for i in range(len(pile.cards)):
        if pile.seen[i] & me:
            kept.add(pile.cards[i], pile.seen[i])
        else:
            bag.add(pile.cards[i])
            masks.append(pile.seen[i])
    pile.cards = kept.cards
    pile.seen = kept.seen
    return sorted(masks)


def _pool_top(bag: Bag, me: int) -> None:
    """Cards on top that the seat has not seen go into the pool; their places stay."""
    for i in range(len(bag.top)):
        if not bag.top_seen[i] & me:
            bag.add(bag.top[i])


def _deal_top(bag: Bag, me: int, dice: Dice) -> None:
    """Fill those places again. Below the last card it has looked at, the seat knows of no order."""
    while bag.top and not bag.top_seen[len(bag.top) - 1] & me:
        bag.top.pop()
        bag.top_seen.pop()
    for i in range(len(bag.top)):
        if bag.top_seen[i] & me:
            bag.top_seen[i] = me
        else:
            bag.top[i] = bag.pull(dice)
            bag.top_seen[i] = 0
