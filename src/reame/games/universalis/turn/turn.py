"""The turn [3]: swords and cards for all, then each player's phases, then the barbarians."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.barbarians.growth import Growth
from reame.games.universalis.barbarians.pirates import PiratesMove
from reame.games.universalis.barbarians.rebellion import Rebellion
from reame.games.universalis.church.excommunication import Excommunications
from reame.games.universalis.church.march import March, Muster
from reame.games.universalis.decision.limits import Limits, over_limits
from reame.games.universalis.diplomacy.phase import Diplomacy
from reame.games.universalis.fate.calamities import DrawCalamity
from reame.games.universalis.fate.events import DrawEvent
from reame.games.universalis.realm.blockades import prune_blockades
from reame.games.universalis.realm.honour import by_points, check_cap, check_objective
from reame.games.universalis.realm.ledger import draw_card
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.trade.phase import TradePhase
from reame.games.universalis.turn.income import has_taxes, pay_instalments, reinforce, tax
from reame.games.universalis.turn.placement import Placement
from reame.games.universalis.turn.purchase import Purchase
from reame.games.universalis.turn.setup import Kingdoms, StartArmies, StartPieces
from reame.games.universalis.turn.swords import Swords
from reame.games.universalis.war.phase import CombatPhase
from reame.kernel.fields import Field, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step

SKULL: Final = 1  # the first face of an event die


class Turns(Step[Universalis]):
    """The whole game, from the choice of kingdoms to its end."""

    rule: ClassVar[str] = "3"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("kingdoms", "pieces", "armies", "swords", "cards", "players", "growth", "muster", "end"),
        queue=Some(SEAT),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "kingdoms"
        self.queue: list[int] = []  # players who have still to play this turn

    def run(self, p: Universalis) -> None:
        if self.stage == "kingdoms":
            self.stage = "pieces"
            p.push(Kingdoms())
        elif self.stage == "pieces":
            self.garrison(p)
            self.stage = "armies"
            p.push(StartPieces())
        elif self.stage == "armies":
            self.stage = "swords"
            p.turn = 1
            p.push(StartArmies())
        elif self.stage == "swords":
            p.tell(say.TURN_BEGINS, p.turn)
            p.enter("swords")
            p.active = NOBODY
            self.stage = "cards"
            p.push(Swords())
        elif self.stage == "cards":
            p.enter("cards")
            p.tell(say.CARDS_DEALT)
            for s in p.order:
                draw_card(p, s, told=True)
            self.queue = p.order.copy()
            self.stage = "players"
        elif self.stage == "players":
            if self.queue:
                seat = self.queue.pop(0)
                if p.alive(seat):
                    p.push(PlayerTurn(seat))
            else:
                p.enter("barbarians")
                p.active = NOBODY
                self.stage = "growth"
        elif self.stage == "growth":
            self.stage = "muster"
            p.push(Growth(True))
        elif self.stage == "muster":
            self.stage = "end"
            if p.crusade == "preparing":
                p.push(Muster())
        else:
            self.finish(p)

    def garrison(self, p: Universalis) -> None:
        """One army on each own territory."""
        for t in range(box.TERRITORIES):
            if p.owner[t] != NOBODY:
                p.armies[t] = max(1, p.armies[t])

    def finish(self, p: Universalis) -> None:
        """Truces and card pacts whose last turn this was are over; the next turn, if there is one."""
        if p.turn >= p.options["max_turns"]:
            by_points(p, "turns")
            return
        tell_terms_over(p)
        p.turn += 1
        prune_blockades(p)
        self.stage = "swords"


def tell_terms_over(p: Universalis) -> None:
    """What lasts no longer than this turn: truces, passage and trade by card."""
    for a in range(p.seats):
        for b in range(p.seats):
            i = a * box.SEATS + b
            if a < b and p.truce[i] == p.turn:
                p.tell(say.TRUCE_OVER, a, b)
            if p.passage_term[i] == p.turn:
                p.tell(say.PASSAGE_OVER, b, a)
            if p.trade_term[i] == p.turn:
                p.tell(say.TRADE_OVER, b, a)


class PlayerTurn(Step[Universalis]):
    """Steps 3.3 to 3.11 of one player."""

    rule: ClassVar[str] = "3.3"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word(
            "start",
            "pirates",
            "march",
            "dice",
            "diplomacy",
            "reinforcements",
            "taxes",
            "purchase",
            "placement",
            "combat",
            "trade",
            "limits",
            "excommunication",
            "victory",
        ),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        seat = self.seat
        if not p.alive(seat):
            p.end()
        elif self.stage == "start":
            p.active = seat
            p.tell(say.TURN_OF, seat)
            p.enter("dice")
            self.stage = "pirates"
            if p.pirates:
                p.push(PiratesMove())
        elif self.stage == "pirates":
            self.stage = "march"
            if p.crusade == "marching":
                p.push(March())
        elif self.stage == "march":
            self.prepare(p)
            self.stage = "dice"
        elif self.stage == "dice":
            self.stage = "diplomacy"
            p.push(EventDice(seat))
        elif self.stage == "diplomacy":
            p.enter("diplomacy")
            self.stage = "reinforcements"
            if not p.banned >> seat & 1:
                p.push(Diplomacy(seat))
        elif self.stage == "reinforcements":
            p.enter("reinforcements")
            reinforce(p, seat)
            self.stage = "taxes"
        elif self.stage == "taxes":
            p.enter("taxes", told=has_taxes(p, seat))
            tax(p, seat)
            pay_instalments(p, seat)
            self.stage = "purchase"
        elif self.stage == "purchase":
            p.enter("purchase")
            self.stage = "placement"
            p.push(Purchase(seat))
        elif self.stage == "placement":
            p.enter("placement")
            self.stage = "combat"
            p.push(Placement(seat))
        elif self.stage == "combat":
            p.enter("combat")
            self.stage = "trade"
            p.push(CombatPhase(seat))
        elif self.stage == "trade":
            p.enter("trade")
            self.stage = "limits"
            p.push(TradePhase(seat))
        elif self.stage == "limits":
            p.enter("limits", told=bool(over_limits(p, seat) or p.grounds or p.banned >> seat & 1))
            self.stage = "excommunication"
            p.push(Limits(seat))
        elif self.stage == "excommunication":
            if p.banned >> seat & 1:
                p.banned -= 1 << seat  # a one-turn ban that covered this turn ends
                p.tell(say.BAN_ENDS, seat)
            self.stage = "victory"
            if p.grounds:
                p.push(Excommunications())
        else:
            check_objective(p, seat)
            if not p.over:
                check_cap(p, seat)
            p.end()

    def prepare(self, p: Universalis) -> None:
        """Banner levels are read; what was bought last turn is no longer new; who holds whole kingdoms is noted."""
        seat = self.seat
        p.fresh[seat] = 0
        for b in p.banners_of(seat):
            level = p.experience[b] + p.general[b]
            p.banner_level[b] = p.attacks[b] = p.banner_moves[b] = level
            p.conquests[b] = 0
        for k in range(box.KINGDOMS):
            holder = p.owner[p.realm(k)[0]]
            p.complete[k] = holder if holder != NOBODY and p.holds(holder, k) else NOBODY


class EventDice(Step[Universalis]):
    """Two event dice [3.4]: skulls bring calamity, events and rebellion, doubles make the barbarians grow."""

    rule: ClassVar[str] = "3.4"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), stage=Word("roll", "rebellion", "done"))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "roll"

    def run(self, p: Universalis) -> None:
        if self.stage == "roll":
            self.stage = "done"
            a, b = p.dice.roll(), p.dice.roll()
            if a == SKULL and b == SKULL:
                p.tell(say.EVENT_DICE, self.seat, a, b, box.CALAMITY_OMEN)
                p.push(DrawCalamity(self.seat))
            elif a == SKULL or b == SKULL:
                p.tell(say.EVENT_DICE, self.seat, a, b, box.EVENT_OMEN)
                self.stage = "rebellion"
                p.push(DrawEvent(self.seat))
            elif a == b:
                p.tell(say.EVENT_DICE, self.seat, a, b, box.GROWTH_OMEN)
                p.push(Growth(False))
            else:
                p.tell(say.EVENT_DICE, self.seat, a, b, box.NO_OMEN)
        elif self.stage == "rebellion":
            self.stage = "done"
            p.push(Rebellion())
        else:
            p.end()
