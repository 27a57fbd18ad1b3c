"""A finished game looked back at in the browser: asked for, read by tabs, seen where it turned, and played on."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, expect

from reame import games
from reame.analysis.analysis import Analysis, Budget
from reame.analysis.course import course_of
from reame.kernel.record import read_record
from reame.server.workers.analysing import told
from tests.browser.conftest import Person

GOLDEN = Path(__file__).parent.parent / "golden" / "carolus-2-3.record"


def answer_of_the_server() -> dict[str, Any]:
    """What takes it minutes: luck and figures of this game, and a turning point as search tells it."""
    record = read_record(GOLDEN.read_text("utf-8"), games.find)
    analysis = Analysis(course_of(record), Budget(2, 0))
    analysis.go_on(math.inf)
    body = told(analysis)
    p = record.first()
    plain = record.game.table.plain
    for n, (seat, move) in enumerate(record.moves):
        others = [other for other in p.legal(seat) if other != move]
        if n >= 20 and others:
            turn = {"moves": n, "round": 2, "seat": seat, "played": plain(move), "best": plain(others[0]), "plan": []}
            turn.update({"worlds": 16, "better": 12, "gain": 0.12, "error": 0.02})
            body["turns"] = [{**turn, "reasons": [{"term": "castles", "amount": 1.0, "error": 0.2}]}]
            break
        p.apply(seat, move)
    return body


def test_a_finished_game_is_looked_back_at_and_played_better(anna: Person) -> None:
    body = answer_of_the_server()
    turn = body["turns"][0]
    card = {"state": "ready", "progress": 1.0, "before": 0, "failed": "", "body": body}

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            working = {**card, "state": "working", "progress": 0.4, "before": 1, "body": None}
            route.fulfill(body=json.dumps(working), content_type="application/json")
        else:
            asked.append(route)
            none = {**card, "state": "none", "progress": 0.0, "body": None}
            route.fulfill(body=json.dumps(none if len(asked) == 1 else card), content_type="application/json")

    asked: list[Route] = []
    page = anna.open()
    page.set_input_files("input[type=file]", GOLDEN)
    page.locator(".carolus").wait_for()
    page.route("**/api/tables/*/analysis", answer)
    page.get_by_role("link", name="Analysis").click()
    page.get_by_role("button", name="Look into this game").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "40")
    picture = page.get_by_role("img", name="Course of the game")
    expect(picture.locator("path")).to_have_count(2)
    pin = page.locator(".pin").first
    pin.click()
    expect(pin).to_have_attribute("aria-pressed", "true")
    expect(page.locator("li.chosen")).to_contain_text("1 more castle")
    page.get_by_role("tab", name="Luck").click()
    expect(page.get_by_role("rowheader").first).to_be_visible()
    expect(page.get_by_role("tabpanel")).to_contain_text("100 %")
    page.get_by_role("tab", name="Figures").click()
    page.get_by_role("combobox", name="Figures").select_option("castles")
    expect(page.get_by_role("region", name="Castles")).to_be_visible()
    page.get_by_role("tab", name="Rounds").click()
    rows = page.get_by_role("tabpanel").get_by_role("region", name="Course of the game").get_by_role("row")
    expect(rows).to_have_count(1 + len({point["round"] for point in body["points"]}))
    page.get_by_role("tab", name="Turning points").click()
    page.get_by_role("button", name="Find better").click()
    anna.question()
    expect(page.locator(f'[data-words="{turn["best"]["words"]}"]').first).to_be_attached()
