"""A game as text: a header and one readable move a line, with the dice that fell. Replay, verify, undo.

    reame record 1
    game carolus
    rules 1
    seats 2
    options windows=silent
    edition 5f0c... "edition = 1 ..."   # of an owner's edition: its hash and its text
    seed 1221

    0 token 3
    1 token 2
    ! hint 0
    0 place red court  # dice 4 6 1
    end 3 moves 5f0c...

A game that goes on from a dump has `start {...}` in its header; if there are dice in it, those fall, and there is no
seed. Lines that begin with `!` are marks: notes beside the moves, without effect. The last line counts the moves and
seals the text, so that a record cut short or edited is found out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from reame.kernel.chance import Dice
from reame.kernel.errors import BadMove, BadPosition, BadRecord, BadStart, IllegalMove
from reame.kernel.game import Game
from reame.kernel.journal import Journal
from reame.kernel.position import Position
from reame.kernel.steps import place_of

FORMAT: Final = "reame record 1"
KNOWN: Final = ("game", "rules", "seats", "options", "edition", "seed", "salt", "commitment", "start")


def commitment(seed: str, salt: str) -> str:
    """The hash by which a seed is promised before the first die falls."""
    return hashlib.blake2b(f"{salt}:{seed}".encode(), digest_size=32).hexdigest()


class Record:
    """A game being played, move by move, with its record and its undo.

    Undo goes back to the last thing learned: dice, cards, something shown, another seat's answer.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: str | int,
        options: dict[str, Any] | None = None,
        salt: str = "",
        journal: bool = False,
        start: dict[str, Any] | None = None,
        keep_dice: bool = False,
        undo: bool = True,
    ) -> None:
        """A new game; or, with `start`, one that goes on from a dump.

        It goes on with new dice: those of a dump would tell whoever has it what will fall. With `keep_dice` they fall
        as the dump says, for lessons and puzzles; then the seed is not used, nor written.

        Undo keeps a copy of the position; bots among themselves have no use for it.
        """
        self.game = game
        self.seats = seats
        self.keep_dice = start is not None and keep_dice
        self.seed = "" if self.keep_dice else str(seed)
        self.salt = salt
        if "\n" in self.seed + salt or not (self.seed.strip() or self.keep_dice):
            raise BadStart("a seed is one line of text, and not empty")
        self.start = start
        if start is not None and not keep_dice:
            self.start = {k: v for k, v in start.items() if k != "dice"}
        self.options: dict[str, Any] = options or {}
        self.position = self.first(journal)
        self.options = dict(game.option_words(self.position.options))
        self.moves: list[tuple[int, int]] = []
        self.dice: list[list[int]] = []
        self.marks: list[tuple[int, str]] = []  # after so many moves
        self.floor = 0  # undo never goes below this many moves
        self._undo = undo
        self._base = self.position  # the position at the floor
        self._base_lines = 0
        self._rise()

    def __repr__(self) -> str:
        return f"<record of {self.game.name}, {len(self.moves)} moves>"

    def __len__(self) -> int:
        return len(self.moves)

    def first(self, journal: bool = False) -> Position:
        """The position with which it begins, anew."""
        if self.start is None:
            fresh: Position = self.game.start(self.seats, self.seed, self.options, journal)
            return fresh
        p: Position = self.game.load(self.start)
        if p.seats != self.seats:
            raise BadStart(f"the position to start from has {p.seats} seats, not {self.seats}")
        if not self.keep_dice:
            p.dice = Dice(self.seed)
        if journal:
            p.journal = Journal()
        return p

    def _lines(self) -> int:
        return 0 if self.position.journal is None else len(self.position.journal)

    def _rise(self) -> None:
        """The floor rises to where we are."""
        self.floor = len(self.moves)
        if self._undo:
            self._base = self.position.clone()
            self._base_lines = self._lines()

    def play(self, seat: int, move: int) -> None:
        """Make a move and note it."""
        p = self.position
        place = place_of(p.legal(seat), move)
        if place < 0:
            raise IllegalMove(p.why(seat, move))
        if self.moves and self.moves[-1][0] != seat and not p.sealed:
            self._rise()  # the seat before has been answered
        at = p.dice.at
        news = p.learned + p.shown
        barrier = p.sealed and p.waiting == (seat,)
        p.dice.log = []
        p.pick(seat, place)
        self.moves.append((seat, move))
        self.dice.append(p.dice.log)
        p.dice.log = None
        if p.dice.at != at or p.learned + p.shown != news or barrier or p.over or not self._undo:
            self._rise()

    def mark(self, text: str) -> None:
        """A note beside the moves, one line without effect: a hint that was taken, a break. Undo leaves it."""
        if "\n" in text or not text.strip():
            raise BadStart("a mark is one line of text, and not empty")
        self.marks.append((len(self.moves), text.strip()))

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last move?

        Under seal only its own draft, and nothing while another seat is asked covertly: else the answer would tell what
        others do.
        """
        p = self.position
        if p.sealed:
            return bool(p.drafts[seat]) and any(s == seat for s, _ in self.moves)
        if p.covert and seat not in p.waiting:
            return False
        return len(self.moves) > self.floor and self.moves[-1][0] == seat

    def undo(self, seat: int) -> bool:
        """Take back one move of this seat, if nothing was learned since; a sealed draft always."""
        if not self.can_undo(seat):
            return False
        if self.position.retract(seat):
            last = max(i for i, (s, _) in enumerate(self.moves) if s == seat)
            del self.moves[last], self.dice[last]
            self.marks = [(n - 1 if n > last else n, text) for n, text in self.marks]
            return True
        base = self._base.clone()
        if self.position.journal is not None:
            base.journal = self.position.journal
            del base.journal.events[self._base_lines :]
        self._go_on(base, self.floor, len(self.moves) - 1)
        return True

    def rewind(self, n: int) -> None:
        """Back to the position after n moves, whatever was learned since; only if all players agree."""
        if not 0 <= n <= len(self.moves):
            raise BadStart(f"there are {len(self.moves)} moves, not {n}")
        self._go_on(self.first(self.position.journal is not None), 0, n)
        self._rise()

    def resume(self, base: Position, moves: list[tuple[int, int]], dice: list[list[int]], floor: int) -> None:
        """Go on where a game was left: its moves, their dice, and the position at the floor, which is kept."""
        base.journal = self.position.journal
        self.position = base
        self.moves = moves[:floor]
        self.dice = dice[:floor]
        self._rise()
        for seat, move in moves[floor:]:
            self.play(seat, move)

    @property
    def base(self) -> Position:
        """The position at the floor; not to be changed by the caller."""
        return self._base

    def _go_on(self, base: Position, done: int, n: int) -> None:
        """From a position after `done` moves to the one after n, which is where the record now ends."""
        for seat, move in self.moves[done:n]:
            base.apply(seat, move)
        self.position = base
        del self.moves[n:], self.dice[n:]
        self.marks = [(min(at, n), text) for at, text in self.marks]

    def text(self, show_seed: bool = True) -> str:
        """The record; without the seed while it has to stay secret.

        It holds the moves of all seats, also those that stay secret: while a game runs it is for no player's eyes.
        """
        # A sealed answer is not exported before the barrier falls.
        drafted = sum(len(d) for d in self.position.drafts) if self.position.sealed else 0
        words = self.game.table.words
        moves: list[tuple[int, str, list[int]]] = []
        for n in range(len(self.moves) - drafted):
            seat, move = self.moves[n]
            moves.append((seat, words(move), self.dice[n]))
        o = self.position.outcome
        return record_text(
            self.game.name,
            self.game.version,
            self.seats,
            self.options,
            self.start,
            self.seed,
            self.salt,
            moves,
            "" if o is None else f"{' '.join(str(s) for s in o.winners)} {o.reason}",
            show_seed,
            self.marks,
            self.game.edition,
        )


def record_text(
    game: str,
    rules: int,
    seats: int,
    options: dict[str, Any],
    start: dict[str, Any] | None,
    seed: str,
    salt: str,
    moves: list[tuple[int, str, list[int]]],
    won_by: str,
    show_seed: bool = True,
    marks: list[tuple[int, str]] | None = None,
    edition: str = "",
) -> str:
    """A record as text, from what was written down: no rules are needed. A move is a seat, its words, its dice."""
    lines = [FORMAT, f"game {game}", f"rules {rules}", f"seats {seats}"]
    if options and start is None:
        lines.append("options " + " ".join(f"{k}={v}" for k, v in options.items()))
    if edition:
        lines.append(f"edition {_seal(edition)} {json.dumps(edition)}")
    if show_seed:
        if start is not None:
            lines.append("start " + json.dumps(start))
        if seed:  # else the dice of the start fall
            lines.append(f"seed {seed}")
        if salt:
            lines.append(f"salt {salt}")
    if salt or not show_seed:
        lines.append(f"commitment {commitment(seed, salt)}")
    lines.append("")
    noted: dict[int, list[str]] = {}
    for at, text in marks or []:
        noted.setdefault(at, []).append(f"! {text}")
    for n, (seat, words, faces) in enumerate(moves):
        lines += noted.get(n, [])
        note = f"  # dice {' '.join(str(f) for f in faces)}" if faces else ""
        lines.append(f"{seat} {words}{note}")
    lines += noted.get(len(moves), [])
    if won_by:
        lines.append(f"won by {won_by}")
    body = "\n".join(lines) + "\n"
    return f"{body}end {len(moves)} moves {_seal(body)}\n"


def _seal(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=8).hexdigest()


def _header(lines: list[str]) -> tuple[dict[str, str], int]:
    if not lines or lines[0] != FORMAT:
        raise BadRecord(1, f"a record begins with {FORMAT!r}", "format")
    header: dict[str, str] = {}
    for n, line in enumerate(lines[1:], 2):
        if not line:
            return header, n
        key, _, value = line.partition(" ")
        if key not in KNOWN or key in header:
            raise BadRecord(n, f"{key!r} does not belong here", "header")
        header[key] = value
    raise BadRecord(len(lines), "the record is cut short in its header", "cut")


def read_record(
    text: str,
    find: Callable[[str], Game[Any]],
    whole: bool = True,
    journal: bool = False,
    watch: Callable[[Record], None] | None = None,
) -> Record:
    """Replay a record and check everything it says; BadRecord names the first bad line.

    `find` gives the game of a name; `whole` asks for the last line, which a record cut short does not have. `watch` is
    shown the record at its start and after every move.
    """
    lines = text.splitlines()
    header, first = _header(lines)
    record = _start(header, first, find, journal)
    if watch is not None:
        watch(record)
    for n, line in enumerate(lines[first:], first + 1):
        if line.startswith("end "):
            _check_end(record, lines, n)
            return record
        if line.startswith("! "):
            _mark(record, line, n)
        elif line.startswith("won by "):
            _check_result(record, line, n)
        else:
            _replay(record, line, n)
            if watch is not None:
                watch(record)
    if whole:
        raise BadRecord(len(lines), "the record is cut short: its last line, 'end ...', is missing", "cut")
    return record


def _start(header: dict[str, str], line: int, find: Callable[[str], Game[Any]], journal: bool) -> Record:
    for key in ("game", "rules", "seats"):
        if key not in header:
            raise BadRecord(line, f"the header has no line {key!r}", "header")
    edition = _edition_in(header, line)
    game = find(f"{header['game']}\n{edition}" if edition else header["game"])
    if header["rules"] != str(game.version):
        told = f"played by rules {header['rules']} of {game.title}; these are rules {game.version}"
        raise BadRecord(3, told, "rules")
    start = _start_data(header, line)
    keep_dice = start is not None and "dice" in start
    if "seed" not in header and not keep_dice:
        raise BadRecord(line, "the seed is not in the record: it is published when the game is over", "no-seed")
    if "seed" in header and keep_dice:
        raise BadRecord(line, "a record has a seed, or dice in the position it starts from, not both", "header")
    seed = header.get("seed", "")
    salt = header.get("salt", "")
    promised = header.get("commitment")
    if promised is not None and promised != commitment(seed, salt):
        raise BadRecord(line, "the seed is not the one that was promised: its hash differs", "promise")
    options: dict[str, str] = {}
    for pair in header.get("options", "").split():
        name, _, value = pair.partition("=")
        options[name] = value
    if not header["seats"].isdigit():
        raise BadRecord(line, f"{header['seats']!r} is not a number of seats", "header")
    try:
        return Record(game, int(header["seats"]), seed, options, salt, journal, start, keep_dice)
    except (BadStart, BadPosition) as e:
        raise BadRecord(line, str(e), "start") from None


def _edition_in(header: dict[str, str], line: int) -> str:
    """The text of the edition that a record was played by; empty if by the standard one."""
    if "edition" not in header:
        return ""
    mark, _, text = header["edition"].partition(" ")
    try:
        edition = json.loads(text)
    except json.JSONDecodeError as e:
        raise BadRecord(line, f"the edition cannot be read: {e}", "edition") from None
    if not isinstance(edition, str) or not edition or _seal(edition) != mark:
        raise BadRecord(line, "the edition is not the one that this game was played by: its hash differs", "edition")
    return edition


def _start_data(header: dict[str, str], line: int) -> dict[str, Any] | None:
    """The dump that a record starts from, if it does."""
    if "start" not in header:
        return None
    try:
        start = json.loads(header["start"])
    except (json.JSONDecodeError, RecursionError) as e:
        raise BadRecord(line, f"the position to start from cannot be read: {e}", "start") from None
    if not isinstance(start, dict):
        raise BadRecord(line, "the position to start from is an object", "start")
    return start


def _mark(record: Record, line: str, n: int) -> None:
    try:
        record.mark(line[2:])
    except BadStart as e:
        raise BadRecord(n, str(e), "no-move") from None


def _replay(record: Record, line: str, n: int) -> None:
    words, _, note = line.partition("#")
    seat, _, move = words.strip().partition(" ")
    if not seat.isdigit():
        raise BadRecord(n, f"{line!r} is not a move", "no-move")
    try:
        record.play(int(seat), record.game.table.parse(move))
    except BadMove as unknown:
        raise BadRecord(n, f"{words.strip()!r}: {unknown}", "no-move") from None
    except IllegalMove as refused:  # a name of its own: compiled, a name has one type
        raise BadRecord(n, f"{words.strip()!r}: {refused}", "illegal") from None
    told = note.split()[1:]
    if told != [str(f) for f in record.dice[-1]]:
        raise BadRecord(n, f"the dice fell {record.dice[-1]}, the record says {note.strip() or 'none'}", "dice")


def _check_result(record: Record, line: str, n: int) -> None:
    o = record.position.outcome
    told = line.split()[2:]
    if o is None or told != [*(str(s) for s in o.winners), o.reason]:
        raise BadRecord(n, "this is not how the game ended", "result")


def _check_end(record: Record, lines: list[str], n: int) -> None:
    body = "\n".join(lines[: n - 1]) + "\n"
    if lines[n - 1] != f"end {len(record)} moves {_seal(body)}":
        raise BadRecord(n, "the record was changed after it was sealed", "changed")
    if n != len(lines):
        raise BadRecord(n + 1, "nothing follows the end", "after-end")
    if record.position.over and not lines[n - 2].startswith("won by "):
        raise BadRecord(n, "the game is over, and the record does not say who won", "no-result")
