"""Golden records: whole games, replayed to hashes of everything that was asked, allowed, told and laid on the table.

A change of form leaves all hashes as they are. Which one differs says what has changed: `play` what seats are asked
and may do, `table` what lies on the table, `journal` what is told. Names of steps are in none of them.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

import reame
from reame.kernel.fields import dump_fields
from reame.kernel.position import Position
from reame.kernel.record import Record, read_record

HERE: Final = Path(__file__).parent
INDEX: Final = HERE / "index.json"
STRIDE: Final = 50  # moves between two looks at the whole table


class Hash:
    """A hash of many things in order."""

    def __init__(self) -> None:
        self._hash = hashlib.blake2b(digest_size=16)

    def add(self, thing: Any) -> None:
        """One thing more."""
        self._hash.update(json.dumps(thing, sort_keys=True).encode() + b"\n")

    def hex(self) -> str:
        """The hash."""
        return self._hash.hexdigest()


class Replayed:
    """What a record came to when it was replayed by the rules as they stand."""

    def __init__(self, text: str) -> None:
        record = read_record(text, reame.game, journal=True)
        assert record.position.journal is not None
        self.game = record.game.name
        journal = Hash()
        self.phrases: Counter[str] = Counter()
        for event in record.position.journal.events:
            journal.add([event.plain(), event.to])
            self.phrases[event.phrase.key] += 1
        play, table = self._walk(record)
        self.hashes = {"moves": len(record), "play": play, "table": table, "journal": journal.hex()}

    def _walk(self, record: Record) -> tuple[str, str]:
        again = Record(record.game, record.seats, record.seed, record.options, record.salt, start=record.start)
        p = again.position
        words = record.game.table.words
        play, table = Hash(), Hash()
        names: dict[int, str] = {}
        for n, (seat, move) in enumerate(record.moves):
            for s in p.waiting:
                legal = p.legal(s)
                for m in legal:
                    if m not in names:
                        names[m] = words(m)
                question = p.question(s)
                play.add([s, str(question), names[p.default(s)], sorted(names[m] for m in legal)])
            play.add([p.sealed, p.covert, seat, names[move]])
            if n % STRIDE == 0:
                table.add(on_the_table(p))
            p.apply(seat, move)
        table.add(on_the_table(p))
        return play.hex(), table.hex()


def on_the_table(p: Position) -> Any:
    """The fields of a position, and how it ended."""
    return [dump_fields(p, p.FIELDS, p.game.blank(p.seats)), None if p.outcome is None else p.outcome.plain()]


def index() -> dict[str, dict[str, Any]]:
    """The hashes of every record, by its name."""
    found: dict[str, dict[str, Any]] = json.loads(INDEX.read_text("utf-8"))
    return found
