"""What happened, for whom to see, by which rule. Hangs on a position, is never part of it, is never read by rules."""

from __future__ import annotations

from typing import Any, Final

from reame.kernel.kinds import LINE, NOBODY, Phrase, Sentence

ALL: Final = -1


class Term(Sentence):
    """A part of a sum and where it comes from: a die of 4, an army of 2, a fort that takes 1 away."""

    def __init__(self, sentence: Sentence, value: int) -> None:
        super().__init__(sentence.phrase, sentence.args, sentence.rule)
        self.value = value

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {**super().plain(), "value": self.value}


class Sum:
    """How a figure came about, so that nobody has to believe a total."""

    def __init__(self, of: Sentence) -> None:
        self.of = of  # whose it is
        self.terms: list[Term] = []

    @property
    def total(self) -> int:
        """All terms together."""
        return sum([t.value for t in self.terms])

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"of": self.of.plain(), "terms": [t.plain() for t in self.terms], "total": self.total}


class Event(Sentence):
    """A sentence about something that happened; `to` is ALL or a mask of seats."""

    def __init__(self, sentence: Sentence, to: int) -> None:
        super().__init__(sentence.phrase, sentence.args, sentence.rule, sentence.items)
        self.to = to
        self.sums: list[Sum] = []

    def seen_by(self, seat: int) -> bool:
        """May this seat (or -1, a spectator) read the line?"""
        return self.to == ALL or (seat >= 0 and self.to >> seat & 1 == 1)

    def plain(self) -> dict[str, Any]:
        """As data; what is usual is left out."""
        out = super().plain()
        if self.phrase.place != LINE:
            out["place"] = self.phrase.place
        if self.sums:
            out["sums"] = [s.plain() for s in self.sums]
        return out


class Tally:
    """Lines that are counted for the seats they name: battles, deals struck, promises broken."""

    def __init__(self, name: str, phrases: list[Phrase], whose: int = ALL) -> None:
        """`whose` is the place, among the seats that a line names, of the one it is counted for; or it is for all."""
        self.name = name
        self.keys = frozenset([phrase.key for phrase in phrases])
        self.whose = whose

    def of(self, event: Event) -> list[int]:
        """The seats for which this line counts."""
        if event.phrase.key not in self.keys:
            return []
        seats: list[int] = []
        for kind, arg in zip(event.phrase.kinds, event.args, strict=False):
            seat = kind.seat_of(arg)
            if seat != NOBODY and seat not in seats:
                seats.append(seat)
        return seats if self.whose == ALL else seats[self.whose : self.whose + 1]


class Journal:
    """The lines of one game, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __len__(self) -> int:
        return len(self.events)

    def lines(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """What a seat may read, as data, from a line on."""
        return [e.plain() for e in self.events[since:] if e.seen_by(seat)]
