"""Technologies [1.8, 3.8, 7.2]: what they cost, what they need, and how they come to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reame.games.universalis.decision.menu import Act
from reame.games.universalis.realm.ledger import pay, score, too_dear, turn_up
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import Phrase
from reame.kernel.moves import Verb

if TYPE_CHECKING:
    from reame.games.universalis.turn.purchase import Purchase


def learn(p: Universalis, seat: int, tech: int, price: int) -> None:
    """A technology bought in this turn: it works at once, but opens nothing before the next."""
    bit: int = 2**tech
    p.technologies[seat] |= bit
    p.fresh[seat] |= bit
    p.tell(say.LEARNED, seat, tech, price)
    if p.techs(seat) == box.TECHS:
        score(p, seat, box.AWARD["all_technologies"], "all_technologies")
    turn_up(p, seat)


class Research(Act["Purchase"]):
    """A technology, of which every prerequisite is owned since before this turn; a council lets some go by halves."""

    def __init__(self, verb: Verb, half: bool) -> None:
        super().__init__(verb)
        self.half = half

    def price(self, p: Universalis, tech: int) -> int:
        """By level, or by the four levels of religion."""
        n = (box.TECH_PRICE_4 if p.options["religion_four_levels"] else box.TECH_PRICE)[tech]
        return n // 2 if self.half else n

    def refuse_tech(self, p: Universalis, seat: int, tech: int) -> Phrase | None:
        """Why this one cannot be had."""
        if self.half and not p.council[seat]:
            return say.NO_COUNCIL
        if p.has(seat, tech):
            return say.OWNED_ALREADY
        need = (box.TECH_NEEDS_4 if p.options["religion_four_levels"] else box.TECH_NEEDS)[tech]
        if need & ~(p.technologies[seat] & ~p.fresh[seat]):
            return say.PREREQUISITE
        return too_dear(p, seat, self.price(p, tech))

    def moves(self, p: Universalis, seat: int, phase: Purchase) -> list[int]:
        if self.half and not p.council[seat]:
            return []
        return self.verb.each([k for k in range(box.TECHS) if self.refuse_tech(p, seat, k) is None])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Purchase) -> Phrase | None:
        return self.refuse_tech(p, seat, self.verb.a(move))

    def take(self, p: Universalis, seat: int, move: int, phase: Purchase) -> None:
        tech = self.verb.a(move)
        if self.half:
            p.council[seat] -= 1
        pay(p, seat, self.price(p, tech))
        learn(p, seat, tech, self.price(p, tech))
        phase.stock(p, seat)
