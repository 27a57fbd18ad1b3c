"""What a player could aim at for the rest of his turn: to take one territory before any other.

Where the objective can be fulfilled in this turn, also to stake everything on it: by numbers from `TERRITORIES` on.
"""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.bot.campaign import promises
from reame.games.universalis.bot.survey import Survey, prey
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.placement import HowManyPlaced, Placement
from reame.games.universalis.war.loading import Loading, LoadingQuestion
from reame.games.universalis.war.phase import CombatPhase
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

AIMS: Final = 6  # compared
PREY: Final = 12  # looked at, the most valuable


def aims(p: Universalis, seat: int) -> list[int]:
    """Prey that a banner of the player would be sent against if it were worth more."""
    top: Step[Any] = p.stack[-1]
    if p.active != seat or p.phase not in ("placement", "combat"):
        return []
    if not isinstance(top, (Placement, HowManyPlaced, CombatPhase, Loading, LoadingQuestion)):
        return []
    view = Survey(p, seat)
    rated = [(-view.prize(p, seat, t), t) for t in range(box.TERRITORIES) if prey(p, seat, t)]
    rated.sort()
    best = [t for _, t in rated[:PREY]]
    out = promising(p, seat, best)[:AIMS]
    if view.missing[seat] <= sum(p.attacks[b] for b in p.banners_of(seat)):
        out += promising(p, seat, [box.TERRITORIES + t for t in best if view.wanted[t] >> seat & 1])
    return out


def promising(p: Universalis, seat: int, choice: list[int]) -> list[int]:
    """Those of some aims that a banner would follow."""
    plain = promises(p, seat, Survey(p, seat))
    out: list[int] = []
    for aim in choice:
        p.pursue(aim)
        if promises(p, seat, Survey(p, seat)) > plain:
            out.append(aim)
    p.pursue(NOBODY)
    return out
