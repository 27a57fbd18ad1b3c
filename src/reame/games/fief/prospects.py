"""What moves, marches, battles and votes would mean to a seat: odds, prices, who must let one through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reame.games.fief.battle.battle import Battle
from reame.games.fief.battle.camps import Sides
from reame.games.fief.battle.muster import enrol, enrol_principals, enrol_seat
from reame.games.fief.court.election import Ballot, chosen, churchmen, consecrate, votes_cast
from reame.games.fief.march.group import Group
from reame.games.fief.march.march import March, end_of_road
from reame.games.fief.march.reach import ways_of
from reame.games.fief.march.roads import host_of
from reame.games.fief.march.sermons import calms
from reame.games.fief.odds import FACES, Host, Odds, odds_of, sums
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.turn.victory import crowns
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.moves import PROPOSE
from reame.kernel.prospects import BAD, CHOICES, Prospect, Subject, last_step, of_moves

INSIDE: Final = 0
FEW_PAIRS: Final = 4


# -- what a seat knows of stacks -----------------------------------------------------------------


def known(p: Fief, seat: int, weak: list[int]) -> Fief:
    """The table with as few soldiers of some players, and as many of all others, as this seat knows of (R68)."""
    world = p.clone()
    if p.options["open_stacks"]:
        return world
    for s in range(p.seats):
        if s != seat:
            bounds = p.least if s in weak else p.most
            for i in range(s * t.PLACES, (s + 1) * t.PLACES):
                if p.soldiers[i]:
                    world.soldiers[i] = bounds[i]
            world.recount(s)
    return world


def hosts_of(world: Fief, b: Sides) -> list[Host]:
    """The camps of a battle."""
    return [
        Host(camp.side, camp.walls, b.strength(world, i), world.maid != NOBODY and world.maid in b.lords(world, i))
        for i, camp in enumerate(b.camps)
    ]


class Clash:
    """Two who might fight: the camps at the worst and at the best for the attacker, for all a seat knows."""

    def __init__(self, village: int, attacker: int, defender: int) -> None:
        self.village = village
        self.attacker = attacker
        self.defender = defender
        self.cases: list[list[Host]] = []

    def between(self, side: int) -> list[int]:
        """The least and the most that a side can have."""
        found = [sum([h.strength for h in case if h.side == side]) for case in self.cases]
        return [min(found), max(found)]

    def odds(self) -> list[float]:
        """Of the attacker, at the worst and at the best."""
        found = [odds_of(case).won[t.ATTACKERS] for case in self.cases]
        return [min(found), max(found)]

    def add_to(self, x: Prospect) -> None:
        """What is reckoned with lies in the middle."""
        worst, best = self.odds()
        x.odds = (worst + best) / 2
        mine, theirs = self.between(t.ATTACKERS), self.between(t.DEFENDERS)
        if theirs[0] == theirs[1]:
            x.says.append(say.STRENGTHS.of(mine[0], theirs[0]))
        else:
            x.says.append(say.STRENGTHS_BETWEEN.of(mine[0], *theirs))

    def plain(self) -> dict[str, Any]:
        """For a board."""
        return {
            "attacker": t.OCCUPANT.word(self.attacker),
            "defender": t.OCCUPANT.word(self.defender),
            "strength": [self.between(t.ATTACKERS), self.between(t.DEFENDERS)],
            "odds": [round(n, 4) for n in self.odds()],
        }


def clash(p: Fief, seat: int, village: int, attacker: int, defender: int, revolt: bool = False) -> Clash:
    """A battle as it would be mustered, before anybody joins (9.2)."""
    out = Clash(village, attacker, defender)
    for weak in (attacker, defender):
        world = known(p, seat, [weak])
        b = Battle(village, attacker, defender, revolt)
        b.holder = world.holder(village)
        enrol_principals(world, b)
        out.cases.append(hosts_of(world, b))
    return out


def assault(p: Fief, seat: int, group: Group, village: int) -> Clash:
    """What a group would meet that goes before a village, with those who stand there already (8.2)."""
    defender = p.holder(village)
    out = Clash(village, group.seat, defender)
    for weak in (group.seat, defender):
        world = known(p, seat, [weak])
        b = Battle(village, group.seat, defender)
        b.holder = defender
        if defender == t.REBELS:
            enrol(world, b, defender, INSIDE, t.DEFENDERS)
        else:
            enrol_seat(world, b, defender, t.DEFENDERS)
        strength = group.strength(world) + world.gate_strength(group.seat, village)
        maid = world.maid != NOBODY and world.maid in group.lords and world.captor[world.maid] == NOBODY
        out.cases.append([Host(t.ATTACKERS, t.OPEN, strength, maid), *hosts_of(world, b)])
    return out


# -- moves -------------------------------------------------------------------------------------


class Weighing:
    """What the moves of a seat would mean."""

    def __init__(self, p: Fief, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.revolts: dict[tuple[int, ...], float] = {}  # against a garrison, as its dice see it

    def pay(self, x: Prospect, n: int) -> None:
        """What a move costs, and what it leaves."""
        x.price = say.PRICE_OF.of(n)
        left = self.p.money[self.seat] - n
        if left < 0:
            x.tone = BAD
        else:
            x.says.append(say.LEAVES.of(min(left, t.ECUS.high)))

    def gate(self, x: Prospect) -> None:
        """Whoever holds the walls that a group wants to leave may shut the gate (8.3)."""
        march = last_step(self.p, March)
        v = t.VILLAGE_OF[march.place]
        host = self.p.holder(v)
        if host not in (self.seat, t.REBELS) and self.p.walls[v] and march.place == v:
            x.says.append(say.GATE_OF.of(host))

    def go(self, move: int, x: Prospect) -> None:
        """A road that is open (8.2)."""
        self.gate(x)

    def lead(self, move: int, x: Prospect) -> None:
        """Where a lord can be brought at one go (8.1)."""
        for way in ways_of(self.p, self.seat, move):
            part = Prospect(f"village:{t.VILLAGE.word(way.village)}")
            part.figures["moves"] = [t.MOVES.words(m) for m in way.moves]
            if way.points:
                part.says.append(say.WITH_SOLDIERS.of(way.points))
            x.parts.append(part)

    def attack(self, move: int, x: Prospect) -> None:
        """A group goes before a village (8.2)."""
        assault(self.p, self.seat, last_step(self.p, March), t.ASSAULT.a(move)).add_to(x)
        self.gate(x)

    def request(self, move: int, x: Prospect) -> None:
        """Leave to enter, for a toll or for nothing (8.3)."""
        n = t.REQUEST.b(move)
        if n:
            self.pay(x, n)
        else:
            x.says.append(say.FOR_NOTHING.of())
        x.says.append(say.LEAVE_OF.of(host_of(self.p, self.seat, end_of_road(move))))
        self.gate(x)

    def fight(self, move: int, x: Prospect) -> None:
        """A battle (9.1)."""
        clash(self.p, self.seat, t.FIGHT.a(move), self.seat, t.FIGHT.b(move)).add_to(x)

    def rise(self, move: int, x: Prospect) -> None:
        """The rebels fight (9.1)."""
        clash(self.p, self.seat, t.RISE.a(move), t.REBELS, t.RISE.b(move)).add_to(x)

    def revolt(self, move: int, x: Prospect) -> None:
        """As many rebels as three dice say, against whoever is inside (5.4)."""
        village = t.RAISE.a(move)
        inside = [s for s in self.p.occupants[village] if s != t.REBELS]
        if not inside:
            x.odds = 1.0
            return
        against = clash(self.p, self.seat, village, t.REBELS, inside[0], True)
        cases = [self.rising([h for h in case if h.side == t.DEFENDERS]) for case in against.cases]
        x.odds = sum(cases) / len(cases)

    def rising(self, garrison: list[Host]) -> float:
        """That the rebels beat a garrison, whatever their dice."""
        key = tuple([n for h in garrison for n in (h.walls, h.strength, int(h.maid))])
        found = self.revolts.get(key)
        if found is None:
            found = 0.0
            for rebels, chance in enumerate(sums(t.REVOLT_DICE)):
                if chance:
                    host = Host(t.ATTACKERS, t.OPEN, min(rebels, t.REBEL_POINTS), False)
                    found += chance * odds_of([host, *garrison]).won[t.ATTACKERS]
            self.revolts[key] = found
        return found

    def preach(self, move: int, x: Prospect) -> None:
        """The die of a sermon, and what is paid for it (8.6)."""
        points = t.PREACH.c(move) if t.PREACH.has(move) else t.CALM.b(move)
        if points:
            self.pay(x, points * t.PERSUASION_PRICE)
        x.odds = len([die for die in FACES if calms(die, points)]) / 6

    def aim(self, move: int, x: Prospect) -> None:
        """A die aimed at a lord (9.3)."""
        x.odds = len([die for die in FACES if die >= t.AIM_SUCCESS]) / 6

    def vote(self, move: int, x: Prospect) -> None:
        """What a candidate would have with these votes (13.4)."""
        ballot = last_step(self.p, Ballot)
        if t.CAST.a(move) != t.NO_ONE:
            cast = [*ballot.cast]
            cast[self.seat] = t.CAST.a(move)
            x.says.append(say.WOULD_HAVE_VOTES.of(votes_cast(self.p, cast)[t.CAST.a(move)], t.VOTES_NEEDED))

    def offer(self, move: int, x: Prospect) -> None:
        """The marriages that could be offered by one word, as long as they are few (13.2)."""
        begun = self.p.tried(self.seat, move)
        pairs = [m for m in begun.legal(self.seat) if t.MARRY.has(m)] if self.seat in begun.waiting else []
        if len(pairs) > FEW_PAIRS:
            return
        for pair in pairs:
            part = Prospect(f"lord:{t.LORD.word(t.MARRY.a(pair))}")
            part.says.append(say.WOULD_MARRY.of(t.MARRY.b(pair)))
            part.figures["moves"] = [t.MOVES.words(m) for m in (move, pair, PROPOSE)]
            x.parts.append(part)

    def soldiers(self, move: int, x: Prospect) -> None:
        """Soldiers, guards and rebels by the point (7)."""
        for verb in (t.INCITE, t.GARRISON_HIRE):
            if verb.has(move):
                return self.pay(x, verb.a(move) * t.POINT_PRICE)
        return self.pay(x, (t.HIRE if t.HIRE.has(move) else t.HIRE_GUARDS).b(move) * t.POINT_PRICE)

    def build(self, move: int, x: Prospect) -> None:
        """A press, a mill, a castle (7)."""
        self.pay(x, t.WORK_PRICE[t.BUILD.b(move)])

    def found(self, move: int, x: Prospect) -> None:
        """A fief (11.1)."""
        self.pay(x, t.TITLE_PRICE[t.FOUND.a(move)])

    def cardinal(self, move: int, x: Prospect) -> None:
        """A cardinal's hat (11.5)."""
        self.pay(x, t.CARDINAL_PRICE)


