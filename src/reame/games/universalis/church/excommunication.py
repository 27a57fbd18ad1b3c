"""Excommunication [10.2]: grounds, the decision of the Pope's player (D23), effects, absolution."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.church.host import check_crusade, leave_crusade
from reame.games.universalis.decision.menu import Act
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.banners import remove_general
from reame.games.universalis.realm.blockades import prune_blockades
from reame.games.universalis.realm.ledger import claim
from reame.games.universalis.realm.treaties import end_pacts
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, YES
from reame.kernel.steps import Step

CLAIMS: Final = int(box.DATA["pope"]["excommunication"]["casus_belli_against_pope"])


def excommunicate(p: Universalis, seat: int) -> None:
    """No longer Christian: pacts with Christians end, generals go, a ban of one turn; a grudge against the Pope."""
    p.tell(say.EXCOMMUNICATED, p.pope, seat)
    p.excommunicated |= 1 << seat
    p.banned |= 1 << seat
    for s in p.living():
        if s != seat and p.christian(s):
            end_pacts(p, s, seat)
    for b in p.banners_of(seat):
        remove_general(p, b)
    p.host_general[seat] = 0
    p.keep(seat, box.GENERALS_KEPT, -p.kept(seat, box.GENERALS_KEPT))
    p.known[seat * box.RESERVES + box.GENERALS_KEPT] = 0
    p.bare |= 1 << seat
    leave_crusade(p, seat)
    claim(p, seat, p.pope, CLAIMS)
    prune_blockades(p)


def absolve(p: Universalis, seat: int) -> None:
    """A Christian again; a ban that is under way runs out by itself."""
    if p.excommunicated >> seat & 1:
        p.excommunicated -= 1 << seat
        p.tell(say.ABSOLVED, seat)
        check_crusade(p)


def may_be_judged(p: Universalis, seat: int) -> bool:
    """There is a Pope, and the offender is another Christian player."""
    return p.pope != NOBODY and p.pope != seat and p.alive(seat) and p.christian(seat)


class Judgement(Decision):
    """The Pope's player decides about one ground."""

    rule: ClassVar[str] = "10.2"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), ground=One(box.GROUND), done=Flag())

    def __init__(self, seat: int = NOBODY, ground: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.ground = ground
        self.done = False

    def run(self, p: Universalis) -> None:
        if self.done or not may_be_judged(p, self.seat):
            p.end()
        else:
            p.ask(p.pope)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_EXCOMMUNICATE.of(self.seat, self.ground)

    def default(self, p: Universalis, seat: int) -> int:
        return NO

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.done = True
        if move == YES:
            excommunicate(p, self.seat)
        else:
            p.tell(say.FORGIVEN, self.seat, self.ground)


class Excommunications(Step[Universalis]):
    """At the end of a player's turn: every ground that arose in it; what is not used now is gone [3.11]."""

    rule: ClassVar[str] = "10.2"

    def run(self, p: Universalis) -> None:
        if p.grounds:
            ground = p.grounds.pop(0)
            p.push(Judgement(ground.seat, ground.ground))
        else:
            p.end()


class Absolve(Act[Decision]):
    """The Pope's player absolves in his diplomacy phase, free of charge."""

    def __init__(self) -> None:
        super().__init__(do.ABSOLVE)

    def refuse_sinner(self, p: Universalis, seat: int, other: int) -> Phrase | None:
        """Why not this player."""
        if p.pope != seat:
            return say.NOT_POPE
        return None if other < p.seats and p.excommunicated >> other & 1 else say.NOT_EXCOMMUNICATED

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        return do.ABSOLVE.each([s for s in range(p.seats) if self.refuse_sinner(p, seat, s) is None])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        return self.refuse_sinner(p, seat, do.ABSOLVE.a(move))

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        absolve(p, do.ABSOLVE.a(move))
