"""Many games between bots, on one core or several, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor

from reame import bots, games
from reame.arena.plan import Plan
from reame.arena.play import Played, play_game
from reame.arena.tally import Tally


def _batch(plan: Plan, numbers: range) -> list[Played]:
    game = games.find(plan.game)
    players = [bots.find(name) for name in plan.line_up]
    seats, options, keep = plan.seats, plan.options, plan.keep
    return [play_game(game, seats, f"{plan.seed}/{k}", options, players, k, keep) for k in numbers]


def _batches(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    size = max(1, min(50, plan.count // (jobs * 20) or 1))
    parts = [range(k, min(k + size, plan.count)) for k in range(0, plan.count, size)]
    if jobs == 1:
        for part in parts:
            yield _batch(plan, part)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_batch, [plan] * len(parts), parts)


def simulate(
    plan: Plan, jobs: int, progress: Callable[[int], None], each: Callable[[int, Played], None] | None = None
) -> Tally:
    """Play all games of the plan; `progress` is told how many are done, `each` is given every game and its number."""
    tally = Tally(plan)
    begin = time.perf_counter()
    done = 0
    for batch in _batches(plan, jobs):
        for g in batch:
            tally.add(g)
            if each is not None:
                each(done, g)
            done += 1
        progress(done)
    tally.seconds = time.perf_counter() - begin
    return tally
