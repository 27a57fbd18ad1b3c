"""What event cards do [7.3]: whom they strike, what is lost and gained."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.barbarians.trespass import Assault
from reame.games.universalis.realm.elimination import check_out
from reame.games.universalis.realm.ledger import earn, score
from reame.games.universalis.realm.transports import destroy_transport, empty_cargo
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.parts import PirateShip
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY

_CARDS: Final[list[dict[str, Any]]] = [*box.DATA["decks"]["event"]["card"], *box.ORDERS["card"]]
EFFECTS: Final[list[dict[str, Any]]] = [c["effect"] for c in _CARDS]
AT_SEA: Final[list[bool]] = [c["domain"] == "sea" for c in _CARDS]
TARGETS: Final[list[list[int]]] = [[box.TYPE.find(str(w)) for w in c["targets"]] for c in _CARDS]
PER_PLAYER: Final[list[bool]] = [e["per"] == "player" for e in EFFECTS]
CHRISTIANS_ONLY: Final[list[bool]] = [str(e.get("who", "")).startswith("christian") for e in EFFECTS]


def result_of(card: int, roll: int) -> str:
    """The outcome of a roll on a card's table; rolls below it count as the lowest."""
    for low, high, result in EFFECTS[card]["outcomes"]:
        if max(1, roll) >= int(low) and max(1, roll) <= int(high):
            return str(result)
    return "none"


def price_of(card: int) -> int:
    """What buys an owner free, or 0 if the card offers no choice."""
    choice = EFFECTS[card].get("choice")
    return int(str(choice[0]).removeprefix("pay_")) if choice else 0


def struck(p: Universalis, card: int, zone: int, x: int) -> bool:
    """Is it a listed transport in the zone? Ships in port are safe."""
    area = p.transport_at[x]
    if area == NOBODY or box.TYPE_OF[x] not in TARGETS[card]:
        return False
    if AT_SEA[card]:
        return area >= box.TERRITORIES and box.SEA_ZONE[area - box.TERRITORIES] == zone
    return area < box.TERRITORIES and box.LAND_ZONE[area] == zone


def spared(p: Universalis, card: int, x: int) -> bool:
    """Does the condition of the card fail, or is the transport immune?"""
    seat, area = box.OWNER_OF[x], p.transport_at[x]
    condition = str(EFFECTS[card].get("condition", ""))
    if "city territory" in condition and not p.city(area):
        return True
    if "does not hold" in condition and p.owner[area] == seat:
        return True
    if "no own war ship" in condition and p.war_ships(seat, area):
        return True
    for word in EFFECTS[card].get("immune", []):
        if word == "banner_aboard":
            if p.banner_aboard(x) != NOBODY:
                return True
        elif p.has(seat, box.TECH.find(str(word))):
            return True
    return False


def strike(p: Universalis, card: int, x: int) -> None:
    """What the card does to one transport; may push an attack."""
    e = EFFECTS[card]
    seat = box.OWNER_OF[x]
    if "outcomes" in e:
        roll = p.dice.roll()
        p.tell(say.EVENT_ROLL, box.OWNER_OF[x], x)
        p.tell_sum(say.OF_ROLL)
        p.tell_term(say.SUM_DIE, roll)
        for word in e.get("modifiers", {}):
            tech = box.TECH.find(str(word))
            if p.has(seat, tech):
                roll += int(e["modifiers"][word])
                p.tell_term(say.SUM_TECH, int(e["modifiers"][word]), tech)
        suffer(p, x, result_of(card, roll))
    if "florins_per_good" in e:
        reward(p, seat, min(int(e["max_florins"]), int(e["florins_per_good"]) * p.load(x)))
    if "florins" in e:
        reward(p, seat, int(e["florins"]))
    if "movement_next_turn" in e:
        n = int(e["movement_next_turn"])
        for word in e.get("mitigate", {}):
            if p.has(seat, box.TECH.find(str(word))):
                n = int(e["mitigate"][word])
        p.delay[x] = max(box.STAND_STILL, p.delay[x] + n)
        p.tell(say.EVENT_SPED if n > 0 else say.EVENT_SLOWED, seat, x, abs(n))
    if "lose_armies" in e:
        n = p.transport_armies[x] // 2 if e["lose_armies"] == "half_round_down" else p.dice.roll()
        n = min(n, p.transport_armies[x])
        p.transport_armies[x] -= n
        p.tell(say.EVENT_ARMIES_LOST, box.OWNER_OF[x], x, n)
    if "gain_armies" in e:
        enlist(p, [x], p.dice.roll())
    if "barbarian_attack" in e:
        n = p.dice.roll()
        p.tell(say.EVENT_AMBUSH, box.OWNER_OF[x], x, n)
        p.push(Assault(x, n, AT_SEA[card]))


