"""Fiefs of a family without lords pass to whoever has the claim (12.2), who must garrison the citadel (R49)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.land.captives import free_unguarded
from reame.games.fief.land.holders import hold_first, put_lord, refresh
from reame.games.fief.land.titles import Bestow, give_title, humblest
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.parts import Estate
from reame.games.fief.table.pieces import add_soldiers, march_soldiers, remove_soldiers
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import Step


class Inheritance(Step[Fief]):
    """Claim by claim: the spouse's player, or the crown; after a consecration also what nobody had a claim to."""

    rule: ClassVar[str] = "12.2"
    FIELDS: ClassVar[list[Field]] = fields(consecrated=Flag(), begun=Flag())

    def __init__(self, consecrated: bool = False) -> None:
        super().__init__()
        self.consecrated = consecrated
        self.begun = False

    def run(self, p: Fief) -> None:
        if not self.begun:
            self.begun = True
            self.prepare(p)
            self.pay_estates(p)
            return
        for r in range(t.REGIONS):
            if p.capital[r] == NOBODY or p.title[r] != NOBODY or p.claim[r] == NOBODY or p.claim[r] > t.CROWN:
                continue
            if p.claim[r] == t.CROWN and p.crown_seat() == NOBODY:
                continue  # it lies with the Treasury until there is a King (R62)
            p.push(Transfer(r, p.crown_seat() if p.claim[r] == t.CROWN else p.claim[r], p.claim[r] == t.CROWN))
            return
        self.end_mourning(p)
        p.end()

    def end_mourning(self, p: Fief) -> None:
        """All is settled, and with it the alliances of the dead end (13)."""
        if not any(p.mourning):
            return
        mourning, p.mourning = p.mourning, [0] * p.seats
        for a in range(p.seats):
            for b in range(a + 1, p.seats):
                if mourning[a] >> b & 1 and not p.allied(a, b):
                    p.tell(say.ALLIANCE_ENDS, a, b)

    def prepare(self, p: Fief) -> None:
        """Claims of those who have no lord left go to the crown; with no crown there is no claim (R48)."""
        crown = p.crown_seat()
        for r in range(t.REGIONS):
            if p.capital[r] == NOBODY or p.title[r] != NOBODY:
                continue
            c = p.claim[r]
            if NOBODY < c < t.SEATS and not p.lords_of(c):
                c = t.CROWN
            if c == NOBODY and self.consecrated and p.fief[r] != NOBODY:
                c = t.CROWN
            if c == t.CROWN and crown == NOBODY and p.fief[r] != NOBODY:
                c = NOBODY
                if p.lords_of(p.fief[r]):
                    p.push(Bestow(r, p.fief[r]))
            p.claim[r] = c

    def pay_estates(self, p: Fief) -> None:
        """Escrow money of the dead goes the same way."""
        left: list[Estate] = []
        for estate in p.estates:
            heir = self.heir(p, estate)
            if heir == NOBODY:
                left.append(Estate(estate.seat, NOBODY, estate.ecus))
            else:
                p.money[heir] += estate.ecus
                p.tell(say.ESTATE_PAID, heir, estate.ecus, estate.seat, to=1 << heir)
        p.estates = left

    def heir(self, p: Fief, estate: Estate) -> int:
        """Who receives it now; nobody while there is neither claim nor lord."""
        who = estate.claim
        if NOBODY < who < t.SEATS and not p.lords_of(who):
            who = t.CROWN
        if who == NOBODY and self.consecrated:
            who = t.CROWN
        if who == t.CROWN:
            who = p.crown_seat()
        if who == NOBODY and p.lords_of(estate.seat):
            who = estate.seat
        return who


class Transfer(Step[Fief]):
    """One fief changes hands: the title, the old owner's soldiers, the garrison of the citadel."""

    rule: ClassVar[str] = "12.2"
    FIELDS: ClassVar[list[Field]] = fields(
        region=One(t.REGION),
        giver=One(SEAT),
        crown=Flag(),
        stage=Word("title", "garrison", "settle", "end"),
        heir=One(SEAT),
    )

    def __init__(self, region: int = NOBODY, giver: int = NOBODY, crown: bool = False) -> None:
        super().__init__()
        self.region = region
        self.giver = giver
        self.crown = crown
        self.stage = "title"
        self.heir = NOBODY

    def run(self, p: Fief) -> None:
        capital = p.capital[self.region]
        if self.stage == "title":
            self.stage = "garrison"
            p.push(Investiture(self.region, self.giver, self.crown))
        elif self.stage == "garrison":
            self.stage = "settle"
            if not p.has_piece(self.heir, capital):
                p.push(Garrison(self.region, self.heir))
        elif self.stage == "settle":
            self.stage = "end"
            if p.has_piece(self.heir, capital):
                hold_first(p, capital, self.heir)
            for v in t.VILLAGES_OF[self.region]:
                refresh(p, v)
            free_unguarded(p)
        else:
            p.end()

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Investiture):
            self.heir = p.fief[self.region]
            if self.heir == child.before:
                self.stage = "end"  # he has it back, and loses nothing (R49)
            elif child.before != NOBODY:
                self.expel(p, child.before)

    def expel(self, p: Fief, old: int) -> None:
        """The old owner's soldiers in the fief are removed."""
        for v in t.VILLAGES_OF[self.region]:
            n = p.soldiers[old * t.PLACES + v]
            if n:
                remove_soldiers(p, old, v, n)
                p.tell(say.TROOPS_EXPELLED, old, n, v)


