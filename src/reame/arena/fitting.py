"""Values fitted from games: final points first, then how much a point is worth at each stage, then the result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from reame.arena.lessons import Lesson
from reame.kernel.fitted import COLD

Array = NDArray[np.float64]

RIDGE: Final = 100.0
HELD_OUT: Final = 5  # one game in so many is not fitted


class Figures:
    """Positions of many games as arrays: position by side by feature, position by base, and how their games ended."""

    def __init__(self, lessons: Iterable[Lesson], first_number: int = 0) -> None:
        rows = [(x, k) for x in lessons for k in x.kept]
        self.features: Array = np.array([k.features for _, k in rows])
        self.stage: Array = np.array([k.stage for _, k in rows])
        self.shares: Array = np.array([x.shares for x, _ in rows])
        self.points: Array = np.array([x.points for x, _ in rows])
        self.games: NDArray[np.int64] = np.array([first_number + x.number for x, _ in rows])

    def some(self, which: NDArray[np.bool_]) -> Figures:
        """Those positions only."""
        new = Figures([])
        new.features, new.stage, new.games = self.features[which], self.stage[which], self.games[which]
        new.shares, new.points = self.shares[which], self.points[which]
        return new

    def and_those(self, other: Figures) -> Figures:
        """Both together."""
        new = Figures([])
        new.features = np.concatenate([self.features, other.features])
        new.stage = np.concatenate([self.stage, other.stage])
        new.shares = np.concatenate([self.shares, other.shares])
        new.points = np.concatenate([self.points, other.points])
        new.games = np.concatenate([self.games, other.games])
        return new

    def design(self) -> Array:
        """Every feature times every base: position by side by weight."""
        wide = self.features[:, :, :, None] * self.stage[:, None, None, :]
        return wide.reshape(len(self.features), self.features.shape[1], -1)


def softmax(scores: Array) -> Array:
    """Chances of the sides, position by position."""
    e = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(e / e.sum(1, keepdims=True))


def log_loss(chances: Array, shares: Array) -> float:
    """The mean surprise."""
    return float(-(shares * np.log(chances + 1e-9)).sum(1).mean())


def brier(chances: Array, shares: Array) -> float:
    """The mean squared difference between chances and result, over all sides."""
    return float(((chances - shares) ** 2).sum(1).mean())


def fit(figures: Figures) -> Array:
    """The weights: feature by feature, base by base.

    Final points tell more than who won; so points are fitted, made into chances, and half of what the chances are
    fitted to is what points say, half is the result.
    """
    x = figures.design()
    scale = x.reshape(-1, x.shape[2]).std(0) + 1e-6
    x = x / scale
    points = _by_points(x, figures)
    scores = x @ points
    chances = softmax(scores * heat(scores, figures)[:, None])
    weights = _by_shares(x, 0.5 * chances + 0.5 * figures.shares, np.zeros(x.shape[2]))
    return np.asarray(weights / scale)


def _by_points(x: Array, figures: Figures) -> Array:
    """Least squares on the lead in final points."""
    lead = figures.points - figures.points.mean(1, keepdims=True)
    centred = (x - x.mean(1, keepdims=True)).reshape(-1, x.shape[2])
    return np.asarray(np.linalg.solve(centred.T @ centred + RIDGE * np.eye(x.shape[2]), centred.T @ lead.reshape(-1)))


def heat(scores: Array, figures: Figures) -> Array:
    """How much a lead says about the result, position by position."""
    return heats(figures.stage, heat_of(scores, figures))


def heats(stage: Array, by_base: Array) -> Array:
    """From the heat of each base."""
    return np.maximum(stage @ by_base, COLD)


def heat_of(scores: Array, figures: Figures) -> Array:
    """The heat of each base that fits best."""
    begin = np.zeros(figures.stage.shape[1])
    begin[0] = 1.0 / max(float(scores.std()), 0.1)

    def loss(by_base: Array) -> float:
        return log_loss(softmax(scores * heats(figures.stage, by_base)[:, None]), figures.shares)

    return np.asarray(minimize(loss, begin, method="Nelder-Mead", options={"maxiter": 2000}).x)


def _by_shares(x: Array, wanted: Array, begin: Array) -> Array:
    """The softmax that fits these chances best."""
    n = len(x)

    def loss(weights: Array) -> tuple[float, Array]:
        chances = softmax(x @ weights)
        slope = -np.einsum("ns,nsf->f", wanted - chances, x) / n
        surprise = float(-(wanted * np.log(chances + 1e-12)).sum() / n)
        return surprise + RIDGE * float(weights @ weights) / n, slope + 2 * RIDGE * weights / n

    done: Any = minimize(loss, begin, jac=True, method="L-BFGS-B", options={"maxiter": 500})
    return np.asarray(done.x)


def examined(figures: Figures) -> dict[str, float]:
    """Fitted to four games in five: how well the others are foretold, beside knowing nothing."""
    kept = figures.games % HELD_OUT != 0
    weights = fit(figures.some(kept))
    test = figures.some(~kept)
    chances = softmax(test.design() @ weights)
    nothing = np.full_like(chances, 1.0 / chances.shape[1])
    return {
        "log_loss": round(log_loss(chances, test.shares), 4),
        "log_loss_of_nothing": round(log_loss(nothing, test.shares), 4),
        "brier": round(brier(chances, test.shares), 4),
        "brier_of_nothing": round(brier(nothing, test.shares), 4),
    }
