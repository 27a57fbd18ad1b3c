"""Calamities [8]: one step for each card that asks something or strikes several players."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis.battle import Battle
from reame.games.universalis.civil_war import CivilWar
from reame.games.universalis.crusade import CrusadeCall
from reame.games.universalis.deeds import (
    check_out,
    destroy_transport,
    empty_cargo,
    give_territory,
    lower_fort,
    lower_settlement,
    remove_cathedral,
    remove_general,
)
from reame.games.universalis.fates import (
    ARMIES_DIE,
    BID_FOR_CROWN,
    CALAMITY_DRAWN,
    CALAMITY_LAND,
    CALAMITY_ROLL,
    CALAMITY_SEA,
    CALAMITY_VOID,
    CITY_ARMIES_DIE,
    CONVOY_GOODS,
    CONVOY_ROLL,
    COUNCIL_CALLED,
    CROWN_GIVEN,
    DECEIT_FAILS,
    DECEIVE,
    DECEIVED,
    GRAIN_SPENT,
    HEROINE_SHOWN,
    IRON_SMELTED,
    LOSE_CATHEDRAL,
    LOSE_GENERAL,
    LOSE_HOST_GENERAL,
    NO_CATHEDRAL_THERE,
    NO_CITY_THERE,
    NO_GENERAL_THERE,
    NO_IRON,
    NOT_YOURSELF,
    Q_DECEIVE,
    Q_LOSE_CATHEDRAL,
    Q_LOSE_GENERAL,
    Q_RUIN,
    Q_SMELT,
    Q_SPARE_CATHEDRAL,
    RUIN,
    SLAVES_ATTACK,
    SLAVES_RISE,
    SMELT_CARGO,
    SMELT_STORED,
    SPARE_CATHEDRAL,
    STORM_LOAD,
    WILD_BUILDINGS,
)
from reame.games.universalis.hordes import Assault, leader_roll, overrun
from reame.games.universalis.host import check_crusade
from reame.games.universalis.invasion import Invasion
from reame.games.universalis.ledger import claim, earn, refill
from reame.games.universalis.limits import Limits
from reame.games.universalis.losses import Losses
from reame.games.universalis.pirates import PirateSwarm, zone_coast
from reame.games.universalis.position import Universalis, cities
from reame.games.universalis.things import (
    AGRICOLTURA,
    BARBARIANS,
    CALAMITY,
    CARAVAN,
    CAVALRY,
    CITY_OF,
    DATA,
    DEISMO,
    DEMOCRAZIA,
    EROINA,
    ESERCITO,
    EVENTS,
    FARM,
    FILOSOFIA,
    GOODS,
    INGEGNERIA,
    IRON,
    IS_SHIP,
    ISTRUZIONE,
    KINGDOMS,
    LAND_ZONE,
    LAND_ZONES,
    LEGGE,
    LETTERATURA,
    MEDICINA,
    MINIERE,
    MISTICISMO,
    MONOTEISMO,
    MUSICA,
    NEIGHBOURS,
    OCEAN,
    OWNER_OF,
    PAPAL_KINGDOM,
    PLAYABLE,
    SEA_ZONE,
    SEA_ZONES,
    SELL_CHANGE,
    SELL_PRICE,
    SLAVES,
    STRADE,
    TEATRO,
    TEOLOGIA,
    TERRITORIES,
    TERRITORY,
    TOP,
    TRANSPORT,
    TYPE_OF,
    UNITS,
    VASELLAME,
    ZONES_USED,
)
from reame.kernel.fields import Field, Flag, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step

_EFFECTS: Final[dict[str, dict[str, Any]]] = {str(c["id"]): c["effect"] for c in DATA["decks"]["calamity"]["card"]}
COUNCIL_TECHS: Final = int(_EFFECTS["concilio"]["techs_half_price"])
COUNCIL_TECHS_POPE: Final = int(_EFFECTS["concilio"]["techs_half_price_pope"])
DISORDER_SETTLEMENTS: Final = int(_EFFECTS["disordini"]["settlement_levels"])
DISORDER_FORTS: Final = int(_EFFECTS["disordini"]["fort_levels"])
DISORDER_LESS: Final[list[int]] = [MUSICA, TEATRO, LEGGE, DEMOCRAZIA]
DISORDER_MORE: Final[list[int]] = [STRADE, ESERCITO]
GRAIN_FEEDS: Final = int(_EFFECTS["carestia"]["per_reserve"])
PLAGUE_ROADS: Final = int(_EFFECTS["peste"]["plus_armies"]["strade"])
ARMIES_PER_CATHEDRAL: Final = int(_EFFECTS["inquisizione"]["armies_per_cathedral"])
SUPERSTITION_DRAWER: Final = int(_EFFECTS["superstizione"]["drawer_cathedrals"])
SUPERSTITION_OTHERS: Final = int(_EFFECTS["superstizione"]["other_cathedrals"])
SUPERSTITION_PLAYERS: Final = 3
REVOLT_CITIES: Final = int(_EFFECTS["rivolta_schiavi"]["cities"])
DECEIT_GENERALS: Final = int(_EFFECTS["inganno"]["generals"])
CONVOY_TABLES: Final[list[list[str]]] = [
    [str(w) for low, high, w in _EFFECTS["assalto_convogli"][f"table_{n}"] for _ in range(low, high + 1)]
    for n in (0, 1, 2)
]
LOWEST_SLAVES: Final = min([row[SLAVES] for row in SELL_PRICE])


# -- what several cards share ----------------------------------------------------------------


def roll_land_zone(p: Universalis) -> int:
    """1D4 for the land zone, again while it is not in play."""
    while True:
        zone = p.dice.roll(LAND_ZONES)
        if zone in ZONES_USED[p.seats]:
            return zone


def bordering(p: Universalis, drawer: int) -> list[int]:
    """The drawer, then the other players with a territory that shares a land border with one of his, in sword order."""
    near = 0
    for t in p.lands(drawer):
        for n in NEIGHBOURS[t]:
            if 0 <= p.owner[n] < p.seats:
                near |= 1 << p.owner[n]
    return [s for s in p.from_seat(drawer) if s == drawer or near >> s & 1]


def bury(p: Universalis, seat: int, n: int) -> None:
    """Armies die where their owner chooses, never the last of a territory; pushes a step."""
    n = max(0, min(n, p.removable(seat)))
    p.tell(ARMIES_DIE, seat, n)
    if n:
        p.push(Losses(seat, n))


# -- the card --------------------------------------------------------------------------------


class DrawCalamity(Step[Universalis]):
    """Two skulls: a calamity with this player as drawer; then barbarian buildings grow [3.4]."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("draw", "strike", "grow", "done"), card=One(CALAMITY)
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "draw"
        self.card = NOBODY

    def run(self, p: Universalis) -> None:
        if self.stage == "draw":
            self.stage = "grow"
            if refill(p.calamities, p.calamity_discards):
                self.card = p.calamities.draw(p.dice)
                p.calamity_discards.add(self.card)
                p.tell(CALAMITY_DRAWN, self.seat, self.card)
                self.stage = "strike"
        elif self.stage == "strike":
            self.stage = "grow"
            self.strike(p, CALAMITY.word(self.card))
        elif self.stage == "grow":
            grow_buildings(p)
            self.stage = "done"
        else:
            p.end()

    def strike(self, p: Universalis, card: str) -> None:
        """What the card does."""
        seat = self.seat
        if card == "alchimia":
            p.push(Alchemy(seat))
        elif card == "assalto_convogli":
            assault_convoys(p, seat)
        elif card == "carestia":
            p.push(Famine(seat))
        elif card == "concilio":
            p.council = COUNCIL_TECHS_POPE if p.pope == seat else COUNCIL_TECHS
            p.tell(COUNCIL_CALLED, seat, p.council)
        elif card == "crociata":
            p.push(CrusadeCall())
        elif card == "disordini":
            disorder(p, seat)
            p.push(Limits(seat))
        elif card == "governatore":
            self.crown(p, False)
        elif card == "guerra_civile":
            p.push(CivilWar(seat))
        elif card == "imperatore":
            self.crown(p, True)
        elif card == "inganno":
            p.push(Deceit(seat))
        elif card == "inquisizione":
            p.push(Inquisition(seat))
        elif card == "invasioni":
            p.push(Invasion())
        elif card == "peste":
            p.push(Plague(seat))
        elif card == "pirati":
            p.push(PirateSwarm())
        elif card == "rivolta_schiavi":
            p.push(SlaveRevolt(seat))
        elif card == "superstizione":
            p.push(Superstition(seat))
        else:
            storm(p, seat)

    def crown(self, p: Universalis, emperor: bool) -> None:
        """Governor and emperor: a kingdom for the best of those who rule one."""
        if not crown_given(p, self.seat, emperor):
            p.tell(CALAMITY_VOID, self.card)
        check_crusade(p)

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, CrusadeCall) and child.void:
            p.tell(CALAMITY_VOID, self.card)


