"""What the cards do (5.3), one after the other: the moves that play a card, its condition, its effect. Lords apart."""

from __future__ import annotations

from typing import Final

from reame.games.fief.cards.escape import Escape
from reame.games.fief.cards.justice import JusticeWindow
from reame.games.fief.cards.plague import Plague
from reame.games.fief.cards.revolt import Revolt
from reame.games.fief.court.deaths import Deaths
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.moves import Verb
from reame.kernel.native import holds


class Play:
    """How a card is played; it has left the hand when it acts."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        """All moves that play it now, sorted."""
        raise NotImplementedError

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        """Its condition."""
        raise NotImplementedError

    def act(self, p: Fief, seat: int, move: int) -> None:
        """Its effect."""
        raise NotImplementedError


# -- for life --------------------------------------------------------------------------------


class Bishop(Play):
    """A free man of one's own, not married, not King, not Prince, not bishop yet (R23)."""

    def refuse_man(self, p: Fief, lord: int) -> Phrase | None:
        """Among the free lords of the family."""
        if t.WOMAN[lord]:
            return say.MEN_ONLY
        if p.spouse[lord] != NOBODY:
            return say.MARRIED
        if lord in (p.king, p.prince):
            return say.ROYAL
        return say.BISHOP_ALREADY if p.bishop[lord] != NOBODY else None

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return [t.ANOINT.at(card - t.BISHOP_CARD, x) for x in p.free_lords(seat) if self.refuse_man(p, x) is None]

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        lord = t.ANOINT.b(move)
        return self.refuse_man(p, lord) if p.family[lord] == seat and p.free(lord) else say.NOT_YOUR_FREE_LORD

    def act(self, p: Fief, seat: int, move: int) -> None:
        p.bishop[t.ANOINT.b(move)] = t.ANOINT.a(move)
        p.tell(say.ANOINTED, seat, t.ANOINT.b(move), t.ANOINT.a(move))


class Maid(Play):
    """D'Arc: a free woman of one's own, unmarried, neither titled nor Queen."""

    def refuse_woman(self, p: Fief, lord: int) -> Phrase | None:
        """Among the free lords of the family."""
        if not t.WOMAN[lord]:
            return say.WOMEN_ONLY
        if p.spouse[lord] != NOBODY:
            return say.MARRIED
        return say.BLAZONED if p.blazoned(lord) else None

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return [t.MAID.at(x) for x in p.free_lords(seat) if self.refuse_woman(p, x) is None]

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        lord = t.MAID.a(move)
        return self.refuse_woman(p, lord) if p.family[lord] == seat and p.free(lord) else say.NOT_YOUR_FREE_LORD

    def act(self, p: Fief, seat: int, move: int) -> None:
        p.maid = t.MAID.a(move)
        p.tell(say.NEW_MAID, seat, p.maid)


# -- until the end of phase 2 ----------------------------------------------------------------


class Tithe(Play):
    """A free bishop of the family; no Tithe there yet (R25)."""

    def bishop_of(self, p: Fief, bishopric: int) -> int:
        """Who holds the Bishop card."""
        return p.bishop.index(bishopric) if holds(p.bishop, bishopric) else NOBODY

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return [m for m in t.LEVY_TITHE.moves if self.refuse(p, seat, m) is None]

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        bishopric = t.LEVY_TITHE.a(move)
        lord = self.bishop_of(p, bishopric)
        if lord == NOBODY or p.family[lord] != seat or p.captor[lord] != NOBODY:
            return say.NOT_YOUR_BISHOPRIC
        return say.TITHE_THERE if p.tithe[bishopric] != NOBODY else None

    def act(self, p: Fief, seat: int, move: int) -> None:
        bishopric = t.LEVY_TITHE.a(move)
        p.tithe[bishopric] = self.bishop_of(p, bishopric)
        p.tell(say.TITHE_LEVIED, seat, bishopric)


class Tax(Play):
    """Feudal Tax: a free lord of the family holds the title; no Tax there yet (R26)."""

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return [m for m in t.LEVY_TAX.moves if self.refuse(p, seat, m) is None]

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        region = t.LEVY_TAX.a(move)
        lord = p.title[region]
        if lord == NOBODY or p.family[lord] != seat or p.captor[lord] != NOBODY:
            return say.NOT_YOUR_FIEF
        return say.TAX_THERE if p.tax[region] != NOBODY else None

    def act(self, p: Fief, seat: int, move: int) -> None:
        p.tax[t.LEVY_TAX.a(move)] = seat
        p.tell(say.TAX_LEVIED, seat, t.LEVY_TAX.a(move), p.capital[t.LEVY_TAX.a(move)])


# -- until answered --------------------------------------------------------------------------


class BadWeather(Play):
    """A region without Bad Weather (R13)."""

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return t.STORM.each(t.REGIONS_IN[t.EVERYWHERE & ~p.weather])

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        return say.WEATHER_THERE if p.weather >> t.STORM.a(move) & 1 else None

    def act(self, p: Fief, seat: int, move: int) -> None:
        p.weather |= 1 << t.STORM.a(move)
        p.tell(say.WEATHER_COMES, seat, t.STORM.a(move))


class Sun(Play):
    """A Bad Weather on the board; both are discarded."""

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return t.SHINE.each(t.REGIONS_IN[p.weather])

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        return None if p.weather >> t.SHINE.a(move) & 1 else say.NO_WEATHER

    def act(self, p: Fief, seat: int, move: int) -> None:
        p.weather &= ~(1 << t.SHINE.a(move))
        p.discard(t.SUN)
        p.discard(t.BAD_WEATHER)
        p.tell(say.SUN_SHINES, seat, t.SHINE.a(move))


