"""Playing a card: announcement, reactions, effect [3.2, 8]; and Knights of Christ in defence [7.1, 7.3]."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.geography import (
    ACTIONS,
    ASSASSIN,
    BIT,
    CARD,
    CIVIL_WAR,
    CLAIMED_BY,
    DEUS,
    DEUS_STOPS,
    DISASTER,
    HERESY,
    HOME,
    INCOME,
    MONGOLS,
    MURDER_ROLLS,
    NEW_RULER,
    POWER_TABLE,
    ROLLED,
    SPIES,
    UP,
)
from reame.games.medieval.mongols import MongolCard
from reame.games.medieval.position import Medieval
from reame.games.medieval.things import (
    ASK_REACT,
    CANCELLED,
    DISASTER_STRIKES,
    GAINED,
    HERESY_FAILS,
    HERESY_SPREADS,
    MOVES,
    MURDER,
    MURDER_DONE,
    MURDER_FAILED,
    NO_REACTION,
    NOTHING_HAPPENS,
    ON_TABLE,
    PLAY_CIVIL_WAR,
    PLAY_HERESY,
    PLAY_POWER,
    PLAYED,
    POWER_ROLLED,
    REACT,
    REACTED,
    RUINED,
    SPIED_CARD,
    SPIED_DECK,
    SPIED_DECK_CARD,
    SPIED_HAND,
    SPIED_MAP,
    SPIED_MAP_CARD,
    SPY_DECK,
    SPY_HAND,
)
from reame.kernel.fields import Field, Flag, Move, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step, circle
from reame.kernel.windows import Window


def is_answerable(p: Medieval, card: int) -> bool:
    """Has somebody to be asked about this card? Where windows are silent, mostly nobody holds an answer."""
    return p.open_windows or any(hand.has(DEUS) or (card == SPIES and hand.has(ASSASSIN)) for hand in p.hands)


class Announce(Window[Medieval]):
    """Reactions to a card, clockwise from the left of its owner [8.6]; a reaction is itself announced."""

    at_once: ClassVar[int] = 8
    rule: ClassVar[str] = "8.6"
    FIELDS: ClassVar[list[Field]] = Window.FIELDS + fields(card=One(CARD), owner=One(SEAT), stands=Flag(), open=Flag())

    def __init__(self, card: int = NOBODY, owner: int = NOBODY) -> None:
        super().__init__()
        self.card = card
        self.owner = owner
        self.stands = True
        self.open = False

    def run(self, p: Medieval) -> None:
        if not self.open:
            self.open = True
            if is_answerable(p, self.card):
                self.queue = circle(self.owner + 1, p.seats)
                if self.card not in (DISASTER, NEW_RULER):  # one's own card is stopped only if it had to be played
                    self.queue.pop()
        super().run(p)

    def options(self, p: Medieval, seat: int) -> list[int]:
        out: list[int] = []
        hand = p.hands[seat]
        if self.card == SPIES and seat != p.active and hand.has(ASSASSIN):
            out.append(REACT.at(ASSASSIN))
        if hand.has(DEUS):
            out.append(REACT.at(DEUS))
        return out

    def refuse_reaction(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not REACT.has(move):
            return NOT_NOW
        return None if move in self.options(p, seat) else NO_REACTION

    def question(self, p: Medieval, seat: int) -> Sentence:
        return ASK_REACT.of(self.owner, self.card)

    def react(self, p: Medieval, seat: int, move: int) -> None:
        self.queue.insert(0, seat)  # spent for nothing, it may be tried again
        p.spend(seat, REACT.a(move))
        p.tell(REACTED, seat, REACT.a(move))
        p.push(Announce(REACT.a(move), seat))

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Announce) and child.stands:
            p.tell(CANCELLED, self.owner, self.card)
            self.stands = False
            self.queue = []

    def close(self, p: Medieval) -> None:
        p.end()


class Play(Step[Medieval]):
    """A card of phase C or D: announced, perhaps cancelled, carried out, discarded [3.2]."""

    rule: ClassVar[str] = "3.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), card=One(CARD), move=Move(MOVES), stage=Word("announce", "effect", "done"), stands=Flag()
    )

    def __init__(self, seat: int = NOBODY, card: int = NOBODY, move: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.move = move
        self.stage = "announce"
        self.stands = True

    def run(self, p: Medieval) -> None:
        if self.stage == "announce":
            self.stage = "effect"
            p.tell(PLAYED, self.seat, self.card)
            if self.card >= ACTIONS:
                # A power card stays in the hand, open, until it is clear whether it stands.
                p.hands[self.seat].remove(self.card)
                p.hands[self.seat].add(self.card, (1 << p.seats) - 1)
            elif self.card != MONGOLS:
                p.spend(self.seat, self.card)
            if DEUS_STOPS[self.card]:
                if is_answerable(p, self.card):
                    p.push(Announce(self.card, self.seat))
                else:
                    p.learned += 1  # that nobody reacted, as when the window closes
        elif self.stage == "effect":
            self.stage = "done"
            if self.stands:
                self.effect(p)
            elif self.card >= ACTIONS:
                p.locked |= BIT[self.card - ACTIONS]
        else:
            p.end()

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Announce):
            self.stands = child.stands

    def effect(self, p: Medieval) -> None:
        """What the card does."""
        seat, move = self.seat, self.move
        if self.card >= ACTIONS:
            p.take_card(seat, self.card)
            play_power(p, seat, PLAY_POWER.a(move))
        elif self.card == MONGOLS:
            p.push(MongolCard(seat))
        elif self.card == DISASTER:
            disaster(p)
        elif self.card == NEW_RULER:
            new_ruler(p)
        elif self.card == HERESY:
            heresy(p, PLAY_HERESY.a(move))
        elif self.card == ASSASSIN:
            murder(p, seat, MURDER.a(move))
        elif self.card == CIVIL_WAR:
            p.begin_civil_war(PLAY_CIVIL_WAR.a(move))
        elif SPY_HAND.has(move):
            spy_hand(p, seat, SPY_HAND.a(move))
        elif SPY_DECK.has(move):
            spy_deck(p, seat)
        else:
            spy_map(p, seat)


def play_power(p: Medieval, seat: int, power: int) -> None:
    """Who holds it: the player if a province is free, else whoever has them all, else nobody [4.3]."""
    p.turn_card(power, UP)
    concerned = BIT[power]
    free = [t for t in p.homes_in_play(power) if p.controller[t] == NOBODY]
    if free:
        claimed = CLAIMED_BY[power]
        if claimed != NOBODY and p.alive(claimed) and p.controller[claimed] == NOBODY:
            free.append(claimed)
            concerned |= BIT[HOME[claimed]]
        for t in free:
            p.give(t, seat)
            p.tell(GAINED, seat, t)
        p.hold(seat, power)
    elif p.sole_controller(power) == NOBODY:
        p.tell(ON_TABLE, power)
    p.settle_control(concerned)


def spy_hand(p: Medieval, seat: int, other: int) -> None:
    """One player alone sees another's hand [8.1]."""
    p.tell(SPIED_HAND, seat, other)
    for c in p.hands[other].cards:
        p.tell(SPIED_CARD, other, c, to=1 << seat)
    p.hands[other].show(1 << seat)
    p.shown += 1


