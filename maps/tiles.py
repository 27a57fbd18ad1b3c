"""The board cut into small tiles, each all land or all water: territories are sets of tiles.

Coast, card edges and the sides of a jittered honeycomb are merged into one planar net, so every side of a tile is
shared exactly with its neighbour. Whatever owner the tiles get, gaps and overlaps cannot arise.
"""

import itertools
from collections import defaultdict
from dataclasses import dataclass

import numpy as np
import shapely
from scipy.spatial import Voronoi
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from maps.geography import Array

GRID = 100  # corners lie on hundredths of a board unit
OUTSIDE = -1
Corner = tuple[int, int]
Side = tuple[Corner, Corner]


@dataclass
class Tiles:
    centre: Array  # n x 2
    area: Array
    land: np.ndarray  # bool
    cell: np.ndarray  # which walled-off part of the board, 0 unless there are walls
    sides: dict[Side, int]  # directed side -> the tile on its left
    shared: list[dict[int, float]]  # per tile: neighbour -> length of the common side
    spacing: float

    def __len__(self) -> int:
        return len(self.area)

    def neighbour(self, side: Side) -> int:
        """The tile across a side."""
        return self.sides.get((side[1], side[0]), OUTSIDE)


def side_length(side: Side) -> float:
    (ax, ay), (bx, by) = side
    return float(np.hypot(ax - bx, ay - by)) / GRID


def _honeycomb(width: int, height: int, spacing: float, seed: int) -> list[LineString]:
    """The sides of a jittered hexagonal lattice that reaches a little beyond the frame."""
    rng = np.random.default_rng(seed)
    margin = 4 * spacing
    columns, rows = int((width + 2 * margin) / spacing) + 1, int((height + 2 * margin) / (spacing * 0.866)) + 1
    i, j = np.meshgrid(np.arange(columns), np.arange(rows))
    points = np.column_stack([((i + 0.5 * (j % 2)) * spacing).ravel(), (j * spacing * 0.866).ravel()]) - margin
    points += rng.uniform(-0.33, 0.33, points.shape) * spacing
    diagram = Voronoi(points)
    ridges = np.asarray(diagram.ridge_vertices)
    ridges = ridges[(ridges >= 0).all(axis=1)]
    ends = diagram.vertices[ridges]
    inside = ((ends > -spacing) & (ends < np.array([width, height]) + spacing)).all(axis=(1, 2))
    return list(shapely.linestrings(ends[inside]))


def _corner(point: tuple[float, float]) -> Corner:
    return round(point[0] * GRID), round(point[1] * GRID)


def _glue(
    faces: list[BaseGeometry], land: np.ndarray, cell: np.ndarray, left: dict[Side, int], crumb: float
) -> list[int]:
    """Number the tiles: crumbs that the coast cut off join the neighbour with the longest common side."""
    leader = list(range(len(faces)))

    def find(face: int) -> int:
        while leader[face] != face:
            leader[face] = leader[leader[face]]
            face = leader[face]
        return face

    common: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for (a, b), face in left.items():
        other = left.get((b, a))
        if other is not None and land[other] == land[face] and cell[other] == cell[face]:
            common[face][other] += side_length((a, b))
    for face in sorted(range(len(faces)), key=lambda f: (faces[f].area, f)):
        if faces[face].area >= crumb:
            break
        candidates = [(length, -other) for other, length in common[face].items() if find(other) != find(face)]
        if candidates:
            leader[find(face)] = find(-max(candidates)[1])
    number: dict[int, int] = {}
    return [number.setdefault(find(face), len(number)) for face in range(len(faces))]


def cut(land: BaseGeometry, width: int, height: int, spacing: float, seed: int, walls: dict[int, Polygon]) -> Tiles:
    """Cut the board into tiles. `walls` are numbered cells whose outlines no tile crosses."""
    frame = box(0, 0, width, height)
    lines: list[BaseGeometry] = _honeycomb(width, height, spacing, seed)
    lines += [land.boundary, frame.boundary, *(wall.boundary for wall in walls.values())]
    net = shapely.union_all(lines, grid_size=1 / GRID)
    faces = list(shapely.get_parts(shapely.polygonize(list(shapely.get_parts(net)))))
    within = [f.representative_point() for f in faces]
    shapely.prepare(frame)
    keep = shapely.contains(frame, within)
    faces = [shapely.geometry.polygon.orient(f) for f, k in zip(faces, keep, strict=True) if k]
    within = [p for p, k in zip(within, keep, strict=True) if k]
    shapely.prepare(land)
    on_land = shapely.contains(land, within)
    cell = np.zeros(len(faces), int)
    for number, wall in walls.items():
        cell[shapely.contains(wall, within)] = number
    left: dict[Side, int] = {}
    for index, face in enumerate(faces):
        for ring in (face.exterior, *face.interiors):
            corners = [_corner(p) for p in ring.coords]
            for side in itertools.pairwise(corners):
                left[side] = index
    tile_of = _glue(faces, on_land, cell, left, 0.3 * spacing**2)
    count = max(tile_of) + 1
    area, moment = np.zeros(count), np.zeros((count, 2))
    land_tile, cell_tile = np.zeros(count, bool), np.zeros(count, int)
    for index, face in enumerate(faces):
        tile = tile_of[index]
        area[tile] += face.area
        moment[tile] += face.area * np.asarray(face.centroid.coords[0])
        land_tile[tile], cell_tile[tile] = on_land[index], cell[index]
    sides: dict[Side, int] = {}
    shared: list[dict[int, float]] = [defaultdict(float) for _ in range(count)]
    for (a, b), face in left.items():
        other = left.get((b, a))
        tile, across = tile_of[face], OUTSIDE if other is None else tile_of[other]
        if tile != across:
            sides[a, b] = tile
            if across != OUTSIDE:
                shared[tile][across] += side_length((a, b))
    return Tiles(moment / area[:, None], area, land_tile, cell_tile, sides, [dict(s) for s in shared], spacing)
