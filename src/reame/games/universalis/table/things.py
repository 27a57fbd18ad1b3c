"""The things of MedioEvo Universalis and their figures, from data.toml."""

from __future__ import annotations

from typing import Any, Final

from reame.games.boxes import box
from reame.kernel.kinds import NOBODY, SEAT, Kind, numbers, seats_and

DATA: Final[dict[str, Any]] = box("reame.games.universalis")
MAP: Final[dict[str, Any]] = DATA["map"]
ORDERS: Final[dict[str, Any]] = DATA["options"]["religious_orders"]

SEATS: Final = 10
BARBARIANS: Final = 10  # among holders, behind the seats
HOLDER: Final[Kind] = seats_and("holder", SEAT.size, "barbarians")

# -- the map ---------------------------------------------------------------------------------

_LANDS: Final[list[dict[str, Any]]] = [*MAP["territory"], *ORDERS["territory"]]
_SEAS: Final[list[dict[str, Any]]] = MAP["sea"]
TERRITORY: Final[Kind] = Kind("territory", [str(t["id"]) for t in _LANDS])
SEA: Final[Kind] = Kind("sea", [str(s["id"]) for s in _SEAS])
AREA: Final[Kind] = Kind("area", [*TERRITORY.words, *SEA.words])
KINGDOM: Final[Kind] = Kind("kingdom", [str(k["id"]) for k in MAP["kingdom"]])
TERRITORIES: Final = TERRITORY.size
PRINTED: Final = len(MAP["territory"])  # behind them the islands of the religious orders
SEA_AREAS: Final = SEA.size
KINGDOMS: Final = KINGDOM.size
LARGE: Final = 8  # territories of a playable kingdom
AREAS: Final = AREA.size  # sea area s is area TERRITORIES + s

TERRAIN: Final[Kind] = Kind("terrain", [str(t["id"]) for t in DATA["terrain"]["land"]])
PLAIN: Final = 0
MOUNTAIN: Final = TERRAIN.find("mountain")
TERRAIN_OF: Final[list[int]] = [TERRAIN.find(str(t["terrain"])) for t in _LANDS]
KINGDOM_OF: Final[list[int]] = [KINGDOM.find(str(t["kingdom"])) for t in _LANDS]
LAND_ZONE: Final[list[int]] = [int(t["zone"]) for t in _LANDS]
LAND_ZONES: Final = len(DATA["zones"]["land"])
SEA_ZONES: Final = len(DATA["zones"]["sea"])
_ZONE_DIE: Final[dict[str, int]] = {str(z["id"]): int(z["die"]) for z in DATA["zones"]["sea"]}
SEA_ZONE: Final[list[int]] = [_ZONE_DIE[str(s["zone"])] for s in _SEAS]  # 1 to 6, as the die says
OCEAN: Final[list[bool]] = [s["type"] == "ocean" for s in _SEAS]
STRAIT: Final[list[bool]] = [s["type"] == "strait" for s in _SEAS]

CITY: Final[Kind] = Kind("city", [str(c["id"]) for c in MAP["city"]])
CITY_OF: Final[list[int]] = [CITY.find(str(t.get("city", ""))) for t in _LANDS]  # NOBODY where there is none
CITY_LAND: Final[list[int]] = [TERRITORY.find(str(c["territory"])) for c in MAP["city"]]
PORT_SEAS: Final[list[list[int]]] = [[] for _ in range(TERRITORIES)]  # sea areas that the port of a territory uses
for _c in MAP["city"]:
    PORT_SEAS[TERRITORY.find(str(_c["territory"]))] += [SEA.find(str(s)) for s in _c["port_seas"]]
