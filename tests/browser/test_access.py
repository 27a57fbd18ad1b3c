"""For everybody: screen readers, small phones, both languages, both lights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.conftest import Person

Maker = Callable[..., Person]
SEATS = [{"who": "me", "name": "Anna"}, {"who": "bot", "bot": "random", "name": "Bot"}]
PHONE: dict[str, Any] = {"width": 360, "height": 780, "has_touch": True, "is_mobile": True}


def check(page: Page) -> None:
    """No finding of axe that is serious or critical."""
    # Colours that fade in are not yet what they will be; what glows for ever is not waited for.
    page.evaluate(
        """() => Promise.allSettled(document.getAnimations()
            .filter((a) => a.effect.getComputedTiming().endTime !== Infinity)
            .map((a) => a.finished))"""
    )
    found = Axe().run(page).response["violations"]
    bad = [
        (v["id"], [n["html"][:160] for n in v["nodes"][:3]]) for v in found if v["impact"] in ("serious", "critical")
    ]
    assert bad == []


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(person: Maker, light: str, phone: bool) -> None:
    anna = person(**PHONE if phone else {}, color_scheme=light)
    page = anna.open()
    page.get_by_role("button", name="Lay the table").wait_for()
    check(page)
    table = anna.table(SEATS)
    anna.open(f"/t/{table}")
    page.locator(".carolus").wait_for()
    anna.question()
    check(page)
    if phone:
        page.get_by_role("button", name="Show journal, chat and table").click()
    for tab in ("Talk", "Table"):
        page.get_by_role("tab", name=tab).click()
        check(page)
    lobby = anna.table([SEATS[0], {"who": "open"}])
    anna.open(f"/t/{lobby}")
    page.get_by_role("heading", name="The table is laid").wait_for()
    check(page)
    anna.open(f"/t/{table}?at=start&eyes=0")
    page.locator(".carolus").wait_for()
    check(page)


def test_a_phone_of_360_pixels_shows_the_whole_table(person: Maker) -> None:
    anna = person(**PHONE)
    table = anna.table(SEATS)
    page = anna.open(f"/t/{table}")
    page.locator(".carolus").wait_for()
    anna.question()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    prompt = page.locator(".question").bounding_box()
    assert prompt is not None
    assert prompt["y"] + prompt["height"] < 780, "the question is out of sight"
    ring = page.locator(".ring").bounding_box()
    assert ring is not None
    assert ring["width"] > 330
    buttons = page.get_by_role("group", name="Choices").get_by_role("button")
    for box in (buttons.nth(i).bounding_box() for i in range(buttons.count())):
        assert box is None or box["height"] >= 40, "too small for a finger"
    buttons.first.tap()
    page.get_by_role("button", name="Show journal, chat and table").tap()
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()
    page.goto(anna.base)
    page.get_by_role("button", name="Lay the table").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_everything_can_be_had_in_italian_at_once(person: Maker) -> None:
    anna = person(language="it-IT")
    page = anna.open()
    expect(page.get_by_role("button", name="Prepara il tavolo")).to_be_visible()
    table = anna.table(SEATS)
    anna.open(f"/t/{table}")
    expect(page.locator("#prompt-title")).to_contain_text("Tocca a te")
    assert page.evaluate("document.documentElement.lang") == "it"
    page.get_by_role("button", name="English").click()
    expect(page.locator("#prompt-title")).to_contain_text("Your move")
    page.reload()
    expect(page.locator("#prompt-title")).to_contain_text("Your move")


def test_what_others_do_is_announced_and_not_drowned_by_own_moves(person: Maker) -> None:
    anna, berta = person(), person()
    made = anna.page.request.post(
        f"{anna.base}/api/tables", data={"game": "carolus", "seats": [SEATS[0], {"who": "me", "name": "Berta"}]}
    ).json()
    people = [(anna, "Anna"), (berta, "Berta")]
    for seat, (who, _) in enumerate(people):
        who.open(f"/t/{made['table']}#{made['keys'][str(seat)]}").locator(".carolus").wait_for()
    asked = Person.asked(anna, berta)
    while "token" not in asked.question():
        asked.first_choice()
        asked = Person.asked(anna, berta)
    first, second = people if asked is anna else people[::-1]
    heard = second[0].page.get_by_role("log", name="Events")
    first[0].first_choice()
    expect(heard).to_contain_text(f"{first[1]} places token")
    second[0].question()
    second[0].first_choice()
    expect(heard).to_contain_text(f"{second[1]} places token")
    expect(heard).to_contain_text(f"{first[1]} places token")


def test_every_line_of_the_journal_is_announced_once(anna: Person) -> None:
    table = anna.table(SEATS)  # the bot does not pause: its moves come faster than anybody reads
    anna.page.add_init_script(
        """window.heard = [];
        new MutationObserver((all) => {
            for (const node of all.flatMap((m) => [...m.addedNodes]))
                if (node.parentNode?.role === 'log' && node.nodeName === 'P') window.heard.push(node.textContent);
        }).observe(document, {subtree: true, childList: true});"""
    )
    page = anna.open(f"/t/{table}")
    for _ in range(20):
        anna.question()
        anna.first_choice()
    expect(page.locator(".box li").filter(has_text="Bot moves the Emperor").first).to_be_visible()
    page.wait_for_function(
        """() => {
            // Each line is heard as often as it stands there; headings, and what is folded away, may be left out.
            const plain = [...document.querySelectorAll('.box li:not(:has(h3))')];
            const lines = plain.map((line) => line.firstChild.textContent.trim());
            const heard = window.heard.map((text) => text.trim());
            const often = (all, text) => all.filter((one) => one === text).length;
            return lines.length > 0 && lines.every((text) => often(heard, text) === often(lines, text));
        }"""
    )


def test_clans_and_sides_differ_by_shape_not_only_by_colour(anna: Person) -> None:
    table = anna.table(SEATS)
    page = anna.open(f"/t/{table}")
    page.locator(".carolus").wait_for()
    signs = page.evaluate(
        """() => ['red', 'pink', 'blue', 'yellow', 'green'].map(
            (clan) => document.querySelector(`.paladin.${clan} .sign`).getAttribute('d'))"""
    )
    assert len(set(signs)) == 5


def test_light_and_sound_are_kept(anna: Person) -> None:
    page = anna.open()
    page.get_by_role("button", name="By candlelight").click()
    assert page.get_by_role("button", name="Sound").get_attribute("aria-pressed") == "false"
    page.reload()
    expect(page.get_by_role("button", name="By daylight")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.light") == "dark"
