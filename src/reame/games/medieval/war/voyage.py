"""The sea leg of an attack [10.2, 10.3]: a secret outlay, then interceptors in every Naval Area in turn."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import pay, saw_payment, saw_secret_payment
from reame.games.medieval.table.reckoning import tell_die
from reame.games.medieval.table.things import (
    FIT_OUT,
    INTERCEPT,
    INTERCEPTION_FEE,
    MOST_SEATS,
    NAVAL,
    NAVAL_COST,
    POWER,
    SEA,
    SHIPS,
)
from reame.games.medieval.war.ways import interceptors, rank
from reame.kernel.chance import Dice
from reame.kernel.fields import Field, Flag, Number, One, Per, Some, Word, fields, hidden, own
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class Voyage(Step[Medieval]):
    """A fleet sails from Naval Area to Naval Area until it arrives, or is sunk."""

    rule: ClassVar[str] = "10.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        power=One(POWER),
        areas=Some(SEA),
        stage=Word("fit_out", "area", "intercept", "over"),
        queue=Some(POWER, POWER.size),
        revealed=Flag(),
        lost=Flag(),
    ) + own(ships=Per(SEAT, Number(0, SHIPS.high), 0))

    def __init__(self, seat: int = NOBODY, power: int = NOBODY, areas: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.power = power
        self.areas = areas if areas is not None else []  # the first one is where the fleet is
        self.stage = "fit_out"
        self.queue: list[int] = []  # powers still to be asked in this area
        self.revealed = False
        self.lost = False
        self.ships = [0] * MOST_SEATS

    def run(self, p: Medieval) -> None:
        if self.stage == "fit_out":
            p.push(FitOut(self.seat, self.power))
        elif self.stage == "area":
            if not self.areas:
                self.stage = "over"
                return
            self.queue = interceptors(p, self.seat, self.areas[0])
            if self.queue:
                p.tell(say.SAILED, self.seat, self.areas[0])
            self.queue = in_order(p, self.queue, self.areas[0])
            self.stage = "intercept"
        elif self.stage == "intercept":
            if self.queue:
                p.push(Interception(self.queue[0], self.power, self.areas[0]))
            else:
                self.areas.pop(0)
                self.stage = "area"
        else:
            if not self.revealed:
                saw_secret_payment(p, self.seat)
            p.end()

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, FitOut):
            self.ships[self.seat] = child.ships
            self.stage = "area"
        elif isinstance(child, Interception):
            self.queue.pop(0)
            if child.ships != NOBODY:
                self.battle(p, child.power, child.ships)

    def battle(self, p: Medieval, power: int, ships: int) -> None:
        """Both outlays become public [10.3]."""
        seat = p.holder[power]
        cost = INTERCEPTION_FEE + NAVAL_COST * ships
        p.tell(say.INTERCEPTS, seat, power, self.areas[0], cost)
        pay(p, seat, cost)
        mine = self.ships[self.seat]
        if not self.revealed:
            self.revealed = True
            p.shown += 1
            saw_payment(p, self.seat, NAVAL_COST * mine)
        die = p.dice.roll()
        other = p.dice.roll()
        mover = die + NAVAL[self.power] + mine
        meeter = other + NAVAL[power] + ships
        self.lost = sinks(meeter, mover, self.power, power)
        p.tell(say.SUNK if self.lost else say.NAVAL_BATTLE, self.seat, self.areas[0], mover, meeter)
        tell_fleet(p, self.power, self.seat, die, mine)
        tell_fleet(p, power, seat, other, ships)
        if mover == meeter:
            p.tell(say.TIED_AT_SEA)
        if self.lost:
            self.stage = "over"

    def forget(self, p: Medieval, seat: int, dice: Dice) -> None:
        """The florins dealt anew are those before the outlay; some of them are in the mover's fist."""
        if seat == self.seat or self.revealed or self.stage == "fit_out":
            return
        n = dice.below(min(p.florins[self.seat] // NAVAL_COST, SHIPS.high) + 1)
        self.ships[self.seat] = n
        p.florins[self.seat] -= NAVAL_COST * n


def sinks(meeter: int, mover: int, power: int, other: int) -> bool:
    """Is the fleet of a power sunk by another one? On a tie the stronger navy wins, then the mover [10.3]."""
    return meeter > mover or (meeter == mover and NAVAL[other] > NAVAL[power])


class FitOut(Step[Medieval]):
    """The mover spends what he likes on his fleet, in his fist; it is lost whatever happens [10.3, R-42]."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), power=One(POWER)) + hidden(ships=Number(0, SHIPS.high))

    def __init__(self, seat: int = NOBODY, power: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.power = power
        self.ships = 0

    def run(self, p: Medieval) -> None:
        p.ask(self.seat)

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return FIT_OUT.span(0, p.florins[seat] // NAVAL_COST)

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not FIT_OUT.has(move):
            return NOT_NOW
        price = FIT_OUT.a(move) * NAVAL_COST
        return say.too_poor(price, p.florins[seat]) if price > p.florins[seat] else None

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_FIT_OUT.of(self.power)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        self.ships = FIT_OUT.a(move)
        p.florins[seat] -= NAVAL_COST * self.ships
        p.tell(say.FITTED_OUT, seat, self.ships, NAVAL_COST * self.ships, to=1 << seat)
        p.end()


class Interception(Step[Medieval]):
    """A power on the coast may meet the fleet, for a fee and an outlay of its own [10.2, R-43]."""

    rule: ClassVar[str] = "10.2"
    FIELDS: ClassVar[list[Field]] = fields(
        power=One(POWER), mover=One(POWER), area=One(SEA), ships=Number(NOBODY, SHIPS.high)
    )

    def __init__(self, power: int = NOBODY, mover: int = NOBODY, area: int = NOBODY) -> None:
        super().__init__()
        self.power = power
        self.mover = mover
        self.area = area
        self.ships = NOBODY  # it lets the fleet pass

    def run(self, p: Medieval) -> None:
        p.ask(p.holder[self.power])

    def legal(self, p: Medieval, seat: int) -> list[int]:
        if p.florins[seat] < INTERCEPTION_FEE:
            return [PASS]
        return [PASS] + INTERCEPT.span(0, (p.florins[seat] - INTERCEPTION_FEE) // NAVAL_COST)

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if not INTERCEPT.has(move):
            return NOT_NOW
        price = INTERCEPT.a(move) * NAVAL_COST + INTERCEPTION_FEE
        return say.too_poor(price, p.florins[seat]) if price > p.florins[seat] else None

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_INTERCEPT.of(self.power, self.mover, self.area)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if move != PASS:
            self.ships = INTERCEPT.a(move)
        p.end()


def tell_fleet(p: Medieval, power: int, seat: int, die: int, ships: int) -> None:
    """How the figure of a fleet came about [10.3]."""
    p.tell_sum(say.SUM_FLEET, power, seat)
    tell_die(p, die)
    p.tell_term(say.SUM_NAVY, NAVAL[power], power)
    if ships:
        p.tell_term(say.SUM_SHIPS, ships, NAVAL_COST * ships)


def in_order(p: Medieval, powers: list[int], sea: int) -> list[int]:
    """Interceptors by rank; equals roll off, as often as needed [10.2]."""
    if len(powers) < 2:
        return powers
    ranks = [rank(p, x, sea) for x in powers]
    out: list[int] = []
    for r in sorted(set(ranks), reverse=True):
        out += roll_off(p, [powers[i] for i in range(len(powers)) if ranks[i] == r])
    return out


def roll_off(p: Medieval, powers: list[int]) -> list[int]:
    """The higher die first; those who are equal roll again."""
    if len(powers) < 2:
        return powers
    rolls = [p.dice.roll() for _ in powers]
    for i in range(len(powers)):
        p.tell(say.ROLLED_OFF, powers[i], rolls[i])
    out: list[int] = []
    for face in range(6, 0, -1):
        out += roll_off(p, [powers[i] for i in range(len(powers)) if rolls[i] == face])
    return out
