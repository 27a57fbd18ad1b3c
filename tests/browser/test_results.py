"""The page of a person in browsers: after a rated game, on one's own page."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.browser.conftest import Person
from tests.browser.test_access import PHONE, check

Maker = Callable[..., Person]


def play(base: str, table: str, keys: list[str]) -> None:
    """Two people play a game to its end; each makes the first move that there is."""
    with connect(f"{base.replace('http', 'ws')}/ws", max_size=None, proxy=None) as ws:
        ws.send(json.dumps({"type": "hello", "table": table, "keys": keys}))
        ws.send(json.dumps({"type": "start", "id": "start"}))
        asked: set[tuple[str, int]] = set()
        while True:
            told: dict[str, Any] = json.loads(ws.recv(60))
            assert told["type"] not in ("error", "refused"), told
            if told["type"] != "state":
                continue
            if told["outcome"] is not None:
                return
            for seat, one in told["seats"].items():
                if one["choices"] and (seat, one["seq"]) not in asked:
                    asked.add((seat, one["seq"]))
                    move = {"type": "move", "id": f"{seat}-{one['seq']}", "seat": int(seat), "seq": one["seq"]}
                    ws.send(json.dumps({**move, "words": one["choices"][0]["words"]}))


def test_a_rated_game_stands_on_the_pages_of_those_who_played(person: Maker) -> None:
    anna, berta = person(), person(**PHONE, language="it")
    a = anna.open("/")
    a.get_by_label("This game counts for ratings").check()
    check(a)
    for who, name in ((anna, "Anna"), (berta, "Berta")):
        who.page.request.post(f"{who.base}/api/me", data={"name": name})
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    wish = {"game": "inn", "seats": seats, "pace_ms": 0, "options": {"rounds": "1"}, "rated": True}
    made = a.request.post(f"{anna.base}/api/tables", data=wish).json()
    table, invite = made["table"], made["invites"]["1"]
    b = berta.open(f"/t/{table}")
    expect(b.get_by_text("Questa partita conta per le classifiche.")).to_be_visible()  # before anybody sits down
    taken = b.request.post(
        f"{berta.base}/api/tables/{table}/take", data={}, headers={"Authorization": f"Bearer {invite}"}
    ).json()
    play(anna.base, table, [made["keys"]["0"], taken["key"]])

    # One's own page, by keyboard from the page about oneself.
    anna.open("/me")
    a.get_by_role("link", name="See your games").focus()
    a.keyboard.press("Enter")
    expect(a.get_by_role("heading", name="Anna")).to_be_visible()
    expect(a.get_by_role("heading", name="The Inn: ratings")).to_be_visible()
    expect(a.get_by_role("row", name="Anna (you)")).to_contain_text("(provisional)")
    expect(a.get_by_role("row", name="Page")).to_be_visible()  # the bot, on the same scale
    expect(a.locator(".latest li")).to_contain_text("of 3")
    check(a)
