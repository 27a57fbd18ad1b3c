"""The storming of the crusade's goal [10.3]."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.battle.arms import behind_walls
from reame.games.universalis.battle.losses import Losses, step_ashore
from reame.games.universalis.battle.manning import Manning
from reame.games.universalis.battle.round import Round
from reame.games.universalis.battle.treasure import DrawTreasure
from reame.games.universalis.church.host import (
    crusade_leader,
    host_size,
    lose_crusade,
    members,
    send_home,
    strip,
    win_crusade,
)
from reame.games.universalis.church.order import BattleOrder, next_in
from reame.games.universalis.decision.limits import settle_excess
from reame.games.universalis.decision.question import Question
from reame.games.universalis.realm.banners import place_banner
from reame.games.universalis.realm.lands import conquer, kill_leader
from reame.games.universalis.realm.ledger import score
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.steps import Step


class Storming(Step[Universalis]):
    """Round k pits the k-th attacker against the k-th defender; no retreat, no army held back."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("start", "round", "won", "crew", "excess", "honour", "lost", "done"),
        holder=One(box.HOLDER),
        defence=Some(SEAT),
        attacker=One(SEAT),
        defender=One(box.HOLDER),
        winner=One(SEAT),
        captured=Some(box.TRANSPORT),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "start"
        self.holder = NOBODY
        self.defence: list[int] = []  # players who defend, in their order
        self.attacker = NOBODY  # of the last round
        self.defender = NOBODY
        self.winner = NOBODY
        self.captured: list[int] = []  # trade transports of the defenders

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.begin(p)
        elif self.stage == "round":
            self.next_round(p)
        elif self.stage == "won":
            self.stage = "crew"
            some = members(p)
            if len(some) > 1:
                p.push(GrantCity(crusade_leader(p)))
            else:
                self.grant(p, some[0])
        elif self.stage == "crew":
            self.stage = "excess"
            if self.captured:
                rest = p.host[self.winner]
                p.push(Manning(NOBODY, NOBODY, p.crusade_target, rest, "host").crews(self.winner, self.captured))
        elif self.stage == "excess":
            self.stage = "honour"
            send_home(p, self.winner)
            settle_excess(p, self.winner)
        elif self.stage == "honour":
            self.stage = "done"
            win_crusade(p, self.defence)
        elif self.stage == "lost":
            self.stage = "done"
            hold_city(p, self.defence)
            lose_crusade(p, self.defence)
        else:
            p.end()

    def begin(self, p: Universalis) -> None:
        """The holder and allied players who are not Christian and have armies there; barbarians alone."""
        t = p.crusade_target
        self.stage = "round"
        self.holder = p.owner[t]
        p.tell(say.STORMING, t, host_size(p), p.armies[t])
        if self.holder == box.BARBARIANS:
            p.push(BattleOrder())
            return
        self.defence = [self.holder]
        for s in p.from_seat(self.holder):
            if s != self.holder and p.allied(s, self.holder) and not p.christian(s) and p.armies_at(s, t):
                self.defence.append(s)
        p.push(BattleOrder(self.holder, self.defence.copy()))

    def defending(self, p: Universalis) -> int:
        """Armies of all defenders."""
        t = p.crusade_target
        if self.holder == box.BARBARIANS:
            return p.armies[t]
        return sum([p.armies_at(s, t) for s in self.defence])

    def next_round(self, p: Universalis) -> None:
        """Until one side has no army."""
        t = p.crusade_target
        if not self.defending(p):
            self.stage = "won"
            return
        if not host_size(p):
            self.stage = "lost"
            return
        self.attacker = next_in(p.host_order, self.attacker, [n > 0 for n in p.host])
        if self.holder == box.BARBARIANS:
            self.defender = box.BARBARIANS
        else:
            strong = [s in self.defence and p.armies_at(s, t) > 0 for s in range(p.seats)]
            self.defender = next_in(self.defence, self.defender, strong)
        r = Round(self.attacker, self.defender, p.host[self.attacker], p.armies_at(self.defender, t))
        r.general = p.host_general[self.attacker] == 1
        if p.host_engine[self.attacker] == box.BOMBARD:
            r.arm(True, box.ENGINE_ARM + box.BOMBARD)
        behind_walls(p, t, r, self.defending(p) - r.armies, self.defender == self.holder != box.BARBARIANS)
        p.push(r)

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, BattleOrder):
            self.defence = child.defence
        if isinstance(child, GrantCity):
            self.grant(p, child.to)
        if isinstance(child, DrawTreasure):
            p.host[child.seat] += child.deserters
        if not isinstance(child, Round):
            return
        t = p.crusade_target
        lost = child.lost_defence
        p.host[self.attacker] -= child.lost_attack
        if not host_size(p) and lost >= self.defending(p):
            lost = child.armies - 1
            p.tell(say.LAST_STANDS)
        strip(p, self.attacker, self.defender)
        if self.defender != box.BARBARIANS:
            if lost:
                p.push(Losses(self.defender, lost, t))
            return
        p.armies[t] -= lost
        if p.leader[t] and (child.top == "defender" or not p.armies[t]):
            leader = p.leader[t]
            kill_leader(p, t, self.attacker)
            p.tell(say.LEADER_FALLS, leader)
            if leader == box.GENERAL and p.options["treasure"]:
                p.push(DrawTreasure(self.attacker, t))

    def grant(self, p: Universalis, seat: int) -> None:
        """The territory goes to one participant, whose survivors, banner and engine occupy it."""
        t = p.crusade_target
        self.winner = seat
        p.tell(say.CITY_GRANTED, seat, t)
        n = p.host[seat]
        if self.holder != box.BARBARIANS:
            for _ in range(p.catapults[t] + p.bombards[t]):
                score(p, seat, box.AWARD["crusade_engine"], "crusade_engine")
        self.captured = conquer(p, t, seat, 1)
        stay = max(1, min(n, p.room(t, seat)))
        p.armies[t] += stay - 1
        p.host[seat] = n - stay
        if p.host_banner[seat]:
            b = place_banner(p, seat, t)
            p.experience[b] = p.host_banner[seat]
            p.general[b] = p.host_general[seat]
        if p.host_engine[seat] != NOBODY:
            p.add_engine(t, p.host_engine[seat], 1)
        p.host_banner[seat] = p.host_general[seat] = 0
        p.host_engine[seat] = NOBODY


class GrantCity(Question):
    """D28: the leader gives the territory to a participant with survivors; by default to himself."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(to=One(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.to = NOBODY

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.GRANT_CITY.each(sorted(members(p)))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_GRANT.of(p.crusade_target)

    def default(self, p: Universalis, seat: int) -> int:
        some = members(p)
        return do.GRANT_CITY.at(seat if seat in some else some[0])

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.to = do.GRANT_CITY.a(move)


def hold_city(p: Universalis, defence: list[int]) -> None:
    """A city saved by its allies alone keeps one of their armies as its garrison."""
    t = p.crusade_target
    step_ashore(p, t)
    for s in defence:
        if not p.armies[t]:
            if p.train(s, t):
                p.set_train(s, t, p.train(s, t) - 1)
                p.armies[t] = 1
            else:
                for x in p.transports_at(s, t):
                    if p.transport_armies[x] and not p.armies[t]:
                        p.transport_armies[x] -= 1
                        p.armies[t] = 1
