"""The position: plain data, complete in itself, and the engine that moves it from decision to decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from reame.kernel.answers import Outcome, Why
from reame.kernel.chance import Dice, scripted
from reame.kernel.errors import IllegalMove
from reame.kernel.fields import Field, Moves, copy_fields, dump_changed, view_fields
from reame.kernel.journal import ALL, Event, Journal, Sum, Term
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.native import i64, mypyc_attr
from reame.kernel.steps import Step, Stop, listed, place_of

if TYPE_CHECKING:
    from reame.kernel.game import Game

OVER: Final = Phrase("over")
NOT_ASKED: Final = Phrase("not-asked")
NO_SUCH_MOVE: Final = Phrase("no-such-move")
CIRCLES: Final = 10_000  # rounds of the engine without a question: the rules run in circles

_NONE: Final[tuple[int, ...]] = ()
_ONE: Final[list[tuple[int, ...]]] = [(i,) for i in range(10)]
_UNWRITTEN: Final[list[list[list[int]]]] = [[[] for _ in range(seats)] for seats in range(11)]  # never changed
_BOTTOM: Final[Step[Any]] = Stop()  # on top when there is no stack
# Until a position has its own; these are never changed.
_NO_DICE: Final = scripted([])
_NO_STEPS: Final[list[Step[Any]]] = []
_NOT_SEALED: Final[list[list[int] | None]] = []

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game at a decision, or over. Games add their fields and list them in FIELDS."""

    FIELDS: ClassVar[list[Field]] = []
    SIGHTS: ClassVar[list[Field]] = []  # what a seat sees beyond the fields; see sights()

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, int] = game.standard
        self.open_windows = False
        self.dice = _NO_DICE
        self.stack = _NO_STEPS
        self.alone: int = NOBODY  # the one seat that is asked; nobody if none is, or several under seal
        self.sealed = False
        self.covert = False
        self.drafts = _UNWRITTEN[seats]  # what each seat has said under seal
        self.outcome: Outcome | None = None
        self.journal: Journal | None = None
        self.shown = 0  # counts what the rules showed to somebody
        self.learned = 0  # counts windows that closed: news, although nothing was shown
        self._asked = _NONE  # under seal: whom the top step has asked, in order
        self._waiting = _NONE  # and who of them has still to answer
        self._known: list[int] | None = None  # the moves of the seat that is asked alone
        self._known_sealed = _NOT_SEALED  # and of each seat under seal
        self._top: Step[Any] = _BOTTOM  # of the stack
        self._first: Step[Any] | None = None  # pushed by the step that acts
        self._others = _NO_STEPS  # and behind it
        self._ended = False
        self._wishes = False  # the step that acts has pushed or ended, or the game has
        self._halt = False  # somebody is asked, or the game is over

    def __repr__(self) -> str:
        steps = "/".join(type(s).__name__ for s in self.stack)
        return f"<{self.game.name}, {self.seats} seats, {steps or 'over'}, waiting for {list(self.waiting)}>"

    def adopt(self, options: dict[str, int]) -> None:
        """By these options it is played; games derive here what follows from them."""
        self.options = options
        self.open_windows = options.get("windows", 0) == 1

    # -- what steps call ---------------------------------------------------------------------

    def ask(self, seat: int, covert: bool = False) -> None:
        """One seat decides. Covertly: nobody else is shown that anyone is asked."""
        self.alone = seat
        self.covert = covert
        self._halt = True

    def ask_sealed(self, seats: list[int]) -> None:
        """Several seats decide at once, in secret. Nothing moves before the last has answered."""
        self._asked = self._waiting = tuple(seats)
        self._known_sealed = [None] * self.seats
        self.sealed = True
        self.covert = False
        self._halt = len(seats) > 0
        self.drafts = [[] for _ in range(self.seats)]

    def push(self, step: Step[Any]) -> None:
        """Steps pushed in one call run in that order, each with all it pushes itself; then the pusher goes on."""
        if self._first is None:
            self._first = step
        else:
            if self._others is _NO_STEPS:
                self._others = []
            self._others.append(step)
        self._wishes = True

    def end(self) -> None:
        """The step is done; the one that pushed it is handed its fields."""
        self._ended = True
        self._wishes = True

    def finish(self, winners: list[int], scores: list[int], reason: str, rule: str) -> None:
        """The game is over, whatever is on the stack."""
        if self.outcome is None:
            self.outcome = Outcome(winners, scores, reason, rule)
            self._halt = True
            self._wishes = True

    def tell(
        self,
        phrase: Phrase,
        a: i64 = -1,
        b: i64 = -1,
        c: i64 = -1,
        d: i64 = -1,
        e: i64 = -1,
        f: i64 = -1,
        to: i64 = ALL,
    ) -> None:
        """A line for the journal, if there is one."""
        if self.journal is not None:
            self._write(phrase, [a, b, c, d, e, f], to)

    def tell_list(
        self,
        phrase: Phrase,
        items: list[int],
        a: i64 = -1,
        b: i64 = -1,
        c: i64 = -1,
        d: i64 = -1,
        e: i64 = -1,
        to: i64 = ALL,
    ) -> None:
        """A line with a list of things behind its arguments."""
        if self.journal is not None:
            self._write(phrase, [a, b, c, d, e], to, items)

    def _write(self, phrase: Phrase, args: list[int], to: int, items: list[int] | None = None) -> None:
        assert self.journal is not None
        rule = phrase.rule
        if not rule and self.stack:
            rule = self._top.rule
        kept = None if items is None else items.copy()
        self.journal.events.append(Event(Sentence(phrase, args[: len(phrase.kinds)], rule, kept), to))

    def tell_sum(self, of: Phrase, a: i64 = -1, b: i64 = -1) -> None:
        """The last line rests on a sum, which begins here; `of` says whose it is."""
        if self.journal is not None:
            self.journal.events[-1].sums.append(Sum(_sentence(of, [a, b])))

    def tell_term(self, phrase: Phrase, value: i64, a: i64 = -1, b: i64 = -1) -> None:
        """One more part of the last sum, with what it rests on."""
        if self.journal is not None:
            self.journal.events[-1].sums[-1].terms.append(Term(_sentence(phrase, [a, b]), value))

    # -- what players call -------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return self.outcome is not None

    @property
    def asked(self) -> tuple[int, ...]:
        """Whom the top step has asked, in order."""
        return self._asked if self.alone < 0 else _ONE[self.alone]

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who of them has still to answer."""
        return self._waiting if self.alone < 0 else _ONE[self.alone]

    def legal(self, seat: int) -> list[int]:
        """What this seat may do now: sorted, not empty if it is asked. Not to be changed by the caller."""
        if seat != self.alone or seat < 0:
            return self._legal_under_seal(seat)
        known = self._known
        if known is None:
            known = self._top.legal(self, seat)
            self._known = known
        return known

    def _legal_under_seal(self, seat: int) -> list[int]:
        if seat not in self._waiting:
            return []
        known = self._known_sealed[seat]
        if known is None:
            known = self._top.legal(self, seat)
            self._known_sealed[seat] = known
        return known

    def apply(self, seat: int, move: int) -> None:
        """Make a move. IllegalMove, with nothing changed, if it is not in legal(seat)."""
        place = place_of(self.legal(seat), move)
        if place < 0:
            raise IllegalMove(self.why(seat, move))
        self.pick(seat, place)

    def pick(self, seat: int, place: i64) -> None:
        """Make the move that stands at this place in legal(seat); for bots, who come from there.

        It is handed to the step that asked, and play goes on to the next question; often the step asks it at once.
        """
        top = self._top
        known = self._known
        if known is not None and seat == self.alone:
            move = known[place]
            self._halt = False
            self.alone = NOBODY
            self._known = None
            top.take(self, seat, move)
        elif not self._answer(top, seat, self.legal(seat)[place]):
            return
        if self._wishes or not self._halt:
            _go_on(self, top)

    def _answer(self, top: Step[Any], seat: int, move: int) -> bool:
        """An answer nobody had looked up, or under seal; has it moved anything?"""
        if self.alone < 0:
            return self._unseal(top, seat, move)
        self._halt = False
        self.alone = NOBODY
        self._known = None
        top.take(self, seat, move)
        return True

    def _unseal(self, top: Step[Any], seat: int, move: int) -> bool:
        """A sealed answer, or a part of one; were all in, and therefore opened?"""
        self.drafts[seat].append(move)
        self._known_sealed[seat] = None
        if top.more(self, seat):
            return False
        self._waiting = tuple([s for s in self._waiting if s != seat])
        if self._waiting:
            return False
        self._halt = False
        self.sealed = False
        said = self.drafts
        top.reveal(self)
        if self.drafts is said:  # the step has not asked under seal again
            self.drafts = _UNWRITTEN[self.seats]
        return True

    def retract(self, seat: int) -> bool:
        """Take back the last thing said in a sealed answer, while others are still to answer."""
        if not self.sealed or not 0 <= seat < self.seats or not self.drafts[seat]:
            return False
        self.drafts[seat].pop()
        self._waiting = tuple([s for s in self._asked if s in self._waiting or s == seat])
        self._known_sealed[seat] = None
        return True

    def why(self, seat: int, move: int) -> Why:
        """Which rule allows this move now, or forbids it."""
        table = self.game.table
        if not 0 <= move < table.size:
            return Why(False, Sentence(NO_SUCH_MOVE, []))
        if self.outcome is not None:
            return Why(False, Sentence(OVER, [], self.outcome.rule))
        top = self._top
        if seat not in self.waiting:
            return Why(False, Sentence(NOT_ASKED, [], "" if self.covert else top.rule))
        verb = table.of(move)
        if listed(self.legal(seat), move):
            allowed = Phrase("move-" + verb.name, verb.rule or top.rule, *verb.kinds)
            return Why(True, Sentence(allowed, verb.args(move)))
        no = top.refuse(self, seat, move)
        if no is None:
            raise RuntimeError(f"{type(top).__name__}: {table.words(move)} is refused without a reason")
        if no.about is not None:
            return Why(False, Sentence(no, no.about, no.rule or top.rule))
        # Else it speaks of the things of the move, as far as it has room for them.
        args = verb.args(move) if no.kinds == verb.kinds[: len(no.kinds)] else []
        return Why(False, Sentence(no, args[: len(no.kinds)], no.rule or top.rule))

    def question(self, seat: int) -> Sentence | None:
        """What this seat is asked, if it is."""
        if seat not in self.waiting:
            return None
        top = self._top
        asked = top.question(self, seat)
        return asked if asked.rule else Sentence(asked.phrase, asked.args, top.rule)

    def default(self, seat: int) -> int:
        """The answer when time runs out."""
        if seat not in self.waiting:
            raise IllegalMove(self.why(seat, 0))
        return self._top.default(self, seat)

    def view(self, seat: int) -> dict[str, Any]:
        """Plain data: all that this seat may know, nothing more. Seat -1 is a spectator."""
        mine = seat in self.waiting
        out: dict[str, Any] = {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.game.option_words(self.options),
            "asked": [] if self.covert and not mine else list(self.asked),
            "me": mine,
            "draft": [self.game.table.words(m) for m in self.drafts[seat]] if seat >= 0 else [],
            "outcome": None if self.outcome is None else self.outcome.plain(),
            "table": view_fields(self, self.FIELDS, seat),
            "stack": [s.view(seat) for s in self.stack],
        }
        return out

    def calendar(self) -> list[int]:
        """What everybody counts while time goes by: the number of the round first. For what stands until it is over."""
        return []

    def bargains(self) -> bool:
        """May people bargain in private now, by the rulebook?"""
        return any(step.bargains() for step in self.stack)

    def sights(self, seat: int) -> list[Any]:
        """What a seat sees beyond the fields, in the order of SIGHTS: what view() adds, for arrays.

        What follows from the fields it sees need not be there.
        """
        return []

    def clone(self: P) -> P:
        """A copy that goes on by itself; without the journal."""
        new: P = self.game.copy(self)
        new.dice = self.dice.clone()
        new.options = self.options
        new.open_windows = self.open_windows
        stack: list[Step[Any]] = []
        for s in self.stack:
            step = s.clone()
            stack.append(step)
            new._top = step
        new.stack = stack
        new.alone = self.alone
        new.covert = self.covert
        if self.sealed:
            new.sealed = True
            new._asked = self._asked
            new._waiting = self._waiting
            new._known_sealed = [None] * self.seats
            new.drafts = [d.copy() for d in self.drafts]
        new.outcome = self.outcome
        return new

    def tried(self: P, seat: int, move: int) -> P:
        """A copy in which this legal move has been made; what is legal is not found out again."""
        self.legal(seat)
        new = self.clone()
        new._known = self._known
        new.apply(seat, move)
        return new

    def copy_to(self: P, new: P) -> None:
        """Give a blank position the fields of this one."""
        copy_fields(self, new, self.FIELDS)

    def imagine(self: P, seat: int, dice: Dice) -> P:
        """A position this seat cannot tell from the true one; everything it does not know is dealt anew."""
        new = self.clone()
        new.dice = dice
        if new.sealed:
            new._waiting = tuple([s for s in new._asked if s != seat or s in self._waiting])
            for s in new._asked:
                if s != seat:
                    new.drafts[s] = []
        new.forget(seat, dice)
        for step in new.stack:
            step.forget(new, seat, dice)
        return new

    def forget(self, seat: int, dice: Dice) -> None:
        """Games deal anew here what the seat does not know."""

    def dump(self) -> dict[str, Any]:
        """Everything, as readable plain data; Game.load reads it back."""
        out: dict[str, Any] = {"game": self.game.name, "rules": self.game.version, "seats": self.seats}
        out["options"] = self.game.option_words(self.options)
        out["dice"] = self.dice.plain()
        if self.outcome is not None:
            out["outcome"] = self.outcome.plain()
        out["asked"] = list(self.asked)
        if self.waiting != self.asked:
            out["waiting"] = list(self.waiting)
        if self.sealed:
            out["sealed"] = True
        if self.covert:
            out["covert"] = True
        moves = Moves(self.game.table)
        drafts = {str(s): moves.dump(d, s) for s, d in enumerate(self.drafts) if d}
        if drafts:
            out["drafts"] = drafts
        out["table"] = dump_changed(self, self.FIELDS, self.game.blank_data(self.seats))
        out["stack"] = [s.dump() for s in self.stack]
        return out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a position changes; it has no hash")

    def __copy__(self: P) -> P:
        return self.clone()

    def __deepcopy__(self: P, memo: dict[int, Any]) -> P:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Through its dump, to any build and any process that has the game; without the journal, as a clone."""
        return load_position, (self.game, self.dump())

    # -- the engine --------------------------------------------------------------------------

    def _pile(self, by: i64) -> None:
        """Onto the stack what was pushed behind the first, which comes on top."""
        for i in range(len(self._others) - 1, -1, -1):
            self.lay(self._others[i], by)
        self._others.clear()

    def lay(self, step: Step[Any], by: i64) -> None:
        """A step onto the stack, as if the one at a place below had pushed it."""
        stack = self.stack
        if stack is _NO_STEPS:
            self.stack = stack = []
        step.at = len(stack)
        step.by = by
        stack.append(step)
        self._top = step

    def wait(self, asked: tuple[int, ...], waiting: tuple[int, ...], sealed: bool, covert: bool) -> None:
        """Stand at a question that was asked before."""
        if sealed:
            self._asked = asked
            self._waiting = waiting
            self._known_sealed = [None] * self.seats
        elif waiting:
            self.alone = waiting[0]
        self.sealed = sealed
        self.covert = covert

    def begin(self) -> None:
        """Run from the stack as it stands, or as just pushed, to the first question."""
        if self._first is not None:
            for s in [self._first, *self._others]:
                self.lay(s, len(self.stack) - 1)
            self._first = None
            self._others.clear()
            self._wishes = False
        if self.outcome is not None:
            self._close()
        else:
            self._halt = False
            _go_on(self, self._top)

    def _close(self) -> None:
        """The game is over: nobody is asked, nothing is left to do."""
        self.stack.clear()
        self._top = _BOTTOM
        self.alone = NOBODY
        self._waiting = self._asked = _NONE
        self._first = None
        self._others.clear()
        self.sealed = self.covert = self._ended = self._wishes = False


