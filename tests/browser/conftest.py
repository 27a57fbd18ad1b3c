"""A real server, a real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
WITHIN = 120_000  # milliseconds; much, because tests may share a busy machine
expect.set_options(timeout=WITHIN)
SHOWN = "() => ['main > aside', '.hidden-text[role=log]'].map((s) => document.querySelector(s).innerText).join('|')"
START = """
import json, sys
from reame.server import Limits, serve
a = json.loads(sys.argv[1])
serve(port=a["port"], database_url=a["database"], registry="toys", blink=0.0,
      limits=Limits(requests=1e6, requests_burst=1e6, tables=1e6, tables_burst=1e6, hellos=1e6, hellos_burst=1e6,
                    work=1e6, work_burst=1e6, people=1e6, people_burst=1e6, written=1e9, written_burst=1e12))
"""


class Server:
    """A server in a process of its own; its registry has a toy game without a board as well."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._port = 0
        self.start()

    def start(self) -> None:
        """Start it, on the port it had before."""
        path = os.pathsep.join([str(ROOT / "tests" / "server"), os.environ.get("PYTHONPATH", "")])
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, json.dumps({"port": self._port, "database": self._database})],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Reame: "), line
        self._port = int(line.strip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """As if the power had failed."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self._port}"


@pytest.fixture(scope="session")
def client() -> Path:
    """The first page of the client; built if it is not up to date, by one of those who test at the same time."""
    with (Path(tempfile.gettempdir()) / "reame-web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, ROOT / "web" / "build.py"], check=True)
    return ROOT / "src" / "reame" / "server" / "static" / "index.html"


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it alone."""
    assert client.is_file()
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.sqlite")
    yield made
    made.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser; each person in it has a context of their own."""
    chromium = shutil.which("chromium")
    if chromium is None and os.getuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], check=False, capture_output=True)
        chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("Chromium is not installed: apt-get install chromium")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield made
        made.close()


class Person:
    """Somebody with a browser window. What the page complains about is an error of the test."""

    def __init__(self, context: BrowserContext, base: str, pace: str = "instant", help: bool = False) -> None:
        self.base = base
        # No question is explained by itself, either.
        if not help:
            context.add_init_script(
                "localStorage.getItem('reame.settings') ?? localStorage.setItem('reame.settings', '{\"help\": false}')"
            )
        # What others do is not shown one after the other, unless a test is about that.
        context.add_init_script(f"localStorage.getItem('reame.pace') ?? localStorage.setItem('reame.pace', '{pace}')")
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(WITHIN)
        self.page.on("pageerror", lambda e: self.complaints.append(str(e)))
        self.page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)

    def open(self, address: str = "/") -> Page:
        """Go there."""
        self.page.goto(self.base + address)
        return self.page

    def table(self, seats: list[dict[str, str]], game: str = "carolus", **more: Any) -> str:
        """A new table whose own seats this browser holds; its name."""
        body = {"game": game, "seats": seats, "pace_ms": 0, "auto_forced": False, **more}
        answer = self.page.request.post(f"{self.base}/api/tables", data=body)
        assert answer.ok, answer.text()
        made = answer.json()
        own = [made["keys"][str(i)] for i, seat in enumerate(seats) if seat["who"] == "me"]
        if not self.page.url.startswith(self.base):
            self.open()
        self.page.evaluate(
            """([table, keys]) => {
                const all = JSON.parse(localStorage.getItem('reame.keys') ?? '{}');
                localStorage.setItem('reame.keys', JSON.stringify({...all, [table]: {keys, invites: {}}}));
            }""",
            [made["table"], own],
        )
        return str(made["table"])

    def question(self) -> str:
        """What is asked, when it is one's turn."""
        self.page.locator("#prompt-title", has_text="Your move").wait_for()
        return self.page.locator(".question").inner_text()

    def choose(self, words: str) -> None:
        """Take the choice whose words end like this, and confirm it if that is asked."""
        self.page.locator(f'.choices [data-words$="{words}"], .foot [data-words$="{words}"]').first.click()
        self.confirm()

    @property
    def entries(self) -> Locator:
        """What can be chosen; not what has been picked already, which stands above the list to be put back."""
        return self.page.locator(".choices .choice, .choices .main:enabled, .foot .pass")

    def first_choice(self) -> None:
        """Take the first entry of the list, and wait until something has come of it."""
        self.entries.first.wait_for()
        with self.something_happens():
            self.entries.first.click()
            self.confirm()

    @contextmanager
    def something_happens(self) -> Iterator[None]:
        """Wait until something is asked or told that was not before: the question stands until the server has answered.

        The same may be asked twice, so what is announced counts as well, whatever tab is open.
        """
        before = self.page.evaluate(f"({SHOWN})()")
        yield
        self.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)

    @staticmethod
    def asked(*people: Person) -> Person:
        """Which of the people at a table is asked."""
        page = people[0].page
        for _ in range(WITHIN // 50):
            for who in people:
                if who.page.locator("#prompt-title", has_text="Your move").is_visible():
                    return who
            page.wait_for_timeout(50)
        raise AssertionError("nobody is asked")

    def confirm(self) -> None:
        """Confirm the move if the shell asks for it."""
        confirm = self.page.get_by_role("button", name="Confirm")
        if confirm.is_visible():
            confirm.click()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end none of their pages may have complained."""
    people: list[tuple[Person, BrowserContext]] = []

    def make(
        width: int = 1400,
        height: int = 900,
        language: str = "en",
        base: str = "",
        pace: str = "instant",
        help: bool = False,
        **more: Any,
    ) -> Person:
        context = browser.new_context(viewport={"width": width, "height": height}, locale=language, **more)
        made = Person(context, base or server.base, pace, help)
        people.append((made, context))
        return made

    yield make
    complaints = [c for made, _ in people for c in made.complaints]
    for _, context in people:
        context.close()
    assert complaints == []


@pytest.fixture
def anna(person: Callable[..., Person]) -> Person:
    """Somebody at a desk."""
    return person()
