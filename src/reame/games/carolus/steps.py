"""Carolus Magnus, in the order of its rules: setup (3), the round (4), the emperor's stop (5), the end (7)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.carolus.paladins import BITS, Faces, clans, one, total
from reame.games.carolus.position import ALL_TOKENS, Carolus
from reame.games.carolus.things import (
    ADVANCE,
    ASK_CROWN,
    ASK_CUBE,
    ASK_STEPS,
    ASK_TOKEN,
    CASTLE_BUILT,
    CASTLES_REPLACED,
    CHOOSE,
    CLAN_EXHAUSTED,
    CLANS,
    COURT,
    CROWN,
    CUBE_TO_COURT,
    CUBE_TO_SPACE,
    CUBES_PER_CLAN,
    CUBES_PER_CLAN_ON_RING,
    CYCLE,
    DIE_AGAIN,
    DIE_CROWN,
    DIE_SHOWS,
    EMPEROR_STOPS,
    FACES,
    FIRST_BY_LOT,
    INSIDE_REGION,
    MAX_ROUNDS,
    MIN_SPACES,
    MOVES,
    NO_CUBES,
    NOT_IN_RESERVE,
    NOTHING_HAPPENS,
    PLAY,
    ROUND_BEGINS,
    SPACES_MERGED,
    TERRITORIES,
    TOKEN_MOVE,
    TOKEN_PLACED,
    TOKEN_SPENT,
    TOKEN_TAKEN,
    TOKENS_BACK,
    TOO_FAR,
)
from reame.kernel.chance import MOST_DICE
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.native import i64, mypyc_attr
from reame.kernel.steps import NOT_NOW, Step, circle

CLAN_CHOICES: Final = [[CHOOSE.at(c) for c in range(CLANS) if mask >> c & 1] for mask in range(32)]
TOKEN_CHOICES: Final = [[TOKEN_MOVE.at(v + 1) for v in range(5) if mask >> v & 1] for mask in range(32)]
TOKEN_BIT: Final[list[i64]] = [0, 1, 2, 4, 8, 16, 0]  # of each value, and of no token
STEP_CHOICES: Final = [ADVANCE.span(1, most) for most in range(6)]
# By move: the clan, the token or the steps it names; and the place, if it plays a cube.
NAMED: Final[list[i64]] = [MOVES.of(move).a(move) for move in range(MOVES.size)]
PLACE: Final[list[i64]] = [PLAY.b(move) for move in range(PLAY.end)]


BAG: Final = [clan for clan in range(CLANS) for _ in range(CUBES_PER_CLAN_ON_RING)]
SUPPLY: Final[i64] = sum((CUBES_PER_CLAN - CUBES_PER_CLAN_ON_RING) * one(clan) for clan in range(CLANS))


def lay_out(p: Carolus) -> None:
    """The ring with one paladin on each territory, tokens, castles, the lot (3.1 to 3.6)."""
    bag = BAG.copy()
    p.dice.shuffle(bag)
    p.size = [1] * TERRITORIES
    p.cubes = [one(clan) for clan in bag]
    p.supply = SUPPLY
    for side in range(p.figures.sides):
        p.stock[side] = p.figures.castles
    for seat in range(p.seats):
        p.hands[seat] = ALL_TOKENS
    first = p.dice.below(p.seats)
    p.order = circle(first, p.seats)
    p.tell(FIRST_BY_LOT, first)


@mypyc_attr(free_list_len=1)
class Opening(Step[Carolus]):
    """The opening throws: from the player drawn by lot, each makes all throws before the next one (3.7, R04)."""

    rule: ClassVar[str] = "3.7"
    FIELDS: ClassVar[list[Field]] = fields(thrown=Number())

    def __init__(self) -> None:
        self.thrown: i64 = 0

    def run(self, p: Carolus) -> None:
        throws = p.figures.opening
        while self.thrown < len(throws) * p.seats:
            seat = p.order[self.thrown // len(throws)]
            dice = throws[self.thrown % len(throws)]
            self.thrown += 1
            if throw(p, seat, dice):
                return
        p.end()


class Rounds(Step[Carolus]):
    """Opening, then round after round: tokens, and each player's turn in the order of the tokens (4)."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("opening", "begin", "turns"), acted=Number())

    def __init__(self) -> None:
        self.stage = "opening"
        self.acted: i64 = 0

    def copy(self) -> Step[Any]:
        new = Rounds()
        new.stage = self.stage
        new.acted = self.acted
        return new

    def run(self, p: Carolus) -> None:
        if self.stage == "turns" and self.acted < p.seats:
            self.acted += 1
            p.push(Turn(p.order[self.acted - 1]))
        elif self.stage == "opening":
            self.stage = "begin"
            p.push(Opening())
        else:
            self.begin(p)

    def resume(self, p: Carolus, child: Step[Any]) -> None:
        self.run(p)

    def begin(self, p: Carolus) -> None:
        """The end of a round, and of the game if nothing can happen any more (R25, R26)."""
        if p.frozen():
            end_by_castles(p, "frozen", "R25")
        elif p.round == MAX_ROUNDS:
            end_by_castles(p, "rounds", "R26")
        else:
            if p.round and p.round % CYCLE == 0:
                for seat in range(p.seats):
                    p.hands[seat] = ALL_TOKENS
                p.tell(TOKENS_BACK)
            p.round += 1
            for seat in range(p.seats):
                p.placed[seat] = NOBODY
            p.tell(ROUND_BEGINS, p.round)
            self.stage = "turns"
            self.acted = 0
            p.push(Tokens())


