"""Standing orders as their holder gives and withdraws them: about the question at hand, on a phone and at a desk."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.test_access import check
from tests.browser.test_desk import sit_down
from tests.browser.test_quick import asked

Maker = Callable[..., Person]


@pytest.mark.parametrize(("width", "language"), [(1400, "en"), (390, "it")])
def test_an_order_is_given_about_a_question_and_withdrawn(person: Maker, width: int, language: str) -> None:
    page = sit_down(person(width=width, language=language), "conspiracy", asked("conspiracy", "ask-bid-event", "bid"))
    page.locator("[data-orders]").click()
    form = page.locator("[data-order='bid ask-bid-event']")
    form.get_by_role("spinbutton").fill("0")  # so that it passes at once
    form.get_by_role("combobox").select_option("end")
    check(page)
    form.get_by_role("button").press("Enter")
    # The server answers, and what stands is in the list.
    given = page.locator("[data-order-n]")
    expect(given).to_have_count(1)
    expect(given).to_contain_text("Bid up to 0" if language == "en" else "Offri fino a 0")
    expect(form).to_have_count(0)  # it is no longer asked
    check(page)
    given.get_by_role("button").click()
    expect(given).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-orders='0']")).to_be_visible()
