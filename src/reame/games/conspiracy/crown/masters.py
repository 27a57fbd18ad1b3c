"""Master cards and their votes (section 14), elections and victory (sections 15.1 and 16)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ASK_VOTE,
    DEPOSE,
    ELECTION_NEUTRAL,
    ELECTION_OF,
    ELECTORATE_GLORY,
    FIEFS,
    GLORY,
    MASTER,
    MASTER_LOST,
    MASTER_TAKEN,
    MASTERS,
    MINIMUM,
    NO_PLACE_FOR_VOTE,
    TERRITORIES,
    VOTE,
    VOTE_PLACED,
    WIDE,
)
from reame.kernel.fields import Field, One, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step


def review(p: Conspiracy) -> None:
    """After a completed step: the tracks, the holders of the cards, and markers that can be placed.

    While an elector's seat is being sold the placing waits for the end of the sale (8.5, R60).
    """
    new = p.measures()
    if new != p.tracks:
        p.clock += 1
        for i in range(len(new)):
            if new[i] > p.tracks[i]:
                p.reached[i] = p.clock
        p.tracks = new
    for m in range(MASTERS):
        seat = rightful(p, m)
        if seat != p.holder[m]:
            p.holder[m] = seat
            p.marker[m] = NOBODY
            if seat == NOBODY:
                p.tell(MASTER_LOST, m)
            else:
                p.tell(MASTER_TAKEN, seat, m)
    if p.vacant == NOBODY and next_vote(p) != NOBODY:
        p.push(Influence())


def rightful(p: Conspiracy, master: int) -> int:
    """Who holds the card: the highest value from the minimum up; equal ones leave it with the holder, else the first
    to have reached it, else turn order (R58)."""
    row = master * WIDE
    best = 0
    for s in range(p.seats):
        if p.tracks[row + s] > best:
            best = p.tracks[row + s]
    if best < MINIMUM[master]:
        return NOBODY
    holder = p.holder[master]
    if holder != NOBODY and p.tracks[row + holder] == best:
        return holder
    first = NOBODY
    for s in p.order():
        if p.tracks[row + s] == best and (first == NOBODY or p.reached[row + s] < p.reached[row + first]):
            first = s
    return first


def refuse_vote(p: Conspiracy, master: int, elector: int) -> Phrase | None:
    """A marker goes on a neutral elector that carries none, or that of a Master with less glory."""
    if p.owner[FIEFS + elector] != NOBODY:
        return NO_PLACE_FOR_VOTE
    for m in range(master):
        if p.marker[m] == elector:
            return NO_PLACE_FOR_VOTE
    return None


def places(p: Conspiracy, master: int) -> list[int]:
    """Where this Master's marker could go."""
    return [e for e in p.neutral_electors() if refuse_vote(p, master, e) is None]


def next_vote(p: Conspiracy) -> int:
    """The first Master, in order of glory, who has no marker out and a place for it."""
    for m in range(MASTERS):
        if p.holder[m] != NOBODY and p.marker[m] == NOBODY and places(p, m):
            return m
    return NOBODY


class Influence(Step[Conspiracy]):
    """Masters put their markers on neutral electors; who is displaced does the same at once (section 14, R59)."""

    rule: ClassVar[str] = "14"
    FIELDS: ClassVar[list[Field]] = fields(master=One(MASTER))

    def __init__(self) -> None:
        super().__init__()
        self.master = NOBODY

    def run(self, p: Conspiracy) -> None:
        m = self.master
        if m == NOBODY or p.marker[m] != NOBODY or not places(p, m):
            m = next_vote(p)
        self.master = m
        if m == NOBODY:
            p.end()
            return
        free = places(p, m)
        if len(free) == 1:
            self.put(p, free[0])
        else:
            p.ask(p.holder[m])

    def put(self, p: Conspiracy, elector: int) -> None:
        """The marker is placed; one of a lesser Master comes back, and he is next."""
        m = self.master
        displaced = NOBODY
        for lesser in range(MASTERS):
            if p.marker[lesser] == elector:
                p.marker[lesser] = NOBODY
                displaced = lesser
        p.marker[m] = elector
        p.tell(VOTE_PLACED, p.holder[m], m, elector)
        self.master = displaced

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return VOTE.each(places(p, self.master))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return refuse_vote(p, self.master, VOTE.a(move)) if VOTE.has(move) else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_VOTE.of(self.master)

    def default(self, p: Conspiracy, seat: int) -> int:
        free = places(p, self.master)
        for e in free:
            if e not in p.marker:
                return VOTE.at(e)
        lowest = free[0]
        for m in range(MASTERS):
            if p.marker[m] in free:
                lowest = p.marker[m]
        return VOTE.at(lowest)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.put(p, VOTE.a(move))


def standing(votes: int, glory: int, direct: int, best: int) -> int:
    """What elections compare, in this order: votes, glory, direct votes, the best single Master card."""
    return ((votes * 100 + glory) * 10 + direct) * 10 + best


def foremost(p: Conspiracy) -> int:
    """Whom an election held now would choose: NOBODY if the neutral candidate wins or the best are equal in everything
    (15.1, R63)."""
    seats = p.seats
    direct = [0] * seats
    free = 0
    for t in range(FIEFS, TERRITORIES):
        if p.owner[t] == NOBODY:
            free += 1
        else:
            direct[p.owner[t]] += 1
    votes = direct.copy()
    glory = [ELECTORATE_GLORY * d for d in direct]
    master = [0] * seats
    for m in range(MASTERS):
        s = p.holder[m]
        if s != NOBODY:
            glory[s] += GLORY[m]
            master[s] = max(master[s], GLORY[m])
            if p.marker[m] != NOBODY:
                votes[s] += 1
                free -= 1
    best = standing(free, ELECTORATE_GLORY * free, free, 0)
    winner = NOBODY
    for s in range(seats):
        mine = standing(votes[s], glory[s], direct[s], master[s])
        if mine > best:
            best = mine
            winner = s
        elif mine == best:
            winner = NOBODY
    return winner


def elect(p: Conspiracy) -> int:
    """The election, with its count: the player elected, or NOBODY."""
    free = p.neutral_votes()
    p.tell(ELECTION_NEUTRAL, free, ELECTORATE_GLORY * free)
    for s in range(p.seats):
        p.tell(ELECTION_OF, s, p.votes(s), p.glory(s))
    return foremost(p)


def scores(p: Conspiracy) -> list[int]:
    """Glory of each player."""
    return [p.glory(s) for s in range(p.seats)]


def check_deposition(p: Conspiracy, seat: int) -> None:
    """Four electorates win at once (section 16)."""
    if p.electorates(seat) >= DEPOSE:
        p.finish([seat], scores(p), "deposition", "16")


def end_by_glory(p: Conspiracy, reason: str, rule: str) -> None:
    """Most glory wins; then votes, direct votes, best Master card, ducats; then shared (18.3)."""
    ranks = [(p.glory(s), p.votes(s), p.electorates(s), p.best_master(s), p.ducats[s]) for s in range(p.seats)]
    best = max(ranks)
    p.finish([s for s in range(p.seats) if ranks[s] == best], scores(p), reason, rule)
