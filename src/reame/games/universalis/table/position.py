"""The position of MedioEvo Universalis, and what anybody can read off it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.parts import Train
from reame.games.universalis.table.secrets import forget
from reame.games.universalis.table.state import State
from reame.kernel.journal import ALL, Event
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.native import i64

if TYPE_CHECKING:
    from reame.kernel.chance import Dice
    from reame.kernel.game import Game


@final
class Universalis(State):
    """Who holds what, who stands where, how the kingdoms stand to each other."""

    def __init__(self, game: Game[Any], seats: int, old: Universalis | None = None) -> None:
        super().__init__(game, seats, old)
        # A bot aims at it, in positions that it imagines, for the player of this turn; it goes with their copies.
        self._aim: int = NOBODY if old is None else old._aim

    @property
    def aim(self) -> int:
        """A territory that is to be taken before any other; from TERRITORIES on, by staking everything; or nothing."""
        return self._aim

    def pursue(self, aim: int) -> None:
        """In thought: the player of this turn aims at something, or at nothing any more."""
        self._aim = aim

    def forget(self, seat: int, dice: Dice) -> None:
        forget(self, seat, dice)

    # -- the journal -------------------------------------------------------------------------

    def enter(self, phase: str, told: bool = True) -> None:
        """A phase begins; it has no heading if nothing will stand under it."""
        self.phase = phase
        if told:
            self.tell(say.PHASE_BEGINS, box.PHASE.find(phase))

    def _write(self, phrase: Phrase, args: list[int], to: int, items: list[int] | None = None) -> None:
        """After the last step of a voyage where it led. No line but the last is looked at: a table keeps no other."""
        last = self._last_step()
        if last is not None and not (phrase is say.MOVED and args[1] == last.args[1]):
            super()._write(say.VOYAGE, [*last.args[:2], last.args[3]], ALL)
        super()._write(phrase, args, to, items)

    def _last_step(self) -> Event | None:
        """The last line, if it is the step of a transport."""
        if self.journal is None or not self.journal.events or self.journal.events[-1].phrase is not say.MOVED:
            return None
        return self.journal.events[-1]

    # -- players -----------------------------------------------------------------------------

    def calendar(self) -> list[int]:
        return [self.turn]

    def alive(self, seat: int) -> bool:
        """Still in the game?"""
        return self.dead >> seat & 1 == 0

    def living(self) -> list[int]:
        """Living players by number."""
        return [s for s in range(self.seats) if self.dead >> s & 1 == 0]

    def from_seat(self, first: int) -> list[int]:
        """Living players in sword order, beginning with one of them."""
        order = [s for s in self.order if self.alive(s)]
        if first in order:
            i = order.index(first)
            return order[i:] + order[:i]
        return order

    def faith(self, seat: int) -> int:
        """An excommunicated player counts as Muslim [6.1, 10.2]."""
        return box.MUSLIM if self.excommunicated >> seat & 1 else box.FAITH_OF[self.kingdom[seat]]

    def christian(self, seat: int) -> bool:
        """Never an excommunicated player [10.2]."""
        return self.faith(seat) == box.CHRISTIAN

    def has(self, seat: int, tech: int) -> bool:
        """Does a player own a technology? Barbarians own none."""
        return seat < self.seats and seat >= 0 and self.technologies[seat] >> tech & 1 == 1

    def techs(self, seat: int) -> int:
        """How many technologies."""
        return self.technologies[seat].bit_count()

    def level(self, seat: int) -> int:
        """Technology level 1 to 4, of which 4 is 3+ [1.8]."""
        n = self.techs(seat)
        k = len(box.LEVEL_FROM)
        while box.LEVEL_FROM[k - 1] > n:
            k -= 1
        return k

    def transport_level(self, seat: int) -> int:
        """Of all transports of a player; pirates sail level 1."""
        return box.TRANSPORT_LEVEL[self.level(seat)] if seat < self.seats else 1

    def leads(self, seat: int) -> int:
        """How many armies one banner leads [1.7]."""
        return box.LEADS[self.level(seat)]

    # -- territories and kingdoms ------------------------------------------------------------

    def lands(self, seat: int) -> list[int]:
        """The territories of a player, in map order."""
        owner = self.owner
        return [t for t in range(box.TERRITORIES) if owner[t] == seat]

    def realm(self, kingdom: int) -> list[int]:
        """The territories of a kingdom."""
        return box.LANDS[self.options["religious_orders"]][kingdom]

    def holds(self, holder: int, kingdom: int) -> bool:
        """All of a kingdom?"""
        return all(self.owner[t] == holder for t in self.realm(kingdom))

    def city(self, t: int) -> bool:
        """Does a city stand there? [1.3]"""
        return self.settlement[t] > 0

    def port(self, t: int) -> bool:
        """A standing city with a port?"""
        return self.settlement[t] > 0 and len(box.PORT_SEAS[t]) > 0

    def room(self, t: int, holder: int, leader: bool = True) -> int:
        """Capacity of a territory in the hands of a holder [1.4]."""
        n = box.TERRAIN_ROOM[box.TERRAIN_OF[t]] + 10 * self.settlement[t] + 10 * self.cathedral[t] + 10 * self.tower[t]
        if box.TERRAIN_OF[t] == box.PLAIN:
            if self.has(holder, box.AGRICULTURE):
                n += 10
            if self.has(holder, box.POTTERY) and self.options["pottery_capacity"]:
                n += 10
        if self.fort[t]:
            n += 10 * self.fort[t] if self.options["fort_capacity_cumulative"] else 10
        if holder == box.BARBARIANS and leader:
            n += box.LEADER_ROOM[self.leader[t]]
        return n

    def capacity(self, t: int) -> int:
        """Capacity of a territory as it stands [1.4]."""
        return self.room(t, self.owner[t])

    def occupants(self, t: int) -> int:
        """What capacity is compared with: armies and goods of the territory, not the loads of transports."""
        n = self.armies[t]
        for g in range(box.GOODS):
            n += self.stored[t * box.GOODS + g]
        return n

    def cathedrals(self, seat: int) -> int:
        """How many cathedrals a player has."""
        n = 0
        for t in range(box.TERRITORIES):
            if self.cathedral[t] and self.owner[t] == seat:
                n += 1
        return n

    def transport_room(self, t: int) -> int:
        """How many transports of one player may stay in a territory [1.4]."""
        n = box.TERRAIN_TRANSPORTS[box.TERRAIN_OF[t]]
        if self.settlement[t] == 4:
            return n * box.CAPITAL_FACTOR
        return n * box.CITY_FACTOR if self.settlement[t] else n

    def area_room(self, area: int) -> int:
        """How many transports of one player may stay in an area."""
        return self.transport_room(area) if area < box.TERRITORIES else box.SEA_TRANSPORTS[area - box.TERRITORIES]

    def banner_room(self, area: int) -> int:
        """How many banners of one player may stay in an area."""
        return max(1, self.settlement[area]) if area < box.TERRITORIES else 1

    # -- armies and pieces -------------------------------------------------------------------

    def ground(self, seat: int, t: int) -> int:
        """Loose armies of a holder in a territory."""
        return self.armies[t] if self.owner[t] == seat else 0

    def train(self, seat: int, t: int) -> int:
        """Armies of a player on land he does not hold, without a transport."""
        for train in self.trains:
            if train.seat == seat and train.territory == t:
                return train.armies
        return 0

    def set_train(self, seat: int, t: int, n: int) -> None:
        """Make a train so large; on own land it merges with the armies there."""
        if n and self.owner[t] == seat:
            self.armies[t] += n
            n = 0
        place = 0
        for train in self.trains:
            if train.seat == seat and train.territory == t:
                if n:
                    train.armies = n
                else:
                    self.trains.pop(place)
                return
            if (train.seat, train.territory) < (seat, t):
                place += 1
        if n:
            self.trains.insert(place, Train(seat, t, n))

    def transports_of(self, seat: int) -> list[int]:
        """Transports of a player on the map."""
        first = seat * box.PER_SEAT
        return [x for x in range(first, first + box.PER_SEAT) if self.transport_at[x] != NOBODY]

    def transports_at(self, seat: int, area: int) -> list[int]:
        """Transports of a player in an area."""
        first = seat * box.PER_SEAT
        return [x for x in range(first, first + box.PER_SEAT) if self.transport_at[x] == area]

    def exposed_at(self, seat: int, area: int) -> list[int]:
        """Those that can be attacked: not ships that have not left a foreign start port [2]."""
        return [x for x in self.transports_at(seat, area) if not self.sheltered[x]]

    def is_exposed_at(self, seat: i64, area: i64) -> bool:
        """Has a player such a transport in an area? Asked for every player wherever barbarians grow."""
        first = seat * box.PER_SEAT
        for x in range(first, first + box.PER_SEAT):
            at: i64 = self.transport_at[x]
            if at == area and not self.sheltered[x]:
                return True
        return False

    def war_ships(self, seat: i64, area: i64) -> int:
        """War ships of a player in an area, or in a port."""
        n = 0
        first = seat * box.PER_SEAT + box.WAR_SHIP * box.SLOTS
        for x in range(first, first + box.SLOTS):
            at: i64 = self.transport_at[x]
            if at == area:
                n += 1
        return n

    def aboard(self, seat: int, area: int) -> int:
        """Armies of a player aboard transports in an area."""
        n = 0
        for x in self.transports_at(seat, area):
            n += self.transport_armies[x]
        return n

    def armies_at(self, holder: int, t: int) -> int:
        """All armies of a holder in a territory: loose, aboard, in trains."""
        if holder == box.BARBARIANS:
            return self.ground(holder, t)
        return self.ground(holder, t) + self.train(holder, t) + self.aboard(holder, t)

    def armies_on_map(self, seat: int) -> int:
        """Loose, aboard, in trains and in a host."""
        n = self.host[seat]
        for t in range(box.TERRITORIES):
            if self.owner[t] == seat:
                n += self.armies[t]
        for train in self.trains:
            if train.seat == seat:
                n += train.armies
        for x in self.transports_of(seat):
            n += self.transport_armies[x]
        return n

    def removable(self, seat: int) -> int:
        """Armies on the map beyond one for each territory [8]."""
        return self.armies_on_map(seat) - len(self.lands(seat))

    def load(self, x: int) -> int:
        """Goods aboard a transport."""
        n = 0
        for g in range(box.GOODS):
            n += self.cargo[x * box.GOODS + g]
        return n

    def army_space(self, x: int) -> int:
        """How many more armies a transport takes."""
        return box.ARMIES_OF[box.TYPE_OF[x]][self.transport_level(box.OWNER_OF[x])] - self.transport_armies[x]

    def goods_space(self, x: int) -> int:
        """How many more goods a transport takes."""
        return box.GOODS_OF[box.TYPE_OF[x]][self.transport_level(box.OWNER_OF[x])] - self.load(x)

    def banners_of(self, seat: int) -> list[int]:
        """Banners of a player on the map."""
        return [b for b in range(seat * box.BANNER_SLOTS, (seat + 1) * box.BANNER_SLOTS) if self.experience[b]]

    def banner_area(self, b: int) -> int:
        """Where a banner is, aboard or on foot."""
        x = self.banner_on[b]
        return self.banner_at[b] if x == NOBODY else self.transport_at[x]

    def banners_at(self, seat: int, area: int) -> list[int]:
        """Banners of a player in an area, aboard or on foot."""
        return [b for b in self.banners_of(seat) if self.banner_area(b) == area]

    def has_banner_at(self, seat: i64, area: int) -> bool:
        """Has a player a banner in an area? Asked as often as for transports."""
        first = seat * box.BANNER_SLOTS
        return any(self.experience[b] and self.banner_area(b) == area for b in range(first, first + box.BANNER_SLOTS))

    def banner_aboard(self, x: int) -> int:
        """The banner aboard a transport, or NOBODY."""
        for b in self.banners_of(box.OWNER_OF[x]):
            if self.banner_on[b] == x:
                return b
        return NOBODY

    def generals(self, seat: int) -> int:
        """Generals of a player on the map."""
        n = self.host_general[seat]
        for b in self.banners_of(seat):
            n += self.general[b]
        return n

    def engines(self, t: int, engine: int) -> int:
        """Siege engines of one kind in a territory."""
        return self.bombards[t] if engine else self.catapults[t]

    def add_engine(self, t: int, engine: int, n: int) -> None:
        """Put siege engines in a territory, or take them away."""
        if engine:
            self.bombards[t] += n
        else:
            self.catapults[t] += n

    # -- numbers of pieces, reserve included -------------------------------------------------

    def kept(self, seat: int, what: int) -> int:
        """Pieces of a sort in a player's reserve."""
        return self.reserve[seat * box.RESERVES + what]

    def keep(self, seat: int, what: int, n: int) -> None:
        """Put pieces in a player's reserve, or take them out."""
        self.reserve[seat * box.RESERVES + what] += n

    def keep_armies(self, seat: int, n: int) -> None:
        """Armies into the reserve."""
        self.keep(seat, box.ARMIES_KEPT, n)

    def number_of_type(self, seat: int, kind: int) -> int:
        """Transports of a type, on the map and in reserve."""
        first = seat * box.PER_SEAT + kind * box.SLOTS
        n = self.kept(seat, box.TYPES_KEPT + kind)
        for x in range(first, first + box.SLOTS):
            if self.transport_at[x] != NOBODY:
                n += 1
        return n

    def type_limit(self, seat: int) -> int:
        """Transports of each type that a player may own."""
        return box.TRANSPORTS_EACH[self.level(seat)]

    def number_of_banners(self, seat: int) -> int:
        """Banners on the map, in the host and in reserve."""
        return len(self.banners_of(seat)) + self.kept(seat, box.BANNERS_KEPT) + (1 if self.host_banner[seat] else 0)

    def banner_limit(self, seat: int) -> int:
        """Banners a player may own."""
        return box.BANNERS_MOST[self.level(seat)]

    def number_of_generals(self, seat: int) -> int:
        """Generals on the map, in the host and in reserve."""
        return self.generals(seat) + self.kept(seat, box.GENERALS_KEPT)

    def number_of_engines(self, seat: int, engine: int) -> int:
        """Siege engines of a kind on the map, in the host and in reserve."""
        n = self.kept(seat, box.ENGINES_KEPT + engine) + (1 if self.host_engine[seat] == engine else 0)
        for t in range(box.TERRITORIES):
            if self.owner[t] == seat:
                n += self.engines(t, engine)
        return n

    def engine_limit(self, seat: int, engine: int) -> int:
        """Siege engines of a kind that a player may own."""
        return box.ENGINES_MOST[engine][self.level(seat)]

    def grain_of(self, seat: int) -> int:
        """Grain reserves of a player, in hand or in farms."""
        n = self.grain[seat]
        for t in range(box.TERRITORIES):
            if self.barn[t] and self.owner[t] == seat and self.building[t] == box.FARM:
                n += self.barn[t]
        return n

    # -- relations ---------------------------------------------------------------------------

    def at_war(self, a: int, b: int) -> bool:
        """A war under truce sleeps [6.7]."""
        return self.war[a * box.SEATS + b] == 1 and self.truce[a * box.SEATS + b] < self.turn

    def truced(self, a: int, b: int) -> bool:
        """Under truce?"""
        return self.truce[a * box.SEATS + b] >= self.turn > 0

    def foes(self, seat: int) -> int:
        """Those a player has a war with, as bits."""
        bits = 0
        for s in range(self.seats):
            if self.war[seat * box.SEATS + s]:
                bits += 1 << s
        return bits

    def allied(self, a: int, b: int) -> bool:
        """By treaty, in a common war, or in a crusade [6.1, 6.5, 10.3]."""
        if a == b:
            return False
        if self.alliance[a * box.SEATS + b]:
            return True
        if self.war[a * box.SEATS + b]:
            return False
        if self.crusade != "none" and self.crusaders >> a & 1 and self.crusaders >> b & 1:
            return True
        together = self.comrades[a * box.SEATS + b]
        return together != 0 and together & self.foes(a) & self.foes(b) != 0

    def same_faith(self, a: int, b: int) -> bool:
        """Of one faith?"""
        return self.faith(a) == self.faith(b)

    def may_pass(self, grantor: int, grantee: int) -> bool:
        """Passage, by pact, by card, or to a gathering crusade [6.1, 6.7, 10.3]."""
        i = grantor * box.SEATS + grantee
        if self.passage[i] or self.passage_term[i] >= self.turn > 0:
            return True
        return self.crusade == "preparing" and bool(self.crusaders >> grantor & self.crusaders >> grantee & 1)

    def may_trade(self, grantor: int, grantee: int) -> bool:
        """Trade, by pact or by card."""
        i = grantor * box.SEATS + grantee
        return self.trade[i] == 1 or self.trade_term[i] >= self.turn > 0


def both(grid: list[int], a: int, b: int, value: int) -> None:
    """Set a symmetric relation."""
    grid[a * box.SEATS + b] = value
    grid[b * box.SEATS + a] = value


def cities(p: Universalis, seat: int) -> list[int]:
    """Territories of a player where a city stands."""
    return [t for t in range(box.TERRITORIES) if p.owner[t] == seat and p.settlement[t] > 0]


def zone_coast(p: Universalis, zone: int) -> list[int]:
    """Player territories on a coast of a sea zone, in map order."""
    out: list[int] = []
    for t in range(box.TERRITORIES):
        if 0 <= p.owner[t] < p.seats and [s for s in box.COAST_SEAS[t] if box.SEA_ZONE[s] == zone]:
            out.append(t)
    return out
