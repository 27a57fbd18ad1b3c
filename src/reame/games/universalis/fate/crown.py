"""Governor and emperor [8]: a barbarian kingdom for the best of those who rule one."""

from __future__ import annotations

from reame.games.universalis.church.host import check_crusade
from reame.games.universalis.realm.honour import check_objective
from reame.games.universalis.realm.lands import give_territory
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis


def governor(p: Universalis, drawer: int) -> None:
    """A minor kingdom."""
    crown(p, drawer, False, "governatore")


def emperor(p: Universalis, drawer: int) -> None:
    """Any kingdom."""
    crown(p, drawer, True, "imperatore")


def crown(p: Universalis, drawer: int, imperial: bool, card: str) -> None:
    """It is given to somebody, or has no effect."""
    if not crown_given(p, drawer, imperial):
        p.tell(say.CALAMITY_VOID, box.CALAMITY.find(card))
    check_crusade(p)


def crown_given(p: Universalis, drawer: int, imperial: bool) -> bool:
    """Those who hold a complete kingdom roll for a random one that is wholly barbarian."""
    prizes = [k for k in range(box.KINGDOMS) if k != box.PAPAL_KINGDOM and p.holds(box.BARBARIANS, k)]
    if not imperial:
        prizes = [k for k in prizes if k not in box.PLAYABLE]
    rivals = [s for s in p.from_seat(drawer) if rules_kingdom(p, s)]
    if not prizes or not rivals:
        return False
    if imperial:
        for s in rivals:
            p.shown += 1  # who has a heroine shows now
            if p.hands[s].has(box.HEROINE):
                p.hands[s].show_one(box.HEROINE, (1 << p.seats) - 1)
                p.tell(say.HEROINE_SHOWN, s)
    while len(rivals) > 1:
        rolls: list[int] = []
        for s in rivals:
            dice = dice_for_crown(p, s, imperial)
            rolls.append(sum(dice))
            p.tell(say.BID_FOR_CROWN, s, rolls[-1])
            p.tell_sum(say.OF_ROLL)
            for die in dice:
                p.tell_term(say.SUM_DIE, die)
        best = max(rolls)
        rivals = [s for i, s in enumerate(rivals) if rolls[i] == best]
    k = prizes[p.dice.below(len(prizes))]
    p.tell(say.CROWN_GIVEN, rivals[0], k)
    for t in p.realm(k):
        give_territory(p, t, rivals[0], p.armies[t])
    check_objective(p, rivals[0])
    return True


def rules_kingdom(p: Universalis, seat: int) -> bool:
    """At least one complete kingdom; the Papal State is none."""
    return any(k != box.PAPAL_KINGDOM and p.holds(seat, k) for k in range(box.KINGDOMS))


def dice_for_crown(p: Universalis, seat: int, imperial: bool) -> list[int]:
    """1D12, or 3D6, 4D6 with a heroine."""
    if not imperial:
        return [p.dice.roll(12)]
    return [p.dice.roll() for _ in range(4 if p.hands[seat].has(box.HEROINE) else 3)]
