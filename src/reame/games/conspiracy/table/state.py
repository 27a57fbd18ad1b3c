"""The fields of a position, typed: written by tools/state.py from fields.py."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.table.fields import FIELDS
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
        self.active: int = old.active
        self.phase: str = old.phase
        self.half: int = old.half
        self.owner: list[int] = old.owner.copy()
        self.vacant: int = old.vacant
        self.works: list[int] = old.works.copy()
        self.troops: list[int] = old.troops.copy()
        self.heirs: list[int] = old.heirs.copy()
        self.preacher_owner: int = old.preacher_owner
        self.preacher_at: int = old.preacher_at
        self.preacher_captor: int = old.preacher_captor
        self.prisoners: list[int] = old.prisoners.copy()
        self.holder: list[int] = old.holder.copy()
        self.marker: list[int] = old.marker.copy()
        self.tracks: list[int] = old.tracks.copy()
        self.reached: list[int] = old.reached.copy()
        self.clock: int = old.clock
        self.slots: list[int] = old.slots.copy()
        self.event_discard: list[int] = old.event_discard.copy()
        self.action_discard: list[int] = old.action_discard.copy()
        self.elector_discard: int = old.elector_discard
        self.sold: int = old.sold
        self.peace: bool = old.peace
        self.outlaws: int = old.outlaws
        self.last_turn: bool = old.last_turn
        self.sales: list[int] = old.sales.copy()
        self.spent: list[int] = old.spent.copy()
        self.ducats: list[int] = old.ducats.copy()
        self.hands: list[Cards] = [x.clone() for x in old.hands]
        self.deck: Bag = old.deck.clone()
        self.events_top: Bag = old.events_top.clone()
        self.events_middle: Bag = old.events_middle.clone()
        self.events_bottom: Bag = old.events_bottom.clone()
        self.electors: Bag = old.electors.clone()
