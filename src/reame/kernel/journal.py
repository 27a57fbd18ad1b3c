"""What happened, for whom to see, by which rule. Hangs on a position, is never part of it, is never read by rules."""

from __future__ import annotations

from typing import Any, Final

from reame.kernel.kinds import Sentence

ALL: Final = -1


class Event(Sentence):
    """A sentence about something that happened; `to` is ALL or a mask of seats."""

    def __init__(self, sentence: Sentence, to: int) -> None:
        super().__init__(sentence.phrase, sentence.args, sentence.rule)
        self.to = to

    def seen_by(self, seat: int) -> bool:
        """May this seat (or -1, a spectator) read the line?"""
        return self.to == ALL or (seat >= 0 and self.to >> seat & 1 == 1)


class Journal:
    """The lines of one game, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __len__(self) -> int:
        return len(self.events)

    def lines(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """What a seat may read, as data, from a line on."""
        return [e.plain() for e in self.events[since:] if e.seen_by(seat)]
