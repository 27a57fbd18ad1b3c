"""The crusade [10.3]: the call, the plan, feeding the host and its march."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.crusade.host import CrusadeCheck as CrusadeCheck
from reame.games.universalis.crusade.host import (
    HostAmbush,
    check_crusade,
    crusade_leader,
    crusaders,
    crusading,
    host_ambushed,
    host_size,
    lose_crusade,
)
from reame.games.universalis.crusade.storming import Storming
from reame.games.universalis.diplomacy.excommunication import PLEDGE, Judgement, excommunicate
from reame.games.universalis.realm.deeds import (
    clear_banner,
    end_pacts,
    end_war,
    start_war,
)
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis, both, cities
from reame.games.universalis.turn.decision import Decision
from reame.kernel.fields import Field, Flag, Mask, Move, Number, One, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, YES
from reame.kernel.steps import NOT_NOW, Step

FAR: Final = 9999
USUAL_TURNS: Final = 2
USUAL_PERCENT: Final = 20


# -- steps 1 to 3: the call and the plan -----------------------------------------------------


def crusade_targets(p: Universalis) -> list[int]:
    """Targets in play that no Christian player holds, best first."""
    return [
        t
        for t in box.CRUSADE_LANDS
        if p.owner[t] == box.BARBARIANS or (p.owner[t] != NOBODY and not p.christian(p.owner[t]))
    ]


class CrusadeCall(Decision):
    """Every other Christian joins or is excommunicated (D25); then the Pope's player makes the plan (D24)."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("start", "join", "peace", "target", "city", "turns", "percent", "done"),
        queue=Some(SEAT),
        joined=Mask(SEAT),
        target=One(box.TERRITORY),
        city=One(box.TERRITORY),
        turns=Number(),
        void=Flag(),
        strength=Per(SEAT, Number(), 0),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "start"
        self.queue: list[int] = []
        self.joined = 0
        self.target = NOBODY
        self.city = NOBODY
        self.turns = 0
        self.void = False  # discarded without effect
        self.strength = [0] * box.SEATS  # armies on the map when the card was drawn

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.call(p)
        elif self.stage == "join":
            if self.queue:
                p.ask(self.queue[0])
            else:
                self.stage = "peace"
        elif self.stage == "peace":
            self.void = not self.starts(p)
            self.stage = "done" if self.void else "target"
            if not self.void:
                self.make_peace(p)
        elif self.stage == "done":
            p.end()
        else:
            p.ask(p.pope)

    def call(self, p: Universalis) -> None:
        """No Pope, a crusade under way or no target: no effect."""
        if p.pope == NOBODY or p.crusade != "none" or not crusade_targets(p):
            self.void = True
            self.stage = "done"
            return
        p.tell(say.CRUSADE_CALLED, p.pope)
        for s in p.living():
            self.strength[s] = p.armies_on_map(s)
        self.joined = 1 << p.pope
        self.queue = [s for s in p.from_seat(NOBODY) if p.christian(s) and s != p.pope]
        self.stage = "join"

    def starts(self, p: Universalis) -> list[int]:
        """Cities of participants, in map order."""
        out: list[int] = []
        for s in p.living():
            if self.joined >> s & 1:
                out += cities(p, s)
        return sorted(out)

    def make_peace(self, p: Universalis) -> None:
        """Wars within a faith end; pacts and truces of participants with Muslims end."""
        p.tell(say.CRUSADE_PEACE)
        living = p.living()
        for a in living:
            for b in living:
                if a < b and p.same_faith(a, b) and p.war[a * box.SEATS + b]:
                    end_war(p, a, b)
        for a in living:
            for b in living:
                if self.joined >> a & 1 and p.faith(b) == box.MUSLIM:
                    end_pacts(p, a, b)
                    both(p.truce, a, b, 0)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        if self.stage == "join":
            return [YES, NO]
        if self.stage == "target":
            return do.CRUSADE_TARGET.each(sorted(crusade_targets(p)))
        if self.stage == "city":
            return do.CRUSADE_START.each(self.starts(p))
        if self.stage == "turns":
            return do.CRUSADE_TURNS.span(1, 3)
        return do.CRUSADE_PERCENT.span(10, 50)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        if self.stage == "target" and do.CRUSADE_TARGET.has(move):
            return say.NOT_A_TARGET
        return say.NOT_A_START if self.stage == "city" and do.CRUSADE_START.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        if self.stage == "join":
            return say.Q_JOIN_CRUSADE.of(p.pope)
        if self.stage == "target":
            return say.Q_CRUSADE_TARGET.of()
        if self.stage == "city":
            return say.Q_CRUSADE_START.of(self.target)
        return say.Q_CRUSADE_TURNS.of() if self.stage == "turns" else say.Q_CRUSADE_PERCENT.of()

    def default(self, p: Universalis, seat: int) -> int:
        if self.stage == "join":
            return YES
        if self.stage == "target":
            return do.CRUSADE_TARGET.at(crusade_targets(p)[0])
        if self.stage == "city":
            far = ways(p, self.target)
            best = NOBODY
            for t in self.starts(p):
                if best == NOBODY or far[t] < far[best]:
                    best = t
            return do.CRUSADE_START.at(best)
        return do.CRUSADE_TURNS.at(USUAL_TURNS) if self.stage == "turns" else do.CRUSADE_PERCENT.at(USUAL_PERCENT)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if self.stage == "join":
            self.queue.pop(0)
            if move == YES:
                self.joined += 1 << seat
                p.tell(say.CRUSADE_JOINED, seat)
            else:
                p.tell(say.CRUSADE_REFUSED, seat)
                excommunicate(p, seat)
        elif self.stage == "target":
            self.target = do.CRUSADE_TARGET.a(move)
            self.stage = "city"
        elif self.stage == "city":
            self.city = do.CRUSADE_START.a(move)
            self.stage = "turns"
        elif self.stage == "turns":
            self.turns = do.CRUSADE_TURNS.a(move)
            self.stage = "percent"
        else:
            self.proclaim(p, do.CRUSADE_PERCENT.a(move))
            self.stage = "done"

    def proclaim(self, p: Universalis, percent: int) -> None:
        """Pledges are counted; participants are at war with the holder of the target, free of cost."""
        p.crusade = "preparing"
        p.crusaders = self.joined
        p.crusade_target = self.target
        p.crusade_start = self.city
        p.crusade_due = p.turn + self.turns
        p.crusade_holder = p.owner[self.target]
        p.host_order = []
        p.tell(say.CRUSADE_PLAN, self.target, self.city, p.crusade_due, percent)
        for s in crusaders(p):
            p.pledge[s] = -(-percent * self.strength[s] // 100)
            p.tell(say.CRUSADE_PLEDGE, s, p.pledge[s])
        foe = p.owner[self.target]
        if foe == box.BARBARIANS:
            return
        p.crusade_foe = foe
        p.tell(say.CRUSADE_WAR, foe)
        for s in crusaders(p):
            if p.war[s * box.SEATS + foe]:
                both(p.truce, s, foe, 0)
            else:
                p.crusade_wars += 1 << s
                start_war(p, s, foe)


# -- step 4: feeding the host (D26) ----------------------------------------------------------


def feed_moves(p: Universalis, seat: int) -> list[int]:
    """What a participant could send from the start city into the host now, sorted."""
    if p.crusade != "preparing" or not crusading(p, seat):
        return []
    t = p.crusade_start
    out: list[int] = []
    if p.ground(seat, t) > 1:
        out.append(do.FEED_GROUND.at())
    if p.train(seat, t):
        out.append(do.FEED_TRAIN.at())
    out += [do.FEED_ABOARD.at(x) for x in p.transports_at(seat, t) if p.transport_armies[x]]
    if p.host[seat]:  # banner and engine go with armies
        if not p.host_banner[seat]:
            out += do.FEED_BANNER.each(p.banners_at(seat, t))
        if p.host_engine[seat] == NOBODY:
            near = sorted([u for u in [t, *box.NEIGHBOURS[t]] if p.owner[u] == seat])
            for engine in (box.CATAPULT, box.BOMBARD):
                out += [do.FEED_ENGINE.at(engine, u) for u in near if p.engines(u, engine)]
    return out


def is_feed(move: int) -> bool:
    """Does the move send something into the host?"""
    return do.FEED_GROUND.first <= move < do.FEED_ENGINE.end


def feed(p: Universalis, seat: int, move: int) -> None:
    """Armies go in a number of choice, a banner and an engine at once."""
    if do.FEED_BANNER.has(move):
        b = do.FEED_BANNER.a(move)
        p.host_banner[seat] = p.experience[b]
        p.host_general[seat] = p.general[b]
        clear_banner(p, b)
        p.tell(say.HOST_BANNER, seat)
    elif do.FEED_ENGINE.has(move):
        p.add_engine(do.FEED_ENGINE.b(move), do.FEED_ENGINE.a(move), -1)
        p.engines_moved[do.FEED_ENGINE.b(move) * 2 + do.FEED_ENGINE.a(move)] = 0
        p.host_engine[seat] = do.FEED_ENGINE.a(move)
        p.tell(say.HOST_ENGINE, seat, do.FEED_ENGINE.a(move))
    else:
        p.push(Feeding(seat, move))


class Feeding(Decision):
    """How many armies of one stack go into the host."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), stack=Move(do.MOVES), done=Flag())

    def __init__(self, seat: int = NOBODY, stack: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stack = stack
        self.done = False

    def size(self, p: Universalis) -> int:
        """Armies that could go."""
        if do.FEED_GROUND.has(self.stack):
            return p.ground(self.seat, p.crusade_start) - 1
        if do.FEED_TRAIN.has(self.stack):
            return p.train(self.seat, p.crusade_start)
        return p.transport_armies[do.FEED_ABOARD.a(self.stack)]

    def run(self, p: Universalis) -> None:
        if self.done:
            p.end()
        else:
            p.ask(self.seat)

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
        self.done = True


# -- step 5: the end of preparation ----------------------------------------------------------


class Muster(Step[Universalis]):
    """When preparation is over: pledges are compared, the host sets out or the crusade is lost."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("start", "pledges", "set_out", "done"), queue=Some(SEAT))

    def __init__(self) -> None:
        super().__init__()
        self.stage = "start"
        self.queue: list[int] = []

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            check_crusade(p)
            self.stage = "done"
            if p.crusade == "preparing" and p.turn >= p.crusade_due:
                self.stage = "pledges"
                self.queue = [s for s in crusaders(p) if p.host[s] < p.pledge[s]]
        elif self.stage == "pledges":
            if self.queue:
                s = self.queue.pop(0)
                p.tell(say.PLEDGE_FAILED, s)
                p.push(Judgement(s, PLEDGE))
            else:
                self.stage = "set_out"
        elif self.stage == "set_out":
            self.set_out(p)
            self.stage = "done"
        else:
            p.end()

    def set_out(self, p: Universalis) -> None:
        """The start city has to be Christian, the host not empty."""
        holder = p.owner[p.crusade_start]
        if holder == box.BARBARIANS or not p.christian(holder) or not host_size(p):
            lose_crusade(p, [p.owner[p.crusade_target]])
            return
        p.crusade = "marching"
        p.host_at = p.crusade_start
        p.tell(say.HOST_SETS_OUT, p.crusade_start, host_size(p))


# -- step 6: the march -----------------------------------------------------------------------


def beside(p: Universalis, area: int) -> list[int]:
    """Areas a host could enter next, sorted: land and sea, straits crossed, in play."""
    if area >= box.TERRITORIES:
        sea = area - box.TERRITORIES
        return [t for t in box.COASTS[sea] if p.owner[t] != NOBODY] + [box.TERRITORIES + s for s in box.SEA_NEXT[sea]]
    out = [t for t in box.NEIGHBOURS[area] if p.owner[t] != NOBODY]
    if box.ACROSS[area] != NOBODY and p.owner[box.ACROSS[area]] != NOBODY:
        out.append(box.ACROSS[area])
        out.sort()
    return out + [box.TERRITORIES + s for s in box.COAST_SEAS[area]]


def ways(p: Universalis, target: int) -> list[int]:
    """Steps from every area to the target."""
    far = [FAR] * box.AREAS
    far[target] = 0
    queue = [target]
    while queue:
        area = queue.pop(0)
        for n in beside(p, area):
            if far[n] == FAR:
                far[n] = far[area] + 1
                queue.append(n)
    return far


class March(Decision):
    """One step along a shortest way, at the start of every player's turn; at the target the battle begins."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("start", "step", "entered", "done"))

    def __init__(self) -> None:
        super().__init__()
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            check_crusade(p)
            self.stage = "step" if p.crusade == "marching" else "done"
        elif self.stage == "step":
            ahead = self.ahead(p)
            if len(ahead) > 1:
                p.ask(crusade_leader(p))
            else:
                self.enter(p, ahead[0])
        elif self.stage == "entered":
            self.stage = "done"
            if p.host_at == p.crusade_target:
                p.push(Storming())
            elif host_ambushed(p, p.host_at):
                p.push(HostAmbush(p.host_at))
        else:
            p.end()

    def ahead(self, p: Universalis) -> list[int]:
        """The next areas on shortest ways."""
        far = ways(p, p.crusade_target)
        return [a for a in beside(p, p.host_at) if far[a] < far[p.host_at]]

    def enter(self, p: Universalis, area: int) -> None:
        """The host is there."""
        p.host_at = area
        p.tell(say.HOST_MARCHES, area)
        self.stage = "entered"

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.LEAD_HOST.each(self.ahead(p))

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NOT_ON_THE_WAY if do.LEAD_HOST.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_LEAD_HOST.of(p.crusade_target)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.enter(p, do.LEAD_HOST.a(move))
