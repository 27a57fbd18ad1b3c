"""Who plays with whom in a cup: everybody once a round, rests and seats even, and nobody oftener than must be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reame.server.cups.pairing import Round, meetings, plan, seat_counts, sizes

Shape = tuple[int, int, bool, int]  # people, size, smaller, rounds
SHAPES = st.tuples(st.integers(2, 14), st.integers(2, 6), st.booleans(), st.integers(1, 5)).filter(
    lambda s: bool(sizes(s[0], s[1], s[2]))
)


def squares(counts: dict[tuple[int, int], int]) -> int:
    return sum(n * n for n in counts.values())


def rests(rounds: list[Round], people: list[int]) -> list[int]:
    return [sum(who in r.out for r in rounds) for who in people]


def test_tables_are_full_or_lack_one() -> None:
    assert sizes(12, 4, False) == [4, 4, 4]
    assert sizes(11, 4, False) == [4, 4]  # three sit out
    assert sizes(11, 4, True) == [4, 4, 3]
    assert sizes(9, 4, True) == [3, 3, 3]
    assert sizes(6, 4, True) == [3, 3]
    assert sizes(5, 4, True) == [4]  # no two tables of three
    assert sizes(3, 4, True) == [3]
    assert sizes(3, 4, False) == sizes(2, 4, True) == sizes(0, 4, True) == []


@settings(max_examples=30, deadline=None)
@given(SHAPES, st.text(max_size=3))
def test_everybody_is_somewhere_once_a_round_and_rests_are_even(shape: Shape, seed: str) -> None:
    n, size, smaller, rounds = shape
    people = [10 * i + 3 for i in range(n)]
    found = plan(people, size, smaller, rounds, [], seed)
    assert len(found) == rounds
    for r in found:
        assert sorted([w for t in r.tables for w in t] + r.out) == people
        assert sorted(map(len, r.tables)) == sorted(sizes(n, size, smaller))
    taken = rests(found, people)
    assert max(taken) - min(taken) <= 1
    assert plan(people, size, smaller, rounds, [], seed) == found


@settings(max_examples=20, deadline=None)
@given(SHAPES, st.data())
def test_when_people_come_or_go_the_rest_is_planned_from_what_was(shape: Shape, data: st.DataObject) -> None:
    n, size, smaller, rounds = shape
    past = plan(list(range(n)), size, smaller, rounds, [], "past")
    gone = data.draw(st.sets(st.integers(0, n - 1), max_size=2))
    people = [p for p in range(n) if p not in gone] + [99]
    found = plan(people, size, smaller, 2, past, "rest")
    for r in found:
        assert sorted([w for t in r.tables for w in t] + r.out) == people
    if found:
        before, after = rests(past, people), rests([*past, *found], people)
        for a, b in combinations(range(len(people)), 2):
            # Nobody sits out again while somebody has done so twice less.
            if after[a] - before[a] and after[a] - after[b] > 1:
                pytest.fail(f"{people[a]} sits out {after[a]} times, {people[b]} {after[b]} times")


def every_round(people: list[int], tables: list[int]) -> list[Round]:
    """All ways to sit down, whatever the seats."""
    if not tables:
        return [Round([], people)]
    size, rest = tables[0], tables[1:]
    out: list[Round] = []
    for table in combinations(people, size):
        left = [p for p in people if p not in table]
        out += [Round([list(table), *r.tables], r.out) for r in every_round(left, rest)]
    return out


@pytest.mark.parametrize(
    "shape",
    [
        (4, 2, False, 3), (4, 2, False, 4), (5, 2, False, 4), (6, 2, False, 3), (5, 4, False, 4), (6, 3, False, 3),
        (5, 3, True, 4), (7, 3, False, 2), (8, 4, False, 3), (7, 4, True, 3), (6, 4, True, 3),
    ],
)  # fmt: skip
def test_nobody_meets_oftener_than_must_be(shape: Shape) -> None:
    """Against all plans that there are."""
    n, size, smaller, rounds = shape
    people = list(range(n))
    tables = sizes(n, size, smaller)
    ways = {
        frozenset((frozenset(map(frozenset, r.tables)), frozenset(r.out))): r for r in every_round(people, tables)
    }.values()
    first = next(iter(ways))  # whatever it is: people are told apart by their numbers only
    best = min(
        (sum(c * c for c in rests(all_, people)), squares(meetings(all_)))
        for rest in product(ways, repeat=rounds - 1)
        for all_ in [[first, *rest]]
    )
    found = plan(people, size, smaller, rounds, [], "brute")
    assert (sum(c * c for c in rests(found, people)), squares(meetings(found))) == best


@pytest.mark.parametrize(
    ("n", "size", "rounds"), [(8, 2, 7), (7, 2, 7), (9, 3, 4), (16, 4, 5), (20, 4, 5), (25, 5, 6), (64, 4, 8)]
)
def test_where_nobody_need_meet_twice_nobody_does(n: int, size: int, rounds: int) -> None:
    found = plan(list(range(n)), size, False, rounds, [], "once")
    assert set(meetings(found).values()) == {1}


def test_seats_change() -> None:
    for n, size, rounds in ((16, 4, 4), (12, 3, 5), (20, 4, 6), (9, 3, 3)):
        found = plan(list(range(n)), size, False, rounds, [], "seats")
        had = seat_counts(found)
        each = [[had.get((who, s), 0) for s in range(size)] for who in range(n)]
        uneven = [c for c in each if max(c) - min(c) > 1]
        assert len(uneven) <= n // 8, (n, size, rounds, uneven)


def test_smaller_tables_go_round() -> None:
    found = plan(list(range(7)), 4, True, 7, [], "small")
    small = Counter(who for r in found for t in r.tables if len(t) == 3 for who in t)
    assert max(small.values()) - min(small[w] for w in range(7)) <= 1
