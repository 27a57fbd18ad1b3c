"""The board reckons nothing: with another figure in the rules, and the same client, it shows other odds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from reame.kernel.eyes import Eyes
from tests.browser.conftest import Person, Server
from tests.server.other_rules import ATTACK, before_an_attack, copied

BOT = {"who": "bot", "bot": "random"}


def test_odds_on_the_board_follow_the_rules(
    client: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, person: Callable[..., Person]
) -> None:
    record = before_an_attack()
    (ours,) = [x["odds"] for x in Eyes(record.position, 0).prospects("choices") if x["of"] == ATTACK]
    monkeypatch.setenv("PYTHONPATH", str(copied(tmp_path / "other", 4)))
    assert client.is_file()
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite")
    try:
        anna = person(base=server.base)
        page = anna.open()
        text = {"Content-Type": "text/plain"}
        shown = page.request.post(f"{server.base}/api/records", data=record.text(), headers=text).json()["table"]
        theirs = page.request.get(f"{server.base}/api/tables/{shown}/at/0/prospects?seat=0&about=choices").json()
        (odds,) = [x["odds"] for x in theirs["told"]["choices"] if x["of"] == ATTACK]
        assert odds < ours - 0.1
        branch = {"at": 0, "seats": [{"who": "me"}, BOT, BOT]}
        made = page.request.post(f"{server.base}/api/tables/{shown}/branch", data=branch).json()
        page.evaluate("([name, kept]) => localStorage.setItem('reame.keys', JSON.stringify({[name]: kept}))",
                      [made["table"], {"keys": [made["keys"]["0"]], "invites": {}}])  # fmt: skip
        page = anna.open(f"/t/{made['table']}")
        choice = page.locator(f'.choices [data-words="{ATTACK}"]')
        expect(choice).to_contain_text(f"{round(100 * odds)} %")
        page.locator('[data-ref="banner:0-banner-1"]').first.click()
        expect(page.locator(".map-host")).to_contain_text(f"{round(100 * odds)}%")
    finally:
        server.kill()
