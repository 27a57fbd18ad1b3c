"""From degrees to the board and back: equal-area projection with room made where the rules are crowded."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import shapely
from numpy.typing import ArrayLike, NDArray
from scipy.ndimage import map_coordinates
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

Array = NDArray[np.float64]
EARTH_KM = 6371.0
INVERSE_STEPS = 40


class Projection(Protocol):
    """Board units run right and down from the top left corner of the frame."""

    width: int
    height: int

    def to_board(self, lon: ArrayLike, lat: ArrayLike) -> tuple[Array, Array]: ...

    def to_degrees(self, x: ArrayLike, y: ArrayLike) -> tuple[Array, Array]: ...

    def draw(self, geometry: BaseGeometry) -> BaseGeometry: ...


@dataclass(frozen=True)
class Warp:
    """A lens over a crowded region: pushes everything away from its centre, fading with distance."""

    x: float
    y: float
    radius: float
    strength: float


class EqualArea:
    """Lambert's azimuthal equal-area projection on the sphere, then lenses, then the frame."""

    def __init__(
        self,
        centre: tuple[float, float],
        frame_km: tuple[float, float, float, float],
        width: int,
        warps: list[tuple[float, float, float, float]],
    ) -> None:
        self._lon0, self._lat0 = (math.radians(v) for v in centre)
        self._warps: list[Warp] = []
        for lon, lat, radius, strength in warps:
            x, y = self._sphere(np.asarray(lon, float), np.asarray(lat, float))
            self._warps.append(Warp(float(x), float(y), radius, strength))
        self._west, south, east, self._north = frame_km
        self._scale = width / (east - self._west)
        self.width = width
        self.height = round((self._north - south) * self._scale)

    def _sphere(self, lon: Array, lat: Array) -> tuple[Array, Array]:
        turn, tilt = np.radians(lon) - self._lon0, np.radians(lat)
        sin0, cos0 = math.sin(self._lat0), math.cos(self._lat0)
        k = np.sqrt(2 / np.maximum(1e-9, 1 + sin0 * np.sin(tilt) + cos0 * np.cos(tilt) * np.cos(turn)))
        x = EARTH_KM * k * np.cos(tilt) * np.sin(turn)
        y = EARTH_KM * k * (cos0 * np.sin(tilt) - sin0 * np.cos(tilt) * np.cos(turn))
        return x, y

    def _unsphere(self, x: Array, y: Array) -> tuple[Array, Array]:
        sin0, cos0 = math.sin(self._lat0), math.cos(self._lat0)
        rho = np.hypot(x, y) + 1e-9
        c = 2 * np.arcsin(np.clip(rho / (2 * EARTH_KM), -1, 1))
        lat = np.arcsin(np.clip(np.cos(c) * sin0 + y * np.sin(c) * cos0 / rho, -1, 1))
        lon = self._lon0 + np.arctan2(x * np.sin(c), rho * cos0 * np.cos(c) - y * sin0 * np.sin(c))
        return np.degrees(lon), np.degrees(lat)

    def _magnify(self, x: Array, y: Array) -> tuple[Array, Array]:
        dx, dy = np.zeros_like(x), np.zeros_like(y)
        for warp in self._warps:
            away = (x - warp.x) ** 2 + (y - warp.y) ** 2
            push = warp.strength * np.exp(-away / warp.radius**2)
            dx, dy = dx + (x - warp.x) * push, dy + (y - warp.y) * push
        return x + dx, y + dy

    def to_board(self, lon: ArrayLike, lat: ArrayLike) -> tuple[Array, Array]:
        x, y = self._magnify(*self._sphere(np.asarray(lon, float), np.asarray(lat, float)))
        return (x - self._west) * self._scale, (self._north - y) * self._scale

    def to_degrees(self, x: ArrayLike, y: ArrayLike) -> tuple[Array, Array]:
        goal_x = np.asarray(x, float) / self._scale + self._west
        goal_y = self._north - np.asarray(y, float) / self._scale
        u, v = goal_x.copy(), goal_y.copy()
        if self._warps:
            for _ in range(INVERSE_STEPS):
                reached_x, reached_y = self._magnify(u, v)
                u, v = u - (reached_x - goal_x) * 0.6, v - (reached_y - goal_y) * 0.6
        return self._unsphere(u, v)

    def draw(self, geometry: BaseGeometry) -> BaseGeometry:
        """A geometry in degrees, drawn on the board."""
        return shapely.transform(geometry, lambda p: np.column_stack(self.to_board(p[:, 0], p[:, 1])))


def smooth_closed(points: Array, rounds: int) -> Array:
    """Chaikin's corner cutting of a ring whose last point repeats the first."""
    for _ in range(rounds):
        a, b = points[:-1], points[1:]
        cut = np.empty((2 * len(a), 2))
        cut[0::2], cut[1::2] = 0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b
        points = np.vstack([cut, cut[:1]])
    return points


def smooth_open(points: Array, rounds: int) -> Array:
    """Chaikin's corner cutting of a line whose ends stay where they are."""
    for _ in range(rounds):
        if len(points) < 3:
            return points
        a, b = points[:-1], points[1:]
        cut = np.empty((2 * len(a), 2))
        cut[0::2], cut[1::2] = 0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b
        points = np.vstack([points[:1], cut[1:-1], points[-1:]])
    return points


def lines_of(geometry: BaseGeometry) -> list[LineString]:
    return [part for part in shapely.get_parts(geometry) if isinstance(part, LineString) and part.length > 0]


def smooth_noise(seed: int, cell: float) -> Callable[[Array, Array], Array]:
    """A field of rolling values around zero that looks the same on every run."""
    grid = np.random.default_rng(seed).standard_normal((128, 128))

    def field(x: Array, y: Array) -> Array:
        return map_coordinates(
            grid, [np.asarray(y) / cell % 127, np.asarray(x) / cell % 127], order=3, mode="grid-wrap"
        )

    return field
