"""The combat phase [3.9]: war transports and banners move, siege engines too, banners attack (D14)."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.church.feeding import FEEDING
from reame.games.universalis.decision.menu import Menu
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.diplomacy.intrigue import INTRIGUE
from reame.games.universalis.realm.routes import full_moves
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.blockade import DeclareBlockade, LiftBlockade
from reame.games.universalis.war.engines import MoveEngine
from reame.games.universalis.war.movement import Transports
from reame.games.universalis.war.on_foot import MarchOn
from reame.games.universalis.war.targets import ATTACKS
from reame.kernel.fields import Field, Moves, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS


class CombatPhase(Decision):
    """In any order and repeatedly, until the player ends it."""

    rule: ClassVar[str] = "3.9"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("start", "acts", "end", "done"), declared=Moves(do.MOVES)
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "start"
        self.declared: list[int] = []  # blockades; each only once in a phase

    def run(self, p: Universalis) -> None:
        if self.stage == "done" or not p.alive(self.seat):
            p.end()
        elif self.stage == "start":
            for x in p.transports_of(self.seat):
                if not box.IS_TRADE[box.TYPE_OF[x]]:
                    p.transport_moves[x] = full_moves(p, x)
                    p.delay[x] = 0
            self.stage = "acts"
        elif self.stage == "acts":
            p.ask(self.seat)
        else:
            self.close(p)
            self.stage = "done"

    def close(self, p: Universalis) -> None:
        """Banners learn from their conquests; war transports keep a point for what trade transports hand over."""
        for b in p.banners_of(self.seat):
            if p.conquests[b] and p.experience[b] < box.EXPERIENCE_MOST:
                p.experience[b] = min(box.EXPERIENCE_MOST, p.experience[b] + p.conquests[b])
                p.tell(say.BANNER_LEARNS, self.seat, b, p.experience[b])
            p.conquests[b] = p.attacks[b] = p.banner_moves[b] = 0
        for t in p.lands(self.seat):
            p.engines_moved[t * 2] = p.engines_moved[t * 2 + 1] = 0

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return COMBAT.moves(p, seat, self)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        return COMBAT.refuse(p, seat, move, self)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_COMBAT.of()

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "end"
        else:
            COMBAT.take(p, seat, move, self)


COMBAT: Final = Menu[CombatPhase](
    *INTRIGUE,
    Transports(False, do.LOAD_GOODS, do.UNLOAD_GOODS, do.TRANSFER_GOODS),
    MarchOn(),
    MoveEngine(),
    *ATTACKS,
    DeclareBlockade(do.BLOCKADE, strait=False),
    DeclareBlockade(do.CLOSE_STRAIT, strait=True),
    LiftBlockade(do.LIFT, strait=False),
    LiftBlockade(do.OPEN_STRAIT, strait=True),
    *FEEDING,
)
