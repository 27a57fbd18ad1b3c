"""A counsel whose values are fitted from games: features of each side, weighed by the stage of the game."""

from __future__ import annotations

import json
import math
from typing import Any, ClassVar, Final, TypeVar

from reame.kernel.counsel import Counsel
from reame.kernel.errors import ReameError
from reame.kernel.native import mypyc_attr
from reame.kernel.position import Position

P = TypeVar("P", bound=Position)

COLD: Final = 0.05  # the least heat


class BadWeights(ReameError):
    """Weights that are of another counsel, or of none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fitted(Counsel[P]):
    """The chances of the sides are the softmax of their scores: weights, which change with the stage, times features.

    The weights of a number of seats are one list: for each feature as many as there are bases of the stage. Heat, found
    out when values are calibrated, has one number for each base.
    """

    FEATURES: ClassVar[list[str]] = []
    STAGES: ClassVar[list[str]] = []  # names of the bases; the first one is always 1

    def __init__(self, weights: dict[int, list[float]], heats: dict[int, list[float]] | None = None) -> None:
        self.weights = weights
        self.heats: dict[int, list[float]] = {} if heats is None else heats

    def weighing(self, weights: dict[int, list[float]]) -> Fitted[P]:
        """The same counsel with other weights."""
        return type(self)(weights)

    def features(self, p: P) -> list[list[float]]:
        """Of each side, in the order of their names."""
        raise NotImplementedError(f"{type(self).__name__}.features")

    def stage(self, p: P) -> list[float]:
        """How far the game has come: a number for each base."""
        return [1.0]

    def side(self, p: P, seat: int) -> int:
        """The side a seat plays for."""
        return seat

    def now(self, p: P) -> list[float]:
        """What each feature weighs at the stage of this position."""
        weights = self.weights.get(p.seats)
        if weights is None:
            return [0.0] * len(self.FEATURES)  # nothing is known yet: all sides are alike
        stage = self.stage(p)
        bases = len(stage)
        heats = self.heats.get(p.seats)
        heat = 1.0
        if heats is not None:
            heat = 0.0
            for b in range(bases):
                heat += heats[b] * stage[b]
            heat = max(heat, COLD)
        out: list[float] = []
        for i in range(0, len(weights), bases):
            w = 0.0
            for b in range(bases):
                w += weights[i + b] * stage[b]
            out.append(heat * w)
        return out

    def scores(self, p: P) -> list[float]:
        """Of each side."""
        now = self.now(p)
        out: list[float] = []
        for side in self.features(p):
            z = 0.0
            for i in range(len(side)):
                x = side[i]
                if x != 0.0:
                    z += now[i] * x
            out.append(z)
        return out

    def value(self, p: P, seat: int) -> float:
        return share(self.scores(p), self.side(p, seat))


def share(scores: list[float], side: int) -> float:
    """The chance of a side, by all scores."""
    best = max(scores)
    total = 0.0
    for z in scores:
        total += math.exp(z - best)
    return math.exp(scores[side] - best) / total


def read_heats(text: str) -> dict[int, list[float]]:
    """From the same file, for the numbers of seats that are calibrated."""
    seats: dict[str, Any] = json.loads(text)["seats"]
    return {int(n): [float(q) for q in fit["heat"]] for n, fit in seats.items() if "heat" in fit}


def read_weights(text: str, features: list[str], stages: list[str]) -> dict[int, list[float]]:
    """From a file of weights, by number of seats; BadWeights if they are not of these features and stages."""
    data: dict[str, Any] = json.loads(text)
    if data.get("stages") != stages:
        raise BadWeights(f"weights of the stages {data.get('stages')}, not {stages}")
    out: dict[int, list[float]] = {}
    for seats, fit in data["seats"].items():
        rows: dict[str, list[float]] = fit["weights"]
        if list(rows) != features:
            raise BadWeights(f"{seats} seats: weights of other features: {sorted(set(rows) ^ set(features))}")
        out[int(seats)] = [float(w) for row in rows.values() for w in row]
    return out
