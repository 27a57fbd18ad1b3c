"""Assassins, thieves and bishops [7.1], in the diplomacy and the combat phase."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.decision.coins import is_coin, refuse_coin, spend_coin, with_coins
from reame.games.universalis.decision.menu import Act
from reame.games.universalis.decision.question import Decision, Question
from reame.games.universalis.diplomacy.theft import Picking
from reame.games.universalis.realm.buildings import cathedral_room
from reame.games.universalis.realm.ledger import claim, lose_card, turn_up
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, One, Word, fields, hidden
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS, Verb
from reame.kernel.steps import NOT_NOW
from reame.kernel.windows import Window


def refuse_victim(p: Universalis, seat: int, card: int, victim: int) -> Phrase | None:
    """Why a card cannot be used on a player."""
    if not p.hands[seat].has(card):
        return say.NO_SUCH_CARD
    if victim == seat or victim >= p.seats or not p.alive(victim):
        return say.NOT_A_RIVAL
    return say.UNDER_TRUCE if p.truced(seat, victim) else None


class SendOut(Act[Decision]):
    """A card used on another player, who has a grievance."""

    def __init__(self, verb: Verb, card: int) -> None:
        super().__init__(verb)
        self.card = card

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        if not p.hands[seat].has(self.card):
            return []
        return self.verb.each([s for s in range(p.seats) if refuse_victim(p, seat, self.card, s) is None])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        return refuse_victim(p, seat, self.card, self.verb.a(move))


class SendAssassin(SendOut):
    """Discards a card of the victim's hand, unless another assassin stops him."""

    def __init__(self) -> None:
        super().__init__(do.ASSASSIN, box.ASSASSIN)

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        victim = do.ASSASSIN.a(move)
        lose_card(p, seat, box.ASSASSIN)
        p.tell(say.ASSASSIN_SENT, seat, victim)
        claim(p, victim, seat, box.OFFENCE["sicario"])
        p.push(Assassination(seat, victim))


class SendThief(SendOut):
    """Takes a card of the victim's hand, or the Pope."""

    def __init__(self) -> None:
        super().__init__(do.THIEF, box.THIEF)

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        victim = do.THIEF.a(move)
        lose_card(p, seat, box.THIEF)
        p.tell(say.THIEF_SENT, seat, victim)
        claim(p, victim, seat, box.OFFENCE["ladro"])
        p.push(Picking(seat, victim, True))


class SendBishop(Act[Decision]):
    """Takes a cathedral from another player who is not Pope."""

    def __init__(self) -> None:
        super().__init__(do.BISHOP)

    def refuse_at(self, p: Universalis, seat: int, t: int) -> Phrase | None:
        """Why not that one."""
        victim = p.owner[t]
        if not p.hands[seat].has(box.BISHOP):
            return say.NO_SUCH_CARD
        if not p.cathedral[t] or victim in (NOBODY, box.BARBARIANS):
            return say.NO_CATHEDRAL_TO_TAKE
        if victim == p.pope:
            return say.POPE_PROTECTED
        return refuse_victim(p, seat, box.BISHOP, victim)

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        if not p.hands[seat].has(box.BISHOP):
            return []
        holy = [t for t in range(box.TERRITORIES) if p.cathedral[t]]
        return do.BISHOP.each([t for t in holy if self.refuse_at(p, seat, t) is None])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        return self.refuse_at(p, seat, do.BISHOP.a(move))

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        t = do.BISHOP.a(move)
        victim = p.owner[t]
        lose_card(p, seat, box.BISHOP)
        p.tell(say.BISHOP_TAKES, seat, victim, t)
        p.cathedral[t] = 0
        claim(p, victim, seat, box.OFFENCE["vescovo"])
        if cathedral_places(p, seat):
            p.push(BishopPlay(seat))
        else:
            p.tell(say.CATHEDRAL_LOST, t)


INTRIGUE: Final[list[Act[Decision]]] = [SendAssassin(), SendThief(), SendBishop()]


class Assassination(Window[Universalis]):
    """The victim may discard an own assassin: then there is no look and no loss."""

    rule: ClassVar[str] = "7.1"
    FIELDS: ClassVar[list[Field]] = (
        Window.FIELDS
        + fields(seat=One(SEAT), victim=One(SEAT), parried=Flag())
        + hidden(stage=Word("window", "look", "done"))
    )

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY) -> None:
        super().__init__()
        self.queue = [victim] if victim != NOBODY else []
        self.seat = seat
        self.victim = victim
        self.parried = False
        self.stage = "window"

    def options(self, p: Universalis, seat: int) -> list[int]:
        return [do.PARRY.at()] if p.hands[seat].has(box.ASSASSIN) else []

    def refuse_reaction(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if not do.PARRY.has(move):
            return NOT_NOW
        return None if p.hands[seat].has(box.ASSASSIN) else say.NO_SUCH_CARD

    def react(self, p: Universalis, seat: int, move: int) -> None:
        lose_card(p, seat, box.ASSASSIN)
        self.parried = True
        p.shown += 1
        p.tell(say.ASSASSIN_PARRIED, seat, self.seat)

    def legal(self, p: Universalis, seat: int) -> list[int]:
        return with_coins(p, seat, super().legal(p, seat))

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        return refuse_coin(p, seat, move) if is_coin(move) else super().refuse(p, seat, move)

    def take(self, p: Universalis, seat: int, move: int) -> None:
        if is_coin(move):
            spend_coin(p, seat, move)
        else:
            super().take(p, seat, move)

    def close(self, p: Universalis) -> None:
        self.stage = "done" if self.parried else "look"

    def run(self, p: Universalis) -> None:
        if self.stage == "window" and self.queue and p.coins[self.victim]:
            p.ask(self.victim)  # all see his coins: that he is asked tells nothing
        elif self.stage == "window":
            super().run(p)
        elif self.stage == "look":
            self.stage = "done"
            p.push(Picking(self.seat, self.victim, False))
        else:
            p.end()

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_PARRY.of(self.seat)

    def default(self, p: Universalis, seat: int) -> int:
        return do.PARRY.at() if self.options(p, seat) else PASS


class BishopPlay(Question):
    """D11: where the cathedral goes; if there is no place for it, it is gone."""

    rule: ClassVar[str] = "7.1"

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.RAISE_CATHEDRAL.each(cathedral_places(p, seat))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_RAISE.of()

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        t = do.RAISE_CATHEDRAL.a(move)
        p.cathedral[t] = 1
        p.tell(say.CATHEDRAL_RAISED, seat, t)
        turn_up(p, seat)


def cathedral_places(p: Universalis, seat: int) -> list[int]:
    """Own territories without a cathedral, of kingdoms held completely that have room for one."""
    return [
        t
        for t in p.lands(seat)
        if not p.cathedral[t] and p.holds(seat, box.KINGDOM_OF[t]) and cathedral_room(p, box.KINGDOM_OF[t]) > 0
    ]
