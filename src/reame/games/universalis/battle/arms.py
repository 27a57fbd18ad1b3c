"""What pieces give both sides of a round [5.2]: dice more, and something on the highest die."""

from __future__ import annotations

from reame.games.universalis.battle.round import Round
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY


def under_banner(p: Universalis, banner: int, origin: int, r: Round) -> None:
    """An attacking banner: its general for the cards, a bombard where the attack starts from."""
    r.general = p.general[banner] == 1
    if origin != NOBODY and p.owner[origin] == r.attacker and p.bombards[origin]:
        r.arm(True, box.ENGINE_ARM + box.BOMBARD)


def behind_walls(p: Universalis, t: int, r: Round, others: int, engines: bool) -> None:
    """Fortification while the armies are few enough, those of others with them; engines, tower, cathedral, leader."""
    r.area = t
    r.shelter(p.fort[t], others)
    r.arm(False, box.TOWER_ARM, p.tower[t])
    r.holy = p.cathedral[t] == 1
    if engines:
        r.arm(False, box.ENGINE_ARM, 1 if p.catapults[t] else 0)
        r.arm(False, box.ENGINE_ARM + box.BOMBARD, 1 if p.bombards[t] else 0)
    if r.defender == box.BARBARIANS:
        led_by(r, False, p.leader[t])


def led_by(r: Round, attack: bool, leader: int) -> None:
    """A barbarian commander or general on the highest die."""
    r.raise_top(attack, box.LEADER_ARM + leader, box.LEADER_TOP[leader])


def at_sea(p: Universalis, r: Round, attack: int, defence: int, pirates: int) -> None:
    """One die for each war ship in the area of each side; their level, or the leader of pirates, once."""
    if r.attacker == box.BARBARIANS:
        r.arm(True, box.SHIP_ARM)
    else:
        r.arm(True, box.SHIP_ARM, p.war_ships(r.attacker, attack))
        r.raise_top(True, box.LEVEL_ARM, naval_top(p, r.attacker, attack))
    if r.defender == box.BARBARIANS:
        r.arm(False, box.SHIP_ARM)
        led_by(r, False, p.pirates[pirates].leader)
    else:
        r.arm(False, box.SHIP_ARM, p.war_ships(r.defender, defence))
        r.raise_top(False, box.LEVEL_ARM, naval_top(p, r.defender, defence))


def naval_top(p: Universalis, seat: int, area: int) -> int:
    """What the level of a player's war ships adds to the highest die; trade ships alone add nothing [7.10]."""
    return box.NAVAL_TOP[p.transport_level(seat)] if p.war_ships(seat, area) else 0
