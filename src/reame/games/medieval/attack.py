"""An attack before the battle: mercenaries, Jihad, the route, permissions, the voyage [9.4, 9.5, 10, 11]."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.battle import Battle
from reame.games.medieval.cards import Announce
from reame.games.medieval.deals import TABLE_SIZE, Permission, carry_out
from reame.games.medieval.geography import (
    BIT,
    EVERY_POWER,
    INTERCEPTION_FEE,
    JIHAD,
    MERCENARIES,
    MERCENARY,
    NAVAL,
    NAVAL_COST,
    PLACE,
    POWER,
    PROVINCE,
    PROVINCES,
    ROUTES,
    SEA,
)
from reame.games.medieval.position import Medieval
from reame.games.medieval.routes import (
    interceptors,
    next_places,
    permits,
    rank,
    seas_of,
    serves_from,
    starts,
    straight,
)
from reame.games.medieval.things import (
    ABANDONED,
    ASK_FIT_OUT,
    ASK_HIRE,
    ASK_INTERCEPT,
    ASK_ROUTE,
    ASK_STEP,
    FIT_OUT,
    FROM,
    GIVE_FLORINS,
    GIVE_PROVINCE,
    GO,
    HIRE,
    HIRED,
    INTERCEPT,
    INTERCEPTS,
    MARCHES,
    MARCHES_BY,
    MOVES,
    NAVAL_BATTLE,
    NO_MERCENARY,
    NOT_A_START,
    NOT_A_STEP,
    PLAYED,
    SAILED,
    SHIPS_SHOWN,
    STRAIGHT,
    SUNK,
    TAKE_FLORINS,
    TAKE_PROVINCE,
    TOO_POOR,
)
from reame.kernel.chance import Dice
from reame.kernel.fields import Field, Flag, Mask, Moves, Number, One, Per, Some, Word, fields, hidden, own
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class Attack(Step[Medieval]):
    """A power attacks a province; the fee is paid and the power used whatever comes of it [9.4, R-55]."""

    rule: ClassVar[str] = "9.4"
    FIELDS: ClassVar[list[Field]] = (
        fields(
            seat=One(SEAT),
            power=One(POWER),
            target=One(PROVINCE),
            jihad=Flag(),
            mercenaries=Mask(POWER),
            stage=Word("hire", "jihad", "route", "permission", "sail", "fight", "over"),
            tried=Number(),
            route=Some(PLACE),
            permits=Some(SEAT),
            granted=Number(),
        )
        + own(promises=Per(SEAT, Moves(MOVES, most=40)))
        + hidden(makers=Some(SEAT))
    )

    def __init__(self, seat: int = NOBODY, power: int = NOBODY, target: int = NOBODY, jihad: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.power = power
        self.target = target
        self.jihad = jihad
        self.mercenaries = 0
        self.stage = "hire"
        self.tried = 0
        self.route: list[int] = []
        self.permits: list[int] = []  # whose permission the route needs
        self.granted = 0  # how many of them have given it
        self.promises: list[list[int]] = [[]] * TABLE_SIZE  # agreed with each, made anew; the attacker sees all
        self.makers: list[int] = []  # who made the offer that each of them agreed to

    def run(self, p: Medieval) -> None:
        if self.stage == "hire":
            if self.for_hire(p):
                p.ask(self.seat)
            else:
                self.stage = "jihad"
        elif self.stage == "jihad":
            self.stage = "route"
            if self.jihad:
                p.spend(self.seat, JIHAD)
                p.tell(PLAYED, self.seat, JIHAD)
                p.push(Announce(JIHAD, self.seat))
        elif self.stage == "route":
            if self.tried == ROUTES:
                self.fail(p)
            else:
                self.tried += 1
                p.push(Route(self.seat, self.power, self.target))
        elif self.stage == "permission":
            if self.granted < len(self.permits):
                request = Permission(self.seat, self.permits[self.granted], self.power, self.closed(p))
                p.push(request.bind(self.owed(), self.pledged()))
            else:
                self.agree(p)
        elif self.stage == "sail":
            self.stage = "fight"
            areas = seas_of(self.route)
            if areas:
                p.push(Voyage(self.seat, self.power, areas))
        elif self.stage == "fight":
            self.stage = "over"
            p.push(Battle(self.seat, self.power, self.target, self.jihad, self.mercenaries))
        else:
            p.end()

    # -- mercenaries -----------------------------------------------------------------------------

    def refuse_hire(self, p: Medieval, power: int) -> Phrase | None:
        """Cumans and Polovtsy of one's own, near enough, not yet used [11]."""
        if not MERCENARY[power] or p.holder[power] != self.seat or power == self.power:
            return NO_MERCENARY
        if (p.used | p.civil_war) >> power & 1:
            return NO_MERCENARY
        return None if serves_from(p, self.seat, power, self.target) else NO_MERCENARY

    def for_hire(self, p: Medieval) -> list[int]:
        """The mercenaries that could join."""
        return [x for x in MERCENARIES if p.holder[x] == self.seat and self.refuse_hire(p, x) is None]

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return [PASS] + HIRE.each(self.for_hire(p))

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        return self.refuse_hire(p, HIRE.a(move)) if HIRE.has(move) else NOT_NOW

    def question(self, p: Medieval, seat: int) -> Sentence:
        return ASK_HIRE.of(self.power, self.target)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "jihad"
        else:
            self.mercenaries |= BIT[HIRE.a(move)]
            p.used |= BIT[HIRE.a(move)]
            p.tell(HIRED, seat, HIRE.a(move))

    # -- route and permissions -------------------------------------------------------------------

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Announce):
            self.jihad = child.stands
        elif isinstance(child, Route):
            if child.route:
                self.route = child.route
                self.permits = permits(p, self.seat, self.power, self.route)
                self.stage = "permission"
            else:
                self.fail(p)
        elif isinstance(child, Permission):
            self.note(p, child)
        elif isinstance(child, Voyage) and child.lost:
            self.stage = "over"

    def note(self, p: Medieval, request: Permission) -> None:
        """One answer of several; a refusal is the end of this route [11.3]."""
        if not request.granted:
            self.stage = "route"
            self.clear()
            return
        other = self.permits[self.granted]
        self.granted += 1
        self.makers.append(request.maker)
        self.promises[other] = request.terms.copy()
        self.promises[self.seat] = self.promises[self.seat] + request.terms

    def clear(self) -> None:
        """Nothing of a route that failed remains."""
        self.route = []
        self.permits = []
        self.granted = 0
        self.makers = []
        self.promises = [[]] * TABLE_SIZE

    def owed(self) -> int:
        """Florins promised on this route."""
        n = 0
        for t in self.promises[self.seat]:
            if GIVE_FLORINS.has(t):
                n += GIVE_FLORINS.a(t)
            elif TAKE_FLORINS.has(t):
                n += TAKE_FLORINS.a(t)
        return n

    def closed(self, p: Medieval) -> int:
        """A mask of what cannot be ceded: the route with both its ends, mercenary homes [11.3]."""
        mask = 0
        for place in self.route:
            if place < PROVINCES:
                mask |= BIT[place]
        for x in MERCENARIES:
            if self.mercenaries >> x & 1:
                for t in serves_from(p, self.seat, x, self.target):
                    mask |= BIT[t]
        return mask

    def pledged(self) -> int:
        """A mask of the provinces promised on this route."""
        mask = 0
        for t in self.promises[self.seat]:
            if GIVE_PROVINCE.has(t):
                mask |= BIT[GIVE_PROVINCE.a(t)]
            elif TAKE_PROVINCE.has(t):
                mask |= BIT[TAKE_PROVINCE.a(t)]
        return mask

    def agree(self, p: Medieval) -> None:
        """All have agreed: all terms are carried out together."""
        for i in range(len(self.permits)):
            other = self.permits[i]
            maker = self.makers[i]
            if self.promises[other]:
                p.shown += 1
                carry_out(p, maker, self.seat if maker == other else other, self.promises[other])
        if self.promises[self.seat]:
            p.settle_control(EVERY_POWER)
        p.tell(MARCHES, self.seat, self.target)
        for place in self.route[1:-1]:
            p.tell(MARCHES_BY, place)
        self.stage = "sail"

    def fail(self, p: Medieval) -> None:
        """No way: the attack is lost."""
        p.tell(ABANDONED, self.seat, self.target)
        self.stage = "over"

    def forget(self, p: Medieval, seat: int, dice: Dice) -> None:
        """What others have been promised."""
        if seat == self.seat:
            return
        for s in range(TABLE_SIZE):
            if s != seat:
                self.promises[s] = []
        if seat >= 0:
            self.promises[self.seat] = self.promises[seat].copy()


