"""Figures that are ours to choose, prices and objectives, leave every kingdom about the same chances."""

from __future__ import annotations

import heapq
from typing import Any

import pytest

from reame.games.universalis.bot.commerce import COASTWISE
from reame.games.universalis.table import things as box
from reame.kernel.kinds import NOBODY

CARDS = box.DATA["decks"]["objective"]["card"]
STRAIT = 1.5  # steps
CROSSING = 2.0  # to another coast of the same sea
VOYAGE = 2.5  # to a coast of the next sea
RIVAL = 2.0  # more for the home of another player
EXPOSED = 1.5  # for each barbarian neighbour of the own home, which takes armies too
HOLD = 10  # goods in a transport of the first level


def homes(kingdom: int) -> list[int]:
    return [t for t in range(box.TERRITORIES) if box.KINGDOM_OF[t] == kingdom]


def steps_from(kingdom: int) -> dict[int, float]:
    """How far every territory is from the home of a kingdom."""
    far = dict.fromkeys(homes(kingdom), 0.0)
    edge = [(0.0, t) for t in far]
    while edge:
        n, t = heapq.heappop(edge)
        if n > far[t]:
            continue
        ways = [(u, 1.0) for u in box.NEIGHBOURS[t]]
        if box.ACROSS[t] != NOBODY:
            ways.append((box.ACROSS[t], STRAIT))
        for sea in box.COAST_SEAS[t]:
            ways += [(u, CROSSING) for u in box.COASTS[sea]]
            ways += [(u, VOYAGE) for next_sea in box.SEA_NEXT[sea] for u in box.COASTS[next_sea]]
        for u, cost in ways:
            if n + cost < far.get(u, 99.0):
                far[u] = n + cost
                heapq.heappush(edge, (n + cost, u))
    return far


def toil(card: dict[str, Any], kingdom: int) -> float:
    """How hard an objective is: far territories, homes of rivals, and the barbarians one has to watch meanwhile."""
    far = steps_from(kingdom)
    lands = [box.TERRITORY.find(w) for w in card["yellow"] + card["red"]]
    wild = {u for t in homes(kingdom) for u in box.NEIGHBOURS[t] if box.KINGDOM_OF[u] not in box.PLAYABLE}
    return sum(far[t] + (RIVAL if box.KINGDOM_OF[t] in box.PLAYABLE else 0.0) for t in lands) + EXPOSED * len(wild)


@pytest.mark.parametrize("card", CARDS, ids=[c["id"] for c in CARDS])
def test_7_5_every_objective_is_balanced_by_its_number_and_its_reward(card: dict[str, Any]) -> None:
    """Lands fit the name of the card, so there are more of near ones and fewer of far ones, and points follow."""
    work = toil(card, box.KINGDOM.find(str(card["kingdom"])))
    points = len(card["yellow"]) + box.RED_THEN * len(card["red"])
    assert 35.0 <= work <= 55.0
    assert 16 <= points <= 20
    assert 1.75 <= work / points <= 3.2
    lands = card["yellow"] + card["red"]
    assert 11 <= len(set(lands)) == len(lands) <= 15
    assert len(card["yellow"]) >= box.YELLOW_FOR_RED
    assert card["zones"] == sorted({box.LAND_ZONE[box.TERRITORY.find(w)] for w in lands})


MISFITS = {"sri_3": ("scozia",), "rum_3": ("novgorod_rep",), "russi_1": ("ungheria", "georgia", "danimarca")}


@pytest.mark.parametrize(("card", "kingdoms"), MISFITS.items())
def test_7_5_objectives_fit_their_names(card: str, kingdoms: tuple[str, ...]) -> None:
    o = box.OBJECTIVE.find(card)
    of = {box.KINGDOM.word(box.KINGDOM_OF[t]) for t in box.YELLOW[o] + box.RED[o]}
    assert not of & set(kingdoms)


def test_r14_three_disasters_of_nature_are_doubled_and_no_invasion() -> None:
    doubled = [box.CALAMITY.word(c) for c in range(box.CALAMITY.size) if box.CALAMITY_COUNT[c] == 2]
    assert doubled == ["carestia", "peste", "tempesta"]
    assert sum(box.CALAMITY_COUNT) == 20


def caravan_ways(city: int) -> dict[int, int]:
    """Movement points of a caravan from a city to every territory."""
    far = {box.CITY_LAND[city]: 0}
    edge = [(0, box.CITY_LAND[city])]
    while edge:
        n, t = heapq.heappop(edge)
        if n > far[t]:
            continue
        ways = [(u, box.COST_CARAVAN[box.TERRAIN_OF[u]] + box.BORDER_COST[kind]) for u, kind in box.BORDERS[t]]
        if box.ACROSS[t] != NOBODY:
            ways.append((box.ACROSS[t], box.COST_CARAVAN[box.TERRAIN_OF[box.ACROSS[t]]] + box.STRAIT_COST))
        for u, cost in ways:
            if n + cost < far.get(u, 999):
                far[u] = n + cost
                heapq.heappush(edge, (n + cost, u))
    return far


def gain(a: int, b: int) -> int:
    """What a full hold earns from one city to another, without iron, which has to be learned first."""
    return max(0, HOLD * max(box.SELL_PRICE[b][g] - box.BUY_PRICE[a][g] for g in range(box.GOODS) if g != box.IRON))


def best_route(cities: list[int], by_sea: bool) -> float:
    """Florins a turn on the best way there and back from one of these cities."""
    best = 0.0
    for a in cities:
        ways = caravan_ways(a)
        for b in range(box.CITY.size):
            far = COASTWISE[box.CITY_LAND[a]][b] if by_sea else ways.get(box.CITY_LAND[b], 999)
            if b != a and far < 999:
                turns = -(-far // (9 if by_sea else 6))
                best = max(best, (gain(a, b) + gain(b, a)) / (2 * turns))
    return best


@pytest.mark.parametrize("kingdom", box.PLAYABLE, ids=[box.KINGDOM.word(k) for k in box.PLAYABLE])
def test_3_10_every_kingdom_can_live_by_trade(kingdom: int) -> None:
    cities = [box.CITY_OF[t] for t in homes(kingdom) if box.CITY_OF[t] != NOBODY]
    ports = [box.CITY_OF[t] for t in box.START_PORTS[kingdom]] or cities
    caravan = best_route(cities, by_sea=False)
    ship = best_route(ports, by_sea=True)
    assert 150 <= caravan <= 200
    assert 150 <= ship <= 275
    assert 325 <= caravan + ship <= 475
