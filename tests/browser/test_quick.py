"""Quick ways: many moves by one click, a question declined for a turn, one button to negotiate, what is left lying."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from reame import games
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.record import Record
from tests.browser.conftest import Person
from tests.browser.test_access import check
from tests.browser.test_desk import MIDDLE, sit_down

Maker = Callable[..., Person]


def asked(game: str, question: str, verb: str) -> dict[str, tuple[str, int]]:
    """A game by chance, up to where the first seat is asked this and could do that."""
    made = Record(games.find(game), MIDDLE[game][1], "quick ways")
    dice = Dice("quick ways")
    for _ in range(4000):
        seat = made.position.waiting[0]
        legal = made.position.legal(seat)
        could = {made.game.table.words(move).split()[0] for move in legal}
        asks = made.position.question(seat)
        if seat == 0 and asks is not None and asks.phrase.key == question and verb in could:
            return {game: (made.text(), len(made))}
        made.play(seat, any_move(made.game.table, legal, dice))
    raise AssertionError(f"{game}: {question} is never asked")


@pytest.mark.parametrize("width", [1400, 390])
def test_garrisons_by_one_click(person: Maker, width: int) -> None:
    page = sit_down(person(width=width), "universalis", asked("universalis", "q-garrison", "garrison"))
    expect(page.locator("[data-shortcut]")).to_have_count(2)
    check(page)
    page.locator("[data-shortcut=five]").click()
    bar = page.get_by_role("status").filter(has_text="5 everywhere")
    expect(bar).to_be_visible()
    expect(page.locator(".question")).not_to_contain_text("to place: where?")
    bar.get_by_role("button", name="Stop").click()
    expect(bar).to_have_count(0)


def test_negotiations_stand_behind_one_button_and_a_treaty_is_offered_by_one_more(person: Maker) -> None:
    page = sit_down(person(), "universalis", asked("universalis", "q-diplomacy", "offer"))
    offers = page.locator(".choices [data-words^='offer '], .choices [data-verb=offer]")
    expect(page.locator("[data-talk]")).to_be_visible()
    expect(offers).to_have_count(0)
    page.locator("[data-talk]").click()
    expect(offers.first).to_be_visible()
    page.get_by_role("button", name="trade for trade").first.click()
    expect(page.locator(".box")).to_contain_text("an offer.")


def test_what_is_left_lying_is_said(person: Maker) -> None:
    page = sit_down(person(), "universalis", asked("universalis", "q-placement", "place_armies"))
    page.locator(".foot .pass").click()
    expect(page.locator(".warning")).to_contain_text("in reserve")
    page.keyboard.press("Escape")
    expect(page.locator(".warning")).to_have_count(0)
    page.locator("[data-shortcut=to-borders]").click()
    expect(page.locator("[data-shortcut]")).to_have_count(0)


def test_a_question_is_declined_for_the_turn(person: Maker) -> None:
    page = sit_down(person(), "conspiracy", asked("conspiracy", "ask-income", "pass"))
    page.locator("[data-decline]").click()
    bar = page.get_by_role("status").filter(has_text="not asked about this again")
    expect(bar).to_be_visible()
    page.reload()
    expect(bar).to_be_visible()
    bar.get_by_role("button").click()
    expect(bar).to_have_count(0)


def test_a_lord_is_brought_far_by_one_click_on_the_map(person: Maker) -> None:
    """Where it leads is told by the rules; the moves are made one after the other."""
    page = sit_down(person(), "fief", asked("fief", "ask-step", "lead"))
    row = page.locator("[data-ahead]").first
    row.wait_for()
    check(page)
    moves = (row.get_attribute("data-ahead") or "").split(", ")
    village = moves[-1].removeprefix("go ")
    page.locator(f'.map-host [data-hit="village:{village}"]').first.dispatch_event("click", {"bubbles": True})
    expect(page.locator(f'[data-ahead="{", ".join(moves)}"]')).to_have_count(0)
    expect(page.locator(".question")).to_contain_text("Who moves?")


def test_the_same_again_until_nothing_is_left(person: Maker) -> None:
    """Units of any kind along the same road; on the map a click on where they go is enough."""
    page = sit_down(person(), "conspiracy", asked("conspiracy", "ask-see", "see"))
    page.locator('.choices [data-words^="see "]').first.click()
    if page.locator(".sure .main").is_visible():
        page.locator(".sure .main").click()
    first = page.locator('.choices [data-words^="deploy "]').first
    first.click()
    again = page.locator("[data-shortcut=again]")
    again.wait_for()
    check(page)
    again.click()
    expect(again).to_have_count(0)
    expect(page.locator(".question")).not_to_contain_text("Where")


def test_one_bids_up_to_a_limit(person: Maker) -> None:
    page = sit_down(person(), "conspiracy", asked("conspiracy", "ask-bid-event", "bid"))
    expect(page.locator("[data-up-to]")).to_have_count(0)  # the least is bid at once
    page.keyboard.press("+")
    limit = page.locator("[data-up-to]")
    limit.wait_for()
    check(page)
    limit.click()
    bar = page.get_by_role("status").filter(has_text="By itself")
    expect(bar.or_(page.locator("#prompt-title")).first).to_be_visible()


def test_the_board_is_printed_on_one_sheet(person: Maker, tmp_path: Path) -> None:
    """What the printer is given is one sheet with the board alone, its names still letters."""
    page = sit_down(person(), "fief", asked("fief", "ask-step", "lead"))
    page.evaluate("window.print = () => { window.asked = true; }")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Print or PDF").click()
    page.wait_for_function("window.asked")
    data = page.pdf(path=tmp_path / "poster.pdf", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type /Page\b", data)) == 1
    assert b"/FontFile" in data
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".poster-sheet")).to_have_count(0)


def test_tinctures_for_all_eyes(person: Maker) -> None:
    page = sit_down(person(), "fief", asked("fief", "ask-step", "lead"))
    wash = "getComputedStyle(document.querySelector('.owned')).getPropertyValue('--owner')"
    before = page.evaluate(wash)
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Tinctures that all eyes can tell apart").check()
    page.wait_for_function(f"before => {wash} !== before", arg=before)
    page.reload()
    page.locator(".owned").first.wait_for(state="attached")
    assert page.evaluate(wash) != before


def test_the_board_is_taken_away_as_a_picture(person: Maker, tmp_path: Path) -> None:
    page = sit_down(person(), "universalis", asked("universalis", "q-diplomacy", "offer"))
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as poster:
        page.get_by_role("button", name="Poster (SVG)").click()
    poster.value.save_as(tmp_path / "poster.svg")
    text = (tmp_path / "poster.svg").read_text()
    assert text.count("@font-face") >= 2
    assert "data:image/webp" in text
    assert all(name in text for name in (">Lombardy<", ">Middle Egypt<"))  # out of sight, and named on the poster
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture (PNG)").click()
    picture.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").stat().st_size > 500_000


@pytest.mark.parametrize("light", ["light", "dark"])
def test_high_contrast(person: Maker, light: str) -> None:
    anna = person(color_scheme=light)
    page = anna.open()
    page.get_by_role("button", name="High contrast").click()
    expect(page.locator("html")).to_have_attribute("data-contrast", "high")
    check(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-contrast", "high")


@pytest.mark.parametrize("game", list(MIDDLE))
def test_a_table_is_laid_in_three_clicks(person: Maker, game: str) -> None:
    """The game, how it shall be, and there it stands."""
    page = person().open()
    page.locator(f"label:has(input[value={game}])").click()
    page.locator("[data-preset=first]").click()
    expect(page.locator("[data-preset=first]")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Lay the table").click()
    page.locator("#prompt-title").wait_for()
