"""Four browsers play two days of Conspiracy by turn: two plot, one lets an order bid, one vanishes and comes back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reame import games
from reame.kernel.record import Record
from tests.browser.conftest import Person
from tests.browser.test_access import PHONE, check
from tests.browser.test_letters import frames_of
from tests.browser.test_told import until
from tests.server.test_notices import rows
from tests.server.warp import WarpServer

Maker = Callable[..., Person]
HOUR, DAY = 3600.0, 86_400.0
BEGIN = 1_800_000_000.0
CLOCK = {"kind": "days", "turn": DAY, "bank": 12 * HOUR, "add": 0.0, "cap": 12 * HOUR}
SECRETS = ("The first event is yours", "thirty ducats", "against Dora")
NAMES = ("Anna", "Berta", "Carla", "Dora")
# What confirms, what lets go by, or else the first choice: found and pressed in one, for the page may change.
PRESS = """() => {
    const seen = (what) => [...document.querySelectorAll(what)].filter((b) => b.offsetParent !== null && !b.disabled);
    const confirm = seen('button').find((b) => ['Confirm', 'Conferma'].includes(b.textContent.trim()));
    (confirm ?? seen('.foot .pass')[0] ?? seen('.choices .choice, .choices .main')[0])?.click();
}"""


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[WarpServer]:
    """A server whose days are short."""
    assert client.is_file()
    made = WarpServer(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", BEGIN)
    yield made
    made.kill()
    made.check_log()


def last_phase() -> tuple[str, int]:
    """A game whose first turn is nearly over, and where the first event of the second is for sale soon."""
    record = Record(games.find("conspiracy"), 4, "two days")
    while True:
        seat = record.position.waiting[0]
        asked = record.position.question(seat)
        if asked is not None and asked.phrase.key == "ask-action":
            return record.text(), len(record)
        record.play(seat, record.position.default(seat))


def sit_down(people: list[Person]) -> str:
    """The club's table: Anna lays it, the others come by their links."""
    anna = people[0]
    for name, who in zip(NAMES, people, strict=True):
        assert who.page.request.post(f"{who.base}/api/me", data={"name": name, "device": "test"}).ok
    text, at = last_phase()
    head = {"Content-Type": "text/plain; charset=utf-8"}
    kept = anna.page.request.post(f"{anna.base}/api/records", data=text.encode(), headers=head).json()["table"]
    chairs = [{"who": "me", "name": "Anna"}, *[{"who": "open"}] * 3]
    body = {"at": at, "seats": chairs, "clock": CLOCK, "auto_forced": True, "pace_ms": 0}
    answer = anna.page.request.post(f"{anna.base}/api/tables/{kept}/branch", data=body)
    assert answer.ok, answer.text()
    made = answer.json()
    for seat, who in enumerate(people[1:], 1):
        who.open(f"/t/{made['table']}#{made['invites'][str(seat)]}")
        expect(who.page.locator(".lobby")).to_be_visible()
    anna.open(f"/t/{made['table']}#{made['keys']['0']}")
    anna.page.get_by_role("button", name="Begin", exact=True).click()
    for who in people:
        who.page.locator("#prompt-title").wait_for()
    return str(made["table"])


def order(who: Person, limit: int, until: str) -> None:
    """Whatever is for sale: bid up to this."""
    who.page.locator("[data-orders]").click()
    form = who.page.locator("[data-order='bid ']")
    form.get_by_role("spinbutton").fill(str(limit))
    form.get_by_role("combobox").select_option(until)
    form.get_by_role("button").press("Enter")
    expect(who.page.locator("[data-order-n]")).to_have_count(1)
    who.page.keyboard.press("Escape")


def plot(anna: Page, berta: Page) -> None:
    """Anna and Berta make a room of their own, and seal a letter in it."""
    for page, to in ((anna, "Berta"), (berta, "Anna")):
        page.get_by_role("tab", name="Talk").click()
        page.get_by_role("button", name=f"Write to {to}").first.click()
    anna.get_by_role("textbox", name="Write to Berta").fill("The first event is yours, the second mine")
    anna.keyboard.press("Enter")
    anna.get_by_role("textbox", name="Write to Berta").fill("I shall go as far as thirty ducats")
    anna.get_by_label("Seal it").check()
    anna.get_by_role("button", name="Seal and send").click()
    theirs = berta.get_by_role("log", name="Room with Anna")
    expect(theirs).to_contain_text("The first event is yours")
    expect(theirs).to_contain_text("Sealed")
    berta.get_by_role("textbox", name="Write to Anna").fill("Agreed, against Dora")
    berta.keyboard.press("Enter")
    expect(anna.get_by_role("log", name="Room with Berta")).to_contain_text("Agreed, against Dora")
    expect(theirs).not_to_contain_text("thirty ducats")


