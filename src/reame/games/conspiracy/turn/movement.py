"""Movement, the fourth phase (section 9)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.slots import OwnSlot
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import RELIC, TERRITORIES, UNITS
from reame.kernel.fields import Field, Flag, Grid, Some, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.native import i64


class Movement(OwnSlot):
    """Slot S3: cards; each unit, each relic and the Preacher may move once, any distance, among own territories (9)."""

    rule: ClassVar[str] = "9"
    FIELDS: ClassVar[list[Field]] = OwnSlot.FIELDS + fields(
        arrived=Grid(t.TERRITORY, t.UNIT, 0, t.UNITS_MOST), relics=Some(t.TERRITORY), preacher=Flag()
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.arrived = [0] * (TERRITORIES * UNITS)  # units that have moved already, where they are now
        self.relics: list[int] = []  # where relics have been moved to
        self.preacher = False  # has he moved?

    # -- what may move -------------------------------------------------------------------------

    def refuse_march(self, p: Conspiracy, unit: int, origin: int, goal: int) -> Phrase | None:
        """From an own territory to another, each unit once."""
        if p.owner[origin] != self.seat or p.owner[goal] != self.seat or origin == goal:
            return say.NOT_YOURS
        here = p.posted(unit, origin)
        if not here:
            return say.NO_SUCH_UNIT
        return None if here > self.arrived[origin * UNITS + unit] else say.MOVED_ALREADY

    def refuse_relic(self, p: Conspiracy, origin: int, goal: int) -> Phrase | None:
        """To another legal own site without a relic, each relic once (R71)."""
        if p.owner[origin] != self.seat or p.owner[goal] != self.seat:
            return say.NOT_YOURS
        if not p.works[origin] & RELIC or not p.relic_site(goal):
            return say.NO_ROOM_FOR_RELIC
        if p.works[goal] & RELIC:
            return say.BUILT_ALREADY
        return say.MOVED_ALREADY if origin in self.relics else None

    def refuse_preacher(self, p: Conspiracy, goal: int) -> Phrase | None:
        """His owner may move him once."""
        if not p.preacher_free(self.seat) or p.owner[goal] != self.seat or p.preacher_at == goal:
            return say.NOT_YOURS
        return say.MOVED_ALREADY if self.preacher else None

    def has_more(self, p: Conspiracy) -> bool:
        lands = p.lands(self.seat)
        if len(lands) < 2:
            return False
        troops = p.troops
        arrived = self.arrived
        for land in lands:
            for i in range(land * UNITS, land * UNITS + UNITS):
                if troops[i] > arrived[i]:
                    return True
        return len(self.holy_moves(p, lands)) > 0

    def add_more(self, p: Conspiracy, out: list[int]) -> None:
        lands = p.lands(self.seat)
        troops = p.troops
        arrived = self.arrived
        unit: i64
        for unit in range(UNITS):
            for land in lands:
                origin: i64 = land
                i = origin * UNITS + unit
                here: i64 = troops[i]
                if here and here > arrived[i]:
                    out += p.marches(unit, origin)
        out += self.holy_moves(p, lands)

    def holy_moves(self, p: Conspiracy, lands: list[int]) -> list[int]:
        """Where relics and the Preacher could still go."""
        out: list[int] = []
        relics = [land for land in lands if p.works[land] & RELIC and land not in self.relics]
        if relics:
            sites = [land for land in lands if p.relic_site(land) and not p.works[land] & RELIC]
            for origin in relics:
                first = t.MOVE_RELIC.at(origin, 0)
                out += [first + site for site in sites]
        if p.preacher_free(self.seat) and not self.preacher:
            out += t.MOVE_PREACHER.each([land for land in lands if land != p.preacher_at])
        return out

    # -- the decision --------------------------------------------------------------------------

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if t.MARCH.has(move):
            return self.refuse_march(p, t.MARCH.a(move), t.MARCH.b(move), t.MARCH.c(move))
        if t.MOVE_RELIC.has(move):
            return self.refuse_relic(p, t.MOVE_RELIC.a(move), t.MOVE_RELIC.b(move))
        if t.MOVE_PREACHER.has(move):
            return self.refuse_preacher(p, t.MOVE_PREACHER.a(move))
        return super().refuse(p, seat, move)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_MOVE.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if t.MARCH.has(move):
            self.march(p, t.MARCH.a(move), t.MARCH.b(move), t.MARCH.c(move))
        elif t.MOVE_RELIC.has(move):
            self.carry_relic(p, t.MOVE_RELIC.a(move), t.MOVE_RELIC.b(move))
        elif t.MOVE_PREACHER.has(move):
            self.preacher = True
            p.tell(say.PREACHER_MOVED, seat, p.preacher_at, t.MOVE_PREACHER.a(move))
            p.preacher_at = t.MOVE_PREACHER.a(move)
        else:
            self.tell_moves(p)
            super().take(p, seat, move)

    def run(self, p: Conspiracy) -> None:
        super().run(p)
        if p.alone != self.seat:
            self.tell_moves(p)

    def tell_moves(self, p: Conspiracy) -> None:
        """Under one line the moves told last: before a card, and at the end. No line but the last is at hand."""
        if p.journal is None or not p.journal.events:
            return
        if p.journal.events[-1].phrase in (say.MOVED, say.RELIC_MOVED, say.PREACHER_MOVED):
            p.tell(say.MOVES_MADE, self.seat)

    def march(self, p: Conspiracy, unit: int, origin: int, goal: int) -> None:
        """A unit moves."""
        p.lift(unit, origin)
        p.post(unit, goal)
        self.arrived[goal * UNITS + unit] += 1
        p.tell(say.MOVED, self.seat, unit, origin, goal)

    def carry_relic(self, p: Conspiracy, origin: int, goal: int) -> None:
        """A relic moves."""
        p.works[origin] -= RELIC
        p.works[goal] |= RELIC
        self.relics.append(goal)
        p.tell(say.RELIC_MOVED, self.seat, origin, goal)
