"""Where names and pieces go: inside their shape, clear of cities and of each other, in both languages."""

from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry

from maps.geography import Array
from maps.lettering import width

Box = tuple[float, float, float, float]
LINE = 0.9  # line height, in ems


@dataclass
class Label:
    x: float
    y: float
    size: float
    lines: list[str]
    cost: float

    def box(self, face: str, spacing: float) -> Box:
        w, h = extent(self.lines, self.size, face, spacing)
        return self.x - w / 2, self.y - h / 2, self.x + w / 2, self.y + h / 2


def extent(lines: list[str], size: float, face: str, spacing: float = 0.0) -> tuple[float, float]:
    w = max(width(line, face) * size + spacing * len(line) for line in lines)
    return w + 2, size * LINE * len(lines)


class Obstacles:
    """Boxes already on the board, with a weight: how bad it is to cover them."""

    def __init__(self) -> None:
        self.boxes: list[tuple[Box, float]] = []

    def add(self, taken: Box, weight: float) -> None:
        self.boxes.append((taken, weight))

    def copy(self) -> "Obstacles":
        twin = Obstacles()
        twin.boxes = list(self.boxes)
        return twin

    def cost(self, at: Array, w: float, h: float) -> Array:
        """For each candidate centre, how much of what is there a box of this size would cover."""
        total = np.zeros(len(at))
        low, high = at.min(axis=0), at.max(axis=0)
        for (x0, y0, x1, y1), weight in self.boxes:
            if x1 < low[0] - w or x0 > high[0] + w or y1 < low[1] - h or y0 > high[1] + h:
                continue
            over_x = np.minimum(at[:, 0] + w / 2, x1) - np.maximum(at[:, 0] - w / 2, x0)
            over_y = np.minimum(at[:, 1] + h / 2, y1) - np.maximum(at[:, 1] - h / 2, y0)
            over = np.clip(over_x, 0, None) * np.clip(over_y, 0, None)
            total += 25 * weight * over / min(w * h, (x1 - x0) * (y1 - y0))
        return total


