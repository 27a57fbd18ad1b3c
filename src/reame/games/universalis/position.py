"""The table of MedioEvo Universalis: who holds what, who stands where, how the kingdoms stand to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from reame.games.universalis.secrets import forget
from reame.games.universalis.things import (
    AGRICOLTURA,
    AREA,
    ARMIES_KEPT,
    ARMIES_OF,
    BANNER,
    BANNER_SLOTS,
    BANNERS,
    BANNERS_KEPT,
    BANNERS_MOST,
    BARBARIANS,
    BUILDING,
    CALAMITY,
    CAPITAL_FACTOR,
    CARD,
    CHRISTIAN,
    CITY_FACTOR,
    CITY_OF,
    ENGINE,
    ENGINES_KEPT,
    ENGINES_MOST,
    EVENT,
    FAITH_OF,
    FARM,
    GENERALS_KEPT,
    GOOD,
    GOODS,
    GOODS_OF,
    GROUND,
    HOLDER,
    KINGDOM,
    KINGDOMS,
    LANDS,
    LEADER,
    LEADER_ROOM,
    LEADS,
    LEVEL_FROM,
    MUSLIM,
    OBJECTIVE,
    OWNER_OF,
    PER_SEAT,
    PHASE,
    PLAIN,
    PORT_SEAS,
    RESERVE,
    RESERVES,
    SEA,
    SEA_TRANSPORTS,
    SEATS,
    SLOTS,
    SOURCE,
    TECH,
    TERRAIN_OF,
    TERRAIN_ROOM,
    TERRAIN_TRANSPORTS,
    TERRITORIES,
    TERRITORY,
    TRANSPORT,
    TRANSPORT_LEVEL,
    TRANSPORTS,
    TRANSPORTS_EACH,
    TREASURE,
    TYPE_OF,
    TYPES_KEPT,
    VASELLAME,
    WAR_SHIP,
)
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
            phase=Word(*PHASE.words),
            active=One(SEAT),  # whose turn it is
            order=Some(SEAT),  # the swords of this turn; dead players are left out
            dead=Mask(SEAT),
            kingdom=Per(SEAT, One(KINGDOM), NOBODY),
            honour=Per(SEAT, Number(-MOST), 0),
            technologies=Per(SEAT, Mask(TECH), 0),
            fresh=Per(SEAT, Mask(TECH), 0),  # bought in this turn: no prerequisites yet
            merchants=Per(SEAT, Number(), 0),  # face up
            collectors=Per(SEAT, Number(), 0),
            coins=Per(SEAT, Number(), 0),  # honour coins not spent
            tens=Per(SEAT, Number(), 0),  # tens of honour for which a coin was given
            council=Number(),  # technologies at half price in the coming purchase
            # territories
            owner=Per(TERRITORY, One(HOLDER), NOBODY),  # NOBODY: not in play
            armies=Per(TERRITORY, Number(), 0),  # of the owner, loose
            settlement=Per(TERRITORY, Number(0, 4), 0),
            fort=Per(TERRITORY, Number(0, 4), 0),
            cathedral=Per(TERRITORY, Number(0, 1), 0),
            catapults=Per(TERRITORY, Number(), 0),  # of the owner
            bombards=Per(TERRITORY, Number(), 0),
            leader=Per(TERRITORY, One(LEADER), 0),  # of barbarians
            stored=Grid(TERRITORY, GOOD),
            finds=Grid(TERRITORY, GOOD),  # treasure goods, free for whoever loads them
            tower=Per(TERRITORY, Number(0, 1), 0),
            poles=Per(TERRITORY, Number(), 0),
            building=Per(TERRITORY, One(BUILDING), 0),
            barn=Per(TERRITORY, Number(), 0),  # grain reserves in a farm
            complete=Per(KINGDOM, One(HOLDER), NOBODY),  # who held all of it when this player's turn began
            awarded=Grid(SEAT, KINGDOM),
            # transports: at an area, or nowhere
            transport_at=Per(TRANSPORT, One(AREA), NOBODY),
            transport_armies=Per(TRANSPORT, Number(), 0),
            cargo=Grid(TRANSPORT, GOOD),
            transport_moves=Per(TRANSPORT, Number(), 0),  # movement points left
            delay=Per(TRANSPORT, Number(-MOST), 0),  # change of movement in the next phase
            sheltered=Per(TRANSPORT, Number(0, 1), 0),  # still in a foreign start port
            # banners: experience 0 is no banner; aboard a transport, or at a territory
            experience=Per(BANNER, Number(0, 3), 0),
            general=Per(BANNER, Number(0, 1), 0),
            banner_at=Per(BANNER, One(TERRITORY), NOBODY),
            banner_on=Per(BANNER, One(TRANSPORT), NOBODY),
            banner_level=Per(BANNER, Number(), 0),  # read at the start of the turn
            banner_moves=Per(BANNER, Number(), 0),
            attacks=Per(BANNER, Number(), 0),  # still to be made in this turn
            conquests=Per(BANNER, Number(), 0),
            trains=Many(Row(seat=One(SEAT), territory=One(TERRITORY), armies=Number(1))),
            engines_moved=Grid(TERRITORY, ENGINE),  # came here in this phase
            pirates=Many(Row(sea=One(SEA), armies=Number(), leader=One(LEADER))),
            blockades=Many(Row(by=One(SEAT), against=One(SEAT), sea=One(SEA), strait=Number(0, 1))),
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
            grounds=Many(Row(seat=One(SEAT), ground=One(GROUND))),  # for excommunication, in this turn
            crusade=Word("none", "preparing", "marching"),
            crusade_target=One(TERRITORY),
            crusade_start=One(TERRITORY),
            crusade_due=Number(),  # the last turn of preparation
            crusaders=Mask(SEAT),
            crusade_foe=One(SEAT),  # with whom they are at war for the crusade alone
            crusade_wars=Mask(SEAT),  # crusaders whose war with the foe the crusade made
            pledge=Per(SEAT, Number(), 0),
            host_at=One(AREA),
            host=Per(SEAT, Number(), 0),
            host_banner=Per(SEAT, Number(0, 3), 0),  # its experience
            host_general=Per(SEAT, Number(0, 1), 0),
            host_engine=Per(SEAT, One(ENGINE), NOBODY),
            host_order=Some(SEAT),  # in which its players fight, once fixed
            crusade_holder=One(HOLDER),  # of the target, as last seen
            discards=Deck(CARD),
            event_discards=Deck(EVENT),
            calamity_discards=Deck(CALAMITY),
            treasure_discards=Deck(TREASURE),
        )
        + own(
            florins=Per(SEAT, Number(), 0),
            reserve=Grid(SEAT, RESERVE),
            hands=Per(SEAT, Hand(CARD)),
            objective=Per(SEAT, One(OBJECTIVE), NOBODY),
            grain=Per(SEAT, Number(0, 4), 0),
        )
        + hidden(
            deck=Deck(CARD),
            events=Deck(EVENT),
            calamities=Deck(CALAMITY),
            treasures=Deck(TREASURE),
            least=Per(SEAT, Number(), 0),  # bounds that everybody can work out: of florins from below,
            most=Per(SEAT, Number(), 0),  # of florins and what was bought unseen, at its price,
            gone=Per(SEAT, Number(), 0),  # and how much of that certainly was
            known=Grid(SEAT, RESERVE),  # pieces that all know to wait in a reserve
            bare=Mask(SEAT),  # who has shown that no general does, since the last purchase
            grain_most=Per(SEAT, Number(0, 4), 0),  # bound of grain reserves, likewise
            earned=Grid(SEAT, SOURCE),  # a tally for statistics
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
        self.owner = [NOBODY] * TERRITORIES
        self.armies = [0] * TERRITORIES
        self.settlement = [0] * TERRITORIES
        self.fort = [0] * TERRITORIES
        self.cathedral = [0] * TERRITORIES
        self.catapults = [0] * TERRITORIES
        self.bombards = [0] * TERRITORIES
        self.leader = [0] * TERRITORIES
        self.stored = [0] * (TERRITORIES * GOODS)
        self.finds = [0] * (TERRITORIES * GOODS)
        self.tower = [0] * TERRITORIES
        self.poles = [0] * TERRITORIES
        self.building = [0] * TERRITORIES
        self.barn = [0] * TERRITORIES
        self.complete = [NOBODY] * KINGDOMS
        self.awarded = [0] * (SEATS * KINGDOMS)
        self.transport_at = [NOBODY] * TRANSPORTS
        self.transport_armies = [0] * TRANSPORTS
        self.cargo = [0] * (TRANSPORTS * GOODS)
        self.transport_moves = [0] * TRANSPORTS
        self.delay = [0] * TRANSPORTS
        self.sheltered = [0] * TRANSPORTS
        self.experience = [0] * BANNERS
        self.general = [0] * BANNERS
        self.banner_at = [NOBODY] * BANNERS
        self.banner_on = [NOBODY] * BANNERS
        self.banner_level = [0] * BANNERS
        self.banner_moves = [0] * BANNERS
        self.attacks = [0] * BANNERS
        self.conquests = [0] * BANNERS
        self.trains: list[list[int]] = []
        self.engines_moved = [0] * (TERRITORIES * 2)
        self.pirates: list[list[int]] = []
        self.blockades: list[list[int]] = []
        pairs = SEATS * SEATS
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
        self.discards = Bag(CARD.size)
        self.event_discards = Bag(EVENT.size)
        self.calamity_discards = Bag(CALAMITY.size)
        self.treasure_discards = Bag(TREASURE.size)
        self.florins = [0] * seats
        self.reserve = [0] * (SEATS * RESERVES)
        self.hands = [Cards() for _ in range(seats)]
        self.objective = [NOBODY] * seats
        self.grain = [0] * seats
        self.deck = Bag(CARD.size)
        self.events = Bag(EVENT.size)
        self.calamities = Bag(CALAMITY.size)
        self.treasures = Bag(TREASURE.size)
        self.least = [0] * seats
        self.most = [0] * seats
        self.gone = [0] * seats
        self.known = [0] * (SEATS * RESERVES)
        self.bare = 0
        self.grain_most = [0] * seats
        self.earned = [0] * (SEATS * SOURCE.size)
        self._aim = NOBODY  # of the player of this turn, in positions that a bot imagines

    def copy_to(self, new: Universalis) -> None:
        """What a bot aims at goes with its positions."""
        super().copy_to(new)
        new._aim = self._aim

    def forget(self, seat: int, dice: Dice) -> None:
        forget(self, seat, dice)

    @property
    def aim(self) -> int:
        """A territory that is to be taken before any other; from TERRITORIES on, by staking everything; or nothing."""
        return self._aim

    def pursue(self, aim: int) -> None:
        """In thought: the player of this turn aims at something, or at nothing any more."""
        self._aim = aim

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
        return MUSLIM if self.excommunicated >> seat & 1 else FAITH_OF[self.kingdom[seat]]

    def christian(self, seat: int) -> bool:
        """Never an excommunicated player [10.2]."""
        return self.faith(seat) == CHRISTIAN

    def has(self, seat: int, tech: int) -> bool:
        """Does a player own a technology? Barbarians own none."""
        return seat < self.seats and seat >= 0 and self.technologies[seat] >> tech & 1 == 1

    def techs(self, seat: int) -> int:
        """How many technologies."""
        return self.technologies[seat].bit_count()

    def level(self, seat: int) -> int:
        """Technology level 1 to 4, of which 4 is 3+ [1.8]."""
        n = self.techs(seat)
        k = len(LEVEL_FROM)
        while LEVEL_FROM[k - 1] > n:
            k -= 1
        return k

    def transport_level(self, seat: int) -> int:
        """Of all transports of a player; pirates sail level 1."""
        return TRANSPORT_LEVEL[self.level(seat)] if seat < self.seats else 1

    def leads(self, seat: int) -> int:
        """How many armies one banner leads [1.7]."""
        return LEADS[self.level(seat)]

    # -- territories and kingdoms ------------------------------------------------------------

    def lands(self, seat: int) -> list[int]:
        """The territories of a player, in map order."""
        return [t for t in range(TERRITORIES) if self.owner[t] == seat]

    def realm(self, kingdom: int) -> list[int]:
        """The territories of a kingdom."""
        return LANDS[self.options["religious_orders"]][kingdom]

    def holds(self, holder: int, kingdom: int) -> bool:
        """All of a kingdom?"""
        return all(self.owner[t] == holder for t in self.realm(kingdom))

    def city(self, t: int) -> bool:
        """Does a city stand there? [1.3]"""
        return self.settlement[t] > 0

    def port(self, t: int) -> bool:
        """A standing city with a port?"""
        return self.settlement[t] > 0 and len(PORT_SEAS[t]) > 0

    def room(self, t: int, holder: int, leader: bool = True) -> int:
        """Capacity of a territory in the hands of a holder [1.4]."""
        n = TERRAIN_ROOM[TERRAIN_OF[t]] + 10 * self.settlement[t] + 10 * self.cathedral[t] + 10 * self.tower[t]
        if TERRAIN_OF[t] == PLAIN:
            if self.has(holder, AGRICOLTURA):
                n += 10
            if self.has(holder, VASELLAME) and self.options["pottery_capacity"]:
                n += 10
        if self.fort[t]:
            n += 10 * self.fort[t] if self.options["fort_capacity_cumulative"] else 10
        if holder == BARBARIANS and leader:
            n += LEADER_ROOM[self.leader[t]]
        return n

    def capacity(self, t: int) -> int:
        """Capacity of a territory as it stands [1.4]."""
        return self.room(t, self.owner[t])

    def occupants(self, t: int) -> int:
        """What capacity is compared with: armies and goods of the territory, not the loads of transports."""
        n = self.armies[t]
        for g in range(GOODS):
            n += self.stored[t * GOODS + g]
        return n

    def cathedrals(self, seat: int) -> int:
        """How many cathedrals a player has."""
        n = 0
        for t in range(TERRITORIES):
            if self.cathedral[t] and self.owner[t] == seat:
                n += 1
        return n

    def transport_room(self, t: int) -> int:
        """How many transports of one player may stay in a territory [1.4]."""
        n = TERRAIN_TRANSPORTS[TERRAIN_OF[t]]
        if self.settlement[t] == 4:
            return n * CAPITAL_FACTOR
        return n * CITY_FACTOR if self.settlement[t] else n

    def area_room(self, area: int) -> int:
        """How many transports of one player may stay in an area."""
        return self.transport_room(area) if area < TERRITORIES else SEA_TRANSPORTS[area - TERRITORIES]

    def banner_room(self, area: int) -> int:
        """How many banners of one player may stay in an area."""
        return max(1, self.settlement[area]) if area < TERRITORIES else 1

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
        first = seat * PER_SEAT
        return [x for x in range(first, first + PER_SEAT) if self.transport_at[x] != NOBODY]

    def transports_at(self, seat: int, area: int) -> list[int]:
        """Transports of a player in an area."""
        first = seat * PER_SEAT
        return [x for x in range(first, first + PER_SEAT) if self.transport_at[x] == area]

    def exposed_at(self, seat: int, area: int) -> list[int]:
        """Those that can be attacked: not ships that have not left a foreign start port [2]."""
        return [x for x in self.transports_at(seat, area) if not self.sheltered[x]]

    def is_exposed_at(self, seat: i64, area: i64) -> bool:
        """Has a player such a transport in an area? Asked for every player wherever barbarians grow."""
        first = seat * PER_SEAT
        for x in range(first, first + PER_SEAT):
            at: i64 = self.transport_at[x]
            if at == area and not self.sheltered[x]:
                return True
        return False

    def war_ships(self, seat: i64, area: i64) -> int:
        """War ships of a player in an area, or in a port."""
        n = 0
        first = seat * PER_SEAT + WAR_SHIP * SLOTS
        for x in range(first, first + SLOTS):
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
        if holder == BARBARIANS:
            return self.ground(holder, t)
        return self.ground(holder, t) + self.train(holder, t) + self.aboard(holder, t)

    def armies_on_map(self, seat: int) -> int:
        """Loose, aboard, in trains and in a host."""
        n = self.host[seat]
        for t in range(TERRITORIES):
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
        for g in range(GOODS):
            n += self.cargo[x * GOODS + g]
        return n

    def army_space(self, x: int) -> int:
        """How many more armies a transport takes."""
        return ARMIES_OF[TYPE_OF[x]][self.transport_level(OWNER_OF[x])] - self.transport_armies[x]

    def goods_space(self, x: int) -> int:
        """How many more goods a transport takes."""
        return GOODS_OF[TYPE_OF[x]][self.transport_level(OWNER_OF[x])] - self.load(x)

    def banners_of(self, seat: int) -> list[int]:
        """Banners of a player on the map."""
        return [b for b in range(seat * BANNER_SLOTS, (seat + 1) * BANNER_SLOTS) if self.experience[b]]

    def banner_area(self, b: int) -> int:
        """Where a banner is, aboard or on foot."""
        x = self.banner_on[b]
        return self.banner_at[b] if x == NOBODY else self.transport_at[x]

    def banners_at(self, seat: int, area: int) -> list[int]:
        """Banners of a player in an area, aboard or on foot."""
        return [b for b in self.banners_of(seat) if self.banner_area(b) == area]

    def has_banner_at(self, seat: i64, area: int) -> bool:
        """Has a player a banner in an area? Asked as often as for transports."""
        first = seat * BANNER_SLOTS
        return any(self.experience[b] and self.banner_area(b) == area for b in range(first, first + BANNER_SLOTS))

    def banner_aboard(self, x: int) -> int:
        """The banner aboard a transport, or NOBODY."""
        for b in self.banners_of(OWNER_OF[x]):
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
        return self.reserve[seat * RESERVES + what]

    def keep(self, seat: int, what: int, n: int) -> None:
        """Put pieces in a player's reserve, or take them out."""
        self.reserve[seat * RESERVES + what] += n

    def keep_armies(self, seat: int, n: int) -> None:
        """Armies into the reserve."""
        self.keep(seat, ARMIES_KEPT, n)

    def number_of_type(self, seat: int, kind: int) -> int:
        """Transports of a type, on the map and in reserve."""
        first = seat * PER_SEAT + kind * SLOTS
        n = self.kept(seat, TYPES_KEPT + kind)
        for x in range(first, first + SLOTS):
            if self.transport_at[x] != NOBODY:
                n += 1
        return n

    def type_limit(self, seat: int) -> int:
        """Transports of each type that a player may own."""
        return TRANSPORTS_EACH[self.level(seat)]

    def number_of_banners(self, seat: int) -> int:
        """Banners on the map, in the host and in reserve."""
        return len(self.banners_of(seat)) + self.kept(seat, BANNERS_KEPT) + (1 if self.host_banner[seat] else 0)

    def banner_limit(self, seat: int) -> int:
        """Banners a player may own."""
        return BANNERS_MOST[self.level(seat)]

    def number_of_generals(self, seat: int) -> int:
        """Generals on the map, in the host and in reserve."""
        return self.generals(seat) + self.kept(seat, GENERALS_KEPT)

    def number_of_engines(self, seat: int, engine: int) -> int:
        """Siege engines of a kind on the map, in the host and in reserve."""
        n = self.kept(seat, ENGINES_KEPT + engine) + (1 if self.host_engine[seat] == engine else 0)
        for t in range(TERRITORIES):
            if self.owner[t] == seat:
                n += self.engines(t, engine)
        return n

    def engine_limit(self, seat: int, engine: int) -> int:
        """Siege engines of a kind that a player may own."""
        return ENGINES_MOST[engine][self.level(seat)]

    def grain_of(self, seat: int) -> int:
        """Grain reserves of a player, in hand or in farms."""
        n = self.grain[seat]
        for t in range(TERRITORIES):
            if self.barn[t] and self.owner[t] == seat and self.building[t] == FARM:
                n += self.barn[t]
        return n

    # -- relations ---------------------------------------------------------------------------

    def at_war(self, a: int, b: int) -> bool:
        """A war under truce sleeps [6.7]."""
        return self.war[a * SEATS + b] == 1 and self.truce[a * SEATS + b] < self.turn

    def truced(self, a: int, b: int) -> bool:
        """Under truce?"""
        return self.truce[a * SEATS + b] >= self.turn > 0

    def foes(self, seat: int) -> int:
        """Those a player has a war with, as bits."""
        bits = 0
        for s in range(self.seats):
            if self.war[seat * SEATS + s]:
                bits += 1 << s
        return bits

    def allied(self, a: int, b: int) -> bool:
        """By treaty, in a common war, or in a crusade [6.1, 6.5, 10.3]."""
        if a == b:
            return False
        if self.alliance[a * SEATS + b]:
            return True
        if self.war[a * SEATS + b]:
            return False
        if self.crusade != "none" and self.crusaders >> a & 1 and self.crusaders >> b & 1:
            return True
        together = self.comrades[a * SEATS + b]
        return together != 0 and together & self.foes(a) & self.foes(b) != 0

    def same_faith(self, a: int, b: int) -> bool:
        """Of one faith?"""
        return self.faith(a) == self.faith(b)

    def may_pass(self, grantor: int, grantee: int) -> bool:
        """Passage, by pact, by card, or to a gathering crusade [6.1, 6.7, 10.3]."""
        i = grantor * SEATS + grantee
        if self.passage[i] or self.passage_term[i] >= self.turn > 0:
            return True
        return self.crusade == "preparing" and bool(self.crusaders >> grantor & self.crusaders >> grantee & 1)

    def may_trade(self, grantor: int, grantee: int) -> bool:
        """Trade, by pact or by card."""
        i = grantor * SEATS + grantee
        return self.trade[i] == 1 or self.trade_term[i] >= self.turn > 0


def both(grid: list[int], a: int, b: int, value: int) -> None:
    """Set a symmetric relation."""
    grid[a * SEATS + b] = value
    grid[b * SEATS + a] = value


def cities(p: Universalis, seat: int) -> list[int]:
    """Territories of a player where a city stands."""
    return [t for t in range(TERRITORIES) if p.owner[t] == seat and p.settlement[t] > 0]


def has_city(t: int) -> bool:
    """A territory where a city can stand."""
    return CITY_OF[t] != NOBODY
