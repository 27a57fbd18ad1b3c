"""Offers worth making: trade and passage among neighbours, alliances of one faith, peace when war does not pay."""

from __future__ import annotations

from reame.games.universalis.diplomacy.offer import Offer
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.moves import PROPOSE


def neighbours(p: Universalis, a: int, b: int) -> bool:
    """Do two players share a border?"""
    for t in range(box.TERRITORIES):
        if p.owner[t] == a:
            for u in box.NEIGHBOURS[t]:
                if p.owner[u] == b:
                    return True
    return False


def templates(p: Universalis, a: int, b: int) -> list[list[int]]:
    """Terms between two players who are not at war, the most natural first."""
    i, j = a * box.SEATS + b, b * box.SEATS + a
    out: list[list[int]] = []
    swap: list[int] = []
    if not p.trade[i]:
        swap.append(do.GIVE_TRADE.at())
    if not p.trade[j]:
        swap.append(do.ASK_TRADE.at())
    if len(swap) == 2:
        out.append(swap)
    if not p.trade[j] and p.florins[a] >= 120:
        out.append([do.ASK_TRADE.at(), do.GIVE_FLORINS.at(40)])
    if not p.trade[i]:
        out.append([do.GIVE_TRADE.at(), do.ASK_FLORINS.at(40)])
    if not p.alliance[i] and p.same_faith(a, b):
        out.append([do.ALLY.at()])
    if not p.passage[i] and not p.passage[j] and neighbours(p, a, b):
        out.append([do.GIVE_PASSAGE.at(), do.ASK_PASSAGE.at()])
    return out


def peaces(p: Universalis, a: int) -> list[list[int]]:
    """White peace, or florins for it."""
    out: list[list[int]] = [[]]
    if p.florins[a] >= 200:
        out.append([do.GIVE_FLORINS.at(100)])
    out.append([do.ASK_FLORINS.at(100)])
    return out


def chains(p: Universalis, seat: int, legal: list[int]) -> list[list[int]]:
    """Whole offers as moves, for the players one may address now; a few for each."""
    out: list[list[int]] = []
    for m in legal:
        if do.OFFER.has(m):
            out += [[m, *sorted(terms), PROPOSE] for terms in templates(p, seat, do.OFFER.a(m))[:3]]
        elif do.OFFER_PEACE.has(m):
            out += [[m, *terms, PROPOSE] for terms in peaces(p, seat)]
    return out


def rest(p: Universalis, seat: int, offer: Offer) -> list[list[int]]:
    """What is still to be said of an offer that has been begun."""
    if offer.stage != "draft" or offer.maker != seat:
        return []
    out: list[list[int]] = []
    for terms in peaces(p, seat) if offer.peace else templates(p, seat, offer.other):
        said = [t for t in offer.terms if not do.PEACE.has(t)]
        if all(t in terms for t in said):
            out.append([*sorted([t for t in terms if t not in said]), PROPOSE])
    return out
