"""The map of Medieval: cards, provinces, Naval Areas, borders; and the cards themselves. All figures from data.toml."""

from __future__ import annotations

from importlib.resources import files
from tomllib import loads
from typing import Any, Final

from reame.kernel.kinds import NOBODY, Kind

DATA: Final[dict[str, Any]] = loads(files("reame.games.medieval").joinpath("data.toml").read_text("utf-8"))

_POWERS: Final[list[dict[str, Any]]] = DATA["powers"]["list"]
_PROVINCES: Final[list[dict[str, Any]]] = DATA["provinces"]["list"]
_MAPS: Final[list[dict[str, Any]]] = DATA["cards"]["list"]
_ACTIONS: Final[list[dict[str, Any]]] = DATA["deck"]["action_cards"]
_NEAR: Final[dict[str, Any]] = DATA["adjacency"]

POWER: Final = Kind("power", [str(x["id"]) for x in _POWERS])
PROVINCE: Final = Kind("province", [str(x["id"]) for x in _PROVINCES])
MAP: Final = Kind("map", [str(x["id"]) for x in _MAPS])
SEA: Final = Kind("sea", [str(x["id"]) for x in _MAPS if "sea" in x])
PLACE: Final = Kind("place", [*PROVINCE.words, *(f"sea_{w}" for w in SEA.words)])  # where a route can go
CARD: Final = Kind("card", [*(str(x["id"]) for x in _ACTIONS), *POWER.words])
RULER: Final = Kind("ruler", ["bad", "normal", "good"])
FACE: Final = Kind("face", ["hidden", "up", "removed"])

POWERS: Final = len(_POWERS)
PROVINCES: Final = len(_PROVINCES)
MAPS: Final = len(_MAPS)
SEAS: Final = SEA.size
ACTIONS: Final = len(_ACTIONS)  # card ACTIONS + x is the card of power x
CARDS: Final = CARD.size
BIT: Final[list[int]] = [2**i for i in range(62)]  # a literal must not be shifted by a variable in compiled code


def _where(flags: list[bool]) -> int:
    """A mask of the places in a list that say yes."""
    return sum(BIT[i] for i in range(len(flags)) if flags[i])


NORMAL: Final = RULER.find("normal")  # a ruler is worth his place behind or before it
HIDDEN: Final = 0  # in the deck or in a hand
UP: Final = 1  # before its holder, or on the table
REMOVED: Final = 2

# -- powers [4.1] ------------------------------------------------------------------------------

CATHOLIC: Final = [x["religion"] == "catholic" for x in _POWERS]
ORTHODOX: Final = [x["religion"] == "orthodox" for x in _POWERS]
ISLAMIC: Final = [x["religion"] == "islamic" for x in _POWERS]
PAGAN: Final = [x["religion"] == "pagan" for x in _POWERS]
PRINTED_RULER: Final = [RULER.find(str(x["ruler"])) for x in _POWERS]
INITIAL: Final = [int(x["fi"]) for x in _POWERS]
ARMY: Final = [int(x["army"]) for x in _POWERS]
NTC: Final = [bool(x["ntc"]) for x in _POWERS]
NAVAL: Final = [int(x["naval"]) for x in _POWERS]
DRAFTED: Final = [bool(x["draft"]) for x in _POWERS]
MERCENARY: Final = [bool(x["merc"]) for x in _POWERS]
MERCENARIES: Final = [i for i in range(POWERS) if MERCENARY[i]]
CATHOLICS: Final = _where(CATHOLIC)
MUSLIMS: Final = _where(ISLAMIC)
PICKABLE: Final = _where(DRAFTED)
EVERY_POWER: Final = _where([True] * POWERS)

# -- provinces [4.2] ---------------------------------------------------------------------------

