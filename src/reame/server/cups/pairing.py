"""Who plays with whom in a cup: a plan of rounds in which all meet as evenly as can be, on changing seats.

The plan is whole from the beginning and does not ask who is winning. In a club that plays by turn a table may last
weeks: with a plan everybody knows all their tables beforehand, and no slow table holds up the next round, as it would
where that is drawn by the standings. When people come or go, the rounds to come are planned anew from what was.
"""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from msgspec import Struct

STEPS: Final = 240_000  # exchanges that are tried for a plan, in all: half a second
ATTEMPTS: Final = 6  # from so many beginnings
WARM, COLD = 1.6, 0.12  # how much worse an exchange may be that is still made, at first and at last
EVEN: Final = 1_000.0  # what it weighs that somebody sits out more often than others, against who meets whom
SMALL: Final = 0.02  # and that somebody sits at a smaller table more often: only where the rest is equal
TINY: Final = 1e-6
SWEEPS: Final = 24  # over all tables, for the seats
OUT: Final = -1


class Round(Struct):
    """A round: the people of each table in the order of their seats, and those who sit out."""

    tables: list[list[int]]
    out: list[int]


def sizes(people: int, size: int, smaller: bool) -> list[int]:
    """How large the tables of a round are; whoever finds no place sits out. With `smaller`, some may lack one."""
    if smaller and people > 0:
        count = -(-people // size)
        full = people - count * (size - 1)
        if full >= 0:
            return [size] * full + [size - 1] * (count - full)
    return [size] * (people // size)


def plan(people: list[int], size: int, smaller: bool, rounds: int, past: list[Round], seed: str) -> list[Round]:
    """So many rounds for these people, after those that have begun; the same seed, the same plan."""
    if not sizes(len(people), size, smaller) or rounds <= 0:
        return []
    dice = random.Random(seed)
    groups = _Search(people, sizes(len(people), size, smaller), rounds, past, dice).best()
    return _seated(groups, past, dice)


def meetings(rounds: list[Round]) -> dict[tuple[int, int], int]:
    """How often two people meet, of those who do."""
    met: dict[tuple[int, int], int] = {}
    for r in rounds:
        for table in r.tables:
            for pair in combinations(sorted(table), 2):
                met[pair] = met.get(pair, 0) + 1
    return met


def seat_counts(rounds: list[Round]) -> dict[tuple[int, int], int]:
    """How often somebody has had a seat."""
    had: dict[tuple[int, int], int] = {}
    for r in rounds:
        for table in r.tables:
            for seat, who in enumerate(table):
                had[who, seat] = had.get((who, seat), 0) + 1
    return had


class _Counts(Struct):
    """What a plan has come to: how often two people meet, and how often each sits out, or at a smaller table."""

    met: list[int]
    out: list[int]
    small: list[int]


class _Search:
    """Exchanges two people of a round, again and again, and keeps what is better; at first also what is a little worse.

    People are numbered from 0 here. A round is a row of people: who stands at place i sits at table `group[i]`, or sits
    out if that is -1.
    """

    def __init__(
        self, people: list[int], tables: list[int], rounds: int, past: list[Round], dice: random.Random
    ) -> None:
        self.people, self.rounds, self.dice = people, rounds, dice
        self.n = len(people)
        self.group = [t for t, size in enumerate(tables) for _ in range(size)]
        self.group += [OUT] * (self.n - len(self.group))
        self.places = {t: [i for i in range(self.n) if self.group[i] == t] for t in range(OUT, len(tables))}
        self.full = max(tables)
        self.before = self._past(past)
        self.bound = self._bound()

    def _past(self, past: list[Round]) -> _Counts:
        number = {who: n for n, who in enumerate(self.people)}
        counts = _Counts([0] * (self.n * self.n), [0] * self.n, [0] * self.n)
        for (a, b), count in meetings(past).items():
            if a in number and b in number:
                counts.met[number[a] * self.n + number[b]] += count
                counts.met[number[b] * self.n + number[a]] += count
        for r in past:
            most = max(map(len, r.tables), default=0)
            for who in r.out:
                if who in number:
                    counts.out[number[who]] += 1
            for who in (w for table in r.tables if len(table) < most for w in table):
                if who in number:
                    counts.small[number[who]] += 1
        return counts

    def best(self) -> list[Round]:
        """The best plan that was found."""
        found: tuple[float, list[list[int]]] | None = None
        for start in self._starts():
            cost, rows = self._anneal(start)
            if found is None or cost < found[0]:
                found = (cost, rows)
            if found[0] <= self.bound + TINY:
                break
        assert found is not None
        return [self._round(row) for row in found[1]]

    def _round(self, row: list[int]) -> Round:
        tables = [[self.people[row[i]] for i in self.places[t]] for t in range(len(self.places) - 1)]
        return Round(tables, sorted(self.people[row[i]] for i in self.places[OUT]))

    # -- where the search begins -------------------------------------------------------------

    def _starts(self) -> Iterator[list[list[int]]]:
        known = [] if any(self.before.met) else self._circle() or self._rows_and_columns()
        if known:
            yield [list(known[r % len(known)]) for r in range(self.rounds)]
        for _ in range(ATTEMPTS):
            rows = [list(range(self.n)) for _ in range(self.rounds)]
            for row in rows:
                self.dice.shuffle(row)
            yield rows

    def _circle(self) -> list[list[int]]:
        """Two at a table: everybody meets everybody before anybody meets somebody again."""
        if self.full != 2:
            return []
        rows: list[list[int]] = []
        even = self.n + self.n % 2
        for turn in range(even - 1):
            line = [even - 1, *((turn + i) % (even - 1) for i in range(even - 1))]
            pairs = [(line[i], line[-1 - i]) for i in range(even // 2)]
            rows.append([w for pair in pairs if self.n not in pair for w in pair])
            rows[-1] += [w for pair in pairs if self.n in pair for w in pair if w != self.n]
        return rows

    def _rows_and_columns(self) -> list[list[int]]:
        """As many tables as a prime that is not less than their size: nobody meets twice in so many rounds."""
        tables = len(self.places) - 1
        if self.n != tables * self.full or tables < self.full or not _is_prime(tables):
            return []
        rows = [
            [i * tables + (t + r * i) % tables for t in range(tables) for i in range(self.full)] for r in range(tables)
        ]
        return [*rows, list(range(self.n))] if tables == self.full else rows

    # -- what a plan is worth ----------------------------------------------------------------

    def _counts(self, rows: list[list[int]]) -> _Counts:
        counts = _Counts(list(self.before.met), list(self.before.out), list(self.before.small))
        for row in rows:
            for t, at in self.places.items():
                for i in at:
                    if t == OUT:
                        counts.out[row[i]] += 1
                        continue
                    counts.small[row[i]] += len(at) < self.full
                    for j in at:
                        counts.met[row[i] * self.n + row[j]] += i != j
        return counts

    def _bound(self) -> float:
        """Nothing can be better: as if each meeting could be had with whoever was met least, and so on."""
        pairs = [self.before.met[a * self.n + b] for a, b in combinations(range(self.n), 2)]
        seated = [at for t, at in self.places.items() if t != OUT]
        met = _levelled(pairs, self.rounds * sum(math.comb(len(at), 2) for at in seated))
        out = _levelled(self.before.out, self.rounds * len(self.places[OUT]))
        small = _levelled(self.before.small, self.rounds * sum(len(at) for at in seated if len(at) < self.full))
        return met + EVEN * out + SMALL * small

    # -- the search --------------------------------------------------------------------------

    def _anneal(self, rows: list[list[int]]) -> tuple[float, list[list[int]]]:
        counts = self._counts(rows)
        now = _squares(counts.met) / 2 + EVEN * _squares(counts.out) + SMALL * _squares(counts.small)
        best, kept = now, [list(row) for row in rows]
        roll, heat, cooling = self.dice.random, WARM, (COLD / WARM) ** (ATTEMPTS / STEPS)
        for _ in range(STEPS // ATTEMPTS):
            if best <= self.bound + TINY:
                break
            heat *= cooling
            row = rows[int(roll() * self.rounds)]
            i, j = int(roll() * self.n), int(roll() * self.n)
            if self.group[i] == self.group[j]:
                continue
            change = self._change(counts, row, i, j)
            if change <= 0 or roll() < math.exp(-change / heat):
                self._exchange(counts, row, i, j)
                now += change
                if now < best - TINY:
                    best, kept = now, [list(r) for r in rows]
        return best, kept

    def _change(self, counts: _Counts, row: list[int], i: int, j: int) -> float:
        """How much worse it is if those at places i and j change places. What is counted m times costs m squared."""
        met, n, a, b = counts.met, self.n, row[i], row[j]
        gi, gj = self.group[i], self.group[j]
        more = 0
        if gi != OUT:
            for x in self.places[gi]:
                if x != i:
                    more += met[b * n + row[x]] - met[a * n + row[x]] + 1
        if gj != OUT:
            for x in self.places[gj]:
                if x != j:
                    more += met[a * n + row[x]] - met[b * n + row[x]] + 1
        change = 2.0 * more
        if gi == OUT or gj == OUT:
            goes, comes = (b, a) if gi == OUT else (a, b)
            change += 2 * EVEN * (counts.out[goes] - counts.out[comes] + 1)
        if self._is_small(gi) != self._is_small(gj):
            goes, comes = (b, a) if self._is_small(gi) else (a, b)
            change += 2 * SMALL * (counts.small[goes] - counts.small[comes] + 1)
        return change

    def _is_small(self, group: int) -> bool:
        return group != OUT and len(self.places[group]) < self.full

    def _exchange(self, counts: _Counts, row: list[int], i: int, j: int) -> None:
        for at, by in ((i, -1), (j, -1)):
            self._count(counts, row, at, by)
        row[i], row[j] = row[j], row[i]
        for at, by in ((i, 1), (j, 1)):
            self._count(counts, row, at, by)

    def _count(self, counts: _Counts, row: list[int], at: int, by: int) -> None:
        group, who, n = self.group[at], row[at], self.n
        if group == OUT:
            counts.out[who] += by
            return
        counts.small[who] += by * self._is_small(group)
        for x in self.places[group]:
            if x != at:
                counts.met[who * n + row[x]] += by
                counts.met[row[x] * n + who] += by


def _squares(counts: Iterable[int]) -> int:
    return sum(c * c for c in counts)


def _levelled(counts: list[int], more: int) -> int:
    """The squares of counts to which so much was added wherever least was."""
    heap = list(counts)
    heapq.heapify(heap)
    for _ in range(more if heap else 0):
        heapq.heapreplace(heap, heap[0] + 1)
    return _squares(heap)


def _is_prime(n: int) -> bool:
    return n > 1 and all(n % d for d in range(2, math.isqrt(n) + 1))


def _seated(rounds: list[Round], past: list[Round], dice: random.Random) -> list[Round]:
    """The same tables, on seats that change from round to round as evenly as can be."""
    had = seat_counts(past)
    tables = [t for r in rounds for t in r.tables]
    for table in tables:
        dice.shuffle(table)
        for seat, who in enumerate(table):
            had[who, seat] = had.get((who, seat), 0) + 1
    for sweep in range(SWEEPS):
        better = False
        for table in tables:
            for s, t in combinations(range(len(table)), 2):
                a, b = table[s], table[t]
                change = had.get((a, t), 0) + had.get((b, s), 0) - had[a, s] - had[b, t] + 2
                # What changes nothing is done half of the time: it may open the way to something better.
                if change < 0 or (change == 0 and dice.random() < 0.5):
                    better = better or change < 0
                    table[s], table[t] = b, a
                    for key, by in (((a, s), -1), ((b, t), -1), ((a, t), 1), ((b, s), 1)):
                        had[key] = had.get(key, 0) + by
        if not better and sweep > SWEEPS // 2:
            break
    return rounds
