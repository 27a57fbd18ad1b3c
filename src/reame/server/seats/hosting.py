"""What the host does, and what people decide about each other: who sits where, who leaves, who is silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reame.server.errors import BadRequest, Conflict, Forbidden
from reame.server.library import check_bot
from reame.server.protocol.bodies import VoteKind
from reame.server.seats import votes
from reame.server.seats.leaving import dismiss, vacate
from reame.server.store.rows import SeatRow
from reame.server.tables.keys import key_hash, new_key
from reame.server.tables.table import Table, holds

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables


def _chair(table: Table, seat: int) -> SeatRow:
    if not seat < len(table.seats):
        raise BadRequest("no-such-seat", f"there are {len(table.seats)} seats, not {seat}")
    return table.seats[seat]


def _as_host(table: Table, proofs: frozenset[str]) -> None:
    if not table.is_host(proofs):
        raise Forbidden("not-host", "only the host may do this")


async def check_host(tables: Tables, table_id: str, proofs: frozenset[str]) -> None:
    """Refuse whoever is not the host of this table."""
    table = await tables.find(table_id)
    async with table.lock:
        await table.fresh()
        _as_host(table, proofs)


def check_changeable(table: Table) -> None:
    """Refuse, where a game counts, to make it another one in play: whom one plays against, how soon one is away."""
    if table.row.rated and table.row.status == "running":
        raise Conflict("rated-agreed", "this game counts for ratings: that was agreed before it began")


def _as_holder(table: Table, seat: int, proofs: frozenset[str]) -> SeatRow:
    chair = _chair(table, seat)
    if not holds(chair, proofs):
        raise Forbidden("not-your-seat", f"seat {seat} is not yours; its key was not given")
    return chair


async def ready(tables: Tables, table_id: str, seat: int, is_ready: bool, proofs: frozenset[str]) -> None:
    """Somebody who sits down says that the game may begin; the host decides when it does."""
    table = await tables.find(table_id)

    def act() -> None:
        _as_holder(table, seat, proofs)
        if table.row.status != "waiting":
            raise Conflict("started", "the game has begun already")
        table.set_seat(seat, ready=is_ready)

    async with table.lock:
        await table.change(act)


async def invite(tables: Tables, table_id: str, seat: int, proofs: frozenset[str]) -> str:
    """A new link to a seat that nobody plays; an older one invites no more. When the game runs, the people decide."""
    table = await tables.find(table_id)
    key = new_key()

    def act() -> None:
        table.check_open()
        _as_host(table, proofs)
        chair = _chair(table, seat)
        if table.over:
            raise Conflict("over", "the game is over")
        if chair.kind == "person" and not table.vanished(seat):
            raise Conflict("seat-taken", "that seat is taken")
        if table.row.status == "waiting":
            table.set_seat(seat, kind="open", bot=None)
        table.set_seat(seat, invite_hash=key_hash(key))

    async with table.lock:
        await table.change(act)
    return key


async def withdraw(tables: Tables, table_id: str, seat: int, proofs: frozenset[str]) -> None:
    """The link to a seat invites nobody any more."""
    table = await tables.find(table_id)

    def act() -> None:
        _as_host(table, proofs)
        chair = _chair(table, seat)
        if chair.kind == "person" and not chair.departed:
            raise Conflict("link-used", "somebody sits there by this link already")
        table.set_seat(seat, invite_hash=None)
        votes.drop_claims(table, seat)

    async with table.lock:
        await table.change(act)


async def set_chair(tables: Tables, table_id: str, seat: int, bot: str | None, proofs: frozenset[str]) -> None:
    """Before the start the host puts a bot on a seat or frees it; in a game that runs, a bot may become another one."""
    table = await tables.find(table_id)
    strength = None if bot is None else check_bot(bot)

    def act() -> None:
        table.check_open()
        _as_host(table, proofs)
        chair = _chair(table, seat)
        if table.row.status == "waiting":
            if chair.kind == "person":
                vacate(table, seat)
            if strength is None:
                table.set_seat(seat, kind="open", bot=None)
            else:
                table.set_seat(seat, kind="bot", bot=strength, invite_hash=None)
        elif table.over:
            raise Conflict("over", "the game is over")
        elif chair.kind != "bot" or strength is None:
            raise Conflict("started", "the game has begun: seats change hands by a vote")
        else:
            check_changeable(table)
            table.set_seat(seat, bot=strength)

    async with table.lock:
        await table.change(act)


async def leave(tables: Tables, table_id: str, seat: int, proofs: frozenset[str]) -> None:
    """Somebody gives up a seat: it is free again, or a bot rules it until somebody else is invited."""
    table = await tables.find(table_id)

    def act() -> None:
        chair = _as_holder(table, seat, proofs)
        if table.over:
            raise Conflict("over", "the game is over")
        if chair.kind != "person":
            raise Conflict("nobody-there", "nobody sits there")
        dismiss(table, seat)
        votes.settle(table, [v for v in table.votes if seat not in (v.by, v.seat)])

    async with table.lock:
        await table.change(act)


async def shut(tables: Tables, table_id: str, is_shut: bool, proofs: frozenset[str]) -> None:
    """Nobody looks on any more who does not play; or they may again."""
    table = await tables.find(table_id)

    def act() -> None:
        _as_host(table, proofs)
        if table.row.shut != is_shut:
            table.put(shut=is_shut)

    async with table.lock:
        await table.change(act)


async def close(tables: Tables, table_id: str, proofs: frozenset[str]) -> None:
    """A table is cleared away: by its host, as long as nobody else plays there."""
    table = await tables.find(table_id)
    async with table.lock:
        await table.fresh()
        _as_host(table, proofs)
        others = [s for s in table.seats if s.kind == "person" and not s.departed and not holds(s, proofs)]
        if others and table.row.status != "waiting":
            raise Conflict("others-play", "others play here; you can leave, and they go on")
        await tables.remove(table)


async def accuse(tables: Tables, table_id: str, kind: VoteKind, by: int, seat: int, proofs: frozenset[str]) -> None:
    """Somebody asks the others that a person is sent away, or is silent, or may speak again."""
    table = await tables.find(table_id)

    def act() -> None:
        table.check_open()
        _as_holder(table, by, proofs)
        _chair(table, seat)
        votes.open_accusation(table, kind, by, seat)

    async with table.lock:
        await table.change(act)
