"""The crusading host [10.3]: who leads it, how it is attacked on its way, how a crusade ends."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.barbarians.overrun import leader_roll
from reame.games.universalis.fate.treasure import DrawTreasure
from reame.games.universalis.realm.deeds import end_war
from reame.games.universalis.realm.ledger import score
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import put_back
from reame.games.universalis.war.battle import Battle
from reame.games.universalis.war.battle_round import Round
from reame.kernel.fields import Field, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.steps import Step

# -- the host and its players ----------------------------------------------------------------


def crusading(p: Universalis, seat: int) -> bool:
    """Does a player take part in the crusade?"""
    return p.crusaders >> seat & 1 == 1


def crusaders(p: Universalis) -> list[int]:
    """Participants in sword order."""
    return [s for s in p.order if p.alive(s) and crusading(p, s)]


def host_size(p: Universalis) -> int:
    """Armies of the host."""
    return sum(p.host)


def members(p: Universalis) -> list[int]:
    """Participants with armies in the host, in sword order."""
    return [s for s in crusaders(p) if p.host[s]]


def crusade_value(p: Universalis) -> int:
    """Honour that hangs on the target."""
    return box.CRUSADE_VALUES[box.CRUSADE_LANDS.index(p.crusade_target)]


def crusade_leader(p: Universalis) -> int:
    """The Pope's player or, without a Pope, the participant with most armies in the host."""
    if p.pope != NOBODY:
        return p.pope
    best = NOBODY
    for s in crusaders(p):
        if best == NOBODY or p.host[s] > p.host[best]:
            best = s
    return best


def strip(p: Universalis, seat: int, by: int) -> None:
    """A player without armies in the host loses banner, general and engine there; the opponent scores."""
    if p.host[seat]:
        return
    banner, general = p.host_banner[seat], p.host_general[seat]
    p.host_banner[seat] = p.host_general[seat] = 0
    p.host_engine[seat] = NOBODY
    if by != box.BARBARIANS:
        if banner:
            score(p, by, box.AWARD["banner_destroyed"], "banner_destroyed")
        if general:
            score(p, by, box.AWARD["general_killed"], "general_killed")


def send_home(p: Universalis, seat: int) -> None:
    """A player's part of the host goes to the reserve."""
    p.keep_armies(seat, p.host[seat])
    if p.host_banner[seat]:
        put_back(p, seat, box.BANNERS_KEPT, 1)
    if p.host_general[seat]:
        put_back(p, seat, box.GENERALS_KEPT, 1)
    if p.host_engine[seat] != NOBODY:
        put_back(p, seat, box.ENGINES_KEPT + p.host_engine[seat], 1)
    p.host[seat] = p.host_banner[seat] = p.host_general[seat] = 0
    p.host_engine[seat] = NOBODY


def leave_crusade(p: Universalis, seat: int) -> None:
    """Whoever is excommunicated leaves the crusade."""
    if crusading(p, seat):
        p.crusaders -= 1 << seat
        send_home(p, seat)
        p.pledge[seat] = 0
        p.tell(say.HOST_LEFT, seat)


# -- the end of a crusade --------------------------------------------------------------------


def end_crusade(p: Universalis) -> None:
    """The host goes home; alliances and wars the crusade made are over."""
    for s in range(p.seats):
        send_home(p, s)
        p.pledge[s] = 0
    foe = p.crusade_foe
    for s in range(p.seats):
        if foe != NOBODY and p.crusade_wars >> s & 1:
            end_war(p, s, foe)
    p.crusade = "none"
    p.crusade_target = p.crusade_start = p.host_at = p.crusade_foe = p.crusade_holder = NOBODY
    p.crusade_due = p.crusaders = p.crusade_wars = 0
    p.host_order = []


def honour_all(p: Universalis, participants: int, losers: list[int], foes: int) -> None:
    """The value of the target for each participant, and for each player on the other side."""
    for s in crusaders(p):
        score(p, s, participants, "crusade")
    for s in losers:
        if s != box.BARBARIANS and s != NOBODY and p.alive(s):
            score(p, s, foes, "crusade")


def lose_crusade(p: Universalis, defenders: list[int]) -> None:
    """Each participant loses the value, each defending player gains it."""
    value = crusade_value(p)
    p.tell(say.CRUSADE_LOST, p.crusade_target)
    honour_all(p, -value, defenders, value)
    end_crusade(p)


def win_crusade(p: Universalis, losers: list[int]) -> None:
    """Each participant gains the value, each player who lost the target loses it."""
    value = crusade_value(p)
    p.tell(say.CRUSADE_WON, p.crusade_target)
    honour_all(p, value, losers, -value)
    end_crusade(p)


def host_gone(p: Universalis) -> None:
    """Lost without a battle at the target: its holder gains."""
    p.tell(say.HOST_DESTROYED)
    lose_crusade(p, [p.owner[p.crusade_target]])


class CrusadeCheck(Step[Universalis]):
    """The target in Christian hands by other means, or nobody left to march [10.3, step 8]."""

    rule: ClassVar[str] = "10.3"

    def run(self, p: Universalis) -> None:
        check_crusade(p)
        p.end()


def check_crusade(p: Universalis) -> None:
    """Is the crusade over, whatever happened?"""
    if p.crusade == "none":
        return
    holder = p.owner[p.crusade_target]
    if holder != box.BARBARIANS and crusading(p, holder):
        win_crusade(p, [p.crusade_holder])
    elif holder != box.BARBARIANS and p.christian(holder):
        p.tell(say.CRUSADE_OVER, p.crusade_target)
        end_crusade(p)
    elif not p.crusaders or (p.crusade == "marching" and not host_size(p)):
        host_gone(p)
    else:
        p.crusade_holder = holder


