"""The things of Medieval Conspiracy: kinds, cards, figures, the map, and the verbs of its moves."""

from __future__ import annotations

from typing import Any, Final

from reame.games.boxes import box
from reame.kernel.kinds import SEAT, Kind, numbers
from reame.kernel.moves import MoveTable

DATA: Final[dict[str, Any]] = box("reame.games.conspiracy")

PHASES: Final = ["setup", "income", "events", "fate", "movement", "actions", "end"]

_TERRITORIES: Final[list[dict[str, Any]]] = DATA["territories"]["list"]
_ELECTORS: Final[list[str]] = [str(e) for e in DATA["elector_deck"]["cards"]]
_ACTIONS: Final[list[dict[str, Any]]] = DATA["action_cards"]
_EVENTS: Final[list[dict[str, Any]]] = DATA["event_cards"]
_MASTERS: Final[list[dict[str, Any]]] = DATA["master_cards"]

TERRITORIES: Final = 64
FIEFS: Final = 57  # the electorates come last, in the order of their deck
ELECTORATES: Final = 7

# -- kinds -----------------------------------------------------------------------------------

TERRITORY: Final = Kind("territory", [str(t["id"]) for t in _TERRITORIES])
ELECTOR: Final = Kind("elector", _ELECTORS)
EVENT: Final = Kind("event", [str(e["id"]) for e in _EVENTS])
CARD: Final = Kind("card", [str(c["id"]) for c in _ACTIONS])
MASTER: Final = Kind("master", [str(m["id"]) for m in _MASTERS])
UNIT: Final = Kind("unit", ["knight", "knight1", "knight2", "mercenary", "mercenary1"])  # with the hits it has taken
WORK: Final = Kind("work", ["castle", "monastery", "relic", "reichsstadt"])
ZONE: Final = Kind("zone", ["secular", "ecclesiastical"])
HALF: Final = Kind("half", [str(h) for h in DATA["dividing_line"]["halves"]])
SIDE: Final = Kind("side", ["attack", "defence"])
RULER: Final = Kind("ruler", ["lord", "bishop"])  # by the type of his fief
CRITERION: Final = Kind("criterion", ["votes", "glory", "direct", "master"])  # what decides an election
HOSTAGES: Final = Kind("hostages", ["knights", "preacher", "both"])
KNIGHTS_ALONE: Final = 0
PREACHER_ALONE: Final = 1
KNIGHTS_AND_PREACHER: Final = 2
GOODS: Final = Kind("goods", ["event", "fief", "electorate"])
DUCATS: Final = numbers("ducats", 0, 2990, 10)  # bids, bribes and ransoms stop there (R77)
SUM: Final = numbers("ducats", 0, 49990, 10)  # what events speak of
COUNT: Final = numbers("count", 0, 9_999)
FACE: Final = numbers("face", 1, 6)
TOTAL: Final = numbers("total", 0, 24)
HIT: Final = numbers("hits", 0, 2 * int(DATA["combat"]["front_max"]))
PAIR: Final = numbers("pair", 1, int(DATA["combat"]["front_max"]))
TURN: Final = numbers("turn", 0, 999)
VOTES: Final = numbers("votes", 0, 7)
GLORY_POINTS: Final = numbers("glory", 0, 99)

UNITS: Final = 5
MASTERS: Final = 3
WIDE: Final = 10  # columns of a table by seat
LARGEST: Final = 6  # seats at the largest table
SECULAR: Final = 0
ECCLESIASTICAL: Final = 1
EVENT_SOLD: Final = 0
FIEF_SOLD: Final = 1
ELECTORATE_SOLD: Final = 2
ATTACK_SIDE: Final = 0
DEFENCE_SIDE: Final = 1

KNIGHT: Final = 0  # knights come first
MERCENARY_UNIT: Final = 3
HITS: Final = [0, 1, 2, 0, 1]

CASTLE: Final = 1  # bits of the works of a territory
MONASTERY: Final = 2
RELIC: Final = 4
REICHSSTADT: Final = 8

