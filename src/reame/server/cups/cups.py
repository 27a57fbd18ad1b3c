"""Cups of a club: people come by a link, the host begins one round after the other, results come from finished games.

Who plays with whom is planned for all rounds when the first begins; see pairing. The tables of a cup are tables like
all others: whoever disappears from one has a regent, and may be replaced there if the others at the table agree.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from reame.server.clocks import clock as clocks
from reame.server.cups import laying
from reame.server.cups.pairing import Round, plan, sizes
from reame.server.errors import BadRequest, Conflict, Forbidden, NotFound
from reame.server.protocol.cups import Exchange, NewCup, Terms
from reame.server.protocol.texts import clean_name
from reame.server.seats import votes
from reame.server.store.cup_rows import CupPersonRow, CupRow, CupTableRow, StoredCup
from reame.server.store.cups import CupChange, CupStore, write
from reame.server.store.people import PeopleStore
from reame.server.store.rows import PersonRow
from reame.server.tables import making
from reame.server.tables.keys import key_hash, mark_of, new_key
from reame.server.tables.loading import NAME

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables

MOST: Final = 64  # people who play in a cup
EVER: Final = 200  # people who were ever in it
HELD: Final = 10  # cups that somebody holds at a time
TRIES: Final = 10  # changes that may come in between


class Cup:
    """A cup as it is stored, and what follows from that."""

    def __init__(self, stored: StoredCup) -> None:
        self.row = stored.row
        self.people = stored.people
        self.tables = stored.tables
        self.terms = msgspec.json.decode(stored.row.terms, type=Terms)
        self.plan = msgspec.json.decode(stored.row.plan, type=list[Round])

    @property
    def playing(self) -> list[int]:
        """The numbers of those who play."""
        return [p.n for p in self.people if p.place == "plays" and p.person is not None]

    @property
    def moved(self) -> bool:
        """Are those who play others than the rounds to come were planned for?"""
        return any(
            sorted([w for t in r.tables for w in t] + r.out) != self.playing for r in self.plan[self.row.begun :]
        )

    def of(self, person: PersonRow | None) -> CupPersonRow | None:
        """The place of somebody."""
        return next((p for p in self.people if person is not None and p.person == person.id), None)

    def is_host(self, person: PersonRow | None) -> bool:
        """Is this the host?"""
        return person is not None and person.id == self.row.host

    def somebody(self, n: int) -> CupPersonRow:
        """Somebody who is in it, by number."""
        found = next((p for p in self.people if p.n == n and p.place != "left"), None)
        if found is None:
            raise NotFound("not-in-cup", "nobody in this cup has that number")
        return found

    def check_runs(self) -> None:
        """Refuse when it has been closed."""
        if self.row.status == "over":
            raise Conflict("cup-over", "this cup is over")


class Cups:
    """All that people do with cups."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = CupStore(tables.store)

    async def find(self, cup: str) -> Cup:
        """A cup by its name in links."""
        stored = await self._store.load(cup) if NAME.fullmatch(cup) else None
        if stored is None:
            raise NotFound("no-such-cup", "there is no such cup; perhaps the link is cut short")
        return Cup(stored)

    async def create(self, new: NewCup, person: PersonRow) -> str:
        """A new cup; its name in links."""
        terms, name = new.terms, clean_name(new.name)
        if not name:
            raise BadRequest("no-cup-name", "a cup needs a name")
        if terms.rated and terms.edition:
            raise BadRequest("not-rated", "only games by the rules of the house count for ratings")
        game = await making.edited(self._tables, terms.game, terms.edition)
        if terms.size not in game.seat_range:
            raise BadRequest("bad-start", f"{game.title} is not played by {terms.size}")
        making.chosen(game, terms.size, dict(terms.options))
        terms.smaller = terms.smaller and terms.size - 1 in game.seat_range
        terms.edition, terms.clock = game.edition, clocks.checked(terms.clock)
        if await self._store.held(person.id) >= HELD:
            raise Conflict("many-cups", f"{HELD} cups at a time are enough; close one first")
        now = time.time()
        row = CupRow(
            id=secrets.token_urlsafe(16), name=name, host=person.id, terms=msgspec.json.encode(terms).decode(),
            seed=secrets.token_hex(8), created=now, changed=now,
        )  # fmt: skip
        first = [CupPersonRow(n=0, person=person.id, place="plays")] if new.plays else []
        await self._store.create(row, first)
        return row.id

    # -- coming and going --------------------------------------------------------------------

    async def join(self, cup: str, person: PersonRow) -> None:
        """Somebody comes: before it begins they play, later they are a reserve."""

        def act(c: Cup) -> CupChange:
            c.check_runs()
            known = c.of(person)
            if known is not None and known.place != "left":
                return CupChange()
            if not c.row.open:
                raise Forbidden("cup-shut", "nobody can come in any more; ask the host")
            early = c.row.status == "gathering"
            if len(c.people) >= EVER or (early and len(c.playing) >= MOST):
                raise Conflict("cup-full", f"{MOST} people are as many as can play in a cup")
            n = known.n if known is not None else max((p.n for p in c.people), default=-1) + 1
            return CupChange(people=[CupPersonRow(n=n, person=person.id, place="plays" if early else "reserve")])

        await self._change(cup, act)

    async def leave(self, cup: str, person: PersonRow) -> None:
        """Somebody goes. Tables that run are left there, as always; the rounds to come are played without them."""

        def act(c: Cup) -> CupChange:
            c.check_runs()
            known = c.of(person)
            if known is None or known.place == "left":
                raise Conflict("not-in-cup", "you are not in this cup")
            return CupChange(people=[msgspec.structs.replace(known, place="left")])

        await self._change(cup, act)

    async def set_open(self, cup: str, is_open: bool, person: PersonRow) -> None:
        """From the host: may whoever has the link come in?"""

        def act(c: Cup) -> CupChange:
            _as_host(c, person)
            c.check_runs()
            return CupChange(cup={"open": is_open})

        await self._change(cup, act)

    async def exchange(self, cup: str, wish: Exchange, person: PersonRow) -> None:
        """From the host: somebody goes, and somebody from the reserve takes their tables; or only one of both.

        At tables that run, and that the former has left, the others there are asked whether the latter may sit down.
        """
        swapped: list[tuple[int, CupPersonRow]] = []
        found: list[Cup] = []

        def act(c: Cup) -> CupChange:
            _as_host(c, person)
            c.check_runs()
            swapped.clear()
            rows: list[CupPersonRow] = []
            columns: dict[str, Any] = {}
            gone = None if wish.out is None else next((p for p in c.people if p.n == wish.out), None)
            if wish.out is not None and gone is None:
                raise NotFound("not-in-cup", "nobody in this cup has that number")
            if gone is not None and gone.place != "left":
                rows.append(msgspec.structs.replace(gone, place="left"))
            if wish.into is not None:
                comes = c.somebody(wish.into)
                if comes.place != "reserve":
                    raise Conflict("not-a-reserve", "that is nobody of the reserve")
                if len(c.playing) >= MOST and gone is None:
                    raise Conflict("cup-full", f"{MOST} people are as many as can play in a cup")
                rows.append(msgspec.structs.replace(comes, place="plays"))
                if gone is not None:
                    swapped.append((gone.n, rows[-1]))
                    columns["plan"] = _plan_text([
                        r if i < c.row.begun else _handed_on(r, gone.n, comes.n) for i, r in enumerate(c.plan)
                    ])  # fmt: skip
            found[:] = [c]
            return CupChange(cup=columns, people=rows)

        await self._change(cup, act)
        for n, comes in swapped:
            await self._ask_tables(found[0], n, comes)

    async def _ask_tables(self, cup: Cup, out: int, comes: CupPersonRow) -> None:
        somebody = await PeopleStore(self._tables.store).somebody(comes.person or "")
        if somebody is None:
            return
        for t in cup.tables:
            people = cup.plan[t.round - 1].tables[t.n]
            if out in people:
                await self._tables.apart(self._ask_table(t.table_id, people.index(out), somebody), t.table_id)

    async def _ask_table(self, table_id: str, seat: int, person: PersonRow) -> None:
        """Ask the people at a table for a seat whose holder has left; without anybody to ask it is theirs."""
        try:
            table = await self._tables.find(table_id)
        except NotFound:
            return  # it was cleared away

        def act() -> None:
            if table.row.status != "running" or table.closed is not None or not table.vanished(seat):
                return
            if table.seats_of(frozenset([mark_of(person.id)])):
                return
            votes.open_claim(table, seat, person.name, key_hash(new_key()), person)
            if table.seats[seat].person == person.id:
                table.notify("invite", seat, person.id)

        async with table.lock:
            await table.change(act)

    # -- rounds ------------------------------------------------------------------------------

    async def next_round(self, cup: str, number: int, person: PersonRow) -> int:
        """From the host: lay the tables of the next round; how many there are. The first one makes the plan."""
        c = await self.find(cup)
        _as_host(c, person)
        c.check_runs()
        if number != c.row.begun + 1:
            raise Conflict("stale", "that round has begun already; look again")
        if number > c.terms.rounds:
            raise Conflict("cup-over", "all rounds of this cup have begun")
        whole = await self.planned(c)
        this = whole[number - 1]
        store = PeopleStore(self._tables.store)
        rows = {p.n: await store.somebody(p.person or "") for p in c.people if p.n in c.playing}
        if any(r is None for r in rows.values()):
            raise Conflict("stale", "somebody has just gone; look again")
        seated = {n: r for n, r in rows.items() if r is not None}
        laid = [CupTableRow(round=number, n=n, table_id=secrets.token_urlsafe(16)) for n in range(len(this.tables))]
        columns = {"plan": _plan_text(whole), "begun": number, "status": "running", "changed": time.time()}
        people = [(t.table_id, [seated[w] for w in this.tables[t.n]]) for t in laid]
        await laying.lay(
            self._tables, people, c.terms, (c.row.name, c.row.host),
            lambda connection: write(connection, cup, c.row.seq, CupChange(cup=columns, tables=laid)),
        )  # fmt: skip
        return len(laid)

    async def planned(self, c: Cup) -> list[Round]:
        """All rounds; those to come are planned anew if others play than they were planned for."""
        if c.row.status != "gathering" and not c.moved:
            return c.plan
        if not sizes(len(c.playing), c.terms.size, c.terms.smaller):
            raise Conflict("too-few-for-cup", f"a table of {c.terms.size} needs more people than there are")
        past = c.plan[: c.row.begun]
        rounds = c.terms.rounds - c.row.begun
        seed = f"{c.row.seed}:{c.row.begun}"
        fresh = await asyncio.to_thread(plan, c.playing, c.terms.size, c.terms.smaller, rounds, past, seed)
        return [*past, *fresh]

    async def close(self, cup: str, person: PersonRow) -> bool:
        """From the host: no more rounds; tables that run still count. A cup that has not begun is cleared away.

        Is it still there?
        """
        c = await self.find(cup)
        _as_host(c, person)
        if c.row.status == "gathering":
            await self._store.remove(cup)
            return False

        def act(now: Cup) -> CupChange:
            _as_host(now, person)
            return CupChange(cup={"status": "over", "open": False})

        await self._change(cup, act)
        return True

    async def _change(self, cup: str, act: Callable[[Cup], CupChange]) -> None:
        for _ in range(TRIES):
            c = await self.find(cup)
            change = act(c)
            if not change.cup and not change.people:
                return
            change.cup["changed"] = time.time()
            if await self._store.commit(cup, c.row.seq, change):
                return
        raise Conflict("busy", "many people change this cup just now; try again")


def _as_host(c: Cup, person: PersonRow) -> None:
    if not c.is_host(person):
        raise Forbidden("not-host", "only the host may do this")


def _handed_on(r: Round, out: int, into: int) -> Round:
    """A round in which somebody takes the place of somebody else."""

    def swap(people: list[int]) -> list[int]:
        return [into if n == out else n for n in people]

    return Round([swap(t) for t in r.tables], swap(r.out))


def _plan_text(rounds: list[Round]) -> str:
    return msgspec.json.encode(rounds).decode()
