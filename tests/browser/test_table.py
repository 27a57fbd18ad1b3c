"""People at one table: links, reload, undo, why not, talk, hot seat, regents."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Person, Server

Maker = Callable[..., Person]
ME = {"who": "me", "name": "Anna"}
BOT = {"who": "bot", "bot": "random", "name": "Bot"}


def to_paladins(anna: Person) -> None:
    """Up to the first question about paladins: crowns are served, a token is placed."""
    while "Play a paladin" not in anna.question():
        anna.first_choice()


def three_to_court(anna: Person) -> None:
    """All paladins of a turn."""
    for left in ("3 to go", "2 to go", "last paladin"):
        expect(anna.page.locator(".question")).to_contain_text(left)
        anna.choose(" court")
    expect(anna.page.locator(".question")).to_contain_text("Move the Emperor")


def test_a_friend_joins_by_pasting_a_link(person: Maker) -> None:
    anna, berta = person(), person()
    page = anna.open()
    page.get_by_label("Name on seat 1").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("button", name="Lay the table").click()
    link = page.get_by_label("Secret link for seat 2").input_value()
    assert "#" in link

    berta.page.goto(link)
    expect(berta.page.locator(".lobby")).to_contain_text("You have a seat")
    expect(berta.page.get_by_role("button", name="Begin")).to_have_count(0)  # that is the host's
    page.get_by_role("button", name="Begin", exact=True).click()
    berta.page.locator(".carolus").wait_for()
    assert "#" not in berta.page.url, "the key stays in the address, where others may see it"
    page.locator(".carolus").wait_for()

    berta.page.get_by_role("tab", name="Table").click()
    berta.page.get_by_label("Name on seat 2").fill("Berta")
    berta.page.get_by_label("Name on seat 2").press("Enter")
    expect(page.get_by_role("list", name="Players")).to_contain_text("Berta")

    asked = Person.asked(anna, berta)
    other, name = (berta, "Anna") if asked is anna else (anna, "Berta")
    other.page.get_by_role("tab", name="Journal").click()
    box = other.page.locator(".box")
    before = box.inner_text()
    asked.first_choice()
    expect(box).not_to_have_text(before, use_inner_text=True)
    expect(box).to_contain_text(name)


def test_reload_in_mid_decision_loses_nothing(anna: Person) -> None:
    table = anna.table([ME, BOT])
    page = anna.open(f"/t/{table}")
    to_paladins(anna)
    assert "3 to go" in anna.question()
    anna.choose(" court")
    expect(page.locator(".question")).to_contain_text("2 to go")
    page.locator('.choices [data-ref^="clan:"]').first.click()  # half a move: nothing is sent
    page.reload()
    assert "2 to go" in anna.question()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".question")).to_contain_text("3 to go")


def test_the_table_goes_on_when_the_server_comes_back(person: Maker, tmp_path: Path, client: Path) -> None:
    assert client.is_file()
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite")
    try:
        anna = person(base=server.base)
        table = anna.table([ME, BOT])
        page = anna.open(f"/t/{table}")
        to_paladins(anna)
        page.locator('.choices [data-ref^="clan:"]').first.click()
        server.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        anna.choose(" court")  # on its way while nobody listens
        server.start()
        expect(page.locator(".question")).to_contain_text("2 to go")
        expect(page.get_by_text("Connection lost")).to_be_hidden()
        anna.complaints.clear()  # a browser logs every refused connection; that was the point
    finally:
        server.kill()


def test_unlit_things_say_why_not(anna: Person) -> None:
    table = anna.table([ME, {**BOT, "bot": "greedy"}])
    page = anna.open(f"/t/{table}")
    to_paladins(anna)
    page.locator("button.token.now").click(force=True)
    expect(page.locator(".notice")).to_contain_text("not part of the present decision")
    page.locator('.choices [data-ref^="clan:"]').first.click()
    expect(page.get_by_text("not part of the present decision")).to_have_count(0)  # it was about another moment
    page.keyboard.press("Escape")
    missing = page.evaluate(
        """() => ['red', 'pink', 'blue', 'yellow', 'green'].find(
            (clan) => !document.querySelector(`.mine .reserve [data-ref="clan:${clan}"]`))"""
    )
    if missing:  # a reserve of seven can hold all five clans
        page.locator(f'.emblem[data-ref="clan:{missing}"]').dispatch_event("click")
        expect(page.locator(".notice")).to_contain_text("You have no")
        expect(page.locator(".notice")).to_contain_text("§4.2A")


def test_talk_is_text_and_never_becomes_a_page(person: Maker) -> None:
    anna = person()
    table = anna.table([ME, BOT], public=True)
    page = anna.open(f"/t/{table}")
    guest = person()
    guest.open(f"/t/{table}").get_by_role("tab", name="Talk").click()
    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something").fill("<img src=x onerror=alert(1)> & <b>hi</b>")
    page.get_by_role("button", name="Send").click()
    log = guest.page.get_by_role("log", name="Talk")
    expect(log).to_contain_text("<img src=x onerror=alert(1)> & <b>hi</b>")
    assert log.locator("img").count() == 0
    expect(guest.page.get_by_role("group", name="Choices").get_by_role("button")).to_have_count(0)
    said = log.locator("time").inner_text()
    now = guest.page.evaluate(
        "[0, -60].map((s) => new Date(Date.now() + s * 1000).toLocaleTimeString('en', "
        "{hour: '2-digit', minute: '2-digit'}))"
    )
    assert said in now


def test_several_people_share_one_browser(anna: Person) -> None:
    table = anna.table([ME, {"who": "me", "name": "Berta"}])
    page = anna.open(f"/t/{table}")
    names = set()
    for _ in range(30):
        anna.question()
        names.add(page.locator("#prompt-title").inner_text().lower().removeprefix("your move, "))
        if len(names) == 2:
            break
        anna.first_choice()
    assert names == {"anna", "berta"}


def test_a_regent_rules_until_its_person_returns(anna: Person) -> None:
    table = anna.table([ME, BOT], pace_ms=300)
    page = anna.open(f"/t/{table}")
    anna.question()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Let a bot rule for me").click()
    players = page.get_by_role("list", name="Players")
    expect(players).to_contain_text("ruled by a Knight")
    page.get_by_role("tabpanel", name="Table").get_by_role("button", name="I am back").click()
    expect(players).not_to_contain_text("ruled by a Knight")
    anna.question()


def test_the_others_give_the_seat_of_somebody_who_is_away_to_a_regent(person: Maker) -> None:
    anna, berta = person(), person()
    seats = [ME, {"who": "me", "name": "Berta"}, {"who": "me", "name": "Carla"}]
    made = anna.page.request.post(
        f"{anna.base}/api/tables", data={"game": "carolus", "seats": seats, "away_hours": 0}
    ).json()
    for who, seat in ((anna, "0"), (berta, "1")):
        who.open(f"/t/{made['table']}#{made['keys'][seat]}").locator(".carolus").wait_for()
    page = anna.page
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Propose a regent").click()
    players = page.get_by_role("list", name="Players")
    expect(page.locator(".vote")).to_contain_text("Anna proposes that a Knight rules for Carla")
    expect(players).not_to_contain_text("ruled by a Knight")  # one of two is no majority
    berta.page.get_by_role("button", name="Agree", exact=True).click()
    for who in (anna, berta):
        expect(who.page.get_by_role("list", name="Players")).to_contain_text("ruled by a Knight")
        expect(who.page.locator(".vote")).to_have_count(0)


def test_a_public_table_is_found_in_the_lobby_and_a_seat_taken(person: Maker) -> None:
    anna, guest = person(), person()
    table = anna.table([ME, {"who": "open"}], public=True)
    page = guest.open()
    page.get_by_role("link", name="one free seat").first.click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".lobby")).to_contain_text("You have a seat")
    anna.open(f"/t/{table}").get_by_role("button", name="Begin", exact=True).click()
    page.locator(".carolus").wait_for()
    guest.open()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()


def test_an_unknown_table_says_so(anna: Person) -> None:
    page = anna.open("/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_a_game_without_a_board_is_playable(anna: Person) -> None:
    table = anna.table([ME, {**BOT, "name": "Host"}], game="inn", options={"rounds": "1"})
    page = anna.open(f"/t/{table}")
    for _ in range(20):
        page.wait_for_function(
            "() => /Your move|game is over/i.test(document.querySelector('#prompt-title')?.innerText ?? '')"
        )
        if page.locator("#prompt-title", has_text="The game is over").is_visible():
            return
        anna.first_choice()
    raise AssertionError("the inn never closes")


def test_a_move_without_alternative_is_not_asked_about(anna: Person) -> None:
    table = anna.table([ME, BOT])
    page = anna.open(f"/t/{table}")
    to_paladins(anna)
    three_to_court(anna)
    assert "Move the Emperor" in anna.question()
    page.locator('.choices [data-words="advance 1"]').click()  # with the first token there is no other
    expect(page.locator(".box")).to_contain_text("Anna moves the Emperor one step")


def test_who_wants_to_be_asked_always_is_asked(anna: Person) -> None:
    table = anna.table([ME, BOT])
    page = anna.open(f"/t/{table}")
    anna.question()
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Ask before a move is sent").select_option("always")
    anna.entries.first.click()
    expect(page.locator(".candidate")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("button", name="Confirm")).to_be_hidden()
    with anna.something_happens():
        anna.entries.first.click()
        page.keyboard.press("Enter")


def test_going_back_further_needs_everybody(person: Maker) -> None:
    anna, berta = person(), person()
    answer = anna.page.request.post(
        f"{anna.base}/api/tables", data={"game": "carolus", "seats": [ME, {"who": "me", "name": "Berta"}]}
    ).json()
    table = answer["table"]
    anna.open(f"/t/{table}#{answer['keys']['0']}")
    berta.open(f"/t/{table}#{answer['keys']['1']}")
    for _ in range(8):
        Person.asked(anna, berta).first_choice()
    page = anna.page
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("link", name="Watch again").click()
    expect(page.locator(".move")).to_contain_text("Move 0 of")
    page.get_by_role("button", name="Ask everybody to go back to here").click()
    page.locator(".vote").wait_for()
    expect(berta.page.locator(".vote")).to_contain_text("Anna asks to go back")
    before = berta.page.locator(".box li").count()
    berta.page.get_by_role("button", name="Agree", exact=True).click()
    expect(berta.page.locator(".vote")).to_have_count(0)
    berta.page.wait_for_function("n => document.querySelectorAll('.box li').length < n", arg=before)


def test_whoever_comes_back_sees_what_is_new(person: Maker) -> None:
    anna, berta = person(), person()
    answer = anna.page.request.post(
        f"{anna.base}/api/tables", data={"game": "carolus", "seats": [ME, {"who": "me", "name": "Berta"}]}
    ).json()
    table = answer["table"]
    seats = [(anna, answer["keys"]["0"]), (berta, answer["keys"]["1"])]
    for who, key in seats:
        who.open(f"/t/{table}#{key}").locator(".carolus").wait_for()
    asked = Person.asked(anna, berta)
    other = berta if asked is anna else anna
    other.open("/")
    asked.first_choice()
    page = other.open(f"/t/{table}")
    expect(page.locator(".mark")).to_contain_text("new since you last looked")
    assert page.locator("li.new").count() >= 1


def test_the_next_table_that_waits_is_offered(anna: Person) -> None:
    waiting = anna.table([ME, {"who": "me", "name": "Berta"}])
    page = anna.page
    made = page.request.post(
        f"{anna.base}/api/tables", data={"game": "carolus", "seats": [ME, {"who": "me", "name": "Berta"}]}
    ).json()
    header = {"Authorization": "Bearer " + ",".join(made["keys"].values())}
    (asked,) = page.request.get(f"{anna.base}/api/mine", headers=header).json()[0]["waiting"]
    anna.open(f"/t/{made['table']}#{made['keys'][str(1 - asked)]}")  # the other one is to decide
    page.get_by_role("link", name="Next table waiting for you").click()
    page.wait_for_url(f"**/t/{waiting}")


def test_the_board_is_covered_when_a_device_with_secrets_changes_hands(anna: Person) -> None:
    table = anna.table([ME, {"who": "me", "name": "Berta"}], game="inn", options={"rounds": "1"})
    page = anna.open(f"/t/{table}")
    for _ in range(6):  # a bid and a room, under seal
        anna.question()
        if page.get_by_role("heading", name="Hand over to Berta").is_visible():
            break
        anna.first_choice()
    expect(page.get_by_role("heading", name="Hand over to Berta")).to_be_visible()
    expect(page.get_by_role("group", name="Choices")).to_have_count(0)
    assert page.locator(".panels").count() == 0
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator(".panels")).to_be_visible()
    expect(page.locator("#prompt-title")).to_contain_text("Berta")


def test_the_journal_follows_what_happens(anna: Person) -> None:
    table = anna.table([ME, {**BOT, "bot": "greedy"}])
    page = anna.open(f"/t/{table}")
    to_paladins(anna)
    three_to_court(anna)
    anna.choose("advance 1")
    moved = page.locator(".box li").filter(has_text="Bot moves the Emperor")
    while not moved.count():  # a crown among her dice asks her before the bot's turn
        anna.first_choice()
    # The newest line is in sight.
    page.wait_for_function(
        """() => {
            const box = document.querySelector('.box');
            return box.scrollHeight > box.clientHeight && box.scrollHeight - box.scrollTop - box.clientHeight < 5;
        }"""
    )
