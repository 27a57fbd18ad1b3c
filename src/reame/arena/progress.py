"""A bar for whoever waits, with the time that is left; silent where nobody looks."""

from __future__ import annotations

import sys
import time
from typing import Final

WIDTH: Final = 30
EVERY: Final = 0.1  # seconds


class Progress:
    """So many games of so many; those that were there before do not count for the time."""

    def __init__(self, games: int, before: int = 0) -> None:
        self.games = games
        self.before = before
        self._begin = time.monotonic()
        self._shown = 0.0
        self._open = False

    def __call__(self, done: int) -> None:
        """So many are done."""
        now = time.monotonic()
        if not sys.stderr.isatty() or (now - self._shown < EVERY and done < self.games):
            return
        self._shown = now
        self._open = True
        bar = "#" * (WIDTH * done // self.games)
        left = time_left(done - self.before, self.games - done, now - self._begin)
        print(f"\r[{bar:{WIDTH}}] {done}/{self.games}{left}\033[K", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """The line is over."""
        if self._open:
            print(file=sys.stderr)


def time_left(done: int, left: int, seconds: float) -> str:
    """In words, as soon as there is something to go by."""
    if done < 1 or left < 1:
        return ""
    s = seconds / done * left
    if s < 90:
        return f", {s:.0f} s left"
    return f", {s / 60:.0f} min left" if s < 5400 else f", {s / 3600:.1f} h left"
