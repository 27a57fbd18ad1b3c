"""The sides, camps and contingents of a battle (9.2): who they are and how strong."""

from __future__ import annotations

from typing import Final

from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Codec, Many, Number, One, Row
from reame.kernel.kinds import NOBODY

# Where a contingent stands
INSIDE: Final = 0
AT_GATES: Final = 1
IN_FIELD: Final = 2

CONTINGENTS: Final[Codec] = Many(Row(who=One(t.OCCUPANT), where=Number(0, 2), camp=One(t.CAMP), gone=Number(0, 1)))
WHO: Final = 0
WHERE: Final = 1
OF_CAMP: Final = 2
GONE: Final = 3

CAMPS: Final[Codec] = Many(
    Row(
        side=One(t.PARTY),
        walls=One(t.WALLS),
        leader=One(t.OCCUPANT),
        sharing=One(t.SHARING),
        target=One(t.CAMP),
        total=Number(),
        damage=Number(),
        struck_by=One(t.CAMP),
    )
)
SIDE: Final = 0
SHELTER: Final = 1
LEADER: Final = 2
SHARED: Final = 3
TARGET: Final = 4
TOTAL: Final = 5
DAMAGE: Final = 6
STRUCK_BY: Final = 7


def new_camp(side: int, walls: int, leader: int, sharing: int) -> list[int]:
    """A camp that has not fought yet."""
    return [side, walls, leader, sharing, NOBODY, 0, 0, NOBODY]


def places_of(p: Fief, village: int, contingent: list[int]) -> list[int]:
    """Where the pieces of a contingent stand."""
    if contingent[WHERE] == INSIDE:
        return [village]
    if contingent[WHERE] == IN_FIELD:
        return [t.FIELD + village]
    return [g for g in t.GATES_OF[village] if contingent[WHO] == t.REBELS or p.has_piece(contingent[WHO], g)]


def strength_of(p: Fief, village: int, contingent: list[int]) -> int:
    """Troops and fighters."""
    if contingent[GONE]:
        return 0
    if contingent[WHO] == t.REBELS:
        return p.rebels
    if contingent[WHERE] == AT_GATES:
        return p.gate_strength(contingent[WHO], village)
    return p.strength(contingent[WHO], village if contingent[WHERE] == INSIDE else t.FIELD + village)


def troops_of(p: Fief, village: int, contingent: list[int]) -> int:
    """Soldiers and guards."""
    if contingent[GONE]:
        return 0
    if contingent[WHO] == t.REBELS:
        return p.rebels
    if contingent[WHERE] == AT_GATES:
        return sum(p.troops_at(contingent[WHO], g) for g in t.GATES_OF[village])
    return p.troops_at(contingent[WHO], village if contingent[WHERE] == INSIDE else t.FIELD + village)


def lords_in(p: Fief, village: int, contingent: list[int]) -> list[int]:
    """The free lords of a contingent."""
    if contingent[GONE] or contingent[WHO] == t.REBELS:
        return []
    free = p.free_lords(contingent[WHO])
    if contingent[WHERE] == AT_GATES:
        return [x for x in free if t.IS_GATE[p.place[x]] and t.VILLAGE_OF[p.place[x]] == village]
    at = village if contingent[WHERE] == INSIDE else t.FIELD + village
    return [x for x in free if p.place[x] == at]


def portions(amount: int, weights: list[int]) -> list[int]:
    """An amount divided in proportion to weights, largest remainder first, ties in order (R39)."""
    total = sum(weights)
    if not total:
        return [0] * len(weights)
    amount = min(amount, total)
    out = [amount * w // total for w in weights]
    rest = [(amount * w) % total for w in weights]
    left = amount - sum(out)
    while left > 0:
        best = rest.index(max(rest))
        out[best] += 1
        rest[best] = -1
        left -= 1
    return out


def ransom_weights(p: Fief, camp: list[int], members: list[list[int]], village: int) -> list[int]:
    """How a ransom for a lord taken by this camp will be divided, by seat; all zero for a camp of one (R39)."""
    out = [0] * p.seats
    seats = sorted({c[WHO] for c in members if c[WHO] != t.REBELS})
    if len(seats) < 2 or camp[SHARED] == t.ALL_TO_LEADER:
        return out
    for s in seats:
        out[s] = 1
        if camp[SHARED] == t.BY_POINTS:
            out[s] = max(1, sum(strength_of(p, village, c) for c in members if c[WHO] == s))
    return out


def shelter(p: Fief, village: int, where: int) -> int:
    """The walls around pieces that stand there."""
    return p.walls[village] if where == INSIDE else t.OPEN
