"""Set-up of Medieval: the draft, first control, money and hands [2]."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.medieval.table.geography import (
    ACTIONS,
    CARD_OF,
    CLAIM,
    CLAIMED_BY,
    COPIES,
    DRAFTED,
    HAND_SIZE,
    HOME_MASK,
    INITIAL,
    LAND_MASK,
    PICKABLE,
    PICKS,
    POWERS,
    PROVINCES,
    START,
)
from reame.games.medieval.table.menus import menu
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.regions import Bits, members, union
from reame.games.medieval.table.things import (
    ASK_PICK,
    BORDERS,
    FIRST_PICKER,
    FIRST_PLAYER,
    NOT_DRAFTED,
    PICK,
    PICKED,
    TAKEN,
)
from reame.kernel.cards import Bag
from reame.kernel.fields import Field, Number, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step, circle


def _opening(power: int) -> int:
    """A mask of the provinces a power starts with: its own on the first cards, less a claimed one, plus its claim."""
    mask = 0
    for t in range(PROVINCES):
        if START[CARD_OF[t]] and CLAIM[t] == NOBODY and HOME_MASK[power] >> t & 1:
            mask |= 2**t
    return mask | 2 ** CLAIMED_BY[power] if CLAIMED_BY[power] != NOBODY else mask


def _touching(power: int) -> int:
    """A mask of the powers that share a land border with this one at the start [2.2, R-51]."""
    near = 0
    for t in range(PROVINCES):
        if OPENING[power] >> t & 1:
            near |= LAND_MASK[t]
    return sum([2**x for x in range(POWERS) if x != power and OPENING[x] & near])


def _shuffled(copies: list[int]) -> Bag:
    """A deck with so many copies of each card."""
    bag = Bag(len(copies))
    for card in range(len(copies)):
        bag.add(card, copies[card])
    return bag


OPENING: Final = [_opening(x) for x in range(POWERS)]
PICKS_FROM: Final = menu(PICK)
TOUCHING: Final = [Bits(_touching(x)) for x in range(POWERS)]
DECK: Final = _shuffled(COPIES)  # with all power cards
MAP_DECK: Final = _shuffled([int(not first) for first in START])


def pick_order(first: int, seats: int) -> list[int]:
    """Clockwise, then back, and with three players clockwise again [2.2]."""
    there = circle(first, seats)
    back = [there[i] for i in range(seats - 1, -1, -1)]
    out: list[int] = []
    for r in range(PICKS[seats]):
        out += there if r % 2 == 0 else back
    return out


class Draft(Step[Medieval]):
    """Powers are picked one at a time; then control, money, the deck and the hands [2.2 to 2.7]."""

    rule: ClassVar[str] = "2.2"
    FIELDS: ClassVar[list[Field]] = fields(order=Some(SEAT), picks=Number())

    def __init__(self) -> None:
        super().__init__()
        self.order: list[int] = []
        self.picks = 0

    def run(self, p: Medieval) -> None:
        if not self.order:
            first = p.dice.below(p.seats)
            p.tell(FIRST_PICKER, first)
            self.order = pick_order(first, p.seats)
        if self.picks < len(self.order):
            p.ask(self.order[self.picks])
            return
        deal(p)
        p.end()

    def refuse_alone(self, p: Medieval, power: int) -> Phrase | None:
        """Without a look at borders."""
        if not DRAFTED[power]:
            return NOT_DRAFTED
        return None if p.holder[power] == NOBODY else TAKEN

    def borders(self, p: Medieval, seat: int) -> i64:
        """A mask of the powers that touch what this seat has picked; none if all that are left do."""
        near = union(TOUCHING, p.crowns(seat))
        return near if PICKABLE & ~p.held() & ~near else 0

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return PICKS_FROM.listed(PICKABLE & ~p.held() & ~self.borders(p, seat))

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not PICK.has(move):
            return NOT_NOW
        power = PICK.a(move)
        no = self.refuse_alone(p, power)
        if no is not None:
            return no
        return BORDERS if self.borders(p, seat) >> power & 1 else None

    def question(self, p: Medieval, seat: int) -> Sentence:
        return ASK_PICK.of()

    def default(self, p: Medieval, seat: int) -> int:
        best = NOBODY
        for move in p.legal(seat):
            if best == NOBODY or INITIAL[PICK.a(move)] > INITIAL[PICK.a(best)]:
                best = move
        return best

    def take(self, p: Medieval, seat: int, move: int) -> None:
        p.tell(PICKED, seat, PICK.a(move))
        p.crown(PICK.a(move), seat)
        p.picked[PICK.a(move)] = seat
        self.picks += 1


def deal(p: Medieval) -> None:
    """First control, initial florins, the decks and four cards each [2.3 to 2.7]."""
    p.deck = DECK.clone()
    p.maps = MAP_DECK.clone()
    for power in members(p.held()):
        seat = p.holder[power]
        p.hold(seat, power)
        p.deck.take(ACTIONS + power)
        for t in members(OPENING[power]):
            p.give(t, seat)
    for seat in range(p.seats):
        for _ in range(HAND_SIZE):
            p.draw_card(seat)
    p.settle_control(p.held())
    p.active = p.dice.below(p.seats)
    p.tell(FIRST_PLAYER, p.active)
