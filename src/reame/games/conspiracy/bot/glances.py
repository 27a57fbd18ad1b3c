"""How promising moves are at a glance, verb by verb; 1 is what passing weighs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from reame.games.conspiracy.bot.odds import chance_of
from reame.games.conspiracy.bot.worth import fair_ransom, fief_worth, gain, heirs_worth, roads_at, sale_worth
from reame.games.conspiracy.cards.auction import AuctionWon, Sale
from reame.games.conspiracy.succession.bribe import BribeReplies
from reame.games.conspiracy.succession.ruler_died import RulerDied
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.turn.purchases import Purchase
from reame.games.conspiracy.turn.ransom import Ransom
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import YES

Glance: TypeAlias = Callable[[Conspiracy, int, list[int]], list[float]]  # the weights of moves of one verb


def answers(p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
    """Yes rather than no; to a bribe, if it beats this family's part in the auction."""
    top = p.stack[-1]
    if not isinstance(top, BribeReplies):
        return [2.0 if m == YES else 1.0 for m in moves]
    worth_it = top.offered(seat) >= 0.3 * fief_worth(p, seat, top.fief)
    return [2.0 if worth_it == (m == YES) else 0.5 for m in moves]


def bids(p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
    """The smallest raise, as long as the thing is worth it."""
    sale = p.stack[-1]
    if not isinstance(sale, Sale):
        return [1.0] * len(moves)
    worth = sale_worth(p, seat, sale)
    out: list[float] = []
    for m in moves:
        over = t.BID.a(m) - sale.floor()
        out.append(max(0.01, 4.0 / (1.0 + over / 10.0)) if t.BID.a(m) < worth else 0.02)
    return out


# -- cards -------------------------------------------------------------------------------------


def plays(p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
    """Cards in answer to something."""
    return [play(p, seat, t.PLAY.a(m)) for m in moves]


def play(p: Conspiracy, seat: int, card: int) -> float:
    """One of them."""
    top = p.stack[-1]
    if card == t.WITCH:
        return 0.6
    if card == t.MAGISTRATE and isinstance(top, AuctionWon):
        return top.bid / 50.0
    if isinstance(top, RulerDied):
        if card == t.MIRACLE_HEALER:
            return 3.0
        return max(0.05, gain(p, seat, top.fief) / (60.0 if card == t.EMPEROR_INTERVENES else 50.0))
    return 2.0


def robberies(p: Conspiracy, _seat: int, moves: list[int]) -> list[float]:
    """Who has most to lose."""
    return [p.income(t.ROB.a(m)) / 60.0 for m in moves]


def campaigns(p: Conspiracy, _seat: int, moves: list[int]) -> list[float]:
    """A knight and a mercenary at most."""
    return [0.3 * min(3, p.strength(t.CAMPAIGN.a(m))) for m in moves]


def crusades(p: Conspiracy, _seat: int, moves: list[int]) -> list[float]:
    """The largest army."""
    return [0.2 * p.strength(t.CRUSADE.a(m)) for m in moves]


def deaths_abroad(p: Conspiracy, _seat: int, moves: list[int]) -> list[float]:
    """The last heir of a kind."""
    return [1.2 if p.heir(t.DEATH_ABROAD.a(m), t.DEATH_ABROAD.b(m)) == 1 else 0.4 for m in moves]


# -- wars and deaths ---------------------------------------------------------------------------


def attack(p: Conspiracy, seat: int, target: int) -> float:
    """What an attack brings on average."""
    chance = chance_of(p, seat, target)
    mean = chance * gain(p, seat, target) - (1.0 - chance) * 60.0
    return max(0.02, mean / 25.0)


def attacks(p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
    """Where it pays."""
    return [attack(p, seat, t.ATTACK.a(m)) for m in moves]


def bans(p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
    """What this family would like to attack."""
    return [0.02 + 0.3 * attack(p, seat, t.BAN.a(m)) for m in moves]


def kills(p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
    """Whose ruler should die."""
    return [kill(p, seat, t.KILL.a(m)) for m in moves]


def kill(p: Conspiracy, seat: int, fief: int) -> float:
    """A rival's without an heir, or one whose fief this family may win."""
    owner = p.owner[fief]
    if owner == seat:
        return 0.01
    secular = t.TYPE[fief] == t.SECULAR
    mine = 0.0
    if p.matching(seat, fief):
        hand = p.hands[seat]
        claim = hand.has(t.EMPEROR_INTERVENES) or (secular and hand.has(t.RIGHT_OF_SUCCESSION))
        mine = fief_worth(p, seat, fief) * (0.8 if claim else 0.25 if p.ducats[seat] >= 60 else 0.05)
    theirs = 0.0
    if owner != NOBODY:
        family = secular and p.matching(owner, fief)
        theirs = fief_worth(p, owner, fief) * (0.15 if family else 0.6) / (p.seats - 1)
    return 0.02 + ((mine + theirs) / 40.0) ** 2


def kill_elector(p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
    """Who could buy his seat, whichever it is, wants one to die."""
    rich = p.ducats[seat] >= t.ELECTOR_MINIMUM[p.seats]
    ready = rich and p.heir(seat, t.SECULAR) and p.heir(seat, t.ECCLESIASTICAL)
    return [8.0 if ready else 0.3] * len(moves)


# -- heirs and sites ---------------------------------------------------------------------------


def upbringings(p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
    """The zone that has fewer."""
    out: list[float] = []
    for m in moves:
        n = p.heir(seat, t.RAISE.a(m))
        out.append(0.3 + (heirs_worth(n + 1) - heirs_worth(n)) / 10.0)
    return out


def educations(_p: Conspiracy, _seat: int, moves: list[int]) -> list[float]:
    """As many of one kind as of the other."""
    return [5.0 if t.EDUCATE.a(m) == t.START_HEIRS // 2 else 0.5 for m in moves]


def sees(p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
    """The richest."""
    return [(fief_worth(p, seat, t.CHOOSE_SEE.a(m)) / 100.0) ** 3 for m in moves]


def sites(p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
    """Where to put what was bought."""
    return [site(p, seat, t.SITE.a(m)) for m in moves]


def site(p: Conspiracy, seat: int, territory: int) -> float:
    """One of the places."""
    top = p.stack[-1]
    if not isinstance(top, Purchase):
        return 1.0
    if top.event == t.REICHSSTADT_EVENT:
        return 0.05 + (roads_at(p, seat, territory) / 10.0) ** 2
    if top.event == t.ARMY_OF_KNIGHTS:
        return 0.05 if territory >= t.FIEFS else 1.0 + p.strength(territory)
    return (fief_worth(p, seat, territory) / 100.0) ** 2 if territory < t.FIEFS else 0.3


# -- ransoms -----------------------------------------------------------------------------------


def freed_knights(p: Conspiracy, _seat: int, moves: list[int]) -> list[float]:
    """All of them, or none."""
    top = p.stack[-1]
    held = p.captives(top.captor, top.owner) if isinstance(top, Ransom) else 0
    return [5.0 if t.FREE_KNIGHTS.a(m) == held else 0.3 for m in moves]


def prices(p: Conspiracy, _seat: int, moves: list[int]) -> list[float]:
    """About what the prisoners are worth."""
    top = p.stack[-1]
    fair = fair_ransom(p, top.owner, top.captor) if isinstance(top, Ransom) else 0
    return [4.0 if t.PRICE.a(m) == fair else 0.05 for m in moves]


WEIGHTS: Final[dict[str, float]] = {  # of verbs whose moves weigh all the same
    "pass": 1.0,
    "propose": 8.0,
    "counter": 0.1,
    "drop": 1.0,
    "half": 1.0,
    "deploy": 1.0,
    "pestilence": 1.0,
    "waive": 0.3,
    "hire": 0.15,
    "recruit": 0.02,
    "enlist": 0.15,
    "discard": 0.3,
    "buy-heir": 1.0,
    "pay": 0.02,
    "garrison": 0.3,
    "go": 1.0,
    "march": 0.03,
    "move-relic": 0.03,
    "move-preacher": 0.03,
    "join": 0.4,
    "from": 1.0,
    "send": 1.5,
    "bring": 1.5,
    "victim": 1.0,
    "standard": 2.0,
    "front": 0.3,
    "support": 0.3,
    "withdraw": 0.3,
    "vote": 1.0,
    "build": 0.3,
    "free-preacher": 4.5,
}
GLANCES: Final[dict[str, Glance]] = {  # of the others
    "yes": answers,
    "no": answers,
    "see": sees,
    "educate": educations,
    "bid": bids,
    "play": plays,
    "rob": robberies,
    "campaign": campaigns,
    "crusade": crusades,
    "death-abroad": deaths_abroad,
    "site": sites,
    "ban": bans,
    "kill": kills,
    "kill-elector": kill_elector,
    "raise": upbringings,
    "attack": attacks,
    "free-knights": freed_knights,
    "price": prices,
}
