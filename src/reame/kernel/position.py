"""The position: plain data, complete in itself, and the engine that moves it from decision to decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from reame.kernel.chance import Dice
from reame.kernel.errors import IllegalMove
from reame.kernel.fields import Field, Moves, copy_fields, dump_fields, view_fields
from reame.kernel.journal import ALL, Event, Journal
from reame.kernel.kinds import Phrase, Sentence
from reame.kernel.native import i64, mypyc_attr
from reame.kernel.steps import Step, listed

if TYPE_CHECKING:
    from reame.kernel.game import Game

OVER: Final = Phrase("over")
NOT_ASKED: Final = Phrase("not-asked")
NO_SUCH_MOVE: Final = Phrase("no-such-move")
CIRCLES: Final = 10_000  # rounds of the engine without a question: the rules run in circles

_NONE: Final[tuple[int, ...]] = ()
_ONE: Final[list[tuple[int, ...]]] = [(i,) for i in range(10)]

P = TypeVar("P", bound="Position")


class Why:
    """Which rule allows a move, or forbids it and for what reason."""

    def __init__(self, allowed: bool, sentence: Sentence) -> None:
        self.allowed = allowed
        self.sentence = sentence

    @property
    def rule(self) -> str:
        """The paragraph."""
        return self.sentence.rule

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"allowed": self.allowed, **self.sentence.plain()}

    def __str__(self) -> str:
        return str(self.sentence)

    def __repr__(self) -> str:
        return f"<{'allowed' if self.allowed else 'refused'} by {self}>"


class Outcome:
    """How a game ended: who won, the score of each seat, the reason and its rule."""

    def __init__(self, winners: list[int], scores: list[int], reason: str, rule: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason
        self.rule = rule

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"winners": self.winners, "scores": self.scores, "reason": self.reason, "rule": self.rule}

    def __repr__(self) -> str:
        return f"<outcome {self.plain()}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game at a decision, or over. Games add their fields and list them in FIELDS."""

    FIELDS: ClassVar[list[Field]] = []

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, int] = game.standard
        self.open_windows = False
        self.dice = Dice()
        self.stack: list[Step[Any]] = []
        self.asked = _NONE  # whom the top step has asked, in order
        self.waiting = _NONE  # who of them has still to answer
        self.sealed = False
        self.covert = False
        self.drafts: list[list[int]] = [[] for _ in range(seats)]
        self.outcome: Outcome | None = None
        self.journal: Journal | None = None
        self.shown = 0  # counts what the rules showed to somebody
        self.learned = 0  # counts windows that closed: news, although nothing was shown
        self._legal: list[list[int] | None] = [None] * seats
        self._pushed: list[Step[Any]] = []
        self._ended = False

    def __repr__(self) -> str:
        steps = "/".join(type(s).__name__ for s in self.stack)
        return f"<{self.game.name}, {self.seats} seats, {steps or 'over'}, waiting for {list(self.waiting)}>"

    # -- what steps call ---------------------------------------------------------------------

    def ask(self, seat: int, covert: bool = False) -> None:
        """One seat decides. Covertly: nobody else is shown that anyone is asked."""
        self.asked = self.waiting = _ONE[seat]
        self.covert = covert

    def ask_sealed(self, seats: list[int]) -> None:
        """Several seats decide at once, in secret. Nothing moves before the last has answered."""
        self.asked = self.waiting = tuple(seats)
        self.sealed = True
        self.covert = False
        for s in seats:
            self.drafts[s] = []

    def push(self, step: Step[Any]) -> None:
        """Steps pushed in one call run in that order, each with all it pushes itself; then the pusher goes on."""
        self._pushed.append(step)

    def end(self) -> None:
        """The step is done; the one that pushed it is handed its fields."""
        self._ended = True

    def finish(self, winners: list[int], scores: list[int], reason: str, rule: str) -> None:
        """The game is over, whatever is on the stack."""
        if self.outcome is None:
            self.outcome = Outcome(winners, scores, reason, rule)

    def tell(self, phrase: Phrase, a: int = -1, b: int = -1, c: int = -1, d: int = -1, to: int = ALL) -> None:
        """A line for the journal, if there is one."""
        j = self.journal
        if j is not None:
            args: list[int] = [a, b, c, d]
            n = len(phrase.kinds)
            rule = phrase.rule
            if not rule and self.stack:
                rule = self.stack[-1].rule
            j.events.append(Event(Sentence(phrase, args[:n], rule), to))

    # -- what players call -------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return self.outcome is not None

    def legal(self, seat: int) -> list[int]:
        """What this seat may do now: sorted, not empty if it is asked. Not to be changed by the caller."""
        if not 0 <= seat < self.seats:
            return []
        known = self._legal[seat]
        if known is None:
            if seat not in self.waiting:
                return []
            known = self.stack[-1].legal(self, seat)
            self._legal[seat] = known
        return known

    def apply(self, seat: int, move: int) -> None:
        """Make a move. IllegalMove, with nothing changed, if it is not in legal(seat)."""
        if not listed(self.legal(seat), move):
            raise IllegalMove(self.why(seat, move))
        top = self.stack[-1]
        self._legal[seat] = None
        if self.sealed:
            self.drafts[seat].append(move)
            if top.more(self, seat):
                return
            self.waiting = tuple([s for s in self.waiting if s != seat])
            if self.waiting:
                return
            self.sealed = False
            top.reveal(self)
            for s in self.asked:
                self.drafts[s] = []
        else:
            self.waiting = _NONE
            top.take(self, seat, move)
        if self._ended or self._pushed:
            self._settle(top)
        self._advance()

    def retract(self, seat: int) -> bool:
        """Take back the last thing said in a sealed answer, while others are still to answer."""
        if not self.sealed or not 0 <= seat < self.seats or not self.drafts[seat]:
            return False
        self.drafts[seat].pop()
        self.waiting = tuple([s for s in self.asked if s in self.waiting or s == seat])
        self._legal[seat] = None
        return True

    def why(self, seat: int, move: int) -> Why:
        """Which rule allows this move now, or forbids it."""
        table = self.game.table
        if not 0 <= move < table.size:
            return Why(False, Sentence(NO_SUCH_MOVE, []))
        if self.outcome is not None:
            return Why(False, Sentence(OVER, [], self.outcome.rule))
        top = self.stack[-1]
        if seat not in self.waiting:
            return Why(False, Sentence(NOT_ASKED, [], "" if self.covert else top.rule))
        verb = table.of(move)
        if listed(self.legal(seat), move):
            allowed = Phrase("move-" + verb.name, verb.rule or top.rule, *verb.kinds)
            return Why(True, Sentence(allowed, verb.args(move)))
        no = top.refuse(self, seat, move)
        if no is None:
            raise RuntimeError(f"{type(top).__name__}: {table.words(move)} is refused without a reason")
        # A refusal speaks of the things of the move, as far as it has room for them.
        args = verb.args(move) if no.kinds == verb.kinds[: len(no.kinds)] else []
        return Why(False, Sentence(no, args[: len(no.kinds)], no.rule or top.rule))

    def question(self, seat: int) -> Sentence | None:
        """What this seat is asked, if it is."""
        if seat not in self.waiting:
            return None
        top = self.stack[-1]
        asked = top.question(self, seat)
        return asked if asked.rule else Sentence(asked.phrase, asked.args, top.rule)

    def default(self, seat: int) -> int:
        """The answer when time runs out."""
        if seat not in self.waiting:
            raise IllegalMove(self.why(seat, 0))
        return self.stack[-1].default(self, seat)

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

    def clone(self: P) -> P:
        """A copy that goes on by itself; without the journal."""
        new: P = self.game.blank(self.seats)
        self.copy_to(new)
        new.dice = self.dice.clone()
        new.options = self.options
        new.open_windows = self.open_windows
        stack: list[Step[Any]] = []
        for s in self.stack:
            stack.append(s.clone())
        new.stack = stack
        new.asked = self.asked
        new.waiting = self.waiting
        new.covert = self.covert
        if self.sealed:
            new.sealed = True
            new.drafts = [d.copy() for d in self.drafts]
        new.outcome = self.outcome
        return new

    def copy_to(self: P, new: P) -> None:
        """Give a blank position the fields of this one."""
        copy_fields(self, new, self.FIELDS)

    def imagine(self: P, seat: int, dice: Dice) -> P:
        """A position this seat cannot tell from the true one; everything it does not know is dealt anew."""
        new = self.clone()
        new.dice = dice
        if new.sealed:
            new.waiting = tuple([s for s in new.asked if s != seat or s in self.waiting])
            for s in new.asked:
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
        out["table"] = dump_fields(self, self.FIELDS, self.game.blank(self.seats))
        out["stack"] = [s.dump() for s in self.stack]
        return out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a position changes; it has no hash")

    # -- the engine --------------------------------------------------------------------------

    def _settle(self, actor: Step[Any]) -> None:
        """Carry out what the step has wished for: it has ended, or pushed, or asked, or just changed something."""
        while self.outcome is None:
            if self._ended:
                self._ended = False
                top = self.stack[-1]
                if actor is not top or self._pushed or self.waiting:
                    raise RuntimeError(f"{type(actor).__name__} ended while it pushed or asked, or below the top")
                if actor.by < 0:
                    raise RuntimeError(f"{type(actor).__name__} ended and the game is not over")
                self.stack.pop()
                child = actor
                actor = self.stack[child.by]
                actor.resume(self, child)
            elif self._pushed:
                if self.waiting:
                    raise RuntimeError(f"{type(actor).__name__} pushed and asked")
                for i in range(len(self._pushed) - 1, -1, -1):
                    s = self._pushed[i]
                    s.by = actor.at
                    s.at = len(self.stack)
                    self.stack.append(s)
                self._pushed.clear()
                return
            else:
                if self.waiting and actor is not self.stack[-1]:
                    raise RuntimeError(f"{type(actor).__name__} asked below the top")
                return

    def begin(self) -> None:
        """Run from the stack as it stands, or as just pushed, to the first question."""
        for s in self._pushed:
            s.at = len(self.stack)
            s.by = s.at - 1
            self.stack.append(s)
        self._pushed.clear()
        self._advance()

    def _advance(self) -> None:
        n: i64 = 0
        while self.outcome is None and not self.waiting:
            top = self.stack[-1]
            top.run(self)
            if self._ended or self._pushed:
                self._settle(top)
            n += 1
            if n > CIRCLES:
                raise RuntimeError(f"{type(top).__name__} runs in circles")
        if self.outcome is not None:
            self.stack.clear()
            self.waiting = self.asked = _NONE
            self.sealed = self.covert = self._ended = False
            self._pushed.clear()