COAST_SEAS: Final[list[list[int]]] = [sorted(SEA.find(str(s)) for s in t["seas"]) for t in _LANDS]
COASTS: Final[list[list[int]]] = [[t for t in range(TERRITORIES) if s in COAST_SEAS[t]] for s in range(SEA_AREAS)]
SEA_NEXT: Final[list[list[int]]] = [sorted(SEA.find(str(x)) for x in s["adjacent"]) for s in _SEAS]
PORTS_OF: Final[list[list[int]]] = [[t for t in range(TERRITORIES) if s in PORT_SEAS[t]] for s in range(SEA_AREAS)]

_BORDER: Final[Kind] = Kind("border", ["normal", "stream", "river"])


def _borders() -> list[list[tuple[int, int]]]:
    out: list[list[tuple[int, int]]] = [[] for _ in range(TERRITORIES)]
    for b in MAP["border"]:
        x, y, kind = TERRITORY.find(str(b["a"])), TERRITORY.find(str(b["b"])), _BORDER.find(str(b["kind"]))
        out[x].append((y, kind))
        out[y].append((x, kind))
    return [sorted(row) for row in out]


BORDERS: Final[list[list[tuple[int, int]]]] = _borders()  # (neighbour, kind of border)
NEIGHBOURS: Final[list[list[int]]] = [[n for n, _ in row] for row in BORDERS]
ACROSS: Final[list[int]] = [NOBODY] * TERRITORIES  # the territory beyond a strait
ACROSS_SEA: Final[list[int]] = [NOBODY] * TERRITORIES
STRAIT_COST: Final = int(MAP["strait"][0]["land_cost"])
for _s in MAP["strait"]:
    _a, _b = TERRITORY.find(str(_s["a"])), TERRITORY.find(str(_s["b"]))
    ACROSS[_a], ACROSS[_b] = _b, _a
    ACROSS_SEA[_a] = ACROSS_SEA[_b] = SEA.find(str(_s["sea"]))
BANKS: Final[list[list[int]]] = [[t for t in range(TERRITORIES) if ACROSS_SEA[t] == s] for s in range(SEA_AREAS)]

PAPAL: Final = TERRITORY.find("stato_chiesa")
PAPAL_KINGDOM: Final = KINGDOM.find("chiesa")
FAITH: Final[Kind] = Kind("faith", ["christian", "muslim", "orthodox"])
CHRISTIAN: Final = 0
MUSLIM: Final = 1
PLAYABLE: Final[list[int]] = [i for i, k in enumerate(MAP["kingdom"]) if k["kind"] == "playable"]
FAITH_OF: Final[list[int]] = [FAITH.find(str(k["faith"])) for k in MAP["kingdom"]]
KINGDOM_ZONE: Final[list[int]] = [int(k["zone"]) for k in MAP["kingdom"]]
START_PORTS: Final[list[list[int]]] = [
    [CITY_LAND[CITY.find(str(c))] for c in k.get("start_ports", [])] for k in MAP["kingdom"]
]
ZONES_USED: Final[dict[int, list[int]]] = {
    int(u["players"]): [int(z) for z in u["land"]] for u in DATA["zones"]["used"]
}
FAITHS_OF: Final[dict[int, list[int]]] = {
    int(f["players"]): [int(f[w]) for w in FAITH.words] for f in DATA["players"]["faiths"]
}
FORCED: Final[dict[int, list[int]]] = {
    int(f["players"]): [KINGDOM.find(str(k)) for k in f["forced"]] for f in DATA["players"]["faiths"]
}


def lands_of(kingdom: int, islands: bool) -> list[int]:
    """The territories of a kingdom, with or without the islands of the religious orders."""
    return [t for t in range(TERRITORIES if islands else PRINTED) if KINGDOM_OF[t] == kingdom]


LANDS: Final[list[list[list[int]]]] = [[lands_of(k, islands) for k in range(KINGDOMS)] for islands in (False, True)]


def swords_sold(players: int) -> int:
    """How many swords are auctioned [3.1]."""
    for row in DATA["players"]["swords_auctioned"]:
        if int(row["min"]) <= players <= int(row["max"]):
            return int(row["swords"])
    return 0


# -- terrain, settlements, fortifications ----------------------------------------------------

