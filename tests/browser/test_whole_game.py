"""From the front door to the last move, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import SHOWN, Person

LIT = ".carolus .lit [role=button], .carolus [role=button].lit, .carolus button.lit"


def lay_table(page: Page) -> None:
    """Two players, a bot without pauses, from the start page."""
    page.get_by_label("Name on seat 1").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("bot greedy")
    page.get_by_text("More settings").click()
    page.get_by_label("Pace of the bots").select_option(label="at once")
    page.get_by_role("button", name="Lay the table").click()
    page.locator(".carolus").wait_for()


def over(page: Page) -> bool:
    return page.locator("#prompt-title", has_text="The game is over").is_visible()


def click_something_lit(page: Page, random: Random) -> bool:
    """One click: the confirmation if one is asked for, else on something on the board that glows."""
    before = page.evaluate(f"({SHOWN})()")
    # Found and clicked in one: between two calls from here a forced move may be played, or the server answer.
    # The middle of a region can be covered by nothing but its own pieces, which let clicks through.
    if not page.evaluate(
        """([lit, chance]) => {
            const seen = [...document.querySelectorAll('button')].filter(b => b.offsetParent !== null);
            const confirm = seen.find(b => b.textContent.trim() === 'Confirm');
            const all = confirm ? [confirm] : document.querySelectorAll(lit);
            all[Math.floor(chance * all.length)]?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
            return all.length > 0;
        }""",
        [LIT, random.random()],
    ):
        return False
    # The question stands until the server has answered: a second click would find it gone.
    page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
    return True


def test_a_person_plays_a_whole_game_by_clicking_only_what_is_lit(anna: Person) -> None:
    page = anna.open()
    lay_table(page)
    random = Random(7)
    moves = 0
    while not over(page):
        if click_something_lit(page, random):
            moves += 1
            assert moves < 3000, "this game does not end"
        else:
            page.wait_for_timeout(20)
    assert moves > 20
    expect(page.locator(".question")).to_contain_text("wins")
    page.get_by_role("tab", name="Table").click()
    seed = page.locator("dt").get_by_text("Seed", exact=True).locator("xpath=../dd[2]").inner_text()
    assert len(seed) >= 22  # 128 bits and more, shown only now
    expect(page.get_by_role("button", name="Download the record")).to_be_visible()
    old = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("old => location.href !== old", arg=old)
    assert "Place a token" in anna.question() or "crown" in anna.question()


def test_the_keyboard_alone_is_enough(anna: Person) -> None:
    page = anna.open()
    page.get_by_role("button", name="Lay the table").wait_for()

    def tab_to(selector: str) -> None:
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
        raise AssertionError(f"{selector} cannot be reached by Tab")

    tab_to("input[placeholder]")
    page.keyboard.type("Anna")
    tab_to("button.start")
    page.keyboard.press("Enter")
    page.locator(".carolus").wait_for()
    asked = set()
    for _ in range(200):
        asked.add(anna.question().split("(")[0].strip()[:12])
        if len(asked) >= 3:
            break
        journal = page.locator(".box li").count()
        said = anna.entries.first.inner_text().strip()
        key = said if said.isdigit() else "1"  # a number is chosen by its own key: token 2, where token 1 is taken
        with anna.something_happens():
            page.keyboard.press(key)
            page.keyboard.press("Enter")  # confirms where that is asked, and sends what a dial says
        assert page.locator(".box li").count() >= journal
    assert len(asked) >= 3, asked  # token, paladins and emperor at least


def test_board_and_list_are_walked_by_keys(person: Callable[..., Person]) -> None:
    anna = person()
    table = anna.table([{"who": "me", "name": "Anna"}, {"who": "me", "name": "Berta"}])
    page = anna.open(f"/t/{table}")
    page.locator(".carolus").wait_for()
    first = page.locator('[data-at="territory:T1"]')
    first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.at") == "territory:T2"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.at") == "territory:T15"
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("not part of the present decision")
