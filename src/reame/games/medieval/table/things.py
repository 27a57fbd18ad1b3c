"""The things of Medieval: powers, cards, dice tables, figures, and the moves made with them. All from data.toml."""

from __future__ import annotations

from typing import Any, Final

from reame.games.boxes import box
from reame.games.medieval.table.masks import mask_of
from reame.kernel.kinds import NOBODY, SEAT, Kind, numbers
from reame.kernel.moves import MoveTable

DATA: Final[dict[str, Any]] = box("reame.games.medieval")

_POWERS: Final[list[dict[str, Any]]] = DATA["powers"]["list"]
_PROVINCES: Final[list[dict[str, Any]]] = DATA["provinces"]["list"]
_MAPS: Final[list[dict[str, Any]]] = DATA["cards"]["list"]
_CARDS: Final[list[dict[str, Any]]] = DATA["deck"]["action_cards"]

POWER: Final = Kind("power", [str(x["id"]) for x in _POWERS])
PROVINCE: Final = Kind("province", [str(x["id"]) for x in _PROVINCES])
MAP: Final = Kind("map", [str(x["id"]) for x in _MAPS])
SEA: Final = Kind("sea", [str(x["id"]) for x in _MAPS if "sea" in x])
PLACE: Final = Kind("place", [*PROVINCE.words, *(f"sea_{w}" for w in SEA.words)])  # where a route can go
CARD: Final = Kind("card", [*(str(x["id"]) for x in _CARDS), *POWER.words])
RULER: Final = Kind("ruler", ["bad", "normal", "good"])
FACE: Final = Kind("face", ["hidden", "up", "removed"])

# Where the book can be read in two ways; the first reading is the usual one.
ORIGINS: Final = Kind("origins", ["home", "claimed"])
SUPPORTS: Final = Kind("support", ["before", "after"])
UNITY: Final = Kind("unity", ["whole", "rest"])
EDGE: Final = Kind("edge", ["row", "side"])
INTERCEPTORS: Final = Kind("interceptors", ["home", "any"])
SPIED: Final = Kind("spied", ["attacker", "table"])
BARGAINS: Final = Kind("bargains", ["occasion", "free", "open"])
PLEDGE: Final = Kind("pledge", ["peace", "passage"])  # what can be promised: nobody is held to it

POWERS: Final = len(_POWERS)
PROVINCES: Final = len(_PROVINCES)
MAPS: Final = len(_MAPS)
SEAS: Final = SEA.size
CARDS: Final = CARD.size
POWER_CARDS: Final = len(_CARDS)  # card POWER_CARDS + x is the card of power x, the others are action cards

# -- powers [4.1] ------------------------------------------------------------------------------

NORMAL: Final = RULER.find("normal")  # a ruler is worth his place behind or before it
HIDDEN: Final = 0  # in the deck or in a hand
UP: Final = 1  # before its holder, or on the table
REMOVED: Final = 2
CATHOLIC: Final = [x["religion"] == "catholic" for x in _POWERS]
ORTHODOX: Final = [x["religion"] == "orthodox" for x in _POWERS]
ISLAMIC: Final = [x["religion"] == "islamic" for x in _POWERS]
PAGAN: Final = [x["religion"] == "pagan" for x in _POWERS]
PRINTED_RULER: Final = [RULER.find(str(x["ruler"])) for x in _POWERS]
INITIAL: Final = [int(x["fi"]) for x in _POWERS]
ARMY: Final = [int(x["army"]) for x in _POWERS]
HAS_SHIPS: Final = [bool(x["ntc"]) for x in _POWERS]
NAVAL: Final = [int(x["naval"]) for x in _POWERS]
DRAFTED: Final = [bool(x["draft"]) for x in _POWERS]
MERCENARY: Final = [bool(x["merc"]) for x in _POWERS]
MERCENARIES: Final = [i for i in range(POWERS) if MERCENARY[i]]
CATHOLICS: Final = mask_of(CATHOLIC)
MUSLIMS: Final = mask_of(ISLAMIC)
PICKABLE: Final = mask_of(DRAFTED)
EVERY_POWER: Final = mask_of([True] * POWERS)

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
COPIES: Final = [int(x["count"]) for x in _CARDS] + [1] * POWERS
IS_MANDATORY: Final = [bool(x["mandatory"]) for x in _CARDS] + [False] * POWERS
DISCARDABLE: Final = mask_of([not x for x in IS_MANDATORY[:POWER_CARDS]])
DEUS_STOPS: Final = [bool(x["deus"]) for x in _CARDS] + [True] * POWERS

