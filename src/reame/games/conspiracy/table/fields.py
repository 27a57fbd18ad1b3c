"""All that lies on the table of Medieval Conspiracy, and who sees it."""

from __future__ import annotations

from typing import Final

from reame.games.conspiracy.table import things as t
from reame.kernel.fields import Deck, Field, Flag, Grid, Hand, Mask, Number, One, Per, Some, Word, fields, hidden, own
from reame.kernel.kinds import NOBODY, SEAT

FIELDS: Final[list[Field]] = (
    fields(
        turn=Number(0, t.TURN.high),
        active=One(SEAT, begins=0),
        phase=Word(*t.PHASES),
        half=One(t.HALF),  # of the map, with two players
        owner=Per(t.TERRITORY, One(SEAT), NOBODY),
        vacant=One(t.TERRITORY),  # its ruler is dead; the former owner stays noted until the succession is settled
        works=Per(t.TERRITORY, Mask(t.WORK), 0),
        troops=Grid(t.TERRITORY, t.UNIT, 0, t.UNITS_MOST),
        heirs=Grid(SEAT, t.ZONE, 0, t.HEIRS_MOST),
        preacher_owner=One(SEAT),
        preacher_at=One(t.TERRITORY),
        preacher_captor=One(SEAT),
        prisoners=Grid(SEAT, SEAT, 0, t.UNITS_MOST),  # knights, by captor and owner
        holder=Per(t.MASTER, One(SEAT), NOBODY),
        marker=Per(t.MASTER, One(t.ELECTOR), NOBODY),
        tracks=Grid(t.MASTER, SEAT, 0, t.TRACK_MOST),  # as of the last completed step
        reached=Grid(t.MASTER, SEAT, 0, t.CLOCK_MOST),  # when a value was last raised, by the clock
        clock=Number(0, t.CLOCK_MOST),
        slots=Some(t.EVENT),
        event_discard=Per(t.EVENT, Number(0, max(t.EVENT_COUNTS)), 0),
        action_discard=Per(t.CARD, Number(0, max(t.ACTION_COUNTS)), 0),
        elector_discard=Mask(t.ELECTOR),
        sold=Mask(t.ELECTOR),  # electorates sold at least once
        peace=Flag(begins=True),
        outlaws=Mask(SEAT),
        last_turn=Flag(),
        sales=Per(t.GOODS, Number(0, t.SALES_MOST), 0),  # auctions won so far, and ...
        spent=Per(t.GOODS, Number(0, t.SALES_MOST * t.DUCATS.high), 0),  # ... what was paid in them
    )
    + own(ducats=Per(SEAT, Number(0, t.PURSE_MOST), 0), hands=Per(SEAT, Hand(t.CARD)))
    + hidden(
        deck=Deck(t.CARD),
        events_top=Deck(t.EVENT),
        events_middle=Deck(t.EVENT),
        events_bottom=Deck(t.EVENT),
        electors=Deck(t.ELECTOR),
    )
)
