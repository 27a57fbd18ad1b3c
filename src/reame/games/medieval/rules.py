"""Medieval as a game of the registry, and the invariants of its specification (section 16)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.medieval.attack import Attack, Route, Voyage
from reame.games.medieval.battle import Battle, Quelling
from reame.games.medieval.bot import MedievalCounsel
from reame.games.medieval.cards import Announce, Play
from reame.games.medieval.deals import Offer, Permission, Ransom
from reame.games.medieval.geography import (
    ACTIONS,
    ATTACKS,
    ATTACKS_AFTER_MAP,
    BIT,
    CARDS,
    CATHOLIC,
    CATHOLIC_MASK,
    COPIES,
    DRAFTED,
    EAST_MASK,
    HAND_SIZE,
    HIDDEN,
    HOMES,
    IS_MANDATORY,
    MAPS,
    MONGOLS,
    PAPACY,
    POWER,
    POWERS,
    PROVINCES,
    REAL_MONGOLS,
    REMOVED,
    UP,
)
from reame.games.medieval.knights import Support
from reame.games.medieval.mongols import MongolCard
from reame.games.medieval.pope import Crusade, Pleading
from reame.games.medieval.position import Medieval
from reame.games.medieval.setup import Draft
from reame.games.medieval.things import MOVES
from reame.games.medieval.turn import Rounds, Turn
from reame.kernel.game import DEALS, WINDOWS, Game, Option
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    Rounds,
    Draft,
    Turn,
    Play,
    Announce,
    Support,
    MongolCard,
    Crusade,
    Pleading,
    Attack,
    Route,
    Voyage,
    Battle,
    Quelling,
    Offer,
    Ransom,
    Permission,
]


class MedievalGame(Game[Medieval]):
    """Three to five players."""

    name: ClassVar[str] = "medieval"
    title: ClassVar[str] = "Medieval"
    version: ClassVar[int] = 2
    seat_range: ClassVar[list[int]] = [3, 4, 5]
    OPTIONS: ClassVar[list[Option]] = [WINDOWS, DEALS]

    def blank(self, seats: int) -> Medieval:
        return Medieval(self, seats)

    def setup(self, p: Medieval) -> None:
        p.push(Rounds())

    def facts(self, p: Medieval) -> dict[str, float]:
        """For the balance of the powers: what became of those who picked them."""
        out = {"turns": float(p.turn), "map cards lost": float(p.gone.bit_count())}
        if p.outcome is not None:
            for x in range(POWERS):
                seat = p.picked[x]
                if DRAFTED[x]:
                    out[f"{POWER.words[x]} picked"] = float(seat != NOBODY)
                if seat != NOBODY:
                    winners = p.outcome.winners
                    out[f"{POWER.words[x]} won"] = 1.0 / len(winners) if seat in winners else 0.0
                    out[f"{POWER.words[x]} points"] = float(p.outcome.scores[seat])
        return out

    def factions(self, p: Medieval) -> list[list[str]]:
        """The powers that each seat picked."""
        return [[POWER.words[x] for x in range(POWERS) if p.picked[x] == s] for s in range(p.seats)]

    def broken(self, p: Medieval) -> list[str]:
        """Section 16, as far as one position can tell."""
        if any(isinstance(s, Draft) for s in p.stack):
            return []
        return [*_cards(p), *_money(p), *_map(p), *_powers(p), *_markers(p), *_turn(p), *_clock(p)]


def _cards(p: Medieval) -> list[str]:
    """1, 7, 13, 14: every card is in one place."""
    out: list[str] = []
    for card in range(CARDS):
        n = p.deck.counts[card] + p.deck.top.count(card) + p.discard[card]
        n += sum(h.count(card) for h in p.hands)
        if card == MONGOLS:
            n += p.mongols_aside
        elif card >= ACTIONS:
            n += p.face[card - ACTIONS] != HIDDEN
        if n != COPIES[card]:
            out.append(f"16.1: {n} copies of card {card}")
    for m in range(MAPS):
        n = p.maps.counts[m] + p.maps.top.count(m) + (p.in_play >> m & 1) + (p.gone >> m & 1)
        if n != 1:
            out.append(f"16.1: map card {m} is in {n} places")
    for s in range(p.seats):
        if p.hands[s].size() > HAND_SIZE:
            out.append(f"16.13: seat {s} has {p.hands[s].size()} cards")
        if sum(IS_MANDATORY[c] for c in p.hands[s].cards) > p.loose[s]:
            out.append(f"16.13: seat {s} holds mandatory cards it cannot have")
    return out


def _money(p: Medieval) -> list[str]:
    """2, and that the bounds others have are true; what is in a fist at sea counts as not yet paid."""
    out = [f"16.2: seat {s} has {p.florins[s]} florins" for s in range(p.seats) if p.florins[s] < 0]
    purses = p.florins.copy()
    for step in p.stack:
        if isinstance(step, Voyage) and not step.revealed:
            purses[step.seat] += 4 * step.ships[step.seat]
    for a in range(p.seats):
        for b in range(p.seats):
            i = a * SEAT.size + b
            if a != b and not p.least[i] <= purses[b] <= p.most[i]:
                out.append(f"16.2: seat {a} thinks seat {b} has {p.least[i]} to {p.most[i]}, not {purses[b]}")
    return out


def _map(p: Medieval) -> list[str]:
    """3, 4, 15."""
    out: list[str] = []
    live = p.live()
    for t in range(PROVINCES):
        if not live >> t & 1 and (p.controller[t] != NOBODY or (p.knights | p.heresy) >> t & 1):
            out.append(f"16.3: something stands on province {t}, which is not in play")
    if p.controller[PAPACY] != NOBODY:
        out.append("16.4: the Papacy is controlled")
    for m in range(MAPS):
        # a card further east that was in play before can stay; one that was not can never come
        if p.gone >> m & 1 and EAST_MASK[m] & ~(p.in_play | p.gone):
            out.append(f"16.15: cards east of {m} can still come")
    return out


def _powers(p: Medieval) -> list[str]:
    """5, 6, 7."""
    out: list[str] = []
    for x in range(POWERS):
        seat = p.holder[x]
        if seat != NOBODY:
            if p.face[x] != UP or not any(p.controller[t] == seat for t in HOMES[x]):
                out.append(f"16.5: power {x} is held without a province")
            if not p.paid >> x & 1:
                out.append(f"16.7: power {x} is held and was never paid")
        elif p.face[x] == UP and p.sole_controller(x) != NOBODY:
            out.append(f"16.6: power {x} lies on the table and has one master")
    return out


def _markers(p: Medieval) -> list[str]:
    """8, 9, 10."""
    out: list[str] = []
    if p.knights & p.heresy:
        out.append("16.8: Knights and Heresy in one province")
    for t in range(PROVINCES):
        if p.knights >> t & 1 and p.controller[t] == NOBODY:
            out.append(f"16.8: Knights without a master in {t}")
    if p.heresy & ~CATHOLIC_MASK:
        out.append("16.9: Heresy where there are no Catholics")
    for x in range(POWERS):
        if p.excommunicated >> x & 1 and not (CATHOLIC[x] and p.face[x] == UP):
            out.append(f"16.10: power {x} cannot be excommunicated")
        if (p.disaster | p.civil_war) >> x & 1 and p.face[x] != UP:
            out.append(f"16.7: a marker on power {x}, which is not face up")
        if p.face[x] == REMOVED and p.paid >> x & 1 and p.holder[x] != NOBODY:
            out.append(f"16.7: power {x} is removed and held")
    for one, other in p.marriages:
        if one >= other or not (CATHOLIC[one] and CATHOLIC[other]):
            out.append(f"16.10: {one} and {other} cannot be married")
    return out


def _turn(p: Medieval) -> list[str]:
    """11, 12."""
    out: list[str] = []
    if p.attacks > (ATTACKS_AFTER_MAP if p.map_drawn else ATTACKS):
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
    if p.mongols_resolved > REAL_MONGOLS:
        out.append(f"16.14: {p.mongols_resolved} Mongol attacks")
    if p.mongols_drawn >= 3 and p.mongols_aside:
        out.append("16.14: Mongols aside after the third")
    return out


GAME: Final = MedievalGame(MOVES, STEPS, MedievalCounsel())
