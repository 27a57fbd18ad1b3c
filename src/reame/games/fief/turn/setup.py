"""Setting up (3): dice for the order, villages and coats of arms, seats by angle, the first lord of each family."""

from __future__ import annotations

from math import atan2
from typing import ClassVar

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.table.troops import add
from reame.kernel.fields import Field, Number, One, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.steps import Step


class Setup(Step[Fief]):
    """Who throws more chooses earlier; then lords, soldiers, castles and money are handed out (3)."""

    rule: ClassVar[str] = "3"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("throw", "village", "coat", "seats", "lords", "end"),
        choosing=Some(SEAT),
        chosen=Number(),
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
        elif self.stage in ("village", "coat"):
            if self.chosen < p.seats:
                p.ask(self.choosing[self.chosen])
            else:
                self.stage = "seats"
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
                p.ask(self.choosing[self.chosen])
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
        add(p, seat, home, t.START_SOLDIERS)
        p.earn(seat, t.START_MONEY)
        p.tell(say.FAMILY_FOUNDED, seat, lord, home)

    def legal(self, p: Fief, seat: int) -> list[int]:
        if self.stage == "village":
            return [t.SETTLE.at(v) for v in range(t.VILLAGES) if v not in self.homes]
        if self.stage == "coat":
            return [t.BEAR.at(c) for c in range(t.COAT.size) if c not in p.coat]
        return [t.CHOOSE_LORD.at(x) for x in range(t.LORDS) if p.family[x] == NOBODY]

    def question(self, p: Fief, seat: int) -> Sentence:
        if self.stage == "village":
            return say.ASK_VILLAGE.of()
        return say.ASK_COAT.of() if self.stage == "coat" else say.ASK_FIRST_LORD.of()

    def take(self, p: Fief, seat: int, move: int) -> None:
        if self.stage == "village":
            self.homes[seat] = t.SETTLE.a(move)
            p.tell(say.SETTLES, seat, self.homes[seat])
            self.stage = "coat"
        elif self.stage == "coat":
            p.coat[seat] = t.BEAR.a(move)
            self.chosen += 1
            self.stage = "village"
        else:
            self.arrive(p, t.CHOOSE_LORD.a(move))


def throw(p: Fief, seats: list[int]) -> list[int]:
    """Three dice each; higher totals first; equal ones throw again among themselves (3.1)."""
    if len(seats) < 2:
        return seats
    totals = [0] * p.seats
    for s in seats:
        totals[s] = p.dice.roll() + p.dice.roll() + p.dice.roll()
        p.tell(say.THROWS, s, totals[s])
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
