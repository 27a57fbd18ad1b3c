"""The table of MedioEvo Universalis: who holds what, who stands where, how the kingdoms stand to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from reame.games.universalis.table import things as box
from reame.games.universalis.table.secrets import forget
from reame.kernel.cards import Bag, Cards
from reame.kernel.fields import (
    MOST,
    Deck,
    Field,
    Grid,
    Hand,
    Many,
    Mask,
    Number,
    One,
    Per,
    Row,
    Some,
    Word,
    fields,
    hidden,
    own,
)
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.native import i64
from reame.kernel.position import Position

if TYPE_CHECKING:
    from reame.kernel.chance import Dice
    from reame.kernel.game import Game


@final
class Universalis(Position):
    """A game of MedioEvo Universalis."""

    FIELDS: ClassVar[list[Field]] = (
        fields(
            turn=Number(),
            phase=Word(*box.PHASE.words),
            active=One(SEAT),  # whose turn it is
            order=Some(SEAT),  # the swords of this turn; dead players are left out
            dead=Mask(SEAT),
            kingdom=Per(SEAT, One(box.KINGDOM), NOBODY),
            honour=Per(SEAT, Number(-MOST), 0),
            technologies=Per(SEAT, Mask(box.TECH), 0),
            fresh=Per(SEAT, Mask(box.TECH), 0),  # bought in this turn: no prerequisites yet
            merchants=Per(SEAT, Number(), 0),  # face up
            collectors=Per(SEAT, Number(), 0),
            coins=Per(SEAT, Number(), 0),  # honour coins not spent
            tens=Per(SEAT, Number(), 0),  # tens of honour for which a coin was given
            council=Number(),  # technologies at half price in the coming purchase
            # territories
            owner=Per(box.TERRITORY, One(box.HOLDER), NOBODY),  # NOBODY: not in play
            armies=Per(box.TERRITORY, Number(), 0),  # of the owner, loose
            settlement=Per(box.TERRITORY, Number(0, 4), 0),
            fort=Per(box.TERRITORY, Number(0, 4), 0),
            cathedral=Per(box.TERRITORY, Number(0, 1), 0),
            catapults=Per(box.TERRITORY, Number(), 0),  # of the owner
            bombards=Per(box.TERRITORY, Number(), 0),
            leader=Per(box.TERRITORY, One(box.LEADER), 0),  # of barbarians
            stored=Grid(box.TERRITORY, box.GOOD),
            finds=Grid(box.TERRITORY, box.GOOD),  # treasure goods, free for whoever loads them
            tower=Per(box.TERRITORY, Number(0, 1), 0),
            poles=Per(box.TERRITORY, Number(), 0),
            building=Per(box.TERRITORY, One(box.BUILDING), 0),
            barn=Per(box.TERRITORY, Number(), 0),  # grain reserves in a farm
            complete=Per(box.KINGDOM, One(box.HOLDER), NOBODY),  # who held all of it when this player's turn began
            awarded=Grid(SEAT, box.KINGDOM),
            # transports: at an area, or nowhere
            transport_at=Per(box.TRANSPORT, One(box.AREA), NOBODY),
            transport_armies=Per(box.TRANSPORT, Number(), 0),
            cargo=Grid(box.TRANSPORT, box.GOOD),
            transport_moves=Per(box.TRANSPORT, Number(), 0),  # movement points left
            delay=Per(box.TRANSPORT, Number(-MOST), 0),  # change of movement in the next phase
            sheltered=Per(box.TRANSPORT, Number(0, 1), 0),  # still in a foreign start port
            # banners: experience 0 is no banner; aboard a transport, or at a territory
            experience=Per(box.BANNER, Number(0, 3), 0),
            general=Per(box.BANNER, Number(0, 1), 0),
            banner_at=Per(box.BANNER, One(box.TERRITORY), NOBODY),
            banner_on=Per(box.BANNER, One(box.TRANSPORT), NOBODY),
            banner_level=Per(box.BANNER, Number(), 0),  # read at the start of the turn
            banner_moves=Per(box.BANNER, Number(), 0),
            attacks=Per(box.BANNER, Number(), 0),  # still to be made in this turn
            conquests=Per(box.BANNER, Number(), 0),
            trains=Many(Row(seat=One(SEAT), territory=One(box.TERRITORY), armies=Number(1))),
            engines_moved=Grid(box.TERRITORY, box.ENGINE),  # came here in this phase
            pirates=Many(Row(sea=One(box.SEA), armies=Number(), leader=One(box.LEADER))),
            blockades=Many(Row(by=One(SEAT), against=One(SEAT), sea=One(box.SEA), strait=Number(0, 1))),
            # relations, by pairs of seats
            war=Grid(SEAT, SEAT),
            truce=Grid(SEAT, SEAT),  # the last turn of it
            alliance=Grid(SEAT, SEAT),
            comrades=Grid(SEAT, SEAT),  # foes, as bits, against whom two fight side by side
            passage=Grid(SEAT, SEAT),  # from grantor to grantee
            trade=Grid(SEAT, SEAT),
            passage_term=Grid(SEAT, SEAT),  # by card, the last turn of it
            trade_term=Grid(SEAT, SEAT),
            toll=Grid(SEAT, SEAT),  # per cent, from taker to payer
            claims=Grid(SEAT, SEAT),  # casus belli of the first against the second
            instalments=Many(Row(payer=One(SEAT), creditor=One(SEAT), amount=Number(1), turns=Number(1))),
            # Pope and crusade
            pope=One(SEAT),
            excommunicated=Mask(SEAT),
            banned=Mask(SEAT),  # the one-turn ban
            grounds=Many(Row(seat=One(SEAT), ground=One(box.GROUND))),  # for excommunication, in this turn
            crusade=Word("none", "preparing", "marching"),
            crusade_target=One(box.TERRITORY),
            crusade_start=One(box.TERRITORY),
            crusade_due=Number(),  # the last turn of preparation
            crusaders=Mask(SEAT),
            crusade_foe=One(SEAT),  # with whom they are at war for the crusade alone
            crusade_wars=Mask(SEAT),  # crusaders whose war with the foe the crusade made
            pledge=Per(SEAT, Number(), 0),
            host_at=One(box.AREA),
            host=Per(SEAT, Number(), 0),
            host_banner=Per(SEAT, Number(0, 3), 0),  # its experience
            host_general=Per(SEAT, Number(0, 1), 0),
            host_engine=Per(SEAT, One(box.ENGINE), NOBODY),
            host_order=Some(SEAT),  # in which its players fight, once fixed
            crusade_holder=One(box.HOLDER),  # of the target, as last seen
            discards=Deck(box.CARD),
            event_discards=Deck(box.EVENT),
            calamity_discards=Deck(box.CALAMITY),
            treasure_discards=Deck(box.TREASURE),
        )
        + own(
            florins=Per(SEAT, Number(), 0),
            reserve=Grid(SEAT, box.RESERVE),
            hands=Per(SEAT, Hand(box.CARD)),
            objective=Per(SEAT, One(box.OBJECTIVE), NOBODY),
            grain=Per(SEAT, Number(0, 4), 0),
        )
        + hidden(
            deck=Deck(box.CARD),
            events=Deck(box.EVENT),
            calamities=Deck(box.CALAMITY),
            treasures=Deck(box.TREASURE),
            least=Per(SEAT, Number(), 0),  # bounds that everybody can work out: of florins from below,
            most=Per(SEAT, Number(), 0),  # of florins and what was bought unseen, at its price,
            gone=Per(SEAT, Number(), 0),  # and how much of that certainly was
            known=Grid(SEAT, box.RESERVE),  # pieces that all know to wait in a reserve
            bare=Mask(SEAT),  # who has shown that no general does, since the last purchase
            grain_most=Per(SEAT, Number(0, 4), 0),  # bound of grain reserves, likewise
            earned=Grid(SEAT, box.SOURCE),  # a tally for statistics
        )
    )

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        self.turn = 0
        self.phase = "setup"
        self.active = NOBODY
        self.order: list[int] = []
        self.dead = 0
        self.kingdom = [NOBODY] * seats
        self.honour = [0] * seats
        self.technologies = [0] * seats
        self.fresh = [0] * seats
        self.merchants = [0] * seats
        self.collectors = [0] * seats
        self.coins = [0] * seats
        self.tens = [0] * seats
        self.council = 0
        self.owner = [NOBODY] * box.TERRITORIES
        self.armies = [0] * box.TERRITORIES
        self.settlement = [0] * box.TERRITORIES
        self.fort = [0] * box.TERRITORIES
        self.cathedral = [0] * box.TERRITORIES
        self.catapults = [0] * box.TERRITORIES
        self.bombards = [0] * box.TERRITORIES
        self.leader = [0] * box.TERRITORIES
        self.stored = [0] * (box.TERRITORIES * box.GOODS)
        self.finds = [0] * (box.TERRITORIES * box.GOODS)
        self.tower = [0] * box.TERRITORIES
        self.poles = [0] * box.TERRITORIES
        self.building = [0] * box.TERRITORIES
        self.barn = [0] * box.TERRITORIES
        self.complete = [NOBODY] * box.KINGDOMS
        self.awarded = [0] * (box.SEATS * box.KINGDOMS)
        self.transport_at = [NOBODY] * box.TRANSPORTS
        self.transport_armies = [0] * box.TRANSPORTS
        self.cargo = [0] * (box.TRANSPORTS * box.GOODS)
        self.transport_moves = [0] * box.TRANSPORTS
        self.delay = [0] * box.TRANSPORTS
        self.sheltered = [0] * box.TRANSPORTS
        self.experience = [0] * box.BANNERS
        self.general = [0] * box.BANNERS
        self.banner_at = [NOBODY] * box.BANNERS
        self.banner_on = [NOBODY] * box.BANNERS
        self.banner_level = [0] * box.BANNERS
        self.banner_moves = [0] * box.BANNERS
        self.attacks = [0] * box.BANNERS
        self.conquests = [0] * box.BANNERS
        self.trains: list[list[int]] = []
        self.engines_moved = [0] * (box.TERRITORIES * 2)
        self.pirates: list[list[int]] = []
        self.blockades: list[list[int]] = []
        pairs = box.SEATS * box.SEATS
        self.war = [0] * pairs
        self.truce = [0] * pairs
        self.alliance = [0] * pairs
        self.comrades = [0] * pairs
        self.passage = [0] * pairs
        self.trade = [0] * pairs
        self.passage_term = [0] * pairs
        self.trade_term = [0] * pairs
        self.toll = [0] * pairs
        self.claims = [0] * pairs
        self.instalments: list[list[int]] = []
        self.pope = NOBODY
        self.excommunicated = 0
        self.banned = 0
        self.grounds: list[list[int]] = []
        self.crusade = "none"
        self.crusade_target = NOBODY
        self.crusade_start = NOBODY
        self.crusade_due = 0
        self.crusaders = 0
        self.crusade_foe = NOBODY
        self.crusade_wars = 0
        self.pledge = [0] * seats
        self.host_at = NOBODY
        self.host = [0] * seats
        self.host_banner = [0] * seats
        self.host_general = [0] * seats
        self.host_engine = [NOBODY] * seats
        self.host_order: list[int] = []
        self.crusade_holder = NOBODY
        self.discards = Bag(box.CARD.size)
        self.event_discards = Bag(box.EVENT.size)
        self.calamity_discards = Bag(box.CALAMITY.size)
        self.treasure_discards = Bag(box.TREASURE.size)
        self.florins = [0] * seats
        self.reserve = [0] * (box.SEATS * box.RESERVES)
        self.hands = [Cards() for _ in range(seats)]
        self.objective = [NOBODY] * seats
        self.grain = [0] * seats
        self.deck = Bag(box.CARD.size)
        self.events = Bag(box.EVENT.size)
        self.calamities = Bag(box.CALAMITY.size)
        self.treasures = Bag(box.TREASURE.size)
        self.least = [0] * seats
        self.most = [0] * seats
        self.gone = [0] * seats
        self.known = [0] * (box.SEATS * box.RESERVES)
        self.bare = 0
        self.grain_most = [0] * seats
        self.earned = [0] * (box.SEATS * box.SOURCE.size)

    def forget(self, seat: int, dice: Dice) -> None:
        forget(self, seat, dice)

    # -- players -----------------------------------------------------------------------------

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
        return [t for t in range(box.TERRITORIES) if self.owner[t] == seat]

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
        for row in self.trains:
            if row[0] == seat and row[1] == t:
                return row[2]
        return 0

    def set_train(self, seat: int, t: int, n: int) -> None:
        """Make a train so large; on own land it merges with the armies there."""
        if n and self.owner[t] == seat:
            self.armies[t] += n
            n = 0
        for i, row in enumerate(self.trains):
            if row[0] == seat and row[1] == t:
                if n:
                    row[2] = n
                else:
                    self.trains.pop(i)
                return
        if n:
            self.trains.append([seat, t, n])
            self.trains.sort()

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
        for row in self.trains:
            if row[0] == seat:
                n += row[2]
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


def has_city(t: int) -> bool:
    """A territory where a city can stand."""
    return box.CITY_OF[t] != NOBODY
