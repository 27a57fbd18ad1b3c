"""Control of provinces, powers and map cards [4, 5.3], and what follows when it changes; rulers and civil wars."""

from __future__ import annotations

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.geography import (
    AT_HOME,
    CARD_MASK,
    CARDS_OF_POWER,
    EAST_OF,
    HOME,
    HOMELANDS,
    ON_CARD,
)
from reame.games.medieval.table.masks import BIT, lowest
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
            p.tell(say.GAINED, p.controller[province], province)
    settle_control(p, AT_HOME[card])


def destroy(p: Medieval, card: int) -> None:
    """The Mongols take a card out of the game, and with it what would lie east of it [5.3]."""
    p.tell(say.MAP_DESTROYED, card)
    p.in_play &= ~BIT[card]
    p.gone |= BIT[card]
    p.knights &= ~CARD_MASK[card]
    p.heresy &= ~CARD_MASK[card]
    for province in ON_CARD[card]:
        p.give(province, NOBODY)
    concerned = AT_HOME[card]
    for east in EAST_OF[card]:
        if strip(p.maps, east):
            p.gone |= BIT[east]
            concerned |= AT_HOME[east]
            p.tell(say.MAP_SHUT_OUT, east)
    p.grants = [g for g in p.grants if p.alive(g.province)]
    settle_control(p, concerned)


def conquer(p: Medieval, seat: int, province: int) -> None:
    """A province changes hands [9.6, 11]; what lies on it but Heresy goes."""
    p.give(province, seat)
    p.knights &= ~BIT[province]


def hold(p: Medieval, seat: int, power: int) -> None:
    """A seat becomes holder; the very first one is paid the initial florins [4.1, R-06]."""
    p.turn_card(power, t.UP)
    p.crown(power, seat)
    p.tell(say.HOLDS, seat, power)
    if not p.paid >> power & 1:
        p.paid |= BIT[power]
        gain(p, seat, t.INITIAL[power])
        p.tell(say.INITIAL_FLORINS, seat, power, t.INITIAL[power])


def settle_control(p: Medieval, powers: i64) -> None:
    """Powers lost, won and gone, of those whose provinces, map cards or power card have changed [4.3, 5.3]."""
    while powers:
        power = lowest(powers)
        powers &= powers - 1
        face = p.face[power]
        if face == t.REMOVED:
            continue
        if face == t.UP:
            holder = p.holder[power]
            if holder != NOBODY and not p.domain(holder) & HOMELANDS[power].mask:
                p.crown(power, NOBODY)
                p.tell(say.ON_TABLE, power)
            if p.holder[power] == NOBODY:
                owner = p.sole_controller(power)
                if owner != NOBODY:
                    hold(p, owner, power)
        if not CARDS_OF_POWER[power] & ~p.gone:  # the Mongols have taken all it had or could have had
            retire(p, power)


def retire(p: Medieval, power: int) -> None:
    """A power card leaves the game from wherever it is [5.3, R-14]."""
    p.turn_card(power, t.REMOVED)
    p.crown(power, NOBODY)
    keep = ~BIT[power]
    p.excommunicated &= keep
    p.disaster &= keep
    p.civil_war &= keep
    p.fresh &= keep
    p.locked &= keep
    end_marriages(p, power)
    p.grants = [g for g in p.grants if g.power != power]
    card = t.POWER_CARDS + power
    if not strip(p.deck, card):
        for s in range(p.seats):
            if p.hands[s].has(card):
                p.take_card(s, card)
    p.shown += 1
    p.tell(say.POWER_GONE, power)


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
    p.ruler[power] = t.RULER_ROLL[p.dice.roll() - 1]
    p.tell(say.RULER_NOW, power, p.ruler[power])
    end_marriages(p, power)


def begin_civil_war(p: Medieval, power: int) -> None:
    """The ruler is lost, and with him the marriages [8.3, R-30]."""
    if p.civil_war >> power & 1:
        return
    p.civil_war |= BIT[power]
    p.ruler[power] = t.NORMAL
    p.tell(say.CIVIL_WAR_BEGINS, power)
    end_marriages(p, power)
