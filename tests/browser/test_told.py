"""Being told: the question after a first move, one's own page, what the service worker shows, the hooks of a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.test_access import PHONE, check

Maker = Callable[..., Person]
# Chromium as it is tested here knows no push service: it is told what one would answer.
SERVICE = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async () => ({ toJSON: () => ({
  endpoint: 'https://push.example.org/' + 'x'.repeat(30),
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}) });
"""


def two(anna: Person, berta: Person, language: str = "en") -> str:
    """A table of Anna's where Berta sits, who has gone away again."""
    people = ((anna, "Anna"), (berta, "Berta"))
    for who, name in people:
        answer = who.page.request.post(f"{who.base}/api/me", data={"name": name, "device": "test"})
        assert answer.ok, answer.text()
    seats = [{"who": "me", "name": "Anna"}, {"who": "open"}]
    body = {"game": "inn", "seats": seats, "pace_ms": 0, "auto_forced": False}
    made = anna.page.request.post(f"{anna.base}/api/tables", data=body).json()
    key = {"Authorization": f"Bearer {made['invites']['1']}"}
    taken = berta.page.request.post(f"{berta.base}/api/tables/{made['table']}/take", data={}, headers=key)
    assert taken.ok, taken.text()
    page = anna.open(f"/t/{made['table']}")
    page.get_by_role("button", name="Begin" if language == "en" else "Comincia", exact=True).click()
    return str(made["table"])


def until(seen: Callable[[], bool], page: Page) -> None:
    """What a page promises is waited for from outside: a promise is true before it is kept."""
    for _ in range(1200):
        if seen():
            return
        page.wait_for_timeout(100)
    raise AssertionError("not seen within two minutes")


def deliver(page: Page, told: dict[str, str]) -> None:
    """As a push service would."""
    devtools = page.context.new_cdp_session(page)
    found: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"]))
    devtools.send("ServiceWorker.enable")
    until(lambda: page.evaluate("navigator.serviceWorker.ready.then((r) => r.active.state)") == "activated", page)
    until(lambda: bool(found), page)
    origin = page.evaluate("location.origin")
    push = {"origin": origin, "registrationId": found[-1]["registrationId"], "data": json.dumps(told)}
    devtools.send("ServiceWorker.deliverPushMessage", push)
    devtools.detach()


SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map((n) => [n.title, n.body, n.data.url]);
}"""


def test_after_a_first_move_one_is_asked_and_what_is_pushed_is_shown(person: Maker) -> None:
    anna, berta = person(permissions=["notifications"]), person()
    anna.page.add_init_script(SERVICE)
    table = two(anna, berta)
    page = anna.page
    anna.question()
    ask = page.get_by_role("region", name="Tell you when it is your turn?")
    expect(ask).to_have_count(0)
    anna.first_choice()
    anna.first_choice()
    expect(ask).to_be_visible()
    check(page)
    ask.get_by_role("button", name="Yes, here").click()
    expect(ask).to_contain_text("You will be told in this browser")
    deliver(
        page, {"title": "The Inn: it is your turn", "body": "With Berta", "url": f"{anna.base}/t/{table}", "tag": "t"}
    )
    until(lambda: page.evaluate(SHOWN) == [["The Inn: it is your turn", "With Berta", f"/t/{table}"]], page)

    anna.open("/me")
    told = page.get_by_role("region", name="Being told")
    expect(told.get_by_role("listitem")).to_contain_text("(this one)")
    told.get_by_text("What you are told through Browser").click()
    told.get_by_role("checkbox", name="a vote").uncheck()
    told.get_by_role("checkbox", name="Quiet hours").check()
    expect(told.get_by_label("from")).to_have_value("22:00")
    check(page)
    kept = page.request.get(f"{anna.base}/api/me/channels").json()
    assert (kept["quiet"], kept["zone"]) == (
        "22:00-08:00",
        page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone"),
    )
    assert "vote" not in kept["channels"][0]["kinds"]
    told.get_by_role("button", name="End it").click()
    expect(told).to_contain_text("You are not told of anything yet")


def test_on_a_phone_in_italian_hooks_of_a_person_and_of_a_table(person: Maker) -> None:
    anna, berta = person(language="it", **PHONE), person()
    table = two(anna, berta, "it")
    page = anna.page
    page.locator("#prompt-title").wait_for()
    anna.open("/me#told")
    told = page.get_by_role("region", name="Avvisi")
    told.get_by_text("Con un altro servizio").click()
    told.get_by_label("Il suo indirizzo (webhook)").fill("https://discord.com/api/webhooks/1/secret")
    expect(told.get_by_label("Servizio", exact=True)).to_have_value("discord")
    told.get_by_role("button", name="Aggiungi").click()
    card = told.get_by_role("listitem")
    expect(card).to_contain_text("Discord: discord.com …cret")
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    anna.open(f"/t/{table}")
    page.locator("#prompt-title").wait_for()
    page.get_by_role("button", name="Mostra cronaca, parole e tavolo").click()
    page.get_by_role("tab", name="Tavolo").click()
    page.get_by_text("Il tavolo avvisa").click()
    page.get_by_label("Il suo indirizzo (webhook)").fill("https://10.0.0.1/hook")
    page.get_by_role("button", name="Aggiungi").click()
    hook = page.get_by_role("listitem").filter(has_text="JSON: 10.0.0.1")
    hook.get_by_role("button", name="Prova").click()
    expect(hook.get_by_role("alert")).to_contain_text("l’indirizzo non è nella rete aperta")
    check(page)
