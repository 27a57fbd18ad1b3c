"""All that lies on the table of Medieval, and who sees it. Sets of powers, provinces and map cards are masks.

`least` and `most` are, for each pair of seats, between which sums the one knows the florins of the other to be, from
all payments it has seen.
"""

from __future__ import annotations

from typing import Final

from reame.games.medieval.land.geography import START_MASK
from reame.games.medieval.table import things as t
from reame.games.medieval.table.parts import Grant, Marriage, Promise
from reame.games.medieval.table.things import CARD, MAP, POWER, PROVINCE
from reame.kernel.fields import (
    Deck,
    Field,
    Flag,
    Grid,
    Hand,
    Many,
    Mask,
    Number,
    One,
    PartOf,
    Per,
    fields,
    hidden,
    own,
)
from reame.kernel.kinds import NOBODY, SEAT

FIELDS: Final[list[Field]] = (
    fields(
        turn=Number(0, t.MOST_TURNS),
        active=One(SEAT),
        picked=Per(POWER, One(SEAT), NOBODY),  # in the draft, and by whom
        in_play=Mask(MAP, begins=START_MASK),
        gone=Mask(MAP),
        controller=Per(PROVINCE, One(SEAT), NOBODY),
        knights=Mask(PROVINCE, i64=True),
        heresy=Mask(PROVINCE, i64=True),
        face=Per(POWER, One(t.FACE), t.HIDDEN),
        holder=Per(POWER, One(SEAT), NOBODY),
        ruler=Per(POWER, One(t.RULER), begins=t.PRINTED_RULER),
        excommunicated=Mask(POWER, i64=True),
        disaster=Mask(POWER, i64=True),
        civil_war=Mask(POWER, i64=True),
        paid=Mask(POWER, i64=True),  # powers whose initial florins somebody has had
        marriages=Many(PartOf(Marriage), most=POWER.size),
        promises=Many(PartOf(Promise), most=t.MOST_PROMISES),
        discard=Per(CARD, Number(0, max(t.COPIES)), 0),
        mongols_aside=Number(0, t.HARMLESS_MONGOLS - 1),
        mongols_drawn=Number(0, t.HARMLESS_MONGOLS + t.REAL_MONGOLS),
        mongols_resolved=Number(0, t.REAL_MONGOLS),
        endgame=Flag(),
        quiet_turns=Number(0, t.QUIET_ROUNDS * t.MOST_SEATS),
        # this turn
        drawn=Number(0, t.HAND_SIZE),  # action cards, this turn
        map_drawn=Flag(),
        attacks=Number(0, t.ATTACKS),
        used=Mask(POWER, i64=True),
        crusade_called=Flag(),
        papal_passage=Flag(),
        marked_at_start=Mask(POWER, i64=True),
        acted=Flag(),
        locked=Mask(POWER, i64=True),
        fresh=Mask(POWER, i64=True),  # powers excommunicated this turn
        grants=Many(PartOf(Grant), most=t.MOST_GRANTS),
        proposals=Number(0, t.PROPOSALS),
        loose=Per(
            SEAT, Number(0, t.HAND_SIZE), 0
        ),  # how many cards of a hand may be mandatory ones, for all anybody knows
    )
    + own(
        florins=Per(SEAT, Number(0, t.MOST_FLORINS), 0),
        hands=Per(SEAT, Hand(CARD)),
        least=Grid(SEAT, SEAT, 0, t.MOST_FLORINS),
        most=Grid(SEAT, SEAT, 0, t.MOST_FLORINS),
    )
    + hidden(deck=Deck(CARD), maps=Deck(MAP))
)
