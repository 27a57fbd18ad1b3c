"""What moves and spaces of Carolus Magnus would mean. Everything is open, so all see the same but their own courts."""

from __future__ import annotations

from typing import Final

from reame.games.carolus import phrases as say
from reame.games.carolus import things as t
from reame.games.carolus.position import Carolus
from reame.games.carolus.steps import play_cube
from reame.games.carolus.things import CLANS
from reame.kernel.kinds import NOBODY, Sentence
from reame.kernel.prospects import CHOICES, GOOD, Prospect, Subject


def claimant(p: Carolus, space: int) -> int:
    """The side that would build or conquer if the emperor stopped here now, or nobody (5)."""
    leader = p.majority(space)
    return NOBODY if leader == p.owner[space] else leader


def stop(p: Carolus, space: int) -> Sentence:
    """What would come of a stop, in a line."""
    side = claimant(p, space)
    if side == NOBODY:
        return say.WOULD_CHANGE_NOTHING.of(space)
    return (say.WOULD_BUILD if p.owner[space] == NOBODY else say.WOULD_CONQUER).of(side, space)


def standing(p: Carolus, space: int) -> list[Sentence]:
    """The sides that have influence on a space."""
    return [say.WOULD_HAVE_INFLUENCE.of(side, n) for side, n in enumerate(p.influence(space)) if n]


def spaces(p: Carolus, _seat: int, _thing: int) -> list[Prospect]:
    """Of every space: how the sides stand, who would have it, how many steps of the emperor lead there (4.2B, 5)."""
    out: list[Prospect] = []
    steps: dict[int, list[int]] = {}
    for n in range(t.STEPS.low, t.STEPS.high + 1):
        steps.setdefault(p.after(p.emperor, n), []).append(n)
    for space, size in enumerate(p.size):
        if not size:
            continue
        found = Prospect(f"territory:{t.TERRITORY.word(space)}")
        sides = range(p.figures.sides)
        found.figures["influence"] = {t.SIDE.word(s): n for s, n in zip(sides, p.influence(space), strict=True)}
        if space in steps:
            found.figures["steps"] = steps[space]
        side = claimant(p, space)
        if side != NOBODY:
            found.figures["leader"] = t.SIDE.word(side)
            found.says.append(stop(p, space))
        out.append(found)
    return out


def choices(p: Carolus, seat: int, _thing: int) -> list[Prospect]:
    """Of every legal move."""
    return [_choice(p, seat, move) for move in p.legal(seat) if not t.PLACE_TOKEN.has(move)]


def _choice(p: Carolus, seat: int, move: int) -> Prospect:
    found = Prospect(t.MOVES.words(move))
    if t.ADVANCE.has(move):
        space = p.after(p.emperor, t.ADVANCE.a(move))
        found.says.append(stop(p, space))
        if claimant(p, space) == p.figures.side_of[seat]:
            found.tone = GOOD
    elif t.PLAY.has(move):
        clan, place = t.PLAY.a(move), t.PLAY.b(move)
        then = p.clone()
        play_cube(then, seat, clan, place)
        if place == t.COURT:
            found.says.append(say.WOULD_GROW_ROW.of(then.courts[seat * CLANS + clan]))
            if then.holder[clan] != p.holder[clan]:
                found.says.append(say.WOULD_HOLD.of(clan))
                found.tone = GOOD
        else:
            found.says += standing(then, place - 1)
    elif t.CHOOSE.has(move):
        found.says.append(say.WOULD_TAKE_OF.of(p.supply[t.CHOOSE.a(move)]))
    return found


PROSPECTS: Final[dict[str, Subject]] = {CHOICES: Subject(choices), "spaces": Subject(spaces)}
