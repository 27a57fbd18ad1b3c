"""The purchase phase [3.8]: technologies, buildings, pieces, grain, mercenaries (D12)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.realm.deeds import cathedral_room
from reame.games.universalis.realm.ledger import lose_card, pay, turn_up
from reame.games.universalis.table.phrases import (
    ARCHITECT_PLAYED,
    BOUGHT_PIECE,
    BUILDING_BUILT,
    BUILDING_THERE,
    CATHEDRAL_BUILT,
    CATHEDRAL_FULL,
    FARM_NEEDED,
    FORT_BUILT,
    FORT_TOO_HIGH,
    GRAIN_BOUGHT,
    GRAIN_FULL,
    GRAIN_STORED,
    HIRED,
    KINGDOM_NOT_HELD,
    LEVEL_TOO_LOW,
    NEEDS_ARCHITECTURE,
    NEEDS_ARMY,
    NEEDS_CRAFT,
    NO_BUILDING,
    NO_CITY,
    NO_COUNCIL,
    NO_HALF_PRICE,
    NO_SUCH_CARD,
    NOT_CHOSEN,
    NOT_OWN_LAND,
    ONE_LEVEL,
    OWNED_ALREADY,
    PLAYED_ALREADY,
    PREREQUISITE,
    PURCHASE_BANNED,
    Q_PURCHASE,
    SETTLEMENT_BUILT,
    TOO_DEAR,
    TOO_MANY_HIRED,
    TOO_MANY_OWNED,
    TOP_LEVEL,
)
from reame.games.universalis.table.position import Universalis, cities
from reame.games.universalis.table.reserves import limit, price, seen
from reame.games.universalis.table.things import (
    AGRICOLTURA,
    ARCHITECT,
    ARCHITETTO,
    ARCHITETTURA,
    ARMIES_KEPT,
    BUILD,
    BUILDING,
    BUILDING_PRICE,
    BUY,
    BUY_GRAIN,
    CATHEDRAL,
    CATHEDRAL_PRICE,
    CITY_OF,
    COUNCIL,
    ESERCITO,
    FARM,
    FARM_GRAIN,
    FORT_NEEDS,
    FORT_PRICE,
    FORTIFY,
    GENERALS_KEPT,
    GRAIN_MOST,
    GRAIN_PRICE,
    HIRE,
    HIRE_BASE,
    HIRE_MORE,
    HIRE_PRICE,
    KINGDOM_OF,
    MERCENARIO,
    METALLI,
    RESEARCH,
    RESERVE,
    SETTLE,
    SETTLEMENT_NEEDS,
    SETTLEMENT_PRICE,
    STORE_GRAIN,
    TECH_NEEDS,
    TECH_NEEDS_4,
    TECH_PRICE,
    TECH_PRICE_4,
    TECHS,
    TERRITORY,
    TOP,
    VASELLAME,
)
from reame.games.universalis.turn.decision import Decision
from reame.games.universalis.turn.learning import learn
from reame.kernel.fields import Field, Flag, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW


def tech_price(p: Universalis, tech: int) -> int:
    """By level, or by the four levels of religion."""
    return (TECH_PRICE_4 if p.options["religion_four_levels"] else TECH_PRICE)[tech]


def refuse_tech(p: Universalis, seat: int, tech: int, half: bool) -> Phrase | None:
    """Every prerequisite must be owned since before this turn."""
    if half and not p.council:
        return NO_COUNCIL
    if p.has(seat, tech):
        return OWNED_ALREADY
    need = (TECH_NEEDS_4 if p.options["religion_four_levels"] else TECH_NEEDS)[tech]
    if need & ~(p.technologies[seat] & ~p.fresh[seat]):
        return PREREQUISITE
    price = tech_price(p, tech)
    return TOO_DEAR if (price // 2 if half else price) > p.florins[seat] else None


def refuse_piece(p: Universalis, seat: int, what: int) -> Phrase | None:
    """Limits are checked at purchase."""
    if what == ARMIES_KEPT:
        return NOT_CHOSEN
    if p.banned >> seat & 1:
        return PURCHASE_BANNED
    if what >= GENERALS_KEPT and not p.has(seat, ESERCITO):
        return NEEDS_ARMY
    if seen(p, seat, what) + p.kept(seat, what) >= limit(p, seat, what):
        return TOO_MANY_OWNED
    return TOO_DEAR if price(what, p.transport_level(seat)) > p.florins[seat] else None


def hire_most(p: Universalis, seat: int) -> int:
    """Armies one mercenary card brings."""
    n = HIRE_BASE
    if p.has(seat, METALLI):
        n += HIRE_MORE
    if p.has(seat, ESERCITO):
        n += HIRE_MORE
    return n


class Purchase(Decision):
    """Any number of purchases. What goes to the reserve is nobody else's business."""

    rule: ClassVar[str] = "3.8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        half=Flag(),  # an architect is at work
        settled=Some(TERRITORY),
        walled=Some(TERRITORY),
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
        if not p.options["grain_in_farm"] and (p.has(seat, AGRICOLTURA) or p.has(seat, VASELLAME)):
            p.grain_most[seat] = GRAIN_MOST

    def priced(self, n: int) -> int:
        """With an architect, half."""
        return n // 2 if self.half else n

    # -- buildings ---------------------------------------------------------------------------

    def refuse_builder(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """Who may build on a territory at all?"""
        if p.banned >> seat & 1:
            return PURCHASE_BANNED
        if p.owner[t] != seat:
            return NOT_OWN_LAND
        return None if p.has(seat, ARCHITETTURA) else NEEDS_ARCHITECTURE

    def refuse_settle(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """One level for a territory and turn, as high as the technology level allows."""
        no = self.refuse_builder(p, seat, t)
        if no is not None:
            return no
        if CITY_OF[t] == NOBODY:
            return NO_CITY
        if t in self.settled:
            return ONE_LEVEL
        if p.settlement[t] >= TOP:
            return TOP_LEVEL
        if SETTLEMENT_NEEDS[p.settlement[t] + 1] > p.level(seat):
            return LEVEL_TOO_LOW
        return TOO_DEAR if self.priced(SETTLEMENT_PRICE) > p.florins[seat] else None

    def refuse_fortify(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """The small fort anywhere, higher ones in a city that is as high."""
        no = self.refuse_builder(p, seat, t)
        if no is not None:
            return no
        if t in self.walled:
            return ONE_LEVEL
        level = p.fort[t] + 1
        if level > TOP:
            return TOP_LEVEL
        if level > 1 and level > p.settlement[t]:
            return FORT_TOO_HIGH
        if FORT_NEEDS[level] > p.level(seat):
            return LEVEL_TOO_LOW
        return TOO_DEAR if self.priced(FORT_PRICE[level]) > p.florins[seat] else None

    def refuse_cathedral(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """The whole kingdom held since before this turn, and room for one more."""
        no = self.refuse_builder(p, seat, t)
        if no is not None:
            return no
        k = KINGDOM_OF[t]
        if p.complete[k] != seat or not p.holds(seat, k):
            return KINGDOM_NOT_HELD
        if p.cathedral[t] or cathedral_room(p, k) <= 0:
            return CATHEDRAL_FULL
        return TOO_DEAR if self.priced(CATHEDRAL_PRICE) > p.florins[seat] else None

    def refuse_build(self, p: Universalis, seat: int, what: int, t: int) -> Phrase | None:
        """Farm, market, mine: one in each own city."""
        if not p.options["trade_buildings"] or what == 0:
            return NO_BUILDING
        no = self.refuse_builder(p, seat, t)
        if no is not None:
            return no
        if not p.city(t):
            return NO_CITY
        if p.building[t]:
            return BUILDING_THERE
        return TOO_DEAR if p.florins[seat] < BUILDING_PRICE else None

    # -- grain and cards ---------------------------------------------------------------------

    def refuse_grain(self, p: Universalis, seat: int) -> Phrase | None:
        """Either craft lets a player buy grain."""
        if p.options["grain_in_farm"]:
            return FARM_NEEDED
        if not p.has(seat, AGRICOLTURA) and not p.has(seat, VASELLAME):
            return NEEDS_CRAFT
        if p.grain[seat] >= GRAIN_MOST:
            return GRAIN_FULL
        return TOO_DEAR if p.florins[seat] < GRAIN_PRICE else None

    def refuse_store(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """With the option, grain lies in a farm."""
        if not p.options["grain_in_farm"] or p.building[t] != FARM:
            return FARM_NEEDED
        if p.owner[t] != seat:
            return NOT_OWN_LAND
        if not p.has(seat, AGRICOLTURA):
            return NEEDS_CRAFT
        if p.barn[t] >= FARM_GRAIN or p.grain_of(seat) >= GRAIN_MOST:
            return GRAIN_FULL
        return TOO_DEAR if p.florins[seat] < GRAIN_PRICE else None

    def refuse_hire(self, p: Universalis, seat: int, n: int) -> Phrase | None:
        """One card at a time."""
        if not p.hands[seat].has(MERCENARIO):
            return NO_SUCH_CARD
        if n > hire_most(p, seat):
            return TOO_MANY_HIRED
        return TOO_DEAR if n * HIRE_PRICE > p.florins[seat] else None

    def refuse_architect(self, p: Universalis, seat: int) -> Phrase | None:
        """Once in a phase, with architecture."""
        if not p.hands[seat].has(ARCHITETTO):
            return NO_SUCH_CARD
        if self.half:
            return PLAYED_ALREADY
        if p.banned >> seat & 1:
            return PURCHASE_BANNED
        return None if p.has(seat, ARCHITETTURA) else NO_HALF_PRICE

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = [PASS]
        out += [RESEARCH.at(k) for k in range(TECHS) if refuse_tech(p, seat, k, False) is None]
        if p.council:
            out += [COUNCIL.at(k) for k in range(TECHS) if refuse_tech(p, seat, k, True) is None]
        if p.has(seat, ARCHITETTURA) and not p.banned >> seat & 1:
            lands = p.lands(seat)
            out += [SETTLE.at(t) for t in lands if self.refuse_settle(p, seat, t) is None]
            out += [FORTIFY.at(t) for t in lands if self.refuse_fortify(p, seat, t) is None]
            if self.priced(CATHEDRAL_PRICE) <= p.florins[seat]:
                out += [CATHEDRAL.at(t) for t in lands if self.refuse_cathedral(p, seat, t) is None]
            if p.options["trade_buildings"]:
                towns = cities(p, seat)
                for k in range(1, BUILDING.size):
                    out += [BUILD.at(k, t) for t in towns if self.refuse_build(p, seat, k, t) is None]
        out += [BUY.at(k) for k in range(RESERVE.size) if refuse_piece(p, seat, k) is None]
        if self.refuse_grain(p, seat) is None:
            out.append(BUY_GRAIN.at())
        if p.options["grain_in_farm"]:
            out += [STORE_GRAIN.at(t) for t in cities(p, seat) if self.refuse_store(p, seat, t) is None]
        if p.hands[seat].has(MERCENARIO):
            out += HIRE.span(1, min(hire_most(p, seat), p.florins[seat] // HIRE_PRICE))
        if self.refuse_architect(p, seat) is None:
            out.append(ARCHITECT.at())
        return out

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if RESEARCH.has(move):
            return refuse_tech(p, seat, RESEARCH.a(move), False)
        if COUNCIL.has(move):
            return refuse_tech(p, seat, COUNCIL.a(move), True)
        if SETTLE.has(move):
            return self.refuse_settle(p, seat, SETTLE.a(move))
        if FORTIFY.has(move):
            return self.refuse_fortify(p, seat, FORTIFY.a(move))
        if CATHEDRAL.has(move):
            return self.refuse_cathedral(p, seat, CATHEDRAL.a(move))
        if BUILD.has(move):
            return self.refuse_build(p, seat, BUILD.a(move), BUILD.b(move))
        if BUY.has(move):
            return refuse_piece(p, seat, BUY.a(move))
        if BUY_GRAIN.has(move):
            return self.refuse_grain(p, seat)
        if STORE_GRAIN.has(move):
            return self.refuse_store(p, seat, STORE_GRAIN.a(move))
        if HIRE.has(move):
            return self.refuse_hire(p, seat, HIRE.a(move))
        return self.refuse_architect(p, seat) if ARCHITECT.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return Q_PURCHASE.of(p.florins[seat])

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
            p.council = 0
        elif RESEARCH.has(move):
            pay(p, seat, tech_price(p, RESEARCH.a(move)))
            learn(p, seat, RESEARCH.a(move))
            self.stock(p, seat)
        elif COUNCIL.has(move):
            p.council -= 1
            pay(p, seat, tech_price(p, COUNCIL.a(move)) // 2)
            learn(p, seat, COUNCIL.a(move))
            self.stock(p, seat)
        elif BUY.has(move):
            what = BUY.a(move)
            pay(p, seat, price(what, p.transport_level(seat)), secret=True)
            p.keep(seat, what, 1)
            p.tell(BOUGHT_PIECE, seat, what, to=1 << seat)
        elif BUY_GRAIN.has(move):
            pay(p, seat, GRAIN_PRICE, secret=True)
            p.grain[seat] += 1
            p.tell(GRAIN_BOUGHT, seat, to=1 << seat)
        elif HIRE.has(move):
            n = HIRE.a(move)
            lose_card(p, seat, MERCENARIO)
            pay(p, seat, n * HIRE_PRICE)
            p.keep_armies(seat, n)
            p.tell(HIRED, seat, n)
        elif ARCHITECT.has(move):
            lose_card(p, seat, ARCHITETTO)
            self.half = True
            p.tell(ARCHITECT_PLAYED, seat)
        else:
            self.construct(p, seat, move)

    def construct(self, p: Universalis, seat: int, move: int) -> None:
        """Buildings are put on the map at once."""
        if SETTLE.has(move):
            t = SETTLE.a(move)
            pay(p, seat, self.priced(SETTLEMENT_PRICE))
            p.settlement[t] += 1
            self.settled.append(t)
            p.tell(SETTLEMENT_BUILT, seat, t, p.settlement[t])
        elif FORTIFY.has(move):
            t = FORTIFY.a(move)
            p.fort[t] += 1
            pay(p, seat, self.priced(FORT_PRICE[p.fort[t]]))
            self.walled.append(t)
            p.tell(FORT_BUILT, seat, t, p.fort[t])
        elif CATHEDRAL.has(move):
            t = CATHEDRAL.a(move)
            pay(p, seat, self.priced(CATHEDRAL_PRICE))
            p.cathedral[t] = 1
            p.tell(CATHEDRAL_BUILT, seat, t)
            turn_up(p, seat)
        elif BUILD.has(move):
            t = BUILD.b(move)
            pay(p, seat, BUILDING_PRICE)
            p.building[t] = BUILD.a(move)
            p.tell(BUILDING_BUILT, seat, BUILD.a(move), t)
        else:
            t = STORE_GRAIN.a(move)
            pay(p, seat, GRAIN_PRICE)
            p.barn[t] += 1
            p.tell(GRAIN_STORED, seat, t)
