"""Games that are looked back at: a worker keeps some at hand, with positions on the way, so that no jump is long."""

from __future__ import annotations

import hashlib
import time
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from reame.kernel.eyes import Eyes
from reame.kernel.journal import ALL
from reame.kernel.position import Position
from reame.kernel.recap import asked_by, belongings
from reame.kernel.record import Record
from reame.server.library import Library
from reame.server.store.films import REEL, Reel, Views, difference, packed
from reame.server.workers.checks import sound
from reame.server.workers.jobs import Look, Looked, PastMove, Setting, Told
from reame.server.workers.weighing import prospects

KEPT: Final = 40  # games at hand
STRIDE: Final = 250  # moves between two positions that are kept
SLICE: Final = 0.15  # seconds of looking before others have their turn

encode: Final = msgspec.json.encode


class Frames:
    """The moments of a running game that a seat can tell apart: what it did not see is not counted.

    `moves[n]` is how many moves had been made when the seat saw its n-th change.
    """

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.seen: list[bytes] = []  # what it saw at each, as a hash
        self.upto = -1  # moves that were looked at

    def cut(self, n: int) -> None:
        """The moves after the first n were taken back."""
        keep = bisect_right(self.moves, n)
        del self.moves[keep:], self.seen[keep:]
        self.upto = min(self.upto, n)


