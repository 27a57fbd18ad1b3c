"""The combat phase [3.9]: war transports and banners move, siege engines too, banners attack [5.1]."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.barbarians.pirates import sink
from reame.games.universalis.crusade.host_battle import HostBattle, refuse_host
from reame.games.universalis.crusade.march import feed, feed_moves, is_feed
from reame.games.universalis.diplomacy.intrigue import intrigue_moves, is_intrigue, refuse_intrigue, take_intrigue
from reame.games.universalis.realm.deeds import remove_banner
from reame.games.universalis.realm.routes import blockaders, breaks_out, full_moves, land_cost, open_to, outnumbers
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.decision import Decision
from reame.games.universalis.war.battle import Battle
from reame.games.universalis.war.blockade import blockade_moves, refuse_blockade_move, take_blockade_move
from reame.games.universalis.war.conquest import Manning, Occupation
from reame.games.universalis.war.movement import (
    BannerMarch,
    Loading,
    is_transport_move,
    make_step,
    march_moves,
    refuse_march,
    refuse_transport,
    transport_moves,
    verb_transport,
)
from reame.kernel.fields import Field, Moves, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step

GROUND_PAPAL: int = 3  # see GROUND: an attack on the Papal State that did not take it


# -- who may attack what [5.1] ---------------------------------------------------------------


def hostile(p: Universalis, seat: int, holder: int) -> bool:
    """Barbarians always, players at war."""
    return holder == box.BARBARIANS or (holder not in (NOBODY, seat) and p.at_war(seat, holder))


def keeps_strait_shut(p: Universalis, seat: int, holder: int, t: int) -> bool:
    """The target of a closed strait may attack either of its territories without a war."""
    return box.ACROSS[t] != NOBODY and [holder, seat, box.ACROSS_SEA[t], 1] in p.blockades


def keeps_sea_shut(p: Universalis, seat: int, holder: int, sea: int) -> bool:
    """The target of a blockade and its allies may attack the fleet without a war."""
    for row in p.blockades:
        if not row[3] and row[0] == holder and row[2] == sea and (row[1] == seat or p.allied(row[1], seat)):
            return True
    return False


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


def refuse_banner(p: Universalis, seat: int, b: int) -> Phrase | None:
    """Why a banner cannot attack at all."""
    if box.BANNER_OWNER[b] != seat or not p.experience[b]:
        return say.NO_SUCH_PIECE
    if p.banned >> seat & 1:
        return say.ATTACK_BANNED
    return None if p.attacks[b] > 0 else say.NO_ATTACKS_LEFT


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


def refuse_attack(p: Universalis, seat: int, b: int, t: int) -> Phrase | None:
    """Why a banner cannot attack this territory."""
    no = refuse_banner(p, seat, b)
    if no is not None:
        return no
    cost = entry_cost(p, b, t)
    if cost < 0 or p.owner[t] == NOBODY:
        return say.NO_WAY_THERE
    holder = p.owner[t]
    if not hostile(p, seat, holder) and not (holder != seat and keeps_strait_shut(p, seat, holder, t)):
        return say.NOT_AT_WAR
    x = p.banner_on[b]
    if x != NOBODY and cost > p.transport_moves[x]:
        return say.NO_MOVES_LEFT
    return None if force_of(p, b) > 0 else say.NO_FORCE


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


def reaches(p: Universalis, b: int, t: int) -> bool:
    """Can a banner pay the way into a territory?"""
    cost = entry_cost(p, b, t)
    x = p.banner_on[b]
    return cost >= 0 and (x == NOBODY or cost <= p.transport_moves[x])


def refuse_pieces(p: Universalis, seat: int, b: int, loser: int) -> Phrase | None:
    """Why a banner cannot attack pieces of a player."""
    no = refuse_banner(p, seat, b)
    if no is not None:
        return no
    if loser >= p.seats or not hostile(p, seat, loser):
        return say.NOT_AT_WAR
    if force_of(p, b) <= 0:
        return say.NO_FORCE
    return None if pieces_places(p, seat, b, loser) else say.NOTHING_TO_ATTACK


def fleet_sea(p: Universalis, seat: int, b: int, loser: int) -> int:
    """The sea area in which a banner can attack the fleet of a player, or NOBODY."""
    x = p.banner_on[b]
    if x == NOBODY or not box.IS_SHIP[box.TYPE_OF[x]] or loser >= p.seats or loser == seat:
        return NOBODY
    here = p.transport_at[x]
    if here >= box.TERRITORIES:
        sea = here - box.TERRITORIES
        may = hostile(p, seat, loser) or keeps_sea_shut(p, seat, loser, sea)
        return sea if may and p.transports_at(loser, here) else NOBODY
    for sea in box.PORT_SEAS[here]:  # out of port only to break a blockade
        if keeps_sea_shut(p, seat, loser, sea) and p.transports_at(loser, box.TERRITORIES + sea):
            return sea
    return NOBODY


def refuse_fleet(p: Universalis, seat: int, b: int, loser: int) -> Phrase | None:
    """Why a banner cannot attack this fleet."""
    no = refuse_banner(p, seat, b)
    if no is not None:
        return no
    if fleet_sea(p, seat, b, loser) == NOBODY:
        return say.NOTHING_TO_ATTACK
    return None if p.aboard(seat, p.banner_area(b)) > 1 else say.NO_FORCE


def pirates_here(p: Universalis, b: int) -> int:
    """The oldest pirate ship in the banner's sea area, or NOBODY."""
    x = p.banner_on[b]
    if x == NOBODY or p.transport_at[x] < box.TERRITORIES:
        return NOBODY
    for i, row in enumerate(p.pirates):
        if row[0] == p.transport_at[x] - box.TERRITORIES:
            return i
    return NOBODY


