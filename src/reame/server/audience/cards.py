"""What anybody may know of a table, besides the game itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reame.bots.characters import temper_of
from reame.kernel.record import commitment
from reame.server.audience.shown import Viewer
from reame.server.clocks import motions
from reame.server.clocks.clock import read_clock
from reame.server.protocol.bodies import ClosedCard, OriginCard, SeatCard, TableCard, VoteCard
from reame.server.seats import onlookers
from reame.server.seats.votes import SECRET, Vote, voters_of
from reame.server.store.rows import TableRow
from reame.server.tables.editions import name_of
from reame.server.tables.talking import may_write

if TYPE_CHECKING:
    from reame.server.tables.table import Table


def card(table: Table, viewer: Viewer, host: bool) -> TableCard:
    """What a client is told about the table."""
    row = table.row
    chairs = [
        SeatCard(
            s.seat,
            s.called,
            s.kind,
            s.bot,
            s.regent,
            table.online(s.seat),
            table.away(s.seat),
            s.seat in viewer,
            s.arms or (None if s.character is None else s.character.arms),
            s.departed,
            s.ready,
            s.muted,
            s.invite_hash is not None and host and (s.kind != "person" or s.departed),
            (temper_of(s.bot) or None) if s.kind == "bot" and s.bot else None,
        )
        for s in table.seats
    ]
    return TableCard(
        table=row.id,
        game=row.game,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        status=row.status,
        seats=chairs,
        host=host,
        public=row.public,
        shut=row.shut,
        commitment=commitment(row.seed, row.salt),
        seed=row.seed if table.over else None,
        salt=row.salt if table.over else None,
        pace_ms=row.pace_ms,
        manner=row.manner,
        away_hours=row.away_hours,
        auto_forced=row.auto_forced,
        clock=read_clock(row.clock),
        votes=[_vote_card(table, v, viewer) for v in table.votes],
        rematch=row.rematch,
        archived=row.archived,
        origin=origin_card(row, whole=not row.public),
        edition=name_of(row.edition),
        talk=row.talk,
        opened=row.opened,
        rated=row.rated,
        counsel=row.counsel,
        letters=may_write(table),
        onlookers=onlookers.cards(row) if host else [],
        closed=None if table.closed is None else ClosedCard(table.closed.key, table.closed.why),
    )


def origin_card(row: TableRow, whole: bool) -> OriginCard | None:
    """Where a table comes from, if it was not laid anew; the name of the other one is for guests only."""
    if row.source is None and not row.by_hand:
        return None
    return OriginCard(row.source_move, row.by_hand, row.source if whole else None)


def _vote_card(table: Table, v: Vote, viewer: Viewer) -> VoteCard:
    voters = voters_of(table, v)
    if v.kind in SECRET:
        own = set(viewer)
        yes, no = [s for s in v.yes if s in own], [s for s in v.no if s in own]
        return VoteCard(v.vote, v.kind, -1, yes, no, voters, seat=v.seat)
    if v.kind == "rewind":
        left = table.audience.lines_after(viewer, v.to)
        return VoteCard(v.vote, "rewind", v.by, v.yes, v.no, voters, lines=left)
    if v.kind in ("seat", "reseat"):
        return VoteCard(v.vote, v.kind, v.by, v.yes, v.no, voters, seat=v.seat, name=v.name)
    if v.kind in motions.KINDS:
        at = v.seat if v.kind == "time" else None
        return VoteCard(
            v.vote, v.kind, v.by, v.yes, v.no, voters, seat=at, until=v.until, seconds=v.seconds, clock=v.clock
        )
    return VoteCard(v.vote, "regent", v.by, v.yes, v.no, voters, seat=v.seat, bot=v.bot)
