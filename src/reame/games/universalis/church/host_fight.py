"""The host is attacked on its way, by barbarians or by a banner [10.3, step 6]."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.battle.arms import led_by, under_banner
from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.battle.round import Round
from reame.games.universalis.battle.treasure import DrawTreasure
from reame.games.universalis.church.host import host_gone, host_size, strip
from reame.games.universalis.church.order import BattleOrder, next_in
from reame.games.universalis.realm.lands import leader_roll
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, Sentence
from reame.kernel.steps import Step


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
            p.tell(say.HOST_RAIDED, self.area, self.force, host_size(p))
        else:
            p.tell(say.HOST_ATTACKED, self.attacker, self.area, self.force, host_size(p))

    def defenders(self, p: Universalis) -> int:
        return host_size(p)

    def round(self, p: Universalis) -> Round:
        self.defender = next_in(p.host_order, self.defender, [n > 0 for n in p.host])
        r = Round(self.attacker, self.defender, self.force, p.host[self.defender])
        if p.host_engine[self.defender] != NOBODY:
            r.arm(False, box.ENGINE_ARM + p.host_engine[self.defender])  # of the player who defends now [3.30.5]
        if self.attacker == box.BARBARIANS:
            led_by(r, True, self.leading(p))
        else:
            under_banner(p, self.banner, self.origin, r)
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
        self.slain += lost
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
