"""What a banner could do with its armies: which may go, what an attack promises, the best deed so far."""

from __future__ import annotations

from typing import Final, final

from reame.games.universalis.bot.odds import SAFE, all_out, chance, extra_dice, losses, risk
from reame.games.universalis.bot.survey import ARMY, IDLE, Survey
from reame.games.universalis.realm.routes import speed
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY

WAIT: Final = 0.75  # of what an attack promises is left for each turn it has to wait
CHANGE: Final = 0.8  # of what a promise is worth for which a banner has to change from saddle to ship
SHAME: Final = 1.5  # a banner that fails
ALONE: Final = 0.95  # how much of the danger counts that a new territory will be in
HELPED: Final = 0.6  # the same if armies are left to help it
STAY: Final = "stay"
STRIKE: Final = "strike"
RIDE: Final = "ride"
TAKE: Final = "take"
LEAVE: Final = "leave"
WALK: Final = "walk"
BEFORE_COMBAT: Final[list[str]] = ["dice", "diplomacy", "reinforcements", "taxes", "purchase", "placement"]


def keeps(p: Universalis, seat: int, t: int) -> int:
    """Armies that should stay in a territory: as many as its wild neighbours will have soon, if there is room."""
    if all_out(p, seat):
        return 1
    n = SAFE
    for u in box.NEIGHBOURS[t]:
        s = p.owner[u]
        if s == box.BARBARIANS:
            n = max(n, min(p.armies[u] + p.leader[u] + 1 + p.seats // 8, 11))
        elif s != seat and s != NOBODY and p.at_war(seat, s):
            n = max(n, min(p.armies[u], 10))
    return max(SAFE, min(n, p.room(t, seat)))


def spare(p: Universalis, seat: int, t: int) -> int:
    """Armies that could leave a territory."""
    return p.armies[t] - keeps(p, seat, t) if p.owner[t] == seat else 0


def venture(p: Universalis, view: Survey, seat: int, t: int, force: float, garrison: float) -> float:
    """What an attack promises: the land as far as it can be held, less the armies it costs.

    The garrison are armies that are there afterwards besides those that are left of the force.
    """
    theirs = p.armies_at(p.owner[t], t)
    dice = extra_dice(p, t, theirs)
    odds = chance(force, theirs, dice)
    if odds < 0.3:
        return 0.0
    cost = min(force - 1.0, losses(theirs, dice))
    left = min(force - cost + garrison, float(p.room(t, seat)))
    danger = 0.0 if all_out(p, seat) else risk(p, seat, t, left, 0.0, view.banners)
    idle = view.idle(seat)
    army = IDLE if idle else ARMY
    gain = view.prize(p, seat, t) * (1.0 - (HELPED if idle else ALONE) * danger) - army * cost
    return gain * odds - (SHAME + 0.7 * army * force) * (1.0 - odds)


@final
class Expedition:
    """A transport with so many armies aboard when so many movement points are spent, and what comes first.

    With the deed STRIKE nothing is to be done first.
    """

    def __init__(self, transport: int, force: int, spent: int, deed: str, to: int, price: float) -> None:
        self.transport = transport
        self.force = force
        self.spent = spent
        self.deed = deed
        self.to = to
        self.price = price  # what the place loses that these armies leave

    def joined(self, more: int, cost: int, here: bool, first: int) -> Expedition:
        """With more armies, from here or from where the first step leads to."""
        deed = self.deed
        to = self.to
        if deed == STRIKE:
            deed = TAKE if here else RIDE
            to = NOBODY if here else first
        return Expedition(self.transport, self.force + more, self.spent + cost, deed, to, self.price)


@final
class Campaign:
    """The best deed for a banner from where it is, as far as it has been looked for."""

    def __init__(self, p: Universalis, b: int, view: Survey) -> None:
        self.banner = b
        self.seat = box.BANNER_OWNER[b]
        self.view = view
        self.promise = 0.0
        self.deed = STAY
        self.to = NOBODY  # the territory to strike, to ride or to walk to
        self.transport = NOBODY  # what rides, takes or drops
        self.left = NOBODY  # a transport that the banner would have to leave first, and where
        self.ashore = NOBODY
        own = p.active == self.seat
        self.now = own and p.phase == "combat"
        ready = self.now or (own and p.phase in BEFORE_COMBAT)
        self.attacks = p.attacks[b] if ready else p.experience[b] + p.general[b]
        self.delay = 0 if ready and self.attacks > 0 else 1  # turns before it may attack

    def moves(self, p: Universalis, x: int) -> int:
        """Movement points of a transport for what is left of this turn, or for the next one."""
        return p.transport_moves[x] if self.now else speed(p, x)

    def patience(self, p: Universalis, x: int, cost: int) -> float:
        """What is left of a promise after the turns that a way takes."""
        late = cost - self.moves(p, x)
        turns = 0 if late <= 0 else 1 + (late - 1) // speed(p, x)
        n: float = WAIT ** max(turns, self.delay)
        return n

    def better(self, promise: float, deed: str, to: int, transport: int) -> None:
        """Is this the best so far?"""
        if self.left != NOBODY:
            promise *= CHANGE
            deed = LEAVE
            to = self.ashore
            transport = self.left
        if promise > self.promise:
            self.promise = promise
            self.deed = deed
            self.to = to
            self.transport = transport

    def gain(self, p: Universalis, e: Expedition, t: int, cost: int, garrison: float) -> float:
        """What an expedition promises that has so far to go to strike a territory."""
        n = venture(p, self.view, self.seat, t, e.force - 1.0, garrison)
        if n <= 0.0:
            return 0.0
        return n * self.patience(p, e.transport, e.spent + cost) - 0.01 * (e.spent + cost) - e.price

    def farewell(self, p: Universalis, t: int, stay: int, go: int) -> float:
        """What it costs a territory if armies leave that defend it now."""
        if not go or all_out(p, self.seat):
            return 0.0
        stake = self.view.prize(p, self.seat, t)
        dice = extra_dice(p, t, stay)
        before = risk(p, self.seat, t, stay + go, dice, self.view.banners)
        return stake * (risk(p, self.seat, t, stay, dice, self.view.banners) - before)
