"""The Mongols [5]: three harmless cards, then seven attacks on the eastern edge of the map."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.cards.knights import Support
from reame.games.medieval.land.geography import AT_HOME, CARD_MASK, DEFENCE
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.control import destroy
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.reckoning import tell_cards, tell_die
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step, circle


class MongolCard(Step[Medieval]):
    """One Mongol card: set aside, shuffled back, or an attack on a map card [5.1, 5.2]."""

    rule: ClassVar[str] = "5.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word("card", "target", "knights", "dice", "result", "over"),
        map=One(t.MAP),
        cards=Number(0, t.KNIGHT.high),
        attack_die=Number(0, t.DIE.high),
        defence_die=Number(0, t.DIE.high),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "card"
        self.map = NOBODY
        self.cards = 0
        self.attack_die = 0  # not yet thrown
        self.defence_die = 0

    def run(self, p: Medieval) -> None:
        if self.stage == "card":
            p.take_card(self.seat, t.MONGOLS)
            p.mongols_drawn += 1
            if p.mongols_drawn <= t.HARMLESS_MONGOLS:
                harmless(p)
                p.end()
                return
            p.discard[t.MONGOLS] += 1
            self.stage = "target"
        elif self.stage == "target":
            edge = p.edge()
            if len(edge) > 1:
                p.ask(self.seat)
            elif edge:
                self.choose(p, edge[0])
            else:
                p.tell(say.MONGOLS_IDLE, p.mongols_resolved + 1)
                self.stage = "over"
        elif self.stage == "knights":
            self.stage = "result" if p.readings().late_knights else "dice"
            p.push(Support([s for s in circle(self.seat + 1, p.seats) if may_defend(p, s, self.map)], self.map))
        elif self.stage == "dice":
            self.stage = "knights" if p.readings().late_knights else "result"
            self.attack_die = p.dice.roll()
            self.defence_die = p.dice.roll()
            if p.readings().late_knights:
                p.tell(say.MONGOLS_THROWN, self.map, self.attack(), self.defence(p))
                self.tell_sums(p)
        elif self.stage == "result":
            self.stage = "over"
            self.decide(p)
        else:
            resolved(p)
            p.end()

    def choose(self, p: Medieval, card: int) -> None:
        """The card they ride against."""
        self.map = card
        p.tell(say.MONGOLS_COME, self.seat, card, p.mongols_resolved + 1)
        self.stage = "dice" if p.readings().late_knights else "knights"

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return t.RAID.each(p.edge())

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not t.RAID.has(move):
            return NOT_NOW
        return None if t.RAID.a(move) in p.edge() else say.NOT_ON_EDGE

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_RAID.of()

    def take(self, p: Medieval, seat: int, move: int) -> None:
        self.choose(p, t.RAID.a(move))

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Support):
            self.cards = child.cards

    def decide(self, p: Medieval) -> None:
        """A die each [5.3]."""
        attack, defence = self.attack(), self.defence(p)
        destroyed = falls(attack, defence)
        p.tell(say.MAP_DESTROYED if destroyed else say.MONGOLS_REPELLED, self.map, attack, defence)
        self.tell_sums(p)
        if attack == defence:
            p.tell(say.TIED_WITH_MONGOLS)
        if destroyed:
            destroy(p, self.map)

    def attack(self) -> int:
        """Their die and their army."""
        return self.attack_die + t.MONGOL_ARMY

    def defence(self, p: Medieval) -> int:
        """The die and the walls."""
        return self.defence_die + walls(p, self.map, self.cards)

    def tell_sums(self, p: Medieval) -> None:
        """How the two figures came about."""
        p.tell_sum(say.SUM_MONGOLS)
        tell_die(p, self.attack_die)
        p.tell_term(say.SUM_HORDE, t.MONGOL_ARMY)
        p.tell_sum(say.SUM_MAP, self.map)
        tell_die(p, self.defence_die)
        p.tell_term(say.SUM_WALLS, DEFENCE[self.map])
        tell_cards(p, self.cards)
        if p.knights & CARD_MASK[self.map]:
            p.tell_term(say.SUM_KNIGHTS_HERE, t.KNIGHTS_AGAINST_MONGOLS)


def falls(attack: int, defence: int) -> bool:
    """Mongols win a tie [5.3]."""
    return attack >= defence


def walls(p: Medieval, card: int, cards: int) -> int:
    """What a map card adds to its die, with so many Knights cards and with a Knights province on it [5.2, 7.3]."""
    defence = DEFENCE[card] + t.KNIGHTS_CARD * cards
    return defence + t.KNIGHTS_AGAINST_MONGOLS if p.knights & CARD_MASK[card] else defence


def harmless(p: Medieval) -> None:
    """The first ones do nothing; with the third all go back into the deck [5.1, R-11]."""
    if p.mongols_drawn < t.HARMLESS_MONGOLS:
        p.mongols_aside += 1
        p.tell(say.MONGOLS_ASIDE, p.mongols_aside)
        return
    p.deck.add(t.MONGOLS, p.mongols_aside + 1)
    p.deck.reshuffle()
    p.mongols_aside = 0
    p.tell(say.MONGOLS_SHUFFLED)


def may_defend(p: Medieval, seat: int, card: int) -> bool:
    """Knights against Mongols: for holders of a Catholic power on the card, and owners of a Knights province [7.3]."""
    if p.domain(seat) & p.knights & CARD_MASK[card]:
        return True
    return p.crowns(seat) & t.CATHOLICS & AT_HOME[card] != 0


def resolved(p: Medieval) -> None:
    """The clock of the game [3.5]: after the seventh attack it can end at any draw."""
    p.mongols_resolved += 1
    if p.mongols_resolved == t.REAL_MONGOLS:
        if p.deck.size():
            p.endgame = True
            p.tell(say.LAST_MONGOLS)
        else:
            p.tell(say.NO_CARDS_LEFT)
            p.end_game("mongols", "3.5")
