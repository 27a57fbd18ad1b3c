"""A player is out [5.7]: who inherits, and what is forgotten."""

from __future__ import annotations

from reame.games.universalis.realm.banners import clear_banner
from reame.games.universalis.realm.blockades import prune_blockades
from reame.games.universalis.realm.honour import by_points
from reame.games.universalis.realm.ledger import score, turn_up
from reame.games.universalis.realm.papacy import pope_leaves
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis, both
from reame.games.universalis.table.reserves import empty, inherit
from reame.kernel.kinds import NOBODY


def check_out(p: Universalis, seat: int, by: int) -> None:
    """A player with neither territory nor transport on the map is out [5.7]."""
    if not p.alive(seat) or p.transports_of(seat) or any(p.owner[t] == seat for t in range(box.TERRITORIES)):
        return
    p.dead += 1 << seat
    p.tell(say.ELIMINATED, seat)
    for b in p.banners_of(seat):
        clear_banner(p, b)
    p.trains = [train for train in p.trains if train.seat != seat]
    heir = by if by != box.BARBARIANS and by != NOBODY and p.alive(by) else NOBODY
    if heir == NOBODY:
        p.tell(say.NO_HEIR, seat)
    else:
        p.tell(say.INHERITS, heir, seat, len(p.hands[seat].cards) + p.merchants[seat] + p.collectors[seat])
    bequeath(p, seat, heir)
    if p.pope == seat:
        pope_leaves(p)
    forget_player(p, seat)
    left = p.living()
    if len(left) <= 1:
        by_points(p, "last")


def bequeath(p: Universalis, seat: int, heir: int) -> None:
    """Hand, technologies, florins and reserve go to the player who took the last piece, else back to the stock."""
    hand = p.hands[seat].cards.copy()
    for card in hand:
        p.hands[seat].remove(card)
        if heir == NOBODY:
            p.discards.add(card)
        else:
            p.hands[heir].add(card, 1 << seat | 1 << heir)
    if heir != NOBODY:
        p.merchants[heir] += p.merchants[seat]
        p.collectors[heir] += p.collectors[seat]
        knew = p.techs(heir)
        p.technologies[heir] |= p.technologies[seat]
        if knew < box.TECHS == p.techs(heir):
            score(p, heir, box.AWARD["all_technologies"], "all_technologies")
        p.florins[heir] += p.florins[seat]
        p.most[heir] += p.most[seat]
        p.gone[heir] += p.gone[seat]
        inherit(p, seat, heir)
        p.grain[heir] = min(box.GRAIN_MOST, p.grain[heir] + p.grain[seat])
        p.grain_most[heir] = min(box.GRAIN_MOST, p.grain_most[heir] + p.grain_most[seat])
        turn_up(p, heir)
    else:
        p.discards.add(box.MERCHANT, p.merchants[seat])
        p.discards.add(box.TAX_COLLECTOR, p.collectors[seat])
    p.merchants[seat] = p.collectors[seat] = 0
    p.florins[seat] = p.least[seat] = p.most[seat] = p.gone[seat] = 0
    p.grain[seat] = p.grain_most[seat] = 0
    empty(p, seat)


def forget_player(p: Universalis, seat: int) -> None:
    """Nobody has anything to do with a player who is out."""
    for s in range(p.seats):
        for grid in (p.war, p.truce, p.alliance, p.comrades, p.passage, p.trade, p.passage_term, p.trade_term):
            both(grid, seat, s, 0)
        both(p.toll, seat, s, 0)
        both(p.claims, seat, s, 0)
    p.instalments = [i for i in p.instalments if seat not in (i.payer, i.creditor)]
    p.grounds = [g for g in p.grounds if g.seat != seat]
    if p.crusaders >> seat & 1:
        p.crusaders -= 1 << seat
    if p.crusade_wars >> seat & 1:
        p.crusade_wars -= 1 << seat
    p.pledge[seat] = p.host[seat] = p.host_banner[seat] = p.host_general[seat] = 0
    p.host_engine[seat] = NOBODY
    if p.excommunicated >> seat & 1:
        p.excommunicated -= 1 << seat
    if p.banned >> seat & 1:
        p.banned -= 1 << seat
    p.coins[seat] = p.council[seat] = 0
    prune_blockades(p)
