"""Arrays as a learner wants them: things one by one as 0 or 1, numbers scaled to about 1."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reame.research.layout import Layout

LARGE: Final = 1_000  # beyond this a number has no bound worth dividing by


class Features:
    """Of the arrays of a layout: each thing that a number can name has a place of its own, nothing among them."""

    def __init__(self, shape: Layout) -> None:
        columns = shape.columns
        named = [i for i, c in enumerate(columns) if c.words is not None]
        plain = [i for i, c in enumerate(columns) if c.words is None]
        self._named = np.array(named, np.int64)
        self._low = np.array([columns[i].low for i in named], np.int32)
        widths = [columns[i].high - columns[i].low + 1 for i in named]
        self._first = np.concatenate([[0], np.cumsum(widths)]).astype(np.int64)[: len(named)]
        self._plain = np.array(plain, np.int64)
        scale = [max(abs(columns[i].low), abs(columns[i].high), 1) for i in plain]
        self._scale = np.array([s if s <= LARGE else 0 for s in scale], np.float32)
        self._things = int(sum(widths))
        self.size = self._things + len(plain)

    def __call__(self, arrays: NDArray[Any]) -> NDArray[np.float32]:
        """A row of features for each row of numbers."""
        out = np.zeros((len(arrays), self.size), np.float32)
        at = self._first + arrays[:, self._named] - self._low
        np.put_along_axis(out, at, 1, axis=1)
        x = arrays[:, self._plain].astype(np.float32)
        bounded = self._scale > 0
        x[:, bounded] /= self._scale[bounded]
        x[:, ~bounded] = np.sign(x[:, ~bounded]) * np.log1p(np.abs(x[:, ~bounded])) / 10
        out[:, self._things :] = x
        return out
