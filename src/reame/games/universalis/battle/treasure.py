"""Treasure cards [7.4], with the option: drawn by whoever kills a barbarian general."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis.realm.ledger import draw_card, earn, refill
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, Number, One, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step

_CARDS: Final[list[dict[str, Any]]] = box.DATA["decks"]["treasure"]["card"]
DESERTERS: Final[list[int]] = [int(c["deserters"]) for c in _CARDS]
FLORINS_FOUND: Final[list[int]] = [int(c["florins"]) for c in _CARDS]
GOODS_FOUND: Final[list[int]] = [int(c["goods"]) for c in _CARDS]
CARDS_FOUND: Final[list[int]] = [int(c["empire_cards"]) for c in _CARDS]


class DrawTreasure(Step[Universalis]):
    """A card for the slayer: florins, empire cards and goods now; the battle takes the deserters from its fields."""

    rule: ClassVar[str] = "7.4"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), area=One(box.AREA), deserters=Number(0, max(DESERTERS)), drawn=Flag()
    )

    def __init__(self, seat: int = NOBODY, area: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.area = area
        self.deserters = 0
        self.drawn = False

    def run(self, p: Universalis) -> None:
        if not self.drawn and p.alive(self.seat) and refill(p.treasures, p.treasure_discards):
            self.draw(p)
        p.end()

    def draw(self, p: Universalis) -> None:
        """What the card shows."""
        card = p.treasures.draw(p.dice)
        p.treasure_discards.add(card)
        self.drawn = True
        p.tell(say.TREASURE_FOUND, self.seat, card)
        self.deserters = DESERTERS[card]
        if self.deserters:
            p.tell(say.TREASURE_DESERTERS, self.seat, self.deserters)
        if FLORINS_FOUND[card]:
            earn(p, self.seat, FLORINS_FOUND[card], box.EVENTS)
        for _ in range(CARDS_FOUND[card]):
            draw_card(p, self.seat)
        if GOODS_FOUND[card]:
            self.store(p, p.dice.roll(box.GOODS) - 1, GOODS_FOUND[card])

    def store(self, p: Universalis, good: int, n: int) -> None:
        """Goods lie where the fight was, free for whoever loads them first; at sea they go aboard, or sink."""
        if self.area < box.TERRITORIES:
            p.finds[self.area * box.GOODS + good] += n
            p.tell(say.TREASURE_GOODS, self.area, good, n)
            return
        for x in p.transports_at(self.seat, self.area):
            k = min(n, p.goods_space(x))
            if k > 0:
                p.cargo[x * box.GOODS + good] += k
                p.tell(say.EVENT_GOODS_GAINED, self.seat, x, good, k)
                n -= k
