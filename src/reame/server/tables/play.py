"""A game as the table plays it: the record, folded from its entries, and what each seat may do and know of it."""

from __future__ import annotations

from typing import Any

from reame.kernel.errors import BadMove
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.journal import Journal
from reame.kernel.position import Position
from reame.kernel.record import Record
from reame.server.errors import BadRequest, Conflict
from reame.server.store.rows import Entry
from reame.server.tables.final_moves import final_verbs


class Play:
    """A record with the sequence numbers of its seats.

    `seq[s]` counts the decisions put to seat s, and nothing else: a common counter would tell of covert questions
    and of sealed answers.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: str,
        salt: str,
        options: dict[str, str],
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.record = Record(game, seats, seed, options, salt, journal=True, start=start)
        self.base = self.position.clone()  # where it began
        self.marks = [len(self.journal)]  # how long the journal was after so many moves
        self.seq = [0] * seats
        self.done: dict[tuple[int, str], int] = {}  # what was acknowledged: seat and message id, to the seat's seq
        self.auto: list[bool] = []  # which moves were played by themselves
        self.cut: int | None = None  # lines of the journal that are left after moves were taken back
        self._finals: dict[int, tuple[int, list[str]]] = {}  # by seat: for which decision, and the verbs
        self._put(())

    @property
    def position(self) -> Position:
        """Where it stands."""
        return self.record.position

    @property
    def journal(self) -> Journal:
        """What happened."""
        journal = self.record.position.journal
        assert journal is not None
        return journal

    def _put(self, before: tuple[int, ...], again: int = -1) -> None:
        """Count the questions that are new; `again` is a seat that has just answered or taken back."""
        for s in self.position.waiting:
            if s not in before or s == again:
                self.seq[s] += 1

    def fold(self, entry: Entry) -> None:
        """Do again what was done."""
        if entry.type == "move":
            self.move(entry.seat, self.parse(entry.words), entry.id, entry.auto)
        elif entry.type == "undo":
            self.undo(entry.seat, entry.count, entry.id)
        else:
            self.rewind(entry.count)

    def parse(self, words: str) -> int:
        """The move that these words say."""
        try:
            return self.game.table.parse(words)
        except BadMove as e:
            raise BadRequest("no-such-move", str(e)) from None

    def move(self, seat: int, move: int, id: str, auto: bool = False) -> None:
        """Play a legal move; IllegalMove if it is none."""
        before = self.position.waiting
        seq = self.seq[seat]
        self.record.play(seat, move)
        self.auto.append(auto)
        self.marks.append(len(self.journal))
        self._put(before, seat)
        if id:
            self.done[seat, id] = seq

    def can_undo(self, seat: int) -> bool:
        """May this seat take back a move of its own choice? Depends only on what the seat knows.

        Under seal only the own draft can be taken back, and during a covert question of another seat nothing: else
        the answer would tell that somebody has answered, or is asked.
        """
        p = self.position
        if p.sealed:
            return any(not self.auto[n] for n in self._drafted(seat))
        if p.covert and seat not in p.waiting:
            return False
        return self.record.can_undo(seat) and not all(self.auto[self.record.floor :])

    def finals(self, seat: int) -> list[str]:
        """Verbs that this seat could not take back; found once for each decision."""
        known = self._finals.get(seat)
        if known is None or known[0] != self.seq[seat]:
            known = self._finals[seat] = (self.seq[seat], final_verbs(Eyes(self.position, seat)))
        return known[1]

    def _drafted(self, seat: int) -> list[int]:
        """Where the sealed draft of a seat stands in the record, the last move first.

        What was drafted before the record began, in the position it starts from, is not there and stays.
        """
        found: list[int] = []
        n = len(self.record.moves)
        while n > 0 and len(found) < len(self.position.drafts[seat]):
            n -= 1
            if self.record.moves[n][0] == seat:
                found.append(n)
        return found

    def undo(self, seat: int, count: int, id: str) -> int:
        """Take back moves of this seat; with count 0 as many as it takes to reach one of its own choice."""
        if not self.can_undo(seat):
            raise Conflict("no-undo", "this cannot be taken back alone: something was learned since; ask the table")
        before = self.position.waiting
        done = 0
        chosen = False
        while self.can_undo(seat) and (done < count if count else not chosen):
            last = self._drafted(seat)[0] if self.position.sealed else len(self.auto) - 1
            chosen = not self.auto[last]
            self.record.undo(seat)
            del self.auto[last], self.marks[last + 1]
            done += 1
        self._put(before, seat)
        self._cut()
        if id:
            self.done[seat, id] = self.seq[seat]
        return done

    def rewind(self, to: int) -> None:
        """Back to the moment after so many moves."""
        self.record.rewind(to)
        del self.auto[to:], self.marks[to + 1 :]
        for s in self.position.waiting:
            self.seq[s] += 1
        self._cut()

    def _cut(self) -> None:
        length = len(self.journal)
        self.cut = length if self.cut is None else min(self.cut, length)
