"""A club's week: Medieval by turn, three people and two bots. One vanishes, two plot, and nobody watches the page."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from tests.server.house import Person
from tests.server.sinks import Endpoint, MailBox, text_of
from tests.server.test_notices import Browser, rows
from tests.server.test_people import Device
from tests.server.warp import WarpServer

pytestmark = pytest.mark.anyio
HOUR, DAY = 3600.0, 86_400.0
BEGIN = 1_800_000_000.0  # a Friday in January, at eight in the morning in Greenwich
STEP = 4 * HOUR
SOON = 300.0  # in which people are told of what has just happened
CLOCK = {"kind": "days", "turn": DAY, "bank": DAY / 2, "add": 0.0, "cap": DAY / 2}
# All that may ever be said to anybody: which game, with whom, until when, and that there is a letter.
UNTIL = r"\w+day \d\d:\d\d"
NAMES = r"(Anna|Berta|Carla)( and (Anna|Berta|Carla))?"
SAYABLE = re.compile(
    rf"Medieval: (it is (still )?your turn|an offer (still )?waits for your answer)(, until {UNTIL})?"
    rf"|Medieval: (a letter for you|there is a vote at your table|your time runs out on {UNTIL})"
    rf"|Medieval: (a bot plays your seat until you come back|it is the turn of {NAMES})"
    rf"|\d+ messages from your tables|With {NAMES}"
)


STRIKES = "SELECT seat, strikes, regent FROM seats WHERE table_id = ? AND strikes > 0"


class Told(Struct):
    """A message that arrived, as its reader sees it."""

    at: float
    lines: list[str]
    whole: str


class Week:
    """The table, those who sit there, and where their messages come."""

    def __init__(self, server: WarpServer, endpoint: Endpoint, box: MailBox) -> None:
        self.server = server
        self.endpoint = endpoint
        self.box = box
        self.browser = Browser(endpoint)
        self.told: dict[str, list[Told]] = {"Anna": [], "Berta": [], "Carla": [], "the club": []}
        self.chance = random.Random("a week")
        self.secrets: list[str] = []
        self.rest = (0.0, 0.0)  # from when until when all have agreed to rest
        self._read = 0
        self._mails = 0

    async def wait(self, seconds: float) -> None:
        """Time goes by; what has come meanwhile is read."""
        await self.server.wait(seconds - SOON)
        await self.server.wait(SOON)
        now = self.server.now
        for got in self.endpoint.got[self._read :]:
            if got.path == "/push/abc":
                shown = self.browser.open(got)
                self.told["Anna"].append(Told(now, [shown["title"], *shown["body"].split("\n")], json.dumps(shown)))
            else:
                said = [n["text"] for n in got.json["notices"]]
                whole = json.dumps(got.json)
                self.told["Carla" if got.path == "/carla" else "the club"].append(Told(now, said, whole))
        self._read = len(self.endpoint.got)
        for mail in self.box.mails[self._mails :]:
            lines = "\n".join(text_of(mail).splitlines()).partition("\n-- ")[0].splitlines()
            said = [mail["Subject"], *(line for line in lines if line and not line.startswith("http"))]
            self.told["Berta"].append(Told(now, said, mail.as_string()))
        self._mails = len(self.box.mails)

    async def visit(self, who: Device, table: str, seat: int, *say: dict[str, Any], moves: int = 40) -> int:
        """Somebody looks at the table, says something, plays as long as they are asked, and goes away again."""
        made = 0
        async with who.sits(table) as p:
            await p.until(lambda: bool(p.state))
            await p.send({"type": "look"})
            for words in say:
                assert (await p.ask(seat=seat, **words))["type"] == "ack"
            while made < moves and p.entry(seat)["choices"]:
                assert (await self._move(p, seat))["type"] in ("ack", "refused")
                await p.quiet()
                made += 1
        return made

    async def _move(self, p: Person, seat: int) -> dict[str, Any]:
        entry = p.entry(seat)
        words = entry["default"] or self.chance.choice(entry["choices"])["words"]
        return await p.ask(type="move", seat=seat, seq=entry["seq"], words=words)

    def secret(self, text: str) -> str:
        """Something that only those may read to whom it is written."""
        self.secrets.append(text)
        return text


async def test_a_week_of_medieval(tmp_path: Path, new_database: Callable[[str], str]) -> None:
    async with Endpoint() as endpoint, MailBox() as box:
        server = WarpServer(
            new_database("sqlite"), tmp_path / "log", BEGIN, private_hooks=True,
            smtp=f"smtp://127.0.0.1:{box.port}", mail_from="Reame <table@example.org>",
        )  # fmt: skip
        week = Week(server, endpoint, box)
        try:
            async with Device(server, "Anna") as a, Device(server, "Berta") as b, Device(server, "Carla") as c:
                await _live_through(week, a, b, c)
        finally:
            server.kill()
        server.check_log()
    _look_back(week)


async def _live_through(week: Week, anna: Device, berta: Device, carla: Device) -> None:
    """Anna plays when she is told to, Berta at noon and in the evening, Carla on the first day and on the last."""
    table = await _sit_down(week, anna, berta, carla)
    for n in range(int(7 * DAY / STEP)):
        told = len(week.told["Anna"])
        await week.wait(STEP)
        hour, day = datetime.fromtimestamp(week.server.now, UTC).hour, int((week.server.now - BEGIN) // DAY)
        if week.rest[0] <= week.server.now < week.rest[1]:
            continue
        if len(week.told["Anna"]) > told and 8 <= hour <= 20:
            letter = {"type": "letter", "to": [1], "text": week.secret(f"what Anna writes, {n}")}
            sealed = {**letter, "text": week.secret(f"what Anna seals, {n}"), "sealed": True}
            await week.visit(anna, table, 0, letter, sealed)
        if hour in (12, 20):
            written = week.secret(f"what Berta writes, {n}")
            await week.visit(berta, table, 1, {"type": "letter", "to": [0], "text": written})
        if (day, hour) == (4, 20):
            await _agree_to_rest(week, anna, berta, table)
        if day == 0:
            await week.visit(carla, table, 2)
        if (day, hour) == (6, 20):
            assert rows(week.server, STRIKES, table) == [{"seat": 2, "strikes": 1, "regent": "greedy"}]
            await week.visit(carla, table, 2, {"type": "regent", "bot": None})
            assert rows(week.server, STRIKES, table) == [{"seat": 2, "strikes": 1, "regent": None}]


async def _agree_to_rest(week: Week, anna: Device, berta: Device, table: str) -> None:
    """Two of the three who play make two thirds: for a day nobody's time runs."""
    week.rest = week.server.now, week.server.now + DAY
    async with anna.sits(table) as a, berta.sits(table) as b:
        assert (await a.ask(type="pause", seat=0, until=week.rest[1]))["type"] == "ack"
        await b.until(lambda: bool(b.table["votes"]))
        assert (await b.ask(type="vote", seat=1, vote=b.table["votes"][0]["vote"], yes=True))["type"] == "ack"


