"""Parts of the server by themselves: pages, migrations, workers, words, limits, starting."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import re
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from msgspec import Raw

import reame.server
from reame.builds import Build, compiled
from reame.cli import main
from reame.kernel.eyes import Eyes
from reame.server import PORT, serve
from reame.server.audience.shown import Reader, with_lines
from reame.server.errors import BadRequest
from reame.server.library import Library, check_bot
from reame.server.net.pages import Pages
from reame.server.store.migrations import migrate
from reame.server.store.schema import metadata
from reame.server.store.store import Store
from reame.server.tables.final_moves import final_verbs
from reame.server.tables.play import Play
from reame.server.workers.thinking import NoThought, Question
from reame.server.workers.workers import Workers
from tests.server.house import Server
from tests.server.toys import INN, find

pytestmark = pytest.mark.anyio
HOME = Path(reame.server.__file__).parent


# -- pages ---------------------------------------------------------------------------------------


def _site(folder: Path) -> Pages:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Reame</title>")
    (folder / "assets" / "main-abc123.js").write_text("1")
    (folder / "font.woff2").write_bytes(b"font")
    return Pages(folder)


def test_hashed_assets_are_kept_for_ever_and_the_page_is_asked_for_again(tmp_path: Path) -> None:
    pages = _site(tmp_path)
    asset = pages.file("/assets/main-abc123.js", None)
    assert asset is not None
    assert "immutable" in asset.headers["Cache-Control"]
    assert asset.media_type == "text/javascript"
    index = pages.index(None)
    assert index.headers["Cache-Control"] == "no-cache"
    assert pages.index(index.headers["ETag"]).status_code == 304
    font = pages.file("/font.woff2", None)
    assert font is not None
    assert font.media_type == "font/woff2"
    assert pages.file("/../secret", None) is None


def test_a_new_build_is_noticed(tmp_path: Path) -> None:
    pages = _site(tmp_path)
    index = tmp_path / "index.html"
    index.write_text("new")
    os.utime(index, (1, 1))
    assert pages.index(None).content == b"new"


def test_without_a_build_the_server_says_what_to_do(tmp_path: Path) -> None:
    answer = Pages(tmp_path).index(None)
    assert answer.status_code == 503
    assert b"make web" in answer.content
    assert b'lang="it"' in answer.content


# -- the database --------------------------------------------------------------------------------


async def test_migrations_lead_to_the_tables_the_code_uses_and_can_be_run_again(database: str) -> None:
    store = Store(database)
    await asyncio.gather(*(migrate(store.engine) for _ in range(1 if store.sqlite else 3)))
    await migrate(store.engine)

    def differences(connection: sa.Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with store.engine.connect() as c:
        assert await c.run_sync(differences) == []
    await store.close()


def _refused(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command line says when it cannot serve: one line, and 2."""
    assert main(["serve", *arguments]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith("reame: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("mysql://x/y", "mysql"),
        ("nonsense", "sqlite:///file"),
        ("sqlite:////proc/no/x", "cannot write"),
        ("sqlite:////tmp", "cannot be used"),
        ("postgresql://me:hunter2@127.0.0.1:1/none", "cannot be used"),
        ("postgresql://me:hunter2@127.0.0.1:abc/none", "postgresql://user"),
        ("postgresql://me:hunter2@no.such.host.invalid/none", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_one_line(
    capfd: pytest.CaptureFixture[str], url: str, told: str
) -> None:
    said = _refused(capfd, "--port", "0", "--database", url)
    assert told in said
    assert "hunter2" not in said


def test_a_file_that_is_no_database_or_one_of_the_future_is_said_in_one_line(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "letter").write_text("Dear Reame, " * 1000)
    assert "not a database" in _refused(capfd, "--port", "0", "--database", f"sqlite:///{tmp_path}/letter")
    with sqlite3.connect(tmp_path / "future") as c:
        c.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        c.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "newer version" in _refused(capfd, "--port", "0", "--database", f"sqlite:///{tmp_path}/future")


def test_a_port_that_is_taken_or_makes_no_sense_is_said_in_one_line(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "--port" in _refused(capfd, "--port", port, "--database", database)
    assert "65535" in _refused(capfd, "--port", "99999", "--database", database)
    assert "65535" in _refused(capfd, "--port", "-5", "--database", database)
    assert "--host" in _refused(capfd, "--host", "no.such.host.invalid", "--port", "0", "--database", database)
    assert "https://" in _refused(capfd, "--origin", "reame.example.org", "--database", database)
    assert list(tmp_path.iterdir()) == []  # nothing was begun


def test_the_command_line_and_the_function_agree_on_the_port() -> None:
    assert inspect.signature(serve).parameters["port"].default == PORT == 8750
    assert f"{PORT}" in (HOME.parent / "cli.py").read_text()


# -- workers ---------------------------------------------------------------------------------------


def _dump() -> Raw:
    return Raw(json.dumps(INN.start(2, "seed").dump()))


async def test_a_worker_that_dies_is_replaced_and_the_log_says_so(caplog: pytest.LogCaptureFixture) -> None:
    workers = Workers("tests.server.toys", 1)
    assert (await workers.thinking.choose(Question(game="inn", dump=_dump(), seat=0, bot="random"))).startswith("bid ")
    (worker,) = workers.thinking.pool._all
    os.kill(worker.pid, signal.SIGSTOP)
    asking = asyncio.create_task(workers.thinking.choose(Question(game="inn", dump=_dump(), seat=0, bot="random")))
    await asyncio.sleep(0.2)
    os.kill(worker.pid, signal.SIGKILL)
    with pytest.raises(NoThought):
        await asking
    assert "a thinking worker died over a job" in caplog.text
    assert (await workers.thinking.choose(Question(game="inn", dump=_dump(), seat=0, bot="random"))).startswith("bid ")
    await workers.stop()


async def test_a_bot_that_outlasts_its_patience_plays_its_best_so_far_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    workers = Workers("tests.server.toys", 1, patience=0.3)
    before = time.monotonic()
    for bot, always in (("search:20000", True), ("search:20s", False)):  # by the clock it may be sure sooner
        dump = Raw(json.dumps(find("carolus").start(2, "seed").dump()))
        seat = find("carolus").start(2, "seed").waiting[0]
        assert await workers.thinking.choose(Question(game="carolus", dump=dump, seat=seat, bot=bot))
        said = f"bot {bot} of carolus outlasted 0.3 s and played its best so far" in caplog.text
        assert said or not always
    assert time.monotonic() - before < 15  # and not the forty seconds they asked for
    caplog.clear()
    assert await workers.thinking.choose(Question(game="inn", dump=_dump(), seat=0, bot="search:5"))
    assert caplog.text == ""
    await workers.stop()


async def test_a_bot_that_is_lost_leaves_the_move_to_its_first_look_and_the_worker_is_replaced(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reame.server.workers.thinking.SLACK", 0.2)
    workers = Workers("tests.server.traps", 1, patience=0.2)
    endless = {"game": "clock", "seats": 2, "table": {"left": 9, "trap": 1}, "stack": [{"step": "Ticking"}]}
    with pytest.raises(NoThought):
        await workers.thinking.choose(Question(game="clock", dump=Raw(json.dumps(endless)), seat=0, bot="search:50"))
    assert caplog.text.count("a thinking worker died over a job") == 2  # the bot, and its first look
    assert "its first look decides" in caplog.text
    assert await workers.thinking.choose(Question(game="inn", dump=_dump(), seat=0, bot="random"))
    await workers.stop()


async def test_a_bot_that_fails_says_so_and_the_worker_lives() -> None:
    workers = Workers("tests.server.toys", 1)
    with pytest.raises(NoThought):
        await workers.thinking.choose(Question(game="inn", dump=Raw(b'{"game": "inn"}'), seat=0, bot="random"))
    (worker,) = workers.thinking.pool._all
    assert await workers.thinking.choose(Question(game="inn", dump=_dump(), seat=0, bot="random"))
    assert set(workers.thinking.pool._all) == {worker}
    await workers.stop()


@pytest.mark.parametrize(
    "name",
    [
        "random",
        "greedy",
        "search",
        "search:500",
        "search:2s",
        "search:0.5s",
        "search:20000",
        "greedy@2026-11",
        "search@2026-11:500",
        "random:berta",
        "greedy:berta",
        "search:20000:guglielmo",
        "search:2s:warlike",
    ],
)
def test_bots_that_may_play(name: str) -> None:
    assert check_bot(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "cat",
        "search:",
        "search:0",
        "search:20001",
        "search:21s",
        "search:-1",
        "random:5",
        "greedy@",
        "greedy@weights.json",
        "random@2026-11",
        "greedy@2026-11:berta",
        "search:20001:berta",
        "greedy:berta:berta",
        "berta",
    ],
)
def test_bots_that_may_not(name: str) -> None:
    with pytest.raises(BadRequest):
        check_bot(name)


# -- words ---------------------------------------------------------------------------------------


def _keys_of(file: Path) -> set[str]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return {entry.id.name for entry in body if isinstance(entry, Message)}


def test_every_refusal_has_words_in_both_languages() -> None:
    source = "\n".join(f.read_text() for f in HOME.rglob("*.py"))
    kinds = "BadRequest|Forbidden|NotFound|Conflict|TooMany|Broken|problem|Closed"
    keys = set(re.findall(rf'(?:{kinds})\(\s*"([a-z-]+)"', source)) | set(re.findall(r'"key": "([a-z-]+)"', source))
    keys |= set(re.findall(r'Stopped\(\d+, "([a-z-]+)"', source))
    assert len(keys) > 30
    for language in ("en", "it"):
        known = _keys_of(HOME / f"words.{language}.ftl")
        assert {f"refused-{k}" for k in keys} <= known
    assert _keys_of(HOME / "words.en.ftl") == _keys_of(HOME / "words.it.ftl")


def test_every_reason_why_a_record_does_not_hold_has_words_in_both_languages() -> None:
    kernel = HOME.parent / "kernel" / "record.py"
    source = "\n".join(f.read_text() for f in [kernel, *HOME.rglob("*.py")])
    reasons = set(re.findall(r'Bad(?:Record|File)\(.*, "([a-z-]+)"\)', source))
    reasons |= set(re.findall(r'reason="([a-z-]+)"', source)) | {"no-such-game"}
    assert len(reasons) > 15
    for language in ("en", "it"):
        text = (HOME / f"words.{language}.ftl").read_text("utf-8")
        assert set(re.findall(r"^ +\[([a-z-]+)\]", text, re.MULTILINE)) == reasons


def test_the_server_names_no_game() -> None:
    names = [n for n in Library().names if n]
    for file in HOME.rglob("*.py"):
        text = file.read_text().lower()
        assert not [n for n in names if re.search(rf"\b{n}\b", text)], file


# -- eyes ----------------------------------------------------------------------------------------


def test_a_reader_numbers_the_lines_it_may_read_and_forgets_those_taken_back() -> None:
    play = Play(INN, 2, "seed", "salt", {"windows": "open"})
    readers = {s: Reader((s,)) for s in (-1, 0)}
    for seat, words in ((0, "bid 0"), (0, "sleep 0"), (1, "bid 0"), (1, "sleep 0")):
        play.move(seat, play.parse(words), "")
    for r in readers.values():
        r.follow(play.ledger)
    assert [json.loads(line)["key"] for line in readers[-1].lines] == ["host"]
    assert [json.loads(line)["key"] for line in readers[0].lines] == ["host", "dream"]
    sent = json.loads(with_lines(b'{"type":"state"}', 1, readers[0].lines[1:], 1))
    assert [(line["n"], line["key"]) for line in sent["lines"]] == [(1, "dream")]
    play.rewind(2)
    assert play.cut == 0
    for r in readers.values():
        r.cut(play.cut)
        assert r.lines == []


def test_undo_under_seal_does_not_depend_on_what_others_did() -> None:
    play = Play(INN, 2, "seed", "salt", {})
    play.move(0, play.parse("bid 0"), "")
    mine = play.can_undo(0)
    play.move(1, play.parse("bid 0"), "")
    assert play.can_undo(0) is mine is True
    play.undo(0, 0, "")
    assert not play.can_undo(0)
    assert play.seqs == [3, 2]
    assert [play.game.table.words(m) for _, m in play.record.moves] == ["bid 0"]


def test_what_cannot_be_taken_back_is_told_beforehand() -> None:
    play = Play(INN, 2, "seed", "salt", {"fragile": "yes", "windows": "open"})
    assert play.finals(0) == []  # a bid is half an answer
    play.move(0, play.parse("bid 0"), "")
    assert play.finals(0) == ["sleep"]  # it may be the last answer under seal
    for words in ("bid 0", "sleep 0"):
        play.move(1, play.parse(words), "")
        assert final_verbs(Eyes(play.position, 0)) == ["sleep"]  # and this seat is not told whether it is
    play.move(0, play.parse("sleep 0"), "")
    play.move(0, play.parse("pass"), "")
    assert "pass" in play.finals(1)  # the window closes
    play.move(1, play.parse("pass"), "")
    assert play.finals(0) == ["break"]  # what the rules stumble over is taken with care
    carolus = Play(find("carolus"), 2, "seed", "salt", {})
    seen: dict[str, set[bool]] = {}
    for _ in range(60):
        seat = carolus.position.waiting[0]
        move = carolus.position.legal(seat)[0]
        verb = carolus.game.table.of(move).name
        said = verb in carolus.finals(seat)
        carolus.move(seat, move, "")
        assert carolus.can_undo(seat) is not said
        seen.setdefault(verb, set()).add(said)
    assert seen["advance"] == {True}
    assert seen["token"] == {False}


# -- lost connections ----------------------------------------------------------------------------


async def test_processes_find_each_other_again_when_the_database_drops_them(
    postgres_database: str, launch: Callable[..., Server]
) -> None:
    import psycopg

    one, two = launch(postgres_database), launch(postgres_database)
    table, keys = await one.table("inn", ["me", "me"])
    async with one.person(table, keys["0"]) as ada, two.person(table, keys["1"]) as ben:
        with psycopg.connect(postgres_database, autocommit=True) as c:
            c.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                      " AND datname = current_database()")  # fmt: skip
        await asyncio.sleep(0.5)
        for name in ("Ada", "Adele"):
            for _ in range(20):
                if (await ada.ask(type="rename", seat=0, name=name))["type"] == "ack":
                    break
                await asyncio.sleep(0.2)
            await ben.until(lambda name=name: ben.table["seats"][0]["name"] == name)  # type: ignore[misc]


async def test_workers_change_to_a_better_build_when_it_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = Build()
    workers = Workers("tests.server.toys", 1, build=build)
    dump = Raw(json.dumps(INN.start(2, "seed").dump()).encode())
    try:
        await workers.thinking.choose(Question(game="inn", dump=dump, seat=0, bot="random"))
        first = set(workers.thinking.pool._all)
        await workers.thinking.choose(Question(game="inn", dump=dump, seat=0, bot="random"))
        assert set(workers.thinking.pool._all) == first  # the same one, as long as nothing changes
        monkeypatch.setattr(build, "_made", tmp_path)
        await workers.thinking.choose(Question(game="inn", dump=dump, seat=0, bot="random"))
        assert not first & set(workers.thinking.pool._all)
        assert list(workers.thinking.pool._all.values()) == [build.path]
    finally:
        await workers.stop()


async def test_the_server_says_which_build_it_runs(server: Server) -> None:
    async with server.http() as http:
        assert (await http.get("/api/build")).json() == {"state": "compiled" if compiled() else "plain"}
