"""The round (4), its end, elimination, points and victory (14)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.fief.battle.aftermath import Aftermath
from reame.games.fief.battle.battle import Battle
from reame.games.fief.battle.losses import Casualties
from reame.games.fief.battle.phase import BattlePhase, BattleTurn, LeftAtGate
from reame.games.fief.cards.card_turn import CallLords, CardPhase, CardTurn, Draw, Escape, JusticeWindow, NewLord
from reame.games.fief.cards.plague import Plague
from reame.games.fief.cards.revolt import Revolt
from reame.games.fief.court.crown import come_of_age
from reame.games.fief.court.deaths import Deaths
from reame.games.fief.court.election import Ballot, Candidates
from reame.games.fief.court.inheritance import Inheritance, Transfer
from reame.games.fief.court.negotiations import Negotiations, Talks
from reame.games.fief.court.talk import Talk
from reame.games.fief.land.holders import Bestow, Placement, Receive
from reame.games.fief.march.march import March
from reame.games.fief.march.movement import MovementTurn
from reame.games.fief.march.passage import GateKeeper, Passage, RebelsAtDoor, Ultimatum
from reame.games.fief.march.sermons import Sermons
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.turn.incomes import Incomes
from reame.games.fief.turn.purchases import PurchaseTurn
from reame.games.fief.turn.setup import Setup
from reame.kernel.fields import Field, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step


class Rounds(Step[Fief]):
    """Setup, then round after round, six phases each; all act in a phase before the next begins."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("setup", "begin", "incomes", "purchases", "movement", "battles", "negotiations", "end"),
        queue=Some(SEAT),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "setup"
        self.queue: list[int] = []

    def run(self, p: Fief) -> None:
        if self.stage == "setup":
            self.stage = "begin"
            p.push(Setup())
        elif self.stage == "begin":
            p.round += 1
            p.preached = 0
            p.tell(say.ROUND_BEGINS, p.round, p.first)
            self.enter(p, "cards")
            self.stage = "incomes"
            p.push(CardPhase())
        elif self.stage == "incomes":
            self.enter(p, "incomes")
            self.stage = "purchases"
            p.push(Incomes())
        elif self.stage == "purchases":
            if p.phase != "purchases":
                self.enter(p, "purchases")
                self.queue = p.turn_order()
            elif self.queue:
                p.push(PurchaseTurn(self.queue.pop(0)))
            else:
                self.stage = "movement"
        elif self.stage == "movement":
            if p.phase != "movement":
                self.enter(p, "movement")
                self.queue = p.turn_order()
            elif self.queue:
                p.push(MovementTurn(self.queue.pop(0)))
            else:
                self.stage = "battles"
        elif self.stage == "battles":
            self.enter(p, "battles")
            self.stage = "negotiations"
            p.push(BattlePhase())
        elif self.stage == "negotiations":
            self.enter(p, "negotiations")
            self.stage = "end"
            p.push(Negotiations())
        else:
            self.stage = "begin"
            end_of_round(p)

    def enter(self, p: Fief, phase: str) -> None:
        """A phase begins; offers are counted anew (R66)."""
        p.phase = phase
        if p.dealing():
            for s in range(p.seats):
                p.offers[s] = 0
                p.said[s] = []
        p.tell(say.PHASE_BEGINS, t.PHASE.find(phase))


def end_of_round(p: Fief) -> None:
    """Majority, elimination, victory or points, then the First Player card moves on (14)."""
    if p.majority and p.round >= p.majority:
        come_of_age(p)
    before = [s for s in range(p.seats) if p.alive(s)]
    for s in before:
        if not p.on_board(s):
            eliminate(p, s)
    left = [s for s in range(p.seats) if p.alive(s)]
    points_game = p.options["mode"] == 1
    if len(left) <= 1:
        p.finish(left or before, scores(p), "last", "R64")
        return
    if not points_game:
        winners = solo(p, left) or couple(p)
        if winners:
            p.finish(winners, scores(p), "alone" if solo(p, left) else "couple", "14")
            return
    if len(left) == 2 and p.allied(left[0], left[1]) and royal_pair(p, left):
        p.finish(left, scores(p), "pair", "R64")
        return
    last = p.options["length"] if points_game else p.options["limit"]
    if (points_game and p.round % t.SCORE["tally_every_rounds"] == 0) or (not points_game and p.round >= last):
        for s in left:
            p.points[s] += tally(p, s)
            p.tell(say.TALLY, s, tally(p, s), p.points[s])
    if p.round >= last:
        p.finish(best(p, left), scores(p), "points", "R63" if points_game else "R64")
        return
    p.begin_with(p.clockwise(p.first)[0])


