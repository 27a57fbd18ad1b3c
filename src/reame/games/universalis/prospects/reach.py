"""Where pieces may go and what it costs, by the same refusals as their moves [4.1, 4.3, 4.4, 5.8]."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import final

from reame.games.universalis.barbarians.trespass import outnumbers_them
from reame.games.universalis.prospects import phrases as say
from reame.games.universalis.realm.routes import land_cost, next_areas, step_cost
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.movement import breaks_through, refuse_step
from reame.games.universalis.war.on_foot import BannerMarch, MarchOn
from reame.kernel.kinds import NOBODY
from reame.kernel.prospects import BAD, Prospect


@final
class Way:
    """How one gets to an area: what it costs, through which areas, and whether one has to fight there."""

    def __init__(self, cost: int, path: list[int], danger: bool) -> None:
        self.cost = cost
        self.path = path
        self.danger = danger


class Piece:
    """A piece that is moved about in thought, on a copy of the table."""

    def __init__(self, p: Universalis) -> None:
        self.p = p.clone()

    def put(self, area: int, moves: int) -> None:
        """It stands here, with so many movement points."""
        raise NotImplementedError(f"{type(self).__name__}.put")

    def steps(self, area: int) -> list[tuple[int, int]]:
        """Areas it may enter next, and what each costs."""
        raise NotImplementedError(f"{type(self).__name__}.steps")

    def fights(self, area: int, then: int) -> bool:
        """Has it to fight when it enters the second area from the first? It stands in the first."""
        raise NotImplementedError(f"{type(self).__name__}.fights")


class Vehicle(Piece):
    """A transport."""

    def __init__(self, p: Universalis, x: int) -> None:
        super().__init__(p)
        self.x = x

    def put(self, area: int, moves: int) -> None:
        self.p.transport_at[self.x] = area
        self.p.transport_moves[self.x] = moves

    def steps(self, area: int) -> list[tuple[int, int]]:
        x, p = self.x, self.p
        return [(n, step_cost(p, x, n)) for n in next_areas(x, area) if refuse_step(p, x, n) is None]

    def fights(self, area: int, then: int) -> bool:
        p, x = self.p, self.x
        if breaks_through(p, x, then) != NOBODY:
            return True
        if then >= box.TERRITORIES or p.owner[then] != box.BARBARIANS:
            return False
        p.transport_at[x] = then
        safe = outnumbers_them(p, box.OWNER_OF[x], then)
        p.transport_at[x] = area
        return not safe


class Walker(Piece):
    """A banner on foot, with all armies it could lead."""

    def __init__(self, p: Universalis, b: int) -> None:
        super().__init__(p)
        self.b = b
        self.seat = box.BANNER_OWNER[b]
        self.led = max(0, BannerMarch(b, NOBODY).most(p))

    def put(self, area: int, moves: int) -> None:
        self.p.banner_at[self.b] = area
        self.p.banner_moves[self.b] = moves

    def steps(self, area: int) -> list[tuple[int, int]]:
        p, b = self.p, self.b
        near = [t for t in box.NEIGHBOURS[area] if MarchOn().refuse_way(p, self.seat, b, t) is None]
        return [(t, land_cost(p, self.seat, box.COST_BANNER, area, t)) for t in near]

    def fights(self, area: int, then: int) -> bool:
        p = self.p
        if p.owner[then] != box.BARBARIANS:
            return False
        return p.armies_at(self.seat, then) + self.led <= p.armies[then]


def explore(piece: Piece, start: int, moves: int) -> dict[int, Way]:
    """Everything within so many movement points, by the cheapest way; where there is a fight nobody goes on."""
    found: dict[int, Way] = {}
    queue: list[tuple[int, bool, list[int], int]] = [(0, False, [], start)]
    while queue:
        cost, danger, path, at = heappop(queue)
        if at in found or (at == start and path):
            continue
        if path:
            found[at] = Way(cost, path, danger)
        if danger:
            continue
        piece.put(at, moves - cost)
        for then, n in piece.steps(at):
            if then not in found:
                heappush(queue, (cost + n, piece.fights(at, then), [*path, then], then))
    return found


def voyages(p: Universalis, x: int, moves: int) -> dict[int, Way]:
    """Where a transport could go with so many movement points."""
    if p.transport_at[x] == NOBODY or moves <= 0:
        return {}
    return explore(Vehicle(p, x), p.transport_at[x], moves)


def walks(p: Universalis, b: int) -> dict[int, Way]:
    """Where a banner on foot could go."""
    if not p.experience[b] or p.banner_on[b] != NOBODY or p.banner_at[b] == NOBODY or p.banner_moves[b] <= 0:
        return {}
    return explore(Walker(p, b), p.banner_at[b], p.banner_moves[b])


def told(p: Universalis, ways: dict[int, Way], seat: int, of: int) -> list[Prospect]:
    """Of each area within reach: cost, way, danger, and by whose leave one is there."""
    out: list[Prospect] = []
    for area, way in ways.items():
        found = Prospect(f"area:{box.AREA.word(area)}")
        found.figures = {"cost": way.cost, "path": [box.AREA.word(a) for a in way.path]}
        found.says.append(say.GO.of(way.cost, of))
        if way.danger:
            found.figures["danger"] = True
            found.tone = BAD
            found.says.append(say.MEET_DANGER.of())
        holder = p.owner[area] if area < box.TERRITORIES else NOBODY
        if 0 <= holder < p.seats and holder != seat:
            found.says.append(say.BY_LEAVE_OF.of(holder))
        out.append(found)
    return out


def marches(p: Universalis, _seat: int, b: int) -> list[Prospect]:
    """Where a banner on foot could go now."""
    return told(p, walks(p, b), box.BANNER_OWNER[b], p.banner_moves[b])
