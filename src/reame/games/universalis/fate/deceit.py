"""Deceit [8]: generals are lost."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.banners import remove_general
from reame.games.universalis.realm.ledger import claim
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import bring_out
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW

DECEIT_GENERALS: Final = int(box.CALAMITY_EFFECTS["inganno"]["generals"])


class Deceit(Decision):
    """The drawer names a victim, who loses generals; an immune one turns it against the drawer."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), stage=Word("ask", "done"), victim=One(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "ask"
        self.victim = NOBODY

    def run(self, p: Universalis) -> None:
        if self.stage == "ask" and len(p.living()) > 1 and p.alive(self.seat):
            p.ask(self.seat)
        else:
            p.end()

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return [do.DECEIVE.at(s) for s in p.living() if s != seat]

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NOT_YOURSELF if do.DECEIVE.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_DECEIVE.of()

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.victim = do.DECEIVE.a(move)
        self.stage = "done"
        p.tell(say.DECEIVED, seat, self.victim)
        claim(p, self.victim, seat, 1)
        n = DECEIT_GENERALS
        if p.has(self.victim, box.PHILOSOPHY):
            p.tell(say.DECEIT_FAILS, self.victim, seat)
            p.push(LoseGenerals(seat, 1))
            return
        if p.has(self.victim, box.LITERATURE):
            n = 1
        elif p.has(self.victim, box.EDUCATION):
            n = 2
        p.tell(say.DECEIT_COSTS, self.victim, n)
        p.tell_sum(say.OF_GENERALS, self.victim)
        p.tell_term(say.SUM_DECEIT, DECEIT_GENERALS)
        if n < DECEIT_GENERALS:
            p.tell_term(say.SUM_TECH, n - DECEIT_GENERALS, box.LITERATURE if n == 1 else box.EDUCATION)
        p.push(LoseGenerals(self.victim, n))


class LoseGenerals(Decision):
    """So many generals, wherever they are, chosen by their owner.

    Those in reserve are nobody else's business: the owner is asked also when there is nothing to choose or to lose.
    """

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), n=Number(0, DECEIT_GENERALS))

    def __init__(self, seat: int = NOBODY, n: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.n = n

    def run(self, p: Universalis) -> None:
        if self.n and p.alive(self.seat):
            p.ask(self.seat)
        else:
            p.end()

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = [do.LOSE_GENERAL.at(b) for b in p.banners_of(seat) if p.general[b]]
        if p.host_general[seat]:
            out.append(do.LOSE_HOST_GENERAL.at())
        if p.kept(seat, box.GENERALS_KEPT):
            out.append(do.LOSE_KEPT_GENERAL.at())
        return out or [PASS]

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NO_GENERAL_THERE if do.LOSE_GENERAL.first <= move < do.LOSE_KEPT_GENERAL.end else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_LOSE_GENERAL.of(self.n)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.n -= 1
        if do.LOSE_GENERAL.has(move):
            remove_general(p, do.LOSE_GENERAL.a(move))
        elif do.LOSE_HOST_GENERAL.has(move):
            p.host_general[seat] = 0
            p.tell(say.HOST_GENERAL_LOST, seat)
        else:
            p.shown += 1  # of the reserve all see this general, or that it holds none
            if move == PASS:
                self.n = 0
                p.bare |= 1 << seat
                p.tell(say.NO_GENERALS_LEFT, seat)
            else:
                bring_out(p, seat, box.GENERALS_KEPT)
                p.tell(say.KEPT_GENERAL_LOST, seat)
