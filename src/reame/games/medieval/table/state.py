"""The fields of a position, typed: written by tools/state.py from fields.py."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.table.fields import FIELDS
from reame.games.medieval.table.parts import Grant, Marriage, Promise
from reame.kernel.cards import Bag, Cards
from reame.kernel.fields import Field, blank_fields
from reame.kernel.game import Game
from reame.kernel.native import i64
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
        self.active: int = old.active
        self.picked: list[int] = old.picked.copy()
        self.in_play: int = old.in_play
        self.gone: int = old.gone
        self.controller: list[int] = old.controller.copy()
        self.knights: i64 = old.knights
        self.heresy: i64 = old.heresy
        self.face: list[int] = old.face.copy()
        self.holder: list[int] = old.holder.copy()
        self.ruler: list[int] = old.ruler.copy()
        self.excommunicated: i64 = old.excommunicated
        self.disaster: i64 = old.disaster
        self.civil_war: i64 = old.civil_war
        self.paid: i64 = old.paid
        self.marriages: list[Marriage] = old.marriages.copy()
        self.promises: list[Promise] = old.promises.copy()
        self.discard: list[int] = old.discard.copy()
        self.mongols_aside: int = old.mongols_aside
        self.mongols_drawn: int = old.mongols_drawn
        self.mongols_resolved: int = old.mongols_resolved
        self.endgame: bool = old.endgame
        self.quiet_turns: int = old.quiet_turns
        self.drawn: int = old.drawn
        self.map_drawn: bool = old.map_drawn
        self.attacks: int = old.attacks
        self.used: i64 = old.used
        self.crusade_called: bool = old.crusade_called
        self.papal_passage: bool = old.papal_passage
        self.marked_at_start: i64 = old.marked_at_start
        self.acted: bool = old.acted
        self.locked: i64 = old.locked
        self.fresh: i64 = old.fresh
        self.grants: list[Grant] = old.grants.copy()
        self.proposals: int = old.proposals
        self.loose: list[int] = old.loose.copy()
        self.florins: list[int] = old.florins.copy()
        self.hands: list[Cards] = [x.clone() for x in old.hands]
        self.least: list[int] = old.least.copy()
        self.most: list[int] = old.most.copy()
        self.deck: Bag = old.deck.clone()
        self.maps: Bag = old.maps.clone()
