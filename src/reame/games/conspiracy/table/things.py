"""The things of Medieval Conspiracy, their moves and what the rules say about them."""

from __future__ import annotations

from importlib.resources import files
from tomllib import loads
from typing import Any, Final

from reame.kernel.kinds import SEAT, Kind, Phrase, numbers
from reame.kernel.moves import MoveTable

DATA: Final[dict[str, Any]] = loads(files("reame.games.conspiracy").joinpath("data.toml").read_text("utf-8"))

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
GOODS: Final = Kind("goods", ["event", "fief", "electorate"])
DUCATS: Final = numbers("ducats", 0, 2990, 10)  # bids, bribes and ransoms stop there (R77)
SUM: Final = numbers("ducats", 0, 49990, 10)  # what events speak of
COUNT: Final = numbers("count", 0, 99)
FACE: Final = numbers("face", 1, 6)
TOTAL: Final = numbers("total", 0, 24)
PAIR: Final = numbers("pair", 1, int(DATA["combat"]["front_max"]))
TURN: Final = numbers("turn", 0, 100)
VOTES: Final = numbers("votes", 0, 7)

UNITS: Final = 5
MASTERS: Final = 3
WIDE: Final = 10  # columns of a table by seat
SECULAR: Final = 0
ECCLESIASTICAL: Final = 1
EVENT_SOLD: Final = 0
FIEF_SOLD: Final = 1
ELECTORATE_SOLD: Final = 2
ATTACK_SIDE: Final = 0
DEFENCE_SIDE: Final = 1

KNIGHT: Final = 0
MERCENARY_UNIT: Final = 3
HITS: Final = [0, 1, 2, 0, 1]

CASTLE: Final = 1  # bits of the works of a territory
MONASTERY: Final = 2
RELIC: Final = 4
REICHSSTADT: Final = 8

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
FLOOR: Final = int(DATA["income"]["floor"])
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

# Options
HEIR_FOR: Final = Kind("price", ["off", "200", "150", "100"])
TURNS: Final = numbers("turns", 5, 100, 5)

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

# -- questions -------------------------------------------------------------------------------

ASK_HALF: Final = Phrase("ask-half", "19.4")
ASK_HALF_REPLY: Final = Phrase("ask-half-reply", "19.4", SEAT, HALF)
ASK_SEE: Final = Phrase("ask-see", "2.4")
ASK_DEPLOY: Final = Phrase("ask-deploy", "2.6", UNIT)
ASK_HEIRS: Final = Phrase("ask-heirs", "2.7")
ASK_BID_EVENT: Final = Phrase("ask-bid-event", "5", EVENT)
ASK_BID_TERRITORY: Final = Phrase("ask-bid-territory", "5", TERRITORY)
ASK_INCOME: Final = Phrase("ask-income", "4")
ASK_PESTILENCE: Final = Phrase("ask-pestilence", "4", SEAT)
ASK_MAGISTRATE: Final = Phrase("ask-magistrate", "4", SUM)
ASK_WITCH: Final = Phrase("ask-witch", "4")
ASK_BIRTH: Final = Phrase("ask-birth", "4", SEAT)
ASK_DIED: Final = Phrase("ask-died", "4", TERRITORY)
ASK_HEIR_REMOVED: Final = Phrase("ask-heir-removed", "4", SEAT, ZONE)
ASK_SLOT: Final = Phrase("ask-slot", "3")
ASK_SLOT_FATE: Final = Phrase("ask-slot-fate", "8")
ASK_SITE_EVENT: Final = Phrase("ask-site-event", "7", EVENT)
ASK_SITE_KNIGHT: Final = Phrase("ask-site-knight", "19.3")
ASK_SITE_PREACHER: Final = Phrase("ask-site-preacher", "19.3")
ASK_BAN: Final = Phrase("ask-ban", "7")
ASK_ATTACK: Final = Phrase("ask-attack", "12", TERRITORY)
ASK_ATTACK_ANY: Final = Phrase("ask-attack-any", "15")
ASK_ATTACK_OUTLAW: Final = Phrase("ask-attack-outlaw", "15")
ASK_JOIN: Final = Phrase("ask-join", "13.2", SEAT, TERRITORY)
ASK_ALLY: Final = Phrase("ask-ally", "13.2", SEAT, SIDE)
ASK_FROM: Final = Phrase("ask-from", "13.3", TERRITORY)
ASK_SEND: Final = Phrase("ask-send", "13.3", TERRITORY)
ASK_BRING: Final = Phrase("ask-bring", "13.4", TERRITORY)
ASK_BATTLE_CARDS: Final = Phrase("ask-battle-cards", "13.5", TERRITORY)
ASK_VICTIM: Final = Phrase("ask-victim", "13.5", CARD)
ASK_FRONT: Final = Phrase("ask-front", "13.6", PAIR)
ASK_SUPPORT: Final = Phrase("ask-support", "13.6")
ASK_LINE_UP_REPLY: Final = Phrase("ask-line-up-reply", "13.6", SEAT)
ASK_WITHDRAW: Final = Phrase("ask-withdraw", "13.8", TERRITORY)
ASK_HONOUR: Final = Phrase("ask-honour", "18.5")
ASK_GO: Final = Phrase("ask-go", "13.8", TERRITORY)
ASK_KILL: Final = Phrase("ask-kill", "8.1")
ASK_ZONE: Final = Phrase("ask-zone", "8.2", COUNT)
ASK_CLAIM: Final = Phrase("ask-claim", "8.3", TERRITORY)
ASK_TAKE: Final = Phrase("ask-take", "8.3", TERRITORY)
ASK_BRIBE: Final = Phrase("ask-bribe", "19.1", SEAT, TERRITORY)
ASK_BRIBE_REPLY: Final = Phrase("ask-bribe-reply", "19.1", SEAT, TERRITORY, SUM)
ASK_GARRISON: Final = Phrase("ask-garrison", "8.3", TERRITORY)
ASK_MOVE: Final = Phrase("ask-move", "9")
ASK_ACTION: Final = Phrase("ask-action", "10")
ASK_DISCARD: Final = Phrase("ask-discard", "10", COUNT)
ASK_VOTE: Final = Phrase("ask-vote", "14", MASTER)
ASK_CASTLE: Final = Phrase("ask-castle", "15")
ASK_RANSOM: Final = Phrase("ask-ransom", "19.3", SEAT)
ASK_RANSOM_REPLY: Final = Phrase("ask-ransom-reply", "19.3", SEAT)
ASK_RANSOM_COUNTER: Final = Phrase("ask-ransom-counter", "19.3", SEAT, SUM)
ASK_RANSOM_PRICE: Final = Phrase("ask-ransom-price", "19.3", SEAT)

