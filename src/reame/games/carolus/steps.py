"""Carolus Magnus, in the order of its rules: setup (3), the round (4), the emperor's stop (5), the end (7)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.carolus import phrases as say
from reame.games.carolus import things as t
from reame.games.carolus.position import Carolus
from reame.games.carolus.telling import tell_stop, tell_why_over, tell_winners
from reame.games.carolus.things import CLANS, TERRITORIES
from reame.kernel.fields import Field, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.menus import menu
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step, circle

ALL_TOKENS: Final = 2**t.TOKEN.size - 1
TOKEN_MENU: Final = menu(t.PLACE_TOKEN)
CLAN_MENU: Final = menu(t.CHOOSE)
# By move, as in plain Python a call is slow: the clan, the token or the steps it names; and the place for a cube.
NAMED: Final = [t.MOVES.of(move).a(move) for move in range(t.MOVES.size)]
PLACED: Final = [t.PLAY.b(move) for move in range(t.PLAY.end)]
STEP_MENU: Final = [t.ADVANCE.span(1, steps) for steps in range(t.STEPS.size + 1)]


# -- setup (3) ---------------------------------------------------------------------------------


def lay_out(p: Carolus) -> None:
    """The ring with one cube on each territory, tokens, castles, the lot (3.1 to 3.6)."""
    bag = [clan for clan in range(CLANS) for _ in range(t.CUBES_PER_CLAN_ON_RING)]
    p.dice.shuffle(bag)
    for territory in range(TERRITORIES):
        p.size[territory] = 1
        p.cubes[territory * CLANS + bag[territory]] = 1
    p.supply = [t.CUBES_PER_CLAN - t.CUBES_PER_CLAN_ON_RING] * CLANS
    p.stock = [p.figures.castles] * p.figures.sides
    p.hands = [ALL_TOKENS] * p.seats
    first = p.dice.below(p.seats)
    p.order = circle(first, p.seats)
    if p.journal is not None:
        p.tell(say.SETTING_UP)
        for side in range(p.figures.sides):
            p.tell_list(say.PLAYS_FOR, seats_of(p, [side]), side, p.figures.castles)
        p.tell(say.FIRST_BY_LOT, first)


class Opening(Step[Carolus]):
    """The opening throws: from the player drawn by lot, each makes all throws before the next one (3.7, R04)."""

    rule: ClassVar[str] = "3.7"
    FIELDS: ClassVar[list[Field]] = fields(thrown=Number(0, t.MOST_SEATS * len(t.FIGURES[0].opening)))

    def __init__(self) -> None:
        self.thrown: i64 = 0

    def run(self, p: Carolus) -> None:
        throws = p.figures.opening
        if not self.thrown:
            p.tell(say.OPENING_BEGINS)
        if self.thrown == len(throws) * p.seats:
            p.end()
            return
        seat = p.order[self.thrown // len(throws)]
        dice = throws[self.thrown % len(throws)]
        self.thrown += 1
        throw(p, seat, dice, say.OPENING_THROW)


# -- the round (4) -----------------------------------------------------------------------------


class Rounds(Step[Carolus]):
    """Opening, then round after round: tokens, and each player's turn in the order of the tokens (4)."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("opening", "begin", "turns"), acted=Number(0, t.MOST_SEATS))

    def __init__(self) -> None:
        self.stage = "opening"
        self.acted: i64 = 0

    def run(self, p: Carolus) -> None:
        if self.stage == "opening":
            self.stage = "begin"
            p.push(Opening())
        elif self.stage == "turns" and self.acted < p.seats:
            self.acted += 1
            p.push(Turn(p.order[self.acted - 1]))
        else:
            self.begin(p)

    def begin(self, p: Carolus) -> None:
        """A new round, unless nothing can happen any more (R25, R26)."""
        if not any(p.reserves):
            end_by_castles(p, "frozen", "R25")
        elif p.round == t.MAX_ROUNDS:
            end_by_castles(p, "rounds", "R26")
        else:
            if p.round and p.round % t.CYCLE == 0:
                p.hands = [ALL_TOKENS] * p.seats
            p.round += 1
            p.placed = [NOBODY] * p.seats
            if p.journal is not None:
                p.tell(say.ROUND_BEGINS, p.round)
                if p.round > 1 and p.round % t.CYCLE == 1:
                    p.tell(say.TOKENS_BACK)
            self.stage = "turns"
            self.acted = 0
            p.push(Tokens())


