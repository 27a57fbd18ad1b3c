"""The table of Medieval Conspiracy: the Empire, its families, and what can be read off it."""

from __future__ import annotations

from typing import Any, ClassVar, final

from reame.games.conspiracy.table.things import (
    ABROAD,
    ACTION_COUNTS,
    CARD,
    CARD_DRAWN,
    DEATHS_FROM,
    DISTANCE,
    DREW,
    ECCLESIASTICAL,
    ELECTOR,
    ELECTORATE_GLORY,
    ELECTORATE_INCOME,
    ELECTORATES,
    EVENT,
    FAITH,
    FIEF_INCOME,
    FIEFS,
    FIEFS_NEXT_TO,
    FLOOR,
    FOREIGN_INCOME,
    GLORY,
    GOODS,
    HALF,
    HALF_OF,
    IMMUNE,
    MASTER,
    MASTER_INCOME,
    MASTERS,
    MONASTERY,
    NEIGHBOURS,
    NEW_ACTION_DECK,
    PHASES,
    PREACHER_INCOME,
    REICHSSTADT,
    RELIC,
    ROAD_INCOME,
    ROADS_ON,
    TERRITORIES,
    TERRITORY,
    TRADE,
    TYPE,
    UNIT,
    UNITS,
    WAR,
    WIDE,
    WORK,
    WORK_INCOME,
    ZONE,
)
from reame.kernel.auctions import Auction
from reame.kernel.cards import Bag, Cards, redeal
from reame.kernel.chance import Dice
from reame.kernel.fields import Deck, Field, Flag, Grid, Hand, Mask, Number, One, Per, Some, Word, fields, hidden, own
from reame.kernel.game import Game
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.native import i64
from reame.kernel.position import Position
from reame.kernel.steps import circle


