"""The words of what people are told: which game, with whom, until when; nothing else of it leaves the server."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Any, Final
from zoneinfo import ZoneInfo

from babel.dates import format_datetime
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from reame.grammar import join
from reame.kernel.errors import ReameError
from reame.server.notices.outbox import HOOK
from reame.server.store.outbox import FOLLOWED, Item, Standing

MOST: Final = 8  # lines of a message
LONGEST: Final = 300  # characters of a line


class Line(Struct):
    """One thing to tell, and where it leads."""

    text: str
    address: str
    item: Item


class Message(Struct):
    """What goes through a channel at once. The `tag` is that of the table, if it is about one only."""

    title: str
    body: str
    address: str
    tag: str
    lines: list[Line]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = files("reame.server.notices").joinpath(f"words.{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def words(language: str, key: str, **arguments: Any) -> str:
    """A message of the catalogue."""
    pattern = _bundle(language).get_message(key).value
    if pattern is None:
        raise ReameError(f"{language}: message {key!r} has no text")
    text, errors = _bundle(language).format_pattern(pattern, arguments)
    if errors:
        raise ReameError(f"{language}: message {key!r}: {errors[0]}")
    return str(text)


class Speaker:
    """Puts notices into words, for one channel."""

    def __init__(self, language: str, origin: str, zone: ZoneInfo, titles: dict[str, str]) -> None:
        self._language = language
        self._origin = origin
        self._zone = zone
        self._titles = titles

    def message(self, items: list[Item], tables: dict[str, Standing]) -> Message:
        """All that is due at once, the latest first."""
        lines = [self._line(i, tables[i.table]) for i in sorted(items, key=lambda i: -i.at)]
        shown = [line.text for line in lines[:MOST]]
        if len(lines) > MOST:
            shown.append(self._words("notice-more", count=len(lines) - MOST))
        of = {i.table for i in items}
        if len(lines) == 1:
            title, body = lines[0].text, self._with(items[0], tables[items[0].table])
        else:
            title, body = self._words("notice-several", count=len(lines)), "\n".join(shown)
        table = items[0].table if len(of) == 1 else ""
        return Message(title, body, lines[0].address if table else f"{self._origin}/", table[:12] or "tables", lines)

    def test(self) -> Message:
        """Something to try a channel with."""
        return Message(self._words("test-title"), self._words("test-body"), f"{self._origin}/me", "test", [])

    def foot(self) -> str:
        """How to end it."""
        return self._words("mail-foot", address=f"{self._origin}/me")

    def _words(self, key: str, **arguments: Any) -> str:
        return words(self._language, key, **arguments)

    def _line(self, item: Item, table: Standing) -> Line:
        game = self._titles.get(table.game, table.game)
        # Whoever is told where a private table is may look on, unless that is shut: only those who play are.
        address = f"{self._origin}/" if item.seat == HOOK and table.shut else f"{self._origin}/t/{item.table}"
        return Line(self._text(item, table, game)[:LONGEST], address, item)

    def _text(self, item: Item, table: Standing, game: str) -> str:
        if item.seat == HOOK:
            seats = item.facts.get("winners" if item.kind == "over" else "seats", [])
            names = join([self._name(table, s) for s in seats], self._language)
            if item.kind == "over":
                return self._words("hook-over", game=game, names=names, count=len(seats))
            return self._words("hook-turn", game=game, names=names)
        key = f"notice-{item.kind}"
        if item.kind == "vote" and item.facts.get("about") == "own":
            key += "-own"
        if item.kind == "invite" and item.facts.get("cup"):
            return self._words("notice-invite-cup", game=game, cup=item.facts["cup"])
        if item.kind in ("turn", "offer") and item.stage:
            key += "-again"
        until = table.dues.get(item.seat)
        if item.kind in FOLLOWED and until is not None:
            wall = datetime.fromtimestamp(until, self._zone)
            return self._words(
                f"{key}-until", game=game, until=format_datetime(wall, "EEEE HH:mm", locale=self._language)
            )
        return self._words(key, game=game)

    def _with(self, item: Item, table: Standing) -> str:
        others = [table.names[s] for s in table.people if s != item.seat and table.names[s]]
        if item.seat == HOOK or not others:
            return ""
        return self._words("notice-with", names=join(others, self._language))

    def _name(self, table: Standing, seat: int) -> str:
        return table.names[seat] or self._words("notice-seat", seat=seat + 1)