# -- refusals --------------------------------------------------------------------------------

NO_CARD: Final = Phrase("no-card", "4")
TOO_POOR: Final = Phrase("too-poor", "4")
NOT_YOURS: Final = Phrase("not-yours", "4")
NO_TROOPS: Final = Phrase("no-troops", "4")
YOUR_OWN: Final = Phrase("your-own", "4")
NO_SUCH_HEIR: Final = Phrase("no-such-heir", "4")
NOT_FREE: Final = Phrase("not-free", "2.4")
OUT_OF_PLAY: Final = Phrase("out-of-play", "17")
NOT_SECULAR_FIEF: Final = Phrase("not-secular-fief", "R70")
NO_ROOM_FOR_RELIC: Final = Phrase("no-room-for-relic", "1")
BUILT_ALREADY: Final = Phrase("built-already", "1")
IS_ELECTORATE: Final = Phrase("is-electorate", "12")
IS_IMMUNE: Final = Phrase("is-immune", "12")
HAS_CASTLE: Final = Phrase("has-castle", "8.1")
NO_ELECTOR_TO_DRAW: Final = Phrase("no-elector-to-draw", "8.5")
NO_MATCHING_HEIR: Final = Phrase("no-matching-heir", "8.6")
NO_UNIT_ON_BORDER: Final = Phrase("no-unit-on-border", "12")
NO_BID_MADE: Final = Phrase("no-bid-made", "12")
NOT_THE_TARGET: Final = Phrase("not-the-target", "12")
NO_OUTLAW: Final = Phrase("no-outlaw", "15")
MOVED_ALREADY: Final = Phrase("moved-already", "9")
NO_SUCH_UNIT: Final = Phrase("no-such-unit", "9")
NOT_NEAREST: Final = Phrase("not-nearest", "13.8")
GARRISON_FULL: Final = Phrase("garrison-full", "8.3")
SEND_ONE: Final = Phrase("send-one", "13.3")
KNIGHTS_FIRST: Final = Phrase("knights-first", "13.6")
PAIR_FULL: Final = Phrase("pair-full", "13.6")
HIGH_BIDDER: Final = Phrase("high-bidder", "R22")
NOT_BIDDING: Final = Phrase("not-bidding", "4")
HAND_TOO_BIG: Final = Phrase("hand-too-big", "10")
NO_PLACE_FOR_VOTE: Final = Phrase("no-place-for-vote", "14")
WRONG_TERMS: Final = Phrase("wrong-terms", "19.3")
NO_SUCH_PRISONER: Final = Phrase("no-such-prisoner", "19.3")

