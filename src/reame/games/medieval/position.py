"""The table of Medieval: map, control, powers, purses, cards; and who has seen what."""

from __future__ import annotations

from typing import Any, ClassVar, final

from reame.games.medieval.geography import (
    ACTIONS,
    ARMY,
    AT_HOME,
    BIT,
    CARD,
    CARD_MASK,
    CARD_OF,
    CARDS,
    CARDS_OF_POWER,
    CATHOLIC,
    CATHOLIC_MASK,
    CATHOLICS,
    CHRISTIAN,
    CLAIM,
    EAST_MASK,
    EAST_OF,
    EXPOSED,
    FACE,
    HIDDEN,
    HOME,
    HOMES,
    INCOME,
    INITIAL,
    KNIGHTS_PROVINCE,
    MAP,
    MAPS,
    NORMAL,
    ON_CARD,
    PAPACY,
    POWER,
    POWERS,
    PRINTED_RULER,
    PROVINCE,
    PROVINCES,
    REMOVED,
    RULER,
    RULER_ROLL,
    START_MASK,
    UP,
)
from reame.games.medieval.regions import HOMELANDS, Bits, Regions, lowest, members, regions_of, union
from reame.games.medieval.secrets import redeal_cards, redeal_florins
from reame.games.medieval.things import (
    CIVIL_WAR_BEGINS,
    DREW,
    DREW_CARD,
    GAINED,
    HOLDS,
    INITIAL_FLORINS,
    LAST_CARD_SHOWN,
    MAP_DESTROYED,
    MAP_SHUT_OUT,
    MARRIAGE_ENDS,
    ON_TABLE,
    POINTS,
    POWER_GONE,
    RULER_NOW,
)
from reame.kernel.cards import Bag, Cards
from reame.kernel.chance import Dice
from reame.kernel.fields import Deck, Field, Flag, Grid, Hand, Many, Mask, Number, One, Per, Row, fields, hidden, own
from reame.kernel.game import Game
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.native import i64
from reame.kernel.position import Position