class Past:
    """One game: its moves, positions kept on the way, and a place where one stands."""

    def __init__(self, library: Library, setting: Setting) -> None:
        s = setting
        self.game = library.find(s.game)
        begun = Record(self.game, s.seats, s.seed, dict(s.options), s.salt, start=s.start, keep_dice=not s.seed)
        first = begun.position
        self.moves: list[PastMove] = []
        self._numbers: list[int] = []
        self._kept: list[Position] = [first]
        self._here = first.clone()
        self._at = 0
        self._frames: dict[int, Frames] = {}
        self._told: dict[int, dict[int, Told]] = {}  # by seat and number of moves
        self._filmed = -1  # where the reel begins that is being made
        self._film: Reel | None = None
        self._last: Views = {}

    def follow(self, have: int, moves: list[PastMove]) -> bool:
        """Keep the first `have` moves, then these follow; False if they are not at hand. What is the same is kept."""
        if have > len(self.moves):
            return False
        same = have
        while same < min(len(self.moves), have + len(moves)) and self.moves[same] == moves[same - have]:
            same += 1
        if same < len(self.moves):
            self._cut(same)
        for move in moves[same - have :]:
            self.moves.append(move)
            self._numbers.append(self.game.table.parse(move[1]))
        return True

    def _cut(self, n: int) -> None:
        del self.moves[n:], self._numbers[n:], self._kept[n // STRIDE + 1 :]
        if self._at > n:
            self._stand(len(self._kept) - 1)
        for frames in self._frames.values():
            frames.cut(n)
        for seat, known in self._told.items():
            self._told[seat] = {at: one for at, one in known.items() if at <= n}

    def _stand(self, stop: int) -> None:
        self._here, self._at = self._kept[stop].clone(), stop * STRIDE

    def go(self, n: int, until: float) -> bool:
        """Towards the position after n moves, as long as there is time; have we arrived?"""
        stop = min(n // STRIDE, len(self._kept) - 1)
        if self._at > n or self._at < stop * STRIDE:
            self._stand(stop)
        while self._at < n:
            if self._at % 16 == 0 and time.monotonic() > until:
                return False
            self._here.apply(self.moves[self._at][0], self._numbers[self._at])
            self._at += 1
            if self._at == len(self._kept) * STRIDE:
                self._kept.append(self._here.clone())
        return True

    def frames(self, seat: int, until: float) -> Frames | None:
        """The moments of a seat, up to the present; None if there is more to be looked at."""
        frames = self._frames.setdefault(seat, Frames())
        while frames.upto < len(self.moves):
            n = frames.upto + 1
            if time.monotonic() > until or not self.go(n, until):
                return None
            seen = hashlib.blake2b(encode(self._here.view(seat)), digest_size=16).digest()
            if not frames.seen or told(self.moves[n - 1], seat) or seen != frames.seen[-1]:
                frames.moves.append(n)
                frames.seen.append(seen)
            frames.upto = n
        return frames

    def _recap(self, n: int, seat: int, until: float) -> Looked:
        """What a seat was told by the moves after the first n. All is read off its own views."""
        known = self._told.setdefault(seat, {})
        out: list[Told] = []
        before: list[tuple[str, str]] | None = None
        for at in range(n + 1, len(self.moves) + 1):
            if not told(self.moves[at - 1], seat):
                continue
            if at not in known:
                if time.monotonic() > until or not self.go(at - 1, until):
                    return Looked(more=True)
                view = self._here.view(seat)
                known[at] = Told(at, *asked_by(view), sorted(belongings(self._here, view, seat)))
            one = known[at]
            out.append(Told(at, one.by, one.steps, one.rules, None if one.mine == before else one.mine))
            before = one.mine
        return Looked(n=n, total=len(self.moves), happened=out)

    def _reel(self, n: int, until: float) -> Looked:
        """The views of all eyes from moment n on, for a film."""
        if self._filmed != n or self._film is None:
            self._filmed, self._film, self._last = n, Reel({}), {}
        film = self._film
        last = min(n + REEL, len(self.moves) + 1) - 1
        while (done := n + len(film.changes) + bool(film.first)) <= last:
            if time.monotonic() > until or not self.go(done, until):
                return Looked(more=True)
            now = {s: msgspec.json.decode(encode(self._here.view(s))) for s in range(-1, self._here.seats)}
            if not film.first:
                film.first = now
            else:
                film.changes.append({s: c for s, v in now.items() if (c := difference(self._last[s], v))})
            self._last = now
        self._film = None
        return Looked(n=n, total=len(self.moves), reel=packed(film))

    def look(self, job: Look) -> Looked:
        """What is asked for; or as much of the way there as fits into a slice of time."""
        until = time.monotonic() + SLICE
        moments: Sequence[int] = range(len(self.moves) + 1)
        if job.what in ("moment", "weigh", "find") and not job.whole:
            frames = self.frames(job.seat, until)
            if frames is None:
                return Looked(more=True)
            moments = frames.moves
        total = len(moments) - 1
        if not 0 <= job.n <= total:
            return Looked(n=-1, total=total)
        n = moments[job.n]
        before = moments[job.n - 1] if job.n else -1
        if job.what == "reel":
            return self._reel(job.n, until)
        if job.what == "recap":
            return self._recap(job.n, job.seat, until)
        if job.what == "find":
            return Looked(n=n, before=before, total=total)
        if not self.go(n, until):
            return Looked(more=True)
        if job.what == "lay":
            if job.sound:
                sound(self._here)
            return Looked(n=n, total=total, dump=Raw(encode(self._here.dump())))
        if job.what == "weigh":
            return Looked(n=n, before=before, total=total, told=prospects(Eyes(self._here, job.seat), job.about))
        return Looked(n=n, before=before, total=total, view=Raw(encode(self._here.view(job.seat))))


def told(move: PastMove, seat: int) -> bool:
    """Was this seat (or -1, a spectator) told something by this move?"""
    to = move[2]
    return to == ALL or (seat >= 0 and to >> seat & 1 == 1)


class Pasts:
    """The games at hand, the least used forgotten first."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._pasts: OrderedDict[str, Past] = OrderedDict()

    def look(self, job: Look) -> Looked:
        """Look back at one of them."""
        past = self._pasts.get(job.table)
        if past is None:
            if job.setting is None:
                return Looked(unknown=True)
            past = self._pasts[job.table] = Past(self._library, job.setting)
            if len(self._pasts) > KEPT:
                self._pasts.popitem(last=False)
        self._pasts.move_to_end(job.table)
        if not past.follow(job.have, job.moves):
            del self._pasts[job.table]
            return Looked(unknown=True)
        return past.look(job)
