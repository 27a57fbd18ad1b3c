"""Who stands where and what follows: holders, conquered capitals (11.3), captives set free, lords put on the board."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.fief.court.crown import dismiss
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.table.troops import march_all
from reame.kernel.fields import Field, Flag, Mask, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.native import i64
from reame.kernel.steps import Step

REBELS_BIT: Final = 1 << t.REBELS

# -- holders ---------------------------------------------------------------------------------


def refresh(p: Fief, village: int) -> None:
    """Strike out who has left, add who has come; then the empty village, then the capital."""
    there: i64 = p.all_inside(village)
    if p.rebels_at == village:
        there |= REBELS_BIT
    if mask_of(p.occupants[village]) != there:
        p.occupants[village] = come_and_gone(p, village, there)
    if not p.occupants[village] and p.besieged(village):
        walk_in(p, village)
    check_capital(p, village)


def come_and_gone(p: Fief, village: int, there: i64) -> list[int]:
    """The occupants, now that these are inside: who stayed as before, then those who came, the rebels last."""
    inside: list[int] = []
    for who in p.occupants[village]:
        if there >> who & 1:
            inside.append(who)
        else:
            p.let_in[village * t.OCCUPANT.size + who] = 0
    for who in [*p.order, t.REBELS]:
        if there >> who & 1 and who not in inside:
            inside.append(who)
    return inside


def mask_of(inside: list[int]) -> i64:
    """Occupants as a mask; who they are, without their order."""
    out: i64 = 0
    one: i64 = 1
    who: i64
    for who in inside:
        out |= one << who
    return out


def hold_first(p: Fief, village: int, who: int) -> None:
    """Somebody inside is holder before everybody else."""
    if who in p.occupants[village]:
        p.occupants[village].remove(who)
    p.occupants[village].insert(0, who)
    refresh(p, village)


def walk_in(p: Fief, village: int) -> None:
    """Nobody is left inside: the army that came to the gates first walks in and makes no further step (R33)."""
    while not p.occupants[village]:
        who = NOBODY
        for a in p.armies:
            if t.VILLAGE_OF[a[1]] == village:
                who = a[0]
                break
        if who == NOBODY:
            return
        if who == t.REBELS:
            p.armies = [a for a in p.armies if a[0] != t.REBELS]
            p.rebels_at = village
            p.occupants[village].append(t.REBELS)
            p.tell(say.WALKS_IN, t.REBELS, village)
            ravage(p, village)
        elif enter_from_gates(p, who, village):
            p.occupants[village].append(who)
            p.tell(say.WALKS_IN, who, village)


def enter_from_gates(p: Fief, seat: int, village: int) -> bool:
    """All armies of a player before a village go inside and stop there. Was there anybody?"""
    came = False
    for a in [a for a in p.armies if a[0] == seat and t.VILLAGE_OF[a[1]] == village]:
        came = came or p.has_piece(seat, a[1])
        shift(p, seat, a[1], village)
        p.armies.remove(a)
    if p.phase == "movement":
        i = seat * t.PLACES + village
        p.once[i] = 0
        p.twice[i] = 0
        p.thrice[i] = p.soldiers[i]
        p.note_marches()
    return came


def shift(p: Fief, seat: int, start: int, end: int) -> None:
    """All pieces and prisoners of a player from one place to another, outside his movement."""
    for x in range(t.LORDS):
        if p.place[x] == start and ((p.family[x] == seat and p.captor[x] == NOBODY) or p.captor[x] == seat):
            put_lord(p, x, end)
            if p.phase == "movement":
                p.steps_made[x] = t.STEPS_WITH_D_ARC
    march_all(p, seat, start, end)


def put_lord(p: Fief, lord: int, place: int) -> None:
    """A lord stands somewhere else; the guards of his person come along."""
    if p.place[lord] == NOBODY:  # new in his family
        p.families_changed()
    p.place[lord] = place
    for g in range(t.GUARDS):
        if p.captain(g) == lord and not p.guards_leave >> g & 1:
            p.guards_at[g] = place


def ravage(p: Fief, village: int) -> None:
    """Rebels inside destroy works and castle; a citadel stands (5.4)."""
    if p.mills[village] or p.presses[village] or p.walls[village] == 1:
        p.tell(say.RAVAGED, village)
    p.mills[village] = 0
    p.presses[village] = 0
    if p.walls[village] == 1:
        p.walls[village] = 0
    p.works_changed()


# -- capitals --------------------------------------------------------------------------------


def check_capital(p: Fief, village: int) -> None:
    """The holder of a capital owns the fief (11.3); rebels leave its title to nobody (R19)."""
    r = t.REGION_OF[village]
    if p.capital[r] != village:
        return
    who = p.holder(village)
    if who == t.REBELS:
        if p.fief[r] != NOBODY:
            p.fief[r] = NOBODY
            p.title[r] = NOBODY
            p.claim[r] = NOBODY
            p.tell(say.CITADEL_TO_REBELS, village)
    elif who != NOBODY and who != p.fief[r]:
        conquer(p, r, who)


def conquer(p: Fief, region: int, seat: int) -> None:
    """A player owns a whole fief and gives its title to one of his lords (11.3, R46)."""
    fought = p.fief[region] == NOBODY
    p.fief[region] = seat
    p.title[region] = NOBODY
    p.claim[region] = t.CONQUEROR
    p.tell(say.FIEF_CONQUERED, seat, region, p.capital[region])
    p.push(Bestow(region, seat, fought))


class Bestow(Step[Fief]):
    """A player gives a title to a lord of his: a free one; for want of better a prisoner; else it is pending (R46)."""

    rule: ClassVar[str] = "11.3"
    FIELDS: ClassVar[list[Field]] = fields(region=One(t.REGION), seat=One(SEAT), fought=Flag())

    def __init__(self, region: int = NOBODY, seat: int = NOBODY, fought: bool = False) -> None:
        super().__init__()
        self.region = region
        self.seat = seat
        self.fought = fought

    def heirs(self, p: Fief) -> list[int]:
        """Who may bear it; after rebels first those who fought there (R19)."""
        free = p.free_lords(self.seat)
        if self.fought:
            there = [x for x in free if t.VILLAGE_OF[p.place[x]] == p.capital[self.region]]
            if there:
                return there
        return free or p.lords_of(self.seat)

    def run(self, p: Fief) -> None:
        heirs = self.heirs(p)
        if p.fief[self.region] != self.seat or p.title[self.region] != NOBODY or not heirs:
            p.end()
        elif len(heirs) == 1:
            give_title(p, self.region, heirs[0])
            p.end()
        else:
            p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [t.TITLE_TO.at(self.region, x) for x in self.heirs(p)]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_BEARER.of(self.region)

    def default(self, p: Fief, seat: int) -> int:
        return t.TITLE_TO.at(self.region, humblest(p, self.heirs(p)))

    def take(self, p: Fief, seat: int, move: int) -> None:
        give_title(p, self.region, t.TITLE_TO.b(move))
        p.end()


def humblest(p: Fief, lords: list[int]) -> int:
    """The lord with the lowest total rank."""
    best = lords[0]
    for x in lords:
        if p.rank_total(x) < p.rank_total(best):
            best = x
    return best


def give_title(p: Fief, region: int, lord: int) -> None:
    """A lord bears the title, and his family owns the fief."""
    p.title[region] = lord
    p.fief[region] = p.family[lord]
    p.claim[region] = NOBODY
    p.tell(say.TITLE_GIVEN, region, lord, p.family[lord])


def title_moves(p: Fief, seat: int, region: int, lord: int) -> bool:
    """May this title pass to another free lord of the family: does the giver keep one as high (11.4)?"""
    giver = p.title[region]
    if giver == NOBODY or giver == lord or p.family[giver] != seat or p.captor[giver] != NOBODY:
        return False
    if p.family[lord] != seat or p.captor[lord] != NOBODY or p.titles_moved >> region & 1:
        return False
    return keeps_as_high(p, giver, region)


def keeps_as_high(p: Fief, giver: int, region: int) -> bool:
    """Has the giver another title of equal or higher rank?"""
    return any(r != region and p.title[r] == giver and t.RANK[r] >= t.RANK[region] for r in range(t.REGIONS))


def take_pending(p: Fief, seat: int, lord: int) -> None:
    """The first lord a player brings into play receives titles and money that nobody else has a claim to (12.2)."""
    for r in range(t.REGIONS):
        if p.fief[r] == seat and p.title[r] == NOBODY and p.claim[r] in (NOBODY, t.CONQUEROR):
            give_title(p, r, lord)
    for e in [e for e in p.estates if e[0] == seat and e[1] == NOBODY]:
        p.money[seat] += e[2]
        p.estates.remove(e)


# -- captives --------------------------------------------------------------------------------


def capture(p: Fief, lord: int, captor: int, place: int, weights: list[int]) -> None:
    """A lord becomes a prisoner; guards of his person are removed (R50)."""
    for g in range(t.GUARDS):
        if p.captain(g) == lord:
            dismiss(p, g)
    p.captor[lord] = captor
    p.families_changed()
    p.place[lord] = place
    for s in range(p.seats):
        p.shares[lord * t.OCCUPANT.size + s] = weights[s]
    p.tell(say.CAPTURED, lord, captor)


def set_free(p: Fief, lord: int) -> None:
    """A prisoner is free where he stands; the income kept for him is paid out (6)."""
    p.captor[lord] = NOBODY
    p.families_changed()
    for s in range(p.seats):
        p.shares[lord * t.OCCUPANT.size + s] = 0
    p.money[p.family[lord]] += p.escrow[lord]
    p.escrow[lord] = 0
    p.tell(say.SET_FREE, lord)
    if lord == p.queen and p.guards_owed:
        p.guards_owed = False
        p.guards[t.QUEENS] = t.GUARD_POINTS[t.QUEENS]
        p.guards_of[t.QUEENS] = p.family[lord]
        p.guards_at[t.QUEENS] = p.place[lord]


def guarded(p: Fief, lord: int) -> bool:
    """Is a piece of the captor beside the prisoner?"""
    at = p.place[lord]
    if p.has_piece(p.captor[lord], at):
        return True
    if t.IS_GATE[at]:
        return False
    v = t.VILLAGE_OF[at]
    return p.has_piece(p.captor[lord], v) or p.has_piece(p.captor[lord], t.FIELD + v)


def free_unguarded(p: Fief) -> None:
    """Prisoners whose last guard has gone, other than in battle, are free where they stand (R45)."""
    for x in p.prisoners():
        if p.captor[x] != NOBODY and not guarded(p, x):
            set_free(p, x)
            p.place[x] = t.VILLAGE_OF[p.place[x]]
            refresh(p, p.place[x])


def hand_over(
    p: Fief, loser: int, places: list[int], captor: int, place: int, weights: list[int], but: list[int] | None = None
) -> None:
    """Prisoners of those who surrendered pass to the victor, who frees his own family's (R45)."""
    for x in range(t.LORDS):
        if p.captor[x] == loser and p.place[x] in places and (but is None or x not in but):
            p.captor[x] = captor
            p.place[x] = place
            for s in range(p.seats):
                p.shares[x * t.OCCUPANT.size + s] = weights[s]
            if p.family[x] == captor:
                set_free(p, x)
            else:
                p.tell(say.CAPTURED, x, captor)