WEIGHED: Final[dict[str, Callable[[Weighing, int, Prospect], None]]] = {
    t.LEAD.name: Weighing.lead,
    t.GO.name: Weighing.go,
    t.ASSAULT.name: Weighing.attack,
    t.REQUEST.name: Weighing.request,
    t.FIGHT.name: Weighing.fight,
    t.RISE.name: Weighing.rise,
    t.RAISE.name: Weighing.revolt,
    t.PREACH.name: Weighing.preach,
    t.CALM.name: Weighing.preach,
    t.AIM.name: Weighing.aim,
    t.CAST.name: Weighing.vote,
    t.OFFER.name: Weighing.offer,
    t.HIRE.name: Weighing.soldiers,
    t.HIRE_GUARDS.name: Weighing.soldiers,
    t.INCITE.name: Weighing.soldiers,
    t.GARRISON_HIRE.name: Weighing.soldiers,
    t.BUILD.name: Weighing.build,
    t.FOUND.name: Weighing.found,
    t.CARDINAL.name: Weighing.cardinal,
}


def choices(p: Fief, seat: int, _thing: int) -> list[Prospect]:
    """Of the moves a seat can make now, those of which there is something to say."""
    return of_moves(p, seat, WEIGHED, Weighing(p, seat))


# -- battles -----------------------------------------------------------------------------------


