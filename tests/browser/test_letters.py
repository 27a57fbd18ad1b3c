"""Letters, seals and promises in browsers: who reads them, on a desk and on a phone, in both languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.browser.conftest import Person
from tests.browser.test_access import PHONE, check

Maker = Callable[..., Person]


def three_seats(anna: Person) -> tuple[str, dict[str, str]]:
    """A table of three people and a bot; its name and the keys of the seats."""
    seats = [{"who": "me", "name": name} for name in ("Anna", "Berta", "Carla")]
    body = {"game": "conspiracy", "seats": [*seats, {"who": "bot", "bot": "random", "name": "Bot"}], "pace_ms": 0}
    made = anna.page.request.post(f"{anna.base}/api/tables", data=body).json()
    return made["table"], made["keys"]


def frames_of(page: Page) -> list[str]:
    """All that the page is sent over its live connection, from now on."""
    frames: list[str] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda text: frames.append(str(text))))
    return frames


def test_two_plot_and_the_third_notices_nothing(person: Maker) -> None:
    anna, berta, carla = person(), person(**PHONE, language="it"), person()
    table, keys = three_seats(anna)
    told = frames_of(carla.page)
    a = anna.open(f"/t/{table}#{keys['0']}")
    b = berta.open(f"/t/{table}#{keys['1']}")
    c = carla.open(f"/t/{table}#{keys['2']}")
    for page, name in ((a, "Talk"), (c, "Talk")):
        page.get_by_role("tab", name=name).click()

    # A letter, by keyboard; the composer says who will read it.
    a.get_by_role("button", name="Write to Berta").first.focus()
    a.keyboard.press("Enter")
    expect(a.get_by_text("Read by Berta and you, nobody else.")).to_be_visible()
    a.get_by_role("textbox", name="Write to Berta").fill("Leave Hessen to me & <b>I</b> vote for you")
    a.keyboard.press("Enter")
    room = a.get_by_role("log", name="Room with Berta")
    expect(room).to_contain_text("Leave Hessen to me & <b>I</b> vote for you")
    a.get_by_role("textbox", name="Write to Berta").fill("My price is ten ducats")
    a.get_by_label("Seal it").check()
    a.get_by_role("button", name="Seal and send").click()
    check(a)

    # On a phone: the seal counts what is not read; it is read as soon as it lies open.
    b.get_by_role("button", name="Mostra cronaca, parole e tavolo").tap()
    expect(b.get_by_role("tab", name="Parole")).to_contain_text("2")
    b.get_by_role("tab", name="Parole").tap()
    b.get_by_role("button", name="Scrivi a Anna, 2 da leggere").tap()
    theirs = b.get_by_role("log", name="Stanza con Anna")
    expect(theirs).to_contain_text("Leave Hessen to me")
    expect(theirs).to_contain_text("Sigillata")
    expect(theirs).not_to_contain_text("ten ducats")
    expect(b.get_by_role("tab", name="Parole")).not_to_contain_text("2")
    check(b)
    assert b.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    b.get_by_role("textbox", name="Scrivi a Anna").fill("D’accordo")
    b.get_by_role("button", name="Invia").tap()
    expect(room).to_contain_text("D’accordo")
    a.get_by_role("button", name="Break the seal").click()
    expect(theirs).to_contain_text("ten ducats")

    # A secret promise, and what its receiver says of it.
    a.get_by_role("button", name="Promises").click()
    a.get_by_label("What do you promise?").fill("No war in Franken")
    a.get_by_label("In secret").check()
    a.get_by_role("button", name="Give my word").click()
    b.get_by_role("button", name="Promesse").tap()
    b.get_by_role("button", name="Mantenuta").tap()
    expect(a.get_by_text("Berta: it was kept.")).to_be_visible()
    check(a)

    # Aloud, and in the journal: this is all that Carla hears.
    a.get_by_role("button", name="Aloud").click()
    a.get_by_label("Say something").fill("Long live the Emperor")
    a.get_by_label("Proclaim").check()
    a.get_by_role("button", name="Send", exact=True).click()
    expect(c.get_by_role("log", name="Talk")).to_contain_text("Long live the Emperor")
    c.get_by_role("tab", name="Journal").click()
    expect(c.get_by_role("region", name="Journal")).to_contain_text("Anna: Long live the Emperor")
    assert not [frame for frame in told if '"letters"' in frame and json.loads(frame)["type"] == "letters"]
    for secret in ("Hessen to me", "ten ducats", "accordo", "Franken"):
        assert secret not in "".join(told)
        assert secret not in c.content()


def play_out(base: str, table: str, keys: dict[str, str], letters: dict[int, dict[str, Any]]) -> None:
    """A whole game by hand, with letters after so many moves."""
    with connect(f"{base.replace('http', 'ws')}/ws", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": table, "keys": list(keys.values())}))
        moves = 0
        sent = -1
        while True:
            message = json.loads(socket.recv(60))
            if message["type"] != "state":
                assert message["type"] not in ("refused", "error"), message
                continue
            if message["outcome"] is not None:
                return
            if moves > sent and moves in letters:
                socket.send(json.dumps({"type": "letter", "id": f"letter{moves}", **letters[moves]}))
            asked = [(s, e) for s, e in message["seats"].items() if e["choices"]]
            if asked and moves > sent:
                sent = moves
                seat, entry = asked[0]
                words = entry["choices"][0]["words"]
                move = {"type": "move", "id": f"move{moves}", "seat": int(seat), "seq": entry["seq"], "words": words}
                socket.send(json.dumps(move))
                moves += 1


def test_the_replay_shows_every_letter_at_its_moment(person: Maker) -> None:
    anna = person()
    seats = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Berta"}]
    body = {"game": "inn", "seats": seats, "pace_ms": 0, "options": {"rounds": "1", "windows": "open"}}
    made = anna.page.request.post(f"{anna.base}/api/tables", data=body).json()
    letters = {
        0: {"seat": 0, "to": [1], "text": "before the first move"},
        3: {"seat": 1, "to": [0], "text": "after three moves", "sealed": True},
    }
    play_out(anna.base, made["table"], made["keys"], letters)
    # How one talks is said before anybody sits down.
    wish = {**body, "seats": [seats[0], {"who": "open"}], "talk": "rulebook", "opened": "never"}
    lobby = anna.page.request.post(f"{anna.base}/api/tables", data=wish).json()
    page = anna.open(f"/t/{lobby['table']}")
    expect(page.locator(".lobby")).to_contain_text("only while the rulebook lets people bargain")
    expect(page.locator(".lobby")).to_contain_text("Letters are never opened for others")

    page = anna.open(f"/t/{made['table']}?at=start&eyes=-1")  # anybody may look: that was agreed
    over = page.get_by_role("region", name="Letters and promises")
    expect(over).to_contain_text("before the first move")
    page.get_by_role("button", name="One move on").click()
    expect(over).to_have_count(0)
    page.get_by_text("Letters and promises (2)").click()
    page.get_by_role("button", name="Move 3 Berta → Anna").click()
    expect(over).to_contain_text("after three moves")
    expect(over).to_contain_text("It was sealed")
    check(page)
