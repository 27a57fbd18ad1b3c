"""The things of MedioEvo Universalis, their figures from data.toml, and the moves made with them."""

from __future__ import annotations

from importlib.resources import files
from tomllib import loads
from typing import Any, Final

from reame.kernel.kinds import NOBODY, SEAT, Kind, numbers, seats_and
from reame.kernel.moves import MoveTable

DATA: Final[dict[str, Any]] = loads(files("reame.games.universalis").joinpath("data.toml").read_text("utf-8"))
MAP: Final[dict[str, Any]] = DATA["map"]
ORDERS: Final[dict[str, Any]] = DATA["options"]["religious_orders"]

SEATS: Final = 10
BARBARIANS: Final = 10  # among holders, behind the seats
HOLDER: Final = seats_and("holder", SEAT.size, "barbarians")

# -- the map ---------------------------------------------------------------------------------

_LANDS: Final[list[dict[str, Any]]] = [*MAP["territory"], *ORDERS["territory"]]
_SEAS: Final[list[dict[str, Any]]] = MAP["sea"]
TERRITORY: Final = Kind("territory", [str(t["id"]) for t in _LANDS])
SEA: Final = Kind("sea", [str(s["id"]) for s in _SEAS])
AREA: Final = Kind("area", [*TERRITORY.words, *SEA.words])
KINGDOM: Final = Kind("kingdom", [str(k["id"]) for k in MAP["kingdom"]])
TERRITORIES: Final = TERRITORY.size
PRINTED: Final = len(MAP["territory"])  # behind them the islands of the religious orders
SEA_AREAS: Final = SEA.size
KINGDOMS: Final = KINGDOM.size
AREAS: Final = AREA.size  # sea area s is area TERRITORIES + s

TERRAIN: Final = Kind("terrain", [str(t["id"]) for t in DATA["terrain"]["land"]])
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

CITY: Final = Kind("city", [str(c["id"]) for c in MAP["city"]])
CITY_OF: Final[list[int]] = [CITY.find(str(t.get("city", ""))) for t in _LANDS]  # NOBODY where there is none
CITY_LAND: Final[list[int]] = [TERRITORY.find(str(c["territory"])) for c in MAP["city"]]
PORT_SEAS: Final[list[list[int]]] = [[] for _ in range(TERRITORIES)]  # sea areas that the port of a territory uses
for _c in MAP["city"]:
    PORT_SEAS[TERRITORY.find(str(_c["territory"]))] += [SEA.find(str(s)) for s in _c["port_seas"]]
COAST_SEAS: Final[list[list[int]]] = [sorted(SEA.find(str(s)) for s in t["seas"]) for t in _LANDS]
COASTS: Final[list[list[int]]] = [[t for t in range(TERRITORIES) if s in COAST_SEAS[t]] for s in range(SEA_AREAS)]
SEA_NEXT: Final[list[list[int]]] = [sorted(SEA.find(str(x)) for x in s["adjacent"]) for s in _SEAS]
PORTS_OF: Final[list[list[int]]] = [[t for t in range(TERRITORIES) if s in PORT_SEAS[t]] for s in range(SEA_AREAS)]

NORMAL: Final = 0
STREAM: Final = 1
RIVER: Final = 2
_BORDER: Final = Kind("border", ["normal", "stream", "river"])


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
FAITH: Final = Kind("faith", ["christian", "muslim", "orthodox"])
CHRISTIAN: Final = 0
MUSLIM: Final = 1
ORTHODOX: Final = 2
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
BUILDING: Final = Kind("building", ["none", "fattoria", "mercato", "miniera"])
FARM: Final = 1
BUILDING_PRICE: Final = int(_BUILDINGS["fattoria"]["cost"])
FARM_GRAIN: Final = int(_BUILDINGS["fattoria"]["stores_reserves"])
TOWERS: Final[list[int]] = [CITY_LAND[CITY.find(str(c))] for c in _BUILDINGS["torre"]["fixed_in"]]

