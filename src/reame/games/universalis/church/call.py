"""The call to a crusade and its plan (D24, D25) [10.3, steps 1 to 3]."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis.church.excommunication import excommunicate
from reame.games.universalis.church.host import crusaders
from reame.games.universalis.church.march import ways
from reame.games.universalis.decision.question import Question
from reame.games.universalis.realm.treaties import end_pacts, end_war, start_war
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis, both, cities
from reame.kernel.fields import Field, Flag, Mask, Number, One, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, YES
from reame.kernel.steps import NOT_NOW, Step

USUAL_TURNS: Final = 2
USUAL_PERCENT: Final = 20


def crusade_targets(p: Universalis) -> list[int]:
    """Targets in play that no Christian player holds, best first."""
    return [t for t in box.CRUSADE_LANDS if p.owner[t] != NOBODY and not held_by_christian(p, t)]


def held_by_christian(p: Universalis, t: int) -> bool:
    """Does a Christian player hold a territory?"""
    return p.owner[t] != box.BARBARIANS and p.christian(p.owner[t])


def crusade_starts(p: Universalis, joined: int) -> list[int]:
    """Cities of participants, in map order."""
    out: list[int] = []
    for s in p.living():
        if joined >> s & 1:
            out += cities(p, s)
    return sorted(out)


class CrusadeCall(Step[Universalis]):
    """Every other Christian joins or is excommunicated; then the Pope's player makes the plan."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("start", "join", "peace", "target", "city", "turns", "percent", "done"),
        queue=Some(SEAT),
        joined=Mask(SEAT),
        target=One(box.TERRITORY),
        city=One(box.TERRITORY),
        turns=Number(0, box.TURNS.high),
        void=Flag(),
        strength=Per(SEAT, Number(0, box.ARMIES_MOST), 0),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "start"
        self.queue: list[int] = []
        self.joined = 0
        self.target = NOBODY
        self.city = NOBODY
        self.turns = 0
        self.void = False  # discarded without effect
        self.strength = [0] * box.SEATS  # armies on the map when the card was drawn

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.call(p)
        elif self.stage == "join":
            if self.queue:
                p.push(JoinCrusade(self.queue[0]))
            else:
                self.stage = "peace"
        elif self.stage == "peace":
            self.void = not crusade_starts(p, self.joined)
            self.stage = "done" if self.void else "target"
            if not self.void:
                self.make_peace(p)
        elif self.stage == "target":
            self.stage = "city"
            p.push(CrusadeTarget(p.pope))
        elif self.stage == "city":
            self.stage = "turns"
            p.push(CrusadeStart(p.pope, self.target, self.joined))
        elif self.stage == "turns":
            self.stage = "percent"
            p.push(CrusadeTurns(p.pope))
        elif self.stage == "percent":
            self.stage = "done"
            p.push(CrusadePercent(p.pope))
        else:
            p.end()

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, JoinCrusade):
            self.queue.pop(0)
            if child.joins:
                self.joined += 1 << child.seat
        elif isinstance(child, CrusadeTarget):
            self.target = child.target
        elif isinstance(child, CrusadeStart):
            self.city = child.city
        elif isinstance(child, CrusadeTurns):
            self.turns = child.turns
        elif isinstance(child, CrusadePercent):
            self.proclaim(p, child.percent)

    def call(self, p: Universalis) -> None:
        """No Pope, a crusade under way or no target: no effect."""
        if p.pope == NOBODY or p.crusade != "none" or not crusade_targets(p):
            self.void = True
            self.stage = "done"
            return
        p.tell(say.CRUSADE_CALLED, p.pope)
        for s in p.living():
            self.strength[s] = p.armies_on_map(s)
        self.joined = 1 << p.pope
        self.queue = [s for s in p.from_seat(NOBODY) if p.christian(s) and s != p.pope]
        self.stage = "join"

    def make_peace(self, p: Universalis) -> None:
        """Wars within a faith end; pacts and truces of participants with Muslims end."""
        p.tell(say.CRUSADE_PEACE)
        living = p.living()
        for a in living:
            for b in living:
                if a < b and p.same_faith(a, b) and p.war[a * box.SEATS + b]:
                    end_war(p, a, b)
        for a in living:
            for b in living:
                if self.joined >> a & 1 and p.faith(b) == box.MUSLIM:
                    end_pacts(p, a, b)
                    both(p.truce, a, b, 0)

    def proclaim(self, p: Universalis, percent: int) -> None:
        """Pledges are counted; participants are at war with the holder of the target, free of cost."""
        p.crusade = "preparing"
        p.crusaders = self.joined
        p.crusade_target = self.target
        p.crusade_start = self.city
        p.crusade_due = p.turn + self.turns
        p.crusade_holder = p.owner[self.target]
        p.host_order = []
        p.tell(say.CRUSADE_PLAN, self.target, self.city, p.crusade_due, percent)
        for s in crusaders(p):
            p.pledge[s] = -(-percent * self.strength[s] // 100)
            p.tell(say.CRUSADE_PLEDGE, s, p.pledge[s], percent, self.strength[s])
        foe = p.owner[self.target]
        if foe == box.BARBARIANS:
            return
        p.crusade_foe = foe
        p.tell(say.CRUSADE_WAR, foe)
        for s in crusaders(p):
            if p.war[s * box.SEATS + foe]:
                both(p.truce, s, foe, 0)
            else:
                p.crusade_wars += 1 << s
                start_war(p, s, foe)


class JoinCrusade(Question):
    """D25: a Christian joins, or is excommunicated at once."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(joins=Flag())

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.joins = False

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_JOIN_CRUSADE.of(p.pope)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.joins = move == YES
        if self.joins:
            p.tell(say.CRUSADE_JOINED, seat)
        else:
            p.tell(say.CRUSADE_REFUSED, seat)
            excommunicate(p, seat)


class CrusadeTarget(Question):
    """D24: where the crusade goes; by default to the most honourable target."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(target=One(box.TERRITORY))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.target = NOBODY

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.CRUSADE_TARGET.each(sorted(crusade_targets(p)))

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NOT_A_TARGET if do.CRUSADE_TARGET.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_CRUSADE_TARGET.of()

    def default(self, p: Universalis, seat: int) -> int:
        return do.CRUSADE_TARGET.at(crusade_targets(p)[0])

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.target = do.CRUSADE_TARGET.a(move)


class CrusadeStart(Question):
    """D24: in which city it gathers; by default in the one nearest to the target."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(
        target=One(box.TERRITORY), joined=Mask(SEAT), city=One(box.TERRITORY)
    )

    def __init__(self, seat: int = NOBODY, target: int = NOBODY, joined: int = 0) -> None:
        super().__init__(seat)
        self.target = target
        self.joined = joined
        self.city = NOBODY

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.CRUSADE_START.each(crusade_starts(p, self.joined))

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NOT_A_START if do.CRUSADE_START.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_CRUSADE_START.of(self.target)

    def default(self, p: Universalis, seat: int) -> int:
        far = ways(p, self.target)
        starts = crusade_starts(p, self.joined)
        best = starts[0]
        for t in starts:
            if far[t] < far[best]:
                best = t
        return do.CRUSADE_START.at(best)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.city = do.CRUSADE_START.a(move)


class CrusadeTurns(Question):
    """D24: how many turns are left for preparation."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(turns=Number(0, box.TURNS.high))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.turns = 0

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.CRUSADE_TURNS.span(box.TURNS.low, box.TURNS.high)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_CRUSADE_TURNS.of()

    def default(self, p: Universalis, seat: int) -> int:
        return do.CRUSADE_TURNS.at(USUAL_TURNS)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.turns = do.CRUSADE_TURNS.a(move)


class CrusadePercent(Question):
    """D24: which part of his armies each participant pledges."""

    rule: ClassVar[str] = "10.3"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(percent=Number(0, box.PERCENT.high))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.percent = 0

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.CRUSADE_PERCENT.span(box.PERCENT.low, box.PERCENT.high)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_CRUSADE_PERCENT.of()

    def default(self, p: Universalis, seat: int) -> int:
        return do.CRUSADE_PERCENT.at(USUAL_PERCENT)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.percent = do.CRUSADE_PERCENT.a(move)
