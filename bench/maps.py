"""How fast the boards come up and how smoothly they slide, in headless Chromium. Prints JSON.

    python bench/maps.py [--pictures FOLDER] [--runs N] [board ...]

With a folder it draws pictures instead of measuring: whole, near and on a phone, by day and by night.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

WEB = Path(__file__).resolve().parents[1] / "web"
BOARDS = ("universalis", "conspiracy", "medieval", "fief")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
DESK = {"width": 1400, "height": 900}
PHONE = {"width": 360, "height": 640}
SETTLED = 700  # milliseconds until the ink is dry and the sheet is sharp

# The ink comes a frame after the sheet; it is there when the frame after its arrival has been painted.
WATCH = """
const watcher = new MutationObserver(() => {
  if (!document.querySelector('svg.ink text')) return;
  watcher.disconnect();
  requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => { window.inked = performance.now(); };
    after.port2.postMessage(0);
  });
});
watcher.observe(document, { childList: true, subtree: true });
"""
FRAMES = """
() => { window.frames_seen = []; window.watching = true;
  const tick = (now) => { window.frames_seen.push(now); if (window.watching) requestAnimationFrame(tick); };
  requestAnimationFrame(tick); }
"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def preview() -> Iterator[str]:
    """The address of a page that shows one board."""
    with tempfile.TemporaryDirectory() as folder:
        config = "src/map/preview/vite.config.ts"
        build = ["npx", "vite", "build", "--config", config, "--outDir", folder, "--logLevel", "error"]
        subprocess.run(build, cwd=WEB, check=True)
        server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


def spent(browser: Browser) -> float:
    """Seconds of processor time of all processes of the browser: a figure that other load hardly touches."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(float(process["cpuTime"]) for process in found)


def slide(page: Page) -> list[float]:
    """Milliseconds of each frame while the sheet is dragged to and fro, zoomed in."""
    for _ in range(2):
        page.keyboard.press("+")
    page.wait_for_timeout(SETTLED)
    page.mouse.move(700, 450)
    page.mouse.down()
    page.evaluate(FRAMES)
    for i in range(120):
        page.mouse.move(700 + 4 * (60 - abs(60 - i)), 450 + 2 * (60 - abs(60 - i)))
    page.mouse.up()
    seen = page.evaluate("() => { window.watching = false; return window.frames_seen; }")
    return [b - a for a, b in pairwise(seen)]


def wheel(page: Page) -> list[float]:
    """Milliseconds of each frame while the wheel zooms in and out."""
    page.mouse.move(700, 450)
    page.evaluate(FRAMES)
    for i in range(60):
        page.mouse.wheel(0, -40 if i < 30 else 40)
    seen = page.evaluate("() => { window.watching = false; return window.frames_seen; }")
    return [b - a for a, b in pairwise(seen)]


def smoothness(frames: list[float]) -> dict[str, float]:
    """Frames while something moves, in milliseconds."""
    ordered = sorted(frames)
    return {
        "frames": len(frames),
        "median": round(statistics.median(frames), 1),
        "p95": round(ordered[int(len(ordered) * 0.95)], 1),
        "worst": round(ordered[-1], 1),
    }


def measure(browser: Browser, base: str, board: str, runs: int) -> dict[str, Any]:
    """Medians over fresh pages; the first page warms the browser and does not count."""
    paint: list[float] = []
    inked: list[float] = []
    panning: list[float] = []
    zooming: list[float] = []
    work: list[float] = []
    elements = 0
    for run in range(runs + 1):
        context = browser.new_context(viewport=DESK)
        page = context.new_page()
        page.add_init_script(WATCH)
        before = spent(browser)
        page.goto(f"{base}?board={board}&played")
        page.wait_for_function("() => window.inked")
        page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
        if run:
            work.append(spent(browser) - before)
            paint.append(page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime"))
            inked.append(page.evaluate("() => window.inked"))
        if run == runs:
            elements = page.evaluate("() => document.querySelectorAll('.map-host *').length")
            page.locator(".map-host").focus()
            panning = slide(page)
            zooming = wheel(page)
        context.close()
    return {
        "first_paint_ms": round(statistics.median(paint)),
        "inked_ms": round(statistics.median(inked)),
        "processor_ms": round(1000 * statistics.median(work)),
        "elements": elements,
        "panning_ms": smoothness(panning),
        "zooming_ms": smoothness(zooming),
    }


def draw(browser: Browser, base: str, board: str, folder: Path) -> None:
    """Pictures to look at."""
    folder.mkdir(parents=True, exist_ok=True)
    for theme in ("light", "dark"):
        for place, size, dense in (("desk", DESK, 1), ("phone", PHONE, 2)):
            page = browser.new_page(viewport=size, device_scale_factor=dense)
            for state in ("bare", "played"):
                page.goto(f"{base}?board={board}&theme={theme}&{state}")
                page.wait_for_timeout(SETTLED)
                page.screenshot(path=folder / f"{board}-{theme}-{place}-{state}.png")
            page.locator(".map-host").focus()
            for _ in range(4):
                page.keyboard.press("+")
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=folder / f"{board}-{theme}-{place}-near.png")
            page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boards", nargs="*", metavar="board", help=f"default: {', '.join(BOARDS)}")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    boards = given.boards or BOARDS
    with preview() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        if given.pictures:
            for board in boards:
                draw(browser, base, board, given.pictures)
        else:
            found = {board: measure(browser, base, board, given.runs) for board in boards}
            print(json.dumps({"load": os.getloadavg()[0], "boards": found}, indent=2))
        browser.close()


if __name__ == "__main__":
    main()