@mypyc_attr(free_list_len=1)
class Tokens(Step[Carolus]):
    """The preliminary phase: one after the other, each places a token (4.1)."""

    rule: ClassVar[str] = "4.1"
    FIELDS: ClassVar[list[Field]] = fields(chosen=Number())

    def __init__(self) -> None:
        self.chosen: i64 = 0

    def copy(self) -> Step[Any]:
        new = Tokens()
        new.chosen = self.chosen
        return new

    def run(self, p: Carolus) -> None:
        if self.chosen < p.seats:
            p.ask(p.order[self.chosen])
        else:
            self.line_up(p)

    def line_up(self, p: Carolus) -> None:
        """Low numbers act first; equal ones in the order they were placed (R05)."""
        order = p.order.copy()
        p.order = order  # clones share the old one
        placed = p.placed
        n: i64
        for n in range(1, p.seats):
            seat = order[n]
            value: i64 = placed[seat]
            i = n
            while i > 0 and placed[order[i - 1]] > value:
                order[i] = order[i - 1]
                i -= 1
            order[i] = seat
        p.end()

    def free(self, p: Carolus, seat: i64) -> i64:
        """A mask of the tokens this seat may place: not those on the table, unless it has no other."""
        taken: i64 = 0
        i: i64
        for i in range(self.chosen):
            taken |= TOKEN_BIT[p.placed[p.order[i]]]
        mine: i64 = p.hands[seat]
        return mine & ~taken or mine

    def legal(self, p: Carolus, seat: int) -> list[int]:
        return TOKEN_CHOICES[self.free(p, seat)]

    def refuse(self, p: Carolus, seat: int, move: int) -> Phrase | None:
        if not TOKEN_MOVE.has(move):
            return NOT_NOW
        value = TOKEN_MOVE.a(move)
        if not p.hands[seat] >> (value - 1) & 1:
            return TOKEN_SPENT
        return None if self.free(p, seat) >> (value - 1) & 1 else TOKEN_TAKEN

    def question(self, p: Carolus, seat: int) -> Sentence:
        return ASK_TOKEN.of()

    def take(self, p: Carolus, seat: int, move: int) -> None:
        value = NAMED[move]
        p.placed[seat] = value
        p.hands[seat] = p.hands[seat] - TOKEN_BIT[value]
        p.tell(TOKEN_PLACED, seat, value)
        self.chosen += 1
        if self.chosen < p.seats:
            p.ask(p.order[self.chosen])
        else:
            self.line_up(p)


