"""Closed lists of things with names, and what the rules say about them.

A kind types the arguments of moves, the fields of steps, the events of the journal and the refusals, so that a name
is declared once. In code a thing is an int, on paper a word; -1 is nothing.
"""

from __future__ import annotations

from typing import Any, Final, final

NOBODY: Final = -1


@final
class Kind:
    """Things of one sort: powers, provinces, cards, amounts.

    Some are seats, or belong to them: `owners` says of each thing which seat that is, or nobody. A thing that is a
    seat is called by its number, and goes by the name of the player.
    """

    def __init__(
        self,
        name: str,
        words: list[str],
        low: int = 0,
        unit: int = 1,
        number: bool = False,
        owners: list[int] | None = None,
    ) -> None:
        self.name = name
        self.words = words
        self.low = low
        self.unit = unit
        self.number = number
        self.size = len(words)
        self.index: dict[str, int] = {w: i for i, w in enumerate(words)}
        self.owners: list[int] = owners or []
        self.people = any(str(seat) in self.index for seat in self.owners)  # are seats among its things?
        if len(self.index) != len(words):
            raise ValueError(f"{name}: two things have the same name")
        if owners is not None and len(owners) != len(words):
            raise ValueError(f"{name}: {len(words)} things and {len(owners)} owners")

    def __repr__(self) -> str:
        return f"<kind {self.name}: {self.size}>"

    @property
    def high(self) -> int:
        """The last thing."""
        return self.low + (self.size - 1) * self.unit

    def word(self, value: int) -> str:
        """The name of a thing; nothing is '-'."""
        return "-" if value < self.low else self.words[(value - self.low) // self.unit]

    def find(self, word: str) -> int:
        """The thing of this name, or NOBODY."""
        i = self.index.get(word, -1)
        return NOBODY if i < 0 else self.low + i * self.unit

    def seat_of(self, value: int) -> int:
        """The seat that a thing is or belongs to, or nobody."""
        return self.owners[value] if 0 <= value < len(self.owners) else NOBODY


def numbers(name: str, low: int, high: int, unit: int = 1) -> Kind:
    """Amounts from low to high in steps of a unit; never below 0, which is where nothing begins."""
    return Kind(name, [str(n) for n in range(low, high + 1, unit)], low, unit, number=True)


def seats_and(name: str, seats: int, *others: str) -> Kind:
    """A kind of so many seats, and of others who stand where a player could: rebels, barbarians, the crown."""
    words = [str(i) for i in range(seats)]
    return Kind(name, [*words, *others], owners=[*range(seats), *(NOBODY for _ in others)])


SEAT: Final = seats_and("seat", 10)


LINE: Final = "line"  # one event, one line
HEADING: Final = "heading"  # a turn, a phase: what follows belongs to it
DETAIL: Final = "detail"  # folds away under the line before: a die, a loss, a step of a march
LEAD: Final = "lead"  # folds away under the line after, which says what it came to: a bid, a vote, a throw


@final
class Phrase:
    """Something the rules say, without its arguments: an event, a question, a refusal.

    `each` is the kind of a list that may follow the arguments; `place` says how a journal sets the line.
    """

    def __init__(self, key: str, rule: str = "", *kinds: Kind, each: Kind | None = None, place: str = LINE) -> None:
        self.key = key
        self.rule = rule
        self.kinds = list(kinds)
        self.each = each
        self.place = place
        self.about: list[int] | None = None  # of a refusal: its own figures

    def __repr__(self) -> str:
        return f"<phrase {self.key} [{self.rule}]>"

    def of(self, *args: int) -> Sentence:
        """The phrase said about these things."""
        if len(args) != len(self.kinds):
            raise ValueError(f"{self.key} takes {len(self.kinds)} arguments, not {len(args)}")
        return Sentence(self, list(args))

    def naming(self, *args: int) -> Phrase:
        """As a refusal that has figures of its own, beside the things of the move: you need 80 ducats and have 60."""
        out = Phrase(self.key, self.rule, *self.kinds, place=self.place)
        out.about = self.of(*args).args
        return out


class Sentence:
    """A phrase with its arguments; words in two languages are made of it elsewhere."""

    def __init__(self, phrase: Phrase, args: list[int], rule: str = "", items: list[int] | None = None) -> None:
        self.phrase = phrase
        self.args = args
        self.rule = rule or phrase.rule
        self.items = items

    def words(self) -> list[str]:
        """The arguments by name."""
        each = self.phrase.each
        listed = [] if each is None or self.items is None else [each.word(i) for i in self.items]
        return [k.word(a) for k, a in zip(self.phrase.kinds, self.args, strict=False)] + listed

    def plain(self) -> dict[str, Any]:
        """As data: key, rule, arguments with their kinds, and the list if there is one."""
        args = [[k.name, k.word(a)] for k, a in zip(self.phrase.kinds, self.args, strict=False)]
        out: dict[str, Any] = {"key": self.phrase.key, "rule": self.rule, "args": args}
        each = self.phrase.each
        if each is not None:
            out["each"] = [each.name, [each.word(i) for i in self.items or []]]
        return out

    def __str__(self) -> str:
        text = " ".join([self.phrase.key, *self.words()])
        return f"{self.rule}: {text}" if self.rule else text

    def __repr__(self) -> str:
        return f"<{self}>"
