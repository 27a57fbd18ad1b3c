"""How a table comes about: laid anew, from a record, from a moment of a finished game, for a rematch."""

from __future__ import annotations

import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from reame.kernel.errors import BadStart
from reame.kernel.game import Game
from reame.server.clocks import clock as clocks
from reame.server.clocks import counting
from reame.server.errors import BadRequest, Conflict, Forbidden
from reame.server.library import check_bot
from reame.server.notices import outbox
from reame.server.protocol.bodies import Branch, Chair, Made, NewTable
from reame.server.protocol.counsel import MOST_RATED, allows
from reame.server.protocol.texts import clean_name, unlike
from reame.server.store.rows import CounselRule, Entry, NoticeRow, PersonRow, SeatKind, SeatRow, Snapshot, TableRow
from reame.server.store.store import Store
from reame.server.tables import results
from reame.server.tables.keys import key_hash, new_key
from reame.server.tables.machines import masks
from reame.server.tables.play import Play, made_by
from reame.server.tables.table import Loaded, Table, setting_of

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables

log = logging.getLogger("reame.server")

KINDS: Final[dict[str, SeatKind]] = {"me": "person", "open": "open", "bot": "bot"}
MOST_MOVES: Final = 20_000  # of a record that is brought to look at


async def create(tables: Tables, new: NewTable, person: PersonRow | None = None) -> Made:
    """A new table: keys for own seats, invitations to the open ones."""
    if new.rated and new.edition:
        raise BadRequest("not-rated", "only games by the rules of the house count for ratings, not those of an edition")
    if new.rated and new.counsel is not None and not allows(MOST_RATED, new.counsel):
        raise BadRequest("rated-counsel", "where games count for ratings, nobody is counselled")
    game = await edited(tables, new.game, new.edition)
    return await _make(tables, game, chosen(game, len(new.seats), dict(new.options)), new, person)


async def edited(tables: Tables, name: str, edition: str) -> Game[Any]:
    """A game, by an edition of the house or one that somebody brings; BadRequest if it does not hold."""
    if not edition:
        return tables.library.find(name)
    text = await tables.editions.accepted(name, edition)
    return await tables.library.fetch(f"{name}\n{text}")


def chosen(game: Game[Any], seats: int, options: dict[str, str]) -> str:
    """All options of a game, as they are stored; BadRequest if these do not go together."""
    try:
        return msgspec.json.encode(game.option_words(game.choose(seats, options))).decode()
    except BadStart as e:
        raise BadRequest("bad-start", str(e)) from None


def usual_counsel(seats: list[Chair], rated: bool) -> CounselRule:
    """Who plays with bots alone may have hints; among several people one is told what the rules say."""
    return "hint" if not rated and sum(chair.who != "bot" for chair in seats) == 1 else "rules"


class Source(Struct):
    """Where a table goes on from: a moment of another one, perhaps of one that somebody wrote, or of a lesson."""

    table: str | None
    move: int
    by_hand: bool
    start: dict[str, Any]


async def _make(
    tables: Tables,
    game: Game[Any],
    options: str,
    new: NewTable | Branch,
    person: PersonRow | None,
    source: Source | None = None,
) -> Made:
    now = time.time()
    rated = isinstance(new, NewTable) and new.rated
    keys = {str(n): new_key() for n, chair in enumerate(new.seats) if chair.who == "me"}
    invites = {str(n): new_key() for n, chair in enumerate(new.seats) if chair.who == "open"}
    chairs = [_chair(n, chair, keys.get(str(n)), invites.get(str(n)), now) for n, chair in enumerate(new.seats)]
    for made in chairs:
        if made.kind == "person" and person is not None:
            made.person, made.arms, made.name = person.id, person.arms, made.name or person.name
            made.hours = person.hours
        made.name = unlike(made.name, [c.name for c in chairs[: made.seat]])
    clock = clocks.checked(new.clock)
    for made in chairs:
        made.bank = clock.bank
    host = next(iter(keys.values()), None) or new_key()  # whoever lays a table and does not sit has a key as well
    row = TableRow(
        id=secrets.token_urlsafe(16),
        game=game.name,
        edition=game.edition,
        rules=game.version,
        options=options,
        seed=secrets.token_hex(16),
        salt=secrets.token_hex(16),
        start=None if source is None else msgspec.json.encode(source.start).decode(),
        status="waiting" if any(c.kind == "open" for c in chairs) else "running",
        public=new.public,
        pace_ms=new.pace_ms,
        manner=new.manner,
        away_hours=new.away_hours,
        auto_forced=new.auto_forced,
        talk=new.talk,
        opened=new.opened,
        rated=rated,
        counsel=new.counsel or usual_counsel(new.seats, rated),
        clock=clocks.write_clock(clock),
        created=now,
        changed=now,
        by_hand=source is not None and source.by_hand,
        source=None if source is None else source.table,
        source_move=0 if source is None else source.move,
        host_hash=key_hash(host),
        host_person=None if person is None else person.id,
    )
    await _add(tables, game, row, chairs)
    return Made(row.id, keys, invites, host)


