"""Start a server."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sqlite3
import sys
import webbrowser
from contextlib import closing, suppress
from pathlib import Path
from typing import IO, Final
from urllib.parse import urlsplit

import platformdirs
import uvicorn
from alembic.util.exc import CommandError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from uvicorn.config import LOGGING_CONFIG

from reame.games.editions import trial
from reame.games.editions.corrections import BadEdition
from reame.games.editions.edition import Edition
from reame.kernel.errors import ReameError
from reame.server.app import Settings, build_app
from reame.server.logs import is_no_noise, log_as_json
from reame.server.net.addresses import Proxies
from reame.server.net.limits import Limits
from reame.server.net.listener import listener
from reame.server.notices.mail import Smtp
from reame.server.store.migrations import migrate
from reame.server.store.store import Store, async_url

__all__ = ["PORT", "CannotServe", "Limits", "default_database", "serve"]

PORT: Final = 8750


class CannotServe(ReameError):
    """The address or the database is not available; the message says why, in one line."""

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split()))


def default_database() -> str:
    """A file in the user's data directory."""
    folder = Path(platformdirs.user_data_dir("reame", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def _prepare(url: str) -> None:
    """Open the database and bring it up to date, so that whatever is wrong is said before anybody comes."""

    async def prepare() -> None:
        store = Store(url)
        try:
            await migrate(store.engine)
        finally:
            await store.close()

    try:
        asyncio.run(prepare())
    except ModuleNotFoundError as e:
        raise CannotServe(f"{e.name} is not installed: pip install 'reame[postgres]'") from None
    except CommandError:
        raise CannotServe("the database was written by a newer version of Reame; install that one") from None
    except DBAPIError as e:
        raise CannotServe(f"the database cannot be used: {e.orig}") from None
    except (SQLAlchemyError, OSError) as e:
        raise CannotServe(f"the database cannot be used: {e}") from None


def _only_one(url: str) -> IO[str] | None:
    """A file of SQLite serves one process; a second one is told so instead of mixing in."""
    try:
        found = async_url(url)
    except ValueError as e:
        raise CannotServe(str(e)) from None
    if not found.drivername.startswith("sqlite") or not found.database:
        return None
    path = Path(found.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = open(f"{path}.lock", "w")  # noqa: SIM115 - held for as long as the process lives
    except OSError as e:
        raise CannotServe(f"cannot write {path}: {e.strerror}") from None
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise CannotServe(f"another server uses {path}; stop it, or use PostgreSQL for several processes") from None
    try:
        with closing(sqlite3.connect(path)) as file:
            file.execute("PRAGMA schema_version")
    except sqlite3.Error as e:
        lock.close()
        raise CannotServe(f"the database cannot be used: {path}: {e}") from None
    return lock


def _check_origins(origins: tuple[str, ...]) -> None:
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
            raise CannotServe(f"{origin!r} is no origin; write it as https://reame.example.org")


def _check_proxies(proxies: tuple[str, ...]) -> None:
    for proxy in proxies:
        try:
            Proxies(proxy)
        except ValueError:
            raise CannotServe(f"{proxy!r} is no address of a proxy; write it as 10.0.0.7 or 10.0.0.0/24") from None


def _check_editions(editions: tuple[str, ...]) -> None:
    for text in editions:
        try:
            faults = trial.faults(Edition(text))
        except BadEdition as e:
            faults = e.faults
        if faults:
            raise CannotServe(f"an edition does not hold: {faults[0]}")


def _mail(smtp: str | None, sender: str | None) -> Smtp | None:
    if smtp is None:
        return None
    try:
        return Smtp.read(smtp, sender)
    except ValueError as e:
        raise CannotServe(str(e)) from None


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise CannotServe(f"there is no port {port}; they are 0 to 65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Said to be TCP, or asyncio leaves small messages to wait for each other (Nagle): 40 ms a move.
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except (OSError, UnicodeError) as e:
        sock.close()
        why = e.strerror if isinstance(e, OSError) else e
        raise CannotServe(f"cannot listen on {host} port {port}: {why}; choose another with --port or --host") from None
    sock.set_inheritable(True)
    return sock


def _has_screen() -> bool:
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _allow_many_connections() -> None:
    """As many as the system lets us have; often it starts a process with a thousand."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Reame: {self._address}", flush=True)
            if self._open_browser and _has_screen():
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self._address)


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    database_url: str | None = None,
    open_browser: bool = False,
    *,
    origins: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    workers: int | None = None,
    limits: Limits | None = None,
    registry: str | None = None,
    blink: float | None = None,
    compile: bool = False,
    keep: float | None = None,
    figures: bool = False,
    json_log: bool = False,
    smtp: str | None = None,
    mail_from: str | None = None,
    private_hooks: bool = False,
    editions: tuple[str, ...] = (),
) -> None:
    """Serve until interrupted. Port 0 takes any free one; the address is printed when the server is ready.

    CannotServe, with the reason, if the port or the file is taken, or the database cannot be used.
    """
    _check_origins(origins)
    _check_proxies(proxies)
    mail = _mail(smtp, mail_from)
    _check_editions(editions)
    sock = _listen(host, port)
    lock: IO[str] | None = None
    try:
        url = database_url or default_database()
        lock = _only_one(url)
        _prepare(url)
        settings = Settings(url, origins=origins, listens_on=host, workers=workers, limits=limits or Limits())
        settings.proxies = proxies
        settings.compile = compile
        settings.keep = keep
        settings.figures = figures
        settings.json_log = json_log
        settings.smtp = mail
        settings.private_hooks = private_hooks
        settings.editions = editions
        if registry is not None:
            settings.registry = registry
        if blink is not None:
            settings.blink = blink
        _run(settings, sock, open_browser)
    finally:
        sock.close()
        if lock is not None:
            lock.close()


def _run(settings: Settings, sock: socket.socket, open_browser: bool) -> None:
    _allow_many_connections()
    host = settings.listens_on
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{sock.getsockname()[1]}/"
    if settings.json_log:
        log_as_json()
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = uvicorn.Config(
        build_app(settings),
        http=listener(settings.limits.head_within, Proxies(*settings.proxies)),
        forwarded_allow_ips=["127.0.0.1", "::1", *map(str, Proxies(*settings.proxies).networks)],
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        ws_ping_interval=20.0,
        ws_per_message_deflate=False,  # a change has some hundred bytes; to press them for each client costs more
        access_log=False,  # addresses of tables are not for logs
        log_config=None if settings.json_log else LOGGING_CONFIG,
        log_level="error",  # noise on the port is not worth a line
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    logging.getLogger("uvicorn.error").addFilter(is_no_noise)
    with suppress(KeyboardInterrupt):  # the usual way to end it
        _Server(config, address, open_browser).run(sockets=[sock])
