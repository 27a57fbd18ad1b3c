"""Phase 1: drawing, and a player's turn with his cards (5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.fief.cards.plague import Plague
from reame.games.fief.cards.revolt import Revolt
from reame.games.fief.court.deaths import Deaths
from reame.games.fief.court.talk import Talk, refuse_talk, talk_moves
from reame.games.fief.land.holders import Placement, Receive, put_lord, refresh, set_free, take_pending, title_moves
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.turn.turns import Turn
from reame.kernel.fields import Field, Flag, Mask, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.native import holds, i64
from reame.kernel.steps import NOT_NOW, Step
from reame.kernel.windows import Window


class CardPhase(Step[Fief]):
    """All draw up to three cards; then each takes his turn (5.1, 5.2)."""

    rule: ClassVar[str] = "5"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("draw", "turns"), queue=Some(SEAT))

    def __init__(self) -> None:
        super().__init__()
        self.stage = "draw"
        self.queue: list[int] = []

    def run(self, p: Fief) -> None:
        if self.stage == "draw":
            self.stage = "turns"
            self.queue = p.turn_order()
            p.push(Draw())
        elif self.queue:
            p.push(CardTurn(self.queue.pop(0)))
        else:
            p.end()


class Draw(Step[Fief]):
    """Clockwise, each draws until he has three; an empty pile is made anew from the discards (5.1)."""

    rule: ClassVar[str] = "5.1"
    FIELDS: ClassVar[list[Field]] = fields(queue=Some(SEAT), begun=Flag(), called=Flag())

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.begun = False
        self.called = False

    def run(self, p: Fief) -> None:
        if not self.begun:
            self.begun = True
            self.queue = p.turn_order()
        while self.queue:
            seat = self.queue[0]
            if p.hands[seat].size() >= t.HAND_SIZE:
                self.queue.pop(0)
            elif p.deck.size():
                card = p.deck.draw(p.dice)
                p.hands[seat].add(card, 1 << seat)
                p.tell(say.DREW, seat, card, to=1 << seat)
            elif not any(p.discards):
                self.queue.pop(0)
            elif not self.called:
                self.called = True
                p.push(CallLords())
                return
            else:
                self.called = False
                for card in range(len(p.discards)):
                    p.deck.add(card, p.discards[card])
                    p.discards[card] = 0
                p.tell(say.RESHUFFLED)
        p.end()


class CallLords(Step[Fief]):
    """Before the reshuffle, players without a lord and with money may take one from the discards (R10)."""

    rule: ClassVar[str] = "R10"
    FIELDS: ClassVar[list[Field]] = fields(queue=Some(SEAT), begun=Flag(), lord=One(t.LORD))

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.begun = False
        self.lord = NOBODY  # chosen, while a card is given up for it

    def run(self, p: Fief) -> None:
        if not self.begun:
            self.begun = True
            self.queue = [s for s in p.turn_order() if not p.lords_of(s)]
        if self.queue and any(p.discards[: t.LORDS]):
            p.ask(self.queue[0])
        else:
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        if self.lord != NOBODY:
            return t.DISCARD.each(p.hands[seat].distinct())
        calls = [t.CALL.at(x) for x in range(t.LORDS) if p.discards[x]] if p.money[seat] >= 100 else []
        return [PASS, *calls]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_CALL.of() if self.lord == NOBODY else say.ASK_GIVE_UP.of()

    def default(self, p: Fief, seat: int) -> int:
        legal = p.legal(seat)
        return legal[1] if self.lord == NOBODY and len(legal) > 1 else legal[0]

    def take(self, p: Fief, seat: int, move: int) -> None:
        if t.CALL.has(move):
            self.lord = t.CALL.a(move)
            if p.hands[seat].size() >= t.HAND_SIZE:
                return
        elif t.DISCARD.has(move):
            p.play_card(seat, t.DISCARD.a(move))
            p.discard(t.DISCARD.a(move))
        if self.lord != NOBODY:
            p.discards[self.lord] -= 1
            p.hands[seat].add(self.lord, (1 << p.seats) - 1)
            p.tell(say.CALLED, seat, self.lord)
            self.lord = NOBODY
        self.queue.pop(0)


class CardTurn(Turn):
    """Any number of actions, at most three cards played (5.2)."""

    rule: ClassVar[str] = "5.2"
    FIELDS: ClassVar[list[Field]] = [
        *Turn.FIELDS,
        *fields(played=Number(0, 3), declined=Mask(t.VILLAGE), lord=One(t.LORD), place=One(t.VILLAGE)),
    ]

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.played = 0
        self.declined = 0
        self.lord = NOBODY  # who asks to be received
        self.place = NOBODY

    # -- what may be done --------------------------------------------------------------------

    def legal(self, p: Fief, seat: int) -> list[int]:
        out = [PASS]
        hand = p.hands[seat].distinct()
        if self.played < t.CARDS_PER_TURN:
            for card in hand:
                out += self.plays(p, seat, card)
        out += t.DISCARD.each(hand)
        if p.dealing():
            out += talk_moves(p, seat)
        return out  # sorted: verbs stand in the order of their cards

    def plays(self, p: Fief, seat: int, card: int) -> list[int]:
        """All ways to play a card (5.3)."""
        if card < t.LORDS:
            first: i64 = t.PLAY_LORD.at(card, 0)
            return [t.MOVE[first + v] for v in self.homes(p, seat)]
        if card < t.BISHOP_CARD + t.BISHOPRICS:
            return [t.ANOINT.at(card - t.BISHOP_CARD, x) for x in p.free_lords(seat) if refuse_anoint(p, x) is None]
        if card == t.D_ARC:
            return [t.MAID.at(x) for x in p.free_lords(seat) if refuse_maid(p, x) is None]
        if card == t.TITHE:
            return [t.LEVY_TITHE.at(b) for b in range(t.BISHOPRICS) if refuse_tithe(p, seat, b) is None]
        if card == t.TAX:
            return [t.LEVY_TAX.at(r) for r in range(t.REGIONS) if refuse_tax(p, seat, r) is None]
        if card == t.ASSASSINATION:
            return [t.MURDER.moves[x] for x in range(t.LORDS) if refuse_murder(p, seat, x) is None]
        if card == t.BAD_WEATHER:
            return t.STORM.each(t.REGIONS_IN[t.EVERYWHERE & ~p.weather])
        if card == t.SUN:
            return t.SHINE.each(t.REGIONS_IN[p.weather])
        if card == t.FAMINE:
            return t.STARVE.each(t.REGIONS_IN[t.EVERYWHERE & ~p.famine])
        if card == t.GOOD_HARVEST:
            return t.HARVEST.each(t.REGIONS_IN[p.famine])
        if card == t.REVOLT:
            hungry = [v for r in t.REGIONS_IN[p.famine] for v in t.VILLAGES_OF[r]]
            return [t.RAISE.moves[v] for v in hungry if refuse_revolt(p, v) is None]
        if card == t.PLAGUE:
            return t.INFECT.each(t.REGIONS_IN[t.EVERYWHERE])
        return t.FREE.each(p.prisoners()) if card == t.ESCAPE else []

    def homes(self, p: Fief, seat: int) -> list[int]:
        """Where a new lord may be put: a controlled stronghold first, else other places (R11)."""
        return strongholds(p, seat) or [v for v in range(t.VILLAGES) if self.refuse_room(p, seat, v) is None]

    def refuse_home(self, p: Fief, seat: int, village: int) -> Phrase | None:
        """Why a new lord may not be put there."""
        strong = strongholds(p, seat)
        if strong:
            return None if village in strong else say.STRONGHOLD_FIRST
        return self.refuse_room(p, seat, village)

    def refuse_room(self, p: Fief, seat: int, village: int) -> Phrase | None:
        """Without a stronghold: a village held, an empty one that is no other's fief, or a host's."""
        h = p.holder(village)
        if h == seat:
            return None
        if h == NOBODY:
            r = t.REGION_OF[village]
            return None if p.capital[r] == NOBODY or p.fief[r] in (seat, NOBODY) else say.OTHERS_FIEF
        return say.NO_WELCOME if h == t.REBELS or self.declined >> village & 1 else None

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        talk = refuse_talk(p, seat, move)
        if talk is not NOT_NOW:
            return talk
        hand = p.hands[seat]
        if t.DISCARD.has(move):
            return None if hand.has(t.DISCARD.a(move)) else say.NOT_IN_HAND
        card = CARD_OF[move]
        if card == NOBODY:
            return NOT_NOW
        if not hand.has(card):
            return say.NOT_IN_HAND
        if self.played >= t.CARDS_PER_TURN:
            return say.THREE_CARDS
        return self.refuse_play(p, seat, move)

    def refuse_play(self, p: Fief, seat: int, move: int) -> Phrase | None:
        """The condition of the card (5.3)."""
        if t.PLAY_LORD.has(move):
            return self.refuse_home(p, seat, t.PLAY_LORD.b(move))
        if t.ANOINT.has(move):
            lord = t.ANOINT.b(move)
            return refuse_anoint(p, lord) if p.family[lord] == seat and p.free(lord) else say.NOT_YOUR_FREE_LORD
        if t.MAID.has(move):
            lord = t.MAID.a(move)
            return refuse_maid(p, lord) if p.family[lord] == seat and p.free(lord) else say.NOT_YOUR_FREE_LORD
        if t.LEVY_TITHE.has(move):
            return refuse_tithe(p, seat, t.LEVY_TITHE.a(move))
        if t.LEVY_TAX.has(move):
            return refuse_tax(p, seat, t.LEVY_TAX.a(move))
        if t.MURDER.has(move):
            return refuse_murder(p, seat, t.MURDER.a(move))
        if t.STORM.has(move):
            return say.WEATHER_THERE if p.weather >> t.STORM.a(move) & 1 else None
        if t.SHINE.has(move):
            return None if p.weather >> t.SHINE.a(move) & 1 else say.NO_WEATHER
        if t.STARVE.has(move):
            return say.FAMINE_THERE if p.famine >> t.STARVE.a(move) & 1 else None
        if t.HARVEST.has(move):
            return None if p.famine >> t.HARVEST.a(move) & 1 else say.NO_FAMINE
        if t.RAISE.has(move):
            return refuse_revolt(p, t.RAISE.a(move))
        if t.FREE.has(move):
            return None if p.captor[t.FREE.a(move)] != NOBODY else say.NO_PRISONER
        return None

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_CARDS.of(t.CARDS_PER_TURN - self.played)

    # -- doing it ----------------------------------------------------------------------------

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.ended = True
        elif t.DISCARD.has(move):
            card = t.DISCARD.a(move)
            p.play_card(seat, card)
            p.discard(card)
            p.tell(say.DISCARDED, seat, card)
        elif CARD_OF[move] == NOBODY:
            p.push(Talk(seat, move))
        elif t.PLAY_LORD.has(move) and needs_leave(p, seat, t.PLAY_LORD.b(move)):
            self.lord, self.place = t.PLAY_LORD.a(move), t.PLAY_LORD.b(move)
            p.tell(say.LORD_SHOWN, seat, self.lord)
            p.shown += 1
            p.hands[seat].remove(self.lord)
            p.hands[seat].add(self.lord, (1 << p.seats) - 1)
            p.push(Receive(p.holder(self.place), self.lord, self.place))
        else:
            self.played += 1
            p.play_card(seat, CARD_OF[move])
            self.play(p, seat, move)

    def play(self, p: Fief, seat: int, move: int) -> None:
        """The effect of a card."""
        card = CARD_OF[move]
        if t.PLAY_LORD.has(move):
            p.push(NewLord(card, seat, t.PLAY_LORD.b(move)))
        elif t.ANOINT.has(move):
            p.bishop[t.ANOINT.b(move)] = t.ANOINT.a(move)
            p.tell(say.ANOINTED, t.ANOINT.b(move), t.ANOINT.a(move))
        elif t.MAID.has(move):
            p.maid = t.MAID.a(move)
            p.tell(say.NEW_MAID, p.maid)
        elif t.LEVY_TITHE.has(move):
            b = t.LEVY_TITHE.a(move)
            p.tithe[b] = bishop_of(p, b)
            p.tell(say.TITHE_LEVIED, seat, b)
        elif t.LEVY_TAX.has(move):
            p.tax[t.LEVY_TAX.a(move)] = seat
            p.tell(say.TAX_LEVIED, seat, t.LEVY_TAX.a(move))
        elif t.STORM.has(move):
            p.weather |= 1 << t.STORM.a(move)
            p.tell(say.WEATHER_COMES, seat, t.STORM.a(move))
        elif t.SHINE.has(move):
            p.weather &= ~(1 << t.SHINE.a(move))
            p.discard(t.SUN)
            p.discard(t.BAD_WEATHER)
            p.tell(say.SUN_SHINES, seat, t.SHINE.a(move))
        elif t.STARVE.has(move):
            p.famine |= 1 << t.STARVE.a(move)
            p.tell(say.FAMINE_COMES, seat, t.STARVE.a(move))
        elif t.HARVEST.has(move):
            p.famine &= ~(1 << t.HARVEST.a(move))
            p.discard(t.GOOD_HARVEST)
            p.discard(t.FAMINE)
            p.tell(say.GOOD_HARVEST_COMES, seat, t.HARVEST.a(move))
        elif t.RAISE.has(move):
            p.push(Revolt(seat, t.RAISE.a(move)))
        elif t.INFECT.has(move):
            p.discard(t.PLAGUE)
            p.push(Plague(t.INFECT.a(move)))
        elif t.MURDER.has(move):
            p.discard(t.ASSASSINATION)
            p.tell(say.MURDERED, seat, t.MURDER.a(move))
            p.push(Deaths([t.MURDER.a(move)]))
            p.push(JusticeWindow(seat, p.clockwise(seat)))
        else:
            p.discard(t.ESCAPE)
            p.push(Escape(seat, t.FREE.a(move)))

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Receive):
            if child.agreed:
                self.played += 1
                p.play_card(self.seat, self.lord)
                p.let_in[self.place * t.OCCUPANT.size + self.seat] = child.host + 1
                p.push(NewLord(self.lord, self.seat, self.place))
            else:
                self.declined |= 1 << self.place
            self.lord = self.place = NOBODY


def strongholds(p: Fief, seat: int) -> list[int]:
    """Castles and citadels a player controls."""
    out: list[int] = []
    v: i64 = -1
    wall: i64
    for wall in p.walls:
        v += 1
        if wall and p.controls(seat, v):
            out.append(v)
    return out


def needs_leave(p: Fief, seat: int, village: int) -> bool:
    """Is another player the holder, who must receive the lord?"""
    return p.holder(village) not in (seat, NOBODY)


def _cards_by_move() -> list[int]:
    out = [NOBODY] * t.MOVES.size
    for move in range(t.PLAY_LORD.first, t.PLAY_LORD.end):
        out[move] = t.PLAY_LORD.a(move)
    for move in range(t.ANOINT.first, t.ANOINT.end):
        out[move] = t.BISHOP_CARD + t.ANOINT.a(move)
    for verb, card in (
        (t.MAID, t.D_ARC),
        (t.LEVY_TITHE, t.TITHE),
        (t.LEVY_TAX, t.TAX),
        (t.MURDER, t.ASSASSINATION),
        (t.STORM, t.BAD_WEATHER),
        (t.SHINE, t.SUN),
        (t.STARVE, t.FAMINE),
        (t.HARVEST, t.GOOD_HARVEST),
        (t.RAISE, t.REVOLT),
        (t.INFECT, t.PLAGUE),
        (t.FREE, t.ESCAPE),
    ):
        for move in range(verb.first, verb.end):
            out[move] = card
    return out


CARD_OF: Final[list[int]] = _cards_by_move()  # the card a move plays; NOBODY if it plays none


def refuse_anoint(p: Fief, lord: int) -> Phrase | None:
    """A man, not married, not King, not Prince, not bishop yet (R23)."""
    if t.WOMAN[lord]:
        return say.MEN_ONLY
    if p.spouse[lord] != NOBODY:
        return say.MARRIED
    if lord in (p.king, p.prince):
        return say.ROYAL
    return say.BISHOP_ALREADY if p.bishop[lord] != NOBODY else None


def refuse_maid(p: Fief, lord: int) -> Phrase | None:
    """A woman, unmarried, neither titled nor Queen (5.3)."""
    if not t.WOMAN[lord]:
        return say.WOMEN_ONLY
    if p.spouse[lord] != NOBODY:
        return say.MARRIED
    return say.BLAZONED if p.blazoned(lord) else None


def bishop_of(p: Fief, bishopric: int) -> int:
    """Who holds the Bishop card."""
    return p.bishop.index(bishopric) if holds(p.bishop, bishopric) else NOBODY


def refuse_tithe(p: Fief, seat: int, bishopric: int) -> Phrase | None:
    """A free bishop of the family; no Tithe there yet (R25)."""
    lord = bishop_of(p, bishopric)
    if lord == NOBODY or p.family[lord] != seat or p.captor[lord] != NOBODY:
        return say.NOT_YOUR_BISHOPRIC
    return say.TITHE_THERE if p.tithe[bishopric] != NOBODY else None


def refuse_tax(p: Fief, seat: int, region: int) -> Phrase | None:
    """A free lord of the family holds the title; no Tax there yet (R26)."""
    lord = p.title[region]
    if lord == NOBODY or p.family[lord] != seat or p.captor[lord] != NOBODY:
        return say.NOT_YOUR_FIEF
    return say.TAX_THERE if p.tax[region] != NOBODY else None


def refuse_murder(p: Fief, seat: int, lord: int) -> Phrase | None:
    """Any lord in play but one's own prisoner (R12)."""
    if p.family[lord] == NOBODY:
        return say.NOT_IN_PLAY
    return say.YOUR_PRISONER if p.captor[lord] == seat else None


