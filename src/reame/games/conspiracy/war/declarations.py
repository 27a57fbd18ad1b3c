"""Wars that are declared one after the other: by those who bid for a fief, or under a ban (8.3, 12)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.mercenaries import recruit, recruits, refuse_recruit
from reame.games.conspiracy.cards.recruiting import before_war
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.attack import EVERYBODY, might_attack, refuse_attack
from reame.games.conspiracy.war.battle import Battle
from reame.kernel.fields import Field, Flag, Mask, One, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class Declarations(Step[Conspiracy]):
    """One after the other may declare one attack on a fief, as long as section 12 allows it (R34, R54).

    Before the first one, and after every battle, mercenaries may be bought (R88).
    Under a ban it ends when the fief has changed hands: `banned` is its owner then (R79).
    """

    rule: ClassVar[str] = "12"
    FIELDS: ClassVar[list[Field]] = fields(
        target=One(t.TERRITORY),
        queue=Some(SEAT),
        bids=Mask(SEAT),
        ban=Flag(),
        banned=One(SEAT),
        armed=Flag(),
        fought=Flag(),
    )

    def __init__(
        self,
        target: int = NOBODY,
        queue: list[int] | None = None,
        bids: int = EVERYBODY,
        ban: bool = False,
        banned: int = NOBODY,
    ) -> None:
        super().__init__()
        self.target = target
        self.queue = [] if queue is None else queue
        self.bids = bids
        self.ban = ban
        self.banned = banned
        self.armed = False  # have mercenaries been bought?
        self.fought = False  # has anybody attacked?

    def run(self, p: Conspiracy) -> None:
        if self.ban and p.owner[self.target] != self.banned:
            self.queue = []
        if not self.armed and any(might_attack(p, s, self.target, self.bids) for s in self.queue):
            self.armed = True
            p.push(before_war(p, self.target))
            return
        while self.queue:
            if refuse_attack(p, self.queue[0], self.target, self.bids) is None:
                p.ask(self.queue[0])
                return
            self.queue.pop(0)
        if self.ban:
            self.tell_ban_ends(p)
        p.end()

    def tell_ban_ends(self, p: Conspiracy) -> None:
        """Somebody has used the ban, in vain or not, or nobody."""
        if not self.fought:
            p.tell(say.BAN_UNUSED, self.target)
        else:
            p.tell(say.BAN_FAILED if p.owner[self.target] == self.banned else say.BAN_OVER, self.target)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [PASS, *recruits(p, seat), t.ATTACK.at(self.target)]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if t.RECRUIT.has(move):
            return refuse_recruit(p, seat, move)
        if not t.ATTACK.has(move):
            return NOT_NOW
        return None if t.ATTACK.a(move) == self.target else say.NOT_THE_TARGET

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_ATTACK.of(self.target)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if t.RECRUIT.has(move):
            recruit(p, seat, move)
            return
        self.queue.pop(0)
        if move == PASS:
            p.tell(say.STAYS_OUT, seat, self.target)
        else:
            self.armed = False
            self.fought = True
            p.push(Battle(self.target, seat, self.bids))
