"""The revolt of the slaves [8]."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis.barbarians.trespass import Assault
from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.buildings import lower_settlement
from reame.games.universalis.realm.lands import leader_roll, overrun
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis, cities
from reame.kernel.fields import Field, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step

REVOLT_CITIES: Final = int(box.CALAMITY_EFFECTS["rivolta_schiavi"]["cities"])


class SlaveRevolt(Step[Universalis]):
    """Cities of slave owners fall; then all slaves of one place attack the territory or transport they were in."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word("start", "cities", "lands", "transports"),
        queue=Some(SEAT),
        lands=Some(box.TERRITORY),
        transports=Some(box.TRANSPORT),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "start"
        self.queue: list[int] = []
        self.lands: list[int] = []
        self.transports: list[int] = []

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.queue = [s for s in p.from_seat(self.seat) if self.find(p, s)]
            if not self.queue:
                p.tell(say.CALAMITY_VOID, box.CALAMITY.find("rivolta_schiavi"))
            self.stage = "cities"
        elif self.stage == "cities":
            if not self.queue:
                self.stage = "lands"
                return
            s = self.queue.pop(0)
            levels = 1 + (1 if p.has(s, box.MINING) else 0) - (1 if p.has(s, box.EDUCATION) else 0)
            p.tell(say.SLAVES_RISE, s, min(REVOLT_CITIES, len(cities(p, s))), levels)
            p.tell_sum(say.OF_SETTLEMENTS)
            p.tell_term(say.SUM_LEVELS, 1)
            for tech, n in ((box.MINING, 1), (box.EDUCATION, -1)):
                if p.has(s, tech):
                    p.tell_term(say.SUM_TECH, n, tech)
            if levels > 0:
                p.push(RuinCities(s, REVOLT_CITIES, levels))
        elif self.stage == "lands":
            if self.lands:
                self.rise(p, self.lands[0])
            else:
                self.stage = "transports"
        elif self.transports:
            self.rise_aboard(p, self.transports.pop(0))
        else:
            p.end()

    def find(self, p: Universalis, seat: int) -> bool:
        """Where a player keeps slaves."""
        lands = [t for t in p.lands(seat) if p.stored[t * box.GOODS + box.SLAVES]]
        aboard = [x for x in p.transports_of(seat) if p.cargo[x * box.GOODS + box.SLAVES]]
        self.lands += lands
        self.transports += aboard
        return bool(lands or aboard)

    def rise(self, p: Universalis, t: int) -> None:
        """Slaves stored in a territory attack it."""
        n = p.stored[t * box.GOODS + box.SLAVES]
        if not n:
            self.lands.pop(0)
            return
        p.stored[t * box.GOODS + box.SLAVES] = 0
        p.tell(say.SLAVES_ATTACK, p.owner[t], t, n)
        p.push(Battle(box.BARBARIANS, "territory", p.owner[t], t, n, "virtual"))

    def rise_aboard(self, p: Universalis, x: int) -> None:
        """Slaves aboard a transport attack it, and vanish."""
        n = p.cargo[x * box.GOODS + box.SLAVES]
        if n and p.transport_at[x] != NOBODY:
            p.cargo[x * box.GOODS + box.SLAVES] = 0
            p.tell(say.SLAVES_ATTACK, box.OWNER_OF[x], p.transport_at[x], n)
            p.push(Assault(x, n))

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, Battle):
            t = self.lands.pop(0)
            if child.won:
                overrun(p, t, child.force)
                leader_roll(p, t)


class RuinCities(Decision):
    """So many own cities of choice lose settlement levels."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), n=Number(0, REVOLT_CITIES), levels=Number(0, 2), chosen=Some(box.TERRITORY)
    )

    def __init__(self, seat: int = NOBODY, n: int = 0, levels: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.n = n
        self.levels = levels
        self.chosen: list[int] = []

    def run(self, p: Universalis) -> None:
        left = self.left(p)
        if self.n > 0 and len(left) > self.n:
            p.ask(self.seat)
            return
        if self.n > 0:
            self.chosen += left
        for t in self.chosen:
            lower_settlement(p, t, self.levels)
        p.end()

    def left(self, p: Universalis) -> list[int]:
        """Cities not yet named."""
        return [t for t in cities(p, self.seat) if t not in self.chosen]

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.RUIN.each(self.left(p))

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NO_CITY_THERE if do.RUIN.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_RUIN.of(self.n)

    def default(self, p: Universalis, seat: int) -> int:
        best = NOBODY
        for t in self.left(p):
            if best == NOBODY or p.settlement[t] < p.settlement[best]:
                best = t
        return do.RUIN.at(best)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.chosen.append(do.RUIN.a(move))
        self.n -= 1
