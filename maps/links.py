"""Straits, lanes, roads and ways as lines, and the bridges where a way crosses a river."""

import numpy as np
import shapely
from shapely.geometry import LineString, Point

from maps.atlas import Link
from maps.board import Drawing
from maps.invented import wander


def link_line(drawing: Drawing, link: Link, marks: dict[str, tuple[float, float]]) -> LineString:
    """A strait or lane joins the nearest shores; a road bends a little between its two towns."""
    a, b = link.ends
    if a in marks and b in marks:
        start, end = np.array(marks[a]), np.array(marks[b])
        across = np.array([start[1] - end[1], end[0] - start[0]])
        bend = 0.07 * (1 if (a < b) else -1)
        middle = (start + end) / 2 + bend * across
        t = np.linspace(0, 1, 13)[:, None]
        curve = (1 - t) ** 2 * start + 2 * t * (1 - t) * middle + t**2 * end
        return wander(curve, 90, 8.0) if link.kind == "way" else LineString(curve)
    near = shapely.shortest_line(drawing.figures[a].main, drawing.figures[b].main)
    (x0, y0), (x1, y1) = near.coords
    length = max(1.0, float(np.hypot(x1 - x0, y1 - y0)))
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    return LineString([(x0 - 6 * ux, y0 - 6 * uy), (x1 + 6 * ux, y1 + 6 * uy)])


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
