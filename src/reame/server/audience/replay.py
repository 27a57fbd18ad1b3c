"""Looking back at a game, through one pair of eyes. The rules run in a worker; here is what it is asked and told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from reame.kernel.errors import BadMove
from reame.kernel.journal import ALL
from reame.server.errors import BadRequest, Conflict, NotFound
from reame.server.protocol.bodies import Moment
from reame.server.store.films import REEL, Views, unpacked
from reame.server.tables.ledger import Noted, seen_by
from reame.server.workers.jobs import Look, Looked, PastMove
from reame.server.workers.pool import Lost, Stumbled

if TYPE_CHECKING:
    from reame.server.store.store import Store
    from reame.server.tables.table import Table
    from reame.server.workers.workers import Workers

TRIES: Final = 5  # attempts while the table changes, or the worker has forgotten the game


class Replays:
    """What the worker knows of the tables that are looked back at. Nothing of this needs the lock of a table."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._sent: dict[str, int] = {}  # how many moves the worker has that still stand

    def cut(self, table_id: str, n: int) -> None:
        """All but the first n moves of a table were taken back."""
        if self._sent.get(table_id, 0) > n:
            self._sent[table_id] = n

    def forget(self, table_id: str) -> None:
        """Nobody looks at this table any more, or it was read anew."""
        self._sent.pop(table_id, None)

    async def moment(self, table: Table, seat: int, n: int, all_lines: bool) -> Moment:
        """The table at a moment, with the lines that led there, or all up to there."""
        for _ in range(TRIES):
            whole = table.over
            if whole and table.closed is not None:
                seen = await self._film(table, seat, n)
            else:
                seen = await self.look(table, Look(table.id, 0, [], None, "moment", n, seat, whole))
            ledger = table.ledger
            if seen.n > len(ledger):
                continue  # taken back meanwhile
            lines = ledger.between(-1 if n == 0 or all_lines else seen.before, seen.n)
            told = [msgspec.json.decode(line[1]) for line in lines if seen_by(line, seat)]
            move: dict[str, Any] | None = None
            if whole and seen.n > 0:  # while the game runs, a move may be a secret
                move = await _plain(table, ledger.moves[seen.n - 1])
            return Moment(n, seen.total, msgspec.json.decode(seen.view), told, move)
        raise Conflict("busy", "the table is busy; try again")

    async def prospects(self, table: Table, seat: int, n: int, about: list[str]) -> dict[str, Raw]:
        """What things would have meant to a seat at a moment; nothing, if the rules are gone."""
        if table.closed is not None:
            return {}
        return (await self.look(table, Look(table.id, 0, [], None, "weigh", n, seat, table.over, about=about))).told

    async def _film(self, table: Table, seat: int, n: int) -> Looked:
        """A moment of a game whose rules are gone, from its film."""
        total = len(table.ledger)
        if not 0 <= n <= total:
            raise BadRequest("no-such-moment", f"there are {total} moves, not {n}")
        views = await views_at(table.tables.store, table.id, n)
        if views is None:
            table.check_open()
            raise AssertionError("a table that is open needs no film")
        return Looked(n=n, before=n - 1, total=total, view=Raw(msgspec.json.encode(views[seat])))

    async def reel(self, table: Table, n: int) -> bytes:
        """The reel of a film that begins at moment n."""
        return (await self.look(table, Look(table.id, 0, [], None, "reel", n))).reel

    async def find(self, table: Table, seat: int, n: int) -> int:
        """How many moves had been made when a seat saw its n-th change."""
        return (await self.look(table, Look(table.id, 0, [], None, "find", n, seat, table.over))).n

    async def lay(self, table: Table, n: int) -> dict[str, Any]:
        """The position after n moves, as a dump."""
        job = Look(table.id, 0, [], None, "lay", n, sound=table.row.careful)
        seen = await self.look(table, job)
        dump: dict[str, Any] = msgspec.json.decode(seen.dump)
        return dump

    async def look(self, table: Table, job: Look) -> Looked:
        """What the worker sees there."""
        unknown = 0
        while True:
            table.check_open()
            moves = table.ledger.moves
            job.have = min(self._sent.get(table.id, 0), len(moves))
            job.moves = [_past(m) for m in moves[job.have :]]
            job.setting = None if job.have else table.setting()
            self._sent[table.id] = len(moves)  # jobs are done in order, so the next one may count on it
            try:
                seen = await self._workers.look(job, table.row.careful)
            except Stumbled as e:
                self.forget(table.id)
                raise Conflict("broken", f"the rules stumble over this moment: {e}") from None
            except Lost:
                self._sent.clear()
                raise Conflict("busy", "this took too long; try again") from None
            if seen.unknown:
                self.forget(table.id)
                unknown += 1
                if unknown == TRIES:
                    raise Conflict("busy", "too many games are looked back at; try again")
            elif not seen.more:
                break
        if seen.n < 0:
            raise BadRequest("no-such-moment", f"there are {seen.total} moves, not {job.n}")
        return seen


async def views_at(store: Store, table_id: str, n: int) -> Views | None:
    """What all eyes saw after n moves, from the film of a game; None if there is none."""
    body = await store.reel(table_id, n // REEL)
    return None if body is None else await asyncio.to_thread(lambda: unpacked(body).views(n % REEL))


def _past(m: Noted) -> PastMove:
    to = 0
    for line in m.told or []:
        to = ALL if line[0] == ALL or to == ALL else to | line[0]
    return m.seat, m.words, to


async def _plain(table: Table, m: Noted) -> dict[str, Any]:
    try:
        moves = (await table.tables.library.fetch(table.row.handle)).table
        return {"seat": m.seat, **moves.plain(moves.parse(m.words))}
    except (BadMove, NotFound):  # of rules that have changed
        return {"seat": m.seat, "move": -1, "words": m.words, "verb": m.words.partition(" ")[0], "args": []}
