"""Alchemy [8]: iron becomes money."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.ledger import earn
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW

LOWEST_SLAVES: Final = min([row[box.SLAVES] for row in box.SELL_PRICE])


def slave_price(p: Universalis, area: int) -> int:
    """The slave selling price of the city where iron lies, else the lowest of the table."""
    if area < box.TERRITORIES and p.city(area):
        return max(0, box.SELL_PRICE[box.CITY_OF[area]][box.SLAVES] + box.SELL_CHANGE[p.building[area]][box.SLAVES])
    return LOWEST_SLAVES


class Alchemy(Decision):
    """A player may turn own iron into florins, each unit at the price of slaves."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), done=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.done = False

    def run(self, p: Universalis) -> None:
        if self.done or len(self.moves(p, self.seat)) == 1:
            p.end()
        else:
            p.ask(self.seat)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = [PASS]
        for t in p.lands(seat):
            n = min(box.UNITS.high, p.stored[t * box.GOODS + box.IRON])
            out += [do.SMELT_STORED.at(t, k) for k in range(1, n + 1)]
        for x in p.transports_of(seat):
            n = min(box.UNITS.high, p.cargo[x * box.GOODS + box.IRON])
            out += [do.SMELT_CARGO.at(x, k) for k in range(1, n + 1)]
        return out

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NO_IRON if do.SMELT_STORED.has(move) or do.SMELT_CARGO.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_SMELT.of()

    def default(self, p: Universalis, seat: int) -> int:
        return self.moves(p, seat)[-1]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.done = True
            return
        if do.SMELT_STORED.has(move):
            t, n = do.SMELT_STORED.a(move), do.SMELT_STORED.b(move)
            p.stored[t * box.GOODS + box.IRON] -= n
            price = slave_price(p, t)
        else:
            x, n = do.SMELT_CARGO.a(move), do.SMELT_CARGO.b(move)
            p.cargo[x * box.GOODS + box.IRON] -= n
            price = slave_price(p, p.transport_at[x])
        earn(p, seat, n * price, box.EVENTS)
        p.tell(say.IRON_SMELTED, seat, n, n * price)


def alchemy(p: Universalis, drawer: int) -> None:
    """For the drawer alone, or by option for everybody in the order of the swords from him."""
    served = [s for s in p.from_seat(drawer) if s == drawer or p.options["windfalls_for_all"]]
    if not any(has_iron(p, s) for s in served):
        p.tell(say.CALAMITY_VOID, box.CALAMITY.find("alchimia"))
    for s in served:
        p.push(Alchemy(s))


def has_iron(p: Universalis, seat: int) -> bool:
    """Anywhere on the map?"""
    stored = any(p.stored[t * box.GOODS + box.IRON] for t in p.lands(seat))
    return stored or any(p.cargo[x * box.GOODS + box.IRON] for x in p.transports_of(seat))
