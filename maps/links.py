"""Straits, roads, ways and inroads as lines, and the bridges where a way crosses a river."""

import numpy as np
import shapely
import shapely.ops
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from maps.atlas import Link
from maps.board import Drawing
from maps.invented import wander

NARROWS = 45.0  # how far around its point a crossing may lie
FOOTHOLD = 24.0  # how far an inroad reaches into the land it threatens


def _curve(start: tuple[float, float], end: tuple[float, float], bend: float) -> np.ndarray:
    first, last = np.array(start), np.array(end)
    across = np.array([first[1] - last[1], last[0] - first[0]])
    middle = (first + last) / 2 + bend * across
    t = np.linspace(0, 1, 13)[:, None]
    return (1 - t) ** 2 * first + 2 * t * (1 - t) * middle + t**2 * last


def _shore(drawing: Drawing, ref: str, crossing: list[float] | None) -> BaseGeometry:
    """The land from which a strait is crossed; all of it, or only what lies around the crossing."""
    main = drawing.figures[ref].main
    if crossing is None:
        return main
    return main.intersection(Point(*np.ravel(drawing.projection.to_board(*crossing))).buffer(NARROWS))


def _strait(drawing: Drawing, link: Link) -> LineString:
    crossing = drawing.config["hints"].get("crossings", {}).get(link.ref)
    near = shapely.shortest_line(*(_shore(drawing, end, crossing) for end in link.ends))
    (x0, y0), (x1, y1) = near.coords
    length = max(1.0, float(np.hypot(x1 - x0, y1 - y0)))
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    return LineString([(x0 - 6 * ux, y0 - 6 * uy), (x1 + 6 * ux, y1 + 6 * uy)])


def _inroad(drawing: Drawing, camp: tuple[float, float], target: str) -> LineString:
    """From a camp outside the game into a land, as far as a foothold."""
    land = drawing.figures[target].main
    inner = land.buffer(-FOOTHOLD)
    goal = shapely.shortest_line(inner if not inner.is_empty else land, Point(camp)).coords[0]
    way = LineString(_curve(camp, goal, 0.12))
    return shapely.ops.substring(way, 16.0, way.length)


def link_line(drawing: Drawing, link: Link, marks: dict[str, tuple[float, float]]) -> LineString:
    """A strait joins the nearest shores; a road bends a little between its two towns."""
    a, b = link.ends
    if link.kind == "inroad":
        return _inroad(drawing, marks[a], b)
    if a in marks and b in marks:
        curve = _curve(marks[a], marks[b], 0.07 * (1 if (a < b) else -1))
        return wander(curve, 90, 8.0) if link.kind == "way" else LineString(curve)
    return _strait(drawing, link)


def bridges(drawing: Drawing, lines: dict[Link, LineString]) -> list[int]:
    """Where a way crosses a river: x, y and the direction of the way in degrees."""
    found: list[int] = []
    for link, line in lines.items():
        if link.kind != "way":
            continue
        for _, river in drawing.nature.rivers:
            for spot in shapely.get_parts(line.intersection(river)):
                if isinstance(spot, Point):
                    along = line.project(spot)
                    before, after = line.interpolate(max(0.0, along - 5)), line.interpolate(along + 5)
                    found += [
                        round(spot.x),
                        round(spot.y),
                        round(np.degrees(np.arctan2(after.y - before.y, after.x - before.x))),
                    ]
    return found