def eliminate(p: Fief, seat: int) -> None:
    """No lord and no soldier on the board: out (R62)."""
    p.leave(seat)
    p.tell(say.ELIMINATED, seat)
    for card in p.hands[seat].cards.copy():
        p.hands[seat].remove(card)
        p.discard(card)
    p.shown += 1
    p.pay(seat, p.money[seat])
    p.loans = [x for x in p.loans if seat not in (x[0], x[1])]
    for e in [e for e in p.estates if e[0] == seat]:
        if e[1] == NOBODY:
            e[1] = t.CROWN
    for r in range(t.REGIONS):
        if p.fief[r] == seat:
            p.fief[r] = NOBODY
            p.title[r] = NOBODY
            if not NOBODY < p.claim[r] < t.SEATS or p.claim[r] == seat:
                p.claim[r] = t.CROWN
        elif p.claim[r] == seat:
            p.claim[r] = t.CROWN
    if p.controller == seat:
        p.controller = p.clockwise(seat)[0] if p.clockwise(seat) else NOBODY


def royal_pair(p: Fief, pair: list[int]) -> bool:
    """Has one the King of age and the other the Queen?"""
    if not p.king_of_age() or p.queen == NOBODY:
        return False
    return {p.family[p.king], p.family[p.queen]} == set(pair)


def solo(p: Fief, left: list[int]) -> list[int]:
    """King of age or Queen, and three fiefs (R61)."""
    king = p.family[p.king] if p.king_of_age() else NOBODY
    queen = p.family[p.queen] if p.queen != NOBODY else NOBODY
    return [s for s in left if (s == king or s == queen) and p.fiefs_of(s) >= t.SOLO_FIEFS]


def couple(p: Fief) -> list[int]:
    """Two allied players with King and Queen, and four fiefs together."""
    if not p.king_of_age() or p.queen == NOBODY:
        return []
    a, b = p.family[p.king], p.family[p.queen]
    if a == b or not p.allied(a, b) or p.fiefs_of(a) + p.fiefs_of(b) < t.COUPLE_FIEFS:
        return []
    return sorted([a, b])


def tally(p: Fief, seat: int) -> int:
    """Points of one player now (14.4, R63)."""
    n = p.money[seat] // t.SCORE["money_step"] * t.SCORE["points_per_money_step"]
    for r in range(t.REGIONS):
        if p.fief[r] == seat:
            n += t.TITLE_POINTS[r]
    for x in range(t.LORDS):
        if p.family[x] != seat:
            continue
        if p.bishop[x] != NOBODY:
            n += t.SCORE["bishop"]
        if p.cardinals >> x & 1:
            n += t.SCORE["cardinal"]
        if x == p.king:
            n += t.SCORE["king"]
        if x == p.queen:
            n += t.SCORE["queen"]
        if x == p.prince:
            n += t.SCORE["prince"]
    return n


def scores(p: Fief) -> list[int]:
    """Sums of tallies; in a game that ended before any, what a tally would give."""
    if any(p.points):
        return p.points.copy()
    return [tally(p, s) if p.alive(s) else 0 for s in range(p.seats)]


def best(p: Fief, left: list[int]) -> list[int]:
    """Most points, then fiefs, then money; then shared (R63)."""
    ranks = [(p.points[s], p.fiefs_of(s), p.money[s]) for s in left]
    top = max(ranks)
    return [s for s, rank in zip(left, ranks, strict=True) if rank == top]


STEPS_OF_FIEF: Final[list[type[Step[Any]]]] = [
    Rounds, Setup, CardPhase, Draw, CallLords, CardTurn, NewLord, JusticeWindow, Escape, Plague, Revolt, Sermons,
    Incomes, PurchaseTurn, MovementTurn, March, Passage, GateKeeper, Ultimatum, RebelsAtDoor,
    BattlePhase, BattleTurn, LeftAtGate, Battle, Casualties, Aftermath,
    Deaths, Bestow, Placement, Receive, Negotiations, Inheritance, Transfer, Candidates, Talks, Talk, Ballot,
]  # fmt: skip
