"""Land battles [9.6], attacks of the Knights [7.1] and against a Civil War [8.3]."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.cards.knights import Support
from reame.games.medieval.cards.play import Announce
from reame.games.medieval.diplomacy.bargain import TABLE_SIZE
from reame.games.medieval.table.geography import (
    ARMY,
    BIT,
    CATHOLIC,
    CATHOLIC_HOME,
    HOME,
    ISLAMIC,
    JIHAD_COST,
    KNIGHTS_CARD,
    MILITIA_COST,
    NORMAL,
    PAGAN,
    POWER,
    PROVINCE,
    SPIES,
)
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.regions import members
from reame.games.medieval.table.things import (
    ASK_BID,
    ASK_BID_WAR,
    ASK_REBID,
    ASK_SPY_BATTLE,
    BID,
    BID_SHOWN,
    BID_SPIED,
    CIVIL_WAR_ENDS,
    CIVIL_WAR_GOES_ON,
    CONQUERED,
    HELD_OUT,
    LAND_BATTLE,
    NO_CARD,
    PLAYED,
    SPY_BATTLE,
    TOO_POOR,
    WAR_BATTLE,
)
from reame.kernel.chance import Dice
from reame.kernel.fields import Field, Flag, Mask, Number, One, Per, Word, fields, hidden, own
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class Battle(Step[Medieval]):
    """Sealed Militia, Spies, Knights, dice; a tie goes to the defender [9.6]. Without a power, Knights attack [7.1]."""

    rule: ClassVar[str] = "9.6"
    FIELDS: ClassVar[list[Field]] = (
        fields(
            attacker=One(SEAT),
            power=One(POWER),
            knights=Number(),
            target=One(PROVINCE),
            jihad=Flag(),
            mercenaries=Mask(POWER),
            support=Number(),
        )
        + own(bids=Per(SEAT, Number(), 0), spied=Per(SEAT, Number(-1), -1))
        # the stage would tell others that the attacker is asked about Spies
        + hidden(stage=Word("bids", "spies", "spied", "rebid", "knights", "dice", "over"), stands=Flag())
    )

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
        self.power = power
        self.knights = knights  # cards attacking as a power of their own
        self.target = target
        self.jihad = jihad
        self.mercenaries = mercenaries
        self.support = 0  # Knights cards of the defender
        self.bids = [0] * TABLE_SIZE
        self.spied = [-1] * TABLE_SIZE  # the defender's bid, for an attacker whose Spies have seen it
        self.stage = "bids"
        self.stands = False

    def bidders(self, p: Medieval) -> list[int]:
        """Attackers but the Knights bid; defenders with Militia do [9.2, R-46]."""
        out = [] if self.power == NOBODY else [self.attacker]
        if p.has_militia(self.target):
            out.append(p.controller[self.target])
        return out

    def run(self, p: Medieval) -> None:
        if self.stage == "bids":
            bidders = self.bidders(p)
            if bidders:
                p.ask_sealed(bidders)
            else:
                self.stage = "spies"
        elif self.stage == "spies":
            if len(self.bidders(p)) == 2 and (p.open_windows or p.hands[self.attacker].has(SPIES)):
                p.ask(self.attacker, covert=not p.open_windows)
            else:
                self.stage = "knights"
        elif self.stage == "spied":
            if self.stands:
                self.look(p)
                self.stage = "rebid"
            else:
                self.stage = "spies"  # he may hold another one
        elif self.stage == "rebid":
            p.ask(self.attacker)
        elif self.stage == "knights":
            self.stage = "dice"
            if self.may_support(p):
                p.push(Support([p.controller[self.target]], NOBODY, self.target))
        elif self.stage == "dice":
            self.fight(p)
            self.stage = "over"
        else:
            p.end()

    def look(self, p: Medieval) -> None:
        """Spies show the attacker the defender's bid [8.1]."""
        foe = p.controller[self.target]
        self.spied[self.attacker] = self.bids[foe]
        p.saw_at_least(self.attacker, foe, MILITIA_COST * self.bids[foe])
        p.shown += 1
        p.tell(BID_SPIED, foe, self.bids[foe], to=1 << self.attacker)

    def may_support(self, p: Medieval) -> bool:
        """Knights help Catholics that fight for their own against Islam and pagans [7.1]."""
        if self.power == NOBODY or not (ISLAMIC[self.power] or PAGAN[self.power]):
            return False
        if p.is_knights(self.target):
            return True
        power = p.defends(self.target)  # England in Normandy, but not the Almoravids in Andalusia
        return CATHOLIC_HOME[self.target] and power != NOBODY and CATHOLIC[power]

    def price(self, seat: int) -> int:
        """Of one step of Militia."""
        return JIHAD_COST if self.jihad and seat == self.attacker else MILITIA_COST

    def legal(self, p: Medieval, seat: int) -> list[int]:
        if self.stage == "spies":
            return [PASS, SPY_BATTLE.first] if p.hands[seat].has(SPIES) else [PASS]
        return BID.span(0, p.florins[seat] // self.price(seat))

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if self.stage == "spies":
            if SPY_BATTLE.has(move):
                return None if p.hands[seat].has(SPIES) else NO_CARD
            return None if move == PASS else NOT_NOW
        if not BID.has(move):
            return NOT_NOW
        return TOO_POOR if self.price(seat) * BID.a(move) > p.florins[seat] else None

    def question(self, p: Medieval, seat: int) -> Sentence:
        if self.stage == "spies":
            return ASK_SPY_BATTLE.of(self.target)
        return ASK_REBID.of(self.spied[seat]) if self.stage == "rebid" else ASK_BID.of(self.target)

    def default(self, p: Medieval, seat: int) -> int:
        return BID.at(self.bids[seat]) if self.stage == "rebid" else p.legal(seat)[0]

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if self.stage == "spies":
            if move == PASS:
                self.stage = "knights"
                return
            self.stage = "spied"
            p.spend(seat, SPIES)
            p.tell(PLAYED, seat, SPIES)
            p.push(Announce(SPIES, seat))
            return
        self.bids[seat] = BID.a(move)
        if self.stage == "rebid":
            self.stage = "knights"

    def reveal(self, p: Medieval) -> None:
        super().reveal(p)
        self.stage = "spies"

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Announce):
            self.stands = child.stands
        elif isinstance(child, Support):
            self.support = child.cards

    def forget(self, p: Medieval, seat: int, dice: Dice) -> None:
        """Bids that are down but not shown."""
        if self.stage in ("bids", "over"):
            return
        for s in self.bidders(p):
            if s != seat and not (seat == self.attacker and self.spied[seat] >= 0):
                most = min(p.florins[s] // self.price(s), BID.kinds[0].high)
                self.bids[s] = dice.below(most + 1)
        for s in range(TABLE_SIZE):
            if s != seat and self.spied[s] >= 0:
                self.spied[s] = self.bids[p.controller[self.target]]

    def fight(self, p: Medieval) -> None:
        """Bids are shown and paid, win or lose; a die each."""
        foe = p.controller[self.target]
        p.shown += 1
        for s in self.bidders(p):
            p.tell(BID_SHOWN, s, self.bids[s])
            p.pay(s, self.price(s) * self.bids[s])
        attack = p.dice.roll() + self.bids[self.attacker]
        if self.power == NOBODY:
            attack += KNIGHTS_CARD * self.knights
        else:
            attack += ARMY[self.power] + p.ruler[self.power] - NORMAL
            for x in members(self.mercenaries):
                attack += ARMY[x]
        defence = p.dice.roll() + p.base(self.target) + KNIGHTS_CARD * self.support
        if foe != NOBODY:
            defence += self.bids[foe]
        p.tell(LAND_BATTLE, self.target, attack, defence)
        if attack <= defence:
            p.tell(HELD_OUT, self.target)
            return
        p.tell(CONQUERED, self.attacker, self.target)
        p.conquer(self.attacker, self.target)
        if self.power == NOBODY:
            p.knights |= BIT[self.target]
            p.heresy &= ~BIT[self.target]
        if HOME[self.target] != NOBODY:
            p.settle_control(BIT[HOME[self.target]])


class Quelling(Step[Medieval]):
    """A power fights its own Civil War [8.3]; on a tie it goes on, under a new ruler."""

    rule: ClassVar[str] = "8.3"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), power=One(POWER), done=Flag())

    def __init__(self, seat: int = NOBODY, power: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.power = power
        self.done = False

    def run(self, p: Medieval) -> None:
        if self.done:
            p.end()
        else:
            p.ask(self.seat)

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return BID.span(0, p.florins[seat] // MILITIA_COST)

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not BID.has(move):
            return NOT_NOW
        return TOO_POOR if MILITIA_COST * BID.a(move) > p.florins[seat] else None

    def question(self, p: Medieval, seat: int) -> Sentence:
        return ASK_BID_WAR.of(self.power)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        self.done = True
        p.tell(BID_SHOWN, seat, BID.a(move))
        p.pay(seat, MILITIA_COST * BID.a(move))
        own = p.dice.roll() + ARMY[self.power] + p.ruler[self.power] - NORMAL + BID.a(move)
        rebels = p.dice.roll()
        p.tell(WAR_BATTLE, self.power, own, rebels)
        if own > rebels:
            p.civil_war &= ~BIT[self.power]
            p.tell(CIVIL_WAR_ENDS, self.power)
        else:
            p.tell(CIVIL_WAR_GOES_ON, self.power)
            p.change_ruler(self.power)
