"""Results: who, place and score of every finished game; the page of a person; ratings."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from reame.server.people.ratings import PROVISIONAL, ranks, reckon
from reame.server.store import result_writing
from reame.server.store.result_rows import ResultRow, results
from reame.server.store.results import ResultStore
from reame.server.store.store import Store
from reame.server.tables.results import places
from tests.server.house import Server
from tests.server.test_people import Device
from tests.server.test_upgrade import Old, moves_of_a_game

pytestmark = pytest.mark.anyio

SHORT = {"rounds": "1"}


def result(table: str, who: str, place: int, **more: Any) -> ResultRow:
    """A result of a table of three."""
    row: dict[str, Any] = {
        "table_id": table, "seat": len(who), "who": who, "game": "inn", "rules": 1, "seats": 3,
        "place": place, "score": 0, "share": 1.0, "rated": True, "gone": False, "at": float(table), "clock": "none",
        "thought": 0.0, "answers": 0, **more,
    }  # fmt: skip
    return ResultRow(**row)


def test_all_winners_are_first_and_the_others_follow_by_score() -> None:
    assert places([1], [3, 2, 3, 1]) == [2, 1, 2, 4]  # whoever has won is first, whatever the scores
    assert places([0, 2], [5, 9, 7]) == [1, 3, 1]
    assert places([], [1, 4, 2]) == [3, 1, 2]


def test_ratings_are_reckoned_from_the_places_in_the_order_of_the_games() -> None:
    rows = [result(str(n), who, place) for n in range(12) for place, who in enumerate(("ada", "ben", "cid"), 1)]
    rated = reckon(rows)
    assert rated["ada"].low > rated["ben"].low > rated["cid"].low
    assert [r.games for r in rated.values()] == [12] * 3
    assert not rated["ada"].provisional
    assert reckon(list(reversed(rows))) == rated
    early = reckon([r for r in rows if r.at < PROVISIONAL - 1])
    assert early["ada"].provisional
    assert early["ada"].sigma > rated["ada"].sigma
    # Who wins together is level; whoever is alone is not rated.
    level = reckon([result("1", "ada", 1), result("1", "ben", 1), result("2", "cid", 1)])
    assert level["ada"] == level["ben"]
    assert "cid" not in level


def test_who_lets_others_play_or_leaves_is_rated_as_the_last() -> None:
    assert ranks([result("1", "ada", 1, share=0.59), result("1", "ben", 2, share=0.6), result("1", "cid", 3)]) == {
        "ada": 4.0,
        "ben": 2.0,
        "cid": 3.0,
    }
    assert ranks([result("1", "ada", 3, gone=True), result("1", "ben", 3)]) == {"ada": 4.0, "ben": 3.0}
    # A bot on several seats counts once.
    two = [result("1", "bot:random", 1, seat=0), result("1", "bot:random", 2, seat=1), result("1", "ada", 3)]
    assert ranks(two) == {"bot:random": 1.5, "ada": 3.0}
    # Nobody has lost yet at a table that still goes on.
    assert reckon([result("1", "ada", 3, gone=True), result("1", "cid", 3, gone=True)]) == {}


async def test_who_has_never_moved_is_not_rated_and_who_lets_a_bot_play_is_the_last(server: Server) -> None:
    """A rematch begins without asking; and a bot may play better than oneself."""
    async with Device(server, "Ada") as ada, Device(server, "Ben") as ben:
        await ada.greet()
        await ben.greet()
        made = await _two(ada, ben, rated=True)
        told = []
        for moves in (0, 1):
            again = (await ada.post(f"/api/tables/{made['table']}/rematch"))["table"]
            async with ada.sits(again) as a, ben.sits(again) as b:
                if moves:
                    assert (await b.move(1))["type"] == "ack"
                assert (await b.ask(type="regent", seat=1, bot="greedy"))["type"] == "ack"
                await a.play(0)
                await a.until(lambda: a.state["outcome"] is not None)
            made = {"table": again}
            told.append((await ben.get("/api/me/results"))["latest"][0]["rated"])
        assert told == [False, True]
        (mine,) = (await ben.get("/api/me/results"))["games"]
        assert mine["rating"]["games"] == 2
        rows = await ResultStore(Store(server.database)).rated("inn")
        (last,) = [r for r in rows if r.table_id == made["table"] and r.seat == 1]
        assert last.share is not None
        assert last.share < 0.6
        assert ranks([r for r in rows if r.table_id == made["table"]])[last.who] == 4.0  # whatever the bot has won


async def test_nobody_changes_in_play_what_a_rated_game_counts_as(server: Server) -> None:
    """Else one beats a weak bot and names it a strong one at the end, or has a bot play for whoever is at lunch."""
    for rated in (True, False):
        seats: list[Any] = ["me", "me", {"who": "bot", "bot": "random"}]
        made = await server.lay("inn", seats, rated=rated, manner="usually", away_hours=24, options={"rounds": "30"})
        async with server.person(made["table"], made["keys"]["0"]) as ada, server.http(made["host"]) as http:
            told = [await ada.ask(type="adjust", **wish) for wish in ({"manner": "deeply"}, {"away_hours": 0})]
            assert [t.get("key") for t in told] == (["rated-agreed"] * 2 if rated else [None, None])
            stronger = await http.post(f"/api/tables/{made['table']}/chair", json={"seat": 2, "bot": "search"})
            assert stronger.status_code == (409 if rated else 200)
            assert (await ada.ask(type="adjust", away_hours=48, pace_ms=5))["type"] == "ack"
            assert (await ada.ask(type="adjust", manner=ada.table["manner"]))["type"] == "ack"


async def _two(ada: Device, ben: Device, **more: Any) -> dict[str, Any]:
    """Two people and a bot play a short game to its end."""
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    made: dict[str, Any] = await ada.post(
        "/api/tables", {"game": "inn", "seats": seats, "pace_ms": 0, "options": SHORT, **more}
    )
    await ben.take(made["table"], made["invites"]["1"])
    async with ada.sits(made["table"]) as a, ben.sits(made["table"]) as b:
        assert a.table["rated"] is bool(more.get("rated"))
        assert (await a.ask(type="start"))["type"] == "ack"
        await asyncio.gather(a.until(lambda: bool(a.state)), b.until(lambda: bool(b.state)))
        await asyncio.gather(a.play(0), b.play(1))
        made["outcome"] = a.state["outcome"]
    return made


async def test_a_finished_game_stands_on_the_pages_of_those_who_played(server: Server) -> None:
    async with Device(server, "Ada") as ada, Device(server, "Ben") as ben, Device(server, "Eve") as eve:
        for who in (ada, ben, eve):
            await who.greet()
        made = await _two(ada, ben, rated=True)
        table, outcome = made["table"], made["outcome"]
        page = await ada.get("/api/me/results")
        taken = places(outcome["winners"], outcome["scores"])
        assert page["mine"]
        (game,) = page["games"]
        assert (game["game"], game["played"], game["gone"]) == ("inn", 1, 0)
        assert game["places"] == [0] * (taken[0] - 1) + [1]
        assert game["rating"]["games"] == 1
        assert game["rating"]["provisional"]
        (last,) = page["latest"]
        assert (last["table"], last["place"], last["score"]) == (table, taken[0], outcome["scores"][0])
        assert last["rated"]
        (pace,) = page["pace"]
        assert pace["clock"] == "none"
        assert pace["answers"] > 0
        # Who sat there as well sees the page; nobody else does.
        theirs = await ben.get(f"/api/tables/{table}/people/0")
        assert (theirs["name"], theirs["mine"]) == ("Ada", False)
        assert theirs["games"] == page["games"]
        assert (await eve.http.get(f"/api/tables/{table}/people/0")).status_code == 403
        assert (await ada.http.get(f"/api/tables/{table}/people/2")).status_code == 404  # a bot
        assert (await ada.http.get(f"/api/tables/{table}/people/99")).status_code == 404
        # People and bots on one scale, and nobody one has not met.
        (ranking,) = [r for r in await ada.get("/api/me/ratings") if r["game"] == "inn"]
        assert {"Ada", "Ben"} == {r["name"] for r in ranking["ranks"] if not r["bot"]}
        assert "random" in {r["bot"] for r in ranking["ranks"]}
        ratings = [r["rating"]["rating"] for r in ranking["ranks"]]
        assert ratings == sorted(ratings, reverse=True)
        assert not any(r["name"] for ranking in await eve.get("/api/me/ratings") for r in ranking["ranks"])
        assert [r["table"] for r in (await ada.get("/api/me/export"))["results"]] == [table]
        # A game with somebody else is told to her without the name of its table.
        other = await _two(ada, eve)
        told = {r["at"]: r["table"] for r in (await ben.get(f"/api/tables/{table}/people/0"))["latest"]}
        assert list(told.values()) == [None, table]
        assert [r["rated"] for r in (await ada.get("/api/me/results"))["latest"]] == [False, True]
        # A rematch is for the same stakes; what goes on from a finished game is never rated.
        again = await ada.post(f"/api/tables/{table}/rematch")
        assert (await ada.get(f"/api/tables/{again['table']}"))["rated"]
        branch = {"at": 1, "seats": [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]}
        grown = await ada.post(f"/api/tables/{other['table']}/branch", branch)
        assert not (await ada.get(f"/api/tables/{grown['table']}"))["rated"]


async def test_who_goes_for_good_leaves_a_result_without_a_name(server: Server) -> None:
    async with Device(server, "Ada") as ada, Device(server, "Ben") as ben:
        await ada.greet()
        await ben.greet()
        made = await _two(ada, ben, rated=True)
        games = (await ben.get("/api/me/results"))["games"]
        await ada.post("/api/me/delete", status=200)
        assert (await ben.get("/api/me/results"))["games"] == games  # the rating stands
        (ranking,) = [r for r in await ben.get("/api/me/ratings") if r["game"] == "inn"]
        assert [r["name"] for r in ranking["ranks"] if not r["bot"]] == ["Ben"]
        assert (await ben.http.get(f"/api/tables/{made['table']}/people/0")).status_code == 404


async def test_who_leaves_a_rated_game_is_the_last_and_who_comes_late_is_not_rated(server: Server) -> None:
    async with Device(server, "Ada") as ada, Device(server, "Ben") as ben:
        await ada.greet()
        await ben.greet()
        made = await ada.lay("me", "open", options={"rounds": "3"}, rated=True)
        table = made["table"]
        await ben.take(table, made["invites"]["1"])
        async with ada.sits(table) as a, ben.sits(table) as b:
            assert (await a.ask(type="start"))["type"] == "ack"
            await b.until(lambda: bool(b.state))
            await b.move(1)
            await ben.post(f"/api/tables/{table}/leave", {"seat": 1}, 200)
            page = await ben.get("/api/me/results")
            assert [(r["gone"], r["place"]) for r in page["latest"]] == [(True, 2)]
            assert page["games"][0]["rating"] is None  # not before the game is over
            assert page["pace"] == []  # how often he was asked is no business of those who play on
            await a.until(lambda: bool(a.state))
            await a.play(0)
        (mine,) = (await ben.get("/api/me/results"))["games"]
        (theirs,) = (await ada.get("/api/me/results"))["games"]
        assert (mine["gone"], mine["places"], mine["rating"]["games"]) == (1, [], 1)
        assert mine["rating"]["mu"] < theirs["rating"]["mu"]


async def test_an_edition_and_a_seat_of_nobody_are_not_rated(server: Server) -> None:
    async with Device(server, "Ada") as ada:
        await ada.greet()
        made = await server.lay("inn", ["me", {"who": "bot", "bot": "random"}], options=SHORT, rated=True)
        async with server.person(made["table"], made["host"]) as a:
            await a.play(0)
        # The seat was played by a key alone: it becomes hers, and so does the result, but it proves nothing.
        await ada.greet(made["host"])
        assert [(r["table"], r["rated"]) for r in (await ada.get("/api/me/results"))["latest"]] == [
            (made["table"], False)
        ]
        wish = {"game": "inn", "seats": [{"who": "me"}, {"who": "bot"}], "rated": True, "edition": 'name = "x"'}
        answer = await ada.http.post("/api/tables", json=wish)
        assert answer.json()["error"]["key"] == "not-rated"


async def test_two_who_become_one_have_their_results_together(database: str, launch: Callable[..., Server]) -> None:
    launch(database).kill()
    store = Store(database)
    async with store.writing() as c:
        rows = [result("1", "was", 1, seat=0), result("1", "ben", 2, seat=1), result("2", "was", 3, seat=0, gone=True)]
        await c.run_sync(result_writing.write, [*rows, result("2", "ada", 1, seat=0)])
        await c.run_sync(result_writing.write, [result("1", "was", 3, seat=0)])  # it stands as it was written first
    found = ResultStore(store)
    before = await found.state("inn")
    async with store.writing() as c:
        await result_writing.merge(c, "was", "ada")
    assert [(r.table_id, r.place, r.gone) for r in await found.of("ada")] == [("2", 1, False), ("1", 1, False)]
    assert await found.of("was") == []
    assert await found.state("inn") != before
    assert await found.shared("ada", "ben") == {"1"}
    await store.close()


async def test_games_that_ended_before_have_results(database: str, launch: Callable[..., Server]) -> None:
    """What is stored without an outcome is found out when it is looked at; else when the database is brought up."""
    ended, moves = moves_of_a_game(10_000)
    outcome = ended.position.outcome
    assert outcome is not None
    store = Store(database)
    async with store.engine.begin() as c:
        old = await c.run_sync(Old)
        table, keys = await c.run_sync(lambda _: old.table(["person", "person"], moves, status="over"))
    await store.close()
    server = launch(database)
    async with Device(server, "Ada") as ada:
        await ada.greet(keys[0])
        await ada.get(f"/api/tables/{table}")
        page = await ada.get("/api/me/results")
        assert [(r["table"], r["place"], r["rated"]) for r in page["latest"]] == [
            (table, places(outcome.winners, outcome.scores)[0], False)
        ]
    store = Store(database)
    async with store.engine.connect() as c2:
        assert (await c2.execute(sa.select(sa.func.count()).select_from(results))).scalar_one() == 2
    await store.close()


def test_the_migration_writes_what_is_known(tmp_path: Any) -> None:
    from alembic import command
    from alembic.config import Config

    from reame.server.store.migrations import HERE

    engine = sa.create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    with engine.begin() as c:
        config = Config()
        config.set_main_option("script_location", str(HERE))
        config.attributes["connection"] = c
        command.upgrade(config, "0011")
        meta = sa.MetaData()
        meta.reflect(c)
        now = time.time()
        over = {
            "id": "t", "seq": 9, "game": "inn", "rules": 1, "options": "{}", "seed": "", "salt": "", "status": "over",
            "public": False, "archived": False, "pace_ms": 0, "manner": "deeply", "away_hours": 1.0,
            "auto_forced": False, "votes": "[]", "waiting": 0, "machines": 0, "created": now, "changed": now,
            "by_hand": False, "source_move": 0, "shut": False, "size": 0, "filmed": 0,
            "outcome": json.dumps({"winners": [1], "scores": [4, 2, 1], "reason": "x", "rule": "1"}),
        }  # fmt: skip
        c.execute(meta.tables["tables"].insert(), over)
        chair = {"table_id": "t", "name": "", "seen_until": now, "departed": False, "ready": False, "muted": False}
        kinds = [("person", None, "ada"), ("person", None, None), ("bot", "search", None)]
        for n, (kind, bot, person) in enumerate(kinds):
            c.execute(meta.tables["seats"].insert(), {**chair, "seat": n, "kind": kind, "bot": bot, "person": person})
        command.upgrade(config, "0010")
        rows = c.execute(sa.select(results.c.who, results.c.place, results.c.score).order_by(results.c.seat)).all()
    assert [tuple(r) for r in rows] == [("ada", 2, 4), ("", 1, 2), ("bot:search:deeply", 3, 1)]
    engine.dispose()