@mypyc_attr(free_list_len=1)
class Turn(Step[Carolus]):
    """One player's three actions: play cubes, move the emperor, refill (4.2)."""

    rule: ClassVar[str] = "4.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), stage=Word("begin", "cubes", "emperor", "refill"), left=Number(), played=Number(0, MOST_DICE)
    )

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat
        self.stage = "begin"
        self.left: i64 = 0  # none but among the cubes
        self.played: i64 = 0
        # While cubes are played, and once they were needed: the clans in the reserve, and the moves
        self._clans: i64 = -1
        self._moves: list[int] | None = None

    def copy(self) -> Step[Any]:
        new = Turn(self.seat)
        new.stage = self.stage
        new.left = self.left
        new.played = self.played
        new._clans = self._clans
        new._moves = self._moves
        return new

    def run(self, p: Carolus) -> None:
        if self.stage == "begin":
            reserve = p.reserve(self.seat)
            self.left = min(p.figures.cubes_per_turn, total(reserve))
            self.played = self.left
            self._clans = clans(reserve)
            self.stage = "cubes"
        elif self.stage == "refill":
            self.refill(p)
            return
        if not self.left:
            self.stage = "emperor"
        p.ask(self.seat)

    def resume(self, p: Carolus, child: Step[Any]) -> None:
        p.end()  # crowns have been served

    def legal(self, p: Carolus, seat: int) -> list[int]:
        if not self.left:
            return STEP_CHOICES[p.placed[seat]]
        moves = self._moves
        if moves is None:
            if self._clans < 0:
                self._clans = clans(p.reserve(seat))
            moves = p.places(self._clans)
            self._moves = moves
        return moves

    def refuse(self, p: Carolus, seat: int, move: int) -> Phrase | None:
        if self.left:
            if not PLAY.has(move):
                return NOT_NOW
            if not p.reserves[seat * CLANS + PLAY.a(move)]:
                return NOT_IN_RESERVE
            place = PLAY.b(move)
            return None if place == COURT or p.size[place - 1] else INSIDE_REGION
        if not ADVANCE.has(move):
            return NOT_NOW
        return None if ADVANCE.a(move) <= p.placed[seat] else TOO_FAR

    def question(self, p: Carolus, seat: int) -> Sentence:
        if self.left:
            return ASK_CUBE.of(self.left)
        return ASK_STEPS.of(p.placed[seat])

    def take(self, p: Carolus, seat: int, move: int) -> None:
        if not self.left:
            self.lead_emperor(p, seat, NAMED[move])
            return
        # Action A: a cube of the reserve to the own court or to a space (4.2A).
        clan = NAMED[move]
        place = PLACE[move]
        i = seat * CLANS + clan
        reserves = p.reserves
        rest = reserves[i] - 1
        reserves[i] = rest
        if not rest:
            self._clans -= 1 << clan
            self._moves = None
        left = self.left - 1
        self.left = left
        if not left:
            self.stage = "emperor"
        if place == COURT:
            p.tell(CUBE_TO_COURT, seat, clan)
            p.to_court(seat, clan)
        else:
            cubes = p.cubes
            cubes[place - 1] = cubes[place - 1] + (1 << clan * BITS)
            if p.journal is not None:
                p.tell(CUBE_TO_SPACE, seat, clan, place - 1)
        p.ask(seat)  # another cube, or how far the emperor goes

    def lead_emperor(self, p: Carolus, seat: i64, steps: i64) -> None:
        """Action B: as far as the token allows (4.2B); then action C."""
        self.stage = "refill"
        space = p.after(p.emperor, steps)
        p.emperor = space
        p.tell(EMPEROR_STOPS, seat, steps, space)
        stop(p, space)
        if p.outcome is None:
            self.refill(p)

    def refill(self, p: Carolus) -> None:
        """Action C: as many dice as cubes were played (R19)."""
        dice = self.played
        self.played = 0
        if not dice or not throw(p, self.seat, dice):
            p.end()


def throw(p: Carolus, seat: int, dice: i64) -> bool:
    """Dice are thrown at once; only crowns take a step of their own, for they are a choice. Are there any?"""
    faces = p.dice.throw(dice, FACES)
    crowns = serve(p, seat, faces)
    if not crowns:
        return False
    p.push(Throw(seat, crowns, faces))
    return True


def serve(p: Carolus, seat: i64, faces: i64) -> i64:
    """A cube for every coloured die, in die order; how many crowns are there (4.2C, R02)?"""
    if p.journal is not None:
        tell_faces(p, seat, faces)
    crowns: i64 = 0
    while faces:
        face = faces & 7
        if face == CROWN:
            crowns += 1
        elif not p.take_cube(seat, face - 1):
            crowns += roll_again(p, seat, face - 1)
        faces >>= 3
    return crowns


def coloured(faces: i64) -> i64:
    """The same dice without crowns."""
    out: i64 = 0
    place: i64 = 0
    while faces:
        face = faces & 7
        if face != CROWN:
            out += face << place
            place += 3
        faces >>= 3
    return out


def tell_faces(p: Carolus, seat: i64, faces: i64) -> None:
    """What the dice show."""
    while faces:
        face = faces & 7
        if face == CROWN:
            p.tell(DIE_CROWN, seat)
        else:
            p.tell(DIE_SHOWS, seat, face - 1)
        faces >>= 3


def roll_again(p: Carolus, seat: i64, clan: i64) -> i64:
    """A die that shows a clan which cannot be supplied is rolled again (R18); if none can, no cube (R19). A crown?"""
    if not p.suppliable():
        p.tell(NO_CUBES, seat)
        return 0
    while True:
        p.tell(DIE_AGAIN, seat, clan)
        face: i64 = p.dice.roll(FACES)
        if face == CROWN:
            p.tell(DIE_CROWN, seat)
            return 1
        clan = face - 1
        if p.take_cube(seat, clan):
            return 0


