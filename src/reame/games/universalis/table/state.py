"""The fields of a position, typed: written by tools/state.py from fields.py."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.table.fields import FIELDS
from reame.games.universalis.table.parts import Blockade, Ground, Instalment, PirateShip, Train
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
        self.turn: int = old.turn
        self.phase: str = old.phase
        self.active: int = old.active
        self.order: list[int] = old.order.copy()
        self.dead: int = old.dead
        self.kingdom: list[int] = old.kingdom.copy()
        self.honour: list[int] = old.honour.copy()
        self.technologies: list[int] = old.technologies.copy()
        self.fresh: list[int] = old.fresh.copy()
        self.merchants: list[int] = old.merchants.copy()
        self.collectors: list[int] = old.collectors.copy()
        self.coins: list[int] = old.coins.copy()
        self.tens: list[int] = old.tens.copy()
        self.council: list[int] = old.council.copy()
        self.owner: list[int] = old.owner.copy()
        self.armies: list[int] = old.armies.copy()
        self.settlement: list[int] = old.settlement.copy()
        self.fort: list[int] = old.fort.copy()
        self.cathedral: list[int] = old.cathedral.copy()
        self.catapults: list[int] = old.catapults.copy()
        self.bombards: list[int] = old.bombards.copy()
        self.leader: list[int] = old.leader.copy()
        self.stored: list[int] = old.stored.copy()
        self.finds: list[int] = old.finds.copy()
        self.tower: list[int] = old.tower.copy()
        self.poles: list[int] = old.poles.copy()
        self.building: list[int] = old.building.copy()
        self.barn: list[int] = old.barn.copy()
        self.complete: list[int] = old.complete.copy()
        self.awarded: list[int] = old.awarded.copy()
        self.lords: list[int] = old.lords.copy()
        self.transport_at: list[int] = old.transport_at.copy()
        self.transport_armies: list[int] = old.transport_armies.copy()
        self.cargo: list[int] = old.cargo.copy()
        self.transport_moves: list[int] = old.transport_moves.copy()
        self.delay: list[int] = old.delay.copy()
        self.sheltered: list[int] = old.sheltered.copy()
        self.experience: list[int] = old.experience.copy()
        self.general: list[int] = old.general.copy()
        self.banner_at: list[int] = old.banner_at.copy()
        self.banner_on: list[int] = old.banner_on.copy()
        self.banner_level: list[int] = old.banner_level.copy()
        self.banner_moves: list[int] = old.banner_moves.copy()
        self.attacks: list[int] = old.attacks.copy()
        self.conquests: list[int] = old.conquests.copy()
        self.trains: list[Train] = [copy_train(x) for x in old.trains]
        self.engines_moved: list[int] = old.engines_moved.copy()
        self.pirates: list[PirateShip] = [copy_pirateship(x) for x in old.pirates]
        self.blockades: list[Blockade] = [copy_blockade(x) for x in old.blockades]
        self.war: list[int] = old.war.copy()
        self.truce: list[int] = old.truce.copy()
        self.alliance: list[int] = old.alliance.copy()
        self.comrades: list[int] = old.comrades.copy()
        self.passage: list[int] = old.passage.copy()
        self.trade: list[int] = old.trade.copy()
        self.passage_term: list[int] = old.passage_term.copy()
        self.trade_term: list[int] = old.trade_term.copy()
        self.toll: list[int] = old.toll.copy()
        self.claims: list[int] = old.claims.copy()
        self.instalments: list[Instalment] = [copy_instalment(x) for x in old.instalments]
        self.pope: int = old.pope
        self.excommunicated: int = old.excommunicated
        self.banned: int = old.banned
        self.grounds: list[Ground] = [copy_ground(x) for x in old.grounds]
        self.crusade: str = old.crusade
        self.crusade_target: int = old.crusade_target
        self.crusade_start: int = old.crusade_start
        self.crusade_due: int = old.crusade_due
        self.crusaders: int = old.crusaders
        self.crusade_foe: int = old.crusade_foe
        self.crusade_wars: int = old.crusade_wars
        self.pledge: list[int] = old.pledge.copy()
        self.host_at: int = old.host_at
        self.host: list[int] = old.host.copy()
        self.host_banner: list[int] = old.host_banner.copy()
        self.host_general: list[int] = old.host_general.copy()
        self.host_engine: list[int] = old.host_engine.copy()
        self.host_order: list[int] = old.host_order.copy()
        self.crusade_holder: int = old.crusade_holder
        self.discards: Bag = old.discards.clone()
        self.event_discards: Bag = old.event_discards.clone()
        self.calamity_discards: Bag = old.calamity_discards.clone()
        self.treasure_discards: Bag = old.treasure_discards.clone()
        self.florins: list[int] = old.florins.copy()
        self.reserve: list[int] = old.reserve.copy()
        self.hands: list[Cards] = [x.clone() for x in old.hands]
        self.objective: list[int] = old.objective.copy()
        self.grain: list[int] = old.grain.copy()
        self.deck: Bag = old.deck.clone()
        self.events: Bag = old.events.clone()
        self.calamities: Bag = old.calamities.clone()
        self.treasures: Bag = old.treasures.clone()
        self.least: list[int] = old.least.copy()
        self.most: list[int] = old.most.copy()
        self.gone: list[int] = old.gone.copy()
        self.known: list[int] = old.known.copy()
        self.bare: int = old.bare
        self.grain_most: list[int] = old.grain_most.copy()
        self.earned: list[int] = old.earned.copy()


def copy_blockade(old: Blockade) -> Blockade:
    """The same once more."""
    new = Blockade()
    new.by = old.by
    new.against = old.against
    new.sea = old.sea
    new.strait = old.strait
    return new


def copy_ground(old: Ground) -> Ground:
    """The same once more."""
    new = Ground()
    new.seat = old.seat
    new.ground = old.ground
    return new


def copy_instalment(old: Instalment) -> Instalment:
    """The same once more."""
    new = Instalment()
    new.payer = old.payer
    new.creditor = old.creditor
    new.amount = old.amount
    new.turns = old.turns
    return new


def copy_pirateship(old: PirateShip) -> PirateShip:
    """The same once more."""
    new = PirateShip()
    new.sea = old.sea
    new.armies = old.armies
    new.leader = old.leader
    return new


def copy_train(old: Train) -> Train:
    """The same once more."""
    new = Train()
    new.seat = old.seat
    new.territory = old.territory
    new.armies = old.armies
    return new
