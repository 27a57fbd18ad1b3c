"""A country that never was: coast, rivers and heights drawn by hand in the hints, roughened by noise."""

from typing import Any

import numpy as np
import shapely
from numpy.typing import ArrayLike
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from maps.geography import Array, lines_of, smooth_noise, smooth_open
from maps.nature import Nature

CONFLUENCE = 60.0  # board units
METRES = 900.0  # of a crest given strength 1


class Plane:
    """The co-ordinates of the game's own data, enlarged and given a margin."""

    def __init__(self, width: int, height: int, scale: float, margin: tuple[float, float]) -> None:
        self.width, self.height = width, height
        self._scale, self._margin = scale, margin

    def to_board(self, lon: ArrayLike, lat: ArrayLike) -> tuple[Array, Array]:
        x, y = np.asarray(lon, float), np.asarray(lat, float)
        return x * self._scale + self._margin[0], y * self._scale + self._margin[1]

    def to_degrees(self, x: ArrayLike, y: ArrayLike) -> tuple[Array, Array]:
        return (np.asarray(x, float) - self._margin[0]) / self._scale, (
            np.asarray(y, float) - self._margin[1]
        ) / self._scale

    def draw(self, geometry: BaseGeometry) -> BaseGeometry:
        return shapely.transform(geometry, lambda p: np.column_stack(self.to_board(p[:, 0], p[:, 1])))


class InventedNature(Nature):
    """Heights are ridges: crest lines that fall off to both sides, on gently rolling ground."""

    ridges: list[tuple[LineString, float, float]]

    def height(self, x: Array, y: Array) -> Array:
        x, y = np.asarray(x, float), np.asarray(y, float)
        points = shapely.points(x, y)
        rolling, fine = smooth_noise(31, 170), smooth_noise(32, 46)
        ground = 130 * rolling(x, y) + 60 * fine(x, y) + 120
        for crest, reach, strength in self.ridges:
            fall = np.exp(-((shapely.distance(points, crest) / reach) ** 2))
            ground = ground + METRES * strength * fall * (1 + 0.5 * fine(x, y))
        return np.maximum(ground, 5.0)


def wander(points: Array, seed: int, amount: float) -> LineString:
    """A line through the given points as nature would draw it: rounded, then nudged sideways by noise."""
    line = LineString(smooth_open(np.asarray(points, float), 3))
    dense = np.asarray(shapely.segmentize(line, 9).coords)
    away_x, away_y = smooth_noise(seed, 38), smooth_noise(seed + 1, 38)
    nudge = amount * np.column_stack([away_x(*dense.T), away_y(*dense.T)])
    ends = np.minimum(1, np.minimum(np.arange(len(dense)), np.arange(len(dense))[::-1]) / 4)[:, None]
    return LineString(smooth_open(dense + nudge * ends, 1)).simplify(0.3)


def confluence(river: LineString, others: list[LineString]) -> LineString:
    """Let a river that ends near another one flow into it."""
    mouth = shapely.Point(river.coords[-1])
    near = [other for other in others if other.distance(mouth) < CONFLUENCE]
    if not near:
        return river
    nearest = min(near, key=lambda other: other.distance(mouth))
    return LineString([*river.coords, shapely.shortest_line(mouth, nearest).coords[-1]])


def invent(config: dict[str, Any]) -> Nature:
    """The country described in the hints of a board."""
    plane = Plane(*config["plane"]["size"], config["plane"]["scale"], tuple(config["plane"]["margin"]))
    frame = box(0, 0, plane.width, plane.height)

    def on_board(points: list[list[float]]) -> Array:
        return np.column_stack(plane.to_board(*np.array(points, float).T))

    seas = []
    for number, (corner, *coast) in enumerate(config["plane"]["seas"]):
        shore = wander(on_board(coast), 40 + number, 9.0)
        seas.append(Polygon([*shore.coords, tuple(on_board([corner])[0])]).buffer(0))
    land = shapely.set_precision(frame.difference(shapely.union_all(seas)), 0.01)
    rivers: list[tuple[int, LineString]] = []
    for number, (rank, *course) in enumerate(config["plane"]["rivers"]):
        river = confluence(wander(on_board(course), 60 + number, 7.0), [line for _, line in rivers])
        rivers += [(int(rank), part) for part in lines_of(river.intersection(land))]
    lakes = [
        Polygon(wander(on_board([*ring, ring[0]]), 80, 3.0).coords).buffer(0)
        for ring in config["plane"].get("lakes", [])
    ]
    nature = InventedNature(land, rivers, lakes, plane)
    nature.ridges = [
        (LineString(on_board(crest)), float(reach), float(strength))
        for reach, strength, *crest in config["plane"]["ridges"]
    ]
    return nature
