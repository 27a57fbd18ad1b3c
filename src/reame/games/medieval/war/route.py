"""The attacker names his route, place by place, or lets the shortest one be taken [9.5, 10.1]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.masks import BIT
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import FROM, GO, PLACE, POWER, PROVINCE, STRAIGHT
from reame.games.medieval.war.ways import interceptors, next_places, permits, seas_of, starts, straight
from reame.kernel.fields import Field, Flag, Mask, One, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class Route(Step[Medieval]):
    """From an origin to the target, in steps; to pass is to abandon the attack [9.5, R-41]."""

    rule: ClassVar[str] = "9.5"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        power=One(POWER),
        target=One(PROVINCE),
        route=Some(PLACE),
        plan=Some(PLACE),
        permits=Some(SEAT, SEAT.size),
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
            for power in interceptors(p, self.seat, sea):
                self.interceptors |= BIT[power]
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
            return None if GO.a(move) in next_places(p, self.power, self.target, self.route) else say.NOT_A_STEP
        if not FROM.has(move):
            return NOT_NOW
        return None if FROM.a(move) in starts(p, seat, self.power, self.target) else say.NOT_A_START

    def question(self, p: Medieval, seat: int) -> Sentence:
        if self.route:
            return say.ASK_STEP.of(self.target, self.route[len(self.route) - 1])
        return say.ASK_ROUTE.of(self.power, self.target)

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
