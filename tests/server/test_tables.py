"""Tables and seats: links, sitting down, the lobby, regents, votes, chat, rematch."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from tests.server.house import Person, Server

pytestmark = pytest.mark.anyio

BOT = {"who": "bot", "bot": "random"}


async def test_a_friend_sits_down_by_the_link_and_the_game_begins(server: Server) -> None:
    table, keys = await server.table("inn", [{"who": "me", "name": "Ada"}, "open"])
    async with server.person(table, keys["0"]) as ada:
        assert (ada.table["status"], ada.state) == ("waiting", {})
        assert [s["kind"] for s in ada.table["seats"]] == ["person", "open"]
        async with server.person(table, keys["1"], name="Ben") as ben:
            await ada.until(lambda: bool(ada.state))
            assert ada.table["status"] == "running"
            assert [s["name"] for s in ada.table["seats"]] == ["Ada", "Ben"]
            assert [s["mine"] for s in ben.table["seats"]] == [False, True]


async def test_keys_are_long_and_different_and_not_stored_as_they_are(small: Server) -> None:
    table, keys = await small.table("inn", ["me", "me", "open"])
    assert len({*keys.values(), table}) == 4
    assert all(len(k) >= 32 for k in keys.values())  # base64: 192 bits
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
    table, keys = await server.table("inn", ["me", "open"], public=True)
    async with server.http() as http:
        newest = (await http.get("/api/tables")).json()[0]
        assert (newest["table"], newest["status"]) == (table, "waiting")
        taken = await http.post(f"/api/tables/{table}/take", json={"seat": 1, "name": "Ben"})
        assert taken.status_code == 201
        again = await http.post(f"/api/tables/{table}/take", json={"seat": 1, "name": "Eve"})
        assert (again.status_code, again.json()["error"]["key"]) == (409, "seat-taken")
        assert taken.json()["key"] != keys["1"]
    async with server.person(table, keys["1"]) as late:  # the link for that seat is used up
        assert list(late.state["seats"]) == ["-1"]
    async with server.person(table, taken.json()["key"]) as ben:
        assert list(ben.state["seats"]) == ["1"]
        assert ben.table["seats"][1]["name"] == "Ben"


async def test_a_private_table_is_not_in_the_lobby_and_its_seats_need_their_link(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "open"])
    async with server.http() as http:
        assert table not in (await http.get("/api/tables")).text
        answer = await http.post(f"/api/tables/{table}/take", json={"seat": 1, "name": "Eve"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "not-public")
    async with server.http(keys["1"]) as http:
        answer = await http.post(f"/api/tables/{table}/take", json={"seat": 1, "name": "Ben"})
        assert (answer.status_code, answer.json()["key"]) == (201, keys["1"])


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
        assert (await eve.ask(type="start"))["key"] == "not-your-seat"


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


# -- chat and rematch ----------------------------------------------------------------------------


async def test_chat_reaches_all_in_order_and_is_kept(server: Server) -> None:
    table, keys = await server.table("inn", [{"who": "me", "name": "Ada"}, "me"])
    text = "<script>alert(1)</script> ciao, è vero? \U0001f451"
    async with server.person(table, keys["0"]) as ada, server.person(table, name="Eve") as eve:
        assert (await ada.ask(type="chat", seat=0, text=text, id="c1"))["type"] == "ack"
        assert (await ada.ask(type="chat", seat=0, text=text, id="c1"))["type"] == "ack"  # sent again
        assert (await eve.ask(type="chat", text="salve"))["type"] == "ack"
        assert (await eve.ask(type="chat", seat=0, text="I am Ada"))["key"] == "not-your-seat"
        await ada.until(lambda: len(ada.chat) == 2)
        await eve.until(lambda: len(eve.chat) == 2)
    async with server.person(table) as late:
        await late.until(lambda: len(late.chat) == 2)
        said = [(c["n"], c["seat"], c["name"], c["text"]) for c in late.chat]
        assert said == [(1, 0, "Ada", text), (2, None, "Eve", "salve")]
        assert ada.chat == eve.chat == late.chat


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
