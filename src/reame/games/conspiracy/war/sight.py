"""A battle as one sees it: who fights or is expected, what changes the dice, how likely each front unit hits (13.7)."""

from __future__ import annotations

from typing import Any, Final

from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.armies import Commitment
from reame.games.conspiracy.war.battle_round import conditions, hits_of, modifiers
from reame.games.conspiracy.war.fray import Fighter, Fray
from reame.games.conspiracy.war.line_up import LineUp
from reame.kernel.kinds import NOBODY
from reame.kernel.prospects import last_step

FACES: Final = range(1, 7)


def units_in(p: Conspiracy, territory: int) -> list[int]:
    """All that stand there, by their sorts."""
    return p.troops[territory * t.UNITS : (territory + 1) * t.UNITS]


def crew(units: list[int], side: int, seat: int, home: int) -> list[Fighter]:
    """Units by their sorts as fighters of one side."""
    return [Fighter(side, seat, unit, home) for unit in range(t.UNITS) for _ in range(units[unit])]


def fought(p: Conspiracy, b: Fray) -> Fray:
    """The battle with those who can be expected, and without places that will be taken anew (13.4, 13.6)."""
    out = Fray(b.target, b.attacker)
    out.defender = b.defender
    out.attack_allies = b.attack_allies
    out.defence_allies = b.defence_allies
    out.forging = b.forging
    out.hostlers = b.hostlers
    line = last_step(p, LineUp)
    for f in b.units:
        unit = f.copy()
        if line is None or (line.side == t.ATTACK_SIDE and f.side == t.DEFENCE_SIDE):
            unit.pair = unit.rank = 0
        out.units.append(unit)
    if b.stage in ("sides", "commit"):
        if b.stage == "sides" or out.defender == NOBODY:
            out.defender = p.owner[b.target]
        sending = last_step(p, Commitment)
        if sending is not None:
            out.units += crew(sending.units, t.ATTACK_SIDE, sending.seat, sending.origin)
        if out.defender != NOBODY and p.owner[b.target] == out.defender:
            out.units += crew(units_in(p, b.target), t.DEFENCE_SIDE, out.defender, b.target)
    return out


def sight(p: Conspiracy) -> dict[str, Any] | None:
    """Of the battle on the stack, for a board; all of it is open."""
    b = last_step(p, Fray)
    if b is None:
        return None
    return {
        "possible": fought(p, b).both_sides(),
        "conditions": [
            {"what": source.key.removeprefix("sum-").removesuffix("-here"), "side": t.SIDE.words[side], "n": n}
            for side in (t.ATTACK_SIDE, t.DEFENCE_SIDE)
            for source, n in conditions(p, b, side)
        ],
        "pairs": [pair(p, b, n) for n in range(1, max([0, *[f.pair for f in b.units]]) + 1)],
    }


def pair(p: Conspiracy, b: Fray, n: int) -> dict[str, Any] | None:
    """The dice of two front units; nothing while one of them is missing."""
    attacker, defender = b.standing_at(t.ATTACK_SIDE, n, 0), b.standing_at(t.DEFENCE_SIDE, n, 0)
    if attacker is None or defender is None:
        return None
    return {"attack": dice(p, b, attacker, defender), "defence": dice(p, b, defender, attacker)}


def dice(p: Conspiracy, b: Fray, mine: Fighter, foe: Fighter) -> dict[str, Any]:
    """What is added, and the chances of one and of two hits."""
    bonus = sum([n for _, n in modifiers(p, b, mine, foe)])
    hits = [hits_of(one + other + bonus) for one in FACES for other in FACES]
    return {"bonus": bonus, "one": round(hits.count(1) / 36, 4), "two": round(hits.count(2) / 36, 4)}
