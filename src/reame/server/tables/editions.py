"""Owners' editions at the tables of a server: those of the house, and those that people bring."""

from __future__ import annotations

from collections import OrderedDict
from tomllib import loads
from typing import TYPE_CHECKING, Any, Final

from reame.games.editions.edition import Edition, mark_of
from reame.games.editions.shelf import edition_of
from reame.server.errors import BadRequest
from reame.server.protocol.bodies import EditionCard, EditionName, EditionVerdict
from reame.server.workers.jobs import CheckedEdition
from reame.server.workers.meter import aside

if TYPE_CHECKING:
    from reame.server.library import Library
    from reame.server.workers.workers import Workers

KNOWN: Final = 200  # editions that were found to hold


class Editions:
    """What somebody brings is tried by a worker, within limits, before anything here is made of it."""

    def __init__(self, library: Library, workers: Workers, house: tuple[str, ...]) -> None:
        self._library = library
        self._workers = workers
        # Those of the house, by mark: game, name and text. Whoever runs the server has seen that they hold.
        self._texts = {e.mark: (e.game, e.name, e.text) for e in map(Edition, house)}
        self._held = OrderedDict((mark, game) for mark, (game, _, _) in self._texts.items())  # and others that hold

    def of_house(self, game: str) -> list[EditionName]:
        """What the house offers for a game."""
        return [EditionName(name, mark) for mark, (of, name, _) in self._texts.items() if of == game]

    async def accepted(self, game: str, edition: str) -> str:
        """The text of an edition of this game, given by its mark or as a text; BadRequest if it does not hold."""
        known = self._texts.get(edition)
        text = edition if known is None else known[2]
        found = await self._check(text)
        faults = found.faults or ([] if found.game == game else [f"game: this is an edition of {found.game}"])
        if faults:
            raise BadRequest("bad-edition", "; ".join(faults[:3]))
        return text

    async def verdict(self, game: str, text: str) -> EditionVerdict:
        """Does it hold?"""
        found = await self._check(text)
        faults = found.faults or ([] if found.game == game else [f"game: this is an edition of {found.game}"])
        return EditionVerdict(not faults, faults, None if faults else await self.card(f"{game}\n{text}"))

    async def card(self, handle: str) -> EditionCard:
        """All that an edition changes."""
        return await aside(self._card, handle)

    def _card(self, handle: str) -> EditionCard:
        edition = edition_of(self._library.find(handle))
        assert edition is not None
        return EditionCard(**edition.plain(), data=edition.data)

    async def _check(self, text: str) -> CheckedEdition:
        mark = mark_of(text)
        if mark in self._held:
            return CheckedEdition([], self._held[mark])
        found = await self._workers.check_edition(text)
        if not found.faults:
            self._held[mark] = found.game
            if len(self._held) > KNOWN:
                self._held.popitem(last=False)
        return found


_titles: Final[dict[str, EditionName]] = {}


def name_of(edition: str) -> EditionName | None:
    """What is shown of an edition wherever its table is; it was found to hold before."""
    if not edition:
        return None
    title = _titles.get(edition)
    if title is None:
        title = _titles[edition] = _named(edition)
        if len(_titles) > KNOWN:
            _titles.pop(next(iter(_titles)))
    return title


def _named(edition: str) -> EditionName:
    told: Any = loads(edition).get("name", "")
    return EditionName(str(told), mark_of(edition))