# -- events ----------------------------------------------------------------------------------

FIRST_PLAYER: Final = Phrase("first-player", "2.2", SEAT)
HALF_CHOSEN: Final = Phrase("half-chosen", "17", HALF)
FIEF_DEALT: Final = Phrase("fief-dealt", "2.3", SEAT, TERRITORY)
SEE_CHOSEN: Final = Phrase("see-chosen", "2.4", SEAT, TERRITORY)
DEPLOYED: Final = Phrase("deployed", "2.6", SEAT, UNIT, TERRITORY)
HEIRS_RAISED: Final = Phrase("heirs-raised", "2.7", SEAT, COUNT, COUNT)
CARD_DRAWN: Final = Phrase("card-drawn", "10", SEAT, CARD)
DREW: Final = Phrase("drew", "10", SEAT)
NEW_ACTION_DECK: Final = Phrase("new-action-deck", "4")
TURN_BEGINS: Final = Phrase("turn-begins", "3", TURN, SEAT)
COLLECTED: Final = Phrase("collected", "6", SEAT, SUM)
CARD_PLAYED: Final = Phrase("card-played", "4", SEAT, CARD)
CARD_PLAYED_ON: Final = Phrase("card-played-on", "4", SEAT, CARD, SEAT)
CARD_PLAYED_AT: Final = Phrase("card-played-at", "4", SEAT, CARD, TERRITORY)
CARD_VOID: Final = Phrase("card-void", "R20", SEAT, CARD)
DISCARDED: Final = Phrase("discarded", "10", SEAT, CARD)
DOUBLED: Final = Phrase("doubled", "4", SEAT, SUM)
ROBBED: Final = Phrase("robbed", "R21", SEAT, SUM)
RECRUITED: Final = Phrase("recruited", "4", SEAT, TERRITORY, SUM)
TROOPS_GONE: Final = Phrase("troops-gone", "4", SEAT, TERRITORY, COUNT)
SHUT_OUT: Final = Phrase("shut-out", "4", SEAT)
EVENT_DRAWN: Final = Phrase("event-drawn", "7", EVENT)
SECOND_PREACHER: Final = Phrase("second-preacher", "R14")
NEW_EVENT_DECK: Final = Phrase("new-event-deck", "R15")
SHORTAGE: Final = Phrase("shortage", "7")
BIDS: Final = Phrase("bids", "5", SEAT, SUM)
PASSES: Final = Phrase("passes", "5", SEAT)
UNSOLD_EVENT: Final = Phrase("unsold-event", "R12", EVENT)
BOUGHT: Final = Phrase("bought", "5", SEAT, SUM)
EVENT_PLACED: Final = Phrase("event-placed", "7", SEAT, EVENT, TERRITORY)
NO_SITE: Final = Phrase("no-site", "R13", SEAT, EVENT)
BANNED: Final = Phrase("banned", "R54", SEAT, TERRITORY)
FATE_ROLL: Final = Phrase("fate-roll", "8", SEAT, FACE)
NOBODY_DIES: Final = Phrase("nobody-dies", "8.1")
RULER_DIES: Final = Phrase("ruler-dies", "8.1", SEAT, TERRITORY)
RULER_HEALED: Final = Phrase("ruler-healed", "4", TERRITORY)
CHILD_DIES: Final = Phrase("child-dies", "8.2", SEAT)
CHILD_SAVED: Final = Phrase("child-saved", "8.2", SEAT)
CHILDREN_BORN: Final = Phrase("children-born", "8.2", SEAT, COUNT, ZONE)
HEIR_LOST: Final = Phrase("heir-lost", "4", SEAT, ZONE)
HEIR_SAVED: Final = Phrase("heir-saved", "4", SEAT, ZONE)
CLAIMS: Final = Phrase("claims", "8.3", SEAT, TERRITORY)
ENTERS: Final = Phrase("enters", "8.3", SEAT, TERRITORY)
NEUTRAL: Final = Phrase("neutral", "8.3", TERRITORY)
BRIBE_OFFERED: Final = Phrase("bribe-offered", "19.1", SEAT, SEAT, SUM)
BRIBE_ACCEPTED: Final = Phrase("bribe-accepted", "19.1", SEAT, TERRITORY)
BRIBE_REFUSED: Final = Phrase("bribe-refused", "19.1", SEAT)
ELECTOR_DEAD: Final = Phrase("elector-dead", "8.5", TERRITORY)
ELECTOR_UNSOLD: Final = Phrase("elector-unsold", "8.5", TERRITORY)
ELECTORATE_BOUGHT: Final = Phrase("electorate-bought", "8.5", SEAT, TERRITORY)
MOVED: Final = Phrase("moved", "9", SEAT, UNIT, TERRITORY, TERRITORY)
RELIC_MOVED: Final = Phrase("relic-moved", "9", SEAT, TERRITORY, TERRITORY)
PREACHER_MOVED: Final = Phrase("preacher-moved", "9", SEAT, TERRITORY)
PREACHER_GONE: Final = Phrase("preacher-gone", "R52")
PREACHER_CAPTURED: Final = Phrase("preacher-captured", "13.10", SEAT)
ATTACKS: Final = Phrase("attacks", "13.1", SEAT, TERRITORY)
OFFERS_TO_JOIN: Final = Phrase("offers-to-join", "13.2", SEAT, SIDE)
LEADS_DEFENCE: Final = Phrase("leads-defence", "R38", SEAT, TERRITORY)
ALLY_ACCEPTED: Final = Phrase("ally-accepted", "13.2", SEAT, SIDE)
ALLY_REFUSED: Final = Phrase("ally-refused", "13.2", SEAT, SIDE)
SENT: Final = Phrase("sent", "13.3", SEAT, UNIT, TERRITORY)
BOUGHT_IN_BATTLE: Final = Phrase("bought-in-battle", "13.5", SEAT, SUM)
UNIT_REMOVED: Final = Phrase("unit-removed", "13.5", SEAT, UNIT)
UNIT_DEFECTS: Final = Phrase("unit-defects", "13.5", SEAT, SEAT)
LINED_UP: Final = Phrase("lined-up", "13.6", SIDE, PAIR, SEAT, UNIT)
ROLLS: Final = Phrase("rolls", "13.7", SIDE, PAIR, TOTAL, COUNT)
UNIT_HIT: Final = Phrase("unit-hit", "13.7", SEAT, UNIT)
UNIT_DEAD: Final = Phrase("unit-dead", "13.7", SEAT, UNIT)
CAPTURED: Final = Phrase("captured", "R53", SEAT, SEAT)
WITHDRAWS: Final = Phrase("withdraws", "13.8", SEAT, UNIT)
RETREAT_ROLL: Final = Phrase("retreat-roll", "13.8", SEAT, UNIT, FACE)
LET_GO: Final = Phrase("let-go", "18.5", SEAT)
ARRIVES: Final = Phrase("arrives", "13.8", SEAT, UNIT, TERRITORY)
UNIT_LOST: Final = Phrase("unit-lost", "R48", SEAT, UNIT)
CONQUERED: Final = Phrase("conquered", "13.10", SEAT, TERRITORY)
DEFENDED: Final = Phrase("defended", "13.10", TERRITORY)
ALL_FALLEN: Final = Phrase("all-fallen", "R49", TERRITORY)
NO_BATTLE: Final = Phrase("no-battle", "R39", TERRITORY)
MASTER_TAKEN: Final = Phrase("master-taken", "14", SEAT, MASTER)
MASTER_LOST: Final = Phrase("master-lost", "14", MASTER)
VOTE_PLACED: Final = Phrase("vote-placed", "14", SEAT, MASTER, ELECTOR)
EMPEROR_DEAD: Final = Phrase("emperor-dead", "15")
ELECTION_OF: Final = Phrase("election-of", "15", SEAT, VOTES, COUNT)
ELECTION_NEUTRAL: Final = Phrase("election-neutral", "15", VOTES, COUNT)
NOBODY_ELECTED: Final = Phrase("nobody-elected", "15")
CASTLE_BUILT: Final = Phrase("castle-built", "15", SEAT, TERRITORY)
OUTLAWED: Final = Phrase("outlawed", "15", SEAT)
PEACE_AGAIN: Final = Phrase("peace-again", "15")
RANSOMED: Final = Phrase("ransomed", "19.3", SEAT, SEAT, SUM)
RANSOM_REFUSED: Final = Phrase("ransom-refused", "19.3", SEAT, SEAT)
HEIR_BOUGHT: Final = Phrase("heir-bought", "18.4", SEAT, ZONE)
