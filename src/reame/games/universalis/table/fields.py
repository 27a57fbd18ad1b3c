"""All that a position of MedioEvo Universalis holds: its fields, how far their numbers go, and who sees them."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.table import things as box
from reame.games.universalis.table.parts import Blockade, Ground, Instalment, PirateShip, Train
from reame.kernel.fields import (
    Deck,
    Field,
    Grid,
    Hand,
    Many,
    Mask,
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

ARMIES: Final = Number(0, box.ARMIES_MOST)
FLORINS: Final = Number(0, box.FLORINS_MOST)
LEVEL: Final = Number(0, box.EXPERIENCE_MOST + 1)  # a banner with its general
LAST_TURN: Final = box.TURNS_MOST + box.TURNS.high  # that a truce or the preparation of a crusade can last to

FIELDS: Final[list[Field]] = (
    fields(
        turn=Number(0, box.TURNS_MOST),
        phase=Word(*box.PHASE.words),
        active=One(SEAT),  # whose turn it is
        order=Some(SEAT),  # the swords of this turn; dead players are left out
        dead=Mask(SEAT),
        kingdom=Per(SEAT, One(box.KINGDOM), NOBODY),
        honour=Per(SEAT, Number(-box.HONOUR_MOST, box.HONOUR_MOST), 0),
        technologies=Per(SEAT, Mask(box.TECH), 0),
        fresh=Per(SEAT, Mask(box.TECH), 0),  # bought in this turn: no prerequisites yet
        merchants=Per(SEAT, Number(0, box.CARD_COUNT[box.MERCHANT]), 0),  # face up
        collectors=Per(SEAT, Number(0, box.CARD_COUNT[box.TAX_COLLECTOR]), 0),
        coins=Per(SEAT, Number(0, box.HONOUR_MOST // 10), 0),  # honour coins not spent
        tens=Per(SEAT, Number(0, box.HONOUR_MOST // 10), 0),  # tens of honour for which a coin was given
        council=Per(SEAT, Number(0, box.COUNCIL_POPE), 0),  # technologies at half price in the next purchase
        # territories
        owner=Per(box.TERRITORY, One(box.HOLDER), NOBODY),  # NOBODY: not in play
        armies=Per(box.TERRITORY, ARMIES, 0),  # of the owner, loose
        settlement=Per(box.TERRITORY, Number(0, box.TOP), 0),
        fort=Per(box.TERRITORY, Number(0, box.TOP), 0),
        cathedral=Per(box.TERRITORY, Number(0, 1), 0),
        catapults=Per(box.TERRITORY, Number(0, box.ENGINES_AT_ONCE), 0),  # of the owner
        bombards=Per(box.TERRITORY, Number(0, box.ENGINES_AT_ONCE), 0),
        leader=Per(box.TERRITORY, One(box.LEADER), 0),  # of barbarians
        stored=Grid(box.TERRITORY, box.GOOD, 0, box.GOODS_MOST),
        finds=Grid(box.TERRITORY, box.GOOD, 0, box.GOODS_MOST),  # treasure goods, free for whoever loads them
        tower=Per(box.TERRITORY, Number(0, 1), 0),
        poles=Per(box.TERRITORY, Number(0, len(box.TOWERS)), 0),
        building=Per(box.TERRITORY, One(box.BUILDING), 0),
        barn=Per(box.TERRITORY, Number(0, box.FARM_GRAIN), 0),  # grain reserves in a farm
        complete=Per(box.KINGDOM, One(box.HOLDER), NOBODY),  # who held all of it when this player's turn began
        awarded=Grid(SEAT, box.KINGDOM, 0, 1),
        lords=Per(box.KINGDOM, One(SEAT), NOBODY),  # of a minor kingdom, who held it whole last [R21]
        # transports: at an area, or nowhere
        transport_at=Per(box.TRANSPORT, One(box.AREA), NOBODY),
        transport_armies=Per(box.TRANSPORT, Number(0, max(map(max, box.ARMIES_OF))), 0),
        cargo=Grid(box.TRANSPORT, box.GOOD, 0, max(map(max, box.GOODS_OF))),
        transport_moves=Per(box.TRANSPORT, Number(0, box.MOVES_MOST), 0),  # movement points left
        delay=Per(box.TRANSPORT, Number(box.STAND_STILL, box.MOVES_MOST), 0),  # change of movement in the next phase
        sheltered=Per(box.TRANSPORT, Number(0, 1), 0),  # still in a foreign start port
        # banners: experience 0 is no banner; aboard a transport, or at a territory
        experience=Per(box.BANNER, Number(0, box.EXPERIENCE_MOST), 0),
        general=Per(box.BANNER, Number(0, 1), 0),
        banner_at=Per(box.BANNER, One(box.TERRITORY), NOBODY),
        banner_on=Per(box.BANNER, One(box.TRANSPORT), NOBODY),
        banner_level=Per(box.BANNER, LEVEL, 0),  # read at the start of the turn
        banner_moves=Per(box.BANNER, LEVEL, 0),
        attacks=Per(box.BANNER, LEVEL, 0),  # still to be made in this turn
        conquests=Per(box.BANNER, LEVEL, 0),
        trains=Many(PartOf(Train), most=box.SEATS * box.TERRITORIES),
        engines_moved=Grid(box.TERRITORY, box.ENGINE, 0, box.ENGINES_AT_ONCE),  # came here in this phase
        pirates=Many(PartOf(PirateShip), most=box.PIRATES_MOST),
        blockades=Many(PartOf(Blockade), most=box.BLOCKADES_MOST),
        # relations, by pairs of seats
        war=Grid(SEAT, SEAT, 0, 1),
        truce=Grid(SEAT, SEAT, 0, LAST_TURN),  # the last turn of it
        alliance=Grid(SEAT, SEAT, 0, 1),
        comrades=Grid(SEAT, SEAT, 0, 2**box.SEATS - 1),  # foes, as bits, against whom two fight side by side
        passage=Grid(SEAT, SEAT, 0, 1),  # from grantor to grantee
        trade=Grid(SEAT, SEAT, 0, 1),
        passage_term=Grid(SEAT, SEAT, 0, LAST_TURN),  # by card, the last turn of it
        trade_term=Grid(SEAT, SEAT, 0, LAST_TURN),
        toll=Grid(SEAT, SEAT, 0, box.TOLL.high),  # per cent, from taker to payer
        claims=Grid(SEAT, SEAT, 0, box.HONOUR_MOST),  # casus belli of the first against the second
        instalments=Many(PartOf(Instalment)),
        # Pope and crusade
        pope=One(SEAT),
        excommunicated=Mask(SEAT),
        banned=Mask(SEAT),  # the one-turn ban
        grounds=Many(PartOf(Ground), most=box.GROUNDS_MOST),  # for excommunication, in this turn
        crusade=Word("none", "preparing", "marching"),
        crusade_target=One(box.TERRITORY),
        crusade_start=One(box.TERRITORY),
        crusade_due=Number(0, LAST_TURN),  # the last turn of preparation
        crusaders=Mask(SEAT),
        crusade_foe=One(SEAT),  # with whom they are at war for the crusade alone
        crusade_wars=Mask(SEAT),  # crusaders whose war with the foe the crusade made
        pledge=Per(SEAT, ARMIES, 0),
        host_at=One(box.AREA),
        host=Per(SEAT, ARMIES, 0),
        host_banner=Per(SEAT, Number(0, box.EXPERIENCE_MOST), 0),  # its experience
        host_general=Per(SEAT, Number(0, 1), 0),
        host_engine=Per(SEAT, One(box.ENGINE), NOBODY),
        host_order=Some(SEAT),  # in which its players fight, once fixed
        crusade_holder=One(box.HOLDER),  # of the target, as last seen
        discards=Deck(box.CARD),
        event_discards=Deck(box.EVENT),
        calamity_discards=Deck(box.CALAMITY),
        treasure_discards=Deck(box.TREASURE),
    )
    + own(
        florins=Per(SEAT, FLORINS, 0),
        reserve=Grid(SEAT, box.RESERVE, 0, box.ARMIES_MOST),
        hands=Per(SEAT, Hand(box.CARD)),
        objective=Per(SEAT, One(box.OBJECTIVE), NOBODY),
        grain=Per(SEAT, Number(0, box.GRAIN_MOST), 0),
    )
    + hidden(
        deck=Deck(box.CARD),
        events=Deck(box.EVENT),
        calamities=Deck(box.CALAMITY),
        treasures=Deck(box.TREASURE),
        least=Per(SEAT, FLORINS, 0),  # bounds that everybody can work out: of florins from below,
        most=Per(SEAT, FLORINS, 0),  # of florins and what was bought unseen, at its price,
        gone=Per(SEAT, FLORINS, 0),  # and how much of that certainly was
        known=Grid(SEAT, box.RESERVE, 0, box.ARMIES_MOST),  # pieces that all know to wait in a reserve
        bare=Mask(SEAT),  # who has shown that no general does, since the last purchase
        grain_most=Per(SEAT, Number(0, box.GRAIN_MOST), 0),  # bound of grain reserves, likewise
        earned=Grid(SEAT, box.SOURCE, 0, box.FLORINS_MOST),  # a tally for statistics
    )
)
