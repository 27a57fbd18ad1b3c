"""Own slots (section 3): a player's own turn in the card rules, in which he plays what needs no occasion."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.death_abroad import death_abroad, deaths_abroad, refuse_death_abroad
from reame.games.conspiracy.cards.mercenaries import hire, hires, recruit, recruits, refuse_hire, refuse_recruit
from reame.games.conspiracy.cards.strikes import campaign, crusade, refuse_campaign, refuse_crusade, strikes
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Flag, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


def own_cards(p: Conspiracy, seat: int) -> list[int]:
    """What this player could play in an own slot, in the order of the verbs."""
    if not p.hands[seat].cards:
        return []
    return hires(p, seat) + recruits(p, seat) + strikes(p, seat) + deaths_abroad(p, seat)


def refuse_own_card(p: Conspiracy, seat: int, move: int) -> Phrase | None:
    """None exactly if the move is among the own cards."""
    if t.HIRE.has(move):
        return refuse_hire(p, seat, move)
    if t.RECRUIT.has(move):
        return refuse_recruit(p, seat, move)
    if t.CAMPAIGN.has(move):
        return refuse_campaign(p, seat, move)
    if t.CRUSADE.has(move):
        return refuse_crusade(p, seat, move)
    return refuse_death_abroad(p, seat, move) if t.DEATH_ABROAD.has(move) else NOT_NOW


def play_own_card(p: Conspiracy, seat: int, move: int) -> None:
    """Carry out an own-slot card or buy a mercenary."""
    if t.HIRE.has(move):
        hire(p, seat, move)
    elif t.RECRUIT.has(move):
        recruit(p, seat, move)
    elif t.CAMPAIGN.has(move):
        campaign(p, seat, t.CAMPAIGN.a(move))
    elif t.CRUSADE.has(move):
        crusade(p, seat, t.CRUSADE.a(move))
    else:
        death_abroad(p, seat, move)


class OwnSlot(Step[Conspiracy]):
    """A player's own turn: any number of cards and whatever else the moment allows, then done.

    Who has no card and nothing else to do is passed over: that is public.
    """

    rule: ClassVar[str] = "3"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), stage=Word("open", "done"))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "open"

    def has_more(self, p: Conspiracy) -> bool:
        """Is there anything to do beside playing cards?"""
        return False

    def add_more(self, p: Conspiracy, out: list[int]) -> None:
        """What else he may do; these moves come behind the cards in the table."""

    def run(self, p: Conspiracy) -> None:
        if self.stage == "open" and (p.hands[self.seat].size() or self.has_more(p)):
            p.ask(self.seat)
        else:
            p.end()

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        out = [PASS, *own_cards(p, seat)]
        self.add_more(p, out)
        return out

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return None if move == PASS else refuse_own_card(p, seat, move)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
        else:
            play_own_card(p, seat, move)


class Slot(OwnSlot):
    """Slots S1, with a bought event in hand, and S2, before the Fate roll: cards alone."""

    FIELDS: ClassVar[list[Field]] = OwnSlot.FIELDS + fields(fate=Flag())

    def __init__(self, seat: int = NOBODY, fate: bool = False) -> None:
        super().__init__(seat)
        self.fate = fate

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_SLOT_FATE.of() if self.fate else say.ASK_SLOT.of()