class Tokens(Step[Carolus]):
    """The preliminary phase: one after the other, each places a token (4.1)."""

    rule: ClassVar[str] = "4.1"
    FIELDS: ClassVar[list[Field]] = fields(chosen=Number(0, t.MOST_SEATS))

    def __init__(self) -> None:
        self.chosen: i64 = 0

    def run(self, p: Carolus) -> None:
        if self.chosen < p.seats:
            p.ask(p.order[self.chosen])
        else:
            line_up(p)
            p.tell_list(say.ORDER_OF_PLAY, p.order)
            p.end()

    def free(self, p: Carolus, seat: int) -> int:
        """A mask of the tokens this seat may place: not those on the table, unless it has no other."""
        taken = 0
        for token in p.placed:
            if token != NOBODY:
                taken |= 1 << token - 1
        return p.hands[seat] & ~taken or p.hands[seat]

    def legal(self, p: Carolus, seat: int) -> list[int]:
        return TOKEN_MENU.listed(self.free(p, seat))

    def refuse(self, p: Carolus, seat: int, move: int) -> Phrase | None:
        if not t.PLACE_TOKEN.has(move):
            return NOT_NOW
        token = t.PLACE_TOKEN.a(move)
        if not p.hands[seat] >> token - 1 & 1:
            return say.TOKEN_SPENT.naming(token, t.CYCLE - (p.round - 1) % t.CYCLE)
        return None if self.free(p, seat) >> token - 1 & 1 else say.TOKEN_TAKEN.naming(token, p.placed.index(token))

    def question(self, p: Carolus, seat: int) -> Sentence:
        return say.ASK_TOKEN.of()

    def take(self, p: Carolus, seat: int, move: int) -> None:
        token = NAMED[move]
        if p.journal is not None:
            p.tell(say.TOKEN_REPEATED if token in p.placed else say.TOKEN_PLACED, seat, token)
        p.placed[seat] = token
        p.hands[seat] -= 1 << token - 1
        self.chosen += 1
        if self.chosen < p.seats:
            p.ask(p.order[self.chosen])


def line_up(p: Carolus) -> None:
    """Low numbers act first; equal ones in the order they were placed (R05)."""
    p.order = [seat for token in range(1, t.TOKEN.size + 1) for seat in p.order if p.placed[seat] == token]


class Turn(Step[Carolus]):
    """One player's three actions: play cubes, move the emperor, refill (4.2)."""

    rule: ClassVar[str] = "4.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word("begin", "cubes", "emperor", "refill"),
        left=Number(0, t.MOST_DICE),
        played=Number(0, t.MOST_DICE),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat
        self.stage = "begin"
        self.left: i64 = 0  # cubes still to play
        self.played: i64 = 0  # as many dice will refill the reserve (R19)
        # While cubes are played, and once they were needed: the clans in the reserve, and the moves with them.
        self._clans: i64 = -1
        self._moves: list[int] | None = None

    def run(self, p: Carolus) -> None:
        if self.stage == "begin":
            self.left = self.played = min(p.figures.cubes_per_turn, p.reserve(self.seat))
            self.stage = "cubes"
            if p.journal is not None:
                p.tell(say.TURN_BEGINS, self.seat, p.figures.side_of[self.seat], p.placed[self.seat])
        if self.stage == "cubes" and not self.left:
            self.stage = "emperor"
        if self.stage != "refill":
            p.ask(self.seat)
        elif not self.refill(p):
            p.end()

    def refill(self, p: Carolus) -> bool:
        """Action C: as many dice as cubes were played. Are there crowns to choose for?"""
        dice = self.played
        self.played = 0
        return dice != 0 and throw(p, self.seat, dice, say.REFILL_THROW)

    def legal(self, p: Carolus, seat: int) -> list[int]:
        if self.stage == "emperor":
            return STEP_MENU[p.placed[seat]]
        moves = self._moves
        if moves is None:
            if self._clans < 0:
                self._clans = p.clans_of(seat)
            moves = p.cube_menu().listed(self._clans)
            self._moves = moves
        return moves

    def refuse(self, p: Carolus, seat: int, move: int) -> Phrase | None:
        if self.stage == "emperor":
            if not t.ADVANCE.has(move):
                return NOT_NOW
            steps, token = t.ADVANCE.a(move), p.placed[seat]
            return None if steps <= token else say.TOO_FAR.naming(steps, token)
        if not t.PLAY.has(move):
            return NOT_NOW
        clan, place = t.PLAY.a(move), t.PLAY.b(move)
        if not p.reserves[seat * CLANS + clan]:
            return say.NOT_IN_RESERVE
        if place == t.COURT or p.size[place - 1]:
            return None
        return say.INSIDE_REGION.naming(clan, place, p.before(place - 1))

    def question(self, p: Carolus, seat: int) -> Sentence:
        return say.ASK_STEPS.of(p.placed[seat]) if self.stage == "emperor" else say.ASK_CUBE.of(self.left)

    def take(self, p: Carolus, seat: int, move: int) -> None:
        if self.stage == "emperor":
            self.stage = "refill"
            lead_emperor(p, seat, NAMED[move])
        else:
            clan = NAMED[move]
            if not play_cube(p, seat, clan, PLACED[move]):
                self._clans -= 1 << clan  # below 0 still, if it was not needed
                self._moves = None
            self.left -= 1
            if not self.left:
                self.stage = "emperor"
            p.ask(seat)


