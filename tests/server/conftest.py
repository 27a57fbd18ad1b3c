"""Real servers in processes of their own, on SQLite and on a private PostgreSQL."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from glob import glob
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.house import Server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def _programs() -> Path | None:
    """Where initdb and postgres are."""
    found = shutil.which("initdb")
    places = [str(Path(found).resolve().parent)] if found else sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)
    return next((Path(p) for p in places if (Path(p) / "initdb").exists() and (Path(p) / "postgres").exists()), None)


def _as_user() -> tuple[list[str], str]:
    """PostgreSQL refuses to run as root: how to run it as somebody else, and as whom."""
    if os.getuid() != 0:
        return [], pwd.getpwuid(os.getuid()).pw_name
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"], name
    pytest.skip("PostgreSQL cannot be run: this is root, and there is no other user to run it as")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A private PostgreSQL on a socket of its own; its URL, without a database."""
    if _programs() is None and os.getuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], check=False, capture_output=True)
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    prefix, user = _as_user()
    folder = Path(tempfile.mkdtemp(prefix="reame-pg-"))
    if prefix:
        shutil.chown(folder, user)
    data = folder / "data"
    run = {"cwd": folder, "check": True, "capture_output": True}
    command = [programs / "initdb", "-D", data, "-A", "trust", "-U", "reame", "-E", "UTF8", "--no-locale", "-N"]
    subprocess.run([*prefix, *command], **run)  # type: ignore[call-overload]
    # Only a socket in this folder; the data need not outlive a power cut.
    settings = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={folder}", "-c", "fsync=off"]
    log = open(folder / "log", "w")  # noqa: SIM115 - the process writes to it
    process = subprocess.Popen([*prefix, programs / "postgres", "-D", data, *settings], cwd=folder, stderr=log)
    url = f"postgresql://reame@/{{}}?host={folder}"
    try:
        for _ in range(100):
            try:
                psycopg.connect(url.format("postgres")).close()
                break
            except psycopg.OperationalError:
                time.sleep(0.1)
        else:
            raise RuntimeError((folder / "log").read_text())
        yield url
    finally:
        process.terminate()
        process.wait(20)
        log.close()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Makes a fresh database of a sort."""

    def make(sort: str) -> str:
        if sort == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite'}"
        url: str = request.getfixturevalue("postgres")
        name = f"t{uuid.uuid4().hex}"
        with psycopg.connect(url.format("postgres"), autocommit=True) as c:
            c.execute(f"CREATE DATABASE {name}")
        return url.format(name)

    return make


@pytest.fixture
def postgres_database(new_database: Callable[[str], str]) -> str:
    """A fresh database of PostgreSQL."""
    return new_database("postgres")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """A fresh database of each sort: every test that uses it runs on both."""
    return new_database(request.param)


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers; they are ended with the test."""
    servers: list[Server] = []

    def start(database: str, **settings: Any) -> Server:
        server = Server(database, tmp_path / f"log{len(servers)}", **settings)
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.kill()
        server.check_log()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def shared(
    request: pytest.FixtureRequest, new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on each sort of database, for all tests: to start one takes longer than most of them."""
    server = Server(new_database(request.param), tmp_path_factory.mktemp("log") / "log")
    yield server
    server.kill()


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    """A server on each sort of database."""
    yield shared
    if shared.process.poll() is not None:
        shared.start()
    shared.check_log()


@pytest.fixture
def small(launch: Callable[..., Server], new_database: Callable[[str], str]) -> Server:
    """A server of one's own on SQLite, for what does not touch the database."""
    return launch(new_database("sqlite"))
