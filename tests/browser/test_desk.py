"""The table at all sizes: nothing overlaps or is cut off, labels can be read, everything lit can be reached."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from reame import games
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.record import Record
from tests.browser.conftest import Person
from tests.browser.test_access import check

Maker = Callable[..., Person]
SIZES = {360: 740, 390: 844, 768: 1024, 1400: 900, 2560: 1440}
NAMES = ["Anna", "Béla", "Carla", "Dario", "Eleonora"]
# In the middle of a game: the step that asks the first seat, how many sit there, and how often it has asked before.
MIDDLE = {
    "carolus": ("Turn", 2, 9),
    "medieval": ("MapCard", 4, 1),
    "conspiracy": ("Movement", 4, 1),
    "fief": ("MovementTurn", 4, 2),
    "universalis": ("CombatPhase", 5, 0),
}
LEAST = 11  # pixels of a letter
FREE = 0.55  # of a window of 1400 x 900

LOOK = (Path(__file__).parent / "look.js").read_text()
POINT = (Path(__file__).parent / "point.js").read_text()


@pytest.fixture(scope="session")
def middles() -> dict[str, tuple[str, int]]:
    """A record of each game, and the move at which its step asks the first seat."""
    out = {}
    for name, (step, seats, skipped) in MIDDLE.items():
        made = Record(games.find(name), seats, "a desk for all")
        dice = Dice("a desk for all")
        at, seen = 0, 0
        for _ in range(2000):
            seat = made.position.waiting[0]
            if seat == 0 and type(made.position.stack[-1]).__name__ == step and len(made.position.legal(seat)) > 1:
                at, seen = len(made), seen + 1
                if seen > skipped:
                    break
            made.play(seat, any_move(made.game.table, made.position.legal(seat), dice))
        else:
            raise AssertionError(f"{name}: {step} never asks the first seat")
        out[name] = made.text(), at
    return out


def sit_down(who: Person, game: str, middles: dict[str, tuple[str, int]]) -> Page:
    """At a table in the middle of a game, with bots that wait for the first seat."""
    text, at = middles[game]
    head = {"Content-Type": "text/plain; charset=utf-8"}
    kept = who.page.request.post(f"{who.base}/api/records", data=text.encode(), headers=head).json()["table"]
    seats: list[dict[str, Any]] = [{"who": "me", "name": NAMES[0]}]
    seats += [{"who": "bot", "bot": "random", "name": NAMES[i]} for i in range(1, MIDDLE[game][1])]
    answer = who.page.request.post(f"{who.base}/api/tables/{kept}/branch", data={"at": at, "seats": seats})
    assert answer.ok, answer.text()
    made = answer.json()
    page = who.open(f"/t/{made['table']}#{made['keys']['0']}")
    page.locator(".carolus .ring svg, .map-host text.name").first.wait_for(state="attached")
    page.locator("#prompt-title").wait_for()
    if game != "carolus":
        page.evaluate(
            """async (game) => {
                const file = await (await fetch(`/maps/${game}.json`)).json();
                window.anchorOf = (ref) => file.shapes[ref]?.anchor ?? file.marks[ref]?.at;
            }""",
            game,
        )
    page.wait_for_timeout(900)  # letters arrive, the sheet comes to rest
    return page


def look(page: Page, measured: bool) -> dict[str, Any]:
    """What is on the page; how much of the board is free takes longer to measure."""
    found: dict[str, Any] = page.evaluate(LOOK, {"least": LEAST, "measured": measured})
    return found


def judge(page: Page, width: int, height: int) -> dict[str, Any]:
    """Everything that has to be true at any size."""
    found = look(page, width == 1400)
    assert found["wide"] == width, "the page scrolls sideways"
    assert found["high"] == height, "the page scrolls into the void"
    assert found["small"] == []
    assert found["crossed"] == []
    assert found["covered"] == []
    assert found["piled"] == []
    assert found["cut"] == []
    assert found["hidden"] <= found["arrows"], "lit places that nobody can find"
    return found


@pytest.mark.parametrize("game", list(MIDDLE))
@pytest.mark.parametrize("width", list(SIZES))
def test_the_table_fits(person: Maker, middles: dict[str, tuple[str, int]], game: str, width: int) -> None:
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 760 else {}
    anna = person(width=width, height=SIZES[width], **phone)
    page = sit_down(anna, game, middles)
    found = judge(page, width, SIZES[width])
    if width == 1400:
        assert found["free"] >= FREE
    page.get_by_role("button", name="Italiano").click()
    page.get_by_role("button", name="A lume di candela").click()
    page.wait_for_timeout(700)
    judge(page, width, SIZES[width])
    if game != "carolus":
        page.get_by_role("button", name="Tutta la mappa").click()
        page.wait_for_timeout(900)
        judge(page, width, SIZES[width])


@pytest.mark.parametrize("game", [game for game in MIDDLE if game != "carolus"])
def test_a_tooltip_never_covers_its_land(person: Maker, middles: dict[str, tuple[str, int]], game: str) -> None:
    page = sit_down(person(), game, middles)
    page.get_by_role("button", name="Whole map").click()
    page.wait_for_timeout(700)
    assert page.evaluate(POINT) == []


def test_what_is_folded_stays_folded(person: Maker, middles: dict[str, tuple[str, int]]) -> None:
    anna = person()
    page = sit_down(anna, "universalis", middles)
    before = look(page, True)["free"]
    page.locator(".side .cap").click()
    page.locator(".dock .tuck").click()
    page.get_by_role("button", name="Fold away").first.click()
    expect(page.locator(".spine")).to_contain_text("Your move, Anna")
    page.reload()
    expect(page.locator(".spine")).to_be_visible()
    expect(page.locator(".side .body")).to_have_count(0)
    page.wait_for_timeout(600)
    page.evaluate("window.anchorOf = () => null")
    assert look(page, True)["free"] > before + 0.15
    page.locator(".spine").click()
    expect(page.locator("#prompt-title")).to_be_visible()


def test_the_map_opens_on_own_lands(person: Maker, middles: dict[str, tuple[str, int]]) -> None:
    page = sit_down(person(), "universalis", middles)
    home = page.evaluate("[...document.querySelectorAll('text.name.strong')].map((e) => e.dataset.ref)")
    assert len(home) >= 3
    zoom = page.locator(".map-sheet").evaluate("e => e.getBoundingClientRect().width / 2288")
    assert 0.6 <= zoom <= 1.3
    wide = "zoom => Math.abs(document.querySelector('.map-sheet').getBoundingClientRect().width / 2288 - zoom) < 0.01"
    page.get_by_role("button", name="Whole map").click()
    page.wait_for_function(f"zoom => !({wide})(zoom)", arg=zoom)
    page.get_by_role("button", name="My lands").click()
    page.wait_for_function(wide, arg=zoom)


def test_a_sheet_of_three_heights(person: Maker, middles: dict[str, tuple[str, int]]) -> None:
    page = sit_down(person(width=390, height=844, has_touch=True, is_mobile=True), "universalis", middles)
    sheet = page.locator("aside.sheet")
    half = sheet.bounding_box()
    assert half is not None
    assert half["height"] <= 0.6 * 800 + 2
    handle = page.get_by_role("button", name="Show journal, chat and table")
    handle.tap()
    page.wait_for_timeout(300)
    full = sheet.bounding_box()
    assert full is not None
    assert full["height"] > half["height"]
    page.get_by_role("tab", name="Hand").tap()
    expect(page.locator(".dock-row")).to_be_visible()
    page.get_by_role("tab", name="Books").tap()
    page.get_by_text("Technologies", exact=True).tap()
    expect(page.get_by_text("Agriculture")).to_be_visible()
    # Drawn down with the finger it becomes a strip with the purse and the question.
    box = page.locator(".handle").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 560, steps=12)
    page.mouse.up()
    page.wait_for_timeout(300)
    peek = sheet.bounding_box()
    assert peek is not None
    assert peek["height"] == pytest.approx(132, abs=2)
    assert peek["y"] + peek["height"] == pytest.approx(844, abs=1)
    expect(page.locator(".question")).to_be_in_viewport()


def test_what_cannot_be_taken_back_is_asked_once_more(person: Maker, middles: dict[str, tuple[str, int]]) -> None:
    anna = person()
    page = sit_down(anna, "medieval", middles)
    assert "Draw a map card" in anna.question()
    draw = page.locator('.choices [data-words="yes"]')
    draw.click()
    expect(page.locator(".sure")).to_contain_text("It cannot be taken back.")
    page.keyboard.press("Escape")
    expect(page.locator(".sure")).to_have_count(0)
    with anna.something_happens():
        draw.click()
        page.get_by_role("button", name="Confirm").focus()
        page.keyboard.press("Enter")


def test_passing_is_called_what_it_is(person: Maker, middles: dict[str, tuple[str, int]]) -> None:
    page = sit_down(person(), "conspiracy", middles)
    expect(page.locator(".foot .pass")).to_contain_text("End my movement")
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator(".foot .pass")).to_contain_text("Fine dei movimenti")


def test_numbers_are_set_and_sent(person: Maker, middles: dict[str, tuple[str, int]]) -> None:
    """An attack in Universalis: two or three clicks to the dice, each with its odds."""
    anna = person()
    page = sit_down(anna, "universalis", middles)
    clicks = 0

    def press(selector: str) -> None:
        nonlocal clicks
        page.locator(selector).first.click()
        clicks += 1

    attack = page.locator('.choices [data-words^="attack "]').first
    expect(attack).to_contain_text("%")
    if attack.is_visible():
        press('.choices [data-words^="attack "]')
    page.wait_for_function("() => /armies|dice|roll/i.test(document.querySelector('.question').innerText)")
    if "how many armies" in anna.question().lower():
        go = page.locator(".dial .go")
        expect(go).to_contain_text("%")
        most = int(page.locator(".dial output").inner_text().split()[0])
        page.keyboard.press("-")
        expect(page.locator(".dial output")).to_contain_text(str(most - 1))
        page.keyboard.press("+")
        press(".dial .go")
    page.locator('.choices [data-words^="roll "], .stage.battle').first.wait_for()
    if page.locator('.choices [data-words^="roll "]').count():  # with one die there is nothing to choose
        press('.choices .go, .choices [data-words^="roll "]')
    expect(page.locator(".stage.battle")).to_be_visible()
    assert clicks <= 3
    assert page.locator(".stage.battle svg[role=img]").count() >= 2  # dice of both sides


def test_pointing_joins_choices_and_places(person: Maker, middles: dict[str, tuple[str, int]]) -> None:
    page = sit_down(person(), "universalis", middles)
    attack = page.locator('.choices [data-words^="attack "]').first
    land = (attack.get_attribute("data-words") or "").split()[-1]
    attack.hover()
    expect(page.locator(f'.hit.hinted[data-hit="territory:{land}"]')).to_have_count(1)
    page.locator(f'.hit[data-hit="territory:{land}"]').dispatch_event(
        "pointermove", {"clientX": 500, "clientY": 400, "pointerType": "mouse", "bubbles": True}
    )
    expect(page.locator(f'.choices .hot[data-words$=" {land}"]').first).to_be_visible()


def test_the_keys_are_on_a_sheet(person: Maker, middles: dict[str, tuple[str, int]]) -> None:
    page = sit_down(person(), "carolus", middles)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)


def test_others_are_followed_step_by_step(person: Maker, middles: dict[str, tuple[str, int]]) -> None:
    anna = person(pace="slow")
    page = sit_down(anna, "carolus", middles)
    skip = page.locator("button.skip")
    while not skip.is_visible():
        if anna.entries.first.is_visible():
            anna.entries.first.click()
            page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    # The table is ahead of the board: nothing is lit on it, and the captions come one after the other.
    assert page.locator(".carolus .space.lit").count() == 0
    first = page.locator(".follow p").inner_text()
    page.wait_for_function("first => document.querySelector('.follow p')?.innerText !== first", arg=first)
    if skip.is_visible():
        skip.click()
    expect(skip).to_have_count(0)
    back = page.get_by_role("button", name="One step back")
    back.click()
    expect(page.locator(".follow p")).to_be_visible()
    page.get_by_label("Pace", exact=True).select_option("instant")
    page.reload()
    page.locator(".carolus").wait_for()
    assert page.evaluate("localStorage.getItem('reame.pace')") == "instant"


@pytest.mark.parametrize("game", ["medieval", "conspiracy", "fief"])
@pytest.mark.parametrize(("width", "light"), [(1400, "light"), (390, "dark")])
def test_axe_finds_nothing_serious(
    person: Maker, middles: dict[str, tuple[str, int]], game: str, width: int, light: str
) -> None:
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 760 else {}
    page = sit_down(person(width=width, height=SIZES[width], color_scheme=light, **phone), game, middles)
    check(page)
    if width < 760:
        page.get_by_role("button", name="Show journal, chat and table").tap()
        for tab in ("Hand", "Books"):
            page.get_by_role("tab", name=tab).tap()
            check(page)
    else:
        for ribbon in page.get_by_role("navigation", name="Books").get_by_role("button").all():
            ribbon.click()
            page.locator(".book").wait_for()
            check(page)
        page.keyboard.press("Escape")
        expect(page.locator(".book")).to_have_count(0)
        page.keyboard.press("?")
        check(page)


def test_the_end_can_be_read_by_everybody(person: Maker) -> None:
    """Scores, the board through time, and a way to the board."""
    bot = {"who": "bot", "bot": "random"}
    anna = person()
    page = anna.open(f"/t/{anna.table([bot, bot])}")
    ending = page.locator(".ending")
    ending.wait_for()
    check(page)
    assert ending.get_by_role("row").count() == 3
    ending.get_by_label("The board through time").fill("3")
    expect(ending).to_contain_text("Move 3 of")
    check(page)
    ending.get_by_role("button", name="Back").click()
    ending.get_by_role("button", name="See the board").click()
    expect(ending).to_have_count(0)
    page.get_by_role("button", name="How it ended").click()
    expect(ending).to_be_visible()


def test_a_question_explains_itself(person: Maker) -> None:
    """By a click on its question mark and by a key; where nothing is written there is no question mark."""
    anna = person()
    bots = [{"who": "bot", "bot": "random", "name": n} for n in ("Bea", "Carl")]
    page = anna.open(f"/t/{anna.table([{'who': 'me', 'name': 'Anna'}, *bots], 'fief')}")
    anna.question()
    mark, note = page.get_by_role("button", name="What is this about?"), page.locator("#question-help")
    expect(note).to_be_hidden()
    mark.click()
    expect(note).to_be_visible()
    assert len(note.inner_text()) > 40
    check(page)
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    page.keyboard.press("h")
    expect(note).to_be_visible()