# -- dice tables -------------------------------------------------------------------------------

RULER_ROLL: Final = [RULER.find(str(DATA["tables"]["ruler_change"][str(d)])) for d in range(1, 7)]
MURDER_ROLLS: Final[list[int]] = [int(d) for d in DATA["tables"]["assassin_success"]]
POWER_TABLE: Final[list[int]] = [NOBODY] * 67  # by the two dice read as tens and units
for _row in DATA["tables"]["power_table"]:
    for _roll in _row["rolls"]:
        POWER_TABLE[int(_roll)] = POWER.find(str(_row["power"]))
ROLLED: Final = mask_of([x in POWER_TABLE for x in range(POWERS)])

# -- figures -----------------------------------------------------------------------------------

_META: Final[dict[str, Any]] = DATA["meta"]
_LIMITS: Final[dict[str, Any]] = _META["engine_limits"]
_COSTS: Final[dict[str, Any]] = DATA["costs"]
_STRENGTHS: Final[dict[str, Any]] = DATA["strengths"]
MOST_SEATS: Final = 5  # tables by seat in a step have the length of the largest table
HAND_SIZE: Final = int(_META["hand_size"])
PICKS: Final = {n: int(_META["powers_per_player"][str(n)]) for n in (3, 4, 5)}
ATTACKS: Final = int(_META["attacks_per_turn"])
ATTACKS_AFTER_MAP: Final = int(_META["attacks_per_turn_after_map_draw"])
HARMLESS_MONGOLS: Final = int(_META["mongol_no_event_draws"])
REAL_MONGOLS: Final = COPIES[MONGOLS]
PROPOSALS: Final = int(_LIMITS["deal_proposals_per_turn"])
RANSOMS: Final = int(_LIMITS["excommunication_offers"])
ROUTES: Final = int(_LIMITS["route_submissions_per_attack"])
QUIET_ROUNDS: Final = int(_LIMITS["quiet_rounds_before_end"])
MOST_PROMISES: Final = 2 * MOST_SEATS * (MOST_SEATS - 1)  # one of each sort between any two
MOST_GRANTS: Final = 200  # of one turn: each from a term of a deal, and all deals that may be proposed have fewer terms
MOST_PLEDGES: Final = 40  # of an attack: one deal with each whose leave its way needs has fewer terms
OVERTURES: Final = 2  # offers of each other player behind a turn, where anybody deals with anybody
MOST_TURNS: Final = MOST_SEATS * QUIET_ROUNDS * (sum(COPIES) + HARMLESS_MONGOLS)  # one card drawn in so many rounds
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

# Amounts: money has no limit in the rules, offers and bids stop here.
FLORINS: Final = numbers("florins", 1, 60)
MOST_FLORINS: Final = 9999  # that a player can have, or be thought to have
PURSE: Final = numbers("purse", 0, MOST_FLORINS)
MILITIA: Final = numbers("militia", 0, 40)
SHIPS: Final = numbers("ships", 0, 20)  # naval modifier
KNIGHT: Final = numbers("knights", 0, COPIES[KNIGHTS])
SOME_KNIGHTS: Final = numbers("knights", 1, COPIES[KNIGHTS])
DIE: Final = numbers("die", 1, 6)
ROLL: Final = numbers("roll", 0, 66)
TOTAL: Final = numbers("total", 0, 200)
COUNT: Final = numbers("count", 0, 200)
TURN: Final = numbers("turn", 1, MOST_TURNS)

