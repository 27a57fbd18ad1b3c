"""The table of Medieval: map, control, powers, purses, cards; and who has seen what."""

from __future__ import annotations

from typing import Any, final

from reame.games.medieval.land import geography as geo
from reame.games.medieval.land.atlas import Atlas
from reame.games.medieval.land.geography import HOME, HOMELANDS, INCOME
from reame.games.medieval.land.regions import PAPACY_ALONE, Regions
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.masks import BIT, Bits, lowest, members, union
from reame.games.medieval.table.parts import Marriage
from reame.games.medieval.table.readings import USUAL, Readings
from reame.games.medieval.table.secrets import redeal_cards, redeal_florins
from reame.games.medieval.table.state import State
from reame.games.medieval.table.things import MAP, POWER, POWERS, PROVINCE, PROVINCES
from reame.kernel.chance import Dice
from reame.kernel.game import Game
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.native import i64


@final
class Medieval(State):
    """Open: map, control, powers and their markers, the discard. Secret: hands, florins, decks."""

    def __init__(self, game: Game[Any], seats: int, atlas: Atlas, old: Medieval | None = None) -> None:
        super().__init__(game, seats, old)
        self._atlas = atlas
        if old is None:
            self._dealing = False
            self._readings = USUAL
            self._domains: list[Bits] = []  # of each seat; empty until first read off `controller`
            self._crowns: list[Bits] = []  # of each seat; empty until first read off `holder`
            self._face_up: i64 = -1  # not yet read off `face`
            self._regions: Regions | None = None
            self._detours: Regions | None = None
        else:
            self._dealing = old._dealing
            self._readings = old._readings
            self._domains = old._domains.copy()
            self._crowns = old._crowns.copy()
            self._face_up = old._face_up
            self._regions = old._regions
            self._detours = old._detours

    def adopt(self, options: dict[str, int]) -> None:
        """Whether there are deals is asked at every move of a turn, and so is how the book is read."""
        super().adopt(options)
        self._dealing = options["deals"] == 1
        self._readings = Readings(options)

    def atlas(self) -> Atlas:
        """What is known of maps."""
        return self._atlas

    def readings(self) -> Readings:
        """How this table reads the book."""
        return self._readings

    def calendar(self) -> list[int]:
        return [(self.turn - 1) // self.seats, self.turn]

    def dealing(self) -> bool:
        """May players make deals in this game?"""
        return self._dealing

    # -- the map -----------------------------------------------------------------------------

    def regions(self) -> Regions:
        """What hangs together on the map as it lies, the Papacy apart; made anew when a card comes or goes."""
        known = self._regions
        if known is None or known.in_play != self.in_play:
            known = self._atlas.regions(self.in_play, PAPACY_ALONE)
            self._regions = known
        return known

    def closed_to(self, power: int) -> i64:
        """A mask of the provinces this power could not pass even with permission [6.3, 6.5]."""
        if self.excommunicated >> power & 1:
            return geo.CATHOLIC_HOMES | self.knights | PAPACY_ALONE
        return 0 if self.papal_passage and t.CATHOLIC[power] else PAPACY_ALONE

    def regions_for(self, power: int) -> Regions:
        """What hangs together for this power; most have nothing but the Papacy closed to them."""
        if not self.papal_passage and not self.excommunicated >> power & 1:
            return self.regions()
        closed = self.closed_to(power)
        known = self._detours
        if known is None or known.closed != closed or known.in_play != self.in_play:
            known = self._atlas.regions(self.in_play, closed)
            self._detours = known
        return known

    def live(self) -> i64:
        """A mask of the provinces in play."""
        return self.regions().live

    def alive(self, province: int) -> bool:
        """Is it in play?"""
        return self.in_play >> geo.CARD_OF[province] & 1 == 1

    def is_knights(self, province: int) -> bool:
        """Does it carry a Knights marker?"""
        return self.knights >> province & 1 == 1

    def is_christian(self, province: int) -> bool:
        """Is it Catholic or Orthodox? The Knights are Catholic wherever they are [4.6, 7.2]."""
        return geo.CHRISTIAN[province] or self.is_knights(province)

    def edge(self) -> list[int]:
        """The cards the Mongols can attack: with a defence value and nothing in play further east [5.2, R-02]."""
        in_play: i64 = self.in_play
        east = geo.NEXT_EAST if self._readings.open_sides else geo.EAST_MASK
        return [m for m in members(in_play & geo.EXPOSED) if not east[m] & in_play]

    def attacks_left(self) -> int:
        """Two attacks a turn, one after a map card [3.1, 3.3]."""
        return max(0, (t.ATTACKS_AFTER_MAP if self.map_drawn else t.ATTACKS) - self.attacks)

    # -- control [4] -------------------------------------------------------------------------

    def give(self, province: int, seat: int) -> None:
        """A province is controlled by a seat from now on, or by nobody."""
        change_owner(self._domains, province, self.controller[province], seat)
        self.controller[province] = seat

    def crown(self, power: int, seat: int) -> None:
        """A power is held by a seat from now on, or by nobody."""
        change_owner(self._crowns, power, self.holder[power], seat)
        self.holder[power] = seat

    def turn_card(self, power: int, face: int) -> None:
        """The card of a power is laid open from now on, or leaves the game."""
        self.face[power] = face
        self._face_up = -1

    def powers_of(self, seat: int) -> list[int]:
        """The powers a seat holds."""
        return members(self.crowns(seat))

    def provinces_of(self, seat: int) -> list[int]:
        """The provinces a seat controls."""
        return members(self.domain(seat))

    def domain(self, seat: i64) -> i64:
        """A mask of the provinces a seat controls."""
        if not self._domains:
            self._domains = by_owner(self.controller)
        return self._domains[seat].mask

    def crowns(self, seat: i64) -> i64:
        """A mask of the powers a seat holds."""
        if not self._crowns:
            self._crowns = by_owner(self.holder)
        return self._crowns[seat].mask

    def controlled(self) -> i64:
        """A mask of the provinces that somebody controls."""
        mask: i64 = 0
        for s in range(self.seats):
            mask |= self.domain(s)
        return mask

    def held(self) -> i64:
        """A mask of the powers that somebody holds."""
        mask: i64 = 0
        for s in range(self.seats):
            mask |= self.crowns(s)
        return mask

    def face_up(self) -> i64:
        """A mask of the powers whose card lies open."""
        if self._face_up < 0:
            mask: i64 = 0
            bit: i64 = 1
            face: i64
            for face in self.face:
                if face == t.UP:
                    mask |= bit
                bit += bit
            self._face_up = mask
        return self._face_up

    def homes_in_play(self, power: int) -> list[int]:
        """The provinces of a power that are on the table."""
        return [home for home in geo.HOMES[power] if self.in_play >> geo.CARD_OF[home] & 1]

    def sole_controller(self, power: int) -> int:
        """The one player who controls every province of a power that is in play, or nobody [4.3 B]."""
        homes = HOMELANDS[power].mask & self.live()
        owner = self.controller[lowest(homes)] if homes else NOBODY
        return owner if owner != NOBODY and not homes & ~self.domain(owner) else NOBODY

    def defends(self, province: int) -> int:
        """The power whose army and ruler defend a province: the home power, or the claimant [9.1]; or nobody."""
        seat = self.controller[province]
        if seat == NOBODY or self.is_knights(province) or HOME[province] == NOBODY:
            return NOBODY
        if self.holder[HOME[province]] == seat:
            return HOME[province]
        claimant = geo.CLAIM[province]
        return claimant if claimant != NOBODY and self.holder[claimant] == seat else NOBODY

    def base(self, province: int) -> int:
        """What a province adds to its die of defence before Militia and Knights [9.1, 9.3]."""
        if self.is_knights(province):
            return t.KNIGHTS_PROVINCE
        power = self.defends(province)
        return self.army(power) if power != NOBODY else 0

    def army(self, power: int) -> int:
        """What a power adds to its die, with its ruler [9.1, 9.3]."""
        return t.ARMY[power] + self.ruler[power] - t.NORMAL

    def has_militia(self, province: int) -> bool:
        """May its controller raise Militia there [9.2]?"""
        return self.controller[province] != NOBODY and HOME[province] != NOBODY and not self.is_knights(province)

    def may_use_knights(self, seat: int) -> bool:
        """Knights cards are for holders of a Catholic power and owners of a Knights province [4.6, R-25]."""
        return self.crowns(seat) & t.CATHOLICS != 0 or self.domain(seat) & self.knights != 0

    def owes_levy(self, seat: int) -> bool:
        """Does it control a province of a Catholic power, or a Knights province [6.2]?"""
        return self.domain(seat) & (geo.CATHOLIC_HOMES | self.knights) != 0

    def married(self, a: int, b: int) -> bool:
        """Are these two powers married?"""
        return self.spouses(a) >> b & 1 == 1

    def wed(self, one: int, other: int) -> None:
        """Two powers are married from now on."""
        pairs = [(m.one, m.other) for m in self.marriages] + [(min(one, other), max(one, other))]
        self.marriages = [Marriage(a, b) for a, b in sorted(pairs)]

    def spouses(self, power: int) -> i64:
        """A mask of the powers this one is married to."""
        mask: i64 = 0
        for m in self.marriages:
            if m.one == power:
                mask |= BIT[m.other]
            elif m.other == power:
                mask |= BIT[m.one]
        return mask

    def granted(self, power: int) -> i64:
        """A mask of the provinces that this power has leave to pass."""
        mask: i64 = 0
        for g in self.grants:
            if g.power == power:
                mask |= BIT[g.province]
        return mask

    # -- income [3.4] --------------------------------------------------------------------------

    def income(self, seat: int) -> int:
        """What collecting would bring [3.4, R-31]."""
        return printed_income(self.paying(seat))

    def paying(self, seat: int) -> i64:
        """A mask of the provinces of a seat that pay when it collects [3.4]."""
        return self.domain(seat) & ~self.idle()

    def idle(self) -> i64:
        """A mask of the provinces that pay nobody who collects [7.2, 8.3, 8.5]."""
        idle = self.knights | self.heresy
        return idle | union(HOMELANDS, self.civil_war) if self.civil_war else idle

    def knights_income(self, seat: int) -> int:
        """What a Pope card brings to a seat [6.1, 7.2]."""
        return printed_income(self.domain(seat) & self.knights)

    # -- cards ---------------------------------------------------------------------------------

    def draw_card(self, seat: int) -> int:
        """The top card of the Action deck into a hand; whoever has looked at it knows where it is now."""
        seen = self.deck.top_seen[0] if self.deck.top else 0
        card = self.deck.draw(self.dice)
        self.hands[seat].add(card, seen | BIT[seat])
        self.loose[seat] = self.loose[seat] + 1
        return card

    def fill_hand(self, seat: int) -> int:
        """Up to four cards; how many were drawn. In the endgame the first power card is the last of all [3.1, 3.5]."""
        drawn: list[int] = []
        ends = False
        while not ends and self.hands[seat].size() < t.HAND_SIZE and self.deck.size():
            drawn.append(self.draw_card(seat))
            ends = self.endgame and drawn[len(drawn) - 1] >= t.POWER_CARDS
        if drawn:
            self.tell(say.DREW, seat, len(drawn), to=(1 << self.seats) - 1 - (1 << seat))
            self.tell_list(say.DREW_CARDS, drawn, seat, to=1 << seat)
        if ends:
            self.shown += 1
            self.tell(say.LAST_CARD_SHOWN, seat, drawn[len(drawn) - 1] - t.POWER_CARDS)
            self.end_game("power-card", "3.5")
        return len(drawn)

    def take_card(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        self.hands[seat].remove(card)
        self.loose[seat] = min(self.loose[seat], self.hands[seat].size())

    def spend(self, seat: int, card: int) -> None:
        """From a hand to the discard."""
        self.take_card(seat, card)
        self.discard[card] = self.discard[card] + 1

    # -- the end [3.5, 12] -----------------------------------------------------------------------

    def points(self, seat: int) -> int:
        """Income of all provinces, and one for each power of two or more provinces in one hand [12]."""
        n = printed_income(self.domain(seat))
        for power in range(POWERS):
            if self.has_unity(seat, power):
                n += 1
        return n

    def has_unity(self, seat: int, power: int) -> bool:
        """Does a seat control all of two or more provinces of a power that are in play [R-26, R-47]?"""
        homes = HOMELANDS[power].mask & self.live()
        if self._readings.knights_apart:
            homes &= ~self.knights
        return homes & (homes - 1) != 0 and not homes & ~self.domain(seat)

    def end_game(self, reason: str, rule: str) -> None:
        """Most points; then more florins, then more powers, else a shared victory [12, R-48]."""
        scores = [self.points(s) for s in range(self.seats)]
        ranks = [[scores[s], self.florins[s], int(self.crowns(s)).bit_count()] for s in range(self.seats)]
        best = max(ranks)
        winners = [s for s in range(self.seats) if ranks[s] == best]
        if self.journal is not None:
            tell_end(self, scores, ranks, winners)
        self.finish(winners, scores, reason, rule)

    # -- secrets ---------------------------------------------------------------------------------

    def forget(self, seat: int, dice: Dice) -> None:
        """Cards and florins the seat does not know are dealt anew."""
        redeal_cards(self.hands, self.deck, self.maps, self.loose, seat, dice)
        redeal_florins(self.florins, self.least, self.most, seat, dice)

    def view(self, seat: int) -> dict[str, Any]:
        """The fields, and what a board shows beside them: all of it follows from what is open."""
        out = super().view(seat)
        out["board"] = {
            "points": [self.points(s) for s in range(self.seats)],
            "income": [self.income(s) for s in range(self.seats)],
            "knights_income": [self.knights_income(s) for s in range(self.seats)],
            "edge": [MAP.words[m] for m in self.edge()],
            "attacks_left": self.attacks_left(),
            "strength": {POWER.words[i]: self.army(i) for i in range(POWERS)},
            "idle": [PROVINCE.words[i] for i in members(self.idle() & self.live())],
            "defence": {PROVINCE.words[i]: self.base(i) for i in range(PROVINCES) if self.alive(i)},
            "defender": {
                PROVINCE.words[i]: POWER.words[self.defends(i)] for i in range(PROVINCES) if self.defends(i) != NOBODY
            },
        }
        return out


def tell_end(p: Medieval, scores: list[int], ranks: list[list[int]], winners: list[int]) -> None:
    """The points of each seat with where they come from, and what decided [12, R-48]."""
    p.tell(say.END_BEGINS)
    for s in range(p.seats):
        p.tell(say.POINTS, s, scores[s])
        p.tell_sum(say.SUM_POINTS, s)
        for power in range(POWERS):
            n = printed_income(p.domain(s) & HOMELANDS[power].mask)
            if n:
                p.tell_term(say.SUM_LANDS, n, power)
            if p.has_unity(s, power):
                p.tell_term(say.SUM_UNITY, 1, power)
        for province in members(p.domain(s)):
            if HOME[province] == NOBODY:
                p.tell_term(say.SUM_FREE_LAND, INCOME[province], province)
    first = winners[0]
    if len(winners) > 1:
        p.tell_list(say.VICTORY_SHARED, winners, scores[first])
        return
    equals = [ranks[s] for s in range(p.seats) if s != first and scores[s] == scores[first]]
    if not equals:
        p.tell(say.WON, first, scores[first])
    elif all(rank[1] < ranks[first][1] for rank in equals):
        p.tell(say.WON_BY_FLORINS, first, scores[first])
    else:
        p.tell(say.WON_BY_POWERS, first, scores[first])


def by_owner(owners: list[int]) -> list[Bits]:
    """For each seat a mask of the things it owns."""
    masks = [Bits(0) for _ in SEAT.words]
    bit: i64 = 1
    seat: i64
    for seat in owners:
        if seat != NOBODY:
            masks[seat].mask |= bit
        bit += bit
    return masks


def change_owner(masks: list[Bits], thing: int, old: int, new: int) -> None:
    """A thing passes from seat to seat, if their masks have been read off; clones share the masks themselves."""
    if masks:
        bit: i64 = BIT[thing]
        if old != NOBODY:
            masks[old] = Bits(masks[old].mask & ~bit)
        if new != NOBODY:
            masks[new] = Bits(masks[new].mask | bit)


def printed_income(provinces: i64) -> int:
    """The printed incomes of the provinces of a mask."""
    n: i64 = 0
    while provinces:
        n += INCOME[lowest(provinces)]
        provinces &= provinces - 1
    return n