def refuse_pirates(p: Universalis, seat: int, b: int) -> Phrase | None:
    """Why a banner cannot attack pirates."""
    no = refuse_banner(p, seat, b)
    if no is not None:
        return no
    if pirates_here(p, b) == NOBODY:
        return say.NOTHING_TO_ATTACK
    return None if p.aboard(seat, p.banner_area(b)) > 1 else say.NO_FORCE


def refuse_host_attack(p: Universalis, seat: int, b: int) -> Phrase | None:
    """Why a banner cannot attack the crusaders."""
    no = refuse_banner(p, seat, b)
    return no if no is not None else refuse_host(p, seat, b)


def attack_moves(p: Universalis, seat: int) -> list[int]:
    """All attacks that could be started, unsorted."""
    out: list[int] = []
    for b in p.banners_of(seat):
        if refuse_banner(p, seat, b) is not None:
            continue
        out += [do.ATTACK.at(b, t) for t in targets(p, b) if refuse_attack(p, seat, b, t) is None]
        for s in range(p.seats):
            if s != seat:
                if refuse_pieces(p, seat, b, s) is None:
                    out.append(do.ATTACK_PIECES.at(b, s))
                if refuse_fleet(p, seat, b, s) is None:
                    out.append(do.ATTACK_FLEET.at(b, s))
        if refuse_pirates(p, seat, b) is None:
            out.append(do.ATTACK_PIRATES.at(b))
        if p.crusade == "marching" and refuse_host_attack(p, seat, b) is None:
            out.append(do.ATTACK_HOST.at(b))
    return out


def refuse_attack_move(p: Universalis, seat: int, move: int) -> Phrase | None:
    """Why one of the attacking verbs is refused."""
    if do.ATTACK.has(move):
        return refuse_attack(p, seat, do.ATTACK.a(move), do.ATTACK.b(move))
    if do.ATTACK_PIECES.has(move):
        return refuse_pieces(p, seat, do.ATTACK_PIECES.a(move), do.ATTACK_PIECES.b(move))
    if do.ATTACK_FLEET.has(move):
        return refuse_fleet(p, seat, do.ATTACK_FLEET.a(move), do.ATTACK_FLEET.b(move))
    if do.ATTACK_PIRATES.has(move):
        return refuse_pirates(p, seat, do.ATTACK_PIRATES.a(move))
    return refuse_host_attack(p, seat, do.ATTACK_HOST.a(move))


# -- one attack ------------------------------------------------------------------------------