def spy_map(p: Medieval, seat: int) -> None:
    """One player alone sees the next map card [8.1]."""
    p.tell(SPIED_MAP, seat)
    for m in p.maps.peek(p.dice, 1, seat):
        p.tell(SPIED_MAP_CARD, m, to=1 << seat)
    p.shown += 1


def spy_deck(p: Medieval, seat: int) -> None:
    """One player alone sees the next two action cards [8.1]."""
    p.tell(SPIED_DECK, seat)
    for c in p.deck.peek(p.dice, 2, seat):
        p.tell(SPIED_DECK_CARD, c, to=1 << seat)
    p.shown += 1


def murder(p: Medieval, seat: int, power: int) -> None:
    """A ruler falls on 5 and 6 [8.2]."""
    die = p.dice.roll()
    if die in MURDER_ROLLS:
        p.tell(MURDER_DONE, seat, power, die)
        p.change_ruler(power)
    else:
        p.tell(MURDER_FAILED, seat, power, die)


def heresy(p: Medieval, province: int) -> None:
    """It spreads if the die is above the income [8.5]."""
    die = p.dice.roll()
    if die > INCOME[province]:
        p.heresy |= BIT[province]
        p.tell(HERESY_SPREADS, province, die)
    else:
        p.tell(HERESY_FAILS, province, die)


def roll_power(p: Medieval, wanted: i64) -> int:
    """The power table, rolled until a power of the mask comes up; nobody if none can [8.7, 8.8, R-40]."""
    can = p.held() & ROLLED & wanted
    if not can:
        return NOBODY
    while True:
        tens = p.dice.roll()
        roll = 10 * tens + p.dice.roll()
        power = POWER_TABLE[roll]
        p.tell(POWER_ROLLED, roll, power)
        if can & BIT[power]:
            return power


def disaster(p: Medieval) -> None:
    """A held power is struck; who cannot pay the die loses all and has a Civil War [8.7]."""
    power = roll_power(p, ~p.disaster)
    if power == NOBODY:
        p.tell(NOTHING_HAPPENS, DISASTER)
        return
    p.disaster |= BIT[power]
    seat = p.holder[power]
    die = p.dice.roll()
    p.tell(DISASTER_STRIKES, seat, power, die)
    p.shown += 1  # whether he could pay
    if die > p.florins[seat]:
        p.saw_at_most(seat, die - 1)
        p.tell(RUINED, seat, power)
        p.florins[seat] = 0
        p.saw_at_most(seat, 0)
        p.begin_civil_war(power)
    else:
        p.pay(seat, die)


def new_ruler(p: Medieval) -> None:
    """A held power has a new ruler [8.8]."""
    power = roll_power(p, ~0)
    if power == NOBODY:
        p.tell(NOTHING_HAPPENS, NEW_RULER)
    else:
        p.change_ruler(power)
