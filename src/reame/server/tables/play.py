"""A game as the table plays it: the record with its position, and what each seat may do and know of it."""

from __future__ import annotations

from typing import Any

import msgspec

from reame.kernel.errors import BadMove
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.journal import Event, Journal
from reame.kernel.position import Position
from reame.kernel.record import Record
from reame.server.errors import BadRequest, Conflict
from reame.server.store.rows import Entry, Line, Snapshot
from reame.server.tables.final_moves import final_verbs, verbs_of
from reame.server.tables.ledger import Ledger, Noted


class Play:
    """A record with the sequence numbers of its seats.

    `seqs[s]` counts the decisions put to seat s, and nothing else: a common counter would tell of covert questions
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
        self.record = Record(game, seats, seed, options, salt, journal=True, start=start, keep_dice=not seed)
        self._scribe = Scribe()
        self.ledger = Ledger()
        self.ledger.open(self._scribe.news(self.record))
        self.seqs = [0] * seats
        self.cut: int | None = None  # lines of the journal that are left after moves were taken back
        self.saved = 0  # the floor of the last snapshot
        self.careful = False  # nothing is tried out here: somebody wrote the position it began with
        self._finals: dict[int, tuple[int, list[str]]] = {}  # by seat: for which decision, and the verbs
        self._put(())

    # -- where it stands ---------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """Where it stands."""
        return self.record.position

    def _put(self, before: tuple[int, ...], again: int = -1) -> None:
        """Count the questions that are new; `again` is a seat that has just answered or taken back."""
        for s in self.position.waiting:
            if s not in before or s == again:
                self.seqs[s] += 1

    def finals(self, seat: int) -> list[str]:
        """Verbs that this seat could not take back; found once for each decision."""
        known = self._finals.get(seat)
        if known is None or known[0] != self.seqs[seat]:
            eyes = Eyes(self.position, seat)
            known = self._finals[seat] = (self.seqs[seat], verbs_of(eyes) if self.careful else final_verbs(eyes))
        return known[1]

    def know_finals(self, finals: dict[int, list[str]]) -> None:
        """They were found elsewhere, for the decisions that stand now."""
        for seat, verbs in finals.items():
            self._finals[seat] = (self.seqs[seat], verbs)

    # -- stored and read again ---------------------------------------------------------------

    @property
    def made_by(self) -> str:
        """Who may go on from a snapshot of this game."""
        return made_by(self.game.name, self.game.version)

    def snapshot(self, seq: int) -> Snapshot:
        """What is needed to go on without replaying the record, as of this commit."""
        self.saved = self.record.floor
        base = msgspec.Raw(msgspec.json.encode(self.record.base.dump()))
        return Snapshot(seq=seq, made_by=self.made_by, floor=self.saved, base=base, seqs=self.seqs.copy())

    def resume(self, ledger: Ledger, snapshot: Snapshot) -> None:
        """Go on from a snapshot that was taken after the last entry of this ledger."""
        known: dict[str, int] = {}
        moves: list[tuple[int, int]] = []
        for m in ledger.moves:
            move = known.get(m.words)
            if move is None:
                move = known[m.words] = self.parse(m.words)
            moves.append((m.seat, move))
        self.resume_at(self.game.load(msgspec.json.decode(snapshot.base)), ledger, moves, snapshot.floor)
        self.seqs = snapshot.seqs.copy()
        self.saved = snapshot.floor

    def resume_at(self, base: Position, ledger: Ledger, moves: list[tuple[int, int]], floor: int) -> None:
        """Stand where these moves lead, from the position after the first `floor` of them."""
        self.record.resume(base, moves, [m.dice for m in ledger.moves], floor)
        self._scribe.news(self.record)  # they are in the ledger
        self.ledger = ledger

    # -- moves -------------------------------------------------------------------------------

    def fold(self, entry: Entry, row: int) -> None:
        """Do again what was done."""
        if entry.type == "move":
            self.move(entry.seat, self.parse(entry.words), entry.id, entry.auto, row)
        elif entry.type == "undo":
            self.undo(entry.seat, entry.count, entry.id)
        elif entry.type == "rewind":
            self.rewind(entry.count)
        elif entry.type == "mark":
            self.ledger.mark(entry)
        self.ledger.upto = max(self.ledger.upto, row)

    def parse(self, words: str) -> int:
        """The move that these words say."""
        try:
            return self.game.table.parse(words)
        except BadMove as e:
            raise BadRequest("no-such-move", str(e)) from None

    def move(self, seat: int, move: int, id: str, auto: bool = False, row: int = 0) -> Entry:
        """Play a legal move; IllegalMove if it is none."""
        before = self.position.waiting
        seq = self.seqs[seat]
        forced = len(self.position.legal(seat)) == 1
        self.record.play(seat, move)
        words = self.game.table.words(move)
        told = self._scribe.news(self.record)
        dice = self.record.dice[-1]
        self.ledger.add(Noted(seat, words, auto, dice, told, row, forced, own=bool(id)))
        self._put(before, seat)
        if id:
            self.ledger.done[seat, id] = seq
        return Entry(
            type="move", seat=seat, words=words, id=id, auto=auto, forced=forced, seq=seq, dice=dice, told=told
        )

    def mark(self, seat: int, words: str) -> Entry:
        """A note beside the moves, about the decision that this seat has now."""
        entry = Entry(type="mark", seat=seat, words=words, seq=self.seqs[seat])
        self.ledger.mark(entry)
        return entry

    def can_undo(self, seat: int) -> bool:
        """May this seat take back a move of its own choice? Depends only on what the seat knows.

        Under seal only the own draft can be taken back, and during a covert question of another seat nothing: else
        the answer would tell that somebody has answered, or is asked.
        """
        p = self.position
        moves = self.ledger.moves
        if p.sealed:
            return any(not moves[n].auto for n in self._drafted(seat))
        if p.covert and seat not in p.waiting:
            return False
        return self.record.can_undo(seat) and not all(m.auto for m in moves[self.record.floor :])

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

    def undo(self, seat: int, count: int, id: str) -> Entry:
        """Take back moves of this seat; with count 0 as many as it takes to reach one of its own choice."""
        if not self.can_undo(seat):
            raise Conflict("no-undo", "this cannot be taken back alone: something was learned since; ask the table")
        before = self.position.waiting
        done = 0
        chosen = False
        while self.can_undo(seat) and (done < count if count else not chosen):
            last = self._drafted(seat)[0] if self.position.sealed else len(self.ledger) - 1
            chosen = not self.ledger.moves[last].auto
            self.record.undo(seat)
            self._scribe.news(self.record)  # told again, of moves that stand
            self.ledger.remove(last)
            done += 1
        self._put(before, seat)
        self._cut()
        if id:
            self.ledger.done[seat, id] = self.seqs[seat]
        return Entry(type="undo", seat=seat, count=done, id=id, seq=self.seqs[seat])

    def rewind(self, to: int, base: Position | None = None) -> Entry:
        """Back to the moment after so many moves; the position there may have been found elsewhere."""
        if base is None:
            self.record.rewind(to)
        else:
            self.record.resume(base, self.record.moves[:to], self.record.dice, to)
        self._scribe.news(self.record)
        self.ledger.cut(to)
        for s in self.position.waiting:
            self.seqs[s] += 1
        self._cut()
        return Entry(type="rewind", count=to)

    def _cut(self) -> None:
        length = len(self.ledger.lines)
        self.cut = length if self.cut is None else min(self.cut, length)


def made_by(game: str, rules: int) -> str:
    """Who may go on from a snapshot of a game: these rules, and no others."""
    return f"{game} {rules}"


class Scribe:
    """Writes down what the rules tell, move by move. The journal keeps the last line only: rules may add to it."""

    def __init__(self) -> None:
        self._last: Event | None = None

    def news(self, record: Record) -> list[Line]:
        """What was told since the last look."""
        journal: Journal | None = record.position.journal
        assert journal is not None
        events = journal.events
        fresh = events[1:] if events and events[0] is self._last else events[:]
        del events[:-1]
        self._last = events[0] if events else None
        return [(e.to, msgspec.Raw(msgspec.json.encode(e.plain()))) for e in fresh]
