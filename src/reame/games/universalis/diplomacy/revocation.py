"""Pacts are revoked, at a price [6.3, 6.4]."""

from __future__ import annotations

from reame.games.universalis.diplomacy.acts import DiplomaticAct, refuse_rival
from reame.games.universalis.diplomacy.effects import apply, claims_missing, cost
from reame.games.universalis.realm.blockades import prune_blockades
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis, both
from reame.kernel.kinds import Phrase
from reame.kernel.moves import Verb


def revocation(p: Universalis, seat: int, other: int, pact: int) -> tuple[str, str]:
    """Action and event of the table of effects for what would be revoked; empty if there is nothing."""
    i = seat * box.SEATS + other
    if pact == box.PASSAGE and p.passage[i]:
        return ("passage", "revoke")
    if pact == box.TRADE and p.trade[i]:
        return ("trade", "revoke")
    if pact == box.TOLL_TAKEN and p.toll[i]:
        return (f"toll_{p.toll[i]}", "revoke_by_taker")
    if pact == box.TOLL_PAID and p.toll[other * box.SEATS + seat]:
        return (f"toll_{p.toll[other * box.SEATS + seat]}", "revoke_by_payer")
    if pact == box.ALLIANCE and p.alliance[i]:
        return ("alliance", "revoke")
    return ("", "")


def revoke(p: Universalis, seat: int, other: int, pact: int, paid: bool) -> None:
    """A pact is over, at its price."""
    action, event = revocation(p, seat, other, pact)
    p.tell(say.PACT_REVOKED, seat, pact, other)
    apply(p, action, seat, other, event, paid)
    if pact == box.PASSAGE:
        p.passage[seat * box.SEATS + other] = 0
    elif pact == box.TRADE:
        p.trade[seat * box.SEATS + other] = 0
    elif pact == box.TOLL_TAKEN:
        p.toll[seat * box.SEATS + other] = 0
    elif pact == box.TOLL_PAID:
        p.toll[other * box.SEATS + seat] = 0
    else:
        both(p.alliance, seat, other, 0)
    prune_blockades(p)


class Revoke(DiplomaticAct):
    """Only standing pacts are revoked; those taken by card last for their term."""

    def __init__(self, verb: Verb, paid: bool) -> None:
        super().__init__(verb)
        self.paid = paid  # with casus belli in place of honour

    def acts(self, p: Universalis, seat: int) -> list[int]:
        rivals = [s for s in range(p.seats) if refuse_rival(p, seat, s) is None]
        pacts = range(box.PACT.size)
        return [self.verb.at(k, s) for s in rivals for k in pacts if self.refuse_pact(p, seat, k, s) is None]

    def refuse_act(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        pact, other = self.verb.a(move), self.verb.b(move)
        return refuse_rival(p, seat, other) or self.refuse_pact(p, seat, pact, other)

    def refuse_pact(self, p: Universalis, seat: int, pact: int, other: int) -> Phrase | None:
        """Why not this pact with that rival."""
        action, event = revocation(p, seat, other, pact)
        if not action:
            return say.NO_PACT
        return claims_missing(p, seat, other, cost(p, action, seat, other, event)) if self.paid else None

    def act(self, p: Universalis, seat: int, move: int) -> None:
        revoke(p, seat, self.verb.b(move), self.verb.a(move), self.paid)
