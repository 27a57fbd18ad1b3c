"""Diplomatic cards [6.7]: the diplomat, the golden tablet, the treaty."""

from __future__ import annotations

from reame.games.universalis.decision.menu import Act
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.diplomacy.terms import bound_to_crusade
from reame.games.universalis.realm.blockades import prune_blockades
from reame.games.universalis.realm.ledger import lose_card
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis, both
from reame.kernel.kinds import Phrase
from reame.kernel.moves import Verb


class DiplomaticCard(Act[Decision]):
    """Imposed on another player for one to three full turns."""

    def __init__(self, verb: Verb, card: int) -> None:
        super().__init__(verb)
        self.card = card

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        if not p.hands[seat].has(self.card):
            return []
        others = [s for s in range(p.seats) if self.refuse_victim(p, seat, s) is None]
        return [self.verb.at(s, n) for s in others for n in range(box.TURNS.low, box.TURNS.high + 1)]

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        return self.refuse_victim(p, seat, self.verb.a(move))

    def refuse_victim(self, p: Universalis, seat: int, other: int) -> Phrase | None:
        """Why not on this player."""
        if not p.hands[seat].has(self.card):
            return say.NO_SUCH_CARD
        if other == seat or other >= p.seats or not p.alive(other):
            return say.NOT_A_RIVAL
        return say.NOT_IN_CRUSADE if bound_to_crusade(p, seat, other) else None

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        turns = self.verb.b(move)
        lose_card(p, seat, self.card)
        self.impose(p, seat, self.verb.a(move), turns, p.turn + turns)

    def impose(self, p: Universalis, seat: int, other: int, turns: int, until: int) -> None:
        """What the card brings, up to the last of these turns."""
        raise NotImplementedError(f"{type(self).__name__}.impose")


class PlayDiplomat(DiplomaticCard):
    """A truce; a war sleeps."""

    def __init__(self) -> None:
        super().__init__(do.DIPLOMAT, box.DIPLOMAT)

    def impose(self, p: Universalis, seat: int, other: int, turns: int, until: int) -> None:
        both(p.truce, seat, other, max(p.truce[other * box.SEATS + seat], until))
        p.tell(say.TRUCE_IMPOSED, seat, other, turns)
        prune_blockades(p)


class RightTaken(DiplomaticCard):
    """A pact without a refusal; not while at war, nor under truce."""

    def refuse_victim(self, p: Universalis, seat: int, other: int) -> Phrase | None:
        no = super().refuse_victim(p, seat, other)
        if no is not None:
            return no
        if p.truced(seat, other):
            return say.UNDER_TRUCE
        return say.AT_WAR if p.war[seat * box.SEATS + other] else None


class PlayGoldenTablet(RightTaken):
    """Passage."""

    def __init__(self) -> None:
        super().__init__(do.GOLDEN_TABLET, box.GOLDEN_TABLET)

    def impose(self, p: Universalis, seat: int, other: int, turns: int, until: int) -> None:
        i = other * box.SEATS + seat
        p.passage_term[i] = max(p.passage_term[i], until)
        p.tell(say.PASSAGE_TAKEN, seat, other, turns)
        prune_blockades(p)


class PlayTreaty(RightTaken):
    """Trade."""

    def __init__(self) -> None:
        super().__init__(do.TREATY, box.TREATY)

    def impose(self, p: Universalis, seat: int, other: int, turns: int, until: int) -> None:
        i = other * box.SEATS + seat
        p.trade_term[i] = max(p.trade_term[i], until)
        p.tell(say.TRADE_TAKEN, seat, other, turns)
