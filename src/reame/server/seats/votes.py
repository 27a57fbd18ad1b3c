"""Questions to the people at a table: to go back further than undo allows, to put a regent in for somebody who is away,
to give a bot's seat to a person who was invited to it, or a seat back to somebody who has lost the device."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from reame.server.clocks import motions
from reame.server.clocks.clock import Clock
from reame.server.errors import Conflict, Forbidden
from reame.server.protocol.bodies import VoteKind
from reame.server.protocol.clock_messages import AskClock, AskPause, AskTime
from reame.server.protocol.texts import clean_name
from reame.server.seats.leaving import dismiss
from reame.server.store.rows import PersonRow

if TYPE_CHECKING:
    from reame.server.tables.table import Table


AGREED: Final = 2  # people who have to agree on what nobody decides alone
SECRET: Final = ("kick", "mute", "unmute")  # nobody is told who voted how


class Vote(Struct):
    """A question to the people at the table. `to` counts moves of the record, which no client is told."""

    vote: int  # random: a number that counts would tell of commits that nobody sees
    kind: VoteKind
    by: int
    yes: list[int]
    no: list[int]
    to: int = 0
    seat: int = -1
    bot: str = ""
    name: str = ""  # of the person who wants the seat
    claim: str = ""  # the hash of the key that will hold it
    person: str = ""  # and who they are, if that is known
    arms: str = ""
    hours: str = ""
    until: float = 0.0  # of a pause
    seconds: float = 0.0  # of more time for a seat
    clock: Clock | None = None


def voters_of(table: Table, vote: Vote) -> list[int]:
    """Who is asked. To go back concerns everybody who holds a seat, also while a regent rules for them."""
    if vote.kind == "rewind":
        return [s.seat for s in table.seats if s.kind == "person"]
    if vote.kind in motions.KINDS:
        return table.people()
    return [s for s in table.people() if s != vote.seat]


def _number() -> int:
    return secrets.randbelow(2**53)  # as many as a browser can count


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
    settle(table, [*table.votes, Vote(_number(), "rewind", seat, [seat], [], to=to)], base)


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
    _check_seat_free_of_votes(table, seat)
    settle(table, [*table.votes, Vote(_number(), "regent", voters[0], voters, [], seat=seat, bot=bot)])


def open_claim(table: Table, seat: int, name: str, claim: str, person: PersonRow | None = None) -> None:
    """Somebody who was invited comes late, and a bot plays the seat: the people decide. Inside change()."""
    _check_seat_free_of_votes(table, seat)
    if _has_holder(table, seat) and _judges(table, seat) < AGREED:
        raise Conflict("too-few", "nobody decides that alone: there have to be two others who play")
    vote = Vote(_number(), "seat", seat, [], [], seat=seat, name=clean_name(name), claim=claim)
    if person is not None:
        vote.person, vote.arms, vote.name = person.id, person.arms, vote.name or person.name
        vote.hours = person.hours
    settle(table, [*table.votes, vote])


def open_accusation(table: Table, kind: VoteKind, by: int, seat: int) -> None:
    """Somebody asks that a person is sent away, is silent, or may speak again. Inside change()."""
    chair = table.seats[seat]
    if by not in table.people():
        raise Conflict("regent-rules", "a bot plays this seat; take it back first")
    if seat == by or chair.kind != "person" or chair.departed:
        raise Conflict("nobody-there", "nobody else sits there")
    if kind == "kick" and table.row.status != "running":
        raise Conflict("not-started", "the game does not run; before it begins, the host frees seats")
    if chair.muted != (kind == "unmute") and kind != "kick":
        raise Conflict("no-such-vote", "that is so already")
    if _judges(table, seat) < AGREED:
        raise Conflict("too-few", "nobody decides that alone: there have to be two others who play")
    _check_seat_free_of_votes(table, seat)
    settle(table, [*table.votes, Vote(_number(), kind, by, [by], [], seat=seat)])


def open_reseat(table: Table, seat: int, claim: str, person: PersonRow | None = None) -> None:
    """Somebody has lost the device that holds a seat, and asks for it: all others have to agree. Inside change().

    The holder is told, and one sign of life of theirs ends it: nobody loses a seat where they are.
    """
    chair = table.seats[seat]
    if table.row.status != "running":
        raise Conflict("not-started", "the game does not run; before it begins, the host frees seats")
    if chair.kind != "person" or chair.departed:
        raise Conflict("nobody-there", "nobody sits there")
    if table.seen_lately(seat):
        raise Conflict("seen-lately", "whoever holds that seat was seen within a day")
    if _judges(table, seat) < AGREED:
        raise Conflict("too-few", "nobody decides that alone: there have to be two others who play")
    _check_seat_free_of_votes(table, seat)
    vote = Vote(_number(), "reseat", seat, [], [], seat=seat, claim=claim, name=chair.name)
    if person is not None:
        vote.person, vote.arms, vote.hours = person.id, person.arms, person.hours
    table.tell("asks-back", seat)
    settle(table, [*table.votes, vote])


def open_motion(table: Table, m: AskPause | AskTime | AskClock) -> None:
    """A seat asks for a pause, for more time, or for another clock. Inside change()."""
    by = -1 if m.seat is None else m.seat
    if by not in table.people():
        raise Conflict("regent-rules", "a bot plays this seat; take it back first")
    if isinstance(m, AskPause):
        vote = Vote(_number(), "pause", by, [by], [], until=motions.check_pause(table, m.until))
    elif isinstance(m, AskTime):
        vote = Vote(_number(), "time", by, [by], [], seat=m.to, seconds=motions.check_time(table, m.to, m.seconds))
    else:
        vote = Vote(_number(), "clock", by, [by], [], clock=motions.check_clock(table, m.clock))
    if any(v.kind == vote.kind and v.seat == vote.seat for v in table.votes):
        raise Conflict("vote-open", "there is a vote on that already")
    settle(table, [*table.votes, vote])


def _judges(table: Table, seat: int) -> int:
    """How many others decide on a person; who holds several seats is one."""
    return len(_holders(table, [s for s in table.people() if s != seat]))


def _holders(table: Table, seats: list[int]) -> set[str]:
    return {table.seats[s].person or table.seats[s].key_hash or str(s) for s in seats}


def drop_claims(table: Table, seat: int) -> None:
    """Nobody asks for this seat any more. Inside change()."""
    table.set_votes([v for v in table.votes if v.kind != "seat" or v.seat != seat])


def _check_seat_free_of_votes(table: Table, seat: int) -> None:
    if any(v.seat == seat and v.kind not in motions.KINDS for v in table.votes):
        raise Conflict("vote-open", "there is a vote on that seat already")


def cast(table: Table, seat: int, number: int, agrees: bool, base: dict[str, Any] | None) -> None:
    """A seat answers a vote; `base` is the position it would go back to, if it would. Inside change()."""
    found = [v for v in table.votes if v.vote == number]
    if not found:
        raise Conflict("no-such-vote", "that vote is over")
    vote = found[0]
    if seat not in voters_of(table, vote):
        raise Forbidden("no-vote", "this seat has no vote on that")
    vote.yes = [s for s in vote.yes if s != seat] + ([seat] if agrees else [])
    vote.no = [s for s in vote.no if s != seat] + ([] if agrees else [seat])
    settle(table, table.votes, base)


def settle(table: Table, votes: list[Vote], base: dict[str, Any] | None = None) -> None:
    """Count the votes: to go back needs all, clocks two thirds, anything else more than half. Inside change().

    `base` is the position that the vote which was just answered would go back to.
    """
    left: list[Vote] = []
    for v in votes:
        voters = set(voters_of(table, v))
        yes = len(voters & set(v.yes))
        no = len(voters & set(v.no))
        if v.kind == "rewind":
            if no:
                continue
            if yes == len(voters) and base is not None:
                table.note(table.play.rewind(v.to, table.play.game.load(base)))
                table.tell("went-back", v.by)
                continue
            left.append(v)
        elif v.kind == "reseat":
            if no or table.seen_lately(v.seat) or table.seats[v.seat].departed:
                continue
            if yes == len(voters) and len(_holders(table, sorted(voters))) >= AGREED:
                _agreed(table, v)
            else:
                left.append(v)
        elif v.kind in motions.KINDS:
            carried = motions.is_carried(yes, no, len(voters))
            if carried:
                motions.carry(table, v)
            elif carried is None:
                left.append(v)
        elif (2 * yes > len(voters) or not voters) and _enough(table, v, voters):
            _agreed(table, v)
        elif 2 * no < len(voters):
            left.append(v)
        elif v.kind == "seat":
            table.set_seat(v.seat, invite_hash=None)  # the invitation is spent, or it could be asked for ever
    # Whoever was sent away asks for nothing any more.
    table.set_votes([v for v in left if v.kind == "seat" or not table.seats[v.by].departed])


def _enough(table: Table, v: Vote, voters: set[int]) -> bool:
    """Nobody alone sends anybody away, silences them, or gives away the seat of somebody who may come back."""
    if v.kind in SECRET or (v.kind == "seat" and _has_holder(table, v.seat)):
        return len(_holders(table, sorted(voters & set(v.yes)))) >= AGREED
    return True


def _has_holder(table: Table, seat: int) -> bool:
    chair = table.seats[seat]
    return chair.kind == "person" and not chair.departed


def _agreed(table: Table, v: Vote) -> None:
    if v.kind == "regent":
        table.set_seat(v.seat, regent=v.bot)
        table.tell("regent", v.seat)
        table.notify("regent", v.seat, str(v.vote))
    elif v.kind == "kick":
        table.tell("kicked", v.seat)
        dismiss(table, v.seat)
    elif v.kind in ("mute", "unmute"):
        table.set_seat(v.seat, muted=v.kind == "mute")
        table.tell("muted" if v.kind == "mute" else "unmuted", v.seat)
    elif v.kind == "reseat":
        table.seat_person(v.seat, v.name, v.claim, "reseated", _claimer(v))
    elif table.seats[v.seat].kind == "bot" or table.vanished(v.seat):
        table.seat_person(v.seat, v.name, v.claim, "takes-over", _claimer(v))


def _claimer(v: Vote) -> PersonRow | None:
    if not v.person:
        return None
    return PersonRow(id=v.person, name=v.name, arms=v.arms, created=0.0, seen=0.0, hours=v.hours)
