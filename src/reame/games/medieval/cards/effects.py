"""What the cards do that are announced [4.3, 8], once nobody has stopped them."""

from __future__ import annotations

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.control import begin_civil_war, change_ruler, hold, settle_control
from reame.games.medieval.table.geography import CLAIMED_BY, HOME, INCOME
from reame.games.medieval.table.masks import BIT
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import pay, saw_at_most
from reame.kernel.kinds import NOBODY
from reame.kernel.native import i64


def play_power(p: Medieval, seat: int, power: int) -> None:
    """Who holds it: the player if a province is free, else whoever has them all, else nobody [4.3]."""
    p.turn_card(power, t.UP)
    concerned = BIT[power]
    free = [home for home in p.homes_in_play(power) if p.controller[home] == NOBODY]
    if free:
        claimed = CLAIMED_BY[power]
        if claimed != NOBODY and p.alive(claimed) and p.controller[claimed] == NOBODY:
            free.append(claimed)
            concerned |= BIT[HOME[claimed]]
        for province in free:
            p.give(province, seat)
            p.tell(say.GAINED, seat, province)
        hold(p, seat, power)
    elif p.sole_controller(power) == NOBODY:
        p.tell(say.ON_TABLE, power)
    settle_control(p, concerned)


# -- plots -------------------------------------------------------------------------------------


def heresy(p: Medieval, province: int) -> None:
    """It spreads if the die is above the income [8.5]."""
    die = p.dice.roll()
    if die > INCOME[province]:
        p.heresy |= BIT[province]
        p.tell(say.HERESY_SPREADS, province, die)
    else:
        p.tell(say.HERESY_FAILS, province, die)


def murder(p: Medieval, seat: int, power: int) -> None:
    """A ruler falls on 5 and 6 [8.2]."""
    die = p.dice.roll()
    if die in t.MURDER_ROLLS:
        p.tell(say.MURDER_DONE, seat, power, die)
        change_ruler(p, power)
    else:
        p.tell(say.MURDER_FAILED, seat, power, die)


def spy_hand(p: Medieval, seat: int, other: int) -> None:
    """One player alone sees another's hand [8.1]."""
    p.tell(say.SPIED_HAND, seat, other)
    for c in p.hands[other].cards:
        p.tell(say.SPIED_CARD, other, c, to=1 << seat)
    p.hands[other].show(1 << seat)
    p.shown += 1


def spy_map(p: Medieval, seat: int) -> None:
    """One player alone sees the next map card [8.1]."""
    p.tell(say.SPIED_MAP, seat)
    for m in p.maps.peek(p.dice, 1, seat):
        p.tell(say.SPIED_MAP_CARD, m, to=1 << seat)
    p.shown += 1


def spy_deck(p: Medieval, seat: int) -> None:
    """One player alone sees the next two action cards [8.1]."""
    p.tell(say.SPIED_DECK, seat)
    for c in p.deck.peek(p.dice, 2, seat):
        p.tell(say.SPIED_DECK_CARD, c, to=1 << seat)
    p.shown += 1


# -- strokes of fate ---------------------------------------------------------------------------


def roll_power(p: Medieval, wanted: i64) -> int:
    """The power table, rolled until a power of the mask comes up; nobody if none can [8.7, 8.8, R-40]."""
    can = p.held() & t.ROLLED & wanted
    if not can:
        return NOBODY
    while True:
        tens = p.dice.roll()
        roll = 10 * tens + p.dice.roll()
        power = t.POWER_TABLE[roll]
        p.tell(say.POWER_ROLLED, roll, power)
        if can & BIT[power]:
            return power


def disaster(p: Medieval) -> None:
    """A held power is struck; who cannot pay the die loses all and has a Civil War [8.7]."""
    power = roll_power(p, ~p.disaster)
    if power == NOBODY:
        p.tell(say.NOTHING_HAPPENS, t.DISASTER)
        return
    p.disaster |= BIT[power]
    seat = p.holder[power]
    die = p.dice.roll()
    p.tell(say.DISASTER_STRIKES, seat, power, die)
    p.shown += 1  # whether he could pay
    if die > p.florins[seat]:
        saw_at_most(p, seat, die - 1)
        p.tell(say.RUINED, seat, power)
        p.florins[seat] = 0
        saw_at_most(p, seat, 0)
        begin_civil_war(p, power)
    else:
        pay(p, seat, die)


def new_ruler(p: Medieval) -> None:
    """A held power has a new ruler [8.8]."""
    power = roll_power(p, ~0)
    if power == NOBODY:
        p.tell(say.NOTHING_HAPPENS, t.NEW_RULER)
    else:
        change_ruler(p, power)
