"""What a bot does not even try, however the position looks afterwards, and where its first troops stand."""

from __future__ import annotations

from typing import Final

from reame.games.conspiracy.bot.odds import chance_of
from reame.games.conspiracy.bot.worth import gain
from reame.games.conspiracy.cards.reactions import Reactions
from reame.games.conspiracy.succession.ruler_died import RulerDied
from reame.games.conspiracy.succession.vacancy import Claim
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.turn.births import Birth
from reame.games.conspiracy.turn.income import IncomeCards
from reame.games.conspiracy.turn.setup import Deploy
from reame.games.conspiracy.war.attack import EVERYBODY, refuse_attack
from reame.games.conspiracy.war.battle_cards import BattleCards, enemy_mercenaries
from reame.games.conspiracy.war.fray import Fray, battle_of, enemy
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import NO, PASS

NEVER: Final = 1e-7  # the weight of what is not even tried
HOPELESS: Final = 0.25  # odds at which nobody attacks of his own will


def sober(p: Conspiracy, seat: int, moves: list[int], glance: list[float]) -> list[float]:
    """Weights, less those of what is foolish, unless nothing else is left."""
    top = p.stack[len(p.stack) - 1]
    if isinstance(top, Deploy):
        best = post(p, seat)
        return [1.0 if t.DEPLOY.b(m) == best else NEVER for m in moves]
    foolish = [is_foolish(p, seat, m) for m in moves]
    if all(foolish) or not any(foolish):
        return glance
    return [NEVER if foolish[i] else glance[i] for i in range(len(moves))]


def is_foolish(p: Conspiracy, seat: int, move: int) -> bool:
    """Not to be tried."""
    if move == PASS:
        return False
    top = p.stack[len(p.stack) - 1]
    if isinstance(top, Reactions):
        return is_wasted(top, seat, move)
    if isinstance(top, BattleCards):
        return is_idle(p, seat, move)
    if isinstance(top, Claim):
        return move == NO and gain(p, seat, top.fief) > 0.0
    if t.KILL.has(move):
        return p.owner[t.KILL.a(move)] == seat
    if t.BAN.has(move):
        return refuse_attack(p, seat, t.BAN.a(move), EVERYBODY) is not None
    return t.ATTACK.has(move) and chance_of(p, seat, t.ATTACK.a(move)) < HOPELESS


# -- cards in answer to something ----------------------------------------------------------------


def is_wasted(top: Reactions, seat: int, move: int) -> bool:
    """The last card takes effect first: would one below it undo it, or has it been played already?"""
    if isinstance(top, IncomeCards):
        if t.ROB.has(move):
            return move in top.played or top.got[t.ROB.a(move)] == 0
        return move == t.PLAY.at(t.ALCHEMIST) and t.ROB.at(seat) in top.played  # what he doubles will be stolen, too
    if t.PESTILENCE.has(move):
        return move in top.played
    if isinstance(top, RulerDied):
        healed = t.PLAY.at(t.MIRACLE_HEALER) in top.played
        granted = t.PLAY.at(t.EMPEROR_INTERVENES) in top.played
        if move == t.PLAY.at(t.RIGHT_OF_SUCCESSION):
            return healed or granted or played_by(top, seat, move)
        return any(played_by(top, seat, t.PLAY.at(card)) for card in (t.MIRACLE_HEALER, t.EMPEROR_INTERVENES))
    if isinstance(top, Birth):
        return undone(top, move)
    return False


def played_by(top: Reactions, seat: int, move: int) -> bool:
    """Does this card of this player lie on the stack?"""
    return any(top.seats[i] == seat and top.played[i] == move for i in range(len(top.played)))


def undone(top: Birth, move: int) -> bool:
    """More deaths than children, or more healers than deaths."""
    deaths = top.played.count(t.PLAY.at(t.CRADLE))
    healers = top.played.count(t.PLAY.at(t.MIRACLE_HEALER))
    if move == t.PLAY.at(t.CRADLE):
        return deaths - healers >= top.children
    return move == t.PLAY.at(t.MIRACLE_HEALER) and healers >= deaths


def is_idle(p: Conspiracy, seat: int, move: int) -> bool:
    """A card that finds nobody in this battle."""
    b = battle_of(p)
    if move == t.PLAY.at(t.HOSTLER):
        return not any(f.seat == seat and f.is_knight() for f in b.units)
    if move == t.PLAY.at(t.ART_OF_FORGING):
        hires = any(t.ENLIST.has(m) or m == t.PLAY.at(t.MERCENARY) for m in p.drafts[seat])
        return not hires and not any(f.seat == seat and not f.is_knight() for f in b.units)
    if move in (t.PLAY.at(t.DEFECTOR), t.PLAY.at(t.PEASANT_UPRISING)):
        return not enemy_mercenaries(b, seat)
    return (t.ENLIST.has(move) or move == t.PLAY.at(t.MERCENARY)) and unopposed(b, seat)


def unopposed(b: Fray, seat: int) -> bool:
    """Is there nobody to fight against?"""
    return b.count(enemy(b.side_of(seat))) == 0 and b.count(b.side_of(seat)) > 0


# -- the first troops ------------------------------------------------------------------------------


def post(p: Conspiracy, seat: int) -> int:
    """Where the next unit stands: two where there is most to take, the last one where there is most besides."""
    placed = [t.DEPLOY.b(m) for m in p.drafts[seat]]
    lands = [land for land in p.lands(seat) if land < t.FIEFS] or p.lands(seat)
    ranked = sorted(lands, key=lambda land: (-reach(p, seat, land), land))
    if len(placed) + 1 < len(t.START_UNITS) or len(ranked) == 1:
        return placed[0] if placed else ranked[0]
    others = [land for land in ranked if land not in placed]
    return others[0] if reach(p, seat, others[0]) else placed[0]


def reach(p: Conspiracy, seat: int, land: int) -> int:
    """How many fiefs that are not one's own lie next to it, those of others before those of nobody."""
    n = 0
    for other in t.NEIGHBOURS[land]:
        if other < t.FIEFS and p.in_play(other) and p.owner[other] != seat:
            n += 2 if p.owner[other] == NOBODY else 3
    return n
