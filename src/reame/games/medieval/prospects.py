"""What moves, battles and provinces would mean to a seat: odds, prices, ways. The rules are asked, not told again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reame.games.medieval.cards.effects import free_for, spreads
from reame.games.medieval.cards.knights import Support
from reame.games.medieval.cards.mongols import MongolCard, falls, walls
from reame.games.medieval.land.geography import INCOME
from reame.games.medieval.land.regions import PAPACY_ALONE
from reame.games.medieval.pope.crusade import Crusade, levy, spoils_of, unit_strength
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.masks import BIT, members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import most_known
from reame.games.medieval.war.battle import Battle, strength, wins
from reame.games.medieval.war.hiring import Hiring, for_hire
from reame.games.medieval.war.quelling import Quelling, quells
from reame.games.medieval.war.route import Route
from reame.games.medieval.war.voyage import Voyage, sinks
from reame.games.medieval.war.ways import interceptors, permits, reach, seas_of, straight
from reame.kernel.kinds import NOBODY, Sentence
from reame.kernel.prospects import BAD, CHOICES, GOOD, Prospect, Subject, last_step, of_moves

FACES: Final = range(1, 7)
HOPES: Final = 3  # of one's own powers against a province
SHOWN: Final = 6  # more steps of Militia or ships do not change the picture

# Of two dice: does this pair of faces do it?
Test = Callable[[int, int], bool]


def share(test: Test) -> float:
    """Of the throws of two dice, how many do it."""
    return sum([test(one, other) for one in FACES for other in FACES]) / 36


def land_odds(ahead: int) -> float:
    """That an attack takes a province which is so much stronger, or weaker, than it [9.6]."""
    return share(lambda attack, defence: wins(attack + ahead, defence))


def mongol_odds(p: Medieval, card: int, cards: int, raid: MongolCard | None) -> float:
    """That a map card falls to the Mongols, with so many Knights cards, perhaps after the throw [5.3]."""
    guard = walls(p, card, cards)
    if raid is not None and raid.attack_die:
        return float(falls(raid.attack(), raid.defence_die + guard))
    return share(lambda attack, defence: falls(attack + t.MONGOL_ARMY, defence + guard))


def sea_odds(power: int, ships: int, other: int, outlay: int) -> float:
    """That the fleet of a power is sunk by another one [10.3]."""
    mover, meeter = t.NAVAL[power] + ships, t.NAVAL[other] + outlay
    return share(lambda mine, theirs: sinks(theirs + meeter, mine + mover, power, other))


def crusade_odds(force: int) -> tuple[float, float]:
    """That a Crusade of this strength brings something, and how much to each on average [6.2]."""
    spoils = [spoils_of(force, one, other) for one in FACES for other in FACES]
    return sum([n > 0 for n in spoils]) / 36, sum([max(n, 0) for n in spoils]) / 36


# -- what lies on the stack --------------------------------------------------------------------


def helpers(p: Medieval, battle: Battle) -> int:
    """Knights cards in its defence, those that are being played among them."""
    support = last_step(p, Support)
    return max(battle.support, support.cards if support is not None and support.map == NOBODY else 0)


# -- ways --------------------------------------------------------------------------------------


def add_way(p: Medieval, seat: int, power: int, route: list[int], x: Prospect) -> None:
    """Who has to give leave on a route, and who may meet a fleet [9.5, 10.2]."""
    due = permits(p, seat, power, route)
    fleets: list[int] = []
    for sea in seas_of(route):
        fleets += [f for f in interceptors(p, seat, sea) if f not in fleets]
    if due:
        x.says.append(Sentence(say.NEEDS_LEAVE, [], items=due))
    if fleets:
        x.says.append(Sentence(say.MAY_INTERCEPT, [], items=fleets))
    x.figures["permits"] = due
    x.figures["interceptors"] = [t.POWER.words[f] for f in fleets]


def add_hope(p: Medieval, seat: int, power: int, target: int, x: Prospect) -> None:
    """How an attack that is not yet declared would stand, without Militia, and how it would get there."""
    x.odds = land_odds(p.army(power) - p.base(target))
    route = straight(p, seat, power, target, [])
    if not route:
        x.says.append(say.NO_WAY.of(power, target))
        return
    for mercenary in for_hire(p, seat, power, target):
        x.says.append(say.MAY_HIRE.of(mercenary, t.ARMY[mercenary]))
    add_way(p, seat, power, route, x)


# -- moves -------------------------------------------------------------------------------------


class Weighing:
    """What the moves of a seat would mean."""

    def __init__(self, p: Medieval, seat: int) -> None:
        self.p = p
        self.seat = seat

    def pay(self, x: Prospect, n: int) -> None:
        """What a move costs, and what it leaves."""
        x.price = say.PRICE.of(n)
        left = self.p.florins[self.seat] - n
        if left < 0:
            x.tone = BAD
        else:
            x.says.append(say.LEAVES.of(left))

    def gain(self, x: Prospect, n: int) -> None:
        """What a move brings."""
        if n:
            x.price = say.GAIN.of(n)
            x.tone = GOOD

    def target(self, x: Prospect, target: int) -> None:
        """Whose a province is, and what it is worth."""
        owner = self.p.controller[target]
        income = INCOME[target]
        x.says.append(say.FREE_TARGET.of(income) if owner == NOBODY else say.TARGET_OF.of(owner, income))

    def attack(self, move: int, x: Prospect) -> None:
        """With a power, also in a Jihad [9.4, 8.4]."""
        verb = t.ATTACK if t.ATTACK.has(move) else t.ATTACK_JIHAD
        self.target(x, verb.b(move))
        x.says.append(say.COSTS.of(t.ATTACK_FEE))
        add_hope(self.p, self.seat, verb.a(move), verb.b(move), x)

    def knights_ride(self, move: int, x: Prospect) -> None:
        """An attack with Knights cards alone [7.1]."""
        target = t.ATTACK_KNIGHTS.a(move)
        x.odds = land_odds(strength(self.p, NOBODY, 0, t.ATTACK_KNIGHTS.b(move)) - self.p.base(target))
        self.target(x, target)

    def hire(self, move: int, x: Prospect) -> None:
        """Mercenaries, with those already hired [11]."""
        hiring = last_step(self.p, Hiring)
        mercenary = t.HIRE.a(move)
        army = strength(self.p, hiring.power, hiring.hired | BIT[mercenary], 0)
        x.odds = land_odds(army - self.p.base(hiring.target))
        x.says.append(say.MAY_HIRE.of(mercenary, t.ARMY[mercenary]))

    def go(self, move: int, x: Prospect) -> None:
        """A step of a way, and the best rest of it [9.5]."""
        route = last_step(self.p, Route)
        plan = route.plan
        if not t.STRAIGHT.has(move):
            plan = [*route.route, t.FROM.a(move) if t.FROM.has(move) else t.GO.a(move)]
            if plan[len(plan) - 1] != route.target:
                plan = straight(self.p, self.seat, route.power, route.target, plan)
        add_way(self.p, self.seat, route.power, plan, x)

    def militia(self, move: int, x: Prospect) -> None:
        """In a battle or a Civil War; of the other side nothing is assumed but what Spies have seen [9.2, 8.3]."""
        steps = t.BID.a(move)
        quelling = last_step(self.p, Quelling)
        if quelling is not None:
            self.pay(x, t.MILITIA_COST * steps)
            x.odds = quelling_odds(self.p, quelling.power, steps)
            return
        b = last_step(self.p, Battle)
        self.pay(x, b.price(self.seat) * steps)
        x.odds = battle_odds(self.p, b, self.seat, steps, max(b.spied[self.seat], 0), helpers(self.p, b))

    def fit_out(self, move: int, x: Prospect) -> None:
        """The outlay for a fleet [10.3]."""
        self.pay(x, t.NAVAL_COST * t.FIT_OUT.a(move))

    def intercept(self, move: int, x: Prospect) -> None:
        """Meeting a fleet [10.2]."""
        fleet = last_step(self.p, Voyage)
        ships = t.INTERCEPT.a(move)
        self.pay(x, t.INTERCEPTION_FEE + t.NAVAL_COST * ships)
        x.odds = sea_odds(fleet.power, known_ships(fleet, self.seat), fleet.queue[0], ships)

    def support(self, move: int, x: Prospect) -> None:
        """Knights cards in defence [7.1, 7.3]."""
        asked = last_step(self.p, Support)
        cards = asked.cards + t.SUPPORT.a(move)
        if asked.map != NOBODY:
            x.odds = 1.0 - mongol_odds(self.p, asked.map, cards, last_step(self.p, MongolCard))
        else:
            b = last_step(self.p, Battle)
            x.odds = battle_odds(self.p, b, self.seat, b.bids[self.seat], 0, cards)

    def quell_war(self, move: int, x: Prospect) -> None:
        """Against a Civil War [8.3]."""
        self.pay(x, t.CIVIL_WAR_FEE)
        x.odds = quelling_odds(self.p, t.QUELL_WAR.a(move), 0)

    def quell_heresy(self, move: int, x: Prospect) -> None:
        """Heresy goes without a roll [8.5]."""
        self.pay(x, t.HERESY_FEE)

    def pope(self, move: int, x: Prospect) -> None:
        """Every Pope card first pays the Knights provinces; to ban a defaulter takes none [6.1, 6.2]."""
        if last_step(self.p, Crusade) is None:
            x.price = say.PRICE_CARD.of(t.POPE)
            if self.p.knights_income(self.seat):
                x.says.append(say.KNIGHTS_WOULD_PAY.of(self.p.knights_income(self.seat)))

    def crusade(self, move: int, x: Prospect) -> None:
        """Who owes the levy [6.2]."""
        self.pope(move, x)
        owing = [s for s in range(self.p.seats) if s != self.seat and self.p.owes_levy(s)]
        if owing:
            x.says.append(Sentence(say.OWE_LEVY, [levy(self.p)], items=owing))

    def lift(self, move: int, x: Prospect) -> None:
        """Absolution has its price [6.3]."""
        self.pope(move, x)
        x.price = say.PRICE.of(t.LIFT_COST)

    def join(self, move: int, x: Prospect) -> None:
        """What a Crusade would be worth with this unit in it [6.2]."""
        if t.JOIN_POWER.has(move):
            unit = unit_strength(self.p, t.JOIN_POWER.a(move), NOBODY, t.JOIN_POWER.b(move))
        elif t.JOIN_PROVINCE.has(move):
            unit = unit_strength(self.p, NOBODY, t.JOIN_PROVINCE.a(move), t.JOIN_PROVINCE.b(move))
        else:
            unit = unit_strength(self.p, NOBODY, NOBODY, t.JOIN_KNIGHTS.a(move))
        force = last_step(self.p, Crusade).strength + unit
        x.odds = crusade_odds(force)[0]
        x.says.append(say.CRUSADE_OF.of(max(force, 0)))

    def collect(self, move: int, x: Prospect) -> None:
        """The income [3.4]."""
        self.gain(x, self.p.income(self.seat))

    def play_power(self, move: int, x: Prospect) -> None:
        """Its free provinces, and its florins for whoever first holds it [4.3]."""
        power = t.PLAY_POWER.a(move)
        free = free_for(self.p, power)
        if free:
            x.says.append(Sentence(say.WOULD_TAKE, [], items=free))
        if (free or self.p.sole_controller(power) == self.seat) and not self.p.paid >> power & 1:
            self.gain(x, t.INITIAL[power])

    def pick(self, move: int, x: Prospect) -> None:
        """A power at the beginning [2.2]."""
        self.gain(x, t.INITIAL[t.PICK.a(move)])

    def murder(self, move: int, x: Prospect) -> None:
        """The die of an assassin [8.2]."""
        x.odds = len([die for die in FACES if die in t.MURDER_ROLLS]) / 6

    def heresy(self, move: int, x: Prospect) -> None:
        """The die of a Heresy [8.5]."""
        province = t.PLAY_HERESY.a(move)
        x.odds = len([die for die in FACES if spreads(die, province)]) / 6
        x.says.append(say.INCOME_AT_STAKE.of(INCOME[province]))

    def raid(self, move: int, x: Prospect) -> None:
        """The Mongols against a map card [5.2]."""
        x.odds = mongol_odds(self.p, t.RAID.a(move), 0, None)
        x.says.append(say.CARD_FALLS.of(t.RAID.a(move)))


WEIGHED: Final[dict[str, Callable[[Weighing, int, Prospect], None]]] = {
    t.ATTACK.name: Weighing.attack,
    t.ATTACK_JIHAD.name: Weighing.attack,
    t.ATTACK_KNIGHTS.name: Weighing.knights_ride,
    t.HIRE.name: Weighing.hire,
    t.STRAIGHT.name: Weighing.go,
    t.FROM.name: Weighing.go,
    t.GO.name: Weighing.go,
    t.BID.name: Weighing.militia,
    t.FIT_OUT.name: Weighing.fit_out,
    t.INTERCEPT.name: Weighing.intercept,
    t.SUPPORT.name: Weighing.support,
    t.QUELL_WAR.name: Weighing.quell_war,
    t.QUELL_HERESY.name: Weighing.quell_heresy,
    t.CRUSADE.name: Weighing.crusade,
    t.MARRY.name: Weighing.pope,
    t.EXCOMMUNICATE.name: Weighing.pope,
    t.PAPAL_PASSAGE.name: Weighing.pope,
    t.LIFT.name: Weighing.lift,
    t.JOIN_POWER.name: Weighing.join,
    t.JOIN_PROVINCE.name: Weighing.join,
    t.JOIN_KNIGHTS.name: Weighing.join,
    t.COLLECT.name: Weighing.collect,
    t.PLAY_POWER.name: Weighing.play_power,
    t.PICK.name: Weighing.pick,
    t.MURDER.name: Weighing.murder,
    t.PLAY_HERESY.name: Weighing.heresy,
    t.RAID.name: Weighing.raid,
}


def choices(p: Medieval, seat: int, _thing: int) -> list[Prospect]:
    """Of the moves a seat can make now, those of which there is something to say."""
    return of_moves(p, seat, WEIGHED, Weighing(p, seat))


# -- a battle on land --------------------------------------------------------------------------


def battle_odds(p: Medieval, b: Battle, seat: int, mine: int, theirs: int, cards: int) -> float:
    """That a battle goes well for whoever looks at it, with so much Militia on both sides and so many Knights cards.

    Whoever has no part in it looks at it from the side of the attacker.
    """
    defends = seat >= 0 and seat == p.controller[b.target]
    if b.attack_die:  # thrown, and the Militia is in it: only Knights can still turn it
        win = float(wins(b.attack(p), b.defence(p) + t.KNIGHTS_CARD * (cards - b.support)))
    else:
        win = land_odds(b.army(p) - b.guard(p, cards) + (theirs - mine if defends else mine - theirs))
    return 1.0 - win if defends else win


def quelling_odds(p: Medieval, power: int, steps: int) -> float:
    """That a power ends its Civil War [8.3]."""
    own = p.army(power) + steps
    return share(lambda die, rebels: quells(die + own, rebels))


def purse(p: Medieval, seat: int, whose: int) -> int:
    """The most florins one has, for all a seat knows; those who only look on know nothing."""
    if seat < 0:
        return 0
    return p.florins[whose] if whose == seat else most_known(p, seat, whose)


def afford(p: Medieval, seat: int, whose: int, price: int) -> int:
    """Steps of Militia that one can pay, as far as they are worth a look."""
    return min(purse(p, seat, whose) // price, SHOWN)


def army_parts(p: Medieval, power: int) -> list[dict[str, Any]]:
    """A power and its ruler."""
    out: list[dict[str, Any]] = [{"what": "army", "of": t.POWER.words[power], "n": t.ARMY[power]}]
    if p.ruler[power] != t.NORMAL:
        out.append({"what": "ruler", "of": t.RULER.words[p.ruler[power]], "n": p.ruler[power] - t.NORMAL})
    return out


def attack_parts(p: Medieval, battle: Battle) -> list[dict[str, Any]]:
    """What is added to the die of the attacker."""
    if battle.power == NOBODY:
        return [{"what": "knights", "of": "knights", "n": battle.army(p)}]
    out = army_parts(p, battle.power)
    for mercenary in members(battle.mercenaries):
        out.append({"what": "mercenaries", "of": t.POWER.words[mercenary], "n": t.ARMY[mercenary]})
    return out


def defence_parts(p: Medieval, target: int, cards: int) -> list[dict[str, Any]]:
    """What is added to the die of the defender."""
    out: list[dict[str, Any]] = []
    power = p.defends(target)
    if p.is_knights(target):
        out.append({"what": "order", "of": t.PROVINCE.words[target], "n": p.base(target)})
    elif power != NOBODY:
        out += army_parts(p, power)
    if cards:
        out.append({"what": "knights", "of": "knights", "n": t.KNIGHTS_CARD * cards})
    return out


def battle(p: Medieval, seat: int, _thing: int) -> list[Prospect]:
    """The land battle on the table: both sides, and the odds by the Militia of both."""
    b = last_step(p, Battle)
    if b is None:
        return []
    foe = p.controller[b.target]
    bidders = b.bidders(p)
    defends = seat >= 0 and seat == foe
    x = Prospect(f"province:{t.PROVINCE.words[b.target]}")
    attackers = Prospect("side:attack")
    attackers.figures = {"seat": b.attacker, "parts": attack_parts(p, b), "militia": b.attacker in bidders}
    defenders = Prospect("side:defence")
    cards = helpers(p, b)
    guard = defence_parts(p, b.target, cards)
    defenders.figures = {
        "seat": foe if foe != NOBODY else None,
        "parts": guard,
        "militia": foe != NOBODY and foe in bidders,
    }
    x.parts = [attackers, defenders]
    me, other = (foe, b.attacker) if defends else (b.attacker, foe)
    mine = range((afford(p, seat, me, b.price(me)) if me in bidders else 0) + 1)
    spied = b.spied[seat] if seat >= 0 else NOBODY
    theirs = range((afford(p, seat, other, b.price(other)) if other != NOBODY and other in bidders else 0) + 1)
    if spied != NOBODY:
        theirs = range(spied, spied + 1)
    down = seat in bidders and seat not in p.waiting
    x.figures = {
        "involved": seat >= 0 and seat in (b.attacker, foe),
        "attacking": not defends,
        "price": b.price(me),
        "bid": max(b.bids[seat], b.raised[seat]) if down else None,
        "mine": list(mine),
        "theirs": list(theirs),
        "chances": [[battle_odds(p, b, seat, m, n, cards) for n in theirs] for m in mine],
    }
    x.odds = battle_odds(p, b, seat, 0, 0, cards)
    return [x]


def war(p: Medieval, seat: int, _thing: int) -> list[Prospect]:
    """A power against its own Civil War: the odds by its Militia."""
    quelling = last_step(p, Quelling)
    if quelling is None:
        return []
    x = Prospect(f"power:{t.POWER.words[quelling.power]}")
    steps = range(afford(p, seat, quelling.seat, t.MILITIA_COST) + 1)
    x.figures = {
        "strength": p.army(quelling.power),
        "price": t.MILITIA_COST,
        "mine": list(steps),
        "theirs": [0],
        "chances": [[quelling_odds(p, quelling.power, n)] for n in steps],
    }
    x.odds = quelling_odds(p, quelling.power, 0)
    return [x]


def hopes(p: Medieval, seat: int, _thing: int) -> list[Prospect]:
    """What one's own powers could hope for against every province of others: the best of them, and their ways."""
    if seat < 0:
        return []
    powers = members(p.crowns(seat) & p.face_up() & ~(p.civil_war | p.used))
    within = [reach(p, seat, power) for power in powers]
    out: list[Prospect] = []
    for target in members(p.live() & ~p.domain(seat) & ~PAPACY_ALONE) if powers else []:
        x = Prospect(f"province:{t.PROVINCE.words[target]}")
        for power, targets in zip(powers, within, strict=True):
            hope = Prospect(f"power:{t.POWER.words[power]}")
            hope.figures["reach"] = bool(targets >> target & 1)
            add_hope(p, seat, power, target, hope)
            x.parts.append(hope)
        x.parts.sort(key=lambda hope: (not hope.figures["reach"], -hope.odds))
        x.parts = x.parts[:HOPES]
        out.append(x)
    return out


