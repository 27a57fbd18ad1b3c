"""Land battles [9.6], also those of the Knights [7.1]: sealed Militia, Spies, Knights, dice."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.cards.announce import Announce
from reame.games.medieval.cards.knights import Support
from reame.games.medieval.land.geography import CATHOLIC_HOME, HOME
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.control import conquer, settle_control
from reame.games.medieval.table.masks import BIT, members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import pay, saw_at_least
from reame.games.medieval.table.reckoning import tell_army, tell_base, tell_cards, tell_die, tell_militia
from reame.kernel.chance import Dice
from reame.kernel.fields import Field, Flag, Mask, Number, One, Per, Word, fields, own
from reame.kernel.journal import ALL
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step
from reame.kernel.windows import Window


def strength(p: Medieval, power: int, mercenaries: int, knights: int) -> int:
    """Of an attack, before the die and the Militia: Knights alone, or a power and its mercenaries [7.1, 9.6, 11]."""
    if power == NOBODY:
        return t.KNIGHTS_CARD * knights
    army = p.army(power)
    for mercenary in members(mercenaries):
        army += t.ARMY[mercenary]
    return army


def wins(attack: int, defence: int) -> bool:
    """The higher total wins, on a tie the defender [9.6]."""
    return attack > defence


class Battle(Step[Medieval]):
    """A power attacks a province, or Knights do; a tie goes to the defender [9.6]."""

    rule: ClassVar[str] = "9.6"
    FIELDS: ClassVar[list[Field]] = fields(
        attacker=One(SEAT),
        power=One(t.POWER),
        knights=Number(0, t.KNIGHT.high),
        target=One(t.PROVINCE),
        jihad=Flag(),
        mercenaries=Mask(t.POWER),
        support=Number(0, t.KNIGHT.high),
        stage=Word("bids", "spies", "rebid", "knights", "dice", "result", "over"),
        attack_die=Number(0, t.DIE.high),
        defence_die=Number(0, t.DIE.high),
        raised=Per(SEAT, Number(0, t.MILITIA.high), 0),
    ) + own(bids=Per(SEAT, Number(0, t.MILITIA.high), 0), spied=Per(SEAT, Number(NOBODY, t.MILITIA.high), NOBODY))

    def __init__(
        self,
        attacker: int = NOBODY,
        power: int = NOBODY,
        target: int = NOBODY,
        jihad: bool = False,
        mercenaries: int = 0,
        knights: int = 0,
    ) -> None:
        super().__init__()
        self.attacker = attacker
        self.power = power  # nobody's if the Knights attack
        self.knights = knights  # cards attacking as a power of their own
        self.target = target
        self.jihad = jihad
        self.mercenaries = mercenaries
        self.support = 0  # Knights cards of the defender
        self.attack_die = 0  # not yet thrown
        self.defence_die = 0
        self.raised = [0] * t.MOST_SEATS  # Militia that was shown and paid
        self.bids = [0] * t.MOST_SEATS
        self.spied = [NOBODY] * t.MOST_SEATS  # the defender's bid, for an attacker whose Spies have seen it
        self.stage = "bids"

    def run(self, p: Medieval) -> None:
        if self.stage == "bids":
            if self.bidders(p):
                p.push(Bids())
            else:
                self.stage = "spies"
        elif self.stage == "spies":
            if len(self.bidders(p)) == 2:
                p.push(BattleSpies(self.attacker, self.target))
            else:
                self.close_bids(p)
        elif self.stage == "rebid":
            p.push(SecondBid())
        elif self.stage == "knights":
            self.stage = "result" if p.readings().late_knights else "dice"
            if self.may_support(p):
                p.push(Support([p.controller[self.target]], NOBODY, self.target))
        elif self.stage == "dice":
            self.stage = "knights" if p.readings().late_knights else "result"
            self.throw(p)
        elif self.stage == "result":
            self.stage = "over"
            self.decide(p)
        else:
            p.end()

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, SecondBid):
            self.close_bids(p)
        elif isinstance(child, Bids):
            self.stage = "spies"
        elif isinstance(child, BattleSpies):
            if child.saw:
                self.stage = "rebid"
                self.look(p)
            else:
                self.close_bids(p)
        elif isinstance(child, Support):
            self.support = child.cards

    def close_bids(self, p: Medieval) -> None:
        """Knights come next, or the dice [R-61]."""
        self.stage = "dice" if p.readings().late_knights else "knights"

    def bidders(self, p: Medieval) -> list[int]:
        """Attackers but the Knights bid; defenders with Militia do [9.2, R-46]."""
        out = [] if self.power == NOBODY else [self.attacker]
        if p.has_militia(self.target):
            out.append(p.controller[self.target])
        return out

    def price(self, seat: int) -> int:
        """Of one step of Militia."""
        return t.JIHAD_COST if self.jihad and seat == self.attacker else t.MILITIA_COST

    def look(self, p: Medieval) -> None:
        """Spies show the attacker the defender's bid, or the whole table [8.1, R-62]."""
        foe = p.controller[self.target]
        for s in range(p.seats) if p.readings().open_spies else [self.attacker]:
            if s != foe:
                self.spied[s] = self.bids[foe]
                saw_at_least(p, s, foe, t.MILITIA_COST * self.bids[foe])
        p.shown += 1
        p.tell(say.BID_SPIED, foe, self.bids[foe], to=ALL if p.readings().open_spies else 1 << self.attacker)

    def may_support(self, p: Medieval) -> bool:
        """Knights help Catholics that fight for their own against Islam and pagans [7.1]."""
        if self.power == NOBODY or not (t.ISLAMIC[self.power] or t.PAGAN[self.power]):
            return False
        if p.is_knights(self.target):
            return True
        power = p.defends(self.target)  # England in Normandy, but not the Almoravids in Andalusia
        return CATHOLIC_HOME[self.target] and power != NOBODY and t.CATHOLIC[power]

    def throw(self, p: Medieval) -> None:
        """Bids are shown and paid, win or lose; a die each."""
        p.shown += 1
        for s in self.bidders(p):
            p.tell(say.BID_SHOWN, s, self.bids[s], self.price(s) * self.bids[s])
            pay(p, s, self.price(s) * self.bids[s])
            self.raised[s] = self.bids[s]
        self.bids = [0] * t.MOST_SEATS
        self.attack_die = p.dice.roll()
        self.defence_die = p.dice.roll()
        if p.readings().late_knights and self.may_support(p):
            p.tell(say.THROWN, self.target, self.attack(p), self.defence(p))
            self.tell_sums(p)

    def attack(self, p: Medieval) -> int:
        """Die, army or Knights, Militia."""
        return self.attack_die + self.army(p) + self.raised[self.attacker]

    def defence(self, p: Medieval) -> int:
        """Die, army or Knights, Militia, Knights cards."""
        foe = p.controller[self.target]
        militia = self.raised[foe] if foe != NOBODY else 0
        return self.defence_die + self.guard(p, self.support) + militia

    def army(self, p: Medieval) -> int:
        """What attacks, before the die and the Militia."""
        return strength(p, self.power, self.mercenaries, self.knights)

    def guard(self, p: Medieval, cards: int) -> int:
        """What defends, with so many Knights cards, before the die and the Militia."""
        return p.base(self.target) + t.KNIGHTS_CARD * cards

    def decide(self, p: Medieval) -> None:
        """Who wins takes the province, or keeps it."""
        attack, defence = self.attack(p), self.defence(p)
        if wins(attack, defence):
            told = say.KNIGHTS_CONQUERED if self.power == NOBODY else say.CONQUERED
            p.tell(told, self.attacker, self.target, attack, defence)
            self.tell_sums(p)
            self.win(p)
        else:
            p.tell(say.HELD_OUT, self.target, attack, defence)
            self.tell_sums(p)
            if attack == defence:
                p.tell(say.TIED_ON_LAND)

    def tell_sums(self, p: Medieval) -> None:
        """How the two figures came about."""
        p.tell_sum(say.SUM_ATTACK, self.attacker)
        tell_die(p, self.attack_die)
        if self.power != NOBODY:
            tell_army(p, self.power)
            for mercenary in members(self.mercenaries):
                p.tell_term(say.SUM_MERCENARIES, t.ARMY[mercenary], mercenary)
        tell_cards(p, self.knights)
        tell_militia(p, self.raised[self.attacker], self.price(self.attacker))
        p.tell_sum(say.SUM_DEFENCE, self.target)
        tell_die(p, self.defence_die)
        tell_base(p, self.target)
        foe = p.controller[self.target]
        if foe != NOBODY:
            tell_militia(p, self.raised[foe], t.MILITIA_COST)
        tell_cards(p, self.support)

    def win(self, p: Medieval) -> None:
        """The province changes hands; Knights stay in what they have taken [7.2]."""
        conquer(p, self.attacker, self.target)
        if self.power == NOBODY:
            p.knights |= BIT[self.target]
            p.heresy &= ~BIT[self.target]
        if HOME[self.target] != NOBODY:
            settle_control(p, BIT[HOME[self.target]])

    def forget(self, p: Medieval, seat: int, dice: Dice) -> None:
        """Bids that are down but not shown."""
        if self.stage in ("bids", "over") or self.attack_die:
            return
        foe = p.controller[self.target]
        for s in self.bidders(p):
            if s != seat and not (s == foe and seat >= 0 and self.spied[seat] >= 0):
                most = min(p.florins[s] // self.price(s), t.MILITIA.high)
                self.bids[s] = dice.below(most + 1)
        for s in range(t.MOST_SEATS):
            if s != seat and self.spied[s] >= 0:
                self.spied[s] = self.bids[foe]


class Bids(Step[Medieval]):
    """Both sides choose at once, in secret, as many steps of Militia as they can pay [9.2, R-46]."""

    rule: ClassVar[str] = "9.2"

    def battle(self, p: Medieval) -> Battle:
        """The one that asks: what the bids depend on, and the bids themselves, stand there."""
        below = p.stack[self.by]
        assert isinstance(below, Battle)
        return below

    def run(self, p: Medieval) -> None:
        p.ask_sealed(self.battle(p).bidders(p))

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return t.BID.span(0, p.florins[seat] // self.battle(p).price(seat))

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not t.BID.has(move):
            return NOT_NOW
        price = self.battle(p).price(seat) * t.BID.a(move)
        return say.too_poor(price, p.florins[seat]) if price > p.florins[seat] else None

    def bid_within(self, p: Medieval, seat: int, limit: int) -> int:
        return int(t.BID.span(0, max(0, min(limit, p.florins[seat] // self.battle(p).price(seat))))[-1])

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_BID.of(self.battle(p).target)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        self.battle(p).bids[seat] = t.BID.a(move)
        p.end()


class SecondBid(Bids):
    """An attacker whose Spies have seen the other bid may change his own [8.1, R-28]."""

    rule: ClassVar[str] = "8.1"

    def run(self, p: Medieval) -> None:
        p.ask(self.battle(p).attacker)

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_REBID.of(self.battle(p).spied[seat])

    def bid_within(self, p: Medieval, seat: int, limit: int) -> int:
        return NOBODY  # he has sent Spies to think again

    def default(self, p: Medieval, seat: int) -> int:
        return t.BID.at(self.battle(p).bids[seat])


class BattleSpies(Window[Medieval]):
    """When both have bid, the attacker may send Spies; if they are stopped, others [8.1]."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = Window.FIELDS + fields(target=One(t.PROVINCE), saw=Flag())

    def __init__(self, attacker: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__()
        self.queue = [attacker] if attacker != NOBODY else []
        self.target = target
        self.saw = False

    def options(self, p: Medieval, seat: int) -> list[int]:
        return [t.SPY_BATTLE.first] if p.hands[seat].has(t.SPIES) else []

    def refuse_reaction(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not t.SPY_BATTLE.has(move):
            return NOT_NOW
        return None if p.hands[seat].has(t.SPIES) else say.NO_CARD

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_SPY_BATTLE.of(self.target)

    def react(self, p: Medieval, seat: int, move: int) -> None:
        self.queue = [seat]  # stopped, he may hold another one
        p.spend(seat, t.SPIES)
        p.tell(say.PLAYED, seat, t.SPIES)
        p.push(Announce(t.SPIES, seat))

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Announce) and child.stands:
            self.saw = True
            self.queue = []

    def close(self, p: Medieval) -> None:
        p.end()
