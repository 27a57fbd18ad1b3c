"""Everything that lies on the table of Fief, and who sees it: people, places, pieces, cards, money (2.4, 16)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.table import things as t
from reame.games.fief.table.parts import Army, Clash, Estate, Loan
from reame.games.fief.table.pieces import Change
from reame.kernel.cards import Bag, Cards
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
from reame.kernel.game import Game
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.position import Position


class Board(Position):
    """The fields. Of secret stacks it keeps what everybody can work out: so many at least, so many at most."""

    FIELDS: ClassVar[list[Field]] = [
        *fields(
            round=Number(0, t.MOST_ROUNDS),
            phase=Word(*t.PHASE.words),
            order=Some(SEAT),
            first=One(SEAT),
            out=Mask(SEAT),
            coat=Per(SEAT, One(t.COAT), NOBODY),
            points=Per(SEAT, Number(0, t.SCORED.high), 0),
            offers=Per(SEAT, Number(0, t.OFFERS), 0),
            family=Per(t.LORD, One(SEAT), NOBODY),
            place=Per(t.LORD, One(t.PLACE), NOBODY),
            captor=Per(t.LORD, One(SEAT), NOBODY),
            shares=Grid(t.LORD, t.OCCUPANT, 0, t.MOST_STRENGTH),
            spouse=Per(t.LORD, One(t.LORD), NOBODY),
            mourning=Per(SEAT, Mask(SEAT), 0),
            bishop=Per(t.LORD, One(t.BISHOPRIC), NOBODY),
            cardinals=Mask(t.LORD),
            maid=One(t.LORD),
            king=One(t.LORD),
            queen=One(t.LORD),
            prince=One(t.LORD),
            regent=One(t.LORD),
            majority=Number(0, t.MOST_ROUNDS + t.REGENCY),
            guards=Per(t.GUARD, Number(0, max(t.GUARD_POINTS)), 0),
            guards_at=Per(t.GUARD, One(t.PLACE), NOBODY),
            guards_of=Per(t.GUARD, One(SEAT), NOBODY),
            guards_leave=Mask(t.GUARD),
            guards_owed=Flag(),
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
            let_in=Grid(t.VILLAGE, t.OCCUPANT, 0, t.SEATS),
            armies=Many(PartOf(Army), most=17),
            demanded=Per(t.VILLAGE, Mask(SEAT), 0),
            resisting=Per(t.VILLAGE, Mask(SEAT), 0),
            fought=Many(PartOf(Clash), most=504),
            controller=One(SEAT),
            rebels=Number(0, t.REBEL_POINTS),
            rebels_at=One(t.PLACE),
            preached=Mask(t.LORD),
            steps_made=Per(t.LORD, Number(0, t.STEPS_WITH_D_ARC), 0),
            tired=Per(t.VILLAGE, Number(0, t.STEPS_WITH_D_ARC), 0),
            titles_moved=Mask(t.REGION),
            candidates=Per(SEAT, One(t.LORD), NOBODY),
            balloted=Flag(),
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
            blessing=Grid(SEAT, t.LORD, 0, t.BLESSED),
            said=Per(SEAT, Many(Moves(t.MOVES, most=5), most=48), []),
        ),
        *hidden(
            deck=Deck(t.CARD),
            treasury=Number(-t.MOST_ECUS, t.MONEY),
            escrow=Per(t.LORD, Number(0, t.MOST_ECUS), 0),
            estates=Many(PartOf(Estate), most=96),
            loans=Many(PartOf(Loan), most=1920),
            pledge_known=Per(SEAT, Mask(SEAT), 0),
            blurred=Per(SEAT, Mask(SEAT), 0),
        ),
    ]

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        self.round = 0
        self.phase = "setup"
        self.order = list(range(seats))  # clockwise
        self.first = 0
        self.out = 0
        self.coat = [NOBODY] * seats
        self.points = [0] * seats
        self.offers = [0] * seats
        # people
        self.family = [NOBODY] * t.LORDS
        self.place = [NOBODY] * t.LORDS
        self.captor = [NOBODY] * t.LORDS
        self.shares = [0] * (t.LORDS * t.OCCUPANT.size)  # of a ransom, by seat
        self.spouse = [NOBODY] * t.LORDS
        self.mourning = [0] * seats  # by seat, allies by a marriage that death has ended, until the fiefs are inherited
        self.bishop = [NOBODY] * t.LORDS
        self.cardinals = 0
        self.escrow = [0] * t.LORDS
        self.maid = NOBODY
        self.king = NOBODY
        self.queen = NOBODY
        self.prince = NOBODY
        self.regent = NOBODY
        self.majority = 0  # the round at whose end a young king comes of age; 0: he is
        self.guards = [0, 0]
        self.guards_at = [NOBODY, NOBODY]
        self.guards_of = [NOBODY, NOBODY]
        self.guards_leave = 0  # their person has died in the battle that goes on
        self.guards_owed = False  # a queen crowned in prison
        # land
        self.title = [NOBODY] * t.REGIONS
        self.fief = [NOBODY] * t.REGIONS
        self.capital = [NOBODY] * t.REGIONS
        self.claim = [NOBODY] * t.REGIONS
        self.weather = 0
        self.famine = 0
        self.tax = [NOBODY] * t.REGIONS
        self.tithe = [NOBODY] * t.BISHOPRICS
        self.walls = [0] * t.VILLAGES
        self.mills = [0] * t.VILLAGES
        self.presses = [0] * t.VILLAGES
        self.occupants: list[list[int]] = [[] for _ in range(t.VILLAGES)]
        self.let_in = [0] * (t.VILLAGES * t.OCCUPANT.size)  # by whom: his seat + 1
        # pieces
        self.soldiers = [0] * (seats * t.PLACES)
        self.least = [0] * (seats * t.PLACES)
        self.most = [0] * (seats * t.PLACES)
        self.once = [0] * (seats * t.PLACES)
        self.twice = [0] * (seats * t.PLACES)
        self.thrice = [0] * (seats * t.PLACES)
        self.steps_made = [0] * t.LORDS
        self.tired = [0] * t.VILLAGES  # the most steps made by soldiers who came this turn, as everybody sees
        self.armies: list[Army] = []
        self.demanded = [0] * t.VILLAGES
        self.resisting = [0] * t.VILLAGES
        self.fought: list[Clash] = []
        self.controller = NOBODY
        self.rebels = 0
        self.rebels_at = NOBODY
        self.preached = 0
        self.titles_moved = 0
        # crown and talks
        self.candidates = [NOBODY] * seats
        self.balloted = False
        self.pledge = [NOBODY] * seats
        self.blessing = [0] * (seats * t.LORDS)  # promised: 1 no, 2 yes
        self.pledge_known = [0] * seats
        self.said: list[list[list[int]]] = [[] for _ in range(seats)]
        # cards and money
        self.deck = Bag(t.CARDS)
        self.discards = [0] * t.CARDS
        self.hands = [Cards() for _ in range(seats)]
        self.money = [0] * seats
        self.treasury = 0
        self.estates: list[Estate] = []
        self.loans: list[Loan] = []
        self.blurred = [0] * seats  # who cannot tell this seat's money, after whispered deals
        # what follows from all this, or from the options
        self._dealing = True
        self._turns: list[int] = []  # worked out when needed; empty if it may have changed
        self._pieces: list[Change | None] = [None] * seats  # counted when needed; None where stacks have changed
        self._free: list[list[int]] = []  # by seat, looked up when needed; empty if families have changed
        self._built: list[int] = []  # by work, counted when needed; empty if walls or works have changed
        self._marched = True  # may soldiers have made steps? Not after they were cleared

    def adopt(self, options: dict[str, int]) -> None:
        """Whether there are deals is asked before most moves."""
        super().adopt(options)
        self._dealing = options["deals"] == 1

    def copy_to(self, new: Board) -> None:
        """Field by field: a search makes more clones than anything else."""
        new.round = self.round
        new.phase = self.phase
        new.order = self.order.copy()
        new.first = self.first
        new.out = self.out
        new.coat = self.coat.copy()
        new.points = self.points.copy()
        new.offers = self.offers.copy()
        new.family = self.family.copy()
        new.place = self.place.copy()
        new.captor = self.captor.copy()
        new.shares = self.shares.copy()
        new.spouse = self.spouse.copy()
        new.mourning = self.mourning.copy()
        new.bishop = self.bishop.copy()
        new.cardinals = self.cardinals
        new.escrow = self.escrow.copy()
        new.maid = self.maid
        new.king = self.king
        new.queen = self.queen
        new.prince = self.prince
        new.regent = self.regent
        new.majority = self.majority
        new.guards = self.guards.copy()
        new.guards_at = self.guards_at.copy()
        new.guards_of = self.guards_of.copy()
        new.guards_leave = self.guards_leave
        new.guards_owed = self.guards_owed
        new.title = self.title.copy()
        new.fief = self.fief.copy()
        new.capital = self.capital.copy()
        new.claim = self.claim.copy()
        new.weather = self.weather
        new.famine = self.famine
        new.tax = self.tax.copy()
        new.tithe = self.tithe.copy()
        new.walls = self.walls.copy()
        new.mills = self.mills.copy()
        new.presses = self.presses.copy()
        new.occupants = [x.copy() for x in self.occupants]
        new.let_in = self.let_in.copy()
        new.soldiers = self.soldiers.copy()
        new.least = self.least.copy()
        new.most = self.most.copy()
        if self._marched:
            new.once = self.once.copy()
            new.twice = self.twice.copy()
            new.thrice = self.thrice.copy()
        # Else nobody has made a step, and the zeros of a blank position will do.
        new.steps_made = self.steps_made.copy()
        new.tired = self.tired.copy()
        new.armies = [x.copy() for x in self.armies]
        new.demanded = self.demanded.copy()
        new.resisting = self.resisting.copy()
        new.fought = [x.copy() for x in self.fought]
        new.controller = self.controller
        new.rebels = self.rebels
        new.rebels_at = self.rebels_at
        new.preached = self.preached
        new.titles_moved = self.titles_moved
        new.candidates = self.candidates.copy()
        new.balloted = self.balloted
        new.pledge = self.pledge.copy()
        new.blessing = self.blessing.copy()
        new.pledge_known = self.pledge_known.copy()
        new.said = [[terms.copy() for terms in row] for row in self.said]
        new.deck = self.deck.clone()
        new.discards = self.discards.copy()
        new.hands = [h.clone() for h in self.hands]
        new.money = self.money.copy()
        new.treasury = self.treasury
        new.estates = [x.copy() for x in self.estates]
        new.loans = [x.copy() for x in self.loans]
        new.blurred = self.blurred.copy()
        new._dealing = self._dealing
        new._turns = self._turns
        new._pieces = self._pieces.copy()
        new._free = self._free
        new._built = self._built
        new._marched = self._marched
