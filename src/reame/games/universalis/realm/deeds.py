"""What happens to pieces, buildings and territories, by whatever rule: they fall, pass to another, are removed."""

from __future__ import annotations

from reame.games.universalis.realm.honour import by_points, check_objective
from reame.games.universalis.realm.ledger import score, turn_up
from reame.games.universalis.realm.papacy import papal_state_passed, pope_leaves
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis, both
from reame.games.universalis.table.reserves import empty, inherit
from reame.kernel.kinds import NOBODY

LARGE: int = 8  # territories of a playable kingdom


# -- pieces ----------------------------------------------------------------------------------


def remove_general(p: Universalis, b: int) -> None:
    """A general leaves its banner."""
    if p.general[b]:
        p.general[b] = 0
        p.tell(say.GENERAL_LOST, box.BANNER_OWNER[b], b)
        cap_level(p, b)


def cap_level(p: Universalis, b: int) -> None:
    """A general lost no longer counts for this turn's attacks and steps [1.7]."""
    over = p.banner_level[b] - p.experience[b] - p.general[b]
    if over > 0:
        p.banner_level[b] -= over
        p.attacks[b] = max(0, p.attacks[b] - over)
        p.banner_moves[b] = max(0, p.banner_moves[b] - over)


def remove_banner(p: Universalis, b: int) -> None:
    """A banner leaves the map with its general; its train stays where it is [5.3]."""
    if not p.experience[b]:
        return
    p.tell(say.BANNER_LOST, box.BANNER_OWNER[b], b)
    clear_banner(p, b)


def clear_banner(p: Universalis, b: int) -> None:
    """An empty slot."""
    p.experience[b] = p.general[b] = 0
    p.banner_at[b] = p.banner_on[b] = NOBODY
    p.banner_level[b] = p.banner_moves[b] = p.attacks[b] = p.conquests[b] = 0


def empty_cargo(p: Universalis, x: int) -> None:
    """All goods of a transport are lost."""
    for g in range(box.GOODS):
        p.cargo[x * box.GOODS + g] = 0


def clear_transport(p: Universalis, x: int) -> None:
    """An empty slot."""
    p.transport_at[x] = NOBODY
    p.transport_armies[x] = p.transport_moves[x] = p.delay[x] = p.sheltered[x] = 0
    empty_cargo(p, x)


def destroy_transport(p: Universalis, x: int) -> None:
    """A transport is lost with its load and the banner aboard."""
    if p.transport_at[x] == NOBODY:
        return
    b = p.banner_aboard(x)
    if b != NOBODY:
        remove_banner(p, b)
    p.tell(say.TRANSPORT_LOST, box.OWNER_OF[x], x)
    clear_transport(p, x)
    prune_blockades(p)


def free_slot(p: Universalis, seat: int, kind: int) -> int:
    """A slot for one more transport of a type, or NOBODY."""
    first = seat * box.PER_SEAT + kind * box.SLOTS
    for x in range(first, first + box.SLOTS):
        if p.transport_at[x] == NOBODY:
            return x
    return NOBODY


def place_transport(p: Universalis, seat: int, kind: int, area: int) -> int:
    """A new transport on the map; its slot."""
    x = free_slot(p, seat, kind)
    if x != NOBODY:
        clear_transport(p, x)
        p.transport_at[x] = area
        prune_blockades(p)
    return x


def place_banner(p: Universalis, seat: int, t: int) -> int:
    """A new banner on the map, of experience 1; its slot."""
    for b in range(seat * box.BANNER_SLOTS, (seat + 1) * box.BANNER_SLOTS):
        if not p.experience[b]:
            clear_banner(p, b)
            p.experience[b] = 1
            p.banner_at[b] = t
            return b
    return NOBODY


def take_banner(p: Universalis, b: int, seat: int) -> int:
    """A banner passes to another player, with its general; it does nothing more in this turn."""
    new = NOBODY
    for c in range(seat * box.BANNER_SLOTS, (seat + 1) * box.BANNER_SLOTS):
        if not p.experience[c]:
            new = c
            break
    if new != NOBODY:
        clear_banner(p, new)
        p.experience[new] = p.experience[b]
        p.general[new] = p.general[b]
        p.banner_at[new] = p.banner_at[b]
    clear_banner(p, b)
    return new


def take_transport(p: Universalis, x: int, seat: int) -> int:
    """A transport passes to another player with its whole load, as far as the new owner's level carries it."""
    new = free_slot(p, seat, box.TYPE_OF[x])
    b = p.banner_aboard(x)
    if new == NOBODY:
        destroy_transport(p, x)
        return NOBODY
    clear_transport(p, new)
    level = p.transport_level(seat)
    p.transport_at[new] = p.transport_at[x]
    p.transport_armies[new] = min(p.transport_armies[x], box.ARMIES_OF[box.TYPE_OF[x]][level])
    space = box.GOODS_OF[box.TYPE_OF[x]][level]
    for g in range(box.GOODS):
        n = min(space, p.cargo[x * box.GOODS + g])
        p.cargo[new * box.GOODS + g] = n
        space -= n
    if b != NOBODY:
        c = take_banner(p, b, seat)
        if c != NOBODY:
            p.banner_on[c] = new
            p.banner_at[c] = NOBODY
    p.tell(say.TRANSPORT_TAKEN, seat, x)
    clear_transport(p, x)
    prune_blockades(p)
    return new


