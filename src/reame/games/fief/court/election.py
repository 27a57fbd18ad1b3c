"""The election and consecration of a King (13.4, 13.5)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.court.crown import crown_king
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, One, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.steps import Step


def may_stand(p: Fief, seat: int) -> list[int]:
    """The men a player could name."""
    out: list[int] = []
    for x in p.title:
        if x != NOBODY and p.family[x] == seat and p.eligible(x) and x not in out:
            out.append(x)
    out.sort()
    return out


class Candidates(Step[Fief]):
    """Each player in turn may name one eligible lord of his own family (13.1, R58)."""

    rule: ClassVar[str] = "13.4"
    FIELDS: ClassVar[list[Field]] = fields(queue=Some(SEAT), begun=Flag())

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.begun = False

    def run(self, p: Fief) -> None:
        if not self.begun:
            self.begun = True
            self.queue = [s for s in p.turn_order() if p.candidates[s] == NOBODY and may_stand(p, s)]
        if self.queue:
            p.ask(self.queue[0])
        else:
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [PASS, *t.STAND.each(may_stand(p, seat))]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_CANDIDATE.of()

    def default(self, p: Fief, seat: int) -> int:
        best = may_stand(p, seat)[0]
        for x in may_stand(p, seat):
            if p.rank_total(x) > p.rank_total(best):
                best = x
        return t.STAND.at(best)

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.queue.pop(0)
        if move != PASS:
            p.candidates[seat] = t.STAND.a(move)
            p.tell(say.STANDS, seat, t.STAND.a(move))


def votes_cast(p: Fief, cast: list[int]) -> list[int]:
    """For each lord, by whom every seat has voted for (13.4)."""
    totals = [0] * t.LORDS
    for s in range(p.seats):
        if 0 <= cast[s] < t.NO_ONE:
            totals[cast[s]] += p.votes(s)
    return totals


def chosen(totals: list[int]) -> int:
    """Who has most votes, at least three, and nobody as many; or nobody (13.4)."""
    best = max(totals)
    return NOBODY if best < t.VOTES_NEEDED or totals.count(best) > 1 else totals.index(best)


def consecrate(p: Fief, bishops: list[int]) -> bool:
    """One cardinal or two bishops are enough (R59)."""
    return len(bishops) >= t.BISHOPS_NEEDED or any(p.cardinals >> x & 1 for x in bishops)


class Ballot(Step[Fief]):
    """Open votes in turn order, then the churchmen, until the elected man is consecrated or cannot be (13.4, 13.5)."""

    rule: ClassVar[str] = "13.4"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("begin", "votes", "count", "consecrate", "end"),
        queue=Some(SEAT),
        cast=Per(SEAT, One(t.VOTE), NOBODY),
        elected=One(t.LORD),
        willing=Some(SEAT),
        crowned=Flag(),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "begin"
        self.queue: list[int] = []
        self.cast = [NOBODY] * SEAT.size
        self.elected = NOBODY
        self.willing: list[int] = []
        self.crowned = False

    def run(self, p: Fief) -> None:
        if self.stage == "begin":
            p.balloted = True
            self.queue = [s for s in p.turn_order() if p.votes(s)]
            self.stage = "votes"
        elif self.stage == "votes":
            if self.queue:
                p.push(Vote(self.queue.pop(0)))
            else:
                self.stage = "count"
        elif self.stage == "count":
            self.count(p)
        elif self.stage == "consecrate":
            if self.blessed(p):
                self.crowned = True
                self.stage = "end"
                crown_king(p, self.elected)
            elif self.queue:
                p.push(Blessing(self.queue.pop(0), self.elected))
            else:
                p.tell(say.NOT_CONSECRATED, self.elected, len(self.bishops(p)))
                self.stage = "end"
        else:
            p.end()

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Vote):
            self.cast[child.seat] = child.vote
        elif isinstance(child, Blessing) and child.given:
            self.willing.append(child.seat)

    def count(self, p: Fief) -> None:
        """Most votes, at least three, and nobody has as many."""
        totals = votes_cast(p, self.cast)
        best = max(totals)
        first = chosen(totals)
        if first == NOBODY:
            if best < t.VOTES_NEEDED:
                p.tell(say.ELECTION_SHORT, t.VOTES_NEEDED, best)
            else:
                p.tell(say.ELECTION_TIED, best)
            self.tell_votes(p, totals)
            self.stage = "end"
            return
        self.elected = first
        p.tell(say.ELECTED, self.elected, best)
        self.tell_votes(p, totals)
        home = p.family[self.elected]
        self.willing = [home]
        if churchmen(p, home):
            p.tell(say.CONSECRATES, home, self.elected)
        self.queue = [s for s in p.turn_order() if s != home and churchmen(p, s)]
        self.stage = "consecrate"

    def bishops(self, p: Fief) -> list[int]:
        """The churchmen of those who are willing."""
        return [x for s in self.willing for x in churchmen(p, s)]

    def tell_votes(self, p: Fief, totals: list[int]) -> None:
        """Under the result: who voted for whom."""
        if p.journal is None:
            return
        for lord in range(t.LORDS):
            if totals[lord]:
                p.tell_sum(say.SUM_OF_LORD, lord)
                for s in range(p.seats):
                    if self.cast[s] == lord:
                        p.tell_term(say.SUM_VOTES, p.votes(s), s)

    def blessed(self, p: Fief) -> bool:
        """By the willing."""
        return consecrate(p, self.bishops(p))


class Vote(Step[Fief]):
    """A player gives all his votes to one candidate, or abstains; a promise is kept (13.4)."""

    rule: ClassVar[str] = "13.4"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), vote=One(t.VOTE))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.vote = NOBODY

    def run(self, p: Fief) -> None:
        p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        named = sorted(x for x in p.candidates if x != NOBODY)
        if p.pledge[seat] == t.NO_ONE or p.pledge[seat] in named:
            return [t.CAST.at(p.pledge[seat])]
        return [t.CAST.at(x) for x in [*named, t.NO_ONE]]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_VOTE_FOR.of(p.votes(seat))

    def default(self, p: Fief, seat: int) -> int:
        legal = p.legal(seat)
        own = t.CAST.at(p.candidates[seat]) if p.candidates[seat] != NOBODY else t.CAST.at(t.NO_ONE)
        return own if own in legal else legal[0]

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.vote = t.CAST.a(move)
        if self.vote == t.NO_ONE:
            p.tell(say.ABSTAINS, seat, p.votes(seat))
        else:
            p.tell(say.VOTES, seat, p.votes(seat), self.vote)
        p.end()


class Blessing(Step[Fief]):
    """Do a player's churchmen consecrate the elected man? A promise is kept (13.5, R59)."""

    rule: ClassVar[str] = "13.5"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), elected=One(t.LORD), given=Flag())

    def __init__(self, seat: int = NOBODY, elected: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.elected = elected
        self.given = False

    def run(self, p: Fief) -> None:
        p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        promised = p.blessing[seat * t.LORDS + self.elected]
        if promised:
            return [YES] if promised == t.BLESSED else [NO]
        return [YES, NO]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_CONSECRATE.of(self.elected)

    def default(self, p: Fief, seat: int) -> int:
        return NO if NO in p.legal(seat) else YES

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.given = move == YES
        p.tell(say.CONSECRATES if self.given else say.WILL_NOT_CONSECRATE, seat, self.elected)
        p.end()


def churchmen(p: Fief, seat: int) -> list[int]:
    """Free bishops and cardinals of a family."""
    return [x for x in p.free_lords(seat) if p.bishop[x] != NOBODY]