# -- cards -----------------------------------------------------------------------------------

FAITH: Final = MASTER.find("faith")
WAR: Final = MASTER.find("war")
TRADE: Final = MASTER.find("trade")
GLORY: Final = [int(m["glory"]) for m in _MASTERS]  # most glory first
MINIMUM: Final = [int(m["minimum"]) for m in _MASTERS]

ALCHEMIST: Final = CARD.find("alchemist")
ROBBER_KNIGHT: Final = CARD.find("robber_knight")
MERCENARY: Final = CARD.find("mercenary")
ART_OF_FORGING: Final = CARD.find("art_of_forging")
HOSTLER: Final = CARD.find("hostler")
DEFECTOR: Final = CARD.find("defector")
PEASANT_UPRISING: Final = CARD.find("peasant_uprising")
CAMPAIGN_CARD: Final = CARD.find("campaign_against_the_slavs")
CRUSADE_CARD: Final = CARD.find("crusade")
RIGHT_OF_SUCCESSION: Final = CARD.find("right_of_succession")
MIRACLE_HEALER: Final = CARD.find("miracle_healer")
MAGISTRATE: Final = CARD.find("magistrate_of_trade")
EMPEROR_INTERVENES: Final = CARD.find("emperor_intervenes")
WITCH: Final = CARD.find("witch_in_the_woods")
PESTILENCE_CARD: Final = CARD.find("pestilence")
DEATH_ABROAD_CARD: Final = CARD.find("death_abroad")
CRADLE: Final = CARD.find("death_in_the_cradle")
ACTION_COUNTS: Final = [int(c["count"]) for c in _ACTIONS]
FORGING_BONUS: Final = int(_ACTIONS[ART_OF_FORGING]["effect"]["amount"])
HOSTLER_BONUS: Final = int(_ACTIONS[HOSTLER]["effect"]["amount"])
DEFECTOR_MOST: Final = int(_ACTIONS[DEFECTOR]["effect"]["amount"])
UPRISING_MOST: Final = int(_ACTIONS[PEASANT_UPRISING]["effect"]["amount"])
CAMPAIGN_KNIGHTS: Final = int(_ACTIONS[CAMPAIGN_CARD]["effect"]["knights"])
CAMPAIGN_MERCENARIES: Final = int(_ACTIONS[CAMPAIGN_CARD]["effect"]["mercenaries"])

ARCHITECT: Final = EVENT.find("architect")
ARMY_OF_KNIGHTS: Final = EVENT.find("army_of_knights")
REICHSACHT: Final = EVENT.find("reichsacht")
PREACHER_EVENT: Final = EVENT.find("itinerant_preacher")
RELIC_EVENT: Final = EVENT.find("relic")
MONASTERY_EVENT: Final = EVENT.find("monastery")
REICHSSTADT_EVENT: Final = EVENT.find("reichsstadt")
EMPEROR_DIES: Final = EVENT.find("death_of_the_emperor")
ELECTOR_DIES: Final = EVENT.find("death_of_an_elector")
DEATHS_FROM: Final = EMPEROR_DIES  # the Deaths come last in the list; the others are auctioned
EVENT_COUNTS: Final = [int(e["count"]) for e in _EVENTS]
PILES: Final = [int(n) for n in DATA["event_deck"]["piles"]]
if sum(EVENT_COUNTS[:DEATHS_FROM]) != sum(PILES):
    raise ValueError(
        f"data.event_cards: the cards that are auctioned come to {sum(EVENT_COUNTS[:DEATHS_FROM])}, but the piles of"
        f" data.event_deck.piles to {sum(PILES)}"
    )

# -- figures ---------------------------------------------------------------------------------

