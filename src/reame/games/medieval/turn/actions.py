"""Phase D [3.1]: all that a player can do in it, in the order of the moves; here what belongs to no other chapter."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.cards.actions import ACTIONS as CARDS
from reame.games.medieval.diplomacy.offer import ACTIONS as OFFERS
from reame.games.medieval.pope.actions import ACTIONS as POPE_ACTS
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.action import Action
from reame.games.medieval.table.masks import BIT
from reame.games.medieval.table.menus import menu
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import gain
from reame.games.medieval.war.actions import ACTIONS as ATTACKS
from reame.kernel.kinds import Phrase
from reame.kernel.native import i64

DISCARDS: Final = menu(t.DISCARD)


class EndTurn(Action):
    """Whenever the player likes; also without having done anything."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        out.append(t.END.first)

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        return None

    def do(self, p: Medieval, seat: int, move: int) -> None:
        """The turn sees to it."""


class Collect(Action):
    """The income of all provinces that pay, as the only action of the turn; powers recover from Disasters [3.4]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        if not p.acted:
            out.append(t.COLLECT.first)

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        return say.HAS_ACTED if p.acted else None

    def do(self, p: Medieval, seat: int, move: int) -> None:
        n = p.income(seat)
        gain(p, seat, n)
        p.tell(say.COLLECTED, seat, n)
        for power in p.powers_of(seat):
            if p.disaster >> power & 1:
                p.disaster &= ~BIT[power]
                p.tell(say.DISASTER_OVER, power)


class Discard(Action):
    """Any card but mandatory ones and power cards [3.2]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        DISCARDS.add(held & t.DISCARDABLE, out)

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        card = t.DISCARD.a(move)
        if card >= t.POWER_CARDS or t.IS_MANDATORY[card]:
            return say.NO_DISCARD
        return None if p.hands[seat].has(card) else say.NO_CARD

    def do(self, p: Medieval, seat: int, move: int) -> None:
        card = t.DISCARD.a(move)
        p.spend(seat, card)
        p.tell(say.DISCARDED, seat, card)


ACTIONS: Final[list[Action]] = [
    EndTurn(t.END),
    Collect(t.COLLECT),
    Discard(t.DISCARD),
    *CARDS,
    *POPE_ACTS,
    *ATTACKS,
    *OFFERS,
]
FIRST: Final = t.END.first
BY_MOVE: Final[list[Action]] = [action for action in ACTIONS for _ in range(action.verb.end - action.verb.first)]


def action_of(move: int) -> Action | None:
    """What a move of phase D does; nothing if it is none."""
    return BY_MOVE[move - FIRST] if FIRST <= move < FIRST + len(BY_MOVE) else None
