"""What a bot would propose: bribes that share what a fief is worth, ransoms for all prisoners."""

from __future__ import annotations

from reame.games.conspiracy.bot.worth import fief_worth, knights_price
from reame.games.conspiracy.succession.bribe import Bribe
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.turn.ransom import Ransom
from reame.kernel.moves import PROPOSE


def offers(p: Conspiracy, seat: int) -> list[list[int]]:
    """Each as the chain of moves that makes it."""
    top = p.stack[-1]
    if isinstance(top, Bribe) and top.offerer == seat and top.stage == "draft" and not top.terms:
        return bribes(p, seat, top)
    if isinstance(top, Ransom) and top.owner == seat and top.stage == "draft" and not top.terms:
        return ransoms(p, seat, top)
    return []


def bribes(p: Conspiracy, seat: int, bribe: Bribe) -> list[list[int]]:
    """About a third of what the fief is worth to everybody, or half of that."""
    each = int(0.35 * fief_worth(p, seat, bribe.fief)) // 10 * 10
    out: list[list[int]] = []
    for sum_each in (each, each // 20 * 10):
        if 0 < sum_each * len(bribe.others) <= p.ducats[seat]:
            out.append([t.PAY.at(s, sum_each) for s in bribe.others])
    return out


def ransoms(p: Conspiracy, seat: int, ransom: Ransom) -> list[list[int]]:
    """All knights at once, as far as one offer can name them."""
    held = p.captives(ransom.captor, seat)
    if not held:
        return []
    price = min(knights_price(held), p.ducats[seat] // 10 * 10)
    return [[t.FREE_KNIGHTS.at(min(held, t.FREE_KNIGHTS.kinds[0].high)), t.PRICE.at(price), PROPOSE]]
