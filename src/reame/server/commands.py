"""What people do at a table. Each command is checked against the keys of its client before anything else."""

from __future__ import annotations

import time
from typing import Any

from reame.kernel.errors import IllegalMove
from reame.server import shapes
from reame.server.clients import Client
from reame.server.errors import BadRequest, Conflict, Forbidden, Refusal
from reame.server.library import check_bot
from reame.server.live import Live, Vote
from reame.server.store import Event


async def obey(live: Live, client: Client, message: shapes.FromClient) -> None:
    """Do what a client asks, and answer; a refusal comes with the fresh state."""
    if isinstance(message, shapes.Ping):
        client.send_data({"type": "pong"})
        return
    if isinstance(message, shapes.Hello):
        raise BadRequest("hello-twice", "the first message was a hello already; open another connection")
    async with live.lock:
        await live.fresh()
        try:
            await _obey(live, client, message)
        except IllegalMove as e:
            await _refuse(live, client, message.id, "illegal", str(e), e.why.sentence.plain())
        except Refusal as e:
            await _refuse(live, client, message.id, e.key, e.message, e.sentence)


async def _refuse(live: Live, client: Client, id: str, key: str, message: str, sentence: dict[str, Any] | None) -> None:
    await live.fresh()
    state = live.state_for(client.eyes)
    client.send_data(
        {"type": "refused", "id": id, "key": key, "message": message, "sentence": sentence, "state": state}
    )


async def _obey(live: Live, client: Client, m: shapes.Order) -> None:
    seq = 0
    if isinstance(m, shapes.Play):
        seq = await _move(live, client, m)
    elif isinstance(m, shapes.AskWhy):
        _why(live, client, m)
        return
    elif isinstance(m, shapes.Undo):
        seq = await _undo(live, client, m)
    elif isinstance(m, shapes.Rewind):
        await _rewind(live, client, m)
    elif isinstance(m, shapes.CastVote):
        await _vote(live, client, m)
    elif isinstance(m, shapes.Regent):
        await _regent(live, client, m)
    elif isinstance(m, shapes.Rename):
        _own(client, m.seat)
        await live.change(lambda: live.set_seat(m.seat, name=m.name.strip()))
    elif isinstance(m, shapes.Say):
        await _say(live, client, m)
    elif isinstance(m, shapes.Begin):
        await _begin(live, client, m)
    client.send_data({"type": "ack", "id": m.id, "seq": seq})


def _own(client: Client, seat: int) -> None:
    if seat not in client.eyes:
        raise Forbidden("not-your-seat", f"seat {seat} is not yours; its key was not given")


def _running(live: Live) -> None:
    if live.row.status == "waiting":
        raise Conflict("not-started", "the game has not begun: seats are still open")
    if live.over:
        raise Conflict("over", "the game is over")


async def _move(live: Live, client: Client, m: shapes.Play) -> int:
    _own(client, m.seat)

    def act() -> int:
        done = live.play.done.get((m.seat, m.id))
        if done is not None:
            return done  # committed before; the acknowledgement was lost
        _running(live)
        if live.machine(m.seat) is not None:
            raise Conflict("regent-rules", "a bot plays this seat; take it back first")
        if m.seq != live.play.seq[m.seat]:
            raise Conflict("stale", "this answers an earlier question; look again")
        move = live.play.parse(m.words)
        live.play.move(m.seat, move, m.id)
        live.note(Event(type="move", seat=m.seat, words=live.play.game.table.words(move), id=m.id))
        return m.seq

    return await live.change(act)


def _why(live: Live, client: Client, m: shapes.AskWhy) -> None:
    _own(client, m.seat)
    why = live.play.position.why(m.seat, live.play.parse(m.words))
    client.send_data({"type": "why", "id": m.id, "allowed": why.allowed, "sentence": why.sentence.plain()})


async def _undo(live: Live, client: Client, m: shapes.Undo) -> int:
    _own(client, m.seat)

    def act() -> int:
        done = live.play.done.get((m.seat, m.id))
        if done is not None:
            return done
        _running(live)
        if live.machine(m.seat) is not None:
            raise Conflict("regent-rules", "a bot plays this seat; take it back first")
        count = live.play.undo(m.seat, 0, m.id)
        live.note(Event(type="undo", seat=m.seat, count=count, id=m.id))
        return live.play.seq[m.seat]

    return await live.change(act)


# -- votes -------------------------------------------------------------------------------------


