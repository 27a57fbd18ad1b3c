"""What a group may do at the end of a road: walk in, attack, ask for leave, preach to rebels (8.2 to 8.6)."""

from __future__ import annotations

from reame.games.fief.march.group import Group
from reame.games.fief.march.sermons import persuasions
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY, Phrase


def roads(p: Fief, g: Group) -> list[int]:
    """Where it could turn to."""
    around = t.NEIGHBOURS[t.VILLAGE_OF[g.place]]
    return [v for v in around if refuse_road(p, g, v) is None] if p.armies else around


def refuse_road(p: Fief, g: Group, village: int) -> Phrase | None:
    """No road, or attackers stand on it: in front of the village left, or of the one to be entered (8.4, R37)."""
    here = t.VILLAGE_OF[g.place]
    if village not in t.NEIGHBOURS[here]:
        return say.NO_ROAD
    behind = t.gate(here, village)
    return say.ROAD_BLOCKED if any(a.place == behind and a.who != g.seat for a in p.armies) else None


def refuse_entry(p: Fief, g: Group, village: int) -> Phrase | None:
    """Attackers stand on the road that leads in."""
    if not p.armies:
        return None
    front = t.gate(village, t.VILLAGE_OF[g.place])
    return say.ROAD_BLOCKED if any(a.place == front for a in p.armies) else None


def is_open(p: Fief, seat: int, village: int) -> bool:
    """May one walk in without asking (8.2)?"""
    h = p.holder(village)
    if h == NOBODY or h == seat:
        return True
    r = t.REGION_OF[village]
    return h != t.REBELS and not p.walls[village] and p.capital[r] != NOBODY and p.fief[r] == seat


def refuse_go(p: Fief, g: Group, village: int) -> Phrase | None:
    """Nobody is to be asked."""
    return refuse_entry(p, g, village) or (None if is_open(p, g.seat, village) else say.HELD_BY_OTHERS)


def refuse_assault(p: Fief, g: Group, village: int) -> Phrase | None:
    """A held village, no Bad Weather, some strength (8.2, R13, R42)."""
    if is_open(p, g.seat, village):
        return say.NOTHING_TO_ATTACK
    if p.foggy(village):
        return say.BAD_WEATHER_HERE
    return None if g.strength(p) else say.NO_STRENGTH


def host_of(p: Fief, seat: int, village: int) -> int:
    """Whose leave may be asked: the holder's, or in an empty fief village its owner's (8.3)."""
    h = p.holder(village)
    if h == NOBODY and p.capital[t.REGION_OF[village]] != NOBODY:
        o = p.fief[t.REGION_OF[village]]
        return o if o != seat else NOBODY
    return NOBODY if h in (NOBODY, t.REBELS, seat) or is_open(p, seat, village) else h


def refuse_request(p: Fief, g: Group, village: int, toll: int) -> Phrase | None:
    """Leave is asked again only for a higher toll (R32)."""
    host = host_of(p, g.seat, village)
    if host == NOBODY or not p.alive(host):
        return say.NOBODY_TO_ASK
    if toll > p.money[g.seat]:
        return say.TOO_DEAR.naming(toll, p.money[g.seat])
    if toll < g.asked[village]:
        return say.ASKED_ALREADY.naming(g.asked[village])
    return refuse_entry(p, g, village)


def requests(p: Fief, g: Group, village: int) -> list[int]:
    """All that could be offered for leave to enter, as moves."""
    least = -(-g.asked[village] // t.TOLL.unit) * t.TOLL.unit
    most = min(t.TOLL.high, p.money[g.seat] // t.TOLL.unit * t.TOLL.unit)
    if least > most or refuse_request(p, g, village, least) is not None:
        return []
    return t.MOVE[t.REQUEST.at(village, least, 0) : t.REQUEST.at(village, most, t.PURPOSE.size - 1) + 1]


def refuse_preach(p: Fief, g: Group, village: int, lord: int, points: int) -> Phrase | None:
    """A bishop of the group steps among the rebels; in Bad Weather he comes alone (R13, R20)."""
    if p.rebels_at != village:
        return say.NO_REVOLT
    if lord not in g.lords or p.family[lord] != g.seat or p.bishop[lord] == NOBODY or p.preached >> lord & 1:
        return say.NO_PREACHER
    if p.foggy(village) and (len(g.lords) > 1 or g.points()):
        return say.BISHOP_ALONE
    if points <= persuasions(p, g.seat):
        return None
    return say.TOO_DEAR.naming(points * t.PERSUASION_PRICE, p.money[g.seat])


def sermons(p: Fief, g: Group) -> list[int]:
    """All ways in which a bishop of the group could preach, as moves."""
    v = p.rebels_at
    tries = [(x, k) for x in sorted(g.lords) for k in range(t.PERSUASION.size)]
    return [t.PREACH.at(v, x, k) for x, k in tries if refuse_preach(p, g, v, x, k) is None]
