"""What a client is sent: the table through the eyes of its own seats, and nothing else."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Any, Final

import msgspec

from reame.kernel import orders
from reame.kernel.moves import MoveTable
from reame.server.protocol.changes import changes
from reame.server.store.films import Views
from reame.server.tables.ledger import Ledger, seen_by
from reame.server.tables.play import Play

Viewer = tuple[int, ...]  # the seats a client looks through, in order, or (-1,) for a spectator
SPECTATOR: Viewer = (-1,)
CHOICES: Final = 20_000  # moves of all games that are kept as they are listed


class Reader:
    """The journal lines that one viewer may read; shared by all clients that look through the same seats."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.lines: list[bytes] = []
        self._places: list[int] = []  # of each line in the ledger
        self._read = 0

    def follow(self, ledger: Ledger) -> None:
        """Read on."""
        for n in range(self._read, len(ledger.lines)):
            line = ledger.lines[n]
            if any(seen_by(line, s) for s in self.viewer):
                self.lines.append(bytes(line[1]))
                self._places.append(n)
        self._read = len(ledger.lines)

    def cut(self, length: int) -> None:
        """Forget the lines of moves that were taken back."""
        while self._places and self._places[-1] >= length:
            self._places.pop()
            self.lines.pop()
        self._read = min(self._read, length)

    def place(self, count: int) -> int:
        """How far in the ledger one has come with so many of these lines."""
        if count >= len(self._places):
            return self._read
        return self._places[max(0, count)] if self._places else 0

    def count(self, length: int) -> int:
        """How many of the first so many lines of the ledger it may read."""
        return bisect_left(self._places, length)


class Shown:
    """The state of the game as one viewer sees it, without lines; made once for all who look alike. Empty if none."""

    def __init__(self) -> None:
        self.body = b""
        self.before = b""  # what was shown last
        self.fresh = False
        self._told: bytes | None = None

    def renew(self, state: dict[str, Any] | None) -> None:
        """Something may have changed."""
        self.fresh = True
        body = b"" if state is None else msgspec.json.encode(state)
        if body != self.body:
            self.before, self.body = self.body, body
            self._told = None

    def since(self, known: bytes) -> bytes:
        """A message for a client that has `known`: what has changed since, or all of it if that is shorter."""
        if not known or known != self.before:
            return self.body
        if self._told is None:
            told = msgspec.json.encode({"type": "change", "changes": changes(known, self.body)})
            self._told = min(told, self.body, key=len)
        return self._told


@lru_cache(maxsize=CHOICES)
def _choice(table: MoveTable, move: int) -> msgspec.Raw:
    """A move as it is listed: the same whenever and to whomever."""
    return msgspec.Raw(msgspec.json.encode(table.plain(move)))


def seat_state(play: Play, seat: int, regent: bool) -> dict[str, Any]:
    """What one seat is shown."""
    p = play.position
    view = p.view(seat)
    if seat < 0:
        return _only_looks(view)
    mine = seat in p.waiting and not regent
    question = p.question(seat) if mine else None
    legal = p.legal(seat) if mine else []
    table = play.game.table
    return {
        "seq": play.seqs[seat],
        "view": view,
        "question": None if question is None else question.plain(),
        "choices": [_choice(table, m) for m in legal],
        "default": table.words(p.default(seat)) if mine else None,
        "can_undo": not regent and play.can_undo(seat),
        "forced": len(legal) == 1,
        "final": play.finals(seat) if mine else [],
        "orders": _orders(play, seat) if mine else None,
    }


def _orders(play: Play, seat: int) -> dict[str, Any] | None:
    """What standing orders may say about the present question."""
    found = orders.grounds(play.position, seat)
    return None if found is None else found.plain()


def _only_looks(view: Any) -> dict[str, Any]:
    return {"seq": 0, "view": view, "question": None, "choices": [], "default": None, "can_undo": False,
            "forced": False, "final": [], "orders": None}  # fmt: skip


def last_state(views: Views, viewer: Viewer, outcome: dict[str, Any]) -> dict[str, Any]:
    """How a game ended whose rules are gone."""
    seats = {str(s): _only_looks(views[s]) for s in viewer}
    return {"type": "state", "eyes": list(viewer), "seats": seats, "asked": [], "outcome": outcome}


def state(play: Play, viewer: Viewer, regents: set[int]) -> dict[str, Any]:
    """All that a viewer sees, without the journal."""
    entries = {str(s): seat_state(play, s, s in regents) for s in viewer}
    asked = sorted({s for e in entries.values() for s in e["view"]["asked"]})
    outcome = play.position.outcome
    return {
        "type": "state",
        "eyes": list(viewer),
        "seats": entries,
        "asked": asked,
        "outcome": None if outcome is None else outcome.plain(),
    }


def with_lines(body: bytes, kept: int, lines: list[bytes], first: int) -> str:
    """A state, encoded once for all who look alike, with the lines that one client has not been sent yet."""
    numbered = [b'{"n":%d,%b' % (n, line[1:]) for n, line in enumerate(lines, first)]
    return (b'%b,"kept":%d,"lines":[%b]}' % (body[:-1], kept, b",".join(numbered))).decode()
