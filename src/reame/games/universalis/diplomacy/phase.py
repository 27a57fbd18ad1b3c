"""The diplomacy phase [3.5]: offers, war and revocation, diplomatic cards, intrigue, absolution."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.church.excommunication import Absolve
from reame.games.universalis.decision.menu import Menu
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.diplomacy.acts import DiplomaticAct, refuse_rival
from reame.games.universalis.diplomacy.cards import PlayDiplomat, PlayGoldenTablet, PlayTreaty
from reame.games.universalis.diplomacy.declaration import DeclareWar
from reame.games.universalis.diplomacy.intrigue import INTRIGUE
from reame.games.universalis.diplomacy.offer import Offer
from reame.games.universalis.diplomacy.revocation import Revoke
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS, Verb


class Diplomacy(Decision):
    """D6, in any order until done; each offer, war and revocation takes one diplomatic action."""

    rule: ClassVar[str] = "3.5"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), actions=Number(0, max(box.DIPLOMACIES)), stage=Word("start", "acts", "done")
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.actions = 0
        self.stage = "start"

    def bargains(self) -> bool:
        return True  # pacts are proposed in this phase [5.01]

    def run(self, p: Universalis) -> None:
        if self.stage == "done" or not p.alive(self.seat):
            p.end()
        elif self.stage == "start":
            self.actions = box.DIPLOMACIES[p.level(self.seat)]
            self.stage = "acts"
        else:
            p.ask(self.seat)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return DIPLOMACY.moves(p, seat, self)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        return DIPLOMACY.refuse(p, seat, move, self)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_DIPLOMACY.of(self.actions)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
        else:
            DIPLOMACY.take(p, seat, move, self)


class MakeOffer(DiplomaticAct):
    """Pacts are offered outside war, peace in war."""

    def __init__(self, verb: Verb, peace: bool) -> None:
        super().__init__(verb)
        self.peace = peace

    def acts(self, p: Universalis, seat: int) -> list[int]:
        return self.verb.each([s for s in range(p.seats) if self.refuse_partner(p, seat, s) is None])

    def refuse_act(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        return self.refuse_partner(p, seat, self.verb.a(move))

    def refuse_partner(self, p: Universalis, seat: int, other: int) -> Phrase | None:
        """Why not to this player."""
        if not p.options["deals"]:
            return say.NO_DEALS
        no = refuse_rival(p, seat, other)
        if no is not None:
            return no
        war = p.war[seat * box.SEATS + other] == 1
        if self.peace:
            return None if war else say.NOT_AT_WAR
        return say.AT_WAR if war else None

    def act(self, p: Universalis, seat: int, move: int) -> None:
        p.push(Offer(seat, self.verb.a(move), self.peace))


DIPLOMACY: Final = Menu[Diplomacy](
    MakeOffer(do.OFFER, peace=False),
    MakeOffer(do.OFFER_PEACE, peace=True),
    DeclareWar(do.DECLARE_WAR, paid=False),
    DeclareWar(do.DECLARE_WAR_CLAIMS, paid=True),
    Revoke(do.REVOKE, paid=False),
    Revoke(do.REVOKE_CLAIMS, paid=True),
    PlayDiplomat(),
    PlayGoldenTablet(),
    PlayTreaty(),
    *INTRIGUE,
    Absolve(),
)
