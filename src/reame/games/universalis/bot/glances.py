"""Most decisions at a glance: how promising a move is, by the step that asks or by its verb."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.battle.round import Round
from reame.games.universalis.bot.campaign import campaign
from reame.games.universalis.bot.expedition import LEAVE, keeps, spare
from reame.games.universalis.bot.odds import SAFE, all_out, chance, extra_dice
from reame.games.universalis.bot.phases import CERTAIN, CREW, NEVER, heavy
from reame.games.universalis.bot.survey import Survey, prey
from reame.games.universalis.church.host_fight import HostFight
from reame.games.universalis.diplomacy.offer import Offer
from reame.games.universalis.diplomacy.phase import Diplomacy
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.trade.market import HowManyBought, HowManySold
from reame.games.universalis.turn.placement import HowManyPlaced, Placement
from reame.games.universalis.turn.purchase import Purchase
from reame.games.universalis.turn.setup import BANNER_PIECE, CATAPULT_PIECE, CATHEDRAL_PIECE
from reame.games.universalis.war.attack import AttackForce
from reame.games.universalis.war.conquest import OccupyWith
from reame.games.universalis.war.loading import Loading, LoadingArmies, LoadingBanner
from reame.games.universalis.war.on_foot import BannerMarch
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import COUNTER, NO, PASS, PROPOSE, YES
from reame.kernel.steps import Step

S = TypeVar("S", bound=Step[Any], contravariant=True)


class Glance(Generic[S]):
    """How promising moves of one sort are."""

    def weigh(self, p: Universalis, seat: int, top: S, move: int) -> float:
        """Of a seat that is asked by a step."""
        raise NotImplementedError(f"{type(self).__name__}.weigh")


def glance(p: Universalis, seat: int, top: Step[Any], move: int) -> float:
    """How promising a move is outside combat and trade."""
    look = BY_STEP.get(type(top))
    if look is None:
        look = BY_VERB.get(do.MOVES.of(move).name)
    return 1.0 if look is None else look.weigh(p, seat, top, move)


# -- set-up and swords -----------------------------------------------------------------------


class Choosing(Glance[Step[Any]]):
    """The first Christian has the Pope, with ten armies and a point."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        taken = [box.FAITH_OF[k] for k in p.kingdom if k != NOBODY]
        papal = box.FAITH_OF[do.TAKE_KINGDOM.a(move)] == box.CHRISTIAN and box.CHRISTIAN not in taken
        return 3.0 if papal else 1.0


class Stationing(Glance[Step[Any]]):
    """The banner where there is most to conquer, the catapult at the border, the cathedral far from it."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        piece, t = do.STATION.a(move), do.STATION.b(move)
        foreign = len([u for u in box.NEIGHBOURS[t] if p.owner[u] != seat])
        if piece in (BANNER_PIECE, box.CAVALRY):
            return 1.0 + wild_near(p, seat, t)
        if piece == CATAPULT_PIECE:
            return 1.0 + foreign
        return 1.0 / (1.0 + foreign) if piece == CATHEDRAL_PIECE else 1.0


def wild_near(p: Universalis, seat: int, t: int) -> float:
    """Barbarian neighbours, and those of the own land next to it, which count less."""
    n = 0.0
    for u in box.NEIGHBOURS[t]:
        if p.owner[u] == box.BARBARIANS:
            n += 1.0
        elif p.owner[u] == seat:
            n += 0.3 * len([v for v in box.NEIGHBOURS[u] if p.owner[v] == box.BARBARIANS])
    return n


class Garrisoning(Glance[Step[Any]]):
    """First what no rebellion takes, then an army for the banner, then the borders."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        t, n = do.GARRISON.a(move), do.GARRISON.b(move)
        if p.armies[t] < SAFE:
            return 1000.0 if p.armies[t] + n == SAFE else 10.0 * n
        if p.banners_at(seat, t):
            return 100.0 * n
        return n * (1.0 + wild_near(p, seat, t)) / (p.armies[t] + n)


class Bidding(Glance[Step[Any]]):
    """A sword is not worth much."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        return 0.4 if do.BID.a(move) <= 60 else 0.01


# -- diplomacy -------------------------------------------------------------------------------


class Talking(Glance[Step[Any]]):
    """Cards of intrigue are used, treaties kept, wars begun only by the stronger."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        look = TALK.get(do.MOVES.of(move).name)
        return 0.5 if look is None else look.weigh(p, seat, top, move)


class ImposingTruce(Glance[Step[Any]]):
    """On an enemy who is stronger."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        foe = do.DIPLOMAT.a(move)
        return 4.0 if p.at_war(seat, foe) and might(p, foe) > might(p, seat) else 0.05


class Declaring(Glance[Step[Any]]):
    """War on somebody much weaker."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        foe = do.MOVES.of(move).a(move)
        return 0.6 if might(p, seat) > 1.6 * might(p, foe) else NEVER


def might(p: Universalis, seat: int) -> int:
    """Armies and reserves of a player."""
    return p.armies_on_map(seat) + p.kept(seat, 0)