class Attack(Decision):
    """A banner attacks: force, battle, then occupation or shame."""

    rule: ClassVar[str] = "5.1"
    FIELDS: ClassVar[list[Field]] = fields(
        banner=One(box.BANNER),
        target=Word("territory", "pieces", "fleet", "pirates"),
        defender=One(box.HOLDER),
        area=One(box.AREA),
        force=Number(),
        pirate=Number(),
        stage=Word("where", "force", "battle", "won", "lost", "done"),
        base=Number(),
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
            if self.area == NOBODY:
                places = pieces_places(p, seat, self.banner, self.defender)
                if len(places) > 1:
                    p.ask(seat)
                    return
                self.area = places[0]
            self.stage = "force"
        elif self.stage == "force":
            if self.source(p) == "ground" and force_of(p, self.banner) > 1:
                p.ask(seat)
            elif self.source(p) == "fleet":
                self.begin(p, p.aboard(seat, p.banner_area(self.banner)) - 1)
            else:
                self.begin(p, force_of(p, self.banner))
        elif self.stage == "won":
            self.stage = "done"
            self.triumph(p)
        elif self.stage == "lost":
            self.stage = "done"
            self.shame(p)
        else:
            p.end()

    def begin(self, p: Universalis, force: int) -> None:
        """The way is paid, the battle starts."""
        seat = self.seat()
        b = self.banner
        x = p.banner_on[b]
        p.attacks[b] -= 1
        if x != NOBODY and self.target in ("territory", "pieces") and p.transport_at[x] != self.area:
            p.transport_moves[x] -= entry_cost(p, b, self.area)
        self.force = force
        self.stage = "battle"
        p.push(
            Battle(seat, self.target, self.defender, self.area, force, self.source(p), self.origin(p), b, self.pirate)
        )

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, Battle):
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

    def shame(self, p: Universalis) -> None:
        """Stopping without conquest costs experience and all further attacks [5.3]."""
        b = self.banner
        seat = self.seat()
        rome = self.target == "territory" and self.area == box.PAPAL and self.defender != box.BARBARIANS
        if rome and p.christian(seat) and p.christian(self.defender):
            p.grounds.append([seat, GROUND_PAPAL])
        p.attacks[b] = 0
        p.experience[b] -= 1
        if p.experience[b]:
            p.tell(say.BANNER_SHAMED, seat, b)
        else:
            p.experience[b] = 1
            remove_banner(p, b)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        if self.stage == "where":
            return do.WHERE.each(pieces_places(p, seat, self.banner, self.defender))
        return do.ARMIES.span(1, force_of(p, self.banner))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_PIECES_WHERE.of(self.defender) if self.stage == "where" else say.Q_FORCE.of(self.banner)

    def default(self, p: Universalis, seat: int) -> int:
        moves = self.moves(p, seat)
        return moves[len(moves) - 1]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if self.stage == "where":
            self.area = do.WHERE.a(move)
        else:
            self.begin(p, do.ARMIES.a(move))


# -- siege engines ---------------------------------------------------------------------------


def refuse_engine(p: Universalis, seat: int, engine: int, a: int, b: int) -> Phrase | None:
    """Engines move one territory in the phase, to an adjacent own one [1.7]."""
    if p.owner[a] != seat or not p.engines(a, engine):
        return say.NO_ENGINE
    if p.engines(a, engine) <= p.engines_moved[a * 2 + engine]:
        return say.MOVED_ALREADY
    if b not in box.NEIGHBOURS[a]:
        return say.NO_WAY_THERE
    return None if p.owner[b] == seat else say.NOT_OWN_LAND


def engine_moves(p: Universalis, seat: int) -> list[int]:
    """Where engines could be moved, sorted."""
    out: list[int] = []
    lands = [t for t in p.lands(seat) if p.catapults[t] or p.bombards[t]]
    for engine in (box.CATAPULT, box.BOMBARD):
        for a in lands:
            out += [
                do.MOVE_ENGINE.at(engine, a, b)
                for b in box.NEIGHBOURS[a]
                if refuse_engine(p, seat, engine, a, b) is None
            ]
    return out


# -- the phase -------------------------------------------------------------------------------