def destroy_pieces(p: Universalis, seat: int, t: int, by: int) -> None:
    """All a player has on land he does not hold: transports, banners, trains. A player who does it scores."""
    for b in p.banners_at(seat, t):
        kill_banner(p, b, by)
    for x in p.exposed_at(seat, t):
        destroy_transport(p, x)
        if by != box.BARBARIANS:
            score(p, by, box.AWARD["player_transport"], "player_transport")
    p.set_train(seat, t, 0)


def kill_banner(p: Universalis, b: int, by: int) -> None:
    """A banner is destroyed in combat, with its general [11.1]."""
    general = p.general[b]
    remove_banner(p, b)
    if by != box.BARBARIANS:
        score(p, by, box.AWARD["banner_destroyed"], "banner_destroyed")
        if general:
            score(p, by, box.AWARD["general_killed"], "general_killed")


# -- buildings -------------------------------------------------------------------------------


def lower_settlement(p: Universalis, t: int, n: int) -> None:
    """A settlement falls; a fortification higher than it falls with it, trade buildings with the last level."""
    if n <= 0 or not p.settlement[t]:
        return
    p.settlement[t] = max(0, p.settlement[t] - n)
    p.tell(say.SETTLEMENT_FALLS, t, p.settlement[t])
    p.fort[t] = min(p.fort[t], max(1, p.settlement[t]))
    if not p.settlement[t]:
        p.building[t] = p.barn[t] = 0


def lower_fort(p: Universalis, t: int, n: int) -> None:
    """A fortification falls."""
    if n > 0 and p.fort[t]:
        p.fort[t] = max(0, p.fort[t] - n)
        p.tell(say.FORT_FALLS, t, p.fort[t])


def remove_cathedral(p: Universalis, t: int) -> None:
    """A cathedral is removed."""
    if p.cathedral[t]:
        p.cathedral[t] = 0
        p.tell(say.CATHEDRAL_LOST, t)


def remove_engines(p: Universalis, t: int) -> None:
    """Siege engines are lost with their territory."""
    p.catapults[t] = p.bombards[t] = 0
    p.engines_moved[t * 2] = p.engines_moved[t * 2 + 1] = 0


def cathedral_room(p: Universalis, kingdom: int) -> int:
    """How many more cathedrals a kingdom may have [1.3]."""
    lands = p.realm(kingdom)
    n = 2 if len(lands) >= LARGE else 1
    for t in lands:
        n -= p.cathedral[t]
    return n


# -- territories -----------------------------------------------------------------------------


def give_territory(p: Universalis, t: int, holder: int, armies: int, conquered: bool = False) -> None:
    """A territory passes to another holder, who has so many armies there."""
    p.owner[t] = holder
    p.armies[t] = armies
    if holder != box.BARBARIANS:
        p.leader[t] = box.NO_LEADER
        n = p.train(holder, t)
        p.set_train(holder, t, 0)
        p.armies[t] += n
        p.barn[t] -= max(0, p.grain_of(holder) - box.GRAIN_MOST)  # no player has more [11.3]
        p.shown += p.cathedral[t]  # whether a tax collector turns up is news, also if none does
        turn_up(p, holder)
    if t == box.PAPAL:
        papal_state_passed(p, holder, conquered)
    prune_blockades(p)


def conquer(p: Universalis, t: int, winner: int, armies: int) -> list[int]:
    """The conquest of a territory [5.4]; the trade transports that passed to the winner, as new slots."""
    loser = p.owner[t]
    players = loser != box.BARBARIANS and winner != box.BARBARIANS
    if winner == box.BARBARIANS:
        p.tell(say.OVERRUN, loser, t)
    else:
        p.tell(say.CONQUERED, winner, t, armies)
    if players and p.settlement[t]:
        score(p, winner, box.AWARD["player_city"], "player_city")
    if p.tower[t] and winner != box.BARBARIANS:
        score(p, winner, box.AWARD["tower"], "tower")
    lower_settlement(p, t, 1)
    lower_fort(p, t, 1)
    p.barn[t] = 0
    remove_cathedral(p, t)
    remove_engines(p, t)
    taken: list[int] = []
    if loser == box.BARBARIANS:
        kill_leader(p, t, winner)
    else:
        for b in p.banners_at(loser, t):
            kill_banner(p, b, winner)
        for x in p.transports_at(loser, t):
            if winner != box.BARBARIANS:
                score(p, winner, box.AWARD["player_transport"], "player_transport")
            if box.IS_TRADE[box.TYPE_OF[x]] and winner != box.BARBARIANS:
                p.transport_armies[x] = 0
                new = take_transport(p, x, winner)
                if new != NOBODY:
                    taken.append(new)
            else:
                destroy_transport(p, x)
    if winner == box.BARBARIANS:
        for g in range(box.GOODS):
            p.stored[t * box.GOODS + g] = 0
    give_territory(p, t, winner, armies, conquered=True)
    if winner != box.BARBARIANS:
        award_kingdom(p, t, winner, loser)
        check_objective(p, winner)
    if loser != box.BARBARIANS:
        check_out(p, loser, winner)
    return taken


