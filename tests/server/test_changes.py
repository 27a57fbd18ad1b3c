"""What has changed in place of the whole state: the same is known, and less is sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reame.server.protocol.changes import changed, changes
from tests.server.house import Server

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from("ab"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
)


def told_of(old: Any, new: Any) -> Any:
    return json.loads(msgspec.json.encode(changes(msgspec.json.encode(old), msgspec.json.encode(new))))


@given(anything, anything)
def test_changes_lead_from_one_to_the_other(old: Any, new: Any) -> None:
    before = json.dumps(old)
    told = told_of(old, new)
    assert json.dumps(changed(old, told), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before


def test_what_stays_is_not_told() -> None:
    old = {"a": [1, 2, 3], "b": {"c": True, "d": 1}, "e": 0}
    new = {"a": [1, 2, 4], "b": {"c": 1}, "e": 0}
    assert told_of(old, new) == [[["a", 2], 4], [["b", "d"]], [["b", "c"], 1]]


@pytest.mark.anyio
async def test_whoever_is_told_changes_knows_what_whoever_is_told_all_knows(
    launch: Callable[..., Server], new_database: Any
) -> None:
    server = launch(new_database("sqlite"))
    table, keys = await server.table("inn", ["me", "me"])
    spared = whole = 0
    async with (
        server.person(table, *keys.values()) as both,
        server.person(table, *keys.values(), changes=True) as brief,
        server.person(table) as eve,
        server.person(table, changes=True) as eva,
    ):
        pairs = [(both, brief), (eve, eva)]
        for n in range(40):
            if both.state["outcome"] is not None:
                break
            seat = next(s for s in range(2) if both.entry(s)["choices"])
            if n % 7 == 3 and both.entry(seat)["can_undo"]:
                await both.ask(type="undo", seat=seat)
            else:
                assert (await both.move(seat))["type"] == "ack"
            if n == 20:  # a refusal carries a state, too; what follows is told of the last one that was sent
                assert (await brief.ask(type="move", seat=seat, seq=0, words="sleep 9"))["type"] == "refused"
            for long, short in pairs:
                await long.quiet()
                await short.quiet()
                assert short.state == {**long.state, "type": short.state["type"]}
                assert short.lines == long.lines
        for long, short in pairs:
            whole += sum(len(json.dumps(m)) for m in long.messages if m["type"] == "state")
            spared += sum(len(json.dumps(m)) for m in short.messages if m["type"] in ("state", "change"))
        assert any(m["type"] == "change" for m in brief.messages)
    assert spared < whole
