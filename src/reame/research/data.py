"""Games as data: each decision with what the seat knew, what it could do, what it did, and what came of it.

    from reame.research.data import stream
    for d in stream("records"):
        d.view, d.legal, d.move, d.won

A folder of records (`reame simulate ... --records DIR`) is read back as such a stream; `--parquet FILE` writes one.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal

from reame import games
from reame.kernel.errors import ReameError
from reame.kernel.position import Position
from reame.kernel.record import Record, read_record
from reame.research.layout import layout

Observe = Literal["array", "view"]
GROUP: Final = 2_000  # decisions that are written at a time


class Decision:
    """One decision of a game. View and array are made when they are asked for, while the stream stands at it."""

    def __init__(self, p: Position, game: int, number: int, seat: int, move: int, record: Record) -> None:
        outcome = record.position.outcome
        self._position = p
        self.game = game  # the number of the record in the stream
        self.number = number  # of the decision in the game
        self.seat = seat
        self.legal = p.legal(seat)
        self.move = move
        self.words = record.game.table.words(move)
        self.won = 0.0 if outcome is None or seat not in outcome.winners else 1 / len(outcome.winners)
        self.score = 0 if outcome is None else outcome.scores[seat]
        self.over = outcome is not None  # a game that was not played to its end has no outcome
        self.record = record

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat knew, in words."""
        return self._position.view(self.seat)

    @cached_property
    def array(self) -> array[int]:
        """The same as numbers (`reame.research.layout`)."""
        shape = layout(self.record.game, self.record.seats)
        out = array("i", bytes(4 * shape.size))
        shape.write(self._position, self.seat, out)
        return out


def decisions(record: Record, game: int = 0) -> Iterator[Decision]:
    """All decisions of a record, in their order."""
    again = Record(record.game, record.seats, record.seed or "0", record.options, start=record.start, undo=False)
    p = again.position
    for number, (seat, move) in enumerate(record.moves):
        yield Decision(p, game, number, seat, move, record)
        p.apply(seat, move)


def stream(folder: str | Path) -> Iterator[Decision]:
    """The decisions of all records of a folder, record by record in the order of their names; each is verified."""
    files = sorted(Path(folder).glob("*.record"), key=lambda f: (len(f.name), f.name))
    if not files:
        raise ReameError(f"{folder}: there are no records here; `reame simulate GAME --records DIR` writes some")
    for n, file in enumerate(files):
        yield from decisions(read_record(file.read_text("utf-8"), games.find), n)


class ParquetFile:
    """A parquet file that is written game by game."""

    def __init__(self, path: Path, game: str, seats: int, options: dict[str, Any], observe: Observe = "array") -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise ReameError("parquet files need pyarrow: pip install 'reame[data]'") from None
        self._arrow: Any = pyarrow
        self._observe = observe
        rules = games.find(game)
        about = {
            "game": game,
            "rules": rules.version,
            "seats": seats,
            "options": rules.option_words(rules.choose(seats, options)),
            "observe": observe,
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        schema = self._schema().with_metadata({"reame": json.dumps(about)})
        self._writer: Any = pyarrow.parquet.ParquetWriter(path, schema, compression="zstd")
        self._schema_written = schema
        self._rows: list[dict[str, Any]] = []

    def _schema(self) -> Any:
        a = self._arrow
        seen = a.list_(a.int32()) if self._observe == "array" else a.string()
        return a.schema(
            [
                ("game", a.int32()),
                ("number", a.int32()),
                ("seat", a.int8()),
                (self._observe, seen),
                ("legal", a.list_(a.int32())),
                ("move", a.int32()),
                ("words", a.string()),
                ("won", a.float32()),
                ("score", a.int32()),
            ]
        )

    def add(self, found: Iterable[Decision]) -> None:
        """The decisions of a game more."""
        for d in found:
            seen: Any = d.array if self._observe == "array" else json.dumps(d.view)
            row = {"game": d.game, "number": d.number, "seat": d.seat, self._observe: seen, "legal": d.legal}
            row |= {"move": d.move, "words": d.words, "won": d.won, "score": d.score}
            self._rows.append(row)
            if len(self._rows) >= GROUP:
                self._flush()

    def _flush(self) -> None:
        if self._rows:
            self._writer.write_table(self._arrow.Table.from_pylist(self._rows, schema=self._schema_written))
        self._rows = []

    def close(self) -> None:
        """No more games."""
        self._flush()
        self._writer.close()


def read(path: str | Path) -> Iterator[dict[str, Any]]:
    """The rows of a parquet file, a group at a time in memory."""
    import pyarrow.parquet

    for batch in pyarrow.parquet.ParquetFile(path).iter_batches(GROUP):
        yield from batch.to_pylist()
