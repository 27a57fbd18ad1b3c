"""The things of Fief and the moves made with them. Villages, gates and fields are all places where pieces stand."""

from __future__ import annotations

from typing import Any, Final

from reame.games.boxes import box
from reame.kernel.kinds import SEAT, Kind, numbers, seats_and
from reame.kernel.moves import MoveTable

DATA: Final[dict[str, Any]] = box("reame.games.fief")

SEATS: Final = 6
LENGTH: Final = numbers("length", 10, 25, 5)  # rounds of a game for points
LIMIT: Final = Kind("limit", [*[str(n) for n in range(10, 45, 5)], "none"], 10, 5)  # and of any other, if there is one
NO_LIMIT: Final = LIMIT.find("none")
PHASE: Final = Kind("phase", ["setup", "cards", "incomes", "purchases", "movement", "battles", "negotiations"])
REBELS: Final = 6  # among occupants, behind the seats
OCCUPANT: Final = seats_and("occupant", SEATS, "rebels")

# -- the map ---------------------------------------------------------------------------------

VILLAGE: Final = Kind("village", [str(v["id"]) for v in DATA["villages"]])
REGION: Final = Kind("region", [str(r["id"]) for r in DATA["regions"]])
BISHOPRIC: Final = Kind("bishopric", [str(b["id"]) for b in DATA["bishoprics"]])
VILLAGES: Final = VILLAGE.size
REGIONS: Final = REGION.size
BISHOPRICS: Final = BISHOPRIC.size
REGION_OF: Final[list[int]] = [REGION.find(str(v["region"])) for v in DATA["villages"]]
BISHOPRIC_OF: Final[list[int]] = [BISHOPRIC.find(str(v["bishopric"])) for v in DATA["villages"]]
EVERYWHERE: Final = (1 << REGIONS) - 1
REGIONS_IN: Final[list[list[int]]] = [  # by mask
    [r for r in range(REGIONS) if mask >> r & 1] for mask in range(EVERYWHERE + 1)
]
VILLAGES_OF: Final[list[list[int]]] = [[v for v in range(VILLAGES) if REGION_OF[v] == r] for r in range(REGIONS)]
for _r, _region in enumerate(DATA["regions"]):
    if len(VILLAGES_OF[_r]) != int(_region["size"]):
        raise ValueError(
            f"data.regions.{_region['id']}.size: {_region['size']}, but {len(VILLAGES_OF[_r])} villages lie there"
        )