def refuse_revolt(p: Fief, village: int) -> Phrase | None:
    """A village under Famine; no other revolt; no battle could be fought in Bad Weather (R15)."""
    if p.rebels:
        return say.REVOLT_ALREADY
    if not p.famine >> t.REGION_OF[village] & 1:
        return say.NO_FAMINE_HERE
    return say.BAD_WEATHER_HERE if p.foggy(village) and p.occupants[village] else None


def movable(p: Fief, seat: int, lord: int) -> list[int]:
    """Titles that may pass to this lord."""
    return [r for r in range(t.REGIONS) if title_moves(p, seat, r, lord)]


class NewLord(Step[Fief]):
    """A lord comes into play: his piece, pending titles, and perhaps one title of the family (5.3, 11.4)."""

    rule: ClassVar[str] = "11.4"
    FIELDS: ClassVar[list[Field]] = fields(lord=One(t.LORD), seat=One(SEAT), village=One(t.VILLAGE), placed=Flag())

    def __init__(self, lord: int = NOBODY, seat: int = NOBODY, village: int = NOBODY) -> None:
        super().__init__()
        self.lord = lord
        self.seat = seat
        self.village = village
        self.placed = False

    def run(self, p: Fief) -> None:
        if not self.placed:
            self.placed = True
            p.family[self.lord] = self.seat
            put_lord(p, self.lord, self.village)
            p.tell(say.LORD_PLAYED, self.seat, self.lord, self.village)
            p.titles_moved = 0
            if len(p.lords_of(self.seat)) == 1:
                take_pending(p, self.seat, self.lord)
            refresh(p, self.village)
        elif len(movable(p, self.seat, self.lord)) > 0:
            p.ask(self.seat)
        else:
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [PASS, *[t.TITLE_TO.at(r, self.lord) for r in movable(p, seat, self.lord)]]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_MOVE_TITLE.of(self.lord)

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move != PASS:
            p.title[t.TITLE_TO.a(move)] = self.lord
            p.tell(say.TITLE_MOVED, t.TITLE_TO.a(move), self.lord)
        p.end()