def grow_buildings(p: Universalis) -> None:
    """Every barbarian city and fortification that stands gains a level [3.4, R60]."""
    p.tell(WILD_BUILDINGS)
    for t in range(TERRITORIES):
        if p.owner[t] == BARBARIANS:
            if p.settlement[t]:
                p.settlement[t] = min(TOP, p.settlement[t] + 1)
            if p.fort[t]:
                p.fort[t] = min(max(1, p.settlement[t]), p.fort[t] + 1)


# -- alchimia --------------------------------------------------------------------------------


def slave_price(p: Universalis, area: int) -> int:
    """The slave selling price of the city where iron lies, else the lowest of the table."""
    if area < TERRITORIES and p.city(area):
        return max(0, SELL_PRICE[CITY_OF[area]][SLAVES] + SELL_CHANGE[p.building[area]][SLAVES])
    return LOWEST_SLAVES


class Alchemy(Step[Universalis]):
    """The drawer may turn own iron into florins, each unit at the price of slaves."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), done=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.done = False

    def run(self, p: Universalis) -> None:
        if self.done or len(self.legal(p, self.seat)) == 1:
            p.end()
        else:
            p.ask(self.seat)

    def legal(self, p: Universalis, seat: int) -> list[int]:
        out = [PASS]
        for t in p.lands(seat):
            n = min(UNITS.high, p.stored[t * GOODS + IRON])
            out += [SMELT_STORED.at(t, k) for k in range(1, n + 1)]
        for x in p.transports_of(seat):
            n = min(UNITS.high, p.cargo[x * GOODS + IRON])
            out += [SMELT_CARGO.at(x, k) for k in range(1, n + 1)]
        return out

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in p.legal(seat):
            return None
        return NO_IRON if SMELT_STORED.has(move) or SMELT_CARGO.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return Q_SMELT.of()

    def default(self, p: Universalis, seat: int) -> int:
        moves = p.legal(seat)
        return moves[len(moves) - 1]

    def take(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.done = True
            return
        if SMELT_STORED.has(move):
            t, n = SMELT_STORED.a(move), SMELT_STORED.b(move)
            p.stored[t * GOODS + IRON] -= n
            price = slave_price(p, t)
        else:
            x, n = SMELT_CARGO.a(move), SMELT_CARGO.b(move)
            p.cargo[x * GOODS + IRON] -= n
            price = slave_price(p, p.transport_at[x])
        earn(p, seat, n * price, EVENTS)
        p.tell(IRON_SMELTED, seat, n, n * price)


# -- assalto_convogli ------------------------------------------------------------------------


def assault_convoys(p: Universalis, drawer: int) -> None:
    """Every caravan and cavalry of one land zone: safe, robbed or destroyed."""
    zone = roll_land_zone(p)
    p.tell(CALAMITY_LAND, zone)
    for seat in p.from_seat(drawer):
        guarded = [STRADE, ESERCITO]
        table = CONVOY_TABLES[len([tech for tech in guarded if p.has(seat, tech)])]
        for x in p.transports_of(seat):
            area = p.transport_at[x]
            if TYPE_OF[x] not in (CARAVAN, CAVALRY) or area >= TERRITORIES or LAND_ZONE[area] != zone:
                continue
            roll = p.dice.roll()
            p.tell(CONVOY_ROLL, OWNER_OF[x], x, roll)
            if table[roll - 1] == "destroyed":
                destroy_transport(p, x)
            elif table[roll - 1] == "lose_goods":
                empty_cargo(p, x)
                p.tell(CONVOY_GOODS, OWNER_OF[x], x)
        check_out(p, seat, BARBARIANS)


# -- carestia, peste -------------------------------------------------------------------------


class Famine(Step[Universalis]):
    """The drawer and his neighbours lose armies; agriculture halves it, grain feeds those with pottery."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("roll", "starve"), dice=Number(), queue=Some(SEAT)
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "roll"
        self.dice = 0
        self.queue: list[int] = []

    def run(self, p: Universalis) -> None:
        if self.stage == "roll":
            self.dice = p.dice.roll(12)
            p.tell(CALAMITY_ROLL, self.dice)
            self.queue = bordering(p, self.seat)
            self.stage = "starve"
        elif self.queue:
            self.starve(p, self.queue.pop(0))
        else:
            p.end()

    def starve(self, p: Universalis, seat: int) -> None:
        """Reserves are spent only as needed."""
        n = min(10 * self.dice, p.removable(seat))
        if p.has(seat, AGRICOLTURA):
            n //= 2
        if p.has(seat, VASELLAME):
            p.shown += 1  # how much grain there is shows now
            grain = min(p.grain_of(seat), -(-n // GRAIN_FEEDS))
            if grain > 0:
                spend_grain(p, seat, grain)
                p.tell(GRAIN_SPENT, seat, grain)
                n = max(0, n - GRAIN_FEEDS * grain)
        bury(p, seat, n)


def spend_grain(p: Universalis, seat: int, n: int) -> None:
    """Reserves at hand first, then those in farms, in map order."""
    k = min(n, p.grain[seat])
    p.grain[seat] -= k
    n -= k
    for t in p.lands(seat):
        if p.building[t] == FARM:
            k = min(n, p.barn[t])
            p.barn[t] -= k
            n -= k


class Plague(Step[Universalis]):
    """The drawer and his neighbours lose a share of all armies, then every city its level in armies."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("roll", "share", "cities"), dice=Number(), queue=Some(SEAT)
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "roll"
        self.dice = 0
        self.queue: list[int] = []

    def run(self, p: Universalis) -> None:
        if self.stage == "roll":
            self.dice = p.dice.roll()
            p.tell(CALAMITY_ROLL, self.dice)
            self.queue = bordering(p, self.seat)
            self.stage = "share"
        elif not self.queue:
            p.end()
        elif self.stage == "share":
            self.stage = "cities"
            seat = self.queue[0]
            n = 10 * self.dice * p.armies_on_map(seat) // 100
            if p.has(seat, MEDICINA):
                n //= 2
            if p.has(seat, STRADE):
                n += PLAGUE_ROADS
            bury(p, seat, n)
        else:
            for t in cities(p, self.queue.pop(0)):
                n = min(p.settlement[t], p.armies[t] - 1)
                if n > 0:
                    p.armies[t] -= n
                    p.tell(CITY_ARMIES_DIE, t, n)
            self.stage = "share"


# -- disordini -------------------------------------------------------------------------------


def disorder(p: Universalis, seat: int) -> None:
    """Settlements and fortifications of the drawer's cities fall."""
    change = len([t for t in DISORDER_MORE if p.has(seat, t)]) - len([t for t in DISORDER_LESS if p.has(seat, t)])
    for t in cities(p, seat):
        lower_fort(p, t, max(0, DISORDER_FORTS + change))
        lower_settlement(p, t, max(0, DISORDER_SETTLEMENTS + change))


# -- governatore, imperatore -----------------------------------------------------------------


def crown_given(p: Universalis, drawer: int, emperor: bool) -> bool:
    """Those who hold a complete kingdom roll for a random one that is wholly barbarian."""
    prizes = [k for k in range(KINGDOMS) if k != PAPAL_KINGDOM and p.holds(BARBARIANS, k)]
    if not emperor:
        prizes = [k for k in prizes if k not in PLAYABLE]
    rivals = [s for s in p.from_seat(drawer) if rules_kingdom(p, s)]
    if not prizes or not rivals:
        return False
    if emperor:
        for s in rivals:
            p.shown += 1  # who has a heroine shows now
            if p.hands[s].has(EROINA):
                p.hands[s].show_one(EROINA, (1 << p.seats) - 1)
                p.tell(HEROINE_SHOWN, s)
    while len(rivals) > 1:
        rolls: list[int] = []
        for s in rivals:
            rolls.append(bid_for_crown(p, s, emperor))
            p.tell(BID_FOR_CROWN, s, rolls[len(rolls) - 1])
        best = max(rolls)
        rivals = [s for i, s in enumerate(rivals) if rolls[i] == best]
    k = prizes[p.dice.below(len(prizes))]
    p.tell(CROWN_GIVEN, rivals[0], k)
    for t in p.realm(k):
        give_territory(p, t, rivals[0], p.armies[t])
    return True


def rules_kingdom(p: Universalis, seat: int) -> bool:
    """At least one complete kingdom; the Papal State is none."""
    return any(k != PAPAL_KINGDOM and p.holds(seat, k) for k in range(KINGDOMS))


def bid_for_crown(p: Universalis, seat: int, emperor: bool) -> int:
    """1D12, or 3D6, 4D6 with a heroine."""
    if not emperor:
        return p.dice.roll(12)
    n = 0
    for _ in range(4 if p.hands[seat].has(EROINA) else 3):
        n += p.dice.roll()
    return n


# -- inganno ---------------------------------------------------------------------------------


class Deceit(Step[Universalis]):
    """The drawer names a victim, who loses generals; an immune one turns it against the drawer."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), stage=Word("ask", "done"), victim=One(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "ask"
        self.victim = NOBODY

    def run(self, p: Universalis) -> None:
        if self.stage == "ask" and len(p.living()) > 1 and p.alive(self.seat):
            p.ask(self.seat)
        else:
            p.end()

    def legal(self, p: Universalis, seat: int) -> list[int]:
        return [DECEIVE.at(s) for s in p.living() if s != seat]

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in p.legal(seat):
            return None
        return NOT_YOURSELF if DECEIVE.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return Q_DECEIVE.of()

    def take(self, p: Universalis, seat: int, move: int) -> None:
        self.victim = DECEIVE.a(move)
        self.stage = "done"
        p.tell(DECEIVED, seat, self.victim)
        claim(p, self.victim, seat, 1)
        n = DECEIT_GENERALS
        if p.has(self.victim, FILOSOFIA):
            p.tell(DECEIT_FAILS, self.victim)
            p.push(LoseGenerals(seat, 1))
            return
        if p.has(self.victim, LETTERATURA):
            n = 1
        elif p.has(self.victim, ISTRUZIONE):
            n = 2
        p.push(LoseGenerals(self.victim, n))


class LoseGenerals(Step[Universalis]):
    """So many generals on the map or in the host, chosen by their owner."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), n=Number())

    def __init__(self, seat: int = NOBODY, n: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.n = n

    def run(self, p: Universalis) -> None:
        moves = self.legal(p, self.seat)
        if not self.n or not moves:
            p.end()
        elif len(moves) <= self.n:
            self.take(p, self.seat, moves[0])
        else:
            p.ask(self.seat)

    def legal(self, p: Universalis, seat: int) -> list[int]:
        out = [LOSE_GENERAL.at(b) for b in p.banners_of(seat) if p.general[b]]
        if p.host_general[seat]:
            out.append(LOSE_HOST_GENERAL.at())
        return out

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in p.legal(seat):
            return None
        return NO_GENERAL_THERE if LOSE_GENERAL.has(move) or LOSE_HOST_GENERAL.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return Q_LOSE_GENERAL.of(self.n)

    def take(self, p: Universalis, seat: int, move: int) -> None:
        self.n -= 1
        if LOSE_GENERAL.has(move):
            remove_general(p, LOSE_GENERAL.a(move))
        else:
            p.host_general[seat] = 0


# -- inquisizione, superstizione -------------------------------------------------------------


class LoseCathedrals(Step[Universalis]):
    """So many cathedrals, chosen by their owner; or all but one, of which he chooses the one."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), n=Number(), spare=Flag(), lost=Number())

    def __init__(self, seat: int = NOBODY, n: int = 0, spare: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.n = n
        self.spare = spare
        self.lost = 0

    def run(self, p: Universalis) -> None:
        have = cathedrals_of(p, self.seat)
        if not have or (self.n <= 0 and not self.spare) or (self.spare and len(have) == 1):
            p.end()
        elif not self.spare and len(have) <= self.n:
            for t in have:
                self.lose(p, t)
        else:
            p.ask(self.seat)

    def lose(self, p: Universalis, t: int) -> None:
        """One is gone."""
        remove_cathedral(p, t)
        self.lost += 1
        self.n -= 1

    def legal(self, p: Universalis, seat: int) -> list[int]:
        verb = SPARE_CATHEDRAL if self.spare else LOSE_CATHEDRAL
        return [verb.at(t) for t in cathedrals_of(p, seat)]

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in p.legal(seat):
            return None
        verb = SPARE_CATHEDRAL if self.spare else LOSE_CATHEDRAL
        return NO_CATHEDRAL_THERE if verb.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return Q_SPARE_CATHEDRAL.of() if self.spare else Q_LOSE_CATHEDRAL.of(self.n)

    def take(self, p: Universalis, seat: int, move: int) -> None:
        if self.spare:
            for t in cathedrals_of(p, seat):
                if t != SPARE_CATHEDRAL.a(move):
                    self.lose(p, t)
            self.n = 0
        else:
            self.lose(p, LOSE_CATHEDRAL.a(move))


def cathedrals_of(p: Universalis, seat: int) -> list[int]:
    """Territories of a player with a cathedral."""
    return [t for t in range(TERRITORIES) if p.cathedral[t] and p.owner[t] == seat]


class Inquisition(Step[Universalis]):
    """The drawer loses all cathedrals; with the Pope it strikes all others instead. Armies are lost with them."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("start", "strike", "armies"), queue=Some(SEAT), lost=Number()
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "start"
        self.queue: list[int] = []
        self.lost = 0

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.queue = [self.seat]
            if p.pope == self.seat:
                self.queue = [s for s in p.from_seat(self.seat) if s != self.seat]
            self.stage = "strike"
        elif not self.queue:
            p.end()
        elif self.stage == "strike":
            self.stage = "armies"
            s = self.queue[0]
            shielded = p.has(s, TEOLOGIA) and not p.has(s, MONOTEISMO)
            if p.pope == self.seat:
                p.push(LoseCathedrals(s, 0 if shielded else 1))
            else:
                p.push(LoseCathedrals(s, p.cathedrals(s), shielded))
        else:
            s = self.queue.pop(0)
            self.stage = "strike"
            if self.lost:
                bury(p, s, ARMIES_PER_CATHEDRAL * self.lost)
            self.lost = 0

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, LoseCathedrals):
            self.lost = child.lost


class Superstition(Step[Universalis]):
    """The drawer loses up to three cathedrals, three other random players one each."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), stage=Word("start", "strike"), queue=Some(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "start"
        self.queue: list[int] = []

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            others = [s for s in p.from_seat(self.seat) if s != self.seat]
            while len(others) > SUPERSTITION_PLAYERS:
                others.pop(p.dice.below(len(others)))
            self.queue = [self.seat, *others]
            self.stage = "strike"
        elif self.queue:
            s = self.queue.pop(0)
            n = SUPERSTITION_DRAWER if s == self.seat else SUPERSTITION_OTHERS
            if p.has(s, DEISMO) or p.has(s, MISTICISMO):
                n -= 1
            p.push(LoseCathedrals(s, n))
        else:
            p.end()


# -- rivolta_schiavi -------------------------------------------------------------------------


class SlaveRevolt(Step[Universalis]):
    """Cities of slave owners fall; then all slaves of one place attack the territory or transport they were in."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word("start", "cities", "lands", "transports"),
        queue=Some(SEAT),
        lands=Some(TERRITORY),
        transports=Some(TRANSPORT),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "start"
        self.queue: list[int] = []
        self.lands: list[int] = []
        self.transports: list[int] = []

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.queue = [s for s in p.from_seat(self.seat) if self.find(p, s)]
            self.stage = "cities"
        elif self.stage == "cities":
            if not self.queue:
                self.stage = "lands"
                return
            s = self.queue.pop(0)
            p.tell(SLAVES_RISE, s)
            levels = 1 + (1 if p.has(s, MINIERE) else 0) - (1 if p.has(s, ISTRUZIONE) else 0)
            if levels > 0:
                p.push(RuinCities(s, REVOLT_CITIES, levels))
        elif self.stage == "lands":
            if self.lands:
                self.rise(p, self.lands[0])
            else:
                self.stage = "transports"
        elif self.transports:
            self.rise_aboard(p, self.transports.pop(0))
        else:
            p.end()

    def find(self, p: Universalis, seat: int) -> bool:
        """Where a player keeps slaves."""
        lands = [t for t in p.lands(seat) if p.stored[t * GOODS + SLAVES]]
        aboard = [x for x in p.transports_of(seat) if p.cargo[x * GOODS + SLAVES]]
        self.lands += lands
        self.transports += aboard
        return bool(lands or aboard)

    def rise(self, p: Universalis, t: int) -> None:
        """Slaves stored in a territory attack it."""
        n = p.stored[t * GOODS + SLAVES]
        if not n:
            self.lands.pop(0)
            return
        p.stored[t * GOODS + SLAVES] = 0
        p.tell(SLAVES_ATTACK, p.owner[t], t, n)
        p.push(Battle(BARBARIANS, "territory", p.owner[t], t, n, "virtual"))

    def rise_aboard(self, p: Universalis, x: int) -> None:
        """Slaves aboard a transport attack it, and vanish."""
        n = p.cargo[x * GOODS + SLAVES]
        if n and p.transport_at[x] != NOBODY:
            p.cargo[x * GOODS + SLAVES] = 0
            p.tell(SLAVES_ATTACK, OWNER_OF[x], p.transport_at[x], n)
            p.push(Assault(x, n))

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, Battle):
            t = self.lands.pop(0)
            if child.won:
                overrun(p, t, child.force)
                leader_roll(p, t)


class RuinCities(Step[Universalis]):
    """So many own cities of choice lose settlement levels."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), n=Number(), levels=Number(), chosen=Some(TERRITORY))

    def __init__(self, seat: int = NOBODY, n: int = 0, levels: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.n = n
        self.levels = levels
        self.chosen: list[int] = []

    def run(self, p: Universalis) -> None:
        left = self.left(p)
        if self.n > 0 and len(left) > self.n:
            p.ask(self.seat)
            return
        if self.n > 0:
            self.chosen += left
        for t in self.chosen:
            lower_settlement(p, t, self.levels)
        p.end()

    def left(self, p: Universalis) -> list[int]:
        """Cities not yet named."""
        return [t for t in cities(p, self.seat) if t not in self.chosen]

    def legal(self, p: Universalis, seat: int) -> list[int]:
        return [RUIN.at(t) for t in self.left(p)]

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in p.legal(seat):
            return None
        return NO_CITY_THERE if RUIN.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return Q_RUIN.of(self.n)

    def default(self, p: Universalis, seat: int) -> int:
        best = NOBODY
        for t in self.left(p):
            if best == NOBODY or p.settlement[t] < p.settlement[best]:
                best = t
        return RUIN.at(best)

    def take(self, p: Universalis, seat: int, move: int) -> None:
        self.chosen.append(RUIN.a(move))
        self.n -= 1


# -- tempesta --------------------------------------------------------------------------------


def storm(p: Universalis, drawer: int) -> None:
    """Ships of one sea zone, then two of its cities; engineering softens each effect on its owner by one step."""
    zone = p.dice.roll(SEA_ZONES)
    p.tell(CALAMITY_SEA, zone)
    for seat in p.from_seat(drawer):
        for x in p.transports_of(seat):
            sea = p.transport_at[x] - TERRITORIES
            if not IS_SHIP[TYPE_OF[x]] or sea < 0 or SEA_ZONE[sea] != zone:
                continue
            harm = (2 if OCEAN[sea] else 1) - (1 if p.has(seat, INGEGNERIA) else 0)
            if harm == 2:
                destroy_transport(p, x)
            elif harm == 1:
                p.transport_armies[x] = 0
                empty_cargo(p, x)
                p.tell(STORM_LOAD, OWNER_OF[x], x)
        check_out(p, seat, BARBARIANS)
    coast = [t for t in zone_coast(p, zone) if p.city(t)]
    if not coast:
        return
    first = coast[p.dice.below(len(coast))]
    owner = p.owner[first]
    lower_settlement(p, first, 1 if p.has(owner, INGEGNERIA) else TOP)
    others = [t for t in coast if p.owner[t] != owner]
    if others:
        second = others[p.dice.below(len(others))]
        lower_settlement(p, second, 0 if p.has(p.owner[second], INGEGNERIA) else 1)
