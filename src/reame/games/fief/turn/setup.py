"""Setting up (3): dice for the order, villages and coats of arms, seats by angle, the first lord of each family."""

from __future__ import annotations

from math import atan2
from typing import Any, ClassVar

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import add_soldiers
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Mask, Number, One, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.steps import Step


class Setup(Step[Fief]):
    """Who throws more chooses earlier; then lords, soldiers, castles and money are handed out (3)."""

    rule: ClassVar[str] = "3"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("throw", "village", "coat", "seats", "lords", "end"),
        choosing=Some(SEAT),
        chosen=Number(0, t.SEATS),
        homes=Per(SEAT, One(t.VILLAGE), NOBODY),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "throw"
        self.choosing: list[int] = []
        self.chosen = 0
        self.homes = [NOBODY] * SEAT.size

    def run(self, p: Fief) -> None:
        if self.stage == "throw":
            self.choosing = throw(p, list(range(p.seats)))
            p.tell(say.CHOOSES_FIRST, self.choosing[0])
            self.stage = "village"
        elif self.stage == "village":
            if self.chosen < p.seats:
                p.push(Settle(self.choosing[self.chosen], sum(1 << v for v in self.homes if v != NOBODY)))
            else:
                self.stage = "seats"
        elif self.stage == "coat":
            p.push(ChooseCoat(self.choosing[self.chosen]))
        elif self.stage == "seats":
            p.order = seated(self.choosing, self.homes)
            p.begin_with(self.choosing[0])
            p.treasury = t.MONEY
            for card in range(t.CARDS):
                p.deck.add(card, t.CARD_COUNT[card])
            self.chosen = 0
            self.stage = "lords"
        elif self.stage == "lords":
            if self.chosen == p.seats:
                self.stage = "end"
            elif p.options["first_lord"]:
                p.push(ChooseLord(self.choosing[self.chosen]))
            else:
                left = [x for x in range(t.LORDS) if p.family[x] == NOBODY]
                self.arrive(p, left[p.dice.below(len(left))])
        else:
            p.end()

    def arrive(self, p: Fief, lord: int) -> None:
        """The next player's lord, eight points of soldiers, a castle and 300 ecus (3.4 to 3.6, R7)."""
        seat = self.choosing[self.chosen]
        self.chosen += 1
        home = self.homes[seat]
        p.deck.take(lord)
        p.family[lord] = seat
        p.place[lord] = home
        p.walls[home] = t.CASTLE
        p.works_changed()
        p.families_changed()
        p.occupants[home] = [seat]
        add_soldiers(p, seat, home, t.START_SOLDIERS)
        p.earn(seat, t.START_MONEY)
        p.tell(say.FAMILY_FOUNDED, seat, lord, home, t.START_SOLDIERS, t.START_MONEY)

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Settle):
            self.homes[child.seat] = child.village
            self.stage = "coat"
        elif isinstance(child, ChooseCoat):
            self.chosen += 1
            self.stage = "village"
        elif isinstance(child, ChooseLord):
            self.arrive(p, child.lord)


class Settle(Step[Fief]):
    """A player picks a village nobody has picked (3.2)."""

    rule: ClassVar[str] = "3.2"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), picked=Mask(t.VILLAGE), village=One(t.VILLAGE))

    def __init__(self, seat: int = NOBODY, picked: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.picked = picked  # by the others
        self.village = NOBODY

    def run(self, p: Fief) -> None:
        p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [t.SETTLE.at(v) for v in range(t.VILLAGES) if not self.picked >> v & 1]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_VILLAGE.of()

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.village = t.SETTLE.a(move)
        p.tell(say.SETTLES, seat, self.village)
        p.end()


class ChooseCoat(Step[Fief]):
    """A player picks a coat of arms nobody has picked (3.2)."""

    rule: ClassVar[str] = "3.2"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def run(self, p: Fief) -> None:
        p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [t.BEAR.at(c) for c in range(t.COAT.size) if c not in p.coat]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_COAT.of()

    def take(self, p: Fief, seat: int, move: int) -> None:
        p.coat[seat] = t.BEAR.a(move)
        p.tell(say.BEARS, seat, t.BEAR.a(move))
        p.end()


class ChooseLord(Step[Fief]):
    """If lords are not dealt, a player picks the first of his family (R4)."""

    rule: ClassVar[str] = "R4"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), lord=One(t.LORD))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.lord = NOBODY

    def run(self, p: Fief) -> None:
        p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [t.CHOOSE_LORD.at(x) for x in range(t.LORDS) if p.family[x] == NOBODY]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_FIRST_LORD.of()

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.lord = t.CHOOSE_LORD.a(move)
        p.end()


def throw(p: Fief, seats: list[int]) -> list[int]:
    """Three dice each; higher totals first; equal ones throw again among themselves (3.1)."""
    if len(seats) < 2:
        return seats
    totals = [0] * p.seats
    for s in seats:
        dice = [p.dice.roll(), p.dice.roll(), p.dice.roll()]
        totals[s] = sum(dice)
        p.tell(say.THROWS, s, totals[s])
        p.tell_sum(say.SUM_OF, s)
        for die in dice:
            p.tell_term(say.SUM_DIE, die)
    out: list[int] = []
    for total in range(18, 2, -1):
        out += throw(p, [s for s in seats if totals[s] == total])
    return out


def seated(choosing: list[int], homes: list[int]) -> list[int]:
    """Clockwise by the angle of the village around the centre of the board, the first chooser first (R5)."""
    angles = [
        (atan2(t.SPOTS[homes[s]][1] - t.CENTRE[1], t.SPOTS[homes[s]][0] - t.CENTRE[0]), i, s)
        for i, s in enumerate(choosing)
    ]
    around = [s for _, _, s in sorted(angles)]
    at = around.index(choosing[0])
    return around[at:] + around[:at]
