"""Many games between bots, on one core or several, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable

from reame.arena.crew import crew_of, in_order, play_all
from reame.arena.plan import Plan
from reame.arena.play import Played
from reame.arena.tally import Tally


def simulate(
    plan: Plan,
    jobs: int,
    progress: Callable[[int], None],
    each: Callable[[int, Played], None] | None = None,
    ray: str = "",
) -> Tally:
    """Play all games of the plan; `progress` is told how many are done, `each` is given every game and its number."""
    tally = Tally(plan)
    begin = time.perf_counter()
    for number, played in in_order(play_all(range(plan.count), crew_of(plan, jobs, ray))):
        tally.add(played)
        if each is not None:
            each(number, played)
        progress(number + 1)
    tally.seconds = time.perf_counter() - begin
    return tally
