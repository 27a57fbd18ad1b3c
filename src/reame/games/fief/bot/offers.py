"""Offers worth making: marriages, ransoms, votes, blessings, heirs, loans for a title, truces."""

from __future__ import annotations

from reame.games.fief.diplomacy.family_terms import refuse_heir, refuse_marriage
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.turn.price_list import refuse_region
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import PROPOSE


def templates(p: Fief, maker: int, other: int, secret: bool) -> list[list[int]]:
    """Sensible lists of terms, the best first, that have not been said this phase."""
    if p.phase == "negotiations":
        out = heirs(p, maker, other) if secret else []
        if not secret:
            out += marriages(p, maker, other) + ransoms(p, maker, other) + votes(p, maker, other) + loans(p, maker)
    elif p.phase == "battles" and not secret:
        out = truces(p, maker, other)
    else:
        out = []
    return [sorted(x) for x in out if [t.OFFER.at(other), *sorted(x)] not in p.said[maker]]


def marriages(p: Fief, maker: int, other: int) -> list[list[int]]:
    """One marriage between two families that are not allied yet; the greatest people first."""
    crowned = p.king != NOBODY and p.family[p.king] in (maker, other) and p.spouse[p.king] == NOBODY
    for s in range(p.seats):
        if (p.allied(maker, s) or p.allied(other, s)) and not crowned:
            return []  # one ally each
    best: list[tuple[int, int, int]] = []
    for man in range(t.LORDS):
        if t.WOMAN[man] or p.family[man] not in (maker, other):
            continue
        for woman in range(t.LORDS):
            if not t.WOMAN[woman] or {p.family[man], p.family[woman]} != {maker, other}:
                continue
            if refuse_marriage(p, man, woman) is None:
                grand = (20 if man == p.king else 0) + p.rank_total(man) + p.rank_total(woman)
                best.append((-grand, man, woman))
    best.sort()
    return [[t.MARRY.at(man, woman)] for _, man, woman in best[:2]]


def ransoms(p: Fief, maker: int, other: int) -> list[list[int]]:
    """A lord bought back, or offered for sale."""
    out: list[list[int]] = []
    for x in range(t.LORDS):
        if p.captor[x] == other and p.family[x] == maker:
            for price in (500, 300, 700):
                if p.money[maker] >= price:
                    out.append([t.GIVE_MONEY.at(price), t.RELEASE.at(x)])
        elif p.captor[x] == maker and p.family[x] == other:
            out += [[t.ASK_MONEY.at(price), t.RELEASE.at(x)] for price in (600, 400) if p.money[other] >= price]
    return out


def votes(p: Fief, maker: int, other: int) -> list[list[int]]:
    """Votes and blessings for one's own candidate, for money or among allies for nothing."""
    mine = p.candidates[maker]
    if p.king != NOBODY or p.balloted:
        return []
    if mine == NOBODY:
        theirs = p.candidates[other]
        if theirs != NOBODY and p.votes(maker) and p.pledge[maker] == NOBODY and p.money[other] >= 400:
            return [[t.ASK_MONEY.at(400), t.GIVE_VOTE.at(theirs)]]
        return []
    out: list[list[int]] = []
    if p.votes(other) and p.votes(maker) + p.votes(other) >= t.VOTES_NEEDED:
        out.append([t.ASK_VOTE.at(mine)])
        for price in (300, 600):
            if p.money[maker] >= price:
                out.append([t.GIVE_MONEY.at(price), t.ASK_VOTE.at(mine)])
    if any(p.free(y) and p.bishop[y] != NOBODY for y in p.lords_of(other)):
        out.append([t.ASK_BLESSING.at(mine, 1)])
        if p.money[maker] >= 400:
            out.append([t.GIVE_MONEY.at(400), t.ASK_BLESSING.at(mine, 1)])
    return out


def loans(p: Fief, maker: int) -> list[list[int]]:
    """Money that is missing for a title."""
    for r in range(t.REGIONS):
        short = t.TITLE_PRICE[r] - p.money[maker]
        if 0 < short <= 500 and refuse_region(p, maker, r) is None:
            return [[t.BORROW.at((short + 99) // 100 * 100, 100, 2)]]
    return []


def heirs(p: Fief, maker: int, other: int) -> list[list[int]]:
    """A Prince from one's own hand."""
    for x in p.hands[maker].distinct():
        if x < t.LORDS and refuse_heir(p, maker, other, x) is None:
            return [[t.HEIR.at(x)]]
    return []


def truces(p: Fief, maker: int, other: int) -> list[list[int]]:
    """Out of an attack that has become hopeless."""
    out: list[list[int]] = []
    for a in p.armies:
        v = t.VILLAGE_OF[a.place]
        if a.who == maker and p.holder(v) == other and p.strength(maker, a.place) < p.inside_strength(other, v):
            out.append([t.TRUCE.at(v, t.WITHDRAWS)])
            if p.money[maker] >= 200:
                out.append([t.GIVE_MONEY.at(200), t.TRUCE.at(v, t.WITHDRAWS)])
    return out


def chains(p: Fief, seat: int, addressed: list[int]) -> list[list[int]]:
    """Whole offers as moves, for the seats one may address now."""
    out: list[list[int]] = []
    for m in addressed:
        secret = t.WHISPER.has(m)
        other = t.WHISPER.a(m) if secret else t.OFFER.a(m)
        for terms in templates(p, seat, other, secret)[:2]:
            out.append([m, *terms, PROPOSE])
    return out
