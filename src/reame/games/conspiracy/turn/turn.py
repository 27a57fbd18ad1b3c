"""The turn (section 3): its six phases; Movement (9), Action Cards (10), End (11) with ransoms (19.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from reame.games.conspiracy.cards.slots import OwnSlot
from reame.games.conspiracy.crown.masters import end_by_glory, review
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_MOVE,
    BUILT_ALREADY,
    BUY_HEIR,
    DISCARD,
    DISCARDED,
    HAND_LIMIT,
    HAND_TOO_BIG,
    HEIR_BOUGHT,
    HEIR_FOR,
    KNIGHT,
    MARCH,
    MERCENARY_UNIT,
    MOVE_PREACHER,
    MOVE_RELIC,
    MOVED,
    MOVED_ALREADY,
    NO_CARD,
    NO_ROOM_FOR_RELIC,
    NO_SUCH_UNIT,
    NOT_YOURS,
    PREACHER_MOVED,
    RELIC,
    RELIC_MOVED,
    TERRITORIES,
    TERRITORY,
    TOO_POOR,
    TURN_BEGINS,
    UNIT,
    UNITS,
    WIDE,
    ZONE,
)
from reame.games.conspiracy.turn.events import EventPhase, IncomePhase
from reame.games.conspiracy.turn.fate import Fate
from reame.games.conspiracy.turn.ransom import Ransom
from reame.games.conspiracy.turn.setup import Setup
from reame.kernel.fields import Field, Flag, Grid, Number, Some, Word, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.native import i64, mypyc_attr
from reame.kernel.steps import NOT_NOW, Step


@final
@mypyc_attr(acyclic=True)
class Marches:
    """The marches of one sort of unit from one territory to all others of a realm; most moves listed are marches."""

    def __init__(self, lands: list[int], moves: list[Any]) -> None:
        self.lands = lands
        self.moves = moves


ALL_MARCHES: Final[list[Any]] = list(range(MARCH.first, MARCH.end))  # not unpacked when listed
ALL_RELIC_MOVES: Final[list[Any]] = list(range(MOVE_RELIC.first, MOVE_RELIC.end))
# The last made, by unit and origin: realms change little from turn to turn.
MARCHES: Final = [Marches([], []) for _ in range(UNITS * TERRITORIES)]


def marches(unit: i64, origin: i64, lands: list[int]) -> list[Any]:
    """All marches of such a unit within these lands; not to be changed."""
    row = unit * TERRITORIES + origin
    kept = MARCHES[row]
    if kept.lands is not lands:
        moves = kept.moves if kept.lands == lands else row_of(ALL_MARCHES, row, lands, origin)
        kept = Marches(lands, moves)
        MARCHES[row] = kept
    return kept.moves


def row_of(moves: list[Any], row: i64, goals: list[int], but: i64) -> list[Any]:
    """Those of a row of moves by territory that lead to these goals but one."""
    start = row * TERRITORIES
    return [moves[start + goal] for goal in goals if goal != but]


HEIR_PRICES: Final = [0, *[int(w) for w in HEIR_FOR.words[1:]]]  # by the value of the option


class Turns(Step[Conspiracy]):
    """Setting up, then turn after turn: in each phase the active player first, the others clockwise (section 3)."""

    rule: ClassVar[str] = "3"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("setup", "begin", "income", "events", "fate", "movement", "actions", "ransoms", "end"),
        acted=Number(),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "setup"
        self.acted = 0

    def run(self, p: Conspiracy) -> None:
        if self.stage == "setup":
            self.stage = "begin"
            p.push(Setup())
        elif self.stage == "begin":
            p.turn += 1
            p.tell(TURN_BEGINS, p.turn, p.active)
            self.stage = "income"
        elif self.stage == "income":
            p.phase = "income"
            self.stage = "events"
            p.push(IncomePhase())
        elif self.stage == "events":
            p.phase = "events"
            self.stage = "fate"
            p.push(EventPhase())
        elif self.stage == "fate":
            p.phase = "fate"
            self.each(p, "movement")
        elif self.stage == "movement":
            p.phase = "movement"
            self.each(p, "actions")
        elif self.stage == "actions":
            p.phase = "actions"
            self.each(p, "ransoms")
        elif self.stage == "ransoms":
            p.phase = "end"
            self.stage = "end"
            if p.options["deals"]:
                p.push(Ransoms())
        else:
            self.finish_turn(p)

    def each(self, p: Conspiracy, following: str) -> None:
        """The next player's part of this phase, or the next phase."""
        if self.acted == p.seats:
            self.acted = 0
            self.stage = following
            return
        seat = p.order()[self.acted]
        self.acted += 1
        if self.stage == "fate":
            p.push(Fate(seat))
        elif self.stage == "movement":
            p.push(Movement(seat))
        else:
            p.draw(seat)
            p.push(ActionSlot(seat))

    def finish_turn(self, p: Conspiracy) -> None:
        """Wounds heal and the marker moves to the left; or the game was to last so long (11, 18.3)."""
        troops = p.troops
        i: i64
        for i in range(0, TERRITORIES * UNITS, UNITS):
            if troops[i + 1] or troops[i + 2] or troops[i + 4]:
                troops[i + KNIGHT] += troops[i + 1] + troops[i + 2]
                troops[i + MERCENARY_UNIT] += troops[i + 4]
                troops[i + 1] = troops[i + 2] = troops[i + 4] = 0
        if p.last_turn:
            end_by_glory(p, "deck", "18.3")
        elif p.turn >= p.options["turns"]:
            end_by_glory(p, "turns", "R76")
        else:
            p.active = (p.active + 1) % p.seats
            self.stage = "begin"