START_DUCATS: Final = int(DATA["setup"]["ducats"])
START_CARDS: Final = int(DATA["setup"]["action_cards"])
START_HEIRS: Final = int(DATA["setup"]["heirs"])
START_UNITS: Final = [KNIGHT] * int(DATA["setup"]["knights"]) + [MERCENARY_UNIT] * int(DATA["setup"]["mercenaries"])
START_FIEFS: Final = {int(n): int(f) for n, f in DATA["setup"]["secular_fiefs_by_players"].items()}
EXTRA_FIEFS: Final = int(DATA["variants"]["extra_starting_fiefs"])
ELECTOR_MINIMUM: Final = {int(n): int(d) for n, d in DATA["elector_minimum_bid"]["by_players"].items()}
ELECTOR_REDUCTION: Final = int(DATA["variants"]["elector_minimum_bid_reduction"])
MERCENARY_PRICE: Final = int(DATA["prices"]["mercenary_card"])
RECRUIT_PRICE: Final = int(DATA["prices"]["mercenary_for_any_card"])
CASTLE_PRICE: Final = int(DATA["prices"]["castle_in_anarchy"])
AUCTION_MINIMUM: Final = int(DATA["prices"]["auction_minimum"])
HAND_LIMIT: Final = int(DATA["limits"]["hand"])
IMMUNE: Final = int(DATA["limits"]["immunity_territories"])
DEPOSE: Final = int(DATA["limits"]["electorates_to_depose"])
GARRISON_MERCENARIES: Final = int(DATA["limits"]["new_owner_mercenaries"])
GARRISON_KNIGHTS: Final = int(DATA["limits"]["new_owner_knights"])
ELECTORATE_GLORY: Final = int(DATA["glory"]["electorate"])
INCOME_FLOOR: Final = int(DATA["income"]["floor"])
FIEF_INCOME: Final = [int(DATA["income"]["secular_fief"]), int(DATA["income"]["ecclesiastical_fief"])]
ELECTORATE_INCOME: Final = int(DATA["income"]["electorate"])
MASTER_INCOME: Final = int(DATA["income"]["master_card"])
WORK_INCOME: Final = [int(DATA["income"]["castle"]), int(DATA["income"]["monastery"]), int(DATA["income"]["relic"])]
PREACHER_INCOME: Final = int(DATA["income"]["itinerant_preacher"])
# A road by the number of its ends that are Reichsstadt
ROAD_INCOME: Final = [
    int(DATA["income"]["road"]),
    int(DATA["income"]["road_one_reichsstadt"]),
    int(DATA["income"]["road_two_reichsstadt"]),
]
FOREIGN_INCOME: Final = [
    int(DATA["income"]["foreign_road"]["road"]),
    int(DATA["income"]["foreign_road"]["road_reichsstadt"]),
]
FRONT_MOST: Final = int(DATA["combat"]["front_max"])
SUPPORT_MOST: Final = int(DATA["combat"]["support_max_per_pair"])
HIT_AT: Final = int(DATA["combat"]["hit_at"])
DOUBLE_HIT_AT: Final = int(DATA["combat"]["double_hit_at"])
RETREAT_HIT_AT: Final = int(DATA["combat"]["retreat_hit_at"])
RETREAT_HIT_AT_WOUNDED: Final = int(DATA["combat"]["retreat_hit_at_wounded"])
CASTLE_MODIFIER: Final = int(DATA["combat"]["castle_attacker_modifier"])
RELIC_MODIFIER: Final = int(DATA["combat"]["relic_defender_modifier"])
PREACHER_MODIFIER: Final = int(DATA["combat"]["preacher_defender_modifier"])
KNIGHT_MODIFIER: Final = int(DATA["combat"]["reconstructed"]["knight_against_mercenary_modifier"])
SUPPORT_MODIFIER: Final = int(DATA["combat"]["reconstructed"]["support_roll_modifier"])
KNIGHT_DEFEATED_AT: Final = int(DATA["combat"]["knight_captured_at_hits"])
MERCENARY_DEFEATED_AT: Final = int(DATA["combat"]["reconstructed"]["mercenary_killed_at_hits"])

