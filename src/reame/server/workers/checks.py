"""What strangers bring is tried here, in a process of its own, before the server touches it."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from reame.games.editions import shelf, trial
from reame.games.editions.corrections import BadEdition
from reame.games.editions.edition import Edition
from reame.kernel import orders
from reame.kernel.errors import BadPosition, IllegalMove
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.position import Position
from reame.kernel.record import Record, read_record
from reame.server.library import Library
from reame.server.store.rows import Entry
from reame.server.tables.final_moves import final_verbs
from reame.server.tables.play import Play, Scribe
from reame.server.workers.jobs import (
    Checked,
    CheckedEdition,
    CheckEdition,
    CheckRecord,
    Explain,
    Explained,
    Rebuild,
    Rebuilt,
    Rehearse,
    Rehearsed,
    Setting,
    Standing,
)

SLOWEST: Final = 0.5  # seconds of processor for one move, or for looking at one position
MAKING: Final = 3.0  # for the game of an edition: four times what the largest one takes
MOST_CHOICES: Final = 2_000  # no game of ours lists more than some hundred
WIDEST: Final = 256 * 1024  # bytes of a view

MOST_FAULTS: Final = 20  # of an edition, that are told

encode: Final = msgspec.json.encode


class Slow(BadPosition):
    """One step takes too long."""


class Watch:
    """A stop-watch for single steps."""

    def __init__(self) -> None:
        self._at = time.process_time()

    def stop(self, what: str, most: float | None = None) -> None:
        """One step is done; Slow if it took too long."""
        now = time.process_time()
        if now - self._at > (SLOWEST if most is None else most):
            raise Slow(f"{what} takes {now - self._at:.1f} s; no game is so slow")
        self._at = now


def sound(p: Position) -> dict[int, list[str]]:
    """Everything the server would do with a position is done once; BadPosition if it is not one of the game's.

    The verbs that cannot be taken back, by seat.
    """
    watch = Watch()
    wrong = p.game.broken(p)
    if wrong:
        raise BadPosition(f"the position to start from cannot occur: {wrong[0]}")
    for seat in range(-1, p.seats):
        if len(encode(p.view(seat))) > WIDEST:
            raise BadPosition("the position to start from is larger than any table")
    finals: dict[int, list[str]] = {}
    for seat in p.waiting:
        legal = p.legal(seat)
        if not 0 < len(legal) <= MOST_CHOICES:
            raise BadPosition(f"the position to start from leaves seat {seat} {len(legal)} choices")
        p.question(seat)
        p.default(seat)
        orders.grounds(p, seat)
        finals[seat] = final_verbs(Eyes(p, seat))
    p.bargains()
    for span in orders.SPANS:
        orders.mark(p, span)
    watch.stop("looking at the position")
    return finals


def check_record(library: Library, job: CheckRecord) -> Checked:
    """Replay a record, write down what fell and what was told, and look at where it begins and where it ends."""
    entries: list[Entry] = []
    scribe = Scribe()
    watch = Watch()

    def find(handle: str) -> Game[Any]:
        game = library.find(handle)
        watch.stop("making the game", MAKING)
        return game

    def note(record: Record) -> None:
        watch.stop("a move")
        told = scribe.news(record)
        if not entries:
            if record.start is not None or record.game.edition:
                sound(record.position)
            entries.append(Entry(type="opening", told=told))
        else:
            seat, move = record.moves[-1]
            words = record.game.table.words(move)
            entries.append(Entry(type="move", seat=seat, words=words, dice=record.dice[-1], told=told))

    record = read_record(job.text, find, journal=True, watch=note)
    if record.start is not None or record.game.edition:
        sound(record.position)
    game = record.game
    for n, words in reversed(record.marks):
        entries.insert(n + 1, Entry(type="mark", words=words))
    setting = Setting(
        game.handle, record.seats, record.seed, record.salt, record.options, record.start, record.start is not None
    )
    standing = _standing(record, [0] * record.seats)
    return Checked(setting, game.version, msgspec.Raw(encode(entries)), standing)


def _standing(record: Record, seqs: list[int]) -> Standing:
    outcome = record.position.outcome
    base = msgspec.Raw(encode(record.base.dump()))
    return Standing(record.floor, base, seqs, None if outcome is None else outcome.plain())


def check_edition(library: Library, job: CheckEdition) -> CheckedEdition:
    """Does an edition hold that somebody brought, on paper and in play, and is it as quick as the standard one?"""
    try:
        edition = Edition(job.text)
    except BadEdition as e:
        return CheckedEdition(e.faults[:MOST_FAULTS])
    faults = trial.faults(edition) or _slow(library, edition)
    return CheckedEdition(faults[:MOST_FAULTS], edition.game)


def _slow(library: Library, edition: Edition) -> list[str]:
    """What takes longer than the server would wait for; the game is made anew, as the server has to."""
    shelf.forget(edition.mark)
    watch = Watch()
    try:
        game = library.find(f"{edition.game}\n{edition.text}")
        watch.stop("making the game", MAKING)
        for seats in game.seat_range:
            begun = game.start(seats, "a trial")
            watch.stop("the start")
            sound(begun)
            watch = Watch()
    except BadPosition as e:
        return [str(e)]
    return []


def rebuild(library: Library, job: Rebuild) -> Rebuilt:
    """Replay the record of a table."""
    s = job.setting
    watch = Watch()
    play = Play(library.find(s.game), s.seats, s.seed, s.salt, s.options, s.start)
    play.careful = s.by_hand
    if s.by_hand:
        watch.stop("the start")
        sound(play.position)
    opening = list(play.ledger.lines)
    for row, body in job.entries:
        found = msgspec.json.decode(body, type=Entry | list[Entry])
        for entry in found if isinstance(found, list) else [found]:
            play.fold(entry, row)
            if s.by_hand:
                watch.stop("a move")
    if s.by_hand:
        sound(play.position)
    notes = [(m.dice, m.told or []) for m in play.ledger.moves]
    done = [(seat, id, seq) for (seat, id), seq in play.ledger.done.items()]
    return Rebuilt(opening, notes, done, _standing(play.record, play.seqs))


def rehearse(library: Library, job: Rehearse) -> Rehearsed:
    """Make a move, and look at what comes of it."""
    p, move = _position(library, job)
    watch = Watch()
    if move not in p.legal(job.seat):
        raise IllegalMove(p.why(job.seat, move))
    p.apply(job.seat, move)
    watch.stop("this move")
    return Rehearsed(sound(p))


def explain(library: Library, job: Explain) -> Explained:
    """Why is a move (not) allowed?"""
    p, move = _position(library, job)
    why = p.why(job.seat, move)
    return Explained(why.allowed, why.sentence.plain())


def _position(library: Library, job: Rehearse | Explain) -> tuple[Position, int]:
    game = library.find(job.game)
    dump: dict[str, Any] = msgspec.json.decode(job.dump)
    return game.load(dump), game.table.parse(job.words)
