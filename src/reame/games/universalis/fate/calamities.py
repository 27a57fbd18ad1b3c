"""Calamities [8]: the card is drawn and carried out; what it does stands in files of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from reame.games.universalis.barbarians.invasion import Invasion
from reame.games.universalis.barbarians.pirates import PirateSwarm
from reame.games.universalis.church.call import CrusadeCall
from reame.games.universalis.fate.alchemy import alchemy
from reame.games.universalis.fate.civil_war import CivilWar
from reame.games.universalis.fate.crown import emperor, governor
from reame.games.universalis.fate.deceit import Deceit
from reame.games.universalis.fate.disasters import assault_convoys, council, disorder, storm
from reame.games.universalis.fate.famine import Famine, Plague
from reame.games.universalis.fate.inquisition import Inquisition, Superstition
from reame.games.universalis.fate.slaves import SlaveRevolt
from reame.games.universalis.realm.ledger import refill
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step

# What a card does, with the player who drew it; most push a step.
CALAMITIES: Final[dict[str, Callable[[Universalis, int], None]]] = {
    "alchimia": alchemy,
    "assalto_convogli": assault_convoys,
    "carestia": lambda p, seat: p.push(Famine(seat)),
    "concilio": council,
    "crociata": lambda p, _seat: p.push(CrusadeCall()),
    "disordini": disorder,
    "governatore": governor,
    "guerra_civile": lambda p, seat: p.push(CivilWar(seat)),
    "imperatore": emperor,
    "inganno": lambda p, seat: p.push(Deceit(seat)),
    "inquisizione": lambda p, seat: p.push(Inquisition(seat)),
    "invasioni": lambda p, _seat: p.push(Invasion()),
    "peste": lambda p, seat: p.push(Plague(seat)),
    "pirati": lambda p, _seat: p.push(PirateSwarm()),
    "rivolta_schiavi": lambda p, seat: p.push(SlaveRevolt(seat)),
    "superstizione": lambda p, seat: p.push(Superstition(seat)),
    "tempesta": storm,
}


class DrawCalamity(Step[Universalis]):
    """Two skulls: a calamity with this player as drawer; then barbarian buildings grow [3.4]."""

    rule: ClassVar[str] = "8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("draw", "strike", "grow", "done"), card=One(box.CALAMITY)
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "draw"
        self.card = NOBODY

    def run(self, p: Universalis) -> None:
        if self.stage == "draw":
            self.stage = "grow"
            if refill(p.calamities, p.calamity_discards):
                self.card = p.calamities.draw(p.dice)
                p.calamity_discards.add(self.card)
                p.tell(say.CALAMITY_DRAWN, self.seat, self.card)
                self.stage = "strike"
        elif self.stage == "strike":
            self.stage = "grow"
            CALAMITIES[box.CALAMITY.word(self.card)](p, self.seat)
        elif self.stage == "grow":
            grow_buildings(p)
            self.stage = "done"
        else:
            p.end()

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, CrusadeCall) and child.void:
            p.tell(say.CALAMITY_VOID, self.card)


def grow_buildings(p: Universalis) -> None:
    """Every barbarian city and fortification that stands gains a level [3.4, R60]."""
    p.tell(say.WILD_BUILDINGS)
    for t in range(box.TERRITORIES):
        if p.owner[t] == box.BARBARIANS:
            if p.settlement[t]:
                p.settlement[t] = min(box.TOP, p.settlement[t] + 1)
            if p.fort[t]:
                p.fort[t] = min(max(1, p.settlement[t]), p.fort[t] + 1)
