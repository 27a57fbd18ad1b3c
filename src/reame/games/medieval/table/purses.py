"""Florins [1.7]: who pays whom, and what each player can know of the purses of the others.

`least` and `most` of a position are, for each pair of seats, between which sums the one knows the florins of the other
to be, from all payments it has seen.
"""

from __future__ import annotations

from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import MOST_FLORINS
from reame.kernel.kinds import SEAT
from reame.kernel.native import i64


def most_known(p: Medieval, observer: int, seat: int) -> int:
    """The most florins a seat can have, for all another knows."""
    return p.most[observer * SEAT.size + seat]


def gain(p: Medieval, seat: int, n: i64) -> None:
    """The bank pays, openly."""
    p.florins[seat] = p.florins[seat] + n
    least, most = p.least, p.most
    i: i64 = seat
    for s in range(p.seats):
        if s != seat:
            least[i] = least[i] + n
            high: i64 = most[i] + n
            most[i] = high if high < MOST_FLORINS else MOST_FLORINS
        i += SEAT.size


def pay(p: Medieval, seat: int, n: i64) -> None:
    """To the bank, openly: whoever pays n has had n."""
    p.florins[seat] = p.florins[seat] - n
    saw_payment(p, seat, n)


def saw_payment(p: Medieval, seat: int, n: i64) -> None:
    """Everybody sees that a seat has paid n."""
    least, most = p.least, p.most
    i: i64 = seat
    for s in range(p.seats):
        if s != seat:
            low: i64 = max(least[i] - n, 0)
            least[i] = low
            most[i] = max(most[i] - n, low)
        i += SEAT.size


def saw_at_most(p: Medieval, seat: int, n: int) -> None:
    """Everybody learns that a seat has no more than n."""
    for s in range(p.seats):
        if s != seat:
            i = s * SEAT.size + seat
            p.most[i] = min(p.most[i], n)
            p.least[i] = min(p.least[i], p.most[i])


def saw_at_least(p: Medieval, observer: int, seat: int, n: int) -> None:
    """One seat learns that another has n or more."""
    i = observer * SEAT.size + seat
    p.least[i] = max(p.least[i], n)
    p.most[i] = max(p.most[i], n)


def saw_secret_payment(p: Medieval, seat: int) -> None:
    """A seat has put aside some multiple of a price in its fist: the others only know it may be poor now."""
    for s in range(p.seats):
        if s != seat:
            p.least[s * SEAT.size + seat] = 0


def hand_over(p: Medieval, giver: int, taker: int, n: int) -> None:
    """From player to player inside a deal: the two know the sum, the others only that something passed."""
    p.florins[giver] -= n
    p.florins[taker] += n
    least, most = p.least, p.most
    for s in range(p.seats):
        g = s * SEAT.size + giver
        t = s * SEAT.size + taker
        if s == taker:
            least[g] = max(least[g] - n, 0)
            most[g] = max(most[g] - n, least[g])
        elif s == giver:
            least[t] += n
            most[t] = min(most[t] + n, MOST_FLORINS)
        else:
            most[t] = min(most[t] + most[g], MOST_FLORINS)
            least[t] += 1
            most[g] = max(most[g] - 1, 0)
            least[g] = 0
