"""Who may attack whom (section 12), and the sides of a battle: allies, commitment, reinforcement (13.1 to 13.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ALLY_ACCEPTED,
    ALLY_REFUSED,
    ASK_ALLY,
    ASK_BRING,
    ASK_FROM,
    ASK_JOIN,
    ASK_SEND,
    ATTACK_SIDE,
    BRING,
    DEFENCE_SIDE,
    FIEFS,
    FROM,
    IS_ELECTORATE,
    IS_IMMUNE,
    JOIN,
    LEADS_DEFENCE,
    NEIGHBOURS,
    NO_BID_MADE,
    NO_MATCHING_HEIR,
    NO_SUCH_UNIT,
    NO_UNIT_ON_BORDER,
    NOT_YOURS,
    OFFERS_TO_JOIN,
    OUT_OF_PLAY,
    SEND,
    SEND_ONE,
    SENT,
    TERRITORY,
    UNIT,
    UNITS,
    YOUR_OWN,
)
from reame.kernel.fields import Field, Mask, Number, One, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.steps import NOT_NOW, Step

EVERYBODY: Final = 1023  # a mask of all seats: no bid is needed


def refuse_foe(p: Conspiracy, seat: int, territory: int) -> Phrase | None:
    """To be attacked or banned: a fief in play, neutral or of another player who is not immune (R57)."""
    if territory >= FIEFS:
        return IS_ELECTORATE
    if not p.in_play(territory):
        return OUT_OF_PLAY
    owner = p.owner[territory]
    if owner == seat:
        return YOUR_OWN
    return IS_IMMUNE if owner != NOBODY and p.immune(owner) else None


def refuse_attack(p: Conspiracy, seat: int, target: int, bids: int) -> Phrase | None:
    """The conditions of section 12; `bids` is who made a bid, or EVERYBODY."""
    no = refuse_foe(p, seat, target)
    if no is not None:
        return no
    if not p.matching(seat, target):
        return NO_MATCHING_HEIR
    if not p.borders_with_units(seat, target, True):
        return NO_UNIT_ON_BORDER
    return None if bids >> seat & 1 else NO_BID_MADE


def fiefs_to_attack(p: Conspiracy, seat: int) -> list[int]:
    """Where this player could attack if no bid is needed."""
    reach = p.fiefs_within_reach(seat)
    if not reach:
        return []
    return [t for t in range(FIEFS) if reach >> t & 1 and refuse_attack(p, seat, t, EVERYBODY) is None]


def refuse_join(p: Conspiracy, seat: int, target: int, side: int, bids: int) -> Phrase | None:
    """Allies need a matching heir and troops next to the target; to attack, in a fief, and a bid if bids count."""
    if not p.matching(seat, target):
        return NO_MATCHING_HEIR
    if not p.borders_with_units(seat, target, side == ATTACK_SIDE):
        return NO_UNIT_ON_BORDER
    return None if side == DEFENCE_SIDE or bids >> seat & 1 else NO_BID_MADE


class Sides(Step[Conspiracy]):
    """From the Attack Leader's left each neighbour may offer to join a side; then the leaders answer (13.2)."""

    rule: ClassVar[str] = "13.2"
    FIELDS: ClassVar[list[Field]] = fields(
        target=One(TERRITORY),
        attacker=One(SEAT),
        defender=One(SEAT),
        bids=Mask(SEAT),
        queue=Some(SEAT),
        attack_offers=Some(SEAT),
        defence_offers=Some(SEAT),
        attack_allies=Some(SEAT),
        defence_allies=Some(SEAT),
    )

    def __init__(
        self,
        target: int = NOBODY,
        attacker: int = NOBODY,
        defender: int = NOBODY,
        bids: int = EVERYBODY,
        queue: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.target = target
        self.attacker = attacker
        self.defender = defender
        self.bids = bids
        self.queue = [] if queue is None else queue  # who has still to say where he stands
        self.attack_offers: list[int] = []
        self.defence_offers: list[int] = []
        self.attack_allies: list[int] = []
        self.defence_allies: list[int] = []

    def run(self, p: Conspiracy) -> None:
        while self.queue:
            if self.joins(p, self.queue[0]):
                p.ask(self.queue[0])
                return
            self.queue.pop(0)
        if self.attack_offers:
            p.ask(self.attacker)
        elif self.defence_offers:
            p.ask(self.defender)
        else:
            p.end()

    def joins(self, p: Conspiracy, seat: int) -> list[int]:
        """The sides this player could offer to join."""
        return [
            JOIN.at(side)
            for side in (ATTACK_SIDE, DEFENCE_SIDE)
            if refuse_join(p, seat, self.target, side, self.bids) is None
        ]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [PASS, *self.joins(p, seat)] if self.queue else [YES, NO]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if not self.queue:
            return None if move in (YES, NO) else NOT_NOW
        if JOIN.has(move):
            return refuse_join(p, seat, self.target, JOIN.a(move), self.bids)
        return None if move == PASS else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        if self.queue:
            return ASK_JOIN.of(self.attacker, self.target)
        if self.attack_offers:
            return ASK_ALLY.of(self.attack_offers[0], ATTACK_SIDE)
        return ASK_ALLY.of(self.defence_offers[0], DEFENCE_SIDE)

    def default(self, p: Conspiracy, seat: int) -> int:
        return PASS if self.queue else NO

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if self.queue:
            self.queue.pop(0)
            if move == PASS:
                return
            side = JOIN.a(move)
            if side == DEFENCE_SIDE and self.defender == NOBODY:
                self.defender = seat  # of a neutral fief (R38)
                p.tell(LEADS_DEFENCE, seat, self.target)
                return
            p.tell(OFFERS_TO_JOIN, seat, side)
            if side == ATTACK_SIDE:
                self.attack_offers.append(seat)
            else:
                self.defence_offers.append(seat)
        elif self.attack_offers:
            self.answer(p, self.attack_offers.pop(0), ATTACK_SIDE, move == YES)
        else:
            self.answer(p, self.defence_offers.pop(0), DEFENCE_SIDE, move == YES)

    def answer(self, p: Conspiracy, ally: int, side: int, welcome: bool) -> None:
        """A leader accepts or refuses an ally."""
        p.tell(ALLY_ACCEPTED if welcome else ALLY_REFUSED, ally, side)
        if welcome and side == ATTACK_SIDE:
            self.attack_allies.append(ally)
        elif welcome:
            self.defence_allies.append(ally)


class Commitment(Step[Conspiracy]):
    """An attacker names one own fief next to the target and the units that attack from it, at least one (13.3)."""

    rule: ClassVar[str] = "13.3"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        target=One(TERRITORY),
        origin=One(TERRITORY),
        units=Per(UNIT, Number(), 0),
        stage=Word("open", "done"),
    )

    def __init__(self, seat: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.origin = NOBODY
        self.units = [0] * UNITS
        self.stage = "open"

    def origins(self, p: Conspiracy) -> list[int]:
        """Own fiefs with units next to the target."""
        return [t for t in NEIGHBOURS[self.target] if t < FIEFS and p.owner[t] == self.seat and p.units_in(t)]

    def run(self, p: Conspiracy) -> None:
        if self.origin == NOBODY:
            origins = self.origins(p)
            if len(origins) == 1:
                self.origin = origins[0]
            else:
                p.ask(self.seat)
                return
        if self.stage == "open" and p.units_in(self.origin) == 1 and not any(self.units):
            for u in range(UNITS):
                if p.troops[self.origin * UNITS + u]:
                    self.send(p, u)
        if self.stage == "done" or not p.units_in(self.origin):
            p.end()
        else:
            p.ask(self.seat)

    def send(self, p: Conspiracy, unit: int) -> None:
        """A unit goes to war."""
        p.troops[self.origin * UNITS + unit] -= 1
        self.units[unit] += 1
        p.tell(SENT, self.seat, unit, self.origin)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        if self.origin == NOBODY:
            return FROM.each(self.origins(p))
        out = [PASS] if any(self.units) else []
        return out + [SEND.at(u) for u in range(UNITS) if p.troops[self.origin * UNITS + u]]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if self.origin == NOBODY:
            if not FROM.has(move):
                return NOT_NOW
            return None if FROM.a(move) in self.origins(p) else NO_UNIT_ON_BORDER
        if SEND.has(move):
            return None if p.troops[self.origin * UNITS + SEND.a(move)] else NO_SUCH_UNIT
        if move == PASS:
            return None if any(self.units) else SEND_ONE
        return NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_FROM.of(self.target) if self.origin == NOBODY else ASK_SEND.of(self.origin)

    def default(self, p: Conspiracy, seat: int) -> int:
        if self.origin != NOBODY:
            moves = p.legal(seat)
            return moves[1] if moves[0] == PASS else moves[0]
        origins = self.origins(p)
        best = origins[0]
        for t in origins:
            if p.strength(t) > p.strength(best):
                best = t
        return FROM.at(best)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
        elif FROM.has(move):
            self.origin = FROM.a(move)
        else:
            self.send(p, SEND.a(move))


class Reinforcement(Step[Conspiracy]):
    """A defender brings units from own territories next to the target, as many as he likes (13.4)."""

    rule: ClassVar[str] = "13.4"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), target=One(TERRITORY), units=Some(UNIT), homes=Some(TERRITORY), stage=Word("open", "done")
    )

    def __init__(self, seat: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.units: list[int] = []  # brought, and ...
        self.homes: list[int] = []  # ... from where
        self.stage = "open"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "done" or not p.borders_with_units(self.seat, self.target, False):
            p.end()
        else:
            p.ask(self.seat)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        around = [t for t in NEIGHBOURS[self.target] if p.owner[t] == seat]
        return [PASS, *[BRING.at(u, t) for u in range(UNITS) for t in around if p.troops[t * UNITS + u]]]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if not BRING.has(move):
            return NOT_NOW
        t = BRING.b(move)
        if p.owner[t] != seat:
            return NOT_YOURS
        if t not in NEIGHBOURS[self.target]:
            return NO_UNIT_ON_BORDER
        return None if p.troops[t * UNITS + BRING.a(move)] else NO_SUCH_UNIT

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_BRING.of(self.target)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
            return
        unit, t = BRING.a(move), BRING.b(move)
        p.troops[t * UNITS + unit] -= 1
        self.units.append(unit)
        self.homes.append(t)
        p.tell(SENT, seat, unit, t)