class Club:
    """The four at their table, and what the server knows of it."""

    def __init__(self, server: WarpServer, people: list[Person], table: str) -> None:
        self.server = server
        self.people = people
        self.table = table

    def row(self) -> dict[str, int]:
        """How the table stands."""
        return rows(self.server, "SELECT waiting, seq FROM tables WHERE id = ?", self.table)[0]

    def rest(self) -> None:
        """Until the server has done all that is due."""
        until(lambda: self.server.done, self.people[0].page)

    def asked(self) -> list[int]:
        """The seats whose people are asked."""
        self.rest()
        return [seat for seat in range(4) if self.row()["waiting"] >> seat & 1]

    def answer(self, seat: int) -> None:
        """Press what is there to be pressed, until a move of this seat has come of it."""
        before, page = self.row()["seq"], self.people[seat].page

        def moved() -> bool:
            return self.row()["seq"] != before or (page.evaluate(PRESS) and False)

        until(moved, page)

    def play(self, enough: Callable[[], bool], without: int = -1) -> None:
        """Until it is enough; the time runs out for whoever is not there."""
        for _ in range(300):
            if enough():
                return
            there = [seat for seat in self.asked() if seat != without]
            if there:
                self.answer(there[0])
            else:
                self.server.forward(36 * HOUR + 60)
        raise AssertionError("it is never enough")


def test_four_play_two_days_by_turn(person: Maker, server: WarpServer) -> None:
    phone = {**PHONE, "language": "it"}
    still = {"reduced_motion": "reduce"}  # four boards that glow are work
    people = [person(**still, **(phone if name == "Dora" else {})) for name in NAMES]
    anna, berta, carla, dora = people
    told = frames_of(carla.page), frames_of(dora.page)
    club = Club(server, people, sit_down(people))
    plot(anna.page, berta.page)
    order(anna, 30, "end")
    order(berta, 40, "end")
    for who in (carla, dora):
        order(who, 0, "end")
    for who in (anna, berta):
        who.page.get_by_role("tab", name="Journal").click()
    journal = anna.page.get_by_role("region", name="Journal")

    # The first day: what is sold goes to whoever would go further, without anybody bidding.
    bought = re.compile(r"Berta buys the .+ for [34]0 ducats")
    club.play(lambda: bought.search(journal.inner_text()) is not None)
    assert server.now < BEGIN + DAY

    # The second: Dora is not there, and nobody waits for ever.
    dora.open("/")
    regents = "SELECT COUNT(*) AS n FROM seats WHERE table_id = ? AND regent IS NOT NULL"
    club.play(lambda: rows(server, regents, club.table)[0]["n"] == 1, without=3)
    assert server.now > BEGIN + DAY
    anna.page.get_by_role("tab", name="Talk").click()
    anna.page.get_by_role("button", name="Aloud").click()
    expect(anna.page.get_by_role("log", name="Talk")).to_contain_text("The time of Dora (seat 4) is over")
    seq = club.row()["seq"]
    club.play(lambda: club.row()["seq"] > seq + 2)

    # She comes back, on her phone, to a seat that is still hers.
    page = dora.open(f"/t/{club.table}")
    back = page.get_by_role("button", name="Sono tornato")
    expect(back).to_be_visible()
    check(page)
    back.click()
    expect(back).to_have_count(0)
    club.play(lambda: 3 in club.asked())
    club.answer(3)

    # Of what Anna and Berta agreed nobody else was sent a word, nor that there was any.
    anna.page.get_by_role("button", name="Write to Berta").first.click()
    anna.page.get_by_role("button", name="Break the seal").click()
    expect(anna.page.get_by_role("log", name="Room with Berta")).to_contain_text("thirty ducats")
    for frames in told:
        assert len(frames) > 20
        assert not [f for f in frames if '"type":"letters"' in f or "Agreed" in f or "ducats, the" in f]
        assert not any(secret in frame for frame in frames for secret in SECRETS)
