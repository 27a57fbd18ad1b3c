"""War is declared, and the allies of both sides are called [6.5]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.decision.question import Decision
from reame.games.universalis.diplomacy.acts import DiplomaticAct, refuse_rival
from reame.games.universalis.diplomacy.effects import apply, can_claim, claims_missing, cost
from reame.games.universalis.diplomacy.revocation import revoke
from reame.games.universalis.realm.treaties import start_war
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.parts import Ground
from reame.games.universalis.table.position import Universalis, both
from reame.kernel.fields import Field, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS, Verb


class DeclareWar(DiplomaticAct):
    """On anybody but allies, if honour or casus belli pay for it."""

    def __init__(self, verb: Verb, paid: bool) -> None:
        super().__init__(verb)
        self.paid = paid  # with casus belli in place of honour

    def acts(self, p: Universalis, seat: int) -> list[int]:
        return self.verb.each([s for s in range(p.seats) if self.refuse_war(p, seat, s) is None])

    def refuse_act(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        return self.refuse_war(p, seat, self.verb.a(move))

    def refuse_war(self, p: Universalis, seat: int, other: int) -> Phrase | None:
        """Why not on this player."""
        no = refuse_rival(p, seat, other)
        if no is not None:
            return no
        if p.war[seat * box.SEATS + other]:
            return say.ALREADY_AT_WAR
        if p.allied(seat, other):
            return say.NOT_AGAINST_ALLY
        return claims_missing(p, seat, other, cost(p, "war", seat, other, "declare")) if self.paid else None

    def act(self, p: Universalis, seat: int, move: int) -> None:
        target = self.verb.a(move)
        p.tell(say.WAR_DECLARED, seat, target)
        holy = p.christian(seat) and p.christian(target)
        apply(p, "war", seat, target, "declare", self.paid)
        if holy and not self.paid:
            p.grounds.append(Ground(seat, box.WAR_DECLARED))
        start_war(p, seat, target)
        p.push(WarCall(seat, target))


class WarCall(Decision):
    """Every ally of either side answers once, in sword order (D9)."""

    rule: ClassVar[str] = "6.5"
    FIELDS: ClassVar[list[Field]] = fields(
        declarer=One(SEAT),
        target=One(SEAT),
        attackers=Some(SEAT),
        defenders=Some(SEAT),
        queue=Some(SEAT),
        stage=Word("start", "ask", "done"),
    )

    def __init__(self, declarer: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__()
        self.declarer = declarer
        self.target = target
        self.attackers: list[int] = [declarer]
        self.defenders: list[int] = [target]
        self.queue: list[int] = []
        self.stage = "start"

    def allied_to(self, p: Universalis, seat: int) -> list[int]:
        """The two who began it, as far as this player has a treaty with them."""
        return [s for s in (self.declarer, self.target) if p.alliance[seat * box.SEATS + s]]

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            pair = [self.declarer, self.target]
            self.queue = [s for s in p.order if p.alive(s) and s not in pair and self.allied_to(p, s)]
            self.stage = "ask"
        elif self.stage == "ask" and self.queue:
            p.ask(self.queue[0])
        elif self.stage == "ask":
            self.unite(p)
            self.stage = "done"
        else:
            p.end()

    def unite(self, p: Universalis) -> None:
        """The members of a side are allied against the other side."""
        for side, foes in ((self.attackers, self.defenders), (self.defenders, self.attackers)):
            bits = 0
            for s in foes:
                bits |= 1 << s
            for a in side:
                for b in side:
                    if a < b and not p.war[a * box.SEATS + b]:
                        both(p.comrades, a, b, p.comrades[a * box.SEATS + b] | bits)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        sides = self.allied_to(p, seat)
        out = [PASS]
        if len(sides) == 1 and can_claim(p, seat, sides[0], cost(p, "alliance", seat, sides[0], "revoke")):
            out.append(do.REVOKE_CLAIMS.at(box.ALLIANCE, sides[0]))
        return out + do.JOIN.each(sorted(sides))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_JOIN.of(self.declarer, self.target)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.queue.pop(0)
        sides = self.allied_to(p, seat)
        if do.JOIN.has(move):
            self.join(p, seat, do.JOIN.a(move))
        elif len(sides) == 1:
            p.tell(say.DECLINED, seat, sides[0])
            revoke(p, seat, sides[0], box.ALLIANCE, move != PASS)
        else:
            for s in sides:
                both(p.alliance, seat, s, 0)
                p.tell(say.ALLIANCE_REVOKED, seat, s)

    def join(self, p: Universalis, seat: int, side: int) -> None:
        """At war with all members of the other side, except those under truce."""
        mine, foes = self.attackers, self.defenders
        if side == self.target:
            mine, foes = foes, mine
        mine.append(seat)
        p.tell(say.JOINED, seat, side)
        for foe in foes:
            if not p.truced(seat, foe) and not p.war[seat * box.SEATS + foe]:
                start_war(p, seat, foe)