class Movement(OwnSlot):
    """Slot S3: cards; each unit, each relic and the Preacher may move once, any distance, among own territories (9)."""

    rule: ClassVar[str] = "9"
    FIELDS: ClassVar[list[Field]] = OwnSlot.FIELDS + fields(
        arrived=Grid(TERRITORY, UNIT), relics=Some(TERRITORY), preacher=Flag()
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.arrived = [0] * (TERRITORIES * UNITS)  # units that have moved already, where they are now
        self.relics: list[int] = []  # where relics have been moved to
        self.preacher = False  # has he moved?

    def refuse_march(self, p: Conspiracy, unit: int, origin: int, goal: int) -> Phrase | None:
        """From an own territory to another, each unit once."""
        if p.owner[origin] != self.seat or p.owner[goal] != self.seat or origin == goal:
            return NOT_YOURS
        i = origin * UNITS + unit
        if not p.troops[i]:
            return NO_SUCH_UNIT
        return None if p.troops[i] > self.arrived[i] else MOVED_ALREADY

    def refuse_relic(self, p: Conspiracy, origin: int, goal: int) -> Phrase | None:
        """To another legal own site without a relic, each relic once (R71)."""
        if p.owner[origin] != self.seat or p.owner[goal] != self.seat:
            return NOT_YOURS
        if not p.works[origin] & RELIC or not p.relic_site(goal):
            return NO_ROOM_FOR_RELIC
        if p.works[goal] & RELIC:
            return BUILT_ALREADY
        return MOVED_ALREADY if origin in self.relics else None

    def refuse_preacher(self, p: Conspiracy, goal: int) -> Phrase | None:
        """His owner may move him once."""
        if not p.preacher_free(self.seat) or p.owner[goal] != self.seat or p.preacher_at == goal:
            return NOT_YOURS
        return MOVED_ALREADY if self.preacher else None

    def has_more(self, p: Conspiracy) -> bool:
        lands = p.lands(self.seat)
        if len(lands) < 2:
            return False
        troops = p.troops
        arrived = self.arrived
        for t in lands:
            for i in range(t * UNITS, t * UNITS + UNITS):
                if troops[i] > arrived[i]:
                    return True
        return len(self.holy_moves(p, lands)) > 0

    def add_more(self, p: Conspiracy, out: list[int]) -> None:
        lands = p.lands(self.seat)
        troops = p.troops
        arrived = self.arrived
        unit: i64
        for unit in range(UNITS):
            for t in lands:
                origin: i64 = t
                i = origin * UNITS + unit
                here: i64 = troops[i]
                if here and here > arrived[i]:
                    out += marches(unit, origin, lands)
        out += self.holy_moves(p, lands)

    def holy_moves(self, p: Conspiracy, lands: list[int]) -> list[int]:
        """Where relics and the Preacher could still go."""
        out: list[int] = []
        works = p.works
        sites: list[int] | None = None
        for t in lands:
            origin: i64 = t
            here: i64 = works[origin]
            if here & RELIC and t not in self.relics:
                if sites is None:
                    sites = [s for s in lands if p.relic_site(s) and not works[s] & RELIC]
                out += row_of(ALL_RELIC_MOVES, origin, sites, NOBODY)
        if p.preacher_free(self.seat) and not self.preacher:
            out += MOVE_PREACHER.each([t for t in lands if t != p.preacher_at])
        return out

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if MARCH.has(move):
            return self.refuse_march(p, MARCH.a(move), MARCH.b(move), MARCH.c(move))
        if MOVE_RELIC.has(move):
            return self.refuse_relic(p, MOVE_RELIC.a(move), MOVE_RELIC.b(move))
        if MOVE_PREACHER.has(move):
            return self.refuse_preacher(p, MOVE_PREACHER.a(move))
        return super().refuse(p, seat, move)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_MOVE.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if MARCH.has(move):
            unit, origin, goal = MARCH.a(move), MARCH.b(move), MARCH.c(move)
            p.troops[origin * UNITS + unit] -= 1
            p.troops[goal * UNITS + unit] += 1
            self.arrived[goal * UNITS + unit] += 1
            p.tell(MOVED, seat, unit, origin, goal)
        elif MOVE_RELIC.has(move):
            origin, goal = MOVE_RELIC.a(move), MOVE_RELIC.b(move)
            p.works[origin] -= RELIC
            p.works[goal] |= RELIC
            self.relics.append(goal)
            p.tell(RELIC_MOVED, seat, origin, goal)
        elif MOVE_PREACHER.has(move):
            self.preacher = True
            p.preacher_at = MOVE_PREACHER.a(move)
            p.tell(PREACHER_MOVED, seat, p.preacher_at)
        else:
            super().take(p, seat, move)


class ActionSlot(OwnSlot):
    """Slot S4, after drawing: any number of cards; more than five must first be played or discarded (10, R72)."""

    rule: ClassVar[str] = "10"

    def price(self, p: Conspiracy) -> int:
        """Of an heir, by option (18.4)."""
        return HEIR_PRICES[p.options["buy_heir"]]

    def refuse_heir(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        """Two cards of the hand and the price."""
        a, b = BUY_HEIR.a(move), BUY_HEIR.b(move)
        hand = p.hands[seat]
        if not p.options["buy_heir"] or a > b:
            return NOT_NOW
        if not hand.has(a) or not hand.has(b) or (a == b and hand.count(a) < 2):
            return NO_CARD
        return None if p.ducats[seat] >= self.price(p) else TOO_POOR

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        out = super().legal(p, seat)
        return out[1:] if p.hands[seat].size() > HAND_LIMIT else out

    def add_more(self, p: Conspiracy, out: list[int]) -> None:
        seat = self.seat
        hand = p.hands[seat]
        sorts = hand.distinct()
        if hand.size() > HAND_LIMIT:
            out += DISCARD.each(sorts)
        if p.options["buy_heir"] and p.ducats[seat] >= self.price(p):
            for a in sorts:
                for b in sorts:
                    for zone in range(ZONE.size):
                        move = BUY_HEIR.at(a, b, zone)
                        if self.refuse_heir(p, seat, move) is None:
                            out.append(move)

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        over = p.hands[seat].size() > HAND_LIMIT
        if move == PASS and over:
            return HAND_TOO_BIG
        if DISCARD.has(move):
            if not over:
                return NOT_NOW
            return None if p.hands[seat].has(DISCARD.a(move)) else NO_CARD
        if BUY_HEIR.has(move):
            return self.refuse_heir(p, seat, move)
        return super().refuse(p, seat, move)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        over = p.hands[seat].size() - HAND_LIMIT
        return ASK_DISCARD.of(over) if over > 0 else ASK_ACTION.of()

    def default(self, p: Conspiracy, seat: int) -> int:
        if p.hands[seat].size() > HAND_LIMIT:
            return DISCARD.at(p.hands[seat].cards[0])
        return PASS

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if DISCARD.has(move):
            p.spend(seat, DISCARD.a(move))
            p.tell(DISCARDED, seat, DISCARD.a(move))
        elif BUY_HEIR.has(move):
            for card in (BUY_HEIR.a(move), BUY_HEIR.b(move)):
                p.spend(seat, card)
                p.tell(DISCARDED, seat, card)
            p.ducats[seat] -= self.price(p)
            p.heirs[2 * seat + BUY_HEIR.c(move)] += 1
            p.tell(HEIR_BOUGHT, seat, BUY_HEIR.c(move))
        else:
            super().take(p, seat, move)


class Ransoms(Step[Conspiracy]):
    """In turn order each owner of prisoners may make one offer to each captor (19.3)."""

    rule: ClassVar[str] = "19.3"
    FIELDS: ClassVar[list[Field]] = fields(asked=Number())

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def run(self, p: Conspiracy) -> None:
        while self.asked < p.seats * p.seats:
            owner = p.order()[self.asked // p.seats]
            captor = p.order()[self.asked % p.seats]
            self.asked += 1
            held = p.prisoners[captor * WIDE + owner] > 0
            preacher = p.preacher_owner == owner and p.preacher_captor == captor
            if (held or preacher) and p.lands(owner):
                p.push(Ransom(owner, captor))
                return
        p.end()

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        review(p)  # each ransom is a completed step: a freed knight counts before the next offer
