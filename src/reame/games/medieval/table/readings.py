"""How a table reads the book where it can be read in two ways; docs/games/medieval.md has both readings of each."""

from __future__ import annotations

from typing import Final, final

from reame.kernel.native import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Readings:
    """Options as flags: they are asked at every move of a turn. Never changed, so clones share them."""

    def __init__(self, options: dict[str, int]) -> None:
        self.from_claims = options.get("origins", 0) == 1  # England may attack from Normandy
        self.late_knights = options.get("knights", 0) == 1  # Knights help when the dice are thrown
        self.knights_apart = options.get("unity", 0) == 1  # a Knights province is no part of a power's unity
        self.open_sides = options.get("edge", 0) == 1  # a gap in a row exposes the card west of it
        self.any_coast = options.get("interception", 0) == 1  # fleets also leave from conquered coasts
        self.open_spies = options.get("spied", 0) == 1  # the whole table sees the bid that Spies uncover
        self.free_bargains = options.get("bargains", 0) >= 1  # deals need no passage or Excommunication
        self.open_bargains = (
            options.get("bargains", 0) == 2
        )  # and anybody deals with anybody, also for cards and promises


USUAL: Final = Readings({})
