"""An attack before the battle: mercenaries, Jihad, the route, permissions, the voyage [9.4, 9.5, 10, 11]."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.cards.announce import Announce
from reame.games.medieval.diplomacy.permission import Permission
from reame.games.medieval.diplomacy.terms import carry_out, florins_in, provinces_in
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.control import settle_control
from reame.games.medieval.table.masks import BIT, members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.war.battle import Battle
from reame.games.medieval.war.hiring import Hiring, for_hire
from reame.games.medieval.war.route import Route
from reame.games.medieval.war.voyage import Voyage
from reame.games.medieval.war.ways import permits, seas_of, serves_from
from reame.kernel.chance import Dice
from reame.kernel.fields import Field, Flag, Mask, Moves, Number, One, Per, Some, Word, fields, hidden, own
from reame.kernel.kinds import NOBODY, SEAT, Phrase
from reame.kernel.steps import Step


class Attack(Step[Medieval]):
    """A power attacks a province; the fee is paid and the power used whatever comes of it [9.4, R-55]."""

    rule: ClassVar[str] = "9.4"
    FIELDS: ClassVar[list[Field]] = (
        fields(
            seat=One(SEAT),
            power=One(t.POWER),
            target=One(t.PROVINCE),
            jihad=Flag(),
            mercenaries=Mask(t.POWER),
            stage=Word("hire", "jihad", "route", "permission", "sail", "fight", "over"),
            tried=Number(0, t.ROUTES),
            route=Some(t.PLACE),
            permits=Some(SEAT, SEAT.size),
            granted=Number(0, t.MOST_SEATS - 1),
        )
        + own(promises=Per(SEAT, Moves(t.MOVES, most=t.MOST_PLEDGES)))
        + hidden(makers=Some(SEAT, SEAT.size))
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
        self.promises: list[list[int]] = [[]] * t.MOST_SEATS  # agreed with each, made anew; the attacker sees all
        self.makers: list[int] = []  # who made the offer that each of them agreed to

    def run(self, p: Medieval) -> None:
        if self.stage == "hire":
            self.stage = "jihad"
            if for_hire(p, self.seat, self.power, self.target):
                p.push(Hiring(self.seat, self.power, self.target))
        elif self.stage == "jihad":
            self.stage = "route"
            if self.jihad:
                p.spend(self.seat, t.JIHAD)
                p.tell(say.PLAYED, self.seat, t.JIHAD)
                p.push(Announce(t.JIHAD, self.seat))
        elif self.stage == "route":
            if self.tried == t.ROUTES:
                self.fail(p, say.ABANDONED)
            else:
                self.tried += 1
                p.push(Route(self.seat, self.power, self.target))
        elif self.stage == "permission":
            if self.granted < len(self.permits):
                self.request(p)
            else:
                self.agree(p)
                self.stage = "sail"
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

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Hiring):
            self.mercenaries = child.hired
        elif isinstance(child, Announce):
            self.jihad = child.stands
        elif isinstance(child, Route):
            self.route = child.route
            self.permits = permits(p, self.seat, self.power, self.route)
            if self.route:
                self.stage = "permission"
            else:
                self.fail(p, say.GIVEN_UP if child.done else say.ABANDONED)
        elif isinstance(child, Permission):
            self.note(child)
        elif isinstance(child, Voyage) and child.lost:
            self.stage = "over"

    def fail(self, p: Medieval, told: Phrase) -> None:
        """No way, or none that the attacker likes: the attack is lost, and its fee."""
        p.tell(told, self.seat, self.target, t.ATTACK_FEE)
        self.stage = "over"

    # -- permissions: all of a route, or none [11.3] ---------------------------------------------

    def request(self, p: Medieval) -> None:
        """Ask the next one to let the army pass."""
        promises = self.promises[self.seat]
        request = Permission(self.seat, self.permits[self.granted], self.power, self.closed(p))
        p.push(request.bind(florins_in(promises), provinces_in(promises)))

    def closed(self, p: Medieval) -> int:
        """A mask of what cannot be ceded: the route with both its ends, mercenary homes [11.3]."""
        mask = 0
        for place in self.route:
            if place < t.PROVINCES:
                mask |= BIT[place]
        for mercenary in members(self.mercenaries):
            for province in serves_from(p, self.seat, mercenary, self.target):
                mask |= BIT[province]
        return mask

    def note(self, request: Permission) -> None:
        """One answer of several; after a refusal another route may be tried."""
        if not request.granted:
            self.stage = "route"
            self.route = []
            self.permits = []
            self.granted = 0
            self.makers = []
            self.promises = [[]] * t.MOST_SEATS
            return
        other = self.permits[self.granted]
        self.granted += 1
        self.makers.append(request.maker)
        self.promises[other] = request.terms.copy()
        self.promises[self.seat] = self.promises[self.seat] + request.terms

    def agree(self, p: Medieval) -> None:
        """All have agreed: all terms are carried out together."""
        for i in range(len(self.permits)):
            other = self.permits[i]
            maker = self.makers[i]
            if self.promises[other]:
                p.shown += 1
                carry_out(p, maker, self.seat if maker == other else other, self.promises[other])
        if self.promises[self.seat]:
            settle_control(p, t.EVERY_POWER)
        p.tell_list(say.MARCHES, self.route[1:-1], self.seat, self.route[0], self.target)

    def forget(self, p: Medieval, seat: int, dice: Dice) -> None:
        """What others have been promised."""
        if seat == self.seat:
            return
        for s in range(t.MOST_SEATS):
            if s != seat:
                self.promises[s] = []
        if seat >= 0:
            self.promises[self.seat] = self.promises[seat].copy()
