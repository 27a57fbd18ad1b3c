"""Assassins, thieves and bishops [7.1], in the diplomacy and the combat phase."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.realm.deeds import (
    cathedral_room,
    check_out,
    clear_banner,
    clear_transport,
    give_territory,
    remove_cathedral,
)
from reame.games.universalis.realm.ledger import claim, lose_card, take_card, turn_up
from reame.games.universalis.realm.papacy import become_pope
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import put_back
from reame.games.universalis.turn.decision import Decision, is_coin, refuse_coin, spend_coin, with_coins
from reame.kernel.fields import Field, Flag, One, Some, Word, fields, hidden
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW
from reame.kernel.windows import Window


def refuse_victim(p: Universalis, seat: int, card: int, victim: int) -> Phrase | None:
    """Why a card cannot be used on a player."""
    if not p.hands[seat].has(card):
        return say.NO_SUCH_CARD
    if victim == seat or victim >= p.seats or not p.alive(victim):
        return say.NOT_A_RIVAL
    return say.UNDER_TRUCE if p.truced(seat, victim) else None


def refuse_bishop(p: Universalis, seat: int, t: int) -> Phrase | None:
    """A bishop takes a cathedral from another player who is not Pope."""
    victim = p.owner[t]
    if not p.hands[seat].has(box.BISHOP):
        return say.NO_SUCH_CARD
    if not p.cathedral[t] or victim in (NOBODY, box.BARBARIANS):
        return say.NO_CATHEDRAL_TO_TAKE
    if victim == p.pope:
        return say.POPE_PROTECTED
    return refuse_victim(p, seat, box.BISHOP, victim)


def intrigue_moves(p: Universalis, seat: int) -> list[int]:
    """What can be played on others, sorted."""
    out: list[int] = []
    hand = p.hands[seat]
    if hand.has(box.ASSASSIN):
        out += [do.ASSASSIN.at(s) for s in range(p.seats) if refuse_victim(p, seat, box.ASSASSIN, s) is None]
    if hand.has(box.THIEF):
        out += [do.THIEF.at(s) for s in range(p.seats) if refuse_victim(p, seat, box.THIEF, s) is None]
    if hand.has(box.BISHOP):
        out += [do.BISHOP.at(t) for t in range(box.TERRITORIES) if p.cathedral[t] and refuse_bishop(p, seat, t) is None]
    return out


def is_intrigue(move: int) -> bool:
    """Is it one of the three cards?"""
    return do.ASSASSIN.has(move) or do.THIEF.has(move) or do.BISHOP.has(move)


def refuse_intrigue(p: Universalis, seat: int, move: int) -> Phrase | None:
    """Why one of the three cards is refused."""
    if do.ASSASSIN.has(move):
        return refuse_victim(p, seat, box.ASSASSIN, do.ASSASSIN.a(move))
    if do.THIEF.has(move):
        return refuse_victim(p, seat, box.THIEF, do.THIEF.a(move))
    return refuse_bishop(p, seat, do.BISHOP.a(move))


def take_intrigue(p: Universalis, seat: int, move: int) -> None:
    """The card is used; its victim has a grievance."""
    if do.ASSASSIN.has(move):
        victim = do.ASSASSIN.a(move)
        lose_card(p, seat, box.ASSASSIN)
        p.tell(say.ASSASSIN_SENT, seat, victim)
        claim(p, victim, seat, box.OFFENCE["sicario"])
        p.push(Assassination(seat, victim))
    elif do.THIEF.has(move):
        victim = do.THIEF.a(move)
        lose_card(p, seat, box.THIEF)
        p.tell(say.THIEF_SENT, seat, victim)
        claim(p, victim, seat, box.OFFENCE["ladro"])
        p.push(Picking(seat, victim, True))
    else:
        t = do.BISHOP.a(move)
        victim = p.owner[t]
        lose_card(p, seat, box.BISHOP)
        p.tell(say.BISHOP_TAKES, seat, victim, t)
        remove_cathedral(p, t)
        claim(p, victim, seat, box.OFFENCE["vescovo"])
        p.push(BishopPlay(seat))


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


class Picking(Decision):
    """The hand of the victim is looked at; one card of it is discarded, or stolen."""

    rule: ClassVar[str] = "7.1"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), victim=One(SEAT), steal=Flag(), stage=Word("look", "pick", "done")
    )

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY, steal: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.victim = victim
        self.steal = steal
        self.stage = "look"

    def run(self, p: Universalis) -> None:
        if self.stage == "look":
            p.hands[self.victim].show(1 << self.seat)
            p.shown += 1
            p.tell(say.HAND_SEEN, self.seat, self.victim)
            self.stage = "pick" if self.cards(p) else "done"
        elif self.stage == "pick":
            p.ask(self.seat)
        else:
            p.end()

    def cards(self, p: Universalis) -> list[int]:
        """Cards that can be taken: of the hand, of those face up, and the Pope by a Christian thief."""
        v = self.victim
        out = p.hands[v].distinct()
        if p.merchants[v] and box.MERCHANT not in out:
            out.append(box.MERCHANT)
        if p.collectors[v] and box.TAX_COLLECTOR not in out:
            out.append(box.TAX_COLLECTOR)
        if self.steal and p.pope == v and p.christian(self.seat):
            out.append(box.POPE)
        out.sort()
        return out

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.PICK.each(self.cards(p))

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if not do.PICK.has(move):
            return NOT_NOW
        return None if do.PICK.a(move) in self.cards(p) else say.NO_SUCH_CARD

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_PICK_STEAL.of(self.victim) if self.steal else say.Q_PICK_KILL.of(self.victim)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        card = do.PICK.a(move)
        v = self.victim
        self.stage = "done"
        if not self.steal:
            lose_card(p, v, card)
            p.tell(say.ASSASSIN_KILLS, seat, v, card)
        elif card == box.POPE:
            self.carry_off_pope(p)
        else:
            self.rob(p, card)

    def rob(self, p: Universalis, card: int) -> None:
        """A card changes hands; others no longer know what they knew of the robbed hand."""
        seat, v = self.seat, self.victim
        pair = 1 << seat | 1 << v
        hand = p.hands[v]
        open_card = card not in hand.cards
        take_card(p, v, card)
        left = hand.cards.copy()
        masks = hand.seen.copy()
        hand.cards = []
        hand.seen = []
        for i in range(len(left)):
            hand.add(left[i], masks[i] & pair)
        p.hands[seat].add(card, (1 << p.seats) - 1 if open_card else pair)
        p.tell(say.THIEF_TAKES, seat, v)
        p.tell(say.THIEF_TOOK, seat, v, card, to=-1 if open_card else pair)
        turn_up(p, seat)

    def carry_off_pope(self, p: Universalis) -> None:
        """The Papal State goes along with armies and buildings; other pieces return to the old owner's reserve."""
        seat, v = self.seat, self.victim
        for b in p.banners_at(v, box.PAPAL):
            put_back(p, v, box.BANNERS_KEPT, 1)
            put_back(p, v, box.GENERALS_KEPT, p.general[b])
            clear_banner(p, b)
        for x in p.transports_at(v, box.PAPAL):
            p.keep_armies(v, p.transport_armies[x])
            put_back(p, v, box.TYPES_KEPT + box.TYPE_OF[x], 1)
            clear_transport(p, x)
        for engine in (0, 1):
            put_back(p, v, box.ENGINES_KEPT + engine, p.engines(box.PAPAL, engine))
            p.add_engine(box.PAPAL, engine, -p.engines(box.PAPAL, engine))
        give_territory(p, box.PAPAL, seat, p.armies[box.PAPAL])
        become_pope(p, seat)
        check_out(p, v, seat)


class BishopPlay(Decision):
    """Where the cathedral goes: to a kingdom held completely that has room, else it is removed (D11)."""

    rule: ClassVar[str] = "7.1"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), places=Some(box.TERRITORY), stage=Word("where", "done"))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.places: list[int] = []
        self.stage = "where"

    def run(self, p: Universalis) -> None:
        if self.stage == "where":
            self.places = cathedral_places(p, self.seat)
            if self.places:
                p.ask(self.seat)
                return
        p.end()

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.RAISE_CATHEDRAL.each(self.places)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_RAISE.of()

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        t = do.RAISE_CATHEDRAL.a(move)
        p.cathedral[t] = 1
        p.tell(say.CATHEDRAL_RAISED, seat, t)
        turn_up(p, seat)
        self.stage = "done"


def cathedral_places(p: Universalis, seat: int) -> list[int]:
    """Own territories without a cathedral, of kingdoms held completely that have room for one."""
    return [
        t
        for t in p.lands(seat)
        if not p.cathedral[t] and p.holds(seat, box.KINGDOM_OF[t]) and cathedral_room(p, box.KINGDOM_OF[t]) > 0
    ]