# -- lords put on the board ------------------------------------------------------------------


def refuges(p: Fief, seat: int) -> list[int]:
    """Where an escaped lord may go without asking: villages held, controlled, or empty but no other's capital (R22)."""
    out: list[int] = []
    for v in range(t.VILLAGES):
        h = p.holder(v)
        r = t.REGION_OF[v]
        capital = p.capital[r] == v and p.fief[r] != seat
        if h == seat or p.controls(seat, v) or (h == NOBODY and not capital):
            out.append(v)
    return out


class Placement(Step[Fief]):
    """A lord set free is put by his player where he belongs, or where somebody receives him (10, R22)."""

    rule: ClassVar[str] = "R22"
    FIELDS: ClassVar[list[Field]] = fields(lord=One(t.LORD), ransomed=Flag(), declined=Mask(t.VILLAGE), done=Flag())

    def __init__(self, lord: int = NOBODY, ransomed: bool = False) -> None:
        super().__init__()
        self.lord = lord
        self.ransomed = ransomed
        self.declined = 0
        self.done = False

    def run(self, p: Fief) -> None:
        if self.done:
            p.end()
        else:
            p.ask(p.family[self.lord])

    def legal(self, p: Fief, seat: int) -> list[int]:
        home = [v for v in range(t.VILLAGES) if p.holder(v) == seat or p.controls(seat, v)]
        if self.ransomed and home:
            return t.PUT.each(home)
        sure = refuges(p, seat)
        hosts = [v for v in range(t.VILLAGES) if 0 <= p.holder(v) < t.REBELS and not self.declined >> v & 1]
        out = t.PUT.each(sorted(set(sure + hosts)))
        return out if sure else [PASS, *out]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_PLACE.of(self.lord)

    def default(self, p: Fief, seat: int) -> int:
        legal = p.legal(seat)
        sure = refuges(p, seat)
        return t.PUT.at(sure[0]) if sure and t.PUT.at(sure[0]) in legal else legal[0]

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.done = True
            refresh(p, t.VILLAGE_OF[p.place[self.lord]])
            return
        v = t.PUT.a(move)
        if p.holder(v) not in (seat, NOBODY) and not p.controls(seat, v):
            p.push(Receive(p.holder(v), self.lord, v))
        else:
            self.settle(p, v)

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Receive):
            if child.agreed:
                p.let_in[child.village * t.OCCUPANT.size + p.family[self.lord]] = child.host + 1
                self.settle(p, child.village)
            else:
                self.declined |= 1 << child.village

    def settle(self, p: Fief, village: int) -> None:
        """He is there."""
        left = t.VILLAGE_OF[p.place[self.lord]]
        put_lord(p, self.lord, village)
        p.tell(say.LORD_PLACED, self.lord, village)
        self.done = True
        refresh(p, village)
        refresh(p, left)


