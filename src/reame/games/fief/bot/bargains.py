"""What else a bot would propose: a marriage or money for votes, truces bought, loans at a better interest."""

from __future__ import annotations

from typing import Final

from reame.games.fief.bot import offers as old
from reame.games.fief.bot.worth import KING, QUEEN
from reame.games.fief.diplomacy.family_terms import refuse_marriage
from reame.games.fief.diplomacy.talk import Talk
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.turn.price_list import refuse_region
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import PROPOSE

SUMS: Final = [200, 400, 700, 1000]  # ecus for a vote, a blessing or a truce; which of them is found out by trying
TRIED: Final = 5  # offers to one player that are tried
NEAR: Final = 0.2  # of a crown, for votes or churchmen that are not yet enough, and for both if they are


def templates(p: Fief, maker: int, other: int, secret: bool) -> list[list[int]]:
    """Sensible lists of terms, the best first, that have not been said this phase."""
    out: list[list[int]] = []
    if not secret and p.phase == "negotiations":
        out = crowns(p, maker, other) + loans(p, maker)
    elif not secret and p.phase == "battles":
        out = bought_truces(p, maker, other)
    known = old.templates(p, maker, other, secret)
    new = [sorted(x) for x in out]
    return [x for x in new if x not in known and [t.OFFER.at(other), *x] not in p.said[maker]] + known


# -- crowns ------------------------------------------------------------------------------------


def reachable(p: Fief, candidate: int, other: int) -> bool:
    """Are there votes enough for this man among all who are free to give them, the other player among them?"""
    n = 0
    for s in range(p.seats):
        mine = p.candidates[s] in (NOBODY, candidate) or s == other
        if mine and p.pledge[s] in (NOBODY, candidate):
            n += p.votes(s)
    return n >= t.VOTES_NEEDED


def support(p: Fief, giver: int, candidate: int, asked: bool) -> list[int]:
    """A player's votes and the blessing of his churchmen for a man, as far as he is free to promise them."""
    vote = t.ASK_VOTE if asked else t.GIVE_VOTE
    bless = t.ASK_BLESSING if asked else t.GIVE_BLESSING
    out = [vote.at(candidate)] if p.votes(giver) and p.pledge[giver] == NOBODY else []
    churchman = any(p.free(x) and p.bishop[x] != NOBODY for x in p.lords_of(giver))
    if churchman and not p.blessing[giver * t.LORDS + candidate]:
        out.append(bless.at(candidate, 1))
    return out


def brides(p: Fief, man: int, family: int) -> list[int]:
    """Marriages of a man with women of a family, the greatest first."""
    women = [x for x in p.lords_of(family) if t.WOMAN[x] and refuse_marriage(p, man, x) is None]
    women.sort(key=lambda x: (-p.rank_total(x), x))
    return [t.MARRY.at(man, x) for x in women[:1]]


def crowns(p: Fief, maker: int, other: int) -> list[list[int]]:
    """Help for one's own candidate or, without one, for the other's: for a marriage or money, of kin for nothing."""
    if p.king != NOBODY or p.balloted:
        return []
    mine, theirs = p.candidates[maker], p.candidates[other]
    if mine != NOBODY:
        help_asked = support(p, other, mine, True)
        if not help_asked or (p.votes(other) and not reachable(p, mine, other)):
            return []
        out = [[*help_asked, m] for m in brides(p, mine, other)]
        if p.spouse[mine] != NOBODY and p.family[p.spouse[mine]] == other:
            out.append(help_asked)
        return out + [[*help_asked, t.GIVE_MONEY.at(n)] for n in SUMS if n <= p.money[maker]]
    if theirs == NOBODY or not reachable(p, theirs, maker):
        return []
    given = support(p, maker, theirs, False)
    if not given:
        return []
    out = [[*given, m] for m in brides(p, theirs, maker)]
    return out + [[*given, t.ASK_MONEY.at(n)] for n in reversed(SUMS) if n <= p.money[other]]


