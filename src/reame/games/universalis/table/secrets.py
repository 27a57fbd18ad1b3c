"""What a seat does not know, dealt anew [1.1]: hands, objectives, florins, pieces in reserve, grain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reame.games.universalis.table import things as box
from reame.games.universalis.table.reserves import cheapest, limit, may_wait, seen
from reame.kernel.cards import Bag, Cards
from reame.kernel.kinds import NOBODY

if TYPE_CHECKING:
    from reame.games.universalis.table.position import Universalis
    from reame.kernel.chance import Dice


UNSEEN: Final = 4  # one of so many pieces that could wait in a reserve does


def forget(p: Universalis, seat: int, dice: Dice) -> None:
    """From the knowledge of one seat alone."""
    redeal_hands(p, seat, dice)
    p.earned = [0] * len(p.earned)
    for s in range(p.seats):
        if s == seat:
            continue
        fill_reserve(p, s, dice)
        if p.objective[s] != NOBODY:
            some = objectives(p, s)
            p.objective[s] = some[dice.below(len(some))]


def fill_reserve(p: Universalis, seat: int, dice: Dice) -> None:
    """What all know to wait there, and now and then a piece more: it is paid from the florins nobody can account for.

    How many armies wait everybody can count.
    """
    purse = p.most[seat]
    for what in range(box.TYPES_KEPT, box.RESERVES):
        n = p.known[seat * box.RESERVES + what]
        p.reserve[seat * box.RESERVES + what] = n
        room = limit(p, seat, what) - seen(p, seat, what) - n
        cost = cheapest(p, seat, what)
        while room > 0 and may_wait(p, seat, what) and purse - cost >= p.least[seat] and not dice.below(UNSEEN):
            p.keep(seat, what, 1)
            purse -= cost
            room -= 1
    p.grain[seat] = dice.below(min(p.grain_most[seat], (purse - p.least[seat]) // box.GRAIN_PRICE) + 1)
    p.florins[seat] = min(purse - box.GRAIN_PRICE * p.grain[seat], p.most[seat] - p.gone[seat])


def objectives(p: Universalis, seat: int) -> list[int]:
    """The cards of a player's kingdom whose territories are all in play [2]."""
    mine = [o for o in range(box.OBJECTIVE.size) if box.OBJECTIVE_KINGDOM[o] == p.kingdom[seat]]
    return [o for o in mine if all(p.owner[t] != NOBODY for t in [*box.YELLOW[o], *box.RED[o]])]


def turned_up(p: Universalis, seat: int, card: int) -> bool:
    """Would this card lie face up before the player? Then it cannot be in the hand [3.7]."""
    if card == box.MERCHANT:
        return p.has(seat, box.COINAGE)
    return card == box.TAX_COLLECTOR and p.cathedrals(seat) > 0


def redeal_hands(p: Universalis, seat: int, dice: Dice) -> None:
    """All unseen cards into one pool, then out again; no hand gets a card that would lie face up."""
    me = 1 << seat if seat >= 0 else 0
    gaps: list[int] = []
    for s in range(p.seats):
        h = p.hands[s]
        kept = Cards()
        for i in range(len(h.cards)):
            if h.seen[i] & me:
                kept.add(h.cards[i], h.seen[i] if s == seat else h.seen[i] & (me | 1 << s))
            else:
                p.deck.add(h.cards[i])
        gaps.append(h.size() - kept.size())
        h.cards = kept.cards
        h.seen = kept.seen
    for picky in (True, False):  # those who cannot hold every card come first
        for s in range(p.seats):
            barred = [c for c in (box.MERCHANT, box.TAX_COLLECTOR) if turned_up(p, s, c)]
            if bool(barred) == picky:
                for _ in range(gaps[s]):
                    p.hands[s].add(pull(p.deck, barred, dice), 1 << s)


def pull(deck: Bag, barred: list[int], dice: Dice) -> int:
    """Any card but those barred, unless there are no others."""
    total = 0
    for c in range(box.CARDS):
        if c not in barred:
            total += deck.counts[c]
    if not total:
        return deck.pull(dice)
    k = dice.below(total)
    for c in range(box.CARDS):
        if c not in barred:
            if k < deck.counts[c]:
                deck.take(c)
                return c
            k -= deck.counts[c]
    raise LookupError("no such card in the deck")
