"""What the cards do that are announced [4.3, 8], once nobody has stopped them."""

from __future__ import annotations

from reame.games.medieval.land.geography import CLAIMED_BY, HOME, INCOME
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.control import begin_civil_war, change_ruler, hold, settle_control
from reame.games.medieval.table.masks import BIT
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import pay, saw_at_most
from reame.kernel.kinds import NOBODY


def free_for(p: Medieval, power: int) -> list[int]:
    """The provinces that whoever plays a power takes: free homes and, with one of them, a free claim [4.3]."""
    free = [home for home in p.homes_in_play(power) if p.controller[home] == NOBODY]
    claimed = CLAIMED_BY[power]
    if free and claimed != NOBODY and p.alive(claimed) and p.controller[claimed] == NOBODY:
        free.append(claimed)
    return free


def play_power(p: Medieval, seat: int, power: int) -> None:
    """Who holds it: the player if a province is free, else whoever has them all, else nobody [4.3]."""
    p.turn_card(power, t.UP)
    concerned = BIT[power]
    free = free_for(p, power)
    if free:
        claimed = CLAIMED_BY[power]
        if claimed in free:
            concerned |= BIT[HOME[claimed]]
        for province in free:
            p.give(province, seat)
        hold(p, seat, power)
        p.tell_list(say.GAINED, free, seat)
    elif p.sole_controller(power) == NOBODY:
        p.tell(say.ON_TABLE, power)
    settle_control(p, concerned)


# -- plots -------------------------------------------------------------------------------------


def spreads(die: int, province: int) -> bool:
    """Does Heresy take hold at this throw [8.5]?"""
    return die > INCOME[province]


def heresy(p: Medieval, province: int) -> None:
    """It spreads if the die is above the income [8.5]."""
    die = p.dice.roll()
    if spreads(die, province):
        p.heresy |= BIT[province]
        p.tell(say.HERESY_SPREADS, province, die, INCOME[province])
    else:
        p.tell(say.HERESY_FAILS, province, die, INCOME[province])


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
    p.tell_list(say.SPIED_CARDS, p.hands[other].cards, other, to=1 << seat)
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
    p.tell_list(say.SPIED_DECK_CARDS, p.deck.peek(p.dice, 2, seat), to=1 << seat)
    p.shown += 1


# -- strokes of fate ---------------------------------------------------------------------------


def roll_power(p: Medieval, card: int) -> int:
    """The power table, until a held power comes up, for a Disaster one without; nobody if none can [8.7, 8.8, R-40]."""
    disaster = card == t.DISASTER
    can = p.held() & t.ROLLED & (~p.disaster if disaster else ~0)
    if not can:
        return NOBODY
    while True:
        tens = p.dice.roll()
        roll = 10 * tens + p.dice.roll()
        power = t.POWER_TABLE[roll]
        if can & BIT[power]:
            p.tell(say.DISASTER_ROLLED if disaster else say.RULER_ROLLED, roll, power)
            return power
        if p.holder[power] != NOBODY:
            p.tell(say.DISASTER_ON_DISASTER, roll, power)
        else:
            p.tell(say.DISASTER_ROLLED_AGAIN if disaster else say.RULER_ROLLED_AGAIN, roll, power)


def disaster(p: Medieval) -> None:
    """A held power is struck; who cannot pay the die loses all and has a Civil War [8.7]."""
    power = roll_power(p, t.DISASTER)
    if power == NOBODY:
        p.tell(say.NOTHING_HAPPENS, t.DISASTER)
        return
    p.disaster |= BIT[power]
    seat = p.holder[power]
    die = p.dice.roll()
    p.shown += 1  # whether he could pay
    p.tell(say.RUINED if die > p.florins[seat] else say.DISASTER_STRIKES, seat, power, die)
    if die > p.florins[seat]:
        saw_at_most(p, seat, die - 1)
        p.florins[seat] = 0
        saw_at_most(p, seat, 0)
        begin_civil_war(p, power)
    else:
        pay(p, seat, die)


def new_ruler(p: Medieval) -> None:
    """A held power has a new ruler [8.8]."""
    power = roll_power(p, t.NEW_RULER)
    if power == NOBODY:
        p.tell(say.NOTHING_HAPPENS, t.NEW_RULER)
    else:
        change_ruler(p, power)
