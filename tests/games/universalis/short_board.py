"""A table of Universalis set by hand: short dumps, scripted dice, moves in words."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.journal import Journal

STOP: dict[str, Any] = {"step": "Stop"}
KINGDOMS = ("castiglia", "francia", "inghilterra", "mamelucchi")
WILD = "barbarians"


def board(
    *steps: dict[str, Any],
    lands: dict[str, tuple[int | str, int]] | None = None,
    kingdoms: tuple[str, ...] = KINGDOMS,
    dice: list[int] | None = None,
    options: dict[str, Any] | None = None,
    **table: Any,
) -> Universalis:
    """Lands as territory: (holder, armies); a seat that holds nothing gets its first home territory."""
    held = {str(h) for h, _ in (lands or {}).values()}
    lands = dict(lands or {})
    for s, k in enumerate(kingdoms):
        if str(s) not in held:
            lands.setdefault(HOMES[k], (s, 5))
    florins = {str(s): n for s, n in table.pop("florins", {}).items()}
    data: dict[str, Any] = {
        "game": "universalis",
        "seats": len(kingdoms),
        "options": options or {},
        "dice": {"script": [f - 1 for f in dice or []]},
        "table": {
            "turn": 4,
            "phase": "trade" if any(s["step"] == "TradePhase" for s in steps) else "combat",
            "order": [str(s) for s in range(len(kingdoms))],
            "kingdom": {str(s): k for s, k in enumerate(kingdoms)},
            "owner": {t: str(h) for t, (h, _) in lands.items()},
            "armies": {t: n for t, (_, n) in lands.items()},
            "florins": florins,
            "least": florins,
            "most": florins,
            **table,
        },
        "stack": [STOP, *steps],
    }
    p = GAME.load(data)
    p.journal = Journal()
    return p


HOMES = {
    "castiglia": "leon",
    "francia": "champagne",
    "inghilterra": "irlanda",
    "mamelucchi": "alto_egitto",
    "almohadi": "tafilalt",
    "rum": "sebastea",
    "bizantini": "rodopi",
    "sri": "svevia",
    "ungheria": "alfold",
    "russi": "vladimir",
}


def pairs(*rows: tuple[int, int, int]) -> dict[str, dict[str, int]]:
    """A grid of seats: (row, column, value)."""
    out: dict[str, dict[str, int]] = {}
    for a, b, n in rows:
        out.setdefault(str(a), {})[str(b)] = n
    return out


def mutual(a: int, b: int, n: int = 1) -> dict[str, dict[str, int]]:
    """A symmetric relation."""
    return pairs((a, b, n), (b, a, n))


def do(p: Universalis, seat: int, *words: str) -> None:
    """Moves of one seat, in words."""
    for w in words:
        p.apply(seat, GAME.table.parse(w))


def can(p: Universalis, seat: int, words: str) -> bool:
    """Is it legal now?"""
    return GAME.table.parse(words) in p.legal(seat)


def why(p: Universalis, seat: int, words: str) -> str:
    """The key of the refusal."""
    w = p.why(seat, GAME.table.parse(words))
    assert not w.allowed
    return w.sentence.phrase.key


def said(p: Universalis, key: str) -> list[list[str]]:
    """The arguments of every line of the journal with this key."""
    assert p.journal is not None
    return [e.words() for e in p.journal.events if e.phrase.key == key]


def at(p: Universalis, territory: str) -> tuple[str, int]:
    """Who holds a territory, with how many loose armies."""
    t = box.TERRITORY.find(territory)
    return box.HOLDER.word(p.owner[t]), p.armies[t]


BUY: dict[str, Any] = {"step": "Purchase", "seat": "0", "stage": "buy"}
FIGHT: dict[str, Any] = {"step": "CombatPhase", "seat": "0", "stage": "acts"}
MAMLUK_COMBAT: dict[str, Any] = {**FIGHT, "seat": "3"}
MARKET: dict[str, Any] = {"step": "TradePhase", "seat": "0", "stage": "acts"}
TALKS: dict[str, Any] = {"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 4}
LIMITS: dict[str, Any] = {"step": "Limits", "seat": "0"}
BANNER: dict[str, Any] = {
    "experience": {"0-banner-1": 1},
    "banner_level": {"0-banner-1": 1},
    "attacks": {"0-banner-1": 1},
    "banner_moves": {"0-banner-1": 1},
}
ON_FOOT: dict[str, Any] = {**BANNER, "banner_at": {"0-banner-1": "guascogna"}}


def land(name: str) -> int:
    """A territory."""
    return box.TERRITORY.find(name)


def ship(name: str) -> int:
    """A transport."""
    return box.TRANSPORT.find(name)


def fight(p: Universalis) -> Battle:
    """The battle that is on."""
    (b,) = [s for s in p.stack if isinstance(s, Battle)]
    return b


def siege(defence: dict[str, Any], dice: list[int] | None = None, force: int = 12, armies: int = 2) -> Universalis:
    """A banner in Guascogna attacks Linguadoca."""
    lands: dict[str, tuple[int | str, int]] = {"guascogna": (0, force), "linguadoca": (1, armies), "champagne": (1, 5)}
    return board(FIGHT, lands=lands, war=mutual(0, 1), dice=dice, **{**ON_FOOT, **defence})
