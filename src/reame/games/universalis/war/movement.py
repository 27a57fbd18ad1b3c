"""Transports move [4.1, 4.3]: war transports in the combat phase, trade transports in the trade phase."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.barbarians.trespass import Trespass
from reame.games.universalis.decision.menu import Act
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.blockades import (
    blockaders,
    breaks_out,
    outnumbers,
    prune_blockades,
    sea_crossed,
    strait_closed,
)
from reame.games.universalis.realm.routes import NO_WAY, may_stand, next_areas, step_cost
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.attack import Attack
from reame.games.universalis.war.loading import TRANSFER, WAYS, Loading
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.moves import Verb
from reame.kernel.steps import Step


def refuse_step(p: Universalis, x: int, area: int) -> Phrase | None:
    """Why a transport cannot make this step."""
    cost = step_cost(p, x, area)
    if cost == NO_WAY:
        return say.NO_WAY_THERE
    if cost > p.transport_moves[x]:
        return say.NO_MOVES_LEFT.naming(cost, p.transport_moves[x])
    if area < box.TERRITORIES and not may_stand(p, x, area):
        return say.NO_RIGHT
    if p.blockades:
        sea = sea_crossed(p, x, area)
        if area >= box.TERRITORIES and strait_closed(p, x, sea):
            return say.BLOCKADED
        if sea != NOBODY and blockaders(p, x, sea):
            if box.TYPE_OF[x] != box.WAR_SHIP:
                return say.BLOCKADED
            if not outnumbers(p, x, sea) and (area < box.TERRITORIES or breaks_out(p, x) == NOBODY):
                return say.BLOCKADED
    return None


def breaks_through(p: Universalis, x: int, area: int) -> int:
    """The banner with which a war ship has to attack a blockading fleet to get into a sea area, or NOBODY."""
    sea = area - box.TERRITORIES
    foes = blockaders(p, x, sea) if sea >= 0 and p.blockades else []
    return breaks_out(p, x) if foes and not outnumbers(p, x, sea) else NOBODY


def make_step(p: Universalis, x: int, area: int) -> None:
    """A transport moves on; among barbarians it may be attacked [4.4], and where a blockade stops it, it attacks."""
    seat = box.OWNER_OF[x]
    sea = area - box.TERRITORIES
    foes = blockaders(p, x, sea) if sea >= 0 and p.blockades else []
    banner = breaks_through(p, x, area)
    p.transport_moves[x] -= step_cost(p, x, area)
    p.tell(say.MOVED, seat, x, p.transport_at[x], area)
    p.transport_at[x] = area
    p.sheltered[x] = 0
    prune_blockades(p)
    if banner != NOBODY:
        p.push(BlockadeRun(x, banner, foes[0]))
    elif area < box.TERRITORIES and p.owner[area] == box.BARBARIANS:
        p.push(Trespass(seat, area))


class BlockadeRun(Step[Universalis]):
    """A war ship attacks the fleet that blockades it, at once; it goes on only if it then outnumbers it [5.8]."""

    rule: ClassVar[str] = "5.8"
    FIELDS: ClassVar[list[Field]] = fields(
        transport=One(box.TRANSPORT),
        banner=One(box.BANNER),
        foe=One(box.HOLDER),
        kept=Number(0, box.MOVES_MOST),
        stage=Word("attack", "done"),
    )

    def __init__(self, transport: int = NOBODY, banner: int = NOBODY, foe: int = NOBODY) -> None:
        super().__init__()
        self.transport = transport
        self.banner = banner
        self.foe = foe
        self.kept = 0  # movement points it has if it goes on
        self.stage = "attack"

    def run(self, p: Universalis) -> None:
        x = self.transport
        if self.stage == "attack":
            self.stage = "done"
            self.kept = p.transport_moves[x]
            p.transport_moves[x] = 0
            p.push(Attack(self.banner, "fleet", self.foe, p.transport_at[x]))
        else:
            p.end()

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        area = p.transport_at[self.transport]
        if area >= box.TERRITORIES and not blockaders(p, self.transport, area - box.TERRITORIES):
            p.transport_moves[self.transport] = self.kept


class Transports(Act[Decision]):
    """What transports of the class that a phase is for can do: a step, or an operation with armies."""

    def __init__(self, trading: bool, *others: Verb) -> None:
        super().__init__(do.MOVE, do.LOAD, do.UNLOAD, do.TRANSFER, *others)
        self.trading = trading

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        out: list[int] = []
        for x in p.transports_of(seat):
            if box.IS_TRADE[box.TYPE_OF[x]] != self.trading:
                if p.transport_armies[x] and TRANSFER.places(p, x):
                    out.append(do.TRANSFER.at(x))
            elif p.transport_moves[x]:
                for area in next_areas(x, p.transport_at[x]):
                    if refuse_step(p, x, area) is None:
                        out.append(do.MOVE.at(x, area))
                out += self.operations(p, x)
        return out

    def operations(self, p: Universalis, x: int) -> list[int]:
        """What else a transport can do that has movement points."""
        return [way.verb.at(x) for way in WAYS if way.places(p, x)]

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        x = do.MOVES.of(move).a(move)
        if box.OWNER_OF[x] != seat or p.transport_at[x] == NOBODY:
            return say.NO_SUCH_PIECE
        if box.IS_TRADE[box.TYPE_OF[x]] != self.trading:
            across = do.TRANSFER.has(move) and TRANSFER.places(p, x)
            return None if across else say.OTHER_PHASE
        if not p.transport_moves[x]:
            return say.NO_MOVES_LEFT.naming(1, 0)
        return refuse_step(p, x, do.MOVE.b(move)) if do.MOVE.has(move) else self.refuse_operation(p, x, move)

    def refuse_operation(self, p: Universalis, x: int, move: int) -> Phrase | None:
        """Why there is nothing to load or unload."""
        for way in WAYS:
            if way.verb.has(move):
                return None if way.places(p, x) else way.nothing
        return say.OTHER_PHASE

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        if do.MOVE.has(move):
            make_step(p, do.MOVE.a(move), do.MOVE.b(move))
        else:
            self.operate(p, move)

    def operate(self, p: Universalis, move: int) -> None:
        """An operation begins."""
        for way in WAYS:
            if way.verb.has(move):
                p.push(Loading(way.verb.a(move), way.name))
