"""All that a player can do in phase D before he ends it [3.1], in the order of the moves."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.cards.actions import ACTIONS as CARDS
from reame.games.medieval.diplomacy.offer import ACTIONS as OFFERS
from reame.games.medieval.pope.actions import ACTIONS as POPE_ACTS
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.action import Action
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.war.actions import ACTIONS as ATTACKS
from reame.kernel.kinds import Phrase
from reame.kernel.menus import menu
from reame.kernel.native import i64

DISCARDS: Final = menu(t.DISCARD)


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
    Discard(t.DISCARD),
    *CARDS,
    *POPE_ACTS,
    *ATTACKS,
    *OFFERS,
]
ACTION_CARDS: Final = 2**t.POWER_CARDS - 1  # all of them, as a mask
ACTIONS_WITH: Final = [  # by a mask of those in the hand
    [action for action in ACTIONS if action.card < 0 or hand >> action.card & 1] for hand in range(ACTION_CARDS + 1)
]
FIRST: Final = t.DISCARD.first
BY_MOVE: Final[list[Action]] = [action for action in ACTIONS for _ in range(action.verb.end - action.verb.first)]


def action_of(move: int) -> Action | None:
    """The action that a move belongs to; none if it ends the turn, or is no move of phase D."""
    return BY_MOVE[move - FIRST] if FIRST <= move < FIRST + len(BY_MOVE) else None