MOVES: Final = MoveTable()
# phase D [3.1]
END: Final = MOVES.verb("end", "3.1")
COLLECT: Final = MOVES.verb("collect", "3.4")
DISCARD: Final = MOVES.verb("discard", "3.2", CARD)
PLAY_POWER: Final = MOVES.verb("play_power", "4.3", POWER)
PLAY_HERESY: Final = MOVES.verb("heresy", "8.5", PROVINCE)
MURDER: Final = MOVES.verb("assassin", "8.2", POWER)
SPY_HAND: Final = MOVES.verb("spies_hand", "8.1", SEAT)
SPY_MAP: Final = MOVES.verb("spies_map", "8.1")
SPY_DECK: Final = MOVES.verb("spies_deck", "8.1")
PLAY_CIVIL_WAR: Final = MOVES.verb("civil_war", "8.3", POWER)
CRUSADE: Final = MOVES.verb("crusade", "6.2")
EXCOMMUNICATE: Final = MOVES.verb("excommunicate", "6.3", POWER)
LIFT: Final = MOVES.verb("lift", "6.3", POWER)
MARRY: Final = MOVES.verb("marry", "6.4", POWER, POWER)
PAPAL_PASSAGE: Final = MOVES.verb("papal_passage", "6.5")
ATTACK: Final = MOVES.verb("attack", "9.4", POWER, PROVINCE)
ATTACK_JIHAD: Final = MOVES.verb("jihad", "8.4", POWER, PROVINCE)
ATTACK_KNIGHTS: Final = MOVES.verb("knights_attack", "7.1", PROVINCE, SOME_KNIGHTS)
QUELL_HERESY: Final = MOVES.verb("quell_heresy", "8.5", PROVINCE)
QUELL_WAR: Final = MOVES.verb("quell_civil_war", "8.3", POWER)
OFFER: Final = MOVES.verb("offer", "9.5", SEAT)
# the other decisions
PICK: Final = MOVES.verb("pick", "2.2", POWER)
MANDATORY: Final = MOVES.verb("mandatory", "3.2", CARD)
RAID: Final = MOVES.verb("raid", "5.2", MAP)
REACT: Final = MOVES.verb("react", "8.6", CARD)
SUPPORT: Final = MOVES.verb("support", "7.1", SOME_KNIGHTS)
JOIN_POWER: Final = MOVES.verb("join_power", "6.2", POWER, KNIGHT)
JOIN_PROVINCE: Final = MOVES.verb("join_province", "6.2", PROVINCE, KNIGHT)
JOIN_KNIGHTS: Final = MOVES.verb("join_knights", "7.1", SOME_KNIGHTS)
HIRE: Final = MOVES.verb("hire", "11", POWER)
STRAIGHT: Final = MOVES.verb("straight", "9.5")
FROM: Final = MOVES.verb("from", "9.5", PROVINCE)
GO: Final = MOVES.verb("go", "9.5", PLACE)
FIT_OUT: Final = MOVES.verb("fit_out", "10.3", SHIPS)
INTERCEPT: Final = MOVES.verb("intercept", "10.2", SHIPS)
BID: Final = MOVES.verb("militia", "9.2", MILITIA)
SPY_BATTLE: Final = MOVES.verb("spies_battle", "8.1")
GRANT_FREE: Final = MOVES.verb("grant_free", "9.5")
# terms of deals
GIVE_FLORINS: Final = MOVES.verb("give_florins", "9.5", FLORINS)
GIVE_PROVINCE: Final = MOVES.verb("give_province", "9.5", PROVINCE)
GIVE_PASSAGE: Final = MOVES.verb("give_passage", "9.5", POWER, PROVINCE)
GIVE_LIFT: Final = MOVES.verb("give_lift", "6.3", POWER)
GIVE_CARD: Final = MOVES.verb("give_card", "R-57", CARD)
GIVE_PROMISE: Final = MOVES.verb("give_promise", "R-57", PLEDGE)
TAKE_FLORINS: Final = MOVES.verb("ask_florins", "9.5", FLORINS)
TAKE_PROVINCE: Final = MOVES.verb("ask_province", "9.5", PROVINCE)
TAKE_PASSAGE: Final = MOVES.verb("ask_passage", "9.5", POWER, PROVINCE)
TAKE_LIFT: Final = MOVES.verb("ask_lift", "6.3", POWER)
TAKE_CARD: Final = MOVES.verb("ask_card", "R-57", CARD)
TAKE_PROMISE: Final = MOVES.verb("ask_promise", "R-57", PLEDGE)
