"""The purchase phase [3.8]: technologies, buildings, pieces, grain, mercenaries (D12)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.realm.deeds import cathedral_room
from reame.games.universalis.realm.ledger import lose_card, pay, turn_up
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis, cities
from reame.games.universalis.table.reserves import limit, price, seen
from reame.games.universalis.turn.decision import Decision
from reame.games.universalis.turn.learning import learn
from reame.kernel.fields import Field, Flag, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW


def tech_price(p: Universalis, tech: int) -> int:
    """By level, or by the four levels of religion."""
    return (box.TECH_PRICE_4 if p.options["religion_four_levels"] else box.TECH_PRICE)[tech]


def refuse_tech(p: Universalis, seat: int, tech: int, half: bool) -> Phrase | None:
    """Every prerequisite must be owned since before this turn."""
    if half and not p.council:
        return say.NO_COUNCIL
    if p.has(seat, tech):
        return say.OWNED_ALREADY
    need = (box.TECH_NEEDS_4 if p.options["religion_four_levels"] else box.TECH_NEEDS)[tech]
    if need & ~(p.technologies[seat] & ~p.fresh[seat]):
        return say.PREREQUISITE
    price = tech_price(p, tech)
    return say.TOO_DEAR if (price // 2 if half else price) > p.florins[seat] else None


def refuse_piece(p: Universalis, seat: int, what: int) -> Phrase | None:
    """Limits are checked at purchase."""
    if what == box.ARMIES_KEPT:
        return say.NOT_CHOSEN
    if p.banned >> seat & 1:
        return say.PURCHASE_BANNED
    if what >= box.GENERALS_KEPT and not p.has(seat, box.ARMY):
        return say.NEEDS_ARMY
    if seen(p, seat, what) + p.kept(seat, what) >= limit(p, seat, what):
        return say.TOO_MANY_OWNED
    return say.TOO_DEAR if price(what, p.transport_level(seat)) > p.florins[seat] else None


def hire_most(p: Universalis, seat: int) -> int:
    """Armies one mercenary card brings."""
    n = box.HIRE_BASE
    if p.has(seat, box.METALWORKING):
        n += box.HIRE_MORE
    if p.has(seat, box.ARMY):
        n += box.HIRE_MORE
    return n


class Purchase(Decision):
    """Any number of purchases. What goes to the reserve is nobody else's business."""

    rule: ClassVar[str] = "3.8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        half=Flag(),  # an architect is at work
        settled=Some(box.TERRITORY),
        walled=Some(box.TERRITORY),
        stage=Word("start", "buy", "done"),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.half = False
        self.settled: list[int] = []
        self.walled: list[int] = []
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        if self.stage == "done" or not p.alive(self.seat):
            p.end()
        elif self.stage == "start":
            self.hide(p)
            self.stage = "buy"
        else:
            p.ask(self.seat)

    def hide(self, p: Universalis) -> None:
        """From here on nobody knows what is spent."""
        seat = self.seat
        p.least[seat] = 0
        p.bare &= ~(1 << seat)
        self.stock(p, seat)

    def stock(self, p: Universalis, seat: int) -> None:
        """Who knows a craft may buy grain, and nobody sees how much."""
        if not p.options["grain_in_farm"] and (p.has(seat, box.AGRICULTURE) or p.has(seat, box.POTTERY)):
            p.grain_most[seat] = box.GRAIN_MOST

    def priced(self, n: int) -> int:
        """With an architect, half."""
        return n // 2 if self.half else n

    # -- buildings ---------------------------------------------------------------------------

    def refuse_builder(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """Who may build on a territory at all?"""
        if p.banned >> seat & 1:
            return say.PURCHASE_BANNED
        if p.owner[t] != seat:
            return say.NOT_OWN_LAND
        return None if p.has(seat, box.ARCHITECTURE) else say.NEEDS_ARCHITECTURE

    def refuse_settle(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """One level for a territory and turn, as high as the technology level allows."""
        no = self.refuse_builder(p, seat, t)
        if no is not None:
            return no
        if box.CITY_OF[t] == NOBODY:
            return say.NO_CITY
        if t in self.settled:
            return say.ONE_LEVEL
        if p.settlement[t] >= box.TOP:
            return say.TOP_LEVEL
        if box.SETTLEMENT_NEEDS[p.settlement[t] + 1] > p.level(seat):
            return say.LEVEL_TOO_LOW
        return say.TOO_DEAR if self.priced(box.SETTLEMENT_PRICE) > p.florins[seat] else None

    def refuse_fortify(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """The small fort anywhere, higher ones in a city that is as high."""
        no = self.refuse_builder(p, seat, t)
        if no is not None:
            return no
        if t in self.walled:
            return say.ONE_LEVEL
        level = p.fort[t] + 1
        if level > box.TOP:
            return say.TOP_LEVEL
        if level > 1 and level > p.settlement[t]:
            return say.FORT_TOO_HIGH
        if box.FORT_NEEDS[level] > p.level(seat):
            return say.LEVEL_TOO_LOW
        return say.TOO_DEAR if self.priced(box.FORT_PRICE[level]) > p.florins[seat] else None

    def refuse_cathedral(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """The whole kingdom held since before this turn, and room for one more."""
        no = self.refuse_builder(p, seat, t)
        if no is not None:
            return no
        k = box.KINGDOM_OF[t]
        if p.complete[k] != seat or not p.holds(seat, k):
            return say.KINGDOM_NOT_HELD
        if p.cathedral[t] or cathedral_room(p, k) <= 0:
            return say.CATHEDRAL_FULL
        return say.TOO_DEAR if self.priced(box.CATHEDRAL_PRICE) > p.florins[seat] else None

    def refuse_build(self, p: Universalis, seat: int, what: int, t: int) -> Phrase | None:
        """Farm, market, mine: one in each own city."""
        if not p.options["trade_buildings"] or what == 0:
            return say.NO_BUILDING
        no = self.refuse_builder(p, seat, t)
        if no is not None:
            return no
        if not p.city(t):
            return say.NO_CITY
        if p.building[t]:
            return say.BUILDING_THERE
        return say.TOO_DEAR if p.florins[seat] < box.BUILDING_PRICE else None

    # -- grain and cards ---------------------------------------------------------------------

    def refuse_grain(self, p: Universalis, seat: int) -> Phrase | None:
        """Either craft lets a player buy grain."""
        if p.options["grain_in_farm"]:
            return say.FARM_NEEDED
        if not p.has(seat, box.AGRICULTURE) and not p.has(seat, box.POTTERY):
            return say.NEEDS_CRAFT
        if p.grain[seat] >= box.GRAIN_MOST:
            return say.GRAIN_FULL
        return say.TOO_DEAR if p.florins[seat] < box.GRAIN_PRICE else None

    def refuse_store(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """With the option, grain lies in a farm."""
        if not p.options["grain_in_farm"] or p.building[t] != box.FARM:
            return say.FARM_NEEDED
        if p.owner[t] != seat:
            return say.NOT_OWN_LAND
        if not p.has(seat, box.AGRICULTURE):
            return say.NEEDS_CRAFT
        if p.barn[t] >= box.FARM_GRAIN or p.grain_of(seat) >= box.GRAIN_MOST:
            return say.GRAIN_FULL
        return say.TOO_DEAR if p.florins[seat] < box.GRAIN_PRICE else None

    def refuse_hire(self, p: Universalis, seat: int, n: int) -> Phrase | None:
        """One card at a time."""
        if not p.hands[seat].has(box.MERCENARY):
            return say.NO_SUCH_CARD
        if n > hire_most(p, seat):
            return say.TOO_MANY_HIRED
        return say.TOO_DEAR if n * box.HIRE_PRICE > p.florins[seat] else None

    def refuse_architect(self, p: Universalis, seat: int) -> Phrase | None:
        """Once in a phase, with architecture."""
        if not p.hands[seat].has(box.ARCHITECT):
            return say.NO_SUCH_CARD
        if self.half:
            return say.PLAYED_ALREADY
        if p.banned >> seat & 1:
            return say.PURCHASE_BANNED
        return None if p.has(seat, box.ARCHITECTURE) else say.NO_HALF_PRICE

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = [PASS]
        out += [do.RESEARCH.at(k) for k in range(box.TECHS) if refuse_tech(p, seat, k, False) is None]
        if p.council:
            out += [do.COUNCIL.at(k) for k in range(box.TECHS) if refuse_tech(p, seat, k, True) is None]
        if p.has(seat, box.ARCHITECTURE) and not p.banned >> seat & 1:
            lands = p.lands(seat)
            out += [do.SETTLE.at(t) for t in lands if self.refuse_settle(p, seat, t) is None]
            out += [do.FORTIFY.at(t) for t in lands if self.refuse_fortify(p, seat, t) is None]
            if self.priced(box.CATHEDRAL_PRICE) <= p.florins[seat]:
                out += [do.CATHEDRAL.at(t) for t in lands if self.refuse_cathedral(p, seat, t) is None]
            if p.options["trade_buildings"]:
                towns = cities(p, seat)
                for k in range(1, box.BUILDING.size):
                    out += [do.BUILD.at(k, t) for t in towns if self.refuse_build(p, seat, k, t) is None]
        out += [do.BUY.at(k) for k in range(box.RESERVE.size) if refuse_piece(p, seat, k) is None]
        if self.refuse_grain(p, seat) is None:
            out.append(do.BUY_GRAIN.at())
        if p.options["grain_in_farm"]:
            out += [do.STORE_GRAIN.at(t) for t in cities(p, seat) if self.refuse_store(p, seat, t) is None]
        if p.hands[seat].has(box.MERCENARY):
            out += do.HIRE.span(1, min(hire_most(p, seat), p.florins[seat] // box.HIRE_PRICE))
        if self.refuse_architect(p, seat) is None:
            out.append(do.ARCHITECT.at())
        return out

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if do.RESEARCH.has(move):
            return refuse_tech(p, seat, do.RESEARCH.a(move), False)
        if do.COUNCIL.has(move):
            return refuse_tech(p, seat, do.COUNCIL.a(move), True)
        if do.SETTLE.has(move):
            return self.refuse_settle(p, seat, do.SETTLE.a(move))
        if do.FORTIFY.has(move):
            return self.refuse_fortify(p, seat, do.FORTIFY.a(move))
        if do.CATHEDRAL.has(move):
            return self.refuse_cathedral(p, seat, do.CATHEDRAL.a(move))
        if do.BUILD.has(move):
            return self.refuse_build(p, seat, do.BUILD.a(move), do.BUILD.b(move))
        if do.BUY.has(move):
            return refuse_piece(p, seat, do.BUY.a(move))
        if do.BUY_GRAIN.has(move):
            return self.refuse_grain(p, seat)
        if do.STORE_GRAIN.has(move):
            return self.refuse_store(p, seat, do.STORE_GRAIN.a(move))
        if do.HIRE.has(move):
            return self.refuse_hire(p, seat, do.HIRE.a(move))
        return self.refuse_architect(p, seat) if do.ARCHITECT.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_PURCHASE.of(p.florins[seat])

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
            p.council = 0
        elif do.RESEARCH.has(move):
            pay(p, seat, tech_price(p, do.RESEARCH.a(move)))
            learn(p, seat, do.RESEARCH.a(move))
            self.stock(p, seat)
        elif do.COUNCIL.has(move):
            p.council -= 1
            pay(p, seat, tech_price(p, do.COUNCIL.a(move)) // 2)
            learn(p, seat, do.COUNCIL.a(move))
            self.stock(p, seat)
        elif do.BUY.has(move):
            what = do.BUY.a(move)
            pay(p, seat, price(what, p.transport_level(seat)), secret=True)
            p.keep(seat, what, 1)
            p.tell(say.BOUGHT_PIECE, seat, what, to=1 << seat)
        elif do.BUY_GRAIN.has(move):
            pay(p, seat, box.GRAIN_PRICE, secret=True)
            p.grain[seat] += 1
            p.tell(say.GRAIN_BOUGHT, seat, to=1 << seat)
        elif do.HIRE.has(move):
            n = do.HIRE.a(move)
            lose_card(p, seat, box.MERCENARY)
            pay(p, seat, n * box.HIRE_PRICE)
            p.keep_armies(seat, n)
            p.tell(say.HIRED, seat, n)
        elif do.ARCHITECT.has(move):
            lose_card(p, seat, box.ARCHITECT)
            self.half = True
            p.tell(say.ARCHITECT_PLAYED, seat)
        else:
            self.construct(p, seat, move)

    def construct(self, p: Universalis, seat: int, move: int) -> None:
        """Buildings are put on the map at once."""
        if do.SETTLE.has(move):
            t = do.SETTLE.a(move)
            pay(p, seat, self.priced(box.SETTLEMENT_PRICE))
            p.settlement[t] += 1
            self.settled.append(t)
            p.tell(say.SETTLEMENT_BUILT, seat, t, p.settlement[t])
        elif do.FORTIFY.has(move):
            t = do.FORTIFY.a(move)
            p.fort[t] += 1
            pay(p, seat, self.priced(box.FORT_PRICE[p.fort[t]]))
            self.walled.append(t)
            p.tell(say.FORT_BUILT, seat, t, p.fort[t])
        elif do.CATHEDRAL.has(move):
            t = do.CATHEDRAL.a(move)
            pay(p, seat, self.priced(box.CATHEDRAL_PRICE))
            p.cathedral[t] = 1
            p.tell(say.CATHEDRAL_BUILT, seat, t)
            turn_up(p, seat)
        elif do.BUILD.has(move):
            t = do.BUILD.b(move)
            pay(p, seat, box.BUILDING_PRICE)
            p.building[t] = do.BUILD.a(move)
            p.tell(say.BUILDING_BUILT, seat, do.BUILD.a(move), t)
        else:
            t = do.STORE_GRAIN.a(move)
            pay(p, seat, box.GRAIN_PRICE)
            p.barn[t] += 1
            p.tell(say.GRAIN_STORED, seat, t)
