"""Calamities that leave nothing to decide [8]: convoys assaulted, civil disorder, storm, a council."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.decision.limits import Limits
from reame.games.universalis.realm.banners import remove_banner
from reame.games.universalis.realm.buildings import lower_fort, lower_settlement
from reame.games.universalis.realm.elimination import check_out
from reame.games.universalis.realm.transports import destroy_transport, empty_cargo
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis, cities, zone_coast
from reame.kernel.kinds import NOBODY

DISORDER_SETTLEMENTS: Final = int(box.CALAMITY_EFFECTS["disordini"]["settlement_levels"])
DISORDER_FORTS: Final = int(box.CALAMITY_EFFECTS["disordini"]["fort_levels"])
DISORDER_LESS: Final[list[int]] = [box.MUSIC, box.THEATRE, box.LAW, box.DEMOCRACY]
DISORDER_MORE: Final[list[int]] = [box.ROADS, box.ARMY]
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


def council(p: Universalis, drawer: int) -> None:
    """Technologies at half price in the next purchase, more for the Pope; for the drawer, or by option for all."""
    for s in p.from_seat(drawer):
        if s == drawer or p.options["windfalls_for_all"]:
            p.council[s] = box.COUNCIL_POPE if p.pope == s else box.COUNCIL
            p.tell(say.COUNCIL_CALLED, s, p.council[s])


def assault_convoys(p: Universalis, drawer: int) -> None:
    """Every caravan and cavalry of one land zone: safe, robbed or destroyed."""
    zone = roll_land_zone(p)
    p.tell(say.CALAMITY_LAND, zone)
    found = False
    for seat in p.from_seat(drawer):
        table = CONVOY_TABLES[len([tech for tech in (box.ROADS, box.ARMY) if p.has(seat, tech)])]
        for x in p.transports_of(seat):
            area = p.transport_at[x]
            if area >= box.TERRITORIES or box.IS_SHIP[box.TYPE_OF[x]] or box.LAND_ZONE[area] != zone:
                continue
            roll = p.dice.roll()
            found = True
            p.tell(say.CONVOY_ROLL, box.OWNER_OF[x], x, roll)
            if table[roll - 1] == "destroyed":
                destroy_transport(p, x)
            elif table[roll - 1] == "lose_goods":
                p.tell(say.CONVOY_GOODS, box.OWNER_OF[x], x, p.load(x))
                empty_cargo(p, x)
            else:
                p.tell(say.CONVOY_SAFE, box.OWNER_OF[x], x)
        check_out(p, seat, box.BARBARIANS)
    if not found:
        p.tell(say.EVENT_MISSES)


def disorder(p: Universalis, seat: int) -> None:
    """Settlements and fortifications of the drawer's cities fall; then limits hold at once."""
    change = len([t for t in DISORDER_MORE if p.has(seat, t)]) - len([t for t in DISORDER_LESS if p.has(seat, t)])
    p.tell(say.DISORDER, seat, max(0, DISORDER_SETTLEMENTS + change), max(0, DISORDER_FORTS + change))
    for of, base in ((say.OF_SETTLEMENTS, DISORDER_SETTLEMENTS), (say.OF_FORTS, DISORDER_FORTS)):
        p.tell_sum(of)
        p.tell_term(say.SUM_LEVELS, base)
        for tech in DISORDER_MORE + DISORDER_LESS:
            if p.has(seat, tech):
                p.tell_term(say.SUM_TECH, 1 if tech in DISORDER_MORE else -1, tech)
    for t in cities(p, seat):
        lower_fort(p, t, max(0, DISORDER_FORTS + change))
        lower_settlement(p, t, max(0, DISORDER_SETTLEMENTS + change))
    p.push(Limits(seat))


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
            else:
                p.tell(say.STORM_SPARES, seat, x)
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
        if p.has(p.owner[second], box.ENGINEERING):
            p.tell(say.STORM_SPARES_CITY, second)
        else:
            lower_settlement(p, second, 1)


def wash_overboard(p: Universalis, x: int) -> None:
    """A ship loses all it carries: armies, goods, the banner with its general [1.5]."""
    p.tell(say.STORM_LOAD, box.OWNER_OF[x], x)
    p.transport_armies[x] = 0
    empty_cargo(p, x)
    b = p.banner_aboard(x)
    if b != NOBODY:
        remove_banner(p, b)