SPOTS: Final[list[tuple[int, int]]] = [(int(v["x"]), int(v["y"])) for v in DATA["villages"]]
CENTRE: Final = (int(DATA["meta"]["board_width"]) // 2, int(DATA["meta"]["board_height"]) // 2)


def _neighbours() -> list[list[int]]:
    out: list[list[int]] = [[] for _ in range(VILLAGES)]
    for a, b in DATA["roads"]["pairs"]:
        out[VILLAGE.find(str(a))].append(VILLAGE.find(str(b)))
        out[VILLAGE.find(str(b))].append(VILLAGE.find(str(a)))
    return [sorted(x) for x in out]


NEIGHBOURS: Final[list[list[int]]] = _neighbours()
_GATES: Final[list[tuple[int, int]]] = [(v, u) for v in range(VILLAGES) for u in NEIGHBOURS[v]]
PLACE: Final = Kind(
    "place",
    [
        *VILLAGE.words,
        *[f"{VILLAGE.words[v]}-{VILLAGE.words[u]}" for v, u in _GATES],
        *[f"{w}-field" for w in VILLAGE.words],
    ],
)
PLACES: Final = PLACE.size
FIELD: Final = VILLAGES + len(_GATES)  # the field before village v, where late pieces stand, is place FIELD + v
VILLAGE_OF: Final[list[int]] = [*range(VILLAGES), *[v for v, _ in _GATES], *range(VILLAGES)]
ROAD_FROM: Final[list[int]] = [*[-1] * VILLAGES, *[u for _, u in _GATES], *[-1] * VILLAGES]
GATES_OF: Final[list[list[int]]] = [
    [VILLAGES + i for i in range(len(_GATES)) if _GATES[i][0] == v] for v in range(VILLAGES)
]
IS_GATE: Final[list[bool]] = [u >= 0 for u in ROAD_FROM]


def gate(village: int, road: int) -> int:
    """The place in front of a village, on the road from another."""
    for g in GATES_OF[village]:
        if ROAD_FROM[g] == road:
            return g
    raise LookupError(f"no road from {VILLAGE.word(road)} to {VILLAGE.word(village)}")


# -- people, titles, cards -------------------------------------------------------------------

LORD: Final = Kind("lord", [str(x["id"]) for x in DATA["lords"]])
LORDS: Final = LORD.size
WOMAN: Final[list[bool]] = [x["sex"] == "f" for x in DATA["lords"]]
COAT: Final = Kind("coat", [str(c["id"]) for c in DATA["coats_of_arms"]])
_TITLES: Final[list[dict[str, Any]]] = [DATA["titles"][str(r["title"])] for r in DATA["regions"]]
RANK: Final[list[int]] = [int(t["rank"]) for t in _TITLES]
TITLE_PRICE: Final[list[int]] = [int(t["price"]) for t in _TITLES]
TITLE_POINTS: Final[list[int]] = [int(t["points"]) for t in _TITLES]

_OTHERS: Final[list[tuple[str, int]]] = [
    (str(c["id"]), int(c["count"])) for c in DATA["blue_deck"]["cards"] if "named_after" not in c
]
CARD: Final = Kind("card", [*LORD.words, *[f"bishop_{b}" for b in BISHOPRIC.words], *[w for w, _ in _OTHERS]])
CARDS: Final = CARD.size
CARD_COUNT: Final[list[int]] = [*[1] * (LORDS + BISHOPRICS), *[n for _, n in _OTHERS]]
BISHOP_CARD: Final = LORDS  # of the first bishopric; the others follow
D_ARC: Final = CARD.find("d_arc")
TITHE: Final = CARD.find("tithe")
TAX: Final = CARD.find("feudal_tax")
ASSASSINATION: Final = CARD.find("assassination")
JUSTICE: Final = CARD.find("justice")
BAD_WEATHER: Final = CARD.find("bad_weather")
SUN: Final = CARD.find("sun")
FAMINE: Final = CARD.find("famine")
GOOD_HARVEST: Final = CARD.find("good_harvest")
REVOLT: Final = CARD.find("peasant_revolt")
PLAGUE: Final = CARD.find("plague")
ESCAPE: Final = CARD.find("escape")
CALL_MONEY: Final = 100  # without it no lord comes from the discards (R10)
HAND_SIZE: Final = int(DATA["blue_deck"]["hand_size"])
CARDS_PER_TURN: Final = int(DATA["limits"]["cards_played_per_turn"])

# -- pieces, prices, figures -----------------------------------------------------------------

GUARD: Final = Kind("guard", ["king", "queen"])
KINGS: Final = 0
QUEENS: Final = 1
GUARDS: Final = 2
GUARD_POINTS: Final[list[int]] = [int(DATA["crown"]["king_guard_points"]), int(DATA["crown"]["queen_guard_points"])]
WORK: Final = Kind("work", ["press", "mill", "castle"])
PRESS: Final = 0
CASTLE_WORK: Final = 2
WORKS: Final = 3
OPEN: Final = 0
CASTLE: Final = 1
CITADEL: Final = 2
WALLS: Final = Kind("walls", ["open", "castle", "citadel"])
_PIECES: Final[dict[int, int]] = {int(s["value"]): int(s["per_player"]) for s in DATA["pieces"]["soldiers"]}
ONES: Final = _PIECES[1]
THREES: Final = _PIECES[3]
SIXES: Final = _PIECES[6]
SOLDIERS: Final = ONES + 3 * THREES + 6 * SIXES
REBEL_POINTS: Final = sum(int(s["value"]) * int(s["pieces"]) for s in DATA["pieces"]["rebels"])
CASTLES: Final = int(DATA["pieces"]["castles"])
MILLS: Final = int(DATA["pieces"]["mills"])
PRESSES: Final = int(DATA["pieces"]["presses"])
SUPPLY: Final[list[int]] = [PRESSES, MILLS, CASTLES]  # of each work
WORKS_PER_VILLAGE: Final = int(DATA["limits"]["works_per_village"])
CARDINALS: Final = 3
PRICE: Final[dict[str, int]] = {k: int(v) for k, v in DATA["prices"].items() if k != "source"}
POINT_PRICE: Final = PRICE["soldier_point"]
WORK_PRICE: Final[list[int]] = [PRICE["press"], PRICE["mill"], PRICE["castle"]]
CARDINAL_PRICE: Final = PRICE["cardinal"]
PERSUASION_PRICE: Final = PRICE["persuasion_point"]
INCOME: Final[dict[str, int]] = {k: int(v) for k, v in DATA["incomes"].items() if k != "source"}
WALLS_INCOME: Final[list[int]] = [0, INCOME["castle"], INCOME["citadel"]]
MILL_INCOME: Final = INCOME["mill"]
PRESS_INCOME: Final = INCOME["press"]
MONEY: Final = int(DATA["money"]["total"])
START_MONEY: Final = int(DATA["setup"]["money"])
START_SOLDIERS: Final = int(DATA["setup"]["soldier_points"])
SCORE: Final[dict[str, int]] = {k: int(v) for k, v in DATA["points_game"].items() if isinstance(v, int)}
STEPS_A_TURN: Final = int(DATA["movement"]["steps"])
STEPS_WITH_D_ARC: Final = int(DATA["movement"]["steps_with_d_arc"])
RECALLS: Final = 3  # of one leader in a turn, so that turns end
D_ARC_BONUS: Final = int(DATA["battle"]["d_arc_bonus"])
LOSSES: Final[list[list[int]]] = [[int(n) for n in DATA["battle"][w]] for w in WALLS.words]
MOST_DAMAGE: Final = max(max(row) for row in LOSSES)
AIM_SUCCESS: Final = int(DATA["battle"]["target_success"])
BATTLE_ROUNDS: Final = int(DATA["limits_ruled"]["battle_round_cap"])
OFFERS: Final = int(DATA["limits_ruled"]["offers_per_player_per_phase"])
CALM_SUCCESS: Final = int(DATA["cards"]["pacify_success"])
PLAGUE_SURVIVES: Final = int(DATA["cards"]["plague_lord_survives"])
REVOLT_DICE: Final = int(DATA["cards"]["revolt_dice"])
VOTES_NEEDED: Final = int(DATA["crown"]["votes_needed"])
BISHOPS_NEEDED: Final = int(DATA["crown"]["bishops_to_consecrate"])
REGENCY: Final = int(DATA["crown"]["regency_rounds"])
SOLO_FIEFS: Final = int(DATA["crown"]["solo_victory_fiefs"])
COUPLE_FIEFS: Final = int(DATA["crown"]["couple_victory_fiefs"])


def dice_for(strength: int) -> int:
    """How many dice a camp throws (9.3)."""
    for row in DATA["battle"]["dice"]:
        if not row["up_to"] or strength <= row["up_to"]:
            return int(row["dice"])
    return 0


# -- amounts and answers ---------------------------------------------------------------------

POINTS: Final = numbers("points", 0, 400)
DICE_FOR: Final[list[int]] = [0] + [dice_for(n) for n in range(1, POINTS.high)]
DIE: Final = numbers("die", 1, 6)
DICE_TOTAL: Final = numbers("total", 0, 3 * DIE.high + D_ARC_BONUS)
CARDS_LEFT: Final = numbers("cards", 0, CARDS_PER_TURN)
BALLOTS: Final = numbers("votes", 0, LORDS)
SCORED: Final = numbers("score", 0, 60_000, 10)
SOME_POINTS: Final = numbers("points", 1, SOLDIERS)
LOST: Final = numbers("points", 0, SOLDIERS)  # of one heap
MOST_TROOPS: Final = SOLDIERS + sum(GUARD_POINTS)  # of one player
TROOPS: Final = numbers("points", 0, MOST_TROOPS)
MOST_STRENGTH: Final = MOST_TROOPS + LORDS
# Nobody could earn as much in the longest game, were all buildings, taxes and pensions of the kingdom his.
MOST_ECUS: Final = 2_500_000
MOST_BOUGHT: Final = 12  # in one purchase; it may be repeated
BOUGHT: Final = numbers("points", 1, MOST_BOUGHT)
ECUS: Final = numbers("ecus", 0, 50_000, 100)
SUM: Final = numbers("ecus", 100, 3000, 100)  # in one term of an offer
TOLL: Final = numbers("ecus", 0, 500, 100)
LOAN: Final = numbers("ecus", 100, 1000, 100)
LOAN_SUM: Final = numbers("ecus", 100, 1300, 100)  # with what comes on top
INTEREST: Final = numbers("interest", 0, 300, 100)
DELAY: Final = numbers("rounds", 1, 3)
MOST_ROUNDS: Final = int(DATA["limits_ruled"]["rounds_without_limit"])
ROUND: Final = numbers("round", 0, MOST_ROUNDS + DELAY.high)
MADE: Final = numbers("steps", 0, 2)
PERSUASION: Final = numbers("persuasion", 0, 3)
PURPOSE: Final = Kind("purpose", ["camp", "through"])
PARTY: Final = Kind("party", ["attackers", "defenders"])
ATTACKERS: Final = 0
DEFENDERS: Final = 1
SHARING: Final = Kind("sharing", ["separate", "equal", "points", "leader"])
SEPARATE: Final = 0
EQUAL: Final = 1
BY_POINTS: Final = 2
ALL_TO_LEADER: Final = 3
CAMP: Final = numbers("camp", 0, 3 * SEATS)  # each player inside, at the gates and in the field; and the rebels
HEAP: Final = Kind("heap", [*PLACE.words, "king", "queen"])
WAY: Final = Kind("way", ["withdraw", "admit"])
WITHDRAWS: Final = 0
VOTE: Final = Kind("vote", [*LORD.words, "none"])
NO_ONE: Final = LORDS  # the vote for none
ANSWER: Final = Kind("answer", ["no", "yes"])
BLESSED: Final = 2  # a blessing promised; 1 is one denied, 0 none spoken of
CLAIM: Final = seats_and("claim", SEATS, "crown", "conqueror")
CROWN: Final = SEATS
CONQUEROR: Final = SEATS + 1

# -- only for words --------------------------------------------------------------------------

DICE: Final = numbers("dice", 0, 3)
FIGHT_ROUND: Final = numbers("fights", 0, BATTLE_ROUNDS)
HITS: Final = numbers("hits", 0, CAMP.size * MOST_DAMAGE)  # on all camps of a side in a round
VILLAGE_COUNT: Final = numbers("villages", 0, 5)
FIEF_COUNT: Final = numbers("fiefs", 0, REGIONS)
BISHOP_COUNT: Final = numbers("bishops", 0, BISHOPRICS)
PIECES_LEFT: Final = numbers("pieces", 0, SOLDIERS)
# Who comes along on a march, as everybody sees: lords, prisoners, some soldiers, royal guards.
COMPANION: Final = Kind(
    "companion", [*LORD.words, *[f"{w}_captive" for w in LORD.words], "soldiers", *[f"{w}_guards" for w in GUARD.words]]
)
CAPTIVE: Final = LORDS
SOME_SOLDIERS: Final = 2 * LORDS
SOME_GUARDS: Final = 2 * LORDS + 1
# What is destroyed in a village.
RUIN: Final = Kind(
    "ruin", [f"{w}_{n}" for w in ("mill", "press") for n in range(1, WORKS_PER_VILLAGE + 1)] + ["castle"]
)

MOVES: Final = MoveTable()
SETTLE: Final = MOVES.verb("settle", "3.2", VILLAGE)
BEAR: Final = MOVES.verb("bear", "3.2", COAT)
CHOOSE_LORD: Final = MOVES.verb("choose", "R4", LORD)
PLAY_LORD: Final = MOVES.verb("lord", "5.3", LORD, VILLAGE)
ANOINT: Final = MOVES.verb("anoint", "5.3", BISHOPRIC, LORD)
MAID: Final = MOVES.verb("maid", "5.3", LORD)
LEVY_TITHE: Final = MOVES.verb("tithe", "5.3", BISHOPRIC)
LEVY_TAX: Final = MOVES.verb("tax", "5.3", REGION)
MURDER: Final = MOVES.verb("murder", "5.3", LORD)
CONDEMN: Final = MOVES.verb("condemn", "5.3", LORD)
STORM: Final = MOVES.verb("storm", "5.3", REGION)
SHINE: Final = MOVES.verb("shine", "5.3", REGION)
STARVE: Final = MOVES.verb("starve", "5.3", REGION)
HARVEST: Final = MOVES.verb("harvest", "5.3", REGION)
RAISE: Final = MOVES.verb("revolt", "5.4", VILLAGE)
INFECT: Final = MOVES.verb("infect", "5.5", REGION)
FREE: Final = MOVES.verb("free", "5.3", LORD)
DISCARD: Final = MOVES.verb("discard", "5.2", CARD)
CALL: Final = MOVES.verb("call", "R10", LORD)
PUT: Final = MOVES.verb("put", "", VILLAGE)
TITLE_TO: Final = MOVES.verb("title", "", REGION, LORD)
HIRE: Final = MOVES.verb("hire", "7", VILLAGE, BOUGHT)
INCITE: Final = MOVES.verb("incite", "7", BOUGHT)
HIRE_GUARDS: Final = MOVES.verb("guards", "7", GUARD, BOUGHT)
BUILD: Final = MOVES.verb("build", "7", VILLAGE, WORK)
FOUND: Final = MOVES.verb("found", "11.1", REGION, VILLAGE, LORD)
CARDINAL: Final = MOVES.verb("cardinal", "11.5", LORD)
LEAD: Final = MOVES.verb("lead", "8.1", LORD)
JOIN: Final = MOVES.verb("join", "8.1", LORD)
TAKE: Final = MOVES.verb("take", "8.1", SOME_POINTS, MADE)
GO: Final = MOVES.verb("go", "8.2", VILLAGE)
ASSAULT: Final = MOVES.verb("attack", "8.2", VILLAGE)
REQUEST: Final = MOVES.verb("request", "8.3", VILLAGE, TOLL, PURPOSE)
PREACH: Final = MOVES.verb("preach", "8.6", VILLAGE, LORD, PERSUASION)
CALM: Final = MOVES.verb("calm", "8.6", LORD, PERSUASION)
MARCH_REBELS: Final = MOVES.verb("rebels", "8.5", VILLAGE)
DEMAND: Final = MOVES.verb("demand", "8.3", VILLAGE, SEAT)
OPEN_GATE: Final = MOVES.verb("open", "8.3")
CLOSE_GATE: Final = MOVES.verb("close", "8.3")
BETRAY: Final = MOVES.verb("betray", "8.3")
SURRENDER: Final = MOVES.verb("surrender", "8.3")
RESIST: Final = MOVES.verb("resist", "")
LET_THROUGH: Final = MOVES.verb("let", "8.5")
FIGHT: Final = MOVES.verb("fight", "9.1", VILLAGE, OCCUPANT)
RISE: Final = MOVES.verb("rise", "9.1", VILLAGE, OCCUPANT)
WITHDRAW: Final = MOVES.verb("withdraw", "R36", VILLAGE)
ENLIST: Final = MOVES.verb("enlist", "9.2", PARTY, SHARING)
SORTIE: Final = MOVES.verb("sortie", "R37")
STRIKE: Final = MOVES.verb("strike", "9.3", CAMP)
AIM: Final = MOVES.verb("aim", "9.3", LORD)
PLEAD: Final = MOVES.verb("plead", "9.5")
PLEAD_FOR: Final = MOVES.verb("plead_for", "9.5", LORD)
LOSE: Final = MOVES.verb("lose", "9.3", HEAP, LOST)
FALL: Final = MOVES.verb("fall", "9.3", LORD)
GARRISON: Final = MOVES.verb("garrison", "R49", VILLAGE, SOME_POINTS)
GARRISON_LORD: Final = MOVES.verb("castellan", "R49", LORD)
GARRISON_HIRE: Final = MOVES.verb("recruit", "R49", BOUGHT)
STAND: Final = MOVES.verb("candidate", "13.4", LORD)
CAST: Final = MOVES.verb("vote", "13.4", VOTE)
OFFER: Final = MOVES.verb("offer", "15.1", SEAT)
WHISPER: Final = MOVES.verb("whisper", "15.1", SEAT)
# Terms of an offer: what its maker gives or asks for.
GIVE_MONEY: Final = MOVES.verb("give_money", "15.2", SUM)
ASK_MONEY: Final = MOVES.verb("ask_money", "15.2", SUM)
LEND: Final = MOVES.verb("lend", "15.2", LOAN, INTEREST, DELAY)
BORROW: Final = MOVES.verb("borrow", "15.2", LOAN, INTEREST, DELAY)
TRUCE: Final = MOVES.verb("truce", "15.2", VILLAGE, WAY)
YIELD: Final = MOVES.verb("yield", "15.2", VILLAGE)
EXACT: Final = MOVES.verb("exact", "15.2", VILLAGE)
RELEASE: Final = MOVES.verb("release", "15.2", LORD)
FROM_ESCROW: Final = MOVES.verb("from_escrow", "15.2", LORD, SUM)
MARRY: Final = MOVES.verb("marry", "13.2", LORD, LORD)
HEIR: Final = MOVES.verb("heir", "13.3", LORD)
GIVE_VOTE: Final = MOVES.verb("give_vote", "15.2", VOTE)
ASK_VOTE: Final = MOVES.verb("ask_vote", "15.2", VOTE)
GIVE_BLESSING: Final = MOVES.verb("give_blessing", "15.2", LORD, ANSWER)
ASK_BLESSING: Final = MOVES.verb("ask_blessing", "15.2", LORD, ANSWER)
GIVE_CARD: Final = MOVES.verb("give_card", "15.2", CARD)
ASK_CARD: Final = MOVES.verb("ask_card", "15.2", CARD)

MOVE: Final[list[Any]] = list(range(MOVES.size))  # each as an object: lists of moves hold these, and make none anew
