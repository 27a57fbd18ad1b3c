"""Master cards: who holds them, and their votes on neutral electors (section 14)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
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
    for master in range(t.MASTERS):
        seat = rightful(p, master)
        if seat != p.holder[master]:
            tell_master(p, master, p.holder[master], seat)
            p.holder[master] = seat
            p.marker[master] = NOBODY
    if p.vacant == NOBODY and last_is_for_faith(p):
        for lesser in (t.WAR, t.TRADE):
            if p.marker[lesser] != NOBODY:
                p.marker[lesser] = NOBODY
                p.tell(say.INFLUENCE_LOST, p.holder[lesser], lesser)
    if p.vacant == NOBODY and next_vote(p) != NOBODY:
        p.push(Influence())


def tell_master(p: Conspiracy, master: int, former: int, seat: int) -> None:
    """A Master card changes hands, and why."""
    if seat == NOBODY:
        p.tell(say.MASTER_LOST, former, master)
        return
    points = p.tracks[master * t.WIDE + seat]
    if former == NOBODY:
        p.tell(say.MASTER_TAKEN, seat, master, points)
    else:
        p.tell(say.MASTER_PASSES, seat, former, master, points)


def rightful(p: Conspiracy, master: int) -> int:
    """Who holds the card: the highest value from the minimum up; equal ones leave it with the holder, else the first
    to have reached it, else turn order (R58)."""
    row = master * t.WIDE
    best = 0
    for s in range(p.seats):
        if p.tracks[row + s] > best:
            best = p.tracks[row + s]
    if best < t.MINIMUM[master]:
        return NOBODY
    holder = p.holder[master]
    if holder != NOBODY and p.tracks[row + holder] == best:
        return holder
    first = NOBODY
    for s in p.order():
        if p.tracks[row + s] == best and (first == NOBODY or p.reached[row + s] < p.reached[row + first]):
            first = s
    return first


def last_is_for_faith(p: Conspiracy) -> bool:
    """Is one neutral elector left, whom the Master of Faith alone can sway? (R59)"""
    return p.options["last_elector"] == t.FAITH_ALONE and len(p.neutral_electors()) == 1


def refuse_vote(p: Conspiracy, master: int, elector: int) -> Phrase | None:
    """A marker goes on a neutral elector that carries none, or that of a Master with less glory."""
    if p.owner[t.FIEFS + elector] != NOBODY:
        return say.NO_PLACE_FOR_VOTE
    for greater in range(master):
        if p.marker[greater] == elector:
            return say.NO_PLACE_FOR_VOTE
    return say.FOR_FAITH_ALONE if master != t.FAITH and last_is_for_faith(p) else None


def places(p: Conspiracy, master: int) -> list[int]:
    """Where this Master's marker could go."""
    return [elector for elector in p.neutral_electors() if refuse_vote(p, master, elector) is None]


def next_vote(p: Conspiracy) -> int:
    """The first Master, in order of glory, who has no marker out and a place for it."""
    for master in range(t.MASTERS):
        if p.holder[master] != NOBODY and p.marker[master] == NOBODY and places(p, master):
            return master
    return NOBODY


class Influence(Step[Conspiracy]):
    """Masters put their markers on neutral electors; who is displaced does the same at once (section 14, R59)."""

    rule: ClassVar[str] = "14"
    FIELDS: ClassVar[list[Field]] = fields(master=One(t.MASTER))

    def __init__(self) -> None:
        super().__init__()
        self.master = NOBODY

    def run(self, p: Conspiracy) -> None:
        master = self.master
        if master == NOBODY or p.marker[master] != NOBODY or not places(p, master):
            master = next_vote(p)
        self.master = master
        if master == NOBODY:
            p.end()
            return
        free = places(p, master)
        if len(free) == 1:
            self.put(p, free[0])
        else:
            p.ask(p.holder[master])

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return t.VOTE.each(places(p, self.master))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return refuse_vote(p, self.master, t.VOTE.a(move)) if t.VOTE.has(move) else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_VOTE.of(self.master)

    def default(self, p: Conspiracy, seat: int) -> int:
        free = places(p, self.master)
        for elector in free:
            if elector not in p.marker:
                return t.VOTE.at(elector)
        lowest = free[0]
        for master in range(t.MASTERS):
            if p.marker[master] in free:
                lowest = p.marker[master]
        return t.VOTE.at(lowest)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.put(p, t.VOTE.a(move))

    def put(self, p: Conspiracy, elector: int) -> None:
        """The marker is placed; one of a lesser Master comes back, and he is next."""
        master = self.master
        displaced = NOBODY
        for lesser in range(t.MASTERS):
            if p.marker[lesser] == elector:
                p.marker[lesser] = NOBODY
                displaced = lesser
        p.marker[master] = elector
        if displaced == NOBODY:
            p.tell(say.VOTE_PLACED, p.holder[master], master, elector)
        else:
            p.tell(say.VOTE_TAKEN_OVER, p.holder[master], master, elector, displaced)
        self.master = displaced