def _chair(n: int, chair: Chair, key: str | None, invite: str | None, now: float) -> SeatRow:
    row = SeatRow(seat=n, name=clean_name(chair.name), kind=KINDS[chair.who], seen_until=now)
    if chair.who == "bot":
        row.bot = check_bot(chair.bot)
    row.key_hash = None if key is None else key_hash(key)
    row.invite_hash = None if invite is None else key_hash(invite)
    return row


class Laid(Struct):
    """A table that is ready to be stored."""

    table: Table
    opening: Entry
    calls: list[NoticeRow]

    async def store(self, store: Store, c: AsyncConnection) -> None:
        """Write it."""
        t = self.table
        await store.lay(c, t.row, t.seats, [self.opening], t.play.snapshot(t.row.seq), self.calls)


def lay(
    tables: Tables, game: Game[Any], row: TableRow, chairs: list[SeatRow], guests: list[int] | None = None, **facts: Any
) -> Laid:
    """A new table, with its columns for the lists, whose clocks go. Guests are told that they are invited."""
    s = setting_of(row, len(chairs))
    play = Play(game, s.seats, s.seed, s.salt, s.options, s.start)
    play.careful = row.careful
    row.waiting, row.machines = masks(row, chairs, play)
    opening = Entry(type="opening", told=list(play.ledger.lines))
    table = Table(tables, Loaded(row, chairs, play.ledger, play, None))
    counting.count(table, None, tables.now())
    results.begin(table, chairs)
    invited = [outbox.notice(table, "invite", s, "", outbox.AT_ONCE, facts) for s in guests or []]
    return Laid(table, opening, [*filter(None, invited), *outbox.opening(table)])


async def _add(
    tables: Tables, game: Game[Any], row: TableRow, chairs: list[SeatRow], guests: list[int] | None = None
) -> None:
    """Store a new table, and set it going."""
    laid = lay(tables, game, row, chairs, guests)
    async with tables.store.writing() as c:
        await laid.store(tables.store, c)
    tables.add(laid.table).machines.drive()


async def upload(tables: Tables, text: str, room: int) -> str:
    """A record to look at, as a table where nobody plays; all of them have so many bytes of room."""
    if text.count("\n") > MOST_MOVES:
        raise BadRequest("too-long", f"a record of more than {MOST_MOVES} moves is too long")
    checked = await tables.workers.check(text)
    s, standing = checked.setting, checked.standing
    name, _, edition = s.game.partition("\n")
    now = time.time()
    row = TableRow(
        id=secrets.token_urlsafe(16),
        game=name,
        edition=edition,
        rules=checked.rules,
        options=msgspec.json.encode(s.options).decode(),
        seed=s.seed,
        salt=s.salt,
        start=None if s.start is None else msgspec.json.encode(s.start).decode(),
        status="over",
        public=False,
        archived=True,
        pace_ms=0,
        away_hours=0.0,
        auto_forced=False,
        created=now,
        changed=now,
        by_hand=s.by_hand,
        size=len(bytes(checked.entries)) + len(bytes(standing.base)),
        outcome=None if standing.outcome is None else msgspec.json.encode(standing.outcome).decode(),
    )
    chairs = [SeatRow(seat=n, name="", kind="person", seen_until=now) for n in range(s.seats)]
    snapshot = Snapshot(
        seq=row.seq, made_by=made_by(name, checked.rules), floor=standing.floor, base=standing.base,
        seqs=standing.seqs,
    )  # fmt: skip
    await tables.store.create(row, chairs, checked.entries, snapshot)
    gone = await tables.store.make_room(room)
    if gone:
        log.warning("%d old records that were brought to look at made room for new ones", gone)
    return row.id