def assaults(p: Fief, seat: int, _thing: int) -> list[Prospect]:
    """What the group that one is forming would meet in the villages that it can attack."""
    march = last_step(p, March)
    out: list[Prospect] = []
    for move in p.legal(seat) if march is not None and seat in p.waiting else []:
        if t.ASSAULT.has(move):
            x = Prospect(f"village:{t.VILLAGE.word(t.ASSAULT.a(move))}")
            x.figures = assault(p, seat, march, t.ASSAULT.a(move)).plain()
            out.append(x)
    return out


def gates(p: Fief, seat: int, _thing: int) -> list[Prospect]:
    """Battles that armies at the gates threaten, against whoever holds the village."""
    out: list[Prospect] = []
    seen: list[tuple[int, int]] = []
    for army in p.armies:
        village = t.VILLAGE_OF[army.place]
        foe = p.holder(village)
        if foe in (NOBODY, army.who) or (village, army.who) in seen:
            continue
        seen.append((village, army.who))
        x = Prospect(f"village:{t.VILLAGE.word(village)}")
        x.figures = clash(p, seat, village, army.who, foe).plain()
        out.append(x)
    return out


def battle(p: Fief, _seat: int, _thing: int) -> list[Prospect]:
    """How the battle that is fought would go from here; whoever takes part in it is seen by all (R68)."""
    b = last_step(p, Sides)
    if b is None or not b.standing(p, t.ATTACKERS) or not b.standing(p, t.DEFENDERS):
        return []
    x = Prospect(f"village:{t.VILLAGE.word(b.village)}")
    x.figures = told(odds_of(hosts_of(p, b)))
    return [x]


