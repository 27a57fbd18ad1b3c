"""The game: its table of moves, its steps and options; it starts positions and loads them."""

from __future__ import annotations

import hashlib
from importlib import import_module
from typing import Any, ClassVar, Final, Generic, TypeVar

from reame.kernel.answers import Outcome
from reame.kernel.chance import Dice, load_dice
from reame.kernel.counsel import Counsel
from reame.kernel.errors import BadPosition, BadStart, NoSuchGame, NoSuchProspect
from reame.kernel.fields import MOST, Moves, a_list, check_seats, dump_all, load_fields
from reame.kernel.journal import Journal, Tally
from reame.kernel.kinds import Kind
from reame.kernel.moves import MoveTable
from reame.kernel.native import mypyc_attr
from reame.kernel.position import Position
from reame.kernel.prospects import CHOICES, Prospect, Subject
from reame.kernel.steps import Step, Stop

P = TypeVar("P", bound=Position)


class Option:
    """A rule of the edition that can be chosen: name, values, the standard one, and where the rules speak of it."""

    def __init__(self, name: str, kind: Kind, standard: str, rule: str) -> None:
        self.name = name
        self.kind = kind
        self.standard = kind.find(standard)
        self.rule = rule
        if standard not in kind.index:
            raise ValueError(f"{name}: {standard!r} is not one of its values")

    def __repr__(self) -> str:
        return f"<option {self.name}: {self.kind.words}>"


SILENT_OR_OPEN: Final = Kind("windows", ["silent", "open"])
ON_OR_OFF: Final = Kind("switch", ["off", "on"])
WINDOWS: Final = Option("windows", SILENT_OR_OPEN, "silent", "")  # who is asked whether to react
DEALS: Final = Option("deals", ON_OR_OFF, "on", "")  # may seats make offers

