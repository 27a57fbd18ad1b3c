"""One attack of a banner [5.1, 5.3]: where, with how many, the battle, then occupation or shame."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.barbarians.pirates import sink
from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.battle.manning import Manning
from reame.games.universalis.decision.question import Question
from reame.games.universalis.realm.banners import shame
from reame.games.universalis.realm.routes import land_cost, open_to
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.parts import Ground
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.conquest import Occupation
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, Sentence
from reame.kernel.steps import Step


def hostile(p: Universalis, seat: int, holder: int) -> bool:
    """Barbarians always, players at war."""
    return holder == box.BARBARIANS or (holder not in (NOBODY, seat) and p.at_war(seat, holder))


def force_of(p: Universalis, b: int) -> int:
    """The most armies a banner can bring against a territory, the one held back left out."""
    seat = box.BANNER_OWNER[b]
    x = p.banner_on[b]
    if x != NOBODY:
        return p.transport_armies[x] - 1
    t = p.banner_at[b]
    if p.owner[t] == seat:
        return min(p.leads(seat), p.armies[t] - 1)
    return min(p.leads(seat), p.train(seat, t) - 1)


def entry_cost(p: Universalis, b: int, t: int) -> int:
    """What it costs a banner to bring its force there; -1 if it cannot get there."""
    x = p.banner_on[b]
    if x == NOBODY:
        return 0 if t in box.NEIGHBOURS[p.banner_at[b]] else -1
    here = p.transport_at[x]
    if here >= box.TERRITORIES:
        return 1 if t in box.COASTS[here - box.TERRITORIES] else -1
    if box.IS_SHIP[box.TYPE_OF[x]]:
        return -1
    return land_cost(p, box.BANNER_OWNER[b], box.COST_CAVALRY, here, t)


def targets(p: Universalis, b: int) -> list[int]:
    """Territories within reach of a banner, sorted."""
    x = p.banner_on[b]
    if x == NOBODY:
        return box.NEIGHBOURS[p.banner_at[b]]
    here = p.transport_at[x]
    if here >= box.TERRITORIES:
        return box.COASTS[here - box.TERRITORIES]
    if box.TYPE_OF[x] != box.CAVALRY:
        return []
    return box.NEIGHBOURS[here] if box.ACROSS[here] == NOBODY else sorted([*box.NEIGHBOURS[here], box.ACROSS[here]])


def reaches(p: Universalis, b: int, t: int) -> bool:
    """Can a banner pay the way into a territory?"""
    cost = entry_cost(p, b, t)
    x = p.banner_on[b]
    return cost >= 0 and (x == NOBODY or cost <= p.transport_moves[x])


def pieces_places(p: Universalis, seat: int, b: int, loser: int) -> list[int]:
    """Where pieces of a player stand on land he does not hold, within reach of a banner on land, sorted."""
    here = p.banner_area(b)
    if here >= box.TERRITORIES or loser >= p.seats or not hostile(p, seat, loser):
        return []
    out: list[int] = []
    for t in sorted([here, *targets(p, b)]):
        if p.owner[t] in (loser, NOBODY) or not open_to(p, seat, t):
            continue
        if t != here and not reaches(p, b, t):
            continue
        if p.is_exposed_at(loser, t) or p.train(loser, t) or [c for c in p.banners_of(loser) if p.banner_at[c] == t]:
            out.append(t)
    return out


class Attack(Step[Universalis]):
    """A banner attacks."""

    rule: ClassVar[str] = "5.1"
    FIELDS: ClassVar[list[Field]] = fields(
        banner=One(box.BANNER),
        target=Word("territory", "pieces", "fleet", "pirates"),
        defender=One(box.HOLDER),
        area=One(box.AREA),
        force=Number(0, box.ARMIES_MOST),
        pirate=Number(0, box.PIRATES_MOST),
        stage=Word("where", "force", "battle", "won", "lost", "done"),
        base=Number(0, box.DICE.high),
    )

    def __init__(
        self,
        banner: int = NOBODY,
        target: str = "territory",
        defender: int = NOBODY,
        area: int = NOBODY,
        pirate: int = 0,
    ) -> None:
        super().__init__()
        self.banner = banner
        self.target = target
        self.defender = defender
        self.area = area
        self.force = 0
        self.pirate = pirate
        self.stage = "where"
        self.base = 0

    def seat(self) -> int:
        """The attacker."""
        return box.BANNER_OWNER[self.banner]

    def source(self, p: Universalis) -> str:
        """Where the attacking armies are."""
        if self.target in ("fleet", "pirates"):
            return "fleet"
        if p.banner_on[self.banner] != NOBODY:
            return "transport"
        return "ground" if p.owner[p.banner_at[self.banner]] == self.seat() else "train"

    def origin(self, p: Universalis) -> int:
        """The territory the attack starts from, if it does."""
        area = p.banner_area(self.banner)
        return area if area < box.TERRITORIES and self.target in ("territory", "pieces") else NOBODY

    def run(self, p: Universalis) -> None:
        seat = self.seat()
        if self.stage == "where":
            self.stage = "force"
            places = pieces_places(p, seat, self.banner, self.defender) if self.area == NOBODY else []
            if len(places) > 1:
                p.push(AttackWhere(seat, self.banner, self.defender))
            elif places:
                self.area = places[0]
        elif self.stage == "force":
            self.stage = "battle"
            self.force = self.most(p)
            if self.source(p) == "ground" and self.force > 1:
                p.push(AttackForce(seat, self.banner))
        elif self.stage == "battle":
            self.begin(p)
        elif self.stage == "won":
            self.stage = "done"
            self.triumph(p)
        elif self.stage == "lost":
            self.stage = "done"
            self.fail(p)
        else:
            p.end()

    def begin(self, p: Universalis) -> None:
        """The way is paid, the battle starts."""
        b = self.banner
        x = p.banner_on[b]
        p.attacks[b] -= 1
        if x != NOBODY and self.target in ("territory", "pieces") and p.transport_at[x] != self.area:
            p.transport_moves[x] -= entry_cost(p, b, self.area)
        p.push(self.battle(p))

    def most(self, p: Universalis) -> int:
        """Armies that could attack."""
        if self.source(p) == "fleet":
            return p.aboard(self.seat(), p.banner_area(self.banner)) - 1
        return force_of(p, self.banner)

    def battle(self, p: Universalis) -> Battle:
        """Who fights whom in it, and with how many."""
        b, source, origin = self.banner, self.source(p), self.origin(p)
        return Battle(self.seat(), self.target, self.defender, self.area, self.force, source, origin, b, self.pirate)

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, AttackWhere):
            self.area = child.place
        elif isinstance(child, AttackForce):
            self.force = child.force
        elif isinstance(child, Battle):
            self.force = child.force
            self.base = child.base
            self.stage = "won" if child.won else "lost"

    def triumph(self, p: Universalis) -> None:
        """The victor takes what was defended."""
        b = self.banner
        if self.target == "territory":
            least = max(1, min(self.force, self.base))
            p.push(Occupation(b, self.area, self.force, least, self.source(p), self.origin(p)))
            return
        p.conquests[b] += 1  # a banner learns from these victories too
        if self.target == "pirates":
            sink(p, self.pirate)
        else:
            p.push(Manning(b, self.defender, self.area, self.force, self.source(p), self.origin(p)))

    def fail(self, p: Universalis) -> None:
        """Stopping without conquest costs experience and all further attacks; at Rome it is a sin."""
        seat = self.seat()
        rome = self.target == "territory" and self.area == box.PAPAL and self.defender != box.BARBARIANS
        if rome and p.christian(seat) and p.christian(self.defender):
            p.grounds.append(Ground(seat, box.PAPAL_STATE_ATTACKED))
        shame(p, self.banner)


class AttackWhere(Question):
    """Pieces of an enemy stand in several places within reach."""

    rule: ClassVar[str] = "5.1"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(
        banner=One(box.BANNER), defender=One(box.HOLDER), place=One(box.TERRITORY)
    )

    def __init__(self, seat: int = NOBODY, banner: int = NOBODY, defender: int = NOBODY) -> None:
        super().__init__(seat)
        self.banner = banner
        self.defender = defender
        self.place = NOBODY

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.WHERE.each(pieces_places(p, seat, self.banner, self.defender))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_PIECES_WHERE.of(self.defender)

    def default(self, p: Universalis, seat: int) -> int:
        return self.moves(p, seat)[-1]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.place = do.WHERE.a(move)


class AttackForce(Question):
    """How many armies of its territory a banner on foot leads into the attack."""

    rule: ClassVar[str] = "5.1"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(banner=One(box.BANNER), force=Number(0, box.ARMIES_MOST))

    def __init__(self, seat: int = NOBODY, banner: int = NOBODY) -> None:
        super().__init__(seat)
        self.banner = banner
        self.force = 0

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.ARMIES.span(1, force_of(p, self.banner))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_FORCE.of(self.banner)

    def default(self, p: Universalis, seat: int) -> int:
        return self.moves(p, seat)[-1]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.force = do.ARMIES.a(move)
