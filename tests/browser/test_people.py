"""One person on several devices, by a link shown as a QR code; nobody becomes somebody else unasked."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person

Maker = Callable[..., Person]


def lay(anna: Person, name: str = "Anna") -> str:
    """A table for a friend, laid as people do it; its name."""
    page = anna.open()
    page.get_by_label("Name on seat 1").fill(name)
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("button", name="Lay the table").click()
    page.locator(".lobby").wait_for()
    return page.url.rpartition("/")[2]


def my_link(page: Page) -> str:
    """The link for another device, from one's own page."""
    page.get_by_role("link", name="You", exact=True).first.click()
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    return page.get_by_label("Link for another device").input_value()


def test_a_phone_takes_over_by_the_link_and_a_friend_never_sees_the_hand(person: Maker) -> None:
    anna, berta, phone = person(), person(), person(width=390, height=844, has_touch=True)
    table = lay(anna)
    invitation = anna.page.get_by_label("Secret link for seat 2").input_value()
    berta.page.goto(invitation)
    expect(berta.page.locator(".lobby")).to_contain_text("You have a seat")
    expect(berta.page.get_by_role("button", name="Begin")).to_have_count(0)
    anna.page.get_by_role("button", name="Begin", exact=True).click()
    anna.page.locator(".carolus").wait_for()

    link = my_link(anna.page)
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name="Are you Anna?")).to_be_visible()
    assert "#" not in phone.page.url
    phone.page.get_by_role("button", name="Yes, that is me").click()
    expect(phone.page.get_by_role("status").filter(has_text="Welcome, Anna")).to_be_visible()
    phone.open()
    phone.page.locator(f'a[href="/t/{table}"]').click()
    phone.page.locator(".carolus").wait_for()
    mine = phone.page.request.get(f"{phone.base}/api/mine").json()
    assert [(t["table"], t["mine"]) for t in mine] == [(table, [0])]
    assert phone.page.evaluate("localStorage.getItem('reame.keys')") is None  # by who it is, not by a key
    assert "reame" not in phone.page.evaluate("document.cookie")  # which no page can read

    for who, own in ((anna, 0), (berta, 1), (phone, 0)):
        for seat in (0, 1):
            answer = who.page.request.get(f"{who.base}/api/tables/{table}/at/0?seat={seat}")
            assert answer.status == (200 if seat == own else 403)

    thief = person()
    thief.page.goto(link)
    expect(thief.page.get_by_role("alert")).to_contain_text("This code does not work")
    thief.complaints.clear()  # the browser logs the refusal; that was the point


def test_arms_and_name_are_changed_on_ones_own_page_and_everybody_can_go(person: Maker) -> None:
    anna = person()
    table = lay(anna)
    page = anna.open("/me")
    page.get_by_role("combobox", name="Charge", exact=True).select_option("tower")
    page.get_by_role("combobox", name="Division").select_option("quarterly")
    page.get_by_label("Your name").fill("Anna of Bologna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Anna of Bologna")).to_be_visible()
    card = page.request.get(f"{anna.base}/api/tables/{table}").json()
    assert re.fullmatch(r"quarterly \w+ \w+ tower \w+", card["seats"][0]["arms"])
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator("output").inner_text()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download all of it").click()
    assert table in Path(download.value.path()).read_text()

    found = person()
    found.open("/me").get_by_role("textbox", name="I have a code").fill(code.lower())
    found.page.get_by_role("button", name="Go on").click()
    found.page.get_by_role("button", name="Yes, that is me").click()
    expect(found.page.get_by_role("heading", name="Anna of Bologna")).to_be_visible()
    found.page.get_by_role("button", name="Delete me").click()
    found.page.get_by_role("button", name="Yes, for good").click()
    expect(found.page.get_by_text("Nobody is known on this device yet")).to_be_visible()
    page.goto(f"{anna.base}/t/{table}")
    expect(page.locator(".lobby")).to_contain_text("free seat")
    expect(page.get_by_label("Name on seat 1")).to_have_count(0)
    anna.complaints.clear()


def test_friends_meet_in_the_waiting_room_and_the_host_begins(person: Maker) -> None:
    anna, berta, carla = person(), person(), person(width=390, height=844, language="it")
    lay(anna)
    page = anna.page
    expect(page.get_by_role("heading", name="Options")).to_be_visible()
    old = page.get_by_label("Secret link for seat 2").input_value()
    page.get_by_role("button", name="Withdraw the link").click()
    expect(page.get_by_label("Secret link for seat 2")).to_have_count(0)
    carla.page.goto(old)
    expect(carla.page.locator(".lobby")).to_be_visible()
    expect(carla.page.get_by_role("button", name="Sono pronto")).to_have_count(0)
    carla.complaints.clear()  # the browser logs the refusal; that was the point
    page.get_by_role("button", name="Invite somebody").click()
    berta.page.goto(page.get_by_label("Secret link for seat 2").input_value())
    berta.page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".lobby")).to_contain_text("✓ ready")
    berta.page.get_by_label("Say something").fill("salve")
    berta.page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Talk")).to_contain_text("salve")
    page.get_by_label("Only players may look on").check()
    expect(carla.page.get_by_role("heading", name="Qui guarda solo chi gioca")).to_be_visible()
    expect(berta.page.get_by_role("button", name="Begin")).to_have_count(0)
    page.get_by_role("button", name="Begin", exact=True).click()
    for who in (anna, berta):
        who.page.locator(".carolus").wait_for()

    berta.page.get_by_role("tab", name="Table").click()
    berta.page.get_by_role("button", name="Leave the table").click()
    berta.page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_role("log", name="Talk")).to_contain_text("has left for good: a bot rules seat 2")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Clear the table away").click()
    page.get_by_role("button", name="Clear it away").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
