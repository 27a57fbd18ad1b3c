"""All that lies on the table of Fief, and who sees it: people, places, pieces, cards, money (2.4, 16).

Of secret stacks it keeps what everybody can work out: so many soldiers at least, so many at most.
"""

from __future__ import annotations

from typing import Final

from reame.games.fief.table import things as t
from reame.games.fief.table.parts import Army, Clash, Estate, Loan
from reame.kernel.fields import (
    Deck,
    Field,
    Flag,
    Grid,
    Hand,
    Many,
    Mask,
    Moves,
    Number,
    One,
    PartOf,
    Per,
    Some,
    Word,
    fields,
    hidden,
    own,
)
from reame.kernel.kinds import NOBODY, SEAT

FIELDS: Final[list[Field]] = [
    *fields(
        round=Number(0, t.MOST_ROUNDS),
        phase=Word(*t.PHASE.words),
        order=Some(SEAT),  # clockwise
        first=One(SEAT, begins=0),
        out=Mask(SEAT),
        coat=Per(SEAT, One(t.COAT), NOBODY),
        points=Per(SEAT, Number(0, t.SCORED.high), 0),
        offers=Per(SEAT, Number(0, t.OFFERS), 0),
        # people
        family=Per(t.LORD, One(SEAT), NOBODY),
        place=Per(t.LORD, One(t.PLACE), NOBODY),
        captor=Per(t.LORD, One(SEAT), NOBODY),
        shares=Grid(t.LORD, t.OCCUPANT, 0, t.MOST_STRENGTH),  # of a ransom, by seat
        spouse=Per(t.LORD, One(t.LORD), NOBODY),
        # by seat, allies by a marriage that death has ended, until the fiefs are inherited
        mourning=Per(SEAT, Mask(SEAT), 0),
        bishop=Per(t.LORD, One(t.BISHOPRIC), NOBODY),
        cardinals=Mask(t.LORD),
        maid=One(t.LORD),
        king=One(t.LORD),
        queen=One(t.LORD),
        prince=One(t.LORD),
        regent=One(t.LORD),
        majority=Number(0, t.MOST_ROUNDS + t.REGENCY),  # the round at whose end a young king comes of age; 0: he is
        guards=Per(t.GUARD, Number(0, max(t.GUARD_POINTS)), 0),
        guards_at=Per(t.GUARD, One(t.PLACE), NOBODY),
        guards_of=Per(t.GUARD, One(SEAT), NOBODY),
        guards_leave=Mask(t.GUARD),  # their person has died in the battle that goes on
        guards_owed=Flag(),  # a queen crowned in prison
        # land
        title=Per(t.REGION, One(t.LORD), NOBODY),
        fief=Per(t.REGION, One(SEAT), NOBODY),
        capital=Per(t.REGION, One(t.VILLAGE), NOBODY),
        claim=Per(t.REGION, One(t.CLAIM), NOBODY),
        weather=Mask(t.REGION),
        famine=Mask(t.REGION),
        tax=Per(t.REGION, One(SEAT), NOBODY),
        tithe=Per(t.BISHOPRIC, One(t.LORD), NOBODY),
        walls=Per(t.VILLAGE, Number(0, t.CITADEL), 0),
        mills=Per(t.VILLAGE, Number(0, t.WORKS_PER_VILLAGE), 0),
        presses=Per(t.VILLAGE, Number(0, t.WORKS_PER_VILLAGE), 0),
        occupants=Per(t.VILLAGE, Some(t.OCCUPANT), []),
        let_in=Grid(t.VILLAGE, t.OCCUPANT, 0, t.SEATS),  # by whom: his seat + 1
        # pieces
        armies=Many(PartOf(Army), most=17),
        demanded=Per(t.VILLAGE, Mask(SEAT), 0),
        resisting=Per(t.VILLAGE, Mask(SEAT), 0),
        fought=Many(PartOf(Clash), most=504),
        controller=One(SEAT),
        rebels=Number(0, t.REBEL_POINTS),
        rebels_at=One(t.PLACE),
        preached=Mask(t.LORD),
        steps_made=Per(t.LORD, Number(0, t.STEPS_WITH_D_ARC), 0),
        # the most steps made by soldiers who came this turn, as everybody sees
        tired=Per(t.VILLAGE, Number(0, t.STEPS_WITH_D_ARC), 0),
        titles_moved=Mask(t.REGION),
        # the crown
        candidates=Per(SEAT, One(t.LORD), NOBODY),
        balloted=Flag(),
        # stacks: so many soldiers at least, so many at most
        least=Grid(SEAT, t.PLACE, 0, t.SOLDIERS),
        most=Grid(SEAT, t.PLACE, 0, t.SOLDIERS),
        discards=Per(t.CARD, Number(0, max(t.CARD_COUNT)), 0),
    ),
    *own(
        money=Per(SEAT, Number(0, t.MOST_ECUS), 0),
        hands=Per(SEAT, Hand(t.CARD)),
        soldiers=Grid(SEAT, t.PLACE, 0, t.SOLDIERS),
        once=Grid(SEAT, t.PLACE, 0, t.SOLDIERS),
        twice=Grid(SEAT, t.PLACE, 0, t.SOLDIERS),
        thrice=Grid(SEAT, t.PLACE, 0, t.SOLDIERS),
        pledge=Per(SEAT, One(t.VOTE), NOBODY),
        blessing=Grid(SEAT, t.LORD, 0, t.BLESSED),  # promised: 1 no, 2 yes
        said=Per(SEAT, Many(Moves(t.MOVES, most=5), most=48), []),
    ),
    *hidden(
        deck=Deck(t.CARD),
        treasury=Number(-t.MOST_ECUS, t.MONEY),
        escrow=Per(t.LORD, Number(0, t.MOST_ECUS), 0),
        estates=Many(PartOf(Estate), most=96),
        loans=Many(PartOf(Loan), most=1920),
        pledge_known=Per(SEAT, Mask(SEAT), 0),
        blurred=Per(SEAT, Mask(SEAT), 0),  # who cannot tell this seat's money, after whispered deals
    ),
]
