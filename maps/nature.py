"""Coast, rivers, lakes and heights of the real world, generalised to the scale of a board."""

import gzip
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import shapely
from PIL import Image
from scipy.ndimage import map_coordinates
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from maps.geography import Array, Projection, lines_of, smooth_closed

SOURCES = Path(__file__).parent / "sources"
STEP = 0.01
RELIEF_WEST, RELIEF_NORTH, RELIEF_PER_DEGREE = -25.0, 72.0, 12


@dataclass(frozen=True)
class Taste:
    """How much detail a board keeps, in board units."""

    pen: float  # bays and capes smaller than this are drawn over
    smallest_island: float  # area
    smallest_lake: float  # area
    finest_river: int  # Natural Earth's scale rank


@dataclass
class Nature:
    land: BaseGeometry
    rivers: list[tuple[int, LineString]]
    lakes: list[Polygon]
    projection: Projection

    def height(self, x: Array, y: Array) -> Array:
        """Metres above the sea at points of the board; water counts as 0."""
        lon, lat = self.projection.to_degrees(x, y)
        rows = (RELIEF_NORTH - lat) * RELIEF_PER_DEGREE - 0.5
        columns = (lon - RELIEF_WEST) * RELIEF_PER_DEGREE - 0.5
        return map_coordinates(_relief(), [rows, columns], order=1, mode="nearest")


def _relief() -> Array:
    pixels = np.asarray(Image.open(SOURCES / "relief.png"), dtype=float)
    return np.where(pixels == 0, 0.0, pixels * 28 - 450)


def _points(deltas: list[int]) -> Array:
    return np.cumsum(np.asarray(deltas, float).reshape(-1, 2), axis=0) * STEP


def _read(name: str) -> object:
    return json.loads(gzip.decompress((SOURCES / name).read_bytes()))


def _generalise(land: BaseGeometry, taste: Taste, keep: list[Point]) -> BaseGeometry:
    """Drop islets, close hair-thin fjords, open hair-thin spits, round the corners."""
    parts = [p for p in shapely.get_parts(land) if isinstance(p, Polygon)]
    parts = [p for p in parts if p.area >= taste.smallest_island or any(p.distance(k) < 3 for k in keep)]
    parts = [
        Polygon(p.exterior, [h for h in p.interiors if Polygon(h).area > 40 * taste.smallest_island]) for p in parts
    ]
    whole = shapely.union_all(parts)
    whole = whole.buffer(-0.8 * taste.pen).buffer(1.6 * taste.pen).buffer(-0.8 * taste.pen)
    whole = shapely.union_all([whole, *(p for p in parts if p.area < 8 * taste.smallest_island)])
    # Long sides are divided first: rounding would cut a quarter of each off at a corner of the sheet.
    whole = shapely.segmentize(shapely.make_valid(whole.simplify(0.55 * taste.pen)), 12)
    rounded = []
    for part in shapely.get_parts(whole):
        # Crumbs that the pen has broken off would be blots of ink.
        if isinstance(part, Polygon) and (part.area > taste.smallest_island / 3 or any(part.contains(k) for k in keep)):
            outer, *holes = (smooth_closed(np.asarray(r.coords), 1) for r in (part.exterior, *part.interiors))
            rounded.append(shapely.make_valid(Polygon(outer, holes)))
    return shapely.make_valid(shapely.union_all(rounded))


def survey(
    projection: Projection, taste: Taste, keep: list[Point], patches: list[Polygon], fills: list[Polygon]
) -> Nature:
    """Everything natural inside the frame. `patches` of the board turn to water, `fills` to land."""
    frame = box(0, 0, projection.width, projection.height)
    room = frame.buffer(250)
    polygons = []
    for rings in _read("land.json.gz"):
        outer, *holes = (_points(r) for r in rings)
        polygons.append(shapely.make_valid(Polygon(outer, [hole for hole in holes if len(hole) > 3])))
    land = projection.draw(shapely.segmentize(shapely.union_all(polygons), 0.5))
    land = shapely.make_valid(land).intersection(room)
    land = _generalise(shapely.union_all([land, *fills]), taste, keep)
    land = shapely.set_precision(land.difference(shapely.union_all(patches)).intersection(frame), 0.01)
    water = _read("water.json.gz")
    rivers: list[tuple[int, LineString]] = []
    for rank, deltas in water["rivers"]:
        points = _points(deltas)
        if rank <= taste.finest_river and len(points) > 1:
            line = projection.draw(LineString(points)).intersection(land)
            rivers += [(rank, part) for part in lines_of(line) if part.length > 4]
    lakes: list[Polygon] = []
    for deltas in water["lakes"]:
        lake = shapely.make_valid(projection.draw(Polygon(_points(deltas)))).intersection(land.buffer(-0.5))
        for part in shapely.get_parts(lake):
            if isinstance(part, Polygon) and part.area > taste.smallest_lake:
                lakes.append(Polygon(smooth_closed(np.asarray(part.simplify(0.4 * taste.pen).exterior.coords), 1)))
    return Nature(land, rivers, lakes, projection)
