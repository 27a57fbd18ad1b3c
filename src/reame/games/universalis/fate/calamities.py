"""Calamities [8]: the card is drawn and carried out; famine, faith, slaves and civil war in files of their own."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis.barbarians.invasion import Invasion
from reame.games.universalis.barbarians.pirates import PirateSwarm, zone_coast
from reame.games.universalis.crusade.host import check_crusade
from reame.games.universalis.crusade.march import CrusadeCall
from reame.games.universalis.fate.civil_war import CivilWar
from reame.games.universalis.fate.famine import Famine, Plague
from reame.games.universalis.fate.inquisition import Inquisition, Superstition
from reame.games.universalis.fate.slaves import SlaveRevolt, slave_price
from reame.games.universalis.realm.deeds import (
    check_out,
    destroy_transport,
    empty_cargo,
    give_territory,
    lower_fort,
    lower_settlement,
    remove_banner,
    remove_general,
)
from reame.games.universalis.realm.ledger import claim, earn, refill
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis, cities
from reame.games.universalis.table.reserves import bring_out
from reame.games.universalis.turn.decision import Decision
from reame.games.universalis.turn.limits import Limits
from reame.kernel.fields import Field, Flag, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step

COUNCIL_TECHS: Final = int(box.CALAMITY_EFFECTS["concilio"]["techs_half_price"])
COUNCIL_TECHS_POPE: Final = int(box.CALAMITY_EFFECTS["concilio"]["techs_half_price_pope"])
DISORDER_SETTLEMENTS: Final = int(box.CALAMITY_EFFECTS["disordini"]["settlement_levels"])
DISORDER_FORTS: Final = int(box.CALAMITY_EFFECTS["disordini"]["fort_levels"])
DISORDER_LESS: Final[list[int]] = [box.MUSIC, box.THEATRE, box.LAW, box.DEMOCRACY]
DISORDER_MORE: Final[list[int]] = [box.ROADS, box.ARMY]
DECEIT_GENERALS: Final = int(box.CALAMITY_EFFECTS["inganno"]["generals"])
CONVOY_TABLES: Final[list[list[str]]] = [
    [str(w) for low, high, w in box.CALAMITY_EFFECTS["assalto_convogli"][f"table_{n}"] for _ in range(low, high + 1)]
    for n in (0, 1, 2)
]


def roll_land_zone(p: Universalis) -> int:
    """1D4 for the land zone, again while it is not in play."""
    while True:
        zone = p.dice.roll(box.LAND_ZONES)
        if zone in box.ZONES_USED[p.seats]:
            return zone


# -- the card --------------------------------------------------------------------------------


class DrawCalamity(Step[Universalis]):
    """Two skulls: a calamity with this player as drawer; then barbarian buildings grow [3.4]."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("draw", "strike", "grow", "done"), card=One(box.CALAMITY)
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
                p.tell(say.CALAMITY_DRAWN, self.seat, self.card)
                self.stage = "strike"
        elif self.stage == "strike":
            self.stage = "grow"
            self.strike(p, box.CALAMITY.word(self.card))
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
            p.tell(say.COUNCIL_CALLED, seat, p.council)
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
            p.tell(say.CALAMITY_VOID, self.card)
        check_crusade(p)

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, CrusadeCall) and child.void:
            p.tell(say.CALAMITY_VOID, self.card)


def grow_buildings(p: Universalis) -> None:
    """Every barbarian city and fortification that stands gains a level [3.4, R60]."""
    p.tell(say.WILD_BUILDINGS)
    for t in range(box.TERRITORIES):
        if p.owner[t] == box.BARBARIANS:
            if p.settlement[t]:
                p.settlement[t] = min(box.TOP, p.settlement[t] + 1)
            if p.fort[t]:
                p.fort[t] = min(max(1, p.settlement[t]), p.fort[t] + 1)


# -- alchimia --------------------------------------------------------------------------------


