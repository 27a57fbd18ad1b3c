"""Europe cut into cards: every card is a patch of geography stretched between its four drawn cut lines.

The cut lines are given as nodes: a place on the grid of cards and the degrees that belong there. Between nodes a cut
line is straight, and inside a card the four sides are blended (a Coons patch), so that neighbouring cards always fit.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import shapely
from numpy.typing import ArrayLike
from scipy.spatial import cKDTree
from shapely.affinity import translate
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from maps.geography import Array

Box = tuple[float, float, float, float]
SAMPLES = 48  # along one unit of the grid
NEWTON_STEPS = 12
OVERHANG = 8.0  # board units
EDGE = 2e-3  # this close to a cut line counts as on it


@dataclass
class Side:
    """One side of a card: degrees as a function of the way along it, from 0 to 1."""

    at: Array
    lonlat: Array

    def __call__(self, t: Array) -> Array:
        return np.column_stack([np.interp(t, self.at, self.lonlat[:, k]) for k in (0, 1)])


class Patch:
    """One card."""

    def __init__(self, box: Box, nodes: Array) -> None:
        self.x, self.y, self.w, self.h = box
        x1, y1 = self.x + self.w, self.y + self.h
        on_x = (nodes[:, 0] >= self.x) & (nodes[:, 0] <= x1)
        on_y = (nodes[:, 1] >= self.y) & (nodes[:, 1] <= y1)
        self.top = self._side(nodes[on_x & (nodes[:, 1] == self.y)], 0)
        self.bottom = self._side(nodes[on_x & (nodes[:, 1] == y1)], 0)
        self.left = self._side(nodes[on_y & (nodes[:, 0] == self.x)], 1)
        self.right = self._side(nodes[on_y & (nodes[:, 0] == x1)], 1)

    def _side(self, nodes: Array, axis: int) -> Side:
        nodes = nodes[np.argsort(nodes[:, axis])]
        start, length = (self.x, self.w) if axis == 0 else (self.y, self.h)
        at = (nodes[:, axis] - start) / length
        if len(at) < 2 or at[0] != 0 or at[-1] != 1:
            raise ValueError(f"a side of the card at {self.x}, {self.y} has no corner nodes")
        return Side(at, nodes[:, 2:])

    def degrees(self, u: Array, v: Array) -> Array:
        u, v = np.clip(u, 0, 1), np.clip(v, 0, 1)
        a, b = u[:, None], v[:, None]
        sides = (1 - b) * self.top(u) + b * self.bottom(u) + (1 - a) * self.left(v) + a * self.right(v)
        tl, tr = self.top.lonlat[0], self.top.lonlat[-1]
        bl, br = self.bottom.lonlat[0], self.bottom.lonlat[-1]
        return sides - ((1 - a) * (1 - b) * tl + a * (1 - b) * tr + (1 - a) * b * bl + a * b * br)

    @cached_property
    def outline(self) -> Polygon:
        t = np.linspace(0, 1, 400)
        loop = np.vstack([self.top(t), self.right(t), self.bottom(t[::-1]), self.left(t[::-1])])
        polygon = Polygon(loop)
        return polygon if polygon.is_valid else polygon.buffer(0)

    @cached_property
    def _samples(self) -> tuple[Array, cKDTree]:
        """Grid places, and a tree of their degrees for finding a first guess."""
        across, down = int(SAMPLES * self.w) + 1, int(SAMPLES * self.h) + 1
        v, u = np.mgrid[0 : 1 : down * 1j, 0 : 1 : across * 1j]
        uv = np.column_stack([u.ravel(), v.ravel()])
        return uv, cKDTree(self.degrees(uv[:, 0], uv[:, 1]))

    def find(self, lonlat: Array) -> Array:
        """Where on the card these degrees lie, by Newton's method from the nearest sample."""
        uv, tree = self._samples
        guess = uv[tree.query(lonlat)[1]].copy()
        step = 1e-4

        def slope(at: Array, nudge: Array) -> Array:
            ahead, behind = at + nudge, at - nudge
            return (self.degrees(ahead[:, 0], ahead[:, 1]) - self.degrees(behind[:, 0], behind[:, 1])) / (2 * step)

        for _ in range(NEWTON_STEPS):
            here = self.degrees(guess[:, 0], guess[:, 1])
            inner = np.clip(guess, step, 1 - step)
            du, dv = slope(inner, np.array([step, 0.0])), slope(inner, np.array([0.0, step]))
            miss = lonlat - here
            det = du[:, 0] * dv[:, 1] - du[:, 1] * dv[:, 0]
            det = np.where(np.abs(det) < 1e-6, 1e-6, det)
            move_u = (miss[:, 0] * dv[:, 1] - miss[:, 1] * dv[:, 0]) / det
            move_v = (du[:, 0] * miss[:, 1] - du[:, 1] * miss[:, 0]) / det
            guess += np.clip(0.8 * np.column_stack([move_u, move_v]), -0.1, 0.1)
            guess = np.clip(guess, 0, 1)
        guess[guess < EDGE] = 0
        guess[guess > 1 - EDGE] = 1
        return guess


