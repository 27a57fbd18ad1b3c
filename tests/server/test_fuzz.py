"""Hostile requests, made up by machines: never a 500, never a dead table."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from reame.server.protocol.messages import FromClient
from tests.server.house import Server

FRAMES = 320
NOISE = [
    b"",
    b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    b"GET /api/tables/%ff%00 HTTP/1.1\r\nHost: x\r\n\r\n",
]
FIELDS: dict[str, list[str]] = {s.__struct_config__.tag: list(s.__struct_fields__) for s in get_args(FromClient)}
ALL_FIELDS = sorted({f for fields in FIELDS.values() for f in fields} | {"junk"})
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


def test_requests_made_from_the_description_are_answered_as_it_says(server: Server) -> None:
    async def prepare() -> tuple[str, str]:
        _, keys = await server.table("inn", ["me", "open"], public=True)
        over, _ = await server.table("inn", [{"who": "bot", "bot": "random"}] * 2, options={"rounds": "1"})
        async with server.person(over) as eve:
            await eve.until(lambda: eve.table["status"] == "over")
        return over, keys["0"]

    over, key = asyncio.run(prepare())
    schema = schemathesis.openapi.from_url(f"{server.base}/api/schema/openapi.json")
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]

        @settings(max_examples=25, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def attack(case: schemathesis.Case[Any]) -> None:
            nonlocal tried
            tried += 1
            if "table_id" in case.path_parameters and tried % 2:
                case.path_parameters["table_id"] = over
            answer = case.call(base_url=server.base, headers={"Authorization": f"Bearer {key}"})
            case.validate_response(answer, checks=CHECKS)

        attack()
    assert tried > 100


def _frame(rng: random.Random, table: str, key: str) -> str | bytes:
    """Something between a good message and noise."""
    values = [0, 1, -1, 15, 2**31, 2**63, 2**64, 1.5, "", "0", "bid 0", "sleep 1", "drink 2", "pass", "\u0000",
              "x" * 300, None, True, [], {}, [[]], [0, 1], table, key, "search:1", "random", "é\u202e", {"a": 1},
              "hint", "preview", "bid", "accept", "round", "kept", "off", {"kind": "live", "turn": 60.0}, ["choices"],
              2e9]  # fmt: skip
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(200))
    kind = rng.choice([*FIELDS, "x", None])
    known = FIELDS.get(str(kind), ALL_FIELDS)
    fields = known if rng.random() < 0.8 else rng.sample(ALL_FIELDS, rng.randrange(8))
    message = {f: rng.choice(values) for f in fields if rng.random() < 0.9}
    if rng.random() < 0.7:
        right = {"id": str(rng.random()), "seat": rng.randrange(3), "seq": rng.randrange(40), "text": "x", "to": 0}
        message.update({f: v for f, v in right.items() if f in fields})
    message["type"] = kind
    text = json.dumps(message)
    if rng.random() < 0.1:
        cut = rng.randrange(len(text))
        text = text[:cut] + chr(rng.randrange(32, 300)) + text[cut + 1 :]
    return text


@pytest.mark.anyio
async def test_random_frames_never_kill_a_table(server: Server) -> None:
    rng = random.Random(3)
    table, keys = await server.table("inn", ["me", "me", "me"], options={"rounds": "30"})
    sent = 0
    while sent < FRAMES:
        async with connect(f"ws://127.0.0.1:{server.port}/ws", proxy=None, max_size=None) as socket:
            hello = {"type": "hello", "table": table, "keys": [keys["0"], keys["1"]]}
            await socket.send(json.dumps(hello))
            try:
                for _ in range(80):
                    await socket.send(_frame(rng, table, keys["0"]))
                    sent += 1
                await socket.send(json.dumps({"type": "ping"}))
                while json.loads(await asyncio.wait_for(socket.recv(), 20))["type"] != "pong":
                    pass
            except ConnectionClosed:
                pass
    async with server.person(table, *keys.values()) as all_three:
        await all_three.ask(type="regent", seat=0, bot=None)
        await all_three.ask(type="regent", seat=1, bot=None)
        await all_three.quiet()
        for _ in range(30):
            if all_three.state["outcome"] is not None:
                break
            seat = next(s for s in range(3) if all_three.entry(s)["choices"])
            assert (await all_three.move(seat))["type"] == "ack"
            await all_three.quiet()


@pytest.mark.anyio
async def test_text_that_is_none_ends_a_connection_and_leaves_no_line_in_the_log(server: Server) -> None:
    table, _ = await server.table("inn", ["me", "me"])
    before = server.log()
    async with connect(f"ws://127.0.0.1:{server.port}/ws", proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "table": table}))
        await socket.send(b"\xff\xfe", text=True)
        await asyncio.wait_for(socket.wait_closed(), 60)
        assert socket.close_code == 1007
    assert server.log() == before


@pytest.mark.anyio
async def test_raw_noise_on_the_port_does_not_end_the_server(server: Server) -> None:
    rng = random.Random(4)
    for _ in range(40):
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        start = rng.choice(NOISE)
        writer.write(start + rng.randbytes(rng.randrange(300)))
        try:
            await writer.drain()
            writer.close()
            await writer.wait_closed()
        except ConnectionError:
            pass
    async with httpx.AsyncClient(trust_env=False) as http:
        assert (await http.get(f"{server.base}/api/games")).status_code == 200
