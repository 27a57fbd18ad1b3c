"""Terms of war (15.2): truces before a gate, surrender, prisoners released."""

from __future__ import annotations

from reame.games.fief.diplomacy.terms import BOARD, CAPTIVES, Bargain, Term
from reame.games.fief.land.captives import give_up, set_free
from reame.games.fief.land.holders import enter_from_gates, refresh, withdraw
from reame.games.fief.land.placement import Placement
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.parts import Clash
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.moves import Verb


class Truce(Term):
    """An army at a gate goes back, or is let in as a guest; there is no battle."""

    def __init__(self) -> None:
        super().__init__(t.TRUCE, ["battles"])
        self.turn = BOARD

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        return [t.TRUCE.at(v, way) for v in range(t.VILLAGES) if p.besieged(v) for way in range(t.WAY.size)]

    def refuse(self, p: Fief, maker: int, other: int, term: int) -> Phrase | None:
        v = t.TRUCE.a(term)
        for army, host in ((maker, other), (other, maker)):
            if p.at_gates(army, v) and p.holder(v) == host:
                return None
        return say.NO_TRUCE

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        p.tell(say.TERM_TRUCE, t.TRUCE.a(term), t.TRUCE.b(term), to=to)

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        village, way = t.TRUCE.a(term), t.TRUCE.b(term)
        host = p.holder(village)
        army = bargain.maker if host == bargain.other else bargain.other
        p.tell(say.TRUCE_MADE, army, host, village, way)
        p.fought.append(Clash(village, army, host))  # whoever is let in does not attack his host in this phase
        if way == t.WITHDRAWS:
            withdraw(p, army, village)
        else:
            p.let_in[village * t.OCCUPANT.size + army] = host + 1
            enter_from_gates(p, army, village)
            refresh(p, village)


class Surrender(Term):
    """Whoever yields in a village where both have pieces: his lords prisoners, his troops removed."""

    def __init__(self, verb: Verb, asked: bool) -> None:
        super().__init__(verb, ["movement", "battles"])
        self.asked = asked
        self.turn = BOARD

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        return self.verb.each([v for v in range(t.VILLAGES) if len(p.occupants[v]) > 1 or p.besieged(v)])

    def refuse(self, p: Fief, maker: int, other: int, term: int) -> Phrase | None:
        v = self.verb.a(term)
        return None if at_village(p, maker, v) and at_village(p, other, v) else say.NOT_BOTH_THERE

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        p.tell(say.TERM_SURRENDER, self.giver(maker, other), self.taker(maker, other), self.verb.a(term), to=to)

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        loser = self.giver(bargain.maker, bargain.other)
        give_up(p, loser, self.taker(bargain.maker, bargain.other), self.verb.a(term))


def at_village(p: Fief, seat: int, village: int) -> bool:
    """Has a player pieces in or before a village?"""
    return seat in p.occupants[village] or any(p.has_piece(seat, g) for g in t.GATES_OF[village])


class Release(Term):
    """A prisoner is free, and put by his player where he belongs (10)."""

    def __init__(self) -> None:
        super().__init__(t.RELEASE, ["negotiations"])
        self.several = True
        self.turn = CAPTIVES

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        return t.RELEASE.each(p.prisoners())

    def refuse(self, p: Fief, maker: int, other: int, term: int) -> Phrase | None:
        lord = t.RELEASE.a(term)
        if p.captor[lord] == NOBODY or {p.captor[lord], p.family[lord]} != {maker, other}:
            return say.NO_PRISONER
        return None

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        p.tell(say.TERM_RELEASE, p.captor[t.RELEASE.a(term)], t.RELEASE.a(term), to=to)

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        lord = t.RELEASE.a(term)
        set_free(p, lord)
        p.push(Placement(lord, ransomed=True))
