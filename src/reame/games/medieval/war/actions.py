"""Declaring an attack [9.4]: with a power, as a Jihad, with the Knights, on Heresy, on a Civil War."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.land.geography import CHRISTIANS, KNIGHTS_TARGETS, PAPACY
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.action import Action
from reame.games.medieval.table.masks import BIT, members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.promises import attacked
from reame.games.medieval.table.purses import pay
from reame.games.medieval.war.attack import Attack
from reame.games.medieval.war.battle import Battle
from reame.games.medieval.war.quelling import Quelling
from reame.games.medieval.war.sorties import add_sorties
from reame.games.medieval.war.ways import origins, reach
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.menus import amounts, menu, menus
from reame.kernel.moves import Verb
from reame.kernel.native import i64

JIHADS_BY: Final = menus(t.ATTACK_JIHAD)
RIDES_OF: Final = amounts(t.ATTACK_KNIGHTS)
HERESIES_QUELLED: Final = menu(t.QUELL_HERESY)
WARS_QUELLED: Final = menu(t.QUELL_WAR)


class Declaration(Action):
    """One of the attacks of the turn; its fee is spent whatever comes of it [9.4, R-55]."""

    def __init__(self, verb: Verb, fee: int, card: int = NOBODY) -> None:
        super().__init__(verb, card)
        self.fee = fee

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        if p.attacks < (t.ATTACKS_AFTER_MAP if p.map_drawn else t.ATTACKS) and p.florins[seat] >= self.fee:
            self.add_attacks(p, seat, out)

    def add_attacks(self, p: Medieval, seat: int, out: list[int]) -> None:
        """Its moves, where there is an attack left and the money for it."""
        raise NotImplementedError

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not p.attacks_left():
            return say.ATTACKS_SPENT
        if p.florins[seat] < self.fee:
            return say.too_poor(self.fee, p.florins[seat])
        return self.refuse_attack(p, seat, move)

    def refuse_attack(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        """The same, where there is an attack left and the money for it."""
        raise NotImplementedError

    def do(self, p: Medieval, seat: int, move: int) -> None:
        p.attacks += 1
        if self.fee:
            pay(p, seat, self.fee)
        self.attack(p, seat, move)

    def attack(self, p: Medieval, seat: int, move: int) -> None:
        """The fee is paid."""
        raise NotImplementedError


class AttackWithPower(Declaration):
    """A power attacks a province that it can reach if everybody lets it pass [9.4]."""

    def add_attacks(self, p: Medieval, seat: int, out: list[int]) -> None:
        add_sorties(p, seat, p.crowns(seat) & ~(p.civil_war | p.used), out)

    def refuse_attack(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        power, target = self.verb.a(move), self.verb.b(move)
        no = self.refuse_attacker(p, seat, power)
        return no if no is not None else self.refuse_target(p, seat, power, target)

    def refuse_attacker(self, p: Medieval, seat: int, power: int) -> Phrase | None:
        if p.holder[power] != seat:
            return say.NOT_HELD
        if p.civil_war >> power & 1:
            return say.IN_CIVIL_WAR
        if p.used >> power & 1:
            return say.POWER_USED
        return None if origins(p, seat, power) else say.NO_ORIGIN

    def refuse_target(self, p: Medieval, seat: int, power: int, target: int) -> Phrase | None:
        if not p.alive(target):
            return say.NOT_IN_PLAY
        if target == PAPACY:
            return say.THE_PAPACY
        if p.controller[target] == seat:
            return say.OWN_TARGET
        return None if reach(p, seat, power) >> target & 1 else say.NO_WAY

    def attack(self, p: Medieval, seat: int, move: int) -> None:
        power, target = self.verb.a(move), self.verb.b(move)
        p.used |= BIT[power]
        p.tell(say.ATTACKS_NOW, seat, power, target, self.fee)
        attacked(p, seat, target)
        p.push(Attack(seat, power, target, self.card == t.JIHAD))


class DeclareJihad(AttackWithPower):
    """The same by Islam against Catholics and Orthodox, with cheaper Militia [8.4, R-33]."""

    def add_attacks(self, p: Medieval, seat: int, out: list[int]) -> None:
        christian = (CHRISTIANS | p.knights) & ~p.domain(seat)
        for power in members(p.crowns(seat) & t.MUSLIMS & ~(p.civil_war | p.used)):
            JIHADS_BY[power].add(reach(p, seat, power) & christian, out)

    def refuse_attack(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        no = super().refuse_attack(p, seat, move)
        if no is not None:
            return no
        if not p.hands[seat].has(t.JIHAD):
            return say.NO_CARD
        return None if t.ISLAMIC[self.verb.a(move)] and p.is_christian(self.verb.b(move)) else say.NO_JIHAD


class KnightsRide(Declaration):
    """Knights cards attack as a power of their own, for nothing and without a route [7.1]."""

    def add_attacks(self, p: Medieval, seat: int, out: list[int]) -> None:
        if p.may_use_knights(seat):
            rides = RIDES_OF[p.hands[seat].count(t.KNIGHTS)]
            rides.add(KNIGHTS_TARGETS & p.live() & ~(p.domain(seat) | p.knights), out)

    def refuse_attack(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        target, cards = t.ATTACK_KNIGHTS.a(move), t.ATTACK_KNIGHTS.b(move)
        if not p.hands[seat].has(t.KNIGHTS):
            return say.NO_CARD
        if not p.may_use_knights(seat):
            return say.NO_KNIGHTS
        if not KNIGHTS_TARGETS >> target & 1 or not p.alive(target):
            return say.NOT_FOR_KNIGHTS
        if p.is_knights(target) or p.controller[target] == seat:
            return say.NOT_FOR_KNIGHTS
        held = p.hands[seat].count(t.KNIGHTS)
        return say.few_knights(cards, held) if cards > held else None

    def attack(self, p: Medieval, seat: int, move: int) -> None:
        target, cards = t.ATTACK_KNIGHTS.a(move), t.ATTACK_KNIGHTS.b(move)
        for _ in range(cards):
            p.spend(seat, t.KNIGHTS)
        p.tell(say.KNIGHTS_RIDE, seat, target, cards)
        attacked(p, seat, target)
        p.push(Battle(seat, NOBODY, target, knights=cards))


class QuellHeresy(Declaration):
    """In a province of one's own: it goes without a roll [8.5]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        if p.heresy:
            super().add(p, seat, held, out)

    def add_attacks(self, p: Medieval, seat: int, out: list[int]) -> None:
        HERESIES_QUELLED.add(p.heresy & p.domain(seat), out)

    def refuse_attack(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        province = t.QUELL_HERESY.a(move)
        return None if p.heresy >> province & 1 and p.controller[province] == seat else say.NO_HERESY

    def attack(self, p: Medieval, seat: int, move: int) -> None:
        province = t.QUELL_HERESY.a(move)
        p.heresy &= ~BIT[province]
        p.tell(say.HERESY_QUELLED, seat, province, self.fee)


class QuellCivilWar(Declaration):
    """A power of one's own fights its Civil War [8.3]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        if p.civil_war:
            super().add(p, seat, held, out)

    def add_attacks(self, p: Medieval, seat: int, out: list[int]) -> None:
        WARS_QUELLED.add(p.civil_war & p.crowns(seat) & ~p.used, out)

    def refuse_attack(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        power = t.QUELL_WAR.a(move)
        if p.holder[power] != seat:
            return say.NOT_HELD
        if not p.civil_war >> power & 1:
            return say.NOT_IN_CIVIL_WAR
        return say.POWER_USED if p.used >> power & 1 else None

    def attack(self, p: Medieval, seat: int, move: int) -> None:
        power = t.QUELL_WAR.a(move)
        p.used |= BIT[power]
        p.tell(say.WAR_FOUGHT, seat, power, self.fee)
        p.push(Quelling(seat, power))


ACTIONS: Final[list[Action]] = [
    AttackWithPower(t.ATTACK, t.ATTACK_FEE),
    DeclareJihad(t.ATTACK_JIHAD, t.ATTACK_FEE, t.JIHAD),
    KnightsRide(t.ATTACK_KNIGHTS, 0, t.KNIGHTS),
    QuellHeresy(t.QUELL_HERESY, t.HERESY_FEE),
    QuellCivilWar(t.QUELL_WAR, t.CIVIL_WAR_FEE),
]
