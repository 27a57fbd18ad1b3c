"""You Are Pope [6]: Crusade, Excommunication, absolution, marriage, passage through the Papacy."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.medieval.diplomacy.bargain import TABLE_SIZE, Ransom
from reame.games.medieval.table.geography import (
    ARMY,
    BIT,
    CATHOLIC,
    CATHOLICS,
    KNIGHTS,
    KNIGHTS_CARD,
    KNIGHTS_PROVINCE,
    LEVY,
    LEVY_OF_THREE,
    LIFT_COST,
    NORMAL,
    POPE,
    POWER,
    PROVINCE,
    RANSOMS,
)
from reame.games.medieval.table.menus import tallies
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.regions import members
from reame.games.medieval.table.things import (
    ASK_DEFAULTER,
    ASK_JOIN,
    BAN_LIFTED,
    BANNED,
    CRUSADE,
    CRUSADE_CALLED,
    CRUSADE_FOUGHT,
    CRUSADE_GAIN,
    DEFAULTED,
    EXCOMMUNICATE,
    EXCOMMUNICATED,
    FEW_KNIGHTS,
    JOIN_KNIGHTS,
    JOIN_POWER,
    JOIN_PROVINCE,
    JOINED_KNIGHTS,
    JOINED_POWER,
    JOINED_PROVINCE,
    KNIGHTS_INCOME,
    LEVIED,
    LIFT,
    MARRY,
    NO_KNIGHTS,
    NO_UNIT,
    NOT_CATHOLIC,
    NOT_HELD,
    PASSAGE_ALLOWED,
    PLAYED,
    WEDDING,
)
from reame.kernel.fields import Field, Mask, Number, One, Per, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step, circle

POWERS_WITH: Final = tallies(JOIN_POWER)  # none, one, two Knights cards
PROVINCES_WITH: Final = tallies(JOIN_PROVINCE)


def play_pope(p: Medieval, seat: int, move: int) -> None:
    """Every Pope card first pays the Knights provinces [6.1]; then one act of five."""
    p.spend(seat, POPE)
    p.tell(PLAYED, seat, POPE)
    for s in range(p.seats):
        n = p.knights_income(s)
        if n:
            p.gain(s, n)
            p.tell(KNIGHTS_INCOME, s, n)
    if move == CRUSADE.first:
        p.crusade_called = True
        p.tell(CRUSADE_CALLED, seat)
        p.push(Crusade(seat))
    elif EXCOMMUNICATE.has(move):
        excommunicate(p, seat, EXCOMMUNICATE.a(move))
    elif LIFT.has(move):
        p.pay(seat, LIFT_COST)
        p.excommunicated &= ~BIT[LIFT.a(move)]
        p.tell(BAN_LIFTED, LIFT.a(move))
    elif MARRY.has(move):
        one, other = MARRY.a(move), MARRY.b(move)
        p.marriages.append([min(one, other), max(one, other)])
        p.marriages.sort()
        p.tell(WEDDING, one, other)
    else:
        p.papal_passage = True
        p.tell(PASSAGE_ALLOWED, seat)


def excommunicate(p: Medieval, seat: int, power: int) -> None:
    """Mark a Catholic power; its holder may at once offer something to be absolved [6.3]."""
    p.excommunicated |= BIT[power]
    p.fresh |= BIT[power]
    p.tell(BANNED, seat, power)
    if p.dealing() and p.holder[power] not in (NOBODY, seat):
        p.push(Pleading(p.holder[power], seat, power))


class Pleading(Step[Medieval]):
    """The holder of an excommunicated power makes an offer, and one more if it is refused [11.4]."""

    rule: ClassVar[str] = "6.3"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), pope=One(SEAT), power=One(POWER), left=Number())

    def __init__(self, seat: int = NOBODY, pope: int = NOBODY, power: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.pope = pope
        self.power = power
        self.left = RANSOMS

    def run(self, p: Medieval) -> None:
        if self.left:
            self.left -= 1
            p.push(Ransom(self.seat, self.pope, self.power))
        else:
            p.end()

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Ransom) and (child.agreed or not child.proposed):
            self.left = 0


class Crusade(Step[Medieval]):
    """Levy, then units in turn, then two dice for the infidel [6.2]."""

    rule: ClassVar[str] = "6.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word("levy", "defaulter", "commit", "resolve"),
        next=Number(),
        shut_out=Mask(SEAT),
        joined=Mask(SEAT),
        unit_power=Per(SEAT, One(POWER), NOBODY),
        unit_province=Per(SEAT, One(PROVINCE), NOBODY),
        unit_knights=Per(SEAT, Number(), 0),
        strength=Number(-99),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "levy"
        self.next = 1  # how far the round of the table has come, from the player of the card
        self.shut_out = 0
        self.joined = 0
        self.unit_power = [NOBODY] * TABLE_SIZE
        self.unit_province = [NOBODY] * TABLE_SIZE
        self.unit_knights = [0] * TABLE_SIZE
        self.strength = 0

    def run(self, p: Medieval) -> None:
        if self.stage == "levy":
            if self.next == p.seats:
                self.next = 0
                self.stage = "commit"
            else:
                self.levy(p, self.turn_of(p))
        elif self.stage == "defaulter":
            p.ask(self.seat)
        elif self.stage == "commit":
            if self.next == p.seats:
                self.stage = "resolve"
            elif self.shut_out >> self.turn_of(p) & 1 or not p.may_use_knights(self.turn_of(p)):
                self.next += 1
            else:
                p.ask(self.turn_of(p))
        else:
            self.resolve(p)
            p.end()

    def turn_of(self, p: Medieval) -> int:
        """Whose turn it is in the round of the table."""
        return circle(self.seat, p.seats)[self.next]

    def levy(self, p: Medieval, seat: int) -> None:
        """Who has a Catholic province pays, or is shut out [6.2, R-16]."""
        due = LEVY_OF_THREE if p.seats == 3 else LEVY
        if not p.owes_levy(seat):
            self.next += 1
            return
        p.shown += 1  # whether he can pay
        if p.florins[seat] >= due:
            p.pay(seat, due)
            p.gain(self.seat, due)
            p.tell(LEVIED, seat, self.seat, due)
            self.next += 1
            return
        p.saw_at_most(seat, due - 1)
        self.shut_out |= BIT[seat]
        p.tell(DEFAULTED, seat)
        if self.bannable(p, seat):
            self.stage = "defaulter"
        else:
            self.next += 1

    def bannable(self, p: Medieval, seat: int) -> list[int]:
        """The Catholic powers of a defaulter that can be excommunicated."""
        return members(p.crowns(seat) & CATHOLICS & ~p.excommunicated)

    # -- units ---------------------------------------------------------------------------------

    def refuse_power(self, p: Medieval, seat: int, power: int) -> Phrase | None:
        """A Catholic power, held, at peace with itself, and not used this turn."""
        if not CATHOLIC[power]:
            return NOT_CATHOLIC
        if p.holder[power] != seat:
            return NOT_HELD
        return NO_UNIT if self.unfit(p) >> power & 1 else None

    def unfit(self, p: Medieval) -> i64:
        """A mask of the powers that cannot go now, whoever holds them."""
        return p.civil_war | p.disaster | p.used

    def refuse_province(self, p: Medieval, seat: int, province: int) -> Phrase | None:
        """A Knights province of one's own."""
        return None if p.is_knights(province) and p.controller[province] == seat else NO_UNIT

    def legal(self, p: Medieval, seat: int) -> list[int]:
        if self.stage == "defaulter":
            return [PASS] + EXCOMMUNICATE.each(self.bannable(p, self.turn_of(p)))
        out = [PASS]
        cards = p.hands[seat].count(KNIGHTS)
        POWERS_WITH[cards + 1].add(p.crowns(seat) & CATHOLICS & ~self.unfit(p), out)
        PROVINCES_WITH[cards + 1].add(p.domain(seat) & p.knights, out)
        out += JOIN_KNIGHTS.span(1, cards)
        return out

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if self.stage == "defaulter":
            if not EXCOMMUNICATE.has(move):
                return NOT_NOW
            power = EXCOMMUNICATE.a(move)
            if not CATHOLIC[power]:
                return NOT_CATHOLIC
            if p.holder[power] != self.turn_of(p):
                return NOT_HELD
            return EXCOMMUNICATED if p.excommunicated >> power & 1 else None
        cards = p.hands[seat].count(KNIGHTS)
        if JOIN_POWER.has(move):
            no = self.refuse_power(p, seat, JOIN_POWER.a(move))
            return no if no is not None else FEW_KNIGHTS if JOIN_POWER.b(move) > cards else None
        if JOIN_PROVINCE.has(move):
            no = self.refuse_province(p, seat, JOIN_PROVINCE.a(move))
            return no if no is not None else FEW_KNIGHTS if JOIN_PROVINCE.b(move) > cards else None
        if JOIN_KNIGHTS.has(move):
            if not p.may_use_knights(seat):
                return NO_KNIGHTS
            return FEW_KNIGHTS if JOIN_KNIGHTS.a(move) > cards else None
        return NOT_NOW

    def question(self, p: Medieval, seat: int) -> Sentence:
        return ASK_DEFAULTER.of(self.turn_of(p)) if self.stage == "defaulter" else ASK_JOIN.of(self.seat)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        self.next += 1
        if self.stage == "defaulter":
            self.stage = "levy"
            if move != PASS:
                excommunicate(p, seat, EXCOMMUNICATE.a(move))
        elif JOIN_POWER.has(move):
            self.send_power(p, seat, JOIN_POWER.a(move), JOIN_POWER.b(move))
        elif JOIN_PROVINCE.has(move):
            p.tell(JOINED_PROVINCE, seat, JOIN_PROVINCE.a(move), JOIN_PROVINCE.b(move))
            self.unit_province[seat] = JOIN_PROVINCE.a(move)
            self.join(p, seat, KNIGHTS_PROVINCE, JOIN_PROVINCE.b(move))
        elif JOIN_KNIGHTS.has(move):
            p.tell(JOINED_KNIGHTS, seat, JOIN_KNIGHTS.a(move))
            self.join(p, seat, 0, JOIN_KNIGHTS.a(move))

    def send_power(self, p: Medieval, seat: int, power: int, knights: int) -> None:
        """It is absolved at once; the caller's own is used up for the turn [6.2, R-17, R-18]."""
        p.tell(JOINED_POWER, seat, power, knights)
        if p.excommunicated >> power & 1:
            p.excommunicated &= ~BIT[power]
            p.tell(BAN_LIFTED, power)
        if seat == self.seat:
            p.used |= BIT[power]
        self.unit_power[seat] = power
        self.join(p, seat, ARMY[power] + p.ruler[power] - NORMAL, knights)

    def join(self, p: Medieval, seat: int, strength: int, knights: int) -> None:
        """A unit and its Knights cards."""
        self.joined |= BIT[seat]
        self.unit_knights[seat] = knights
        self.strength = self.strength + strength + KNIGHTS_CARD * knights
        for _ in range(knights):
            p.spend(seat, KNIGHTS)

    def resolve(self, p: Medieval) -> None:
        """Everyone with a unit gains what the Crusade is stronger by."""
        infidel = p.dice.roll() + p.dice.roll()
        p.tell(CRUSADE_FOUGHT, max(self.strength, 0), infidel)
        if self.strength > infidel:
            for s in circle(self.seat, p.seats):
                if self.joined >> s & 1:
                    p.gain(s, self.strength - infidel)
                    p.tell(CRUSADE_GAIN, s, self.strength - infidel)
