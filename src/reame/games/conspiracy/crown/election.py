"""Elections (15.1), and how a game is won (section 16, 18.3)."""

from __future__ import annotations

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.kinds import NOBODY


def standing(p: Conspiracy, votes: int, glory: int, direct: int, best: int) -> int:
    """What elections compare, in this order: votes, glory, direct votes, the best single Master card.

    A table may agree to compare glory before votes (R61).
    """
    first = glory * 100 + votes if p.options["election"] == t.GLORY_FIRST else votes * 100 + glory
    return (first * 10 + direct) * 10 + best


def foremost(p: Conspiracy) -> int:
    """Whom an election held now would choose: NOBODY if the neutral candidate wins or the best are equal in everything
    (15.1, R63)."""
    seats = p.seats
    direct = [0] * seats
    free = 0
    for electorate in range(t.FIEFS, t.TERRITORIES):
        if p.owner[electorate] == NOBODY:
            free += 1
        else:
            direct[p.owner[electorate]] += 1
    votes = direct.copy()
    glory = [t.ELECTORATE_GLORY * d for d in direct]
    best_master = [0] * seats
    for master in range(t.MASTERS):
        s = p.holder[master]
        if s != NOBODY:
            glory[s] += t.GLORY[master]
            best_master[s] = max(best_master[s], t.GLORY[master])
            if p.marker[master] != NOBODY:
                votes[s] += 1
                free -= 1
    best = standing(p, free, t.ELECTORATE_GLORY * free, free, 0)
    winner = NOBODY
    for s in range(seats):
        mine = standing(p, votes[s], glory[s], direct[s], best_master[s])
        if mine > best:
            best = mine
            winner = s
        elif mine == best:
            winner = NOBODY
    return winner


def elect(p: Conspiracy) -> int:
    """The election, with its count: the player elected, or NOBODY."""
    winner = foremost(p)
    if p.journal is not None:
        tell_count(p)
        tell_result(p, winner)
    return winner


def tell_count(p: Conspiracy) -> None:
    """Votes and Glory Points of every candidate, by source."""
    free = p.neutral_votes()
    p.tell(say.ELECTION_NEUTRAL, free, t.ELECTORATE_GLORY * free)
    for s in range(p.seats):
        p.tell(say.ELECTION_OF, s, p.votes(s), p.glory(s))
        own = p.electorates(s)
        masters = [master for master in range(t.MASTERS) if p.holder[master] == s]
        if p.votes(s):
            p.tell_sum(say.VOTES_OF, s)
            if own:
                p.tell_term(say.SUM_DIRECT, own, own)
            for master in masters:
                if p.marker[master] != NOBODY:
                    p.tell_term(say.SUM_MASTER, 1, master)
        if p.glory(s):
            p.tell_sum(say.GLORY_OF, s)
            if own:
                p.tell_term(say.SUM_DIRECT, t.ELECTORATE_GLORY * own, own)
            for master in masters:
                p.tell_term(say.SUM_MASTER, t.GLORY[master], master)


def tell_result(p: Conspiracy, winner: int) -> None:
    """Who is elected, and what decided: the first figure in which the best two differ."""
    free = p.neutral_votes()
    figures = [[free, t.ELECTORATE_GLORY * free, free, 0]]
    figures += [[p.votes(s), p.glory(s), p.electorates(s), p.best_master(s)] for s in range(p.seats)]
    compared = [1, 0, 2, 3] if p.options["election"] == t.GLORY_FIRST else [0, 1, 2, 3]
    ranks = sorted([[f[i] for i in compared] for f in figures], reverse=True)
    differ = [i for i in range(len(compared)) if ranks[0][i] != ranks[1][i]]
    if not differ:
        p.tell(say.ELECTION_TIED)
    elif winner == NOBODY:
        p.tell(say.NOBODY_ELECTED, compared[differ[0]])
    else:
        p.tell(say.ELECTED, winner, compared[differ[0]])


def scores(p: Conspiracy) -> list[int]:
    """Glory of each player."""
    return [p.glory(s) for s in range(p.seats)]


def check_deposition(p: Conspiracy, seat: int) -> None:
    """Four electorates win at once (section 16)."""
    if p.electorates(seat) >= t.DEPOSE:
        p.tell(say.DEPOSES, seat, p.electorates(seat))
        p.finish([seat], scores(p), "deposition", "16")


def end_by_glory(p: Conspiracy, reason: str, rule: str) -> None:
    """Most glory wins; then votes, direct votes, best Master card, ducats; then shared (18.3)."""
    ranks = [(p.glory(s), p.votes(s), p.electorates(s), p.best_master(s), p.ducats[s]) for s in range(p.seats)]
    best = max(ranks)
    winners = [s for s in range(p.seats) if ranks[s] == best]
    for s in range(p.seats):
        p.tell(say.FINAL_GLORY, s, p.glory(s), p.votes(s))
    p.tell_list(say.WINS_BY_GLORY, winners)
    p.finish(winners, scores(p), reason, rule)
