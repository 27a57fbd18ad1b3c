"""Technologies come to a player [7.2]; all of them are worth a point of honour."""

from __future__ import annotations

from reame.games.universalis.realm.ledger import score, turn_up
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis


def learn(p: Universalis, seat: int, tech: int) -> None:
    """A technology bought in this turn: it works at once, but opens nothing before the next."""
    bit: int = 2**tech
    p.technologies[seat] |= bit
    p.fresh[seat] |= bit
    p.tell(say.LEARNED, seat, tech)
    if p.techs(seat) == box.TECHS:
        score(p, seat, box.AWARD["all_technologies"], "all_technologies")
    turn_up(p, seat)