CHILD_AT: Final = 4  # what a Fate die means (section 8)
TWINS_AT: Final = 6

# -- bounds ----------------------------------------------------------------------------------

# Nothing runs out (R3): 999 turns (R76) of six players who do nothing else stay below these.
UNITS_MOST: Final = 9_999  # of one sort in one place: a mercenary for every card drawn, a knight for every event
HEIRS_MOST: Final = 9_999  # twins in every turn, and one more for every Emperor who dies
TRACK_MOST: Final = 19_999  # every road between two free cities, or every unit in one hand
CLOCK_MOST: Final = 99_999
FORGING_MOST: Final = FORGING_BONUS * ACTION_COUNTS[ART_OF_FORGING]
HOSTLER_MOST: Final = HOSTLER_BONUS * ACTION_COUNTS[HOSTLER]
ROUNDS_MOST: Final = 9_999  # of one battle
BIDS_MOST: Final = DUCATS.size  # in one auction: each is at least ten more than the last
INCOME_MOST: Final = 49_990  # the whole map, doubled by every Alchemist
PURSE_MOST: Final = 49_999_990  # that income in every turn
SALES_MOST: Final = 2 * LARGEST * TURN.high  # a fief or an elector for every player in every turn, and the Event cards

ROUND: Final = numbers("round", 1, ROUNDS_MOST)
POINTS: Final = numbers("points", 0, TRACK_MOST)  # on a Master's track

# -- the map ---------------------------------------------------------------------------------

TYPE: Final = [ECCLESIASTICAL if str(t["kind"]).startswith("ecclesiastical") else SECULAR for t in _TERRITORIES]
HALF_OF: Final = [HALF.find(str(t["half"])) for t in _TERRITORIES]
NEIGHBOURS: Final[list[list[int]]] = [
    sorted([TERRITORY.find(str(n)) for n in DATA["borders"]["neighbours"][w]]) for w in TERRITORY.words
]
ROADS: Final[list[tuple[int, int]]] = [
    (TERRITORY.find(str(a)), TERRITORY.find(str(b))) for a, b in DATA["roads"]["domestic"]
]
FOREIGN_ROADS: Final[list[int]] = [TERRITORY.find(str(a)) for a, _ in DATA["roads"]["foreign"]]
# From each capital: roads to capitals that come later in the list, so that every road is met once; roads abroad
ROADS_ON: Final[list[list[int]]] = [[max(a, b) for a, b in ROADS if min(a, b) == t] for t in range(TERRITORIES)]
ABROAD: Final[list[int]] = [FOREIGN_ROADS.count(t) for t in range(TERRITORIES)]


def is_knight(unit: int) -> bool:
    """Sound or wounded; the other units are mercenaries."""
    return unit < MERCENARY_UNIT


def _distances(start: int) -> list[int]:
    """Border steps from one territory to each of the others."""
    out = [-1] * TERRITORIES
    out[start] = 0
    reached = [start]
    for t in reached:
        for n in NEIGHBOURS[t]:
            if out[n] < 0:
                out[n] = out[t] + 1
                reached.append(n)
    return out


DISTANCE: Final[list[list[int]]] = [_distances(t) for t in range(TERRITORIES)]
# The fiefs next to each territory, as bits: all of them fit into one small number
FIEFS_NEXT_TO: Final[list[int]] = [sum([2**n for n in NEIGHBOURS[t] if n < FIEFS]) for t in range(TERRITORIES)]

# -- options ---------------------------------------------------------------------------------

HEIR_FOR: Final = Kind("price", ["off", "200", "150", "100"])
HEIR_PRICES: Final = [0, *[int(w) for w in HEIR_FOR.words[1:]]]  # by the value of the option
TURNS: Final = Kind("turns", [*[str(n) for n in range(5, 101, 5)], "unlimited"], 5, 5, number=True)
UNLIMITED: Final = TURNS.find("unlimited")
LAST_ELECTOR: Final = Kind("last_elector", ["faith", "masters"])  # who may sway him (R59)
FAITH_ALONE: Final = LAST_ELECTOR.find("faith")
ELECTION: Final = Kind("election", ["votes", "glory"])  # what is compared first (R61)
GLORY_FIRST: Final = ELECTION.find("glory")

