"""Bots against each other, in rounds; played once, whatever happens in between."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from reame.arena.crew import crew_of, play_all
from reame.arena.ledger import Ledger
from reame.arena.plan import Plan
from reame.arena.play import Played
from reame.arena.progress import Progress
from reame.arena.standings import Standings


def hold(
    plan: Plan,
    ledger: Path | None = None,
    jobs: int = 1,
    ray: str = "",
    until_sure: bool = False,
    bar: Callable[[int, int], Progress] = Progress,
) -> Standings:
    """Play the rounds of a plan, all of them or until it is sure who is better than whom.

    What the ledger has is not played again. The rounds are looked at in their order, so it does not matter who played
    how fast, nor how often the run was interrupted: the standings are the same. Games that were under way when all was
    sure are played to their end and kept in the ledger, for a run that asks for more.
    """
    standings = Standings(plan)
    size = len(plan.line_up)
    with nullcontext() if ledger is None else Ledger(ledger) as book:
        played: dict[int, Played] = {} if book is None else dict(book.games(plan))

        def look() -> bool:
            """Add the rounds that are whole; is it enough?"""
            while standings.rounds * size < plan.count and not (until_sure and standings.sure):
                numbers = range(standings.rounds * size, (standings.rounds + 1) * size)
                if not all(n in played for n in numbers):
                    return False
                standings.add({n: played[n] for n in numbers})
            return True

        if look():
            return standings
        missing = [n for n in range(plan.count) if n not in played]
        before = plan.count - len(missing)
        progress = bar(plan.count, before)
        enough = False
        games = play_all((n for n in missing if not enough), crew_of(plan, jobs, ray))
        for n, g in games:
            played[n] = g
            if book is not None:
                book.write(plan, n, g)
            before += 1
            progress(before)
            enough = enough or look()
        progress.close()
    return standings
