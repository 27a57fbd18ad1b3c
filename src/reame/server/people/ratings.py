"""How strong people and bots are, game by game, on one scale: Plackett-Luce (openskill) by the places they took.

Ratings are derived: reckoned from the results, kept in memory, and reckoned anew whenever results were changed.
"""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import Any, Final

from msgspec import Struct

from reame.server.store.result_rows import ResultRow
from reame.server.store.results import Rated, ResultStore

PROVISIONAL: Final = 10  # games before a rating means much
SHARE: Final = 0.6  # of one's own free decisions, below which one is rated as the last


class Rating(Struct):
    """How strong somebody is: `mu` as far as is known, `sigma` how unsure that is."""

    mu: float
    sigma: float
    games: int

    @property
    def low(self) -> float:
        """What one can be fairly sure of; lists go by it."""
        return self.mu - self.sigma

    @property
    def provisional(self) -> bool:
        """Is it too early to say?"""
        return self.games < PROVISIONAL


class _Reckoned(Struct):
    state: Rated
    ratings: dict[str, Rating]


class Ratings:
    """The ratings of all games."""

    def __init__(self, store: ResultStore) -> None:
        self._store = store
        self._known: dict[str, _Reckoned] = {}
        self._turn = asyncio.Lock()

    async def of(self, game: str) -> dict[str, Rating]:
        """Everybody's rating in a game."""
        async with self._turn:
            state = await self._store.state(game)
            known = self._known.get(game)
            if known is None or known.state != state:
                rows = await self._store.rated(game)
                state.rows = len(rows)
                known = self._known[game] = _Reckoned(state, await asyncio.to_thread(reckon, rows))
            return known.ratings


def reckon(rows: list[ResultRow]) -> dict[str, Rating]:
    """Ratings from results, one table after the other in the order in which the games ended."""
    from openskill.models import PlackettLuce  # takes a while to load, and not every server rates

    model: Any = PlackettLuce()
    now: dict[str, Any] = {}
    games: dict[str, int] = {}
    for table in _tables(rows):
        taken = ranks(table)
        if len(taken) < 2:
            continue
        for who in taken:
            now.setdefault(who, model.rating())
        rated = model.rate([[now[who]] for who in taken], ranks=list(taken.values()))
        for who, (new,) in zip(taken, rated, strict=True):
            now[who] = new
            games[who] = games.get(who, 0) + 1
    return {who: Rating(now[who].mu, now[who].sigma, games[who]) for who in now}


def _tables(rows: list[ResultRow]) -> list[list[ResultRow]]:
    """The results of each table that came to its end; who left it earlier is rated with the others."""
    of = {t: list(g) for t, g in groupby(sorted(rows, key=lambda r: r.table_id), key=lambda r: r.table_id)}
    ended = [(max(r.at for r in g if not r.gone), t) for t, g in of.items() if not all(r.gone for r in g)]
    return [of[t] for _, t in sorted(ended)]


def ranks(rows: list[ResultRow]) -> dict[str, float]:
    """The rank of everybody at a table; who left, or let others play for them, is behind all others.

    A bot on several seats counts once, by its mean place.
    """
    last = max(r.seats for r in rows) + 1
    taken: dict[str, list[int]] = {}
    for r in rows:
        absent = r.gone or (r.share is not None and r.share < SHARE)
        taken.setdefault(r.who, []).append(last if absent else r.place)
    return {who: sum(x) / len(x) for who, x in taken.items()}
