"""A table of Fief set by hand: short dumps, scripted dice, moves in words."""

from __future__ import annotations

from typing import Any

from reame.games.fief.rules import GAME
from reame.games.fief.table.position import Fief

STOP: dict[str, Any] = {"step": "Stop"}
BATTLE: dict[str, Any] = {"step": "Battle", "village": "bourg", "attacker": "0", "defender": "1"}
TALKS: dict[str, Any] = {"step": "Talks", "order": ["0", "1", "2"]}
# Fields that many tables have in common.
FIEF: dict[str, Any] = {
    "walls": {"bourg": 2},
    "capital": {"duchy_south": "bourg"},
    "fief": {"duchy_south": "0"},
    "title": {"duchy_south": "louis"},
}
MOVE: dict[str, Any] = {"phase": "movement"}
GATE: dict[str, Any] = {"armies": [{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}], "phase": "battles"}
INSIDE: dict[str, Any] = {"occupants": {"bourg": ["1", "0"]}, "phase": "battles"}
TALKING: dict[str, Any] = {"phase": "negotiations"}


def board(
    steps: list[dict[str, Any]],
    *,
    seats: int = 3,
    lords: dict[str, tuple[int, str]] | None = None,
    soldiers: dict[int, dict[str, int]] | None = None,
    dice: list[int] | None = None,
    options: dict[str, Any] | None = None,
    **table: Any,
) -> Fief:
    """Lords as (seat, place), soldiers by seat and place; whoever is inside is an occupant, in order of seats."""
    lords = lords or {}
    soldiers = soldiers or {}
    inside: dict[str, list[str]] = {}
    for seat in range(seats):
        captured = table.get("captor", {})
        places = [at for name, (s, at) in lords.items() if s == seat and name not in captured]
        places += list(soldiers.get(seat, {}))
        for at in places:
            if "-" not in at or at.endswith("-field"):
                row = inside.setdefault(at.removesuffix("-field"), [])
                if str(seat) not in row:
                    row.append(str(seat))
    if "rebels_at" in table and "-" not in table["rebels_at"]:
        inside.setdefault(table["rebels_at"], []).append("rebels")
    inside.update(table.pop("occupants", {}))
    stacks = {str(s): rows for s, rows in soldiers.items()}
    data = {
        "game": "fief",
        "seats": seats,
        "options": options or {},
        "dice": {"script": [f - 1 for f in dice or []]},
        "table": {
            "round": 3,
            "phase": "cards",
            "family": {name: str(s) for name, (s, _) in lords.items()},
            "place": {name: at for name, (_, at) in lords.items()},
            "soldiers": stacks,
            "least": stacks,
            "most": stacks,
            "occupants": inside,
            **table,
        },
        "stack": [STOP, *steps],
    }
    return GAME.load(data)


def play(p: Fief, *moves: str) -> None:
    """`"1 plead"`: seat and words."""
    for line in moves:
        seat, words = line.split(" ", 1)
        p.apply(int(seat), GAME.table.parse(words))


def can(p: Fief, seat: int, words: str) -> bool:
    """Is this move legal now?"""
    return GAME.table.parse(words) in p.legal(seat)


def why(p: Fief, seat: int, words: str) -> str:
    """The key of the reason why not."""
    reason = p.why(seat, GAME.table.parse(words))
    assert not reason.allowed
    return reason.sentence.phrase.key


def turn(step: str, seat: int = 0) -> list[dict[str, Any]]:
    """A player's turn, for a stack."""
    return [{"step": step, "seat": str(seat)}]


def step(p: Fief, name: str) -> dict[str, Any]:
    """The step of this name on the stack, as in a dump."""
    return next(s for s in p.dump()["stack"] if s["step"] == name)


def table(p: Fief) -> dict[str, Any]:
    """The fields, as in a dump."""
    return dict(p.dump()["table"])


def points(p: Fief, seat: int, place: str) -> int:
    """Soldiers in a place."""
    return int(table(p).get("soldiers", {}).get(str(seat), {}).get(place, 0))


def to_end(p: Fief) -> None:
    """Defaults for everybody."""
    while not p.over:
        for seat in p.waiting:
            p.apply(seat, p.default(seat))
