"""What moves and things of Universalis would mean, from the eyes of a seat."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.prospects import fights, reach, realm, trade
from reame.games.universalis.prospects.choices import choices
from reame.games.universalis.table import things as box
from reame.kernel.kinds import SEAT
from reame.kernel.prospects import CHOICES, Subject

PROSPECTS: Final[dict[str, Subject]] = {
    CHOICES: Subject(choices),
    "battle": Subject(fights.battle),
    "attacks": Subject(fights.attacks, box.BANNER),
    "ways": Subject(trade.ways, box.TRANSPORT),
    "marches": Subject(reach.marches, box.BANNER),
    "routes": Subject(trade.routes),
    "markets": Subject(trade.markets),
    "goods": Subject(trade.goods),
    "lands": Subject(realm.lands),
    "powers": Subject(realm.powers),
    "technologies": Subject(realm.technologies, SEAT),
    "objective": Subject(realm.objective),
    "crusade": Subject(realm.crusade),
    "forces": Subject(realm.forces),
}