@final
class Medieval(Position):
    """Open: map, control, powers and their markers, the discard. Secret: hands, florins, decks.

    Masks hold sets of powers, provinces and map cards. `least` and `most` are, for each pair of seats, between which
    sums the one knows the florins of the other to be, from all payments it has seen.
    """

    FIELDS: ClassVar[list[Field]] = (
        fields(
            turn=Number(),
            active=One(SEAT),
            picked=Per(POWER, One(SEAT), NOBODY),
            in_play=Mask(MAP),
            gone=Mask(MAP),
            controller=Per(PROVINCE, One(SEAT), NOBODY),
            knights=Mask(PROVINCE),
            heresy=Mask(PROVINCE),
            face=Per(POWER, One(FACE), HIDDEN),
            holder=Per(POWER, One(SEAT), NOBODY),
            ruler=Per(POWER, One(RULER)),
            excommunicated=Mask(POWER),
            disaster=Mask(POWER),
            civil_war=Mask(POWER),
            paid=Mask(POWER),
            marriages=Many(Row(one=One(POWER), other=One(POWER)), most=POWERS),
            discard=Per(CARD, Number(), 0),
            mongols_aside=Number(0, 2),
            mongols_drawn=Number(),
            mongols_resolved=Number(),
            endgame=Flag(),
            quiet_turns=Number(),
            # this turn
            drawn=Number(),
            map_drawn=Flag(),
            attacks=Number(),
            used=Mask(POWER),
            crusade_called=Flag(),
            papal_passage=Flag(),
            marked_at_start=Mask(POWER),
            acted=Flag(),
            locked=Mask(POWER),
            fresh=Mask(POWER),
            grants=Many(Row(power=One(POWER), province=One(PROVINCE)), most=200),
            proposals=Number(),
            loose=Per(SEAT, Number(), 0),
        )
        + own(
            florins=Per(SEAT, Number(), 0),
            hands=Per(SEAT, Hand(CARD)),
            least=Grid(SEAT, SEAT),
            most=Grid(SEAT, SEAT),
        )
        + hidden(deck=Deck(CARD), maps=Deck(MAP))
    )

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        self.turn = 0
        self.active = NOBODY
        self.picked = [NOBODY] * POWERS  # in the draft, and by whom
        self.in_play = START_MASK
        self.gone = 0
        self.controller = [NOBODY] * PROVINCES
        self.knights: i64 = 0
        self.heresy: i64 = 0
        self.face = [HIDDEN] * POWERS
        self.holder = [NOBODY] * POWERS
        self.ruler = PRINTED_RULER.copy()
        self.excommunicated: i64 = 0
        self.disaster: i64 = 0
        self.civil_war: i64 = 0
        self.paid: i64 = 0  # powers whose initial florins somebody has had
        self.marriages: list[list[int]] = []
        self.discard = [0] * CARDS
        self.mongols_aside = 0
        self.mongols_drawn = 0
        self.mongols_resolved = 0
        self.endgame = False
        self.quiet_turns = 0
        self.drawn = 0  # action cards, this turn
        self.map_drawn = False
        self.attacks = 0
        self.used: i64 = 0
        self.crusade_called = False
        self.papal_passage = False
        self.marked_at_start: i64 = 0
        self.acted = False
        self.locked: i64 = 0
        self.fresh: i64 = 0  # powers excommunicated this turn
        self.grants: list[list[int]] = []
        self.proposals = 0
        self.loose = [0] * seats  # how many cards of a hand may be mandatory ones, for all anybody knows
        self.florins = [0] * seats
        self.hands = [Cards() for _ in range(seats)]
        self.least = [0] * (seats * SEAT.size)
        self.most = [0] * (seats * SEAT.size)
        self.deck = Bag(CARDS)
        self.maps = Bag(MAPS)
        self._dealing = False
        self._domains: list[Bits] = []  # of each seat; empty until first read off `controller`
        self._crowns: list[Bits] = []  # of each seat; empty until first read off `holder`
        self._face_up: i64 = -1  # not yet read off `face`
        self._regions: Regions | None = None
        self._detours: Regions | None = None

    def adopt(self, options: dict[str, int]) -> None:
        """Whether there are deals is asked at every move of a turn."""
        super().adopt(options)
        self._dealing = options["deals"] == 1

    def dealing(self) -> bool:
        """May players make deals in this game?"""
        return self._dealing

    def copy_to(self, new: Medieval) -> None:
        """Field by field: a search clones positions more than anything else."""
        new.turn = self.turn
        new.active = self.active
        new.picked = self.picked.copy()
        new.in_play = self.in_play
        new.gone = self.gone
        new.controller = self.controller.copy()
        new.knights = self.knights
        new.heresy = self.heresy
        new.face = self.face.copy()
        new.holder = self.holder.copy()
        new.ruler = self.ruler.copy()
        new.excommunicated = self.excommunicated
        new.disaster = self.disaster
        new.civil_war = self.civil_war
        new.paid = self.paid
        new.marriages = [m.copy() for m in self.marriages]
        new.discard = self.discard.copy()
        new.mongols_aside = self.mongols_aside
        new.mongols_drawn = self.mongols_drawn
        new.mongols_resolved = self.mongols_resolved
        new.endgame = self.endgame
        new.quiet_turns = self.quiet_turns
        new.drawn = self.drawn
        new.map_drawn = self.map_drawn
        new.attacks = self.attacks
        new.used = self.used
        new.crusade_called = self.crusade_called
        new.papal_passage = self.papal_passage
        new.marked_at_start = self.marked_at_start
        new.acted = self.acted
        new.locked = self.locked
        new.fresh = self.fresh
        new.grants = [g.copy() for g in self.grants]
        new.proposals = self.proposals
        new.loose = self.loose.copy()
        new.florins = self.florins.copy()
        new.hands = [h.clone() for h in self.hands]
        new.least = self.least.copy()
        new.most = self.most.copy()
        new.deck = self.deck.clone()
        new.maps = self.maps.clone()
        new._dealing = self._dealing
        new._domains = self._domains.copy()
        new._crowns = self._crowns.copy()
        new._face_up = self._face_up
        new._regions = self._regions
        new._detours = self._detours

    # -- the map -----------------------------------------------------------------------------

    def regions(self) -> Regions:
        """What hangs together on the map as it lies, the Papacy apart; made anew when a card comes or goes."""
        known = self._regions
        if known is None or known.in_play != self.in_play:
            known = regions_of(self.in_play, BIT[PAPACY])
            self._regions = known
        return known

    def closed_to(self, power: int) -> i64:
        """A mask of the provinces this power could not pass even with permission [6.3, 6.5]."""
        if self.excommunicated >> power & 1:
            return CATHOLIC_MASK | self.knights | BIT[PAPACY]
        return 0 if self.papal_passage and CATHOLIC[power] else BIT[PAPACY]

    def regions_for(self, power: int) -> Regions:
        """What hangs together for this power; most have nothing but the Papacy closed to them."""
        if not self.papal_passage and not self.excommunicated >> power & 1:
            return self.regions()
        closed = self.closed_to(power)
        known = self._detours
        if known is None or known.closed != closed or known.in_play != self.in_play:
            known = regions_of(self.in_play, closed)
            self._detours = known
        return known

    def live(self) -> i64:
        """A mask of the provinces in play."""
        return self.regions().live

    def alive(self, province: int) -> bool:
        """Is it in play?"""
        return self.in_play >> CARD_OF[province] & 1 == 1

    def is_knights(self, province: int) -> bool:
        """Does it carry a Knights marker?"""
        return self.knights >> province & 1 == 1

    def is_christian(self, province: int) -> bool:
        """Is it Catholic or Orthodox? The Knights are Catholic wherever they are [4.6, 7.2]."""
        return CHRISTIAN[province] or self.is_knights(province)

    def edge(self) -> list[int]:
        """The cards the Mongols can attack: nothing of their row further east in play, and a defence value [5.2]."""
        in_play: i64 = self.in_play
        return [m for m in members(in_play & EXPOSED) if not EAST_MASK[m] & in_play]

    def enter(self, card: int) -> None:
        """A map card comes into play; held powers take their provinces on it [4.2]."""
        self.in_play |= BIT[card]
        for t in ON_CARD[card]:
            if HOME[t] != NOBODY and self.holder[HOME[t]] != NOBODY:
                self.give(t, self.holder[HOME[t]])
                self.tell(GAINED, self.controller[t], t)
        self.settle_control(AT_HOME[card])

    def destroy(self, card: int) -> None:
        """The Mongols take a card out of the game, and with it what would lie east of it [5.3]."""
        self.tell(MAP_DESTROYED, card)
        self.in_play &= ~BIT[card]
        self.gone |= BIT[card]
        self.knights &= ~CARD_MASK[card]
        self.heresy &= ~CARD_MASK[card]
        for t in ON_CARD[card]:
            self.give(t, NOBODY)
        concerned = AT_HOME[card]
        for east in EAST_OF[card]:
            if strip(self.maps, east):
                self.gone |= BIT[east]
                concerned |= AT_HOME[east]
                self.tell(MAP_SHUT_OUT, east)
        self.grants = [g for g in self.grants if self.alive(g[1])]
        self.settle_control(concerned)

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
                if face == UP:
                    mask |= bit
                bit += bit
            self._face_up = mask
        return self._face_up

    def homes_in_play(self, power: int) -> list[int]:
        """The provinces of a power that are on the table."""
        return [t for t in HOMES[power] if self.in_play >> CARD_OF[t] & 1]

    def sole_controller(self, power: int) -> int:
        """The one player who controls every province of a power that is in play, or nobody [4.3 B]."""
        homes = HOMELANDS[power].mask & self.live()
        owner = self.controller[lowest(homes)] if homes else NOBODY
        return owner if owner != NOBODY and not homes & ~self.domain(owner) else NOBODY

    def conquer(self, seat: int, province: int) -> None:
        """A province changes hands [9.6, 11]; what lies on it but Heresy goes."""
        self.give(province, seat)
        self.knights &= ~BIT[province]

    def hold(self, seat: int, power: int) -> None:
        """A seat becomes holder; the very first one is paid the initial florins [4.1, R-06]."""
        self.turn_card(power, UP)
        self.crown(power, seat)
        self.tell(HOLDS, seat, power)
        if not self.paid >> power & 1:
            self.paid |= BIT[power]
            self.gain(seat, INITIAL[power])
            self.tell(INITIAL_FLORINS, seat, power, INITIAL[power])

    def settle_control(self, powers: i64) -> None:
        """Powers lost, won and gone, of those whose provinces, map cards or power card have changed [4.3, 5.3]."""
        while powers:
            power = lowest(powers)
            powers &= powers - 1
            face = self.face[power]
            if face == REMOVED:
                continue
            if face == UP:
                holder = self.holder[power]
                if holder != NOBODY and not self.controls_any(holder, power):
                    self.crown(power, NOBODY)
                    self.tell(ON_TABLE, power)
                if self.holder[power] == NOBODY:
                    owner = self.sole_controller(power)
                    if owner != NOBODY:
                        self.hold(owner, power)
            if self.is_gone(power):
                self.retire(power)

    def controls_any(self, seat: int, power: int) -> bool:
        """Does a seat control a province of this power?"""
        return self.domain(seat) & HOMELANDS[power].mask != 0

    def is_gone(self, power: int) -> bool:
        """Have the Mongols taken every province this power had or could have had [R-13]?"""
        return not CARDS_OF_POWER[power] & ~self.gone

    def retire(self, power: int) -> None:
        """A power card leaves the game from wherever it is [5.3, R-14]."""
        self.turn_card(power, REMOVED)
        self.crown(power, NOBODY)
        keep = ~BIT[power]
        self.excommunicated &= keep
        self.disaster &= keep
        self.civil_war &= keep
        self.fresh &= keep
        self.locked &= keep
        self.end_marriages(power)
        self.grants = [g for g in self.grants if g[0] != power]
        if not strip(self.deck, ACTIONS + power):
            for s in range(self.seats):
                if self.hands[s].has(ACTIONS + power):
                    self.take_card(s, ACTIONS + power)
        self.shown += 1
        self.tell(POWER_GONE, power)

    def defends(self, province: int) -> int:
        """The power whose army and ruler defend a province: the home power, or the claimant [9.1]; or nobody."""
        seat = self.controller[province]
        if seat == NOBODY or self.is_knights(province) or HOME[province] == NOBODY:
            return NOBODY
        if self.holder[HOME[province]] == seat:
            return HOME[province]
        claimant = CLAIM[province]
        return claimant if claimant != NOBODY and self.holder[claimant] == seat else NOBODY

    def base(self, province: int) -> int:
        """What a province adds to its die of defence before Militia and Knights [9.1, 9.3]."""
        if self.is_knights(province):
            return KNIGHTS_PROVINCE
        power = self.defends(province)
        return ARMY[power] + self.ruler[power] - NORMAL if power != NOBODY else 0

    def has_militia(self, province: int) -> bool:
        """May its controller raise Militia there [9.2]?"""
        return self.controller[province] != NOBODY and HOME[province] != NOBODY and not self.is_knights(province)

    def may_use_knights(self, seat: int) -> bool:
        """Knights cards are for holders of a Catholic power and owners of a Knights province [4.6, R-25]."""
        return self.crowns(seat) & CATHOLICS != 0 or self.domain(seat) & self.knights != 0

    def owes_levy(self, seat: int) -> bool:
        """Does it control a province of a Catholic power, or a Knights province [6.2]?"""
        return self.domain(seat) & (CATHOLIC_MASK | self.knights) != 0

    # -- rulers, marriages, civil war ----------------------------------------------------------

    def married(self, a: int, b: int) -> bool:
        """Are these two powers married?"""
        return self.spouses(a) >> b & 1 == 1

    def spouses(self, power: int) -> i64:
        """A mask of the powers this one is married to."""
        mask: i64 = 0
        for m in self.marriages:
            if m[0] == power:
                mask |= BIT[m[1]]
            elif m[1] == power:
                mask |= BIT[m[0]]
        return mask

    def end_marriages(self, power: int) -> None:
        """All marriages of a power end [6.4]."""
        left: list[list[int]] = []
        for m in self.marriages:
            if power in m:
                self.tell(MARRIAGE_ENDS, m[0], m[1])
            else:
                left.append(m)
        self.marriages = left

    def change_ruler(self, power: int) -> None:
        """A new ruler by the die; marriages end even if his worth is the same [4.5, 6.4]."""
        self.ruler[power] = RULER_ROLL[self.dice.roll() - 1]
        self.tell(RULER_NOW, power, self.ruler[power])
        self.end_marriages(power)

    def begin_civil_war(self, power: int) -> None:
        """The ruler is lost, and with him the marriages [8.3, R-30]."""
        if self.civil_war >> power & 1:
            return
        self.civil_war |= BIT[power]
        self.ruler[power] = NORMAL
        self.tell(CIVIL_WAR_BEGINS, power)
        self.end_marriages(power)

    # -- money [1.7] ---------------------------------------------------------------------------

    def gain(self, seat: int, n: i64) -> None:
        """The bank pays, openly."""
        self.florins[seat] = self.florins[seat] + n
        least, most = self.least, self.most
        i: i64 = seat
        for s in range(self.seats):
            if s != seat:
                least[i] = least[i] + n
                most[i] = most[i] + n
            i += SEAT.size

    def pay(self, seat: int, n: i64) -> None:
        """To the bank, openly: whoever pays n has had n."""
        self.florins[seat] = self.florins[seat] - n
        self.saw_payment(seat, n)

    def saw_payment(self, seat: int, n: i64) -> None:
        """Everybody sees that a seat has paid n."""
        least, most = self.least, self.most
        i: i64 = seat
        for s in range(self.seats):
            if s != seat:
                low: i64 = max(least[i] - n, 0)
                least[i] = low
                most[i] = max(most[i] - n, low)
            i += SEAT.size

    def saw_at_most(self, seat: int, n: int) -> None:
        """Everybody learns that a seat has no more than n."""
        for s in range(self.seats):
            if s != seat:
                i = s * SEAT.size + seat
                self.most[i] = min(self.most[i], n)
                self.least[i] = min(self.least[i], self.most[i])

    def saw_at_least(self, observer: int, seat: int, n: int) -> None:
        """One seat learns that another has n or more."""
        i = observer * SEAT.size + seat
        self.least[i] = max(self.least[i], n)
        self.most[i] = max(self.most[i], n)

    def hand_over(self, giver: int, taker: int, n: int) -> None:
        """From player to player inside a deal: the two know the sum, the others only that something passed."""
        self.florins[giver] -= n
        self.florins[taker] += n
        for s in range(self.seats):
            g = s * SEAT.size + giver
            t = s * SEAT.size + taker
            if s == taker:
                self.least[g] = max(self.least[g] - n, 0)
                self.most[g] = max(self.most[g] - n, self.least[g])
            elif s == giver:
                self.least[t] += n
                self.most[t] += n
            else:
                self.most[t] += self.most[g]
                self.least[t] += 1
                self.most[g] = max(self.most[g] - 1, 0)
                self.least[g] = 0

    def saw_secret_payment(self, seat: int) -> None:
        """A seat has put aside some multiple of a price in its fist: the others only know it may be poor now."""
        for s in range(self.seats):
            if s != seat:
                self.least[s * SEAT.size + seat] = 0

    def income(self, seat: int) -> int:
        """What collecting would bring [3.4, R-31]."""
        paying = self.domain(seat) & ~(self.knights | self.heresy)
        if self.civil_war:
            paying &= ~union(HOMELANDS, self.civil_war)
        return worth(paying)

    def knights_income(self, seat: int) -> int:
        """What a Pope card brings to a seat [6.1, 7.2]."""
        return worth(self.domain(seat) & self.knights)

    # -- cards ---------------------------------------------------------------------------------

    def draw_card(self, seat: int) -> int:
        """The top card of the Action deck into a hand; whoever has looked at it knows where it is now."""
        seen = self.deck.top_seen[0] if self.deck.top else 0
        card = self.deck.draw(self.dice)
        self.hands[seat].add(card, seen | BIT[seat])
        self.loose[seat] = self.loose[seat] + 1
        self.tell(DREW, seat, to=(1 << self.seats) - 1 - (1 << seat))
        self.tell(DREW_CARD, seat, card, to=1 << seat)
        if self.endgame and card >= ACTIONS:
            self.shown += 1
            self.tell(LAST_CARD_SHOWN, seat, card - ACTIONS)
            self.end_game("power-card", "3.5")
        return card

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
        n = worth(self.domain(seat))
        for power in range(POWERS):
            if self.has_unity(seat, power):
                n += 1
        return n

    def has_unity(self, seat: int, power: int) -> bool:
        """Does a seat control all of two or more provinces of a power that are in play [R-47]?"""
        homes = HOMELANDS[power].mask & self.live()
        return homes & (homes - 1) != 0 and not homes & ~self.domain(seat)

    def end_game(self, reason: str, rule: str) -> None:
        """Most points; then more florins, then more powers, else a shared victory [12, R-48]."""
        scores = [self.points(s) for s in range(self.seats)]
        for s in range(self.seats):
            self.tell(POINTS, s, scores[s])
        ranks = [[scores[s], self.florins[s], int(self.crowns(s)).bit_count()] for s in range(self.seats)]
        best = max(ranks)
        self.finish([s for s in range(self.seats) if ranks[s] == best], scores, reason, rule)

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
            "defence": {PROVINCE.words[t]: self.base(t) for t in range(PROVINCES) if self.alive(t)},
            "defender": {
                PROVINCE.words[t]: POWER.words[self.defends(t)] for t in range(PROVINCES) if self.defends(t) != NOBODY
            },
        }
        return out


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


def worth(provinces: i64) -> int:
    """The printed incomes of the provinces of a mask."""
    n: i64 = 0
    while provinces:
        n += INCOME[lowest(provinces)]
        provinces &= provinces - 1
    return n


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
