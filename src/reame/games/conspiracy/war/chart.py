"""One side of the combat chart while it is filled: fronts pair by pair, then first and second supports (13.6)."""

from __future__ import annotations

from typing import final

from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.war.fray import Fighter, Fray, by_seat


@final
class Chart:
    """Which places are open, and who may take the next one."""

    def __init__(self, battle: Fray, side: int) -> None:
        self.battle = battle
        self.side = side
        self.mine = battle.of_side(side)
        self.pairs = min(battle.count(t.ATTACK_SIDE), battle.count(t.DEFENCE_SIDE), t.FRONT_MOST)

    def clear(self) -> None:
        """Take this side's units off the chart."""
        for f in self.mine:
            f.pair = f.rank = 0

    def placed(self) -> int:
        """Units on the chart."""
        return len([f for f in self.mine if f.pair])

    def open_places(self) -> int:
        """Places that have still to be filled."""
        return min(len(self.mine), self.pairs * (1 + t.SUPPORT_MOST)) - self.placed()

    def next_rank(self) -> int:
        """Of the next unit: 0 front, 1 or 2 support."""
        return self.placed() // self.pairs

    def next_pairs(self) -> list[int]:
        """The pairs that may get the next unit: the next front, or those with fewest units."""
        filled = [0] * (self.pairs + 1)
        for f in self.mine:
            if f.pair:
                filled[f.pair] += 1
        least = min(filled[1:])
        out = [pair for pair in range(1, self.pairs + 1) if filled[pair] == least]
        return out[:1] if least == 0 else out

    def free(self) -> list[Fighter]:
        """Units not yet placed."""
        return [f for f in self.mine if not f.pair]

    def waiting(self) -> list[Fighter]:
        """Units that may be placed next, one of each sort; in the first line-up knights come first."""
        free = self.free()
        if not self.battle.round and any(f.is_knight() for f in free):
            free = [f for f in free if f.is_knight()]
        out: list[Fighter] = []
        for f in free:
            if not any(f.is_like(other) for other in out):
                out.append(f)
        out.sort(key=by_seat)
        return out

    def find(self, seat: int, unit: int) -> Fighter | None:
        """The waiting unit of this owner and sort."""
        for f in self.waiting():
            if f.seat == seat and f.unit == unit:
                return f
        return None

    def put(self, fighter: Fighter, pair: int) -> None:
        """A unit takes its place."""
        fighter.rank = self.next_rank()
        fighter.pair = pair

    # -- places that are filled without a question -----------------------------------------------

    def fill_forced(self) -> None:
        """As long as there is no choice that could matter (R83)."""
        while self.open_places():
            units = self.waiting()
            if len(units) > 1:
                return
            pairs = self.next_pairs()
            if len(pairs) > 1 and self.supply(units[0]) < len(pairs) and not self.alike(pairs):
                return
            self.put(units[0], pairs[0])

    def supply(self, fighter: Fighter) -> int:
        """How many places this sort of unit could fill."""
        return min(len([f for f in self.free() if f.is_like(fighter)]), self.open_places())

    def alike(self, pairs: list[int]) -> bool:
        """Pairs of an attacker with the same units in them are all one to him: the defenders are not placed yet."""
        if self.side == t.DEFENCE_SIDE:
            return False
        for rank in range(self.next_rank()):
            sorts: list[tuple[int, int]] = []
            for pair in pairs:
                f = self.battle.standing_at(self.side, pair, rank)
                if f is not None:
                    sorts.append(by_seat(f))
            if sorts.count(sorts[0]) < len(sorts):
                return False
        return True

    def fill_standard(self, order: list[int]) -> None:
        """Knights of the leader, knights of the allies in turn order, then mercenaries likewise; the soundest first."""
        rest = self.free()
        leader = self.battle.leader(self.side)
        seats = [leader, *[s for s in order if s != leader]]
        keys = [(not f.is_knight(), seats.index(f.seat), f.unit, i) for i, f in enumerate(rest)]
        keys.sort()
        for key in keys:
            if not self.open_places():
                return
            self.put(rest[key[3]], self.next_pairs()[0])