def crown_hopes(p: Fief, out: list[float]) -> None:
    """Promises bring a crown nearer one by one: to the family of the candidate, and to that of his wife."""
    if p.phase != "negotiations" or p.king != NOBODY:
        return
    for s in range(p.seats):
        x = p.candidates[s]
        if x == NOBODY or not p.alive(s):
            continue
        votes = sum(p.votes(o) for o in range(p.seats) if p.pledge[o] == x or (o == s and p.pledge[o] == NOBODY))
        church = 0
        for y in range(t.LORDS):
            priest = p.free(y) and p.bishop[y] != NOBODY
            if priest and (p.family[y] == s or p.blessing[p.family[y] * t.LORDS + x] == t.BLESSED):
                church += t.BISHOPS_NEEDED if p.cardinals >> y & 1 else 1
        elected, blessed = votes >= t.VOTES_NEEDED, church >= t.BISHOPS_NEEDED
        more = NEAR if elected and blessed else 0.0  # what the worth of a position says already is not counted again
        more += 0.0 if elected else NEAR * (votes / t.VOTES_NEEDED) ** 2
        more += 0.0 if blessed else NEAR * (church / t.BISHOPS_NEEDED) ** 2
        out[s] += KING * more
        wife = p.spouse[x]
        if wife != NOBODY and p.family[wife] != s:
            out[p.family[wife]] += QUEEN * (more + NEAR * elected + NEAR * blessed)


# -- money -------------------------------------------------------------------------------------


def loans(p: Fief, maker: int) -> list[list[int]]:
    """Money that is missing for a title, at an interest for which somebody may lend it."""
    for r in range(t.REGIONS):
        short = t.TITLE_PRICE[r] - p.money[maker]
        if 0 < short <= 500 and refuse_region(p, maker, r) is None:
            return [[t.BORROW.at((short + 99) // 100 * 100, interest, 2)] for interest in (200, 300)]
    return []


def bought_truces(p: Fief, maker: int, other: int) -> list[list[int]]:
    """Whoever is too weak behind his walls pays the army before them to go home."""
    out: list[list[int]] = []
    for a in p.armies:
        v = t.VILLAGE_OF[a.place]
        if a.who == other and p.holder(v) == maker and p.strength(other, a.place) > p.inside_strength(maker, v):
            out += [[t.GIVE_MONEY.at(n), t.TRUCE.at(v, t.WITHDRAWS)] for n in SUMS[:3] if n <= p.money[maker]]
    return out


# -- all of it ---------------------------------------------------------------------------------


def chains(p: Fief, seat: int, addressed: list[int]) -> list[list[int]]:
    """Whole offers as moves, for the seats one may address now; or what is missing of the one that has been begun."""
    top = p.stack[len(p.stack) - 1]
    if isinstance(top, Talk):
        if top.maker != seat or top.stage != "draft":
            return []
        return [[*[x for x in plan if x not in top.terms], PROPOSE] for plan in fitting(p, top)]
    out: list[list[int]] = []
    for m in addressed:
        secret = t.WHISPER.has(m)
        other = t.WHISPER.a(m) if secret else t.OFFER.a(m)
        out += [[m, *terms, PROPOSE] for terms in templates(p, seat, other, secret)[:TRIED]]
    return out


def fitting(p: Fief, talk: Talk) -> list[list[int]]:
    """The templates that hold what has been said."""
    plans = templates(p, talk.maker, talk.other, talk.secret)
    return [plan for plan in plans if all(x in plan for x in talk.terms)][:TRIED]


def carries_on(p: Fief, talk: Talk) -> list[int]:
    """The moves by which a draft becomes an offer worth making."""
    out: list[int] = []
    for plan in fitting(p, talk):
        rest = [x for x in plan if x not in talk.terms]
        out.append(rest[0] if rest else PROPOSE)
    return out
