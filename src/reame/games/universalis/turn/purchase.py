"""The purchase phase [3.8]: technologies, buildings, pieces, grain, mercenaries (D12)."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.decision.menu import Act, Menu
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.ledger import lose_card, pay, too_dear
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis, cities
from reame.games.universalis.table.reserves import limit, price, seen
from reame.games.universalis.turn.building import BuildCathedral, BuildForTrade, Fortify, Settle
from reame.games.universalis.turn.learning import Research
from reame.kernel.fields import Field, Flag, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS


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
        self.settled: list[int] = []  # where something was built in this phase
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
        if not p.options["grain_in_farm"] and knows_craft(p, seat):
            p.grain_most[seat] = box.GRAIN_MOST

    def priced(self, n: int) -> int:
        """With an architect, half."""
        return n // 2 if self.half else n

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return PURCHASES.moves(p, seat, self)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        return PURCHASES.refuse(p, seat, move, self)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_PURCHASE.of(min(p.florins[seat], box.FLORINS.high))

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
            p.council[seat] = 0
        else:
            PURCHASES.take(p, seat, move, self)


class BuyPiece(Act[Purchase]):
    """A banner, a general, a siege engine, a transport; limits are checked here."""

    def __init__(self) -> None:
        super().__init__(do.BUY)

    def refuse_piece(self, p: Universalis, seat: int, what: int) -> Phrase | None:
        """Why not this one."""
        if what == box.ARMIES_KEPT:
            return say.NOT_CHOSEN
        if p.banned >> seat & 1:
            return say.PURCHASE_BANNED
        if what >= box.GENERALS_KEPT and not p.has(seat, box.ARMY):
            return say.NEEDS_ARMY
        if seen(p, seat, what) + p.kept(seat, what) >= limit(p, seat, what):
            return say.TOO_MANY_OWNED.naming(limit(p, seat, what), p.level(seat))
        return too_dear(p, seat, price(what, p.transport_level(seat)))

    def moves(self, p: Universalis, seat: int, phase: Purchase) -> list[int]:
        return do.BUY.each([k for k in range(box.RESERVES) if self.refuse_piece(p, seat, k) is None])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Purchase) -> Phrase | None:
        return self.refuse_piece(p, seat, do.BUY.a(move))

    def take(self, p: Universalis, seat: int, move: int, phase: Purchase) -> None:
        what = do.BUY.a(move)
        pay(p, seat, price(what, p.transport_level(seat)), secret=True)
        p.keep(seat, what, 1)
        p.tell(say.BOUGHT_PIECE, seat, what, price(what, p.transport_level(seat)), to=1 << seat)


def knows_craft(p: Universalis, seat: int) -> bool:
    """Either craft lets a player buy grain."""
    return p.has(seat, box.AGRICULTURE) or p.has(seat, box.POTTERY)


class BuyGrain(Act[Purchase]):
    """A grain reserve behind the panel [1.7]."""

    def __init__(self) -> None:
        super().__init__(do.BUY_GRAIN)

    def moves(self, p: Universalis, seat: int, phase: Purchase) -> list[int]:
        move = do.BUY_GRAIN.at()
        return [move] if self.refuse(p, seat, move, phase) is None else []

    def refuse(self, p: Universalis, seat: int, move: int, phase: Purchase) -> Phrase | None:
        if p.options["grain_in_farm"]:
            return say.FARM_NEEDED
        if not knows_craft(p, seat):
            return say.NEEDS_CRAFT
        if p.grain[seat] >= box.GRAIN_MOST:
            return say.GRAIN_FULL.naming(box.GRAIN_MOST)
        return too_dear(p, seat, box.GRAIN_PRICE)

    def take(self, p: Universalis, seat: int, move: int, phase: Purchase) -> None:
        pay(p, seat, box.GRAIN_PRICE, secret=True)
        p.grain[seat] += 1
        p.tell(say.GRAIN_BOUGHT, seat, box.GRAIN_PRICE, to=1 << seat)


class StoreGrain(Act[Purchase]):
    """With the option, a grain reserve in an own farm [11.3]."""

    def __init__(self) -> None:
        super().__init__(do.STORE_GRAIN)

    def refuse_at(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """Why not there."""
        if not p.options["grain_in_farm"] or p.building[t] != box.FARM:
            return say.FARM_NEEDED
        if p.owner[t] != seat:
            return say.NOT_OWN_LAND
        if not p.has(seat, box.AGRICULTURE):
            return say.NEEDS_CRAFT
        if p.barn[t] >= box.FARM_GRAIN or p.grain_of(seat) >= box.GRAIN_MOST:
            return say.GRAIN_FULL.naming(box.GRAIN_MOST)
        return too_dear(p, seat, box.GRAIN_PRICE)

    def moves(self, p: Universalis, seat: int, phase: Purchase) -> list[int]:
        if not p.options["grain_in_farm"]:
            return []
        return do.STORE_GRAIN.each([t for t in cities(p, seat) if self.refuse_at(p, seat, t) is None])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Purchase) -> Phrase | None:
        return self.refuse_at(p, seat, do.STORE_GRAIN.a(move))

    def take(self, p: Universalis, seat: int, move: int, phase: Purchase) -> None:
        t = do.STORE_GRAIN.a(move)
        pay(p, seat, box.GRAIN_PRICE)
        p.barn[t] += 1
        p.tell(say.GRAIN_STORED, seat, t, box.GRAIN_PRICE)


class Hire(Act[Purchase]):
    """Armies for one mercenary card; several cards add up, one at a time."""

    def __init__(self) -> None:
        super().__init__(do.HIRE)

    def most(self, p: Universalis, seat: int) -> int:
        """Armies that one card brings."""
        n = box.HIRE_BASE
        if p.has(seat, box.METALWORKING):
            n += box.HIRE_MORE
        if p.has(seat, box.ARMY):
            n += box.HIRE_MORE
        return n

    def moves(self, p: Universalis, seat: int, phase: Purchase) -> list[int]:
        if not p.hands[seat].has(box.MERCENARY):
            return []
        return do.HIRE.span(1, min(self.most(p, seat), p.florins[seat] // box.HIRE_PRICE))

    def refuse(self, p: Universalis, seat: int, move: int, phase: Purchase) -> Phrase | None:
        n = do.HIRE.a(move)
        if not p.hands[seat].has(box.MERCENARY):
            return say.NO_SUCH_CARD
        if n > self.most(p, seat):
            return say.TOO_MANY_HIRED.naming(self.most(p, seat))
        return too_dear(p, seat, n * box.HIRE_PRICE)

    def take(self, p: Universalis, seat: int, move: int, phase: Purchase) -> None:
        n = do.HIRE.a(move)
        lose_card(p, seat, box.MERCENARY)
        pay(p, seat, n * box.HIRE_PRICE)
        p.keep_armies(seat, n)
        p.tell(say.HIRED, seat, n, n * box.HIRE_PRICE)


class PlayArchitect(Act[Purchase]):
    """Once in a phase, with architecture: what is built costs half from then on."""

    def __init__(self) -> None:
        super().__init__(do.ARCHITECT)

    def moves(self, p: Universalis, seat: int, phase: Purchase) -> list[int]:
        move = do.ARCHITECT.at()
        return [move] if self.refuse(p, seat, move, phase) is None else []

    def refuse(self, p: Universalis, seat: int, move: int, phase: Purchase) -> Phrase | None:
        if not p.hands[seat].has(box.ARCHITECT):
            return say.NO_SUCH_CARD
        if phase.half:
            return say.PLAYED_ALREADY
        if p.banned >> seat & 1:
            return say.PURCHASE_BANNED
        return None if p.has(seat, box.ARCHITECTURE) else say.NO_HALF_PRICE

    def take(self, p: Universalis, seat: int, move: int, phase: Purchase) -> None:
        lose_card(p, seat, box.ARCHITECT)
        phase.half = True
        p.tell(say.ARCHITECT_PLAYED, seat)


PURCHASES: Final = Menu[Purchase](
    Research(do.RESEARCH, half=False),
    Research(do.COUNCIL, half=True),
    Settle(),
    Fortify(),
    BuildCathedral(),
    BuildForTrade(),
    BuyPiece(),
    BuyGrain(),
    StoreGrain(),
    Hire(),
    PlayArchitect(),
)