class Answering(Glance[Step[Any]]):
    """Drafts are short; the value of positions decides about answers."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        if move == PROPOSE:
            return 3.0
        if move == YES or move == NO:
            return 1.0
        return 0.1 if move == COUNTER else 0.2


# -- purchase and placement ------------------------------------------------------------------


class Shopping(Glance[Step[Any]]):
    """To buy nothing is compared before anything else, or all money would always be spent."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        if move == PASS:
            return 7.0
        look = BY_VERB.get(do.MOVES.of(move).name)
        return 1.0 if look is None else look.weigh(p, seat, top, move)


class Buying(Glance[Step[Any]]):
    """Transports, banners and generals before siege engines."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        return 2.0 if do.BUY.a(move) <= box.GENERALS_KEPT else 0.3


def frontier(p: Universalis, seat: int, t: int) -> bool:
    """Does a territory touch one that is not the player's?"""
    return any(p.owner[u] not in (seat, NOBODY) for u in box.NEIGHBOURS[t])


class Placing(Glance[Step[Any]]):
    """Armies where they are missed or where a banner waits; every piece sooner or later."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        if move == PASS:
            return 0.3
        if do.PLACE_ARMIES.has(move):
            t = do.PLACE_ARMIES.a(move)
            if p.occupants(t) >= p.capacity(t):
                return 0.05
            n = 8.0 if p.armies[t] < SAFE else 2.0
            if p.banners_at(seat, t):
                n += 5.0
            return n + (1.0 if frontier(p, seat, t) else 0.0)
        if do.PLACE.has(move):
            t = do.PLACE.b(move)
            n = 2.0 + 0.3 * len([u for u in box.NEIGHBOURS[t] if prey(p, seat, u)])
            return n - (1.0 if p.banners_at(seat, t) else 0.0) + 0.02 * p.armies[t]
        return 4.0 if do.PLACE_GENERAL.has(move) else 1.0


class PlacingArmies(Glance[HowManyPlaced]):
    """As many as fit."""

    def weigh(self, p: Universalis, seat: int, top: HowManyPlaced, move: int) -> float:
        n = do.ARMIES.a(move)
        room = p.capacity(top.territory) - p.occupants(top.territory)
        return 0.1 + n if n <= max(room, 1) else 0.05


# -- transports and banners ------------------------------------------------------------------


def leaves(p: Universalis, seat: int, transport: int, way: str) -> int:
    """Where the banner of a transport that unloads should go ashore with all armies, if it should."""
    b = p.banner_aboard(transport)
    if way != "unload" or b == NOBODY:
        return NOBODY
    plan = campaign(p, b, Survey(p, seat))
    return plan.to if plan.deed == LEAVE else NOBODY


class AtTheQuay(Glance[Loading]):
    """Armies are taken where most of them wait, or where the banner is; put down where the banner wants to go."""

    def weigh(self, p: Universalis, seat: int, top: Loading, move: int) -> float:
        if not do.WHERE.has(move):
            return 1.0
        t = do.WHERE.a(move)
        if top.way == "unload":
            return CERTAIN if leaves(p, seat, top.transport, top.way) == t else 1.0 / (1.0 + p.armies[t])
        n = 1.0 + max(0, min(p.army_space(top.transport), spare(p, seat, t)))
        return n + 50.0 if p.banner_aboard(top.transport) == NOBODY and p.banners_at(seat, t) else n


class ShiftingArmies(Glance[LoadingArmies]):
    """A crew for trade, all that can be spared for war; ashore what makes a place safe, or all with their banner."""

    def weigh(self, p: Universalis, seat: int, top: LoadingArmies, move: int) -> float:
        n, x, t = do.ARMIES.a(move), top.transport, top.place
        if top.way != "load":
            if leaves(p, seat, x, top.way) != NOBODY:
                wanted = top.most(p)
            else:
                wanted = max(1, SAFE - p.armies[t]) if top.way == "unload" else NOBODY
        elif box.IS_TRADE[box.TYPE_OF[x]]:
            wanted = max(1, min(CREW - p.transport_armies[x], p.armies[t] - SAFE - 1))
        else:
            waiting = spare(p, seat, t) if p.owner[t] == seat else p.train(seat, t)
            wanted = max(0, min(top.most(p), waiting))
        return CERTAIN if n == wanted else 1.0


class CarryingBanner(Glance[LoadingBanner]):
    """It boards; it goes ashore only where it wants to."""

    def weigh(self, p: Universalis, seat: int, top: LoadingBanner, move: int) -> float:
        if move == PASS:
            return 1.0
        return CERTAIN if top.way == "load" or leaves(p, seat, top.transport, top.way) != NOBODY else NEVER


class Marching(Glance[BannerMarch]):
    """With all that the place can spare."""

    def weigh(self, p: Universalis, seat: int, top: BannerMarch, move: int) -> float:
        here = p.banner_at[top.banner]
        stay = 1 if all_out(p, seat) else SAFE
        most = top.most(p)
        along = max(0, min(most, p.armies[here] - stay)) if p.owner[here] == seat else most
        return CERTAIN if do.ARMIES.a(move) == along else 1.0


# -- battle ----------------------------------------------------------------------------------


class Leading(Glance[AttackForce]):
    """All to the attack."""

    def weigh(self, p: Universalis, seat: int, top: AttackForce, move: int) -> float:
        return heavy(0.8 * do.ARMIES.a(move))


class FightingOn(Glance[Battle]):
    """As long as there is hope."""

    def weigh(self, p: Universalis, seat: int, top: Battle, move: int) -> float:
        theirs = top.defenders(p)
        walls = extra_dice(p, top.area, theirs) if top.target == "territory" else 0.0
        return CERTAIN if (move == YES) == (chance(top.force, theirs, walls) > 0.35) else 1.0


class PlayingCard(Glance[Step[Any]]):
    """A card is used where the battle is in doubt."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        if not isinstance(top, Round):
            return 1.0
        return heavy(4.0) if 0.1 < chance(top.force, top.armies, top.dice_defence) < 0.97 else 0.1


