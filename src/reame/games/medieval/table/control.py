"""Control of provinces, powers and map cards [4, 5.3], and what follows when it changes; rulers and civil wars."""

from __future__ import annotations

from reame.games.medieval.land.geography import (
    AT_HOME,
    CARD_MASK,
    CARDS_OF_POWER,
    EAST_OF,
    HOME,
    HOMELANDS,
    ON_CARD,
)
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.masks import BIT, lowest, members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import gain
from reame.kernel.cards import Bag
from reame.kernel.kinds import NOBODY
from reame.kernel.native import i64


def enter(p: Medieval, card: int) -> None:
    """A map card comes into play; held powers take their provinces on it [4.2]."""
    p.in_play |= BIT[card]
    for province in ON_CARD[card]:
        home = HOME[province]
        if home != NOBODY and p.holder[home] != NOBODY:
            p.give(province, p.holder[home])
            p.tell(say.MAP_PROVINCE, p.controller[province], province, home)
    settle_control(p, AT_HOME[card])


def destroy(p: Medieval, card: int) -> None:
    """The Mongols take a card out of the game, and with it what would lie east of it [5.3]."""
    tell_losses(p, card)
    p.in_play &= ~BIT[card]
    p.gone |= BIT[card]
    p.knights &= ~CARD_MASK[card]
    p.heresy &= ~CARD_MASK[card]
    for province in ON_CARD[card]:
        p.give(province, NOBODY)
    concerned = AT_HOME[card]
    shut_out = [east for east in EAST_OF[card] if strip(p.maps, east)]
    for east in shut_out:
        p.gone |= BIT[east]
        concerned |= AT_HOME[east]
    if shut_out:
        p.tell_list(say.MAPS_SHUT_OUT, shut_out)
    p.grants = [g for g in p.grants if p.alive(g.province)]
    settle_control(p, concerned)


def tell_losses(p: Medieval, card: int) -> None:
    """What goes with a map card, and from whom."""
    if p.journal is None:
        return
    for s in range(p.seats):
        lost = members(p.domain(s) & CARD_MASK[card])
        if lost:
            p.tell_list(say.PROVINCES_LOST, lost, s)
    free = [province for province in ON_CARD[card] if p.controller[province] == NOBODY]
    if free:
        p.tell_list(say.WASTELAND, free)
    if p.knights & CARD_MASK[card]:
        p.tell_list(say.KNIGHTS_FALLEN, members(p.knights & CARD_MASK[card]))


def conquer(p: Medieval, seat: int, province: int) -> None:
    """A province changes hands [9.6, 11]; what lies on it but Heresy goes."""
    p.give(province, seat)
    if p.is_knights(province):
        p.knights &= ~BIT[province]
        p.tell(say.KNIGHTS_GONE, province)


def hold(p: Medieval, seat: int, power: int) -> None:
    """A seat becomes holder; the very first one is paid the initial florins [4.1, R-06]."""
    p.turn_card(power, t.UP)
    p.crown(power, seat)
    if p.paid >> power & 1:
        p.tell(say.HOLDS, seat, power)
    else:
        p.paid |= BIT[power]
        gain(p, seat, t.INITIAL[power])
        p.tell(say.HOLDS_FIRST, seat, power, t.INITIAL[power])


def settle_control(p: Medieval, powers: i64) -> None:
    """Powers lost, won and gone, of those whose provinces, map cards or power card have changed [4.3, 5.3]."""
    while powers:
        power = lowest(powers)
        powers &= powers - 1
        face = p.face[power]
        if face == t.REMOVED:
            continue
        if not CARDS_OF_POWER[power] & ~p.gone:  # the Mongols have taken all it had or could have had
            retire(p, power)
        elif face == t.UP:
            holder = p.holder[power]
            lost = holder != NOBODY and not p.domain(holder) & HOMELANDS[power].mask
            if lost:
                p.crown(power, NOBODY)
                p.tell(say.POWER_LOST, holder, power)
            if p.holder[power] == NOBODY:
                owner = p.sole_controller(power)
                if owner != NOBODY:
                    hold(p, owner, power)
                    p.tell(say.ALL_HELD, owner, power)
                elif lost:
                    p.tell(say.ON_TABLE, power)


def retire(p: Medieval, power: int) -> None:
    """A power card leaves the game from wherever it is [5.3, R-14]."""
    holder = p.holder[power]
    p.turn_card(power, t.REMOVED)
    p.crown(power, NOBODY)
    keep = ~BIT[power]
    p.excommunicated &= keep
    p.disaster &= keep
    p.civil_war &= keep
    p.fresh &= keep
    p.locked &= keep
    p.grants = [g for g in p.grants if g.power != power]
    card = t.POWER_CARDS + power
    bearer = NOBODY
    if not strip(p.deck, card):
        for s in range(p.seats):
            if p.hands[s].has(card):
                p.take_card(s, card)
                bearer = s
    p.shown += 1
    if holder != NOBODY:
        p.tell(say.HELD_POWER_GONE, holder, power)
    elif bearer != NOBODY:
        p.tell(say.POWER_GONE_FROM_HAND, bearer, power)
    else:
        p.tell(say.POWER_GONE, power)
    end_marriages(p, power)


def strip(bag: Bag, card: int) -> bool:
    """Take a given card out of a deck, also from among those looked at; was it there?"""
    if bag.counts[card]:
        bag.take(card)
        return True
    if card in bag.top:
        i = bag.top.index(card)
        bag.top.pop(i)
        bag.top_seen.pop(i)
        return True
    return False


# -- rulers [4.5] ------------------------------------------------------------------------------


def end_marriages(p: Medieval, power: int) -> None:
    """All marriages of a power end [6.4]."""
    for m in p.marriages:
        if power in (m.one, m.other):
            p.tell(say.MARRIAGE_ENDS, m.one, m.other)
    p.marriages = [m for m in p.marriages if power not in (m.one, m.other)]


def change_ruler(p: Medieval, power: int) -> None:
    """A new ruler by the die; marriages end even if his worth is the same [4.5, 6.4]."""
    die = p.dice.roll()
    p.ruler[power] = t.RULER_ROLL[die - 1]
    p.tell(say.RULER_NOW, power, p.ruler[power], die)
    end_marriages(p, power)


def begin_civil_war(p: Medieval, power: int) -> None:
    """The ruler is lost, and with him the marriages [8.3, R-30]."""
    if p.civil_war >> power & 1:
        return
    p.civil_war |= BIT[power]
    p.tell(say.CIVIL_WAR_BEGINS, power)
    if p.ruler[power] != t.NORMAL:
        p.tell(say.RULER_LOST, power, p.ruler[power])
        p.ruler[power] = t.NORMAL
    end_marriages(p, power)
