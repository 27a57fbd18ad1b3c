"""Promises for the ballot of this round (15.2): votes, and the blessing of churchmen. They are kept by the engine."""

from __future__ import annotations

from reame.games.fief.diplomacy.terms import Bargain, Term
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.moves import Verb


class Promise(Term):
    """Something that is promised about a candidate, and leaves no trace on the table."""

    def __init__(self, verb: Verb, asked: bool) -> None:
        super().__init__(verb, ["negotiations"])
        self.asked = asked
        self.quiet = True

    def named(self, p: Fief) -> list[int]:
        """The candidates."""
        return sorted(x for x in p.candidates if x != NOBODY)


class VotePromise(Promise):
    """All votes of a player to one candidate, or to none."""

    def bound(self, p: Fief, seat: int, term: int) -> bool:
        return p.pledge[seat] != NOBODY

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        return self.verb.each([*self.named(p), t.NO_ONE])

    def refuse(self, p: Fief, maker: int, other: int, term: int) -> Phrase | None:
        vote = self.verb.a(term)
        if p.king != NOBODY or p.balloted or not any(x != NOBODY for x in p.candidates):
            return say.NO_BALLOT
        if vote != t.NO_ONE and vote not in p.candidates:
            return say.NO_CANDIDATE
        if not p.votes(self.giver(maker, other)) or (not self.asked and p.pledge[maker] != NOBODY):
            return say.NO_VOTES
        return None

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        p.tell(say.TERM_VOTE, self.giver(maker, other), self.verb.a(term), to=to)

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        voter = self.giver(bargain.maker, bargain.other)
        if p.pledge[voter] == NOBODY:
            p.pledge[voter] = self.verb.a(term)
            p.pledge_known[voter] |= bargain.known
            p.tell(say.VOTE_PLEDGED, voter, p.pledge[voter], to=bargain.to)


class BlessingPromise(Promise):
    """The churchmen of a player will consecrate a candidate, or will not."""

    def __init__(self, verb: Verb, asked: bool) -> None:
        super().__init__(verb, asked)
        self.several = True

    def bound(self, p: Fief, seat: int, term: int) -> bool:
        return p.blessing[seat * t.LORDS + self.verb.a(term)] > 0

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        return [self.verb.at(x, yes) for x in self.named(p) for yes in (0, 1)]

    def beside(self, term: int, terms: list[int]) -> Phrase | None:
        for x in terms:
            if self.verb.has(x) and self.verb.a(x) == self.verb.a(term):
                return say.TERM_THERE
        return None

    def refuse(self, p: Fief, maker: int, other: int, term: int) -> Phrase | None:
        seat = self.giver(maker, other)
        candidate = self.verb.a(term)
        if p.king != NOBODY or p.balloted or candidate not in p.candidates:
            return say.NO_CANDIDATE
        if p.family[candidate] == seat:
            return say.OWN_CANDIDATE
        if not any(p.free(x) and p.churchman(x) for x in p.lords_of(seat)):
            return say.NO_BISHOP
        return say.PROMISED if not self.asked and self.bound(p, maker, term) else None

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        p.tell(say.TERM_BLESSING, self.giver(maker, other), self.verb.a(term), self.verb.b(term), to=to)

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        priest = self.giver(bargain.maker, bargain.other)
        candidate, answer = self.verb.a(term), self.verb.b(term)
        if not self.bound(p, priest, term):
            p.blessing[priest * t.LORDS + candidate] = 1 + answer
            p.pledge_known[priest] |= bargain.known
            p.tell(say.BLESSING_PLEDGED, priest, candidate, answer, to=bargain.to)