class RollingDice(Glance[Step[Any]]):
    """More dice are better for both sides, beyond any comparison."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        return heavy(2 * do.ROLL.a(move) - 2)


class Occupying(Glance[OccupyWith]):
    """Enough to be safe; from a cavalry no more than that."""

    def weigh(self, p: Universalis, seat: int, top: OccupyWith, move: int) -> float:
        n = do.ARMIES.a(move)
        if top.source == "transport" and p.banner_area(top.banner) < box.TERRITORIES:
            return CERTAIN if n == max(top.least, min(keeps(p, seat, top.territory), top.force)) else 1.0
        return 3.0 if n >= (1 if all_out(p, seat) else SAFE) else 0.5


class FollowingIn(Glance[Step[Any]]):
    """The banner follows, unless it is free to sail on."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        return 6.0 if p.banner_on[do.BANNER_IN.a(move)] == NOBODY else 0.5


class Crewing(Glance[Step[Any]]):
    """A captured transport gets the usual crew."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        return 2.0 / (1.0 + abs(CREW - do.MAN.b(move)))


# -- amounts, and all of it ------------------------------------------------------------------


class AllUnits(Glance[Step[Any]]):
    """Whatever is dealt in, as much as possible."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        return heavy(0.8 * do.UNITS.a(move))


class More(Glance[Step[Any]]):
    """The more armies the better."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        return 0.2 + do.ARMIES.a(move)


class Hiring(Glance[Step[Any]]):
    """The more mercenaries the better."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        return 0.5 * do.HIRE.a(move)


class LosingGround(Glance[Step[Any]]):
    """Casualties where most armies are."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        return 0.2 * p.armies[do.LOSE_GROUND.a(move)]


class TakingTrade(Glance[Step[Any]]):
    """For as long as possible."""

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        return 1.0 + do.TREATY.b(move)


class Always(Glance[Step[Any]]):
    """The same, whatever the position."""

    def __init__(self, weight: float) -> None:
        self.weight = weight

    def weigh(self, p: Universalis, seat: int, top: Step[Any], move: int) -> float:
        return self.weight


BY_STEP: Final[dict[type, Glance[Any]]] = {
    Battle: FightingOn(),
    HostFight: FightingOn(),
    Offer: Answering(),
    Diplomacy: Talking(),
    Placement: Placing(),
    HowManyPlaced: PlacingArmies(),
    Purchase: Shopping(),
    Loading: AtTheQuay(),
    LoadingArmies: ShiftingArmies(),
    LoadingBanner: CarryingBanner(),
    BannerMarch: Marching(),
    AttackForce: Leading(),
    OccupyWith: Occupying(),
    HowManySold: AllUnits(),
    HowManyBought: AllUnits(),
}
BY_VERB: Final[dict[str, Glance[Any]]] = {
    "take_kingdom": Choosing(),
    "station": Stationing(),
    "garrison": Garrisoning(),
    "bid": Bidding(),
    "play": PlayingCard(),
    "roll": RollingDice(),
    "research": Always(6.0),
    "cathedral": Always(6.0),
    "settle": Always(4.0),
    "buy": Buying(),
    "hire": Hiring(),
    "banner_in": FollowingIn(),
    "man": Crewing(),
    "lose_ground": LosingGround(),
    "lose_aboard": Always(0.5),
    "join": Always(0.7),
    "armies": More(),
}
TALK: Final[dict[str, Glance[Any]]] = {
    "pass": Always(2.0),
    "assassin": Always(3.0),
    "thief": Always(3.0),
    "bishop": Always(3.0),
    "treaty": TakingTrade(),
    "golden_tablet": Always(0.1),
    "diplomat": ImposingTruce(),
    "declare_war": Declaring(),
    "declare_war_claims": Declaring(),
    "offer_peace": Always(0.8),
    "offer": Always(0.3),
    "revoke": Always(0.01),
    "revoke_claims": Always(0.01),
}
