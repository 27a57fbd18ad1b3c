"""A cup in browsers: made by keyboard, joined by its link on a phone, begun, played, and looked at afterwards."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.browser.conftest import Person
from tests.browser.test_access import PHONE, check

Maker = Callable[..., Person]


def look(page: Page, name: str) -> None:
    """A picture, for whoever wants to see: `REAME_LOOK=folder`."""
    if folder := os.environ.get("REAME_LOOK"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def play(people: list[Person], table: str) -> None:
    """Everybody who sits at a table plays it to its end: each makes the first move that there is."""
    with ExitStack() as open_:
        _play(people, table, open_)


def _play(people: list[Person], table: str, open_: ExitStack) -> None:
    sockets = []
    for who in people:
        cookie = "; ".join(f"{c['name']}={c['value']}" for c in who.page.context.cookies(who.base))
        address = f"{who.base.replace('http', 'ws')}/ws"
        ws = open_.enter_context(connect(address, max_size=None, proxy=None, additional_headers={"Cookie": cookie}))
        ws.send(json.dumps({"type": "hello", "table": table, "keys": []}))
        sockets.append(ws)
    over, asked = False, set()
    while not over:
        for ws in sockets:
            try:
                told: dict[str, Any] = json.loads(ws.recv(0.05))
            except TimeoutError:
                continue
            assert told["type"] not in ("error", "refused"), told
            if told["type"] != "state":
                continue
            over = over or told["outcome"] is not None
            for seat, one in told["seats"].items():
                if one["choices"] and (seat, one["seq"]) not in asked:
                    asked.add((seat, one["seq"]))
                    move = {"type": "move", "id": f"{seat}-{one['seq']}", "seat": int(seat), "seq": one["seq"]}
                    ws.send(json.dumps({**move, "words": one["choices"][0]["words"]}))


def greet(who: Person, name: str) -> None:
    who.page.request.post(f"{who.base}/api/me", data={"name": name})


def test_a_cup_from_the_first_link_to_the_standings(person: Maker) -> None:
    anna, berta = person(), person(**PHONE, language="it")
    others = [person() for _ in range(3)]
    page = anna.open("/")
    page.get_by_role("link", name="A cup for a club").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Name of the cup").fill("Autumn Cup")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("combobox", name="Game").select_option("inn")
    page.get_by_role("combobox", name="At a table").select_option("2")
    page.get_by_role("spinbutton", name="Rounds").fill("3")
    page.get_by_role("combobox", name="rounds (0)").select_option("1")  # of the toy itself
    check(page)
    look(page, "cup-new")
    page.get_by_role("button", name="Make the cup").press("Enter")
    expect(page.get_by_role("heading", name="Autumn Cup")).to_be_visible()
    expect(page.get_by_role("button", name="Begin the first round")).to_be_disabled()
    link = page.get_by_label("Link to the cup").input_value()
    at = link.removeprefix(anna.base)

    b = berta.open(at)
    b.get_by_label("Il tuo nome").fill("Berta la Rossa di Monteverde")
    b.get_by_role("button", name="Partecipa").tap()
    expect(b.get_by_text("Berta la Rossa di Monteverde (tu)")).to_be_visible()
    check(b)
    for n, who in enumerate(others):
        greet(who, ("Carla", "Dora", "Emma")[n])
        assert who.page.request.post(f"{who.base}/api/cups/{at.removeprefix('/cup/')}/join", data={}).ok
    anna.open(at)
    expect(page.get_by_text("One sits out, another one each time.").first).to_be_visible()
    look(page, "cup-gathering")
    page.get_by_role("button", name="Begin the first round").press("Enter")
    expect(page.get_by_role("heading", name="Round 3 · to come")).to_be_visible()
    check(page)

    # Everybody is shown their table; whoever goes there sits there.
    everybody = [anna, berta, *others]
    card = page.request.get(f"{anna.base}/api{at.replace('/cup/', '/cups/')}").json()
    for table in card["rounds"][0]["tables"]:
        play([everybody[n] for n in table["people"]], table["table"])
    seated = next(n for t in card["rounds"][0]["tables"] for n in t["people"] if n != 0)
    card = page.request.post(f"{anna.base}/api{at.replace('/cup/', '/cups/')}/round", data={"round": 2}).json()
    b = berta.open(at)
    expect(b.get_by_role("heading", name="Classifica")).to_be_visible()
    rows = b.locator("tbody tr")
    expect(rows).to_have_count(5)
    assert b.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    check(b)
    look(b, "cup-phone")
    anna.open(at)
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    look(page, "cup-host")
    table, walks = next((t, n) for t in card["rounds"][1]["tables"] for n in t["people"] if n != 1)
    w = everybody[walks].open(at)
    w.get_by_role("link", name="To the table").focus()
    w.keyboard.press("Enter")
    w.wait_for_url(f"**/t/{table['table']}")
    w.locator("#prompt-title").wait_for()

    # Somebody drops out by themselves; the host calls the reserve.
    gone = everybody[seated]
    g = gone.open(at)
    drop, sure = ("Mi ritiro", "Sì, mi ritiro") if gone is berta else ("Drop out", "Yes, I drop out")
    g.get_by_role("button", name=drop).click()
    g.get_by_role("button", name=sure).click()
    flora = person()
    f = flora.open(at)
    f.get_by_label("Your name").fill("Flora")
    f.get_by_role("button", name="Come in as a reserve").click()
    expect(f.get_by_role("listitem").get_by_text("Flora (you)")).to_be_visible()
    anna.open(at)
    expect(page.get_by_text("Somebody has come or gone").first).to_be_visible()
    page.get_by_role("combobox", name="Goes").select_option(str(seated))
    page.get_by_role("combobox", name="Comes from the reserve").select_option(label="Flora")
    page.get_by_role("button", name="Change", exact=True).press("Enter")
    expect(page.get_by_text("Somebody has come or gone")).to_have_count(0)
    expect(
        page.locator("section", has=page.get_by_role("heading", name="Rounds")).get_by_text("Flora").first
    ).to_be_visible()
    look(page, "cup-exchanged")
    page.get_by_role("button", name="Begin round 3").click()
    expect(page.get_by_text("All rounds have begun")).to_be_visible()
    page.get_by_role("button", name="Close the cup").click()
    page.get_by_role("button", name="Yes, close it").click()
    expect(page.get_by_role("heading", name="What you decide")).to_have_count(0)
    check(page)
    anna.open("/")
    expect(page.get_by_role("link", name="Autumn Cup")).to_be_visible()
    check(page)
