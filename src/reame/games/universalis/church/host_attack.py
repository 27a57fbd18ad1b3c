"""A banner attacks the host of a crusade on its way [10.3, step 6]."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.church.host import crusaders, host_gone, host_size
from reame.games.universalis.church.host_fight import HostFight
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.banners import shame
from reame.games.universalis.realm.routes import land_cost
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.steps import Step


def host_force(p: Universalis, b: int) -> int:
    """Armies a banner can bring against the host, the one held back left out."""
    seat = box.BANNER_OWNER[b]
    x = p.banner_on[b]
    if x != NOBODY:
        if p.transport_at[x] >= box.TERRITORIES:
            return p.aboard(seat, p.transport_at[x]) - 1
        return p.transport_armies[x] - 1
    t = p.banner_at[b]
    n = p.armies[t] if p.owner[t] == seat else p.train(seat, t)
    return min(p.leads(seat), n - 1)


def host_cost(p: Universalis, b: int) -> int:
    """Movement points an attack on the host costs the banner's transport; -1 if the host is out of reach."""
    here = p.banner_area(b)
    x = p.banner_on[b]
    if x != NOBODY and box.IS_SHIP[box.TYPE_OF[x]] and here < box.TERRITORIES:
        return -1  # a ship in port never helps on land [5.6]
    if here == p.host_at:
        return 0
    if here >= box.TERRITORIES or p.host_at >= box.TERRITORIES:
        return -1
    if x == NOBODY:
        return 0 if p.host_at in box.NEIGHBOURS[here] else -1
    return land_cost(p, box.BANNER_OWNER[b], box.COST_CAVALRY, here, p.host_at)


def refuse_host(p: Universalis, seat: int, b: int) -> Phrase | None:
    """Why a banner cannot attack the host."""
    if p.crusade != "marching":
        return say.NO_HOST
    if p.christian(seat):
        return say.NOT_A_FOE_OF_THE_HOST
    for s in crusaders(p):
        if p.allied(seat, s) or p.truced(seat, s):
            return say.NOT_A_FOE_OF_THE_HOST
    cost = host_cost(p, b)
    x = p.banner_on[b]
    if cost < 0 or (x != NOBODY and cost > p.transport_moves[x]):
        return say.HOST_OUT_OF_REACH
    return None if host_force(p, b) > 0 else say.TOO_WEAK_FOR_THE_HOST


class HostBattle(Decision):
    """A player's banner attacks the host, which defends itself as a lone force."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = fields(banner=One(box.BANNER), stage=Word("force", "won", "lost", "done"))

    def __init__(self, banner: int = NOBODY) -> None:
        super().__init__()
        self.banner = banner
        self.stage = "force"

    def run(self, p: Universalis) -> None:
        b = self.banner
        if self.stage == "force":
            if self.source(p) == "ground" and host_force(p, b) > 1:
                p.ask(box.BANNER_OWNER[b])
            else:
                self.begin(p, host_force(p, b))
        elif self.stage == "won":
            self.stage = "done"
            p.conquests[b] += 1
            host_gone(p)
        elif self.stage == "lost":
            self.stage = "done"
            p.tell(say.HOST_HOLDS)
            shame(p, b)
        else:
            p.end()

    def source(self, p: Universalis) -> str:
        """Where the attacking armies are."""
        x = p.banner_on[self.banner]
        if x != NOBODY:
            return "fleet" if p.transport_at[x] >= box.TERRITORIES else "transport"
        return "ground" if p.owner[p.banner_at[self.banner]] == box.BANNER_OWNER[self.banner] else "train"

    def begin(self, p: Universalis, force: int) -> None:
        """The way is paid, the fight starts."""
        b = self.banner
        x = p.banner_on[b]
        if x != NOBODY:
            p.transport_moves[x] -= host_cost(p, b)
        here = p.banner_area(b)
        origin = here if here < box.TERRITORIES else NOBODY
        self.stage = "lost"
        p.push(HostFight(box.BANNER_OWNER[b], "pieces", NOBODY, p.host_at, force, self.source(p), origin, b))

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, HostFight) and child.won:
            self.stage = "won"

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.ARMIES.span(1, host_force(p, self.banner))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_HOST_FORCE.of(host_size(p))

    def default(self, p: Universalis, seat: int) -> int:
        moves = self.moves(p, seat)
        return moves[len(moves) - 1]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.begin(p, do.ARMIES.a(move))
