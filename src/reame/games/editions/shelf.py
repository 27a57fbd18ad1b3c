"""Games by owners' editions, made when they are asked for; those not asked for longest go first."""

from __future__ import annotations

from collections import OrderedDict
from threading import RLock
from typing import Any, Final

from reame.games.editions import copies
from reame.games.editions.corrections import BadEdition
from reame.games.editions.edition import Edition, mark_of
from reame.kernel.errors import NoSuchGame
from reame.kernel.game import Game

KEPT: Final = 24

_lock: Final = RLock()
_editions: Final[OrderedDict[str, tuple[Edition, Game[Any]]]] = OrderedDict()


def find(name: str, text: str) -> Game[Any]:
    """The game of this name by the edition with this text."""
    return _take(name, text)[1]


def edition_of(game: Game[Any]) -> Edition | None:
    """The edition that a game is played by, if it is not the standard one."""
    return _take(game.name, game.edition)[0] if game.edition else None


def forget(mark: str) -> None:
    """Nobody asks for this edition any more; it would be made anew."""
    with _lock:
        found = _editions.pop(mark, None)
        if found is not None:
            copies.forget(found[0].game, mark)


def _take(name: str, text: str) -> tuple[Edition, Game[Any]]:
    mark = mark_of(text)
    with _lock:
        found = _editions.get(mark)
        if found is None:
            found = _editions[mark] = _made(name, text)
            if len(_editions) > KEPT:
                forget(next(iter(_editions)))
        _editions.move_to_end(mark)
        if found[0].game != name:
            raise NoSuchGame(f"this is an edition of {found[0].game}, not of {name}")
        return found


def _made(name: str, text: str) -> tuple[Edition, Game[Any]]:
    try:
        edition = Edition(text)
        game = copies.make(edition.game, edition.mark, edition.data)
    except BadEdition as e:
        raise NoSuchGame(f"this edition of {name} does not hold: {e}") from None
    except ValueError as e:  # by which a game says what does not fit together in its data
        raise NoSuchGame(f"{name} cannot be played by this edition: {e}") from e
    except Exception as e:
        raise NoSuchGame(f"{name} cannot be played by this edition ({type(e).__name__}: {e})") from e
    game.edition = text
    return edition, game
