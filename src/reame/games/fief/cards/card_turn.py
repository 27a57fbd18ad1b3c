"""Phase 1: drawing, and a player's turn with his cards (5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.fief.cards.plague import Plague
from reame.games.fief.cards.revolt import Revolt
from reame.games.fief.court.deaths import Deaths
from reame.games.fief.court.talk import Talk, refuse_talk, talk_moves
from reame.games.fief.land.holders import Placement, Receive, put_lord, refresh, set_free, take_pending, title_moves
from reame.games.fief.table import phrases as say
from reame.games.fief.table.position import Fief
from reame.games.fief.table.things import (
    ANOINT,
    ASSASSINATION,
    BAD_WEATHER,
    BISHOP_CARD,
    BISHOPRICS,
    CALL,
    CARDS_PER_TURN,
    CONDEMN,
    D_ARC,
    DISCARD,
    ESCAPE,
    EVERYWHERE,
    FAMINE,
    FREE,
    GOOD_HARVEST,
    HAND_SIZE,
    HARVEST,
    INFECT,
    JUSTICE,
    LEVY_TAX,
    LEVY_TITHE,
    LORD,
    LORDS,
    MAID,
    MOVE,
    MOVES,
    MURDER,
    OCCUPANT,
    PLAGUE,
    PLAY_LORD,
    RAISE,
    REBELS,
    REGION_OF,
    REGIONS,
    REGIONS_IN,
    REVOLT,
    SHINE,
    STARVE,
    STORM,
    SUN,
    TAX,
    TITHE,
    TITLE_TO,
    VILLAGE,
    VILLAGES,
    VILLAGES_OF,
    WOMAN,
)
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
            if p.hands[seat].size() >= HAND_SIZE:
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
    FIELDS: ClassVar[list[Field]] = fields(queue=Some(SEAT), begun=Flag(), lord=One(LORD))

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.begun = False
        self.lord = NOBODY  # chosen, while a card is given up for it

    def run(self, p: Fief) -> None:
        if not self.begun:
            self.begun = True
            self.queue = [s for s in p.turn_order() if not p.lords_of(s)]
        if self.queue and any(p.discards[:LORDS]):
            p.ask(self.queue[0])
        else:
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        if self.lord != NOBODY:
            return DISCARD.each(p.hands[seat].distinct())
        calls = [CALL.at(x) for x in range(LORDS) if p.discards[x]] if p.money[seat] >= 100 else []
        return [PASS, *calls]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_CALL.of() if self.lord == NOBODY else say.ASK_GIVE_UP.of()

    def default(self, p: Fief, seat: int) -> int:
        legal = p.legal(seat)
        return legal[1] if self.lord == NOBODY and len(legal) > 1 else legal[0]

    def take(self, p: Fief, seat: int, move: int) -> None:
        if CALL.has(move):
            self.lord = CALL.a(move)
            if p.hands[seat].size() >= HAND_SIZE:
                return
        elif DISCARD.has(move):
            p.play_card(seat, DISCARD.a(move))
            p.discard(DISCARD.a(move))
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
        *fields(played=Number(0, 3), declined=Mask(VILLAGE), lord=One(LORD), place=One(VILLAGE)),
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
        if self.played < CARDS_PER_TURN:
            for card in hand:
                out += self.plays(p, seat, card)
        out += DISCARD.each(hand)
        if p.dealing():
            out += talk_moves(p, seat)
        return out  # sorted: verbs stand in the order of their cards

    def plays(self, p: Fief, seat: int, card: int) -> list[int]:
        """All ways to play a card (5.3)."""
        if card < LORDS:
            first: i64 = PLAY_LORD.at(card, 0)
            return [MOVE[first + v] for v in self.homes(p, seat)]
        if card < BISHOP_CARD + BISHOPRICS:
            return [ANOINT.at(card - BISHOP_CARD, x) for x in p.free_lords(seat) if refuse_anoint(p, x) is None]
        if card == D_ARC:
            return [MAID.at(x) for x in p.free_lords(seat) if refuse_maid(p, x) is None]
        if card == TITHE:
            return [LEVY_TITHE.at(b) for b in range(BISHOPRICS) if refuse_tithe(p, seat, b) is None]
        if card == TAX:
            return [LEVY_TAX.at(r) for r in range(REGIONS) if refuse_tax(p, seat, r) is None]
        if card == ASSASSINATION:
            return [MURDER.moves[x] for x in range(LORDS) if refuse_murder(p, seat, x) is None]
        if card == BAD_WEATHER:
            return STORM.each(REGIONS_IN[EVERYWHERE & ~p.weather])
        if card == SUN:
            return SHINE.each(REGIONS_IN[p.weather])
        if card == FAMINE:
            return STARVE.each(REGIONS_IN[EVERYWHERE & ~p.famine])
        if card == GOOD_HARVEST:
            return HARVEST.each(REGIONS_IN[p.famine])
        if card == REVOLT:
            hungry = [v for r in REGIONS_IN[p.famine] for v in VILLAGES_OF[r]]
            return [RAISE.moves[v] for v in hungry if refuse_revolt(p, v) is None]
        if card == PLAGUE:
            return INFECT.each(REGIONS_IN[EVERYWHERE])
        return FREE.each(p.prisoners()) if card == ESCAPE else []

    def homes(self, p: Fief, seat: int) -> list[int]:
        """Where a new lord may be put: a controlled stronghold first, else other places (R11)."""
        return strongholds(p, seat) or [v for v in range(VILLAGES) if self.refuse_room(p, seat, v) is None]

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
            r = REGION_OF[village]
            return None if p.capital[r] == NOBODY or p.fief[r] in (seat, NOBODY) else say.OTHERS_FIEF
        return say.NO_WELCOME if h == REBELS or self.declined >> village & 1 else None

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        talk = refuse_talk(p, seat, move)
        if talk is not NOT_NOW:
            return talk
        hand = p.hands[seat]
        if DISCARD.has(move):
            return None if hand.has(DISCARD.a(move)) else say.NOT_IN_HAND
        card = CARD_OF[move]
        if card == NOBODY:
            return NOT_NOW
        if not hand.has(card):
            return say.NOT_IN_HAND
        if self.played >= CARDS_PER_TURN:
            return say.THREE_CARDS
        return self.refuse_play(p, seat, move)

    def refuse_play(self, p: Fief, seat: int, move: int) -> Phrase | None:
        """The condition of the card (5.3)."""
        if PLAY_LORD.has(move):
            return self.refuse_home(p, seat, PLAY_LORD.b(move))
        if ANOINT.has(move):
            lord = ANOINT.b(move)
            return refuse_anoint(p, lord) if p.family[lord] == seat and p.free(lord) else say.NOT_YOUR_FREE_LORD
        if MAID.has(move):
            lord = MAID.a(move)
            return refuse_maid(p, lord) if p.family[lord] == seat and p.free(lord) else say.NOT_YOUR_FREE_LORD
        if LEVY_TITHE.has(move):
            return refuse_tithe(p, seat, LEVY_TITHE.a(move))
        if LEVY_TAX.has(move):
            return refuse_tax(p, seat, LEVY_TAX.a(move))
        if MURDER.has(move):
            return refuse_murder(p, seat, MURDER.a(move))
        if STORM.has(move):
            return say.WEATHER_THERE if p.weather >> STORM.a(move) & 1 else None
        if SHINE.has(move):
            return None if p.weather >> SHINE.a(move) & 1 else say.NO_WEATHER
        if STARVE.has(move):
            return say.FAMINE_THERE if p.famine >> STARVE.a(move) & 1 else None
        if HARVEST.has(move):
            return None if p.famine >> HARVEST.a(move) & 1 else say.NO_FAMINE
        if RAISE.has(move):
            return refuse_revolt(p, RAISE.a(move))
        if FREE.has(move):
            return None if p.captor[FREE.a(move)] != NOBODY else say.NO_PRISONER
        return None

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_CARDS.of(CARDS_PER_TURN - self.played)

    # -- doing it ----------------------------------------------------------------------------

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.ended = True
        elif DISCARD.has(move):
            card = DISCARD.a(move)
            p.play_card(seat, card)
            p.discard(card)
            p.tell(say.DISCARDED, seat, card)
        elif CARD_OF[move] == NOBODY:
            p.push(Talk(seat, move))
        elif PLAY_LORD.has(move) and needs_leave(p, seat, PLAY_LORD.b(move)):
            self.lord, self.place = PLAY_LORD.a(move), PLAY_LORD.b(move)
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
        if PLAY_LORD.has(move):
            p.push(NewLord(card, seat, PLAY_LORD.b(move)))
        elif ANOINT.has(move):
            p.bishop[ANOINT.b(move)] = ANOINT.a(move)
            p.tell(say.ANOINTED, ANOINT.b(move), ANOINT.a(move))
        elif MAID.has(move):
            p.maid = MAID.a(move)
            p.tell(say.NEW_MAID, p.maid)
        elif LEVY_TITHE.has(move):
            b = LEVY_TITHE.a(move)
            p.tithe[b] = bishop_of(p, b)
            p.tell(say.TITHE_LEVIED, seat, b)
        elif LEVY_TAX.has(move):
            p.tax[LEVY_TAX.a(move)] = seat
            p.tell(say.TAX_LEVIED, seat, LEVY_TAX.a(move))
        elif STORM.has(move):
            p.weather |= 1 << STORM.a(move)
            p.tell(say.WEATHER_COMES, seat, STORM.a(move))
        elif SHINE.has(move):
            p.weather &= ~(1 << SHINE.a(move))
            p.discard(SUN)
            p.discard(BAD_WEATHER)
            p.tell(say.SUN_SHINES, seat, SHINE.a(move))
        elif STARVE.has(move):
            p.famine |= 1 << STARVE.a(move)
            p.tell(say.FAMINE_COMES, seat, STARVE.a(move))
        elif HARVEST.has(move):
            p.famine &= ~(1 << HARVEST.a(move))
            p.discard(GOOD_HARVEST)
            p.discard(FAMINE)
            p.tell(say.GOOD_HARVEST_COMES, seat, HARVEST.a(move))
        elif RAISE.has(move):
            p.push(Revolt(seat, RAISE.a(move)))
        elif INFECT.has(move):
            p.discard(PLAGUE)
            p.push(Plague(INFECT.a(move)))
        elif MURDER.has(move):
            p.discard(ASSASSINATION)
            p.tell(say.MURDERED, seat, MURDER.a(move))
            p.push(Deaths([MURDER.a(move)]))
            p.push(JusticeWindow(seat, p.clockwise(seat)))
        else:
            p.discard(ESCAPE)
            p.push(Escape(seat, FREE.a(move)))

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Receive):
            if child.agreed:
                self.played += 1
                p.play_card(self.seat, self.lord)
                p.let_in[self.place * OCCUPANT.size + self.seat] = child.host + 1
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
    out = [NOBODY] * MOVES.size
    for move in range(PLAY_LORD.first, PLAY_LORD.end):
        out[move] = PLAY_LORD.a(move)
    for move in range(ANOINT.first, ANOINT.end):
        out[move] = BISHOP_CARD + ANOINT.a(move)
    for verb, card in (
        (MAID, D_ARC),
        (LEVY_TITHE, TITHE),
        (LEVY_TAX, TAX),
        (MURDER, ASSASSINATION),
        (STORM, BAD_WEATHER),
        (SHINE, SUN),
        (STARVE, FAMINE),
        (HARVEST, GOOD_HARVEST),
        (RAISE, REVOLT),
        (INFECT, PLAGUE),
        (FREE, ESCAPE),
    ):
        for move in range(verb.first, verb.end):
            out[move] = card
    return out


CARD_OF: Final[list[int]] = _cards_by_move()  # the card a move plays; NOBODY if it plays none


def refuse_anoint(p: Fief, lord: int) -> Phrase | None:
    """A man, not married, not King, not Prince, not bishop yet (R23)."""
    if WOMAN[lord]:
        return say.MEN_ONLY
    if p.spouse[lord] != NOBODY:
        return say.MARRIED
    if lord in (p.king, p.prince):
        return say.ROYAL
    return say.BISHOP_ALREADY if p.bishop[lord] != NOBODY else None


def refuse_maid(p: Fief, lord: int) -> Phrase | None:
    """A woman, unmarried, neither titled nor Queen (5.3)."""
    if not WOMAN[lord]:
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
    if not p.famine >> REGION_OF[village] & 1:
        return say.NO_FAMINE_HERE
    return say.BAD_WEATHER_HERE if p.foggy(village) and p.occupants[village] else None


def movable(p: Fief, seat: int, lord: int) -> list[int]:
    """Titles that may pass to this lord."""
    return [r for r in range(REGIONS) if title_moves(p, seat, r, lord)]


class NewLord(Step[Fief]):
    """A lord comes into play: his piece, pending titles, and perhaps one title of the family (5.3, 11.4)."""

    rule: ClassVar[str] = "11.4"
    FIELDS: ClassVar[list[Field]] = fields(lord=One(LORD), seat=One(SEAT), village=One(VILLAGE), placed=Flag())

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
        return [PASS, *[TITLE_TO.at(r, self.lord) for r in movable(p, seat, self.lord)]]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_MOVE_TITLE.of(self.lord)

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move != PASS:
            p.title[TITLE_TO.a(move)] = self.lord
            p.tell(say.TITLE_MOVED, TITLE_TO.a(move), self.lord)
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
        if not p.hands[seat].has(JUSTICE):
            return []
        return [CONDEMN.at(x) for x in range(LORDS) if self.refuse_sentence(p, seat, x) is None]

    def refuse_sentence(self, p: Fief, seat: int, lord: int) -> Phrase | None:
        """A lord of the murderer's family, not immune, not one's own prisoner."""
        if p.family[lord] != self.murderer:
            return say.NOT_THE_MURDERERS
        if lord in (p.king, p.regent, p.prince):
            return say.IMMUNE
        return say.YOUR_PRISONER if p.captor[lord] == seat else None

    def refuse_reaction(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if not CONDEMN.has(move):
            return NOT_NOW
        if not p.hands[seat].has(JUSTICE):
            return say.NOT_IN_HAND
        return self.refuse_sentence(p, seat, CONDEMN.a(move))

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_JUSTICE.of(self.murderer)

    def react(self, p: Fief, seat: int, move: int) -> None:
        p.play_card(seat, JUSTICE)
        p.discard(JUSTICE)
        p.tell(say.JUSTICE_DONE, seat, CONDEMN.a(move))
        self.queue = []
        p.push(Deaths([CONDEMN.a(move)]))

    def close(self, p: Fief) -> None:
        p.end()


class Escape(Step[Fief]):
    """One prisoner, or any of those kept in the same place, go free and leave (R22)."""

    rule: ClassVar[str] = "R22"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), lords=Some(LORD), stage=Word("who", "go", "end"))

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
            for x in range(LORDS)
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
        return [PASS, *FREE.each(self.others(p))]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_ESCAPE.of()

    def default(self, p: Fief, seat: int) -> int:
        return p.legal(seat)[1]

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "go"
        else:
            self.lords.append(FREE.a(move))
