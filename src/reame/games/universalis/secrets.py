"""What a seat does not know, dealt anew [1.1]: hands, objectives, florins, pieces in reserve, grain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reame.games.universalis.things import (
    ARMIES_KEPT,
    CARDS,
    GABELLIERE,
    MERCANTE,
    MONETE,
    OBJECTIVE,
    OBJECTIVE_KINGDOM,
    RED,
    RESERVES,
    YELLOW,
)
from reame.kernel.cards import Bag, Cards
from reame.kernel.kinds import NOBODY

if TYPE_CHECKING:
    from reame.games.universalis.position import Universalis
    from reame.kernel.chance import Dice


def forget(p: Universalis, seat: int, dice: Dice) -> None:
    """From the knowledge of one seat alone."""
    redeal_hands(p, seat, dice)
    p.earned = [0] * len(p.earned)
    for s in range(p.seats):
        if s == seat:
            continue
        p.florins[s] = p.least[s] + dice.below(p.most[s] - p.least[s] + 1)
        for what in range(RESERVES):
            if what != ARMIES_KEPT:  # how many armies wait everybody can count
                p.reserve[s * RESERVES + what] = 0
        p.grain[s] = 0
        if p.objective[s] != NOBODY:
            some = objectives(p, s)
            p.objective[s] = some[dice.below(len(some))]


def objectives(p: Universalis, seat: int) -> list[int]:
    """The cards of a player's kingdom whose territories are all in play [2]."""
    mine = [o for o in range(OBJECTIVE.size) if OBJECTIVE_KINGDOM[o] == p.kingdom[seat]]
    return [o for o in mine if all(p.owner[t] != NOBODY for t in [*YELLOW[o], *RED[o]])]


def turned_up(p: Universalis, seat: int, card: int) -> bool:
    """Would this card lie face up before the player? Then it cannot be in the hand [3.7]."""
    if card == MERCANTE:
        return p.has(seat, MONETE)
    return card == GABELLIERE and p.cathedrals(seat) > 0


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
            barred = [c for c in (MERCANTE, GABELLIERE) if turned_up(p, s, c)]
            if bool(barred) == picky:
                for _ in range(gaps[s]):
                    p.hands[s].add(pull(p.deck, barred, dice), 1 << s)


def pull(deck: Bag, barred: list[int], dice: Dice) -> int:
    """Any card but those barred, unless there are no others."""
    total = 0
    for c in range(CARDS):
        if c not in barred:
            total += deck.counts[c]
    if not total:
        return deck.pull(dice)
    k = dice.below(total)
    for c in range(CARDS):
        if c not in barred:
            if k < deck.counts[c]:
                deck.take(c)
                return c
            k -= deck.counts[c]
    raise LookupError("no such card in the deck")
