"""Tiles with the same owner become shapes: lists of arcs, each arc shared by the two shapes it divides."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from shapely.geometry import LineString

from maps.geography import Array, smooth_open
from maps.tiles import GRID, OUTSIDE, Corner, Side, Tiles

Edge = tuple[int, int]


class CannotDraw(Exception):
    """The rules ask for something that the present hints do not let the pen draw."""


@dataclass
class Arc:
    """A stretch of border from one junction to the next. Owners are indices, OUTSIDE beyond the frame."""

    left: int
    right: int
    start: Corner
    end: Corner
    points: Array

    @property
    def pair(self) -> Edge:
        return (self.left, self.right) if self.left < self.right else (self.right, self.left)

    @property
    def length(self) -> float:
        return float(np.hypot(*np.diff(self.points, axis=0).T).sum())


def trace(tiles: Tiles, owner: list[int]) -> list[Arc]:
    """Follow every border from junction to junction."""
    around: dict[Corner, list[tuple[Corner, int, int]]] = defaultdict(list)
    for side, tile in tiles.sides.items():
        across = tiles.neighbour(side)
        left, right = owner[tile], OUTSIDE if across == OUTSIDE else owner[across]
        if left != right and (across == OUTSIDE or side[0] < side[1]):
            around[side[0]].append((side[1], left, right))
            around[side[1]].append((side[0], right, left))

    def junction(corner: Corner) -> bool:
        ways = around[corner]
        return len(ways) != 2 or (ways[0][1], ways[0][2]) != (ways[1][2], ways[1][1])

    used: set[Side] = set()

    def walk(corner: Corner, step: Corner) -> Iterator[Corner]:
        yield corner
        start = corner
        while True:
            used.update(((corner, step), (step, corner)))
            yield step
            if step == start or junction(step):
                return
            onward = [way[0] for way in around[step] if way[0] != corner]
            corner, step = step, onward[0]

    arcs: list[Arc] = []
    corners = sorted(around)
    for corner in [c for c in corners if junction(c)] + [c for c in corners if not junction(c)]:
        for step, left, right in sorted(around[corner]):
            if (corner, step) not in used:
                path = list(walk(corner, step))
                arcs.append(Arc(left, right, path[0], path[-1], np.asarray(path, float) / GRID))
    return arcs


def pinch(arcs: list[Arc], forbidden: set[Edge], limit: float, owners: list[str]) -> list[Arc]:
    """Shrink the short borders that should not be to a corner: their two ends become one point."""
    leader: dict[Corner, Corner] = {}

    def find(corner: Corner) -> Corner:
        while leader.get(corner, corner) != corner:
            corner = leader[corner]
        return corner

    kept: list[Arc] = []
    too_long: list[str] = []
    for arc in arcs:
        if arc.pair not in forbidden:
            kept.append(arc)
        elif arc.length > limit or arc.start == arc.end:
            too_long.append(f"{owners[arc.left]} {owners[arc.right]} ({arc.length:.1f})")
        else:
            leader[find(arc.start)] = find(arc.end)
    if too_long:
        raise CannotDraw(f"borders that should not be: {', '.join(too_long)}")
    members: dict[Corner, set[Corner]] = defaultdict(set)
    for corner in leader:
        members[find(corner)] |= {corner, find(corner)}
    middle = {root: np.mean(sorted(group), axis=0) / GRID for root, group in members.items()}
    moved: list[Arc] = []
    for arc in kept:
        start, end = find(arc.start), find(arc.end)
        points = arc.points.copy()
        if start in middle:
            points[0] = middle[start]
        if end in middle:
            points[-1] = middle[end]
        if start == end and len(points) < 4 and arc.start != arc.end:
            continue
        moved.append(Arc(arc.left, arc.right, start, end, points))
    return moved


def _relax(points: Array, rounds: int) -> Array:
    closed = bool(np.allclose(points[0], points[-1])) and len(points) > 5
    for _ in range(rounds):
        if closed:
            ring = points[:-1]
            ring = 0.25 * np.roll(ring, 1, 0) + 0.5 * ring + 0.25 * np.roll(ring, -1, 0)
            points = np.vstack([ring, ring[:1]])
        elif len(points) > 2:
            points = np.vstack([points[:1], 0.25 * points[:-2] + 0.5 * points[1:-1] + 0.25 * points[2:], points[-1:]])
    return points


def draw(arc: Arc, rounds: int, spacing: float) -> Arc:
    """A border as a pen would draw it; `rounds` 0 keeps the coast and the frame as they are."""
    points = arc.points
    if rounds:
        points = _relax(points, rounds)
        line = LineString(points).simplify(0.16 * spacing)
        points = smooth_open(np.asarray(line.coords), 2)
    points = np.round(np.asarray(LineString(points).simplify(0.2).coords), 1)
    return Arc(arc.left, arc.right, arc.start, arc.end, points)


def rings(arcs: list[Arc], owner: int) -> list[list[int]]:
    """The outlines of an owner as arc numbers, `~n` when an arc is followed backwards."""
    waiting: dict[Corner, list[tuple[int, Corner]]] = defaultdict(list)
    for number, arc in enumerate(arcs):
        if arc.left == owner:
            waiting[arc.start].append((number, arc.end))
        if arc.right == owner:
            waiting[arc.end].append((~number, arc.start))
    found: list[list[int]] = []
    while waiting:
        start = min(waiting)
        ring: list[int] = []
        corner = start
        while True:
            number, onward = waiting[corner].pop()
            if not waiting[corner]:
                del waiting[corner]
            ring.append(number)
            corner = onward
            if corner == start:
                break
        found.append(ring)
    return found


def ring_points(arcs: list[Arc], ring: list[int]) -> Array:
    parts = []
    for number in ring:
        points = arcs[number].points if number >= 0 else arcs[~number].points[::-1]
        parts.append(points if not parts else points[1:])
    return np.vstack(parts)