class Receive(Step[Fief]):
    """Does the holder of a village receive another player's lord (R11, R22)?"""

    rule: ClassVar[str] = "R11"
    FIELDS: ClassVar[list[Field]] = fields(host=One(SEAT), lord=One(t.LORD), village=One(t.VILLAGE), agreed=Flag())

    def __init__(self, host: int = NOBODY, lord: int = NOBODY, village: int = NOBODY) -> None:
        super().__init__()
        self.host = host
        self.lord = lord
        self.village = village
        self.agreed = False

    def run(self, p: Fief) -> None:
        p.ask(self.host)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_RECEIVE.of(self.lord, self.village)

    def default(self, p: Fief, seat: int) -> int:
        return NO

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.agreed = move == YES
        p.tell(say.RECEIVED if self.agreed else say.NOT_RECEIVED, seat, self.lord, self.village)
        p.end()


# -- armies at gates -------------------------------------------------------------------------


def withdraw(p: Fief, who: int, village: int) -> None:
    """Armies before a village go back where they came from, if need be as guests (R36)."""
    for a in [a for a in p.armies if a[0] == who and t.VILLAGE_OF[a[1]] == village]:
        back = t.ROAD_FROM[a[1]]
        p.armies.remove(a)
        if who == t.REBELS:
            p.rebels_at = back
        else:
            shift(p, who, a[1], back)
        p.tell(say.WITHDRAWN, who, village, back)
        refresh(p, back)


def clear_armies(p: Fief) -> None:
    """Strike out armies of which nothing is left."""
    p.armies = [a for a in p.armies if (p.rebels > 0 if a[0] == t.REBELS else p.has_piece(a[0], a[1]))]
