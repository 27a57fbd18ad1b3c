"""The line-up on the combat chart (13.6, 13.9)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ASK_FRONT,
    ASK_LINE_UP_REPLY,
    ASK_SUPPORT,
    ATTACK_SIDE,
    DEFENCE_SIDE,
    FRONT,
    FRONT_MOST,
    KNIGHTS_FIRST,
    LINED_UP,
    MERCENARY_UNIT,
    NO_SUCH_UNIT,
    PAIR_FULL,
    SIDE,
    STANDARD,
    SUPPORT,
    SUPPORT_MOST,
)
from reame.games.conspiracy.war.fray import (
    KIND,
    OF_SEAT,
    PLACE,
    RANK,
    Fray,
    battle_of,
    by_seat,
    chart_order,
)
from reame.kernel.fields import Field, Flag, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, YES
from reame.kernel.steps import NOT_NOW, Step


class LineUp(Step[Conspiracy]):
    """A side places its units: fronts pair by pair, then first and second supports (13.6, R46, R47).

    The leader proposes; if an ally refuses, the standard line-up applies. Places without a choice fill themselves.
    """

    rule: ClassVar[str] = "13.6"
    FIELDS: ClassVar[list[Field]] = fields(
        side=One(SIDE), own=Flag(), queue=Some(SEAT), stage=Word("clear", "place", "replies", "done")
    )

    def __init__(self, side: int = NOBODY) -> None:
        super().__init__()
        self.side = side
        self.own = False  # has the leader chosen anything himself?
        self.queue: list[int] = []
        self.stage = "clear"

    def run(self, p: Conspiracy) -> None:
        b = battle_of(p)
        if self.stage == "clear":
            self.clear(b)
            self.stage = "place"
        elif self.stage == "place":
            self.place_forced(b)
            if self.open_places(b):
                p.ask(b.leader(self.side))
            else:
                self.stage = "replies"
                seats = [u[OF_SEAT] for u in b.of_side(self.side)]
                self.queue = [s for s in b.party(self.side)[1:] if s in seats] if self.own else []
        elif self.stage == "replies":
            if self.queue:
                p.ask(self.queue[0])
            else:
                self.stage = "done"
        else:
            for u in sorted(b.of_side(self.side), key=chart_order):
                if u[PLACE] and not u[RANK]:
                    p.tell(LINED_UP, self.side, u[PLACE], u[OF_SEAT], u[KIND])
            p.end()

    def clear(self, b: Fray) -> None:
        """Take this side's units off the chart."""
        for u in b.of_side(self.side):
            u[PLACE] = u[RANK] = 0

    def pairs(self, b: Fray) -> int:
        """How many pairs there are."""
        return min(b.count(ATTACK_SIDE), b.count(DEFENCE_SIDE), FRONT_MOST)

    def open_places(self, b: Fray) -> int:
        """Places of the chart that have still to be filled."""
        w = self.pairs(b)
        mine = b.of_side(self.side)
        placed = len([u for u in mine if u[PLACE]])
        return min(len(mine), w * (1 + SUPPORT_MOST)) - placed

    def next_pairs(self, b: Fray) -> list[int]:
        """The pairs that may get the next unit: the next front, or those with fewest units."""
        w = self.pairs(b)
        filled = [0] * (w + 1)
        for u in b.of_side(self.side):
            if u[PLACE]:
                filled[u[PLACE]] += 1
        least = min(filled[1:])
        out = [pair for pair in range(1, w + 1) if filled[pair] == least]
        return out[:1] if least == 0 else out

    def rank(self, b: Fray) -> int:
        """Of the next unit: 0 front, 1 or 2 support."""
        return len([u for u in b.of_side(self.side) if u[PLACE]]) // self.pairs(b)

    def waiting(self, b: Fray) -> list[list[int]]:
        """Units that may be placed next, one of each sort; in the first line-up knights come first."""
        free = [u for u in b.of_side(self.side) if not u[PLACE]]
        if not b.round and any(u[KIND] < MERCENARY_UNIT for u in free):
            free = [u for u in free if u[KIND] < MERCENARY_UNIT]
        out: list[list[int]] = []
        for u in free:
            if not any(u[OF_SEAT] == o[OF_SEAT] and u[KIND] == o[KIND] for o in out):
                out.append(u)
        out.sort(key=by_seat)
        return out

    def place_forced(self, b: Fray) -> None:
        """Fill places as long as there is no choice that could matter."""
        while self.open_places(b):
            units = self.waiting(b)
            if len(units) > 1:
                return
            pairs = self.next_pairs(b)
            if len(pairs) > 1 and self.supply(b, units[0]) < len(pairs) and not self.alike(b, pairs):
                return
            self.put(b, units[0], pairs[0])

    def supply(self, b: Fray, unit: list[int]) -> int:
        """How many places this sort of unit could fill."""
        same = [
            u for u in b.of_side(self.side) if not u[PLACE] and u[OF_SEAT] == unit[OF_SEAT] and u[KIND] == unit[KIND]
        ]
        return min(len(same), self.open_places(b))

    def alike(self, b: Fray, pairs: list[int]) -> bool:
        """Pairs of an attacker with the same units in them are all one to him: the defenders are not placed yet."""
        if self.side == DEFENCE_SIDE:
            return False
        for rank in range(self.rank(b)):
            sorts: list[tuple[int, int]] = []
            for pair in pairs:
                u = b.standing_at(self.side, pair, rank)
                if u is not None:
                    sorts.append(by_seat(u))
            if sorts.count(sorts[0]) < len(sorts):
                return False
        return True

    def put(self, b: Fray, unit: list[int], pair: int) -> None:
        """A unit takes its place."""
        unit[RANK] = self.rank(b)
        unit[PLACE] = pair

    def standard(self, p: Conspiracy, b: Fray) -> None:
        """Knights of the leader, knights of the allies in turn order, then mercenaries likewise; the soundest first."""
        rest = [u for u in b.of_side(self.side) if not u[PLACE]]
        order = [b.leader(self.side), *[s for s in p.order() if s != b.leader(self.side)]]
        keys = [(u[KIND] >= MERCENARY_UNIT, order.index(u[OF_SEAT]), u[KIND], i) for i, u in enumerate(rest)]
        keys.sort()
        for key in keys:
            if not self.open_places(b):
                return
            self.put(b, rest[key[3]], self.next_pairs(b)[0])

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        if self.stage == "replies":
            return [YES, NO]
        b = battle_of(p)
        out = [STANDARD.at()]
        front = self.rank(b) == 0
        pairs = self.next_pairs(b)
        for u in self.waiting(b):
            if front:
                out.append(FRONT.at(u[OF_SEAT], u[KIND]))
            else:
                out += [SUPPORT.at(u[OF_SEAT], u[KIND], pair) for pair in pairs]
        return out

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if self.stage == "replies":
            return None if move in (YES, NO) else NOT_NOW
        if STANDARD.has(move):
            return None
        b = battle_of(p)
        front = self.rank(b) == 0
        verb = FRONT if front else SUPPORT
        if not verb.has(move):
            return NOT_NOW
        whose, kind = verb.a(move), verb.b(move)
        free = [u for u in b.of_side(self.side) if not u[PLACE] and u[OF_SEAT] == whose and u[KIND] == kind]
        if not free:
            return NO_SUCH_UNIT
        if not any(u[OF_SEAT] == whose and u[KIND] == kind for u in self.waiting(b)):
            return KNIGHTS_FIRST
        return None if front or SUPPORT.c(move) in self.next_pairs(b) else PAIR_FULL

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        b = battle_of(p)
        if self.stage == "replies":
            return ASK_LINE_UP_REPLY.of(b.leader(self.side))
        return ASK_FRONT.of(self.next_pairs(b)[0]) if self.rank(b) == 0 else ASK_SUPPORT.of()

    def default(self, p: Conspiracy, seat: int) -> int:
        return YES if self.stage == "replies" else STANDARD.at()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        b = battle_of(p)
        if self.stage == "replies":
            self.queue.pop(0)
            if move == NO:
                self.queue = []
                self.clear(b)
                self.standard(p, b)
        elif STANDARD.has(move):
            self.standard(p, b)
        else:
            self.own = True
            front = FRONT.has(move)
            verb = FRONT if front else SUPPORT
            pair = self.next_pairs(b)[0] if front else SUPPORT.c(move)
            for u in self.waiting(b):
                if u[OF_SEAT] == verb.a(move) and u[KIND] == verb.b(move):
                    self.put(b, u, pair)
                    return
