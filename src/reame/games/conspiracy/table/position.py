"""The table of Medieval Conspiracy: the Empire, its families, and what can be read off it."""

from __future__ import annotations

from typing import Any, Final, final

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.reckoning import battle, reckoning
from reame.games.conspiracy.table.secrets import redeal_events
from reame.games.conspiracy.table.state import State
from reame.games.conspiracy.table.things import FIEFS, REICHSSTADT, TERRITORIES, TYPE, UNITS
from reame.kernel.auctions import Auction
from reame.kernel.cards import redeal
from reame.kernel.chance import Dice
from reame.kernel.game import Game
from reame.kernel.kinds import NOBODY
from reame.kernel.native import i64
from reame.kernel.steps import circle

ALL_MARCHES: Final[list[Any]] = list(range(t.MARCH.first, t.MARCH.end))  # not unpacked when listed


@final
class Conspiracy(State):
    """Hands and balances are secret; nobody knows the order of a deck. Everything else is open."""

    def __init__(self, game: Game[Any], seats: int, old: Conspiracy | None = None) -> None:
        super().__init__(game, seats, old)
        # Of each player, read off `owner` when needed; empty if it has changed
        self._lands: list[list[int]] = [] if old is None else old._lands
        # What they bring each player; empty if owners or Reichsstädte have changed
        self._trade: list[int] = [] if old is None else old._trade
        # Moves within them, by unit and origin; empty if owners have changed. Copies share them once there are some:
        # never those of an empty position, whose copies will have lands of their own.
        self._marches: dict[int, list[Any]] = {} if old is None or not old._marches else old._marches

    # -- players -----------------------------------------------------------------------------

    def calendar(self) -> list[int]:
        return [self.turn]

    def order(self) -> list[int]:
        """Turn order: from the active player clockwise."""
        return circle(self.active, self.seats)

    def lands(self, seat: int) -> list[int]:
        """The territories of a player, in order. Not to be changed by the caller."""
        if not self._lands:
            lands: list[list[int]] = [[] for _ in range(t.WIDE)]
            for land in range(TERRITORIES):
                if self.owner[land] != NOBODY:
                    lands[self.owner[land]].append(land)
            self._lands = lands
        return self._lands[seat]

    def sites(self, seat: int) -> list[int]:
        """His territories in which pieces can be put: not one whose ruler has just died."""
        lands = self.lands(seat)
        vacant = self.vacant
        return lands if vacant == NOBODY else [land for land in lands if land != vacant]

    def electorates(self, seat: int) -> int:
        """Owned electorates: direct votes."""
        n = 0
        for electorate in range(FIEFS, TERRITORIES):
            if self.owner[electorate] == seat:
                n += 1
        return n

    def immune(self, seat: int) -> bool:
        """Imperial immunity (section 12)."""
        return len(self.lands(seat)) <= t.IMMUNE

    def protected(self, territory: int) -> bool:
        """Does it belong to a player who is immune?"""
        owner = self.owner[territory]
        return owner != NOBODY and self.immune(owner)

    def heir(self, seat: int, zone: int) -> int:
        """Heirs in an education zone."""
        return self.heirs[2 * seat + zone]

    def educate(self, seat: int, zone: int, heirs: int) -> None:
        """So many more heirs in a zone."""
        self.heirs[2 * seat + zone] += heirs

    def matching(self, seat: int, territory: int) -> bool:
        """Has this player an heir of the territory's type?"""
        return self.heirs[2 * seat + TYPE[territory]] > 0

    def free_ducats(self, seat: int) -> int:
        """Ducats that no standing bid holds down (section 5)."""
        for s in self.stack:
            if isinstance(s, Auction) and s.high == seat:
                return self.ducats[seat] - s.bid
        return self.ducats[seat]

    # -- owners ------------------------------------------------------------------------------

    def give(self, territory: int, seat: int) -> None:
        """A territory changes hands, or falls neutral."""
        self.owner[territory] = seat
        self._lands = []
        self._trade = []
        self._marches = {}

    def enthrone(self, territory: int, seat: int) -> None:
        """A new owner: one of his heirs of the territory's type leaves education to rule it (8.6)."""
        self.give(territory, seat)
        self.heirs[2 * seat + TYPE[territory]] -= 1

    def found_reichsstadt(self, territory: int) -> None:
        """A capital becomes a free city of the Empire; its roads yield more."""
        self.works[territory] |= REICHSSTADT
        self._trade = []

    # -- the map -----------------------------------------------------------------------------

    def in_play(self, territory: int) -> bool:
        """With two players only the fiefs of one half, and all electorates (section 17)."""
        return self.half == NOBODY or territory >= FIEFS or t.HALF_OF[territory] == self.half

    def relic_site(self, territory: int) -> bool:
        """Is there room for a relic by kind of territory? (section 1)"""
        if TYPE[territory] == t.ECCLESIASTICAL:
            return True
        return territory < FIEFS and self.works[territory] & t.MONASTERY != 0

    def nearest(self, seat: int, origin: int) -> list[int]:
        """His own territories fewest border steps away, without the origin itself (13.8)."""
        best = TERRITORIES
        out: list[int] = []
        steps = t.DISTANCE[origin]
        for land in self.lands(seat):
            if land != origin and land != self.vacant and steps[land] <= best:
                if steps[land] < best:
                    best = steps[land]
                    out = []
                out.append(land)
        return out

    # -- units -------------------------------------------------------------------------------

    def post(self, unit: int, territory: int) -> None:
        """One more unit of this sort stands there."""
        self.troops[territory * UNITS + unit] += 1

    def lift(self, unit: int, territory: int) -> None:
        """One of them leaves."""
        self.troops[territory * UNITS + unit] -= 1

    def posted(self, unit: int, territory: int) -> int:
        """Units of one sort in a territory."""
        return self.troops[territory * UNITS + unit]

    def clear(self, territory: int) -> list[int]:
        """All units leave a territory: how many of each sort."""
        i = territory * UNITS
        out = self.troops[i : i + UNITS]
        for unit in range(UNITS):
            self.troops[i + unit] = 0
        return out

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

    def borders_with_units(self, seat: int, target: int, fiefs_only: bool) -> bool:
        """Has this player units in an own territory that borders the target?"""
        for land in t.NEIGHBOURS[target]:
            if self.owner[land] == seat and (land < FIEFS or not fiefs_only) and self.units_in(land):
                return True
        return False

    def fiefs_within_reach(self, seat: int) -> int:
        """Fiefs next to his fiefs with units, as bits; his own among them."""
        out = 0
        for land in self.lands(seat):
            if land < FIEFS and self.units_in(land):
                out |= t.FIEFS_NEXT_TO[land]
        return out

    def marches(self, unit: i64, origin: i64) -> list[Any]:
        """All moves of such a unit to other lands of its owner; not to be changed. Most moves listed are marches."""
        row = unit * TERRITORIES + origin
        kept = self._marches.get(row)
        if kept is None:
            start = row * TERRITORIES
            kept = [ALL_MARCHES[start + goal] for goal in self.lands(self.owner[origin]) if goal != origin]
            self._marches[row] = kept
        return kept

    def captives(self, captor: int, owner: int) -> int:
        """Knights of one player in the prison of another."""
        return self.prisoners[captor * t.WIDE + owner]

    def imprison(self, captor: int, owner: int, knights: int) -> None:
        """So many more, or fewer, of them."""
        self.prisoners[captor * t.WIDE + owner] += knights

    def preacher_free(self, seat: int) -> bool:
        """Does this player have the Preacher, and not in prison?"""
        return self.preacher_owner == seat and self.preacher_at != NOBODY

    def preacher_held(self, captor: int, owner: int) -> bool:
        """Is the Preacher of one player in the prison of another?"""
        return self.preacher_owner == owner and self.preacher_captor == captor

    # -- income and tracks -------------------------------------------------------------------

    def road(self, a: int, b: int) -> int:
        """What a road between two capitals of one owner yields (section 6)."""
        ends = 0
        if self.works[a] & REICHSSTADT:
            ends += 1
        if self.works[b] & REICHSSTADT:
            ends += 1
        return t.ROAD_INCOME[ends]

    def road_income(self, seat: int) -> int:
        """From all roads: the track of the Master of Trade."""
        if not self._trade:
            self._trade = [self._road_income(s) for s in range(self.seats)]
        return self._trade[seat]

    def _road_income(self, seat: int) -> int:
        owner = self.owner
        works = self.works
        out = 0
        for land in self.lands(seat):
            free = 1 if works[land] & REICHSSTADT else 0
            for other in t.ROADS_ON[land]:
                if owner[other] == seat:
                    out += t.ROAD_INCOME[free + 1 if works[other] & REICHSSTADT else free]
            if t.ABROAD[land]:
                out += t.ABROAD[land] * t.FOREIGN_INCOME[free]
        return out

    def land_income(self, seat: int) -> int:
        """From fiefs and electorates themselves."""
        out = 0
        for land in self.lands(seat):
            out += t.FIEF_INCOME[TYPE[land]] if land < FIEFS else t.ELECTORATE_INCOME
        return out

    def work_income(self, seat: int) -> int:
        """From castles, monasteries and relics."""
        out = 0
        for land in self.lands(seat):
            works = self.works[land]
            if works:
                for work in range(len(t.WORK_INCOME)):
                    if works >> work & 1:
                        out += t.WORK_INCOME[work]
        return out

    def income(self, seat: int) -> int:
        """What the Income Phase would bring now (section 6)."""
        out = self.land_income(seat) + self.work_income(seat) + self.road_income(seat)
        out += t.MASTER_INCOME * self.holder.count(seat)
        if self.preacher_free(seat):
            out += t.PREACHER_INCOME
        return max(t.INCOME_FLOOR, out)

    def measures(self) -> list[int]:
        """The values that the Master cards look at, for every player, row by row like the tracks (section 14)."""
        out = [0] * (t.MASTERS * t.WIDE)
        works = self.works
        troops = self.troops
        for s in range(self.seats):
            relics: i64 = 0
            strength: i64 = 0
            for land in self.lands(s):
                at: i64 = land
                built: i64 = works[at]
                if built & t.RELIC:
                    relics += 1
                i = at * UNITS
                knights: i64 = troops[i]
                strength += 2 * (knights + troops[i + 1] + troops[i + 2]) + troops[i + 3] + troops[i + 4]
            out[t.FAITH * t.WIDE + s] = relics
            out[t.WAR * t.WIDE + s] = strength
            out[t.TRADE * t.WIDE + s] = self.road_income(s)
        if self.preacher_at != NOBODY:
            out[t.FAITH * t.WIDE + self.preacher_owner] += 1
        return out

    # -- votes and glory ---------------------------------------------------------------------

    def neutral_electors(self) -> list[int]:
        """Electors without an owner, by number."""
        return [elector for elector in range(t.ELECTORATES) if self.owner[FIEFS + elector] == NOBODY]

    def master_votes(self, seat: int) -> int:
        """Markers of his Master cards on neutral electors."""
        n = 0
        for master in range(t.MASTERS):
            if self.holder[master] == seat and self.marker[master] != NOBODY:
                n += 1
        return n

    def votes(self, seat: int) -> int:
        """What an election would give this player (section 14)."""
        return self.electorates(seat) + self.master_votes(seat)

    def neutral_votes(self) -> int:
        """Of the neutral candidate: neutral electors without a marker."""
        n = len(self.neutral_electors())
        for master in range(t.MASTERS):
            if self.marker[master] != NOBODY:
                n -= 1
        return n

    def glory(self, seat: int) -> int:
        """Electorates and Master cards."""
        out = t.ELECTORATE_GLORY * self.electorates(seat)
        for master in range(t.MASTERS):
            if self.holder[master] == seat:
                out += t.GLORY[master]
        return out

    def best_master(self, seat: int) -> int:
        """Glory of the best Master card held."""
        for master in range(t.MASTERS):
            if self.holder[master] == seat:
                return t.GLORY[master]
        return 0

    # -- cards -------------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """An Action card in the phase of that name, if there is one left."""
        self.refill()
        if self.deck.size():
            self.tell(say.DREW, seat)
            self.take_card(seat)

    def refill(self) -> None:
        """An empty deck of Action cards is made anew from the discards (section 4)."""
        if not self.deck.size():
            for card in range(t.CARD.size):
                if self.action_discard[card]:
                    self.deck.add(card, self.action_discard[card])
                    self.action_discard[card] = 0
            if self.deck.size():
                self.tell(say.NEW_ACTION_DECK)

    def take_card(self, seat: int) -> None:
        """The next Action card goes to a hand, and nobody else sees it."""
        card = self.deck.draw(self.dice)
        self.hands[seat].add(card, 1 << seat)
        self.tell(say.CARD_DRAWN, seat, card, to=1 << seat)

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

    # -- what a seat sees --------------------------------------------------------------------

    def forget(self, seat: int, dice: Dice) -> None:
        """Hands and decks are dealt anew. Balances follow from payments that all have seen (R7)."""
        redeal(self.hands, self.deck, seat, dice)
        redeal_events([self.events_top, self.events_middle, self.events_bottom], dice)

    def view(self, seat: int) -> dict[str, Any]:
        """The fields, and what everybody can work out from them: incomes, roads, votes."""
        out = super().view(seat)
        out["reckoning"] = reckoning(self)
        out["battle"] = battle(self)
        return out
