"""A registry for tests: the games of the house, and a toy that has every sort of secret and any length."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame import games
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel
from reame.kernel.fields import Field, Number, One, Per, Some, Word, fields, hidden, own
from reame.kernel.game import Game, Option
from reame.kernel.kinds import NOBODY, SEAT, Kind, Phrase, Sentence, numbers
from reame.kernel.moves import PASS, MoveTable
from reame.kernel.position import Position
from reame.kernel.steps import Step

COINS: Final = numbers("coins", 0, 9)
ROOM: Final = numbers("room", 0, 2)
DIE: Final = numbers("die", 1, 6)
MOVES: Final = MoveTable()
BID: Final = MOVES.verb("bid", "1", COINS)
SLEEP: Final = MOVES.verb("sleep", "2", ROOM)
DRINK: Final = MOVES.verb("drink", "3", ROOM)
JOKER: Final = MOVES.verb("joker", "4")
BREAK: Final = MOVES.verb("break", "5")

ASK_BID: Final = Phrase("ask-bid", "1")
ASK_ROOM: Final = Phrase("ask-room", "2")
ASK_DRINK: Final = Phrase("ask-drink", "3")
ASK_JOKER: Final = Phrase("ask-joker", "4")
HOST: Final = Phrase("host", "1", SEAT)
DREAM: Final = Phrase("dream", "2", DIE)
JOKED: Final = Phrase("joked", "4", SEAT)

ROUNDS: Final = Option("rounds", Kind("rounds", ["1", "3", "30", "3000"]), "3", "0")
FRAGILE: Final = Option("fragile", Kind("fragile", ["no", "yes"]), "no", "5")
WINDOWS: Final = Option("windows", Kind("windows", ["silent", "open"]), "silent", "4")
LONGEST: Final = [1, 3, 30, 3000]


class Inn(Position):
    """Purses and jokers are secret."""

    FIELDS: ClassVar[list[Field]] = [
        *fields(night=Number(), hosted=Per(SEAT, Number(), 0)),
        *own(purse=Per(SEAT, Number(0, 9), 0), jokers=Per(SEAT, Number(0, 1), 0), room=Per(SEAT, Number(0, 2), 0)),
    ]

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        self.night = 0
        self.hosted = [0] * seats
        self.purse = [0] * seats
        self.jokers = [0] * seats
        self.room = [0] * seats

    def forget(self, seat: int, dice: Dice) -> None:
        for s in range(self.seats):
            if s != seat:
                self.purse[s] = dice.below(10)
                self.jokers[s] = dice.below(2)
                self.room[s] = dice.below(3)


class Nights(Step[Inn]):
    """Sealed bids and rooms, a private dream, a covert joker, and three drinks in the open, the second forced."""

    rule: ClassVar[str] = "1"
    FIELDS: ClassVar[list[Field]] = [
        *fields(host=One(SEAT), drinks=Number()),
        *hidden(stage=Word("bids", "jokers", "drinks"), queue=Some(SEAT)),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.stage = "bids"
        self.host = NOBODY
        self.drinks = 0
        self.queue: list[int] = []

    def run(self, p: Inn) -> None:
        if self.stage == "bids":
            if p.night >= LONGEST[p.options["rounds"]]:
                best = max(p.hosted)
                p.finish([s for s in range(p.seats) if p.hosted[s] == best], p.hosted.copy(), "morning", "6")
                return
            p.ask_sealed(list(range(p.seats)))
        elif self.stage == "jokers":
            while self.queue and not p.open_windows and not p.jokers[self.queue[0]]:
                self.queue.pop(0)
            if self.queue:
                p.ask(self.queue[0], covert=not p.open_windows)
            else:
                p.learned += 1
                self.stage = "drinks"
        elif self.drinks < 3:
            p.ask(self.host)
        else:
            p.night += 1
            self.drinks = 0
            self.stage = "bids"

    def more(self, p: Inn, seat: int) -> bool:
        return len(p.drafts[seat]) < 2

    def legal(self, p: Inn, seat: int) -> list[int]:
        if self.stage == "bids":
            return SLEEP.span(0, 2) if p.drafts[seat] else BID.span(0, p.purse[seat])
        if self.stage == "jokers":
            return [PASS, *([JOKER.at()] if p.jokers[seat] else [])]
        fragile = [BREAK.at()] if p.options["fragile"] else []
        return [*([DRINK.at(1)] if self.drinks == 1 else DRINK.span(0, 2)), *fragile]

    def question(self, p: Inn, seat: int) -> Sentence:
        if self.stage == "bids":
            return (ASK_ROOM if p.drafts[seat] else ASK_BID).of()
        return (ASK_JOKER if self.stage == "jokers" else ASK_DRINK).of()

    def reveal(self, p: Inn) -> None:
        bids = [BID.a(p.drafts[s][0]) for s in range(p.seats)]
        for s in range(p.seats):
            p.room[s] = SLEEP.a(p.drafts[s][1])
        self.host = bids.index(max(bids))
        p.purse[self.host] -= bids[self.host]
        p.purse[p.dice.below(p.seats)] = 3 + p.dice.below(6)
        p.hosted[self.host] += 1
        p.tell(HOST, self.host)
        for s in range(p.seats):
            p.tell(DREAM, p.dice.roll(), to=1 << s)
        self.stage = "jokers"
        self.queue = list(range(p.seats))

    def take(self, p: Inn, seat: int, move: int) -> None:
        if self.stage == "jokers":
            self.queue.pop(0)
            if JOKER.has(move):
                p.jokers[seat] = 0
                p.tell(JOKED, seat)
                p.shown += 1
        elif BREAK.has(move):
            raise ZeroDivisionError("the rules of the toy are broken on purpose")
        else:
            self.drinks += 1


class InnGame(Game[Inn]):
    """The toy."""

    name: ClassVar[str] = "inn"
    title: ClassVar[str] = "The Inn"
    version: ClassVar[int] = 1
    seat_range: ClassVar[list[int]] = [2, 3, 4]
    OPTIONS: ClassVar[list[Option]] = [ROUNDS, FRAGILE, WINDOWS]

    def blank(self, seats: int) -> Inn:
        return Inn(self, seats)

    def setup(self, p: Inn) -> None:
        for s in range(p.seats):
            p.purse[s] = 3 + p.dice.below(6)
            p.jokers[s] = p.dice.below(2)
        p.push(Nights())


INN: Final = InnGame(MOVES, [Nights], Counsel())
NAMES: Final = [*games.NAMES, "inn"]


def find(name: str) -> Game[Any]:
    """A game of the house, or the toy."""
    return INN if name == "inn" else games.find(name)