def _look_back(week: Week) -> None:
    """What everybody was told in that week."""
    for name, said in week.told.items():
        for told in said:
            assert all(SAYABLE.fullmatch(line) for line in told.lines if line), (name, told.lines)
            assert not [s for s in week.secrets if s in told.whole], name
    anna, berta, carla, club = ([(t.at, line) for t in week.told[name] for line in t.lines] for name in week.told)
    for mine in (anna, berta):
        assert sum("a letter for you" in line for _, line in mine) >= 4
        assert any("it is your turn" in line for _, line in mine)
    # Nobody is woken: it is an hour later where Berta sleeps.
    assert {datetime.fromtimestamp(at, UTC).hour for at, _ in berta} <= {8, 12, 16, 20}
    # She who stays away is asked, warned, and told that a bot plays for her; of letters between others, nothing.
    kinds = [next(k for k in ("turn", "offer", "runs out", "a bot") if k in line) for _, line in carla]
    assert kinds[-1] in ("a bot", "turn", "offer")
    assert kinds.count("runs out") == kinds.count("a bot") == 1
    assert 0 < kinds.index("runs out") < kinds.index("a bot")
    # The club hears whose turn it is, and of nothing else.
    assert len(club) > 4
    assert all("it is the turn of" in line for _, line in club)
    # While all rest nobody is reminded.
    begin, end = week.rest
    assert not [
        line for at, line in (*anna, *berta, *carla) if begin + HOUR < at < end and ("still" in line or "runs" in line)
    ]


async def _sit_down(week: Week, anna: Device, berta: Device, carla: Device) -> str:
    """The club's table, its people and their ways to be told."""
    for who in (anna, berta, carla):
        await who.greet()
    made = await anna.post(
        "/api/tables",
        {
            "game": "medieval", "pace_ms": 0, "auto_forced": True, "clock": CLOCK,
            "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}, *[{"who": "bot", "bot": "random"}] * 2],
        },
    )  # fmt: skip
    table: str = made["table"]
    week.secrets += [*made["keys"].values(), *made["invites"].values(), anna.cookie, berta.cookie, carla.cookie]
    await berta.take(table, made["invites"]["1"])
    await carla.take(table, made["invites"]["2"])
    await anna.post("/api/me/channels", {"kind": "push", "address": week.browser.address, **week.browser.keys})
    await berta.post("/api/me/channels", {"kind": "mail", "address": "berta@example.org"})
    await berta.post("/api/me/verify", {"code": (await week.box.arrival(1))["Subject"].split()[0]}, 200)
    week._mails = 1
    await berta.post("/api/me/wishes", {"zone": "Europe/Rome", "quiet": "22:00-08:00"}, 200)
    await berta.post("/api/me/change", {"hours": {"zone": "Europe/Rome", "night": 23, "holidays": []}}, 200)
    told = await carla.post("/api/me/channels", {"kind": "json", "address": week.endpoint.url("/carla")})
    daily = {"channel": told["channels"][0]["channel"], "digest": True}
    await carla.post("/api/me/channels/change", daily, 200)
    await carla.post("/api/me/wishes", {"zone": "UTC", "digest": "09:00"}, 200)
    await anna.post(f"/api/tables/{table}/hooks", {"kind": "json", "address": week.endpoint.url("/club")})
    async with anna.sits(table) as a:
        assert (await a.ask(type="start"))["type"] == "ack"
    return table
