"""The sides of a battle: who offers to join one, and whom its leader accepts (13.2, 19.2)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.consent import Consent
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.attack import EVERYBODY
from reame.kernel.fields import Field, Mask, One, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


def refuse_join(p: Conspiracy, seat: int, target: int, side: int, bids: int) -> Phrase | None:
    """Allies need a matching heir and troops next to the target; to attack, in a fief, and a bid if bids count."""
    if not p.matching(seat, target):
        return say.NO_MATCHING_HEIR
    if not p.borders_with_units(seat, target, side == t.ATTACK_SIDE):
        return say.NO_UNIT_ON_BORDER
    return None if side == t.DEFENCE_SIDE or bids >> seat & 1 else say.NO_BID_MADE


def sides_to_join(p: Conspiracy, seat: int, target: int, bids: int) -> list[int]:
    """The sides this player could offer to join."""
    return [side for side in (t.ATTACK_SIDE, t.DEFENCE_SIDE) if refuse_join(p, seat, target, side, bids) is None]


class Sides(Step[Conspiracy]):
    """From the Attack Leader's left each neighbour may offer to join a side; then the leaders answer (13.2)."""

    rule: ClassVar[str] = "13.2"
    FIELDS: ClassVar[list[Field]] = fields(
        target=One(t.TERRITORY),
        attacker=One(SEAT),
        defender=One(SEAT),
        bids=Mask(SEAT),
        queue=Some(SEAT),
        attack_offers=Some(SEAT),
        defence_offers=Some(SEAT),
        attack_allies=Some(SEAT),
        defence_allies=Some(SEAT),
    )

    def __init__(
        self,
        target: int = NOBODY,
        attacker: int = NOBODY,
        defender: int = NOBODY,
        bids: int = EVERYBODY,
        queue: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.target = target
        self.attacker = attacker
        self.defender = defender
        self.bids = bids
        self.queue = [] if queue is None else queue  # who has still to say where he stands
        self.attack_offers: list[int] = []
        self.defence_offers: list[int] = []
        self.attack_allies: list[int] = []
        self.defence_allies: list[int] = []

    def bargains(self) -> bool:
        return True  # who is involved agrees on sides [War 2]

    def run(self, p: Conspiracy) -> None:
        while self.queue:
            if sides_to_join(p, self.queue[0], self.target, self.bids):
                p.push(AllyOffer(self.queue[0], self.target, self.attacker, self.bids))
                return
            self.queue.pop(0)
        if self.attack_offers:
            p.push(AllyReply(self.attacker, self.attack_offers[0], t.ATTACK_SIDE))
        elif self.defence_offers:
            p.push(AllyReply(self.defender, self.defence_offers[0], t.DEFENCE_SIDE))
        else:
            p.end()

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, AllyOffer):
            self.queue.pop(0)
            self.note(p, child.seat, child.side)
        elif isinstance(child, AllyReply):
            self.answer(p, child.ally, child.side, child.given)

    def note(self, p: Conspiracy, seat: int, side: int) -> None:
        """An offer waits for its answer; the first to defend a neutral fief leads its defence (R38)."""
        if side == t.DEFENCE_SIDE and self.defender == NOBODY:
            self.defender = seat
            p.tell(say.LEADS_DEFENCE, seat, self.target)
        elif side != NOBODY:
            (self.attack_offers if side == t.ATTACK_SIDE else self.defence_offers).append(seat)
            p.tell(say.OFFERS_TO_JOIN, seat, side)

    def answer(self, p: Conspiracy, ally: int, side: int, welcome: bool) -> None:
        """A leader has accepted or refused an ally."""
        leader = self.attacker if side == t.ATTACK_SIDE else self.defender
        p.tell(say.ALLY_ACCEPTED if welcome else say.ALLY_REFUSED, leader, ally, side)
        if side == t.ATTACK_SIDE:
            self.attack_offers.pop(0)
            if welcome:
                self.attack_allies.append(ally)
        else:
            self.defence_offers.pop(0)
            if welcome:
                self.defence_allies.append(ally)


class AllyOffer(Step[Conspiracy]):
    """A neighbour offers to join the attack, or the defence, or stays out (13.2)."""

    rule: ClassVar[str] = "13.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), target=One(t.TERRITORY), attacker=One(SEAT), bids=Mask(SEAT), side=One(t.SIDE)
    )

    def __init__(self, seat: int = NOBODY, target: int = NOBODY, attacker: int = NOBODY, bids: int = EVERYBODY) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.attacker = attacker
        self.bids = bids
        self.side = NOBODY  # the one he would join

    def run(self, p: Conspiracy) -> None:
        p.ask(self.seat)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [PASS, *t.JOIN.each(sides_to_join(p, seat, self.target, self.bids))]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if t.JOIN.has(move):
            return refuse_join(p, seat, self.target, t.JOIN.a(move), self.bids)
        return None if move == PASS else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_JOIN.of(self.attacker, self.target)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if move != PASS:
            self.side = t.JOIN.a(move)
        p.end()


class AllyReply(Consent):
    """The leader of a side accepts an ally, or does not (19.2)."""

    rule: ClassVar[str] = "13.2"
    FIELDS: ClassVar[list[Field]] = Consent.FIELDS + fields(ally=One(SEAT), side=One(t.SIDE))

    def __init__(self, seat: int = NOBODY, ally: int = NOBODY, side: int = NOBODY) -> None:
        super().__init__(seat)
        self.ally = ally
        self.side = side

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_ALLY.of(self.ally, self.side)
