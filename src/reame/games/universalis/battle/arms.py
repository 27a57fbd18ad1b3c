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
        r.dice_attack = 1


def behind_walls(p: Universalis, t: int, r: Round, others: int, engines: bool) -> None:
    """Fortification while the armies are few enough, those of others with them; engines, tower, cathedral, leader."""
    r.area = t
    r.shelter(box.FORT_HOLDS[p.fort[t]] - others)
    r.dice_defence += p.tower[t]
    r.holy = p.cathedral[t] == 1
    if engines:
        r.dice_defence += (1 if p.catapults[t] else 0) + (1 if p.bombards[t] else 0)
    if r.defender == box.BARBARIANS:
        r.top_defence = box.LEADER_TOP[p.leader[t]]


def at_sea(p: Universalis, r: Round, attack: int, defence: int, pirates: int) -> None:
    """One die for each war ship in the area of each side; their level, or the leader of pirates, once."""
    if r.attacker == box.BARBARIANS:
        r.dice_attack += 1
    else:
        r.dice_attack += p.war_ships(r.attacker, attack)
        r.top_attack += naval_top(p, r.attacker, attack)
    if r.defender == box.BARBARIANS:
        r.dice_defence += 1
        r.top_defence += box.LEADER_TOP[p.pirates[pirates].leader]
    else:
        r.dice_defence += p.war_ships(r.defender, defence)
        r.top_defence += naval_top(p, r.defender, defence)


def naval_top(p: Universalis, seat: int, area: int) -> int:
    """What the level of a player's war ships adds to the highest die; trade ships alone add nothing [7.10]."""
    return box.NAVAL_TOP[p.transport_level(seat)] if p.war_ships(seat, area) else 0
