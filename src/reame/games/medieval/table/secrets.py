"""What a seat does not know is dealt anew: hands, decks and florins, from nothing but what it has seen."""

from __future__ import annotations

from reame.games.medieval.table.things import IS_MANDATORY
from reame.kernel.cards import Bag, Cards, redeal, redeal_top
from reame.kernel.chance import Dice
from reame.kernel.kinds import SEAT


def redeal_cards(hands: list[Cards], deck: Bag, maps: Bag, loose: list[int], seat: int, dice: Dice) -> None:
    """A hand has at most as many mandatory cards as it has `loose` ones: everybody plays them in his own phase C."""
    redeal(hands, deck, seat, dice, IS_MANDATORY, loose)
    redeal_top(maps, seat, dice)


def redeal_florins(florins: list[int], least: list[int], most: list[int], seat: int, dice: Dice) -> None:
    """Any sum between the bounds this seat has for each of the others; what those know of each other it cannot tell."""
    if seat < 0:
        return
    n = len(florins)
    for s in range(n):
        if s != seat:
            mine = seat * SEAT.size + s
            florins[s] = least[mine] + dice.below(most[mine] - least[mine] + 1)
            for observer in range(n):
                if observer not in (s, seat):
                    least[observer * SEAT.size + s] = least[mine]
                    most[observer * SEAT.size + s] = most[mine]
