"""The odds of a battle, exactly: both sides roll as many armies as they may, nobody stops, no more cards fall [5.2].

What is on the highest die once (a barbarian leader, cards) is lost with the first highest die that loses; dice of cards
go with them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final, final

from reame.games.universalis.battle.round import Round, bonus
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis

BASE: Final = box.DICE.high  # armies that roll in a round
FACES: Final = 6
MOST_DICE: Final = 8  # more change little and cost much time,
MOST_PAIRS: Final = 6  # and so do more comparisons

Rolls = list[tuple[tuple[int, ...], int]]


@lru_cache(maxsize=MOST_DICE * MOST_PAIRS)
def rolls(dice: int, top: int) -> Rolls:
    """What the highest of so many dice can show, highest first, and in how many ways."""
    ways: dict[tuple[int, ...], int] = {}
    for faces in combinations_with_replacement(range(FACES, 0, -1), dice):
        n = factorial(dice)
        for face in set(faces):
            n //= factorial(faces.count(face))
        ways[faces[:top]] = ways.get(faces[:top], 0) + n
    return list(ways.items())


@lru_cache(maxsize=MOST_DICE * MOST_DICE)
def edges(attack: int, defence: int) -> list[tuple[int, int, float]]:
    """By how much the highest die of the attack is ahead, how many of the other pairs it loses, and how likely that is.

    Equal goes to the defence.
    """
    pairs = min(attack, defence)
    found: dict[tuple[int, int], int] = {}
    theirs = rolls(defence, pairs)
    for a, ways_a in rolls(attack, pairs):
        for d, ways_d in theirs:
            lost = 0
            for i in range(1, pairs):
                if a[i] <= d[i]:
                    lost += 1
            key = (a[0] - d[0], lost)
            found[key] = found.get(key, 0) + ways_a * ways_d
    every = float(FACES ** (attack + defence))
    return [(edge, lost, n / every) for (edge, lost), n in sorted(found.items())]


@lru_cache(maxsize=2048)
def outcomes(attack: int, defence: int, ahead: int) -> list[tuple[int, bool, float]]:
    """What a round does, with so much more on the highest die of the attack: comparisons that the attack loses, whether
    the highest is among them, how likely.
    """
    found: dict[tuple[int, bool], float] = {}
    for edge, others, chance in edges(attack, defence):
        top = edge + ahead <= 0
        key = (others + 1 if top else others, top)
        found[key] = found.get(key, 0.0) + chance
    return [(lost, top, chance) for (lost, top), chance in sorted(found.items())]


def dice_of(base: int, attack: int, defence: int) -> tuple[int, int]:
    """So many dice as are counted with; what is too many on both sides is left out on both."""
    attack, defence = max(base, attack), max(base, defence)
    less = max(0, min(attack, defence) - MOST_PAIRS)
    return min(MOST_DICE, attack - less), min(MOST_DICE, defence - less)


@final
class Hope:
    """The chance to win, and the armies that are left in the mean, as far as they are: of the attack if it wins, of the
    defence if it holds.
    """

    def __init__(self, win: float, attack: float, defence: float) -> None:
        self.win = win
        self.attack = attack
        self.defence = defence

    @property
    def attack_left(self) -> float:
        """Armies of the attack, if it wins."""
        return self.attack / self.win if self.win > 0.0 else 0.0

    @property
    def defence_left(self) -> float:
        """Armies of the defence, if it holds."""
        return self.defence / (1.0 - self.win) if self.win < 1.0 else 0.0


@final
class Course:
    """Rounds as the one given, fought to the end, with any number of armies."""

    def __init__(self, p: Universalis, r: Round) -> None:
        self.dice_attack = r.dice_attack
        self.dice_defence = r.dice_defence - (1 if r.armies <= r.holds else 0)  # walls are counted by armies
        self.holds = r.holds
        leaders = (r.tops_attack.count, r.tops_defence.count)
        led = [sum(count(box.LEADER_ARM + n) for n in (box.COMMANDER, box.GENERAL)) for count in leaders]
        self.top_attack = r.top_attack - led[0]
        self.top_defence = r.top_defence - led[1]
        self.once_attack = led[0] + bonus(p, r.attacker, r.cards_attack, r.general)
        self.once_defence = led[1] + bonus(p, r.defender, r.cards_defence, False)
        self.more_attack = p.cathedrals(r.attacker) if box.HEROINE in r.cards_attack else 0
        self.more_defence = p.cathedrals(r.defender) if box.HEROINE in r.cards_defence else 0
        self._known: dict[tuple[int, int, bool, bool], Hope] = {}

    def hope(self, force: int, armies: int) -> Hope:
        """How it goes with so many armies on both sides."""
        a = self.once_attack > 0 or self.more_attack > 0
        d = self.once_defence > 0 or self.more_defence > 0
        return self._from(force, armies, a, d)

    def _from(self, force: int, armies: int, a: bool, d: bool) -> Hope:
        if armies <= 0:
            return Hope(1.0, float(force), 0.0)
        if force <= 0:
            return Hope(0.0, 0.0, float(armies))
        key = (force, armies, a, d)
        known = self._known.get(key)
        if known is not None:
            return known
        walls = 1 if armies <= self.holds else 0
        attack = min(BASE, force) + self.dice_attack + (self.more_attack if a else 0)
        defence = min(BASE, armies) + self.dice_defence + walls + (self.more_defence if d else 0)
        attack, defence = dice_of(1, attack, defence)
        ahead = self.top_attack - self.top_defence
        ahead += (self.once_attack if a else 0) - (self.once_defence if d else 0)
        pairs = min(attack, defence)
        win = left_attack = left_defence = 0.0
        for lost, top, chance in outcomes(attack, defence, ahead):
            force_left = max(0, force - lost)
            # With nobody left to enter, the last defender stands.
            held = max(0 if force_left else 1, armies - (pairs - lost))
            then = self._from(force_left, held, a and not top, d and top)
            win += chance * then.win
            left_attack += chance * then.attack
            left_defence += chance * then.defence
        hope = Hope(win, left_attack, left_defence)
        self._known[key] = hope
        return hope
