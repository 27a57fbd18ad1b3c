"""The end of preparation, and the march of the host [10.3, steps 5 and 6]."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.church.excommunication import Judgement
from reame.games.universalis.church.host import check_crusade, crusade_leader, crusaders, host_size, lose_crusade
from reame.games.universalis.church.host_fight import HostAmbush, host_ambushed
from reame.games.universalis.church.storming import Storming
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step

FAR: Final = 9999


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
                p.tell(say.PLEDGE_FAILED, s, p.host[s], p.pledge[s])
                p.push(Judgement(s, box.PLEDGE_FAILED))
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
        p.tell(say.HOST_MARCHES, area, ways(p, p.crusade_target)[area])
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
