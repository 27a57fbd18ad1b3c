"""What a kingdom of MedioEvo Universalis counts: honour, lands, armies, florins, learning, pieces, cards."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.realm.honour import total
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.journal import Tally

TERMS: Final[dict[str, float]] = {
    "honour": 1.0,
    "territories": 1.0,
    "armies": 3.0,
    "florins": 150.0,
    "goods": 3.0,
    "technologies": 1.0,
    "transports": 1.0,
    "banners": 0.5,
    "cards": 1.0,
    "wars": -0.5,
}

TALLIES: Final = [
    Tally("battles", [say.BATTLE_TERRITORY, say.BATTLE_WILD, say.BATTLE_PIECES, say.BATTLE_FLEET, say.BATTLE_PIRATES]),
    Tally("declared", [say.WAR_DECLARED], 0),
    Tally("deals", [say.OFFER_ACCEPTED]),
    Tally("broken", [say.PACT_REVOKED, say.ALLIANCE_REVOKED], 0),
]


def terms(p: Universalis, seat: int) -> list[tuple[str, float]]:
    """Of a seat."""
    if not p.alive(seat):
        return [(name, 0.0) for name in TERMS]
    transports = p.transports_of(seat)
    goods = 0
    for x in transports:
        if box.IS_TRADE[box.TYPE_OF[x]]:
            for g in range(box.GOODS):
                goods += p.cargo[x * box.GOODS + g]
    wars = 0
    for s in range(p.seats):
        if p.alive(s) and p.war[seat * box.SEATS + s]:
            wars += 1
    return [
        ("honour", float(total(p, seat))),
        ("territories", float(len(p.lands(seat)))),
        ("armies", float(p.armies_on_map(seat) + p.kept(seat, 0))),
        ("florins", float(p.florins[seat])),
        ("goods", float(goods)),
        ("technologies", float(p.techs(seat))),
        ("transports", float(len(transports))),
        ("banners", float(p.number_of_banners(seat))),
        ("cards", float(p.hands[seat].size())),
        ("wars", float(wars)),
    ]
