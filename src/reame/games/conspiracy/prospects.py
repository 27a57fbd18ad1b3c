"""What moves, attacks, sales and elections would mean to a seat: odds, prices, what one would gain and still lacks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from reame.games.conspiracy.cards.auction import Sale
from reame.games.conspiracy.crown.election import foremost
from reame.games.conspiracy.crown.masters import places
from reame.games.conspiracy.odds import MANY, PLAYS, Odds, odds_of
from reame.games.conspiracy.succession.electors import least_bid
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.turn.movement import Movement
from reame.games.conspiracy.war.armies import origins
from reame.games.conspiracy.war.fray import Fray
from reame.games.conspiracy.war.sight import crew, fought, units_in
from reame.kernel.kinds import NOBODY
from reame.kernel.prospects import BAD, CHOICES, GOOD, Prospect, Subject, last_step, of_moves

RISES_BY: Final = [1, 1, t.ROAD_INCOME[0]]  # the least by which the track of each Master can rise


# -- attacks -----------------------------------------------------------------------------------


class Attacks:
    """Attacks of one family with all that stands in a fief, against the garrison alone; each is fought out once."""

    def __init__(self, p: Conspiracy, seat: int, plays: int) -> None:
        self.p = p
        self.seat = seat
        self.plays = plays
        self.known: dict[tuple[Any, ...], Odds] = {}

    def fray(self, base: int, target: int) -> Fray:
        """The battle that it would be."""
        b = Fray(target, self.seat)
        b.defender = self.p.owner[target]
        b.units = crew(units_in(self.p, base), t.ATTACK_SIDE, self.seat, base)
        if b.defender != NOBODY:
            b.units += crew(units_in(self.p, target), t.DEFENCE_SIDE, b.defender, target)
        return b

    def odds(self, base: int, target: int) -> Odds:
        """Battles that look alike go alike."""
        preacher = self.p.preacher_at == target and self.p.preacher_owner == self.p.owner[target]
        works = self.p.works[target] & (t.CASTLE | t.RELIC)
        b = self.fray(base, target)
        key = (works, preacher, *[(f.side, f.unit) for f in b.units])
        if key not in self.known:
            self.known[key] = odds_of(self.p, b, self.plays)
        return self.known[key]

    def best(self, target: int) -> int:
        """The fief from which an attack has the best odds, or nobody's."""
        bases = origins(self.p, self.seat, target)
        return max(bases, key=lambda base: (self.odds(base, target).attack, -base)) if bases else NOBODY

    def add_to(self, target: int, x: Prospect) -> bool:
        """Is there an attack at all?"""
        base = self.best(target)
        if base == NOBODY:
            return False
        x.odds = self.odds(base, target).attack
        defenders = self.p.units_in(target) if self.p.owner[target] != NOBODY else 0
        x.says.append(say.WOULD_ATTACK_FROM.of(base, self.p.units_in(base), defenders))
        return True


def gain(p: Conspiracy, seat: int, territory: int) -> int:
    """What a territory would add to the income of a family, roads included (6)."""
    world = p.clone()
    before = world.land_income(seat) + world.work_income(seat) + world.road_income(seat)
    world.give(territory, seat)
    return world.land_income(seat) + world.work_income(seat) + world.road_income(seat) - before


# -- moves -------------------------------------------------------------------------------------


