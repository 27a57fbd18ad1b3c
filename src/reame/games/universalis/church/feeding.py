"""Feeding the host (D26) [10.3, step 4], in the own placement, combat and trade phases."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.church.host import crusading
from reame.games.universalis.decision.menu import Act
from reame.games.universalis.decision.question import Decision, Question
from reame.games.universalis.realm.banners import clear_banner
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Move, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.steps import NOT_NOW


def may_feed(p: Universalis, seat: int) -> bool:
    """A participant of a crusade that gathers."""
    return p.crusade == "preparing" and crusading(p, seat)


class Feed(Act[Decision]):
    """Something goes from the start city into the host."""

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        return None if move in self.moves(p, seat, phase) else NOT_NOW


class FeedArmies(Feed):
    """Loose armies but one, those of a train, those aboard; then it is asked how many."""

    def __init__(self) -> None:
        super().__init__(do.FEED_GROUND, do.FEED_TRAIN, do.FEED_ABOARD)

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        if not may_feed(p, seat):
            return []
        t = p.crusade_start
        out: list[int] = []
        if p.ground(seat, t) > 1:
            out.append(do.FEED_GROUND.at())
        if p.train(seat, t):
            out.append(do.FEED_TRAIN.at())
        return out + do.FEED_ABOARD.each([x for x in p.transports_at(seat, t) if p.transport_armies[x]])

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        p.push(Feeding(seat, move))


class FeedBanner(Feed):
    """A banner with its general, once, with the armies of its player."""

    def __init__(self) -> None:
        super().__init__(do.FEED_BANNER)

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        if not may_feed(p, seat) or not p.host[seat] or p.host_banner[seat]:
            return []
        return do.FEED_BANNER.each(p.banners_at(seat, p.crusade_start))

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        b = do.FEED_BANNER.a(move)
        p.host_banner[seat] = p.experience[b]
        p.host_general[seat] = p.general[b]
        clear_banner(p, b)
        p.tell(say.HOST_BANNER, seat)


class FeedEngine(Feed):
    """A siege engine from the start city or next to it, once, with the armies of its player."""

    def __init__(self) -> None:
        super().__init__(do.FEED_ENGINE)

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        if not may_feed(p, seat) or not p.host[seat] or p.host_engine[seat] != NOBODY:
            return []
        near = [p.crusade_start, *box.NEIGHBOURS[p.crusade_start]]
        mine = [t for t in near if p.owner[t] == seat]
        return [do.FEED_ENGINE.at(e, t) for e in (box.CATAPULT, box.BOMBARD) for t in mine if p.engines(t, e)]

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        engine, t = do.FEED_ENGINE.a(move), do.FEED_ENGINE.b(move)
        p.add_engine(t, engine, -1)
        p.engines_moved[t * 2 + engine] = 0
        p.host_engine[seat] = engine
        p.tell(say.HOST_ENGINE, seat, engine)


FEEDING: Final[list[Act[Decision]]] = [FeedArmies(), FeedBanner(), FeedEngine()]


class Feeding(Question):
    """How many armies of one stack go into the host."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(stack=Move(do.MOVES))

    def __init__(self, seat: int = NOBODY, stack: int = NOBODY) -> None:
        super().__init__(seat)
        self.stack = stack

    def size(self, p: Universalis) -> int:
        """Armies that could go."""
        if do.FEED_GROUND.has(self.stack):
            return p.ground(self.seat, p.crusade_start) - 1
        if do.FEED_TRAIN.has(self.stack):
            return p.train(self.seat, p.crusade_start)
        return p.transport_armies[do.FEED_ABOARD.a(self.stack)]

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.ARMIES.span(1, self.size(p))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_FEED.of(p.host[seat], p.pledge[seat])

    def default(self, p: Universalis, seat: int) -> int:
        short = max(1, p.pledge[seat] - p.host[seat])
        return do.ARMIES.at(min(short, self.size(p)))

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        n = do.ARMIES.a(move)
        t = p.crusade_start
        if do.FEED_GROUND.has(self.stack):
            p.armies[t] -= n
        elif do.FEED_TRAIN.has(self.stack):
            p.set_train(seat, t, p.train(seat, t) - n)
        else:
            p.transport_armies[do.FEED_ABOARD.a(self.stack)] -= n
        p.host[seat] += n
        p.tell(say.HOST_FED, seat, n)
