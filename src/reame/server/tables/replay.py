"""A game step by step, through one pair of eyes."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from reame.kernel.position import Position
from reame.server.errors import BadRequest
from reame.server.protocol.bodies import Moment

if TYPE_CHECKING:
    from reame.server.tables.play import Play
    from reame.server.tables.table import Table

KEPT: Final = 200  # walks that are kept at hand
STRIDE: Final = 250  # moves between two positions that a walk keeps, so that no jump is long


class Walk:
    """The moments of a game that a seat can tell apart.

    While a game runs, `frames[n]` is how many moves had been made when the seat saw its n-th change: what it did not
    see is not counted. When the game is over, every move is a moment, the same for all eyes.
    """

    def __init__(self, play: Play, seat: int, whole: bool) -> None:
        self.play = play
        self.seat = seat
        self.whole = whole
        self.frames: list[int] = []
        self._kept: list[Position] = [play.base.clone()]
        self._cursor = play.base.clone()
        self._at = 0
        self._seen = b""
        self._scouted = -1
        self.extend()

    def extend(self) -> None:
        """Up to the present."""
        total = len(self.play.record)
        if self.whole:
            self.frames = list(range(total + 1))
            return
        for n in range(self._scouted + 1, total + 1):
            news = n > 0 and any(e.seen_by(self.seat) for e in self._events(n - 1, n))
            view = msgspec.json.encode(self.position(n).view(self.seat))
            seen = hashlib.blake2b(view, digest_size=16).digest()
            if news or seen != self._seen:
                self.frames.append(n)
                self._seen = seen
        self._scouted = total

    def _events(self, before: int, after: int) -> list[Any]:
        marks = self.play.marks
        return self.play.journal.events[marks[before] : marks[after]]

    def position(self, moves: int) -> Position:
        """After so many moves; not to be changed by the caller."""
        if not self._at <= moves < self._at + STRIDE:
            stop = min(moves // STRIDE, len(self._kept) - 1)
            self._cursor = self._kept[stop].clone()
            self._at = stop * STRIDE
        for seat, move in self.play.record.moves[self._at : moves]:
            self._cursor.apply(seat, move)
            self._at += 1
            if self._at == len(self._kept) * STRIDE:
                self._kept.append(self._cursor.clone())
        return self._cursor

    def frame_of(self, moves: int) -> int:
        """The last moment not after so many moves."""
        return bisect_right(self.frames, moves) - 1

    def moment(self, n: int, all_lines: bool) -> Moment:
        """The table at a moment, with the lines that led there, or all up to there."""
        if not 0 <= n < len(self.frames):
            raise BadRequest("no-such-moment", f"there are {len(self.frames) - 1} moves, not {n}")
        moves = self.frames[n]
        before = 0 if n == 0 or all_lines else self.frames[n - 1]
        events = self._events(before, moves)
        if n == 0 or all_lines:
            events = self.play.journal.events[: self.play.marks[moves]]
        move: dict[str, Any] | None = None
        if self.whole and moves > 0:  # while the game runs, a move may be a secret
            seat, number = self.play.record.moves[moves - 1]
            move = {"seat": seat, **self.play.game.table.plain(number)}
        lines = [e.plain() for e in events if e.seen_by(self.seat)]
        return Moment(n, len(self.frames) - 1, self.position(moves).view(self.seat), lines, move)


class Replays:
    """Walks through the tables at hand, the least used forgotten first."""

    def __init__(self) -> None:
        self._walks: OrderedDict[tuple[str, int], Walk] = OrderedDict()

    def walk(self, table: Table, seat: int) -> Walk:
        """A walk through the game of a table as it stands."""
        key = (table.id, seat)
        found = self._walks.get(key)
        if found is None or found.whole != table.over or found.play is not table.play:
            found = self._walks[key] = Walk(table.play, seat, table.over)
            if len(self._walks) > KEPT:
                self._walks.popitem(last=False)
        else:
            found.extend()
        self._walks.move_to_end(key)
        return found

    def forget(self, table_id: str) -> None:
        """Moves were taken back."""
        for key in [k for k in self._walks if k[0] == table_id]:
            del self._walks[key]
