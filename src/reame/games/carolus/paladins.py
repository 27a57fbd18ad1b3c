"""How many paladins of each clan stand somewhere: small counts, place by place in one flat list.

Small, for those numbers Python has ready-made: larger ones it would make anew with every paladin that moves.
"""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.carolus.things import CLAN, CLANS
from reame.kernel.fields import Codec, One, a_list
from reame.kernel.native import i64


def count(places: list[i64], place: i64, clan: i64) -> i64:
    """Paladins of a clan in one of the places."""
    return places[place * CLANS + clan]


def total(places: list[i64], place: i64) -> i64:
    """All paladins there."""
    i = place * CLANS
    return places[i] + places[i + 1] + places[i + 2] + places[i + 3] + places[i + 4]


def clans(places: list[i64], place: i64) -> i64:
    """A mask of the clans that are there."""
    i = place * CLANS
    mask: i64 = 0
    if places[i]:
        mask = 1
    if places[i + 1]:
        mask += 2
    if places[i + 2]:
        mask += 4
    if places[i + 3]:
        mask += 8
    if places[i + 4]:
        mask += 16
    return mask


class Faces(Codec):
    """Clans that dice show, in their order: three bits for each, from the lowest; 0 is the end."""

    fixed: ClassVar[bool] = True

    def __init__(self) -> None:
        self.each = One(CLAN)

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