def suffer(p: Universalis, x: int, result: str) -> None:
    """An outcome of a card's table."""
    seat, area = box.OWNER_OF[x], p.transport_at[x]
    if result == "none":
        p.tell(say.EVENT_SAFE, box.OWNER_OF[x], x)
    elif result == "lose_goods_all":
        p.tell(say.EVENT_GOODS_LOST, box.OWNER_OF[x], x, p.load(x))
        empty_cargo(p, x)
    elif result == "lose_goods_half":
        lose_half(p, x)
    elif result == "becomes_pirate":
        p.tell(say.EVENT_PIRATE, seat, area - box.TERRITORIES)
        n = p.transport_armies[x]
        destroy_transport(p, x)
        if n:
            p.pirates.append(PirateShip(area - box.TERRITORIES, n))
    else:
        if result == "destroy_keep_load_if_own_territory" and area < box.TERRITORIES and p.owner[area] == seat:
            p.armies[area] += p.transport_armies[x]
            b = p.banner_aboard(x)
            if b != NOBODY:
                p.banner_on[b] = NOBODY
                p.banner_at[b] = area
        destroy_transport(p, x)
    check_out(p, seat, box.BARBARIANS)


def lose_half(p: Universalis, x: int) -> None:
    """Half of the goods, rounded up, one by one from the largest heap."""
    n = -(-p.load(x) // 2)
    p.tell(say.EVENT_GOODS_LOST, box.OWNER_OF[x], x, n)
    for _ in range(n):
        most = 0
        for g in range(box.GOODS):
            if p.cargo[x * box.GOODS + g] > p.cargo[x * box.GOODS + most]:
                most = g
        p.cargo[x * box.GOODS + most] -= 1


def reward(p: Universalis, seat: int, n: int) -> None:
    """Florins from an event."""
    if n:
        earn(p, seat, n, box.EVENTS)
        p.tell(say.EVENT_FLORINS, seat, n)


def enlist(p: Universalis, transports: list[int], n: int) -> None:
    """Armies join, as far as there is room aboard."""
    for x in transports:
        k = min(n, p.army_space(x))
        if k > 0:
            p.transport_armies[x] += k
            p.tell(say.EVENT_ARMIES_GAINED, box.OWNER_OF[x], x, k)
            n -= k


def bless(p: Universalis, card: int, seat: int, transports: list[int]) -> None:
    """What a card gives once to a player who has a listed transport in the zone."""
    e = EFFECTS[card]
    if "honour" in e:
        score(p, seat, int(e["honour"]), "event")
    if "gain_armies" in e:
        extra = int(str(e["gain_armies"]).partition("+")[2] or 0)
        enlist(p, transports, p.dice.roll() + extra)
    if "gain_goods" in e:
        n = p.dice.roll()
        good = p.dice.roll(box.GOODS) - 1
        ship = transports[0]
        for x in transports:
            if p.goods_space(x) > p.goods_space(ship):
                ship = x
        n = min(n, p.goods_space(ship))
        if n > 0:
            p.cargo[ship * box.GOODS + good] += n
            p.tell(say.EVENT_GOODS_GAINED, box.OWNER_OF[ship], ship, good, n)