async def branch(tables: Tables, table_id: str, new: Branch, person: PersonRow | None = None) -> Made:
    """Play on from a moment of a finished game, with new dice."""
    table = await tables.find(table_id)
    async with table.lock:
        await table.fresh()
        if not table.over:
            raise Conflict("not-over", "while a game runs, its secrets stay there; play on when it is over")
        if len(new.seats) != len(table.seats):
            raise BadRequest("bad-start", f"this table has {len(table.seats)} seats, not {len(new.seats)}")
    start = await tables.replays.lay(table, new.at)
    if "outcome" in start:
        raise Conflict("over", "the game is over at this moment; choose an earlier one")
    del start["dice"]
    row = table.row
    game = await tables.library.fetch(row.handle)
    return await _make(tables, game, row.options, new, person, Source(table.id, new.at, row.by_hand, start))


async def free_play(
    tables: Tables, game: Game[Any], start: dict[str, Any], new: Branch, person: PersonRow | None = None
) -> Made:
    """Play on from where a lesson has led, with new dice."""
    options = msgspec.json.encode(start["options"]).decode()
    return await _make(tables, game, options, new, person, Source(None, 0, False, start))


def _again(s: SeatRow) -> SeatRow:
    """The same seat at the table of a rematch; a bot sits where somebody has left."""
    if s.departed:
        return SeatRow(seat=s.seat, name="", kind="bot", bot=s.regent or "greedy", seen_until=s.seen_until)
    return SeatRow(
        seat=s.seat, name=s.name, kind=s.kind, bot=s.bot, key_hash=s.key_hash, seen_until=s.seen_until,
        person=s.person, arms=s.arms, hours=s.hours,
    )  # fmt: skip


async def rematch(tables: Tables, table_id: str, keys: frozenset[str]) -> str:
    """The same people at a new table. Their keys open it, so nobody needs a new link."""
    table = await tables.find(table_id)
    async with table.lock:
        await table.fresh()
        if not table.seats_of(keys):
            raise Forbidden("not-your-seat", "only people at the table can ask for a rematch")
        if not table.over:
            raise Conflict("not-over", "the game is not over yet")
        if table.row.rematch is not None:
            return table.row.rematch
        now = time.time()
        chairs = [_again(s) for s in table.seats]
        old = table.row
        for chair in chairs:
            chair.bank = clocks.read_clock(old.clock).bank
        game = await tables.library.fetch(old.handle)
        row = TableRow(
            id=secrets.token_urlsafe(16),
            game=old.game,
            edition=old.edition,
            rules=game.version,
            options=chosen(game, len(chairs), msgspec.json.decode(old.options)),
            seed=secrets.token_hex(16),
            salt=secrets.token_hex(16),
            status="running",
            public=old.public,
            pace_ms=old.pace_ms,
            manner=old.manner,
            away_hours=old.away_hours,
            auto_forced=old.auto_forced,
            talk=old.talk,
            opened=old.opened,
            rated=old.rated,
            counsel=old.counsel,
            clock=old.clock,
            created=now,
            changed=now,
            host_hash=old.host_hash,
            host_person=old.host_person,
            shut=old.shut,
        )
        own = table.seats_of(keys)
        await _add(tables, game, row, chairs, [s.seat for s in chairs if s.kind == "person" and s.seat not in own])

        def act() -> str:
            if table.row.rematch is None:
                table.put(rematch=row.id)
            return table.row.rematch or row.id

        return await table.change(act)
