"""Seats and who holds them: an invitation is not a seat, and everybody is told who sits where."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Person, Server

Maker = Callable[..., Person]
ME = {"who": "me", "name": "Anna"}
BOT = {"who": "bot", "bot": "random", "name": "Bot"}


def invited(anna: Person, seats: list[dict[str, str]], **more: object) -> tuple[str, dict[str, str]]:
    """A table that Anna lays by hand in her browser; its name and the links of its free seats."""
    body = {"game": "carolus", "seats": seats, "pace_ms": 0, "auto_forced": False, **more}
    made = anna.page.request.post(f"{anna.base}/api/tables", data=body).json()
    anna.open()
    anna.page.evaluate(
        """(made) => localStorage.setItem('reame.keys', JSON.stringify(
            {[made.table]: {keys: Object.values(made.keys), invites: made.invites}}))""",
        made,
    )
    return made["table"], {seat: f"/t/{made['table']}#{key}" for seat, key in made["invites"].items()}


def test_a_link_seats_one_friend_once_and_never_its_maker(person: Maker) -> None:
    anna, berta, carla = person(), person(), person()
    table, links = invited(anna, [ME, {"who": "open"}])
    page = anna.open(f"/t/{table}")
    berta.open(links["1"])
    expect(berta.page.locator(".lobby")).to_contain_text("You have a seat")
    expect(page.get_by_label("Secret link for seat 2")).to_have_count(0)  # it is used up
    expect(page.get_by_role("button", name="Play it here")).to_have_count(0)

    carla.open(links["1"])
    expect(carla.page.get_by_role("alert")).to_contain_text("Somebody sits there by this link already")
    assert "#" not in carla.page.url
    carla.complaints.clear()  # the browser logs the refusal; that was the point
    carla.page.reload()
    expect(carla.page.get_by_role("button", name="Begin")).to_have_count(0)

    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator(".carolus").wait_for()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_label("Name on seat 2")).to_have_count(0)
    berta.page.reload()  # her browser keeps the seat
    berta.page.get_by_role("tab", name="Table").click()
    expect(berta.page.get_by_label("Name on seat 2")).to_be_visible()


def test_a_latecomer_wins_the_seat_back_from_a_bot_if_the_others_agree(person: Maker) -> None:
    anna, berta = person(), person()
    table, links = invited(anna, [ME, {"who": "open"}])
    page = anna.open(f"/t/{table}")
    page.get_by_role("button", name="Begin: bots take the free seats").click()
    page.locator(".carolus").wait_for()
    berta.open("/").evaluate("localStorage.setItem('reame.settings', JSON.stringify({name: 'Berta'}))")
    berta.open(links["1"])
    expect(page.locator(".vote")).to_contain_text("was invited and would like to take over")
    page.get_by_role("button", name="Agree", exact=True).click()
    berta.page.get_by_role("tab", name="Table").click()
    expect(berta.page.get_by_label("Name on seat 2")).to_be_visible()
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_role("log", name="Talk")).to_contain_text("has taken over seat 2 from a bot")


def test_a_new_key_takes_the_seat_from_other_devices_and_everybody_is_told(person: Maker) -> None:
    anna, phone, berta = person(), person(), person()
    made = anna.page.request.post(
        f"{anna.base}/api/tables", data={"game": "carolus", "seats": [ME, {"who": "me", "name": "Berta"}]}
    ).json()
    table, keys = made["table"], made["keys"]
    for who, seat in ((anna, "0"), (phone, "0"), (berta, "1")):
        who.open(f"/t/{table}#{keys[seat]}").locator(".carolus").wait_for()
    page = anna.page
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="New key for my seat").click()
    phone.page.get_by_role("tab", name="Table").click()
    expect(phone.page.get_by_label("Name on seat 1")).to_have_count(0)
    expect(page.get_by_label("Name on seat 1")).to_be_visible()
    berta.page.get_by_role("tab", name="Talk").click()
    expect(berta.page.get_by_role("log", name="Talk")).to_contain_text("Anna (seat 1) has a new key")


def test_talk_says_who_sits_and_who_looks_on(person: Maker) -> None:
    anna, eve = person(), person()
    table = anna.table([{"who": "me"}, BOT])
    eve.open(f"/t/{table}")
    for who, text in ((anna, "I have no name yet"), (eve, "I am Anna")):
        page = who.open(f"/t/{table}")
        page.get_by_role("tab", name="Talk").click()
        page.get_by_label("Say something").fill(text)
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_role("log", name="Talk")).to_contain_text(text)
    lines = eve.page.get_by_role("log", name="Talk").locator("p")
    expect(lines.nth(0)).to_contain_text("Seat 1")
    expect(lines.nth(0)).not_to_contain_text("Spectator")
    expect(lines.nth(1)).to_contain_text("Spectator")


def test_a_damaged_table_says_so_and_gives_its_record(person: Maker, tmp_path: Path, client: Path) -> None:
    assert client.is_file()
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite")
    try:
        anna = person(base=server.base)
        table = anna.table([ME, BOT])
        anna.page.close()
        anna.complaints.clear()
        server.kill()
        with sqlite3.connect(tmp_path / "tables.sqlite") as c:
            c.execute("UPDATE tables SET damage = 'the ink has run' WHERE id = ?", [table])
        server.start()
        for language, title in (("en", "This table is damaged"), ("it", "Questo tavolo è danneggiato")):
            page = person(base=server.base, language=language).open(f"/t/{table}")
            expect(page.get_by_role("heading", name=title)).to_be_visible()
            expect(page.get_by_text("the ink has run")).to_be_visible()
            with page.expect_download() as download:
                page.locator(".closed button").click()
            assert Path(download.value.path()).read_text().startswith("reame record 1\ngame carolus\n")
            page.close()
    finally:
        server.kill()


def test_where_a_table_comes_from_is_said_in_the_list_and_at_the_table(anna: Person) -> None:
    seats = [{"who": "bot", "bot": "random"}] * 2
    made = anna.page.request.post(
        f"{anna.base}/api/tables", data={"game": "carolus", "seats": seats, "pace_ms": 0}
    ).json()
    page = anna.open(f"/t/{made['table']}")
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    body = {"at": 5, "seats": [ME, {"who": "open"}], "public": True}
    branch = page.request.post(f"{anna.base}/api/tables/{made['table']}/branch", data=body).json()
    anna.open()
    expect(page.get_by_text("Goes on from move 5 of another game").first).to_be_visible()
    anna.open(f"/t/{branch['table']}")
    expect(page.locator(".lobby")).to_contain_text("Goes on from move 5 of another game")