def kill_leader(p: Universalis, t: int, by: int) -> None:
    """The barbarian leader of a territory dies; a general is worth honour."""
    leader = p.leader[t]
    p.leader[t] = box.NO_LEADER
    if leader == box.GENERAL and by != box.BARBARIANS:
        score(p, by, box.AWARD["general_killed"], "general_killed")


def award_kingdom(p: Universalis, t: int, winner: int, loser: int) -> None:
    """Completing a kingdom by conquest, once per player and kingdom, not the own one [11.1]."""
    k = box.KINGDOM_OF[t]
    i = winner * len(p.complete) + k
    if k == p.kingdom[winner] or k == box.PAPAL_KINGDOM or p.awarded[i] or not p.holds(winner, k):
        return
    p.awarded[i] = 1
    size = "large" if len(p.realm(k)) >= LARGE else "minor"
    feat = ("barbarian" if loser == box.BARBARIANS else "player") + "_kingdom_" + size
    score(p, winner, box.AWARD[feat], feat)


# -- blockades -------------------------------------------------------------------------------


def side_ships(p: Universalis, seat: int, sea: int, ports: bool) -> int:
    """War ships of a player and its allies in a sea area, with or without its ports."""
    n = 0
    for s in p.living():
        if s == seat or p.allied(seat, s):
            n += p.war_ships(s, box.TERRITORIES + sea)
            if ports:
                for t in box.PORTS_OF[sea]:
                    n += p.war_ships(s, t)
    return n


def blockade_stands(p: Universalis, row: list[int]) -> bool:
    """Does the condition of a blockade still hold? [5.8]"""
    by, against, sea, strait = row
    if not p.alive(by) or not p.alive(against) or p.truced(by, against):
        return False
    if strait:
        return all(p.owner[t] == by for t in box.BANKS[sea]) and not p.may_pass(by, against)
    if not p.war_ships(by, box.TERRITORIES + sea):
        return False
    return side_ships(p, against, sea, True) <= side_ships(p, by, sea, False)  # those in port count, as at Tunis [13.6]


def prune_blockades(p: Universalis) -> None:
    """Blockades whose condition fails are over."""
    if not p.blockades:
        return
    for row in list(p.blockades):
        if not blockade_stands(p, row):
            p.blockades.remove(row)
            p.tell(say.BLOCKADE_ENDS, row[0], row[1], row[2])


# -- elimination -----------------------------------------------------------------------------


def check_out(p: Universalis, seat: int, by: int) -> None:
    """A player with neither territory nor transport on the map is out [5.7]."""
    if not p.alive(seat) or p.transports_of(seat) or any(p.owner[t] == seat for t in range(box.TERRITORIES)):
        return
    p.dead += 1 << seat
    p.tell(say.ELIMINATED, seat)
    for b in p.banners_of(seat):
        clear_banner(p, b)
    p.trains = [row for row in p.trains if row[0] != seat]
    heir = by if by != box.BARBARIANS and by != NOBODY and p.alive(by) else NOBODY
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
    p.instalments = [row for row in p.instalments if seat not in (row[0], row[1])]
    p.grounds = [row for row in p.grounds if row[0] != seat]
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
    p.coins[seat] = 0
    prune_blockades(p)


def end_pacts(p: Universalis, a: int, b: int) -> None:
    """War, a crusade or excommunication ends all pacts between two players."""
    for grid in (p.alliance, p.comrades, p.passage, p.trade, p.passage_term, p.trade_term, p.toll):
        both(grid, a, b, 0)


def start_war(p: Universalis, a: int, b: int) -> None:
    """Two players are at war: their pacts and what one owes the other are over."""
    end_pacts(p, a, b)
    both(p.truce, a, b, 0)
    both(p.war, a, b, 1)
    pair = [a, b]
    p.instalments = [row for row in p.instalments if row[0] not in pair or row[1] not in pair]
    prune_blockades(p)


def end_war(p: Universalis, a: int, b: int) -> None:
    """Two players are at war no longer; those who fought them side by side do so no more."""
    both(p.war, a, b, 0)
    for s in range(p.seats):
        for x, y in ((a, b), (b, a)):
            i = x * box.SEATS + s
            if p.comrades[i] >> y & 1:
                both(p.comrades, x, s, p.comrades[i] - (1 << y))
    prune_blockades(p)