_TERRAINS: Final[list[dict[str, Any]]] = DATA["terrain"]["land"]
TERRAIN_ROOM: Final[list[int]] = [int(t["capacity"]) for t in _TERRAINS]
TERRAIN_TRANSPORTS: Final[list[int]] = [int(t["transports"]) for t in _TERRAINS]
COST_CARAVAN: Final[list[int]] = [int(t["cost_caravan"]) for t in _TERRAINS]
COST_CAVALRY: Final[list[int]] = [int(t["cost_cavalry"]) for t in _TERRAINS]
COST_BANNER: Final[list[int]] = [int(t["cost_banner"]) for t in _TERRAINS]
MOUNTAIN_ROADS: Final = int(_TERRAINS[MOUNTAIN]["cost_roads"])
BORDER_COST: Final[list[int]] = [int(b["extra"]) for b in DATA["terrain"]["border"]]
BORDER_ROADS: Final[list[int]] = [int(b["extra_roads"]) for b in DATA["terrain"]["border"]]
_SEA_TYPES: Final[dict[str, dict[str, Any]]] = {str(s["type"]): s for s in DATA["terrain"]["sea"]}
SEA_TRANSPORTS: Final[list[int]] = [int(_SEA_TYPES[str(s["type"])]["transports"]) for s in _SEAS]
OCEAN_COST: Final = int(_SEA_TYPES["ocean"]["cost"])
CITY_FACTOR: Final = int(DATA["terrain"]["city_transport_factor"]["level_1_to_3"])
CAPITAL_FACTOR: Final = int(DATA["terrain"]["city_transport_factor"]["level_4"])
SETTLEMENT_PRICE: Final = int(DATA["settlements"]["cost"])
TOP: Final = 4  # the highest level of settlements and fortifications
FORT_PRICE: Final[list[int]] = [0, *[int(f["cost"]) for f in DATA["fortifications"]["level"]]]
FORT_HOLDS: Final[list[int]] = [0, *[int(f["dice_when_armies_at_most"]) for f in DATA["fortifications"]["level"]]]
SETTLEMENT_NEEDS: Final[list[int]] = [0, *[int(s["tech_level"]) for s in DATA["settlements"]["level"]]]
FORT_NEEDS: Final[list[int]] = [0, *[int(f["tech_level"]) for f in DATA["fortifications"]["level"]]]
_BUILDINGS: Final[dict[str, dict[str, Any]]] = {str(b["id"]): b for b in DATA["buildings"]["list"]}
CATHEDRAL_PRICE: Final = int(_BUILDINGS["cattedrale"]["cost"])
BUILDING: Final[Kind] = Kind("building", ["none", "fattoria", "mercato", "miniera"])
FARM: Final = 1
BUILDING_PRICE: Final = int(_BUILDINGS["fattoria"]["cost"])
FARM_GRAIN: Final = int(_BUILDINGS["fattoria"]["stores_reserves"])
TOWERS: Final[list[int]] = [CITY_LAND[CITY.find(str(c))] for c in _BUILDINGS["torre"]["fixed_in"]]

# -- pieces ----------------------------------------------------------------------------------

