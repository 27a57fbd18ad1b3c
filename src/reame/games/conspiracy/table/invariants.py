"""The invariants of the specification (section 24), as far as one position can tell."""

from __future__ import annotations

from typing import Any, Final

from reame.games.conspiracy.anarchy.emperor import EmperorDies
from reame.games.conspiracy.cards.auction import AuctionRunning, AuctionWon, Sale
from reame.games.conspiracy.cards.recruiting import Recruiting
from reame.games.conspiracy.cards.slots import Slot
from reame.games.conspiracy.crown.masters import Influence, last_is_for_faith
from reame.games.conspiracy.succession.electors import ElectorDies
from reame.games.conspiracy.succession.heirs import Upbringing
from reame.games.conspiracy.succession.vacancy import Vacancy
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.turn.actions import ActionSlot
from reame.games.conspiracy.turn.events import EventPhase
from reame.games.conspiracy.turn.fate import DeathRoll, Fate
from reame.games.conspiracy.turn.income import IncomeCards, IncomePhase
from reame.games.conspiracy.turn.movement import Movement
from reame.games.conspiracy.turn.turn import Turns
from reame.games.conspiracy.war.battle import Battle
from reame.games.conspiracy.war.declarations import Declarations
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

# While nothing but these is on the stack the last step is completed, and the tracks are as of now.
CALM: Final[list[type[Step[Any]]]] = [
    *[Turns, IncomePhase, IncomeCards, EventPhase, Sale, AuctionRunning, AuctionWon, Slot, Recruiting],
    *[Fate, DeathRoll, Upbringing, Movement, ActionSlot],
]


def broken(p: Conspiracy) -> list[str]:
    """Those that do not hold, in words."""
    return [*territories(p), *units(p), *money(p), *cards(p), *masters(p), *peace(p), *wars(p)]


def territories(p: Conspiracy) -> list[str]:
    """24.1, 24.2, 24.7, 24.17."""
    out: list[str] = []
    for land in range(t.TERRITORIES):
        word = t.TERRITORY.word(land)
        if not NOBODY <= p.owner[land] < p.seats:
            out.append(f"24.1: {word} belongs to {p.owner[land]}")
        if p.owner[land] != NOBODY and not p.in_play(land):
            out.append(f"17: {word} is out of play and owned")
        if p.works[land] & t.MONASTERY and (land >= t.FIEFS or t.TYPE[land] != t.SECULAR):
            out.append(f"24.2: a monastery in {word}")
        if p.works[land] & t.RELIC and not p.relic_site(land):
            out.append(f"24.2: a relic in {word}")
    for s in range(p.seats):
        if min(p.heir(s, t.SECULAR), p.heir(s, t.ECCLESIASTICAL)) < 0:
            out.append(f"24.7: heirs of seat {s}")
        if p.electorates(s) >= t.DEPOSE and not p.over:
            out.append(f"24.17: seat {s} has {p.electorates(s)} electorates and the game goes on")
    return out


def units(p: Conspiracy) -> list[str]:
    """24.3, 24.14."""
    out: list[str] = []
    hurt = False
    for land in range(t.TERRITORIES):
        if p.owner[land] == NOBODY and p.units_in(land):
            out.append(f"24.3: units in neutral {t.TERRITORY.word(land)}")
        for unit in range(t.UNITS):
            n = p.posted(unit, land)
            hurt = hurt or (n > 0 and t.HITS[unit] > 0)
            if n < 0:
                out.append(f"24.3: {n} units in {t.TERRITORY.word(land)}")
    fought = any(isinstance(s, Battle) for s in p.stack)
    if p.preacher_at != NOBODY and p.owner[p.preacher_at] != p.preacher_owner and not fought:
        out.append("24.3: the Preacher stands in a foreign territory")
    if p.preacher_at != NOBODY and p.preacher_captor != NOBODY:
        out.append("24.3: the Preacher is free and in prison")
    if p.phase == "income" and p.stack and hurt:
        out.append("24.14: a unit has hits after the End Phase")
    return out


def money(p: Conspiracy) -> list[str]:
    """24.4."""
    out: list[str] = []
    for s in range(p.seats):
        if p.ducats[s] < 0 or p.ducats[s] % 10:
            out.append(f"24.4: seat {s} has {p.ducats[s]} ducats")
    for step in p.stack:
        if isinstance(step, Sale) and step.high != NOBODY and step.stage != "done" and step.bid > p.ducats[step.high]:
            out.append(f"24.4: a bid of {step.bid} by seat {step.high} who has {p.ducats[step.high]}")
    return out


