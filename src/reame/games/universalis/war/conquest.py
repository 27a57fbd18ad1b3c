"""The victor of a territory moves in [5.4] (D17): armies, banner and bombard, the poles of a tower."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.battle.force import withdraw
from reame.games.universalis.battle.manning import Manning
from reame.games.universalis.church.host import CrusadeCheck
from reame.games.universalis.decision.limits import settle_excess
from reame.games.universalis.decision.question import Decision, Question
from reame.games.universalis.realm.lands import conquer
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class Occupation(Step[Universalis]):
    """Everything in its order, from the first army that enters to the poles that are carried away."""

    rule: ClassVar[str] = "5.4"
    FIELDS: ClassVar[list[Field]] = fields(
        banner=One(box.BANNER),
        territory=One(box.TERRITORY),
        force=Number(0, box.ARMIES_MOST),
        least=Number(0, box.DICE.high),
        source=Word("ground", "train", "transport"),
        origin=One(box.TERRITORY),
        stage=Word("armies", "crew", "pieces", "excess", "check", "poles", "done"),
        captured=Some(box.TRANSPORT),
    )

    def __init__(
        self,
        banner: int = NOBODY,
        territory: int = NOBODY,
        force: int = 0,
        least: int = 1,
        source: str = "ground",
        origin: int = NOBODY,
    ) -> None:
        super().__init__()
        self.banner = banner
        self.territory = territory
        self.force = force
        self.least = least
        self.source = source
        self.origin = origin
        self.stage = "armies"
        self.captured: list[int] = []

    def run(self, p: Universalis) -> None:
        seat, t = box.BANNER_OWNER[self.banner], self.territory
        if self.stage == "armies":
            self.stage = "crew"
            if self.force > self.least:
                p.push(OccupyWith(seat, self.banner, t, self.force, self.least, self.source))
            else:
                self.move_in(p, self.force)
        elif self.stage == "crew":
            self.stage = "pieces"
            if self.captured:
                p.push(Manning(self.banner, NOBODY, t, self.force, self.source, self.origin).crews(seat, self.captured))
        elif self.stage == "pieces":
            self.stage = "excess"
            p.push(MoveIn(seat, self.banner, t, self.source, self.origin))
        elif self.stage == "excess":
            self.stage = "check"
            settle_excess(p, seat)
        elif self.stage == "check":
            self.stage = "poles"
            if p.crusade != "none":
                p.push(CrusadeCheck())
        elif self.stage == "poles":
            self.stage = "done"
            if p.alive(seat) and other_towers(p, seat, t):
                p.push(CarryPoles(seat, t))
        else:
            p.end()

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, OccupyWith):
            self.move_in(p, child.armies)

    def move_in(self, p: Universalis, n: int) -> None:
        """Armies leave the place of the attack for the conquered territory."""
        seat = box.BANNER_OWNER[self.banner]
        x = p.banner_on[self.banner]
        withdraw(p, seat, self.source, self.origin, self.banner, n)
        if x != NOBODY and p.transport_at[x] < box.TERRITORIES:
            p.transport_at[x] = self.territory  # a cavalry stands in the territory, a ship stays at sea
        p.conquests[self.banner] += 1
        self.captured = conquer(p, self.territory, seat, n)
        self.force -= n


class OccupyWith(Question):
    """How many armies move in: at least as many as fought last."""

    rule: ClassVar[str] = "5.4"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(
        banner=One(box.BANNER),
        territory=One(box.TERRITORY),
        force=Number(0, box.ARMIES_MOST),
        least=Number(0, box.DICE.high),
        source=Word("ground", "train", "transport"),
        armies=Number(0, box.ARMIES_MOST),
    )

    def __init__(
        self,
        seat: int = NOBODY,
        banner: int = NOBODY,
        territory: int = NOBODY,
        force: int = 0,
        least: int = 1,
        source: str = "ground",
    ) -> None:
        super().__init__(seat)
        self.banner = banner
        self.territory = territory
        self.force = force
        self.least = least
        self.source = source
        self.armies = 0

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.ARMIES.span(self.least, self.force)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NOT_ENOUGH.naming(self.least, self.force) if do.ARMIES.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_OCCUPY.of(self.territory, self.least, self.force)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.armies = do.ARMIES.a(move)


class MoveIn(Decision):
    """The banner may follow the armies, and a bombard that supported them."""

    rule: ClassVar[str] = "5.4"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        banner=One(box.BANNER),
        territory=One(box.TERRITORY),
        source=Word("ground", "train", "transport"),
        origin=One(box.TERRITORY),
        done=Flag(),
    )

    def __init__(
        self,
        seat: int = NOBODY,
        banner: int = NOBODY,
        territory: int = NOBODY,
        source: str = "ground",
        origin: int = NOBODY,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.banner = banner
        self.territory = territory
        self.source = source
        self.origin = origin
        self.done = False

    def run(self, p: Universalis) -> None:
        if self.done or len(self.moves(p, self.seat)) == 1:
            p.end()
        else:
            p.ask(self.seat)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = [PASS]
        b = self.banner
        x = p.banner_on[b]
        if p.experience[b] and (p.banner_at[b] == self.origin if x == NOBODY else p.transport_at[x] >= box.TERRITORIES):
            out.append(do.BANNER_IN.at(b))
        near = self.source != "transport" or (x != NOBODY and p.transport_at[x] < box.TERRITORIES)
        if near and self.origin != NOBODY and p.owner[self.origin] == seat and p.bombards[self.origin]:
            out.append(do.BOMBARD_IN.at())
        return out

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_MOVE_IN.of(self.territory)

    def default(self, p: Universalis, seat: int) -> int:
        moves = self.moves(p, seat)
        return moves[1] if do.BANNER_IN.has(moves[1]) else PASS

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        t = self.territory
        if do.BANNER_IN.has(move):
            p.banner_on[self.banner] = NOBODY
            p.banner_at[self.banner] = t
            return
        self.done = True
        if move != PASS:
            p.bombards[self.origin] -= 1
            p.bombards[t] += 1
            p.engines_moved[t * 2 + box.BOMBARD] += 1
            p.tell(say.BOMBARD_FOLLOWS, seat, t)


def other_towers(p: Universalis, seat: int, t: int) -> list[int]:
    """Towers to which the poles of a territory could be carried."""
    if not p.poles[t] or p.owner[t] != seat:
        return []
    return [u for u in p.lands(seat) if p.tower[u] and u != t]


class CarryPoles(Question):
    """With the option, the poles of a conquered tower may go to another own one [11.3]."""

    rule: ClassVar[str] = "5.4"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(territory=One(box.TERRITORY))

    def __init__(self, seat: int = NOBODY, territory: int = NOBODY) -> None:
        super().__init__(seat)
        self.territory = territory

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return [PASS, *do.POLES.each(other_towers(p, seat, self.territory))]

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_POLES.of(self.territory)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move != PASS:
            u = do.POLES.a(move)
            p.poles[u] += p.poles[self.territory]
            p.poles[self.territory] = 0
            p.tell(say.POLES_CARRIED, seat, u)