# -- pieces ----------------------------------------------------------------------------------

TYPE: Final = Kind("type", ["trade_ship", "caravan", "war_ship", "cavalry"])
TRADE_SHIP: Final = 0
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
TRANSPORT: Final = Kind(
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
BANNER: Final = Kind(
    "banner", [f"{s}-banner-{k + 1}" for s in SEAT.words for k in range(BANNER_SLOTS)], owners=BANNER_OWNER
)
_PIECES: Final[dict[str, dict[str, Any]]] = {str(x["id"]): x for x in DATA["pieces"]["list"]}
BANNER_PRICE: Final = int(_PIECES["vessillo"]["cost"])
EXPERIENCE_MOST: Final = int(_PIECES["vessillo"]["experience_max"])
LEADS: Final[list[int]] = [0, *[int(n) for n in _PIECES["vessillo"]["armies_led_by_tech_level"]]]
GENERAL_PRICE: Final = int(_PIECES["generale"]["cost"])
GRAIN_PRICE: Final = int(_PIECES["scorta_grano"]["cost"])
GRAIN_MOST: Final = int(_PIECES["scorta_grano"]["max_per_player"])
ENGINE: Final = Kind("engine", ["catapult", "bombard"])
CATAPULT: Final = 0
BOMBARD: Final = 1
ENGINE_PRICE: Final[list[int]] = [int(_PIECES["catapulta"]["cost"]), int(_PIECES["bombarda"]["cost"])]
LEADER: Final = Kind("leader", ["none", "commander", "general"])  # of barbarians
NO_LEADER: Final = 0
COMMANDER: Final = 1
GENERAL: Final = 2
LEADER_ROOM: Final[list[int]] = [0, *[int(_PIECES[x]["capacity"]) for x in ("comandante_barbaro", "generale_barbaro")]]
LEADER_TOP: Final[list[int]] = [0, *[int(_PIECES[x]["top_die"]) for x in ("comandante_barbaro", "generale_barbaro")]]

RESERVE: Final = Kind("reserve", ["armies", *TYPE.words, "banner", "general", "catapult", "bombard"])
ARMIES_KEPT: Final = 0
TYPES_KEPT: Final = 1  # transports of the first type; the others follow
BANNERS_KEPT: Final = 5
GENERALS_KEPT: Final = 6
ENGINES_KEPT: Final = 7  # catapults; bombards follow
RESERVES: Final = RESERVE.size

# -- technology ------------------------------------------------------------------------------

_TECHS: Final[list[dict[str, Any]]] = DATA["technology"]["card"]
TECH: Final = Kind("technology", [str(t["id"]) for t in _TECHS])
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
AGRICOLTURA: Final = TECH.find("agricoltura")
VASELLAME: Final = TECH.find("vasellame")
TESSITURA: Final = TECH.find("tessitura")
MEDICINA: Final = TECH.find("medicina")
DEISMO: Final = TECH.find("deismo")
MISTICISMO: Final = TECH.find("misticismo")
MONOTEISMO: Final = TECH.find("monoteismo")
TEOLOGIA: Final = TECH.find("teologia")
ARCHITETTURA: Final = TECH.find("architettura")
ASTRONOMIA: Final = TECH.find("astronomia")
INGEGNERIA: Final = TECH.find("ingegneria")
STRADE: Final = TECH.find("strade")
MINIERE: Final = TECH.find("miniere")
METALLI: Final = TECH.find("metalli")
MONETE: Final = TECH.find("monete")
ISTRUZIONE: Final = TECH.find("istruzione")
LETTERATURA: Final = TECH.find("letteratura")
TEATRO: Final = TECH.find("teatro")
MUSICA: Final = TECH.find("musica")
LEGGE: Final = TECH.find("legge")
FILOSOFIA: Final = TECH.find("filosofia")
ESERCITO: Final = TECH.find("esercito")
DEMOCRAZIA: Final = TECH.find("democrazia")
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

GOOD: Final = Kind("good", [str(g["id"]) for g in DATA["trade"]["good"]])
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
CARD: Final = Kind("card", [str(c["id"]) for c in _EMPIRE])
CARDS: Final = CARD.size
CARD_COUNT: Final[list[int]] = [int(c["count"]) for c in _EMPIRE]
MERCENARIO: Final = CARD.find("mercenario")
ARCHIBUGIERE: Final = CARD.find("archibugiere")
CONDOTTIERO: Final = CARD.find("condottiero")
GENIO: Final = CARD.find("genio")
RELIQUIA: Final = CARD.find("reliquia")
TEMPLARE: Final = CARD.find("templare")
EROINA: Final = CARD.find("eroina")
SICARIO: Final = CARD.find("sicario")
LADRO: Final = CARD.find("ladro")
DIPLOMATICO: Final = CARD.find("diplomatico")
TARGA_DORO: Final = CARD.find("targa_doro")
TRATTATO: Final = CARD.find("trattato")
MERCANTE: Final = CARD.find("mercante")
GABELLIERE: Final = CARD.find("gabelliere")
ARCHITETTO: Final = CARD.find("architetto")
VESCOVO: Final = CARD.find("vescovo")
PAPA: Final = CARD.find("papa")
GROUP: Final = Kind("group", ["captain", "faith", "heroine"])
GROUP_OF: Final[list[int]] = [GROUP.find(str(c["group"])) for c in _EMPIRE]
HIRE_BASE: Final = int(_EMPIRE[MERCENARIO]["effect"]["armies_max"])
HIRE_MORE: Final = int(_EMPIRE[MERCENARIO]["effect"]["armies_bonus"]["metalli"])
HIRE_PRICE: Final = int(_EMPIRE[MERCENARIO]["effect"]["florins_each"])
MERCHANT_PAYS: Final = int(_EMPIRE[MERCANTE]["effect"]["florins_per_turn"])
COLLECTOR_PAYS: Final = 5  # times cathedrals times territories

_EVENTS: Final[list[dict[str, Any]]] = [*DATA["decks"]["event"]["card"], *ORDERS["card"]]
EVENT: Final = Kind("event", [str(e["id"]) for e in _EVENTS])
EVENT_COUNT: Final[list[int]] = [int(e["count"]) for e in _EVENTS]
ORDER_EVENTS: Final = len(DATA["decks"]["event"]["card"])  # from here on, with the option religious_orders
_CALAMITIES: Final[list[dict[str, Any]]] = DATA["decks"]["calamity"]["card"]
CALAMITY: Final = Kind("calamity", [str(c["id"]) for c in _CALAMITIES])
CALAMITY_COUNT: Final[list[int]] = [int(c["count"]) for c in _CALAMITIES]
_TREASURES: Final[list[dict[str, Any]]] = DATA["decks"]["treasure"]["card"]
TREASURE: Final = Kind("treasure", [str(t["id"]) for t in _TREASURES])
TREASURE_COUNT: Final[list[int]] = [int(t["count"]) for t in _TREASURES]
_OBJECTIVES: Final[list[dict[str, Any]]] = DATA["decks"]["objective"]["card"]
OBJECTIVE: Final = Kind("objective", [str(o["id"]) for o in _OBJECTIVES])
OBJECTIVE_KINGDOM: Final[list[int]] = [KINGDOM.find(str(o["kingdom"])) for o in _OBJECTIVES]
YELLOW: Final[list[list[int]]] = [[TERRITORY.find(str(t)) for t in o["yellow"]] for o in _OBJECTIVES]
RED: Final[list[list[int]]] = [[TERRITORY.find(str(t)) for t in o["red"]] for o in _OBJECTIVES]
_POINTS: Final[dict[str, Any]] = DATA["decks"]["objective"]["points"]
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
FEAT: Final = Kind("feat", [*AWARD, "pope_lost", "diplomacy", "event", "crusade"])  # why honour changes
CB_PER_HONOUR: Final = int(DATA["diplomacy"]["casus_belli_per_honour_point"])
EFFECT: Final[dict[tuple[str, bool, str], dict[str, Any]]] = {
    (str(e["action"]), e["relation"] == "same", str(e["event"])): e for e in DATA["diplomacy"]["effect"]
}
OFFENCE: Final[dict[str, int]] = {str(c["cause"]): int(c["to_victim"]) for c in DATA["diplomacy"]["casus_belli"]}
PACT: Final = Kind("pact", ["passage", "trade", "toll_taken", "toll_paid", "alliance"])
PASSAGE: Final = 0
TRADE: Final = 1
TOLL_TAKEN: Final = 2
TOLL_PAID: Final = 3
ALLIANCE: Final = 4
GROUND: Final = Kind("ground", ["war", "alliance", "pledge", "papal_state"])  # for excommunication [10.2]
SOURCE: Final = Kind("source", ["taxes", "trade", "tolls", "deals", "events", "other"])  # where money comes from
TAXES: Final = 0
MARKET: Final = 1
TOLLS: Final = 2
DEALT: Final = 3
EVENTS: Final = 4
OTHER: Final = 5
PHASE: Final = Kind(
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

# -- amounts ---------------------------------------------------------------------------------

ARMIES: Final = numbers("armies", 0, 400)
UNITS: Final = numbers("units", 0, 60)
FLORINS: Final = numbers("florins", 0, 100_000)  # said, never chosen
BIDS: Final = numbers("bid", 10, 3000, 10)
SUMS: Final = numbers("sum", 10, 1000, 10)
PARTS: Final = numbers("part", 20, 200, 20)
TERMS: Final = numbers("terms", 1, 5)
TURNS: Final = numbers("turns", 1, 3)
TURN: Final = numbers("turn", 0, 400)
DICE: Final = numbers("dice", 1, 3)
FACE: Final = numbers("face", 0, 99)
TOLL: Final = numbers("toll", 10, 20, 10)
BATCHES: Final = numbers("batch", 1, BATCH)
LEVELS: Final = numbers("level", 0, 4)
START: Final = Kind("start", [*TYPE.words, "banner", "catapult", "cathedral"])

# -- moves, in the order of the turn ---------------------------------------------------------

MOVES: Final = MoveTable()
TAKE_KINGDOM: Final = MOVES.verb("take_kingdom", "2", KINGDOM)
STATION: Final = MOVES.verb("station", "2", START, TERRITORY)
GARRISON: Final = MOVES.verb("garrison", "2", TERRITORY, BATCHES)
BID: Final = MOVES.verb("bid", "3.1", BIDS)
ARMIES_MOVE: Final = MOVES.verb("armies", "", ARMIES)
UNITS_MOVE: Final = MOVES.verb("units", "", UNITS)
COIN_CARD: Final = MOVES.verb("coin_card", "11.3")
COIN_ARMIES: Final = MOVES.verb("coin_armies", "11.3", TERRITORY)
COIN_FLORINS: Final = MOVES.verb("coin_florins", "11.3")

OFFER: Final = MOVES.verb("offer", "6.2", SEAT)
OFFER_PEACE: Final = MOVES.verb("offer_peace", "6.6", SEAT)
WAR: Final = MOVES.verb("declare_war", "6.5", SEAT)
WAR_CB: Final = MOVES.verb("declare_war_claims", "6.4", SEAT)
REVOKE: Final = MOVES.verb("revoke", "6.3", PACT, SEAT)
REVOKE_CB: Final = MOVES.verb("revoke_claims", "6.4", PACT, SEAT)
PROPOSE_CB: Final = MOVES.verb("propose_claims", "6.4")
ACCEPT_CB: Final = MOVES.verb("accept_claims", "6.4")
GIVE_PASSAGE: Final = MOVES.verb("give_passage", "6.1")
ASK_PASSAGE: Final = MOVES.verb("ask_passage", "6.1")
GIVE_TRADE: Final = MOVES.verb("give_trade", "6.1")
ASK_TRADE: Final = MOVES.verb("ask_trade", "6.1")
GIVE_TOLL: Final = MOVES.verb("give_toll", "6.1", TOLL)
ASK_TOLL: Final = MOVES.verb("ask_toll", "6.1", TOLL)
ALLY: Final = MOVES.verb("ally", "6.1")
GIVE_FLORINS: Final = MOVES.verb("give_florins", "6.2", SUMS)
ASK_FLORINS: Final = MOVES.verb("ask_florins", "6.2", SUMS)
PEACE: Final = MOVES.verb("peace", "6.6")
GIVE_PARTS: Final = MOVES.verb("give_instalments", "6.6", PARTS, TERMS)
ASK_PARTS: Final = MOVES.verb("ask_instalments", "6.6", PARTS, TERMS)
GIVE_TRANSPORT: Final = MOVES.verb("give_transport", "6.6", TRANSPORT)
ASK_TRANSPORT: Final = MOVES.verb("ask_transport", "6.6", TRANSPORT)
GIVE_TERRITORY: Final = MOVES.verb("give_territory", "6.6", TERRITORY)
ASK_TERRITORY: Final = MOVES.verb("ask_territory", "6.6", TERRITORY)
GIVE_POPE: Final = MOVES.verb("give_pope", "6.6")
ASK_POPE: Final = MOVES.verb("ask_pope", "6.6")
GIVE_CARD: Final = MOVES.verb("give_card", "6.6", CARD)
ASK_CARD: Final = MOVES.verb("ask_card", "6.6", CARD)
TERM: Final = Kind(  # those that name nothing more
    "term", [v.name for v in MOVES.verbs if GIVE_PASSAGE.first <= v.first <= ASK_CARD.first and not v.kinds]
)
JOIN: Final = MOVES.verb("join", "6.5", SEAT)

DIPLOMAT: Final = MOVES.verb("diplomat", "6.7", SEAT, TURNS)
TABLET: Final = MOVES.verb("golden_tablet", "6.7", SEAT, TURNS)
TREATY: Final = MOVES.verb("treaty", "6.7", SEAT, TURNS)
ASSASSIN: Final = MOVES.verb("assassin", "7.1", SEAT)
THIEF: Final = MOVES.verb("thief", "7.1", SEAT)
PARRY: Final = MOVES.verb("parry", "7.1")
PICK: Final = MOVES.verb("pick", "7.1", CARD)
ABSOLVE: Final = MOVES.verb("absolve", "10.2", SEAT)
BISHOP: Final = MOVES.verb("bishop", "7.1", TERRITORY)
RAISE: Final = MOVES.verb("raise_cathedral", "7.1", TERRITORY)

RESEARCH: Final = MOVES.verb("research", "3.8", TECH)
COUNCIL: Final = MOVES.verb("council", "8", TECH)
SETTLE: Final = MOVES.verb("settle", "1.3", TERRITORY)
FORTIFY: Final = MOVES.verb("fortify", "1.3", TERRITORY)
CATHEDRAL: Final = MOVES.verb("cathedral", "1.3", TERRITORY)
BUILD: Final = MOVES.verb("build", "11.3", BUILDING, TERRITORY)
BUY: Final = MOVES.verb("buy", "3.8", RESERVE)
BUY_GRAIN: Final = MOVES.verb("buy_grain", "1.7")
STORE_GRAIN: Final = MOVES.verb("store_grain", "11.3", TERRITORY)
HIRE: Final = MOVES.verb("hire", "3.8", numbers("hired", 1, 15))
ARCHITECT: Final = MOVES.verb("architect", "3.8")

PLACE_ARMIES: Final = MOVES.verb("place_armies", "3.8", TERRITORY)
PLACE: Final = MOVES.verb("place", "3.8", RESERVE, TERRITORY)
PLACE_GENERAL: Final = MOVES.verb("place_general", "3.8", BANNER)

MOVE: Final = MOVES.verb("move", "4.1", TRANSPORT, AREA)
MARCH: Final = MOVES.verb("march", "4.3", BANNER, TERRITORY)
LOAD: Final = MOVES.verb("load", "4.2", TRANSPORT)
UNLOAD: Final = MOVES.verb("unload", "4.2", TRANSPORT)
TRANSFER: Final = MOVES.verb("transfer", "4.2", TRANSPORT)
LOAD_GOODS: Final = MOVES.verb("load_goods", "4.2", TRANSPORT)
UNLOAD_GOODS: Final = MOVES.verb("unload_goods", "4.2", TRANSPORT)
TRANSFER_GOODS: Final = MOVES.verb("transfer_goods", "4.2", TRANSPORT)
WHERE: Final = MOVES.verb("where", "4.2", TERRITORY)
WHICH: Final = MOVES.verb("which", "4.2", TRANSPORT)
TAKE_BANNER: Final = MOVES.verb("take_banner", "4.2", BANNER)
TAKE_GOODS: Final = MOVES.verb("take_goods", "4.2", GOOD, UNITS)
MOVE_ENGINE: Final = MOVES.verb("move_engine", "1.7", ENGINE, TERRITORY, TERRITORY)
ATTACK: Final = MOVES.verb("attack", "5.1", BANNER, TERRITORY)
ATTACK_PIECES: Final = MOVES.verb("attack_pieces", "5.1", BANNER, SEAT)
ATTACK_FLEET: Final = MOVES.verb("attack_fleet", "5.6", BANNER, SEAT)
ATTACK_PIRATES: Final = MOVES.verb("attack_pirates", "9.5", BANNER)
ATTACK_HOST: Final = MOVES.verb("attack_host", "10.3", BANNER)
BLOCKADE: Final = MOVES.verb("blockade", "5.8", SEAT, SEA)
CLOSE_STRAIT: Final = MOVES.verb("close_strait", "5.8", SEAT, SEA)
LIFT: Final = MOVES.verb("lift", "5.8", SEAT, SEA)
OPEN_STRAIT: Final = MOVES.verb("open_strait", "5.8", SEAT, SEA)

PLAY: Final = MOVES.verb("play", "5.2", CARD)
ROLL: Final = MOVES.verb("roll", "5.2", DICE)
BANNER_IN: Final = MOVES.verb("banner_in", "5.4", BANNER)
BOMBARD_IN: Final = MOVES.verb("bombard_in", "5.4")
MAN: Final = MOVES.verb("man", "5.5", TRANSPORT, UNITS)
POLES: Final = MOVES.verb("poles", "11.3", TERRITORY)
LOSE_GROUND: Final = MOVES.verb("lose_ground", "5.2", TERRITORY)
LOSE_TRAIN: Final = MOVES.verb("lose_train", "5.2", TERRITORY)
LOSE_ABOARD: Final = MOVES.verb("lose_aboard", "5.2", TRANSPORT)
LOSE_HOST: Final = MOVES.verb("lose_host", "8")

SELL: Final = MOVES.verb("sell", "3.10", TRANSPORT, GOOD)
PURCHASE: Final = MOVES.verb("purchase", "3.10", TRANSPORT, GOOD)

REMOVE_ARMIES: Final = MOVES.verb("remove_armies", "1.4", TERRITORY)
REMOVE_GOODS: Final = MOVES.verb("remove_goods", "1.4", TERRITORY, GOOD)
REMOVE_TRANSPORT: Final = MOVES.verb("remove_transport", "1.4", TRANSPORT)
REMOVE_BANNER: Final = MOVES.verb("remove_banner", "1.4", BANNER)
REMOVE_ENGINE: Final = MOVES.verb("remove_engine", "1.4", ENGINE, TERRITORY)