class CardGrid:
    """The projection of a board made of cards."""

    def __init__(self, cards: dict[str, Box], nodes: list[list[float]], unit: int) -> None:
        self._unit = unit
        self.patches = {name: Patch(box, np.array(nodes, float)) for name, box in cards.items()}
        self.width = round(unit * max(p.x + p.w for p in self.patches.values()))
        self.height = round(unit * max(p.y + p.h for p in self.patches.values()))

    def box(self, card: str) -> Box:
        patch, unit = self.patches[card], self._unit
        return patch.x * unit, patch.y * unit, patch.w * unit, patch.h * unit

    def _on(self, patch: Patch, lonlat: Array) -> Array:
        uv = patch.find(lonlat)
        return np.column_stack([patch.x + uv[:, 0] * patch.w, patch.y + uv[:, 1] * patch.h]) * self._unit

    def to_board(self, lon: ArrayLike, lat: ArrayLike) -> tuple[Array, Array]:
        """For single points; the card is the one whose outline holds the point, or the nearest."""
        points = np.column_stack([np.ravel(np.asarray(lon, float)), np.ravel(np.asarray(lat, float))])
        out = np.empty_like(points)
        patches = list(self.patches.values())
        outlines = [patch.outline for patch in patches]
        for i, (x, y) in enumerate(points):
            spot = shapely.Point(x, y)
            nearest = min(range(len(patches)), key=lambda k: outlines[k].distance(spot))
            out[i] = self._on(patches[nearest], points[i : i + 1])[0]
        shape = np.shape(lon)
        return out[:, 0].reshape(shape), out[:, 1].reshape(shape)

    def to_degrees(self, x: ArrayLike, y: ArrayLike) -> tuple[Array, Array]:
        gx, gy = np.asarray(x, float) / self._unit, np.asarray(y, float) / self._unit
        lon, lat = np.full(gx.shape, -40.0), np.full(gx.shape, 80.0)
        for patch in self.patches.values():
            here = (gx >= patch.x) & (gx <= patch.x + patch.w) & (gy >= patch.y) & (gy <= patch.y + patch.h)
            found = patch.degrees((gx[here] - patch.x) / patch.w, (gy[here] - patch.y) / patch.h)
            lon[here], lat[here] = found[:, 0], found[:, 1]
        return lon, lat

    def draw(self, geometry: BaseGeometry) -> BaseGeometry:
        """A geometry in degrees, card by card, each part clipped to its card."""
        parts = []
        for patch in self.patches.values():
            part = geometry.intersection(patch.outline)
            if not part.is_empty:
                drawn = shapely.transform(part, lambda p, patch=patch: self._on(patch, p))
                parts.append(shapely.make_valid(drawn))
        whole = shapely.union_all(parts, grid_size=0.01) if parts else shapely.GeometryCollection()
        return whole if whole.length == 0 or whole.area == 0 else self._overhang(whole)

    def _overhang(self, land: BaseGeometry) -> BaseGeometry:
        """Let land run a little beyond the outermost cards, so that rounding the coast leaves their edges alone."""
        cards = shapely.union_all([shapely.box(x, y, x + w, y + h) for x, y, w, h in map(self.box, self.patches)])
        around = [translate(land, dx, dy) for dx in (-OVERHANG, 0, OVERHANG) for dy in (-OVERHANG, 0, OVERHANG)]
        return shapely.union_all([land, *(copy.difference(cards) for copy in around)], grid_size=0.01)