class CombatPhase(Decision):
    """D14, in any order and repeatedly, until the player ends it."""

    rule: ClassVar[str] = "3.9"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word("start", "acts", "end", "done"),
        declared=Moves(do.MOVES),
        runner=One(box.TRANSPORT),
        kept=Number(),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "start"
        self.declared: list[int] = []  # blockades; each only once in a phase
        self.runner = NOBODY  # a ship that attacks a blockade it has run into
        self.kept = 0  # movement points it has if it then outnumbers the blockaders

    def run(self, p: Universalis) -> None:
        if self.stage == "done" or not p.alive(self.seat):
            p.end()
        elif self.stage == "start":
            for x in p.transports_of(self.seat):
                if not box.IS_TRADE[box.TYPE_OF[x]]:
                    p.transport_moves[x] = full_moves(p, x)
                    p.delay[x] = 0
            self.stage = "acts"
        elif self.stage == "acts":
            p.ask(self.seat)
        else:
            self.close(p)
            self.stage = "done"

    def close(self, p: Universalis) -> None:
        """Banners learn from their conquests; nobody moves any more."""
        for b in p.banners_of(self.seat):
            if p.conquests[b] and p.experience[b] < box.EXPERIENCE_MOST:
                p.experience[b] = min(box.EXPERIENCE_MOST, p.experience[b] + p.conquests[b])
                p.tell(say.BANNER_LEARNS, self.seat, b, p.experience[b])
            p.conquests[b] = p.attacks[b] = p.banner_moves[b] = 0
        for x in p.transports_of(self.seat):
            p.transport_moves[x] = 0
        for t in p.lands(self.seat):
            p.engines_moved[t * 2] = p.engines_moved[t * 2 + 1] = 0

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = [PASS, *intrigue_moves(p, seat)]
        out += transport_moves(p, seat, False) + march_moves(p, seat) + engine_moves(p, seat) + attack_moves(p, seat)
        out += [m for m in blockade_moves(p, seat) if m not in self.declared]
        out += feed_moves(p, seat)
        out.sort()
        return out

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if is_intrigue(move):
            return refuse_intrigue(p, seat, move)
        if is_transport_move(move):
            return refuse_transport(p, seat, move, False)
        if do.MARCH.has(move):
            return refuse_march(p, seat, do.MARCH.a(move), do.MARCH.b(move))
        if do.MOVE_ENGINE.has(move):
            return refuse_engine(p, seat, do.MOVE_ENGINE.a(move), do.MOVE_ENGINE.b(move), do.MOVE_ENGINE.c(move))
        if do.ATTACK.first <= move < do.ATTACK_HOST.end:
            return refuse_attack_move(p, seat, move)
        if do.BLOCKADE.first <= move < do.OPEN_STRAIT.end:
            return say.SAID_ALREADY if move in self.declared else refuse_blockade_move(p, seat, move)
        if is_feed(move) and move in feed_moves(p, seat):
            return None
        return NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_COMBAT.of()

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "end"
        elif is_intrigue(move):
            take_intrigue(p, seat, move)
        elif do.MOVE.has(move):
            self.sail(p, seat, do.MOVE.a(move), do.MOVE.b(move))
        elif do.LOAD.has(move) or do.UNLOAD.has(move) or do.TRANSFER.has(move):
            way = "load" if do.LOAD.has(move) else "unload" if do.UNLOAD.has(move) else "transfer"
            p.push(Loading(verb_transport(move), way))
        elif do.MARCH.has(move):
            p.push(BannerMarch(do.MARCH.a(move), do.MARCH.b(move)))
        elif do.MOVE_ENGINE.has(move):
            engine, a, b = do.MOVE_ENGINE.a(move), do.MOVE_ENGINE.b(move), do.MOVE_ENGINE.c(move)
            p.add_engine(a, engine, -1)
            p.add_engine(b, engine, 1)
            p.engines_moved[b * 2 + engine] += 1
            p.tell(say.ENGINE_MOVED, seat, engine, a, b)
        elif do.BLOCKADE.first <= move < do.OPEN_STRAIT.end:
            if do.BLOCKADE.has(move) or do.CLOSE_STRAIT.has(move):
                self.declared.append(move)
            take_blockade_move(p, seat, move)
        elif is_feed(move):
            feed(p, seat, move)
        else:
            self.attack(p, move)

    def sail(self, p: Universalis, seat: int, x: int, area: int) -> None:
        """A step; into a blockaded sea it is an attack on the blockaders, unless the ships outnumber them."""
        sea = area - box.TERRITORIES
        foes = blockaders(p, x, sea) if area >= box.TERRITORIES else []
        forced = bool(foes) and not outnumbers(p, x, sea)
        b = breaks_out(p, x) if forced else NOBODY
        make_step(p, x, area)
        if b != NOBODY:
            self.runner = x
            self.kept = p.transport_moves[x]
            p.transport_moves[x] = 0
            p.push(Attack(b, "fleet", foes[0], area))

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        x = self.runner
        if isinstance(child, Attack) and x != NOBODY:
            self.runner = NOBODY
            if p.transport_at[x] >= box.TERRITORIES and not blockaders(p, x, p.transport_at[x] - box.TERRITORIES):
                p.transport_moves[x] = self.kept

    def attack(self, p: Universalis, move: int) -> None:
        """An attack begins."""
        seat = self.seat
        if do.ATTACK.has(move):
            t = do.ATTACK.b(move)
            p.push(Attack(do.ATTACK.a(move), "territory", p.owner[t], t))
        elif do.ATTACK_PIECES.has(move):
            p.push(Attack(do.ATTACK_PIECES.a(move), "pieces", do.ATTACK_PIECES.b(move)))
        elif do.ATTACK_FLEET.has(move):
            b, loser = do.ATTACK_FLEET.a(move), do.ATTACK_FLEET.b(move)
            p.push(Attack(b, "fleet", loser, box.TERRITORIES + fleet_sea(p, seat, b, loser)))
        elif do.ATTACK_PIRATES.has(move):
            b = do.ATTACK_PIRATES.a(move)
            p.push(Attack(b, "pirates", box.BARBARIANS, p.banner_area(b), pirates_here(p, b)))
        else:
            b = do.ATTACK_HOST.a(move)
            p.attacks[b] -= 1
            p.push(HostBattle(b))