class Famine(Play):
    """A region without Famine (R14)."""

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return t.STARVE.each(t.REGIONS_IN[t.EVERYWHERE & ~p.famine])

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        return say.FAMINE_THERE if p.famine >> t.STARVE.a(move) & 1 else None

    def act(self, p: Fief, seat: int, move: int) -> None:
        p.famine |= 1 << t.STARVE.a(move)
        p.tell(say.FAMINE_COMES, seat, t.STARVE.a(move))


class GoodHarvest(Play):
    """A Famine on the board; both are discarded."""

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return t.HARVEST.each(t.REGIONS_IN[p.famine])

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        return None if p.famine >> t.HARVEST.a(move) & 1 else say.NO_FAMINE

    def act(self, p: Fief, seat: int, move: int) -> None:
        p.famine &= ~(1 << t.HARVEST.a(move))
        p.discard(t.GOOD_HARVEST)
        p.discard(t.FAMINE)
        p.tell(say.GOOD_HARVEST_COMES, seat, t.HARVEST.a(move))


class PeasantRevolt(Play):
    """A village under Famine; no other revolt; no battle could be fought in Bad Weather (R15)."""

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        hungry = sorted([v for r in t.REGIONS_IN[p.famine] for v in t.VILLAGES_OF[r]])
        return [t.RAISE.moves[v] for v in hungry if self.refuse(p, seat, t.RAISE.moves[v]) is None]

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        village = t.RAISE.a(move)
        if p.rebels:
            return say.REVOLT_ALREADY
        if not p.famine >> t.REGION_OF[village] & 1:
            return say.NO_FAMINE_HERE
        return say.BAD_WEATHER_HERE if p.foggy(village) and p.occupants[village] else None

    def act(self, p: Fief, seat: int, move: int) -> None:
        p.push(Revolt(seat, t.RAISE.a(move)))


# -- at once ---------------------------------------------------------------------------------


class Assassination(Play):
    """Any lord in play but one's own prisoner; then others may answer with Justice (R12)."""

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return [m for m in t.MURDER.moves if self.refuse(p, seat, m) is None]

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        lord = t.MURDER.a(move)
        if p.family[lord] == NOBODY:
            return say.NOT_IN_PLAY
        return say.YOUR_PRISONER if p.captor[lord] == seat else None

    def act(self, p: Fief, seat: int, move: int) -> None:
        p.discard(t.ASSASSINATION)
        p.tell(say.MURDERED, seat, t.MURDER.a(move), p.family[t.MURDER.a(move)])
        p.push(Deaths([t.MURDER.a(move)]))
        p.push(JusticeWindow(seat, p.clockwise(seat)))


class Pestilence(Play):
    """Plague: any region, also one with nobody in it (R21)."""

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return t.INFECT.each(t.REGIONS_IN[t.EVERYWHERE])

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        return None

    def act(self, p: Fief, seat: int, move: int) -> None:
        p.discard(t.PLAGUE)
        p.tell(say.PLAGUE_COMES, seat, t.INFECT.a(move))
        p.push(Plague(t.INFECT.a(move)))


class Freedom(Play):
    """Escape: some lord, of any family, who is a prisoner (R22)."""

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return t.FREE.each(p.prisoners())

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        return None if p.captor[t.FREE.a(move)] != NOBODY else say.NO_PRISONER

    def act(self, p: Fief, seat: int, move: int) -> None:
        p.discard(t.ESCAPE)
        p.push(Escape(seat, t.FREE.a(move)))


class OutOfTurn(Play):
    """Justice is played only in answer to a murder."""

    def ways(self, p: Fief, seat: int, card: int) -> list[int]:
        return []


_BISHOP: Final[Play] = Bishop(t.ANOINT)
_OTHERS: Final[dict[int, Play]] = {
    t.D_ARC: Maid(t.MAID),
    t.TITHE: Tithe(t.LEVY_TITHE),
    t.TAX: Tax(t.LEVY_TAX),
    t.ASSASSINATION: Assassination(t.MURDER),
    t.JUSTICE: OutOfTurn(t.CONDEMN),
    t.BAD_WEATHER: BadWeather(t.STORM),
    t.SUN: Sun(t.SHINE),
    t.FAMINE: Famine(t.STARVE),
    t.GOOD_HARVEST: GoodHarvest(t.HARVEST),
    t.REVOLT: PeasantRevolt(t.RAISE),
    t.PLAGUE: Pestilence(t.INFECT),
    t.ESCAPE: Freedom(t.FREE),
}


def play_of(card: int) -> Play:
    """How a card that is no lord is played."""
    return PLAYS[card - t.LORDS]


PLAYS: Final[list[Play]] = [
    _BISHOP if card < t.BISHOP_CARD + t.BISHOPRICS else _OTHERS[card] for card in range(t.LORDS, t.CARDS)
]


def _cards_by_move() -> list[int]:
    out = [NOBODY] * t.MOVES.size
    for move in range(t.PLAY_LORD.first, t.PLAY_LORD.end):
        out[move] = t.PLAY_LORD.a(move)
    for move in range(t.ANOINT.first, t.ANOINT.end):
        out[move] = t.BISHOP_CARD + t.ANOINT.a(move)
    for card, play in _OTHERS.items():
        if card != t.JUSTICE:
            for move in range(play.verb.first, play.verb.end):
                out[move] = card
    return out


CARD_OF: Final[list[int]] = _cards_by_move()  # the card a move plays in one's turn; NOBODY if it plays none