class JusticeWindow(Window[Fief]):
    """Anybody but the murderer may have one of his lords condemned; King, Regent and Prince are immune (R12)."""

    rule: ClassVar[str] = "R12"
    FIELDS: ClassVar[list[Field]] = [*Window.FIELDS, *fields(murderer=One(SEAT), done=Flag())]

    def __init__(self, murderer: int = NOBODY, queue: list[int] | None = None) -> None:
        super().__init__()
        self.murderer = murderer
        self.queue = queue or []
        self.done = False

    def options(self, p: Fief, seat: int) -> list[int]:
        if not p.hands[seat].has(t.JUSTICE):
            return []
        return [t.CONDEMN.at(x) for x in range(t.LORDS) if self.refuse_sentence(p, seat, x) is None]

    def refuse_sentence(self, p: Fief, seat: int, lord: int) -> Phrase | None:
        """A lord of the murderer's family, not immune, not one's own prisoner."""
        if p.family[lord] != self.murderer:
            return say.NOT_THE_MURDERERS
        if lord in (p.king, p.regent, p.prince):
            return say.IMMUNE
        return say.YOUR_PRISONER if p.captor[lord] == seat else None

    def refuse_reaction(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if not t.CONDEMN.has(move):
            return NOT_NOW
        if not p.hands[seat].has(t.JUSTICE):
            return say.NOT_IN_HAND
        return self.refuse_sentence(p, seat, t.CONDEMN.a(move))

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_JUSTICE.of(self.murderer)

    def react(self, p: Fief, seat: int, move: int) -> None:
        p.play_card(seat, t.JUSTICE)
        p.discard(t.JUSTICE)
        p.tell(say.JUSTICE_DONE, seat, t.CONDEMN.a(move))
        self.queue = []
        p.push(Deaths([t.CONDEMN.a(move)]))

    def close(self, p: Fief) -> None:
        p.end()


class Escape(Step[Fief]):
    """One prisoner, or any of those kept in the same place, go free and leave (R22)."""

    rule: ClassVar[str] = "R22"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), lords=Some(t.LORD), stage=Word("who", "go", "end"))

    def __init__(self, seat: int = NOBODY, lord: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.lords: list[int] = [lord] if lord != NOBODY else []
        self.stage = "who"

    def others(self, p: Fief) -> list[int]:
        """Prisoners in the same place, behind the last one named."""
        first = self.lords[0]
        return [
            x
            for x in range(t.LORDS)
            if x not in self.lords and p.captor[x] == p.captor[first] and p.place[x] == p.place[first]
        ]

    def run(self, p: Fief) -> None:
        if self.stage == "who":
            if self.others(p):
                p.ask(self.seat)
            else:
                self.stage = "go"
        elif self.stage == "go":
            self.stage = "end"
            for x in self.lords:
                set_free(p, x)
                p.push(Placement(x))
        else:
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [PASS, *t.FREE.each(self.others(p))]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_ESCAPE.of()

    def default(self, p: Fief, seat: int) -> int:
        return p.legal(seat)[1]

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "go"
        else:
            self.lords.append(t.FREE.a(move))
