"""Clocks as people see them: chosen and explained, around the arms of who is asked, paused by vote; one's own hours."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.test_access import check

Maker = Callable[..., Person]


def test_a_clock_is_chosen_shown_and_paused_by_vote(person: Maker) -> None:
    anna, berta = person(), person(width=390, height=844, language="it", has_touch=True)
    page = anna.open()
    page.get_by_label("Name on seat 1").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("radio", name="Live 3 minutes").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="By turn 24 hours")).to_be_checked()
    page.get_by_role("button", name="Lay the table").click()
    page.locator(".lobby").wait_for()
    berta.page.goto(page.get_by_label("Secret link for seat 2").input_value())
    expect(berta.page.locator(".lobby")).to_contain_text("A turni: 24 ore per ogni turno")
    page.get_by_role("button", name="Begin", exact=True).click()

    for who in (anna, berta):
        expect(who.page.get_by_role("timer")).to_be_visible()
        expect(who.page.locator("circle.left")).to_have_count(1)  # around the arms of who is asked
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Propose a pause").click()
    page.get_by_role("button", name="Ask the others").click()
    expect(berta.page.locator(".vote")).to_contain_text("chiede una pausa")
    check(page)
    berta.page.get_by_role("button", name="D’accordo").click()
    expect(page.locator(".clock")).to_contain_text("The clocks stand still until")
    expect(page.locator("circle.left")).to_have_count(0)
    page.get_by_role("button", name="Let them go on").first.click()
    expect(berta.page.get_by_role("timer")).to_be_visible()


def test_ones_own_hours_are_kept(person: Maker) -> None:
    anna = person(timezone_id="Europe/Rome")
    page = anna.open()
    page.request.post(f"{anna.base}/api/me", data={"name": "Anna"})
    page.goto(f"{anna.base}/me")
    page.get_by_label("Your night").select_option(label="23:00 to 07:00")
    day = page.evaluate("new Date(Date.now() + 5 * 86400000).toISOString().slice(0, 10)")
    page.get_by_label("From", exact=True).fill(day)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("body")).to_contain_text("41 days of holidays are left this year.")
    check(page)
    hours = page.request.get(f"{anna.base}/api/me").json()["me"]["hours"]
    assert hours == {"zone": "Europe/Rome", "night": 23, "holidays": [{"first": day, "last": day}]}
    page.reload()
    expect(page.get_by_label("Your night")).to_have_value("23")
    page.get_by_role("button", name="Remove").click()
    expect(page.locator("body")).to_contain_text("42 days of holidays are left this year.")
