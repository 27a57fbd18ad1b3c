"""One move at a glance: how promising it looks before anything is tried."""

from __future__ import annotations

from typing import Final

from reame.games.fief.bot.campaign import odds
from reame.games.fief.bot.perils import shelter, strength_inside
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import NO, PASS, YES

IDLE_TALK: Final = 0.02


def glance(p: Fief, seat: int, move: int) -> float:
    """How promising a move looks outside marches, battles and offers."""
    if move in (PASS, YES, NO):
        return 1.0
    if p.phase == "cards":
        return glance_card(p, seat, move)
    if p.phase == "purchases":
        return glance_purchase(p, seat, move)
    if t.OFFER.has(move) or t.WHISPER.has(move):
        return IDLE_TALK  # good offers are found by `offers`
    if t.FIGHT.has(move):
        return fight(p, seat, t.FIGHT.a(move), t.FIGHT.b(move))
    if t.WITHDRAW.has(move):
        return 2.0
    if t.RISE.has(move):
        return 1.5
    if t.DEMAND.has(move):
        return 0.3
    if t.CALM.has(move):
        return 0.2 + t.CALM.b(move)
    if t.STAND.has(move):
        return 5.0 + p.rank_total(t.STAND.a(move))
    if t.CAST.has(move):
        return ballot(p, seat, t.CAST.a(move))
    if t.TITLE_TO.has(move):
        return 3.0 if p.family[t.TITLE_TO.b(move)] == seat else 0.2
    if t.OPEN_GATE.has(move):
        return 2.0
    if t.CLOSE_GATE.has(move):
        return 0.6
    return 1.0


def settle(picked: int, village: int) -> float:
    """Small regions with few neighbours are soon a fief, unless others have settled there."""
    r = t.REGION_OF[village]
    worth = 6.0 / len(t.VILLAGES_OF[r]) + 1.0 / len(t.NEIGHBOURS[village])
    return worth * (0.4 if any(picked >> v & 1 for v in t.VILLAGES_OF[r]) else 1.0)


def ballot(p: Fief, seat: int, vote: int) -> float:
    """One's own candidate, then an ally's; a stranger's last."""
    if vote == t.NO_ONE:
        return 2.0
    if p.family[vote] == seat:
        return 9.0
    return 4.0 if p.allied(seat, p.family[vote]) else 0.4


def glance_card(p: Fief, seat: int, move: int) -> float:
    """Lords and bishops first; levies; harm to others; what is useless goes to the discards."""
    if t.PLAY_LORD.has(move):
        v = t.PLAY_LORD.b(move)
        return 8.0 + 0.2 * p.walls[v]
    if t.ANOINT.has(move):
        return max(0.1, 5.0 - 1.5 * p.rank_total(t.ANOINT.b(move)))  # he can no longer be King
    if t.MAID.has(move) or t.LEVY_TITHE.has(move) or t.LEVY_TAX.has(move):
        return 6.0
    if t.MURDER.has(move):
        return 0.05 if p.family[t.MURDER.a(move)] == seat else 2.0
    if t.CONDEMN.has(move) or t.CALL.has(move):
        return 4.0
    if t.FREE.has(move):
        return 5.0 if p.family[t.FREE.a(move)] == seat else 0.1
    if t.STORM.has(move):
        return 0.8
    if t.SHINE.has(move):
        return 1.5 if stake(p, seat, t.SHINE.a(move)) > 0 else 0.6
    if t.STARVE.has(move):
        return 1.5 if stake(p, seat, t.STARVE.a(move)) < 0 else 0.05
    if t.INFECT.has(move):
        return 1.5 if stake(p, seat, t.INFECT.a(move)) < 0 else 0.05
    if t.RAISE.has(move):
        v = t.RAISE.a(move)
        return 0.05 if seat in p.occupants[v] or p.owner(v) == seat else 1.5
    if t.DISCARD.has(move):
        return discardable(p, seat, t.DISCARD.a(move))
    if t.WHISPER.has(move) or t.OFFER.has(move):
        return IDLE_TALK
    if t.PUT.has(move):
        return 1.0 + p.walls[t.PUT.a(move)]
    return 1.0


def stake(p: Fief, seat: int, region: int) -> int:
    """Villages of mine less those of others in a region."""
    n = 0
    for v in t.VILLAGES_OF[region]:
        h = p.holder(v)
        if h == seat:
            n += 1
        elif h != NOBODY:
            n -= 1
    return n


def discardable(p: Fief, seat: int, card: int) -> float:
    """What cannot be used is let go for a fresh card; people, and what may be of use soon, are kept."""
    if card < t.LORDS + t.BISHOPRICS or card in (t.JUSTICE, t.ASSASSINATION):
        return 0.05
    family = p.free_lords(seat)
    if card == t.TITHE:
        return 0.3 if any(p.bishop[x] != NOBODY for x in family) else 1.2
    if card == t.TAX:
        return 0.3 if p.fiefs_of(seat) else 1.2
    if card == t.D_ARC:
        return 0.3 if any(t.WOMAN[x] for x in family) else 1.2
    if card == t.ESCAPE:
        return 0.3
    return 1.3


def glance_purchase(p: Fief, seat: int, move: int) -> float:
    """Titles, then mills, then soldiers; the evaluation sees the rest."""
    if t.FOUND.has(move):
        v = t.FOUND.b(move)
        return 30.0 + p.strength(seat, v)
    if t.CARDINAL.has(move):
        return 3.0
    if t.TITLE_TO.has(move):
        return 0.1
    saving = wanted(p, seat)
    left = p.money[seat]
    if t.BUILD.has(move):
        price = t.WORK_PRICE[t.BUILD.b(move)]
        return 0.3 if saving and left - price < saving else 4.0
    if t.HIRE.has(move):
        price = t.POINT_PRICE * t.HIRE.b(move)
        if saving and left - price < saving:
            return 0.3
        return 1.0 + 0.1 * t.HIRE.b(move) + (1.0 if p.walls[t.HIRE.a(move)] else 0.0)
    if t.HIRE_GUARDS.has(move):
        return 1.0 + 0.1 * t.HIRE_GUARDS.b(move)
    return 0.05 if t.INCITE.has(move) else 1.0


def wanted(p: Fief, seat: int) -> int:
    """Money to keep for a title that could be had next round."""
    for r in range(t.REGIONS):
        if p.capital[r] != NOBODY:
            continue
        held = 0
        castle = False
        for v in t.VILLAGES_OF[r]:
            if p.holder(v) == seat:
                held += 1
                castle = castle or p.walls[v] > 0
        if castle and held >= len(t.VILLAGES_OF[r]) - 1:
            return t.TITLE_PRICE[r]
        if held == len(t.VILLAGES_OF[r]):
            return t.WORK_PRICE[t.CASTLE_WORK]
    return 0


def fight(p: Fief, seat: int, village: int, foe: int) -> float:
    """A battle is sought by the stronger."""
    mine = float(p.inside_strength(seat, village) + p.gate_strength(seat, village))
    chance = odds(mine, strength_inside(p, village, foe), shelter(p, village, foe))
    if foe != t.REBELS and p.allied(seat, foe):
        chance *= 0.2
    return 4.0 * chance if chance > 0.6 else 0.1
