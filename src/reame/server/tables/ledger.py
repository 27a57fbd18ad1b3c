"""The record of a table as it was written down. It can be read without the rules: also when they have changed, or when
the rules stumble over it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from reame.kernel.journal import ALL
from reame.kernel.record import record_text
from reame.server.store.rows import Entry, Line, TableRow
from reame.server.store.talk_rows import Fallen

_decoder: msgspec.json.Decoder[Entry | list[Entry]] = msgspec.json.Decoder(Entry | list[Entry])


class Noted(Struct):
    """A move that stands, with what fell and what was told; `row` is the number of the row it was read from.

    `own`: somebody who sits there sent it, and no bot played it for them.
    """

    seat: int
    words: str
    auto: bool
    dice: list[int]
    told: list[Line] | None
    row: int
    forced: bool = False
    own: bool = False


def _readers(move: Noted) -> int:
    """Who could read anything of what a move brought."""
    to = 0
    for line in move.told or []:
        to = ALL if ALL in (line[0], to) else to | line[0]
    return to


def seen_by(line: Line, seat: int) -> bool:
    """May this seat (or -1, a spectator) read the line?"""
    to = line[0]
    return to == ALL or (seat >= 0 and to >> seat & 1 == 1)


class Ledger:
    """Moves and the lines they brought, in order; what was taken back is gone, what was acknowledged is remembered."""

    def __init__(self) -> None:
        self.moves: list[Noted] = []
        self.lines: list[Line] = []
        self.marks = [0]  # how many lines there were after so many moves
        self.remarks: list[tuple[int, str]] = []  # notes beside the moves, after so many
        self._marked: set[tuple[int, int, str]] = set()  # the decisions they are about: seat, its seq, and the words
        self.opened = False  # the lines of the opening are known
        self.done: dict[tuple[int, str], int] = {}  # what was acknowledged: seat and message id, to the seat's seq
        self.upto = 0  # the last commit that is in it
        self.fallen: list[Fallen] = []  # what was taken back, until somebody has written that down

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def complete(self) -> bool:
        """Is it written down what fell and what was told?"""
        return self.opened and all(m.told is not None for m in self.moves)

    def fold(self, entry: Entry, row: int) -> None:
        """One more entry."""
        self.upto = max(self.upto, row)
        if entry.type == "move":
            e = entry
            self.add(Noted(e.seat, e.words, e.auto, e.dice, e.told, row, e.forced, own=bool(e.id)))
        elif entry.type == "undo":
            for _ in range(entry.count):
                self.remove(self._last_of(entry.seat))
        elif entry.type == "rewind":
            self.cut(entry.count)
        elif entry.type == "mark":
            self.mark(entry)
        else:
            self.open(entry.told or [])
        if entry.id:
            self.done[entry.seat, entry.id] = entry.seq

    def _last_of(self, seat: int) -> int:
        n = len(self.moves) - 1
        while self.moves[n].seat != seat:
            n -= 1
        return n

    def open(self, lines: list[Line]) -> None:
        """What was told before the first move."""
        assert not self.moves
        self.lines = list(lines)
        self.marks = [len(lines)]
        self.opened = True

    def add(self, move: Noted) -> None:
        """A move."""
        self.moves.append(move)
        self.lines += move.told or []
        self.marks.append(len(self.lines))

    def mark(self, entry: Entry) -> None:
        """A note beside the moves, without effect. Taking back leaves it."""
        self.remarks.append((len(self.moves), entry.words))
        self._marked.add((entry.seat, entry.seq, entry.words))

    def is_marked(self, seat: int, seq: int, words: str) -> bool:
        """Does this note stand beside this decision already?"""
        return (seat, seq, words) in self._marked

    def take_marks(self, other: Ledger) -> None:
        """The same notes as in another one of the same moves."""
        self.remarks, self._marked = other.remarks, other._marked

    def remove(self, n: int) -> None:
        """A move is taken back: the last, or one under seal, which has told nothing."""
        first, last = self.marks[n], self.marks[n + 1]
        self.fallen.append(Fallen(n, [_readers(self.moves[n])]))
        del self.moves[n], self.marks[n + 1], self.lines[first:last]
        self.remarks = [(at - 1 if at > n else at, words) for at, words in self.remarks]
        if last > first:
            self.marks[n + 1 :] = [m - (last - first) for m in self.marks[n + 1 :]]

    def cut(self, n: int) -> None:
        """All but the first n moves are taken back."""
        self.fallen.append(Fallen(n, [_readers(m) for m in self.moves[n:]]))
        del self.moves[n:], self.marks[n + 1 :], self.lines[self.marks[n] :]
        self.remarks = [(min(at, n), words) for at, words in self.remarks]

    def between(self, before: int, after: int) -> list[Line]:
        """The lines that the moves after the first `before` brought, up to `after`; from the very beginning with -1."""
        return self.lines[self.marks[before] if before >= 0 else 0 : self.marks[after]]

    def text(self, row: TableRow, seats: int) -> str:
        """The record as text."""
        start = None if row.start is None else msgspec.json.decode(row.start)
        outcome = None if row.outcome is None else msgspec.json.decode(row.outcome)
        won_by = "" if outcome is None else f"{' '.join(str(s) for s in outcome['winners'])} {outcome['reason']}"
        moves = [(m.seat, m.words, m.dice) for m in self.moves]
        options = msgspec.json.decode(row.options)
        head = (row.game, row.rules, seats, options, start, row.seed, row.salt)
        return record_text(*head, moves, won_by, marks=self.remarks, edition=row.edition)


def decode_entries(rows: Iterable[tuple[int, bytes]]) -> list[tuple[int, Entry]]:
    """Entries, each with the number of its row. A row may hold several: those of a record that was brought at once."""
    out: list[tuple[int, Entry]] = []
    for row, body in rows:
        found = _decoder.decode(body)
        out += [(row, e) for e in found] if isinstance(found, list) else [(row, found)]
    return out


def read_ledger(entries: Iterable[tuple[int, Entry]]) -> Ledger:
    """A ledger from its entries."""
    ledger = Ledger()
    for row, entry in entries:
        ledger.fold(entry, row)
    return ledger
