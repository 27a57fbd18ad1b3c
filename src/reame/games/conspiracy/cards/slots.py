"""Action cards (section 4): what is played in an own slot, mercenaries for any card, and the reaction stack."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ALCHEMIST,
    ASK_BIRTH,
    ASK_DIED,
    ASK_HEIR_REMOVED,
    ASK_INCOME,
    ASK_SLOT,
    ASK_SLOT_FATE,
    ASK_WITCH,
    CAMPAIGN,
    CAMPAIGN_CARD,
    CAMPAIGN_KNIGHTS,
    CAMPAIGN_MERCENARIES,
    CARD_PLAYED,
    CARD_PLAYED_AT,
    CARD_PLAYED_ON,
    CARD_VOID,
    CHILD_DIES,
    CHILD_SAVED,
    CRADLE,
    CRUSADE,
    CRUSADE_CARD,
    DEATH_ABROAD,
    DEATH_ABROAD_CARD,
    DISCARDED,
    DOUBLED,
    EMPEROR_INTERVENES,
    HEIR_LOST,
    HEIR_SAVED,
    HIRE,
    KNIGHT,
    MERCENARY,
    MERCENARY_PRICE,
    MERCENARY_UNIT,
    MIRACLE_HEALER,
    MOVES,
    NO_CARD,
    NO_MATCHING_HEIR,
    NO_SUCH_HEIR,
    NO_TROOPS,
    NOT_YOURS,
    PESTILENCE,
    PESTILENCE_CARD,
    PLAY,
    RECRUIT,
    RECRUIT_PRICE,
    RECRUITED,
    RIGHT_OF_SUCCESSION,
    ROB,
    ROBBED,
    ROBBER_KNIGHT,
    RULER_HEALED,
    SECULAR,
    TERRITORIES,
    TERRITORY,
    TOO_POOR,
    TROOPS_GONE,
    TYPE,
    UNITS,
    WITCH,
    YOUR_OWN,
    ZONE,
)
from reame.kernel.fields import Field, Flag, Mask, Moves, Number, One, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step, circle
from reame.kernel.windows import Window

LARGEST: Final = 6  # seats at the largest table

# -- own-slot cards and mercenaries ------------------------------------------------------------


def refuse_purchase(p: Conspiracy, seat: int, card: int, price: int) -> Phrase | None:
    """The card must be in hand and the price in the purse."""
    if not p.hands[seat].has(card):
        return NO_CARD
    return None if p.free_ducats(seat) >= price else TOO_POOR


def refuse_site(p: Conspiracy, seat: int, territory: int) -> Phrase | None:
    """New pieces appear in an own territory, not in one whose ruler has just died."""
    return None if p.owner[territory] == seat and territory != p.vacant else NOT_YOURS


def refuse_troops(p: Conspiracy, seat: int, territory: int) -> Phrase | None:
    """Campaign and Crusade strike a territory of another player with troops in it."""
    if p.owner[territory] == seat:
        return YOUR_OWN
    return None if p.units_in(territory) else NO_TROOPS


def refuse_heir(p: Conspiracy, seat: int, victim: int, zone: int) -> Phrase | None:
    """Death Abroad strikes an heir of another player."""
    if victim == seat:
        return YOUR_OWN
    return None if victim < p.seats and p.heir(victim, zone) else NO_SUCH_HEIR


def recruits(p: Conspiracy, seat: int) -> list[int]:
    """Any card and 80 ducats for a mercenary in an own territory."""
    hand = p.hands[seat].distinct()
    if not hand or p.free_ducats(seat) < RECRUIT_PRICE:
        return []
    sites = p.sites(seat)
    out: list[int] = []
    for c in hand:
        first = RECRUIT.at(c, 0)
        out += [first + t for t in sites]
    return out


def refuse_recruit(p: Conspiracy, seat: int, move: int) -> Phrase | None:
    """None exactly if the move is among the recruits."""
    no = refuse_purchase(p, seat, RECRUIT.a(move), RECRUIT_PRICE)
    return no or refuse_site(p, seat, RECRUIT.b(move))


def recruit(p: Conspiracy, seat: int, move: int) -> None:
    """The mercenary appears at once and cannot be answered."""
    p.spend(seat, RECRUIT.a(move))
    p.ducats[seat] -= RECRUIT_PRICE
    p.troops[RECRUIT.b(move) * UNITS + MERCENARY_UNIT] += 1
    p.tell(DISCARDED, seat, RECRUIT.a(move))
    p.tell(RECRUITED, seat, RECRUIT.b(move), RECRUIT_PRICE)
    review(p)


def own_cards(p: Conspiracy, seat: int) -> list[int]:
    """What this player could play in an own slot."""
    hand = p.hands[seat]
    if not hand.cards:
        return []
    out: list[int] = []
    if refuse_purchase(p, seat, MERCENARY, MERCENARY_PRICE) is None:
        out += HIRE.each(p.sites(seat))
    out += recruits(p, seat)
    campaign = hand.has(CAMPAIGN_CARD)
    crusade = hand.has(CRUSADE_CARD)
    if campaign or crusade:
        targets = [t for t in range(TERRITORIES) if refuse_troops(p, seat, t) is None]
        if campaign:
            out += CAMPAIGN.each(targets)
        if crusade:
            out += CRUSADE.each(targets)
    if hand.has(DEATH_ABROAD_CARD):
        for s in range(p.seats):
            for zone in range(ZONE.size):
                if refuse_heir(p, seat, s, zone) is None:
                    out.append(DEATH_ABROAD.at(s, zone))
    return out


def refuse_own_card(p: Conspiracy, seat: int, move: int) -> Phrase | None:
    """None exactly if the move is among the own cards."""
    hand = p.hands[seat]
    if HIRE.has(move):
        return refuse_purchase(p, seat, MERCENARY, MERCENARY_PRICE) or refuse_site(p, seat, HIRE.a(move))
    if RECRUIT.has(move):
        return refuse_recruit(p, seat, move)
    if CAMPAIGN.has(move):
        return refuse_troops(p, seat, CAMPAIGN.a(move)) if hand.has(CAMPAIGN_CARD) else NO_CARD
    if CRUSADE.has(move):
        return refuse_troops(p, seat, CRUSADE.a(move)) if hand.has(CRUSADE_CARD) else NO_CARD
    if DEATH_ABROAD.has(move):
        if not hand.has(DEATH_ABROAD_CARD):
            return NO_CARD
        return refuse_heir(p, seat, DEATH_ABROAD.a(move), DEATH_ABROAD.b(move))
    return NOT_NOW


def play_own_card(p: Conspiracy, seat: int, move: int) -> None:
    """Carry out an own-slot card or buy a mercenary."""
    if RECRUIT.has(move):
        recruit(p, seat, move)
    elif HIRE.has(move):
        p.spend(seat, MERCENARY)
        p.ducats[seat] -= MERCENARY_PRICE
        p.troops[HIRE.a(move) * UNITS + MERCENARY_UNIT] += 1
        p.tell(CARD_PLAYED, seat, MERCENARY)
        p.tell(RECRUITED, seat, HIRE.a(move), MERCENARY_PRICE)
        review(p)
    elif DEATH_ABROAD.has(move):
        victim = DEATH_ABROAD.a(move)
        p.spend(seat, DEATH_ABROAD_CARD)
        p.tell(CARD_PLAYED_ON, seat, DEATH_ABROAD_CARD, victim)
        p.push(HeirRemoved(circle(seat + 1, p.seats), victim, DEATH_ABROAD.b(move)))
    else:
        crusade = CRUSADE.has(move)
        t = CRUSADE.a(move) if crusade else CAMPAIGN.a(move)
        card = CRUSADE_CARD if crusade else CAMPAIGN_CARD
        p.spend(seat, card)
        p.tell(CARD_PLAYED_AT, seat, card, t)
        before = p.units_in(t)
        if crusade:
            for u in range(UNITS):
                p.troops[t * UNITS + u] = 0
        else:
            for _ in range(CAMPAIGN_KNIGHTS):
                remove_one(p, t, KNIGHT, MERCENARY_UNIT)
            for _ in range(CAMPAIGN_MERCENARIES):
                remove_one(p, t, MERCENARY_UNIT, UNITS)
        p.tell(TROOPS_GONE, p.owner[t], t, before - p.units_in(t))
        review(p)


def remove_one(p: Conspiracy, territory: int, first: int, end: int) -> None:
    """The soundest unit of a sort leaves, if there is one."""
    for u in range(first, end):
        if p.troops[territory * UNITS + u]:
            p.troops[territory * UNITS + u] -= 1
            return


class OwnSlot(Step[Conspiracy]):
    """A player's own turn (section 3): any number of cards and whatever else the moment allows, then done.

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
        return ASK_SLOT_FATE.of() if self.fate else ASK_SLOT.of()