class Route(Step[Medieval]):
    """The attacker names a route, place by place, or lets the shortest one be taken [9.5, 10.1]."""

    rule: ClassVar[str] = "9.5"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        power=One(POWER),
        target=One(PROVINCE),
        route=Some(PLACE),
        plan=Some(PLACE),
        permits=Some(SEAT),
        interceptors=Mask(POWER),
        done=Flag(),
    )

    def __init__(self, seat: int = NOBODY, power: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.power = power
        self.target = target
        self.route: list[int] = []
        self.plan: list[int] = []  # the straight way from here, whom it has to ask and who may meet it at sea
        self.permits: list[int] = []
        self.interceptors = 0
        self.done = False

    def run(self, p: Medieval) -> None:
        if self.done:
            p.end()
            return
        if self.route and self.plan[: len(self.route)] == self.route:  # as planned: the rest is still the best
            p.ask(self.seat)
            return
        self.plan = straight(p, self.seat, self.power, self.target, self.route)
        if not self.plan:  # permissions have cost the attacker his origin's way, or a ban has come
            p.end()
            return
        if len(self.plan) == 2:  # the target touches an origin by land: there is nothing to choose [10.2]
            self.route = self.plan
            self.done = True
            return
        self.permits = permits(p, self.seat, self.power, self.plan)
        self.interceptors = 0
        for sea in seas_of(self.plan):
            for x in interceptors(p, self.seat, sea):
                self.interceptors |= BIT[x]
        p.ask(self.seat)

    def legal(self, p: Medieval, seat: int) -> list[int]:
        if self.route:
            return [STRAIGHT.first] + GO.each(next_places(p, self.power, self.target, self.route))
        return [PASS, STRAIGHT.first] + FROM.each(starts(p, seat, self.power, self.target))

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if move == STRAIGHT.first or (move == PASS and not self.route):
            return None
        if self.route:
            if not GO.has(move):
                return NOT_NOW
            return None if GO.a(move) in next_places(p, self.power, self.target, self.route) else NOT_A_STEP
        if not FROM.has(move):
            return NOT_NOW
        return None if FROM.a(move) in starts(p, seat, self.power, self.target) else NOT_A_START

    def question(self, p: Medieval, seat: int) -> Sentence:
        if self.route:
            return ASK_STEP.of(self.target, self.route[len(self.route) - 1])
        return ASK_ROUTE.of(self.power, self.target)

    def default(self, p: Medieval, seat: int) -> int:
        return STRAIGHT.first if self.route or not self.permits else PASS

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if move == PASS:
            self.done = True
        elif move == STRAIGHT.first:
            self.route = self.plan
            self.done = True
        else:
            self.route.append(FROM.a(move) if FROM.has(move) else GO.a(move))
            self.done = self.route[len(self.route) - 1] == self.target


class Voyage(Step[Medieval]):
    """The sea leg: a secret outlay, then interceptors in every Naval Area in turn [10.2, 10.3]."""

    rule: ClassVar[str] = "10.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        power=One(POWER),
        areas=Some(SEA),
        stage=Word("fit_out", "area", "intercept", "over"),
        queue=Some(POWER),
        revealed=Flag(),
        lost=Flag(),
    ) + own(ships=Per(SEAT, Number(), 0))

    def __init__(self, seat: int = NOBODY, power: int = NOBODY, areas: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.power = power
        self.areas = areas if areas is not None else []  # the first one is where the fleet is
        self.stage = "fit_out"
        self.queue: list[int] = []  # powers still to be asked in this area
        self.revealed = False
        self.lost = False
        self.ships = [0] * TABLE_SIZE

    def run(self, p: Medieval) -> None:
        if self.stage == "fit_out":
            p.ask(self.seat)
        elif self.stage == "area":
            if not self.areas:
                self.stage = "over"
                return
            p.tell(SAILED, self.seat, self.areas[0])
            self.queue = in_order(p, interceptors(p, self.seat, self.areas[0]), self.areas[0])
            self.stage = "intercept"
        elif self.stage == "intercept":
            if self.queue:
                p.ask(p.holder[self.queue[0]])
            else:
                self.areas.pop(0)
                self.stage = "area"
        else:
            if not self.revealed:
                p.saw_secret_payment(self.seat)
            p.end()

    def legal(self, p: Medieval, seat: int) -> list[int]:
        if self.stage == "fit_out":
            return FIT_OUT.span(0, p.florins[seat] // NAVAL_COST)
        if p.florins[seat] < INTERCEPTION_FEE:
            return [PASS]
        return [PASS] + INTERCEPT.span(0, (p.florins[seat] - INTERCEPTION_FEE) // NAVAL_COST)

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if self.stage == "fit_out":
            if not FIT_OUT.has(move):
                return NOT_NOW
            return TOO_POOR if FIT_OUT.a(move) * NAVAL_COST > p.florins[seat] else None
        if move == PASS:
            return None
        if not INTERCEPT.has(move):
            return NOT_NOW
        return TOO_POOR if INTERCEPT.a(move) * NAVAL_COST + INTERCEPTION_FEE > p.florins[seat] else None

    def question(self, p: Medieval, seat: int) -> Sentence:
        if self.stage == "fit_out":
            return ASK_FIT_OUT.of(self.power)
        return ASK_INTERCEPT.of(self.queue[0], self.power, self.areas[0])

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if self.stage == "fit_out":
            self.ships[seat] = FIT_OUT.a(move)
            p.florins[seat] -= NAVAL_COST * self.ships[seat]  # in his fist: nobody sees how much
            self.stage = "area"
            return
        power = self.queue.pop(0)
        if move != PASS:
            self.battle(p, power, INTERCEPT.a(move))

    def battle(self, p: Medieval, power: int, ships: int) -> None:
        """Both outlays become public; on a tie the stronger navy wins, then the mover [10.3]."""
        seat = p.holder[power]
        p.tell(INTERCEPTS, seat, power, self.areas[0])
        p.pay(seat, INTERCEPTION_FEE + NAVAL_COST * ships)
        mine = self.ships[self.seat]
        if not self.revealed:
            self.revealed = True
            p.shown += 1
            p.saw_payment(self.seat, NAVAL_COST * mine)
        p.tell(SHIPS_SHOWN, self.seat, mine)
        p.tell(SHIPS_SHOWN, seat, ships)
        mover = p.dice.roll() + NAVAL[self.power] + mine
        meeter = p.dice.roll() + NAVAL[power] + ships
        p.tell(NAVAL_BATTLE, self.power, mover, power, meeter)
        if meeter > mover or (meeter == mover and NAVAL[power] > NAVAL[self.power]):
            p.tell(SUNK, self.seat)
            self.lost = True
            self.stage = "over"

    def forget(self, p: Medieval, seat: int, dice: Dice) -> None:
        """The florins dealt anew are those before the outlay; some of them are in the mover's fist."""
        if seat == self.seat or self.revealed or self.stage == "fit_out":
            return
        n = dice.below(min(p.florins[self.seat] // NAVAL_COST, FIT_OUT.kinds[0].high) + 1)
        self.ships[self.seat] = n
        p.florins[self.seat] -= NAVAL_COST * n


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
    out: list[int] = []
    for face in range(6, 0, -1):
        out += roll_off(p, [powers[i] for i in range(len(powers)) if rolls[i] == face])
    return out