HOME: Final = [POWER.find(str(x["power"])) for x in _PROVINCES]
CARD_OF: Final = [MAP.find(str(x["card"])) for x in _PROVINCES]
INCOME: Final = [int(x["income"]) for x in _PROVINCES]
ISLAND: Final = [bool(x["island"]) for x in _PROVINCES]
CLAIM: Final = [POWER.find(str(x.get("start_controller", ""))) for x in _PROVINCES]  # the claimant, or nobody
PAPACY: Final = [str(x["power"]) for x in _PROVINCES].index("PAPACY")
CLAIMED_BY: Final = [next((i for i in range(PROVINCES) if CLAIM[i] == x), NOBODY) for x in range(POWERS)]
HOMES: Final[list[list[int]]] = [[i for i in range(PROVINCES) if HOME[i] == x] for x in range(POWERS)]
HOME_MASK: Final[list[int]] = [sum(BIT[i] for i in homes) for homes in HOMES]
CATHOLIC_HOME: Final = [HOME[i] != NOBODY and CATHOLIC[HOME[i]] for i in range(PROVINCES)]
CATHOLIC_MASK: Final = _where(CATHOLIC_HOME)
CHRISTIAN: Final = [  # Catholic or Orthodox, by the home power or, for independent provinces, by themselves
    CATHOLIC[HOME[i]] or ORTHODOX[HOME[i]]
    if HOME[i] != NOBODY
    else str(_PROVINCES[i]["religion"]) in ("catholic", "orthodox")
    for i in range(PROVINCES)
]
CHRISTIAN_MASK: Final = _where(CHRISTIAN)
KNIGHTS_TARGETS: Final = sum(  # a mask
    BIT[i]
    for i in range(PROVINCES)
    if (HOME[i] != NOBODY and PAGAN[HOME[i]])
    or (HOME[i] != NOBODY and POWER.words[HOME[i]] in DATA["knights_targets"]["powers"])
    or PROVINCE.words[i] in DATA["knights_targets"]["provinces"]
)

# -- map cards and Naval Areas [1.2] -----------------------------------------------------------

START: Final = [bool(x["start"]) for x in _MAPS]
START_MASK: Final = _where(START)
DEFENCE: Final = [int(x.get("mongol", -1)) for x in _MAPS]  # -1: the Mongols never come here
EXPOSED: Final = _where([d >= 0 for d in DEFENCE])
ON_CARD: Final[list[list[int]]] = [[i for i in range(PROVINCES) if CARD_OF[i] == m] for m in range(MAPS)]
CARD_MASK: Final[list[int]] = [sum(BIT[i] for i in on) for on in ON_CARD]
WATERS_MASK: Final[list[int]] = [BIT[SEA.find(w)] if w in SEA.index else 0 for w in MAP.words]
EAST_OF: Final[list[list[int]]] = [[MAP.find(str(w)) for w in DATA["east_of"][m]] for m in MAP.words]
EAST_MASK: Final[list[int]] = [sum(BIT[i] for i in east) for east in EAST_OF]
CARDS_OF_POWER: Final[list[int]] = [sum({BIT[CARD_OF[i]] for i in homes}) for homes in HOMES]
AT_HOME: Final[list[int]] = [sum({BIT[HOME[t]] for t in on if HOME[t] != NOBODY}) for on in ON_CARD]  # powers


def _neighbours(pairs: list[list[str]], kind: Kind) -> list[list[int]]:
    out: list[list[int]] = [[] for _ in kind.words]
    for a, b in pairs:
        out[kind.find(a)].append(kind.find(b))
        out[kind.find(b)].append(kind.find(a))
    return [sorted(x) for x in out]


LAND: Final[list[list[int]]] = _neighbours(_NEAR["land"], PROVINCE)
LAND_MASK: Final[list[int]] = [sum(BIT[i] for i in near) for near in LAND]
SEA_NEAR: Final[list[list[int]]] = _neighbours(_NEAR["sea"], SEA)
CARD_NEAR: Final[list[list[int]]] = _neighbours(_NEAR["cards"], MAP)
SEAS_OF: Final[list[list[int]]] = [[SEA.find(str(w)) for w in x["seas"]] for x in _PROVINCES]
COAST: Final[list[list[int]]] = [[i for i in range(PROVINCES) if s in SEAS_OF[i]] for s in range(SEAS)]
COAST_MASK: Final[list[int]] = [sum(BIT[i] for i in coast) for coast in COAST]
SEA_MASK: Final[list[int]] = [sum(BIT[s] for s in seas) for seas in SEAS_OF]
SEA_NEAR_MASK: Final[list[int]] = [sum(BIT[i] for i in near) for near in SEA_NEAR]
ISLANDS: Final = _where(ISLAND)
FLEETS: Final[list[list[int]]] = [  # the powers that may intercept in a Naval Area, if they hold the coast
    [x for x in range(POWERS) if NTC[x] and HOME_MASK[x] & COAST_MASK[s]] for s in range(SEAS)
]