class Mask:
    """A shape as a grid of small squares, so that thousands of boxes can be tried on it at once."""

    def __init__(self, shape: BaseGeometry, step: float) -> None:
        self.step = step
        self.x0, self.y0, x1, y1 = shape.bounds
        columns, rows = max(1, int(np.ceil((x1 - self.x0) / step))), max(1, int(np.ceil((y1 - self.y0) / step)))
        shapely.prepare(shape)
        y, x = np.mgrid[0:rows, 0:columns]
        x, y = self.x0 + (x + 0.5) * step, self.y0 + (y + 0.5) * step
        self.squares = shapely.contains_xy(shape, x.ravel(), y.ravel()).reshape(rows, columns)
        sums = self.squares.cumsum(axis=0).cumsum(axis=1)
        self._sums = np.pad(sums, ((1, 0), (1, 0)))

    def centres(self, every: int) -> Array:
        """Centres of some of the squares inside."""
        rows, columns = np.nonzero(self.squares)
        pick = (rows % every == every // 2) & (columns % every == every // 2)
        if not pick.any():
            pick[:] = True
        return np.column_stack([self.x0 + (columns[pick] + 0.5) * self.step, self.y0 + (rows[pick] + 0.5) * self.step])

    def share(self, at: Array, w: float, h: float) -> Array:
        """For boxes of one size around these centres, the share that lies inside."""
        rows, columns = self.squares.shape
        left, right = (np.round((at[:, 0] + s * w / 2 - self.x0) / self.step).astype(int) for s in (-1, 1))
        top, low = (np.round((at[:, 1] + s * h / 2 - self.y0) / self.step).astype(int) for s in (-1, 1))
        # Measured in whole squares like what is inside, or rounding would hide what sticks out.
        whole = np.maximum(1, right - left) * np.maximum(1, low - top)
        left, right = np.clip(left, 0, columns), np.clip(right, 0, columns)
        top, low = np.clip(top, 0, rows), np.clip(low, 0, rows)
        total = self._sums[low, right] - self._sums[top, right] - self._sums[low, left] + self._sums[top, left]
        return np.minimum(1.0, total / whole)

    def at(self, x: Array, y: Array) -> np.ndarray:
        """Is each point inside?"""
        column = np.floor((x - self.x0) / self.step).astype(int)
        row = np.floor((y - self.y0) / self.step).astype(int)
        rows, columns = self.squares.shape
        known = (column >= 0) & (row >= 0) & (column < columns) & (row < rows)
        return known & self.squares[np.clip(row, 0, rows - 1), np.clip(column, 0, columns - 1)]


@dataclass
class Room:
    """A shape prepared for placing things in it."""

    shape: Polygon
    heart: tuple[float, float]
    radius: float
    mask: Mask
    spots: Array

    @classmethod
    def of(cls, shape: Polygon, heart: tuple[float, float] | None = None) -> "Room":
        circle = shapely.maximum_inscribed_circle(shape.simplify(0.5) if shape.area > 200 else shape)
        (x, y), _ = circle.coords
        wide = circle.length > 60
        inner = shape.buffer(-1.2)
        mask = Mask(inner if not inner.is_empty else shape, 2.0 if wide else 1.0)
        spots = Mask(shape, 1.25).centres(4 if wide else 2)
        return cls(shape, heart or (x, y), circle.length, mask, spots)

    def place(
        self, w: float, h: float, near: tuple[float, float], pull: float, obstacles: Obstacles
    ) -> tuple[Array, float]:
        """The best centre for a box and what is wrong with it."""
        away = np.hypot(self.spots[:, 0] - near[0], self.spots[:, 1] - near[1]) / max(8.0, self.radius)
        cost = 60 * (1 - self.mask.share(self.spots, w, h)) + obstacles.cost(self.spots, w, h) + pull * away
        best = int(np.argmin(cost))
        return self.spots[best], float(cost[best])


def _splits(text: str) -> list[list[str]]:
    """The name on one line, and on two where it can be broken."""
    words = text.replace("-", "-\u200b").replace(" ", "\u200b").split("\u200b")
    if len(words) == 1:
        return [[text]]
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    cuts = [(a.replace("- ", "-"), b.replace("- ", "-")) for a, b in cuts]
    even = min(cuts, key=lambda cut: max(len(cut[0]), len(cut[1])))
    return [[text], list(even)]


def name_in(
    room: Room, text: str, size: float, face: str, spacing: float, obstacles: Obstacles, near: tuple[float, float]
) -> Label:
    """The best place and size for a name in its shape."""
    best: Label | None = None
    for lines in _splits(text):
        for shrink in (1.0, 0.92, 0.85, 0.76):
            w, h = extent(lines, size * shrink, face, spacing)
            at, cost = room.place(w, h, near, 0.6, obstacles)
            cost += (1 - shrink) * 16 + (len(lines) - 1) * 1.0
            if best is None or cost < best.cost:
                best = Label(round(float(at[0]), 1), round(float(at[1]), 1), round(size * shrink, 1), lines, cost)
    assert best is not None
    return best


def name_beside(
    room: Room, water: BaseGeometry, text: str, size: float, face: str, obstacles: Obstacles
) -> Label | None:
    """For a small island: its name on the water nearby."""
    around = room.shape.buffer(55).intersection(water)
    parts = [p for p in shapely.get_parts(around) if isinstance(p, Polygon)]
    if not parts:
        return None
    ring = max(parts, key=lambda p: p.area)
    w, h = extent([text], size, face)
    at, cost = Room.of(ring, room.heart).place(w, h, room.heart, 0.4, obstacles)
    return Label(round(float(at[0]), 1), round(float(at[1]), 1), size, [text], cost)


def name_around(
    point: tuple[float, float], radius: float, text: str, size: float, face: str, obstacles: Obstacles, frame: Box
) -> Label:
    """A city's name beside its mark: right, left, below, above, then the corners."""
    w, h = extent([text], size, face)
    x, y = point
    side, up = radius + w / 2 + 1, radius + h / 2 + 0.5
    spots = [
        (side, 0),
        (-side, 0),
        (0, up),
        (0, -up),
        (side * 0.8, up),
        (-side * 0.8, up),
        (side * 0.8, -up),
        (-side * 0.8, -up),
    ]
    at = np.array([(x + dx, y + dy) for dx, dy in spots])
    cost = obstacles.cost(at, w, h) + np.arange(len(spots)) * 0.5
    for i, (cx, cy) in enumerate(at):
        if not box(*frame).contains(box(cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2)):
            cost[i] += 100
    best = int(np.argmin(cost))
    return Label(round(float(at[best][0]), 1), round(float(at[best][1]), 1), size, [text], float(cost[best]))


@dataclass
class Banner:
    """The large, pale name of a realm across its lands."""

    x: float
    y: float
    size: float
    angle: float
    spread: float
    text: str


def banner_over(shape: BaseGeometry, text: str, largest: float, obstacles: Obstacles, seed: int) -> Banner | None:
    """Try places, sizes and slopes; None when every one would cover too many names."""
    x0, y0, x1, y1 = shape.bounds
    rng = np.random.default_rng(seed)
    spots = rng.uniform([x0, y0], [x1, y1], (400, 2))
    spots = spots[shapely.contains_xy(shape, spots[:, 0], spots[:, 1])][:90]
    if not len(spots):
        return None
    taken = shapely.union_all(
        [box(*b) for b, _ in obstacles.boxes if b[2] > x0 and b[0] < x1 and b[3] > y0 and b[1] < y1]
    )
    realm, names = Mask(shape, 2.0), Mask(taken, 2.0) if not taken.is_empty else None
    best: tuple[float, Banner] | None = None
    grid = np.array([(u, v) for u in np.linspace(-0.5, 0.5, 17) for v in (-0.45, 0.0, 0.45)])
    for size in (largest, largest * 0.8, largest * 0.64, largest * 0.5):
        for spread in (0.12, 0.45, 0.9):
            w = width(text, "realm") * size + size * spread * (len(text) - 1)
            for angle in (-40, -22, -8, 0, 8, 22, 40):
                turn = np.radians(angle)
                u, v = grid[:, 0] * w, grid[:, 1] * size * 0.8
                reach = np.column_stack([u * np.cos(turn) - v * np.sin(turn), u * np.sin(turn) + v * np.cos(turn)])
                at = spots[:, None, :] + reach[None]
                inside = realm.at(at[..., 0], at[..., 1]).mean(axis=1)
                covered = np.zeros(len(spots)) if names is None else names.at(at[..., 0], at[..., 1]).mean(axis=1)
                cost = 60 * (1 - inside) + 26 * covered + abs(angle) * 0.02 - 0.1 * size - 1.0 * spread
                cost[(inside < 0.94) | (covered > 0.12)] = np.inf
                i = int(np.argmin(cost))
                if np.isfinite(cost[i]) and (best is None or cost[i] < best[0]):
                    x, y = spots[i]
                    best = (
                        float(cost[i]),
                        Banner(round(float(x)), round(float(y)), round(size), angle, round(size * spread, 1), text),
                    )
    return best[1] if best else None
