"""What people do at a table. Each command is checked against the keys of its client before anything else."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from reame.kernel.errors import IllegalMove
from reame.server.audience import recap
from reame.server.audience.clients import Client
from reame.server.clocks import clock as clocks
from reame.server.clocks import counting
from reame.server.errors import BadRequest, Conflict, Forbidden, Refusal
from reame.server.library import check_bot
from reame.server.orders import giving
from reame.server.protocol import messages
from reame.server.protocol.clock_messages import AskClock, AskPause, AskTime, Resume
from reame.server.protocol.counsel import MOST_RATED, AskCounsel, allows
from reame.server.protocol.letters import Talking
from reame.server.protocol.orders import Ordering
from reame.server.protocol.texts import clean_name, clean_talk, same_name, unlike
from reame.server.seats import votes
from reame.server.seats.hosting import check_changeable
from reame.server.store.rows import ChatRow
from reame.server.tables import talking
from reame.server.tables.table import Table

UNDONE: Final = 5_000  # commits beyond six a move, before nothing more is taken back: they all have to be read again


async def obey(table: Table, client: Client, message: messages.FromClient) -> None:
    """Do what a client asks, and answer; a refusal comes with the fresh state."""
    if isinstance(message, messages.Ping):
        client.send_data({"type": "pong"})
        return
    if isinstance(message, messages.Look):
        table.looks.note(client)
        return
    if isinstance(message, messages.Hello):
        raise BadRequest("hello-twice", "the first message was a hello already; open another connection")
    try:
        if isinstance(message, messages.AskProspects):
            await _prospects(table, client, message)
            return
        if isinstance(message, AskCounsel):
            await _counsel(table, client, message)
            return
        back = await _look_back(table, client, message)
        async with table.lock:
            await table.fresh()
            await _obey(table, client, message, back)
    except IllegalMove as e:
        await _refuse(table, client, message.id, "illegal", str(e), e.why.sentence.plain())
    except Refusal as e:
        await _refuse(table, client, message.id, e.key, e.message, e.sentence)


async def _refuse(
    table: Table, client: Client, id: str, key: str, message: str, sentence: dict[str, Any] | None
) -> None:
    async with table.lock:
        await table.fresh()
        state = table.audience.shown(client.viewer).body
    said = {"type": "refused", "id": id, "key": key, "message": message, "sentence": sentence}
    client.send_data({**said, "state": msgspec.Raw(state) if state else None})


async def _look_back(table: Table, client: Client, m: messages.Order) -> tuple[int, dict[str, Any]] | None:
    """Where a vote on going back would lead: how many moves stay, and the position. Takes long, so without the lock."""
    if isinstance(m, messages.Rewind):
        _own(client, m.seat)
        _running(table)
        votes.check_rewind(table, m.seat)
        to = await table.tables.replays.find(table, m.seat, m.to)
    elif isinstance(m, messages.CastVote) and m.yes:
        _own(client, m.seat)
        found = votes.rewind_of(table, m.vote)
        if found is None:
            return None
        to = found
    else:
        return None
    return to, await table.tables.replays.lay(table, to)


async def _obey(table: Table, client: Client, m: messages.Order, back: tuple[int, dict[str, Any]] | None) -> None:
    seq = 0
    if isinstance(m, Talking):
        _own(client, m.seat)
        await talking.talk(table, client, m)
    elif isinstance(m, messages.MakeMove):
        seq = await _move(table, client, m)
    elif isinstance(m, messages.AskWhy):
        await _why(table, client, m)
        return
    elif isinstance(m, messages.Undo):
        seq = await _undo(table, client, m)
    elif isinstance(m, messages.Rewind):
        assert back is not None
        await _rewind(table, m, *back)
    elif isinstance(m, messages.CastVote):
        _own(client, m.seat)
        base = None if back is None else back[1]
        table.check_open()
        await table.change(lambda: votes.cast(table, m.seat, m.vote, m.yes, base))
    elif isinstance(m, messages.Regent):
        await _regent(table, client, m)
    elif isinstance(m, messages.Rename):
        _own(client, m.seat)
        await _rename(table, m)
    elif isinstance(m, messages.Say):
        await _say(table, client, m)
    elif isinstance(m, messages.Begin):
        await _begin(table, client, m)
    elif isinstance(m, messages.Adjust):
        await _adjust(table, client, m)
    elif isinstance(m, AskClock) and table.row.status == "waiting":
        await _set_clock(table, client, m)
    elif isinstance(m, AskPause | AskTime | AskClock):
        _own(client, m.seat)
        _running(table)
        await table.change(lambda: votes.open_motion(table, m))
    elif isinstance(m, Resume):
        _own(client, m.seat)
        await _resume(table, m)
    elif isinstance(m, Ordering):
        _own(client, m.seat)
        await _order(table, m)
    elif isinstance(m, messages.Hurry):
        _own(client, m.seat)
        _running(table)
        table.machines.hurry()
    elif isinstance(m, messages.HaveRead):
        await recap.read_on(table, client.viewer, m.count)
    client.send_data({"type": "ack", "id": m.id, "seq": seq})


def _own(client: Client, seat: int | None) -> None:
    if seat not in client.viewer:
        raise Forbidden("not-your-seat", f"seat {seat} is not yours; its key was not given")


def _running(table: Table) -> None:
    table.check_open()
    if table.row.status == "waiting":
        raise Conflict("not-started", "the game has not begun: seats are still open")
    if table.over:
        raise Conflict("over", "the game is over")


async def _move(table: Table, client: Client, m: messages.MakeMove) -> int:
    _own(client, m.seat)

    def act() -> int:
        done = table.ledger.done.get((m.seat, m.id))
        if done is not None:
            return done  # committed before; the acknowledgement was lost
        _running(table)
        if table.machine(m.seat) is not None:
            raise Conflict("regent-rules", "a bot plays this seat; take it back first")
        if m.seq != table.play.seqs[m.seat]:
            raise Conflict("stale", "this answers an earlier question; look again")
        table.note(table.play.move(m.seat, table.play.parse(m.words), m.id))
        return m.seq

    return await table.change(act, (m.seat, m.words))


async def _why(table: Table, client: Client, m: messages.AskWhy) -> None:
    _own(client, m.seat)
    allowed, sentence = await table.why(m.seat, m.words)
    client.send_data({"type": "why", "id": m.id, "allowed": allowed, "sentence": sentence})


async def _prospects(table: Table, client: Client, m: messages.AskProspects) -> None:
    _own(client, m.seat)
    told = await table.prospects.tell(m.seat, m.about, client.address)
    client.send_data({"type": "prospects", "id": m.id, "seat": m.seat, "told": told})


async def _counsel(table: Table, client: Client, m: AskCounsel) -> None:
    _own(client, m.seat)
    told = await table.advice.give(m, client.address)
    client.send_data({"type": "counsel", "id": m.id, "seat": m.seat, "seq": m.seq, "want": m.want, "told": told})


async def _undo(table: Table, client: Client, m: messages.Undo) -> int:
    _own(client, m.seat)

    def act() -> int:
        done = table.ledger.done.get((m.seat, m.id))
        if done is not None:
            return done
        _running(table)
        if table.machine(m.seat) is not None:
            raise Conflict("regent-rules", "a bot plays this seat; take it back first")
        if table.row.seq > UNDONE + 6 * len(table.ledger):
            raise Conflict("no-undo", "so much was taken back at this table that it is enough")
        table.note(table.play.undo(m.seat, 0, m.id))
        votes.drop_stale(table)
        return table.play.seqs[m.seat]

    return await table.change(act)


async def _rewind(table: Table, m: messages.Rewind, to: int, base: dict[str, Any]) -> None:
    def act() -> None:
        _running(table)
        votes.open_rewind(table, m.seat, to, base)

    await table.change(act)


async def _regent(table: Table, client: Client, m: messages.Regent) -> None:
    bot = None if m.bot is None else check_bot(m.bot)

    def act() -> None:
        table.check_open()
        if not m.seat < len(table.seats):
            raise BadRequest("no-such-seat", f"there are {len(table.seats)} seats, not {m.seat}")
        if m.seat in client.viewer:
            if table.seats[m.seat].kind != "person":
                raise Conflict("nobody-there", "nobody sits there yet")
            if table.seats[m.seat].regent != bot:
                table.set_seat(m.seat, regent=bot)
                table.tell("returns" if bot is None else "regent", m.seat)
            votes.settle(table, [v for v in table.votes if v.seat != m.seat])
        else:
            votes.open_regency(table, client.seats, m.seat, bot)

    await table.change(act)


async def _order(table: Table, m: Ordering) -> None:
    def act() -> None:
        _running(table)
        giving.order(table, m)

    await table.change(act)


async def _rename(table: Table, m: messages.Rename) -> None:
    name = clean_name(m.name)

    def act() -> None:
        if table.seats[m.seat].muted:
            raise Forbidden("muted", "the others have decided that you are silent here")
        if any(same_name(name, other) for other in table.names(m.seat)):
            raise Conflict("name-taken", "somebody at this table is called so already; choose another name")
        table.set_seat(m.seat, name=name)

    await table.change(act)


async def _say(table: Table, client: Client, m: messages.Say) -> None:
    if m.seat is not None:
        _own(client, m.seat)
    if table.is_silent(client):
        raise Forbidden("muted", "the others have decided that you are silent here")
    text = clean_talk(m.text)
    if not text:
        raise BadRequest("nothing-said", "there is nothing to be read in this")
    # Whoever plays speaks at the table, not in the gallery.
    seat = m.seat if m.seat is not None or not client.seats else client.seats[0]
    if seat is not None and table.row.talk == "none" and table.row.status == "running":
        raise Forbidden("no-talk", "at this table nobody talks; that was agreed when it was laid")
    if m.proclaim and (seat is None or table.row.status == "waiting"):
        raise Conflict("nothing-to-proclaim", "only who plays proclaims something, when the game has begun")
    name = unlike(client.name, table.names()) if seat is None else table.seats[seat].name
    moves = len(table.ledger) if m.proclaim else None
    line = ChatRow(n=0, at=time.time(), seat=seat, name=name, text=text, moves=moves)
    await table.tables.store.say(table.id, line, m.id, client.person)
    await table.audience.show_chat()


async def _begin(table: Table, client: Client, m: messages.Begin) -> None:
    bot = check_bot(m.bot)

    def act() -> None:
        table.check_open()
        if not table.is_host(client.keys):
            raise Forbidden("not-host", "only the host begins")
        if table.row.status != "waiting":
            raise Conflict("started", "the game has begun already")
        for chair in table.seats:
            if chair.kind == "open":
                table.set_seat(chair.seat, kind="bot", bot=bot)  # whoever was invited may still come
        table.put(status="running")

    await table.change(act)


async def _adjust(table: Table, client: Client, m: messages.Adjust) -> None:
    wanted = {"manner": m.manner, "pace_ms": m.pace_ms, "away_hours": m.away_hours, "counsel": m.counsel}

    def act() -> None:
        table.check_open()
        if not table.is_host(client.keys):
            raise Forbidden("not-host", "only the host changes how the table goes on")
        if m.counsel is not None and table.row.status != "waiting":
            raise Conflict("started", "how far counsel goes is agreed before the game begins")
        if m.counsel is not None and table.row.rated and not allows(MOST_RATED, m.counsel):
            raise BadRequest("rated-counsel", "where games count for ratings, nobody is counselled")
        sooner = m.away_hours is not None and m.away_hours < table.row.away_hours
        if sooner or m.manner not in (None, table.row.manner):
            check_changeable(table)
        for name, value in wanted.items():
            if value is not None and value != getattr(table.row, name):
                table.put(**{name: value})

    await table.change(act)


async def _set_clock(table: Table, client: Client, m: AskClock) -> None:
    clock = clocks.checked(m.clock)

    def act() -> None:
        table.check_open()
        if not table.is_host(client.keys):
            raise Forbidden("not-host", "only the host sets the clock before the game begins")
        if table.row.status != "waiting":
            raise Conflict("started", "the game has begun already")
        counting.wind(table, clock, clocks.write_clock(clock), table.tables.now())

    await table.change(act)


async def _resume(table: Table, m: Resume) -> None:
    def act() -> None:
        table.check_open()
        if table.row.paused_until is None:
            raise Conflict("not-paused", "the clocks do not stand still")
        counting.resume(table, table.tables.now())
        table.tell("resumed", m.seat)

    await table.change(act)
