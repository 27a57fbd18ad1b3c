"""The death of an elector (8.5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.conspiracy.cards.auction import Sale
from reame.games.conspiracy.crown.election import check_deposition
from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.departure import clear_out
from reame.kernel.fields import Field, Flag, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step

ALL_ELECTORS: Final = (1 << t.ELECTORATES) - 1


def all_sold(p: Conspiracy) -> bool:
    """Has every electorate been sold at least once? (R27)"""
    return p.sold == ALL_ELECTORS


def drawable(p: Conspiracy, fate: bool) -> list[int]:
    """Once all have been sold: any of the seven; after a Fate roll not those of immune players (R57)."""
    return [elector for elector in range(t.ELECTORATES) if not fate or not p.protected(t.FIEFS + elector)]


def elector_can_die(p: Conspiracy, fate: bool) -> bool:
    """Is there a card to draw?"""
    return not all_sold(p) or len(drawable(p, fate)) > 0


def least_bid(p: Conspiracy) -> int:
    """For an electorate, by the number of players (8.5, 18.2)."""
    return t.ELECTOR_MINIMUM[p.seats] - t.ELECTOR_REDUCTION * p.options["cheap_electorates"]


class ElectorDies(Step[Conspiracy]):
    """An elector dies, by Event card or after a Fate roll, and his electorate is auctioned (8.5)."""

    rule: ClassVar[str] = "8.5"
    FIELDS: ClassVar[list[Field]] = fields(
        fate=Flag(),
        electorate=One(t.TERRITORY),
        winner=One(SEAT),
        stage=Word("draw", "auction", "settle", "review", "done"),
    )

    def __init__(self, fate: bool = False) -> None:
        super().__init__()
        self.fate = fate
        self.electorate = NOBODY
        self.winner = NOBODY
        self.stage = "draw"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "draw":
            self.stage = "auction"
            self.bury(p, self.draw(p))
        elif self.stage == "auction":
            self.stage = "settle"
            eligible = [s for s in p.order() if p.matching(s, self.electorate)]
            if eligible:
                p.push(Sale(eligible, territory=self.electorate, minimum=least_bid(p)))
        elif self.stage == "settle":
            self.stage = "review"
            self.settle(p)
        elif self.stage == "review":
            self.stage = "done"
            review(p)
        else:
            p.end()

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, Sale):
            self.winner = child.high

    def draw(self, p: Conspiracy) -> int:
        """From the deck of electorates never sold; later any of the seven (R27)."""
        if all_sold(p):
            cards = drawable(p, self.fate)
            return cards[p.dice.below(len(cards))]
        if not p.electors.size():
            for elector in range(t.ELECTORATES):
                if p.elector_discard >> elector & 1:
                    p.electors.add(elector)
            p.elector_discard = 0
        return p.electors.draw(p.dice)

    def bury(self, p: Conspiracy, elector: int) -> None:
        """His seat is vacant; a Master's marker on it is taken back, and placed again at the end (R60)."""
        self.electorate = p.vacant = t.FIEFS + elector
        if p.owner[self.electorate] == NOBODY:
            p.tell(say.ELECTOR_DEAD, elector, least_bid(p))
        else:
            p.tell(say.ELECTOR_DEAD_OF, elector, p.owner[self.electorate], least_bid(p))
        for master in range(t.MASTERS):
            if p.marker[master] == elector:
                p.marker[master] = NOBODY
                p.tell(say.VOTE_BACK, p.holder[master], master)

    def settle(self, p: Conspiracy) -> None:
        """Sold: heir, card and vote to the buyer, who may have won the game. Unsold: neutral."""
        former = p.owner[self.electorate]
        card = 1 << (self.electorate - t.FIEFS)
        p.vacant = NOBODY
        if self.winner == NOBODY:
            p.elector_discard |= card
            p.give(self.electorate, NOBODY)
            heirs = any(p.matching(s, self.electorate) for s in range(p.seats))
            p.tell(say.ELECTOR_UNSOLD if heirs else say.ELECTOR_NO_HEIRS, self.electorate)
        else:
            p.elector_discard &= ~card
            p.sold |= card
            p.enthrone(self.electorate, self.winner)
            p.tell(say.ELECTORATE_BOUGHT, self.winner, self.electorate, p.electorates(self.winner))
            check_deposition(p, self.winner)
        clear_out(p, self.electorate, former)
