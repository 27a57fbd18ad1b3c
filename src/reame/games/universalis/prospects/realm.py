"""How lands, powers, technologies, the objective and the crusade stand, as figures for a board [1, 6, 7.5, 10.3]."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.church.host import host_size
from reame.games.universalis.church.march import FAR, beside
from reame.games.universalis.church.march import ways as marches_to
from reame.games.universalis.realm.honour import objective_points
from reame.games.universalis.realm.routes import full_moves
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.learning import Research
from reame.games.universalis.war.attack import hostile
from reame.kernel.kinds import NOBODY
from reame.kernel.prospects import Prospect


def lands(p: Universalis, _seat: int, _thing: int) -> list[Prospect]:
    """Of every territory in play: what it holds and could hold, and the strongest force that could come."""
    out: list[Prospect] = []
    for t in range(box.TERRITORIES):
        if p.owner[t] == NOBODY:
            continue
        found = Prospect(f"territory:{box.TERRITORY.word(t)}")
        found.figures = {"held": p.occupants(t), "room": p.capacity(t), "armies": p.armies_at(p.owner[t], t)}
        if p.owner[t] != box.BARBARIANS:
            force = threat(p, t)
            if force > 0:
                found.figures["threat"] = force
        out.append(found)
    return out


def threat(p: Universalis, t: int) -> int:
    """Armies with which the strongest hostile neighbour, or all pirates off the coast, could attack a territory."""
    holder = p.owner[t]
    most = 0
    for u in box.NEIGHBOURS[t]:
        other = p.owner[u]
        if other != holder and other != NOBODY and hostile(p, holder, other):
            most = max(most, p.armies_at(other, u) - 1)
    return max(most, sum([ship.armies for ship in p.pirates if ship.sea in box.COAST_SEAS[t]]))


def powers(p: Universalis, _seat: int, _thing: int) -> list[Prospect]:
    """Of every player: faith, level and what it allows, armies, and how they stand to each other one."""
    out: list[Prospect] = []
    for s in range(p.seats):
        if p.kingdom[s] == NOBODY:
            continue
        level = p.level(s)
        found = Prospect(f"seat:{s}")
        found.figures = {
            "faith": box.FAITH.word(p.faith(s)),
            "level": level,
            "transports": p.type_limit(s),
            "vehicle": p.transport_level(s),
            "banners": p.banner_limit(s),
            "diplomacies": box.DIPLOMACIES[level],
            "armies": p.armies_on_map(s),
            "lands": len(p.lands(s)),
            "allies": [x for x in range(p.seats) if p.allied(s, x)],
            "enemies": [x for x in range(p.seats) if x != s and p.at_war(s, x)],
        }
        if level < len(box.LEVEL_FROM):
            found.figures["to_next"] = box.LEVEL_FROM[level] - p.techs(s)
        for x in range(p.seats):
            if x != s:
                found.parts.append(relation(p, s, x))
        out.append(found)
    return out


def relation(p: Universalis, a: int, b: int) -> Prospect:
    """What one player grants another, owes or holds against him."""
    i = a * box.SEATS + b
    found = Prospect(f"seat:{b}")
    figures: dict[str, Any] = {
        "war": p.war[i] == 1,
        "ally": p.allied(a, b),
        "truce": p.truce[i] if p.truced(a, b) else 0,
        "passage": grant(p, p.passage, p.passage_term, i),
        "trade": grant(p, p.trade, p.trade_term, i),
        "toll": p.toll[i],
        "claims": p.claims[i],
    }
    found.figures = {name: value for name, value in figures.items() if value}
    return found


def grant(p: Universalis, pact: list[int], term: list[int], i: int) -> Any:
    """By a pact, or until a turn, or nothing."""
    if pact[i]:
        return "pact"
    return term[i] if term[i] >= p.turn > 0 else 0


def technologies(p: Universalis, seat: int, of: int) -> list[Prospect]:
    """Of each technology: what it costs a player, what is still missing, and whether one sees that he can pay."""
    four = bool(p.options["religion_four_levels"])
    needs = box.TECH_NEEDS_4 if four else box.TECH_NEEDS
    if of >= p.seats:
        return []
    usable = p.technologies[of] & ~p.fresh[of]
    out: list[Prospect] = []
    for k in range(box.TECHS):
        found = Prospect(f"technology:{box.TECH.word(k)}")
        price = Research(do.RESEARCH, half=False).price(p, k)
        missing = [n for n in range(box.TECHS) if needs[k] & ~usable & 2**n]
        if p.has(of, k):
            status = "fresh" if p.fresh[of] & 2**k else "owned"
        elif missing:
            status = "locked"
        else:
            status = "dear" if seat == of and p.florins[of] < price else "open"
        needed = [box.TECH.word(n) for n in range(box.TECHS) if needs[k] & 2**n]
        found.figures = {"price": price, "status": status, "needs": needed}
        if missing and not p.has(of, k):
            found.figures["missing"] = [box.TECH.word(n) for n in missing]
        out.append(found)
    return out


def objective(p: Universalis, seat: int, _thing: int) -> list[Prospect]:
    """One's own: which lands count, how many of them one holds, and what that is worth."""
    if seat < 0 or p.objective[seat] == NOBODY:
        return []
    o = p.objective[seat]
    found = Prospect(f"objective:{box.OBJECTIVE.word(o)}")
    groups = {"yellow": box.YELLOW[o], "red": box.RED[o], "green": p.realm(p.kingdom[seat])}
    for name, some in groups.items():
        found.figures[name] = [box.TERRITORY.word(t) for t in some]
        found.figures[f"{name}_held"] = len([t for t in some if p.owner[t] == seat])
    found.figures["points"] = objective_points(p, seat)
    return [found]


def crusade(p: Universalis, _seat: int, _thing: int) -> list[Prospect]:
    """How far the host has come, what the city is worth, and a shortest way from where it is."""
    if p.crusade == "none" or p.crusade_target == NOBODY or p.crusade_start == NOBODY:
        return []
    at = p.crusade_start if p.host_at == NOBODY else p.host_at
    far = marches_to(p, p.crusade_target)
    found = Prospect(f"territory:{box.TERRITORY.word(p.crusade_target)}")
    found.figures = {
        "host": box.AREA.word(at),
        "armies": host_size(p),
        "worth": box.CRUSADE_VALUES[box.CRUSADE_LANDS.index(p.crusade_target)],
        "left": far[at],
        "whole": far[p.crusade_start],
        "way": [box.AREA.word(a) for a in march(p, at, far)],
    }
    return [found]


def march(p: Universalis, at: int, far: list[int]) -> list[int]:
    """One of the shortest ways."""
    out: list[int] = []
    while 0 < far[at] < FAR:
        at = min(beside(p, at), key=lambda area: far[area])
        out.append(at)
    return out


def forces(p: Universalis, seat: int, _thing: int) -> list[Prospect]:
    """Of each transport of one's own: room that is left, and movement points, in its phase those it still has."""
    out: list[Prospect] = []
    for x in p.transports_of(seat) if seat >= 0 else []:
        trading = box.IS_TRADE[box.TYPE_OF[x]]
        going = p.active == seat and p.phase == ("trade" if trading else "combat")
        found = Prospect(f"transport:{box.TRANSPORT.word(x)}")
        found.figures = {
            "room": p.goods_space(x) if trading else p.army_space(x),
            "moves": p.transport_moves[x] if going else full_moves(p, x),
        }
        out.append(found)
    return out