# -- moves -----------------------------------------------------------------------------------

MOVES: Final = MoveTable()
CHOOSE_HALF: Final = MOVES.verb("half", "17", HALF)
CHOOSE_SEE: Final = MOVES.verb("see", "2.4", TERRITORY)
DEPLOY: Final = MOVES.verb("deploy", "2.6", UNIT, TERRITORY)
EDUCATE: Final = MOVES.verb("educate", "2.7", numbers("count", 0, START_HEIRS))
BID: Final = MOVES.verb("bid", "5", DUCATS)
PLAY: Final = MOVES.verb("play", "4", CARD)
ROB: Final = MOVES.verb("rob", "4", SEAT)
PESTILENCE: Final = MOVES.verb("pestilence", "4", SEAT)
WAIVE: Final = MOVES.verb("waive", "4")
HIRE: Final = MOVES.verb("hire", "4", TERRITORY)
RECRUIT: Final = MOVES.verb("recruit", "4", CARD, TERRITORY)
ENLIST: Final = MOVES.verb("enlist", "13.5", CARD)
CAMPAIGN: Final = MOVES.verb("campaign", "4", TERRITORY)
CRUSADE: Final = MOVES.verb("crusade", "4", TERRITORY)
DEATH_ABROAD: Final = MOVES.verb("death-abroad", "4", SEAT, ZONE)
DISCARD: Final = MOVES.verb("discard", "10", CARD)
BUY_HEIR: Final = MOVES.verb("buy-heir", "18.4", CARD, CARD, ZONE)
SITE: Final = MOVES.verb("site", "7", TERRITORY)
BAN: Final = MOVES.verb("ban", "7", TERRITORY)
KILL: Final = MOVES.verb("kill", "8.1", TERRITORY)
KILL_ELECTOR: Final = MOVES.verb("kill-elector", "8.1")
RAISE: Final = MOVES.verb("raise", "8.2", ZONE)
PAY: Final = MOVES.verb("pay", "19.1", SEAT, DUCATS)
GARRISON: Final = MOVES.verb("garrison", "8.3", UNIT, TERRITORY)
GO: Final = MOVES.verb("go", "13.8", TERRITORY)
MARCH: Final = MOVES.verb("march", "9", UNIT, TERRITORY, TERRITORY)
MOVE_RELIC: Final = MOVES.verb("move-relic", "9", TERRITORY, TERRITORY)
MOVE_PREACHER: Final = MOVES.verb("move-preacher", "9", TERRITORY)
ATTACK: Final = MOVES.verb("attack", "12", TERRITORY)
JOIN: Final = MOVES.verb("join", "13.2", SIDE)
FROM: Final = MOVES.verb("from", "13.3", TERRITORY)
SEND: Final = MOVES.verb("send", "13.3", UNIT)
BRING: Final = MOVES.verb("bring", "13.4", UNIT, TERRITORY)
VICTIM: Final = MOVES.verb("victim", "13.5", SEAT, UNIT)
STANDARD: Final = MOVES.verb("standard", "13.6")
FRONT: Final = MOVES.verb("front", "13.6", SEAT, UNIT)
SUPPORT: Final = MOVES.verb("support", "13.6", SEAT, UNIT, PAIR)
WITHDRAW: Final = MOVES.verb("withdraw", "13.8", UNIT)
VOTE: Final = MOVES.verb("vote", "14", ELECTOR)
BUILD: Final = MOVES.verb("build", "15", TERRITORY)
FREE_KNIGHTS: Final = MOVES.verb("free-knights", "19.3", numbers("count", 1, 12))
FREE_PREACHER: Final = MOVES.verb("free-preacher", "19.3")
PRICE: Final = MOVES.verb("price", "19.3", DUCATS)