def cards(p: Conspiracy) -> list[str]:
    """24.5, 24.6."""
    out: list[str] = []
    if p.phase == "setup":
        return out
    for card in range(t.CARD.size):
        n = p.deck.counts[card] + p.action_discard[card] + sum(h.count(card) for h in p.hands)
        if n != t.ACTION_COUNTS[card]:
            out.append(f"24.5: {n} cards {t.CARD.word(card)}")
    piles = [p.events_top, p.events_middle, p.events_bottom]
    for event in range(t.EVENT.size):
        n = sum(b.counts[event] for b in piles) + p.slots.count(event) + p.event_discard[event]
        if n != t.EVENT_COUNTS[event]:
            out.append(f"24.5: {n} events {t.EVENT.word(event)}")
    for elector in range(t.ELECTORATES):
        owned = p.owner[t.FIEFS + elector] != NOBODY
        drawn = p.vacant == t.FIEFS + elector
        n = p.electors.counts[elector] + (p.elector_discard >> elector & 1) + owned
        if n != 1 and not (drawn and n == 0):
            out.append(f"24.5: {n} elector cards {t.ELECTOR.word(elector)}")
    acting = [s.seat for s in p.stack if isinstance(s, ActionSlot)]
    for s in range(p.seats):
        if p.hands[s].size() > t.HAND_LIMIT + (s in acting):
            out.append(f"24.6: seat {s} holds {p.hands[s].size()} cards")
    return out


def masters(p: Conspiracy) -> list[str]:
    """24.8, 24.9."""
    out: list[str] = []
    for master in range(t.MASTERS):
        word = t.MASTER.word(master)
        values = p.tracks[master * t.WIDE : master * t.WIDE + p.seats]
        holder = p.holder[master]
        marker = p.marker[master]
        if holder != NOBODY and (values[holder] < t.MINIMUM[master] or values[holder] < max(values)):
            out.append(f"24.8: {word} is with seat {holder}: {values}")
        if holder == NOBODY and max(values) >= t.MINIMUM[master]:
            out.append(f"24.8: {word} has no holder: {values}")
        if marker != NOBODY and (holder == NOBODY or p.owner[t.FIEFS + marker] != NOBODY):
            out.append(f"24.9: a marker of {word} where it cannot be")
        if marker != NOBODY and p.marker.count(marker) > 1:
            out.append("24.9: two markers on one elector")
    settled = p.vacant == NOBODY and not any(isinstance(s, (ElectorDies, Influence)) for s in p.stack)
    if settled and last_is_for_faith(p) and (p.marker[t.WAR] != NOBODY or p.marker[t.TRADE] != NOBODY):
        out.append("24.9: the last neutral elector is swayed by another than the Master of Faith")
    calm = all(type(s) in CALM for s in p.stack)
    if p.turn and p.stack and calm and p.measures() != p.tracks:
        out.append(f"24.8: the tracks are stale: {p.tracks} for {p.measures()}")
    if sum(p.votes(s) for s in range(p.seats)) + p.neutral_votes() != t.ELECTORATES:
        out.append("24.9: the votes do not add up")
    return out


def peace(p: Conspiracy) -> list[str]:
    """24.11, 24.12, 24.14."""
    out: list[str] = []
    anarchy = any(isinstance(s, EmperorDies) for s in p.stack)
    if not p.over and not anarchy and (not p.peace or p.outlaws):
        out.append("24.14: no peace, and no anarchy")
    for v in p.stack:
        if isinstance(v, Vacancy) and v.stage == "claim":  # while the cards on his death are played
            if p.works[v.fief] & t.CASTLE:
                out.append("24.12: a ruler dies behind a castle")
            if p.protected(v.fief):
                out.append("24.11: a ruler of an immune player dies")
    return out


def wars(p: Conspiracy) -> list[str]:
    """24.3, 24.10, 24.11, 24.13."""
    out: list[str] = []
    called = any(isinstance(s, (Declarations, EmperorDies)) for s in p.stack)
    for b in p.stack:
        if not isinstance(b, Battle):
            continue
        if b.target >= t.FIEFS:
            out.append("24.10: an electorate is attacked")
        if b.stage in ("sides", "commit") and p.protected(b.target):
            out.append("24.11: an immune player is attacked")
        if not called and len(p.stack) > 2:
            out.append("24.13: an attack without a cause")
        for f in b.units:
            if f.side == t.ATTACK_SIDE and f.home >= t.FIEFS:
                out.append("24.10: an attack from an electorate")
            if not 0 <= f.seat < p.seats:
                out.append("24.3: a unit in battle without an owner")
    return out
