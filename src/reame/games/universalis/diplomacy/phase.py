"""The diplomacy phase [3.5]: offers, war and revocation, diplomatic cards, absolution."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.diplomacy.effects import apply, can_claim, cost
from reame.games.universalis.diplomacy.excommunication import absolve
from reame.games.universalis.diplomacy.intrigue import intrigue_moves, is_intrigue, refuse_intrigue, take_intrigue
from reame.games.universalis.diplomacy.offer import Offer, bound_to_crusade
from reame.games.universalis.realm.deeds import prune_blockades, start_war
from reame.games.universalis.realm.ledger import lose_card
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis, both
from reame.games.universalis.turn.decision import Decision
from reame.kernel.fields import Field, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW

GROUND_WAR: int = 0  # see GROUND


# -- acts ------------------------------------------------------------------------------------


def refuse_rival(p: Universalis, seat: int, other: int) -> Phrase | None:
    """Is there a player to deal with? Under truce there is no diplomacy."""
    if other == seat or other >= p.seats or not p.alive(other):
        return say.NOT_A_RIVAL
    return say.UNDER_TRUCE if p.truced(seat, other) else None


def refuse_offer(p: Universalis, seat: int, other: int, peace: bool) -> Phrase | None:
    """Pacts are offered outside war, peace in war."""
    if not p.options["deals"]:
        return say.NO_DEALS
    no = refuse_rival(p, seat, other)
    if no is not None:
        return no
    war = p.war[seat * box.SEATS + other] == 1
    if peace:
        return None if war else say.NOT_AT_WAR
    return say.AT_WAR if war else None


def refuse_war(p: Universalis, seat: int, other: int, paid: bool) -> Phrase | None:
    """War is declared on anybody but allies, if honour or casus belli pay for it."""
    no = refuse_rival(p, seat, other)
    if no is not None:
        return no
    if p.war[seat * box.SEATS + other]:
        return say.ALREADY_AT_WAR
    if p.allied(seat, other):
        return say.NOT_AGAINST_ALLY
    if paid and not can_claim(p, seat, other, cost(p, "war", seat, other, "declare")):
        return say.CLAIMS_MISSING
    return None


def revocation(p: Universalis, seat: int, other: int, pact: int) -> tuple[str, str]:
    """Action and event of the table of effects for what would be revoked; empty if there is nothing."""
    i = seat * box.SEATS + other
    if pact == box.PASSAGE and p.passage[i]:
        return ("passage", "revoke")
    if pact == box.TRADE and p.trade[i]:
        return ("trade", "revoke")
    if pact == box.TOLL_TAKEN and p.toll[i]:
        return (f"toll_{p.toll[i]}", "revoke_by_taker")
    if pact == box.TOLL_PAID and p.toll[other * box.SEATS + seat]:
        return (f"toll_{p.toll[other * box.SEATS + seat]}", "revoke_by_payer")
    if pact == box.ALLIANCE and p.alliance[i]:
        return ("alliance", "revoke")
    return ("", "")


def refuse_revoke(p: Universalis, seat: int, other: int, pact: int, paid: bool) -> Phrase | None:
    """Only standing pacts are revoked; those taken by card last for their term."""
    no = refuse_rival(p, seat, other)
    if no is not None:
        return no
    action, event = revocation(p, seat, other, pact)
    if not action:
        return say.NO_PACT
    if paid and not can_claim(p, seat, other, cost(p, action, seat, other, event)):
        return say.CLAIMS_MISSING
    return None


def revoke(p: Universalis, seat: int, other: int, pact: int, paid: bool) -> None:
    """A pact is over, at its price."""
    action, event = revocation(p, seat, other, pact)
    apply(p, action, seat, other, event, paid)
    p.tell(say.PACT_REVOKED, seat, pact, other)
    if pact == box.PASSAGE:
        p.passage[seat * box.SEATS + other] = 0
    elif pact == box.TRADE:
        p.trade[seat * box.SEATS + other] = 0
    elif pact == box.TOLL_TAKEN:
        p.toll[seat * box.SEATS + other] = 0
    elif pact == box.TOLL_PAID:
        p.toll[other * box.SEATS + seat] = 0
    else:
        both(p.alliance, seat, other, 0)
    prune_blockades(p)


def refuse_card(p: Universalis, seat: int, card: int, other: int) -> Phrase | None:
    """Why a diplomatic card cannot be used on a player [6.7]."""
    if not p.hands[seat].has(card):
        return say.NO_SUCH_CARD
    if other == seat or other >= p.seats or not p.alive(other):
        return say.NOT_A_RIVAL
    if bound_to_crusade(p, seat, other):
        return say.NOT_IN_CRUSADE
    if card == box.DIPLOMAT:
        return None
    if p.truced(seat, other):
        return say.UNDER_TRUCE
    return say.AT_WAR if p.war[seat * box.SEATS + other] else None


def play_card(p: Universalis, seat: int, card: int, other: int, turns: int) -> None:
    """A truce is imposed, or passage or trade taken, for so many full turns."""
    lose_card(p, seat, card)
    until = p.turn + turns
    i = other * box.SEATS + seat
    if card == box.DIPLOMAT:
        both(p.truce, seat, other, max(p.truce[i], until))
        p.tell(say.TRUCE_IMPOSED, seat, other, turns)
        prune_blockades(p)
    elif card == box.GOLDEN_TABLET:
        p.passage_term[i] = max(p.passage_term[i], until)
        p.tell(say.PASSAGE_TAKEN, seat, other, turns)
        prune_blockades(p)
    else:
        p.trade_term[i] = max(p.trade_term[i], until)
        p.tell(say.TRADE_TAKEN, seat, other, turns)


# -- the phase -------------------------------------------------------------------------------


class Diplomacy(Decision):
    """D6, in any order until done; each offer, war and revocation takes one diplomatic action."""

    rule: ClassVar[str] = "3.5"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), actions=Number(), stage=Word("start", "acts", "done"))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.actions = 0
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        if self.stage == "done" or not p.alive(self.seat):
            p.end()
        elif self.stage == "start":
            self.actions = box.DIPLOMACIES[p.level(self.seat)]
            self.stage = "acts"
        else:
            p.ask(self.seat)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = [PASS]
        others = [s for s in range(p.seats) if s != seat and p.alive(s)]
        if self.actions > 0:
            out += [do.OFFER.at(s) for s in others if refuse_offer(p, seat, s, False) is None]
            out += [do.OFFER_PEACE.at(s) for s in others if refuse_offer(p, seat, s, True) is None]
            out += [do.DECLARE_WAR.at(s) for s in others if refuse_war(p, seat, s, False) is None]
            out += [do.DECLARE_WAR_CLAIMS.at(s) for s in others if refuse_war(p, seat, s, True) is None]
            for k in range(box.PACT.size):
                out += [do.REVOKE.at(k, s) for s in others if refuse_revoke(p, seat, s, k, False) is None]
            for k in range(box.PACT.size):
                out += [do.REVOKE_CLAIMS.at(k, s) for s in others if refuse_revoke(p, seat, s, k, True) is None]
        for verb, card in ((do.DIPLOMAT, box.DIPLOMAT), (do.GOLDEN_TABLET, box.GOLDEN_TABLET), (do.TREATY, box.TREATY)):
            if p.hands[seat].has(card):
                for s in others:
                    if refuse_card(p, seat, card, s) is None:
                        out += [verb.at(s, n) for n in (1, 2, 3)]
        out += intrigue_moves(p, seat)
        out += [do.ABSOLVE.at(s) for s in others if self.refuse_absolve(p, seat, s) is None]
        out.sort()
        return out

    def refuse_absolve(self, p: Universalis, seat: int, other: int) -> Phrase | None:
        """The Pope's player absolves, free of charge."""
        if p.pope != seat:
            return say.NOT_POPE
        return None if other < p.seats and p.excommunicated >> other & 1 else say.NOT_EXCOMMUNICATED

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if is_intrigue(move):
            return refuse_intrigue(p, seat, move)
        if do.ABSOLVE.has(move):
            return self.refuse_absolve(p, seat, do.ABSOLVE.a(move))
        if do.DIPLOMAT.has(move):
            return refuse_card(p, seat, box.DIPLOMAT, do.DIPLOMAT.a(move))
        if do.GOLDEN_TABLET.has(move):
            return refuse_card(p, seat, box.GOLDEN_TABLET, do.GOLDEN_TABLET.a(move))
        if do.TREATY.has(move):
            return refuse_card(p, seat, box.TREATY, do.TREATY.a(move))
        if not do.OFFER.first <= move < do.REVOKE_CLAIMS.end:
            return NOT_NOW
        return say.NO_ACTIONS if self.actions <= 0 else self.refuse_act(p, seat, move)

    def refuse_act(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        """Why a diplomatic action is refused."""
        if do.OFFER.has(move):
            return refuse_offer(p, seat, do.OFFER.a(move), False)
        if do.OFFER_PEACE.has(move):
            return refuse_offer(p, seat, do.OFFER_PEACE.a(move), True)
        if do.DECLARE_WAR.has(move):
            return refuse_war(p, seat, do.DECLARE_WAR.a(move), False)
        if do.DECLARE_WAR_CLAIMS.has(move):
            return refuse_war(p, seat, do.DECLARE_WAR_CLAIMS.a(move), True)
        if do.REVOKE.has(move):
            return refuse_revoke(p, seat, do.REVOKE.b(move), do.REVOKE.a(move), False)
        return refuse_revoke(p, seat, do.REVOKE_CLAIMS.b(move), do.REVOKE_CLAIMS.a(move), True)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_DIPLOMACY.of(self.actions)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
        elif is_intrigue(move):
            take_intrigue(p, seat, move)
        elif do.ABSOLVE.has(move):
            absolve(p, do.ABSOLVE.a(move))
        elif do.DIPLOMAT.has(move):
            play_card(p, seat, box.DIPLOMAT, do.DIPLOMAT.a(move), do.DIPLOMAT.b(move))
        elif do.GOLDEN_TABLET.has(move):
            play_card(p, seat, box.GOLDEN_TABLET, do.GOLDEN_TABLET.a(move), do.GOLDEN_TABLET.b(move))
        elif do.TREATY.has(move):
            play_card(p, seat, box.TREATY, do.TREATY.a(move), do.TREATY.b(move))
        else:
            self.act(p, seat, move)

    def act(self, p: Universalis, seat: int, move: int) -> None:
        """One diplomatic action."""
        self.actions -= 1
        if do.OFFER.has(move):
            p.push(Offer(seat, do.OFFER.a(move), False))
        elif do.OFFER_PEACE.has(move):
            p.push(Offer(seat, do.OFFER_PEACE.a(move), True))
        elif do.DECLARE_WAR.has(move):
            declare(p, seat, do.DECLARE_WAR.a(move), False)
        elif do.DECLARE_WAR_CLAIMS.has(move):
            declare(p, seat, do.DECLARE_WAR_CLAIMS.a(move), True)
        elif do.REVOKE.has(move):
            revoke(p, seat, do.REVOKE.b(move), do.REVOKE.a(move), False)
        else:
            revoke(p, seat, do.REVOKE_CLAIMS.b(move), do.REVOKE_CLAIMS.a(move), True)


def declare(p: Universalis, seat: int, target: int, paid: bool) -> None:
    """War [6.5]: its price, then the allies of both are asked."""
    p.tell(say.WAR_DECLARED, seat, target)
    holy = p.christian(seat) and p.christian(target)
    apply(p, "war", seat, target, "declare", paid)
    if holy and not paid:
        p.grounds.append([seat, GROUND_WAR])
    start_war(p, seat, target)
    p.push(WarCall(seat, target))


class WarCall(Decision):
    """Every ally of either side answers once, in sword order (D9)."""

    rule: ClassVar[str] = "6.5"
    FIELDS: ClassVar[list[Field]] = fields(
        declarer=One(SEAT),
        target=One(SEAT),
        attackers=Some(SEAT),
        defenders=Some(SEAT),
        queue=Some(SEAT),
        stage=Word("start", "ask", "done"),
    )

    def __init__(self, declarer: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__()
        self.declarer = declarer
        self.target = target
        self.attackers: list[int] = [declarer]
        self.defenders: list[int] = [target]
        self.queue: list[int] = []
        self.stage = "start"

    def allied_to(self, p: Universalis, seat: int) -> list[int]:
        """The two who began it, as far as this player has a treaty with them."""
        return [s for s in (self.declarer, self.target) if p.alliance[seat * box.SEATS + s]]

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            pair = [self.declarer, self.target]
            self.queue = [s for s in p.order if p.alive(s) and s not in pair and self.allied_to(p, s)]
            self.stage = "ask"
        elif self.stage == "ask" and self.queue:
            p.ask(self.queue[0])
        elif self.stage == "ask":
            self.unite(p)
            self.stage = "done"
        else:
            p.end()

    def unite(self, p: Universalis) -> None:
        """The members of a side are allied against the other side."""
        for side, foes in ((self.attackers, self.defenders), (self.defenders, self.attackers)):
            bits = 0
            for s in foes:
                bits |= 1 << s
            for a in side:
                for b in side:
                    if a < b and not p.war[a * box.SEATS + b]:
                        both(p.comrades, a, b, p.comrades[a * box.SEATS + b] | bits)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        sides = self.allied_to(p, seat)
        out = [PASS]
        if len(sides) == 1 and can_claim(p, seat, sides[0], cost(p, "alliance", seat, sides[0], "revoke")):
            out.append(do.REVOKE_CLAIMS.at(box.ALLIANCE, sides[0]))
        return out + do.JOIN.each(sorted(sides))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_JOIN.of(self.declarer, self.target)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.queue.pop(0)
        sides = self.allied_to(p, seat)
        if do.JOIN.has(move):
            self.join(p, seat, do.JOIN.a(move))
        elif len(sides) == 1:
            p.tell(say.DECLINED, seat, sides[0])
            revoke(p, seat, sides[0], box.ALLIANCE, move != PASS)
        else:
            for s in sides:
                both(p.alliance, seat, s, 0)
                p.tell(say.ALLIANCE_REVOKED, seat, s)

    def join(self, p: Universalis, seat: int, side: int) -> None:
        """At war with all members of the other side, except those under truce."""
        mine, foes = self.attackers, self.defenders
        if side == self.target:
            mine, foes = foes, mine
        mine.append(seat)
        p.tell(say.JOINED, seat, side)
        for foe in foes:
            if not p.truced(seat, foe) and not p.war[seat * box.SEATS + foe]:
                start_war(p, seat, foe)
