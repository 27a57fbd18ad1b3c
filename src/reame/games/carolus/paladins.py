"""How many paladins of each clan stand somewhere: five counts of six bits in one number.

A place holds at most 40 of a clan, so counts never run into each other, and two places are pooled by adding them. All
of it stays below 2**30, up to where Python's own numbers are quick.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.carolus.things import CLAN, CLANS, CUBES_PER_CLAN
from reame.kernel.chance import MOST_DICE
from reame.kernel.errors import BadPosition
from reame.kernel.fields import Codec, Column, Number, One, TooLong, a_list
from reame.kernel.native import i64

BITS: Final = 6
FULL: Final = 63


def one(clan: i64) -> i64:
    """One paladin of a clan. A literal may be shifted, for it is by 24 at most."""
    return 1 << clan * BITS


def count(crowd: i64, clan: i64) -> i64:
    """Paladins of a clan."""
    return crowd >> (clan * BITS) & FULL


def total(crowd: i64) -> i64:
    """All paladins."""
    return (crowd & 63) + (crowd >> 6 & 63) + (crowd >> 12 & 63) + (crowd >> 18 & 63) + (crowd >> 24)


def clans(crowd: i64) -> i64:
    """A mask of the clans that are there."""
    mask: i64 = 0
    if crowd & 0o77:
        mask = 1
    if crowd & 0o7700:
        mask += 2
    if crowd & 0o770000:
        mask += 4
    if crowd & 0o77000000:
        mask += 8
    if crowd & 0o7700000000:
        mask += 16
    return mask


class Crowd(Codec):
    """Paladins by clan, as `{"red": 2, "blue": 1}`."""

    fixed: ClassVar[bool] = True

    def __init__(self) -> None:
        self.kind = CLAN
        self.number = Number(0, CUBES_PER_CLAN)

    def columns(self, v: Any, name: str) -> list[Column]:
        return [Column(f"{name}.{w}", 0, CUBES_PER_CLAN) for w in CLAN.words]

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        crowd: int = v
        for c in range(CLANS):
            out[at + c] = count(crowd, c)
        return at + CLANS

    def dump(self, v: Any, seat: int) -> Any:
        crowd: int = v
        return {CLAN.word(c): count(crowd, c) for c in range(CLANS) if count(crowd, c)}

    def load(self, data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(f"{path}: an object with counts of clan is needed")
        crowd = 0
        for word, n in data.items():
            clan = CLAN.find(str(word))
            if clan < 0:
                raise BadPosition(f"{path}: {word!r} is no clan")
            many: int = self.number.load(n, f"{path}.{word}")
            crowd += many * one(clan)
        return crowd


class Faces(Codec):
    """Clans that dice show, in their order: three bits for each, from the lowest; 0 is the end."""

    fixed: ClassVar[bool] = True

    def __init__(self) -> None:
        self.each = One(CLAN)

    def columns(self, v: Any, name: str) -> list[Column]:
        out = [Column(f"{name}.length", 0, MOST_DICE)]
        for i in range(MOST_DICE):
            out += self.each.columns(-1, f"{name}[{i}]")
        return out

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        rest: int = v
        n = 0
        while rest:
            if n == MOST_DICE:
                raise TooLong(f"more than {MOST_DICE} dice")
            n += 1
            out[at + n] = rest % 8 - 1
            rest //= 8
        out[at] = n
        return at + 1 + MOST_DICE

    def dump(self, v: Any, seat: int) -> Any:
        rest: int = v
        out: list[str] = []
        while rest:
            out.append(CLAN.word(rest % 8 - 1))
            rest //= 8
        return out

    def load(self, data: Any, path: str) -> Any:
        faces = 0
        for n, word in enumerate(a_list(data, path)):
            clan: int = self.each.load(word, f"{path}[{n}]")
            faces += (clan + 1) * 8**n
        return faces
