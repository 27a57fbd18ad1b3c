"""The games that have been played, as JSON lines in a file: what is in it is never played again.

Each line names its plan and the number of the game, so several plans may share a file. A line is written when its game
is over; one that was cut short, because whoever wrote it was killed, is dropped, and its game played again.
"""

from __future__ import annotations

import fcntl
import json
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from reame.arena.plan import Plan
from reame.arena.play import Played
from reame.kernel.errors import ReameError

FIELDS: Final = ("seed", "seating", "decisions", "winners", "scores", "reason", "facts", "factions")
AT_TIMES: Final = ("failure", "record")


class BadLedger(ReameError):
    """A file that is no ledger, or one that another run is writing."""


class Ledger:
    """Open for one run at a time."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._file = path.open("ab+")
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # not inherited by the processes of a crew
        except OSError:
            self._file.close()
            raise BadLedger(f"{path}: another run is writing this ledger; wait for it, or name another file") from None
        try:
            self._played = self._read()
        except BadLedger:
            self._file.close()
            raise

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()

    def _read(self) -> dict[str, dict[int, Played]]:
        """All games, by plan; what was cut short at the end is cut off."""
        self._file.seek(0)
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        found: dict[str, dict[int, Played]] = {}
        for n, line in enumerate(text[:whole].splitlines(), 1):
            try:
                row = json.loads(line)
                games = found.setdefault(row["plan"], {})
                games.setdefault(row["game"], played_of(row))
            except (ValueError, KeyError, TypeError) as e:
                raise BadLedger(f"{self.path}, line {n}: this is not a line of a ledger ({e!r})") from None
        if whole < len(text):
            self._file.truncate(whole)
        return found

    def games(self, plan: Plan) -> dict[int, Played]:
        """The games of a plan that have been played, by number. Not to be changed by the caller."""
        return self._played.get(plan.key(), {})

    def write(self, plan: Plan, number: int, played: Played) -> None:
        """One game more; a second one of the same number is not written."""
        games = self._played.setdefault(plan.key(), {})
        if number in games:
            return
        games[number] = played
        line = json.dumps({"plan": plan.key(), "game": number, **row_of(played)})
        self._file.write(f"{line}\n".encode())
        self._file.flush()


def row_of(played: Played) -> dict[str, Any]:
    """A game as data, without its moves."""
    row = {name: getattr(played, name) for name in FIELDS}
    row.update({name: getattr(played, name) for name in AT_TIMES if getattr(played, name)})
    return row


def played_of(row: dict[str, Any]) -> Played:
    """And back."""
    played = Played(row["seed"], row["seating"])
    for name in FIELDS[2:]:
        setattr(played, name, row[name])
    for name in AT_TIMES:
        setattr(played, name, row.get(name, ""))
    return played
