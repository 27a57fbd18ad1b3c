"""What a player of Carolus Magnus counts: castles, those within reach, clans, cubes, tokens."""

from __future__ import annotations

from typing import Final

from reame.games.carolus import phrases as say
from reame.games.carolus.position import Carolus
from reame.games.carolus.things import CLANS, TOKEN
from reame.kernel.journal import Tally
from reame.kernel.kinds import NOBODY

TERMS: Final[dict[str, float]] = {
    "castles": 1.0,
    "reach": 1.0,
    "clans": 1.0,
    "influence": 4.0,
    "reserve": 2.0,
    "tokens": 3.0,
    "rival-castles": -1.0,
}

TALLIES: Final = [Tally("clans-won", [say.CLAN_TAKEN, say.CLAN_FIRST], 0), Tally("clans-lost", [say.CLAN_TAKEN], 1)]


def terms(p: Carolus, seat: int) -> list[tuple[str, float]]:
    """Of the side of a seat."""
    fig = p.figures
    mine = fig.side_of[seat]
    rival = 0
    for side in range(fig.sides):
        if side != mine:
            rival = max(rival, fig.castles - p.stock[side])
    clans = 0
    reserve = 0
    tokens = 0
    for clan in range(CLANS):
        if p.holder[clan] != NOBODY and fig.side_of[p.holder[clan]] == mine:
            clans += 1
    for s in range(p.seats):
        if fig.side_of[s] == mine:
            for clan in range(CLANS):
                reserve += p.reserves[s * CLANS + clan]
            for token in range(1, TOKEN.size + 1):
                if p.hands[s] >> token - 1 & 1:
                    tokens += token
    return [
        ("castles", float(fig.castles - p.stock[mine])),
        ("reach", float(within_reach(p, mine))),
        ("clans", float(clans)),
        ("influence", float(influence(p, mine))),
        ("reserve", float(reserve)),
        ("tokens", float(tokens)),
        ("rival-castles", float(rival)),
    ]


def within_reach(p: Carolus, side: int) -> int:
    """Castles that a side would build, or win, where the emperor may stand after one more turn."""
    out = 0
    space = p.emperor
    for _ in range(min(TOKEN.size, p.spaces())):
        space = p.after(space)
        if p.owner[space] == side:
            continue
        influence = p.influence(space)
        first = True
        for other in range(len(influence)):
            if other != side and influence[other] >= influence[side]:
                first = False
        if first:
            out += p.size[space]
    return out


def influence(p: Carolus, side: int) -> int:
    """Of a side, in all lands together."""
    out = 0
    space = p.emperor
    for _ in range(p.spaces()):
        space = p.after(space)
        out += p.influence(space)[side]
    return out
