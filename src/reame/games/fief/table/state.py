"""The fields of a position, typed: written by tools/state.py from fields.py."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.table.fields import FIELDS
from reame.games.fief.table.parts import Army, Clash, Estate, Loan
from reame.kernel.cards import Bag, Cards
from reame.kernel.fields import Field, blank_fields
from reame.kernel.game import Game
from reame.kernel.position import Position


class State(Position):
    """Empty, or a copy of another one."""

    FIELDS: ClassVar[list[Field]] = FIELDS

    def __init__(self, game: Game[Any], seats: int, old: State | None = None) -> None:
        super().__init__(game, seats)
        if old is None:
            blank_fields(self, FIELDS, seats)
            return
        self.round: int = old.round
        self.phase: str = old.phase
        self.order: list[int] = old.order.copy()
        self.first: int = old.first
        self.out: int = old.out
        self.coat: list[int] = old.coat.copy()
        self.points: list[int] = old.points.copy()
        self.offers: list[int] = old.offers.copy()
        self.family: list[int] = old.family.copy()
        self.place: list[int] = old.place.copy()
        self.captor: list[int] = old.captor.copy()
        self.shares: list[int] = old.shares.copy()
        self.spouse: list[int] = old.spouse.copy()
        self.mourning: list[int] = old.mourning.copy()
        self.bishop: list[int] = old.bishop.copy()
        self.cardinals: int = old.cardinals
        self.maid: int = old.maid
        self.king: int = old.king
        self.queen: int = old.queen
        self.prince: int = old.prince
        self.regent: int = old.regent
        self.majority: int = old.majority
        self.guards: list[int] = old.guards.copy()
        self.guards_at: list[int] = old.guards_at.copy()
        self.guards_of: list[int] = old.guards_of.copy()
        self.guards_leave: int = old.guards_leave
        self.guards_owed: bool = old.guards_owed
        self.title: list[int] = old.title.copy()
        self.fief: list[int] = old.fief.copy()
        self.capital: list[int] = old.capital.copy()
        self.claim: list[int] = old.claim.copy()
        self.weather: int = old.weather
        self.famine: int = old.famine
        self.tax: list[int] = old.tax.copy()
        self.tithe: list[int] = old.tithe.copy()
        self.walls: list[int] = old.walls.copy()
        self.mills: list[int] = old.mills.copy()
        self.presses: list[int] = old.presses.copy()
        self.occupants: list[list[int]] = [x.copy() for x in old.occupants]
        self.let_in: list[int] = old.let_in.copy()
        self.armies: list[Army] = [copy_army(x) for x in old.armies]
        self.demanded: list[int] = old.demanded.copy()
        self.resisting: list[int] = old.resisting.copy()
        self.fought: list[Clash] = [copy_clash(x) for x in old.fought]
        self.controller: int = old.controller
        self.rebels: int = old.rebels
        self.rebels_at: int = old.rebels_at
        self.preached: int = old.preached
        self.steps_made: list[int] = old.steps_made.copy()
        self.tired: list[int] = old.tired.copy()
        self.titles_moved: int = old.titles_moved
        self.candidates: list[int] = old.candidates.copy()
        self.balloted: bool = old.balloted
        self.least: list[int] = old.least.copy()
        self.most: list[int] = old.most.copy()
        self.discards: list[int] = old.discards.copy()
        self.money: list[int] = old.money.copy()
        self.hands: list[Cards] = [x.clone() for x in old.hands]
        self.soldiers: list[int] = old.soldiers.copy()
        self.once: list[int] = old.once.copy()
        self.twice: list[int] = old.twice.copy()
        self.thrice: list[int] = old.thrice.copy()
        self.pledge: list[int] = old.pledge.copy()
        self.blessing: list[int] = old.blessing.copy()
        self.said: list[list[list[int]]] = [[x.copy() for x in x] for x in old.said]
        self.deck: Bag = old.deck.clone()
        self.treasury: int = old.treasury
        self.escrow: list[int] = old.escrow.copy()
        self.estates: list[Estate] = [copy_estate(x) for x in old.estates]
        self.loans: list[Loan] = [copy_loan(x) for x in old.loans]
        self.pledge_known: list[int] = old.pledge_known.copy()
        self.blurred: list[int] = old.blurred.copy()


def copy_army(old: Army) -> Army:
    """The same once more."""
    new = Army()
    new.who = old.who
    new.place = old.place
    new.enemy = old.enemy
    return new


def copy_clash(old: Clash) -> Clash:
    """The same once more."""
    new = Clash()
    new.village = old.village
    new.one = old.one
    new.other = old.other
    return new


def copy_estate(old: Estate) -> Estate:
    """The same once more."""
    new = Estate()
    new.seat = old.seat
    new.claim = old.claim
    new.ecus = old.ecus
    return new


def copy_loan(old: Loan) -> Loan:
    """The same once more."""
    new = Loan()
    new.lender = old.lender
    new.borrower = old.borrower
    new.ecus = old.ecus
    new.due = old.due
    new.secret = old.secret
    return new
