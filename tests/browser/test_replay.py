"""Looking back: upload a record, step, jump, link to a moment, play on from there."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from reame import games
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.record import Record
from tests.browser.conftest import Person


@pytest.fixture
def record(tmp_path: Path) -> tuple[Path, int]:
    """A finished game as a file, and how many moves it has."""
    random = Random(5)
    made = Record(games.find("carolus"), 2, "a seed for the replay")
    while not made.position.over:
        seat = made.position.waiting[0]
        made.play(seat, random.choice(made.position.legal(seat)))
    path = tmp_path / "game.txt"
    path.write_text(made.text())
    return path, len(made)


def test_an_uploaded_record_is_watched_step_by_step(anna: Person, record: tuple[Path, int]) -> None:
    path, moves = record
    page = anna.open()
    page.set_input_files("input[type=file]", path)
    page.locator(".carolus").wait_for()
    place = page.locator(".move")
    expect(place).to_contain_text(f"Move 0 of {moves}")
    page.get_by_role("button", name="One move on").click()
    expect(place).to_contain_text(f"Move 1 of {moves}")
    lines = page.locator(".box li").count()
    assert lines > 0
    page.keyboard.press("End")
    expect(place).to_contain_text(f"Move {moves} of {moves}")
    assert page.locator(".box li").count() > lines
    page.get_by_label("Moment").fill("10")
    expect(place).to_contain_text("Move 10 of")
    page.get_by_role("button", name="Play by itself").click()
    expect(place).to_contain_text(re.compile("Move (1[1-9]|[2-9][0-9]) of"))  # it goes on while one looks
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Through the eyes of").select_option("1")
    page.wait_for_url("**eyes=1")

    # The address is a link to this moment: somebody else opens it and sees the same.
    there = place.inner_text()
    board = page.locator(".ring svg").first.text_content()
    page.reload()
    expect(place).to_have_text(there)
    assert page.locator(".ring svg").first.text_content() == board


def test_one_plays_on_from_a_moment(anna: Person, record: tuple[Path, int]) -> None:
    path, _ = record
    page = anna.open()
    page.set_input_files("input[type=file]", path)
    page.get_by_label("Moment").fill("20")
    expect(page.locator(".move")).to_contain_text("Move 20 of")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("tab", name="Journal").wait_for()
    assert "at=" not in page.url
    anna.question()


def test_a_downloaded_record_is_verified(anna: Person, tmp_path: Path) -> None:
    bot = {"who": "bot", "bot": "random"}
    page = anna.open(f"/t/{anna.table([bot, bot])}")
    expect(page.locator("#prompt-title")).to_contain_text("The game is over", timeout=60_000)
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    path = tmp_path / "game.txt"
    download.value.save_as(path)
    shown = page.locator("dt").get_by_text("Seed", exact=True).locator("xpath=../dd[2]").inner_text()
    assert f"seed {shown}\n" in path.read_text()
    verify = [sys.executable, "-m", "reame.cli", "verify", str(path)]
    assert subprocess.run(verify, check=False).returncode == 0
    path.write_text(path.read_text().replace("seed ", "seed 0", 1))
    assert subprocess.run(verify, check=False, capture_output=True).returncode == 1


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "line 7: the rules do not allow this move"), ("it-IT", "riga 7: le regole non permettono questa mossa")],
)
def test_a_bad_record_is_refused_with_its_line_in_the_language_of_the_page(
    person: Callable[..., Person], tmp_path: Path, language: str, reason: str
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("reame record 1\ngame carolus\nrules 1\nseats 2\nseed 7\n\n0 advance 1\n")
    anna = person(language=language)
    page = anna.open()
    page.set_input_files("input[type=file]", path)
    expect(page.get_by_role("alert")).to_contain_text(reason)
    anna.complaints.clear()  # the browser logs the status 400


def test_the_own_past_is_seen_while_the_game_runs(anna: Person) -> None:
    table = anna.table([{"who": "me", "name": "Anna"}, {"who": "bot", "bot": "random", "name": "Bot"}])
    page = anna.open(f"/t/{table}")
    anna.question()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("link", name="Watch again").click()
    expect(page.locator(".move")).to_contain_text("Move 0 of")
    options = page.get_by_label("Through the eyes of").locator("option").all_inner_texts()
    assert options == ["Anna", "a spectator"]


# What has to be on the board in the middle of a game: the parts that its rules ask about most.
SEEN = {"medieval": [".strip", ".procedure"], "conspiracy": [".strip"], "fief": [".strip"]}
SHORT = {"conspiracy": {"turns": "10"}, "fief": {"limit": "10"}}


@pytest.mark.parametrize("name", list(SEEN))
@pytest.mark.parametrize(("width", "height"), [(1400, 900), (360, 740)])
def test_a_finished_game_is_seen_on_its_map(
    person: Callable[..., Person], tmp_path: Path, name: str, width: int, height: int
) -> None:
    made = Record(games.find(name), 3, "a seed for the maps", {} if name == "medieval" else SHORT[name])
    dice = Dice("a seed for the maps")
    while not made.position.over:
        seat = made.position.waiting[0]
        made.play(seat, any_move(made.game.table, made.position.legal(seat), dice))
    path = tmp_path / "game.txt"
    path.write_text(made.text())
    anna = person(width=width, height=height)
    page = anna.open()
    page.set_input_files("input[type=file]", path)
    place = page.locator(".move")
    for n in [0, len(made) // 3, 2 * len(made) // 3, len(made)]:
        page.get_by_label("Moment").fill(str(n))
        expect(place).to_contain_text(f"Move {n:,} of {len(made):,}")
        expect(page.locator(".map-host")).to_be_visible()
        for part in SEEN[name] if n else []:  # at first powers are drafted and villages chosen
            expect(page.locator(part).first).to_be_attached()
    assert made.position.outcome is not None
    expect(place).to_contain_text("wins." if len(made.position.outcome.winners) == 1 else "win.")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    # Nothing lies on the buttons of the map.
    page.get_by_role("button", name="Zoom in").click(trial=True)
