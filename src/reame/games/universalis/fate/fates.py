"""Verbs and phrases of what befalls the players: events, calamities, barbarians, pirates, the Pope, the crusade."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.table.things import (
    AREA,
    BANNER,
    CALAMITY,
    CITY,
    CITY_LAND,
    DATA,
    ENGINE,
    EVENT,
    FACE,
    FLORINS,
    GOOD,
    GROUND,
    KINGDOM,
    LEADER,
    MOVES,
    SEA,
    TERRITORY,
    TRANSPORT,
    TREASURE,
    TURN,
    TURNS,
    UNITS,
)
from reame.kernel.kinds import SEAT, Kind, Phrase, numbers

COUNT: Final = numbers("count", 0, 5000)  # said, never chosen
PERCENT: Final = numbers("percent", 10, 50, 10)
LAND_ZONE_DIE: Final = Kind("land_zone", ["none", *[str(z["id"]) for z in DATA["zones"]["land"]]])
SEA_ZONE_DIE: Final = Kind("sea_zone", ["none", *[str(z["id"]) for z in DATA["zones"]["sea"]]])
HORDE: Final = Kind("horde", [str(v["id"]) for v in DATA["map"]["virtual"]])

CALAMITY_EFFECTS: Final[dict[str, dict[str, Any]]] = {
    str(c["id"]): c["effect"] for c in DATA["decks"]["calamity"]["card"]
}

_GOALS: Final[list[dict[str, object]]] = DATA["crusade"]["objective"]
CRUSADE_LANDS: Final[list[int]] = [CITY_LAND[CITY.find(str(o["city"]))] for o in _GOALS]
CRUSADE_VALUES: Final[list[int]] = [int(str(o["honour"])) for o in _GOALS]

# -- moves -----------------------------------------------------------------------------------

SMELT_STORED: Final = MOVES.verb("smelt_stored", "8", TERRITORY, UNITS)
SMELT_CARGO: Final = MOVES.verb("smelt_cargo", "8", TRANSPORT, UNITS)
DECEIVE: Final = MOVES.verb("deceive", "8", SEAT)
LOSE_GENERAL: Final = MOVES.verb("lose_general", "8", BANNER)
LOSE_HOST_GENERAL: Final = MOVES.verb("lose_host_general", "8")
LOSE_KEPT_GENERAL: Final = MOVES.verb("lose_kept_general", "8")
LOSE_CATHEDRAL: Final = MOVES.verb("lose_cathedral", "8", TERRITORY)
SPARE_CATHEDRAL: Final = MOVES.verb("spare_cathedral", "8", TERRITORY)
RUIN: Final = MOVES.verb("ruin", "8", TERRITORY)
KEEP_LAND: Final = MOVES.verb("keep_land", "8.1", TERRITORY)
KEEP_TRANSPORT: Final = MOVES.verb("keep_transport", "8.1", TRANSPORT)
CEDE_LAND: Final = MOVES.verb("cede_land", "8.1", TERRITORY)
CEDE_TRANSPORT: Final = MOVES.verb("cede_transport", "8.1", TRANSPORT)
CRUSADE_TARGET: Final = MOVES.verb("crusade_target", "10.3", TERRITORY)
CRUSADE_START: Final = MOVES.verb("crusade_start", "10.3", TERRITORY)
CRUSADE_TURNS: Final = MOVES.verb("crusade_turns", "10.3", TURNS)
CRUSADE_PERCENT: Final = MOVES.verb("crusade_percent", "10.3", PERCENT)
FEED_GROUND: Final = MOVES.verb("feed_ground", "10.3")
FEED_TRAIN: Final = MOVES.verb("feed_train", "10.3")
FEED_ABOARD: Final = MOVES.verb("feed_aboard", "10.3", TRANSPORT)
FEED_BANNER: Final = MOVES.verb("feed_banner", "10.3", BANNER)
FEED_ENGINE: Final = MOVES.verb("feed_engine", "10.3", ENGINE, TERRITORY)
LEAD_HOST: Final = MOVES.verb("lead_host", "10.3", AREA)
ORDER_NEXT: Final = MOVES.verb("order_next", "10.3", SEAT)
GRANT_CITY: Final = MOVES.verb("grant_city", "10.3", SEAT)

# -- events [7.3] and treasure [7.4] ---------------------------------------------------------

EVENT_DRAWN: Final = Phrase("event-drawn", "7.3", SEAT, EVENT)
EVENT_LAND: Final = Phrase("event-land", "7.3", LAND_ZONE_DIE)
EVENT_SEA: Final = Phrase("event-sea", "7.3", SEA_ZONE_DIE)
EVENT_MISSES: Final = Phrase("event-misses", "7.3")
EVENT_ROLL: Final = Phrase("event-roll", "7.3", SEAT, TRANSPORT, FACE)
EVENT_SAFE: Final = Phrase("event-safe", "7.3", SEAT, TRANSPORT)
EVENT_GOODS_LOST: Final = Phrase("event-goods-lost", "7.3", SEAT, TRANSPORT, UNITS)
EVENT_ARMIES_LOST: Final = Phrase("event-armies-lost", "7.3", SEAT, TRANSPORT, COUNT)
EVENT_ARMIES_GAINED: Final = Phrase("event-armies-gained", "7.3", SEAT, TRANSPORT, COUNT)
EVENT_GOODS_GAINED: Final = Phrase("event-goods-gained", "7.3", SEAT, TRANSPORT, GOOD, UNITS)
EVENT_FLORINS: Final = Phrase("event-florins", "7.3", SEAT, FLORINS)
EVENT_SLOWED: Final = Phrase("event-slowed", "7.3", SEAT, TRANSPORT, FACE)
EVENT_SPED: Final = Phrase("event-sped", "7.3", SEAT, TRANSPORT, FACE)
EVENT_STOPPED: Final = Phrase("event-stopped", "7.3", SEAT, TRANSPORT)
EVENT_PAID: Final = Phrase("event-paid", "7.3", SEAT, FLORINS)
EVENT_PIRATE: Final = Phrase("event-pirate", "7.3", SEAT, SEA)
EVENT_AMBUSH: Final = Phrase("event-ambush", "7.3", SEAT, TRANSPORT, FACE)
Q_EVENT_PAY: Final = Phrase("q-event-pay", "7.3", TRANSPORT, FLORINS)
TREASURE_FOUND: Final = Phrase("treasure-found", "7.4", SEAT, TREASURE)
TREASURE_GOODS: Final = Phrase("treasure-goods", "7.4", TERRITORY, GOOD, UNITS)
TREASURE_DESERTERS: Final = Phrase("treasure-deserters", "7.4", SEAT, COUNT)

# -- calamities [8] --------------------------------------------------------------------------

CALAMITY_DRAWN: Final = Phrase("calamity-drawn", "8", SEAT, CALAMITY)
CALAMITY_VOID: Final = Phrase("calamity-void", "8", CALAMITY)
CALAMITY_ROLL: Final = Phrase("calamity-roll", "8", FACE)
CALAMITY_LAND: Final = Phrase("calamity-land", "8", LAND_ZONE_DIE)
CALAMITY_SEA: Final = Phrase("calamity-sea", "8", SEA_ZONE_DIE)
WILD_BUILDINGS: Final = Phrase("wild-buildings", "3.4")
ARMIES_DIE: Final = Phrase("armies-die", "8", SEAT, COUNT)
GRAIN_SPENT: Final = Phrase("grain-spent", "8", SEAT, FACE)
CITY_ARMIES_DIE: Final = Phrase("city-armies-die", "8", TERRITORY, COUNT)
IRON_SMELTED: Final = Phrase("iron-smelted", "8", SEAT, UNITS, FLORINS)
COUNCIL_CALLED: Final = Phrase("council-called", "8", SEAT, FACE)
CONVOY_ROLL: Final = Phrase("convoy-roll", "8", SEAT, TRANSPORT, FACE)
CONVOY_GOODS: Final = Phrase("convoy-goods", "8", SEAT, TRANSPORT)
BID_FOR_CROWN: Final = Phrase("bid-for-crown", "8", SEAT, FACE)
HEROINE_SHOWN: Final = Phrase("heroine-shown", "8", SEAT)
CROWN_GIVEN: Final = Phrase("crown-given", "8", SEAT, KINGDOM)
DECEIVED: Final = Phrase("deceived", "8", SEAT, SEAT)
DECEIT_FAILS: Final = Phrase("deceit-fails", "8", SEAT)
HOST_GENERAL_LOST: Final = Phrase("host-general-lost", "8", SEAT)
KEPT_GENERAL_LOST: Final = Phrase("kept-general-lost", "8", SEAT)
NO_GENERALS_LEFT: Final = Phrase("no-generals-left", "8", SEAT)
SLAVES_RISE: Final = Phrase("slaves-rise", "8", SEAT)
SLAVES_ATTACK: Final = Phrase("slaves-attack", "8", SEAT, AREA, COUNT)
STORM_LOAD: Final = Phrase("storm-load", "8", SEAT, TRANSPORT)
NO_IRON: Final = Phrase("no-iron", "8")
NOT_YOURSELF: Final = Phrase("not-yourself", "8")
NO_CATHEDRAL_THERE: Final = Phrase("no-cathedral-there", "8")
NO_GENERAL_THERE: Final = Phrase("no-general-there", "8")
NO_CITY_THERE: Final = Phrase("no-city-there", "8")
Q_SMELT: Final = Phrase("q-smelt", "8")
Q_DECEIVE: Final = Phrase("q-deceive", "8")
Q_LOSE_GENERAL: Final = Phrase("q-lose-general", "8", FACE)
Q_LOSE_CATHEDRAL: Final = Phrase("q-lose-cathedral", "8", FACE)
Q_SPARE_CATHEDRAL: Final = Phrase("q-spare-cathedral", "8")
Q_RUIN: Final = Phrase("q-ruin", "8", FACE)

# -- civil war [8.1] -------------------------------------------------------------------------

CIVIL_WAR: Final = Phrase("civil-war", "8.1", SEAT, SEAT)
CIVIL_WAR_VOID: Final = Phrase("civil-war-void", "8.1", SEAT)
FACTION_TAKES: Final = Phrase("faction-takes", "8.1", SEAT, TERRITORY)
NOT_A_HOLDING: Final = Phrase("not-a-holding", "8.1")
LAST_HOLDING: Final = Phrase("last-holding", "8.1")
Q_KEEP: Final = Phrase("q-keep", "8.1", COUNT)
Q_CEDE: Final = Phrase("q-cede", "8.1", COUNT)

# -- barbarians [9] --------------------------------------------------------------------------

REBELLION_ROLL: Final = Phrase("rebellion-roll", "9.2", FACE)
REBELS: Final = Phrase("rebels", "9.2", SEAT, TERRITORY, COUNT)
BARBARIANS_GROW: Final = Phrase("barbarians-grow", "3.4")
LEADERS_GROW: Final = Phrase("leaders-grow", "3.12")
LEADER_RISES: Final = Phrase("leader-rises", "9.1", TERRITORY, LEADER)
FORT_RAISED: Final = Phrase("fort-raised", "9.3", TERRITORY)
HORDE_SHRINKS: Final = Phrase("horde-shrinks", "9.3", TERRITORY, COUNT)
PIRATES_LAUNCHED: Final = Phrase("pirates-launched", "9.5", TERRITORY, SEA, COUNT)
PIECES_HELD: Final = Phrase("pieces-held", "4.4", SEAT, TERRITORY)
PIECES_LOST: Final = Phrase("pieces-lost", "4.4", SEAT, AREA)
TRANSPORT_SAVED: Final = Phrase("transport-saved", "9.4", SEAT, TRANSPORT)
PIRATES_SAIL: Final = Phrase("pirates-sail", "9.5", SEA)
PIRATES_LAND: Final = Phrase("pirates-land", "9.5", TERRITORY)
PIRATES_SUNK: Final = Phrase("pirates-sunk", "9.5", SEA)
PIRATES_LEADER: Final = Phrase("pirates-leader", "9.5", SEA, LEADER)
INVASION: Final = Phrase("invasion", "9.6", HORDE, COUNT)
INVASION_ENTERS: Final = Phrase("invasion-enters", "9.6", TERRITORY, COUNT)
INVASION_FILLS: Final = Phrase("invasion-fills", "9.6", TERRITORY, COUNT)
INVASION_FAILS: Final = Phrase("invasion-fails", "9.6")
INVASION_SPENT: Final = Phrase("invasion-spent", "9.6")
INVASION_GOAL: Final = Phrase("invasion-goal", "9.6", TERRITORY)
PIRATE_SWARM: Final = Phrase("pirate-swarm", "9.7", SEA_ZONE_DIE, COUNT)
SWARM_FILLS: Final = Phrase("swarm-fills", "9.7", TERRITORY, COUNT)
SWARM_GONE: Final = Phrase("swarm-gone", "9.7")

# -- Pope and crusade [10] -------------------------------------------------------------------

EXCOMMUNICATED: Final = Phrase("excommunicated", "10.2", SEAT, SEAT)
FORGIVEN: Final = Phrase("forgiven", "10.2", SEAT, GROUND)
ABSOLVED: Final = Phrase("absolved", "10.2", SEAT)
Q_EXCOMMUNICATE: Final = Phrase("q-excommunicate", "10.2", SEAT, GROUND)
CRUSADE_CALLED: Final = Phrase("crusade-called", "10.3", SEAT)
CRUSADE_JOINED: Final = Phrase("crusade-joined", "10.3", SEAT)
CRUSADE_REFUSED: Final = Phrase("crusade-refused", "10.3", SEAT)
CRUSADE_PEACE: Final = Phrase("crusade-peace", "10.3")
CRUSADE_PLAN: Final = Phrase("crusade-plan", "10.3", TERRITORY, TERRITORY, TURN, PERCENT)
CRUSADE_PLEDGE: Final = Phrase("crusade-pledge", "10.3", SEAT, COUNT)
CRUSADE_WAR: Final = Phrase("crusade-war", "10.3", SEAT)
HOST_FED: Final = Phrase("host-fed", "10.3", SEAT, COUNT)
HOST_BANNER: Final = Phrase("host-banner", "10.3", SEAT)
HOST_ENGINE: Final = Phrase("host-engine", "10.3", SEAT, ENGINE)
HOST_SETS_OUT: Final = Phrase("host-sets-out", "10.3", TERRITORY, COUNT)
HOST_MARCHES: Final = Phrase("host-marches", "10.3", AREA)
HOST_LEFT: Final = Phrase("host-left", "10.3", SEAT)
HOST_RAIDED: Final = Phrase("host-raided", "10.3", AREA, COUNT)
HOST_ATTACKED: Final = Phrase("host-attacked", "10.3", SEAT, AREA, COUNT)
HOST_DESTROYED: Final = Phrase("host-destroyed", "10.3")
HOST_HOLDS: Final = Phrase("host-holds", "10.3")
HOST_ORDER: Final = Phrase("host-order", "10.3", SEAT)
PLEDGE_FAILED: Final = Phrase("pledge-failed", "10.3", SEAT)
STORMING: Final = Phrase("storming", "10.3", TERRITORY, COUNT)
CRUSADE_WON: Final = Phrase("crusade-won", "10.3", TERRITORY)
CRUSADE_LOST: Final = Phrase("crusade-lost", "10.3", TERRITORY)
CRUSADE_OVER: Final = Phrase("crusade-over", "10.3", TERRITORY)
CITY_GRANTED: Final = Phrase("city-granted", "10.3", SEAT, TERRITORY)
NOT_A_TARGET: Final = Phrase("not-a-target", "10.3")
NOT_A_START: Final = Phrase("not-a-start", "10.3")
NOT_ON_THE_WAY: Final = Phrase("not-on-the-way", "10.3")
NO_HOST: Final = Phrase("no-host", "10.3")
NOT_A_FOE_OF_THE_HOST: Final = Phrase("not-a-foe-of-the-host", "10.3")
HOST_OUT_OF_REACH: Final = Phrase("host-out-of-reach", "10.3")
TOO_WEAK_FOR_THE_HOST: Final = Phrase("too-weak-for-the-host", "10.3")
Q_JOIN_CRUSADE: Final = Phrase("q-join-crusade", "10.3", SEAT)
Q_CRUSADE_TARGET: Final = Phrase("q-crusade-target", "10.3")
Q_CRUSADE_START: Final = Phrase("q-crusade-start", "10.3", TERRITORY)
Q_CRUSADE_TURNS: Final = Phrase("q-crusade-turns", "10.3")
Q_CRUSADE_PERCENT: Final = Phrase("q-crusade-percent", "10.3")
Q_FEED: Final = Phrase("q-feed", "10.3", COUNT, COUNT)
Q_LEAD_HOST: Final = Phrase("q-lead-host", "10.3", TERRITORY)
Q_ORDER: Final = Phrase("q-order", "10.3", TERRITORY)
Q_HOST_FORCE: Final = Phrase("q-host-force", "10.3", COUNT)
Q_HOST_GO_ON: Final = Phrase("q-host-go-on", "10.3", COUNT, COUNT)
Q_GRANT: Final = Phrase("q-grant", "10.3", TERRITORY)