# -- the reaction stack ------------------------------------------------------------------------


def card_of(move: int) -> int:
    """Which card a reaction plays."""
    if ROB.has(move):
        return ROBBER_KNIGHT
    if PESTILENCE.has(move):
        return PESTILENCE_CARD
    return PLAY.a(move)


class Reactions(Window[Conspiracy]):
    """Asked round and round until all have passed in a row; the last card played takes effect first (R19).

    In silent windows only seats with a card for the situation are asked; once asked they may also buy a mercenary.
    """

    FIELDS: ClassVar[list[Field]] = Window.FIELDS + fields(alone=One(SEAT), seats=Some(SEAT), played=Moves(MOVES))

    def __init__(self, queue: list[int] | None = None, alone: int = NOBODY) -> None:
        super().__init__()
        self.queue = [] if queue is None else queue
        self.alone = alone  # the only player asked in this window
        self.seats: list[int] = []  # who has played ...
        self.played: list[int] = []  # ... what, the top of the stack last

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        """All that this window could ever offer a seat; sorted."""
        raise NotImplementedError

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        """Why this seat, who holds the card, cannot play one of the candidates now."""
        raise NotImplementedError

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        """A card takes effect, or finds its object gone."""
        raise NotImplementedError

    def options(self, p: Conspiracy, seat: int) -> list[int]:
        hand = p.hands[seat]
        if not hand.cards:
            return []
        return [m for m in self.candidates(p, seat) if hand.has(card_of(m)) and self.refuse_answer(p, seat, m) is None]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [PASS, *self.options(p, seat), *recruits(p, seat)]

    def refuse_reaction(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if RECRUIT.has(move):
            return refuse_recruit(p, seat, move)
        if move not in self.candidates(p, seat):
            return NOT_NOW
        return self.refuse_answer(p, seat, move) if p.hands[seat].has(card_of(move)) else NO_CARD

    def react(self, p: Conspiracy, seat: int, move: int) -> None:
        if RECRUIT.has(move):
            self.queue.insert(0, seat)  # neither a card played nor a pass: asked again
            recruit(p, seat, move)
            return
        p.spend(seat, card_of(move))
        if PLAY.has(move):
            p.tell(CARD_PLAYED, seat, card_of(move))
        else:
            p.tell(CARD_PLAYED_ON, seat, card_of(move), ROB.a(move) if ROB.has(move) else PESTILENCE.a(move))
        self.seats.append(seat)
        self.played.append(move)
        self.queue = [seat] if self.alone != NOBODY else circle(seat + 1, p.seats)

    def close(self, p: Conspiracy) -> None:
        while self.played:
            self.resolve(p, self.seats.pop(), self.played.pop())
        self.settle(p)
        p.end()

    def settle(self, p: Conspiracy) -> None:
        """After the stack."""

    def void(self, p: Conspiracy, seat: int, move: int) -> None:
        """A card that found its object gone (R20)."""
        p.tell(CARD_VOID, seat, card_of(move))


class IncomeCards(Reactions):
    """Window `income`: Alchemists and Robber Knights (R21)."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(
        collected=Per(SEAT, Number(), 0), got=Per(SEAT, Number(), 0), robbed=Mask(SEAT)
    )

    def __init__(self, queue: list[int] | None = None) -> None:
        super().__init__(queue)
        self.collected = [0] * LARGEST
        self.got = [0] * LARGEST
        self.robbed = 0

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return [PLAY.at(ALCHEMIST), *[ROB.at(s) for s in range(p.seats) if s != seat]]

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return None

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        if PLAY.has(move):
            if self.robbed >> seat & 1:
                self.void(p, seat, move)
                return
            p.ducats[seat] += self.collected[seat]
            self.got[seat] += self.collected[seat]
            p.tell(DOUBLED, seat, self.collected[seat])
            return
        victim = ROB.a(move)
        if self.robbed >> victim & 1:
            self.void(p, seat, move)
            return
        loss = min(self.got[victim], p.ducats[victim])
        p.ducats[victim] -= loss
        self.robbed |= 1 << victim
        p.tell(ROBBED, victim, loss)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_INCOME.of()


class OwnFateRoll(Reactions):
    """Window `own_fate_roll`: the Witch turns a birth into a death (R23)."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(bewitched=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__([] if seat == NOBODY else [seat], seat)
        self.bewitched = False

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return [PLAY.at(WITCH)]

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return NOT_NOW if self.played else None  # one Witch is enough

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        self.bewitched = True

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_WITCH.of()


class Birth(Reactions):
    """Window `birth`: Death in the Cradle by others; the parent's Miracle Healer against it."""

    rule: ClassVar[str] = "8.2"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(
        parent=One(SEAT), children=Number(0, 2), protected=Number()
    )

    def __init__(self, queue: list[int] | None = None, parent: int = NOBODY, children: int = 0) -> None:
        super().__init__(queue)
        self.parent = parent
        self.children = children
        self.protected = 0

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return [PLAY.at(MIRACLE_HEALER if seat == self.parent else CRADLE)]

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        # There must be a death to heal.
        return NOT_NOW if seat == self.parent and PLAY.at(CRADLE) not in self.played else None

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        if PLAY.a(move) == MIRACLE_HEALER:
            self.protected += 1
        elif self.protected:
            self.protected -= 1
            p.tell(CHILD_SAVED, self.parent)
        elif self.children:
            self.children -= 1
            p.tell(CHILD_DIES, self.parent)
        else:
            self.void(p, seat, move)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_BIRTH.of(self.parent)


class RulerDied(Reactions):
    """Window `ruler_died`: Right of Succession, Emperor Intervenes, Miracle Healer."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(
        fief=One(TERRITORY), healed=Flag(), granted=One(SEAT), claimants=Some(SEAT)
    )

    def __init__(self, queue: list[int] | None = None, fief: int = NOBODY) -> None:
        super().__init__(queue)
        self.fief = fief
        self.healed = False
        self.granted = NOBODY  # by the Emperor
        self.claimants: list[int] = []

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return [PLAY.at(RIGHT_OF_SUCCESSION), PLAY.at(MIRACLE_HEALER), PLAY.at(EMPEROR_INTERVENES)]

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        card = PLAY.a(move)
        if card == MIRACLE_HEALER:
            return None if p.owner[self.fief] == seat else NOT_YOURS
        if card == RIGHT_OF_SUCCESSION and TYPE[self.fief] != SECULAR:
            return NOT_NOW
        return None if p.matching(seat, self.fief) else NO_MATCHING_HEIR

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        card = PLAY.a(move)
        if self.healed or self.granted != NOBODY:
            self.void(p, seat, move)
        elif card == MIRACLE_HEALER:
            self.healed = True
            p.tell(RULER_HEALED, self.fief)
        elif card == EMPEROR_INTERVENES:
            self.granted = seat
        elif seat not in self.claimants:
            self.claimants.append(seat)

    def settle(self, p: Conspiracy) -> None:
        if self.healed or self.granted != NOBODY:
            self.claimants = []

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_DIED.of(self.fief)


class HeirRemoved(Reactions):
    """Window `heir_removed`: Death Abroad has named an heir; his family may heal him."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(victim=One(SEAT), zone=One(ZONE), saved=Flag())

    def __init__(self, queue: list[int] | None = None, victim: int = NOBODY, zone: int = NOBODY) -> None:
        super().__init__(queue)
        self.victim = victim
        self.zone = zone
        self.saved = False

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return [PLAY.at(MIRACLE_HEALER)]

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return None if seat == self.victim and not self.played else NOT_NOW

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        self.saved = True

    def settle(self, p: Conspiracy) -> None:
        if self.saved:
            p.tell(HEIR_SAVED, self.victim, self.zone)
        else:
            p.heirs[2 * self.victim + self.zone] -= 1
            p.tell(HEIR_LOST, self.victim, self.zone)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_HEIR_REMOVED.of(self.victim, self.zone)
