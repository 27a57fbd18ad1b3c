"""Tables of Carolus Magnus for tests: a short ring, courts, a step on top."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import reame
from reame.games.carolus.position import Carolus
from reame.games.carolus.things import CLANS, FIGURES
from reame.kernel.chance import scripted
from reame.kernel.journal import Journal

GAME = reame.game("carolus")


def ring(spaces: list[dict[str, Any]]) -> dict[str, Any]:
    """Fields of the ring from spaces clockwise, beginning at the first territory."""
    size: dict[str, int] = {}
    cubes: dict[str, Any] = {}
    owner: dict[str, str] = {}
    castles: dict[str, int] = {}
    at = 1
    for s in spaces:
        name = f"T{at}"
        size[name] = s["size"]
        if s["cubes"]:
            cubes[name] = s["cubes"]
        if s["owner"]:
            owner[name] = s["owner"]
            castles[name] = s["size"]
        at += s["size"]
    return {"size": size, "cubes": cubes, "owner": owner, "castles": castles}


def names(spaces: list[dict[str, Any]]) -> list[str]:
    """The territory by which each space is known."""
    out, at = [], 1
    for s in spaces:
        out.append(f"T{at}")
        at += s["size"]
    return out


def stock(seats: int, spaces: list[dict[str, Any]]) -> dict[str, int]:
    """Castles left to each side, given those on the ring."""
    figures = FIGURES[seats - 2]
    sides = ["white", "black", "grey"][: figures.sides]
    return {side: figures.castles - sum(s["size"] for s in spaces if s["owner"] == side) for side in sides}


def holders(by_clan: dict[str, int]) -> dict[str, str]:
    """Clans held by seats; -1 is neutral."""
    return {clan: str(seat) for clan, seat in by_clan.items() if seat >= 0}


def table(seats: int, stack: list[dict[str, Any]], dice: Iterable[int] = (), **fields: Any) -> Carolus:
    """A position from a short dump, with dice that fall as told."""
    data = {"game": "carolus", "seats": seats, "stack": [{"step": "Stop"}, *stack], "table": fields}
    data["dice"] = scripted(dice).plain()
    p: Carolus = GAME.load(data)
    p.journal = Journal()
    return p


def of_clan(counts: list[int], clan: int) -> list[int]:
    """How many cubes of a clan there are in each court, each reserve, or on each territory."""
    return counts[clan::CLANS]


def say(p: Carolus, seat: int, *moves: str) -> None:
    """Make these moves."""
    for words in moves:
        p.apply(seat, GAME.table.parse(words))


def told(p: Carolus) -> list[str]:
    """Keys of the journal."""
    assert p.journal is not None
    return [e.phrase.key for e in p.journal.events]