@mypyc_attr(free_list_len=1)
class Throw(Step[Carolus]):
    """Action C and the opening: a cube for every die; coloured dice first, then crowns, one by one (4.2C, R02)."""

    rule: ClassVar[str] = "4.2C"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), dice=Number(0, MOST_DICE), crowns=Number(), shown=Faces())

    def __init__(self, seat: int = NOBODY, crowns: i64 = 0, faces: i64 = 0) -> None:
        self.seat = seat
        self.dice: i64 = 0  # still to throw
        self.crowns: i64 = crowns
        self.shown: i64 = coloured(faces)

    def copy(self) -> Step[Any]:
        new = Throw(self.seat, self.crowns, self.shown)
        new.dice = self.dice
        return new

    def run(self, p: Carolus) -> None:
        if self.dice:
            faces = p.dice.throw(self.dice, FACES)
            self.dice = 0
            self.crowns += serve(p, self.seat, faces)
            self.shown = coloured(faces)
        if self.crowns and p.suppliable():
            p.ask(self.seat)
            return
        if self.crowns:
            p.tell(NO_CUBES, self.seat)
        p.end()

    def legal(self, p: Carolus, seat: int) -> list[int]:
        return CLAN_CHOICES[p.suppliable()]

    def refuse(self, p: Carolus, seat: int, move: int) -> Phrase | None:
        if not CHOOSE.has(move):
            return NOT_NOW
        return None if p.can_supply(CHOOSE.a(move)) else CLAN_EXHAUSTED

    def question(self, p: Carolus, seat: int) -> Sentence:
        return ASK_CROWN.of()

    def take(self, p: Carolus, seat: int, move: int) -> None:
        self.crowns -= 1
        p.take_cube(seat, NAMED[move])
        self.run(p)


def stop(p: Carolus, space: i64) -> None:
    """The emperor stops: build, replace, merge, and look whether the game has ended (5)."""
    owner: i64 = p.owner[space]
    new = p.majority(space)
    if new == NOBODY or new == owner:
        p.tell(NOTHING_HAPPENS, space)
        return
    if owner != NOBODY:
        p.stock[owner] += p.castles[space]
    put = min(p.size[space], p.stock[new])  # with too few in stock the conqueror places what is left and wins (R21)
    p.stock[new] -= put
    p.castles[space] = put
    p.owner[space] = new
    if owner == NOBODY:
        p.tell(CASTLE_BUILT, new, space)
    else:
        p.tell(CASTLES_REPLACED, new, space, put)
    join_neighbours(p, space, new)
    if p.stock[new] == 0:
        p.finish(seats_of(p, [new]), scores(p), "castles", "7.1")
    elif p.spaces() < MIN_SPACES:
        end_by_castles(p, "spaces", "7.2")


def join_neighbours(p: Carolus, space: i64, side: i64) -> None:
    """The space joins each neighbouring space of the same side (5.3)."""
    merged = False
    after = p.after(space)
    if p.owner[after] == side and after != space:
        p.merge(space, after)
        merged = True
    before = p.before(space)
    if p.owner[before] == side and before != space:
        p.merge(before, space)
        space = before
        merged = True
    if merged:
        p.emperor = space
        p.tell(SPACES_MERGED, side, space, p.castles[space])


def end_by_castles(p: Carolus, reason: str, rule: str) -> None:
    """Most castles on the board; then more clans held; then a shared victory (7.2, R24)."""
    clans_held = [0] * p.figures.sides
    for seat in p.holder:
        if seat != NOBODY:
            clans_held[p.figures.side_of[seat]] += 1
    ranks = [p.built(side) * 10 + clans_held[side] for side in range(p.figures.sides)]
    best = max(ranks)
    p.finish(seats_of(p, [s for s in range(p.figures.sides) if ranks[s] == best]), scores(p), reason, rule)


def seats_of(p: Carolus, sides: list[int]) -> list[int]:
    """The players of these sides."""
    return [s for s in range(p.seats) if p.figures.side_of[s] in sides]


def scores(p: Carolus) -> list[int]:
    """Castles on the board, for each seat those of its side."""
    return [p.built(p.figures.side_of[s]) for s in range(p.seats)]


STEPS: Final[list[type[Step[Any]]]] = [Rounds, Opening, Tokens, Turn, Throw]
