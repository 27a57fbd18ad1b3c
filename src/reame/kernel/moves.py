"""Verbs and arguments <-> dense integers <-> words."""

from __future__ import annotations

from typing import Any, Final, final

from reame.kernel.errors import BadMove
from reame.kernel.kinds import Kind
from reame.kernel.native import i64

PASS: Final = 0
YES: Final = 1
NO: Final = 2
PROPOSE: Final = 3
COUNTER: Final = 4
DROP: Final = 5
COMMON: Final = ["pass", "yes", "no", "propose", "counter", "drop"]


@final
class Verb:
    """One verb of a game: a block of consecutive moves, one for each choice of up to three arguments."""

    def __init__(self, name: str, rule: str, kinds: list[Kind], first: int) -> None:
        if len(kinds) > 3:
            raise ValueError(f"{name}: a move has at most three arguments; make it a chain")
        self.name = name
        self.rule = rule
        self.kinds = kinds
        self.first: i64 = first
        sizes = [k.size for k in kinds] + [1, 1, 1]
        lows = [k.low for k in kinds] + [0, 0, 0]
        units = [k.unit for k in kinds] + [1, 1, 1]
        self.size_b: i64 = sizes[1]
        self.per_a: i64 = sizes[1] * sizes[2]
        self.plain = max(lows) == 0 and max(units) == 1
        self.size_c: i64 = sizes[2]
        self.low_a: i64 = lows[0]
        self.low_b: i64 = lows[1]
        self.low_c: i64 = lows[2]
        self.unit_a: i64 = units[0]
        self.unit_b: i64 = units[1]
        self.unit_c: i64 = units[2]
        self.end: i64 = first + sizes[0] * sizes[1] * sizes[2]
        self.moves: list[Any] = list(range(first, self.end)) if len(kinds) == 1 else []  # not unpacked when listed

    def __repr__(self) -> str:
        return f"<verb {' '.join([self.name, *(k.name for k in self.kinds)])}: {self.first}..{self.end - 1}>"

    def has(self, move: i64) -> bool:
        """Is it a move of this verb?"""
        return self.first <= move < self.end

    def at(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> int:
        """The move with these arguments."""
        if self.plain:
            return self.first + (a * self.size_b + b) * self.size_c + c
        x: i64 = (a - self.low_a) // self.unit_a if self.kinds else 0
        if len(self.kinds) > 1:
            x = x * self.size_b + (b - self.low_b) // self.unit_b
            if len(self.kinds) > 2:
                x = x * self.size_c + (c - self.low_c) // self.unit_c
        return self.first + x

    def a(self, move: i64) -> int:
        """First argument of a move of this verb."""
        x: i64 = move - self.first
        if self.per_a != 1:
            x = x // self.per_a
        return x if self.plain else self.low_a + x * self.unit_a

    def ab(self, move: i64) -> tuple[i64, i64]:
        """Both arguments of a move of a verb that has two."""
        x: i64 = move - self.first
        a = x // self.size_b
        b = x - a * self.size_b
        if self.plain:
            return a, b
        return self.low_a + a * self.unit_a, self.low_b + b * self.unit_b

    def b(self, move: i64) -> int:
        """Second argument."""
        x: i64 = move - self.first
        if self.size_c != 1:
            x = x // self.size_c
        x = x % self.size_b
        return x if self.plain else self.low_b + x * self.unit_b

    def c(self, move: i64) -> int:
        """Third argument."""
        return self.low_c + (move - self.first) % self.size_c * self.unit_c

    def each(self, things: list[int]) -> list[int]:
        """The moves for these things, in their order; for verbs with one argument."""
        if not self.plain:
            return [self.at(thing) for thing in things]
        moves = self.moves
        return [moves[thing] for thing in things]

    def span(self, low: int, high: int) -> list[int]:
        """Moves for all amounts from low to high, cut to what the table holds; for verbs with one argument."""
        kind = self.kinds[0]
        low = max(low, kind.low)
        high = min(high, kind.high)
        return self.moves[self.at(low) - self.first : self.at(high) - self.first + 1] if low <= high else []

    def args(self, move: int) -> list[int]:
        """All arguments."""
        return [self.a(move), self.b(move), self.c(move)][: len(self.kinds)]


@final
class MoveTable:
    """All moves of a game. `pass yes no propose counter drop` come first, with the same numbers everywhere."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.size = 0
        self._of: list[Verb] = []  # the verb of each move
        self.ends: list[int] = []  # and where the block of that verb ends
        for word in COMMON:
            self.verb(word, "")

    def __repr__(self) -> str:
        return f"<table of {self.size} moves, {len(self.verbs)} verbs>"

    def verb(self, name: str, rule: str, *kinds: Kind) -> Verb:
        """A new verb, behind all others."""
        if name in self.by_name:
            raise ValueError(f"{name}: there is such a verb already")
        v = Verb(name, rule, list(kinds), self.size)
        self.verbs.append(v)
        self.by_name[name] = v
        self._of += [v] * (v.end - v.first)
        self.ends += [v.end] * (v.end - v.first)
        self.size = v.end
        return v

    def of(self, move: int) -> Verb:
        """The verb of a move."""
        if not 0 <= move < self.size:
            raise BadMove(f"{move} is not a move; there are {self.size}")
        return self._of[move]

    def words(self, move: int) -> str:
        """`attack FRA ENG_1B`; parse() reads it back."""
        v = self.of(move)
        return " ".join([v.name, *(k.word(x) for k, x in zip(v.kinds, v.args(move), strict=True))])

    def parse(self, text: str) -> int:
        """The move that these words say."""
        parts = text.split()
        verb = self.by_name.get(parts[0]) if parts else None
        if verb is None:
            raise BadMove(f"{text!r}: there is no such verb")
        if len(parts) != len(verb.kinds) + 1:
            raise BadMove(f"{text!r}: {verb.name} takes {len(verb.kinds)} arguments")
        k = 0
        for kind, word in zip(verb.kinds, parts[1:], strict=True):
            i = kind.index.get(word, -1)
            if i < 0:
                raise BadMove(f"{text!r}: {word!r} is not a known {kind.name}")
            k = k * kind.size + i
        return verb.first + k

    def plain(self, move: int) -> dict[str, Any]:
        """As data, for those who do not have the table: number, words, verb, arguments with their kinds."""
        v = self.of(move)
        args = [[k.name, k.word(x)] for k, x in zip(v.kinds, v.args(move), strict=True)]
        return {"move": move, "words": self.words(move), "verb": v.name, "args": args}
