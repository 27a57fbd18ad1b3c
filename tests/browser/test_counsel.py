"""Counsel in the browser: asked for quietly, lit on the board, said in words; and agreed upon before the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.test_access import check

Maker = Callable[..., Person]
BOT = {"who": "bot", "bot": "random"}
SEATS = [{"who": "me", "name": "Anna"}, BOT]
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def test_a_hint_lights_its_choice_and_a_preview_says_what_one_would_bring(person: Maker) -> None:
    anna = person()
    page = anna.open()
    how = page.get_by_label("How far does counsel go?")
    expect(how).to_have_value("hint")
    page.get_by_role("checkbox", name="This game counts for ratings").check()
    expect(how).to_have_value("rules")
    anna.open(f"/t/{anna.table(SEATS)}")
    anna.question()
    card = page.locator("#counsel")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Counsel", exact=True).click()
    expect(card.locator(".lead")).to_contain_text("Search would choose")
    advised = page.locator(".choices .advised")
    expect(advised).to_have_count(1)
    check(page)
    page.locator(".choices .eye").last.click()
    expect(card.locator(".lead")).to_contain_text("If you choose")
    expect(card).to_contain_text("imagine")
    check(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator(".choices .choice").first.focus()
    page.keyboard.press("p")
    expect(card.locator(".lead")).to_contain_text("If you choose")
    page.keyboard.press("c")
    expect(card).to_have_count(0)
    page.keyboard.press("c")
    with anna.something_happens():
        card.get_by_role("button", name="Choose this").click()
        anna.confirm()
    expect(card).to_have_count(0)


def test_on_a_phone_in_italian_as_far_as_was_agreed(person: Maker) -> None:
    anna = person(language="it", **PHONE)
    page = anna.open()
    anna.open(f"/t/{anna.table(SEATS, counsel='preview')}")
    ask = page.get_by_role("button", name="Consiglio", exact=True)
    ask.tap()
    card = page.locator("#counsel")
    expect(card).to_contain_text("L’occhio accanto a una scelta")
    eye = page.locator(".choices .eye").first
    box = eye.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    eye.tap()
    expect(card.locator(".lead")).to_contain_text("Se scegli")
    expect(card.get_by_role("button", name="Che cosa farebbe la ricerca?")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check(page)
    anna.open(f"/t/{anna.table(SEATS, counsel='off')}")
    page.locator("#prompt-title", has_text="Tocca a te").wait_for()
    page.locator(".choices .choice").first.wait_for()
    expect(ask).to_have_count(0)
    lobby = anna.table([SEATS[0], {"who": "open"}])
    anna.open(f"/t/{lobby}")
    how = page.get_by_label("Fin dove si consiglia?")
    expect(how).to_have_value("rules")
    how.select_option("off")
    expect(page.get_by_text("Delle scelte non si dice nulla")).to_be_visible()
    check(page)
