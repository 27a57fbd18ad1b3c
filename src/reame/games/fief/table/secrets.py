"""What a seat does not know, dealt anew (16): hands, whispered money, loans, promises, the size of stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reame.games.fief.table import things as t
from reame.kernel.cards import redeal
from reame.kernel.kinds import NOBODY

if TYPE_CHECKING:
    from reame.games.fief.table.position import Fief
    from reame.kernel.chance import Dice


TRIES: Final = 16


def forget(p: Fief, seat: int, dice: Dice) -> None:
    """From the knowledge of one seat alone."""
    redeal(p.hands, p.deck, seat, dice)
    forget_money(p, seat, dice)
    for s in range(p.seats):
        if s == seat:
            continue
        p.said[s] = []
        p.pledge_known[s] &= 1 << seat if seat >= 0 else 0
        if not p.pledge_known[s]:
            p.pledge[s] = NOBODY
            for x in range(t.LORDS):
                p.blessing[s * t.LORDS + x] = 0
        if not p.options["open_stacks"]:
            forget_stacks(p, s, dice)


def forget_money(p: Fief, seat: int, dice: Dice) -> None:
    """Payments are open; whispered ones are not: money of those who whispered is dealt among them."""
    p.loans = [x for x in p.loans if x.known_to(seat)]
    vague = [s for s in range(p.seats) if s != seat and (seat < 0 or p.blurred[s] >> seat & 1)]
    total = 0
    for s in vague:
        total += p.money[s]
    for i, s in enumerate(vague):
        part = total
        if i < len(vague) - 1:
            # Around an even share, so that nobody is imagined with everything.
            most = 2 * total // (len(vague) - i) // t.ECUS.unit
            part = min(total, dice.below(most + 1) * t.ECUS.unit)
        p.money[s] = part
        total -= part


def forget_stacks(p: Fief, s: int, dice: Dice) -> None:
    """Points of another player: in each place between least and most, and as many in all as everybody can count."""
    base = s * t.PLACES
    heaps = [i for i in range(base, base + t.PLACES) if p.most[i]]
    loose = [i for i in heaps if p.least[i] != p.most[i]]
    spread(p, s, loose, dice)
    for i in heaps:
        p.once[i] = p.twice[i] = p.thrice[i] = 0
    for v in range(t.VILLAGES):
        made = p.tired[v] if p.phase == "movement" else 0
        row = [p.once, p.once, p.twice, p.thrice][made]
        for place in (v, t.PLACES - t.VILLAGES + v):
            if made:
                row[base + place] = p.soldiers[base + place]


def spread(p: Fief, s: int, loose: list[int], dice: Dice) -> None:
    """The sum stays, each heap keeps within its bounds, and the pieces can make them all up (R6)."""
    total = 0
    for i in loose:
        total += p.soldiers[i]
    for _ in range(TRIES):
        scatter(p, loose, total, dice)
        p.recount(s)
        if p.pieces(s).enough():
            return
    even_out(p, s, loose)


def scatter(p: Fief, loose: list[int], total: int, dice: Dice) -> None:
    """So many points over some heaps, by chance."""
    for i in loose:
        p.soldiers[i] = p.least[i]
        total -= p.least[i]
    room = [i for i in loose if p.most[i] > p.soldiers[i]]
    while total > 0 and room:
        k = dice.below(len(room))
        i = room[k]
        n = 1 + dice.below(min(total, p.most[i] - p.soldiers[i]))
        p.soldiers[i] += n
        total -= n
        if p.soldiers[i] >= p.most[i]:
            room.pop(k)


def even_out(p: Fief, s: int, loose: list[int]) -> None:
    """Point by point from heap to heap, while that needs fewer small pieces, until the pieces do."""
    for _ in range(TRIES):
        for a in loose:
            for b in loose:
                if a != b and p.soldiers[a] > p.least[a] and p.soldiers[b] < p.most[b]:
                    before = p.soldiers[a] % 3 + p.soldiers[b] % 3
                    if (p.soldiers[a] - 1) % 3 + (p.soldiers[b] + 1) % 3 < before:
                        p.soldiers[a] -= 1
                        p.soldiers[b] += 1
        p.recount(s)
        if p.pieces(s).enough():
            return