def play_cube(p: Carolus, seat: i64, clan: i64, place: i64) -> i64:
    """Action A: a cube of the reserve goes to the own court or to a space (4.2A). How many of its clan are left?"""
    i = seat * CLANS + clan
    rest: i64 = p.reserves[i] - 1
    p.reserves[i] = rest
    if place == t.COURT:
        if p.journal is not None:
            p.tell(say.CUBE_TO_COURT, seat, clan, p.courts[i] + 1)
        p.to_court(seat, clan)
    else:
        i = (place - 1) * CLANS + clan
        p.cubes[i] = p.cubes[i] + 1
        if p.journal is not None:
            p.tell(say.CUBE_TO_SPACE, seat, clan, place - 1, p.size[place - 1])
    return rest


def lead_emperor(p: Carolus, seat: int, steps: i64) -> None:
    """Action B: clockwise, at most as far as the token shows; only the space where he stops is examined (4.2B)."""
    p.emperor = p.after(p.emperor, steps)
    if p.journal is not None:
        p.tell(say.EMPEROR_STOPS, seat, steps, p.emperor, p.size[p.emperor])
    stop(p, p.emperor)


def throw(p: Carolus, seat: int, dice: i64, line: Phrase) -> bool:
    """The opening and action C: a cube for every die. Coloured dice first, in die order, then crowns (3.7, 4.2C, R02).

    Are there crowns? They are a choice, and a step.
    """
    crowns: i64 = 0
    shown: list[int] = []
    faces = p.dice.throw(dice, t.FACES)
    if p.journal is not None:
        tell_throw(p, seat, faces, line)
    while faces:
        face = faces & 7  # three bits for each die
        faces >>= 3
        if face == t.CROWN:
            crowns += 1
        else:
            shown.append(face - 1)
    for clan in shown:
        if not p.take_cube(seat, clan) and crown_at_last(p, seat, clan):
            crowns += 1
    if crowns:
        p.push(Throw(seat, crowns, shown))
    return crowns != 0


def tell_throw(p: Carolus, seat: int, faces: i64, line: Phrase) -> None:
    """What the dice show, in one line."""
    shown: list[int] = []
    while faces:
        shown.append(faces & 7)
        faces >>= 3
    p.tell_list(line, shown, seat)


def crown_at_last(p: Carolus, seat: int, clan: i64) -> bool:
    """A die that shows a clan which cannot be supplied is rolled again (R18); if none can, no cube (R19). A crown?"""
    if not p.suppliable():
        p.tell(say.NO_CUBES, seat)
        return False
    while True:
        face = p.dice.roll(t.FACES)
        p.tell(say.DIE_AGAIN, seat, clan, face)
        if face == t.CROWN:
            return True
        clan = face - 1
        if p.take_cube(seat, clan):
            return False


