"""What a bot does not even try, however the position looks afterwards, and how it votes where kin would be crowned."""

from __future__ import annotations

from typing import Final

from reame.games.fief.bot.glances import stake
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY

NEVER: Final = 1e-7  # the weight of what is not even tried
MUCH: Final = 2e5  # times the weight of anything else: no comparison is needed


def sober(p: Fief, seat: int, moves: list[int], glance: list[float]) -> list[float]:
    """Weights, less those of what is foolish, unless nothing else is left."""
    wanted = ballot(p, seat, moves)
    if wanted != NOBODY:
        return [MUCH if m == wanted else 1.0 for m in moves]
    foolish = [is_foolish(p, seat, m) for m in moves]
    if all(foolish) or not any(foolish):
        return glance
    return [NEVER if foolish[i] else glance[i] for i in range(len(moves))]


def is_foolish(p: Fief, seat: int, move: int) -> bool:
    """Not to be tried."""
    if t.OFFER.has(move) or t.WHISPER.has(move) or t.REQUEST.has(move):
        return True  # offers are made as whole chains, leave is asked for by plan
    if t.PLAY_LORD.has(move):
        h = p.holder(t.PLAY_LORD.b(move))
        return h not in (seat, NOBODY, t.REBELS) and not p.allied(seat, h)  # a stranger would not receive him
    if t.MURDER.has(move):
        return p.family[t.MURDER.a(move)] == seat
    if t.FREE.has(move):
        return p.family[t.FREE.a(move)] != seat
    if t.INFECT.has(move):
        return own_people(p, seat, t.INFECT.a(move)) or stake(p, seat, t.INFECT.a(move)) >= 0
    if t.STARVE.has(move):
        return stake(p, seat, t.STARVE.a(move)) >= 0
    if t.SHINE.has(move):
        return stake(p, seat, t.SHINE.a(move)) < 0
    if t.RAISE.has(move):
        return seat in p.occupants[t.RAISE.a(move)] or p.owner(t.RAISE.a(move)) == seat
    if t.DISCARD.has(move):
        return t.DISCARD.a(move) < t.LORDS  # a lord in the hand is a lord on the board next round
    if t.TITLE_TO.has(move):
        return p.family[t.TITLE_TO.b(move)] not in (seat, NOBODY)
    return t.BETRAY.has(move) or t.CLOSE_GATE.has(move)


def own_people(p: Fief, seat: int, region: int) -> bool:
    """Is anybody of the family there?"""
    return any(p.family[x] == seat and t.REGION_OF[t.VILLAGE_OF[p.place[x]]] == region for x in range(t.LORDS))


def ballot(p: Fief, seat: int, moves: list[int]) -> int:
    """One's own candidate, or else the husband of a woman of the family: she would be Queen."""
    for m in moves:
        if t.CAST.has(m) and t.CAST.a(m) != t.NO_ONE and p.family[t.CAST.a(m)] == seat:
            return m
    for m in moves:
        if t.CAST.has(m) and t.CAST.a(m) != t.NO_ONE and p.candidates[seat] == NOBODY:
            wife = p.spouse[t.CAST.a(m)]
            if wife != NOBODY and p.family[wife] == seat:
                return m
    return NOBODY
