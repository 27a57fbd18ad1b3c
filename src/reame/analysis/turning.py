"""Which decisions are worth a closer look: those after which a seat stood worse, luck set aside."""

from __future__ import annotations

from typing import Final

A_PLACE: Final = 2  # decisions of one seat in one moment that are looked at, at most

Row = list[int]


def worth_a_look(
    moves: list[tuple[int, int]], free: list[int], ends: list[int], done: list[Row], most: int
) -> list[int]:
    """The numbers of at most so many moves, in their order.

    `free` are the moves with a choice, `ends` those at which a moment ends, `done[n]` what move n brought each seat
    without its luck. A decision may cost at once; by what others make of it, until the same seat decides again; or as a
    part of a moment in which the seat did itself no good.
    """
    moment = _moments(len(moves), ends)
    by_moment: dict[tuple[int, int], int] = {}
    for n in range(1, len(moves) + 1):
        seat = moves[n - 1][0]
        by_moment[moment[n], seat] = by_moment.get((moment[n], seat), 0) + done[n][seat]
    until_next = _until_next(moves, done)
    at_once = sorted((done[n][moves[n - 1][0]], n) for n in free)
    later = sorted((until_next[n], n) for n in free)
    whole: list[tuple[int, int]] = []
    taken: dict[tuple[int, int], int] = {}
    for cost, n in at_once:
        place = (moment[n], moves[n - 1][0])
        taken[place] = taken.get(place, 0) + 1
        if cost < 0 and taken[place] <= A_PLACE:
            whole.append((by_moment[place], n))
    return _in_turn([at_once, later, sorted(whole)], most)


def _in_turn(rankings: list[list[tuple[int, int]]], most: int) -> list[int]:
    """From each ranking in turn the first that is not yet among them, until there are enough; in order."""
    out: set[int] = set()
    left = [[n for cost, n in ranking if cost < 0] for ranking in rankings]
    while any(left) and len(out) < most:
        for ranking in left:
            while ranking and ranking[0] in out:
                del ranking[0]
            if ranking and len(out) < most:
                out.add(ranking.pop(0))
    return sorted(out)


def _moments(count: int, ends: list[int]) -> list[int]:
    """The number of the moment in which each move was made."""
    out = [0] * (count + 1)
    now = 0
    for n in range(1, count + 1):
        out[n] = now
        if now < len(ends) and n == ends[now]:
            now += 1
    return out


def _until_next(moves: list[tuple[int, int]], done: list[Row]) -> list[int]:
    """What each move and those behind it brought its seat, up to its next one."""
    out = [0] * (len(moves) + 1)
    running = [0] * (len(done[0]) if done else 0)
    for n in range(len(moves), 0, -1):
        for seat in range(len(running)):
            running[seat] += done[n][seat]
        seat = moves[n - 1][0]
        out[n] = running[seat]
        running[seat] = 0
    return out
