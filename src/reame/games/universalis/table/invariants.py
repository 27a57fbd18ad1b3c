"""What must hold after every move [14], as far as one position can tell."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.decision.limits import over_limits
from reame.games.universalis.realm.buildings import cathedrals_most
from reame.games.universalis.realm.ledger import empire_cards
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY

BATTLES: Final = ["Battle", "HostFight", "Storming", "Attack", "Occupation"]


def broken(p: Universalis) -> list[str]:
    """All that is wrong, in words."""
    if p.phase == "setup" and not p.over:
        return cards(p)
    out = lands(p) + pieces(p) + cards(p) + players(p) + relations(p)
    if p.phase == "limits" and not p.over and not any(type(s).__name__ == "Limits" for s in p.stack):
        out += [f"14.6: {p.active} exceeds limits" for _ in over_limits(p, p.active)[:1]]
    if p.turn > p.options["max_turns"]:
        out.append("14.14: too many turns")
    return out


def fighting(p: Universalis) -> bool:
    """Is a battle on, in which a territory may be without a garrison?"""
    return any(type(s).__name__ in BATTLES for s in p.stack)


def lands(p: Universalis) -> list[str]:
    """Territories: one owner, a garrison, buildings within their bounds (14.1, 14.3, 14.4)."""
    out: list[str] = []
    battle = fighting(p)
    for t in range(box.TERRITORIES):
        name = box.TERRITORY.words[t]
        if p.owner[t] == NOBODY:
            if p.armies[t] or p.settlement[t] or p.fort[t] or p.cathedral[t] or p.leader[t]:
                out.append(f"14.1: {name} is out of play and not empty")
            continue
        if p.armies[t] < 0 or (p.armies[t] < 1 and not battle):
            out.append(f"14.1: {name} has {p.armies[t]} armies")
        if p.owner[t] != box.BARBARIANS and (p.leader[t] or not p.alive(p.owner[t])):
            out.append(f"14.1: {name} has a barbarian leader, or a dead owner")
        if p.owner[t] == box.BARBARIANS and (p.catapults[t] or p.bombards[t]):
            out.append(f"14.1: barbarians have engines in {name}")
        if box.CITY_OF[t] == NOBODY and (p.settlement[t] or p.fort[t] > 1):
            out.append(f"14.3: {name} has no city")
        if not 0 <= p.settlement[t] <= 4 or not 0 <= p.fort[t] <= max(1, p.settlement[t]):
            out.append(f"14.3: {name} has settlement {p.settlement[t]} and fortification {p.fort[t]}")
    churches = [0] * box.KINGDOMS
    for t in [i for i, n in enumerate(p.cathedral) if n]:
        churches[box.KINGDOM_OF[t]] += p.cathedral[t]
    for k, n in enumerate(churches):
        if n > cathedrals_most(p, k):
            out.append(f"14.4: {n} cathedrals in kingdom {k}")
    if min(p.stored) < 0 or min(p.finds) < 0 or min(p.catapults) < 0 or min(p.bombards) < 0:
        out.append("14.2: negative goods or engines")
    return out


def pieces(p: Universalis) -> list[str]:
    """Transports, banners, trains (14.2, 14.5, 14.12)."""
    out: list[str] = []
    for s in range(p.seats):
        for x in p.transports_of(s):
            out += transport(p, x)
    there = [x for x, area in enumerate(p.transport_at) if area != NOBODY]
    if sum(p.transport_armies) != sum([p.transport_armies[x] for x in there]):
        out.append("14.5: armies aboard nothing")
    if sum(p.cargo) != sum([p.load(x) for x in there]):
        out.append("14.5: goods aboard nothing")
    for b in range(len(p.experience)):
        x = p.banner_on[b]
        if not p.experience[b]:
            if p.general[b] or x != NOBODY or p.banner_at[b] != NOBODY:
                out.append(f"14.5: banner {b} is gone and somewhere")
        elif (x == NOBODY) == (p.banner_at[b] == NOBODY):
            out.append(f"14.5: banner {b} is nowhere or in two places")
        elif x != NOBODY and (box.IS_TRADE[box.TYPE_OF[x]] or p.transport_at[x] == NOBODY):
            out.append(f"14.5: banner {b} is on {box.TRANSPORT.words[x]}")
    for train in p.trains:
        if train.armies < 1 or p.owner[train.territory] in (train.seat, NOBODY) or not p.alive(train.seat):
            out.append(f"14.5: {train}")
    return out


def transport(p: Universalis, x: int) -> list[str]:
    """Loads within limits; ships at sea or in port, land transports on land."""
    out: list[str] = []
    name = box.TRANSPORT.words[x]
    at = p.transport_at[x]
    kind = box.TYPE_OF[x]
    seat = box.OWNER_OF[x]
    level = p.transport_level(seat)
    if not 0 <= p.transport_armies[x] <= box.ARMIES_OF[kind][level] or p.load(x) > box.GOODS_OF[kind][level]:
        out.append(f"14.5: {name} carries {p.transport_armies[x]} armies and {p.load(x)} goods")
    if min(p.cargo[x * box.GOODS : (x + 1) * box.GOODS]) < 0:
        out.append(f"14.2: {name} has negative goods")
    if box.IS_SHIP[kind]:
        if at < box.TERRITORIES and not box.PORT_SEAS[at]:
            out.append(f"14.12: {name} lies in {box.TERRITORY.words[at]}")
    elif at >= box.TERRITORIES:
        out.append(f"14.12: {name} is at sea")
    if at < box.TERRITORIES and p.owner[at] == NOBODY:
        out.append(f"14.12: {name} is out of play")
    if p.transport_moves[x] < 0:
        out.append(f"14.2: {name} has moved too far")
    return out


def cards(p: Universalis) -> list[str]:
    """No card is lost (14.8)."""
    out: list[str] = []
    there = empire_cards(p)
    for c in range(box.CARD.size):
        if there[c] != box.CARD_COUNT[c]:
            out.append(f"14.8: {there[c]} {box.CARD.words[c]}")
    n = sum(box.EVENT_COUNT) if p.options["religious_orders"] else sum(box.EVENT_COUNT[: box.ORDER_EVENTS])
    if p.events.size() + p.event_discards.size() != n:
        out.append("14.8: events")
    if p.calamities.size() + p.calamity_discards.size() != sum(box.CALAMITY_COUNT):
        out.append("14.8: calamities")
    if p.treasures.size() + p.treasure_discards.size() != sum(box.TREASURE_COUNT):
        out.append("14.8: treasures")
    return out


def players(p: Universalis) -> list[str]:
    """Purses, numbers of pieces, technologies (14.2, 14.7, 14.9, 14.10)."""
    out: list[str] = []
    if min(p.florins) < 0 or min(p.reserve) < 0 or min(p.grain) < 0 or max(p.grain) > 4 or min(p.claims) < 0:
        out.append("14.2: something is negative")
    if min(p.host) < 0 or any(ship.armies < 0 for ship in p.pirates):
        out.append("14.2: negative crusaders or pirates")
    excess = any(type(s).__name__ in ("Excess", "Occupation", "Manning", "Offer") for s in p.stack)
    engines = [0] * (2 * p.seats)
    for t, n in enumerate(p.catapults):
        if n or p.bombards[t]:
            engines[p.owner[t] * 2] += n
            engines[p.owner[t] * 2 + 1] += p.bombards[t]
    for s in p.living():
        most = p.most[s] - p.gone[s]
        if not p.least[s] <= p.florins[s] <= most or p.gone[s] < 0:
            out.append(f"14.15: {s} has {p.florins[s]} florins, bounds {p.least[s]} to {most}")
        fewer = any(p.known[s * box.RESERVES + k] > p.kept(s, k) for k in range(box.RESERVES))
        if p.grain[s] > p.grain_most[s] or fewer:
            out.append(f"14.15: {s} has more grain or fewer pieces than all know")
        if p.grain_of(s) > box.GRAIN_MOST:
            out.append(f"14.7: {s} has too much grain")
        if excess:
            continue
        for kind in range(4):
            if p.number_of_type(s, kind) > p.type_limit(s):
                out.append(f"14.7: {s} has too many transports of type {kind}")
        if p.number_of_banners(s) > p.banner_limit(s) or p.number_of_generals(s) > p.number_of_banners(s):
            out.append(f"14.7: {s} has too many banners or generals")
        for engine in (0, 1):
            n = engines[s * 2 + engine] + p.kept(s, box.ENGINES_KEPT + engine) + (p.host_engine[s] == engine)
            if n > p.engine_limit(s, engine):
                out.append(f"14.7: {s} has too many engines")
    needs = box.TECH_NEEDS_4 if p.options["religion_four_levels"] else box.TECH_NEEDS
    for s, owned in enumerate(p.technologies):
        if not p.dead and any(owned >> t & 1 and needs[t] & ~owned for t in range(box.TECH.size)):
            out.append(f"14.9: {s} has technologies without their prerequisites")
    if p.pope != NOBODY and (not p.christian(p.pope) or p.owner[box.PAPAL] != p.pope):
        out.append("14.10: the Pope's player is no Christian, or does not hold the Papal State")
    return out


def relations(p: Universalis) -> list[str]:
    """Symmetric and exclusive (14.11)."""
    out: list[str] = []
    for a in range(p.seats):
        for b in range(p.seats):
            i, j = a * box.SEATS + b, b * box.SEATS + a
            if p.war[i] != p.war[j] or p.truce[i] != p.truce[j] or p.alliance[i] != p.alliance[j]:
                out.append(f"14.11: {a} and {b} do not agree")
            if p.war[i] and p.alliance[i]:
                out.append(f"14.11: {a} and {b} are at war and allied")
            if a == b and (p.war[i] or p.alliance[i] or p.truce[i] or p.claims[i]):
                out.append(f"14.11: {a} has relations with itself")
    return out
