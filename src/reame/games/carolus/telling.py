"""What the journal tells of a stop of the Emperor and of the end: who has how much, and from where.

Nothing here changes a position; it is called only if there is a journal.
"""

from __future__ import annotations

from reame.games.carolus import phrases as say
from reame.games.carolus.position import Carolus
from reame.games.carolus.things import CLANS
from reame.kernel.kinds import NOBODY
from reame.kernel.native import i64


def three(figures: list[int]) -> list[int]:
    """A figure for each colour; for Grey nothing, if there are two sides."""
    return [*figures, NOBODY][:3]


def tell_stop(p: Carolus, space: i64, new: i64) -> None:
    """Before anything changes: what happens where he stops, or why nothing does, with the count of each side (5)."""
    counts = p.influence(space)
    white, black, grey = three(counts)
    owner = p.owner[space]
    most = max(counts)
    size = p.size[space]
    if owner == NOBODY:
        if new != NOBODY:
            p.tell(say.CASTLE_BUILT, new, space, white, black, grey)
        elif most:
            p.tell(say.BUILD_TIED, space, white, black, grey)
        else:
            p.tell(say.BUILD_NEUTRAL, space)
    elif new == owner:
        p.tell(say.OWNER_LEADS, owner, space, size, white, black, grey)
    elif new != NOBODY:
        p.tell(say.CASTLES_REPLACED, new, space, size, white, black, grey)
    elif counts[owner] == most:
        p.tell(say.OWNER_TIED, owner, space, size, white, black, grey)
    else:
        p.tell(say.RIVALS_TIED, owner, space, size, white, black, grey)
    tell_influence(p, space)


def tell_influence(p: Carolus, space: i64) -> None:
    """Where the influence of each side comes from, and the clans that count for nobody."""
    here = p.cubes[space * CLANS : space * CLANS + CLANS]
    for side in range(p.figures.sides):
        p.tell_sum(say.INFLUENCE_OF, side)
        counted = False
        for clan in range(CLANS):
            holder = p.holder[clan]
            if here[clan] and holder != NOBODY and p.figures.side_of[holder] == side:
                p.tell_term(say.SUM_CLAN, here[clan], clan)
                counted = True
        if p.owner[space] == side:
            p.tell_term(say.SUM_CASTLES, p.castles[space])
        elif not counted:
            p.tell_term(say.SUM_NOTHING, 0)
    neutral = [clan for clan in range(CLANS) if here[clan] and p.holder[clan] == NOBODY]
    if neutral:
        p.tell_list(say.NEUTRAL_HERE, neutral)


def tell_why_over(p: Carolus, reason: str) -> None:
    """Why most castles decide, and how many each side has (7.2, R25, R26)."""
    white, black, grey = three([p.built(side) for side in range(p.figures.sides)])
    if reason == "spaces":
        p.tell(say.SPACES_SHORT, p.spaces(), white, black, grey)
    elif reason == "frozen":
        p.tell(say.RESERVES_EMPTY, white, black, grey)
    else:
        p.tell(say.ROUNDS_OVER, p.round, white, black, grey)


def tell_winners(p: Carolus, sides: list[int], seats: list[int], clans_held: list[int]) -> None:
    """Who has most castles; of equals, who holds more clans; or who shares the victory (R24)."""
    first = sides[0]
    castles = p.built(first)
    level = [side for side in range(p.figures.sides) if p.built(side) == castles]
    if len(sides) > 1:
        p.tell_list(say.VICTORY_SHARED, seats, castles, clans_held[first])
    elif len(level) > 1:
        p.tell_list(say.MORE_CLANS, seats, first, castles, clans_held[first])
    else:
        p.tell_list(say.MOST_CASTLES, seats, first, castles)
