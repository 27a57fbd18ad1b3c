"""The table at all sizes: nothing overlaps, nothing is cut off, every label can be read, everything lit can be reached."""

from __future__ import annotations

from collections.abc import Callable
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
    "medieval": ("Turn", 4, 6),
    "conspiracy": ("Movement", 4, 1),
    "fief": ("MovementTurn", 4, 2),
    "universalis": ("CombatPhase", 5, 0),
}
LEAST = 11  # pixels of a letter
FREE = 0.55  # of a window of 1400 x 900

LOOK = """() => {
    const seen = (e) => { const r = e.getBoundingClientRect(); return r.width > 0 && r.height > 0 && getComputedStyle(e).visibility === 'visible'; };
    const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
    const meet = (a, b, by = 1) => a[0] < b[2] - by && a[2] > b[0] + by && a[1] < b[3] - by && a[3] > b[1] + by;
    const out = { wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight };

    // Labels of the board: the size of their letters on the screen.
    const small = [];
    for (const text of document.querySelectorAll('.map-host text, .ring text')) {
        if (!seen(text) || !text.textContent.trim()) continue;
        const sheet = text.closest('.map-sheet');
        const zoom = sheet ? sheet.getBoundingClientRect().width / sheet.offsetWidth : 1;
        const m = text.getCTM();
        const px = parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) * zoom;
        if (px < LEAST) small.push([text.textContent.trim(), text.getAttribute('class'), Math.round(px * 10) / 10]);
    }
    out.small = small;

    // Names keep off each other, and off pieces and tags.
    const names = [...document.querySelectorAll('.map-host text.name')].filter(seen);
    const boxes = names.map(box);
    out.crossed = [];
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b, k) => {
        if (meet(a, b, 2)) out.crossed.push([names[i].textContent, names[i + 1 + k].textContent]);
    }));
    const things = [...document.querySelectorAll('.map-host .piece > .edge, .map-host .standing .body, .map-host .ticket rect')].filter(seen).map(box);
    out.covered = names.filter((_, i) => things.some((b) => meet(boxes[i], b, 5))).map((n) => n.textContent);

    // What floats does not overlap.
    const floats = [...document.querySelectorAll('.top > .strip, .top > .side, .top > .dock, .top > .ribbons, .map-corner, main > aside')].filter(seen);
    out.piled = [];
    floats.forEach((a, i) => floats.slice(i + 1).forEach((b) => {
        if (meet(box(a), box(b), 1)) out.piled.push([a.className, b.className]);
    }));

    // Nothing is cut off: neither text that is longer than its box, nor boxes that leave the window.
    out.cut = [];
    for (const e of document.querySelectorAll('header *, aside *, .top > .strip *, .top > .side *, .top > .dock *, .follow *')) {
        if (!seen(e) || e.closest('.hidden-text, svg') || getComputedStyle(e).webkitLineClamp !== 'none') continue;
        const style = getComputedStyle(e);
        if (style.overflowX === 'hidden' && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 1) out.cut.push(['text', e.className, e.textContent.trim().slice(0, 60)]);
    }
    for (const e of document.querySelectorAll('aside button, .top > .dock button, header button')) {
        const r = e.getBoundingClientRect();
        const scrolls = e.closest('.choices, .dock-row, .panel, .scroll, .body, .tabs, .strip');
        if (seen(e) && !scrolls && (r.right > innerWidth + 1 || r.left < -1)) out.cut.push(['box', e.className, e.textContent.trim().slice(0, 60)]);
    }

    // Every lit place can be clicked, or an arrow leads to it.
    const arrows = [...document.querySelectorAll('.map-beyond')].reduce((n, e) => n + Number(e.textContent.trim()), 0);
    let hidden = 0;
    const lit = [...document.querySelectorAll('svg.top path.hit.lit')];
    for (const path of lit) {
        const at = window.anchorOf(path.dataset.hit);
        if (!at) continue;
        const svg = path.ownerSVGElement;
        const r = svg.getBoundingClientRect();
        const v = svg.viewBox.baseVal;
        const x = r.left + ((at[0] - v.x) / v.width) * r.width;
        const y = r.top + ((at[1] - v.y) / v.height) * r.height;
        const found = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
        if (!found?.closest('.map-host') || found.closest('.map-corner')) hidden++;
    }
    out.lit = lit.length;
    out.hidden = hidden;
    out.arrows = arrows;

    if (!MEASURED) return out;
    let free = 0;
    let all = 0;
    for (let x = 2; x < innerWidth; x += 8) for (let y = 2; y < innerHeight; y += 8) {
        all++;
        const e = document.elementFromPoint(x, y);
        if (e?.closest('.map-host, .carolus') && !e.closest('.map-corner, .map-beyond, .card')) free++;
    }
    out.free = free / all;
    return out;
}"""


@pytest.fixture(scope="session")
def middles(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[str, int]]:
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
    found: dict[str, Any] = page.evaluate(LOOK.replace("LEAST", str(LEAST)).replace("MEASURED", str(measured).lower()))
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
    over = page.evaluate(
        """async () => {
            const out = [];
            const host = document.querySelector('.map-host');
            for (const path of [...document.querySelectorAll('svg.top path.hit')].slice(0, 60)) {
                const land = path.getBoundingClientRect();
                const at = window.anchorOf(path.dataset.hit);
                const svg = path.ownerSVGElement.getBoundingClientRect();
                const v = path.ownerSVGElement.viewBox.baseVal;
                const [x, y] = [svg.left + ((at[0] - v.x) / v.width) * svg.width, svg.top + ((at[1] - v.y) / v.height) * svg.height];
                const on = document.elementFromPoint(x, y);
                const hit = on?.closest('[data-hit]');
                if (!hit || hit.dataset.hit !== path.dataset.hit) continue;
                on.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: y, pointerType: 'mouse' }));
                await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
                const tip = document.querySelector('.map-tip')?.getBoundingClientRect();
                if (!tip) { out.push([path.dataset.hit, 'no tooltip']); continue; }
                const large = land.width >= 420 || land.height >= 420;
                const about = large ? { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 } : land;
                if (tip.left < about.right && tip.right > about.left && tip.top < about.bottom && tip.bottom > about.top) out.push([path.dataset.hit, 'covered']);
                if (tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight) out.push([path.dataset.hit, 'cut off']);
            }
            return out;
        }"""
    )
    assert over == []


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
    expect(page.locator(".foot .pass")).to_have_text("End my movement ›")
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator(".foot .pass")).to_have_text("Fine dei movimenti ›")


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
    if "How many armies" in anna.question():
        go = page.locator(".dial .go")
        expect(go).to_contain_text("%")
        most = int(page.locator(".dial output").inner_text().split()[0])
        page.keyboard.press("-")
        expect(page.locator(".dial output")).to_contain_text(str(most - 1))
        page.keyboard.press("+")
        press(".dial .go")
    page.locator('.choices [data-words^="roll "]').first.wait_for()
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
    skip = page.get_by_role("button", name="To my turn").or_(page.get_by_role("button", name="To now"))
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
    expect(skip).to_be_visible()
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
