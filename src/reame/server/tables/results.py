"""What is written of those who played when a game ends, or when they leave it: place, score, share and pace.

All of it in the commit that causes it. Nothing of it is told before the game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from reame.bots.characters import strength_of
from reame.kernel.answers import Outcome
from reame.server.clocks.clock import read_clock
from reame.server.notices.outbox import Standing, standing
from reame.server.store.result_rows import BOT, NOBODY, ResultRow
from reame.server.store.rows import Change, SeatRow, TableRow

if TYPE_CHECKING:
    from reame.server.tables.table import Table

BY_MANNER: Final = ("greedy", "search")  # bots that think as the manner of their table says


def places(winners: list[int], scores: list[int]) -> list[int]:
    """The place of each seat: all winners share the first, the others follow by their scores; who is level shares."""
    keys = [(seat in winners, 0 if seat in winners else score) for seat, score in enumerate(scores)]
    return [1 + sum(other > mine for other in keys) for mine in keys]


def may_be_rated(row: TableRow) -> bool:
    """Was a table laid anew, and for ratings? What goes on from another game or was set up is never rated."""
    return row.rated and not (row.careful or row.archived or row.source is not None or row.start is not None)


def follow(table: Table, before: Standing, now: Standing, change: Change) -> None:
    """Count how long people think, and write what has become of them. Inside change()."""
    for seat, was in before.asked.items():
        chair = table.seats[seat]
        if now.asked.get(seat) == was or chair.asked_at is None:
            continue
        entry = change.entry
        if entry is not None and entry.type == "move" and entry.seat == seat:
            took = max(0.0, table.tables.now() - chair.asked_at)
            table.set_seat(seat, thought=chair.thought + took, answers=chair.answers + 1)
        table.set_seat(seat, asked_at=None)
    for seat, asked in now.asked.items():
        if before.asked.get(seat) != asked or table.seats[seat].asked_at is None:
            table.set_seat(seat, asked_at=table.tables.now())
    if now.over and not before.over:
        change.results += _ended(table)


def begin(table: Table, chairs: list[SeatRow]) -> None:
    """A table has just been laid: whoever is asked first begins to think."""
    for seat in standing(table).asked:
        chairs[seat].asked_at = table.tables.now()


def leaves(table: Table, seat: int) -> ResultRow | None:
    """What is written of a person who leaves a game that runs: they are the last. Before the seat is vacated."""
    chair, row = table.seats[seat], table.row
    if row.status != "running" or chair.kind != "person" or chair.person is None:
        return None
    found = _row(row, chair, chair.person, Place(len(table.seats), len(table.seats), 0), table.tables.now())
    found.gone, found.share = True, share(table, seat)
    # The game goes on, and how often somebody was asked tells of covert questions.
    found.thought, found.answers = 0.0, 0
    found.rated = may_be_rated(row) and not chair.late and has_played(table, seat)
    return found


def _ended(table: Table) -> list[ResultRow]:
    outcome = table.play.position.outcome
    assert outcome is not None
    known = [s.person for s in table.seats if s.kind == "person" and s.person is not None]
    # Whoever plays against themselves proves nothing.
    rated = may_be_rated(table.row) and len(known) == len(set(known))
    found = _rows(table.row, table.seats, outcome, table.tables.now())
    for chair, row in zip(table.seats, found, strict=True):
        row.share = share(table, chair.seat) if chair.kind == "person" else 1.0
        played = chair.kind != "person" or has_played(table, chair.seat)
        row.rated = rated and row.who != NOBODY and not chair.late and played
    return found


def ended_before(row: TableRow, chairs: list[SeatRow], outcome: Outcome | None) -> list[ResultRow]:
    """What is written late, of a game whose end was found by replaying it. Nothing of it is rated."""
    return [] if outcome is None or row.archived else _rows(row, chairs, outcome, row.changed)


class Place(Struct):
    """Where somebody ended among how many, and by what score."""

    place: int
    seats: int
    score: int


def _rows(row: TableRow, chairs: list[SeatRow], outcome: Outcome, at: float) -> list[ResultRow]:
    taken = places(outcome.winners, outcome.scores)
    return [_row(row, s, _who(row, s), Place(taken[s.seat], len(chairs), outcome.scores[s.seat]), at) for s in chairs]


def _who(row: TableRow, chair: SeatRow) -> str:
    if chair.kind == "person":
        return chair.person or NOBODY
    bot = strength_of(chair.bot or "")  # whoever it was
    plain = bot.partition("@")[0]  # a frozen one thinks in the same manner
    return f"{BOT}{bot}:{row.manner}" if plain in BY_MANNER else f"{BOT}{bot}"


def _row(row: TableRow, chair: SeatRow, who: str, end: Place, at: float) -> ResultRow:
    return ResultRow(
        table_id=row.id, seat=chair.seat, who=who, game=row.game, rules=row.rules, seats=end.seats, place=end.place,
        score=end.score, share=None, rated=False, gone=False, at=at, clock=read_clock(row.clock).kind,
        thought=chair.thought, answers=chair.answers,
    )  # fmt: skip


def share(table: Table, seat: int) -> float:
    """How much of what a seat decided freely was decided by a person, and not by a regent."""
    free = [m for m in table.ledger.moves if m.seat == seat and not m.forced]
    return sum(m.own for m in free) / len(free) if free else 1.0


def has_played(table: Table, seat: int) -> bool:
    """Has whoever sits there made a single move? Others may have laid a rematch for them, or begun while they were
    away."""
    return any(m.own for m in table.ledger.moves if m.seat == seat)