async def _rewind(live: Live, client: Client, m: shapes.Rewind) -> None:
    _own(client, m.seat)

    def act() -> None:
        _running(live)
        if m.seat not in live.people():
            raise Conflict("regent-rules", "a bot plays this seat; take it back first")
        if any(v.kind == "rewind" for v in live.votes):
            raise Conflict("vote-open", "there is a vote on going back already")
        frames = live.hall.replays.walk(live, m.seat).frames
        if not 0 <= m.to < len(frames) - 1:
            raise BadRequest("no-such-moment", f"there are {len(frames) - 1} moments to go back to, not {m.to}")
        _settle(live, [*live.votes, Vote(_number(live), "rewind", m.seat, [m.seat], [], to=frames[m.to])])

    await live.change(act)


async def _regent(live: Live, client: Client, m: shapes.Regent) -> None:
    bot = None if m.bot is None else check_bot(m.bot)

    def act() -> None:
        if not m.seat < len(live.seats):
            raise BadRequest("no-such-seat", f"there are {len(live.seats)} seats, not {m.seat}")
        if m.seat in client.eyes:
            if live.seats[m.seat].kind != "person":
                raise Conflict("nobody-there", "nobody sits there yet")
            live.set_seat(m.seat, regent=bot)
            _settle(live, [v for v in live.votes if v.seat != m.seat])
        else:
            _open_regency(live, client, m.seat, bot)

    await live.change(act)


def _open_regency(live: Live, client: Client, seat: int, bot: str | None) -> None:
    voters = [s for s in client.seats if s in live.people()]
    if not voters:
        raise Forbidden("not-your-seat", "only people at the table can ask for a regent")
    if bot is None:
        raise Forbidden("not-your-seat", "only its holder can take a seat back")
    if live.machine(seat) is not None:
        raise Conflict("regent-rules", "a bot plays this seat already")
    if not live.away(seat):
        raise Conflict("not-away", f"that seat has not been away for {live.row.away_hours:g} hours")
    if any(v.seat == seat for v in live.votes):
        raise Conflict("vote-open", "there is a vote on that seat already")
    _settle(live, [*live.votes, Vote(_number(live), "regent", voters[0], voters, [], seat=seat, bot=bot)])


def _number(live: Live) -> int:
    return live.row.seq + 1  # grows with every commit, so no two votes have the same


async def _vote(live: Live, client: Client, m: shapes.CastVote) -> None:
    _own(client, m.seat)

    def act() -> None:
        found = [v for v in live.votes if v.vote == m.vote]
        if not found:
            raise Conflict("no-such-vote", "that vote is over")
        vote = found[0]
        if m.seat not in live.people() or m.seat == vote.seat:
            raise Forbidden("no-vote", "this seat has no vote on that")
        yes = [s for s in vote.yes if s != m.seat] + ([m.seat] if m.yes else [])
        no = [s for s in vote.no if s != m.seat] + ([] if m.yes else [m.seat])
        new = Vote(vote.vote, vote.kind, vote.by, yes, no, vote.to, vote.seat, vote.bot)
        _settle(live, [new if v.vote == m.vote else v for v in live.votes])

    await live.change(act)


def _settle(live: Live, votes: list[Vote]) -> None:
    """Count the votes: to go back needs all, a regent for somebody who is away more than half of the others."""
    left: list[Vote] = []
    for v in votes:
        voters = {s for s in live.people() if s != v.seat}
        yes = len(voters & set(v.yes))
        no = len(voters & set(v.no))
        if v.kind == "rewind" and yes == len(voters) and v.to <= len(live.play.record):
            live.play.rewind(v.to)
            live.note(Event(type="rewind", count=v.to))
        elif v.kind == "regent" and 2 * yes > len(voters):
            live.set_seat(v.seat, regent=v.bot)
        elif (no == 0) if v.kind == "rewind" else (2 * no < len(voters)):
            left.append(v)
    live.set_votes(left)


# -- the rest ----------------------------------------------------------------------------------


async def _say(live: Live, client: Client, m: shapes.Say) -> None:
    if m.seat is not None:
        _own(client, m.seat)
    name = client.name if m.seat is None else live.seats[m.seat].name
    await live.hall.store.say(live.id, m.seat, name, m.text, m.id, time.time())
    await live.show_chat()


async def _begin(live: Live, client: Client, m: shapes.Begin) -> None:
    if not client.seats:
        raise Forbidden("not-your-seat", "only people at the table can begin")
    bot = check_bot(m.bot)

    def act() -> None:
        if live.row.status != "waiting":
            raise Conflict("started", "the game has begun already")
        for chair in live.seats:
            if chair.kind == "open":
                live.set_seat(chair.seat, kind="bot", bot=bot, key_hash=None)

    await live.change(act)
