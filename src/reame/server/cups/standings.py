"""Who stands where in a cup. A win is one point, which joint winners share; all in whole fractions, so that level is
level.

Who has as many points stands by how many of those at their tables they left behind, and then by the points of those
whom they met. Whoever sits out a round, because the tables are full, has what a seat is worth on average.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct


class Ended(Struct):
    """A table that came to its end: who of the cup played each seat, if anybody did, and the place of each."""

    who: list[int | None]
    places: list[int]


class Stand(Struct):
    """Where somebody stands. `beaten` is the share of others whom they left behind, who is level counting half."""

    n: int
    place: int
    points: Fraction
    games: int
    wins: int
    beaten: Fraction
    met: Fraction  # the points of those whom they met, on average


def shares(places: list[int]) -> list[Fraction]:
    """What each seat of a table has won."""
    winners = places.count(1)
    return [Fraction(1, winners) if place == 1 else Fraction(0) for place in places]


def standings(people: list[int], ended: list[Ended], out: dict[int, int], size: int) -> list[Stand]:
    """Everybody in the order in which they stand; who is level in everything shares a place."""
    stands = {n: Stand(n, 0, Fraction(out.get(n, 0), size), 0, 0, Fraction(0), Fraction(0)) for n in people}
    met: dict[int, list[int]] = {n: [] for n in people}
    for table in ended:
        others = len(table.places) - 1
        for who, place, share in zip(table.who, table.places, shares(table.places), strict=True):
            if who is None or who not in stands:
                continue
            own = stands[who]
            own.points += share
            own.games += 1
            own.wins += place == 1
            behind = sum(p > place for p in table.places) + Fraction(table.places.count(place) - 1, 2)
            own.beaten += behind / others
            met[who] += [o for o in table.who if o is not None and o != who and o in stands]
    for n, own in stands.items():
        own.beaten = own.beaten / own.games if own.games else own.beaten
        if met[n]:
            own.met = sum((stands[o].points for o in met[n]), Fraction(0)) / len(met[n])
    ordered = sorted(stands.values(), key=lambda s: (-s.points, -s.beaten, -s.met, s.n))
    for i, own in enumerate(ordered):
        before = ordered[i - 1]
        level = i and (before.points, before.beaten, before.met) == (own.points, own.beaten, own.met)
        own.place = before.place if level else i + 1
    return ordered
