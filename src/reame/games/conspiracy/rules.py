"""Medieval Conspiracy as a game of the registry, and the invariants of its specification (section 24)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.conspiracy.anarchy.emperor import EmperorDies, Riot
from reame.games.conspiracy.bot.counsel import ConspiracyCounsel
from reame.games.conspiracy.cards.auction import AuctionRunning, AuctionWon, Sale
from reame.games.conspiracy.cards.slots import Birth, HeirRemoved, IncomeCards, OwnFateRoll, RulerDied, Slot
from reame.games.conspiracy.crown.masters import Influence
from reame.games.conspiracy.succession.electors import ElectorDies
from reame.games.conspiracy.succession.entry import Declarations, Entry
from reame.games.conspiracy.succession.vacancy import Bribe, Vacancy
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ACTION_COUNTS,
    CARD,
    CASTLE,
    DEPOSE,
    ELECTORATES,
    EVENT,
    EVENT_COUNTS,
    FIEFS,
    GOODS,
    HAND_LIMIT,
    HEIR_FOR,
    MASTER,
    MASTERS,
    MINIMUM,
    MONASTERY,
    MOVES,
    RELIC,
    SECULAR,
    TERRITORIES,
    TERRITORY,
    TURNS,
    TYPE,
    UNITS,
    WIDE,
)
from reame.games.conspiracy.turn.events import Ban, EventPhase, IncomePhase, Purchase
from reame.games.conspiracy.turn.fate import Fate
from reame.games.conspiracy.turn.ransom import Ransom
from reame.games.conspiracy.turn.setup import Deploy, Half, Setup
from reame.games.conspiracy.turn.turn import ActionSlot, Movement, Ransoms, Turns
from reame.games.conspiracy.war.allies import Commitment, Reinforcement, Sides
from reame.games.conspiracy.war.battle import Battle
from reame.games.conspiracy.war.battle_cards import BattleCards
from reame.games.conspiracy.war.departure import Depart
from reame.games.conspiracy.war.line_up import LineUp
from reame.games.conspiracy.war.withdrawal import Withdrawal
from reame.kernel.game import DEALS, ON_OR_OFF, WINDOWS, Game, Option
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    *[Turns, Setup, Half, Deploy],
    *[IncomePhase, IncomeCards, EventPhase, Purchase, Ban, Slot],
    *[Sale, AuctionRunning, AuctionWon],
    *[Fate, OwnFateRoll, Birth, RulerDied, HeirRemoved, Vacancy, Bribe, Entry, Declarations, ElectorDies, Depart],
    *[Movement, ActionSlot, Ransoms, Ransom],
    *[Battle, Sides, Commitment, Reinforcement, BattleCards, LineUp, Withdrawal],
    *[Influence, EmperorDies, Riot],
]


class MedievalConspiracy(Game[Conspiracy]):
    """Two to six families."""

    name: ClassVar[str] = "conspiracy"
    title: ClassVar[str] = "Medieval Conspiracy"
    version: ClassVar[int] = 1
    seat_range: ClassVar[list[int]] = [2, 3, 4, 5, 6]
    OPTIONS: ClassVar[list[Option]] = [
        WINDOWS,
        DEALS,
        Option("extra_fief", ON_OR_OFF, "off", "18.1"),
        Option("cheap_electorates", ON_OR_OFF, "off", "18.2"),
        Option("end_with_deck", ON_OR_OFF, "off", "18.3"),
        Option("buy_heir", HEIR_FOR, "off", "18.4"),
        Option("honourable_retreat", ON_OR_OFF, "off", "18.5"),
        Option("turns", TURNS, "60", "R76"),
    ]

    def blank(self, seats: int) -> Conspiracy:
        return Conspiracy(self, seats)

    def setup(self, p: Conspiracy) -> None:
        p.push(Turns())

    def facts(self, p: Conspiracy) -> dict[str, float]:
        """How long it took, who owns what, and what was paid."""
        best = max(p.glory(s) for s in range(p.seats))
        out: dict[str, float] = {
            "turns": float(p.turn),
            "electorates owned": float(ELECTORATES - len(p.neutral_electors())),
            "glory of the best": float(best),
            "territories of the largest family": float(max(len(p.lands(s)) for s in range(p.seats))),
        }
        for goods in range(GOODS.size):
            name = GOODS.word(goods)
            out[f"{name} auctions"] = float(p.sales[goods])
            if p.sales[goods]:
                out[f"mean price: {name}"] = p.spent[goods] / p.sales[goods]
        return out

    def broken(self, p: Conspiracy) -> list[str]:
        """Section 24, as far as one position can tell."""
        return [
            *_territories(p),
            *_units(p),
            *_money(p),
            *_cards(p),
            *_masters(p),
            *_peace(p),
        ]


def _territories(p: Conspiracy) -> list[str]:
    out: list[str] = []
    for t in range(TERRITORIES):
        word = TERRITORY.word(t)
        if not NOBODY <= p.owner[t] < p.seats:
            out.append(f"24.1: {word} belongs to {p.owner[t]}")
        if p.owner[t] != NOBODY and not p.in_play(t):
            out.append(f"17: {word} is out of play and owned")
        if p.works[t] & MONASTERY and (t >= FIEFS or TYPE[t] != SECULAR):
            out.append(f"24.2: a monastery in {word}")
        if p.works[t] & RELIC and not p.relic_site(t):
            out.append(f"24.2: a relic in {word}")
    for s in range(p.seats):
        if min(p.heirs[2 * s], p.heirs[2 * s + 1]) < 0:
            out.append(f"24.7: heirs of seat {s}")
        if p.electorates(s) >= DEPOSE and not p.over:
            out.append(f"24.17: seat {s} has {p.electorates(s)} electorates and the game goes on")
    return out


def _units(p: Conspiracy) -> list[str]:
    out: list[str] = []
    for t in range(TERRITORIES):
        if p.owner[t] == NOBODY and p.units_in(t):
            out.append(f"24.3: units in neutral {TERRITORY.word(t)}")
        for u in range(UNITS):
            if p.troops[t * UNITS + u] < 0:
                out.append(f"24.3: {p.troops[t * UNITS + u]} units in {TERRITORY.word(t)}")
    if p.preacher_at != NOBODY and p.owner[p.preacher_at] != p.preacher_owner:
        fought = [s for s in p.stack if isinstance(s, Battle)]
        if not fought:
            out.append("24.3: the Preacher stands in a foreign territory")
    if p.preacher_at != NOBODY and p.preacher_captor != NOBODY:
        out.append("24.3: the Preacher is free and in prison")
    if p.phase == "income" and p.stack and any(p.troops[t * UNITS + u] for t in range(TERRITORIES) for u in (1, 2, 4)):
        out.append("24.14: a unit has hits after the End Phase")
    return out


def _money(p: Conspiracy) -> list[str]:
    out: list[str] = []
    for s in range(p.seats):
        if p.ducats[s] < 0 or p.ducats[s] % 10:
            out.append(f"24.4: seat {s} has {p.ducats[s]} ducats")
    for step in p.stack:
        if isinstance(step, Sale) and step.high != NOBODY and step.stage != "done" and step.bid > p.ducats[step.high]:
            out.append(f"24.4: a bid of {step.bid} by seat {step.high} who has {p.ducats[step.high]}")
    return out


def _cards(p: Conspiracy) -> list[str]:
    out: list[str] = []
    if p.phase == "setup":
        return out
    for c in range(CARD.size):
        n = p.deck.counts[c] + p.action_discard[c] + sum(h.count(c) for h in p.hands)
        if n != ACTION_COUNTS[c]:
            out.append(f"24.5: {n} cards {CARD.word(c)}")
    piles = [p.events_top, p.events_middle, p.events_bottom]
    for e in range(EVENT.size):
        n = sum(b.counts[e] for b in piles) + p.slots.count(e) + p.event_discard[e]
        if n != EVENT_COUNTS[e]:
            out.append(f"24.5: {n} events {EVENT.word(e)}")
    for e in range(ELECTORATES):
        owned = p.owner[FIEFS + e] != NOBODY
        drawn = p.vacant == FIEFS + e
        n = p.electors.counts[e] + (p.elector_discard >> e & 1) + owned
        if n != 1 and not (drawn and n == 0):
            out.append(f"24.5: {n} elector cards {e}")
    slots = [s.seat for s in p.stack if isinstance(s, ActionSlot)]
    for s in range(p.seats):
        if p.hands[s].size() > HAND_LIMIT + (s in slots):
            out.append(f"24.6: seat {s} holds {p.hands[s].size()} cards")
    return out


def _masters(p: Conspiracy) -> list[str]:
    out: list[str] = []
    for m in range(MASTERS):
        word = MASTER.word(m)
        values = p.tracks[m * WIDE : m * WIDE + p.seats]
        holder = p.holder[m]
        if holder != NOBODY and (values[holder] < MINIMUM[m] or values[holder] < max(values)):
            out.append(f"24.8: {word} is with seat {holder}: {values}")
        if holder == NOBODY and max(values) >= MINIMUM[m]:
            out.append(f"24.8: {word} has no holder: {values}")
        if p.marker[m] != NOBODY and (holder == NOBODY or p.owner[FIEFS + p.marker[m]] != NOBODY):
            out.append(f"24.9: a marker of {word} where it cannot be")
        if p.marker[m] != NOBODY and p.marker.count(p.marker[m]) > 1:
            out.append("24.9: two markers on one elector")
    calm = (
        Turns,
        IncomePhase,
        IncomeCards,
        EventPhase,
        Sale,
        AuctionRunning,
        AuctionWon,
        Fate,
        Movement,
        ActionSlot,
        Slot,
    )
    if p.turn and p.stack and all(isinstance(s, calm) for s in p.stack) and p.measures() != p.tracks:
        out.append(f"24.8: the tracks are stale: {p.tracks} for {p.measures()}")
    if sum(p.votes(s) for s in range(p.seats)) + p.neutral_votes() != ELECTORATES:
        out.append("24.9: the votes do not add up")
    return out


def _peace(p: Conspiracy) -> list[str]:
    out: list[str] = []
    anarchy = any(isinstance(s, EmperorDies) for s in p.stack)
    if not p.over and not anarchy and (not p.peace or p.outlaws):
        out.append("24.14: no peace, and no anarchy")
    for v in p.stack:
        if isinstance(v, Vacancy) and v.stage == "claim":  # while the cards on his death are played
            if p.works[v.fief] & CASTLE:
                out.append("24.12: a ruler dies behind a castle")
            if p.owner[v.fief] != NOBODY and p.immune(p.owner[v.fief]):
                out.append("24.11: a ruler of an immune player dies")
    for b in p.stack:
        if isinstance(b, Battle):
            if b.target >= FIEFS:
                out.append("24.10: an electorate is attacked")
            if b.stage in ("sides", "commit") and p.owner[b.target] != NOBODY and p.immune(p.owner[b.target]):
                out.append("24.11: an immune player is attacked")
            if any(u[3] >= FIEFS and u[0] == 0 for u in b.units):
                out.append("24.10: an attack from an electorate")
            called = any(isinstance(s, (Declarations, EmperorDies)) for s in p.stack)
            if not called and len(p.stack) > 2:
                out.append("24.13: an attack without a cause")
            for u in b.units:
                if not 0 <= u[1] < p.seats:
                    out.append("24.3: a unit in battle without an owner")
    return out


GAME: Final = MedievalConspiracy(MOVES, STEPS, ConspiracyCounsel())
