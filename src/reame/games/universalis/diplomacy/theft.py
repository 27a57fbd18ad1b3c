"""A hand is looked at and a card taken from it, or the Pope [7.1, 10.1] (D10)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.decision.question import Decision
from reame.games.universalis.diplomacy.terms import own_cards
from reame.games.universalis.realm.banners import clear_banner
from reame.games.universalis.realm.elimination import check_out
from reame.games.universalis.realm.honour import check_objective
from reame.games.universalis.realm.lands import give_territory
from reame.games.universalis.realm.ledger import lose_card, take_card, turn_up
from reame.games.universalis.realm.papacy import become_pope
from reame.games.universalis.realm.transports import clear_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import put_back
from reame.kernel.fields import Field, Flag, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW


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
        out = own_cards(p, self.victim)
        if self.steal and p.pope == self.victim and p.christian(self.seat):
            out.append(box.POPE)
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
        for engine in (box.CATAPULT, box.BOMBARD):
            put_back(p, v, box.ENGINES_KEPT + engine, p.engines(box.PAPAL, engine))
            p.add_engine(box.PAPAL, engine, -p.engines(box.PAPAL, engine))
        give_territory(p, box.PAPAL, seat, p.armies[box.PAPAL])
        become_pope(p, seat)
        check_objective(p, seat)
        check_out(p, v, seat)