# -- the Mongols, the Crusade, the sea ------------------------------------------------------------


def edge(p: Medieval, _seat: int, _thing: int) -> list[Prospect]:
    """The cards the Mongols can attack: what they defend themselves with, and that they fall."""
    return [threatened(p, card, 0, None) for card in p.edge()]


def threatened(p: Medieval, card: int, cards: int, raid: MongolCard | None) -> Prospect:
    """A map card, with so many Knights cards in its defence."""
    x = Prospect(f"map:{t.MAP.words[card]}")
    x.figures = {"defence": walls(p, card, cards), "army": t.MONGOL_ARMY}
    x.odds = mongol_odds(p, card, cards, raid)
    return x


def mongols(p: Medieval, seat: int, thing: int) -> list[Prospect]:
    """The card that the Mongols attack now, or those among which they will find one."""
    raid = last_step(p, MongolCard)
    if raid is None:
        return []
    if raid.map == NOBODY:
        return edge(p, seat, thing)
    asked = last_step(p, Support)
    return [threatened(p, raid.map, max(raid.cards, asked.cards if asked is not None else 0), raid)]


def crusade(p: Medieval, _seat: int, _thing: int) -> list[Prospect]:
    """The Crusade that is being gathered: its units, its strength, what it may bring."""
    step = last_step(p, Crusade)
    if step is None:
        return []
    x = Prospect("crusade")
    x.odds, mean = crusade_odds(step.strength)
    x.figures = {"strength": step.strength, "mean": round(mean, 2)}
    for s in members(step.joined):
        unit = Prospect(f"seat:{s}")
        unit.figures["n"] = unit_strength(p, step.unit_power[s], step.unit_province[s], step.unit_knights[s])
        x.parts.append(unit)
    return [x]