class Throw(Step[Carolus]):
    """Crowns are a choice: each takes a cube of any clan, one by one, after the whole roll was seen (R02).

    So it is in the opening and in a refill; neither paragraph is cited for the other.
    """

    rule: ClassVar[str] = "R02"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), crowns=Number(0, t.MOST_DICE), shown=Some(t.CLAN, t.MOST_DICE)
    )

    def __init__(self, seat: int = NOBODY, crowns: i64 = 0, shown: list[int] | None = None) -> None:
        self.seat = seat
        self.crowns = crowns  # still to serve
        self.shown = shown if shown is not None else []  # by the other dice

    def run(self, p: Carolus) -> None:
        if self.crowns and p.suppliable():
            p.ask(self.seat)
            return
        if self.crowns:
            p.tell(say.NO_CUBES, self.seat)
        p.end()

    def legal(self, p: Carolus, seat: int) -> list[int]:
        return CLAN_MENU.listed(p.suppliable())

    def refuse(self, p: Carolus, seat: int, move: int) -> Phrase | None:
        if not t.CHOOSE.has(move):
            return NOT_NOW
        return None if p.can_supply(t.CHOOSE.a(move)) else say.CLAN_EXHAUSTED

    def question(self, p: Carolus, seat: int) -> Sentence:
        return say.ASK_CROWN.of()

    def take(self, p: Carolus, seat: int, move: int) -> None:
        self.crowns -= 1
        p.take_cube(seat, NAMED[move])


# -- the emperor's stop (5) --------------------------------------------------------------------


def stop(p: Carolus, space: i64) -> None:
    """Build, replace, merge, and look whether the game has ended."""
    owner: i64 = p.owner[space]
    new = p.majority(space)
    if p.journal is not None:
        tell_stop(p, space, new)
    if new == NOBODY or new == owner:
        return
    if owner != NOBODY:
        p.stock[owner] += p.castles[space]
        p.tell(say.CASTLES_BACK, owner, p.castles[space])
    put = min(p.size[space], p.stock[new])  # with too few in stock the conqueror places what is left and wins (R21)
    if put < p.size[space]:
        p.tell(say.CASTLES_SHORT, new, p.size[space], put)
    p.stock[new] -= put
    p.castles[space] = put
    p.owner[space] = new
    join_neighbours(p, space, new)
    if p.stock[new] == 0:
        p.tell_list(say.ALL_BUILT, seats_of(p, [new]), new, p.figures.castles)
        p.finish(seats_of(p, [new]), scores(p), "castles", "7.1")
    elif p.spaces() < t.MIN_SPACES:
        end_by_castles(p, "spaces", "7.2")


def join_neighbours(p: Carolus, space: i64, side: i64) -> None:
    """The space joins each neighbouring space of the same side (5.3)."""
    before, after = p.before(space), p.after(space)
    region = space
    if p.owner[after] == side and after != space:
        p.merge(space, after)
    if p.owner[before] == side and before != space:
        p.merge(before, space)
        region = before
    if p.size[after] == 0 or region != space:
        p.emperor = region
        if p.journal is not None:
            paladins = sum(p.cubes[region * CLANS : region * CLANS + CLANS])
            p.tell(say.SPACES_MERGED, side, region, p.castles[region], paladins)


# -- the end (7) -------------------------------------------------------------------------------


def end_by_castles(p: Carolus, reason: str, rule: str) -> None:
    """Most castles on the board; then more clans held; then a shared victory (7.2, R24)."""
    sides = range(p.figures.sides)
    clans_held = [0] * p.figures.sides
    for seat in p.holder:
        if seat != NOBODY:
            clans_held[p.figures.side_of[seat]] += 1
    ranks = [[p.built(side), clans_held[side]] for side in sides]
    best = [s for s in sides if ranks[s] == max(ranks)]
    winners = seats_of(p, best)
    if p.journal is not None:
        tell_why_over(p, reason)
        tell_winners(p, best, winners, clans_held)
    p.finish(winners, scores(p), reason, rule)


def seats_of(p: Carolus, sides: list[int]) -> list[int]:
    """The players of these sides."""
    return [s for s in range(p.seats) if p.figures.side_of[s] in sides]


def scores(p: Carolus) -> list[int]:
    """Castles on the board, for each seat those of its side."""
    return [p.built(p.figures.side_of[s]) for s in range(p.seats)]


STEPS: Final[list[type[Step[Any]]]] = [Rounds, Opening, Tokens, Turn, Throw]
