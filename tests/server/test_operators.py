"""What operators ask: is it well, what does it do, what went wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import httpx

from tests.server.house import Server

Launch = Callable[..., Server]
NewDatabase = Callable[[str], str]


def get(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"http://127.0.0.1:{server.port}{path}", timeout=30)


def test_a_server_that_is_well_says_so(server: Server) -> None:
    answer = get(server, "/healthz")
    assert answer.status_code == 200
    assert answer.json() | {"version": "", "build": ""} == {"ok": True, "version": "", "build": "", "database": True}


def test_figures_are_told_only_where_they_were_asked_for(launch: Launch, new_database: NewDatabase) -> None:
    assert get(launch(new_database("sqlite")), "/metrics").headers["content-type"].startswith("text/html")
    asked = launch(new_database("sqlite"), figures=True)
    table = {"game": "toy", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]}
    made = httpx.post(f"http://127.0.0.1:{asked.port}/api/tables", json=table, timeout=30)
    answer = get(asked, "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    figures = dict(re.findall(r"^(reame_\w+) ([0-9.e+]+)$", answer.text, re.M))
    assert len(figures) >= 7
    assert float(figures["reame_processor_seconds_total"]) > 0
    if made.status_code == 201:
        assert made.json()["id"] not in answer.text


def test_the_log_is_json_where_it_was_asked_for(launch: Launch, new_database: NewDatabase) -> None:
    server = launch(new_database("sqlite"), json_log=True, may_stumble=True)
    server.process.terminate()
    server.process.wait(30)
    lines = [line for line in server.log().splitlines() if line.strip()]
    for line in lines:
        assert {"time", "level", "logger", "message"} <= json.loads(line).keys()


def test_a_line_of_the_log_is_one_object() -> None:
    import logging
    import sys

    from reame.server.logs import JsonLines

    try:
        raise ValueError("no such card")
    except ValueError:
        record = logging.LogRecord("reame.server", logging.ERROR, "", 1, "table %s", ("ab12",), sys.exc_info())
    said = json.loads(JsonLines().format(record))
    assert said["message"] == "table ab12"
    assert "no such card" in said["traceback"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", said["time"])
