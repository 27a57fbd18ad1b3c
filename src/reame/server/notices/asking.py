"""Before anything is sent it is asked again: does the question still stand, and has nobody looked since?"""

from __future__ import annotations

from typing import Final

import msgspec

from reame.server.notices.outbox import HOOK
from reame.server.seats.votes import Vote
from reame.server.store.outbox import FOLLOWED, Item, Standing
from reame.server.store.rows import NoticeRow

DAY: Final = 86_400.0
REMINDERS: Final = (DAY, 3 * DAY)  # seconds after a question was put, if it still stands and has no limit


def item_of(row: NoticeRow) -> Item:
    """A notice, on its way."""
    facts = msgspec.json.decode(row.facts)
    return Item(
        kind=row.kind, table=row.table_id, seat=row.seat, key=row.key, at=row.at, stage=row.stage, facts=facts
    )  # fmt: skip


def still_holds(item: Item, reader: str, table: Standing | None) -> bool:
    """Is this still to be told?"""
    if table is None:
        return False
    if item.seat == HOOK:
        return item.kind != "turn" or (item.key in table.asks and table.status == "running")
    if table.holders.get(item.seat) != reader:
        return False
    if item.kind in FOLLOWED:
        stands = item.key in table.asks and table.status == "running" and bool(table.waiting >> item.seat & 1)
        if is_reminder(item) and table.paused is not None:
            return False
        # A reminder, and the end of one's time, concern also those who have looked and gone away again.
        return stands and (item.stage > 0 or item.kind == "time" or table.looked <= item.at)
    if item.kind == "vote":
        votes = msgspec.json.decode(table.votes, type=list[Vote])
        open_ = any(v.vote == item.facts.get("vote") and item.seat not in (*v.yes, *v.no) for v in votes)
        return open_ and table.looked <= item.at
    return table.looked <= item.at


def is_reminder(what: Item | NoticeRow) -> bool:
    """Has somebody been told of this question before? While the clocks stand still by consent they are not again."""
    return what.kind in FOLLOWED and what.stage > 0


def next_stage(row: NoticeRow, now: float, limit: float | None) -> float | None:
    """When a question is to be told of again, if it still stands then.

    Where time runs, when half of it is gone; that it is nearly over the clock says itself.
    """
    if row.kind == "time" or row.seat == HOOK:
        return None
    if limit is not None:
        half = (row.at + limit) / 2
        return half if row.stage == 0 and half > now else None
    return next((row.at + r for r in REMINDERS[row.stage :] if row.at + r > now), None)
