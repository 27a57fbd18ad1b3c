"""The page of a cup: who is in it, the rounds, and the standings as they follow from finished games."""

from __future__ import annotations

import msgspec

from reame.server.cups.cups import Cup
from reame.server.cups.pairing import sizes
from reame.server.cups.standings import Ended, Stand, shares, standings
from reame.server.protocol.cups import CupCard, CupLine, CupPerson, CupRound, CupTable, StandCard
from reame.server.store.cup_rows import CupPersonRow, CupRow, CupStatus, StoredCup
from reame.server.store.cups import CupStore
from reame.server.store.result_rows import ResultRow
from reame.server.store.results import Somebody
from reame.server.store.rows import PersonRow
from reame.server.store.store import Store

GONE = "gone:"  # before the name that leads to nobody any more, in results


async def page(store: Store, c: Cup, eyes: PersonRow | None) -> CupCard:
    """The page of a cup, for somebody; the names of its tables are told to those who are in it."""
    found = CupStore(store)
    names = await found.names([p.person for p in c.people if p.person is not None])
    ids = [t.table_id for t in c.tables]
    statuses, results = await found.statuses(ids), await found.ended(ids)
    own = c.of(eyes)
    inside = c.is_host(eyes) or (own is not None and own.place != "left") or c.terms.public
    table_ids = {(t.round, t.n): t.table_id for t in c.tables}

    def table(r: int, n: int, people: list[int]) -> CupTable:
        table_id = table_ids.get((r + 1, n))
        if table_id is None:
            return CupTable(people, "to-come", None, None, None)
        rows = results.get(table_id)
        shown = table_id if inside and table_id in statuses else None
        if rows is None:
            status = statuses.get(table_id)
            return CupTable(people, "running" if status in ("waiting", "running") else "cleared", shown, None, None)
        places = [row.place for row in rows]
        return CupTable(people, "over", shown, places, [float(s) for s in shares(places)])

    rounds = [
        CupRound([table(r, n, t) for n, t in enumerate(one.tables)], one.out, r < c.row.begun)
        for r, one in enumerate(c.plan)
    ]
    numbers = {p.person: p.n for p in c.people if p.person is not None}
    ended = [
        ended_at(results[t.table_id], c.plan[t.round - 1].tables[t.n], numbers)
        for t in c.tables
        if t.table_id in results
    ]
    return CupCard(
        cup=c.row.id,
        name=c.row.name,
        terms=msgspec.structs.replace(c.terms, edition=""),
        edition=bool(c.terms.edition),
        status=_status(c, len(ended)),
        open=c.row.open and c.row.status != "over",
        host=c.is_host(eyes),
        me=None if own is None or own.place == "left" else own.n,
        begun=c.row.begun,
        moved=c.row.status == "running" and c.moved,
        sizes=sizes(len(c.playing), c.terms.size, c.terms.smaller),
        people=[_person(p, names.get(p.person or ""), own is p) for p in c.people],
        rounds=rounds,
        standings=[_stand(s) for s in _standings(c, ended)] if c.row.begun else [],
    )


def _person(row: CupPersonRow, known: Somebody | None, mine: bool) -> CupPerson:
    if known is None:
        return CupPerson(row.n, "", "", row.place, mine, gone=True)
    return CupPerson(row.n, known.name, known.arms, row.place, mine, gone=False)


def ended_at(rows: list[ResultRow], planned: list[int], numbers: dict[str, int]) -> Ended:
    """How a table ended: what a seat has won belongs to whoever of the cup sat there in the end.

    Whoever has deleted themselves since had the seat that was planned for them; a bot, or a guest, wins for nobody.
    """
    who = [numbers.get(r.who, planned[r.seat] if r.who.startswith(GONE) else None) for r in rows]
    return Ended(who, [r.place for r in rows])


def _standings(c: Cup, ended: list[Ended]) -> list[Stand]:
    out: dict[int, int] = {}
    for r in c.plan[: c.row.begun]:
        for n in r.out:
            out[n] = out.get(n, 0) + 1
    played = {n for e in ended for n in e.who}
    people = [p.n for p in c.people if p.place == "plays" or p.n in played or p.n in out]
    return standings(people, ended, out, c.terms.size)


def _stand(s: Stand) -> StandCard:
    return StandCard(s.n, s.place, float(s.points), s.games, s.wins, float(s.beaten), float(s.met))


def _status(c: Cup, ended: int) -> CupStatus:
    """When the last table is over, so is the cup."""
    done = c.row.begun == c.terms.rounds and ended == len(c.tables)
    return "over" if done else c.row.status


async def lines(store: Store, person: PersonRow, limit: int) -> list[CupLine]:
    """The cups of somebody."""
    return [_line(row, person) for row in await CupStore(store).of(person.id, limit)]


def _line(row: CupRow, person: PersonRow) -> CupLine:
    c = Cup(StoredCup(row=row, people=[], tables=[]))
    return CupLine(row.id, row.name, c.terms.game, row.status, row.begun, c.terms.rounds, row.host == person.id)
