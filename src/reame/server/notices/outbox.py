"""Whom a change at a table has to call: written into the outbox in the very commit that causes it.

A seat is called to its own questions only, whatever anybody else is asked. The hooks of a table are told what a
spectator sees: a covert question changes nothing for them, and under seal the answers do not.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from reame.kernel.deals import Deal
from reame.kernel.position import Position
from reame.server.clocks import motions
from reame.server.clocks.clock import read_clock
from reame.server.seats.votes import SECRET, Vote, voters_of
from reame.server.store.rows import Change, NoticeKind, NoticeRow

if TYPE_CHECKING:
    from reame.server.tables.table import Table

AFTER: Final = 120.0  # seconds before somebody is called who may be about to answer
LIVE: Final = 20.0  # the same, where a game is played in one go
AT_ONCE: Final = 5.0  # and before anybody is told what nobody may be about to answer
HOOK: Final = -1  # the seat of what a table tells its hooks


class Asked(Struct, frozen=True):
    """A question that a person has to answer."""

    person: str
    seq: int
    kind: NoticeKind


class Standing(Struct, frozen=True):
    """What matters to those who may have to be called; compared before and after a change."""

    asked: dict[int, Asked]
    over: bool
    votes: frozenset[int]


def standing(table: Table) -> Standing:
    """How a table stands."""
    row = table.row
    asked: dict[int, Asked] = {}
    if row.status == "running" and table.closed is None:
        p = table.play.position
        for s in p.waiting:
            person = table.seats[s].person
            if person is not None and table.machine(s) is None and not (row.auto_forced and len(p.legal(s)) == 1):
                asked[s] = Asked(person, table.play.seqs[s], kind_of(p, s))
    return Standing(asked, row.status == "over", frozenset(v.vote for v in table.votes))


def kind_of(p: Position, seat: int) -> NoticeKind:
    """An offer of another seat is a matter of its own."""
    top = p.stack[-1] if p.stack else None
    if isinstance(top, Deal) and (
        (top.stage == "answer" and top.other == seat) or (top.stage == "reply" and top.maker == seat)
    ):
        return "offer"
    return "turn"


def notice(
    table: Table, kind: NoticeKind, seat: int, mark: str, after: float, facts: dict[str, Any] | None = None
) -> NoticeRow | None:
    """Something to tell whoever holds a seat, or with HOOK the hooks of the table; nobody, if a bot sits there."""
    reader = table.id if seat == HOOK else table.seats[seat].person
    if reader is None:
        return None
    now = time.time()
    return NoticeRow(
        id=secrets.token_urlsafe(12), reader=reader, table_id=table.id, seat=seat, kind=kind,
        key=f"{kind}:{table.id}:{seat}:{mark}", at=now, due=now + after,
        facts=msgspec.json.encode(facts or {}).decode(),
    )  # fmt: skip


def follow(table: Table, before: Standing, change: Change) -> Standing:
    """What a change calls for, and what it makes moot; how the table stands now. Inside change(), after the columns are
    known."""
    now = standing(table)
    after = LIVE if read_clock(table.row.clock).kind == "live" else AFTER
    for seat, was in before.asked.items():
        if now.asked.get(seat) != was:
            change.moot.append(seat)
    found: list[NoticeRow | None] = []
    for seat, asked in now.asked.items():
        if before.asked.get(seat) != asked:
            found.append(notice(table, asked.kind, seat, str(asked.seq), after))
    for v in table.votes:
        if v.vote not in before.votes:
            found += [_of_vote(table, v, s) for s in {*voters_of(table, v), v.seat} - {*v.yes, *v.no, -1}]
    found += _of_hooks(table, before, change)
    if now.over and not before.over:
        found += [notice(table, "over", s.seat, "", AFTER) for s in table.seats if s.kind == "person"]
    change.notices += [n for n in found if n is not None]
    return now


def _of_vote(table: Table, v: Vote, seat: int) -> NoticeRow | None:
    """Who has a vote is asked; whoever the others would replace is told, but not who would be sent away or silenced."""
    if seat == v.seat and (v.kind in SECRET or table.seats[seat].kind != "person"):
        return None
    about = "own" if seat == v.seat and v.kind not in motions.KINDS else v.kind
    return notice(table, "vote", seat, str(v.vote), AFTER, {"vote": v.vote, "about": about})


def opening(table: Table) -> list[NoticeRow]:
    """Whom a table calls that has just been laid."""
    change = Change()
    follow(table, Standing({}, False, frozenset()), change)
    return change.notices


def _of_hooks(table: Table, before: Standing, change: Change) -> list[NoticeRow | None]:
    if table.row.status == "over":
        if before.over:
            return []
        change.moot.append(HOOK)
        winners = table.play.position.outcome
        return [notice(table, "over", HOOK, "", AT_ONCE, {"winners": winners.winners if winners else []})]
    if table.row.status != "running" or table.closed is not None or table.play.position.covert:
        return []
    # Whose sealed answer is given by a machine because time is over is told to nobody before the answers are opened.
    people = [s for s in table.play.position.asked if table.machine(s) is None or table.seats[s].out]
    called = " ".join(map(str, people))
    if called == table.row.called:
        return []
    table.put(called=called)
    change.moot.append(HOOK)
    return [notice(table, "turn", HOOK, secrets.token_hex(6), AFTER, {"seats": people})] if people else []
