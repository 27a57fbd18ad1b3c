"""Setting up (section 2): the half of the map, fiefs and sees, sealed placement of troops, heirs, purses, decks."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.table.position import Conspiracy, full_deck
from reame.games.conspiracy.table.things import (
    ASK_DEPLOY,
    ASK_HALF,
    ASK_HALF_REPLY,
    ASK_HEIRS,
    ASK_SEE,
    CHOOSE_HALF,
    CHOOSE_SEE,
    DEATHS_FROM,
    DEPLOY,
    DEPLOYED,
    ECCLESIASTICAL,
    EDUCATE,
    ELECTOR_DIES,
    ELECTORATES,
    EMPEROR_DIES,
    EVENT_COUNTS,
    EXTRA_FIEFS,
    FIEF_DEALT,
    FIEFS,
    FIRST_PLAYER,
    HALF,
    HALF_CHOSEN,
    HEIRS_RAISED,
    NOT_FREE,
    NOT_YOURS,
    OUT_OF_PLAY,
    PILES,
    SECULAR,
    SEE_CHOSEN,
    START_CARDS,
    START_DUCATS,
    START_FIEFS,
    START_HEIRS,
    START_UNITS,
    TYPE,
    UNITS,
)
from reame.kernel.cards import Bag
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.moves import NO, YES
from reame.kernel.steps import NOT_NOW, Step


class Setup(Step[Conspiracy]):
    """The order of section 2."""

    rule: ClassVar[str] = "2"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("lot", "fiefs", "sees", "deploy", "heirs", "purses", "done"), acted=Number()
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "lot"
        self.acted = 0

    def run(self, p: Conspiracy) -> None:
        if self.stage == "lot":
            p.active = p.dice.below(p.seats)
            p.tell(FIRST_PLAYER, p.active)
            self.stage = "fiefs"
            if p.seats == 2:
                p.push(Half())
        elif self.stage == "fiefs":
            deal_fiefs(p)
            self.stage = "sees"
        elif self.stage == "sees":
            if self.acted < p.seats:
                p.ask(p.order()[self.acted])
            else:
                self.acted = 0
                self.stage = "deploy"
        elif self.stage == "deploy":
            self.stage = "heirs"
            p.push(Deploy())
        elif self.stage == "heirs":
            if self.acted < p.seats:
                p.ask(p.order()[self.acted])
            else:
                self.stage = "purses"
        elif self.stage == "purses":
            p.deck = full_deck()
            for s in p.order():
                p.ducats[s] = START_DUCATS
                for _ in range(START_CARDS):
                    p.draw(s)
            make_event_deck(p)
            for e in range(ELECTORATES):
                p.electors.add(e)
            self.stage = "done"
            review(p)
        else:
            p.end()

    def refuse_see(self, p: Conspiracy, territory: int) -> Phrase | None:
        """A free ecclesiastical fief in play."""
        if TYPE[territory] != ECCLESIASTICAL or territory >= FIEFS or p.owner[territory] != NOBODY:
            return NOT_FREE
        return None if p.in_play(territory) else OUT_OF_PLAY

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        if self.stage == "sees":
            return [CHOOSE_SEE.at(t) for t in range(FIEFS) if self.refuse_see(p, t) is None]
        return EDUCATE.span(0, START_HEIRS)

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if self.stage == "sees":
            return self.refuse_see(p, CHOOSE_SEE.a(move)) if CHOOSE_SEE.has(move) else NOT_NOW
        return None if EDUCATE.has(move) else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_SEE.of() if self.stage == "sees" else ASK_HEIRS.of()

    def default(self, p: Conspiracy, seat: int) -> int:
        return p.legal(seat)[0] if self.stage == "sees" else EDUCATE.at(START_HEIRS // 2)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.acted += 1
        if self.stage == "sees":
            p.give(CHOOSE_SEE.a(move), seat)
            p.tell(SEE_CHOSEN, seat, CHOOSE_SEE.a(move))
        else:
            p.heirs[2 * seat + SECULAR] = EDUCATE.a(move)
            p.heirs[2 * seat + ECCLESIASTICAL] = START_HEIRS - EDUCATE.a(move)
            p.tell(HEIRS_RAISED, seat, EDUCATE.a(move), START_HEIRS - EDUCATE.a(move))


def deal_fiefs(p: Conspiracy) -> None:
    """Shuffled cards of the secular fiefs in play (2.3; one more each by option, 18.1)."""
    cards = [t for t in range(FIEFS) if TYPE[t] == SECULAR and p.in_play(t)]
    p.dice.shuffle(cards)
    each = START_FIEFS[p.seats] + EXTRA_FIEFS * p.options["extra_fief"]
    for i, s in enumerate(p.order()):
        for t in sorted(cards[i * each : (i + 1) * each]):
            p.give(t, s)
            p.tell(FIEF_DEALT, s, t)


def make_event_deck(p: Conspiracy) -> None:
    """Three piles; a Death of the Emperor and one of an Elector in the second and in the third (2.9)."""
    rest = Bag(len(EVENT_COUNTS))
    for e in range(DEATHS_FROM):
        rest.add(e, EVENT_COUNTS[e])
    piles = [p.events_top, p.events_middle, p.events_bottom]
    for i in range(len(piles)):
        for _ in range(PILES[i]):
            piles[i].add(rest.pull(p.dice))
        if i > 0:
            piles[i].add(EMPEROR_DIES)
            piles[i].add(ELECTOR_DIES)


class Half(Step[Conspiracy]):
    """Two players: one proposes a half of the map; if the other refuses it is drawn (19.4)."""

    rule: ClassVar[str] = "19.4"
    FIELDS: ClassVar[list[Field]] = fields(half=One(HALF))

    def __init__(self) -> None:
        super().__init__()
        self.half = NOBODY

    def run(self, p: Conspiracy) -> None:
        if p.half != NOBODY:
            p.tell(HALF_CHOSEN, p.half)
            p.end()
        else:
            p.ask(p.active if self.half == NOBODY else 1 - p.active)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return CHOOSE_HALF.span(0, 1) if self.half == NOBODY else [YES, NO]

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_HALF.of() if self.half == NOBODY else ASK_HALF_REPLY.of(1 - seat, self.half)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if self.half == NOBODY:
            self.half = CHOOSE_HALF.a(move)
        else:
            p.half = self.half if move == YES else p.dice.below(HALF.size)


class Deploy(Step[Conspiracy]):
    """A knight and two mercenaries each, in secret, shown together (2.6)."""

    rule: ClassVar[str] = "2.6"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("choose", "done"))

    def __init__(self) -> None:
        super().__init__()
        self.stage = "choose"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "choose":
            p.ask_sealed(p.order())
        else:
            p.end()

    def unit(self, p: Conspiracy, seat: int) -> int:
        """The next one this seat has to place."""
        return START_UNITS[len(p.drafts[seat])]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        unit = self.unit(p, seat)
        return [DEPLOY.at(unit, t) for t in p.lands(seat)]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if not DEPLOY.has(move) or DEPLOY.a(move) != self.unit(p, seat):
            return NOT_NOW
        return None if p.owner[DEPLOY.b(move)] == seat else NOT_YOURS

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return ASK_DEPLOY.of(self.unit(p, seat))

    def more(self, p: Conspiracy, seat: int) -> bool:
        return len(p.drafts[seat]) < len(START_UNITS)

    def reveal(self, p: Conspiracy) -> None:
        self.stage = "done"
        for s in p.asked:
            for m in p.drafts[s]:
                p.troops[DEPLOY.b(m) * UNITS + DEPLOY.a(m)] += 1
                p.tell(DEPLOYED, s, DEPLOY.a(m), DEPLOY.b(m))