def told(odds: Odds) -> dict[str, Any]:
    """For a board."""
    return {
        "attackers": round(odds.won[t.ATTACKERS], 4),
        "defenders": round(odds.won[t.DEFENDERS], 4),
        "nobody": round(odds.nobody, 4),
        "left": [round(n, 2) for n in odds.left],
        "rounds": round(odds.rounds, 2),
    }


# -- the crown ---------------------------------------------------------------------------------


def election(p: Fief, seat: int, _thing: int) -> list[Prospect]:
    """Votes cast, promised as far as one knows, and still out; who would be elected; who would consecrate (13.4)."""
    ballot = last_step(p, Ballot)
    cast = ballot.cast if ballot is not None else [NOBODY] * SEAT.size
    totals = votes_cast(p, cast)
    out = [s for s in range(p.seats) if p.votes(s) and cast[s] == NOBODY]
    pledged = {s: p.pledge[s] for s in out if s == seat or (seat >= 0 and p.pledge_known[s] >> seat & 1)}
    x = Prospect("election")
    for s in range(p.seats):
        lord = p.candidates[s]
        if lord != NOBODY:
            candidate = Prospect(f"lord:{t.LORD.word(lord)}")
            candidate.figures = {
                "seat": s,
                "votes": totals[lord],
                "from": [o for o in range(p.seats) if cast[o] == lord],
                "promised": sum([p.votes(o) for o in out if pledged.get(o, NOBODY) == lord]),
            }
            x.parts.append(candidate)
    willing = ballot.willing if ballot is not None else []
    first = chosen(totals)
    x.figures = {
        "needs": t.VOTES_NEEDED,
        "leader": None if first == NOBODY else t.LORD.word(first),
        "none": sum([p.votes(s) for s in range(p.seats) if cast[s] == t.NO_ONE]),
        "open": [{"seat": s, "votes": p.votes(s), "promised": pledge_word(pledged.get(s, NOBODY))} for s in out],
        "church": [church(p, s, s in willing) for s in range(p.seats) if churchmen(p, s)],
        "blessed": consecrate(p, [lord for s in willing for lord in churchmen(p, s)]),
    }
    return [x]


def pledge_word(vote: int) -> str | None:
    """To whom a vote is promised."""
    return None if vote == NOBODY else t.VOTE.word(vote)


def church(p: Fief, seat: int, willing: bool) -> dict[str, Any]:
    """The churchmen of a family (13.5)."""
    free = churchmen(p, seat)
    cardinals = len([x for x in free if p.cardinals >> x & 1])
    return {"seat": seat, "bishops": len(free) - cardinals, "cardinals": cardinals, "willing": willing}


def victory(p: Fief, _seat: int, _thing: int) -> list[Prospect]:
    """How near every family is to victory, alone and with each ally (14)."""
    left = [s for s in range(p.seats) if p.alive(s)]
    out = [hope(p, [s]) for s in left]
    out += [hope(p, [a, b]) for a in left for b in left if a < b and p.allied(a, b)]
    return out


def hope(p: Fief, seats: list[int]) -> Prospect:
    """Fiefs and crowns that they have, and how many fiefs it takes."""
    x = Prospect(f"seat:{seats[0]}")
    royal = crowns(p, seats)
    missing = [word for word, lord in (("king", p.king), ("queen", p.queen)) if lord not in royal]
    if len(seats) == 1:
        missing = [] if royal else ["king"]
    x.figures = {
        "seats": seats,
        "fiefs": sum([p.fiefs_of(s) for s in seats]),
        "needs": t.SOLO_FIEFS if len(seats) == 1 else t.COUPLE_FIEFS,
        "crowns": len(royal),
        "missing": missing,
    }
    return x


PROSPECTS: Final[dict[str, Subject]] = {
    CHOICES: Subject(choices),
    "assaults": Subject(assaults),
    "gates": Subject(gates),
    "battle": Subject(battle),
    "election": Subject(election),
    "victory": Subject(victory),
}
