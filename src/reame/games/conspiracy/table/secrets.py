"""What nobody has seen is dealt anew: the auctioned events among the piles of their deck."""

from __future__ import annotations

from reame.games.conspiracy.table import things as t
from reame.kernel.cards import Bag
from reame.kernel.chance import Dice


def redeal_events(piles: list[Bag], dice: Dice) -> None:
    """In which pile the Deaths lie is known from the set-up; all other events change places (2.9)."""
    pool = Bag(t.EVENT.size)
    sizes: list[int] = []
    for pile in piles:
        n = 0
        for event in range(t.DEATHS_FROM):
            n += pile.counts[event]
            pool.add(event, pile.counts[event])
            pile.total -= pile.counts[event]
            pile.counts[event] = 0
        sizes.append(n)
    for i in range(len(piles)):
        for _ in range(sizes[i]):
            piles[i].add(pool.pull(dice))
