"""What happened since one last looked: per person, not per browser, and only what that seat was told."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import httpx
import pytest

from tests.server.house import Person, Server

pytestmark = pytest.mark.anyio


async def _recap(http: httpx.AsyncClient, table: str, seat: int) -> dict[str, Any]:
    answer = await http.get(f"/api/tables/{table}/recap?seat={seat}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def _turns(*people: Person, moves: int) -> None:
    """So many moves, each by whoever is asked first."""
    for _ in range(moves):
        for seat, person in enumerate(people):
            await person.quiet()
            if person.entry(seat)["choices"]:
                assert (await person.move(seat, person.entry(seat)["choices"][0]["words"]))["type"] == "ack"
                break


async def test_one_is_told_what_came_after_the_lines_that_were_read(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    database = new_database("sqlite")
    server = launch(database)
    table, keys = await server.table("carolus", ["me", "me"])
    async with server.person(table, keys["0"]) as ada, server.http(keys["1"]) as http:
        async with server.person(table, keys["1"]) as bob:
            await _turns(ada, bob, moves=6)
            first = await _recap(http, table, 1)
            assert first == {"seen": None, "events": 0, "groups": []}, "who has never looked is not told of an absence"
            await bob.quiet()
            read = len(bob.lines)
            assert (await bob.ask(type="read", count=read))["type"] == "ack"
            assert (await _recap(http, table, 1))["groups"] == []
            await _turns(ada, bob, moves=8)
            await bob.quiet()
            lines, view = bob.lines, bob.entry(1)["view"]
        server.kill()  # it is not in the memory of a browser, nor of this process
        server.start()
        async with server.http(keys["1"]) as again:
            told = await _recap(again, table, 1)
            groups = told["groups"]
            assert told["seen"] == read
            assert told["events"] == sum(g["events"] for g in groups) > 0
            assert groups[0]["first"] == read
            assert groups[-1]["last"] == len(lines) - 1
            for one, following in pairwise(groups):
                assert following["first"] == one["last"] + 1
                assert (one["by"], one["step"]) != (following["by"], following["step"])
            for g in groups:
                assert g["stops"] == sorted(g["stops"])
                assert g["stops"][-1] == g["last"]
                named = any(["seat", "1"] in line["args"] for line in lines[g["first"] : g["last"] + 1])
                assert g["mine"] or not named
            shown = (await again.get(f"/api/tables/{table}/line/{len(lines) - 1}?seat=1")).json()["view"]
            assert shown == view
            earlier = (await again.get(f"/api/tables/{table}/line/{groups[0]['stops'][0]}?seat=1")).json()["view"]
            assert earlier != view


async def test_a_recap_is_for_the_holder_of_the_seat_alone(small: Server) -> None:
    table, keys = await small.table("carolus", ["me", "me"])
    async with small.http(keys["0"]) as ada, small.http() as eve:
        for path in ("recap?seat=1", "line/0?seat=1", "recap?seat=-1", "line/0?seat=-1", "recap?seat=7"):
            for http in (ada, eve):
                assert (await http.get(f"/api/tables/{table}/{path}")).status_code == 403
        assert (await ada.get(f"/api/tables/{table}/line/999?seat=0")).status_code == 400


async def test_what_was_taken_back_and_made_anew_is_told_again(small: Server) -> None:
    table, keys = await small.table("carolus", ["me", "me"])
    async with (
        small.person(table, keys["0"]) as ada,
        small.person(table, keys["1"]) as bob,
        small.http(keys["1"]) as http,
    ):
        people = [ada, bob]
        while not (ada.entry(0)["can_undo"] and len(bob.lines) > 4 and not bob.entry(1)["choices"]):
            await _turns(*people, moves=1)
            await ada.quiet()
            await bob.quiet()
        assert (await bob.ask(type="read", count=len(bob.lines)))["type"] == "ack"
        whole = len(bob.lines)
        assert (await ada.ask(type="undo", seat=0))["type"] == "ack"
        await bob.quiet()
        left = len(bob.lines)
        assert left < whole
        assert (await _recap(http, table, 1))["seen"] == left
        await _turns(*people, moves=1)
        await bob.quiet()
        told = await _recap(http, table, 1)
        assert told["groups"][0]["first"] == left


async def test_several_own_seats_know_lines_by_the_same_numbers(small: Server) -> None:
    table, keys = await small.table("inn", ["me", "me", "me"])
    async with small.person(table, *keys.values()) as all_three, small.http(*keys.values()) as http:
        assert (await all_three.ask(type="read", count=0))["type"] == "ack"
        while all_three.entry(0)["view"]["table"]["night"] < 2:
            for seat in range(3):
                if all_three.entry(seat)["choices"]:
                    await all_three.move(seat, all_three.entry(seat)["choices"][0]["words"])
                    await all_three.quiet()
        assert sum(line["key"] == "dream" for line in all_three.lines) == 6, "each seat has dreams of its own"
        for seat in range(3):
            groups = (await _recap(http, table, seat))["groups"]
            assert groups[0]["first"] == 0
            assert groups[-1]["last"] == len(all_three.lines) - 1
