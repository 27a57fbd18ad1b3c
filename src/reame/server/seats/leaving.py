"""Leaving a table: what becomes of a seat, and of the host's place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from reame.server.tables.table import Table

REGENT: Final = "greedy"  # the bot that rules for whoever has left


def vacate(table: Table, seat: int) -> None:
    """Nobody holds a seat any more. Inside change()."""
    empty: dict[str, Any] = {
        "key_hash": None,
        "person": None,
        "arms": None,
        "hours": "",
        "invite_hash": None,
        "ready": False,
        "muted": False,
        "orders": "",
    }
    table.vacate_notes(seat)
    if table.row.status == "waiting":
        table.tell("leaves", seat)
        table.set_seat(seat, kind="open", name="", regent=None, **empty)
        return
    if table.row.status == "running":
        table.note_leaving(seat)
        table.tell("departs", seat)
        empty["regent"] = table.seats[seat].regent or REGENT
    table.set_seat(seat, name="", departed=True, **empty)


def pass_on_host(table: Table) -> None:
    """The host has gone: whoever sits first is the host from now on. Inside change()."""
    heir = next((s for s in table.seats if s.kind == "person" and (s.key_hash or s.person)), None)
    table.put(host_hash=None if heir is None else heir.key_hash, host_person=None if heir is None else heir.person)


def dismiss(table: Table, seat: int) -> None:
    """A seat is vacated; if it was the host's last one, somebody else is the host. Inside change()."""
    chair, row = table.seats[seat], table.row
    key, person = chair.key_hash, chair.person
    vacate(table, seat)
    hosts = (key is not None and key == row.host_hash) or (person is not None and person == row.host_person)
    if hosts and not any(person is not None and s.person == person for s in table.seats):
        pass_on_host(table)