# -- cards [6] ---------------------------------------------------------------------------------

KNIGHTS: Final = CARD.find("knights")
MONGOLS: Final = CARD.find("mongols")
POPE: Final = CARD.find("pope")
SPIES: Final = CARD.find("spies")
ASSASSIN: Final = CARD.find("assassin")
JIHAD: Final = CARD.find("jihad")
HERESY: Final = CARD.find("heresy")
DEUS: Final = CARD.find("deus")
DISASTER: Final = CARD.find("disaster")
NEW_RULER: Final = CARD.find("ruler")
CIVIL_WAR: Final = CARD.find("civil_war")
COPIES: Final = [int(x["count"]) for x in _ACTIONS] + [1] * POWERS
IS_MANDATORY: Final = [bool(x["mandatory"]) for x in _ACTIONS] + [False] * POWERS
OPTIONAL: Final = _where([not x for x in IS_MANDATORY[:ACTIONS]])  # action cards that may be discarded
DEUS_STOPS: Final = [bool(x["deus"]) for x in _ACTIONS] + [True] * POWERS

# -- tables and figures ------------------------------------------------------------------------

RULER_ROLL: Final = [RULER.find(str(DATA["tables"]["ruler_change"][str(d)])) for d in range(1, 7)]
MURDER_ROLLS: Final[list[int]] = [int(d) for d in DATA["tables"]["assassin_success"]]
POWER_TABLE: Final[list[int]] = [NOBODY] * 67  # by the two dice read as tens and units
for _row in DATA["tables"]["power_table"]:
    for _roll in _row["rolls"]:
        POWER_TABLE[int(_roll)] = POWER.find(str(_row["power"]))
ROLLED: Final = _where([x in POWER_TABLE for x in range(POWERS)])

_META: Final[dict[str, Any]] = DATA["meta"]
_LIMITS: Final[dict[str, Any]] = _META["engine_limits"]
_COSTS: Final[dict[str, Any]] = DATA["costs"]
_STRENGTHS: Final[dict[str, Any]] = DATA["strengths"]
HAND_SIZE: Final = int(_META["hand_size"])
PICKS: Final = {n: int(_META["powers_per_player"][str(n)]) for n in (3, 4, 5)}
ATTACKS: Final = int(_META["attacks_per_turn"])
ATTACKS_AFTER_MAP: Final = int(_META["attacks_per_turn_after_map_draw"])
HARMLESS_MONGOLS: Final = int(_META["mongol_no_event_draws"])
PROPOSALS: Final = int(_LIMITS["deal_proposals_per_turn"])
RANSOMS: Final = int(_LIMITS["excommunication_offers"])
ROUTES: Final = int(_LIMITS["route_submissions_per_attack"])
QUIET_ROUNDS: Final = int(_LIMITS["quiet_rounds_before_end"])
ATTACK_FEE: Final = int(_COSTS["attack"])
CIVIL_WAR_FEE: Final = int(_COSTS["attack_civil_war"])
HERESY_FEE: Final = int(_COSTS["attack_heresy"])
INTERCEPTION_FEE: Final = int(_COSTS["naval_interception"])
MILITIA_COST: Final = int(_COSTS["militia_per_drm"])
JIHAD_COST: Final = int(_COSTS["militia_per_drm_jihad"])
NAVAL_COST: Final = int(_COSTS["naval_per_drm"])
LIFT_COST: Final = int(_COSTS["lift_excommunication_with_pope"])
LEVY: Final = int(_COSTS["crusade_levy_4_5_players"])
LEVY_OF_THREE: Final = int(_COSTS["crusade_levy_3_players"])
MONGOL_ARMY: Final = int(_STRENGTHS["mongol_attack"])
KNIGHTS_CARD: Final = int(_STRENGTHS["knights_card"])
KNIGHTS_PROVINCE: Final = int(_STRENGTHS["knights_province"])
KNIGHTS_AGAINST_MONGOLS: Final = int(_STRENGTHS["knights_province_vs_mongols"])
REAL_MONGOLS: Final = COPIES[MONGOLS]
