"""Set-up of Medieval: the draft, first control, money and hands [2]."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.medieval.land.geography import BORDERS, CARD_OF, CLAIM, CLAIMED_BY, HOMES, START
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.control import hold, settle_control
from reame.games.medieval.table.masks import BIT, Bits, members, union
from reame.games.medieval.table.position import Medieval
from reame.kernel.cards import Bag
from reame.kernel.fields import Field, Number, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.menus import menu
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step, circle


def _opening(power: int) -> int:
    """A mask of the provinces a power starts with: its own on the first cards, less a claimed one, plus its claim."""
    claimed = CLAIMED_BY[power]
    start = [i for i in HOMES[power] if START[CARD_OF[i]] and CLAIM[i] == NOBODY]
    return sum([BIT[i] for i in ([*start, claimed] if claimed != NOBODY else start)])


def _touching(power: int) -> int:
    """A mask of the powers that share a land border with this one at the start [2.2, R-51]."""
    near = union(BORDERS, OPENING[power])
    return sum([BIT[x] for x in range(t.POWERS) if x != power and OPENING[x] & near])


def _shuffled(copies: list[int]) -> Bag:
    """A deck with so many copies of each card."""
    bag = Bag(len(copies))
    for card in range(len(copies)):
        bag.add(card, copies[card])
    return bag


OPENING: Final = [_opening(x) for x in range(t.POWERS)]
PICKS_FROM: Final = menu(t.PICK)
TOUCHING: Final = [Bits(_touching(x)) for x in range(t.POWERS)]
DECK: Final = _shuffled(t.COPIES)  # with all power cards
MAP_DECK: Final = _shuffled([int(not first) for first in START])
MOST_PICKS: Final = max([seats * each for seats, each in t.PICKS.items()])


def pick_order(first: int, seats: int) -> list[int]:
    """Clockwise, then back, and with three players clockwise again [2.2]."""
    there = circle(first, seats)
    back = [there[i] for i in range(seats - 1, -1, -1)]
    out: list[int] = []
    for r in range(t.PICKS[seats]):
        out += there if r % 2 == 0 else back
    return out


class Draft(Step[Medieval]):
    """Powers are picked one at a time; then control, money, the deck and the hands [2.2 to 2.7]."""

    rule: ClassVar[str] = "2.2"
    FIELDS: ClassVar[list[Field]] = fields(order=Some(SEAT, MOST_PICKS), picks=Number(0, MOST_PICKS))

    def __init__(self) -> None:
        super().__init__()
        self.order: list[int] = []
        self.picks = 0

    def run(self, p: Medieval) -> None:
        if not self.order:
            first = p.dice.below(p.seats)
            p.tell(say.SETTING_UP)
            p.tell(say.FIRST_PICKER, first)
            self.order = pick_order(first, p.seats)
        if self.picks < len(self.order):
            p.ask(self.order[self.picks])
            return
        deal(p)
        p.end()

    def borders(self, p: Medieval, seat: int) -> i64:
        """A mask of the powers that touch what this seat has picked; none if all that are left do."""
        near = union(TOUCHING, p.crowns(seat))
        return near if t.PICKABLE & ~p.held() & ~near else 0

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return PICKS_FROM.listed(t.PICKABLE & ~p.held() & ~self.borders(p, seat))

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not t.PICK.has(move):
            return NOT_NOW
        power = t.PICK.a(move)
        if not t.DRAFTED[power]:
            return say.NOT_DRAFTED
        if p.holder[power] != NOBODY:
            return say.TAKEN
        return say.BORDERS if self.borders(p, seat) >> power & 1 else None

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_PICK.of()

    def default(self, p: Medieval, seat: int) -> int:
        best = NOBODY
        for move in p.legal(seat):
            if best == NOBODY or t.INITIAL[t.PICK.a(move)] > t.INITIAL[t.PICK.a(best)]:
                best = move
        return best

    def take(self, p: Medieval, seat: int, move: int) -> None:
        p.tell(say.PICKED, seat, t.PICK.a(move))
        p.crown(t.PICK.a(move), seat)
        p.picked[t.PICK.a(move)] = seat
        self.picks += 1


def deal(p: Medieval) -> None:
    """First control, initial florins, the decks and four cards each [2.3 to 2.7]."""
    p.deck = DECK.clone()
    p.maps = MAP_DECK.clone()
    for power in members(p.held()):
        seat = p.holder[power]
        hold(p, seat, power)
        p.deck.take(t.POWER_CARDS + power)
        opening = members(OPENING[power])
        for province in opening:
            p.give(province, seat)
        p.tell_list(say.GAINED, opening, seat)
    for seat in range(p.seats):
        p.fill_hand(seat)
    settle_control(p, p.held())
    p.active = p.dice.below(p.seats)
    p.tell(say.FIRST_PLAYER, p.active)
