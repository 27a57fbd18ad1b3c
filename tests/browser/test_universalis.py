"""The largest board for everybody: axe, the keyboard, a small phone, an offer that is written term by term."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reame import games
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.record import Record
from tests.browser.conftest import Person
from tests.browser.test_access import PHONE, check

Maker = Callable[..., Person]
LONG = pytest.mark.skipif("REAME_LONG" not in os.environ, reason="axe takes half a minute on the great map: make soak")
SEATS = [{"who": "me", "name": "Anna"}, *[{"who": "bot", "bot": "random", "name": n} for n in ("Bea", "Carl")]]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, int]]:
    """How a game by chance begins, as a file, and the move before which each step asked the first seat first."""
    game = games.find("universalis")
    made = Record(game, 3, "a board for all", {"honour_cap": "0"})
    dice = Dice("a board for all")
    first: dict[str, int] = {}
    while "TradePhase" not in first:
        seat = made.position.waiting[0]
        if seat == 0:
            first.setdefault(type(made.position.stack[-1]).__name__, len(made))
        made.play(seat, any_move(game.table, made.position.legal(seat), dice))
    path = tmp_path_factory.mktemp("record") / "game.txt"
    path.write_text(made.text())
    return path, first


def watch(anna: Person, path: Path) -> Page:
    page = anna.open()
    page.set_input_files("input[type=file]", path)
    page.locator(".map-host").wait_for()
    return page


@pytest.mark.parametrize(
    ("light", "phone"),
    [
        pytest.param("light", False, id="desk"),
        pytest.param("dark", True, id="phone", marks=LONG),
    ],
)
def test_axe_finds_nothing_serious(person: Maker, record: tuple[Path, dict[str, int]], light: str, phone: bool) -> None:
    path, first = record
    anna = person(**PHONE if phone else {}, color_scheme=light)
    page = watch(anna, path)
    for step in ("Kingdoms", "StartArmies", "Diplomacy", "Purchase", "CombatPhase"):
        if step in first:
            page.get_by_label("Moment").fill(str(first[step]))
            expect(page.locator(".move")).to_contain_text(f"Move {first[step]} of")
            check(page)


@LONG
def test_axe_finds_nothing_serious_in_the_books(anna: Person) -> None:
    page = anna.open(f"/t/{anna.table(SEATS, game='universalis')}")
    page.locator(".map-host").wait_for()
    anna.question()
    check(page)
    books = page.get_by_role("navigation", name="Books").get_by_role("button")
    assert books.count() == 5
    for i in range(books.count()):
        books.nth(i).click()
        page.locator(".book").wait_for()
        check(page)


def test_the_set_up_can_be_played_with_keys_alone(anna: Person) -> None:
    page = anna.open(f"/t/{anna.table(SEATS, game='universalis')}")
    page.locator(".map-host").wait_for()
    asked = set()
    for _ in range(40):
        asked.add(anna.question())
        if len(asked) >= 4:
            break
        with anna.something_happens():
            for _ in range(4):  # a verb, then its things, then the confirmation, or what a dial says
                before = page.locator("main > aside").inner_text()
                page.keyboard.press("1")
                page.keyboard.press("Enter")
                page.wait_for_timeout(100)
                if page.locator("main > aside").inner_text() == before:
                    break
    assert len(asked) >= 4, asked


def test_a_phone_of_360_pixels_shows_the_whole_board(person: Maker) -> None:
    anna = person(**PHONE)
    page = anna.open(f"/t/{anna.table(SEATS, game='universalis')}")
    page.locator(".map-host").wait_for()
    anna.question()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_an_offer_is_a_form_that_is_sent_as_a_whole(anna: Person, record: tuple[Path, dict[str, int]]) -> None:
    path, first = record
    page = watch(anna, path)
    page.get_by_label("Moment").fill(str(first["Diplomacy"]))
    expect(page.locator(".move")).to_contain_text(f"Move {first['Diplomacy']} of")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Lay the table").click()
    anna.question()
    page.locator("[data-talk]").click()
    page.locator('.choices [data-words^="offer "]').first.click()
    form = page.locator("form.deal")
    send = form.get_by_role("button", name="Send the offer")
    expect(send).to_be_disabled()
    form.locator('[data-verb="give_trade"]').check()
    form.locator('[data-verb="ask_florins"]').check()
    amount = form.locator(".term", has=page.locator('[data-verb="ask_florins"]')).get_by_role("slider")
    amount.fill("3")
    expect(form.locator(".says")).to_contain_text("40 florins")
    check(page)
    send.click()
    expect(page.locator(".box")).to_contain_text("an offer.")
    page.locator(".box .unfold").last.click()  # its terms fold under it
    expect(page.locator(".box")).to_contain_text("asks for 40 florins")
    expect(page.locator(".box")).to_contain_text("gives trade")
