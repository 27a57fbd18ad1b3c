"""The map of a table under fingers, mouse and keys. Touches are real input events, sent to Chromium itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.conftest import Person

SEATS = [{"who": "me", "name": "Anna"}, *({"who": "bot", "bot": "random", "name": n} for n in ("Bot", "Bit", "But"))]
REST = 500  # milliseconds: longer than the sheet takes to settle


class View(NamedTuple):
    """Where the sheet is, and how large."""

    x: float
    y: float
    zoom: float


def view(page: Page) -> View:
    """Where the sheet is now that it rests."""
    page.wait_for_timeout(REST)
    style = page.locator(".map-sheet").evaluate("e => e.style.transform")
    found = re.fullmatch(r"translate\(([-\d.e]+)px, ([-\d.e]+)px\) scale\(([\d.]+)\)", style)
    assert found is not None, style
    return View(*(float(n) for n in found.groups()))


Spot = tuple[float, float]


class Fingers:
    """On the glass of one page, by number."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, spots: dict[int, Spot]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in spots.items()]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, spots: dict[int, Spot]) -> None:
        """They touch the glass."""
        self._send("touchStart", spots)

    def to(self, spots: dict[int, Spot]) -> None:
        """They slide."""
        self._send("touchMove", spots)

    def up(self, spots: dict[int, Spot] | None = None) -> None:
        """These are lifted; all of them if none is named."""
        self._send("touchEnd", spots or {})

    def move(self, *ways: tuple[Spot, Spot], steps: int = 12) -> None:
        """Each finger goes down at the start of its way and up at the end."""
        self.down({i: start for i, (start, _) in enumerate(ways)})
        for n in range(1, steps + 1):
            self.to({i: (a + (c - a) * n / steps, b + (d - b) * n / steps) for i, ((a, b), (c, d)) in enumerate(ways)})
        self.up()


@pytest.fixture
def fief(person: Callable[..., Person]) -> Page:
    """A table with a map, on a phone."""
    anna = person(width=360, height=740, has_touch=True, is_mobile=True)
    table = anna.table(SEATS, game="fief")
    page = anna.open(f"/t/{table}")
    page.locator(".map-host text.name").first.wait_for(state="attached")
    return page


def middle(page: Page) -> tuple[float, float]:
    """Of what is free of the map, on the screen: not under the rail, the sheet or the strip."""
    x, y = page.evaluate(
        """() => {
            const map = document.querySelector('.map-host').getBoundingClientRect();
            const aside = document.querySelector('main > aside').getBoundingClientRect();
            const strip = document.querySelector('.strip')?.getBoundingClientRect();
            const phone = aside.width > map.width / 2;
            const [right, bottom] = phone ? [map.right, aside.top] : [aside.left, map.bottom];
            return [(map.left + right) / 2, ((strip?.bottom ?? map.top) + bottom) / 2];
        }"""
    )
    return x, y


def test_two_fingers_zoom_about_the_point_between_them(fief: Page) -> None:
    before = view(fief)
    x, y = middle(fief)
    Fingers(fief).move(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    after = view(fief)
    assert after.zoom == pytest.approx(3 * before.zoom, rel=0.02)
    box = fief.locator(".map-host").bounding_box()
    assert box is not None
    for now, then, at in ((after.x, before.x, x - box["x"]), (after.y, before.y, y - box["y"])):
        assert (at - now) / after.zoom == pytest.approx((at - then) / before.zoom, abs=2), "the land slipped away"

    Fingers(fief).move(((x - 90, y), (x - 30, y)), ((x + 90, y), (x + 30, y)))
    assert view(fief).zoom == pytest.approx(before.zoom, rel=0.05)
    Fingers(fief).move(((x - 90, y), (x - 10, y)), ((x + 90, y), (x + 10, y)))
    fief.get_by_role("button", name="Whole map").click()
    whole = view(fief).zoom
    Fingers(fief).move(((x - 90, y), (x - 30, y)), ((x + 90, y), (x + 30, y)))
    assert view(fief).zoom == whole, "the sheet never gets smaller than the room"


def test_one_finger_slides_the_sheet_and_chooses_nothing(fief: Page) -> None:
    x, y = middle(fief)
    Fingers(fief).move(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    before = view(fief)
    fief.evaluate("() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true); }")
    journal = fief.locator("#prompt-title").inner_text()
    Fingers(fief).move(((x, y), (x - 70, y - 40)))
    after = view(fief)
    assert (after.x - before.x, after.y - before.y) == pytest.approx((-70, -40), abs=8)
    assert after.zoom == before.zoom
    assert fief.evaluate("() => window.clicks") == 0
    assert fief.locator("#prompt-title").inner_text() == journal
    assert fief.evaluate("() => getComputedStyle(document.querySelector('.map-host')).touchAction") == "none"


def test_a_finger_that_stays_after_a_pinch_goes_on_sliding(fief: Page) -> None:
    x, y = middle(fief)
    fingers = Fingers(fief)
    fingers.move(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    before = view(fief)
    fingers.down({0: (x - 40, y), 1: (x + 40, y)})
    fingers.to({0: (x - 50, y), 1: (x + 50, y)})
    fingers.up({1: (x + 50, y)})
    pinched = view(fief)
    assert pinched.zoom > before.zoom
    for n in range(1, 7):
        fingers.to({0: (x - 50 + 10 * n, y)})
    fingers.up()
    after = view(fief)
    assert after.zoom == pinched.zoom
    assert after.x - pinched.x == pytest.approx(60, abs=2)


def test_a_tap_is_a_choice(fief: Page) -> None:
    fief.evaluate(
        "() => document.querySelector('svg.top').addEventListener('click', "
        "(e) => { window.hit = e.target.closest('[data-hit]')?.dataset.hit; })"
    )
    fief.touchscreen.tap(*middle(fief))
    assert ":" in fief.evaluate("() => window.hit")


def test_mouse_and_wheel(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.open(f"/t/{anna.table(SEATS, game='fief')}")
    page.locator(".map-host text.name").first.wait_for(state="attached")
    start = view(page)
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -500)
    near = view(page)
    assert near.zoom > 1.5 * start.zoom
    page.mouse.down()
    page.mouse.move(x + 50, y + 30, steps=10)
    page.mouse.up()
    slid = view(page)
    assert (slid.x - near.x, slid.y - near.y) == pytest.approx((50, 30), abs=8)


def test_keys_slide_zoom_and_walk(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.open(f"/t/{anna.table(SEATS, game='fief')}")
    page.locator(".map-host text.name").first.wait_for(state="attached")
    start = view(page)
    page.locator(".map-host").focus()
    for _ in range(4):
        page.keyboard.press("+")
    near = view(page)
    assert near.zoom == pytest.approx(1.3**4 * start.zoom, rel=0.01)
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    slid = view(page)
    assert (slid.x - near.x, slid.y - near.y) == pytest.approx((-80, -80), abs=1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    focused = page.locator(".map-host .focused").evaluate_all("all => [...new Set(all.map((e) => e.dataset.hit))]")
    assert len(focused) == 1
    assert page.locator(".map-tip").is_visible()
    page.keyboard.press("Escape")
    assert page.locator(".map-host .focused").count() == 0
    page.keyboard.press("-")
    assert view(page).zoom < near.zoom
    page.keyboard.press("0")
    assert view(page).zoom == start.zoom  # it had opened as a whole