_STEP_KEYS: Final = frozenset({"step", "by"})
_KEYS: Final = frozenset(
    {"game", "rules", "seats", "options", "dice", "outcome", "asked", "waiting", "sealed", "covert", "drafts"}
    | {"table", "stack"}
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """What the registry holds: one object per game."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    version: ClassVar[int] = 1  # of the rules; a record says by which it was played
    seat_range: ClassVar[list[int]] = []
    OPTIONS: ClassVar[list[Option]] = []
    PROSPECTS: ClassVar[dict[str, Subject]] = {}  # what the game can say more about, by name
    TERMS: ClassVar[dict[str, float]] = {}  # what seats count, and how much of it one notices; below 0: less is better
    TALLIES: ClassVar[list[Tally]] = []  # what happened to seats, counted round by round for whoever looks back

    def __init__(
        self,
        table: MoveTable,
        steps: list[type[Step[Any]]],
        counsel: Counsel[P],
        frozen: dict[str, Counsel[P]] | None = None,
    ) -> None:
        self.table = table
        self.counsel = counsel
        self.edition = ""  # the text of the owner's edition by which it is played, if it is not the standard one
        self.frozen: dict[str, Counsel[P]] = frozen or {}  # by vintage: what bots of older days were told
        self.steps: dict[str, type[Step[Any]]] = {"Stop": Stop}
        for s in steps:
            if s.__name__ in self.steps or {"at", "by"} & {f.name for f in s.FIELDS}:
                raise ValueError(f"{s.__name__}: steps have names of their own, and `at` and `by` are the kernel's")
            self.steps[s.__name__] = s
        self.standard: dict[str, int] = {o.name: o.standard for o in self.OPTIONS}
        self._blanks: dict[int, P] = {}  # by number of seats: empty positions to copy, never changed
        self._blank_data: dict[int, dict[str, Any]] = {}  # and their fields as data

    def __reduce__(self) -> tuple[Any, ...]:
        """By name: it is the GAME of the module in which its class stands."""
        if self.edition:
            return find_edition, (type(self).__module__.rpartition(".")[0].rpartition(".")[0], self.handle)
        return find_game, (type(self).__module__, self.name)

    @property
    def handle(self) -> str:
        """By which a registry finds it: its name; of an edition with the text of it, on further lines."""
        return f"{self.name}\n{self.edition}" if self.edition else self.name

    @property
    def auctions(self) -> bool:
        """Does it have questions to which one bids?"""
        return any(s.auction for s in self.steps.values())

    @property
    def windows(self) -> bool:
        """Does it have moments at which one may react to what others do?"""
        return any(s.window for s in self.steps.values())

    @property
    def edition_mark(self) -> str:
        """By which its edition is told from others: the hash that stands in records; empty for the standard game."""
        return hashlib.blake2b(self.edition.encode(), digest_size=8).hexdigest() if self.edition else ""

    def __copy__(self) -> Game[P]:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[P]:
        return self

    def __repr__(self) -> str:
        return f"<game {self.name}, rules {self.version}, {self.table!r}>"

    # -- what a game supplies ----------------------------------------------------------------

    def blank(self, seats: int) -> P:
        """An empty position for so many seats."""
        raise NotImplementedError

    def copy(self, p: P) -> P:
        """A new position with the fields of another one."""
        new = self.blank(p.seats)
        p.copy_to(new)
        return new

    def setup(self, p: P) -> None:
        """Lay out the board and push the first steps."""
        raise NotImplementedError

    def check_options(self, seats: int, options: dict[str, int]) -> None:
        """BadStart if these options do not go together or not with so many seats."""

    def broken(self, p: P) -> list[str]:
        """The invariants of the specification that do not hold, in words; for tests, not for play."""
        return []

    def facts(self, p: P) -> dict[str, float]:
        """Figures of a finished game worth a mean over many: by them the balance of a game is judged."""
        return {}

    def terms(self, p: P, seat: int) -> list[tuple[str, float]]:
        """What a seat has in the game's own currency, each of TERMS once: castles, clans, florins.

        By these a counsellor gives reasons. They are counted apart from what bots look at: weights explain nothing.
        """
        return []

    def factions(self, p: P) -> list[list[str]]:
        """What each seat stood for in a finished game, where that makes a difference: kingdoms, powers."""
        return []

    def counsel_of(self, vintage: str) -> Counsel[P]:
        """What bots of a vintage are told; where a game names none of that vintage it has not changed since."""
        return self.frozen.get(vintage, self.counsel)

    # -- what everybody calls ----------------------------------------------------------------

    def prospects(self, p: P, seat: int, about: str) -> list[Prospect]:
        """What something would mean to a seat (-1 looks on), from its own eyes: see kernel/prospects.py.

        `about` is a subject, `choices` or one of PROSPECTS, often with a thing behind a colon: `ways:0-caravan-1`.
        NoSuchProspect if the game says nothing about it.
        """
        name, _, word = about.partition(":")
        subject = self.PROSPECTS.get(name)
        if subject is not None:
            return subject.tell(p, seat, subject.of(word))
        if about != CHOICES:
            known = ", ".join(self.PROSPECTS) or "none"
            raise NoSuchProspect(f"{self.title} has no prospects of {name!r}; it has: {known}")
        return []

    def start(
        self,
        seats: int,
        seed: str | int,
        options: dict[str, Any] | None = None,
        journal: bool = False,
        dice: Dice | None = None,
    ) -> P:
        """A new game at its first decision; with `dice` those fall, whatever the seed."""
        p = self._empty(seats, self.choose(seats, options or {}))
        p.dice = Dice(str(seed)) if dice is None else dice
        if journal:
            p.journal = Journal()
        self.setup(p)
        p.begin()
        return p

    def _blank(self, seats: int) -> P:
        known = self._blanks.get(seats)
        if known is None:
            known = self.blank(seats)
            self._blanks[seats] = known
        return known

    def blank_data(self, seats: int) -> dict[str, Any]:
        """The fields of an empty position as data: dumps leave out what is the same. Not to be changed."""
        known = self._blank_data.get(seats)
        if known is None:
            blank = self._blank(seats)
            known = dump_all(blank, blank.FIELDS)
            self._blank_data[seats] = known
        return known

    def _empty(self, seats: int, options: dict[str, int]) -> P:
        p = self.copy(self._blank(seats))
        p.adopt(options)
        return p

    def choose(self, seats: int, words: dict[str, Any]) -> dict[str, int]:
        """Options by name, checked, with the standard values filled in."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_range:
            some = ", ".join(str(n) for n in self.seat_range)
            raise BadStart(f"{self.title} is played by {some} players, not {seats}")
        chosen = self.standard.copy()
        kinds = {o.name: o.kind for o in self.OPTIONS}
        for name, word in words.items():
            kind = kinds.get(name)
            if kind is None:
                known = ", ".join(kinds) or "none"
                raise BadStart(f"{self.title} has no option {name!r}; it has: {known}")
            i = kind.index.get(str(word), -1)
            if i < 0:
                raise BadStart(f"option {name}: {word!r} is not one of {', '.join(kind.words)}")
            chosen[name] = kind.low + i * kind.unit
        self.check_options(seats, chosen)
        return chosen

    def kinds(self) -> dict[str, Kind]:
        """All kinds of things that moves and fields name, by name."""
        codecs = [f.codec for f in self._blank(self.seat_range[0]).FIELDS]
        codecs += [f.codec for step in self.steps.values() for f in step.FIELDS]
        found = [k for v in self.table.verbs for k in v.kinds] + [k for c in codecs for k in c.kinds()]
        return {k.name: k for k in found}

    def option_words(self, options: dict[str, int]) -> dict[str, str]:
        """Options as words."""
        return {o.name: o.kind.word(options[o.name]) for o in self.OPTIONS}

    def load(self, data: dict[str, Any]) -> P:
        """A position from its dump. BadPosition, with the path of the field, if it is none."""
        self._check_head(data)
        try:
            options = self.choose(data["seats"], data.get("options", {}))
        except BadStart as e:
            raise BadPosition(f"seats or options: {e}") from None
        p = self._empty(data["seats"], options)
        p.dice = load_dice(data.get("dice", {}))
        load_fields(p, p.FIELDS, data.get("table", {}), "table", frozenset())
        check_seats(p, p.FIELDS, data.get("table", {}), p.seats, "table")
        for n, raw in enumerate(a_list(data.get("stack", []), "stack")):
            self._load_step(p, raw, n)
        outcome = data.get("outcome")
        if outcome is not None:
            p.outcome = _load_outcome(outcome, p.seats)
            return p
        if not p.stack:
            raise BadPosition("stack: expected at least one step while the game is not over")
        asked = _load_seats(data.get("asked", []), p.seats, "asked")
        waiting = _load_seats(data.get("waiting", list(asked)), p.seats, "waiting")
        if not set(waiting) <= set(asked):
            raise BadPosition("waiting: only seats that are asked can be waited for")
        sealed = _load_flag(data, "sealed")
        covert = _load_flag(data, "covert")
        if len(asked) > 1 and not sealed:
            raise BadPosition("asked: several seats are asked only under seal")
        drafts = data.get("drafts", {})
        if not isinstance(drafts, dict):
            raise BadPosition("drafts: expected an object with keys of seat")
        if sealed:
            p.drafts = [[] for _ in range(p.seats)]
        for word, moves in drafts.items():
            path = f"drafts.{word}"
            if not sealed or word not in [str(s) for s in asked]:
                raise BadPosition(f"{path}: this seat is not asked under seal")
            said = Moves(self.table)
            p.drafts[int(word)] = said.load(moves, path)
            if said.top_seat(p.drafts[int(word)]) >= p.seats:
                raise BadPosition(f"{path}: names a seat that the game does not have")
        if waiting:
            p.wait(asked, waiting, sealed, covert)
        else:
            p.begin()
        return p

    def _check_head(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise BadPosition("a dump is an object")
        for key in data:
            if key not in _KEYS:
                raise BadPosition(f"{key}: no such field; known are {', '.join(sorted(_KEYS))}")
        if data.get("game") != self.name:
            raise BadPosition(f"game: {data.get('game')!r} is not {self.name!r}")
        if data.get("rules", self.version) != self.version:
            raise BadPosition(f"rules: this is a dump of rules {data['rules']!r}; these are rules {self.version}")
        if not isinstance(data.get("seats"), int) or isinstance(data.get("seats"), bool):
            raise BadPosition("seats: expected a number")
        for key in ("options", "table"):
            if not isinstance(data.get(key, {}), dict):
                raise BadPosition(f"{key}: expected an object")

    def _load_step(self, p: P, raw: Any, n: int) -> None:
        path = f"stack[{n}]"
        name = raw.get("step") if isinstance(raw, dict) else None
        cls = self.steps.get(name) if isinstance(name, str) else None
        if cls is None:
            raise BadPosition(f"{path}.step: {name!r} is not one of {', '.join(self.steps)}")
        step = cls()
        load_fields(step, step.FIELDS, raw, f"{path}.{name}", _STEP_KEYS)
        check_seats(step, step.FIELDS, raw, p.seats, f"{path}.{name}")
        by = raw.get("by", n - 1)
        if not isinstance(by, int) or isinstance(by, bool) or not -1 <= by < n or (by == -1 and n > 0):
            raise BadPosition(f"{path}.by: {by!r} is not a place below this one")
        p.lay(step, by)


def find_game(module: str, name: str) -> Game[Any]:
    """The game of this name, from the module of its class."""
    game: Game[Any] | None = getattr(import_module(module), "GAME", None)
    if game is None or game.name != name:
        raise NoSuchGame(f"{module} has no GAME {name!r}: only such a game can be sent to another process")
    return game


def find_edition(registry: str, handle: str) -> Game[Any]:
    """The game of this handle, from the registry that made it."""
    game: Game[Any] = import_module(registry).find(handle)
    return game


def _load_seats(data: Any, seats: int, path: str) -> tuple[int, ...]:
    for n, s in enumerate(a_list(data, path)):
        if not isinstance(s, int) or isinstance(s, bool) or not 0 <= s < seats or s in data[:n]:
            raise BadPosition(f"{path}[{n}]: {s!r} is not a seat, or appears twice")
    return tuple(data)


def _load_flag(data: dict[str, Any], key: str) -> bool:
    flag = data.get(key, False)
    if not isinstance(flag, bool):
        raise BadPosition(f"{key}: expected true or false, not {flag!r}")
    return flag


def _load_outcome(data: Any, seats: int) -> Outcome:
    if not isinstance(data, dict) or set(data) != {"winners", "scores", "reason", "rule"}:
        raise BadPosition("outcome: expected an object with winners, scores, reason, rule")
    winners = _load_seats(data["winners"], seats, "outcome.winners")
    scores = a_list(data["scores"], "outcome.scores")
    for n, x in enumerate(scores):
        if not isinstance(x, int) or isinstance(x, bool) or not -MOST <= x <= MOST:
            raise BadPosition(f"outcome.scores[{n}]: {x!r} is not a number from {-MOST} to {MOST}")
    return Outcome(list(winners), list(scores), str(data["reason"]), str(data["rule"]))
