"""Famine and plague [8]: the victims, and what they bury."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.battle.losses import Losses
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis, cities
from reame.games.universalis.table.reserves import account
from reame.kernel.fields import Field, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase
from reame.kernel.steps import Step

GRAIN_FEEDS: Final = int(box.CALAMITY_EFFECTS["carestia"]["per_reserve"])
PLAGUE_ROADS: Final = int(box.CALAMITY_EFFECTS["peste"]["plus_armies"]["strade"])


def bordering(p: Universalis, drawer: int) -> list[int]:
    """The drawer, then the other players with a territory that shares a land border with one of his, in sword order."""
    near = 0
    for t in p.lands(drawer):
        for n in box.NEIGHBOURS[t]:
            if 0 <= p.owner[n] < p.seats:
                near |= 1 << p.owner[n]
    return [s for s in p.from_seat(drawer) if s == drawer or near >> s & 1]


def bury(p: Universalis, seat: int, n: int) -> None:
    """Armies die where their owner chooses, never the last of a territory; pushes a step."""
    n = max(0, min(n, p.removable(seat)))
    p.tell(say.ARMIES_DIE, seat, n)
    if n:
        p.push(Losses(seat, n))


class Toll:
    """How many armies a calamity takes, and by which steps it came to that."""

    def __init__(self, n: int, source: Phrase, about: int) -> None:
        self.n = n
        self.steps: list[tuple[Phrase, int, int]] = [(source, n, about)]

    def now(self, n: int, source: Phrase, about: int = NOBODY) -> None:
        """It changes, because of something."""
        if n != self.n:
            self.steps.append((source, n - self.n, about))
            self.n = n

    def take(self, p: Universalis, seat: int) -> None:
        """The armies die; the line says why so many."""
        self.now(max(0, min(self.n, p.removable(seat))), say.SUM_SPARED)
        p.tell(say.ARMIES_DIE, seat, self.n)
        p.tell_sum(say.OF_LOSSES, seat)
        for source, n, about in self.steps:
            p.tell_term(source, n, about)
        if self.n:
            p.push(Losses(seat, self.n))


class Famine(Step[Universalis]):
    """The drawer and his neighbours lose armies; agriculture halves it, grain feeds those with pottery."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("roll", "starve"), dice=Number(0, 12), queue=Some(SEAT)
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "roll"
        self.dice = 0
        self.queue: list[int] = []

    def run(self, p: Universalis) -> None:
        if self.stage == "roll":
            self.dice = p.dice.roll(12)
            p.tell(say.CALAMITY_ROLL, self.dice)
            self.queue = bordering(p, self.seat)
            self.stage = "starve"
        elif self.queue:
            self.starve(p, self.queue.pop(0))
        else:
            p.end()

    def starve(self, p: Universalis, seat: int) -> None:
        """Reserves are spent only as needed."""
        toll = Toll(10 * self.dice, say.SUM_TENFOLD, self.dice)
        toll.now(min(toll.n, p.removable(seat)), say.SUM_SPARED)
        if p.has(seat, box.AGRICULTURE):
            toll.now(toll.n // 2, say.SUM_TECH, box.AGRICULTURE)
        n = toll.n
        if p.has(seat, box.POTTERY):
            p.shown += 1  # how much grain there is shows now
            need = -(-n // GRAIN_FEEDS)
            grain = min(p.grain_of(seat), need)
            if grain > 0:
                spend_grain(p, seat, grain)
                p.tell(say.GRAIN_SPENT, seat, grain)
                n = max(0, n - GRAIN_FEEDS * grain)
            if grain < need:
                p.grain_most[seat] = 0  # or there would be more to eat
        toll.now(n, say.SUM_GRAIN)
        toll.take(p, seat)


def spend_grain(p: Universalis, seat: int, n: int) -> None:
    """Reserves at hand first, then those in farms, in map order."""
    k = min(n, p.grain[seat])
    p.grain[seat] -= k
    p.grain_most[seat] = max(0, p.grain_most[seat] - k)
    account(p, seat, k * box.GRAIN_PRICE)
    n -= k
    for t in p.lands(seat):
        if p.building[t] == box.FARM:
            k = min(n, p.barn[t])
            p.barn[t] -= k
            n -= k


class Plague(Step[Universalis]):
    """The drawer and his neighbours lose a share of all armies, then every city its level in armies."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("roll", "share", "cities"), dice=Number(0, 12), queue=Some(SEAT)
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "roll"
        self.dice = 0
        self.queue: list[int] = []

    def run(self, p: Universalis) -> None:
        if self.stage == "roll":
            self.dice = p.dice.roll()
            p.tell(say.CALAMITY_ROLL, self.dice)
            self.queue = bordering(p, self.seat)
            self.stage = "share"
        elif not self.queue:
            p.end()
        elif self.stage == "share":
            self.stage = "cities"
            seat = self.queue[0]
            toll = Toll(10 * self.dice * p.armies_on_map(seat) // 100, say.SUM_SHARE, 10 * self.dice)
            if p.has(seat, box.MEDICINE):
                toll.now(toll.n // 2, say.SUM_TECH, box.MEDICINE)
            if p.has(seat, box.ROADS):
                toll.now(toll.n + PLAGUE_ROADS, say.SUM_TECH, box.ROADS)
            toll.take(p, seat)
        else:
            for t in cities(p, self.queue.pop(0)):
                n = min(p.settlement[t], p.armies[t] - 1)
                if n > 0:
                    p.armies[t] -= n
                    p.tell(say.CITY_ARMIES_DIE, t, n)
            self.stage = "share"
