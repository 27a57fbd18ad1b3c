"""The Mongols [5]: three harmless cards, then seven attacks on the eastern edge of the map."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.cards.knights import Support
from reame.games.medieval.table.geography import (
    AT_HOME,
    CARD_MASK,
    CATHOLICS,
    DEFENCE,
    HARMLESS_MONGOLS,
    KNIGHTS_AGAINST_MONGOLS,
    KNIGHTS_CARD,
    MAP,
    MONGOL_ARMY,
    MONGOLS,
    REAL_MONGOLS,
)
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import (
    ASK_RAID,
    LAST_MONGOLS,
    MONGOLS_ASIDE,
    MONGOLS_COME,
    MONGOLS_FIGHT,
    MONGOLS_IDLE,
    MONGOLS_REPELLED,
    MONGOLS_SHUFFLED,
    NOT_ON_EDGE,
    RAID,
)
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step, circle


class MongolCard(Step[Medieval]):
    """One Mongol card: set aside, shuffled back, or an attack on a map card [5.1, 5.2]."""

    rule: ClassVar[str] = "5.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("card", "target", "knights", "battle", "over"), map=One(MAP), cards=Number()
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "card"
        self.map = NOBODY
        self.cards = 0

    def run(self, p: Medieval) -> None:
        if self.stage == "card":
            p.take_card(self.seat, MONGOLS)
            p.mongols_drawn += 1
            if p.mongols_drawn <= HARMLESS_MONGOLS:
                harmless(p)
                p.end()
                return
            p.discard[MONGOLS] += 1
            self.stage = "target"
        elif self.stage == "target":
            edge = p.edge()
            if len(edge) > 1:
                p.ask(self.seat)
            elif edge:
                self.choose(p, edge[0])
            else:
                p.tell(MONGOLS_IDLE)
                self.stage = "over"
        elif self.stage == "knights":
            self.stage = "battle"
            p.push(Support([s for s in circle(self.seat + 1, p.seats) if may_defend(p, s, self.map)], self.map))
        elif self.stage == "battle":
            self.battle(p)
            self.stage = "over"
        else:
            resolved(p)
            p.end()

    def choose(self, p: Medieval, card: int) -> None:
        """The card they ride against."""
        self.map = card
        p.tell(MONGOLS_COME, self.seat, card)
        self.stage = "knights"

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return RAID.each(p.edge())

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not RAID.has(move):
            return NOT_NOW
        return None if RAID.a(move) in p.edge() else NOT_ON_EDGE

    def question(self, p: Medieval, seat: int) -> Sentence:
        return ASK_RAID.of()

    def take(self, p: Medieval, seat: int, move: int) -> None:
        self.choose(p, RAID.a(move))

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Support):
            self.cards = child.cards

    def battle(self, p: Medieval) -> None:
        """A die each; Mongols win a tie [5.3]."""
        attack = p.dice.roll() + MONGOL_ARMY
        defence = p.dice.roll() + DEFENCE[self.map] + KNIGHTS_CARD * self.cards
        if p.knights & CARD_MASK[self.map]:
            defence += KNIGHTS_AGAINST_MONGOLS
        p.tell(MONGOLS_FIGHT, attack, defence)
        if attack >= defence:
            p.destroy(self.map)
        else:
            p.tell(MONGOLS_REPELLED, self.map)


def harmless(p: Medieval) -> None:
    """The first ones do nothing; with the third all go back into the deck [5.1, R-11]."""
    if p.mongols_drawn < HARMLESS_MONGOLS:
        p.mongols_aside += 1
        p.tell(MONGOLS_ASIDE, p.mongols_aside)
        return
    p.deck.add(MONGOLS, p.mongols_aside + 1)
    p.deck.reshuffle()
    p.mongols_aside = 0
    p.tell(MONGOLS_SHUFFLED)


def may_defend(p: Medieval, seat: int, card: int) -> bool:
    """Knights against Mongols: for holders of a Catholic power on the card, and owners of a Knights province [7.3]."""
    if p.domain(seat) & p.knights & CARD_MASK[card]:
        return True
    return p.crowns(seat) & CATHOLICS & AT_HOME[card] != 0


def resolved(p: Medieval) -> None:
    """The clock of the game [3.5]: after the seventh attack it can end at any draw."""
    p.mongols_resolved += 1
    if p.mongols_resolved == REAL_MONGOLS:
        if p.deck.size():
            p.endgame = True
            p.tell(LAST_MONGOLS)
        else:
            p.end_game("mongols", "3.5")