class Alchemy(Decision):
    """The drawer may turn own iron into florins, each unit at the price of slaves."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), done=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.done = False

    def run(self, p: Universalis) -> None:
        if self.done or len(self.moves(p, self.seat)) == 1:
            p.end()
        else:
            p.ask(self.seat)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = [PASS]
        for t in p.lands(seat):
            n = min(box.UNITS.high, p.stored[t * box.GOODS + box.IRON])
            out += [do.SMELT_STORED.at(t, k) for k in range(1, n + 1)]
        for x in p.transports_of(seat):
            n = min(box.UNITS.high, p.cargo[x * box.GOODS + box.IRON])
            out += [do.SMELT_CARGO.at(x, k) for k in range(1, n + 1)]
        return out

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NO_IRON if do.SMELT_STORED.has(move) or do.SMELT_CARGO.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_SMELT.of()

    def default(self, p: Universalis, seat: int) -> int:
        moves = self.moves(p, seat)
        return moves[len(moves) - 1]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.done = True
            return
        if do.SMELT_STORED.has(move):
            t, n = do.SMELT_STORED.a(move), do.SMELT_STORED.b(move)
            p.stored[t * box.GOODS + box.IRON] -= n
            price = slave_price(p, t)
        else:
            x, n = do.SMELT_CARGO.a(move), do.SMELT_CARGO.b(move)
            p.cargo[x * box.GOODS + box.IRON] -= n
            price = slave_price(p, p.transport_at[x])
        earn(p, seat, n * price, box.EVENTS)
        p.tell(say.IRON_SMELTED, seat, n, n * price)


# -- assalto_convogli ------------------------------------------------------------------------


def assault_convoys(p: Universalis, drawer: int) -> None:
    """Every caravan and cavalry of one land zone: safe, robbed or destroyed."""
    zone = roll_land_zone(p)
    p.tell(say.CALAMITY_LAND, zone)
    for seat in p.from_seat(drawer):
        guarded = [box.ROADS, box.ARMY]
        table = CONVOY_TABLES[len([tech for tech in guarded if p.has(seat, tech)])]
        for x in p.transports_of(seat):
            area = p.transport_at[x]
            if (
                box.TYPE_OF[x] not in (box.CARAVAN, box.CAVALRY)
                or area >= box.TERRITORIES
                or box.LAND_ZONE[area] != zone
            ):
                continue
            roll = p.dice.roll()
            p.tell(say.CONVOY_ROLL, box.OWNER_OF[x], x, roll)
            if table[roll - 1] == "destroyed":
                destroy_transport(p, x)
            elif table[roll - 1] == "lose_goods":
                empty_cargo(p, x)
                p.tell(say.CONVOY_GOODS, box.OWNER_OF[x], x)
        check_out(p, seat, box.BARBARIANS)


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
    prizes = [k for k in range(box.KINGDOMS) if k != box.PAPAL_KINGDOM and p.holds(box.BARBARIANS, k)]
    if not emperor:
        prizes = [k for k in prizes if k not in box.PLAYABLE]
    rivals = [s for s in p.from_seat(drawer) if rules_kingdom(p, s)]
    if not prizes or not rivals:
        return False
    if emperor:
        for s in rivals:
            p.shown += 1  # who has a heroine shows now
            if p.hands[s].has(box.HEROINE):
                p.hands[s].show_one(box.HEROINE, (1 << p.seats) - 1)
                p.tell(say.HEROINE_SHOWN, s)
    while len(rivals) > 1:
        rolls: list[int] = []
        for s in rivals:
            rolls.append(bid_for_crown(p, s, emperor))
            p.tell(say.BID_FOR_CROWN, s, rolls[len(rolls) - 1])
        best = max(rolls)
        rivals = [s for i, s in enumerate(rivals) if rolls[i] == best]
    k = prizes[p.dice.below(len(prizes))]
    p.tell(say.CROWN_GIVEN, rivals[0], k)
    for t in p.realm(k):
        give_territory(p, t, rivals[0], p.armies[t])
    return True


def rules_kingdom(p: Universalis, seat: int) -> bool:
    """At least one complete kingdom; the Papal State is none."""
    return any(k != box.PAPAL_KINGDOM and p.holds(seat, k) for k in range(box.KINGDOMS))


def bid_for_crown(p: Universalis, seat: int, emperor: bool) -> int:
    """1D12, or 3D6, 4D6 with a heroine."""
    if not emperor:
        return p.dice.roll(12)
    n = 0
    for _ in range(4 if p.hands[seat].has(box.HEROINE) else 3):
        n += p.dice.roll()
    return n


# -- inganno ---------------------------------------------------------------------------------


class Deceit(Decision):
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

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return [do.DECEIVE.at(s) for s in p.living() if s != seat]

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NOT_YOURSELF if do.DECEIVE.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_DECEIVE.of()

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.victim = do.DECEIVE.a(move)
        self.stage = "done"
        p.tell(say.DECEIVED, seat, self.victim)
        claim(p, self.victim, seat, 1)
        n = DECEIT_GENERALS
        if p.has(self.victim, box.PHILOSOPHY):
            p.tell(say.DECEIT_FAILS, self.victim)
            p.push(LoseGenerals(seat, 1))
            return
        if p.has(self.victim, box.LITERATURE):
            n = 1
        elif p.has(self.victim, box.EDUCATION):
            n = 2
        p.push(LoseGenerals(self.victim, n))


class LoseGenerals(Decision):
    """So many generals, wherever they are, chosen by their owner.

    Those in reserve are nobody else's business: the owner is asked also when there is nothing to choose or to lose.
    """

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), n=Number())

    def __init__(self, seat: int = NOBODY, n: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.n = n

    def run(self, p: Universalis) -> None:
        if self.n and p.alive(self.seat):
            p.ask(self.seat)
        else:
            p.end()

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = [do.LOSE_GENERAL.at(b) for b in p.banners_of(seat) if p.general[b]]
        if p.host_general[seat]:
            out.append(do.LOSE_HOST_GENERAL.at())
        if p.kept(seat, box.GENERALS_KEPT):
            out.append(do.LOSE_KEPT_GENERAL.at())
        return out or [PASS]

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NO_GENERAL_THERE if do.LOSE_GENERAL.first <= move < do.LOSE_KEPT_GENERAL.end else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_LOSE_GENERAL.of(self.n)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.n -= 1
        if do.LOSE_GENERAL.has(move):
            remove_general(p, do.LOSE_GENERAL.a(move))
        elif do.LOSE_HOST_GENERAL.has(move):
            p.host_general[seat] = 0
            p.tell(say.HOST_GENERAL_LOST, seat)
        else:
            p.shown += 1  # of the reserve all see this general, or that it holds none
            if move == PASS:
                self.n = 0
                p.bare |= 1 << seat
                p.tell(say.NO_GENERALS_LEFT, seat)
            else:
                bring_out(p, seat, box.GENERALS_KEPT)
                p.tell(say.KEPT_GENERAL_LOST, seat)


# -- tempesta --------------------------------------------------------------------------------


def storm(p: Universalis, drawer: int) -> None:
    """Ships of one sea zone, then two of its cities; engineering softens each effect on its owner by one step."""
    zone = p.dice.roll(box.SEA_ZONES)
    p.tell(say.CALAMITY_SEA, zone)
    for seat in p.from_seat(drawer):
        for x in p.transports_of(seat):
            sea = p.transport_at[x] - box.TERRITORIES
            if not box.IS_SHIP[box.TYPE_OF[x]] or sea < 0 or box.SEA_ZONE[sea] != zone:
                continue
            harm = (2 if box.OCEAN[sea] else 1) - (1 if p.has(seat, box.ENGINEERING) else 0)
            if harm == 2:
                destroy_transport(p, x)
            elif harm == 1:
                wash_overboard(p, x)
        check_out(p, seat, box.BARBARIANS)
    coast = [t for t in zone_coast(p, zone) if p.city(t)]
    if not coast:
        return
    first = coast[p.dice.below(len(coast))]
    owner = p.owner[first]
    lower_settlement(p, first, 1 if p.has(owner, box.ENGINEERING) else box.TOP)
    others = [t for t in coast if p.owner[t] != owner]
    if others:
        second = others[p.dice.below(len(others))]
        lower_settlement(p, second, 0 if p.has(p.owner[second], box.ENGINEERING) else 1)


def wash_overboard(p: Universalis, x: int) -> None:
    """A ship loses all it carries: armies, goods, the banner with its general [1.5]."""
    p.tell(say.STORM_LOAD, box.OWNER_OF[x], x)
    p.transport_armies[x] = 0
    empty_cargo(p, x)
    b = p.banner_aboard(x)
    if b != NOBODY:
        remove_banner(p, b)
