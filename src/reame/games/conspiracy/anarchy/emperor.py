"""The death of the Emperor: election, or anarchy (section 15)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.slots import OwnSlot
from reame.games.conspiracy.crown.masters import elect, review, scores
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ASK_ATTACK_ANY,
    ASK_ATTACK_OUTLAW,
    ASK_CASTLE,
    ASK_ZONE,
    ATTACK,
    BUILD,
    BUILT_ALREADY,
    CASTLE,
    CASTLE_BUILT,
    CASTLE_PRICE,
    CHILDREN_BORN,
    EMPEROR_DEAD,
    NO_OUTLAW,
    NOBODY_ELECTED,
    NOT_YOURS,
    OUTLAWED,
    PEACE_AGAIN,
    RAISE,
    SECULAR,
    TOO_POOR,
    ZONE,
)
from reame.games.conspiracy.war.allies import EVERYBODY, fiefs_to_attack, refuse_attack
from reame.games.conspiracy.war.battle import Battle
from reame.kernel.fields import Field, Number, Word, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


def emptier_zone(p: Conspiracy, seat: int) -> int:
    """The education zone with fewer heirs."""
    return RAISE.at(SECULAR if p.heir(seat, 0) <= p.heir(seat, 1) else 1 - SECULAR)


def zones() -> list[int]:
    """Either education zone."""
    return RAISE.span(0, ZONE.size - 1)


class EmperorDies(Step[Conspiracy]):
    """Whoever is elected wins; otherwise the peace is suspended until everybody has had his say (15, R65)."""

    rule: ClassVar[str] = "15"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("election", "castles", "first", "second", "heirs", "peace", "done"), acted=Number()
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "election"
        self.acted = 0

    def run(self, p: Conspiracy) -> None:
        if self.stage == "election":
            p.tell(EMPEROR_DEAD)
            winner = elect(p)
            if winner != NOBODY:
                p.finish([winner], scores(p), "election", "15")
                return
            p.tell(NOBODY_ELECTED)
            p.peace = False
            self.stage = "castles"
        elif self.stage == "peace":
            p.outlaws = 0
            p.peace = True
            p.tell(PEACE_AGAIN)
            self.stage = "done"
        elif self.stage == "done":
            p.end()
        elif self.acted == p.seats:
            self.acted = 0
            self.stage = {"castles": "first", "first": "second", "second": "heirs", "heirs": "peace"}[self.stage]
        else:
            seat = p.order()[self.acted]
            if self.stage == "castles":
                if self.sites(p, seat):
                    p.ask(seat)
                else:
                    self.acted += 1
            elif self.stage == "first":
                self.acted += 1
                p.push(Riot(seat))
            elif self.stage == "second":
                if self.outlaw_fiefs(p, seat):
                    p.ask(seat)
                else:
                    self.acted += 1
            else:
                p.ask(seat)

    def sites(self, p: Conspiracy, seat: int) -> list[int]:
        """His territories without a castle."""
        return [t for t in p.lands(seat) if not p.works[t] & CASTLE]

    def refuse_target(self, p: Conspiracy, seat: int, target: int) -> Phrase | None:
        """In the second pass: a fief of another player who is an outlaw (R55)."""
        no = refuse_attack(p, seat, target, EVERYBODY)
        if no is not None:
            return no
        owner = p.owner[target]
        return None if owner != NOBODY and p.outlaws >> owner & 1 else NO_OUTLAW

    def outlaw_fiefs(self, p: Conspiracy, seat: int) -> list[int]:
        """All he may attack in the second pass."""
        if not p.outlaws:
            return []
        return [ATTACK.at(t) for t in fiefs_to_attack(p, seat) if self.refuse_target(p, seat, t) is None]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        if self.stage == "castles":
            sites = self.sites(p, seat) if p.ducats[seat] >= CASTLE_PRICE else []
            return [PASS, *BUILD.each(sites)]
        if self.stage == "second":
            return [PASS, *self.outlaw_fiefs(p, seat)]
        return zones()

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if self.stage == "heirs":
            return None if RAISE.has(move) else NOT_NOW
        if move == PASS:
            return None
        if self.stage == "second":
            return self.refuse_target(p, seat, ATTACK.a(move)) if ATTACK.has(move) else NOT_NOW
        if not BUILD.has(move):
            return NOT_NOW
        if p.owner[BUILD.a(move)] != seat:
            return NOT_YOURS
        if p.works[BUILD.a(move)] & CASTLE:
            return BUILT_ALREADY
        return None if p.ducats[seat] >= CASTLE_PRICE else TOO_POOR

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        if self.stage == "castles":
            return ASK_CASTLE.of()
        return ASK_ATTACK_OUTLAW.of() if self.stage == "second" else ASK_ZONE.of(1)

    def default(self, p: Conspiracy, seat: int) -> int:
        return emptier_zone(p, seat) if self.stage == "heirs" else PASS

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.acted += 1
        if BUILD.has(move):
            p.ducats[seat] -= CASTLE_PRICE
            p.works[BUILD.a(move)] |= CASTLE
            p.tell(CASTLE_BUILT, seat, BUILD.a(move))
            review(p)
        elif ATTACK.has(move):
            p.push(Battle(ATTACK.a(move), seat))
        elif RAISE.has(move):
            p.heirs[2 * seat + RAISE.a(move)] += 1
            p.tell(CHILDREN_BORN, seat, 1, RAISE.a(move))


class Riot(OwnSlot):
    """First pass of the anarchy: cards, then one attack on any fief, or none (slot S5)."""

    rule: ClassVar[str] = "15"

    def has_more(self, p: Conspiracy) -> bool:
        return len(fiefs_to_attack(p, self.seat)) > 0

    def add_more(self, p: Conspiracy, out: list[int]) -> None:
        out += ATTACK.each(fiefs_to_attack(p, self.seat))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return refuse_attack(p, seat, ATTACK.a(move), EVERYBODY) if ATTACK.has(move) else super().refuse(p, seat, move)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_ATTACK_ANY.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if ATTACK.has(move):
            self.stage = "done"
            owner = p.owner[ATTACK.a(move)]
            if owner == NOBODY or not p.outlaws >> owner & 1:
                p.outlaws |= 1 << seat
                p.tell(OUTLAWED, seat)
            p.push(Battle(ATTACK.a(move), seat))
        else:
            super().take(p, seat, move)
