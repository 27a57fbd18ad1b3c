"""Version 2 of the inn: the rules are said anew, and every game is the same."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.kernel.counsel import Counsel
from reame.kernel.game import Game
from tests.server import toys

NAMES: Final = toys.NAMES


class SaidAnew(toys.InnGame):
    """The same game."""

    version: ClassVar[int] = 2


INN: Final = SaidAnew(toys.MOVES, [toys.Nights], Counsel())


def find(name: str) -> Game[Any]:
    """A game of the house, or the toy of today."""
    return INN if name == "inn" else toys.find(name)