def known_ships(fleet: Voyage, seat: int) -> int:
    """The outlay of a fleet: its owner knows it, the others when it has been met once, and assume nothing before."""
    return fleet.ships[fleet.seat] if fleet.revealed or seat == fleet.seat else 0


def voyage(p: Medieval, seat: int, _thing: int) -> list[Prospect]:
    """A fleet and who may meet it now: the odds by the outlay of whoever meets it."""
    step = last_step(p, Voyage)
    if step is None or not step.queue:
        return []
    meeter = step.queue[0]
    ships = known_ships(step, seat)
    sails = seat == step.seat
    x = Prospect(f"power:{t.POWER.words[meeter]}")
    x.odds = sea_odds(step.power, ships, meeter, 0)
    if sails:
        x.odds = 1.0 - x.odds
    most = 0
    if p.holder[meeter] == seat:
        most = min(max(p.florins[seat] - t.INTERCEPTION_FEE, 0) // t.NAVAL_COST, SHOWN)
    x.figures = {
        "sails": sails,
        "meets": p.holder[meeter] == seat,
        "chances": [sea_odds(step.power, ships, meeter, n) for n in range(most + 1)],
    }
    return [x]


PROSPECTS: Final[dict[str, Subject]] = {
    CHOICES: Subject(choices),
    "battle": Subject(battle),
    "war": Subject(war),
    "hopes": Subject(hopes),
    "mongols": Subject(mongols),
    "edge": Subject(edge),
    "crusade": Subject(crusade),
    "voyage": Subject(voyage),
}
