"""Questions to the people at a table: to go back further than undo allows, or to put a regent in for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from reame.server.errors import Conflict, Forbidden

if TYPE_CHECKING:
    from reame.server.tables.table import Table


class Vote(Struct):
    """A question to the people at the table. `to` counts moves of the record, which no client is told."""

    vote: int
    kind: str  # rewind, regent
    by: int
    yes: list[int]
    no: list[int]
    to: int = 0
    seat: int = -1
    bot: str = ""


def _number(table: Table) -> int:
    return table.row.seq + 1  # grows with every commit, so no two votes have the same


def check_rewind(table: Table, seat: int) -> None:
    """Refuse if this seat may not ask to go back now."""
    if seat not in table.people():
        raise Conflict("regent-rules", "a bot plays this seat; take it back first")
    if any(v.kind == "rewind" for v in table.votes):
        raise Conflict("vote-open", "there is a vote on going back already")


def open_rewind(table: Table, seat: int, to: int, base: dict[str, Any]) -> None:
    """A seat asks to go back to the moment after `to` moves, when `base` was the position. Inside change()."""
    check_rewind(table, seat)
    if not 0 <= to < len(table.ledger):
        raise Conflict("no-such-moment", "the table has gone back behind that moment meanwhile")
    settle(table, [*table.votes, Vote(_number(table), "rewind", seat, [seat], [], to=to)], base)


def rewind_of(table: Table, number: int) -> int | None:
    """Where this vote would go back to, if it is one on going back."""
    return next((v.to for v in table.votes if v.vote == number and v.kind == "rewind"), None)


def drop_stale(table: Table) -> None:
    """Moves were taken back: a vote on going back to one of them has lost its sense. Inside change()."""
    left = [v for v in table.votes if v.kind != "rewind" or v.to < len(table.ledger)]
    if len(left) < len(table.votes):
        table.set_votes(left)


def open_regency(table: Table, own: list[int], seat: int, bot: str | None) -> None:
    """Somebody who holds the seats `own` asks that a bot plays for somebody who is away. Inside change()."""
    voters = [s for s in own if s in table.people()]
    if not voters:
        raise Forbidden("not-your-seat", "only people at the table can ask for a regent")
    if bot is None:
        raise Forbidden("not-your-seat", "only its holder can take a seat back")
    if table.machine(seat) is not None:
        raise Conflict("regent-rules", "a bot plays this seat already")
    if not table.away(seat):
        raise Conflict("not-away", f"that seat has not been away for {table.row.away_hours:g} hours")
    if any(v.seat == seat for v in table.votes):
        raise Conflict("vote-open", "there is a vote on that seat already")
    settle(table, [*table.votes, Vote(_number(table), "regent", voters[0], voters, [], seat=seat, bot=bot)])


def cast(table: Table, seat: int, number: int, agrees: bool, base: dict[str, Any] | None) -> None:
    """A seat answers a vote; `base` is the position it would go back to, if it would. Inside change()."""
    found = [v for v in table.votes if v.vote == number]
    if not found:
        raise Conflict("no-such-vote", "that vote is over")
    vote = found[0]
    if seat not in table.people() or seat == vote.seat:
        raise Forbidden("no-vote", "this seat has no vote on that")
    yes = [s for s in vote.yes if s != seat] + ([seat] if agrees else [])
    no = [s for s in vote.no if s != seat] + ([] if agrees else [seat])
    new = Vote(vote.vote, vote.kind, vote.by, yes, no, vote.to, vote.seat, vote.bot)
    settle(table, [new if v.vote == number else v for v in table.votes], base)


def settle(table: Table, votes: list[Vote], base: dict[str, Any] | None = None) -> None:
    """Count the votes: to go back needs all, a regent for somebody who is away more than half of the others.

    `base` is the position that the vote which was just answered would go back to.
    """
    left: list[Vote] = []
    for v in votes:
        voters = {s for s in table.people() if s != v.seat}
        yes = len(voters & set(v.yes))
        no = len(voters & set(v.no))
        if v.kind == "rewind" and yes == len(voters) and base is not None:
            table.note(table.play.rewind(v.to, table.play.game.load(base)))
        elif v.kind == "regent" and 2 * yes > len(voters):
            table.set_seat(v.seat, regent=v.bot)
        elif (no == 0) if v.kind == "rewind" else (2 * no < len(voters)):
            left.append(v)
    table.set_votes(left)
