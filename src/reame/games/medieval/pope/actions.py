"""You Are Pope [6.1]: every card first pays the Knights provinces, then does one of five things."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.land.geography import INCOME
from reame.games.medieval.pope.crusade import Crusade
from reame.games.medieval.pope.excommunication import excommunicate
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.action import Action
from reame.games.medieval.table.masks import BIT, members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import gain, pay
from reame.kernel.kinds import Phrase
from reame.kernel.menus import menu, menus
from reame.kernel.native import i64

BANS: Final = menu(t.EXCOMMUNICATE)
ABSOLUTIONS: Final = menu(t.LIFT)
WEDDINGS: Final = menus(t.MARRY)


class PopeAct(Action):
    """One of the five; none after a map card was drawn [3.3]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        if not p.map_drawn:
            self.add_acts(p, seat, out)

    def add_acts(self, p: Medieval, seat: int, out: list[int]) -> None:
        """Its moves, where Popes act at all."""
        raise NotImplementedError

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not p.hands[seat].has(t.POPE):
            return say.NO_CARD
        return say.NO_POPE_AFTER_MAP if p.map_drawn else self.refuse_act(p, seat, move)

    def refuse_act(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        """The same, where Popes act at all."""
        raise NotImplementedError

    def do(self, p: Medieval, seat: int, move: int) -> None:
        p.spend(seat, t.POPE)
        p.tell(say.PLAYED, seat, t.POPE)
        for s in range(p.seats):
            n = p.knights_income(s)
            if n:
                gain(p, s, n)
                p.tell(say.KNIGHTS_INCOME, s, n)
                p.tell_sum(say.SUM_INCOME, s)
                for province in members(p.domain(s) & p.knights):
                    p.tell_term(say.SUM_FREE_LAND, INCOME[province], province)
        self.act(p, seat, move)

    def act(self, p: Medieval, seat: int, move: int) -> None:
        """After the Knights are paid."""
        raise NotImplementedError


class CallCrusade(PopeAct):
    """Once a turn [6.2]."""

    def add_acts(self, p: Medieval, seat: int, out: list[int]) -> None:
        if not p.crusade_called:
            out.append(t.CRUSADE.first)

    def refuse_act(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        return say.ONE_CRUSADE if p.crusade_called else None

    def act(self, p: Medieval, seat: int, move: int) -> None:
        p.crusade_called = True
        p.tell(say.CRUSADE_CALLED, seat)
        p.push(Crusade(seat))


class Excommunicate(PopeAct):
    """Any Catholic power whose card lies open, one's own too [6.3, R-19]."""

    def add_acts(self, p: Medieval, seat: int, out: list[int]) -> None:
        BANS.add(p.face_up() & t.CATHOLICS & ~p.excommunicated, out)

    def refuse_act(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        power = t.EXCOMMUNICATE.a(move)
        if p.face[power] != t.UP:
            return say.NOT_FACE_UP
        if not t.CATHOLIC[power]:
            return say.NOT_CATHOLIC
        return say.EXCOMMUNICATED if p.excommunicated >> power & 1 else None

    def act(self, p: Medieval, seat: int, move: int) -> None:
        excommunicate(p, seat, t.EXCOMMUNICATE.a(move))


class Absolve(PopeAct):
    """Lift an Excommunication, for a price that the Knights may just have brought [6.3]."""

    def add_acts(self, p: Medieval, seat: int, out: list[int]) -> None:
        if p.excommunicated and self.can_pay(p, seat):
            ABSOLUTIONS.add(p.face_up() & t.CATHOLICS & p.excommunicated, out)

    def refuse_act(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not p.excommunicated >> t.LIFT.a(move) & 1:
            return say.NOT_EXCOMMUNICATED
        return None if self.can_pay(p, seat) else say.too_poor(t.LIFT_COST, p.florins[seat] + p.knights_income(seat))

    def can_pay(self, p: Medieval, seat: int) -> bool:
        """Knights provinces have paid before the price is due."""
        return p.florins[seat] + p.knights_income(seat) >= t.LIFT_COST

    def act(self, p: Medieval, seat: int, move: int) -> None:
        power = t.LIFT.a(move)
        pay(p, seat, t.LIFT_COST)
        p.excommunicated &= ~BIT[power]
        p.tell(say.BAN_BOUGHT_OFF, seat, power, t.LIFT_COST)


class Marry(PopeAct):
    """A Catholic power of one's own and any other, without consent [6.4, R-20]."""

    def add_acts(self, p: Medieval, seat: int, out: list[int]) -> None:
        catholic = p.face_up() & t.CATHOLICS
        for one in members(catholic & p.crowns(seat)):
            WEDDINGS[one].add(catholic & ~p.spouses(one) & ~BIT[one], out)

    def refuse_act(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        one, other = t.MARRY.a(move), t.MARRY.b(move)
        if p.holder[one] != seat:
            return say.NOT_HELD
        if one == other or not t.CATHOLIC[one] or not t.CATHOLIC[other] or p.face[other] != t.UP:
            return say.NOT_TO_MARRY
        return say.MARRIED if p.married(one, other) else None

    def act(self, p: Medieval, seat: int, move: int) -> None:
        one, other = t.MARRY.a(move), t.MARRY.b(move)
        p.wed(one, other)
        p.tell(say.WEDDING, seat, one, other)


class OpenPapacy(PopeAct):
    """One's Catholic powers may pass the Papacy this turn [6.5]."""

    def add_acts(self, p: Medieval, seat: int, out: list[int]) -> None:
        out.append(t.PAPAL_PASSAGE.first)

    def refuse_act(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        return None

    def act(self, p: Medieval, seat: int, move: int) -> None:
        p.papal_passage = True
        p.tell(say.PASSAGE_ALLOWED, seat)


ACTIONS: Final[list[Action]] = [
    CallCrusade(t.CRUSADE, t.POPE),
    Excommunicate(t.EXCOMMUNICATE, t.POPE),
    Absolve(t.LIFT, t.POPE),
    Marry(t.MARRY, t.POPE),
    OpenPapacy(t.PAPAL_PASSAGE, t.POPE),
]
