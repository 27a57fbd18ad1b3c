"""Version 3 of the inn: everybody begins poorer, so that moves of old are not allowed, or others win."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.kernel.counsel import Counsel
from reame.kernel.game import Game
from tests.server import toys

NAMES: Final = toys.NAMES


class Poorer(toys.InnGame):
    """Another game."""

    version: ClassVar[int] = 3

    def setup(self, p: toys.Inn) -> None:
        p.dice.below(7)  # all that falls falls otherwise
        super().setup(p)
        p.purse = [0] * p.seats


INN: Final = Poorer(toys.MOVES, [toys.Nights], Counsel())


def find(name: str) -> Game[Any]:
    """A game of the house, or the toy of today."""
    return INN if name == "inn" else toys.find(name)
