"""Pictures of the boards for the guides: games of bots from fixed seeds, shown by the table in a headless Chromium.

python tools/guide_pictures.py              all of them, into src/reame/games/<game>/pictures
python tools/guide_pictures.py fief         those of one game

Needs the client (python web/build.py) and what the browser tests need (tools/prepare.py tests). The moments are
named by what is asked there, so a change of the rules moves them, but does not lose them; look at what comes out.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import reame
from reame import bots
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.record import Record

GAMES: Final = Path(__file__).resolve().parents[1] / "src" / "reame" / "games"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
SERVE: Final = "import sys; from reame.server import serve; serve(port=0, database_url=sys.argv[1])"
WINDOW: Final = {"width": 1440, "height": 800}
SIZE: Final = (960, 640)  # of every picture: the guide keeps the room free before they have come
MOST: Final = 60_000  # bytes of a picture
AT_EASE: Final = """localStorage.setItem('reame.settings', JSON.stringify({help: false, light: 'light'}));
localStorage.setItem('reame.pace', 'instant');"""


class Shot(NamedTuple):
    """A moment of a game: the first after so many moves at which this step is on top."""

    name: str
    after: int
    step: str


class Play(NamedTuple):
    """A game of greedy bots, and what of it is shown."""

    game: str
    seats: int
    shots: tuple[Shot, ...]


PLAYS: Final = (
    Play("carolus", 3, (Shot("ring", 45, "Turn"), Shot("realm", 120, "Turn"))),
    Play("medieval", 4, (Shot("map", 200, "Turn"), Shot("hand", 100, "Bids"))),
    Play("conspiracy", 4, (Shot("map", 300, "Slot"), Shot("hand", 100, "BattleCards"))),
    Play("fief", 4, (Shot("map", 250, "MovementTurn"), Shot("hand", 100, "Targets"))),
    Play("universalis", 5, (Shot("map", 350, "CombatPhase"), Shot("hand", 150, "Round"))),
)
PATIENCE: Final = 3000  # moves that are played for a moment


def played(play: Play) -> tuple[Record, dict[str, int]]:
    """A game as far as its last moment, and the numbers of the moments."""
    record = Record(reame.game(play.game), play.seats, "pictures of the guide", journal=True)
    dice = Dice("pictures")
    greedy = bots.find("greedy")
    found: dict[str, int] = {}
    while len(found) < len(play.shots):
        position = record.position
        if position.over or len(record.moves) > PATIENCE:
            missing = [s.name for s in play.shots if s.name not in found]
            raise SystemExit(f"{play.game}: no moment for {missing} in {len(record.moves)} moves")
        top = type(position.stack[-1]).__name__
        for shot in play.shots:
            if shot.name not in found and len(record.moves) >= shot.after and top == shot.step:
                found[shot.name] = len(record.moves)
        seat = position.waiting[0]
        record.play(seat, greedy.choose(Eyes(position, seat), dice))
    return record, found


def taken(page: Page) -> bytes:
    """The board as it stands, as webp."""
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)  # for the map to come to rest: nothing in the page says so
    rail = page.locator("main > aside").bounding_box()
    assert rail is not None
    right = int(rail["x"])
    top = 52
    picture = Image.open(io.BytesIO(page.screenshot(clip={"x": 0, "y": top, "width": right, "height": 800 - top})))
    wide = min(picture.width, picture.height * SIZE[0] // SIZE[1])
    high = wide * SIZE[1] // SIZE[0]
    picture = picture.convert("RGB").crop(((picture.width - wide) // 2, 0, (picture.width + wide) // 2, high))
    picture = picture.resize(SIZE, Image.Resampling.LANCZOS)
    for quality in range(80, 20, -5):
        out = io.BytesIO()
        picture.save(out, "webp", quality=quality, method=6)
        if out.tell() < MOST:
            return out.getvalue()
    raise SystemExit("a picture is too large")


def shoot(browser: Browser, base: str, play: Play) -> None:
    """All pictures of a game, in both languages."""
    record, moments = played(play)
    folder = GAMES / play.game / "pictures"
    folder.mkdir(exist_ok=True)
    for language in ("en", "it"):
        context = browser.new_context(viewport=WINDOW, locale=language, reduced_motion="reduce")
        context.add_init_script(AT_EASE)
        page = context.new_page()
        headers = {"Content-Type": "text/plain"}
        answer = page.request.post(f"{base}/api/records", data=record.text(), headers=headers)
        assert answer.ok, answer.text()
        for name, n in moments.items():
            page.goto(f"{base}/t/{answer.json()['table']}?at={n}&eyes={record.moves[n][0]}")
            page.locator(".move").wait_for()
            path = folder / f"{name}.{language}.webp"
            path.write_bytes(taken(page))
            print(f"{path.relative_to(GAMES)}: move {n}, {path.stat().st_size} bytes", flush=True)
        context.close()


def main() -> None:
    """Serve, look, write."""
    wanted = sys.argv[1:] or [p.game for p in PLAYS]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-c", SERVE, f"sqlite:///{folder}/tables.sqlite"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            base = server.stdout.readline().removeprefix("Reame: ").strip().rstrip("/")
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            try:
                for play in PLAYS:
                    if play.game in wanted:
                        shoot(browser, base, play)
            finally:
                browser.close()
                server.terminate()


if __name__ == "__main__":
    main()
