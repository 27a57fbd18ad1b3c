"""The invariants of the specification (section 16), as far as one position can tell."""

from __future__ import annotations

from reame.games.medieval.land.geography import CATHOLIC_HOMES, EAST_MASK, HOMES, PAPACY
from reame.games.medieval.table import things as t
from reame.games.medieval.table.masks import BIT, members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.turn.setup import Draft
from reame.games.medieval.war.attack import Attack
from reame.games.medieval.war.voyage import Voyage
from reame.kernel.kinds import NOBODY, SEAT


def broken(p: Medieval) -> list[str]:
    """All that do not hold."""
    if any(isinstance(s, Draft) for s in p.stack):
        return []
    return [*_cards(p), *_money(p), *_map(p), *_powers(p), *_markers(p), *_turn(p), *_clock(p)]


def _cards(p: Medieval) -> list[str]:
    """1, 7, 13, 14: every card is in one place."""
    out: list[str] = []
    for card in range(t.CARDS):
        n = p.deck.counts[card] + p.deck.top.count(card) + p.discard[card]
        n += sum(h.count(card) for h in p.hands)
        if card == t.MONGOLS:
            n += p.mongols_aside
        elif card >= t.POWER_CARDS:
            n += p.face[card - t.POWER_CARDS] != t.HIDDEN
        if n != t.COPIES[card]:
            out.append(f"16.1: {n} copies of {t.CARD.word(card)}")
    for m in range(t.MAPS):
        n = p.maps.counts[m] + p.maps.top.count(m) + (p.in_play >> m & 1) + (p.gone >> m & 1)
        if n != 1:
            out.append(f"16.1: map card {t.MAP.word(m)} is in {n} places")
    for s in range(p.seats):
        if p.hands[s].size() > t.HAND_SIZE:
            out.append(f"16.13: seat {s} has {p.hands[s].size()} cards")
        if sum(t.IS_MANDATORY[c] for c in p.hands[s].cards) > p.loose[s]:
            out.append(f"16.13: seat {s} holds mandatory cards it cannot have")
    return out


def _money(p: Medieval) -> list[str]:
    """2, and that the bounds others have are true; what is in a fist at sea counts as not yet paid."""
    out = [f"16.2: seat {s} has {p.florins[s]} florins" for s in range(p.seats) if p.florins[s] < 0]
    purses = p.florins.copy()
    for step in p.stack:
        if isinstance(step, Voyage) and not step.revealed:
            purses[step.seat] += t.NAVAL_COST * step.ships[step.seat]
    for a in range(p.seats):
        for b in range(p.seats):
            i = a * SEAT.size + b
            if a != b and not p.least[i] <= purses[b] <= p.most[i]:
                out.append(f"16.2: seat {a} thinks seat {b} has {p.least[i]} to {p.most[i]}, not {purses[b]}")
    return out


def _map(p: Medieval) -> list[str]:
    """3, 4, 15."""
    out: list[str] = []
    for i in range(t.PROVINCES):
        if not p.alive(i) and (p.controller[i] != NOBODY or (p.knights | p.heresy) >> i & 1):
            out.append(f"16.3: something stands on {t.PROVINCE.word(i)}, which is not in play")
    if p.controller[PAPACY] != NOBODY:
        out.append("16.4: the Papacy is controlled")
    for m in members(p.gone):
        # a card further east that was in play before can stay; one that was not can never come
        if EAST_MASK[m] & ~(p.in_play | p.gone):
            out.append(f"16.15: cards east of {t.MAP.word(m)} can still come")
    return out


def _powers(p: Medieval) -> list[str]:
    """5, 6, 7."""
    out: list[str] = []
    for x in range(t.POWERS):
        power = t.POWER.word(x)
        seat = p.holder[x]
        if seat != NOBODY:
            if p.face[x] != t.UP or not any(p.controller[i] == seat for i in HOMES[x]):
                out.append(f"16.5: {power} is held without a province")
            if not p.paid >> x & 1:
                out.append(f"16.7: {power} is held and was never paid")
        elif p.face[x] == t.UP and p.sole_controller(x) != NOBODY:
            out.append(f"16.6: {power} lies on the table and has one master")
    return out


def _markers(p: Medieval) -> list[str]:
    """8, 9, 10."""
    out: list[str] = []
    if p.knights & p.heresy:
        out.append("16.8: Knights and Heresy in one province")
    for i in members(p.knights):
        if p.controller[i] == NOBODY:
            out.append(f"16.8: Knights without a master in {t.PROVINCE.word(i)}")
    if p.heresy & ~CATHOLIC_HOMES:
        out.append("16.9: Heresy where there are no Catholics")
    for x in range(t.POWERS):
        power = t.POWER.word(x)
        if p.excommunicated >> x & 1 and not (t.CATHOLIC[x] and p.face[x] == t.UP):
            out.append(f"16.10: {power} cannot be excommunicated")
        if (p.disaster | p.civil_war) >> x & 1 and p.face[x] != t.UP:
            out.append(f"16.7: a marker on {power}, which is not face up")
        if p.face[x] == t.REMOVED and p.holder[x] != NOBODY:
            out.append(f"16.7: {power} is removed and held")
    for m in p.marriages:
        if m.one >= m.other or not (t.CATHOLIC[m.one] and t.CATHOLIC[m.other]):
            out.append(f"16.10: {t.POWER.word(m.one)} and {t.POWER.word(m.other)} cannot be married")
    return out


def _turn(p: Medieval) -> list[str]:
    """11, 12."""
    out: list[str] = []
    if p.attacks > (t.ATTACKS_AFTER_MAP if p.map_drawn else t.ATTACKS):
        out.append(f"16.12: {p.attacks} attacks")
    if p.map_drawn and (p.crusade_called or p.papal_passage or p.fresh):
        out.append("16.12: a Pope card after a map card")
    for step in p.stack:
        if isinstance(step, Attack):
            involved = BIT[step.power] | step.mercenaries
            if involved & p.civil_war or involved & ~p.used:
                out.append("16.11: a power attacks that may not")
            if step.target == PAPACY:
                out.append("16.4: the Papacy is attacked")
    return out


def _clock(p: Medieval) -> list[str]:
    """14."""
    out: list[str] = []
    if p.mongols_resolved > t.REAL_MONGOLS:
        out.append(f"16.14: {p.mongols_resolved} Mongol attacks")
    if p.mongols_drawn >= t.HARMLESS_MONGOLS and p.mongols_aside:
        out.append("16.14: Mongols aside after the third")
    return out
