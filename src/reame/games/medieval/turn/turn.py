"""The turn [3.1]: draw, map card, mandatory cards, actions; and the round of the table."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.cards.play import Play
from reame.games.medieval.diplomacy.overture import Market
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.control import enter
from reame.games.medieval.table.masks import BIT, members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.promises import run_out
from reame.games.medieval.table.purses import gain
from reame.games.medieval.table.reckoning import tell_lands
from reame.games.medieval.turn.actions import ACTION_CARDS, ACTIONS_WITH, action_of
from reame.games.medieval.turn.setup import Draft
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step


class Rounds(Step[Medieval]):
    """The draft, then turn after turn, clockwise, until the Mongols or a stall end the game [2, 3.5]."""

    rule: ClassVar[str] = "2.7"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("draft", "turns"))

    def __init__(self) -> None:
        super().__init__()
        self.stage = "draft"

    def run(self, p: Medieval) -> None:
        if self.stage == "draft":
            self.stage = "turns"
            p.push(Draft())
            return
        if p.turn:
            p.active = (p.active + 1) % p.seats
        p.turn += 1
        begin_turn(p)
        p.push(Turn(p.active))


def begin_turn(p: Medieval) -> None:
    """Forget what was of the last turn only."""
    p.drawn = 0
    p.map_drawn = False
    p.attacks = 0
    p.used = 0
    p.crusade_called = False
    p.papal_passage = False
    p.marked_at_start = p.excommunicated | p.disaster
    p.acted = False
    p.locked = 0
    p.fresh = 0
    p.grants = []
    p.proposals = 0
    p.tell(say.TURN_BEGINS, p.turn, p.active)


def end_turn(p: Medieval) -> None:
    """The deck may have run out in the endgame, or nobody may have drawn for too long [3.5, R-49]."""
    p.grants = []
    run_out(p)
    p.quiet_turns = 0 if p.drawn else p.quiet_turns + 1
    if p.endgame and not p.deck.size():
        p.tell(say.LAST_CARD_DRAWN)
        p.end_game("deck-empty", "3.5")
    elif p.quiet_turns >= t.QUIET_ROUNDS * p.seats:
        p.tell(say.STALLED)
        p.end_game("stall", "R-49")


class Turn(Step[Medieval]):
    """Phases A to D of one player; in phase D he does one thing after another until he ends it [3.1]."""

    rule: ClassVar[str] = "3.1"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("draw", "map", "mandatory", "action", "market", "over")
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "draw"

    def bargains(self) -> bool:
        return self.stage == "action"  # leave to pass is asked for, or bought [9.5]

    def run(self, p: Medieval) -> None:
        if self.stage == "draw":
            self.draw(p)
            self.stage = "map"
        elif self.stage == "map":
            if p.maps.size():
                p.push(MapCard(self.seat))
            else:
                self.begin_mandatory(p)
        elif self.stage == "mandatory":
            self.obey(p)
        elif self.stage == "action":
            p.ask(self.seat)
        elif self.stage == "market":
            self.stage = "over"
            p.push(Market())
        else:
            end_turn(p)
            p.end()

    def draw(self, p: Medieval) -> None:
        """Phase A: up to four cards; in the endgame any draw can be the last."""
        p.drawn = p.fill_hand(self.seat)

    def begin_mandatory(self, p: Medieval) -> None:
        """Phase C has a heading if there is something to play in it."""
        self.stage = "mandatory"
        if mandatory(p, self.seat):
            p.tell(say.MANDATORY_BEGIN)

    def obey(self, p: Medieval) -> None:
        """Phase C: mandatory cards, until there are none left; of several the player chooses the next."""
        cards = mandatory(p, self.seat)
        if len(cards) > 1:
            p.shown += 1  # everybody sees that there are several
            p.push(MandatoryCard(self.seat))
        elif cards:
            self.play(p, cards[0])
        else:
            p.loose[self.seat] = 0
            p.shown += 1  # everybody sees that there are no mandatory cards left in this hand
            self.act(p)

    def act(self, p: Medieval) -> None:
        """Phase D."""
        self.stage = "action"
        p.tell(say.ACTIONS_BEGIN)

    def play(self, p: Medieval, card: int) -> None:
        """A mandatory card."""
        p.shown += 1
        p.loose[self.seat] = max(p.loose[self.seat] - 1, 0)
        p.push(Play(self.seat, card, t.MANDATORY.at(card)))

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, MapCard):
            self.begin_mandatory(p)
        elif isinstance(child, MandatoryCard):
            if child.card != NOBODY:
                self.play(p, child.card)
            else:
                self.act(p)

    # -- phase D ---------------------------------------------------------------------------------

    def legal(self, p: Medieval, seat: int) -> list[int]:
        held: i64 = 0
        for card in p.hands[seat].cards:
            held |= BIT[card]
        out = [t.END.first] if p.acted else [t.END.first, t.COLLECT.first]
        for action in ACTIONS_WITH[held & ACTION_CARDS]:
            action.add(p, seat, held, out)
        return out

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if t.END.has(move):
            return None
        if t.COLLECT.has(move):
            return say.HAS_ACTED if p.acted else None
        action = action_of(move)
        return action.refuse(p, seat, move) if action is not None else NOT_NOW

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_ACTION.of(p.attacks_left())

    def default(self, p: Medieval, seat: int) -> int:
        return t.END.first if p.acted else t.COLLECT.first

    def take(self, p: Medieval, seat: int, move: int) -> None:
        action = action_of(move)
        if action is not None:
            if not t.OFFER.has(move):  # deals are free
                p.acted = True
            action.do(p, seat, move)
            return
        if t.COLLECT.has(move):
            collect(p, seat)
        else:
            p.tell(say.TURN_ENDS if p.acted else say.IDLE, seat)
        self.stage = "market" if p.dealing() and p.readings().open_bargains else "over"


def tell_idle(p: Medieval, idle: i64) -> None:
    """Which provinces pay nothing, by what keeps them from it: each is told once."""
    reasons = [
        (say.KNIGHTS_PAY_NOTHING, idle & p.knights),
        (say.HERETICS_PAY_NOTHING, idle & p.heresy & ~p.knights),
        (say.REBELS_PAY_NOTHING, idle & ~p.heresy & ~p.knights),
    ]
    for reason, provinces in reasons:
        if provinces:
            p.tell_list(reason, members(provinces))


def collect(p: Medieval, seat: int) -> None:
    """The income of all provinces that pay, as the only action of the turn; powers recover from Disasters [3.4]."""
    n = p.income(seat)
    gain(p, seat, n)
    p.tell(say.COLLECTED, seat, n)
    p.tell_sum(say.SUM_INCOME, seat)
    paying = p.paying(seat)
    tell_lands(p, paying)
    tell_idle(p, p.domain(seat) & ~paying)
    for power in p.powers_of(seat):
        if p.disaster >> power & 1:
            p.disaster &= ~BIT[power]
            p.tell(say.DISASTER_OVER, power)


class MapCard(Step[Medieval]):
    """Phase B: a new map card or not; with one there is no Pope card and only one attack this turn [3.3]."""

    rule: ClassVar[str] = "3.3"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def run(self, p: Medieval) -> None:
        p.ask(self.seat)

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_MAP.of(p.maps.size())

    def default(self, p: Medieval, seat: int) -> int:
        return NO

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if move == YES:
            p.map_drawn = True
            card = p.maps.draw(p.dice)
            p.tell(say.MAP_CARD, seat, card)
            enter(p, card)
        p.end()


def mandatory(p: Medieval, seat: int) -> list[int]:
    """The cards this player has to play in phase C, each sort once."""
    out: list[int] = []
    for card in p.hands[seat].cards:
        if t.IS_MANDATORY[card] and card not in out:
            out.append(card)
    return out


class MandatoryCard(Step[Medieval]):
    """Phase C: which of several mandatory cards comes next [3.2, R-04]."""

    rule: ClassVar[str] = "3.2"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), card=One(t.CARD))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.card = NOBODY  # the one that was chosen

    def run(self, p: Medieval) -> None:
        p.ask(self.seat)

    def legal(self, p: Medieval, seat: int) -> list[int]:
        # In an imagined hand there may be none; then there is only to go on.
        cards = mandatory(p, seat)
        return t.MANDATORY.each(cards) if cards else [PASS]

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        cards = mandatory(p, seat)
        if move == PASS:
            return NOT_NOW if cards else None
        if not t.MANDATORY.has(move):
            return NOT_NOW
        return None if t.MANDATORY.a(move) in cards else say.NOT_MANDATORY

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_MANDATORY.of()

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if move != PASS:
            self.card = t.MANDATORY.a(move)
        p.end()