@final
class Conspiracy(Position):
    """Hands and balances are secret; nobody knows the order of a deck. Everything else is open."""

    FIELDS: ClassVar[list[Field]] = (
        fields(
            turn=Number(),
            active=One(SEAT),
            phase=Word(*PHASES),
            half=One(HALF),
            owner=Per(TERRITORY, One(SEAT), NOBODY),
            vacant=One(TERRITORY),
            works=Per(TERRITORY, Mask(WORK), 0),
            troops=Grid(TERRITORY, UNIT),
            heirs=Grid(SEAT, ZONE),
            preacher_owner=One(SEAT),
            preacher_at=One(TERRITORY),
            preacher_captor=One(SEAT),
            prisoners=Grid(SEAT, SEAT),
            holder=Per(MASTER, One(SEAT), NOBODY),
            marker=Per(MASTER, One(ELECTOR), NOBODY),
            tracks=Grid(MASTER, SEAT),
            reached=Grid(MASTER, SEAT),
            clock=Number(),
            slots=Some(EVENT),
            event_discard=Per(EVENT, Number(), 0),
            action_discard=Per(CARD, Number(), 0),
            elector_discard=Mask(ELECTOR),
            sold=Mask(ELECTOR),
            peace=Flag(),
            outlaws=Mask(SEAT),
            last_turn=Flag(),
            sales=Per(GOODS, Number(), 0),
            spent=Per(GOODS, Number(), 0),
        )
        + own(ducats=Per(SEAT, Number(), 0), hands=Per(SEAT, Hand(CARD)))
        + hidden(
            deck=Deck(CARD),
            events_top=Deck(EVENT),
            events_middle=Deck(EVENT),
            events_bottom=Deck(EVENT),
            electors=Deck(ELECTOR),
        )
    )

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        self.turn = 0
        self.active = 0
        self.phase = "setup"
        self.half = NOBODY  # of the map, with two players
        self.owner = [NOBODY] * TERRITORIES
        self.vacant = NOBODY  # its ruler is dead; the former owner stays noted until the succession is settled
        self.works = [0] * TERRITORIES
        self.troops = [0] * (TERRITORIES * UNITS)
        self.heirs = [0] * (seats * 2)
        self.preacher_owner = NOBODY
        self.preacher_at = NOBODY
        self.preacher_captor = NOBODY
        self.prisoners = [0] * (seats * WIDE)  # knights, by captor and owner
        self.holder = [NOBODY] * MASTERS
        self.marker = [NOBODY] * MASTERS
        self.tracks = [0] * (MASTERS * WIDE)  # as of the last completed step
        self.reached = [0] * (MASTERS * WIDE)  # when a value was last raised, by the clock
        self.clock = 0
        self.slots: list[int] = []
        self.event_discard = [0] * EVENT.size
        self.action_discard = [0] * CARD.size
        self.elector_discard = 0
        self.sold = 0  # electorates sold at least once
        self.peace = True
        self.outlaws = 0
        self.last_turn = False
        self.sales = [0] * GOODS.size  # auctions won so far, and ...
        self.spent = [0] * GOODS.size  # ... what was paid in them
        self.ducats = [0] * seats
        self.hands = [Cards() for _ in range(seats)]
        self.deck = Bag(CARD.size)
        self.events_top = Bag(EVENT.size)
        self.events_middle = Bag(EVENT.size)
        self.events_bottom = Bag(EVENT.size)
        self.electors = Bag(ELECTORATES)
        self._lands: list[list[int]] = []  # of each player, read off `owner` when needed; empty if it has changed
        self._trade: list[int] = []  # what they bring each player; empty if owners or Reichsstädte have changed

    def copy_to(self, new: Conspiracy) -> None:
        """Field by field: a search makes many copies."""
        new.turn = self.turn
        new.active = self.active
        new.phase = self.phase
        new.half = self.half
        new.owner = self.owner.copy()
        new.vacant = self.vacant
        new.works = self.works.copy()
        new.troops = self.troops.copy()
        new.heirs = self.heirs.copy()
        new.preacher_owner = self.preacher_owner
        new.preacher_at = self.preacher_at
        new.preacher_captor = self.preacher_captor
        new.prisoners = self.prisoners.copy()
        new.holder = self.holder.copy()
        new.marker = self.marker.copy()
        new.tracks = self.tracks.copy()
        new.reached = self.reached.copy()
        new.clock = self.clock
        new.slots = self.slots.copy()
        new.event_discard = self.event_discard.copy()
        new.action_discard = self.action_discard.copy()
        new.elector_discard = self.elector_discard
        new.sold = self.sold
        new.peace = self.peace
        new.outlaws = self.outlaws
        new.last_turn = self.last_turn
        new.sales = self.sales.copy()
        new.spent = self.spent.copy()
        new.ducats = self.ducats.copy()
        new.hands = [h.clone() for h in self.hands]
        new.deck = self.deck.clone()
        new.events_top = self.events_top.clone()
        new.events_middle = self.events_middle.clone()
        new.events_bottom = self.events_bottom.clone()
        new.electors = self.electors.clone()
        new._lands = self._lands
        new._trade = self._trade

    # -- players -----------------------------------------------------------------------------

    def order(self) -> list[int]:
        """Turn order: from the active player clockwise."""
        return circle(self.active, self.seats)

    def give(self, territory: int, seat: int) -> None:
        """A territory changes hands, or falls neutral."""
        self.owner[territory] = seat
        self._lands = []
        self._trade = []

    def found_reichsstadt(self, territory: int) -> None:
        """A capital becomes a free city of the Empire; its roads yield more."""
        self.works[territory] |= REICHSSTADT
        self._trade = []

    def lands(self, seat: int) -> list[int]:
        """The territories of a player, in order. Not to be changed by the caller."""
        if not self._lands:
            lands: list[list[int]] = [[] for _ in range(WIDE)]
            for t in range(TERRITORIES):
                if self.owner[t] != NOBODY:
                    lands[self.owner[t]].append(t)
            self._lands = lands
        return self._lands[seat]

    def sites(self, seat: int) -> list[int]:
        """His territories in which pieces can be put: not one whose ruler has just died."""
        lands = self.lands(seat)
        vacant = self.vacant
        return lands if vacant == NOBODY else [t for t in lands if t != vacant]

    def electorates(self, seat: int) -> int:
        """Owned electorates: direct votes."""
        n = 0
        for t in range(FIEFS, TERRITORIES):
            if self.owner[t] == seat:
                n += 1
        return n

    def immune(self, seat: int) -> bool:
        """Imperial immunity (section 12)."""
        return len(self.lands(seat)) <= IMMUNE

    def heir(self, seat: int, zone: int) -> int:
        """Heirs in an education zone."""
        return self.heirs[2 * seat + zone]

    def matching(self, seat: int, territory: int) -> bool:
        """Has this player an heir of the territory's type?"""
        return self.heirs[2 * seat + TYPE[territory]] > 0

    def free_ducats(self, seat: int) -> int:
        """Ducats that no standing bid holds down (section 5)."""
        for s in self.stack:
            if isinstance(s, Auction) and s.high == seat:
                return self.ducats[seat] - s.bid
        return self.ducats[seat]

    # -- the map -----------------------------------------------------------------------------

    def in_play(self, territory: int) -> bool:
        """With two players only the fiefs of one half, and all electorates (section 17)."""
        return self.half == NOBODY or territory >= FIEFS or HALF_OF[territory] == self.half

    def units_in(self, territory: int) -> int:
        """How many units stand there."""
        i: i64 = territory * UNITS
        tr = self.troops
        n: i64 = tr[i]
        return n + tr[i + 1] + tr[i + 2] + tr[i + 3] + tr[i + 4]

    def strength(self, territory: int) -> int:
        """Their value for the Master of War."""
        i: i64 = territory * UNITS
        tr = self.troops
        n: i64 = tr[i]
        return 2 * (n + tr[i + 1] + tr[i + 2]) + tr[i + 3] + tr[i + 4]

    def relic_site(self, territory: int) -> bool:
        """Is there room for a relic by kind of territory? (section 1)"""
        if TYPE[territory] == ECCLESIASTICAL:
            return True
        return territory < FIEFS and self.works[territory] & MONASTERY != 0

    def borders_with_units(self, seat: int, target: int, fiefs_only: bool) -> bool:
        """Has this player units in an own territory that borders the target?"""
        for t in NEIGHBOURS[target]:
            if self.owner[t] == seat and (t < FIEFS or not fiefs_only) and self.units_in(t):
                return True
        return False

    def fiefs_within_reach(self, seat: int) -> int:
        """Fiefs next to his fiefs with units, as bits; his own among them."""
        out = 0
        for t in self.lands(seat):
            if t < FIEFS and self.units_in(t):
                out |= FIEFS_NEXT_TO[t]
        return out

    def nearest(self, seat: int, origin: int) -> list[int]:
        """His own territories fewest border steps away, without the origin itself (13.8)."""
        best = TERRITORIES
        out: list[int] = []
        steps = DISTANCE[origin]
        for t in self.lands(seat):
            if t != origin and t != self.vacant and steps[t] <= best:
                if steps[t] < best:
                    best = steps[t]
                    out = []
                out.append(t)
        return out

    # -- income and tracks -------------------------------------------------------------------

    def road(self, a: int, b: int) -> int:
        """What a road between two capitals of one owner yields (section 6)."""
        ends = 0
        if self.works[a] & REICHSSTADT:
            ends += 1
        if self.works[b] & REICHSSTADT:
            ends += 1
        return ROAD_INCOME[ends]

    def road_income(self, seat: int) -> int:
        """From all roads: the track of the Master of Trade."""
        if not self._trade:
            self._trade = [self._road_income(s) for s in range(self.seats)]
        return self._trade[seat]

    def _road_income(self, seat: int) -> int:
        owner = self.owner
        works = self.works
        out = 0
        for t in self.lands(seat):
            free = 1 if works[t] & REICHSSTADT else 0
            for n in ROADS_ON[t]:
                if owner[n] == seat:
                    out += ROAD_INCOME[free + 1 if works[n] & REICHSSTADT else free]
            if ABROAD[t]:
                out += ABROAD[t] * FOREIGN_INCOME[free]
        return out

    def land_income(self, seat: int) -> int:
        """From fiefs and electorates themselves."""
        out = 0
        for t in self.lands(seat):
            out += FIEF_INCOME[TYPE[t]] if t < FIEFS else ELECTORATE_INCOME
        return out

    def work_income(self, seat: int) -> int:
        """From castles, monasteries and relics."""
        out = 0
        for t in self.lands(seat):
            works = self.works[t]
            if works:
                for w in range(len(WORK_INCOME)):
                    if works >> w & 1:
                        out += WORK_INCOME[w]
        return out

    def preacher_free(self, seat: int) -> bool:
        """Does this player have the Preacher, and not in prison?"""
        return self.preacher_owner == seat and self.preacher_at != NOBODY

    def income(self, seat: int) -> int:
        """What the Income Phase would bring now (section 6)."""
        out = self.land_income(seat) + self.work_income(seat) + self.road_income(seat)
        out += MASTER_INCOME * self.holder.count(seat)
        if self.preacher_free(seat):
            out += PREACHER_INCOME
        return max(FLOOR, out)

    def measures(self) -> list[int]:
        """The values that the Master cards look at, for every player, row by row like the tracks (section 14)."""
        out = [0] * (MASTERS * WIDE)
        works = self.works
        troops = self.troops
        for s in range(self.seats):
            relics: i64 = 0
            strength: i64 = 0
            for land in self.lands(s):
                t: i64 = land
                built: i64 = works[t]
                if built & RELIC:
                    relics += 1
                i = t * UNITS
                knights: i64 = troops[i]
                strength += 2 * (knights + troops[i + 1] + troops[i + 2]) + troops[i + 3] + troops[i + 4]
            out[FAITH * WIDE + s] = relics
            out[WAR * WIDE + s] = strength
            out[TRADE * WIDE + s] = self.road_income(s)
        if self.preacher_at != NOBODY:
            out[FAITH * WIDE + self.preacher_owner] += 1
        return out

    # -- votes and glory ---------------------------------------------------------------------

    def neutral_electors(self) -> list[int]:
        """Electors without an owner, by number."""
        return [e for e in range(ELECTORATES) if self.owner[FIEFS + e] == NOBODY]

    def master_votes(self, seat: int) -> int:
        """Markers of his Master cards on neutral electors."""
        n = 0
        for m in range(MASTERS):
            if self.holder[m] == seat and self.marker[m] != NOBODY:
                n += 1
        return n

    def votes(self, seat: int) -> int:
        """What an election would give this player (section 14)."""
        return self.electorates(seat) + self.master_votes(seat)

    def glory(self, seat: int) -> int:
        """Electorates and Master cards."""
        out = ELECTORATE_GLORY * self.electorates(seat)
        for m in range(MASTERS):
            if self.holder[m] == seat:
                out += GLORY[m]
        return out

    def best_master(self, seat: int) -> int:
        """Glory of the best Master card held."""
        for m in range(MASTERS):
            if self.holder[m] == seat:
                return GLORY[m]
        return 0

    def neutral_votes(self) -> int:
        """Of the neutral candidate: neutral electors without a marker."""
        n = len(self.neutral_electors())
        for m in range(MASTERS):
            if self.marker[m] != NOBODY:
                n -= 1
        return n

    # -- cards -------------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """One Action card; an empty deck is made anew from the discards (section 4)."""
        if not self.deck.size():
            for c in range(CARD.size):
                if self.action_discard[c]:
                    self.deck.add(c, self.action_discard[c])
                    self.action_discard[c] = 0
            if not self.deck.size():
                return
            self.tell(NEW_ACTION_DECK)
        card = self.deck.draw(self.dice)
        self.hands[seat].add(card, 1 << seat)
        self.tell(DREW, seat)
        self.tell(CARD_DRAWN, seat, card, to=1 << seat)

    def spend(self, seat: int, card: int) -> None:
        """A card leaves the hand for the discards."""
        self.hands[seat].remove(card)
        self.action_discard[card] += 1

    def event_cards(self) -> int:
        """Left in the Event deck."""
        return self.events_top.size() + self.events_middle.size() + self.events_bottom.size()

    def draw_event(self) -> int:
        """The next Event card: the first pile lies on top."""
        if self.events_top.size():
            return self.events_top.draw(self.dice)
        if self.events_middle.size():
            return self.events_middle.draw(self.dice)
        return self.events_bottom.draw(self.dice)

    # -- secrets -----------------------------------------------------------------------------

    def forget(self, seat: int, dice: Dice) -> None:
        """Hands and deck are dealt anew, and the auctioned events among the piles.

        In which pile the Deaths lie is known from the set-up. Balances follow from payments that all have seen (R7).
        """
        redeal(self.hands, self.deck, seat, dice)
        piles = [self.events_top, self.events_middle, self.events_bottom]
        pool = Bag(EVENT.size)
        sizes: list[int] = []
        for pile in piles:
            n = 0
            for e in range(DEATHS_FROM):
                n += pile.counts[e]
                pool.add(e, pile.counts[e])
                pile.total -= pile.counts[e]
                pile.counts[e] = 0
            sizes.append(n)
        for i in range(len(piles)):
            for _ in range(sizes[i]):
                piles[i].add(pool.pull(dice))

    # -- what the table can see, reckoned up --------------------------------------------------

    def view(self, seat: int) -> dict[str, Any]:
        """The fields, and what everybody can work out from them: incomes, roads, votes."""
        out = super().view(seat)
        out["reckoning"] = self.reckoning()
        return out

    def reckoning(self) -> dict[str, Any]:
        """Who earns what by which road, incomes by part, votes, glory, and how many votes are still needed."""
        families: dict[str, Any] = {}
        rival = self.neutral_votes()
        for s in range(self.seats):
            votes = self.votes(s)
            ahead = rival
            for o in range(self.seats):
                if o != s:
                    ahead = max(ahead, self.votes(o))
            families[str(s)] = {
                "income": self.income(s),
                "lands": self.land_income(s),
                "works": self.work_income(s),
                "roads": self.road_income(s),
                "masters": MASTER_INCOME * self.holder.count(s),
                "preacher": PREACHER_INCOME if self.preacher_free(s) else 0,
                "territories": len(self.lands(s)),
                "immune": self.immune(s),
                "electorates": self.electorates(s),
                "votes": votes,
                "glory": self.glory(s),
                "needed": max(0, ahead + 1 - votes),
            }
        return {
            "families": families,
            "neutral": {"votes": rival, "glory": ELECTORATE_GLORY * rival},
            "roads": self._roads(),
            "event_cards": self.event_cards(),
        }

    def _roads(self) -> list[dict[str, Any]]:
        out: list[dict[str, Any]] = []
        for t in range(TERRITORIES):
            s = self.owner[t]
            if s == NOBODY:
                continue
            for n in ROADS_ON[t]:
                if self.owner[n] == s:
                    ends = [TERRITORY.word(t), TERRITORY.word(n)]
                    out.append({"ends": ends, "seat": str(s), "ducats": self.road(t, n)})
            if ABROAD[t]:
                each = FOREIGN_INCOME[1 if self.works[t] & REICHSSTADT else 0]
                out.append({"ends": [TERRITORY.word(t)], "seat": str(s), "ducats": ABROAD[t] * each})
        return out


def full_deck() -> Bag:
    """All Action cards."""
    deck = Bag(CARD.size)
    for c in range(CARD.size):
        deck.add(c, ACTION_COUNTS[c])
    return deck
