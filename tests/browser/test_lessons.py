"""Learning in the browser: a newcomer goes through all lessons of Carolus by clicking on the board, makes mistakes, and
takes them back; on a phone, too; and questions explain themselves once."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from reame import games
from reame.lessons import lesson as lessons
from reame.lessons.answer import answer
from tests.browser.conftest import Person
from tests.browser.test_access import check

Maker = Callable[..., Person]
GAME = games.find("carolus")


def press(page: Page, ref: str) -> None:
    """What a learner clicks: on the board, if it can be seen there, else in the list."""
    able = f'[data-ref="{ref}"]:not([aria-disabled="true"])'
    board = page.locator(f"main .board {able}, .sheet .pocket {able}").first
    word = ref.partition(":")[2]
    listed = page.locator(
        ", ".join(f".choices [{said}]" for said in (f'data-ref="{ref}"', f'data-words$="{word}"'))
    ).first
    (board if board.is_visible() else listed).click()


def do(page: Page, entry: str) -> None:
    """Make a move, point, or read on."""
    if entry == "next":
        page.get_by_role("button", name="Go on").or_(page.get_by_role("button", name="Avanti")).click()
    elif ":" in entry:
        press(page, entry)
    else:
        move = GAME.table.parse(entry)
        for kind, word in GAME.table.plain(move)["args"]:
            press(page, f"{kind}:{word}")


def learn(page: Page, name: str, stumble: bool) -> dict[str, Any]:
    """Go through a lesson by its models; if one stumbles, then at every move once."""
    lesson = lessons.find(GAME, name)
    entries: list[str] = []
    told = answer(lesson, [], show=True)
    title = page.locator("#teacher-title")
    while not told["done"]:
        expect(title).to_contain_text(f"{told['step'] + 1} ")
        wrong = next((w for s in lesson.steps if s.say == told["say"] for w in s.wrong if w.refs), None)
        if stumble and wrong is not None:
            do(page, wrong.refs[0])
            page.get_by_role("button", name="Take it back").click()
        for entry in told["model"]:
            do(page, entry)
            entries.append(entry)
        told = answer(lesson, entries, show=True)
    return told


def test_a_newcomer_finishes_all_lessons_by_clicking(person: Maker) -> None:
    anna = person(help=True)
    page = anna.open()
    page.locator(".newcomer").click()
    check(page)
    page.get_by_role("link", name="Begin").click()
    for name in lessons.names(GAME):
        if lessons.find(GAME, name).puzzle:
            continue
        learn(page, name, stumble=True)
        if name == "01-court":
            check(page)
        following = page.locator("a.button", has_text="Next:")
        if name != "06-victory":
            following.click()
    # The last one goes on at a real table, against a bot.
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("status").filter(has_text="Free play")).to_be_visible()
    page.locator("#prompt-title", has_text="Your move").wait_for()
    # A question met for the first time explains itself, once, and goes away.
    expect(page.locator("#question-help")).to_be_visible()
    page.get_by_role("button", name="Never show such help").click()
    expect(page.locator("#question-help")).to_be_hidden()
    anna.open("/learn/carolus")
    expect(page.locator("li.done")).to_have_count(6)


def test_a_wrong_move_is_shown_explained_and_taken_back(anna: Person) -> None:
    page = anna.open("/learn/carolus/01-court")
    do(page, "play blue T4")
    expect(page.locator(".said")).to_contain_text("went out to the map")
    expect(page.locator(".choices .choice")).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("Click the red one")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".hint", has_text="Like this")).to_contain_text("Send a red paladin to your Court")
    page.get_by_role("button", name="Do it for me").click()
    expect(page.locator(".said")).to_contain_text("A tie changes nothing")
    # What is not allowed is explained by the rules, and where one stopped one goes on.
    page.reload()
    expect(page.locator("#teacher-title")).to_contain_text("Step 2 of 4")
    page.get_by_role("button", name="↩ Back").click()
    expect(page.locator("#teacher-title")).to_contain_text("Step 1 of 4")


def test_a_lesson_on_a_phone_in_italian(person: Maker) -> None:
    page = person(width=390, height=844, language="it", has_touch=True).open("/learn/carolus/02-emperor")
    page.locator("#teacher-title").wait_for()
    check(page)
    learn(page, "02-emperor", stumble=False)
    expect(page.locator("#teacher-title")).to_contain_text("finita")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


ONE_EACH = ("medieval/03-normandy", "conspiracy/01-incomes", "fief/03-march", "universalis/04-attack")
OTHERS = [
    f"{game}/{name}"
    for game in ("medieval", "conspiracy", "fief", "universalis")
    for name in lessons.names(games.find(game))
    if os.environ.get("REAME_LONG") or f"{game}/{name}" in ONE_EACH
]


@pytest.mark.parametrize("place", OTHERS)
def test_a_lesson_of_each_other_game_can_be_gone_through_on_a_phone(person: Maker, place: str) -> None:
    page = person(width=390, height=844, language="it", has_touch=True).open(f"/learn/{place}")
    title = page.locator("#teacher-title")
    title.wait_for()
    card = page.locator("section:has(#teacher-title)")
    buttons = [card.get_by_role("button", name=n, exact=True) for n in ("Avanti", "Fallo per me", "Fammi vedere")]
    scene = page.locator(".stage .shut")  # a battle on a phone covers the card until it is closed
    any_of_them = buttons[0].or_(buttons[1]).or_(buttons[2]).or_(title.filter(has_text="finita"))
    for _ in range(60):
        expect(card).to_have_attribute("aria-busy", "false")
        any_of_them.first.wait_for()
        if "finita" in title.inner_text():
            break
        before = card.inner_text()
        if scene.is_visible():  # it also goes by itself, so it is sent away by a key: there is nothing to miss
            page.keyboard.press("Escape")
        next(b for b in buttons if b.count()).click()
        page.wait_for_function(
            "before => document.querySelector('section:has(#teacher-title)').innerText !== before", arg=before
        )
    expect(title).to_contain_text("finita")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