class Weighing:
    """What the moves of a seat would mean."""

    def __init__(self, p: Conspiracy, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.attacks = Attacks(p, seat, PLAYS)

    def pay(self, x: Prospect, n: int) -> None:
        """What a move costs."""
        x.price = say.WOULD_COST.of(n)
        if n > self.p.free_ducats(self.seat):
            x.tone = BAD

    def bid(self, move: int, x: Prospect) -> None:
        """What is left if it wins (5)."""
        x.says.append(say.WOULD_LEAVE.of(self.p.ducats[self.seat] - t.BID.a(move)))

    def attack(self, move: int, x: Prospect) -> None:
        """Against the garrison alone (12), and with all that stands in the best fief (13.3)."""
        target = t.ATTACK.a(move)
        if not self.attacks.add_to(target, x):
            return
        base = self.attacks.best(target)
        units = [unit for unit in range(t.UNITS) for _ in range(self.p.posted(unit, base))]
        moves = [move]
        if len(origins(self.p, self.seat, target)) > 1:
            moves.append(t.FROM.at(base))
        if len(units) > 1:  # one alone goes by itself
            moves += t.SEND.each(units)
        self.at_one_go(x, base, target, moves, len(units))

    def march(self, move: int, x: Prospect) -> None:
        """With all others that stand there and have not moved yet (9)."""
        moved = last_step(self.p, Movement).arrived
        origin, goal = t.MARCH.b(move), t.MARCH.c(move)
        moves: list[int] = []
        for unit in range(t.UNITS):
            free = self.p.posted(unit, origin) - moved[origin * t.UNITS + unit]
            moves += [t.MARCH.at(unit, origin, goal)] * free
        if move == moves[0]:
            self.at_one_go(x, origin, goal, moves, len(moves))

    def at_one_go(self, x: Prospect, origin: int, territory: int, moves: list[int], units: int) -> None:
        """The moves that do it with all these units."""
        if len(moves) < 2:
            return
        whole = Prospect(f"territory:{t.TERRITORY.word(territory)}")
        whole.says.append(say.WOULD_TAKE_ALL.of(origin, units))
        whole.figures["moves"] = [t.MOVES.words(m) for m in moves]
        x.parts.append(whole)

    def ban(self, move: int, x: Prospect) -> None:
        """The buyer attacks first: a ban on a fief that he cannot reach only invites the others (7)."""
        target = t.BAN.a(move)
        if not self.attacks.add_to(target, x):
            x.says.append(say.WOULD_INVITE_OTHERS.of(target))
            x.figures["warns"] = True

    def hire(self, move: int, x: Prospect) -> None:
        """A mercenary for his card (4)."""
        self.pay(x, t.MERCENARY_PRICE)

    def recruit(self, move: int, x: Prospect) -> None:
        """A mercenary for any card (4)."""
        self.pay(x, t.RECRUIT_PRICE)

    def build(self, move: int, x: Prospect) -> None:
        """A castle in anarchy (15)."""
        self.pay(x, t.CASTLE_PRICE)

    def see(self, move: int, x: Prospect) -> None:
        """A bishopric at the beginning (2.4)."""
        x.price = say.WOULD_GAIN.of(gain(self.p, self.seat, t.CHOOSE_SEE.a(move)))
        x.tone = GOOD
        x.says.append(say.WOULD_GAIN_EACH_TURN.of())


WEIGHED: Final[dict[str, Callable[[Weighing, int, Prospect], None]]] = {
    t.BID.name: Weighing.bid,
    t.ATTACK.name: Weighing.attack,
    t.MARCH.name: Weighing.march,
    t.BAN.name: Weighing.ban,
    t.HIRE.name: Weighing.hire,
    t.RECRUIT.name: Weighing.recruit,
    t.ENLIST.name: Weighing.recruit,
    t.BUILD.name: Weighing.build,
    t.CHOOSE_SEE.name: Weighing.see,
}


def choices(p: Conspiracy, seat: int, _thing: int) -> list[Prospect]:
    """Of the moves a seat can make now, those of which there is something to say."""
    return of_moves(p, seat, WEIGHED, Weighing(p, seat))


# -- war ---------------------------------------------------------------------------------------


def war(p: Conspiracy, seat: int, target: int) -> list[Prospect]:
    """From where one could attack a fief, and how that would go."""
    if seat < 0 or target >= t.FIEFS or p.owner[target] == seat:
        return []
    attacks = Attacks(p, seat, PLAYS)
    out: list[Prospect] = []
    for base in origins(p, seat, target):
        x = Prospect(f"territory:{t.TERRITORY.word(base)}")
        x.odds = attacks.odds(base, target).attack
        out.append(x)
    return out


def battle(p: Conspiracy, _seat: int, _thing: int) -> list[Prospect]:
    """How the battle that is fought would go from here."""
    b = last_step(p, Fray)
    if b is None:
        return []
    standing = fought(p, b)
    if not standing.both_sides():
        return []
    odds = odds_of(p, standing, MANY)
    x = Prospect(f"territory:{t.TERRITORY.word(b.target)}")
    x.figures = {
        "attack": round(odds.attack, 4),
        "defence": round(odds.defence, 4),
        "nobody": round(odds.nobody, 4),
        "left": [round(n, 2) for n in odds.left],
    }
    return [x]


# -- sales and the crown -------------------------------------------------------------------------


def sale(p: Conspiracy, seat: int, _thing: int) -> list[Prospect]:
    """What is on sale: the lowest bid that would do, and what a territory would bring a turn."""
    s = last_step(p, Sale)
    if s is None:
        return []
    x = Prospect("sale")
    x.figures["floor"] = s.floor()
    if s.territory != NOBODY and seat >= 0:
        x.figures["gain"] = gain(p, seat, s.territory)
    return [x]


def crown(p: Conspiracy, _seat: int, _thing: int) -> list[Prospect]:
    """Who would be elected if the Emperor died now, and what every family still lacks (15.1)."""
    now = p.clone()
    settle(now)
    x = Prospect("crown")
    winner = foremost(now)
    x.figures = {"elected": None if winner == NOBODY else winner, "price": least_bid(p)}
    for s in range(p.seats):
        need = Prospect(f"seat:{s}")
        missing = electorates_missing(now, s)
        need.figures["electorates"] = None if missing == NOBODY else missing
        for master in range(t.MASTERS):
            if p.holder[master] != s:
                card = Prospect(f"master:{t.MASTER.word(master)}")
                card.figures = {"missing": track_missing(p, s, master), "enough": elects_with_master(now, s, master)}
                need.parts.append(card)
        x.parts.append(need)
    return [x]


def settle(world: Conspiracy) -> None:
    """Markers that lie nowhere go where there is room, as they would at the table (14)."""
    for master in range(t.MASTERS):
        if world.marker[master] != NOBODY and world.owner[t.FIEFS + world.marker[master]] != NOBODY:
            world.marker[master] = NOBODY
    for master in range(t.MASTERS):
        if world.holder[master] != NOBODY and world.marker[master] == NOBODY:
            free = [elector for elector in places(world, master) if elector not in world.marker]
            if free:
                world.marker[master] = free[0]


def electorates_missing(now: Conspiracy, seat: int) -> int:
    """The fewest electorates more, at best, if nobody else gains anything meanwhile; NOBODY if none would do.

    As long as there are neutral electors nobody else's seat is counted on.
    """
    own = now.electorates(seat)
    foreign = [e for e in range(t.ELECTORATES) if now.owner[t.FIEFS + e] != seat]
    neutral = now.neutral_electors()
    for k in range(t.DEPOSE - own + 1):
        among = neutral if k <= len(neutral) else foreign
        if own + k >= t.DEPOSE and len(among) >= k:
            return k
        for some in combinations(among, k):
            world = now.clone()
            for elector in some:
                world.give(t.FIEFS + elector, seat)
            settle(world)
            if foremost(world) == seat:
                return k
    return NOBODY


def track_missing(p: Conspiracy, seat: int, master: int) -> int:
    """By how much a family has to rise on a track to hold the card (14)."""
    row = master * t.WIDE
    holder = p.holder[master]
    goal = t.MINIMUM[master] if holder == NOBODY else p.tracks[row + holder] + RISES_BY[master]
    return max(RISES_BY[master], goal - p.tracks[row + seat])


def elects_with_master(now: Conspiracy, seat: int, master: int) -> bool:
    """Would this card be enough?"""
    world = now.clone()
    world.holder[master] = seat
    world.marker[master] = NOBODY
    settle(world)
    return foremost(world) == seat


PROSPECTS: Final[dict[str, Subject]] = {
    CHOICES: Subject(choices),
    "war": Subject(war, t.TERRITORY),
    "battle": Subject(battle),
    "sale": Subject(sale),
    "crown": Subject(crown),
}
