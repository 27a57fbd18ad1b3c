"""Tables and seats: links, sitting down, the lobby, regents, votes, chat, rematch."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable

import pytest

from tests.server.house import Person, Server

pytestmark = pytest.mark.anyio

BOT = {"who": "bot", "bot": "random"}


async def test_a_friend_sits_down_by_the_link_and_the_host_begins(server: Server) -> None:
    made = await server.lay("inn", [{"who": "me", "name": "Ada"}, "open"])
    table, keys = made["table"], made["keys"]
    async with server.person(table, keys["0"]) as ada:
        assert (ada.table["status"], ada.state, ada.table["host"]) == ("waiting", {}, True)
        assert [s["kind"] for s in ada.table["seats"]] == ["person", "open"]
        key = await server.sit(table, made["invites"]["1"], name="Ben")
        async with server.person(table, key) as ben:
            assert (ben.table["status"], ben.table["host"]) == ("waiting", False)
            assert (await ben.ask(type="start"))["key"] == "not-host"
            assert (await ada.ask(type="start"))["type"] == "ack"
            await ben.until(lambda: bool(ben.state))
            await ada.until(lambda: bool(ada.state))
            assert [s["name"] for s in ada.table["seats"]] == ["Ada", "Ben"]
            assert [s["mine"] for s in ben.table["seats"]] == [False, True]


async def test_keys_are_long_and_different_and_not_stored_as_they_are(small: Server) -> None:
    made = await small.lay("inn", ["me", "me", "open"])
    table, keys = made["table"], made["keys"]
    assert len({*keys.values(), *made["invites"].values(), table}) == 4
    assert all(len(k) >= 32 for k in [*keys.values(), *made["invites"].values()])  # base64: 192 bits
    assert len(table) >= 22  # 128 bits
    async with small.person(table, keys["0"]):
        pass
    with sqlite3.connect(small.database.removeprefix("sqlite:///")) as c:
        everything = "\n".join(c.iterdump())
    assert not any(k in everything for k in keys.values())


async def test_no_link_is_in_the_logs(small: Server) -> None:
    table, keys = await small.table("inn", ["me", "me"])
    async with small.person(table, keys["0"]) as ada, small.http(keys["0"]) as http:
        await ada.move(0)
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", f"/t/{table}", "/api/mine"):
            await http.get(path)
        await ada.send({"type": "move", "nonsense": keys["0"]})
        await ada.hear()
    assert small.stop() == 0
    assert table not in small.log()
    assert keys["0"] not in small.log()


async def test_a_wrong_key_holds_no_seat(server: Server) -> None:
    table, _ = await server.table("inn", ["me", "me"])
    async with server.person(table, "A" * 32) as eve:
        await eve.until(lambda: eve.messages[-1]["type"] == "error")
        assert eve.messages[-1]["key"] == "unknown-key"
        assert list(eve.state["seats"]) == ["-1"]
        answer = await eve.ask(type="move", seat=0, seq=1, words="bid 0")
        assert answer["key"] == "not-your-seat"


async def test_a_free_seat_of_a_public_table_can_be_taken_once(server: Server) -> None:
    made = await server.lay("inn", ["me", "open"], public=True)
    table, invite = made["table"], made["invites"]["1"]
    async with server.http() as http:
        newest = (await http.get("/api/tables")).json()[0]
        assert (newest["table"], newest["status"]) == (table, "waiting")
        taken = await http.post(f"/api/tables/{table}/take", json={"seat": 1, "name": "Ben"})
        assert taken.status_code == 201
        again = await http.post(f"/api/tables/{table}/take", json={"seat": 1, "name": "Eve"})
        assert (again.status_code, again.json()["error"]["key"]) == (409, "seat-taken")
        assert (await http.post(f"/api/tables/{table}/take", json={"name": "Eve"})).status_code == 400
    async with server.http(invite) as http:  # the link for that seat is used up
        late = await http.post(f"/api/tables/{table}/take", json={"name": "Cid"})
        assert (late.status_code, late.json()["error"]["key"]) == (409, "link-used")
    async with server.person(table, taken.json()["key"]) as ben, server.person(table, made["host"]) as ada:
        assert ben.table["seats"][1]["name"] == "Ben"
        assert (await ben.ask(type="start"))["key"] == "not-host"  # a stranger never begins
        assert (await ada.ask(type="start"))["type"] == "ack"
        await ben.until(lambda: bool(ben.state))
        assert list(ben.state["seats"]) == ["1"]


async def test_a_private_table_is_not_in_the_lobby_and_its_seats_need_their_link(server: Server) -> None:
    made = await server.lay("inn", ["me", "open"])
    table, invite = made["table"], made["invites"]["1"]
    async with server.http() as http:
        assert table not in (await http.get("/api/tables")).text
        answer = await http.post(f"/api/tables/{table}/take", json={"seat": 1, "name": "Eve"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "not-public")
    async with server.http(invite) as http:
        answer = await http.post(f"/api/tables/{table}/take", json={"seat": 1, "name": "Ben"})
        assert (answer.status_code, answer.json()["seat"]) == (201, 1)
        assert answer.json()["key"] != invite


async def test_whoever_lays_a_table_and_does_not_sit_is_still_its_host(server: Server) -> None:
    made = await server.lay("inn", ["open", "open"])
    assert made["keys"] == {}
    key = await server.sit(made["table"], made["invites"]["0"])
    async with server.person(made["table"], made["host"]) as host, server.person(made["table"], key) as ada:
        assert (host.table["host"], ada.table["host"]) == (True, False)
        assert not any(s["mine"] for s in host.table["seats"])
        assert (await ada.ask(type="start"))["key"] == "not-host"
        assert (await host.ask(type="start"))["type"] == "ack"
        await host.until(lambda: bool(host.state))
        assert list(host.state["seats"]) == ["-1"]


# -- an invitation is not a seat -----------------------------------------------------------------


async def test_whoever_made_the_invitation_never_sees_the_hand_of_the_guest(server: Server) -> None:
    made = await server.lay("inn", ["me", "open"])
    table, invite = made["table"], made["invites"]["1"]
    key = await server.sit(table, invite, name="Ben")
    async with server.person(table, made["host"], invite) as ada, server.person(table, key) as ben:
        assert (await ada.ask(type="start"))["type"] == "ack"
        await ada.until(lambda: bool(ada.state))
        await ben.until(lambda: bool(ben.state))
        assert list(ada.state["seats"]) == ["0"]
        answer = await ada.ask(type="move", seat=1, seq=ben.entry(1)["seq"], words="bid 0")
        assert answer["key"] == "not-your-seat"
    async with server.person(table, invite) as link:  # the link only looks on
        assert list(link.state["seats"]) == ["-1"]
        await link.until(lambda: link.messages[-1]["type"] == "error")
        assert link.messages[-1]["key"] == "link-used"
    async with server.http(made["host"], invite) as http:
        assert (await http.get(f"/api/tables/{table}/at/0?seat=1")).status_code == 403
        again = await http.post(f"/api/tables/{table}/take", json={"seat": 1, "name": "Eve"})
        assert (again.status_code, again.json()["error"]["key"]) == (409, "link-used")
        assert [t["mine"] for t in (await http.get("/api/mine")).json() if t["table"] == table] == [[0]]


async def test_a_hello_with_an_invitation_sits_nowhere(server: Server) -> None:
    made = await server.lay("inn", ["me", "open"])
    async with server.person(made["table"], made["invites"]["1"]) as guest:
        await guest.until(lambda: guest.messages[-1]["type"] == "error")
        assert guest.messages[-1]["key"] == "invited"
        assert [s["kind"] for s in guest.table["seats"]] == ["person", "open"]


async def test_an_answer_that_is_lost_loses_no_seat(server: Server) -> None:
    made = await server.lay("inn", ["me", "open"])
    mine = "k" * 20 + "0123456789ABCDEF"
    for _ in range(2):  # asked again with the same key of one's own
        assert await server.sit(made["table"], made["invites"]["1"], name="Ben", key=mine) == mine
    async with server.http(made["invites"]["1"]) as http:
        short = await http.post(f"/api/tables/{made['table']}/take", json={"key": "short"})
        assert short.status_code == 400


async def test_a_holder_exchanges_the_key_and_everybody_is_told(server: Server) -> None:
    table, keys = await server.table("inn", ["me", {"who": "me", "name": "Ben"}])
    async with (
        server.person(table, keys["0"]) as ada,
        server.person(table, keys["1"]) as ben,
        server.person(table, keys["1"]) as thief,
        server.http(keys["1"]) as http,
    ):
        assert (await ada.ask(type="chat", seat=0, text="salve"))["type"] == "ack"
        answer = await http.post(f"/api/tables/{table}/renew", json={"seat": 1})
        assert answer.status_code == 201, answer.text
        fresh = answer.json()["key"]
        for old in (ben, thief):  # both are connected with the old key, and look on from now on
            await old.until(lambda old=old: list(old.state["seats"]) == ["-1"])  # type: ignore[misc]
            assert (await old.ask(type="move", seat=1, seq=1, words="bid 0"))["key"] == "not-your-seat"
        await ada.until(lambda: len(ada.chat) == 2)
        assert [(c["note"], c["seat"], c["name"]) for c in ada.chat] == [(None, 0, ""), ("renewed", 1, "Ben")]
        assert (await http.get(f"/api/tables/{table}/at/0?seat=1")).status_code == 403
        assert (await http.post(f"/api/tables/{table}/renew", json={"seat": 1})).status_code == 403
        assert (await http.post(f"/api/tables/{table}/renew", json={"seat": 0})).status_code == 403
        await ben.leave()
    async with server.person(table, fresh) as again:
        assert (await again.move(1, "bid 0"))["type"] == "ack"
    async with server.http(keys["0"]) as http:  # the host stays the host
        host = (await http.post(f"/api/tables/{table}/renew", json={"seat": 0})).json()["key"]
    async with server.person(table, host) as ada:
        assert ada.table["host"]


async def test_who_sits_down_is_told_to_everybody(server: Server) -> None:
    made = await server.lay("inn", ["me", "open"])
    async with server.person(made["table"], made["host"]) as ada:
        await server.sit(made["table"], made["invites"]["1"], name="Ben")
        await ada.until(lambda: len(ada.chat) == 1)
        assert (ada.chat[0]["note"], ada.chat[0]["seat"], ada.chat[0]["name"]) == ("sits", 1, "Ben")


async def test_a_seat_that_a_bot_took_at_the_beginning_can_be_won_back(server: Server) -> None:
    made = await server.lay("inn", ["me", "me", "open"], options={"rounds": "30"})
    table, keys, invite = made["table"], made["keys"], made["invites"]["2"]
    mine = "late-" + "x" * 40
    async with server.person(table, keys["0"]) as ada, server.person(table, keys["1"]) as ben:
        assert (await ada.ask(type="start", bot="random"))["type"] == "ack"
        await ben.until(lambda: bool(ben.state))
        async with server.http(invite) as http:
            for _ in range(2):
                answer = await http.post(f"/api/tables/{table}/take", json={"name": "Cid", "key": mine})
                assert (answer.status_code, answer.json()["pending"]) == (201, True)
        async with server.person(table, mine) as cid:
            assert list(cid.state["seats"]) == ["-1"]  # the others have to agree
            await ada.until(lambda: bool(ada.table["votes"]))
            vote = ada.table["votes"][0]
            assert (vote["kind"], vote["seat"], vote["name"], vote["voters"]) == ("seat", 2, "Cid", [0, 1])
            assert (await ada.ask(type="vote", seat=0, vote=vote["vote"], yes=True))["type"] == "ack"
            await cid.quiet()
            assert list(cid.state["seats"]) == ["-1"]  # one of two is no majority
            assert (await ben.ask(type="vote", seat=1, vote=vote["vote"], yes=True))["type"] == "ack"
            await cid.until(lambda: list(cid.state["seats"]) == ["2"])
            assert cid.table["seats"][2]["name"] == "Cid"
            while not cid.entry(2)["choices"]:  # the bot may have answered for this night
                for person, seat in ((ada, 0), (ben, 1)):
                    await person.quiet()
                    if person.entry(seat)["choices"]:
                        await person.move(seat)
                await cid.quiet()
            assert (await cid.move(2))["type"] == "ack"
            await ada.until(lambda: [c["note"] for c in ada.chat] == ["takes-over"])


async def test_who_is_refused_a_seat_cannot_ask_for_ever(server: Server) -> None:
    made = await server.lay("inn", ["me", "open"], options={"rounds": "30"})
    table, invite = made["table"], made["invites"]["1"]
    async with server.person(table, made["host"]) as ada, server.http(invite) as http:
        assert (await ada.ask(type="start", bot="random"))["type"] == "ack"
        assert (await http.post(f"/api/tables/{table}/take", json={"name": "Cid"})).json()["pending"]
        await ada.until(lambda: bool(ada.table["votes"]))
        assert (await ada.ask(type="vote", seat=0, vote=ada.table["votes"][0]["vote"], yes=False))["type"] == "ack"
        await ada.until(lambda: not ada.table["votes"])
        assert (await http.post(f"/api/tables/{table}/take", json={"name": "Cid"})).status_code == 403


# -- beginning -----------------------------------------------------------------------------------


async def test_open_seats_can_be_filled_with_bots_to_begin(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "open", "open"])
    async with server.person(table, keys["0"]) as ada:
        assert (await ada.ask(type="start", bot="random"))["type"] == "ack"
        await ada.until(lambda: bool(ada.state))
        assert [s["kind"] for s in ada.table["seats"]] == ["person", "bot", "bot"]
        await ada.play(0)
        assert ada.state["outcome"] is not None


async def test_the_next_table_that_waits_for_me_comes_first(server: Server) -> None:
    waiting, a = await server.table("inn", ["me", "me"])
    other, b = await server.table("carolus", ["me", "me"])
    async with server.person(other, *b.values()) as both:
        asked = both.state["asked"][0]
    idle = b[str(1 - asked)]
    async with server.http(a["0"], idle) as http:
        mine = (await http.get("/api/mine")).json()
        assert [(t["table"], t["mine"], t["waiting"]) for t in mine] == [(waiting, [0], [0]), (other, [1 - asked], [])]
    async with server.http() as http:
        assert (await http.get("/api/mine")).json() == []


async def test_several_seats_in_one_browser(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me", "me"], options={"rounds": "1"})
    async with server.person(table, keys["0"], keys["1"], keys["2"]) as all_three:
        assert all_three.state["eyes"] == [0, 1, 2]
        while all_three.state["outcome"] is None:
            seat = next(s for s in (0, 1, 2) if all_three.entry(s)["choices"])
            await all_three.move(seat)
            await all_three.quiet()
        dreams = [line for line in all_three.lines if line["key"] == "dream"]
        assert len(dreams) == 3  # the private lines of three seats


async def test_a_seat_is_renamed_by_its_holder_only(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"])
    async with server.person(table, keys["0"]) as ada, server.person(table) as eve:
        name = "<b>Ada</b> & Söhne"
        assert (await ada.ask(type="rename", seat=0, name=name))["type"] == "ack"
        await eve.until(lambda: eve.table["seats"][0]["name"] == name)
        assert (await eve.ask(type="rename", seat=0, name="Eve"))["key"] == "not-your-seat"
        for bad in ("x" * 41, "a\x00b", "a\nb", "\u202e" * 3 + "\x85"):
            assert (await ada.ask(type="rename", seat=0, name=bad))["type"] == "error"


async def test_who_is_there_is_shown(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"])
    async with server.person(table, keys["0"]) as ada:
        ben = server.person(table, keys["1"])
        await ben.connect()
        await ada.until(lambda: ada.table["seats"][1]["online"])
        await ben.leave()
        await ada.until(lambda: not ada.table["seats"][1]["online"])
        assert ada.table["seats"][0]["online"]


# -- regents and votes ---------------------------------------------------------------------------


async def test_a_seat_is_given_to_a_bot_and_taken_back(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"], options={"rounds": "30"})
    async with server.person(table, keys["0"]) as ada, server.person(table, keys["1"]) as ben:
        assert (await ben.ask(type="regent", seat=1, bot="random"))["type"] == "ack"
        await ben.until(lambda: ben.table["seats"][1]["regent"] == "random")
        await ben.quiet()
        assert ben.entry(1)["choices"] == []
        await ada.play(0, 8)  # the regent answers, or the second night would not come
        assert (await ben.ask(type="regent", seat=1, bot=None))["type"] == "ack"
        await ben.until(lambda: ben.table["seats"][1]["regent"] is None)
        for _ in range(20):
            await _until_asked(ada, ben)
            if ben.entry(1)["choices"]:
                break
            await ada.move(0)
        assert (await ben.move(1))["type"] == "ack"


async def _until_asked(ada: Person, ben: Person) -> None:
    """Until one of two has something to decide."""
    while not ada.entry(0)["choices"] and not ben.entry(1)["choices"]:
        await ada.quiet()
        await ben.quiet()
        await asyncio.sleep(0.02)


async def test_a_move_for_a_seat_under_a_regent_is_refused(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"])
    async with server.person(table, keys["0"]) as ada:
        seq = ada.entry(0)["seq"]
        await ada.ask(type="regent", seat=0, bot="random")
        answer = await ada.ask(type="move", seat=0, seq=seq, words="bid 0")
        assert (answer["type"], answer["key"]) in {("refused", "regent-rules")}


async def test_a_majority_puts_a_regent_in_for_somebody_who_is_away_too_long(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me", "me", "me"], away_hours=0)
    async with (
        server.person(table, keys["0"]) as ada,
        server.person(table, keys["1"]) as ben,
        server.person(table, keys["2"]) as cid,
    ):
        await ada.until(lambda: ada.table["seats"][3]["away"] and not ada.table["seats"][2]["away"])
        assert (await ada.ask(type="regent", seat=2, bot="random"))["key"] == "not-away"
        assert (await ada.ask(type="regent", seat=3, bot="random"))["type"] == "ack"
        await cid.until(lambda: bool(cid.table["votes"]))
        vote = cid.table["votes"][0]
        assert (vote["kind"], vote["seat"], vote["yes"], vote["voters"]) == ("regent", 3, [0], [0, 1, 2])
        assert cid.table["seats"][3]["regent"] is None  # one of three is no majority
        assert (await cid.ask(type="vote", seat=2, vote=vote["vote"], yes=True))["type"] == "ack"
        await ben.until(lambda: ben.table["seats"][3]["regent"] == "random")
        assert ben.table["votes"] == []
        assert (await ben.ask(type="vote", seat=1, vote=vote["vote"], yes=True))["key"] == "no-such-vote"
    async with server.person(table, keys["3"]) as dan:  # back again
        assert (await dan.ask(type="regent", seat=3, bot=None))["type"] == "ack"
        await dan.until(lambda: dan.table["seats"][3]["regent"] is None)


async def test_spectators_have_no_vote_and_cannot_send_regents(server: Server) -> None:
    table, _ = await server.table("inn", ["me", "me"], away_hours=0)
    async with server.person(table) as eve:
        assert (await eve.ask(type="regent", seat=0, bot="random"))["key"] == "not-your-seat"
        assert (await eve.ask(type="vote", seat=0, vote=1, yes=True))["key"] == "not-your-seat"
        assert (await eve.ask(type="start"))["key"] == "not-host"


async def test_going_back_beyond_what_was_learned_needs_all(server: Server) -> None:
    table, keys = await server.table("carolus", ["me", "me"])
    async with server.person(table, keys["0"]) as ada, server.person(table, keys["1"]) as ben:
        people = {0: ada, 1: ben}
        first = dict(ada.entry(0)["view"])
        opening = len(ben.lines)
        for _ in range(12):
            await ada.quiet()
            await ben.quiet()
            seat = ada.state["asked"][0]
            assert (await people[seat].move(seat))["type"] == "ack"
        await ada.quiet()
        assert ada.entry(0)["view"] != first
        lines = len(ada.lines)
        assert (await ada.ask(type="rewind", seat=0, to=0))["type"] == "ack"
        await ben.until(lambda: bool(ben.table["votes"]))
        assert ben.table["votes"][0]["lines"] == opening
        assert (await ben.ask(type="vote", seat=1, vote=ben.table["votes"][0]["vote"], yes=False))["type"] == "ack"
        await ada.until(lambda: ada.table["votes"] == [] and ada.messages[-1]["type"] == "table")
        await ada.quiet()
        assert len(ada.lines) == lines
        assert (await ben.ask(type="rewind", seat=1, to=0))["type"] == "ack"
        await ada.until(lambda: bool(ada.table["votes"]))
        assert (await ada.ask(type="vote", seat=0, vote=ada.table["votes"][0]["vote"], yes=True))["type"] == "ack"
        await ada.quiet()
        await ben.quiet()
        assert ada.entry(0)["view"] == first
        assert len(ada.lines) < lines
        seat = ada.state["asked"][0]
        assert (await people[seat].move(seat))["type"] == "ack"
        after = list(ada.lines)
    server.kill()
    server.start()
    async with server.person(table, keys["0"]) as again:
        assert again.lines[: len(after)] == after


async def test_nobody_goes_back_while_a_regent_rules_unless_its_holder_agrees(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"], options={"rounds": "30", "windows": "open"}, away_hours=0)
    async with server.person(table, keys["0"]) as ada:
        await ada.until(lambda: ada.table["seats"][1]["away"])
        assert (await ada.ask(type="regent", seat=1, bot="random"))["type"] == "ack"  # of two, one decides
        await ada.play(0, 8)
        assert (await ada.ask(type="rewind", seat=0, to=0))["type"] == "ack"
        await ada.until(lambda: bool(ada.table["votes"]))
        vote = ada.table["votes"][0]
        assert (vote["voters"], vote["yes"]) == ([0, 1], [0])
        lines = len(ada.lines)
        async with server.person(table, keys["1"]) as ben:  # still represented, and has a say
            assert (await ben.ask(type="vote", seat=1, vote=vote["vote"], yes=True))["type"] == "ack"
            await ada.until(lambda: len(ada.lines) < lines)
            await ada.until(lambda: bool(ada.chat) and ada.chat[-1]["note"] == "went-back")


async def test_somebody_who_loads_the_page_again_is_not_away(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    server = launch(new_database("sqlite"), blink=120.0)
    table, keys = await server.table("inn", ["me", "me"], away_hours=0)
    async with server.person(table, keys["0"]) as ada:
        async with server.person(table, keys["1"]):
            await ada.until(lambda: ada.table["seats"][1]["online"])
        await ada.until(lambda: not ada.table["seats"][1]["online"])
        assert not ada.table["seats"][1]["away"]
        assert (await ada.ask(type="regent", seat=1, bot="random"))["key"] == "not-away"


# -- chat and rematch ----------------------------------------------------------------------------


async def test_chat_reaches_all_in_order_and_is_kept(server: Server) -> None:
    table, keys = await server.table("inn", [{"who": "me", "name": "Ada"}, "me"])
    text = "<script>alert(1)</script> ciao, è vero? \U0001f451"
    async with server.person(table, keys["0"]) as ada, server.person(table, name="Eve") as eve:
        assert (await ada.ask(type="chat", seat=0, text=text, id="c1"))["type"] == "ack"
        assert (await ada.ask(type="chat", seat=0, text=text, id="c1"))["type"] == "ack"  # sent again
        assert (await ada.ask(type="chat", text="salve"))["type"] == "ack"  # who plays speaks at the table
        assert (await eve.ask(type="chat", seat=0, text="I am Ada"))["key"] == "not-your-seat"
        await ada.until(lambda: len(ada.chat) == 2)
        await eve.until(lambda: len(eve.chat) == 2)
    async with server.person(table) as late:
        await late.until(lambda: len(late.chat) == 2)
        said = [(c["n"], c["seat"], c["name"], c["text"]) for c in late.chat]
        assert said == [(1, 0, "Ada", text), (2, 0, "Ada", "salve")]
        assert ada.chat == eve.chat == late.chat


async def test_names_are_clean_and_nobody_has_the_name_of_another(server: Server) -> None:
    names = [{"who": "me", "name": n} for n in ("Ada", "\u202eadA\u200b", " a\u00a0d a")]
    table, keys = await server.table("inn", names)
    async with server.person(table, *keys.values()) as all_three, server.person(table, name="ADA\u2060") as eve:
        assert [s["name"] for s in all_three.table["seats"]] == ["Ada", "adA 2", "a d a 3"]
        for bad in ("ADA", "\uff21da", "A\u200dda", "A d a"):
            assert (await all_three.ask(type="rename", seat=1, name=bad))["key"] == "name-taken"
        assert (await all_three.ask(type="rename", seat=1, name="\u2066Ben\u2069\ufe0f  Bo\u0300\u0301\u0302\u0303"))[
            "type"
        ] == "ack"
        await eve.until(lambda: eve.table["seats"][1]["name"] == "Ben B\u00f2\u0301\u0302")
        assert (await eve.ask(type="chat", text="I am \u202eadA\u202c\u2800"))["type"] == "ack"
        assert (await eve.ask(type="chat", text="\u200b\u3164\u2800"))["key"] == "nothing-said"
        await eve.until(lambda: len(eve.gallery) == 1)
        said = eve.gallery[0]
        assert (said["seat"], said["name"], said["text"]) == (None, "ADA 2", "I am adA")


async def test_the_name_of_who_sits_down_is_made_unlike_those_who_sit_there(server: Server) -> None:
    made = await server.lay("inn", [{"who": "me", "name": "Ada"}, "open"])
    await server.sit(made["table"], made["invites"]["1"], name="ada")
    async with server.person(made["table"], made["host"]) as ada:
        assert [s["name"] for s in ada.table["seats"]] == ["Ada", "ada 2"]


async def test_a_rematch_has_the_same_people_and_their_keys_open_it(server: Server) -> None:
    table, keys = await server.table("inn", ["me", {"who": "me", "name": "Ben"}, BOT], options={"rounds": "1"})
    async with server.person(table, keys["0"]) as ada, server.person(table, keys["1"]) as ben:
        async with server.http(keys["0"]) as http:
            assert (await http.post(f"/api/tables/{table}/rematch")).status_code == 409
            await asyncio.gather(ada.play(0), ben.play(1))
            first = (await http.post(f"/api/tables/{table}/rematch")).json()["table"]
        await ben.until(lambda: ben.table["rematch"] == first)
        async with server.http(keys["1"]) as http:
            assert (await http.post(f"/api/tables/{table}/rematch")).json()["table"] == first
        async with server.http() as http:
            assert (await http.post(f"/api/tables/{table}/rematch")).status_code == 403
    async with server.person(first, keys["1"]) as again:
        assert again.table["seats"][1]["name"] == "Ben"
        assert list(again.state["seats"]) == ["1"]
        assert again.table["commitment"] != ben.table["commitment"]
