"""Setting up (section 2): fiefs and sees, sealed placement of troops, heirs, purses, decks."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.turn.half import Half
from reame.kernel.cards import Bag
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step


class Setup(Step[Conspiracy]):
    """The order of section 2."""

    rule: ClassVar[str] = "2"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("lot", "fiefs", "sees", "deploy", "heirs", "purses", "done"), acted=Number(0, t.LARGEST)
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "lot"
        self.acted = 0

    def run(self, p: Conspiracy) -> None:
        if self.stage == "lot":
            p.tell(say.SETTING_UP)
            p.active = p.dice.below(p.seats)
            p.tell(say.FIRST_PLAYER, p.active)
            self.stage = "fiefs"
            if p.seats == 2:
                p.push(Half())
        elif self.stage == "fiefs":
            deal_fiefs(p)
            self.stage = "sees"
        elif self.stage == "sees":
            self.each(p, "deploy")
        elif self.stage == "deploy":
            self.stage = "heirs"
            p.push(Deploy())
        elif self.stage == "heirs":
            self.each(p, "purses")
        elif self.stage == "purses":
            self.stage = "done"
            fill_purses(p)
            make_event_deck(p)
            for elector in range(t.ELECTORATES):
                p.electors.add(elector)
            review(p)
        else:
            p.end()

    def each(self, p: Conspiracy, following: str) -> None:
        """The next player's choice, or what follows."""
        if self.acted == p.seats:
            self.acted = 0
            self.stage = following
            return
        seat = p.order()[self.acted]
        self.acted += 1
        p.push(Bishopric(seat) if self.stage == "sees" else Education(seat))


def deal_fiefs(p: Conspiracy) -> None:
    """Shuffled cards of the secular fiefs in play (2.3; one more each by option, 18.1)."""
    cards = [fief for fief in range(t.FIEFS) if t.TYPE[fief] == t.SECULAR and p.in_play(fief)]
    p.dice.shuffle(cards)
    each = t.START_FIEFS[p.seats] + t.EXTRA_FIEFS * p.options["extra_fief"]
    for i, s in enumerate(p.order()):
        dealt = sorted(cards[i * each : (i + 1) * each])
        for fief in dealt:
            p.give(fief, s)
        p.tell_list(say.FIEFS_DEALT, dealt, s)


def fill_purses(p: Conspiracy) -> None:
    """Ducats and Action cards for everybody (2.8)."""
    p.deck = Bag(t.CARD.size)
    for card in range(t.CARD.size):
        p.deck.add(card, t.ACTION_COUNTS[card])
    for s in p.order():
        p.ducats[s] = t.START_DUCATS
        p.tell(say.PURSE_FILLED, s, t.START_DUCATS, t.START_CARDS)
        for _ in range(t.START_CARDS):
            p.take_card(s)


def make_event_deck(p: Conspiracy) -> None:
    """Three piles; a Death of the Emperor and one of an Elector in the second and in the third (2.9)."""
    rest = Bag(t.EVENT.size)
    for event in range(t.DEATHS_FROM):
        rest.add(event, t.EVENT_COUNTS[event])
    piles = [p.events_top, p.events_middle, p.events_bottom]
    for i in range(len(piles)):
        for _ in range(t.PILES[i]):
            piles[i].add(rest.pull(p.dice))
        if i > 0:
            piles[i].add(t.EMPEROR_DIES)
            piles[i].add(t.ELECTOR_DIES)


def refuse_see(p: Conspiracy, territory: int) -> Phrase | None:
    """A free ecclesiastical fief in play."""
    if t.TYPE[territory] != t.ECCLESIASTICAL or territory >= t.FIEFS or p.owner[territory] != NOBODY:
        return say.NOT_FREE
    return None if p.in_play(territory) else say.OUT_OF_PLAY


class Bishopric(Step[Conspiracy]):
    """Each player picks a free see (2.4)."""

    rule: ClassVar[str] = "2.4"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def run(self, p: Conspiracy) -> None:
        p.ask(self.seat)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return t.CHOOSE_SEE.each([fief for fief in range(t.FIEFS) if refuse_see(p, fief) is None])

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return refuse_see(p, t.CHOOSE_SEE.a(move)) if t.CHOOSE_SEE.has(move) else NOT_NOW

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_SEE.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        see = t.CHOOSE_SEE.a(move)
        p.give(see, seat)
        p.tell(say.SEE_CHOSEN, seat, see)
        p.end()


class Deploy(Step[Conspiracy]):
    """A knight and two mercenaries each, in secret, shown together (2.6)."""

    rule: ClassVar[str] = "2.6"
    FIELDS: ClassVar[list[Field]] = []

    def run(self, p: Conspiracy) -> None:
        p.ask_sealed(p.order())

    def unit(self, p: Conspiracy, seat: int) -> int:
        """The next one this seat has to place."""
        return t.START_UNITS[len(p.drafts[seat])]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        unit = self.unit(p, seat)
        return [t.DEPLOY.at(unit, land) for land in p.lands(seat)]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if not t.DEPLOY.has(move) or t.DEPLOY.a(move) != self.unit(p, seat):
            return NOT_NOW
        return None if p.owner[t.DEPLOY.b(move)] == seat else say.NOT_YOURS

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_DEPLOY.of(self.unit(p, seat))

    def more(self, p: Conspiracy, seat: int) -> bool:
        return len(p.drafts[seat]) < len(t.START_UNITS)

    def reveal(self, p: Conspiracy) -> None:
        for s in p.asked:
            p.tell(say.DEPLOYS, s, len(t.START_UNITS))
            for m in p.drafts[s]:
                unit, land = t.DEPLOY.a(m), t.DEPLOY.b(m)
                p.post(unit, land)
                p.tell(say.DEPLOYED, s, unit, land)
        p.end()


class Education(Step[Conspiracy]):
    """Four heirs, in any split, into the two education zones (2.7)."""

    rule: ClassVar[str] = "2.7"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def run(self, p: Conspiracy) -> None:
        p.ask(self.seat)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return t.EDUCATE.span(0, t.START_HEIRS)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_HEIRS.of()

    def default(self, p: Conspiracy, seat: int) -> int:
        return t.EDUCATE.at(t.START_HEIRS // 2)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        lay = t.EDUCATE.a(move)
        p.educate(seat, t.SECULAR, lay)
        p.educate(seat, t.ECCLESIASTICAL, t.START_HEIRS - lay)
        p.tell(say.HEIRS_RAISED, seat, lay, t.START_HEIRS - lay)
        p.end()
