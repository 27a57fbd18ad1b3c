"""The death of the Emperor: election, or anarchy (section 15)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.anarchy.castles import CastleOffer, without_castle
from reame.games.conspiracy.anarchy.riots import Reprisal, Riot, outlaw_fiefs
from reame.games.conspiracy.cards.recruiting import before_anarchy, before_election
from reame.games.conspiracy.crown.election import elect, scores
from reame.games.conspiracy.succession.heirs import Upbringing
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.battle import Battle
from reame.kernel.fields import Field, Number, Word, fields
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step


class EmperorDies(Step[Conspiracy]):
    """Whoever is elected wins; otherwise the peace is suspended until everybody has had his say (15, R65)."""

    rule: ClassVar[str] = "15"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word(
            *["mercenaries", "election", "castles", "arms", "first", "arms_again", "second", "heirs", "peace", "done"]
        ),
        acted=Number(0, t.LARGEST),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "mercenaries"
        self.acted = 0

    def run(self, p: Conspiracy) -> None:
        if self.stage == "mercenaries":
            p.tell(say.EMPEROR_DEAD)
            self.stage = "election"
            p.push(before_election(p))
        elif self.stage == "election":
            self.hold_election(p)
        elif self.stage == "castles":
            self.each(p, "arms")
        elif self.stage == "arms":
            self.stage = "first"
            p.tell(say.RIOTS_BEGIN)
            p.push(before_anarchy(p, p.active))
        elif self.stage == "first":
            self.each(p, "arms_again")
        elif self.stage == "arms_again":
            self.stage = "second"
            if p.outlaws:
                avengers = [s for s in p.order() if outlaw_fiefs(p, s)]
                p.tell(say.REPRISALS_BEGIN if avengers else say.NO_REPRISALS)
                p.push(before_anarchy(p, avengers[0] if avengers else NOBODY))
        elif self.stage == "second":
            self.each(p, "heirs")
        elif self.stage == "heirs":
            self.each(p, "peace")
        elif self.stage == "peace":
            p.outlaws = 0
            p.peace = True
            p.tell(say.PEACE_AGAIN)
            self.stage = "done"
        else:
            p.end()

    def hold_election(self, p: Conspiracy) -> None:
        """The election ends the game, or leaves the Empire without a head."""
        winner = elect(p)
        if winner != NOBODY:
            p.finish([winner], scores(p), "election", "15")
            return
        p.peace = False
        self.stage = "castles"

    def each(self, p: Conspiracy, following: str) -> None:
        """The next player's part of this stage, or the next stage."""
        if self.acted == p.seats:
            self.acted = 0
            self.stage = following
            return
        seat = p.order()[self.acted]
        self.acted += 1
        if self.stage == "castles":
            if without_castle(p, seat):
                p.push(CastleOffer(seat))
        elif self.stage == "first":
            p.push(Riot(seat))
        elif self.stage == "second":
            if outlaw_fiefs(p, seat):
                p.push(Reprisal(seat))
        else:
            p.push(Upbringing(seat, 1))

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, Reprisal) and child.target != NOBODY:
            p.push(Battle(child.target, child.seat))
