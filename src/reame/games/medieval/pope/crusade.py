"""The Crusade [6.2]: the levy, units from all over the table, two dice for the infidel."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.medieval.pope.excommunication import excommunicate
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.masks import BIT, members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import gain, pay, saw_at_most
from reame.games.medieval.table.reckoning import tell_army, tell_cards, tell_die
from reame.kernel.fields import Field, Mask, Number, One, Per, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.menus import amounts
from reame.kernel.moves import PASS
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step, circle

POWERS_WITH: Final = amounts(t.JOIN_POWER)  # none, one, two Knights cards
PROVINCES_WITH: Final = amounts(t.JOIN_PROVINCE)
ALL_KNIGHTS: Final = t.COPIES[t.KNIGHTS]
WEAKEST: Final = t.MOST_SEATS * (min(t.ARMY) - t.NORMAL)
STRONGEST: Final = t.MOST_SEATS * (max(t.ARMY) + t.NORMAL) + t.KNIGHTS_CARD * ALL_KNIGHTS


def levy(p: Medieval) -> int:
    """What everybody with a Catholic province owes the caller [6.2]."""
    return t.LEVY_OF_THREE if p.seats == 3 else t.LEVY


def unit_strength(p: Medieval, power: int, province: int, knights: int) -> int:
    """What a unit adds: a power or a Knights province, and the Knights cards that ride along [6.2, 7.1]."""
    n = t.KNIGHTS_CARD * knights
    if power != NOBODY:
        n += p.army(power)
    elif province != NOBODY:
        n += t.KNIGHTS_PROVINCE
    return n


def spoils_of(strength: int, one: int, other: int) -> int:
    """What everyone with a unit gains by these dice of the infidel, if it is more than nothing [6.2]."""
    return strength - one - other


class Crusade(Step[Medieval]):
    """Levy, then units in turn, then two dice for the infidel [6.2]."""

    rule: ClassVar[str] = "6.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word("levy", "defaulter", "commit", "resolve"),
        next=Number(0, t.MOST_SEATS),
        shut_out=Mask(SEAT),
        joined=Mask(SEAT),
        unit_power=Per(SEAT, One(t.POWER), NOBODY),
        unit_province=Per(SEAT, One(t.PROVINCE), NOBODY),
        unit_knights=Per(SEAT, Number(0, ALL_KNIGHTS), 0),
        strength=Number(WEAKEST, STRONGEST),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "levy"
        self.next = 1  # how far the round of the table has come, from the player of the card
        self.shut_out = 0
        self.joined = 0
        self.unit_power = [NOBODY] * t.MOST_SEATS
        self.unit_province = [NOBODY] * t.MOST_SEATS
        self.unit_knights = [0] * t.MOST_SEATS
        self.strength = 0

    def run(self, p: Medieval) -> None:
        if self.stage == "levy":
            if self.next == p.seats:
                self.next = 0
                self.stage = "commit"
            else:
                self.levy(p, self.turn_of(p))
        elif self.stage == "defaulter":
            p.push(Defaulter(self.seat, self.turn_of(p)))
        elif self.stage == "commit":
            if self.next == p.seats:
                self.stage = "resolve"
            elif self.shut_out >> self.turn_of(p) & 1 or not p.may_use_knights(self.turn_of(p)):
                self.next += 1
            else:
                p.push(Muster(self.turn_of(p), self.seat))
        else:
            self.resolve(p)
            p.end()

    def turn_of(self, p: Medieval) -> int:
        """Whose turn it is in the round of the table."""
        return circle(self.seat, p.seats)[self.next]

    def levy(self, p: Medieval, seat: int) -> None:
        """Who has a Catholic province pays, or is shut out [6.2, R-16]."""
        due = levy(p)
        if not p.owes_levy(seat):
            self.next += 1
            return
        p.shown += 1  # whether he can pay
        if p.florins[seat] >= due:
            pay(p, seat, due)
            gain(p, self.seat, due)
            p.tell(say.LEVIED, seat, self.seat, due)
            self.next += 1
            return
        saw_at_most(p, seat, due - 1)
        self.shut_out |= BIT[seat]
        p.tell(say.DEFAULTED, seat, due)
        if bannable(p, seat):
            self.stage = "defaulter"
        else:
            self.next += 1

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Defaulter):
            self.next += 1
            self.stage = "levy"
            if child.power != NOBODY:
                excommunicate(p, self.seat, child.power)
        elif isinstance(child, Muster):
            self.next += 1
            if child.sent():
                self.join(p, child)
            else:
                p.tell(say.STAYED_AWAY, child.seat)

    def join(self, p: Medieval, unit: Muster) -> None:
        """A unit and its Knights cards."""
        self.joined |= BIT[unit.seat]
        self.unit_power[unit.seat] = unit.power
        self.unit_province[unit.seat] = unit.province
        self.unit_knights[unit.seat] = unit.knights
        self.strength += unit_strength(p, unit.power, unit.province, unit.knights)

    def resolve(self, p: Medieval) -> None:
        """Everyone with a unit gains what the Crusade is stronger by."""
        one = p.dice.roll()
        other = p.dice.roll()
        spoils = spoils_of(self.strength, one, other)
        if not self.joined:
            p.tell(say.CRUSADE_EMPTY, one + other)
        elif spoils > 0:
            p.tell(say.CRUSADE_FOUGHT, self.strength, one + other, spoils)
        elif self.strength < 0:
            p.tell(say.CRUSADE_POWERLESS, one + other)
        else:
            p.tell(say.CRUSADE_FAILED, self.strength, one + other)
        self.tell_sums(p, one, other)
        if self.joined and self.strength == one + other:
            p.tell(say.CRUSADE_TIED)
        if spoils > 0:
            for s in circle(self.seat, p.seats):
                if self.joined >> s & 1:
                    gain(p, s, spoils)
                    p.tell(say.CRUSADE_GAIN, s, spoils)

    def tell_sums(self, p: Medieval, one: int, other: int) -> None:
        """Unit by unit, and the dice of the infidel."""
        if self.joined:
            p.tell_sum(say.SUM_CRUSADE)
        for s in circle(self.seat, p.seats):
            if self.unit_power[s] != NOBODY:
                tell_army(p, self.unit_power[s])
            elif self.unit_province[s] != NOBODY:
                p.tell_term(say.SUM_KNIGHTS, t.KNIGHTS_PROVINCE, self.unit_province[s])
            tell_cards(p, self.unit_knights[s])
        p.tell_sum(say.SUM_INFIDEL)
        tell_die(p, one)
        tell_die(p, other)


def bannable(p: Medieval, seat: int) -> list[int]:
    """The Catholic powers of a defaulter that can be excommunicated."""
    return members(p.crowns(seat) & t.CATHOLICS & ~p.excommunicated)


class Defaulter(Step[Medieval]):
    """The caller may excommunicate a power of one who could not pay the levy [6.2, R-16]."""

    rule: ClassVar[str] = "6.2"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), debtor=One(SEAT), power=One(t.POWER))

    def __init__(self, seat: int = NOBODY, debtor: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.debtor = debtor
        self.power = NOBODY  # the one that is excommunicated

    def run(self, p: Medieval) -> None:
        p.ask(self.seat)

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return [PASS] + t.EXCOMMUNICATE.each(bannable(p, self.debtor))

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if not t.EXCOMMUNICATE.has(move):
            return NOT_NOW
        power = t.EXCOMMUNICATE.a(move)
        if not t.CATHOLIC[power]:
            return say.NOT_CATHOLIC
        if p.holder[power] != self.debtor:
            return say.NOT_HELD
        return say.EXCOMMUNICATED if p.excommunicated >> power & 1 else None

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_DEFAULTER.of(self.debtor)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if move != PASS:
            self.power = t.EXCOMMUNICATE.a(move)
        p.end()


class Muster(Step[Medieval]):
    """A player sends a power, a Knights province, or Knights cards alone; more cards may ride with them [6.2, 7.1]."""

    rule: ClassVar[str] = "6.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), caller=One(SEAT), power=One(t.POWER), province=One(t.PROVINCE), knights=Number(0, ALL_KNIGHTS)
    )

    def __init__(self, seat: int = NOBODY, caller: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.caller = caller
        self.power = NOBODY
        self.province = NOBODY
        self.knights = 0

    def sent(self) -> bool:
        """Has the player sent something?"""
        return self.power != NOBODY or self.province != NOBODY or self.knights > 0

    def run(self, p: Medieval) -> None:
        p.ask(self.seat)

    def legal(self, p: Medieval, seat: int) -> list[int]:
        out = [PASS]
        cards = p.hands[seat].count(t.KNIGHTS)
        POWERS_WITH[cards + 1].add(p.crowns(seat) & t.CATHOLICS & ~self.unfit(p), out)
        PROVINCES_WITH[cards + 1].add(p.domain(seat) & p.knights, out)
        out += t.JOIN_KNIGHTS.span(1, cards)
        return out

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        cards = p.hands[seat].count(t.KNIGHTS)
        if move == PASS:
            return None
        if t.JOIN_POWER.has(move):
            no = self.refuse_power(p, seat, t.JOIN_POWER.a(move))
            return no if no is not None else self.refuse_cards(t.JOIN_POWER.b(move), cards)
        if t.JOIN_PROVINCE.has(move):
            province = t.JOIN_PROVINCE.a(move)
            if not p.is_knights(province) or p.controller[province] != seat:
                return say.NO_UNIT
            return self.refuse_cards(t.JOIN_PROVINCE.b(move), cards)
        if t.JOIN_KNIGHTS.has(move):
            if not p.may_use_knights(seat):
                return say.NO_KNIGHTS
            return self.refuse_cards(t.JOIN_KNIGHTS.a(move), cards)
        return NOT_NOW

    def refuse_cards(self, wanted: int, held: int) -> Phrase | None:
        """So many Knights cards ride along only if they are in the hand."""
        return say.few_knights(wanted, held) if wanted > held else None

    def refuse_power(self, p: Medieval, seat: int, power: int) -> Phrase | None:
        """A Catholic power, held, at peace with itself, and not used this turn."""
        if not t.CATHOLIC[power]:
            return say.NOT_CATHOLIC
        if p.holder[power] != seat:
            return say.NOT_HELD
        return say.NO_UNIT if self.unfit(p) >> power & 1 else None

    def unfit(self, p: Medieval) -> i64:
        """A mask of the powers that cannot go now, whoever holds them."""
        return p.civil_war | p.disaster | p.used

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_JOIN.of(self.caller)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if t.JOIN_POWER.has(move):
            self.power = t.JOIN_POWER.a(move)
            self.knights = t.JOIN_POWER.b(move)
            p.tell(say.JOINED_POWER, seat, self.power, self.knights)
            self.absolve(p)
        elif t.JOIN_PROVINCE.has(move):
            self.province = t.JOIN_PROVINCE.a(move)
            self.knights = t.JOIN_PROVINCE.b(move)
            p.tell(say.JOINED_PROVINCE, seat, self.province, self.knights)
        elif t.JOIN_KNIGHTS.has(move):
            self.knights = t.JOIN_KNIGHTS.a(move)
            p.tell(say.JOINED_KNIGHTS, seat, self.knights)
        for _ in range(self.knights):
            p.spend(seat, t.KNIGHTS)
        p.end()

    def absolve(self, p: Medieval) -> None:
        """A crusader is absolved at once; the caller's own is used up for the turn [6.2, R-17, R-18]."""
        if p.excommunicated >> self.power & 1:
            p.excommunicated &= ~BIT[self.power]
            p.tell(say.CRUSADER_ABSOLVED, self.power)
        if self.seat == self.caller:
            p.used |= BIT[self.power]
