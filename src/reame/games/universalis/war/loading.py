"""Loading and unloading armies and banners [4.2]: one operation costs one movement point."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis.decision.question import Decision, Question
from reame.games.universalis.realm.routes import full_moves, open_to
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.moves import PASS, Verb
from reame.kernel.steps import Step


def reachable(p: Universalis, x: int) -> list[int]:
    """Territories a transport could load from or unload to: its own place, or own coasts of its sea."""
    here = p.transport_at[x]
    if here < box.TERRITORIES:
        return [here]
    seat = box.OWNER_OF[x]
    return [t for t in box.COASTS[here - box.TERRITORIES] if p.owner[t] == seat]


def waiting_armies(p: Universalis, seat: int, t: int) -> int:
    """Armies that could leave a territory, or a train there."""
    return p.armies[t] - 1 if p.owner[t] == seat else p.train(seat, t)


def leave(p: Universalis, seat: int, t: int, n: int) -> None:
    """So many armies leave a territory, or a train there; with a minus they come."""
    if p.owner[t] == seat:
        p.armies[t] -= n
    else:
        p.set_train(seat, t, p.train(seat, t) - n)


def takes_banner(p: Universalis, x: int) -> bool:
    """Has a transport room for a banner?"""
    return not box.IS_TRADE[box.TYPE_OF[x]] and p.banner_aboard(x) == NOBODY


# -- the three operations --------------------------------------------------------------------


class Operation:
    """What a transport does with some place: a territory, or another transport."""

    def __init__(self, verb: Verb, name: str, place: Verb, where: Phrase, nothing: Phrase) -> None:
        self.verb = verb
        self.name = name
        self.place = place  # the verb that names the place
        self.where = where  # the question for it
        self.nothing = nothing  # why there is none

    def places(self, p: Universalis, x: int) -> list[int]:
        """Where it can be done, sorted."""
        raise NotImplementedError(f"{type(self).__name__}.places")

    def pay(self, p: Universalis, x: int, place: int) -> None:
        """What it costs."""
        p.transport_moves[x] -= 1


class Way(Operation):
    """How armies and a banner change places."""

    def most(self, p: Universalis, x: int, place: int) -> int:
        """How many armies can change places."""
        raise NotImplementedError(f"{type(self).__name__}.most")

    def banners(self, p: Universalis, x: int, place: int) -> list[int]:
        """Banners of which one could go along."""
        raise NotImplementedError(f"{type(self).__name__}.banners")

    def shift(self, p: Universalis, x: int, place: int, n: int) -> None:
        """Armies change places."""
        raise NotImplementedError(f"{type(self).__name__}.shift")

    def carry(self, p: Universalis, x: int, place: int, b: int) -> None:
        """A banner does."""
        raise NotImplementedError(f"{type(self).__name__}.carry")


class Load(Way):
    """From an own territory, where one army stays, or from a train."""

    def places(self, p: Universalis, x: int) -> list[int]:
        space = p.army_space(x)
        seat = box.OWNER_OF[x]
        out: list[int] = []
        for t in reachable(p, x):
            if (space > 0 and waiting_armies(p, seat, t) > 0) or self.banners(p, x, t):
                out.append(t)
        return out

    def most(self, p: Universalis, x: int, place: int) -> int:
        return min(p.army_space(x), waiting_armies(p, box.OWNER_OF[x], place))

    def banners(self, p: Universalis, x: int, place: int) -> list[int]:
        if not takes_banner(p, x):
            return []
        return [b for b in p.banners_of(box.OWNER_OF[x]) if p.banner_at[b] == place]

    def shift(self, p: Universalis, x: int, place: int, n: int) -> None:
        seat = box.OWNER_OF[x]
        p.transport_armies[x] += n
        leave(p, seat, place, n)
        p.tell(say.ARMIES_LOADED, seat, x, place, n)

    def carry(self, p: Universalis, x: int, place: int, b: int) -> None:
        p.banner_on[b] = x
        p.banner_at[b] = NOBODY
        p.tell(say.BANNER_BOARDS, box.OWNER_OF[x], b, x)


class Unload(Way):
    """On own land; elsewhere only with a banner, as its train."""

    def places(self, p: Universalis, x: int) -> list[int]:
        seat = box.OWNER_OF[x]
        banner = p.banner_aboard(x) != NOBODY
        if not p.transport_armies[x] and not banner:
            return []
        return [t for t in reachable(p, x) if p.owner[t] == seat or (banner and open_to(p, seat, t))]

    def most(self, p: Universalis, x: int, place: int) -> int:
        return p.transport_armies[x]

    def banners(self, p: Universalis, x: int, place: int) -> list[int]:
        b = p.banner_aboard(x)
        return [] if b == NOBODY else [b]

    def shift(self, p: Universalis, x: int, place: int, n: int) -> None:
        seat = box.OWNER_OF[x]
        p.transport_armies[x] -= n
        leave(p, seat, place, -n)
        p.tell(say.ARMIES_LANDED, seat, x, place, n)

    def carry(self, p: Universalis, x: int, place: int, b: int) -> None:
        p.banner_on[b] = NOBODY
        p.banner_at[b] = place
        p.tell(say.BANNER_LEAVES, box.OWNER_OF[x], b, place)


def in_its_phase(p: Universalis, x: int) -> bool:
    """War transports move in the combat phase, trade transports in the trade phase."""
    return box.IS_TRADE[box.TYPE_OF[x]] == (p.phase == "trade")


def points_left(p: Universalis, x: int) -> int:
    """Movement points a transport can still pay with in this turn; trade transports have theirs to come in combat."""
    coming = box.IS_TRADE[box.TYPE_OF[x]] and p.phase == "combat"
    return full_moves(p, x) if coming else p.transport_moves[x]


def pay_point(p: Universalis, x: int) -> None:
    """One of those."""
    if box.IS_TRADE[box.TYPE_OF[x]] and p.phase == "combat":
        p.delay[x] -= 1
    else:
        p.transport_moves[x] -= 1


class Transfer(Way):
    """To another own transport in the same place, also between war and trade [3.06]; both pay."""

    def places(self, p: Universalis, x: int) -> list[int]:
        if points_left(p, x) <= 0:
            return []
        banner = p.banner_aboard(x) != NOBODY
        out: list[int] = []
        for y in p.transports_at(box.OWNER_OF[x], p.transport_at[x]):
            room = (p.transport_armies[x] and p.army_space(y) > 0) or (banner and takes_banner(p, y))
            if room and y != x and points_left(p, y) > 0 and (in_its_phase(p, x) or in_its_phase(p, y)):
                out.append(y)
        return out

    def pay(self, p: Universalis, x: int, place: int) -> None:
        pay_point(p, x)
        pay_point(p, place)

    def most(self, p: Universalis, x: int, place: int) -> int:
        return min(p.transport_armies[x], p.army_space(place))

    def banners(self, p: Universalis, x: int, place: int) -> list[int]:
        b = p.banner_aboard(x)
        return [b] if b != NOBODY and takes_banner(p, place) else []

    def shift(self, p: Universalis, x: int, place: int, n: int) -> None:
        p.transport_armies[x] -= n
        p.transport_armies[place] += n
        p.tell(say.ARMIES_SHIFTED, box.OWNER_OF[x], x, place, n)

    def carry(self, p: Universalis, x: int, place: int, b: int) -> None:
        p.banner_on[b] = place
        p.tell(say.BANNER_BOARDS, box.OWNER_OF[x], b, place)


TRANSFER: Final = Transfer(do.TRANSFER, "transfer", do.WHICH, say.Q_WHICH, say.NOTHING_TO_UNLOAD)
WAYS: Final[list[Way]] = [
    Load(do.LOAD, "load", do.WHERE, say.Q_WHERE, say.NOTHING_TO_LOAD),
    Unload(do.UNLOAD, "unload", do.WHERE, say.Q_WHERE, say.NOTHING_TO_UNLOAD),
    TRANSFER,
]
WAY: Final[dict[str, Way]] = {way.name: way for way in WAYS}


# -- the procedure ---------------------------------------------------------------------------


class Loading(Decision):
    """Any number of armies, and a banner with them or alone. The first question is where, if there is a choice."""

    rule: ClassVar[str] = "4.2"
    FIELDS: ClassVar[list[Field]] = fields(
        transport=One(box.TRANSPORT),
        way=Word("load", "unload", "transfer"),
        place=One(box.TERRITORY),
        other=One(box.TRANSPORT),
        stage=Word("where", "armies", "banner", "done"),
    )

    def __init__(self, transport: int = NOBODY, way: str = "load") -> None:
        super().__init__()
        self.transport = transport
        self.way = way
        self.place = NOBODY
        self.other = NOBODY  # the transport that takes over
        self.stage = "where"

    def where(self) -> int:
        """The territory or transport it is done with."""
        return self.other if self.way == "transfer" else self.place

    def run(self, p: Universalis) -> None:
        x, way, where = self.transport, WAY[self.way], self.where()
        seat = box.OWNER_OF[x]
        if self.stage == "where":
            some = way.places(p, x)
            if len(some) == 1:
                self.choose(p, some[0])
            else:
                p.ask(seat)
        elif self.stage == "armies":
            self.stage = "banner"
            if way.most(p, x, where) > 0:
                p.push(LoadingArmies(seat, x, self.way, where))
        elif self.stage == "banner":
            self.stage = "done"
            if way.banners(p, x, where):
                p.push(LoadingBanner(seat, x, self.way, where))
        else:
            p.end()

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        abroad = self.way == "unload" and p.owner[self.place] != box.OWNER_OF[self.transport]
        if isinstance(child, LoadingArmies) and abroad:  # there armies leave only with their banner
            self.stage = "done"
            WAY[self.way].carry(p, self.transport, self.place, p.banner_aboard(self.transport))

    def choose(self, p: Universalis, where: int) -> None:
        """The place is known: the operation is paid."""
        WAY[self.way].pay(p, self.transport, where)
        if self.way == "transfer":
            self.other = where
        else:
            self.place = where
        self.stage = "armies"

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return WAY[self.way].place.each(WAY[self.way].places(p, self.transport))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return WAY[self.way].where.of(self.transport)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.choose(p, WAY[self.way].place.a(move))


class LoadingQuestion(Question):
    """About an operation whose place is known."""

    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(
        transport=One(box.TRANSPORT),
        way=Word("load", "unload", "transfer"),
        place=One(box.TERRITORY),
        other=One(box.TRANSPORT),
    )

    def __init__(self, seat: int = NOBODY, transport: int = NOBODY, way: str = "load", where: int = NOBODY) -> None:
        super().__init__(seat)
        self.transport = transport
        self.way = way
        self.place = NOBODY if way == "transfer" else where
        self.other = where if way == "transfer" else NOBODY

    def where(self) -> int:
        """The territory or transport it is done with."""
        return self.other if self.way == "transfer" else self.place


class LoadingArmies(LoadingQuestion):
    """How many armies change places; none, if a banner could go alone."""

    rule: ClassVar[str] = "4.2"

    def most(self, p: Universalis) -> int:
        """All that can."""
        return WAY[self.way].most(p, self.transport, self.where())

    def moves(self, p: Universalis, seat: int) -> list[int]:
        alone = WAY[self.way].banners(p, self.transport, self.where())
        return do.ARMIES.span(0 if alone else 1, self.most(p))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_LOAD.of(self.transport)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        n = do.ARMIES.a(move)
        if n:
            WAY[self.way].shift(p, self.transport, self.where(), n)


class LoadingBanner(LoadingQuestion):
    """Which banner goes along, if any."""

    rule: ClassVar[str] = "4.2"

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return [PASS, *do.TAKE_BANNER.each(WAY[self.way].banners(p, self.transport, self.where()))]

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_BANNER.of(self.transport)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move != PASS:
            WAY[self.way].carry(p, self.transport, self.where(), do.TAKE_BANNER.a(move))
