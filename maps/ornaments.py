"""Mountains, hills, woods, dunes and ships: what makes a board a map. Only positions; the client draws the glyphs."""

from collections import defaultdict
from dataclasses import dataclass, field

import numpy as np
import shapely
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.strtree import STRtree

from maps.geography import Array, smooth_noise
from maps.labels import Box
from maps.nature import Nature


@dataclass
class Ornaments:
    """Flat lists of numbers: x, y (the foot of the glyph) and, where glyphs differ in size, the size."""

    mountains: list[int] = field(default_factory=list)
    hills: list[int] = field(default_factory=list)
    trees: list[int] = field(default_factory=list)
    dunes: list[int] = field(default_factory=list)
    tufts: list[int] = field(default_factory=list)
    waves: list[int] = field(default_factory=list)
    ships: list[int] = field(default_factory=list)
    fields: list[int] = field(default_factory=list)  # x, y, angle in degrees
    bridges: list[int] = field(default_factory=list)  # x, y, angle in degrees


class Ground:
    """What is free: no glyph on a name, a piece, a river, a lake, or another glyph."""

    def __init__(self, blocked: list[Box], lines: list[BaseGeometry], sheet: BaseGeometry) -> None:
        self._blocked = STRtree([box(*b).buffer(1.5) for b in blocked])
        self._lines = STRtree(lines) if lines else None
        self._sheet = sheet
        shapely.prepare(self._sheet)
        self._glyphs: dict[tuple[int, int], list[tuple[float, float, float]]] = defaultdict(list)

    def free(self, area: Polygon, x: float, y: float, room: float) -> bool:
        if not self._sheet.contains(area) or len(self._blocked.query(area, predicate="intersects")):
            return False
        if self._lines is not None and len(self._lines.query(area, predicate="intersects")):
            return False
        column, row = int(x // 24), int(y // 24)
        reach = int(room // 24) + 1
        for i in range(column - reach, column + reach + 1):
            for j in range(row - reach, row + reach + 1):
                for other_x, other_y, other_room in self._glyphs[i, j]:
                    if (other_x - x) ** 2 + ((other_y - y) * 1.25) ** 2 < ((room + other_room) / 2) ** 2:
                        return False
        return True

    def take(self, x: float, y: float, room: float) -> None:
        self._glyphs[int(x // 24), int(y // 24)].append((x, y, room))


@dataclass(frozen=True)
class Scale:
    """Sizes of glyphs and the heights (metres) from which land without a rules terrain is hilly or mountainous."""

    mountain: float = 12.0
    tree: float = 6.6
    hilly: float = 180.0
    steep: float = 400.0
    high: float = 560.0
    wooded: float = 0.75  # where land without a rules terrain has woods: the higher, the fewer


def _scatter(width: int, height: int, step: float, seed: int) -> Array:
    rng = np.random.default_rng(seed)
    rows, columns = int(height / step) + 1, int(width / step) + 1
    j, i = np.mgrid[0:rows, 0:columns]
    points = np.column_stack([((i + 0.5 * (j % 2)) * step).ravel(), (j * step).ravel()])
    return points + rng.uniform(-0.3, 0.3, points.shape) * step


def till(ornaments: Ornaments, villages: list[tuple[float, float]], ground: Ground, seed: int) -> None:
    """Ploughed strips around the villages."""
    rng = np.random.default_rng(seed)
    for x, y in villages:
        for _ in range(8):
            turn, away = rng.uniform(0, 2 * np.pi), rng.uniform(46, 80)
            fx, fy = x + np.cos(turn) * away, y + 0.8 * np.sin(turn) * away
            if ground.free(box(fx - 18, fy - 12, fx + 18, fy + 12), fx, fy, 34):
                ground.take(fx, fy, 34)
                ornaments.fields += [round(fx), round(fy), round(rng.uniform(-25, 25))]


def adorn_land(
    ornaments: Ornaments,
    nature: Nature,
    shapes: list[tuple[BaseGeometry, str]],
    ground: Ground,
    scale: Scale,
    seed: int,
) -> None:
    """Glyphs for the terrain of each shape: by the rules where they name one ("plain", "hill"...), else by height."""
    width, height = nature.projection.width, nature.projection.height
    points = _scatter(width, height, 0.92 * scale.mountain, seed)
    points = points[shapely.contains_xy(nature.land, points[:, 0], points[:, 1])]
    ring = [(dx, dy) for dx in (-6, 0, 6) for dy in (-6, 0, 6)]
    heights = np.array([nature.height(points[:, 0] + dx, points[:, 1] + dy) for dx, dy in ring])
    rise, top = heights.max(axis=0) - heights.min(axis=0), heights[4]
    tree = STRtree([shape for shape, _ in shapes])
    terrain = np.full(len(points), "", dtype=object)
    where = tree.query(shapely.points(points), predicate="within")
    terrain[where[0]] = [shapes[k][1] for k in where[1]]
    rng = np.random.default_rng(seed + 1)
    woods = smooth_noise(seed + 2, 5.2 * scale.mountain)(points[:, 0], points[:, 1])
    peaks: list[tuple[int, int, int]] = []
    for i in np.argsort(-(rise + 0.35 * top), kind="stable"):
        (x, y), kind = points[i], terrain[i]
        wild = kind in ("", "waste") and rise[i] > scale.steep and top[i] > scale.high
        if kind != "mountain" and not wild:
            continue
        size = scale.mountain * min(1.45, 0.8 + 0.35 * min(1, rise[i] / 1200) + 0.3 * min(1, top[i] / 2200))
        if kind == "mountain" and rise[i] < 160 and rng.random() < 0.45:
            continue
        area = box(x - 0.8 * size, y - size, x + 0.8 * size, y + 1)
        if ground.free(area, x, y - 0.4 * size, 1.28 * size):
            ground.take(x, y - 0.4 * size, 1.28 * size)
            peaks.append((round(y), round(x), round(size)))
    ornaments.mountains = [v for y, x, size in sorted(peaks) for v in (x, y, size)]
    small = 0.72 * scale.mountain
    groves: list[tuple[int, int, int]] = []
    for i, (x, y) in enumerate(points):
        kind, chance = terrain[i], rng.random()
        wild_hill = kind in ("", "waste") and scale.hilly < rise[i] and chance < 0.55
        if (kind == "hill" and chance < 0.42) or wild_hill:
            area = box(x - 0.8 * small, y - 0.7 * small, x + 0.8 * small, y + 1)
            if ground.free(area, x, y - 0.3 * small, 2.1 * small):
                ground.take(x, y - 0.3 * small, 2.0 * small)
                ornaments.hills += [round(x), round(y), round(small)]
        elif (kind == "forest" and woods[i] > -0.1) or (kind == "" and woods[i] > scale.wooded and top[i] < scale.high):
            for _ in range(3):
                tx, ty = x + rng.uniform(-8, 8), y + rng.uniform(-6, 6)
                half = 0.6 * scale.tree
                if shapely.contains_xy(nature.land, tx, ty) and ground.free(
                    box(tx - half, ty - 2 * half, tx + half, ty + 1), tx, ty - half, scale.tree
                ):
                    ground.take(tx, ty - half, scale.tree)
                    groves.append((round(ty), round(tx), round(scale.tree)))
        elif chance < {"desert": 0.16, "plain": 0.07}.get(kind, 0.0) and ground.free(
            box(x - 6, y - 4, x + 6, y + 2), x, y - 1, 18
        ):
            ground.take(x, y - 1, 18)
            (ornaments.dunes if kind == "desert" else ornaments.tufts).extend((round(x), round(y)))
    ornaments.trees = [v for y, x, size in sorted(groves) for v in (x, y, size)]


def adorn_sea(ornaments: Ornaments, water: BaseGeometry, blocked: list[Box], seed: int, ships: int, waves: int) -> None:
    """Ships where the sea is widest, waves where it is empty."""
    rng = np.random.default_rng(seed)
    boxes = [box(*b) for b in blocked]
    tree = STRtree(boxes)
    open_sea = water.buffer(-26)
    shore = water.boundary
    x0, y0, x1, y1 = water.bounds
    spots = rng.uniform([x0, y0 + 40], [x1, y1], (2500, 2))
    spots = spots[shapely.contains_xy(open_sea, spots[:, 0], spots[:, 1])]
    roomy: list[tuple[float, float, float]] = []
    for x, y in spots:
        point = Point(x, y - 12)
        free = min(point.distance(shore), 1.5 * point.distance(boxes[tree.nearest(point)]) if boxes else 99.0)
        if free > 34:
            roomy.append((float(free), float(x), float(y)))
    anchored: list[tuple[float, float]] = []
    for free, x, y in sorted(roomy, reverse=True):
        if len(anchored) < ships and all(np.hypot(x - a, y - b) > 380 for a, b in anchored):
            anchored.append((x, y))
            size = min(15, max(9, free / 4.2))
            ornaments.ships += [round(x), round(y), round(size), 1 if rng.random() < 0.5 else -1]
            boxes.append(box(x - 30, y - 46, x + 30, y + 16))
    tree = STRtree([b.buffer(3) for b in boxes])
    rolling: list[tuple[float, float]] = []
    for x, y in spots:
        if len(rolling) >= waves:
            break
        crest = box(x - 11, y - 4, x + 11, y + 5)
        alone = all(abs(x - a) > 60 or abs(y - b) > 34 for a, b in rolling)
        if alone and open_sea.contains(crest) and not len(tree.query(crest, predicate="intersects")):
            rolling.append((float(x), float(y)))
    ornaments.waves = [round(v) for wave in rolling for v in wave]