# -- order of battle (D27) -------------------------------------------------------------------


class BattleOrder(Step[Universalis]):
    """Both sides fix their order in secret: the leader that of the host, the holder of the target the defenders'."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = fields(holder=One(SEAT), defence=Some(SEAT), stage=Word("ask", "done"))

    def __init__(self, holder: int = NOBODY, defence: list[int] | None = None) -> None:
        super().__init__()
        self.holder = holder  # of the target, if players defend it
        self.defence: list[int] = [] if defence is None else defence
        self.stage = "ask"

    def run(self, p: Universalis) -> None:
        if self.stage == "done":
            p.end()
            return
        self.stage = "done"
        host = members(p)
        ask: list[int] = []
        if not p.host_order:
            p.host_order = host
            if len(host) > 1:
                ask.append(crusade_leader(p))
        if len(self.defence) > 1:
            ask.append(self.holder)
        if ask:
            p.ask_sealed(ask)

    def side(self, p: Universalis, seat: int) -> list[int]:
        """Whom a seat puts in order."""
        return self.defence if seat == self.holder else p.host_order

    def legal(self, p: Universalis, seat: int) -> list[int]:
        said = [do.ORDER_NEXT.a(m) for m in p.drafts[seat]]
        return [do.ORDER_NEXT.at(s) for s in sorted(self.side(p, seat)) if s not in said]

    def default(self, p: Universalis, seat: int) -> int:
        said = [do.ORDER_NEXT.a(m) for m in p.drafts[seat]]
        for s in self.side(p, seat):
            if s not in said:
                return do.ORDER_NEXT.at(s)
        return p.legal(seat)[0]

    def more(self, p: Universalis, seat: int) -> bool:
        return len(p.drafts[seat]) < len(self.side(p, seat)) - 1

    def reveal(self, p: Universalis) -> None:
        for seat in p.asked:
            order = [do.ORDER_NEXT.a(m) for m in p.drafts[seat]]
            order += [s for s in self.side(p, seat) if s not in order]
            if seat == self.holder:
                self.defence = order
            else:
                p.host_order = order
            for s in order:
                p.tell(say.HOST_ORDER, s)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_ORDER.of(p.crusade_target)


def next_in(order: list[int], last: int, strong: list[bool]) -> int:
    """The next of an order, after the last one, who still has armies; NOBODY if nobody has."""
    n = len(order)
    first = order.index(last) + 1 if last in order else 0
    for i in range(n):
        s = order[(first + i) % n]
        if strong[s]:
            return s
    return NOBODY


# -- a fight on the way ----------------------------------------------------------------------


class HostFight(Battle):
    """Somebody attacks the host: its players defend in their order, one per round in turn."""

    rule: ClassVar[str] = "10.3"

    def run(self, p: Universalis) -> None:
        if self.stage == "start" and not p.host_order:
            p.push(BattleOrder())
        else:
            super().run(p)

    def announce(self, p: Universalis) -> None:
        if self.attacker == box.BARBARIANS:
            p.tell(say.HOST_RAIDED, self.area, self.force)
        else:
            p.tell(say.HOST_ATTACKED, self.attacker, self.area, self.force)

    def defenders(self, p: Universalis) -> int:
        return host_size(p)

    def round(self, p: Universalis) -> Round:
        self.defender = next_in(p.host_order, self.defender, [n > 0 for n in p.host])
        r = Round(self.attacker, self.defender, self.force, p.host[self.defender])
        if self.attacker == box.BARBARIANS:
            r.top_attack = box.LEADER_TOP[self.leading(p)]
        else:
            r.general = p.general[self.banner] == 1
            if self.origin != NOBODY and p.owner[self.origin] == self.attacker and p.bombards[self.origin]:
                r.dice_attack = 1
        return r

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, DrawTreasure):
            p.host[child.seat] += child.deserters
        if not isinstance(child, Round):
            return
        lost = child.lost_defence
        self.bleed(p, child.lost_attack)
        self.base = max(1, child.base - child.lost_attack)
        if self.force <= 0 and lost >= host_size(p):
            lost = child.armies - 1
            p.tell(say.LAST_STANDS)
        p.host[self.defender] -= lost
        if child.top == "attacker" and self.attacker == box.BARBARIANS:
            self.leader_dies(p, True)
        strip(p, self.defender, self.attacker)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_HOST_GO_ON.of(self.force, host_size(p))


class HostAmbush(Step[Universalis]):
    """Barbarians attack a host in their land that does not outnumber them [4.4, 10.3]."""

    rule: ClassVar[str] = "4.4"
    FIELDS: ClassVar[list[Field]] = fields(territory=One(box.TERRITORY), stage=Word("start", "over"))

    def __init__(self, territory: int = NOBODY) -> None:
        super().__init__()
        self.territory = territory
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        t = self.territory
        if self.stage == "start":
            self.stage = "over"
            if host_ambushed(p, t):
                p.push(HostFight(box.BARBARIANS, "pieces", NOBODY, t, p.armies[t] - 1, "ground", t))
        else:
            p.end()

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, HostFight):
            if child.won:
                leader_roll(p, self.territory)
                host_gone(p)
            else:
                p.tell(say.HOST_HOLDS)


def host_ambushed(p: Universalis, t: int) -> bool:
    """Is the host in this barbarian territory, and do the barbarians dare?"""
    if p.crusade != "marching" or p.host_at != t or t >= box.TERRITORIES or p.owner[t] != box.BARBARIANS:
        return False
    return p.armies[t] > 1 and host_size(p) <= p.armies[t]
