"""Does a finished board say what the rules say? Needs nothing but the standard library."""

import gzip
import importlib
import json
import math
from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any

from maps.atlas import Atlas, Pair
from maps.stamp import OUTPUT, hints_of, rules_of, stamp

Point = tuple[float, float]
VISIBLE = 8.0  # a border shorter than this, in board units, is too short to be seen as one
LARGEST = 350 * 1024  # bytes, gzipped


def atlas_of(game: str) -> Atlas:
    reader = importlib.import_module(f"maps.games.{game}")
    atlas: Atlas = reader.read(rules_of(game), hints_of(game)["hints"])
    return atlas


def decode(deltas: list[int], scale: int = 10) -> list[Point]:
    x = y = 0
    points: list[Point] = []
    for dx, dy in zip(deltas[::2], deltas[1::2], strict=True):
        x, y = x + dx, y + dy
        points.append((x / scale, y / scale))
    return points


def length(points: list[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(points))


def area(ring: list[Point]) -> float:
    """Positive or negative by the direction of the ring."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(ring)) / 2


def inside(point: Point, rings: list[list[Point]]) -> bool:
    x, y = point
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise(ring):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
    return odd


@dataclass
class Board:
    data: dict[str, Any]
    arcs: list[list[Point]]
    rings: dict[str, list[list[Point]]]
    contact: dict[Pair, float]

    @classmethod
    def read(cls, game: str) -> "Board":
        data = json.loads((OUTPUT / f"{game}.json").read_text("utf-8"))
        arcs = [decode(deltas) for deltas in data["arcs"]]
        numbers = {ref: shape["rings"] for ref, shape in data["shapes"].items()} | data["void"]
        sides: dict[int, set[str]] = defaultdict(set)
        rings: dict[str, list[list[Point]]] = {}
        for ref, outlines in numbers.items():
            rings[ref] = []
            for outline in outlines:
                ring: list[Point] = []
                for number in outline:
                    sides[number if number >= 0 else ~number].add(ref)
                    points = arcs[number] if number >= 0 else arcs[~number][::-1]
                    ring += points if not ring else points[1:]
                rings[ref].append(ring)
        contact: dict[Pair, float] = defaultdict(float)
        for number, refs in sides.items():
            if len(refs) == 2:
                contact[frozenset(refs)] += length(arcs[number])
        return cls(data, arcs, rings, dict(contact))


def wrong_borders(board: Board, atlas: Atlas) -> list[str]:
    """Every adjacency of the rules is seen as a border; nothing else is."""
    known = {place.ref for place in atlas.places}
    problems = [f"not drawn: {place.ref}" for place in atlas.places if place.ref not in board.rings]
    for pair in sorted(atlas.touching, key=sorted):
        if board.contact.get(pair, 0.0) < VISIBLE:
            problems.append(f"no visible border: {' '.join(sorted(pair))} ({board.contact.get(pair, 0.0):.1f})")
    for pair, shared in sorted(board.contact.items(), key=lambda item: sorted(item[0])):
        if pair <= known and pair not in atlas.touching and shared > 0.5 and not atlas.free_borders:
            problems.append(f"looks adjacent: {' '.join(sorted(pair))} ({shared:.1f})")
    drawn = {(frozenset(link["ends"]), link["kind"]) for link in board.data["links"]}
    for link in atlas.links:
        if (frozenset(link.ends), link.kind) not in drawn:
            problems.append(f"link not drawn: {link.ends}")
    return problems


def gaps(board: Board) -> list[str]:
    """Rings close, and all shapes together cover the frame exactly once."""
    problems = [f"open outline: {ref}" for ref, rings in board.rings.items() for ring in rings if ring[0] != ring[-1]]
    width, height = board.data["size"]
    total = abs(sum(area(ring) for rings in board.rings.values() for ring in rings))
    if abs(total - width * height) > 1e-4 * width * height:
        problems.append(f"shapes cover {total:.0f} of {width * height}")
    return problems


def misplaced(board: Board) -> list[str]:
    """Pieces stand inside their shape, cities inside their territory, and everything has a name."""
    problems = []
    for ref, shape in board.data["shapes"].items():
        if not inside(tuple(shape["anchor"]), board.rings[ref]):
            problems.append(f"anchor outside: {ref}")
        problems += [
            f"no name in {language}: {ref}" for language in ("it", "en") if ref not in board.data["labels"][language]
        ]
    for ref, mark in board.data["marks"].items():
        if "inside" in mark and not inside(tuple(mark["at"]), board.rings[mark["inside"]]):
            problems.append(f"mark outside {mark['inside']}: {ref}")
    return problems


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def turn(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def tangled(board: Board) -> list[str]:
    """Roads meet in their towns and nowhere else."""
    roads = [(link["ends"], decode(link["path"])) for link in board.data["links"] if link["kind"] in ("road", "way")]
    problems = []
    for (ends, path), (other_ends, other) in combinations(roads, 2):
        if set(ends) & set(other_ends) or not _may_meet(path, other):
            continue
        if any(_cross(a, b, c, d) for a, b in pairwise(path) for c, d in pairwise(other)):
            problems.append(f"roads cross: {' '.join(ends)} and {' '.join(other_ends)}")
    return problems


def _may_meet(path: list[Point], other: list[Point]) -> bool:
    return all(
        max(min(p[k] for p in path), min(p[k] for p in other)) <= min(max(p[k] for p in path), max(p[k] for p in other))
        for k in (0, 1)
    )


def check(game: str) -> list[str]:
    """Everything wrong with a committed board, in words; empty when all is well."""
    atlas, board = atlas_of(game), Board.read(game)
    problems = wrong_borders(board, atlas) + gaps(board) + misplaced(board) + tangled(board)
    problems += [f"mark not drawn: {mark.ref}" for mark in atlas.marks if mark.ref not in board.data["marks"]]
    packed = len(gzip.compress((OUTPUT / f"{game}.json").read_bytes()))
    if packed > LARGEST:
        problems.append(f"{packed} bytes gzipped")
    if board.data["stamp"] != stamp(game, atlas):
        problems.append("made from other inputs than the committed ones: rebuild it")
    return problems
