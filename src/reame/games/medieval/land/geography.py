"""The map of Medieval: provinces, map cards, Naval Areas, borders. All from data.toml."""

from __future__ import annotations

from typing import Any, Final

from reame.games.medieval.table.masks import BIT, Bits, mask_of
from reame.games.medieval.table.things import (
    CATHOLIC,
    DATA,
    HAS_SHIPS,
    MAP,
    MAPS,
    ORTHODOX,
    PAGAN,
    POWER,
    POWERS,
    PROVINCE,
    PROVINCES,
    SEA,
    SEAS,
)
from reame.kernel.kinds import NOBODY, Kind

_PROVINCES: Final[list[dict[str, Any]]] = DATA["provinces"]["list"]
_MAPS: Final[list[dict[str, Any]]] = DATA["cards"]["list"]
_NEAR: Final[dict[str, Any]] = DATA["adjacency"]


def _neighbours(pairs: list[list[str]], kind: Kind) -> list[list[int]]:
    out: list[list[int]] = [[] for _ in kind.words]
    for a, b in pairs:
        out[kind.find(a)].append(kind.find(b))
        out[kind.find(b)].append(kind.find(a))
    return [sorted(x) for x in out]


def _masks(lists: list[list[int]]) -> list[int]:
    return [sum({BIT[i] for i in things}) for things in lists]


# -- provinces [4.2] ---------------------------------------------------------------------------

HOME: Final = [POWER.find(str(x["power"])) for x in _PROVINCES]
CARD_OF: Final = [MAP.find(str(x["card"])) for x in _PROVINCES]
INCOME: Final = [int(x["income"]) for x in _PROVINCES]
ISLANDS: Final = mask_of([bool(x["island"]) for x in _PROVINCES])
CLAIM: Final = [POWER.find(str(x.get("start_controller", ""))) for x in _PROVINCES]  # the claimant, or nobody
CLAIMED_BY: Final = [next((i for i in range(PROVINCES) if CLAIM[i] == x), NOBODY) for x in range(POWERS)]
PAPACY: Final = [str(x["power"]) for x in _PROVINCES].index("PAPACY")
HOMES: Final[list[list[int]]] = [[i for i in range(PROVINCES) if HOME[i] == x] for x in range(POWERS)]
HOME_MASK: Final = _masks(HOMES)
CATHOLIC_HOME: Final = [HOME[i] != NOBODY and CATHOLIC[HOME[i]] for i in range(PROVINCES)]
CATHOLIC_HOMES: Final = mask_of(CATHOLIC_HOME)
CHRISTIAN: Final = [  # Catholic or Orthodox, by the home power or, for independent provinces, by themselves
    CATHOLIC[HOME[i]] or ORTHODOX[HOME[i]]
    if HOME[i] != NOBODY
    else str(_PROVINCES[i]["religion"]) in ("catholic", "orthodox")
    for i in range(PROVINCES)
]
CHRISTIANS: Final = mask_of(CHRISTIAN)
KNIGHTS_TARGETS: Final = mask_of(  # [7.1]
    [
        (HOME[i] != NOBODY and PAGAN[HOME[i]])
        or (HOME[i] != NOBODY and POWER.words[HOME[i]] in DATA["knights_targets"]["powers"])
        or PROVINCE.words[i] in DATA["knights_targets"]["provinces"]
        for i in range(PROVINCES)
    ]
)

# -- map cards [1.2] ---------------------------------------------------------------------------

START: Final = [bool(x["start"]) for x in _MAPS]
START_MASK: Final = mask_of(START)
DEFENCE: Final = [int(x.get("mongol", -1)) for x in _MAPS]  # -1: the Mongols never come here
EXPOSED: Final = mask_of([d >= 0 for d in DEFENCE])
ON_CARD: Final[list[list[int]]] = [[i for i in range(PROVINCES) if CARD_OF[i] == m] for m in range(MAPS)]
CARD_MASK: Final = _masks(ON_CARD)
EAST_OF: Final[list[list[int]]] = [[MAP.find(str(w)) for w in DATA["east_of"][m]] for m in MAP.words]
EAST_MASK: Final = _masks(EAST_OF)
NEXT_EAST: Final = _masks([east[:1] for east in EAST_OF])  # the card that would touch its eastern side
CARDS_OF_POWER: Final = _masks([[CARD_OF[i] for i in homes] for homes in HOMES])
AT_HOME: Final = _masks([[HOME[i] for i in on if HOME[i] != NOBODY] for on in ON_CARD])  # powers
CARD_NEAR: Final[list[list[int]]] = _neighbours(_NEAR["cards"], MAP)

# -- borders and Naval Areas [9.5, 10.1] -------------------------------------------------------

LAND: Final[list[list[int]]] = _neighbours(_NEAR["land"], PROVINCE)
SEA_NEAR: Final[list[list[int]]] = _neighbours(_NEAR["sea"], SEA)
SEAS_OF: Final[list[list[int]]] = [[SEA.find(str(w)) for w in x["seas"]] for x in _PROVINCES]
COAST: Final[list[list[int]]] = [[i for i in range(PROVINCES) if s in SEAS_OF[i]] for s in range(SEAS)]
LAND_MASK: Final = _masks(LAND)
COAST_MASK: Final = _masks(COAST)
FLEETS: Final[list[list[int]]] = [  # the powers that may intercept in a Naval Area, if they hold the coast
    [x for x in range(POWERS) if HAS_SHIPS[x] and HOME_MASK[x] & COAST_MASK[s]] for s in range(SEAS)
]
EVERY_FLEET: Final = [x for x in range(POWERS) if HAS_SHIPS[x]]

BORDERS: Final = [Bits(m) for m in LAND_MASK]  # of a province: provinces
PORTS: Final = [Bits(m) for m in _masks(SEAS_OF)]  # of a province: Naval Areas
COASTS: Final = [Bits(m) for m in COAST_MASK]  # of a Naval Area: provinces
STRAITS: Final = [Bits(m) for m in _masks(SEA_NEAR)]  # of a Naval Area: Naval Areas
HOMELANDS: Final = [Bits(m) for m in HOME_MASK]  # of a power: provinces
HOMES_AND_CLAIMS: Final = [  # of a power: provinces, a claimed one among them
    Bits(HOME_MASK[x] | (BIT[CLAIMED_BY[x]] if CLAIMED_BY[x] != NOBODY else 0)) for x in range(POWERS)
]
SHEETS: Final = [Bits(m) for m in CARD_MASK]  # of a map card: provinces
WATERS: Final = [Bits(BIT[SEA.find(w)] if w in SEA.index else 0) for w in MAP.words]  # of a map card: Naval Areas