def _sentence(phrase: Phrase, args: list[int]) -> Sentence:
    """A phrase with as many of these arguments as it takes."""
    return Sentence(phrase, args[: len(phrase.kinds)])


def load_position(game: Game[Any], dump: dict[str, Any]) -> Position:
    """What was pickled, back."""
    p: Position = game.load(dump)
    return p


def _go_on(p: Position, actor: Step[Any]) -> None:
    """Up to the next question or the end: do what the step has wished for, else run the one on top, and again."""
    for _round in range(CIRCLES):
        if not p._wishes:
            if p._halt:
                break
            actor = p._top
            actor.run(p)
            continue
        if p._halt:
            _check_over(p, actor)
            p._close()
            return
        p._wishes = False
        first = p._first
        if first is None:
            p._ended = False
            by = actor.by
            if actor is not p._top or by < 0:
                what = "and the game is not over" if by < 0 else "below the top"
                raise RuntimeError(f"{type(actor).__name__} ended {what}")
            child = actor
            stack = p.stack
            stack.pop()
            actor = stack[-1]
            p._top = actor
            if by != actor.at:
                actor = stack[by]  # who had pushed it
            actor.resume(p, child)
        elif p._ended:
            raise RuntimeError(f"{type(actor).__name__} ended while it pushed or asked")
        else:
            p._first = None
            if p._others:
                p._pile(actor.at)
            stack = p.stack
            first.at = len(stack)
            first.by = actor.at
            stack.append(first)
            p._top = first
    else:
        raise RuntimeError(f"{type(p._top).__name__} runs in circles")
    if actor is not p._top:
        raise RuntimeError(f"{type(actor).__name__} asked below the top")


def _check_over(p: Position, actor: Step[Any]) -> None:
    """The game is over; or the step has asked, and wishes something besides."""
    if p.outcome is None:
        what = "ended while it pushed or asked" if p._ended else "pushed and asked"
        raise RuntimeError(f"{type(actor).__name__} {what}")
