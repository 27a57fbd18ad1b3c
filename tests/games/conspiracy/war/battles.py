"""Battles for Luxemburg: seat 0 attacks from Bar, seat 1 owns it, 2 and 3 border it as well."""

from __future__ import annotations

from typing import Any

from reame.games.conspiracy.war.fray import Fray
from tests.games.conspiracy.tables import HEIRS, MAP, table

ATTACK, DEFENCE = "attack", "defence"


def unit(side: str, seat: int, sort: str, home: str | None = None) -> dict[str, Any]:
    return {"side": side, "seat": str(seat), "unit": sort, "home": home, "pair": 0, "rank": 0, "leaving": 0}


def battle(units: list[dict[str, Any]], dice: list[int], stage: str = "check", **fields: Any) -> Any:
    """A battle for Luxemburg, before its first line-up."""
    step = {"step": "Battle", "target": "luxemburg", "attacker": "0", "defender": "1", "stage": stage, "units": units}
    step.update(fields.pop("step", {}))
    return table(4, [step], dice, **{"owner": MAP, "heirs": HEIRS, **fields})


def declared(dice: list[int] = [], **fields: Any) -> Any:  # noqa: B006 - never changed
    """Seat 0 is asked whether he attacks Luxemburg under a ban."""
    stack = [{"step": "Declarations", "target": "luxemburg", "queue": ["0"]}]
    return table(4, stack, dice, **{"owner": MAP, "heirs": HEIRS, **fields})


def fray(p: Any) -> Fray:
    """The battle on the stack."""
    found = [s for s in p.stack if isinstance(s, Fray)]
    return found[0]


def chart(p: Any) -> list[tuple[str, int, int, str]]:
    """Units in battle: side, pair, rank, sort."""
    rows = next(s["units"] for s in p.view(0)["stack"] if s["step"] == "Battle")
    return sorted((u["side"], u["pair"], u["rank"], u["unit"]) for u in rows)