TYPE: Final[Kind] = Kind("type", ["trade_ship", "caravan", "war_ship", "cavalry"])
CARAVAN: Final = 1
WAR_SHIP: Final = 2
CAVALRY: Final = 3
IS_SHIP: Final[list[bool]] = [True, False, True, False]
IS_TRADE: Final[list[bool]] = [True, True, False, False]
SLOTS: Final = 6  # three of a type, and three that are taken over before one too many is given up
PER_SEAT: Final = 4 * SLOTS
# Transport x belongs to seat x // PER_SEAT and is of type x % PER_SEAT // SLOTS.
TRANSPORTS: Final = SEAT.size * PER_SEAT
OWNER_OF: Final[list[int]] = [x // PER_SEAT for x in range(TRANSPORTS)]
TRANSPORT: Final[Kind] = Kind(
    "transport",
    [f"{s}-{w}-{k + 1}" for s in SEAT.words for w in TYPE.words for k in range(SLOTS)],
    owners=OWNER_OF,
)
TYPE_OF: Final[list[int]] = [x % PER_SEAT // SLOTS for x in range(TRANSPORTS)]
_VEHICLES: Final[dict[tuple[str, int], dict[str, Any]]] = {
    (str(v["id"]), int(v["level"])): v for v in DATA["transports"]["list"]
}


def vehicle(what: str) -> list[list[int]]:
    """A figure of transports by type and level; level 0 is not used."""
    return [[0, *[int(_VEHICLES[(w, n)][what]) for n in (1, 2, 3)]] for w in TYPE.words]


PRICE_OF: Final[list[list[int]]] = vehicle("price")
MOVEMENT_OF: Final[list[list[int]]] = vehicle("movement")
ARMIES_OF: Final[list[list[int]]] = vehicle("armies")
GOODS_OF: Final[list[list[int]]] = vehicle("goods")
NAVAL_TOP: Final[list[int]] = [0, *[int(x) for x in DATA["transports"]["naval"]["top_die_by_level"]]]

BANNER_SLOTS: Final = 6
BANNERS: Final = SEAT.size * BANNER_SLOTS
BANNER_OWNER: Final[list[int]] = [b // BANNER_SLOTS for b in range(BANNERS)]
BANNER: Final[Kind] = Kind(
    "banner", [f"{s}-banner-{k + 1}" for s in SEAT.words for k in range(BANNER_SLOTS)], owners=BANNER_OWNER
)
_PIECES: Final[dict[str, dict[str, Any]]] = {str(x["id"]): x for x in DATA["pieces"]["list"]}
BANNER_PRICE: Final = int(_PIECES["vessillo"]["cost"])
EXPERIENCE_MOST: Final = int(_PIECES["vessillo"]["experience_max"])
LEADS: Final[list[int]] = [0, *[int(n) for n in _PIECES["vessillo"]["armies_led_by_tech_level"]]]
GENERAL_PRICE: Final = int(_PIECES["generale"]["cost"])
GRAIN_PRICE: Final = int(_PIECES["scorta_grano"]["cost"])
GRAIN_MOST: Final = int(_PIECES["scorta_grano"]["max_per_player"])
ENGINE: Final[Kind] = Kind("engine", ["catapult", "bombard"])
CATAPULT: Final = 0
BOMBARD: Final = 1
ENGINE_PRICE: Final[list[int]] = [int(_PIECES["catapulta"]["cost"]), int(_PIECES["bombarda"]["cost"])]
LEADER: Final[Kind] = Kind("leader", ["none", "commander", "general"])  # of barbarians
NO_LEADER: Final = 0
COMMANDER: Final = 1
GENERAL: Final = 2
LEADER_ROOM: Final[list[int]] = [0, *[int(_PIECES[x]["capacity"]) for x in ("comandante_barbaro", "generale_barbaro")]]
LEADER_TOP: Final[list[int]] = [0, *[int(_PIECES[x]["top_die"]) for x in ("comandante_barbaro", "generale_barbaro")]]

RESERVE: Final[Kind] = Kind("reserve", ["armies", *TYPE.words, "banner", "general", "catapult", "bombard"])
ARMIES_KEPT: Final = 0
TYPES_KEPT: Final = 1  # transports of the first type; the others follow
BANNERS_KEPT: Final = 5
GENERALS_KEPT: Final = 6
ENGINES_KEPT: Final = 7  # catapults; bombards follow
RESERVES: Final = RESERVE.size

# -- technology ------------------------------------------------------------------------------

_TECHS: Final[list[dict[str, Any]]] = DATA["technology"]["card"]
TECH: Final[Kind] = Kind("technology", [str(t["id"]) for t in _TECHS])
TECHS: Final = TECH.size
TECH_PRICE: Final[list[int]] = [int(t["price"]) for t in _TECHS]


def mask(kind: Kind, words: list[str]) -> int:
    """Things as bits."""
    bits = 0
    for w in words:
        bits += 2 ** kind.find(w)
    return bits


TECH_NEEDS: Final[list[int]] = [mask(TECH, [str(w) for w in t["requires"]]) for t in _TECHS]
_ROWS: Final[dict[str, dict[str, Any]]] = {str(t["id"]): t for t in DATA["options"]["religion_four_levels"]["card"]}
TECH_PRICE_4: Final[list[int]] = [int(_ROWS.get(str(t["id"]), t)["price"]) for t in _TECHS]
TECH_NEEDS_4: Final[list[int]] = [mask(TECH, [str(w) for w in _ROWS.get(str(t["id"]), t)["requires"]]) for t in _TECHS]
RELIGION: Final = mask(TECH, ["deismo", "misticismo", "monoteismo", "teologia"])
AGRICULTURE: Final = TECH.find("agricoltura")
POTTERY: Final = TECH.find("vasellame")
WEAVING: Final = TECH.find("tessitura")
MEDICINE: Final = TECH.find("medicina")
DEISM: Final = TECH.find("deismo")
MYSTICISM: Final = TECH.find("misticismo")
MONOTHEISM: Final = TECH.find("monoteismo")
THEOLOGY: Final = TECH.find("teologia")
MATHEMATICS: Final = TECH.find("matematica")
ARCHITECTURE: Final = TECH.find("architettura")
ASTRONOMY: Final = TECH.find("astronomia")
ENGINEERING: Final = TECH.find("ingegneria")
ROADS: Final = TECH.find("strade")
MINING: Final = TECH.find("miniere")
METALWORKING: Final = TECH.find("metalli")
COINAGE: Final = TECH.find("monete")
EDUCATION: Final = TECH.find("istruzione")
LITERATURE: Final = TECH.find("letteratura")
THEATRE: Final = TECH.find("teatro")
MUSIC: Final = TECH.find("musica")
LAW: Final = TECH.find("legge")
PHILOSOPHY: Final = TECH.find("filosofia")
ARMY: Final = TECH.find("esercito")
DEMOCRACY: Final = TECH.find("democrazia")
_LEVELS: Final[list[dict[str, Any]]] = DATA["technology"]["level"]
LEVEL_FROM: Final[list[int]] = [int(x["cards_min"]) for x in _LEVELS]
TRANSPORT_LEVEL: Final[list[int]] = [0, *[int(x["transport_level"]) for x in _LEVELS]]
TRANSPORTS_EACH: Final[list[int]] = [0, *[int(x["transports_each"]) for x in _LEVELS]]
BANNERS_MOST: Final[list[int]] = [0, *[int(x["banners"]) for x in _LEVELS]]
DIPLOMACIES: Final[list[int]] = [0, *[int(x["diplomacies"]) for x in _LEVELS]]
ENGINES_MOST: Final[list[list[int]]] = [
    [0, *[int(x["catapults"]) for x in _LEVELS]],
    [0, *[int(x["bombards"]) for x in _LEVELS]],
]

# -- goods -----------------------------------------------------------------------------------

GOOD: Final[Kind] = Kind("good", [str(g["id"]) for g in DATA["trade"]["good"]])
GOODS: Final = GOOD.size
IRON: Final = GOOD.find("ferro")
SLAVES: Final = GOOD.find("schiavi")
_PRICES: Final[dict[str, dict[str, Any]]] = {str(x["city"]): x for x in DATA["trade"]["price"]}
BUY_PRICE: Final[list[list[int]]] = [[int(_PRICES[c]["buy"][g]) for g in GOOD.words] for c in CITY.words]
SELL_PRICE: Final[list[list[int]]] = [[int(_PRICES[c]["sell"][g]) for g in GOOD.words] for c in CITY.words]


def building_prices(way: str) -> list[list[int]]:
    """How a trade building changes the prices of its city, by building and good."""
    none: dict[str, Any] = {}
    return [[int(_BUILDINGS.get(w, none).get(way, none).get(g, 0)) for g in GOOD.words] for w in BUILDING.words]


BUY_CHANGE: Final[list[list[int]]] = building_prices("buy")
SELL_CHANGE: Final[list[list[int]]] = building_prices("sell")

# -- cards -----------------------------------------------------------------------------------

_EMPIRE: Final[list[dict[str, Any]]] = DATA["decks"]["empire"]["card"]
CARD: Final[Kind] = Kind("card", [str(c["id"]) for c in _EMPIRE])
CARDS: Final = CARD.size
CARD_COUNT: Final[list[int]] = [int(c["count"]) for c in _EMPIRE]
MERCENARY: Final = CARD.find("mercenario")
ARQUEBUSIER: Final = CARD.find("archibugiere")
CONDOTTIERE: Final = CARD.find("condottiero")
GENIUS: Final = CARD.find("genio")
RELIC: Final = CARD.find("reliquia")
TEMPLAR: Final = CARD.find("templare")
HEROINE: Final = CARD.find("eroina")
ASSASSIN: Final = CARD.find("sicario")
THIEF: Final = CARD.find("ladro")
DIPLOMAT: Final = CARD.find("diplomatico")
GOLDEN_TABLET: Final = CARD.find("targa_doro")
TREATY: Final = CARD.find("trattato")
MERCHANT: Final = CARD.find("mercante")
TAX_COLLECTOR: Final = CARD.find("gabelliere")
ARCHITECT: Final = CARD.find("architetto")
BISHOP: Final = CARD.find("vescovo")
POPE: Final = CARD.find("papa")
GROUP: Final[Kind] = Kind("group", ["captain", "faith", "heroine"])
GROUP_OF: Final[list[int]] = [GROUP.find(str(c["group"])) for c in _EMPIRE]
HIRE_BASE: Final = int(_EMPIRE[MERCENARY]["effect"]["armies_max"])
HIRE_MORE: Final = int(_EMPIRE[MERCENARY]["effect"]["armies_bonus"]["metalli"])
HIRE_PRICE: Final = int(_EMPIRE[MERCENARY]["effect"]["florins_each"])
MERCHANT_PAYS: Final = int(_EMPIRE[MERCHANT]["effect"]["florins_per_turn"])
COLLECTOR_PAYS: Final = 5  # times cathedrals times territories

_EVENTS: Final[list[dict[str, Any]]] = [*DATA["decks"]["event"]["card"], *ORDERS["card"]]
EVENT: Final[Kind] = Kind("event", [str(e["id"]) for e in _EVENTS])
EVENT_COUNT: Final[list[int]] = [int(e["count"]) for e in _EVENTS]
ORDER_EVENTS: Final = len(DATA["decks"]["event"]["card"])  # from here on, with the option religious_orders
_CALAMITIES: Final[list[dict[str, Any]]] = DATA["decks"]["calamity"]["card"]
CALAMITY: Final[Kind] = Kind("calamity", [str(c["id"]) for c in _CALAMITIES])
CALAMITY_COUNT: Final[list[int]] = [int(c["count"]) for c in _CALAMITIES]
_TREASURES: Final[list[dict[str, Any]]] = DATA["decks"]["treasure"]["card"]
TREASURE: Final[Kind] = Kind("treasure", [str(t["id"]) for t in _TREASURES])
TREASURE_COUNT: Final[list[int]] = [int(t["count"]) for t in _TREASURES]
_OBJECTIVES: Final[list[dict[str, Any]]] = DATA["decks"]["objective"]["card"]
OBJECTIVE: Final[Kind] = Kind("objective", [str(o["id"]) for o in _OBJECTIVES])
OBJECTIVE_KINGDOM: Final[list[int]] = [KINGDOM.find(str(o["kingdom"])) for o in _OBJECTIVES]
YELLOW: Final[list[list[int]]] = [[TERRITORY.find(str(t)) for t in o["yellow"]] for o in _OBJECTIVES]
RED: Final[list[list[int]]] = [[TERRITORY.find(str(t)) for t in o["red"]] for o in _OBJECTIVES]
_POINTS: Final[dict[str, Any]] = DATA["decks"]["objective"]["points"]
YELLOW_IS: Final = int(_POINTS["yellow"])
RED_IS: Final = int(_POINTS["red"])
YELLOW_FOR_RED: Final = int(_POINTS["red_if_yellow_at_least"])
RED_THEN: Final = int(_POINTS["red_then"])
GREEN_LOST: Final = int(_POINTS["green_lost"])

# -- set-up, honour, diplomacy ---------------------------------------------------------------

_KIT: Final[dict[str, Any]] = DATA["setup"]["start_kit"]
START_ARMIES: Final = int(_KIT["armies"])
START_FLORINS: Final = int(_KIT["florins"])
POPE_ARMIES: Final = int(DATA["setup"]["pope_extra_armies"])
BATCH: Final = int(DATA["setup"]["placement_batch"])
AWARD: Final[dict[str, int]] = {str(a["id"]): int(a["points"]) for a in DATA["honour"]["award"]}
FEAT: Final[Kind] = Kind("feat", [*AWARD, "pope_lost", "diplomacy", "event", "crusade"])  # why honour changes
CB_PER_HONOUR: Final = int(DATA["diplomacy"]["casus_belli_per_honour_point"])
EFFECT: Final[dict[tuple[str, bool, str], dict[str, Any]]] = {
    (str(e["action"]), e["relation"] == "same", str(e["event"])): e for e in DATA["diplomacy"]["effect"]
}
OFFENCE: Final[dict[str, int]] = {str(c["cause"]): int(c["to_victim"]) for c in DATA["diplomacy"]["casus_belli"]}
PACT: Final[Kind] = Kind("pact", ["passage", "trade", "toll_taken", "toll_paid", "alliance"])
PASSAGE: Final = 0
TRADE: Final = 1
TOLL_TAKEN: Final = 2
TOLL_PAID: Final = 3
ALLIANCE: Final = 4
GROUND: Final[Kind] = Kind("ground", ["war", "alliance", "pledge", "papal_state"])  # for excommunication [10.2]
WAR_DECLARED: Final = 0
ALLIANCE_MADE: Final = 1
PLEDGE_FAILED: Final = 2
PAPAL_STATE_ATTACKED: Final = 3
SOURCE: Final[Kind] = Kind("source", ["taxes", "trade", "tolls", "deals", "events", "other"])  # where money comes from
TAXES: Final = 0
MARKET: Final = 1
TOLLS: Final = 2
DEALT: Final = 3
EVENTS: Final = 4
OTHER: Final = 5
PHASE: Final[Kind] = Kind(
    "phase",
    [
        "setup",
        "swords",
        "cards",
        "dice",
        "diplomacy",
        "reinforcements",
        "taxes",
        "purchase",
        "placement",
        "combat",
        "trade",
        "limits",
        "barbarians",
    ],
)

OMEN: Final[Kind] = Kind("omen", ["calamity", "event", "growth", "nothing"])  # what the event dice mean [3.4]
CALAMITY_OMEN: Final = 0
EVENT_OMEN: Final = 1
GROWTH_OMEN: Final = 2
NO_OMEN: Final = 3
DIE: Final[Kind] = Kind("die", [str(n) for n in range(1, 7)])  # as it lies on the table
ARM: Final[Kind] = Kind(  # what brings a die more in battle, or something on the highest one [5.2]
    "arm",
    ["fort_1", "fort_2", "fort_3", "fort_4", "tower", "catapult", "bombard", "ship", "level", "commander", "general"],
)
TOWER_ARM: Final = ARM.find("tower")
ENGINE_ARM: Final = ARM.find("catapult")  # bombards follow
SHIP_ARM: Final = ARM.find("ship")
LEVEL_ARM: Final = ARM.find("level")
LEADER_ARM: Final = ARM.find("commander") - 1  # plus the leader

# -- how far numbers go ----------------------------------------------------------------------

TURNS_MOST: Final = 60
ARMIES_MOST: Final = 12_000  # the reinforcements of a whole map and a mercenary, turn after turn, come to less
FLORINS_MOST: Final = 10_000_000  # so do the taxes of a world full of cathedrals
HONOUR_MOST: Final = 10_000
GOODS_MOST: Final = 5_000  # in one place
ENGINES_AT_ONCE: Final = 10  # in one place, before those too many are given up
MOVES_MOST: Final = 99
PIRATES_MOST: Final = 500
BLOCKADES_MOST: Final = 500  # every war ship in a sea of its own, against all whom it may shut out, comes to less
GROUNDS_MOST: Final = 300  # of one turn: wars, alliances and attacks on the Papal State of ten players come to less
BATTLE_CARDS_MOST: Final = 60  # on one side: the deck has 58 that are played in battle
TERMS_MOST: Final = 6  # in one offer
STAND_STILL: Final = -99  # no movement at all in the next phase

# -- amounts ---------------------------------------------------------------------------------

ARMIES: Final[Kind] = numbers("armies", 0, 400)
UNITS: Final[Kind] = numbers("units", 0, 60)
FLORINS: Final[Kind] = numbers("florins", 0, 100_000)  # said, never chosen
BIDS: Final[Kind] = numbers("bid", 10, 3000, 10)
SUMS: Final[Kind] = numbers("sum", 10, 1000, 10)
INSTALMENT_SUMS: Final[Kind] = numbers("part", 20, 200, 20)
INSTALMENT_TURNS: Final[Kind] = numbers("terms", 1, 5)
TURNS: Final[Kind] = numbers("turns", 1, 3)
TURN: Final[Kind] = numbers("turn", 0, 400)
DICE: Final[Kind] = numbers("dice", 1, 3)
FACE: Final[Kind] = numbers("face", 0, 99)
TOLL: Final[Kind] = numbers("toll", 10, 20, 10)
BATCHES: Final[Kind] = numbers("batch", 1, BATCH)
LEVELS: Final[Kind] = numbers("level", 0, 4)
START: Final[Kind] = Kind("start", [*TYPE.words, "banner", "catapult", "cathedral"])

# -- what befalls the players ----------------------------------------------------------------

COUNT: Final[Kind] = numbers("count", 0, ARMIES_MOST)  # said, never chosen
PERCENT: Final[Kind] = numbers("percent", 10, 50, 10)
LAND_ZONE_DIE: Final[Kind] = Kind("land_zone", ["none", *[str(z["id"]) for z in DATA["zones"]["land"]]])
SEA_ZONE_DIE: Final[Kind] = Kind("sea_zone", ["none", *[str(z["id"]) for z in DATA["zones"]["sea"]]])
HORDE: Final[Kind] = Kind("horde", [str(v["id"]) for v in MAP["virtual"]])

CALAMITY_EFFECTS: Final[dict[str, dict[str, Any]]] = {str(c["id"]): c["effect"] for c in _CALAMITIES}
COUNCIL: Final = int(CALAMITY_EFFECTS["concilio"]["techs_half_price"])
COUNCIL_POPE: Final = int(CALAMITY_EFFECTS["concilio"]["techs_half_price_pope"])

_GOALS: Final[list[dict[str, object]]] = DATA["crusade"]["objective"]
CRUSADE_LANDS: Final[list[int]] = [CITY_LAND[CITY.find(str(o["city"]))] for o in _GOALS]
CRUSADE_VALUES: Final[list[int]] = [int(str(o["honour"])) for o in _GOALS]
