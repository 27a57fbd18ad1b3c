"""Coming back to a table: what happened meanwhile is offered, played on the board, and never in the way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.browser.conftest import WITHIN, Person, Server

BOTS = [{"who": "bot", "bot": "random"}] * 2
EVENTS = re.compile(r"(\d+) events? in (\w+) groups?")


def keys_of(page: Page, table: str) -> list[str]:
    """The keys of this browser's seats."""
    kept: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('reame.keys')"))
    keys: list[str] = kept[table]["keys"]
    return keys


def play_elsewhere(server: Server, table: str, keys: list[str], moves: int) -> None:
    """Somebody makes moves of seat 0 on another device, which never says that anything was read."""
    with connect(server.base.replace("http", "ws") + "/ws", max_size=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": table, "keys": keys}))
        answered = -1
        while True:
            heard = json.loads(socket.recv(60))
            entry = heard["seats"]["0"] if heard["type"] == "state" else {"choices": []}
            if not entry["choices"] or entry["seq"] <= answered:
                continue
            if not moves:
                return
            answered, moves = entry["seq"], moves - 1
            move = {"type": "move", "id": f"m{moves}", "seat": 0, "seq": answered, "words": entry["default"]}
            socket.send(json.dumps(move))


def read_up(page: Page, table: str) -> None:
    """Wait until the server knows how far one has read."""
    headers = {"Authorization": f"Bearer {','.join(keys_of(page, table))}"}
    for _ in range(WITHIN // 100):
        told = page.request.get(
            f"{page.url.partition('/t/')[0]}/api/tables/{table}/recap?seat=0", headers=headers
        ).json()
        if told["seen"] is not None and not told["groups"]:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"not read: {told}")


@pytest.fixture
def away(anna: Person, server: Server) -> Callable[..., tuple[Page, str]]:
    """Anna has looked at a table, and was away while much happened."""

    def go(who: Person = anna, moves: int = 12) -> tuple[Page, str]:
        table = who.table([{"who": "me", "name": "Anna"}, *BOTS], game="fief")
        page = who.open(f"/t/{table}")
        who.entries.first.wait_for()
        read_up(page, table)
        who.open()
        play_elsewhere(server, table, keys_of(page, table), moves)
        return who.open(f"/t/{table}"), table

    return go


def test_what_happened_is_offered_and_played_in_groups(away: Callable[..., tuple[Page, str]]) -> None:
    page, table = away()
    strip = page.get_by_role("region", name="While you were away")
    expect(strip.get_by_role("status")).to_contain_text(EVENTS)
    strip.get_by_role("button", name="groups").click()
    entries = strip.get_by_role("listitem")
    groups = entries.count()
    assert groups > 1
    mine = [" concerns you" in " " + text.replace("\n", " ") for text in entries.all_inner_texts()]
    assert mine == sorted(mine, reverse=True), "what concerns one stands first"

    # Step by step, by keyboard: each group has its title, its lines, and the board as it stood then.
    first = strip.locator("button", has_text="①").first
    first.click()
    expect(strip.locator(".head b")).to_contain_text("①")
    expect(strip.locator(".head > span").first).to_be_visible()
    page.locator("body").press("ArrowRight")
    for _ in range(40):
        if "②" in strip.locator(".head b").inner_text():
            break
        page.locator("body").press("ArrowRight")
    expect(strip.locator(".head b")).to_contain_text("②")
    strip.get_by_role("button", name="To now").click()
    expect(strip).to_have_count(0)

    # It has been read, on every device of hers.
    read_up(page, table)
    page.reload()
    page.locator("#prompt-title").wait_for()
    read_up(page, table)
    expect(strip).to_have_count(0)


def test_it_never_holds_up_who_acts(away: Callable[..., tuple[Page, str]], person: Callable[..., Person]) -> None:
    anna = person(width=390, height=800, language="it", reduced_motion="reduce")
    page, _ = away(anna)
    strip = page.get_by_role("region", name="Mentre non c’eri")
    expect(strip.get_by_role("status")).to_contain_text(re.compile(r"eventi in \w+ gruppi"))
    strip.get_by_role("button", name="rivedi").click()
    title = strip.locator(".head b")
    expect(title).to_contain_text("①")
    expect(strip.get_by_role("button", name="Pausa")).to_have_count(0)  # nothing moves by itself
    anna.first_choice()
    expect(strip).to_have_count(0)
