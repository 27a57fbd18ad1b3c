"""Cards that a player announces in phase D [4.3, 8]: when he can, and on what."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.cards.play import Play
from reame.games.medieval.land.geography import CARDS_OF_POWER, CATHOLIC_HOMES, CLAIM, HOME
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.action import Action
from reame.games.medieval.table.masks import BIT
from reame.games.medieval.table.position import Medieval
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.menus import menu
from reame.kernel.native import i64

CLAIMED_BY_ISLAM: Final = [
    i for i in range(t.PROVINCES) if HOME[i] != NOBODY and CLAIM[i] != NOBODY and t.ISLAMIC[CLAIM[i]]
]
HERESIES: Final = menu(t.PLAY_HERESY)
MURDERS: Final = menu(t.MURDER)
CIVIL_WARS: Final = menu(t.PLAY_CIVIL_WAR)


class PlayPower(Action):
    """A power card, if a province of the power is in play [4.3, R-05]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        for card in p.hands[seat].cards:
            if card >= t.POWER_CARDS and self.refuse_power(p, card - t.POWER_CARDS) is None:
                out.append(t.PLAY_POWER.first + card - t.POWER_CARDS)

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        power = t.PLAY_POWER.a(move)
        return self.refuse_power(p, power) if p.hands[seat].has(t.POWER_CARDS + power) else say.NO_CARD

    def refuse_power(self, p: Medieval, power: int) -> Phrase | None:
        if p.locked >> power & 1:
            return say.CARD_LOCKED
        return None if CARDS_OF_POWER[power] & p.in_play else say.NOT_ON_MAP

    def do(self, p: Medieval, seat: int, move: int) -> None:
        p.push(Play(seat, t.POWER_CARDS + t.PLAY_POWER.a(move), move))


class PlayCard(Action):
    """One of the action cards that can be stopped."""

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        return self.refuse_use(p, seat, move) if p.hands[seat].has(self.card) else say.NO_CARD

    def refuse_use(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        """The same, with the card in the hand."""
        raise NotImplementedError

    def do(self, p: Medieval, seat: int, move: int) -> None:
        p.push(Play(seat, self.card, move))


class PlayHeresy(PlayCard):
    """In a Catholic province that a Catholic power controls, without Heresy or Knights [8.5, R-34]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        HERESIES.add(self.places(p), out)

    def refuse_use(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        province = t.PLAY_HERESY.a(move)
        if p.heresy >> province & 1:
            return say.HERESY_ALREADY
        if p.is_knights(province):
            return say.KNIGHTS_AGAINST_HERESY
        return None if self.places(p) >> province & 1 else say.NO_HERESY_THERE

    def places(self, p: Medieval) -> i64:
        """A mask of the provinces where it can be played."""
        places: i64 = 0
        for s in range(p.seats):
            if p.crowns(s) & t.CATHOLICS:  # whoever holds none has taken his Catholic provinces with other powers
                places |= p.domain(s)
        for province in CLAIMED_BY_ISLAM:
            owner = p.controller[province]
            if p.holder[CLAIM[province]] == owner and p.holder[HOME[province]] != owner:
                places &= ~BIT[province]
        return places & CATHOLIC_HOMES & ~(p.heresy | p.knights)


class SendAssassin(PlayCard):
    """Against the ruler of any face-up power [8.2, R-29]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        MURDERS.add(p.face_up(), out)

    def refuse_use(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        return None if p.face[t.MURDER.a(move)] == t.UP else say.NOT_FACE_UP


class SpyOnHand(PlayCard):
    """Spies look at another player's hand [8.1]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        out += [t.SPY_HAND.at(s) for s in range(p.seats) if s != seat]

    def refuse_use(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        other = t.SPY_HAND.a(move)
        return None if other != seat and other < p.seats else say.NO_SUCH_PLAYER


class SpyOnMap(PlayCard):
    """Spies look at the next map card [8.1]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        if p.maps.size():
            out.append(t.SPY_MAP.first)

    def refuse_use(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        return None if p.maps.size() else say.DECK_EMPTY


class SpyOnDeck(PlayCard):
    """Spies look at the next two action cards [8.1]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        if p.deck.size():
            out.append(t.SPY_DECK.first)

    def refuse_use(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        return None if p.deck.size() else say.DECK_EMPTY


class PlayCivilWar(PlayCard):
    """In a power that is excommunicated or struck by Disaster, and was marked when the turn began [8.3, R-32]."""

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        if p.marked_at_start:
            CIVIL_WARS.add(self.ripe(p) & p.face_up() & ~p.civil_war, out)

    def refuse_use(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        power = t.PLAY_CIVIL_WAR.a(move)
        if p.face[power] != t.UP:
            return say.NOT_FACE_UP
        if p.civil_war >> power & 1:
            return say.IN_CIVIL_WAR
        return None if self.ripe(p) >> power & 1 else say.NOT_RIPE

    def ripe(self, p: Medieval) -> i64:
        """A mask of the powers that are marked and were so when the turn began."""
        return p.marked_at_start & (p.excommunicated | p.disaster)


ACTIONS: Final[list[Action]] = [
    PlayPower(t.PLAY_POWER),
    PlayHeresy(t.PLAY_HERESY, t.HERESY),
    SendAssassin(t.MURDER, t.ASSASSIN),
    SpyOnHand(t.SPY_HAND, t.SPIES),
    SpyOnMap(t.SPY_MAP, t.SPIES),
    SpyOnDeck(t.SPY_DECK, t.SPIES),
    PlayCivilWar(t.PLAY_CIVIL_WAR, t.CIVIL_WAR),
]