class Investiture(Step[Fief]):
    """Who receives a fief: a lord of the claimant's family; from the crown, any lord of any family (12.2)."""

    rule: ClassVar[str] = "12.2"
    FIELDS: ClassVar[list[Field]] = fields(region=One(t.REGION), giver=One(SEAT), crown=Flag(), before=One(SEAT))

    def __init__(self, region: int = NOBODY, giver: int = NOBODY, crown: bool = False) -> None:
        super().__init__()
        self.region = region
        self.giver = giver
        self.crown = crown
        self.before = NOBODY  # who owned it

    def heirs(self, p: Fief) -> list[int]:
        """Lords of the claimant; for the crown any lord of any family."""
        if self.crown:
            return [x for x in range(t.LORDS) if p.family[x] != NOBODY]
        return p.lords_of(self.giver)

    def run(self, p: Fief) -> None:
        p.ask(self.giver)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [t.TITLE_TO.at(self.region, x) for x in self.heirs(p)]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_ESCHEAT.of(self.region, p.capital[self.region])

    def default(self, p: Fief, seat: int) -> int:
        return t.TITLE_TO.at(self.region, humblest(p, p.lords_of(seat) or self.heirs(p)))

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.before = p.fief[self.region]
        give_title(p, self.region, t.TITLE_TO.b(move))
        p.end()


class Garrison(Step[Fief]):
    """The new owner buys a garrison for the citadel, or moves one there from a village he holds, if he can (R49)."""

    rule: ClassVar[str] = "R49"
    FIELDS: ClassVar[list[Field]] = fields(region=One(t.REGION), seat=One(SEAT), done=Flag())

    def __init__(self, region: int = NOBODY, seat: int = NOBODY) -> None:
        super().__init__()
        self.region = region
        self.seat = seat
        self.done = False

    def run(self, p: Fief) -> None:
        if self.done:
            p.end()
        else:
            p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        out: list[int] = []
        mine = p.held(seat)
        pieces = p.pieces(seat)
        for v in mine:
            n = p.soldiers[seat * t.PLACES + v]
            out += [t.GARRISON.at(v, k) for k in range(1, n + 1) if pieces.splits(n, k)]
        out += [t.GARRISON_LORD.at(x) for x in p.free_lords(seat) if t.VILLAGE_OF[p.place[x]] in mine]
        most = min(t.BOUGHT.high, p.money[seat] // t.POINT_PRICE)
        here = p.soldiers[seat * t.PLACES + p.capital[self.region]]
        out += [t.GARRISON_HIRE.at(n) for n in range(1, most + 1) if pieces.grows(here, n)]
        return out or [PASS]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_GARRISON.of(p.capital[self.region])

    def default(self, p: Fief, seat: int) -> int:
        legal = p.legal(seat)
        for m in legal:
            if t.GARRISON_HIRE.has(m):
                return m
        return legal[0]

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.done = True
        capital = p.capital[self.region]
        if t.GARRISON.has(move):
            p.tell(say.GARRISON_SENT, seat, t.GARRISON.a(move), capital)
            march_soldiers(p, seat, t.GARRISON.a(move), capital, t.GARRISON.b(move))
            p.shown += 1
            refresh(p, t.GARRISON.a(move))
        elif t.GARRISON_LORD.has(move):
            p.tell(say.GARRISON_LED, seat, t.GARRISON_LORD.a(move), capital)
            left = t.VILLAGE_OF[p.place[t.GARRISON_LORD.a(move)]]
            put_lord(p, t.GARRISON_LORD.a(move), capital)
            refresh(p, left)
        elif t.GARRISON_HIRE.has(move):
            points = t.GARRISON_HIRE.a(move)
            p.tell(say.HIRED, seat, points, capital, points * t.POINT_PRICE)
            p.pay(seat, points * t.POINT_PRICE)
            add_soldiers(p, seat, capital, points)
        else:
            p.tell(say.CITADEL_EMPTY, seat, capital)
