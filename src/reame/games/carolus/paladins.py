"""How many paladins of each clan stand somewhere: five counts of eight bits in one number.

A place holds at most 40 of a clan, so counts never run into each other, and two places are pooled by adding them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.carolus.things import CLAN, CLANS, CUBES_PER_CLAN
from reame.kernel.errors import BadPosition
from reame.kernel.fields import Codec, Number
from reame.kernel.native import i64

BITS: Final = 8
FULL: Final = 255
ONE: Final = [1, 1 << 8, 1 << 16, 1 << 24, 1 << 32]  # one paladin of each clan
LAST: Final = 0x100000000  # of the last clan


def one(clan: i64) -> i64:
    """One paladin of a clan; for hot places, where reading ONE is slow."""
    return LAST >> (CLANS - 1 - clan) * BITS  # compiled, 1 << 32 is 0


def count(crowd: i64, clan: i64) -> i64:
    """Paladins of a clan."""
    return crowd >> (clan * BITS) & FULL


def total(crowd: i64) -> i64:
    """All paladins."""
    return count(crowd, 0) + count(crowd, 1) + count(crowd, 2) + count(crowd, 3) + count(crowd, 4)


def clans(crowd: i64) -> i64:
    """A mask of the clans that are there."""
    mask: i64 = 0
    if crowd & 0xFF:
        mask = 1
    if crowd & 0xFF00:
        mask += 2
    if crowd & 0xFF0000:
        mask += 4
    if crowd & 0xFF000000:
        mask += 8
    if crowd & 0xFF00000000:
        mask += 16
    return mask


class Crowd(Codec):
    """Paladins by clan, as `{"red": 2, "blue": 1}`."""

    fixed: ClassVar[bool] = True

    def __init__(self) -> None:
        self.kind = CLAN
        self.number = Number(0, CUBES_PER_CLAN)

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
            crowd += many * ONE[clan]
        return crowd
